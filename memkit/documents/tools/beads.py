"""beads exports, one JSON object a line: open issues are threads, memories are facts, what is closed stays there."""

from __future__ import annotations

from typing import Any

from memkit.documents.tools.claim import Claim, Left, Reading, sentence
from memkit.documents.tools.rows import json_rows, objects

_DONE = ("closed", "tombstone", "done")
_TEXTS = ("description", "design", "acceptance_criteria", "notes")


def is_beads(text: str) -> bool:
    """True for an export: lines that are issues or memories."""
    return any(_is_issue(row) or row.get("_type") == "memory" for _, row in json_rows(text))


def _is_issue(row: dict[str, Any]) -> bool:
    return row.get("_type", "issue") == "issue" and "id" in row and "status" in row


def bead_claims(path: str, text: str) -> Reading:
    """The claims of an export; what an issue says besides its title goes along as its record."""
    return [_read(row, path, line) for line, row in json_rows(text)]


def _read(row: dict[str, Any], path: str, line: int) -> Claim | Left:
    if row.get("_type") == "memory":
        said = sentence(str(row.get("value") or row.get("content") or ""))
        return Claim(said, "fact", path, line) if said else Left("", path, line, "a memory without words")
    if not _is_issue(row):
        return Left("", path, line, "neither an issue nor a memory")
    title = " ".join(str(row.get("title") or "").split())
    if row["status"] in _DONE or row.get("is_template"):
        why = "a template" if row.get("is_template") else f"an issue that is {row['status']}"
        return Left(title[:100], path, line, why)
    said = sentence(title)
    return (
        Claim(said, "thread", path, line, _more(row))
        if said
        else Left("", path, line, "an issue without a title")
    )


def _more(row: dict[str, Any]) -> str:
    """An issue's texts, labels, priority and dependencies, one below the other."""
    said = [str(row[key]).strip() for key in _TEXTS if row.get(key)]
    labels = row.get("labels")
    about = [f"Labels: {', '.join(map(str, labels))}"] if isinstance(labels, list) and labels else []
    about += [f"Priority: {row['priority']}"] if isinstance(row.get("priority"), int) else []
    about += [
        f"{str(each.get('type') or 'depends on').capitalize()}: {each['depends_on_id']}"
        for each in objects(row.get("dependencies"))
        if each.get("depends_on_id")
    ]
    # a record only for what somebody wrote: a priority alone is none
    return "\n\n".join([*said, *(["\n".join(about)] if about else [])]) if said or labels else ""
