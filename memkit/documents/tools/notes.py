"""Notes with a header: an agent's own memory folder (MEMORY.md and its topics) and basic-memory's observations."""

from __future__ import annotations

import re
from collections.abc import Container

from memkit.documents.frontmatter import Header, split
from memkit.documents.tools.claim import (
    Claim,
    Left,
    Reading,
    claimed,
    left_entry,
    left_prose,
    short,
    spoken,
)
from memkit.documents.tools.entries import Entry, read_notes

INDEX = "MEMORY.md"
_TYPES = {"user": "preference", "feedback": "convention", "project": "fact", "reference": "fact"}
_OBSERVATION = re.compile(r"\[([A-Za-z][^\]\[]*)\][ \t]+(.+)", re.S)
_TAGS = re.compile(r"(?:\s+#[\w/-]+)+(?=\s*(?:\([^()]*\))?\s*\Z)")
_LINK = re.compile(r"[*_]*\[[^\]]*\]\(([^)\s]+\.md)\)")
_RELATION = re.compile(r"([A-Za-z][\w -]*?)?[ \t]*\[\[([^\]\[|]+)(?:\|[^\]]*)?\]\](?:[ \t]*(\(.*\)))?", re.S)
_WIKI = re.compile(r"\[\[([^\]\[|]+)(?:\|([^\]]*))?\]\]")
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
    "requirement": "convention",
    "principle": "convention",
    "policy": "convention",
    "question": "thread",
    "todo": "thread",
    "task": "thread",
    "idea": "thread",
}


def is_topic(text: str) -> bool:
    """True for one topic of an agent's memory folder: a name, a description and a type it knows."""
    header = split(text)[0].values()
    return {"name", "description"} <= header.keys() and header.get("type", "").lower() in _TYPES


def topic_claims(path: str, text: str) -> Reading:
    """A topic is one claim, its description; its body goes along as the record."""
    header = split(text)[0]
    stated = header.values()
    body = "\n".join(text.split("\n")[header.lines :]).strip()
    said, kind = stated["description"] or stated["name"], _TYPES[stated["type"].lower()]
    return [claimed(said, kind, path, _line(header, "description"), "" if body == said else body)]


def _line(header: Header, key: str) -> int:
    return next((entry.line for entry in header.entries if entry.key.lower() == key), 1)


def memory_claims(path: str, text: str, others: Container[str]) -> Reading:
    """MEMORY.md and plain pages beside it: their items, but for those that only point to a page at hand."""
    folder, notes = path.rpartition("/")[0], read_notes(text)
    found: Reading = []
    for entry in notes.items:
        link = _LINK.match(entry.text)
        if link is None or f"{folder}/{link[1]}".lstrip("/") not in others:
            found.append(_item(path, entry, "fact", entry.heading))
    return [*found, *left_prose(path, notes)]


def _item(path: str, entry: Entry, kind: str, name: str) -> Claim | Left:
    """A plain list item: a claim, unless it is done, too short even with a name before it, or only opens a list."""
    # two words are enough for a thing to do
    said = entry.text if entry.box else entry.said_under(name)
    if entry.box == "x" or said.rstrip().endswith(":"):
        return left_entry(path, entry, "done" if entry.box else "it only opens a list")
    if len(said.split()) < (2 if entry.box else 3):
        return left_entry(path, entry, "too short for a claim")
    return claimed(_WIKI.sub(_words_of, said), "thread" if entry.box else kind, path, entry.line)


def _words_of(link: re.Match[str]) -> str:
    return link[2] or link[1]


def is_note(text: str) -> bool:
    """True for a note of basic-memory: a header with a permalink, or with a title and observations below."""
    header = split(text)[0].values()
    return "permalink" in header or (
        "title" in header and any(_observation(entry.text) for entry in read_notes(text).items)
    )


def note_claims(path: str, text: str) -> Reading:
    """Observations by their category, relations as sentences, plain items; tags are left behind, prose is listed."""
    notes = read_notes(text)
    stated = notes.header.values()
    title = stated.get("title", "").strip() or path.rpartition("/")[2].removesuffix(".md")
    tags = [entry.value for entry in notes.header.entries if entry.key.lower() == "tags"]
    found: Reading = [Left(", ".join(tags), path, _line(notes.header, "tags"), "tags")] if tags else []
    for entry in notes.items:
        found += _noted(path, entry, title)
    return [*found, *left_prose(path, notes)]


def _noted(path: str, entry: Entry, title: str) -> Reading:
    relation = _RELATION.fullmatch(entry.text)
    if relation is not None and not entry.box:
        words = spoken(relation[1] or "relates to")
        context = f" {' '.join(relation[3].split())}" if relation[3] else ""
        return [claimed(f"{title} {words} {relation[2].strip()}{context}.", "fact", path, entry.line)]
    read = _observation(entry.text)
    if read is None or entry.box:
        return [_item(path, entry, "fact", title)]
    tags = _TAGS.search(read[1])
    said, kind = _TAGS.sub("", read[1]), _CATEGORIES.get(read[0].strip().lower(), "fact")
    # so an imported knowledge graph marks what it observed of the page's entity
    is_of_entity = read[0] == "Note" and title.casefold() not in said.casefold()
    found = claimed(f"{title}: {said}" if is_of_entity else said, kind, path, entry.line)
    return [found, *([Left(short(tags[0]), path, entry.line, "tags")] if tags is not None else [])]


def _observation(text: str) -> tuple[str, str] | None:
    read = _OBSERVATION.fullmatch(text)
    return (read[1], read[2]) if read is not None and not text.startswith("[[") else None
