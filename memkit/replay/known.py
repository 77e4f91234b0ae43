"""What a session could know: the closure of what it saw, stored as the ordinals it did not know."""

from __future__ import annotations

from memkit.model.problem import WARNING, Problem
from memkit.model.session import Session, parse_seen
from memkit.model.state import State


class Unknown:
    """Ordinals as bits above the lowest of them: a branch that lived long costs bytes, not megabytes."""

    __slots__ = ("base", "bits")

    def __init__(self, base: int = 0, bits: int = 0) -> None:
        self.base, self.bits = base, bits

    def __contains__(self, at: int) -> bool:
        return at >= self.base and bool(self.bits >> (at - self.base) & 1)

    def __bool__(self) -> bool:
        return self.bits != 0


EMPTY = Unknown()


def unknown_to(state: State, session: Session, seen: str | None, at: int) -> Unknown:
    """The sessions before this one that are not in the closure of what it saw; keeps heads and digests honest."""
    if seen is None:
        state.heads = {session.stem}
        return EMPTY
    pairs = parse_seen(seen)
    known = [_ordinal(state, session, stem, digest) for stem, digest in pairs]
    for stem, _ in pairs:
        state.heads.discard(stem)
    state.heads.add(session.stem)
    if known == [at - 1] and at - 1 not in state.unknown:
        return EMPTY
    return _outside(state, known, at)


def _outside(state: State, known: list[int], at: int) -> Unknown:
    bits = (1 << at) - 1
    for other in known:
        base, theirs = state.unknown.get(other, (0, 0))
        bits &= theirs << base | ((1 << at) - (1 << (other + 1)))
    if not bits:
        return EMPTY
    base = (bits & -bits).bit_length() - 1
    return Unknown(base, bits >> base)


def _ordinal(state: State, session: Session, stem: str, digest: str) -> int:
    """The place of a session that was seen; of a missing one, the place of the last before it."""
    at = state.ordinal.get(stem)
    if at is None and stem > session.stem:
        # by a clock that ran ahead: it stands after this one, and whether it is there is known when it is read
        return len(state.rows) - 1
    if at is None:
        hint = f"git log --all -- '*{stem}*' finds it"
        message = f"saw the session {stem}, which is not here"
        state.problems.append(Problem("seen-missing", session.path, 1, message, hint, WARNING))
        return sum(1 for other in state.ordinal if other < stem) - 1
    if digest and not state.rows.digest(at).startswith(digest):
        _differs(state, session, at)
    return at


def _differs(state: State, session: Session, at: int) -> None:
    row = state.rows[at]
    if any(record.get("new", "").removeprefix("sha256:") == row.sha256 for record in state.erased.values()):
        return
    message = f"{session.stem} saw it with other content"
    hint = f"git restore {row.path}; to correct a fact use memkit supersede"
    state.problems.append(Problem("session-modified", row.path, 1, message, hint))
