"""Working memory: journals each input of the open session with the events that follow from it.

The trace of a sealed session can be run again and compared with what it recorded.
"""

from __future__ import annotations

from memkit.errors import PromotionLoop, Refused
from memkit.model import events as ev
from memkit.model.events import WORKING
from memkit.rules import working_memory as wm
from memkit.store import drafts
from memkit.write.journal import draft_events, lines_of

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from memkit.model.events import Event, Fields
    from memkit.model.session import Session
    from memkit.query.load import Loaded
    from memkit.store.journals import Draft
    from memkit.write.journal import Receipt
    from memkit.write.transaction import Transaction


def trace_of(draft: Draft) -> list[Event]:
    """The working-memory events of a draft, in order."""
    return [event for event in draft_events(draft) if isinstance(event, WORKING)]


def constants_of(draft: Draft) -> wm.Constants:
    """The constants in force when the draft began."""
    return wm.constants_from(draft.head.get("wm", "")) or wm.Constants()


def start_of(tx: Transaction, draft: Draft) -> wm.Memory:
    """The working memory that the draft began with: the consolidated set of the session it continues."""
    return carried_over(tx, draft.head.get("continues", ""))


def carried_over(tx: Transaction, stem: str) -> wm.Memory:
    """The consolidated set at the end of a sealed session."""
    if not stem:
        return wm.Memory()
    return wm.Memory(cwm=final_memory(tx.loaded, stem).cwm)


def memory_of(tx: Transaction, draft: Draft) -> wm.Memory:
    """The draft's current working memory."""
    return wm.run(trace_of(draft), constants_of(draft), start_of(tx, draft))


def apply_inputs(
    tx: Transaction, inputs: Sequence[Event], *, opens: bool = False
) -> tuple[Receipt, list[Event]]:
    """Journals all inputs with the events that follow from each, or none; returns those events."""
    draft = tx.own_draft()
    if draft is None and not opens:
        raise Refused("no open session of yours", code="no-session", hint='memkit note "…"')
    # lock the session from reading its memory until the new events are written
    with drafts.hold_draft(draft):
        constants = constants_of(draft) if draft else wm.Constants()
        memory = memory_of(tx, draft) if draft else wm.Memory()
        events: list[Event] = []
        followed: list[Event] = []
        for event in inputs:
            memory, more = _step(memory, event, constants)
            events += [event, *more]
            followed += more
        return tx.record(events, opens=opens), followed


def tick_alone(draft: Draft) -> None:
    """Journals one tick in a session that continues no other, which needs nothing of the ledger."""
    with drafts.hold_draft(draft):
        if draft.stamp:
            raise drafts.JournalGone(f"the session {draft.seed} is being sealed")
        constants = constants_of(draft)
        memory = wm.run(trace_of(draft), constants, wm.Memory())
        _, followed = _step(memory, ev.Ticked(), constants)
        drafts.write(draft, lines_of([ev.Ticked(), *followed]))


def _step(memory: wm.Memory, event: Event, constants: wm.Constants) -> tuple[wm.Memory, tuple[Event, ...]]:
    try:
        return wm.step(memory, event, constants)
    except wm.Loop as error:
        raise PromotionLoop(f"{error} is consolidated already; nothing was changed") from None
    except wm.Gone as error:
        raise Refused(
            f"no entry {error} in working memory now; nothing was recorded",
            code="unknown-id",
            hint="memkit wm show",
        ) from None


def life_of(tx: Transaction, type: str, ttl: int | None) -> int:
    """How many ticks a new note lives: `ttl` if given, the policy's number for a temporary one, else END."""
    if ttl is None and type == "temp":
        return tx.workspace.policy.working_memory.ttl
    return ttl or wm.END


def note(tx: Transaction, draft: Draft | None, text: str, fields: Fields) -> tuple[str, Receipt]:
    """Journals a note under the next number of its session; returns its id."""
    with drafts.hold_draft(draft):
        id = next_note(draft, draft.seed if draft else "0000000000")
        kept = tuple((key, value) for key, value in fields if value)
        receipt, _ = apply_inputs(tx, [ev.Noted(id, text, kept)], opens=True)
        return id, receipt


def next_note(draft: Draft | None, seed: str) -> str:
    """The id of the next note of a session."""
    count = sum(1 for event in trace_of(draft) if isinstance(event, ev.Noted)) if draft else 0
    return f"wm:{seed}:{count + 1}"


def next_episode(draft: Draft) -> str:
    """The id of the next episode of a session."""
    return f"ep:{draft.seed}:{sum(isinstance(event, ev.Summarised) for event in trace_of(draft)) + 1}"


