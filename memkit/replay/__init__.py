"""The fold: sessions in stem order → state and problems. It gives the text its meaning and uses no file, clock or policy.
Continuing a fold gives the same as folding from the start.
"""

from __future__ import annotations

from memkit.model import Problem
from memkit.model.events import Created
from memkit.model.ids import LIST_IDS, is_readable_id
from memkit.model.session import LEGACY, LENIENT, STRICT, WORK, Session
from memkit.model.state import State
from memkit.replay import by_hand
from memkit.replay.apply import apply
from memkit.replay.context import EMPTY, Context, unknown_to

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping
    from typing import Any

    from memkit.model.fact import Fact


def fold(
    sessions: Iterable[Session], state: State | None = None, legacy: Mapping[str, str] | None = None
) -> State:
    """Folds sessions, given in order, into a state. `legacy`: the files that an adopt session lists, if known already."""
    state = State() if state is None else state
    if legacy:
        state.legacy.update(legacy)
    for session in sessions:
        add_session(state, session)
    return state


def add_session(state: State, session: Session) -> None:
    """Folds one more session, which must be later than all before it."""
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
        _report_misnaming(state, session)
    state.rows.append(_row(session, header, kind, state.work, LEGACY if is_legacy else session.mode))
    ctx = Context(state, session, at, unknown)
    if is_legacy:
        _count_legacy(ctx)
        return
    if session.records and session.mode == STRICT:
        _take_lists(ctx, kind)
    state.events += len(session.events)
    ctx.by_hand = session.mode == LENIENT and by_hand.is_gated(state, session.stem, session.sha256)
    for event in session.lasting:
        if ctx.by_hand:
            by_hand.apply_gated(ctx, event, apply)
        elif session.mode == LENIENT:
            by_hand.apply_exempt(ctx, event, apply)
        else:
            apply(ctx, event)
    if session.tokens:
        _count_words(ctx)
    if ctx.links or session.records:
        ctx.check_links()
    if state.consents:
        from memkit.replay import registers

        registers.expire(state, session.stem)


def continue_session(state: State, session: Session) -> None:
    """Folds further events of the session that was folded last, an open one: links are checked when it is folded whole."""
    ctx = Context(state, session, len(state.rows) - 1, EMPTY)
    state.events += len(session.events)
    for event in session.lasting:
        apply(ctx, event)


def _row(session: Session, header: dict[str, str], kind: str, work: int, mode: str) -> tuple[Any, ...]:
    """The session's row as the plain tuple that a checkpoint stores; most rows are never turned into objects."""
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
    """Whether a sealed session has its proper name: the second it was sealed and the digits of its seal."""
    ended = header.get("ended", "")
    if stem[18:] != seal:
        return False
    # an idle draft is closed later: it ended before it was sealed
    return f"{ended[:10]}-{ended[11:19].replace(':', '')}" == stem[:17] or "closed" in header


def _report_misnaming(state: State, session: Session) -> None:
    stamp = session.get("ended").replace("T", "-").replace(":", "").removesuffix("Z")
    name = f"{stamp}-{session.seal}.md"
    hint = f"git mv {session.path} {session.path.rpartition('/')[0]}/{name}"
    state.problems.append(Problem("session-renamed", session.path, 1, f"its seal names it {name}", hint))


def _take_lists(ctx: Context, kind: str) -> None:
    """Reads a session's lists of files: those of an adopted memory, and hand-written sessions from before the gate.

    The gate: since it is shut, a hand-written session only proposes (see `by_hand`).
    """
    state, session = ctx.state, ctx.session
    for id, body in session.records:
        if id not in LIST_IDS or any(
            isinstance(event, Created) and event.id == id for event in session.events
        ):
            continue
        if id == LIST_IDS[1]:
            state.replaced_files.update(_pairs(body) if kind == "adopt" else ())
        elif kind == "adopt" or not _knows_the_gate(ctx):
            (state.legacy if kind == "adopt" else state.exempt).update(_pairs(body))
            if session.get("memkit") != "1":
                state.gate = state.gate or session.stem


def _knows_the_gate(ctx: Context) -> bool:
    """Whether this session knew that the gate was shut; memkit lists the older files only once, when it shuts it."""
    at = ctx.state.ordinal.get(ctx.state.gate, ctx.at)
    return at < ctx.at and at not in ctx.unknown


def state_for_refold(state: State) -> State | None:
    """An empty state for a second fold that knows the lists of files, if this fold read them too late; else None."""
    late = state.gated and any(
        row.mode == LENIENT and by_hand.is_gated(state, row.stem, row.sha256) for row in state.rows
    )
    if not state.legacy and not late:
        return None
    return State(legacy=dict(state.legacy), exempt=dict(state.exempt), gate=state.gate)


def _pairs(body: str) -> dict[str, str]:
    """`name sha256` lines as a mapping; a name may contain spaces."""
    cut = (line.rpartition(" ") for line in body.splitlines() if " " in line)
    return {name: digest for name, _, digest in cut}


def _count_legacy(ctx: Context) -> None:
    """Counts one use per file for every token that is, or becomes, the id of a fact."""
    for token in ctx.session.tokens:
        ctx.state.tokens.setdefault(token, []).append(ctx.at)
        fact = ctx.state.facts.get(token) or _fact_named(ctx, token)
        if fact is not None:
            fact.history.append((ctx.at, 0, "Referenced"))
            ctx.use(fact, 0)


def _count_words(ctx: Context) -> None:
    """Counts a use for every single word in the lists of a hand-written session that is the id of an adopted fact."""
    for token in ctx.session.tokens:
        fact = ctx.state.facts.get(token) if not is_readable_id(token) else None
        if fact is not None:
            fact.history.append((ctx.at, 0, "Referenced"))
            ctx.use(fact, 0)


def _fact_named(ctx: Context, token: str) -> Fact | None:
    """The fact that was adopted under another id, since memkit cannot read this one."""
    if is_readable_id(token):
        return None
    return next((fact for fact in ctx.state.facts.values() if fact.get("named") == token), None)
