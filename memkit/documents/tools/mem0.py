"""What mem0 exports: memories of one or several people, and relations between the things they name."""

from __future__ import annotations

import re
from typing import Any

from memkit.documents.tools.claim import (
    Claim,
    Left,
    Reading,
    claimed,
    json_rows,
    left_days,
    left_lines,
    line_of,
    load,
    objects,
    prefers,
    relation_claim,
    said_of,
    short,
)

_OWNER_KEYS = ("user_id", "agent_id", "app_id", "run_id")
_LISTS = ("results", "memories", "data")
_CATEGORIES = ("category", "categories")
_PRONOUN = re.compile(r"(?:he|she|it|they|this|that|these|those|his|her|its|their|him|them)\b", re.I)


def is_mem0(text: str) -> bool:
    """True for a list of objects with a `memory` each, bare, under `results`, or one a line."""
    return bool(_memories(text))


def _memories(text: str) -> list[dict[str, Any]]:
    return [row for row in _export_rows(text) if isinstance(row.get("memory"), str)]


def _export_rows(text: str) -> list[dict[str, Any]]:
    """The objects of an export, with a memory or without."""
    whole = load(text)
    if isinstance(whole, dict):
        return [row for key in _LISTS for row in objects(whole.get(key))] or [whole]
    return objects(whole) or [row for _, row in json_rows(text)]


def mem0_claims(path: str, text: str) -> Reading:
    """Every memory, a preference by its category or its words; relations as sentences. Metadata is left over.

    If it has the memories of several people, each says whose it is.
    """
    found: Reading = []
    people = {row["user_id"] for row in _memories(text) if row.get("user_id")}
    for row in _memories(text):
        line, (categories, rest) = line_of(text, row["memory"]), _about(row)
        is_preference = "preference" in categories or prefers(row["memory"], is_of_person=True)
        found.append(
            _memory_claim(row, "preference" if is_preference else "fact", len(people) > 1, path, line)
        )
        if categories and "preference" not in categories:
            rest = [f"category: {categories}", *rest]
        found += [Left(", ".join(rest), path, line, "metadata")] if rest else []
    found += left_days(path, _memories(text))
    return [*found, *_relations(path, text), *_left_of_mem0(path, text, len(people) > 1)]


def _memory_claim(row: dict[str, Any], kind: str, names_owner: bool, path: str, line: int) -> Claim | Left:
    said = row["memory"]
    if _PRONOUN.match(said) is not None:
        return Left(short(said), path, line, "a pronoun, and nothing says for whom")
    return claimed(said_of(str(row.get("user_id") or ""), said) if names_owner else said, kind, path, line)


def _relations(path: str, text: str) -> Reading:
    """The relations of a graph memory, by the names that its versions use."""
    whole = load(text)
    rows = objects(whole.get("relations")) if isinstance(whole, dict) else []
    return [
        relation_claim(
            _end(row, "source"),
            _end(row, "relationship", "relation"),
            _end(row, "target", "destination"),
            path,
            line,
        )
        for row in rows
        for line in [line_of(text, "relations")]
    ]


def _end(row: dict[str, Any], *names: str) -> str:
    return next((str(row[name]) for name in names if row.get(name)), "")


def _left_of_mem0(path: str, text: str, names_owners: bool) -> list[Left]:
    """Entries without a memory, the one owner of all, and lines of an export by lines that hold no object."""
    left = [
        Left(short(str(row)), path, line_of(text, str(row.get("id") or "")), "an entry without a memory")
        for row in _export_rows(text)
        if not isinstance(row.get("memory"), str)
    ]
    keys = _OWNER_KEYS[1:] if names_owners else _OWNER_KEYS
    owned = [(key, row[key]) for row in _export_rows(text) for key in keys if row.get(key)]
    owners = ", ".join(dict.fromkeys(f"{key}: {name}" for key, name in owned))
    left += [Left(short(owners), path, 1, "whose memories they are")] if owners else []
    return left if load(text) is not None else [*left, *left_lines(path, text)]


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
