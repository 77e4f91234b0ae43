"""The fold: sessions in stem order → state and problems. Continuing a fold equals folding from the start."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from memkit.model.session import LEGACY, LENIENT, WORK, Session
from memkit.model.state import Row, State
from memkit.replay import books
from memkit.replay.apply import apply
from memkit.replay.context import EMPTY, Context


def fold(
    sessions: Iterable[Session], state: State | None = None, legacy: Mapping[str, str] | None = None
) -> State:
    """Folds sessions, in order, into a state. `legacy` names the files an adopt session lists, if known already."""
    state = State() if state is None else state
    if legacy:
        state.legacy.update(legacy)
    for session in sessions:
        add_session(state, session)
    _withhold_expired(state)
    return state


def add_session(state: State, session: Session) -> None:
    """One more session, later than all before it."""
    at = len(state.rows)
    unknown = _unknown(state, session, at)
    if unknown:
        state.unknown[at] = unknown
    is_legacy = session.mode == LENIENT and session.stem in state.legacy
    if session.kind == WORK:
        state.work += 1
    state.ordinal[session.stem] = at
    if session.seal and not _is_named_so(session):
        _misnamed(state, session)
    ctx = Context(state, session, at, unknown)
    state.rows.append(_row(session, state.work, LEGACY if is_legacy else session.mode))
    if is_legacy:
        _count_legacy(ctx)
        return
    if session.kind == "adopt":
        _take_legacy(state, session)
    state.events += len(session.events)
    for event in session.events:
        apply(ctx, event)


def _row(session: Session, work: int, mode: str) -> Row:
    return Row(
        session.stem,
        session.path,
        session.kind,
        session.actor,
        session.title,
        session.sha256,
        session.sealed,
        mode,
        session.get("ended"),
        work,
        len(session.events),
        session.get("task"),
        session.last_words,
        session.get("seed"),
        session.get("sem"),
    )


def _unknown(state: State, session: Session, at: int) -> frozenset[int]:
    """Ordinals before this session that are not in the closure of its `seen`; also keeps the heads."""
    seen = session.seen
    if seen is None:
        state.heads = {session.stem}
        return EMPTY
    known: list[int] = []
    for stem, digest in seen:
        found = state.ordinal.get(stem)
        if found is None:
            _missing(state, session, stem)
        else:
            known.append(found)
            if digest and not state.rows[found].sha256.startswith(digest):
                _differs(state, session, stem)
    state.heads = (state.heads - {stem for stem, _ in seen}) | {session.stem}
    if not known:
        return frozenset(range(at)) if at else EMPTY
    newest = max(known)
    unknown = set(state.unknown.get(newest, EMPTY)) | set(range(newest + 1, at))
    for other in known:
        theirs = state.unknown.get(other, EMPTY)
        unknown = {item for item in unknown if item > other or item in theirs} - {other}
    return frozenset(unknown) if unknown else EMPTY


def _is_named_so(session: Session) -> bool:
    """A sealed session's name is the second it was sealed and the digits of its seal."""
    stem, ended = session.stem, session.get("ended")
    if stem[18:] != session.seal:
        return False
    # an idle draft ended before it was sealed
    return f"{ended[:10]}-{ended[11:19].replace(':', '')}" == stem[:17] or bool(session.get("closed"))


def _misnamed(state: State, session: Session) -> None:
    from memkit.model.problem import Problem

    stamp = session.get("ended").replace("T", "-").replace(":", "").removesuffix("Z")
    name = f"{stamp}-{session.seal}.md"
    hint = f"git mv {session.path} {session.path.rpartition('/')[0]}/{name}"
    state.problems.append(Problem("session-renamed", session.path, 1, f"its seal names it {name}", hint))


def _missing(state: State, session: Session, stem: str) -> None:
    from memkit.model.problem import Problem

    hint = f"git log --all -- '*{stem}*' finds it"
    state.problems.append(
        Problem(
            "seen-missing", session.path, 1, f"saw the session {stem}, which is not here", hint, "warning"
        )
    )


def _differs(state: State, session: Session, stem: str) -> None:
    from memkit.model.problem import Problem

    row = state.rows[state.ordinal[stem]]
    if any(record.get("new") == row.sha256 for record in state.erased.values()):
        return
    message = f"{session.stem} saw it with other content"
    hint = f"git restore {row.path}; to correct a fact use memkit supersede"
    state.problems.append(Problem("session-modified", row.path, 1, message, hint))


def _take_legacy(state: State, session: Session) -> None:
    for id, body in session.records:
        if id == "legacy-sessions":
            state.legacy.update(_pairs(body))
        elif id == "legacy-files":
            state.replaced_files.update(_pairs(body))


def _pairs(body: str) -> dict[str, str]:
    """`name sha256` lines as a mapping; a name may hold spaces."""
    cut = (line.rpartition(" ") for line in body.splitlines() if " " in line)
    return {name: digest for name, _, digest in cut}


def _count_legacy(ctx: Context) -> None:
    """Every token that is, or will be, the id of a fact is one use of this file."""
    for token in ctx.session.tokens:
        ctx.state.tokens.setdefault(token, []).append(ctx.at)
        fact = ctx.state.facts.get(token)
        if fact is not None:
            fact.history.append((ctx.at, 0, "Referenced"))
            ctx.use(fact, 0)


def _withhold_expired(state: State) -> None:
    """In replay, now is the newest stamp."""
    if not state.consents or not state.rows:
        return
    now = max((row.ended for row in state.rows if row.ended), default="")
    ctx = Context(state, Session("", "", "", (), ()), len(state.rows), EMPTY)
    for id, record in state.consents.items():
        if record.get("valid_until") and record["valid_until"] <= now:
            books.withhold(ctx, id)
