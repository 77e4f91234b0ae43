"""What an earlier adoption took of an old memory, and how a page of another branch differs from it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

from memkit.documents.tools.blocks import fields, scan
from memkit.documents.tools.items import Found
from memkit.model.fact import Fact
from memkit.model.state import State


@dataclass(frozen=True, slots=True)
class Before:
    """What an earlier adoption took: the facts, and for each file the headings and the lines of prose."""

    facts: Mapping[str, Fact] = field(default_factory=dict)
    # (file, heading as written) → its position
    opens: Mapping[tuple[str, str], int] = field(default_factory=dict)
    lines: frozenset[tuple[str, str]] = frozenset()
    # the ids of old pages that memkit cannot read → the ids it gave instead
    renamed: Mapping[str, str] = field(default_factory=dict)

    def order(self, line: int, pieces: Iterable[tuple[int, str, str]]) -> int:
        """The position of a line among a page's pieces (line, kind, name): that of the last known piece above it."""
        known = [
            (at, self.opens.get((kind, name), 0) if kind else _place(self.facts.get(name)))
            for at, kind, name in pieces
            if at <= line
        ]
        return next((place for _, place in sorted(known, reverse=True) if place), line)

    def new_lines(self, file: str, body: str) -> str:
        """The paragraphs and list items of a text that were not in the file before."""
        lines = body.split("\n")
        kept = [
            lines[block.start : block.end]
            for block in scan(lines)
            if any((file, line.strip()) not in self.lines for line in lines[block.start : block.end])
        ]
        return "\n".join("\n".join(each) for each in kept).strip("\n")

    def difference(self, found: Found) -> str:
        """How an old page differs from a fact that the ledger has; empty if it does not."""
        fact = self.facts.get(found.id)
        if fact is None or not fact.is_live:
            return ""
        said, known = (" ".join(text.split()) for text in (found.text, fact.body or fact.text))
        if said != known and said != " ".join(fact.text.split()):
            return f"{found.id} is worded otherwise on that side: {said[:300]}"
        is_done = found.box == "x" and fact.is_open_thread
        return f"{found.id} is ticked off on that side" if is_done else ""


def taken_before(state: State, known: frozenset[str]) -> Before:
    """What the ledger of `state` has of these ids."""
    prose = [fact for id in known if (fact := state.facts[id]).kind == "prose" and fact.get("order")]
    files = {fact.id: fields(fact.get("was")).get("file", "") for fact in prose}
    lines = ((files[fact.id], line.strip()) for fact in prose for line in fact.body.split("\n"))
    opens = {(files[fact.id], fact.get("opens")): _place(fact) for fact in prose if fact.get("opens")}
    facts = {id: state.facts[id] for id in known}
    renamed = {fact.get("named"): id for id, fact in facts.items() if fact.get("named")}
    return Before(facts, opens, frozenset(lines), renamed)


def _place(fact: Fact | None) -> int:
    order = fact.get("order") if fact is not None else ""
    return int(order) if order.isdecimal() else 0
