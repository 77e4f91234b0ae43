"""server-memory's knowledge graph: observations of an entity are facts, and so are relations between two."""

from __future__ import annotations

import re
from typing import Any

from memkit.documents.tools.claim import Claim, Left, Reading, claimed, short, spoken
from memkit.documents.tools.rows import Row, json_rows, line_of, load, objects

_TYPES = ("entity", "relation")
_RELATION = re.compile(r'"relationType"\s*:')


def is_graph(text: str) -> bool:
    """True for its file, one object a line, and for an answer of `read_graph`."""
    if any(row.get("type") in _TYPES for _, row in json_rows(text)):
        return True
    whole = load(text)
    return isinstance(whole, dict) and bool(objects(whole.get("entities")))


def graph_claims(path: str, text: str) -> Reading:
    """Every observation with its entity's name, every relation as a sentence; an entity without either is left."""
    rows = [(line, row) for line, row in json_rows(text) if row.get("type") in _TYPES]
    rows = rows or _whole(text)
    found = [each for line, row in rows for each in _read(path, line, row)]
    types = [
        f"{row.get('name')}: {row['entityType']}"
        for _, row in rows
        if _has_words(row) and row.get("entityType")
    ]
    return [
        *found,
        *([Left(short(", ".join(types)), path, rows[0][0], "types of entities")] if types else []),
    ]


def _whole(text: str) -> list[Row]:
    """The rows of one JSON value, each with its line."""
    whole = load(text)
    entities = [(line_of(text, str(row.get("name") or "")), row) for row in objects(whole.get("entities"))]
    places = [text.count("\n", 0, found.start()) + 1 for found in _RELATION.finditer(text)]
    relations = objects(whole.get("relations"))
    if len(places) != len(relations):
        places = [1] * len(relations)
    return [*entities, *zip(places, relations, strict=True)]


def _read(path: str, line: int, row: dict[str, Any]) -> Reading:
    if "relationType" in row:
        ends = [str(row.get(key) or "").strip() for key in ("from", "to")]
        words = spoken(str(row["relationType"]))
        if not all((*ends, words)):
            return [Left(" ".join([*ends, words]), path, line, "a relation without both ends")]
        return [claimed(f"{ends[0]} {words} {ends[1]}.", "fact", path, line)]
    name, seen = str(row.get("name") or ""), row.get("observations")
    texts = [str(each) for each in seen] if isinstance(seen, list) else []
    if not _has_words(row):
        about = f"{name} ({row['entityType']})" if row.get("entityType") else name
        return [Left(about, path, line, "an entity without observations")]
    return [_observed(name, text, path, line) for text in texts]


def _has_words(row: dict[str, Any]) -> bool:
    seen = row.get("observations")
    return isinstance(seen, list) and any(str(each).strip() for each in seen)


def _observed(name: str, text: str, path: str, line: int) -> Claim | Left:
    said = text if not text.strip() or name.casefold() in text.casefold() else f"{name}: {text}"
    return claimed(said, "fact", path, line)
