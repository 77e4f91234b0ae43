"""mem0's memories, as `get_all` and exports give them: each is a fact or, by its category, a preference."""

from __future__ import annotations

from typing import Any

from memkit.documents.tools.claim import Claim, Left, Reading, sentence
from memkit.documents.tools.rows import json_rows, line_of, load, objects

_LISTS = ("results", "memories", "data")


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
    """Every memory; one that is no sentence, or too long for one, is left."""
    found: Reading = []
    for row in _memories(text):
        line, said = line_of(text, row["memory"]), sentence(row["memory"])
        about = (
            " ".join(map(str, row.get("categories") or ())) if isinstance(row.get("categories"), list) else ""
        )
        kind = "preference" if "preference" in about else "fact"
        found.append(
            Claim(said, kind, path, line)
            if said
            else Left(row["memory"][:100], path, line, "too long for a claim")
        )
    return found
