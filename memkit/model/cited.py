"""Evidence as the ledger writes it, read without its digest: `src/limits.py#RateLimit:L41-L60@sha256:…`."""

from __future__ import annotations

_MARK = "@sha256:"
_CODES = tuple((f"%{ord(sign):02X}", sign) for sign in "#@:,|")


def is_hashed(source: str) -> bool:
    """True if the piece carries a digest that a file can be compared with."""
    return _MARK in source


def without_digest(source: str) -> str:
    """The piece without its digest: a path, perhaps with a name and lines."""
    return source.partition(_MARK)[0]


def path_of(source: str) -> str:
    """The file that a hashed piece names, or the piece itself if it names none."""
    bare, mark, _ = source.partition(_MARK)
    head, sign, anchor = bare.rpartition("#")
    path = head if mark and sign and _is_lines(anchor.rpartition(":")[2]) else bare
    if not mark or "%" not in path:
        return path
    for code, sign in _CODES:
        path = path.replace(code, sign)
    return path.replace("%25", "%")


def line_of(source: str) -> int:
    """The first line that a hashed piece names; 1 for a whole file."""
    anchor = without_digest(source).rpartition("#")[2].rpartition(":")[2]
    return int(anchor.partition("-")[0][1:]) if _is_lines(anchor) else 1


def _is_lines(text: str) -> bool:
    first, sign, last = text.partition("-")
    return bool(sign) and first[:1] == "L" == last[:1] and first[1:].isdigit() and last[1:].isdigit()
