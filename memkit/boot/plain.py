"""Whether a text can be printed unchanged: a test without imports, since ninety-nine texts in a hundred pass it."""

from __future__ import annotations

# signs of our own sentences; below U+034F nothing printable hides
_SIGNS = "·—…→–“”’✓↔"
_FIRST_SUSPECT = "\u034f"


def is_plain(text: str) -> bool:
    """True only for a text in which no character hides, reorders or controls anything."""
    bare = text.replace("\n", "").replace("\t", "")
    if bare.isascii():
        return bare.isprintable()
    for sign in _SIGNS:
        bare = bare.replace(sign, "")
    return bare.isprintable() and (not bare or max(bare) < _FIRST_SUSPECT)
