"""beads exports, one JSON object a line: open issues are threads, memories are facts, what is closed stays there."""

from __future__ import annotations

import json
from typing import Any

from memkit.documents.tools.claim import Claim, sentence

_DONE = ("closed", "tombstone", "done")


def bead_claims(path: str, text: str) -> list[Claim]:
    """The claims of an export; lines that are no issue and no memory are passed over."""
    found = []
    for line, row in enumerate(text.split("\n"), 1):
        claim = _claim(_read(row), path, line)
        found += [claim] if claim is not None else []
    return found


def _read(row: str) -> dict[str, Any]:
    try:
        read = json.loads(row) if row.strip().startswith("{") else None
    except (ValueError, RecursionError):
        return {}
    return read if isinstance(read, dict) else {}


def _claim(read: dict[str, Any], path: str, line: int) -> Claim | None:
    if read.get("_type") == "memory":
        said = sentence(str(read.get("value") or read.get("content") or ""))
        return Claim(said, "fact", path, line) if said else None
    is_issue = read.get("_type", "issue") == "issue" and "id" in read and "status" in read
    if not is_issue or read["status"] in _DONE or read.get("is_template"):
        return None
    said = sentence(str(read.get("title") or ""))
    return Claim(said, "thread", path, line) if said else None
