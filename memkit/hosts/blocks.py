"""A block of memkit's own lines in somebody else's file: put in, found again, taken out byte for byte. Pure text."""

from __future__ import annotations

import re

_OPEN = "# >>> memkit setup git >>>"
# the file had no end of line where the block came in; taking the block out takes that one out too
_OPEN_JOINED = "# >>> memkit setup git, after a line without an end >>>"
_CLOSE = "# <<< memkit setup git <<<"
_BLOCK = re.compile(rf"^([ \t]*){re.escape(_OPEN)}\n.*?^[ \t]*{re.escape(_CLOSE)}\n", re.M | re.S)
_JOINED = re.compile(rf"\n([ \t]*){re.escape(_OPEN_JOINED)}\n.*?^[ \t]*{re.escape(_CLOSE)}\n", re.M | re.S)


def has_block(text: str) -> bool:
    """True when the file holds a block."""
    return _BLOCK.search(text) is not None or _JOINED.search(text) is not None


def with_block(text: str, lines: list[str], at: int, indent: str = "") -> str:
    """The text with a block of these lines at an offset, which is the start of a line or the end of the text."""
    joined = at > 0 and text[at - 1] != "\n"
    body = "".join(f"{indent}{line}\n" for line in (_OPEN_JOINED if joined else _OPEN, *lines, _CLOSE))
    return text[:at] + ("\n" if joined else "") + body + text[at:]


def without_block(text: str) -> str:
    """The text as it was before."""
    return _JOINED.sub("", _BLOCK.sub("", text))


def after_first_line(text: str) -> int:
    """The offset behind a `#!` line, else the start."""
    if not text.startswith("#!"):
        return 0
    end = text.find("\n")
    return len(text) if end < 0 else end + 1
