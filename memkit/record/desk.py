"""One writing command at the desk: who writes, into which session, and what the answer says of it."""

from __future__ import annotations

import os
from functools import cached_property

from memkit import pipeline
from memkit.actors import Actor, resolve_actor
from memkit.call import Call
from memkit.errors import MachineError, Refused
from memkit.model import events as ev
from memkit.model.events import Event
from memkit.model.fact import Fact
from memkit.model.state import State
from memkit.model.struct import struct
from memkit.record import lookup
from memkit.record.wash import Wash
from memkit.store import clock, drafts, outbox
from memkit.store.drafts import Draft
from memkit.store.workspace import Workspace

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from memkit.model.session import Session
    from memkit.record.sealing import Sealed
    from memkit.store.drafts import Line


_WHEN = "when the disk is writable"


@struct(frozen=True)
class Receipt:
    """Where events went: into an open session (`waits`) or a sealed one."""

    session: str
    opened: bool = False
    waits: bool = False
    file: str = ""
    written: tuple[str, ...] = ()
    notes: tuple[str, ...] = ()
    redacted: tuple[dict[str, object], ...] = ()
    dry: bool = False

    def tail(self) -> str:
        """What a one-line answer adds: a session just opened, or that the event waits for its end."""
        if self.dry:
            return " · dry run, nothing written"
        if self.opened:
            return f" · session {self.session} opened"
        return " · counts when the session ends" if self.waits else ""


