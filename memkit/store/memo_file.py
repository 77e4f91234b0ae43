"""Memo files: plain values in the cache, read whole, with a sum of their bytes in front.

A file that a fault of the disk or of a writer spoilt is like none; without the sum one letter could change an answer.
"""

from __future__ import annotations

import marshal

from memkit.boot.sums import summed, whole
from memkit.store import files

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

# what reading a memo, and taking its value apart, may come to: then there is none
NO_MEMO = (OSError, ValueError, EOFError, TypeError, IndexError)


def read_memo(path: str) -> Any:
    """The value in a memo; raises OSError where there is none, ValueError if its bytes are not those that were written."""
    return marshal.loads(whole(files.read(path)))


def write_memo(path: str, value: Any) -> bool:
    """Keeps a value; False when it cannot be written. Raises ValueError for a value that `marshal` does not know."""
    return files.replace_cached(path, encoded(value))


def encoded(value: Any) -> bytes:
    """The bytes of a memo."""
    return summed(marshal.dumps(value))
