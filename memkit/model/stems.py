"""Stems: the form of a session's file name, tested without a regular expression because every command tests it."""

from __future__ import annotations

_HEX = "0123456789abcdef"
_DIGITS = str.maketrans("123456789", "000000000")
_SHAPES = {10: "0000-00-00", 17: "0000-00-00-000000", 28: "0000-00-00-000000"}


def stem_of(name: str) -> str:
    """The stem of a session's file name or path; empty for any other name."""
    stem = name.rpartition("/")[2].removesuffix(".md")
    return stem if name.endswith(".md") and is_stem(stem) else ""


def is_stem(text: str) -> bool:
    """True for `YYYY-MM-DD`, `YYYY-MM-DD-HHMMSS` and `YYYY-MM-DD-HHMMSS-<10 hex>` that name a time."""
    shape = _SHAPES.get(len(text))
    if shape is None or text[:17].translate(_DIGITS) != shape:
        return False
    if not ("01" <= text[5:7] <= "12" and "01" <= text[8:10] <= "31"):
        return False
    if text[11:13] >= "24" or text[13:15] >= "60" or text[15:17] >= "61":
        return False
    return len(text) < 28 or (text[17] == "-" and not text[18:].strip(_HEX))