class Desk:
    """A writer with the ledger before it. `stage` and `render` are the verb's own options."""

    def __init__(
        self, call: Call, *, render: bool = True, stage: bool = False, accept_clock: bool = False
    ) -> None:
        self.call = call
        self.workspace = call.workspace
        self.render, self.accept_clock = render, accept_clock
        self.stage = stage or self.workspace.policy.git.stage
        self.loaded = pipeline.load(self.workspace)
        pipeline.ready_to_write(self.loaded)
        self.wash = Wash(self.workspace)
        # a session that was being sealed when its writer was stopped, finished by this command, and its prose
        self.finished: tuple[Sealed, str] | None = None

    @property
    def state(self) -> State:
        """What the ledger says now."""
        return self.loaded.state

    @cached_property
    def actor(self) -> Actor:
        """Who writes."""
        return resolve_actor(self.call.actor_flag, self.call.interactive, self.workspace.root)

    @cached_property
    def host(self) -> str:
        """The host's session id, where it gives one."""
        return os.environ.get("MEMKIT_HOST_SESSION", "")

    @cached_property
    def drafts(self) -> list[Draft]:
        """Every open session here."""
        return drafts.open_drafts(self.workspace)

    def own_draft(self) -> Draft | None:
        """This writer's open session: the one named, else the one it owns. One that was being sealed is finished."""
        named = self.call.session_flag or os.environ.get("MEMKIT_SESSION")
        for draft in list(self.drafts):
            if draft.seed.startswith(named) if named else draft.writer == (self.actor.name, self.host):
                if draft.stamp:
                    self.finish(draft)
                    continue
                self.wash.resume(
                    [dict(line["fields"]) for line in draft.events if line.get("verb") == "Redacted"]
                )
                return draft
        if named:
            hint = "memkit session show lists the open ones"
            raise Refused(f'no open session "{named}"', code="no-session", hint=hint)
        return None

    def find_id(self, typed: str) -> str:
        """The whole id a word means; one that the ledger has as it stands needs no look at the open sessions."""
        known = self.state.facts.get(typed)
        return typed if known is not None and not known.withheld else self.find(typed).id

    def find(self, typed: str, *, withheld: bool = False) -> Fact:
        """The fact a word means, in the ledger or in the session at hand; refuses with the nearest.

        What is withheld is there for nobody but an erasure.
        """
        facts = self.view.facts
        id = lookup.resolve(typed, list(facts))
        if id is None or (facts[id].withheld and not withheld):
            known = [name for name in facts if withheld or not facts[name].withheld]
            raise lookup.unknown(typed, known, self.call.argv)
        return facts[id]

    @cached_property
    def view(self) -> State:
        """The ledger and, on top, what the open sessions would add: to look things up in, never to show."""
        if not any(draft.events for draft in self.drafts):
            return self.state
        return self.rehearse_drafts()

    def rehearse_drafts(self) -> State:
        """A state of its own with every draft applied as if it were sealed."""
        state = pipeline.load(self.workspace).state
        for draft in self.drafts:
            if draft.events:
                _apply(state, draft_session(draft, draft_events(draft)))
        return state

    def rehearse(
        self, events: Sequence[Event], records: Sequence[tuple[str, str]] = (), kind: str = "governance"
    ) -> State:
        """The state these events would lead to; refuses with what replay would complain about."""
        draft = self.own_draft()
        state = pipeline.load(self.workspace).state
        for other in self.drafts:
            if other.events and other is not draft:
                _apply(state, draft_session(other, draft_events(other)))
        before = draft_events(draft) if draft else []
        if draft:
            _apply(state, draft_session(draft, before))
        had = len(state.problems)
        head = {"kind": kind, "actor": self.actor.name}
        _apply(state, _session(head, [*events], records, f"{clock.stamp(clock.now())}-ffffffffff"))
        for problem in state.problems[had:]:
            if problem.severity == "error":
                raise Refused(
                    f"{problem.message}; nothing was recorded", code=problem.code, hint=problem.hint
                )
        return state

    # -- writing ---------------------------------------------------------------------------------

    def clean(self, event: Event) -> Event:
        """The event with every text and value washed and fit for the grammar."""
        from memkit.ledger.grammar import make, raw_of
        from memkit.ledger.write import unfit_event_text

        verb, subject, text, fields = raw_of(event)
        text = self.wash.text(text)
        found = unfit_event_text(text)
        if found:
            hint = "longer matter goes to a record: --record FILE"
            raise Refused(f"line {found[0]}: {found[1]}", code="bad-text", hint=hint)
        washed = tuple((key, self.wash.text(value, key)) for key, value in fields)
        made = make(verb, subject, text, washed)
        if isinstance(made, str):
            raise Refused(made, code="bad-event", hint="memkit help formats")
        return made

    def clean_prose(self, text: str) -> str:
        """Prose or a record's body, washed and fit to stand in a session."""
        from memkit.ledger.write import unfit

        text = self.wash.text(text.replace("\r\n", "\n").strip("\n"), "the prose")
        found = unfit(text)
        if found:
            raise Refused(
                f"line {found[0]}: {found[1]}",
                code="bad-text",
                hint="write it another way; nothing was written",
            )
        return text

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
        """Records events: into the open session, a new one where the verb opens one, else a small sealed one.

        `at_once` seals a small one whatever is open: a consent, its end and an erasure do not wait.
        """
        cleaned = [self.clean(event) for event in events]
        bodies = [(id, self.clean_prose(body)) for id, body in records]
        redacted = tuple(self.wash.redactions)
        draft = None if at_once else into or self.own_draft()
        if self.call.dry_run:
            return Receipt(
                draft.seed if draft else "", False, draft is not None or opens, dry=True, redacted=redacted
            )
        cleaned += [ev.Redacted("", fields) for fields in self.wash.redacted_fields()]
        if draft is not None:
            try:
                self.write(draft, cleaned, bodies)
                return Receipt(draft.seed, False, True, redacted=redacted)
            except drafts.Gone:
                # another command of this writer ended the session in the meantime
                self.loaded = pipeline.load(self.workspace)
        if opens:
            draft = self.open_draft(title, before=(cleaned, bodies))
            self.write(draft, cleaned, bodies)
            return Receipt(draft.seed, True, True, redacted=redacted)
        return self._seal_small(cleaned, bodies, kind, title, redacted, seed)

    def write(self, draft: Draft, events: Sequence[Event], records: Sequence[tuple[str, str]] = ()) -> None:
        """Adds cleaned events to a journal, with the time and, in another's session, the author."""
        lines = _lines(events, records)
        try:
            drafts.write(draft, lines)
        except MachineError as error:
            raise self.unsaved(error, lines, draft=draft.seed, after=len(draft.events)) from error

    def unsaved(self, error: MachineError, lines: Sequence[Line], **about: object) -> MachineError:
        """The error with what it cost: printed with it, and kept in the outbox where that can be written."""
        about = {**about, "actor": self.actor.name}
        name = str(about.get("seed") or about.get("draft") or "unsaved")
        where = outbox.keep(self.workspace, name, {"schema": "memkit/1", **about, "unsaved": list(lines)})
        error.hint = f"memkit outbox retry {_WHEN}"
        if where:
            error.detail = (*error.detail, f"kept in {where}")
        else:
            error.hint = f"the event is on the next line; keep it and run memkit outbox retry - {_WHEN}"
        # whoever has only the printed line can still tell where it belongs
        error.unsaved = tuple({**line, "in": about} if not at else line for at, line in enumerate(lines))
        return error

    def open_draft(
        self,
        title: str = "",
        *,
        task: str = "",
        continues: str = "",
        seed: str = "",
        before: tuple[Sequence[Event], Sequence[tuple[str, str]]] = ((), ()),
    ) -> Draft:
        """A new open session of this writer; drafts idle too long are sealed first.

        `before`: the events and records it is opened for, which are told as unsaved when it cannot be.
        """
        from memkit.record.idle import seal_idle

        seal_idle(self)
        self.loaded = pipeline.load(self.workspace)
        title = self.wash.text(title)
        started = clock.iso(clock.now())
        head = {"kind": "work", "actor": self.actor.name, "host": self.host, "title": title}
        head |= {"started": started, "task": task, "continues": continues}
        head |= snapshot(self.state)
        head["wm"] = constants(self.workspace)
        try:
            draft = self._create(head, seed)
        except MachineError as error:
            raise self.unsaved(error, _lines(*before), draft="", title=title) from error
        self.drafts.append(draft)
        return draft

    def _create(self, head: dict[str, str], wanted: str) -> Draft:
        """The journal of a new session, under the first seed that is free."""
        from memkit.record import sealing

        taken = sealing.taken_seeds(self.loaded)
        while True:
            seed = wanted or sealing.new_seed(head["started"], head["actor"], head["title"], taken)
            draft = Draft(seed, self.workspace.private("open", f"{seed}.jsonl"), {})
            said = {key: value for key, value in {"seed": seed, **head}.items() if value}
            if seed not in taken and drafts.create(draft, {"head": said, "at": head["started"]}):
                return draft
            if wanted:
                hint = "leave --seed away, or take another"
                raise Refused(f"the seed {seed} is taken", code="seed-taken", hint=hint)
            taken.add(seed)

    def _seal_small(
        self,
        events: list[Event],
        records: list[tuple[str, str]],
        kind: str,
        title: str,
        redacted: tuple[dict[str, object], ...],
        seed: str = "",
    ) -> Receipt:
        from memkit.record import sealing

        now = clock.iso(clock.now())
        actor = self.actor.name
        title = self.wash.text(title)
        seed = seed or sealing.new_seed(now, actor, title, sealing.taken_seeds(self.loaded))
        header = {
            "kind": kind,
            "title": title,
            "actor": actor,
            "started": now,
            "seed": seed,
            **snapshot(self.state),
        }
        content = sealing.Content(header, "", events, records)
        stamp = sealing.next_stamp(self.loaded, self.accept_clock)
        try:
            stem, path = sealing.write_sealed(self.workspace, content, stamp)
        except MachineError as error:
            raise self.unsaved(error, _lines(events, records), seed=seed, kind=kind, title=title) from error
        written, notes = sealing.render_after(self.workspace, path, actor, self.render, self.stage)
        self.loaded = pipeline.load(self.workspace)
        self._shred_ended()
        return Receipt(stem, False, False, path, written, tuple(notes), redacted)

    def _shred_ended(self) -> None:
        """Values whose consent is over leave the vault with the first write that comes after, and copies of their facts."""
        if self.state.consents:
            from memkit.record.consents import shred_ended
            from memkit.store.copies import drop_derived

            if shred_ended(self.workspace.root, self.state):
                drop_derived(self.workspace)

    def finish(self, draft: Draft) -> Sealed:
        """Seals a draft whose stamp is fixed: the same bytes and name at every attempt."""
        from memkit.record import sealing

        with drafts.held(draft):
            events = draft_events(draft)
            header = {key: value for key, value in draft.head.items() if key != "host"}
            prose = "\n\n".join(draft.prose)
            content = sealing.Content(header, prose, events, tuple(sorted(draft.records.items())))
            try:
                stem, path = sealing.write_sealed(self.workspace, content, clock.seconds(draft.stamp))
            except MachineError as error:
                raise self.unsaved(error, draft.events, draft=draft.seed, closing=True) from error
            drafts.discard(draft)
        outbox.settle(self.workspace, draft.seed)
        if draft in self.drafts:
            self.drafts.remove(draft)
        written, notes = sealing.render_after(self.workspace, path, self.actor.name, self.render, self.stage)
        self.loaded = pipeline.load(self.workspace)
        self._shred_ended()
        sealed = sealing.Sealed(stem, path, len(events), written, tuple(notes))
        self.finished = sealed, prose
        return sealed