def next_summary(tx: Transaction, draft: Draft, text: str = "") -> ev.Summarised | None:
    """The next episode of a draft; None if its consolidated set is empty."""
    from memkit.model.generated import sem
    from memkit.rules.episodes import episode

    memory = memory_of(tx, draft)
    if not memory.cwm:
        return None
    return episode(memory, next_episode(draft), draft.head.get("sem") or sem(tx.state), text)


def read_sealed(loaded: Loaded, stem: str) -> Session:
    """A sealed session by its stem; raises if its seal is broken."""
    from memkit.errors import IntegrityFailure, NotFound
    from memkit.ledger.parse import read_session
    from memkit.store import files

    at = loaded.state.ordinal.get(stem)
    if at is None:
        raise NotFound(f'no session "{stem}"', hint="memkit log")
    row = loaded.state.rows[at]
    session, problems = read_session(files.read(loaded.workspace.path(row.path)), stem, row.path)
    for problem in problems:
        if problem.code in ("seal-broken", "bad-event", "unsealed"):
            raise IntegrityFailure(problem.message, file=problem.file, line=problem.line, hint=problem.hint)
    return session


def sealed_trace(session: Session) -> list[Event]:
    """The working-memory events of a session."""
    return [event for event in session.events if isinstance(event, WORKING)]


def sealed_constants(session: Session) -> wm.Constants:
    """The constants that a session recorded."""
    from memkit.errors import MissingSnapshot

    found = wm.constants_from(session.get("wm"))
    if found is None:
        message = f"{session.stem} records no working-memory constants"
        raise MissingSnapshot(message, file=session.path, line=1)
    return found


def sealed_start(loaded: Loaded, session: Session) -> wm.Memory:
    """The working memory that a session began with."""
    continues = session.get("continues")
    return wm.Memory(cwm=final_memory(loaded, continues).cwm) if continues else wm.Memory()


def final_memory(loaded: Loaded, stem: str) -> wm.Memory:
    """The working memory at a session's end, before its closing episode."""
    from memkit.model.events import Summarised

    session = read_sealed(loaded, stem)
    trace = sealed_trace(session)
    while trace and isinstance(trace[-1], Summarised):
        trace.pop()
    return wm.run(trace, sealed_constants(session), sealed_start(loaded, session))


def rerun(loaded: Loaded, stem: str) -> tuple[Session, int]:
    """Runs a session's trace again and raises at the first difference; returns the session and the number of events."""
    from memkit.errors import MissingSnapshot, ReplayDivergence

    session = read_sealed(loaded, stem)
    trace = sealed_trace(session)
    if not session.get("seen") or not session.get("sem"):
        raise MissingSnapshot(f"{stem} records no snapshot of what it knew", file=session.path, line=1)
    constants = sealed_constants(session)
    _same_links(loaded, session)
    _same_knowledge(loaded, session)
    found = wm.retrace(trace, constants, sealed_start(loaded, session), session.get("seed"))
    if found is not None:
        message = f"event {found.at + 1}: recorded {found.recorded}, replayed {found.replayed}"
        raise ReplayDivergence(message, file=session.path, line=found.line)
    return session, len(trace)


def _same_links(loaded: Loaded, session: Session) -> None:
    """Raises unless every session in its `seen` list is here with the same content, or a recorded erasure explains it."""
    from memkit.errors import IntegrityFailure, MissingSnapshot
    from memkit.model.session import parse_seen
    from memkit.query.missing_sessions import way_back

    state = loaded.state
    erased = {record.get("new", "").removeprefix("sha256:") for record in state.erased.values()}
    for stem, digest in parse_seen(session.get("seen")):
        at = state.ordinal.get(stem)
        if at is None:
            hint = way_back(loaded.workspace, [stem])
            message = f"{session.stem} saw {stem}, which is not here"
            raise MissingSnapshot(message, file=session.path, line=1, hint=hint)
        row = state.rows[at]
        if not row.sha256.startswith(digest) and row.sha256 not in erased:
            message = f"{session.stem} saw {stem}@{digest}, it is {row.sha256[:12]} now"
            raise IntegrityFailure(message, file=row.path, line=1)


def _same_knowledge(loaded: Loaded, session: Session) -> None:
    """Raises unless the facts that were live for it give its `sem` digest; skipped in a ledger with erasures or consents."""
    from memkit.errors import ReplayDivergence
    from memkit.model.generated import sem
    from memkit.query import replays

    state = loaded.state
    if state.erased or state.consents:
        return
    here = state.ordinal[session.stem]
    known = [entry for entry in loaded.entries if _knows(loaded, here, entry[0])]
    replayed = sem(replays.replay(loaded.workspace, known))
    if replayed != session.get("sem"):
        message = f"sem: recorded {session.get('sem')}, replayed {replayed}"
        raise ReplayDivergence(message, file=session.path, line=1)


def _knows(loaded: Loaded, here: int, stem: str) -> bool:
    at = loaded.state.ordinal.get(stem, here)
    return at < here and loaded.state.knows(here, at)
