"""beads exports, one JSON object a line: open issues are threads, memories are facts, what is closed stays there."""

from __future__ import annotations

from typing import Any

from memkit.documents.tools.claim import Claim, Left, Reading, claimed
from memkit.documents.tools.rows import json_rows, objects

_DONE = ("closed", "tombstone", "done")
# what an agent's tools note for each other
_TRAFFIC = ("event", "message", "gate", "molecule", "agent", "role", "rig", "slot", "convoy")
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
        return claimed(str(row.get("value") or row.get("content") or ""), "fact", path, line)
    if not _is_issue(row):
        return Left("", path, line, "neither an issue nor a memory")
    title, type = " ".join(str(row.get("title") or "").split()), row.get("issue_type")
    # an issue of this type is the record of a decision; once it is closed it holds
    is_decision = type == "decision" and row["status"] != "tombstone"
    why = "" if is_decision else _why_left(row)
    if why or not title:
        return Left(title[:100], path, line, why or "an issue without a title")
    return claimed(title, "decision" if is_decision else "thread", path, line, _more(row))


def _why_left(row: dict[str, Any]) -> str:
    if row.get("is_template"):
        return "a template"
    if row.get("issue_type") in _TRAFFIC:
        return f"of type {row['issue_type']}, no work"
    return f"an issue that is {row['status']}" if row["status"] in _DONE else ""


def _more(row: dict[str, Any]) -> str:
    """An issue's texts, comments, labels, priority and dependencies, one below the other."""
    said = [str(row[key]).strip() for key in _TEXTS if row.get(key)]
    said += [f"Comment: {each['text']}" for each in objects(row.get("comments")) if each.get("text")]
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
