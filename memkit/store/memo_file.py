"""Memo files: plain values in the cache, read whole, with a digest of their bytes in front.

A file that a fault of the disk or of a writer spoilt is like none; without the digest one letter could change an answer.
"""

from __future__ import annotations

import marshal

from memkit.boot.digest import blake2b
from memkit.store import files

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

_SIZE = 16
# what reading a memo, and taking its value apart, may come to: then there is none
NO_MEMO = (OSError, ValueError, EOFError, TypeError, IndexError)


def read_memo(path: str) -> Any:
    """The value in a memo; raises OSError where there is none, ValueError if its bytes are not those that were written."""
    data = files.read(path)
    if blake2b(data[_SIZE:], digest_size=_SIZE).digest() != data[:_SIZE]:
        raise ValueError("not a memo, or spoilt")
    return marshal.loads(data[_SIZE:])


def write_memo(path: str, value: Any) -> bool:
    """Keeps a value; False when it cannot be written. Raises ValueError for a value that `marshal` does not know."""
    return files.replace_cached(path, encoded(value))


def encoded(value: Any) -> bytes:
    """The bytes of a memo."""
    data = marshal.dumps(value)
    return blake2b(data, digest_size=_SIZE).digest() + data
