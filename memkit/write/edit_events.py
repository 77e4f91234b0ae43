"""The events of hand edits: what a person changed, added, ticked or removed on a page, as the ledger records it."""

from __future__ import annotations

from memkit.boot.memo import lazy
from memkit.boot.struct import replace
from memkit.model import events as ev
from memkit.model.events import Event
from memkit.model.fact import AGENT_ENVIRONMENT, ROUTES, SECTIONS, TIER2_KINDS, Fact
from memkit.model.ids import content_hash, is_id, is_ledger_id, make_id
from memkit.model.state import State
from memkit.rules import promotion
from memkit.store import clock
from memkit.views import edits as edited
from memkit.views.edits import Edit
from memkit.views.items import has_place
from memkit.views.units import DONE, same_words, units
from memkit.write.intent import Intent, build_candidate, created_event
from memkit.write.prose_events import is_prose_of
from memkit.write.transaction import Transaction

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable

    from memkit.model.policy import Policy

BY_HAND = "moved to the archive by hand"
_QUARTER_PAGE = lazy(r"archive/(\d{4}-Q[1-4])\.md")
_PINNED = lazy(r"\|\s*pinned:\s*(?:true|yes)\b")
_KIND_OF = {section: kind for kind, (_, section) in ROUTES.items()}


def changed_ids(found: Iterable[Edit]) -> frozenset[str]:
    """The facts whose words these edits remove or replace."""
    return frozenset(edit.id for edit in found if edit.what in (edited.CHANGED, edited.DELETED))


def twin_of(tx: Transaction, text: str, leaving: frozenset[str]) -> Fact | None:
    """A live or pending fact with the same words that these edits do not change."""
    words = same_words(text)
    alike = [
        fact
        for fact in tx.view.facts.values()
        if fact.id not in leaving
        and (fact.is_live or fact.is_waiting)
        and fact.kind != "prose"
        and same_words(fact.text) == words
    ]
    return min(alike, key=lambda fact: (not fact.is_live, fact.id), default=None)


def counts_at_once(tx: Transaction, fact: Fact) -> bool:
    """True if one person's word promotes it, as with `remember`."""
    complete = promotion.missing_provenance(fact, tx.view, tx.workspace.policy) is None
    return complete and one_word_counts(tx, fact)


def one_word_counts(tx: Transaction, fact: Fact) -> bool:
    """True if the policy lets its author's word alone decide."""
    policy = tx.workspace.policy
    if policy.promotion.reviewer_may_be_author == "no" and fact.author == tx.actor.name:
        return False
    return promotion.quorum(fact, policy) == 1


def has_adopted_prose(state: State, path: str) -> bool:
    """True for a page that keeps the layout of its owner."""
    return any(is_prose_of(fact, path) for fact in state.facts.values())


def lines_of(text: str, starts: Iterable[int]) -> set[int]:
    """The numbers of all lines of the items that start at these lines, with their footers."""
    wanted, lines = frozenset(starts), [*text.split("\n"), ""]
    found: set[int] = set()
    for unit in units(text):
        if unit.line in wanted:
            end = unit.line + len(unit.lines)
            found |= {*range(unit.line, end + lines[end - 1].lstrip().startswith("<!--"))}
    return found


def _has_line(fact: Fact, line: str) -> bool:
    """True if a line of the page is the heading of this block or one of its lines."""
    return line == fact.get("opens") or line.strip() in map(str.strip, fact.body.split("\n"))


def archived_quarter(policy: Policy, path: str) -> str:
    """The quarter whose archived facts a page has; empty for any other page."""
    match = _QUARTER_PAGE.fullmatch(path.removeprefix(f"{policy.layout.memory}/"))
    return match[1] if match is not None else ""


def is_archived(tx: Transaction, edit: Edit) -> bool:
    """True if the ledger has already ended what an item on a page of the archive says, or has its lines there."""
    if edit.id:
        fact = tx.view.facts.get(edit.id)
        return fact is not None and not fact.is_live
    words = same_words(tx.wash.text(edit.new))
    prose = (fact for fact in tx.view.facts.values() if fact.kind == "prose" and fact.archived)
    return any(same_words(fact.body or fact.text) == words for fact in prose)


