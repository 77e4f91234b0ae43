"""Notes with a header: an agent's own memory folder (MEMORY.md and its topics) and basic-memory's observations."""

from __future__ import annotations

import re
from collections.abc import Container

from memkit.documents.tools.claim import (
    Claim,
    Entry,
    Left,
    Reading,
    entries,
    front,
    left_entry,
    left_prose,
    sentence,
)

INDEX = "MEMORY.md"
_TYPES = {"user": "preference", "feedback": "convention", "project": "fact", "reference": "fact"}
_OBSERVATION = re.compile(r"\[([A-Za-z][^\]\[]*)\][ \t]+(.+)", re.S)
_TAGS = re.compile(r"(?:\s+#[\w/-]+)+(?=\s*(?:\([^()]*\))?\s*\Z)")
_LINK = re.compile(r"[*_]*\[[^\]]*\]\(([^)\s]+\.md)\)")
_RELATION = re.compile(r"([A-Za-z][\w -]*?)?[ \t]*\[\[([^\]\[|]+)(?:\|[^\]]*)?\]\](?:[ \t]*\(.*\))?", re.S)
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


def topic_claims(path: str, text: str) -> Reading:
    """A topic is one claim, its description; its body goes along as the record."""
    header, length = front(text)
    said = sentence(header["description"]) or sentence(header["name"])
    rows = text.split("\n")
    line = next(at for at, row in enumerate(rows, 1) if row.lstrip().startswith("description:"))
    if not said:
        return [Left(header["name"][:100], path, line, "a description too long for a claim")]
    body = "\n".join(rows[length:]).strip()
    return [Claim(said, _TYPES[header["type"].lower()], path, line, "" if body == said else body)]


def memory_claims(path: str, text: str, others: Container[str]) -> Reading:
    """MEMORY.md and plain pages beside it: their items, but for those that only point to a page at hand."""
    folder = path.rpartition("/")[0]
    found: Reading = []
    for entry in entries(text):
        link = _LINK.match(entry.text)
        if link is not None and f"{folder}/{link[1]}".lstrip("/") in others:
            continue
        found.append(_item(path, entry, "fact"))
    return [*found, *left_prose(path, text)]


def _item(path: str, entry: Entry, kind: str) -> Claim | Left:
    """A plain list item: a claim, unless it is done, too short, or only opens a list."""
    said = sentence(entry.text)
    # two words are enough for a thing to do
    if entry.box != "x" and len(said.split()) >= (2 if entry.box else 3) and not said.endswith(":"):
        return Claim(said, "thread" if entry.box else kind, path, entry.line)
    return left_entry(path, entry, "done" if entry.box == "x" else "too short for a claim")


def is_note(text: str) -> bool:
    """True for a note of basic-memory: a header with a permalink, or with a title and observations below."""
    header, _ = front(text)
    return "permalink" in header or (
        "title" in header and any(_observation(entry.text) for entry in entries(text))
    )


def note_claims(path: str, text: str) -> Reading:
    """Observations by their category, relations as sentences, plain items; tags are left behind, prose is listed."""
    title = front(text)[0].get("title", "").strip() or path.rpartition("/")[2].removesuffix(".md")
    found: Reading = []
    for entry in entries(text):
        found += _noted(path, entry, title)
    return [*found, *left_prose(path, text)]


def _noted(path: str, entry: Entry, title: str) -> Reading:
    relation = _RELATION.fullmatch(entry.text)
    if relation is not None and not entry.box:
        words = (relation[1] or "relates to").strip().replace("_", " ")
        return [Claim(f"{title} {words} {relation[2].strip()}.", "fact", path, entry.line)]
    read = _observation(entry.text)
    if read is None or entry.box:
        return [_item(path, entry, "fact")]
    tags = _TAGS.search(read[1])
    said = sentence(_TAGS.sub("", read[1]))
    claim = Claim(said, _CATEGORIES.get(read[0].strip().lower(), "fact"), path, entry.line)
    rest = [Left(" ".join(tags[0].split()), path, entry.line, "tags")] if tags is not None else []
    return [claim, *rest] if said else [left_entry(path, entry, "no sentence")]


def _observation(text: str) -> tuple[str, str] | None:
    read = _OBSERVATION.fullmatch(text)
    return (read[1], read[2]) if read is not None and not text.startswith("[[") else None
