"""server-memory's knowledge graph: observations of an entity are facts, and so are relations between two."""

from __future__ import annotations

from typing import Any

from memkit.documents.tools.claim import Claim, Left, Reading, sentence
from memkit.documents.tools.rows import json_rows, line_of, load, objects

_TYPES = ("entity", "relation")


def is_graph(text: str) -> bool:
    """True for its file, one object a line, and for an answer of `read_graph`."""
    if any(row.get("type") in _TYPES for _, row in json_rows(text)):
        return True
    whole = load(text)
    return isinstance(whole, dict) and bool(objects(whole.get("entities")))


def graph_claims(path: str, text: str) -> Reading:
    """Every observation with its entity's name, every relation as a sentence; an entity without either is left."""
    rows = [(line, row) for line, row in json_rows(text) if row.get("type") in _TYPES]
    if not rows:
        whole = load(text)
        named = [*objects(whole.get("entities")), *objects(whole.get("relations"))]
        rows = [(line_of(text, str(row.get("name") or row.get("from") or "")), row) for row in named]
    return [each for line, row in rows for each in _read(path, line, row)]


def _read(path: str, line: int, row: dict[str, Any]) -> Reading:
    if "relationType" in row:
        words = str(row["relationType"]).replace("_", " ")
        said = sentence(f"{row.get('from', '')} {words} {row.get('to', '')}".strip() + ".")
        return (
            [Claim(said, "fact", path, line)] if said else [Left(words, path, line, "relation not readable")]
        )
    name, seen = str(row.get("name") or ""), row.get("observations")
    texts = [str(each) for each in seen] if isinstance(seen, list) else []
    if not texts:
        return [Left(name, path, line, "an entity without observations")]
    found: Reading = []
    for text in texts:
        said = sentence(text if name.casefold() in text.casefold() else f"{name}: {text}")
        found.append(
            Claim(said, "fact", path, line) if said else Left(text[:100], path, line, "too long for a claim")
        )
    return found
