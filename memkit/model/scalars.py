"""Reads lines of project state as people write them: `key: value`, the key plain, bold or as code."""

from __future__ import annotations

from memkit.boot.memo import lazy
from memkit.model.ids import STATE_KEY

_SCALAR = lazy(r"(?s)(\*\*|__|`|)([A-Za-z][A-Za-z _-]*?)(?:\1[ \t]*:|:[ \t]*\1)(?:[ \t]+(.*)|[ \t]*)")
# keys with the time of the last review → the scope of the Reviewed event
REVIEWED = {"last_review": "all", "last_invariant_check": "invariants"}


def read_scalar(text: str) -> tuple[str, str]:
    """(key, value) of an item's text; an empty key if it has another form."""
    match = _SCALAR.fullmatch(text.strip())
    key = match[2].strip().lower().replace(" ", "_").replace("-", "_") if match is not None else ""
    if match is None or not STATE_KEY.fullmatch(key):
        return "", ""
    return key, (match[3] or "").strip()
