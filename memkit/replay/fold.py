"""The fold: sessions in stem order → state and problems. Continuing a fold equals folding from the start."""

from __future__ import annotations

from memkit.model.problem import Problem
from memkit.model.session import LEGACY, LENIENT, STRICT, WORK, Session
from memkit.model.state import State
from memkit.replay import handwritten, registers
from memkit.replay.apply import apply
from memkit.replay.context import Context
from memkit.replay.known import EMPTY, unknown_to
from memkit.replay.links import check_links

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping
    from typing import Any


def fold(
    sessions: Iterable[Session], state: State | None = None, legacy: Mapping[str, str] | None = None
) -> State:
    """Folds sessions, in order, into a state. `legacy` names the files an adopt session lists, if known already."""
    state = State() if state is None else state
    if legacy:
        state.legacy.update(legacy)
    for session in sessions:
        add_session(state, session)
    return state


def add_session(state: State, session: Session) -> None:
    """One more session, later than all before it."""
    at = len(state.rows)
    header = dict(session.header)
    unknown = unknown_to(state, session, header.get("seen"), at)
    if unknown is not EMPTY:
        state.unknown[at] = (unknown.base, unknown.bits)
    is_legacy = session.mode == LENIENT and session.stem in state.legacy
    kind = header.get("kind", WORK) if session.mode == STRICT else WORK
    if kind == WORK:
        state.work += 1
    state.ordinal[session.stem] = at
    if session.seal and not _is_named_so(session.stem, session.seal, header):
        _misnamed(state, session)
    state.rows.append(_row(session, header, kind, state.work, LEGACY if is_legacy else session.mode))
    ctx = Context(state, session, at, unknown)
    if is_legacy:
        _count_legacy(ctx)
        return
    if session.records and session.mode == STRICT:
        _take_lists(state, session, kind)
    state.events += len(session.events)
    gated = session.mode == LENIENT and is_gated(state, session.stem, session.sha256)
    for event in session.lasting:
        if gated:
            handwritten.apply_gated(ctx, event, apply)
        else:
            apply(ctx, event)
    if ctx.links or session.records:
        check_links(ctx)
    if state.consents:
        registers.expire(state, session.stem)


def _row(session: Session, header: dict[str, str], kind: str, work: int, mode: str) -> tuple[Any, ...]:
    """The session's row, as the plain tuple that a checkpoint holds: nobody looks at most of them."""
    return (
        session.stem,
        session.path,
        kind,
        header.get("actor", "agent:unknown"),
        session.title,
        session.sha256,
        session.sealed,
        mode,
        header.get("ended", ""),
        work,
        len(session.events),
        header.get("task", ""),
        session.last_words,
        header.get("seed", ""),
        header.get("sem", ""),
    )


def _is_named_so(stem: str, seal: str, header: dict[str, str]) -> bool:
    """A sealed session's name is the second it was sealed and the digits of its seal."""
    ended = header.get("ended", "")
    if stem[18:] != seal:
        return False
    # an idle draft ended before it was sealed
    return f"{ended[:10]}-{ended[11:19].replace(':', '')}" == stem[:17] or "closed" in header


def _misnamed(state: State, session: Session) -> None:
    stamp = session.get("ended").replace("T", "-").replace(":", "").removesuffix("Z")
    name = f"{stamp}-{session.seal}.md"
    hint = f"git mv {session.path} {session.path.rpartition('/')[0]}/{name}"
    state.problems.append(Problem("session-renamed", session.path, 1, f"its seal names it {name}", hint))


def _take_lists(state: State, session: Session, kind: str) -> None:
    """What a session tells of files: those of an older memory, and those by hand from before the gate."""
    for id, body in session.records:
        if id == "legacy-sessions":
            (state.legacy if kind == "adopt" else state.exempt).update(_pairs(body))
            if session.get("memkit") != "1":
                state.gate = state.gate or session.stem
        elif id == "legacy-files" and kind == "adopt":
            state.replaced_files.update(_pairs(body))


def is_gated(state: State, stem: str, sha256: str) -> bool:
    """Whether a hand-written session must ask a person before it changes reviewed memory or answers anything."""
    return state.gated and state.exempt.get(stem) != sha256


def read_again(state: State) -> State | None:
    """An empty state that knows how all files are read, if this one learned it too late; else None."""
    late = state.gated and any(
        row.mode == LENIENT and is_gated(state, row.stem, row.sha256) for row in state.rows
    )
    if not state.legacy and not late:
        return None
    return State(legacy=dict(state.legacy), exempt=dict(state.exempt), gate=state.gate)


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
