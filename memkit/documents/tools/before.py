"""What an earlier adoption took of an old memory, and how a page of another branch differs from it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

from memkit.documents.tools.blocks import fields, inner, is_item
from memkit.documents.tools.items import Found
from memkit.documents.tools.reworded import NOTHING, Reworded, paragraphs
from memkit.ledger.session_text import unfit_event_text
from memkit.model import events as ev
from memkit.model.fact import TIER2_KINDS, Fact
from memkit.model.ids import content_hash
from memkit.model.state import State

# the section of prose above all sections, and of a section that `absorb` took
PREAMBLE = "prose"


@dataclass(frozen=True, slots=True)
class Before:
    """What an earlier adoption took: the facts, and for each file the headings and the lines of prose."""

    facts: Mapping[str, Fact] = field(default_factory=dict)
    # (file, heading as written) → its position
    opens: Mapping[tuple[str, str], int] = field(default_factory=dict)
    lines: frozenset[tuple[str, str]] = frozenset()
    # the words of every fact: what `absorb` took as a fact is no prose
    words: frozenset[str] = frozenset()
    # the ids of old pages that memkit cannot read → the ids it gave instead
    renamed: Mapping[str, str] = field(default_factory=dict)
    # the words of facts where another branch left, and what it changed in the prose since
    fork: Mapping[str, str] = field(default_factory=dict)
    prose: Reworded = NOTHING

    def fact(self, id: str) -> Fact | None:
        """The fact that an old page calls so."""
        return self.facts.get(self.renamed.get(id, id))

    def order(self, line: int, pieces: Iterable[tuple[int, str, str]]) -> int:
        """The position of a line among a page's pieces (line, kind, name): that of the last known piece above it."""
        known = [
            (at, self.opens.get((kind, name), 0) if kind else _place(self.fact(name)))
            for at, kind, name in pieces
            if at <= line
        ]
        return next((place for _, place in sorted(known, reverse=True) if place), line)

    def new_lines(self, file: str, body: str) -> str:
        """The paragraphs and list items of a text that were not in the file before."""
        kept = [each for each in paragraphs(body.split("\n")) if self._is_new(file, each.split("\n"))]
        pairs = zip(["", *kept], kept, strict=False)
        return "".join(f"{_line_ends(above, each)}{each}" for above, each in pairs)

    def _is_new(self, file: str, lines: list[str]) -> bool:
        known = self.lines | self.prose.lines
        return any((file, line.strip()) not in known for line in lines) and not self._is_fact(lines)

    def _is_fact(self, item: list[str]) -> bool:
        """True for a list item that a fact says in the same words."""
        return is_item(item[0]) and same_words("\n".join(inner(item))) in self.words

    def block_with(self, file: str, paragraph: str) -> Fact | None:
        """The block of prose of a file that contains a paragraph."""
        blocks = (fact for fact in self.facts.values() if fact.kind == "prose" and not fact.archived)
        return next((fact for fact in blocks if _file_of(fact) == file and paragraph in fact.body), None)

    def difference(self, found: Found) -> str:
        """How an old page differs from a fact that the ledger has; empty if it does not, or if only the ledger changed."""
        fact = self.fact(found.id)
        if fact is None or not fact.is_live:
            return ""
        said = same_words(found.text)
        if said not in _wordings(fact) and said != same_words(self.fork.get(found.id, "")):
            return f"{found.id} is worded otherwise on that side: {said}"
        is_done = found.box in ("x", "-") and fact.is_open_thread
        return f"{found.id} is ticked off on that side" if is_done else ""

    def revision(self, found: Found) -> ev.Revised | None:
        """The event for a sentence that the branch alone changed since it left; None if a person must decide."""
        fact, old = self.fact(found.id), self.fork.get(found.id, "")
        if fact is None or not fact.is_live or not old or fact.body or fact.kind in TIER2_KINDS:
            return None
        is_ours = same_words(found.text) in (same_words(old), same_words(fact.text))
        if is_ours or same_words(old) != same_words(fact.text) or unfit_event_text(found.text) is not None:
            return None
        return ev.Revised(fact.id, found.text, (("content", content_hash(found.text)),))


def _line_ends(above: str, below: str) -> str:
    """The line end between two paragraphs; list items follow each other without a blank line."""
    if not above:
        return ""
    return "\n" if is_item(above) and is_item(below) else "\n\n"


def _file_of(fact: Fact) -> str:
    return fields(fact.get("was")).get("file", "")


def same_words(text: str) -> str:
    """A text for comparison, without its line breaks."""
    return " ".join(text.split())


def _wordings(fact: Fact) -> tuple[str, str]:
    return same_words(fact.body), same_words(fact.text)


def taken_before(
    state: State, known: frozenset[str], fork: Mapping[str, str], changed: Reworded = NOTHING
) -> Before:
    """What the ledger of `state` has of these ids; `fork`: the words of facts where another branch left, `changed`: what it
    changed in the prose since."""
    prose = [fact for id in known if (fact := state.facts[id]).kind == "prose" and _is_of_page(fact)]
    prose = prose if any(fact.get("order") for fact in prose) else []
    files = {fact.id: _file_of(fact) for fact in prose}
    lines = ((files[fact.id], line.strip()) for fact in prose for line in fact.body.split("\n"))
    opens = {(files[fact.id], _opens(fact)): _place(fact) for fact in prose if _opens(fact)}
    facts = {id: state.facts[id] for id in known}
    renamed = {fact.get("named"): id for id, fact in facts.items() if fact.get("named")}
    words = frozenset(" ".join(fact.text.split()) for fact in facts.values() if fact.kind != "prose")
    return Before(facts, opens, frozenset(lines), words, renamed, fork, changed)


def _is_of_page(fact: Fact) -> bool:
    """True for prose with a position on its page, and for prose that `absorb` took from one."""
    return bool(fact.get("order")) or fact.src == "user"


def _opens(fact: Fact) -> str:
    """The heading that a block of prose opens, as written; `absorb` keeps its words alone."""
    if fact.get("order") or not fact.heading:
        return fact.get("opens")
    return f"{'##' if fact.section == PREAMBLE else '###'} {fact.heading}"


def _place(fact: Fact | None) -> int:
    order = fact.get("order") if fact is not None else ""
    return int(order) if order.isdecimal() else 0
