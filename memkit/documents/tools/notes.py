"""Notes with a header: an agent's own memory folder (MEMORY.md and its topics) and basic-memory's observations."""

from __future__ import annotations

import re
from collections.abc import Container

from memkit.documents.tools.claim import Claim, entries, front, sentence

INDEX = "MEMORY.md"
_TYPES = {"user": "preference", "feedback": "convention", "project": "fact", "reference": "fact"}
_OBSERVATION = re.compile(r"\[([A-Za-z][^\]\[]*)\][ \t]+(.+)", re.S)
_TAGS = re.compile(r"(?:\s+#[\w/-]+)+(?=\s*(?:\([^()]*\))?\s*\Z)")
_LINK = re.compile(r"[*_]*\[[^\]]*\]\(([^)\s]+\.md)\)")
_CATEGORIES = {
    "decision": "decision",
    "preference": "preference",
    "tech": "stack",
    "stack": "stack",
    "tool": "stack",
    "convention": "convention",
    "rule": "convention",
    "pattern": "convention",
    "constraint": "convention",
    "question": "thread",
    "todo": "thread",
    "task": "thread",
    "idea": "thread",
}


def is_topic(text: str) -> bool:
    """True for one topic of an agent's memory folder: a name, a description and a type it knows."""
    header, _ = front(text)
    return {"name", "description"} <= header.keys() and header.get("type", "").lower() in _TYPES


def topic_claims(path: str, text: str) -> list[Claim]:
    """A topic is one claim: its description."""
    header, _ = front(text)
    said = sentence(header["description"]) or sentence(header["name"])
    line = next(at for at, row in enumerate(text.split("\n"), 1) if row.lstrip().startswith("description:"))
    return [Claim(said, _TYPES[header["type"].lower()], path, line)] if said else []


def memory_claims(path: str, text: str, others: Container[str]) -> list[Claim]:
    """MEMORY.md and plain pages beside it: their items, but for those that only point to a page at hand."""
    folder = path.rpartition("/")[0]
    found = []
    for entry in entries(text):
        link = _LINK.match(entry.text)
        said = sentence(entry.text)
        if link is not None and f"{folder}/{link[1]}".lstrip("/") in others:
            continue
        if entry.box != "x" and len(said.split()) >= 3 and not said.endswith(":"):
            found.append(Claim(said, "fact", path, entry.line))
    return found


def is_note(text: str) -> bool:
    """True for a note of basic-memory: a header with a title or a permalink, and observations."""
    header, _ = front(text)
    return ("permalink" in header or "title" in header) and any(
        _observation(entry.text) for entry in entries(text)
    )


def note_claims(path: str, text: str) -> list[Claim]:
    """Every observation, by its category; its tags are left behind."""
    found = []
    for entry in entries(text):
        read = _observation(entry.text)
        said = sentence(_TAGS.sub("", read[1])) if read is not None and not entry.box else ""
        if read is not None and said:
            found.append(Claim(said, _CATEGORIES.get(read[0].strip().lower(), "fact"), path, entry.line))
    return found


def _observation(text: str) -> tuple[str, str] | None:
    read = _OBSERVATION.fullmatch(text)
    return (read[1], read[2]) if read is not None and not text.startswith("[[") else None
