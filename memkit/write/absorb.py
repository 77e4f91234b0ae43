"""Absorbs hand edits: turns what a person changed in a projection into events, and names what it cannot take."""

from __future__ import annotations

import os

from memkit.boot.struct import replace, struct
from memkit.errors import Refused, UsageError
from memkit.model import Problem
from memkit.model import events as ev
from memkit.model.events import Event
from memkit.query import load
from memkit.query.revisions import find_origin
from memkit.store import drafts, file_writes, files
from memkit.views import CONFLICTED, FRESH, render, verify
from memkit.views import edits as edited
from memkit.views.edits import Edit
from memkit.views.open_edits import BEFORE, is_old_wording, judge_edit, open_edits
from memkit.write.edit_events import Recorder, changed_ids, counts_at_once, twin_of
from memkit.write.sanitise import Wash
from memkit.write.transaction import Receipt, Transaction

_ADOPT = "memkit adopt  # takes over what a branch from before the adoption brought"
_HINT = 'memkit remember "…"  # records it; memkit replay --discard-edits drops it and keeps a copy'


@struct(frozen=True)
class Absorbed:
    """The edits taken, the lines left to the person, the facts whose line is missing since an unknown time, and the
    receipt."""

    taken: tuple[Edit, ...]
    left: tuple[Problem, ...]
    receipt: Receipt
    missing: tuple[Edit, ...] = ()


@struct(frozen=True)
class _Sorted:
    """Edits to take, edits to leave to the person, and missing lines."""

    take: tuple[Edit, ...]
    leave: tuple[Edit, ...]
    missing: tuple[Edit, ...]


def absorb(tx: Transaction, typed: str) -> Absorbed:
    """Takes the edits of a projection; replaces the file only if it could take every edit."""
    path = os.path.relpath(os.path.join(tx.call.cwd, typed), tx.workspace.root).replace(os.sep, "/")
    texts = load.render_pages(tx.loaded)
    if path not in texts:
        hint = f"memkit absorb {tx.workspace.policy.layout.continuity}"
        raise UsageError(f"{typed} is no projection", code="no-projection", hint=hint)
    data = files.read_if_there(tx.workspace.path(path))
    if data is None or _is_memkits_own(path, data):
        return Absorbed((), (), Receipt(""))
    text = data.decode("utf-8", "replace")
    found = _sorted_edits(tx, path, text)
    left = tuple(_left_problem(path, edit) for edit in found.leave)
    events, records = Recorder(tx, path, text).events_of(found.take)
    if left and not events:
        return Absorbed((), left, Receipt(""), found.missing)
    receipt = _record(tx, path, data, texts[path].encode() if not left else None, (events, records))
    return Absorbed(found.take, left, receipt, found.missing)


def _is_memkits_own(path: str, data: bytes) -> bool:
    """True if the file is not edited; refuses a file with git's conflict markers."""
    state = verify(data.decode("utf-8", "replace"))
    if state == CONFLICTED:
        hint = "take out the marks and keep the lines you want; memkit replay --discard-edits drops both and keeps a copy"
        raise Refused(f"{path} holds marks of a merge conflict", code="conflict-marker", file=path, hint=hint)
    return state == FRESH


def _record(
    tx: Transaction,
    path: str,
    data: bytes,
    page: bytes | None,
    made: tuple[list[Event], list[tuple[str, str]]],
) -> Receipt:
    """Keeps a copy, replaces the file with the page, records the events; on an error undoes all of it."""
    events, records = made
    # prose is adopted, not raised as a candidate: that needs a session of its own
    kind = "adopt" if any(isinstance(event, ev.Adopted) for event in events) else "governance"
    if events:
        tx.rehearse(events, records, kind)
    if tx.call.dry_run:
        return tx.record(events, records, kind=kind) if events else Receipt("", dry=True)
    target = tx.workspace.path(path)
    from memkit.write.detect import redacted_copy

    drafts.keep_bytes(tx.workspace, path.replace("/", "-"), redacted_copy(tx.workspace, data))
    if page is not None:
        file_writes.replace(target, page)
    if not events:
        return Receipt("")
    try:
        title = f"Absorb edits of {path}"
        return tx.record(events, records, kind=kind, title=title, at_once=kind == "adopt")
    except BaseException:
        file_writes.replace(target, data)
        raise


def _sorted_edits(tx: Transaction, path: str, text: str) -> _Sorted:
    """The edits against the text the file was rendered from; if that is unknown, a missing line is not a deletion."""
    today = render(tx.view, tx.workspace.policy)[path]
    origin = find_origin(tx.loaded, path, text)
    if origin is not None:
        found = edited.edits(origin.text, text, origin.exact)
    else:
        found = [edit for edit in edited.edits(today, text, exact=False) if not is_old_wording(tx.view, edit)]
    wash = Wash(tx.workspace)
    found = [replace(edit, section=_ours(tx, edit.section)) for edit in found]
    found = [judge_edit(tx.view, edit) for edit in open_edits(found, today, wash.text)]
    leaving = changed_ids(found)
    found = [edit for edit in found if not _is_known(tx, edit, wash, leaving)]
    gaps = [edit for edit in found if origin is None and edit.what == edited.DELETED]
    leave = [edit for edit in found if edit.what == edited.OTHER]
    return _Sorted(
        tuple(edit for edit in found if edit not in gaps and edit not in leave), tuple(leave), tuple(gaps)
    )


