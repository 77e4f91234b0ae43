"""Other memories a repository may hold → claims: server-memory's graph, mem0, beads, and the notes of `notes`.

They become candidates: nobody's notes are facts by themselves.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from memkit.documents.tools.bank import bank_claims, is_bank
from memkit.documents.tools.claim import (
    Claim,
    Left,
    Reading,
    Row,
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
from memkit.documents.tools.mem0 import is_mem0, mem0_claims
from memkit.documents.tools.notes import (
    INDEX,
    is_note,
    is_rule_file,
    is_topic,
    memory_claims,
    note_claims,
    rule_claims,
    topic_claims,
)
from memkit.documents.tools.pages import Clean, as_it_is, read_source

_TYPES = ("entity", "relation")
# types of entities that are people
_PERSON = re.compile(
    r"person|people|\buser|human|developer|member|colleague|owner|author|engineer|customer|client", re.I
)
_RELATION = re.compile(r'"relationType"\s*:')


def is_graph(text: str) -> bool:
    """True for its file, one object a line, and for an answer of `read_graph`."""
    if any(row.get("type") in _TYPES for _, row in json_rows(text)):
        return True
    whole = load(text)
    return isinstance(whole, dict) and bool(objects(whole.get("entities")))


def graph_claims(path: str, text: str) -> Reading:
    """Every observation with its entity's name, every relation as a sentence; an entity without either is left."""
    every = list(json_rows(text))
    is_whole = not any(row.get("type") in _TYPES for _, row in every)
    rows = _whole(text) if is_whole else every
    found = [each for line, row in rows for each in _read_graph(path, line, row)]
    found += [] if is_whole else left_lines(path, text)
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


def _read_graph(path: str, line: int, row: dict[str, Any]) -> Reading:
    if "relationType" in row:
        left, relation, right = (str(row.get(key) or "") for key in ("from", "relationType", "to"))
        return [relation_claim(left, relation, right, path, line)]
    if row.get("type", "entity") != "entity":
        return [Left(short(str(row)), path, line, "neither an entity nor a relation")]
    name, seen = str(row.get("name") or ""), row.get("observations")
    texts = [str(each) for each in seen] if isinstance(seen, list) else []
    if not _has_words(row):
        about = f"{name} ({row['entityType']})" if row.get("entityType") else name
        return [Left(about, path, line, "an entity without observations")]
    is_person = _PERSON.search(str(row.get("entityType") or "")) is not None
    return [_observed(name, text, is_person, path, line) for text in texts]


def _has_words(row: dict[str, Any]) -> bool:
    seen = row.get("observations")
    return isinstance(seen, list) and any(str(each).strip() for each in seen)


def _observed(name: str, text: str, is_person: bool, path: str, line: int) -> Claim | Left:
    kind = "preference" if prefers(text, is_person) else "fact"
    return claimed(said_of(name, text), kind, path, line)


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
    rows = list(json_rows(text))
    found: Reading = [_read_beads(row, path, line) for line, row in rows]
    return [*found, *left_days(path, (row for _, row in rows)), *left_lines(path, text)]


def _read_beads(row: dict[str, Any], path: str, line: int) -> Claim | Left:
    if row.get("_type") == "memory":
        return claimed(str(row.get("value") or row.get("content") or ""), "fact", path, line)
    if not _is_issue(row):
        return Left(short(str(row)), path, line, "neither an issue nor a memory")
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
        f"{_dependency(str(each.get('type') or ''))}: {each['depends_on_id']}"
        for each in objects(row.get("dependencies"))
        if each.get("depends_on_id")
    ]
    # a record only for what somebody wrote: a priority alone is none
    return "\n\n".join([*said, *(["\n".join(about)] if about else [])]) if said or labels else ""


def _dependency(type: str) -> str:
    """What an issue's dependency says of it: "blocks" is what the other one does."""
    named = {"": "Depends on", "blocks": "Blocked by", "parent-child": "Part of"}
    return named.get(type) or type.capitalize()


# what is read, in the words of an answer that recognised nothing
FORMS = (
    "CLAUDE.md, AGENTS.md and their kin, memory-bank folders, MEMORY.md with its topics, basic-memory notes, "
    "server-memory and mem0 files, beads exports"
)


@dataclass(frozen=True, slots=True)
class OtherMemory:
    """What files of other tools claim, each claim once; what of them was left, and the files that are of no known tool."""

    claims: tuple[Claim, ...]
    left: tuple[Left, ...]
    unknown: tuple[str, ...]


def read_others(files: Mapping[str, bytes], *, clean: Clean = as_it_is) -> OtherMemory:
    """Reads rule files, memory banks, agent notes and exports among these files."""
    claims: dict[str, Claim] = {}
    left: list[Left] = []
    unknown: list[str] = []
    for path in sorted(files, key=str.encode):
        source, _ = read_source(path, path, files[path], clean)
        found = _read(path, source.text, files) if source is not None else None
        if found is None:
            unknown += [path] if source is not None else []
            continue
        for each in found:
            first = claims.setdefault(each.text.casefold(), each) if isinstance(each, Claim) else None
            if isinstance(each, Left):
                left.append(each)
            elif first is not None and first is not each:
                left.append(Left(short(each.text), path, each.line, f"said at {first.path}:{first.line} too"))
    return OtherMemory(tuple(claims.values()), tuple(left), tuple(unknown))


def _read(path: str, text: str, files: Mapping[str, bytes]) -> Reading | None:
    """What a file says, by the tool that wrote it; None if no tool is known to write such a file."""
    if is_rule_file(path):
        return rule_claims(path, text)
    if is_bank(path, files):
        return bank_claims(path, text)
    if path.endswith((".json", ".jsonl")):
        return next((read(path, text) for is_its, read in _JSON if is_its(text)), None)
    return _read_page(path, text, files) if path.endswith(".md") else None


_JSON = ((is_graph, graph_claims), (is_mem0, mem0_claims), (is_beads, bead_claims))


def _read_page(path: str, text: str, files: Mapping[str, bytes]) -> Reading | None:
    if is_topic(text):
        return topic_claims(path, text)
    folder, _, name = path.rpartition("/")
    # pages beside the index of an agent's folder are read like it
    if name == INDEX or f"{folder}/{INDEX}".lstrip("/") in files:
        return memory_claims(path, text, files)
    return note_claims(path, text) if is_note(text) else None
