"""Runs the working memory of a sealed session again and compares it with the recorded trace."""

from __future__ import annotations

from memkit.errors import IntegrityFailure, MissingSnapshot, NotFound, ReplayDivergence
from memkit.ledger.parse import read_session
from memkit.model.events import WORKING, Event
from memkit.model.generated import sem
from memkit.model.session import Session, parse_seen
from memkit.query import load
from memkit.query.load import Loaded
from memkit.rules import working_memory as wm
from memkit.store import files


def read_sealed(loaded: Loaded, stem: str) -> Session:
    """A sealed session by its stem; raises if its seal is broken."""
    at = loaded.state.ordinal.get(stem)
    if at is None:
        raise NotFound(f'no session "{stem}"', hint="memkit log")
    row = loaded.state.rows[at]
    session, problems = read_session(files.read(loaded.workspace.path(row.path)), stem, row.path)
    for problem in problems:
        if problem.code in ("seal-broken", "bad-event", "unsealed"):
            raise IntegrityFailure(problem.message, file=problem.file, line=problem.line, hint=problem.hint)
    return session


def trace_of(session: Session) -> list[Event]:
    """The working-memory events of a session."""
    return [event for event in session.events if isinstance(event, WORKING)]


def constants_of(session: Session) -> wm.Constants:
    """The constants that a session recorded."""
    found = wm.constants_from(session.get("wm"))
    if found is None:
        message = f"{session.stem} records no working-memory constants"
        raise MissingSnapshot(message, file=session.path, line=1)
    return found


def start_of(loaded: Loaded, session: Session) -> wm.Memory:
    """The working memory that a session began with."""
    continues = session.get("continues")
    return wm.Memory(cwm=final_memory(loaded, continues).cwm) if continues else wm.Memory()


def final_memory(loaded: Loaded, stem: str) -> wm.Memory:
    """The working memory at a session's end, before its closing episode."""
    from memkit.model.events import Summarised

    session = read_sealed(loaded, stem)
    trace = trace_of(session)
    while trace and isinstance(trace[-1], Summarised):
        trace.pop()
    return wm.run(trace, constants_of(session), start_of(loaded, session))


def rerun(loaded: Loaded, stem: str) -> tuple[Session, int]:
    """Runs a session's trace again and raises at the first difference; returns the session and the number of events."""
    session = read_sealed(loaded, stem)
    trace = trace_of(session)
    if not session.get("seen") or not session.get("sem"):
        raise MissingSnapshot(f"{stem} records no snapshot of what it knew", file=session.path, line=1)
    constants = constants_of(session)
    _same_links(loaded, session)
    _same_knowledge(loaded, session)
    found = wm.retrace(trace, constants, start_of(loaded, session), session.get("seed"))
    if found is not None:
        message = f"event {found.at + 1}: recorded {found.recorded}, replayed {found.replayed}"
        raise ReplayDivergence(message, file=session.path, line=found.line)
    return session, len(trace)


def _same_links(loaded: Loaded, session: Session) -> None:
    """Raises unless every session in its `seen` list is here with the same content, or a recorded erasure explains it."""
    state = loaded.state
    erased = {record.get("new", "").removeprefix("sha256:") for record in state.erased.values()}
    for stem, digest in parse_seen(session.get("seen")):
        at = state.ordinal.get(stem)
        if at is None:
            hint = f"git log --all -- '*{stem}*' finds it"
            message = f"{session.stem} saw {stem}, which is not here"
            raise MissingSnapshot(message, file=session.path, line=1, hint=hint)
        row = state.rows[at]
        if not row.sha256.startswith(digest) and row.sha256 not in erased:
            message = f"{session.stem} saw {stem}@{digest}, it is {row.sha256[:12]} now"
            raise IntegrityFailure(message, file=row.path, line=1)


def _same_knowledge(loaded: Loaded, session: Session) -> None:
    """Raises unless the facts that were live for it give its `sem` digest; skipped in a ledger with erasures or consents."""
    state = loaded.state
    if state.erased or state.consents:
        return
    here = state.ordinal[session.stem]
    known = [entry for entry in loaded.entries if _knows(loaded, here, entry[0])]
    replayed = sem(load.replay(loaded.workspace, known))
    if replayed != session.get("sem"):
        message = f"sem: recorded {session.get('sem')}, replayed {replayed}"
        raise ReplayDivergence(message, file=session.path, line=1)


def _knows(loaded: Loaded, here: int, stem: str) -> bool:
    at = loaded.state.ordinal.get(stem, here)
    return at < here and loaded.state.knows(here, at)
