"""Replacements that keep a cold start quick: struct, memo, json, digest. Imports nothing of memkit.

`is_plain` says whether a text can be printed unchanged; it is here because nearly every text passes.
"""

from __future__ import annotations

# signs in memkit's own sentences; no printable character below U+034F is invisible
_SIGNS = "·—…→–“”’✓↔"
_FIRST_SUSPECT = "\u034f"


def is_plain(text: str) -> bool:
    """True if no character of the text is invisible, reorders text or is a control character."""
    bare = text.replace("\n", "").replace("\t", "")
    if bare.isascii():
        return bare.isprintable()
    for sign in _SIGNS:
        bare = bare.replace(sign, "")
    return bare.isprintable() and (not bare or max(bare) < _FIRST_SUSPECT)