class Recorder:
    """Turns edits into events; assigns each id once."""

    def __init__(self, tx: Transaction, path: str, text: str) -> None:
        self.tx, self.path = tx, path
        self.quarter = archived_quarter(tx.workspace.policy, path)
        self.units = units(text)
        # the blocks of prose of an adopted page; none if memkit laid out the page itself
        self.prose = [fact for fact in tx.view.facts.values() if is_prose_of(fact, path)]
        # positions of items on an adopted page, including those assigned here
        self.orders = {fact.id: fact.get("order") for fact in tx.view.facts.values() if has_place(fact)}
        self.ids: dict[str, str] = {}
        self.leaving: frozenset[str] = frozenset()

    def events_of(self, found: tuple[Edit, ...]) -> tuple[list[Event], list[tuple[str, str]]]:
        """The events of these edits, and the records that go with them."""
        events: list[Event] = []
        records: list[tuple[str, str]] = []
        self.leaving = changed_ids(found)
        self.ids = {same_words(edit.new): edit.id for edit in found if edit.what == edited.CHANGED}
        for edit in found:
            if edit.what == edited.HEADING or (edit.what == edited.ARCHIVED and not edit.id):
                event = self._prose(edit)
                events.append(event)
                records += [(event.id, edit.new)] if edit.new else []
            else:
                events += self._events(edit)
        return events, records

    def _events(self, edit: Edit) -> list[Event]:
        by = self.tx.actor.name
        match edit.what:
            case edited.CHANGED:
                text = self.tx.wash.text(edit.new)
                content = content_hash(text, self.tx.find(edit.id).body)
                return [ev.Revised(edit.id, text, (("content", content), ("by", by)))]
            case edited.DELETED:
                return [ev.Archived(edit.id, "", (("why", "removed by hand"), ("by", by)))]
            case edited.ARCHIVED:
                return self._end_of(edit)
            case edited.TICKED:
                return [ev.Closed(edit.id, "", (("by", by),))]
            case edited.SET:
                return [ev.Set(edit.id, edit.new, (("by", by),))]
            case _:
                return self._added(edit)

    def _end_of(self, edit: Edit) -> list[Event]:
        """The end of a fact that stands on a page of the archive; adopted as it is there if the ledger does not know it."""
        fact = self.tx.view.facts.get(edit.id)
        by = ("by", self.tx.actor.name)
        if fact is None:
            pairs = (("section", "facts"), ("kind", "fact"), ("src", "user"), *self._in_archive(edit))
            return [ev.Adopted(edit.id, edit.new, pairs)]
        closed = [ev.Closed(edit.id, "", (by,))] if fact.is_open_thread else []
        return [*closed, ev.Archived(edit.id, "", (("why", BY_HAND), by))]

    def _in_archive(self, edit: Edit) -> tuple[tuple[str, str], ...]:
        """The fields of what a person wrote on a page of the archive."""
        return ("status", "archived"), ("quarter", self.quarter), ("why", BY_HAND), self._was(edit)

    def _was(self, edit: Edit) -> tuple[str, str]:
        return "was", f"file: {self.path} | line: {edit.line}"

    def _added(self, edit: Edit) -> list[Event]:
        words = same_words(edit.new)
        if words in self.ids:
            return []
        twin = twin_of(self.tx, edit.new, self.leaving)
        fact = twin or self._fact(edit)
        self.ids[words] = fact.id
        by, via = self.tx.actor.name, self.tx.actor.via
        if not twin and self._is_taken_over(edit, fact):
            return [self._adopted(edit, fact), *self._pin(edit, fact)]
        if counts_at_once(self.tx, fact):
            answer: Event = promotion.promoted_event(fact, by, via, clock.iso(clock.now()))
        else:
            answer = ev.Deferred(fact.id, "", (("by", by),))
        return [answer] if twin else [created_event(fact), answer]

    def _fact(self, edit: Edit) -> Fact:
        """The candidate of a new line: under its heading, with the id in its footer if that is valid."""
        section = edit.section if edit.section in SECTIONS else ""
        kind = _KIND_OF.get(edit.section, "fact")
        wanted = edit.id if is_id(edit.id) and edit.id not in self.ids.values() else ""
        fact = build_candidate(self.tx, Intent(text=edit.new, id=wanted, kind=kind, section=section))
        if not wanted:
            fact.id = self._owners_id(edit) or self._free_id(fact.text)
        if edit.section and not section:
            fact.section = edit.section
            fact.fields = (("section", edit.section), *(pair for pair in fact.fields if pair[0] != "section"))
        if edit.heading:
            fact.fields = (*fact.fields, ("heading", edit.heading))
        fact.fields = (*fact.fields, *self._place(edit, fact.id))
        return fact

    def _owners_id(self, edit: Edit) -> str:
        """The id in the footer of a line on an adopted page, in any form the ledger can hold; empty if it is taken."""
        is_free = edit.id not in self.ids.values() and edit.id not in self.tx.view.facts
        is_taken_over = self.prose and "|" in self.units[self._unit(edit)].footer
        return edit.id if is_taken_over and is_free and is_ledger_id(edit.id) else ""

    def _unit(self, edit: Edit) -> int:
        """The index of the unit in which the edit is."""
        return next((number for number, unit in enumerate(self.units) if unit.line == edit.line), 0)

    def _is_taken_over(self, edit: Edit, fact: Fact) -> bool:
        """True for a person's line on an adopted page with a footer of the old form, with a box, or of a kind that would
        leave the page for a record: nobody else has to answer for it."""
        person = self.tx.actor.is_person and self.tx.actor.via != AGENT_ENVIRONMENT
        if not person or not self.prose or not one_word_counts(self.tx, fact):
            return False
        unit = self.units[self._unit(edit)]
        return "|" in unit.footer or bool(unit.box) or fact.kind in TIER2_KINDS

    def _adopted(self, edit: Edit, fact: Fact) -> ev.Adopted:
        """The event of a line that is taken over as those of the adoption were: in its place, with what its footer says."""
        unit = self.units[self._unit(edit)]
        footer = unit.footer.removeprefix("<!--").removesuffix("-->").strip()
        kind = "thread" if unit.box else fact.kind
        status = "" if kind != "thread" else "closed" if unit.box in DONE else "open"
        pairs = (
            ("section", "threads" if kind == "thread" else fact.section),
            ("kind", kind),
            ("src", "user"),
            ("status", status),
            ("heading", unit.sub or unit.heading),
            *((name, fact.get(name)) for name in ("order", "under")),
            ("box", f"[{unit.box}]" if unit.box else ""),
            ("was", footer or f"id: {fact.id}"),
        )
        return ev.Adopted(fact.id, fact.text, tuple(pair for pair in pairs if pair[1]))

    def _pin(self, edit: Edit, fact: Fact) -> list[Event]:
        """The event that pins a line whose footer says so."""
        is_pinned = _PINNED.search(self.units[self._unit(edit)].footer) is not None
        return [ev.Pinned(fact.id, "", (("by", self.tx.actor.name),))] if is_pinned else []

    def _place(self, edit: Edit, id: str) -> tuple[tuple[str, str], ...]:
        """The position of an item on an adopted page: after the piece above it; a nested one indented below its parent."""
        at = self._unit(edit)
        start = max((number for number, unit in enumerate(self.units[:at]) if unit.level), default=0)
        order = self._order_above(at, start)
        if not order:
            return ()
        above = [unit for unit in self.units[start:at] if unit.id in self.orders]
        own = self.units[at].column
        parent = next((unit for unit in reversed(above) if unit.column < own), None)
        # items below this one refer to its new id
        self.units[at] = replace(self.units[at], id=id)
        self.orders[id] = order
        under = (("under", f"{parent.id} {own - parent.column}"),) if parent is not None else ()
        return ("order", order), *under

    def _order_above(self, at: int, start: int) -> str:
        """The position of the piece above a unit; empty below a fact that itself has none."""
        for unit in reversed(self.units[start:at]):
            if unit.id:
                return self.orders.get(unit.id, "")
            order = next((fact.get("order") for fact in self.prose if _has_line(fact, unit.lines[0])), "")
            if order:
                return order
        return ""

    def _free_id(self, text: str) -> str:
        taken = {*self.tx.view.facts, *self.tx.view.erased, *self.ids.values()}
        return make_id(text, taken)

    def _prose(self, edit: Edit) -> ev.Adopted:
        """A new heading and the text below it, as a block of prose."""
        id = self._free_id(f"prose {edit.heading}")
        self.ids[f"# {id}"] = id
        pairs = (
            ("section", edit.section),
            ("kind", "prose"),
            ("src", "user"),
            ("heading", edit.heading),
            *(self._in_archive(edit) if edit.what == edited.ARCHIVED else (self._was(edit),)),
        )
        return ev.Adopted(id, "", pairs)
