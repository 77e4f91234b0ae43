"""The order of the ledger: byte order of stems, whatever the folder or the listing."""

from __future__ import annotations

from memkit.model.ids import STEM


def stem_of(name: str) -> str:
    """The stem of a session's file name; empty when the name is none."""
    stem = name.removesuffix(".md")
    match = STEM.fullmatch(stem) if stem != name else None
    if match is None or not ("01" <= match[2] <= "12" and "01" <= match[3] <= "31"):
        return ""
    return stem


def sort_key(stem: str) -> bytes:
    """Sessions are replayed in byte order of their stems."""
    return stem.encode()
