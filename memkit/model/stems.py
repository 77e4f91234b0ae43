"""Stems: what a session's file name looks like, told without a regular expression, since every command asks."""

from __future__ import annotations

_HEX = frozenset("0123456789abcdef")


def is_stem(text: str) -> bool:
    """True for `YYYY-MM-DD`, `YYYY-MM-DD-HHMMSS` and `YYYY-MM-DD-HHMMSS-<10 hex>` that name a time."""
    size = len(text)
    if size not in (10, 17, 28) or text[4] != "-" or text[7] != "-" or not text.isascii():
        return False
    if not (text[:4] + text[5:7] + text[8:10]).isdigit():
        return False
    if not ("01" <= text[5:7] <= "12" and "01" <= text[8:10] <= "31"):
        return False
    return size == 10 or (
        _is_time(text[10:17]) and (size == 17 or (text[17] == "-" and _HEX.issuperset(text[18:])))
    )


def _is_time(text: str) -> bool:
    return (
        text[0] == "-" and text[1:].isdigit() and text[1:3] < "24" and text[3:5] < "60" and text[5:7] < "61"
    )
