"""Other memories a repository may hold → claims. They become candidates: nobody's notes are facts by themselves."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from memkit.documents.tools.bank import bank_claims, is_bank
from memkit.documents.tools.beads import bead_claims, is_beads
from memkit.documents.tools.claim import Claim, Left, Reading, short
from memkit.documents.tools.graph import graph_claims, is_graph
from memkit.documents.tools.mem0 import is_mem0, mem0_claims
from memkit.documents.tools.notes import INDEX, is_note, is_topic, memory_claims, note_claims, topic_claims
from memkit.documents.tools.rulefiles import is_rule_file, rule_claims
from memkit.documents.tools.source import Clean, as_it_is, read_source

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
    if is_bank(path):
        return bank_claims(path, text)
    if path.endswith((".json", ".jsonl")):
        return _read_json(path, text)
    return _read_page(path, text, files) if path.endswith(".md") else None


def _read_json(path: str, text: str) -> Reading | None:
    if is_graph(text):
        return graph_claims(path, text)
    if is_mem0(text):
        return mem0_claims(path, text)
    return bead_claims(path, text) if is_beads(text) else None


def _read_page(path: str, text: str, files: Mapping[str, bytes]) -> Reading | None:
    if is_topic(text):
        return topic_claims(path, text)
    folder, _, name = path.rpartition("/")
    # pages beside the index of an agent's folder are read like it
    if name == INDEX or f"{folder}/{INDEX}".lstrip("/") in files:
        return memory_claims(path, text, files)
    return note_claims(path, text) if is_note(text) else None