def snapshot(state: State) -> dict[str, str]:
    """What a writer could know at its start."""
    from memkit.record import sealing
    from memkit.replay.sem import sem

    return {"seen": sealing.seen_of(state), "sem": sem(state)}


def constants(workspace: Workspace) -> str:
    """The working-memory constants in force, for the frontmatter."""
    table = workspace.policy.working_memory
    return f"refs={table.refs} window={table.window} ttl={table.ttl} ttl_cwm={table.ttl_cwm} tokens={table.tokens}"


def as_line(event: Event) -> drafts.Line:
    """An event as a journal holds it."""
    from memkit.ledger.grammar import raw_of

    verb, subject, text, fields = raw_of(event)
    return {"verb": verb, "subject": subject, "text": text, "fields": [list(pair) for pair in fields]}


def _lines(events: Sequence[Event], records: Sequence[tuple[str, str]] = ()) -> list[drafts.Line]:
    at = clock.iso(clock.now())
    lines: list[drafts.Line] = [{"record": id, "body": body} for id, body in records]
    return lines + [{**as_line(event), "at": at} for event in events]


def draft_events(draft: Draft) -> list[Event]:
    """A journal's events again; what is none was never acknowledged by this memkit."""
    from memkit.ledger.grammar import make

    found: list[Event] = []
    for line in draft.events:
        fields = tuple((str(key), str(value)) for key, value in line.get("fields", []))
        made = make(line.get("verb", ""), line.get("subject", ""), line.get("text", ""), fields)
        if not isinstance(made, str):
            found.append(made)
    return found


def draft_session(draft: Draft, events: Sequence[Event]) -> Session:
    """A draft as the session it would become, for rehearsals."""
    return _session(
        draft.head, events, tuple(draft.records.items()), f"9999-01-01-000000-{draft.seed}", draft.path
    )


def _session(
    head: dict[str, str],
    events: Sequence[Event],
    records: Sequence[tuple[str, str]],
    stem: str,
    path: str = "draft",
) -> Session:
    from memkit.model.session import STRICT, Session

    header = (
        ("memkit", "1"),
        *((key, value) for key, value in head.items() if key in ("kind", "actor", "task")),
    )
    return Session(stem, path, STRICT, header, tuple(events), tuple(records))


def _apply(state: State, session: Session) -> None:
    from memkit.replay.fold import add_session

    add_session(state, session)
