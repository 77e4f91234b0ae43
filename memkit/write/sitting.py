"""A review at a terminal: writes each answer to a journal before it is echoed, and seals all answers as one session.

The review holds the journal's lock while it runs. After a kill, the next writing command of the same person seals it.
"""

from __future__ import annotations

from memkit.boot.struct import replace, struct
from memkit.model import counted
from memkit.model.events import Event, Refreshed, Verified
from memkit.query import load
from memkit.rules.review import Item, is_contested
from memkit.rules.review_keys import WAITING_ON
from memkit.store import clock, drafts
from memkit.store.journals import Draft
from memkit.write.change import require_person
from memkit.write.journal import draft_events, lines_of, new_seed, snapshot
from memkit.write.review import TITLE, Batch, Reviewed, agenda_items, judge_all, review_events
from memkit.write.review_answer import Answer, judge
from memkit.write.transaction import Receipt, Transaction

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

    from memkit.model import Problem
    from memkit.model.state import State
    from memkit.store.journals import Line
    from memkit.write.seal import Sealed

    # returns this review's items that are open in a state
    Select = Callable[[State], list[Item]]


@struct(frozen=True)
class Given:
    """One answer: the items it was for, its words, and how many journal events it has."""

    names: tuple[str, ...]
    words: str
    events: int
    # whether it settles its items
    settles: bool


class Sitting:
    """A review in progress: takes answers, undoes them, and seals them."""

    def __init__(self, tx: Transaction, select: Select) -> None:
        require_person(tx, "review")
        tx.finish_reviews()
        self.tx, self._select = tx, select
        self.items = select(tx.state)
        self.given: list[Given] = []
        self._draft: Draft | None = None
        self._held: drafts.hold_draft | None = None
        self._trial = tx.trial("review")

    @property
    def left(self) -> int:
        """How many items are still open; a deferred one is."""
        settled = {name for answer in self.given if answer.settles for name in answer.names}
        return len(self.items) - len(settled)

    @property
    def answered(self) -> set[str]:
        """The names of the items that have an answer."""
        return {name for answer in self.given for name in answer.names if answer.events}

    def answer(self, item: Item, answer: Answer) -> Given:
        """Judges an answer after those before it and writes it durably; refuses an answer that is not allowed."""
        try:
            judged = judge(self.tx, item, answer, self._trial.state)
            self._trial.add(judged.events)
        except BaseException:
            self._look_again()
            raise
        return self._keep((item.name,), judged.events, judged.words, answer.get("answer", ""))

    def answer_all(self, found: list[Item], answer: Answer) -> tuple[Given | None, tuple[Problem, ...]]:
        """Gives one answer to many items in one write; items that refuse it stay open and are reported."""
        batch = self._judge_all(found, answer)
        if not batch.done:
            return None, batch.problems
        word = answer.get("answer", "")
        given = self._keep(batch.done, batch.events, f"{word}: {counted(len(batch.done), 'item')}", word)
        self._look_again()
        return given, batch.problems

    def split(self, found: list[Item], answer: Answer) -> tuple[tuple[str, ...], tuple[Problem, ...]]:
        """The names of the items that would take an answer, and why the others would refuse it; writes nothing."""
        batch = self._judge_all(found, answer)
        self._look_again()
        return batch.done, batch.problems

    def _judge_all(self, found: list[Item], answer: Answer) -> Batch:
        rows = [(at, {**answer, "item": item.name}) for at, item in enumerate(found, 1)]
        return judge_all(self.tx, {item.name: item for item in found}, rows)

    def back(self) -> Given | None:
        """Undoes the last answer and returns it; None if there is none."""
        if not self.given:
            return None
        last = self.given[-1]
        if self._draft is not None and last.events:
            self._write([{"undo": last.events, "at": clock.iso(clock.now())}], self.given[:-1])
        self.given.pop()
        self._look_again()
        return last

    def seal(self) -> Reviewed:
        """Seals all answers as one session; the result says how many items are left."""
        done = tuple(dict.fromkeys(name for answer in self.given for name in answer.names if answer.events))
        state = self._trial.state
        receipt = Receipt("", dry=self.tx.call.dry_run)
        if self._draft is not None:
            self.tx.loaded = load.load_to_write(self.tx.workspace)
            last = review_events(self.tx, agenda_items(self.tx), done)
            sealed = seal_sitting(self.tx, self._draft, tuple(last))
            self._let_go()
            if sealed is not None:
                # another reviewer may have answered meanwhile
                state = self.tx.state
                notes = (*sealed.notes, *_contested_lines(state, done))
                receipt = Receipt(sealed.stem, file=sealed.file, written=sealed.written, notes=notes)
        return Reviewed(done, (), receipt, len(self._select(state)))

    # -- the journal -----------------------------------------------------------------------------

    def _keep(self, names: tuple[str, ...], events: tuple[Event, ...], words: str, word: str) -> Given:
        cleaned = [*map(self.tx.clean, events), *self.tx.redactions()]
        given = Given(names, words, len(cleaned), bool(events) and word not in WAITING_ON)
        if cleaned and not self.tx.call.dry_run:
            if self._draft is None:
                self._open()
            self._write(lines_of(cleaned), [*self.given, given])
        self.given.append(given)
        self.tx.look_again()
        return given

    def _write(self, lines: list[Line], given: list[Given]) -> None:
        """Adds lines, and the title they lead to, in one durable write."""
        assert self._draft is not None
        title = TITLE.format(counted(len({name for each in given for name in each.names}), "item"))
        drafts.write(self._draft, [*lines, {"head": {"title": title}, "at": clock.iso(clock.now())}])

    def _open(self) -> None:
        """Creates the journal and locks it until it is sealed, so that no other command treats it as interrupted."""
        tx, started = self.tx, clock.iso(clock.now())
        head = {
            "kind": "review",
            "actor": tx.actor.name,
            "started": started,
            **snapshot(tx.state, tx.snapshot),
        }
        while self._draft is None:
            seed = new_seed(started, tx.actor.name, "review", tx.is_taken)
            draft = Draft(seed, tx.workspace.private("open", f"{seed}.jsonl"), {})
            if drafts.create(draft, {"head": {"seed": seed, **head}, "at": started}):
                self._draft = draft
        self._held = drafts.hold_draft(self._draft)
        self._held.__enter__()
        tx.drafts.append(self._draft)

    def _let_go(self) -> None:
        if self._held is not None:
            self._held.__exit__()
        self._draft = self._held = None

    def _look_again(self) -> None:
        self.tx.look_again()
        self._trial = self.tx.trial("review")


