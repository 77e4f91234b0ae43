"""Traces of sealed sessions: their working memory, run again."""

from __future__ import annotations

from memkit.errors import IntegrityFailure, MissingSnapshot, NotFound, ReplayDivergence
from memkit.ledger.parse import read_session
from memkit.model.events import WORKING, Event
from memkit.model.session import Session
from memkit.pipeline import Loaded
from memkit.rules import working_memory as wm
from memkit.store import files


def read(loaded: Loaded, stem: str) -> Session:
    """A sealed session by its stem; a broken seal stops."""
    at = loaded.state.ordinal.get(stem)
    if at is None:
        raise NotFound(f'no session "{stem}"', hint="memkit log lists the sessions")
    row = loaded.state.rows[at]
    session, problems = read_session(files.read(loaded.workspace.path(row.path)), stem, row.path)
    for problem in problems:
        if problem.code in ("seal-broken", "bad-event", "unsealed"):
            raise IntegrityFailure(problem.message, file=problem.file, line=problem.line, hint=problem.hint)
    return session


def trace_of(session: Session) -> list[Event]:
    """Its working-memory events."""
    return [event for event in session.events if isinstance(event, WORKING)]


def constants_of(session: Session) -> wm.Constants:
    """The constants it recorded."""
    found = wm.constants_from(session.get("wm"))
    if found is None:
        message = f"{session.stem} records no working-memory constants"
        raise MissingSnapshot(message, file=session.path, line=1)
    return found


def start_of(loaded: Loaded, session: Session) -> wm.Memory:
    """What it began with."""
    continues = session.get("continues")
    return wm.Memory(cwm=final_memory(loaded, continues).cwm) if continues else wm.Memory()


def final_memory(loaded: Loaded, stem: str) -> wm.Memory:
    """The memory at a session's end, as it stood before its closing episode."""
    from memkit.model.events import Summarised

    session = read(loaded, stem)
    trace = trace_of(session)
    while trace and isinstance(trace[-1], Summarised):
        trace.pop()
    return wm.run(trace, constants_of(session), start_of(loaded, session))


def rerun(loaded: Loaded, stem: str) -> tuple[Session, int]:
    """Runs a session's trace again; stops at the first difference. Returns it and how many events agreed."""
    session = read(loaded, stem)
    trace = trace_of(session)
    if not session.get("seen") or not session.get("sem"):
        raise MissingSnapshot(f"{stem} records no snapshot of what it knew", file=session.path, line=1)
    found = wm.retrace(trace, constants_of(session), start_of(loaded, session))
    if found is not None:
        message = f"event {found.at + 1}: recorded {found.recorded}, replayed {found.replayed}"
        raise ReplayDivergence(message, file=session.path, line=found.line)
    return session, len(trace)
