"""mem0's memories, as `get_all` and exports give them: each is a fact or, by its category, a preference."""

from __future__ import annotations

from typing import Any

from memkit.documents.tools.claim import Left, Reading, claimed
from memkit.documents.tools.rows import json_rows, line_of, load, objects

_LISTS = ("results", "memories", "data")
_CATEGORIES = ("category", "categories")


def is_mem0(text: str) -> bool:
    """True for a list of objects with a `memory` each, bare, under `results`, or one a line."""
    return bool(_memories(text))


def _memories(text: str) -> list[dict[str, Any]]:
    whole = load(text)
    if isinstance(whole, dict):
        found = [row for key in _LISTS for row in objects(whole.get(key))] or [whole]
    else:
        found = objects(whole) or [row for _, row in json_rows(text)]
    return [row for row in found if isinstance(row.get("memory"), str)]


def mem0_claims(path: str, text: str) -> Reading:
    """Every memory, a preference if its category says so; any other category and metadata are left over."""
    found: Reading = []
    for row in _memories(text):
        line, (categories, rest) = line_of(text, row["memory"]), _about(row)
        is_preference = "preference" in categories
        found.append(claimed(row["memory"], "preference" if is_preference else "fact", path, line))
        if categories and not is_preference:
            rest = [f"category: {categories}", *rest]
        found += [Left(", ".join(rest), path, line, "metadata")] if rest else []
    return found


def _about(row: dict[str, Any]) -> tuple[str, list[str]]:
    """The categories of a memory, as one text, and the other entries of its metadata."""
    noted = row.get("metadata")
    noted = noted if isinstance(noted, dict) else {}
    named = [held.get(key) for held in (row, noted) for key in _CATEGORIES]
    words = [
        str(word) for value in named if value for word in (value if isinstance(value, list) else [value])
    ]
    rest = [f"{key}: {value}" for key, value in noted.items() if key not in _CATEGORIES and value]
    return " ".join(words).lower(), rest