def _ours(tx: Transaction, heading: str) -> str:
    """memkit's section for a heading of an adopted page; other headings are unchanged."""
    adopted = (fact for fact in tx.view.facts.values() if fact.get("opens").startswith("## "))
    return next((fact.section for fact in adopted if fact.heading == heading), heading)


def _is_known(tx: Transaction, edit: Edit, wash: Wash, leaving: frozenset[str]) -> bool:
    """True if the ledger already has what a new line says."""
    if edit.what == edited.TICKED:
        return edit.id in tx.view.facts and bool(tx.view.facts[edit.id].closed)
    if edit.what == edited.SET:
        return tx.view.scalars.get(edit.id, ("",))[0] == wash.text(edit.new)
    if edit.what != edited.ADDED:
        return False
<<<<<<< HEAD
    twin = _twin(tx, wash.text(edit.new), leaving)
    return twin is not None and (twin.is_live or not _counts_at_once(tx, twin))


def _twin(tx: Transaction, text: str, leaving: frozenset[str]) -> Fact | None:
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


def _counts_at_once(tx: Transaction, fact: Fact) -> bool:
    """True if one person's word promotes it, as with `remember`."""
    policy = tx.workspace.policy
    if policy.promotion.reviewer_may_be_author == "no" and fact.author == tx.actor.name:
        return False
    return promotion.missing_provenance(fact, tx.view, policy) is None and promotion.quorum(fact, policy) == 1


# -- events ----------------------------------------------------------------------------------------


class _Recorder:
    """Turns edits into events; assigns each id once."""

    def __init__(self, tx: Transaction, path: str, text: str) -> None:
        self.tx, self.path = tx, path
        self.units = units(text)
        # positions of items on an adopted page, including those assigned here
        self.orders = {fact.id: fact.get("order") for fact in tx.view.facts.values() if has_place(fact)}
        self.ids: dict[str, str] = {}
        self.leaving: frozenset[str] = frozenset()

    def events_of(self, found: tuple[Edit, ...]) -> tuple[list[Event], list[tuple[str, str]]]:
        """The events of these edits, and the records that go with them."""
        events: list[Event] = []
        records: list[tuple[str, str]] = []
        self.leaving = _changed_ids(found)
        self.ids = {same_words(edit.new): edit.id for edit in found if edit.what == edited.CHANGED}
        for edit in found:
            if edit.what == edited.HEADING:
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
            case edited.TICKED:
                return [ev.Closed(edit.id, "", (("by", by),))]
            case edited.SET:
                return [ev.Set(edit.id, edit.new, (("by", by),))]
            case _:
                return self._added(edit)

    def _added(self, edit: Edit) -> list[Event]:
        words = same_words(edit.new)
        if words in self.ids:
            return []
        twin = _twin(self.tx, edit.new, self.leaving)
        fact = twin or self._fact(edit)
        self.ids[words] = fact.id
        by, via = self.tx.actor.name, self.tx.actor.via
        if _counts_at_once(self.tx, fact):
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
            fact.id = self._free_id(fact.text)
        if edit.section and not section:
            fact.section = edit.section
            fact.fields = (("section", edit.section), *(pair for pair in fact.fields if pair[0] != "section"))
        if edit.heading:
            fact.fields = (*fact.fields, ("heading", edit.heading))
        fact.fields = (*fact.fields, *self._place(edit, fact.id))
        return fact

    def _place(self, edit: Edit, id: str) -> tuple[tuple[str, str], ...]:
        """The position of a nested item: after the last item above it, indented below its parent."""
        at = next((number for number, unit in enumerate(self.units) if unit.line == edit.line), 0)
        start = max((number for number, unit in enumerate(self.units[:at]) if unit.level), default=0)
        above = [unit for unit in self.units[start:at] if unit.id in self.orders]
        own = self.units[at].column if self.units else 0
        parent = next((unit for unit in reversed(above) if unit.column < own), None)
        if parent is None:
            return ()
        # items below this one refer to its new id
        self.units[at] = replace(self.units[at], id=id)
        self.orders[id] = self.orders[above[-1].id]
        return ("order", self.orders[id]), ("under", f"{parent.id} {own - parent.column}")

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
            ("was", f"file: {self.path} | line: {edit.line}"),
        )
        return ev.Adopted(id, "", pairs)
=======
    twin = twin_of(tx, wash.text(edit.new), leaving)
    return twin is not None and (twin.is_live or not counts_at_once(tx, twin))
>>>>>>> fix-adopt


def _left_problem(path: str, edit: Edit) -> Problem:
    message = f"not recorded: {edit.why}" if edit.why else "an edit that is no fact of its own"
    excerpt = (edit.new or edit.old or edit.heading)[:200]
    hint = f"{_HINT} ({edit.section})" if edit.section else _HINT
    hint = _ADOPT if edit.why == BEFORE else hint
    return Problem(
        "projection-edited", path, edit.line, f"{message}; it stays as it is", hint, excerpt=excerpt
    )
