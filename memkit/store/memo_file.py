"""Memo files: plain values in the cache, with a checksum in front.

A damaged file counts as missing; without the checksum one changed byte could change an answer.
"""

from __future__ import annotations

import marshal

from memkit.boot.digest import summed, whole
from memkit.store import files

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

# errors of reading a memo or unpacking its value; the caller then treats it as missing
NO_MEMO = (OSError, ValueError, EOFError, TypeError, IndexError)


def read_memo(path: str) -> Any:
    """The value in a memo; raises OSError if there is none, ValueError if its checksum does not match."""
    return marshal.loads(whole(files.read(path)))


def write_memo(path: str, value: Any) -> bool:
    """Stores a value; False if the file cannot be written. Raises ValueError for a value that `marshal` cannot encode."""
    return files.replace_cached(path, encode_memo(value))


def encode_memo(value: Any) -> bytes:
    """The bytes of a memo."""
    return summed(marshal.dumps(value))