def _contested_lines(state: State, done: tuple[str, ...]) -> list[str]:
    """One line for each answer that a concurrent answer of another reviewer contradicts."""
    facts = [state.facts.get(name.partition(":")[2]) for name in done]
    return [
        f"{fact.id} was answered otherwise at the same time; it waits for one answer"
        for fact in facts
        if fact is not None and is_contested(fact, state)
    ]


# -- its end ---------------------------------------------------------------------------------------


def finish_stopped(tx: Transaction, draft: Draft) -> Sealed | None:
    """Seals a review whose process was killed; ignores one that runs in another terminal."""
    if draft.handle >= 0 or drafts.is_busy(draft):
        return None
    return seal_sitting(tx, draft)


def seal_sitting(tx: Transaction, draft: Draft, last: tuple[Event, ...] = ()) -> Sealed | None:
    """Seals a journal's answers, followed by `last`; discards an empty journal and returns None."""
    from memkit.write.closing import rename_events
    from memkit.write.contradictions import merged_events, merged_notes
    from memkit.write.seal import finish, gate_record, next_stamp, seal_draft
    from memkit.write.session import refuse_tampered

    with drafts.hold_draft(draft):
        if draft.stamp:
            return finish(tx, draft)
        if not draft.events:
            drafts.discard(draft)
            tx.drafts.remove(draft)
            return None
        refuse_tampered(tx, draft)
        named = {event.id for event in draft_events(draft) if isinstance(event, Verified | Refreshed)}
        more = [*last, *(event for event in rename_events(tx) if event.id not in named)]
        merged = merged_events(tx, more, draft=draft)
        more += merged
        lines = lines_of([tx.clean(event) for event in more], gate_record(tx.state))
        stamp = clock.iso(next_stamp(tx.loaded, tx.call.accept_clock, [*draft_events(draft), *more]))
        drafts.write(draft, [*lines, {"stamp": stamp, "at": clock.iso(clock.now())}])
        sealed = seal_draft(tx, draft)
        return replace(sealed, notes=(*sealed.notes, *merged_notes(merged)))
