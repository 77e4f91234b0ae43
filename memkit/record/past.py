"""The past: the state after a session or a date, and what one session could know."""

from __future__ import annotations

from memkit import pipeline
from memkit.errors import NotFound
from memkit.pipeline import Loaded
from memkit.record.lookup import resolve
from memkit.store.listing import Entry, list_sessions
from memkit.store.workspace import Workspace


def at(workspace: Workspace, point: str) -> Loaded:
    """The memory as it stood after a session, or at the end of a date."""
    entries = list_sessions(workspace.root, workspace.policy.layout.sessions).entries
    return _replayed(workspace, entries[: point_index(entries, point)])


def point_index(entries: list[Entry], point: str) -> int:
    """How many sessions lie up to a stem (or a unique prefix of one) or a date, inclusive."""
    stems = [entry[0] for entry in entries]
    if len(point) == 10 and point[4:5] == point[7:8] == "-":
        return sum(1 for stem in stems if stem[:10] <= point)
    stem = resolve(point, stems)
    if stem is None:
        raise NotFound(
            f'no session or date "{point}"', hint="memkit log lists the sessions; dates are YYYY-MM-DD"
        )
    return stems.index(stem) + 1


def known_to(workspace: Workspace, typed: str) -> Loaded:
    """What a session could know at its start: the closure of what it saw."""
    now = pipeline.load(workspace)
    stem = resolve(typed, now.state.ordinal)
    if stem is None:
        raise NotFound(f'no session "{typed}"', hint="memkit log lists the sessions")
    here = now.state.ordinal[stem]
    unknown = now.state.unknown.get(here, frozenset())
    known = {row.stem for index, row in enumerate(now.state.rows[:here]) if index not in unknown}
    return _replayed(workspace, [entry for entry in now.entries if entry[0] in known])


def _replayed(workspace: Workspace, entries: list[Entry]) -> Loaded:
    return Loaded(workspace, pipeline.replay(workspace, entries), entries, ())
