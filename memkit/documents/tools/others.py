"""Other memories a repository may hold → claims. They become candidates: nobody's notes are facts by themselves."""

from __future__ import annotations

from collections.abc import Mapping

from memkit.documents.tools.bank import bank_claims, is_bank
from memkit.documents.tools.beads import bead_claims
from memkit.documents.tools.claim import Claim
from memkit.documents.tools.notes import INDEX, is_note, is_topic, memory_claims, note_claims, topic_claims
from memkit.documents.tools.rulefiles import is_rule_file, rule_claims
from memkit.documents.tools.source import Clean, as_it_is, read_source


def other_claims(files: Mapping[str, bytes], *, clean: Clean = as_it_is) -> tuple[Claim, ...]:
    """What the rule files, memory banks, agent notes and issue exports among these files claim, each claim once."""
    found: dict[str, Claim] = {}
    for path in sorted(files, key=str.encode):
        source, _ = read_source(path, path, files[path], clean)
        for claim in _claims(path, source.text, files) if source is not None else ():
            found.setdefault(claim.text.casefold(), claim)
    return tuple(found.values())


def _claims(path: str, text: str, files: Mapping[str, bytes]) -> list[Claim]:
    if is_rule_file(path):
        return rule_claims(path, text)
    if is_bank(path):
        return bank_claims(path, text)
    if path.endswith(".jsonl"):
        return bead_claims(path, text)
    if not path.endswith(".md"):
        return []
    if is_topic(text):
        return topic_claims(path, text)
    folder, _, name = path.rpartition("/")
    # pages beside the index of an agent's folder are read like it
    if name == INDEX or f"{folder}/{INDEX}".lstrip("/") in files:
        return memory_claims(path, text, files)
    return note_claims(path, text) if is_note(text) else []
