"""The Transaction of every writing verb: load once, judge events on that state, then write one journal entry or session.

`session` opens and ends sessions and `seal` writes them; both take the Transaction as their first argument.
"""

from __future__ import annotations

import os

from memkit import query
from memkit.errors import MachineError, Refused
from memkit.query import load
from memkit.store import drafts
from memkit.write.journal import Receipt, lines_of, refuse_created_twice
from memkit.write.writer import Writer

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from memkit.model.events import Event
    from memkit.model.state import State
    from memkit.query.call import Call
    from memkit.store.journals import Draft, Line
    from memkit.write.fact_list import Collection
    from memkit.write.seal import Sealed
    from memkit.write.trial import Trial

__all__ = ("Receipt", "Transaction")

_WHEN = {"STORAGE_FULL": "when there is room"}
_ELSE = "when the disk is writable"


class Transaction(Writer):
    """One writing call; it loads again only if another process wrote meanwhile."""

    def __init__(self, call: Call, *, reads: bool = False) -> None:
        """Loads the ledger; refuses a damaged one, unless the call only `reads` so far."""
        super().__init__(call, reads=reads)
        self.stage = call.stage or self.workspace.policy.git.stage
        # a session whose sealing was interrupted and which this call has sealed, and its prose
        self.finished: tuple[Sealed, str] | None = None
        # the error that still keeps such a session from being sealed, and the outbox intent that this call retries
        self.stuck: MachineError | None = None
        self.retried = ""
        # what was left out of this call's claims, for its author
        self.notes: list[str] = []
        # events that are sealed together at the end of this call
        self.collection: Collection | None = None

    @property
    def named_session(self) -> str:
        """The open session that the call or the environment names."""
        return self.call.session_flag or os.environ.get("MEMKIT_SESSION") or ""

    def own_draft(self, *, finishes: bool = True) -> Draft | None:
        """This writer's open session: the one the call names, else the one it owns.

        Also seals a session of this writer whose sealing was interrupted, and an interrupted review; if that fails, they
        stay and this call goes on.
        """
        if finishes:
            self.finish_reviews()
        named = self.named_session
        for draft in list(self.drafts):
            if draft.seed.startswith(named) if named else self._owns(draft):
                self._refuse_anothers(draft)
                if draft.stamp and finishes:
                    self._finish(draft)
                    continue
                self.wash.resume(
                    [dict(line["fields"]) for line in draft.events if line.get("verb") == "Redacted"]
                )
                return draft
        if named:
            hint = "memkit session show"
            raise Refused(f'no open session "{named}"', code="no-session", hint=hint)
        return None

    def _refuse_anothers(self, draft: Draft) -> None:
        """Refuses an agent that names a person's session: its events would be sealed in the person's name."""
        owner = draft.writer[0]
        if owner.startswith("user:") and owner != self.actor.name and not self.actor.is_person:
            message = f"the session {draft.seed} is {owner}'s, and this is {self.actor.name}"
            raise Refused(message, code="no-session", hint="memkit session show")

    def _owns(self, draft: Draft) -> bool:
        return draft.writer == (self.actor.name, self.host) and not draft.is_sitting

    def finish_reviews(self) -> None:
        """Seals the answers of this person's review whose process was killed."""
        for draft in list(self.drafts):
            if draft.is_sitting and draft.writer[0] == self.actor.name and not self.call.dry_run:
                from memkit.write.sitting import finish_stopped

                try:
                    finish_stopped(self, draft)
                except MachineError as error:
                    self.stuck = self.stuck or error

    def _finish(self, draft: Draft) -> None:
        from memkit.write.seal import finish

        if self.stuck is None:
            try:
                finish(self, draft)
            except MachineError as error:
                self.stuck = error

    def must_be_finished(self) -> None:
        """Raises the error that kept an earlier session from being sealed, if there is one."""
        if self.stuck is not None:
            raise self.stuck

    def still_stuck(self) -> list[str]:
        """Notes, for a call that succeeded, about a session that could not be sealed yet."""
        if self.stuck is None:
            return []
        return [f"an older session is still not sealed: {self.stuck.message}", "hint: memkit outbox retry"]

    # -- judging ---------------------------------------------------------------------------------

    def trial(self, kind: str = "governance") -> Trial:
        """A trial on the ledger and all open sessions, this writer's own last."""
        from memkit.write.trial import Trial

        mine = self.own_draft()
        others = [draft for draft in self.drafts if draft is not mine]
        may_change = self.actor.name in self.workspace.policy.promotion.may_change
        return Trial(self.state, [*others, mine] if mine else others, self.actor.name, kind, may_change)

    def rehearse(
        self, events: Sequence[Event], records: Sequence[tuple[str, str]] = (), kind: str = "governance"
    ) -> State:
        """The state after these events; refuses them if replay would report a problem."""
        trial = self.trial(kind)
        trial.add(events, records)
        return trial.state

    # -- writing ---------------------------------------------------------------------------------

    def clean(self, event: Event) -> Event:
        """The event with every string sanitised and valid for the grammar; ids of the ledger are unchanged."""
        from memkit.write.clean_event import clean_event

        return clean_event(self.wash, event, self.state.facts)

    def clean_prose(self, text: str) -> str:
        """Prose or a record's body, sanitised and valid for a session."""
        from memkit.write.clean_event import clean_prose

        return clean_prose(self.wash, text)

    def record(
        self,
        events: Sequence[Event],
        records: Sequence[tuple[str, str]] = (),
        *,
        kind: str = "governance",
        opens: bool = False,
        title: str = "",
        into: Draft | None = None,
        at_once: bool = False,
        seed: str = "",
    ) -> Receipt:
        """Records events: in the open session; else in a new one if the verb `opens` one; else in a small sealed session.

        `at_once` seals a small session even if one is open: consents, revocations and erasures must not wait.
        """
        load.refuse_damaged(self.loaded)
        if self.workspace.is_personal:
            from memkit.write.guards import refuse_agents_changes

            refuse_agents_changes(self, events, self.actor.is_person)
        watched = query.watch(events, len(events), "looking for personal data")
        cleaned = [self.clean(event) for event in watched]
        bodies = [(id, self.clean_prose(body)) for id, body in records]
        redacted = tuple(self.wash.redactions)
        if at_once:
            self.finish_reviews()
        draft = None if at_once else into or self.own_draft()
        refuse_created_twice(cleaned, draft.events if draft else ())
        if self.call.dry_run:
            seed = draft.seed if draft else ""
            return Receipt(seed, False, draft is not None or opens, dry=True, redacted=redacted)
        cleaned += self.redactions()
        if self.collection is not None and draft is None and not opens:
            self.collection.add(cleaned, bodies)
            return Receipt("", redacted=redacted)
        if draft is not None:
            try:
                self.write(draft, cleaned, bodies)
                return Receipt(draft.seed, False, True, redacted=redacted)
            except drafts.JournalGone:
                # another command of this writer ended the session meanwhile
                self.loaded = load.load_to_write(self.workspace)
        if opens:
            from memkit.write.session import open_session

            draft = open_session(self, title, before=(cleaned, bodies))
            self.write(draft, cleaned, bodies)
            if self.workspace.is_personal:
                return self._sealed_at_once(draft, redacted)
            return Receipt(draft.seed, True, True, redacted=redacted)
        from memkit.write.seal import seal_small

        return seal_small(self, cleaned, bodies, kind, title, redacted, seed)

    def _sealed_at_once(self, draft: Draft, redacted: tuple[dict[str, object], ...]) -> Receipt:
        """Seals a session of personal memory at once, since no work session would end it."""
        from memkit.write.session import close_session

        sealed = close_session(self, draft, defer="proposed")
        assert sealed is not None
        return Receipt(sealed.stem, False, False, sealed.file, sealed.written, sealed.notes, redacted)

    def redactions(self) -> list[Event]:
        """The `Redacted` events for what sanitising removed."""
        owed = self.wash.redacted_fields()
        if not owed:
            return []
        from memkit.model.events import Redacted

        return [Redacted("", fields) for fields in owed]

    def write(self, draft: Draft, events: Sequence[Event], records: Sequence[tuple[str, str]] = ()) -> None:
        """Adds sanitised events to a journal, with the time."""
        lines = lines_of(events, records)
        try:
            drafts.write(draft, lines)
        except MachineError as error:
            raise self.unsaved(error, lines, draft=draft.seed, after=len(draft.events)) from error

    def unsaved(self, error: MachineError, lines: Sequence[Line], **about: object) -> MachineError:
        """The error with the events it lost; stores these in the outbox too, if that can be written."""
        about = {**about, "actor": self.actor.name}
        name = str(about.get("seed") or about.get("draft") or "unsaved")
        intent = {"schema": "memkit/1", **about, "unsaved": list(lines)}
        where = self.retried or drafts.identical_copy(self.workspace, name, intent)
        where = where or drafts.keep_intent(self.workspace, name, intent)
        when = _WHEN.get(error.code, _ELSE)
        error.hint = f"memkit outbox retry {when}"
        if where:
            error.detail = (*error.detail, f"kept in {where}")
        else:
            error.hint = f"the event is on the next line; keep it and run memkit outbox retry - {when}"
        # so that the printed line alone says where the events belong
        error.unsaved = tuple({**line, "in": about} if not at else line for at, line in enumerate(lines))
        return error
