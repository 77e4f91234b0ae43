"""memkit's block of lines in a user's file: insert it, find it, remove it byte for byte. Pure text."""

from __future__ import annotations

import re

_OPEN = "# >>> memkit setup {} >>>"
# the file did not end in a newline; removing the block removes the added newline too
_OPEN_JOINED = "# >>> memkit setup {}, after a line without an end >>>"
_CLOSE = "# <<< memkit setup {} <<<"
_END = r"\n.*?^[ \t]*# <<< memkit setup (?P=host) <<<\n"
_HOST = r"(?P<host>[a-z-]+)"
_BLOCK = re.compile(rf"^([ \t]*){_OPEN.format(_HOST)}{_END}", re.M | re.S)
_JOINED = re.compile(rf"\n([ \t]*){_OPEN_JOINED.format(_HOST)}{_END}", re.M | re.S)


def has_block(text: str) -> bool:
    """True if the file holds a block."""
    return _BLOCK.search(text) is not None or _JOINED.search(text) is not None


def inside(text: str) -> str:
    """The content of a file's blocks."""
    return "".join(found[0] for pattern in (_BLOCK, _JOINED) for found in pattern.finditer(text))


def with_block(text: str, lines: list[str], at: int, indent: str = "", host: str = "git") -> str:
    """The text with a block of these lines at an offset: the start of a line, or the end of the text."""
    joined = at > 0 and text[at - 1] != "\n"
    marks = (_OPEN_JOINED if joined else _OPEN).format(host), _CLOSE.format(host)
    body = "".join(f"{indent}{line}\n" for line in (marks[0], *lines, marks[1]))
    return text[:at] + ("\n" if joined else "") + body + text[at:]


def without_block(text: str) -> str:
    """The text without its blocks."""
    return _JOINED.sub("", _BLOCK.sub("", text))


def after_first_line(text: str) -> int:
    """The offset after a `#!` line, else 0."""
    if not text.startswith("#!"):
        return 0
    end = text.find("\n")
    return len(text) if end < 0 else end + 1
