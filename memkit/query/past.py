"""Earlier states: the memory after a session or a date, and the memory that one session knew."""

from __future__ import annotations

from memkit.errors import NotFound
from memkit.model.state import State
from memkit.query import load
from memkit.query.load import Loaded
from memkit.query.lookup import resolve
from memkit.store.listing import Entry, list_sessions
from memkit.store.workspace import Workspace


def memory_at(workspace: Workspace, point: str) -> Loaded:
    """The memory after a session, or at the end of a date."""
    entries = list_sessions(workspace.root, workspace.policy.layout.sessions).entries
    return _replay_entries(workspace, entries[: point_index(entries, point)])


def point_index(entries: list[Entry], point: str) -> int:
    """How many sessions there are up to and including a stem (or a unique prefix of one) or a date."""
    stems = [entry[0] for entry in entries]
    if is_date(point):
        return sum(1 for stem in stems if stem[:10] <= point)
    stem = resolve(point, stems)
    if stem is None:
        raise NotFound(f'no session or date "{point}"', hint="memkit log")
    return stems.index(stem) + 1


def is_date(text: str) -> bool:
    """Whether a text is a day of the calendar, YYYY-MM-DD."""
    from datetime import date

    try:
        return date.fromisoformat(text).isoformat() == text
    except ValueError:
        return False


def known_to(workspace: Workspace, typed: str) -> Loaded:
    """The memory that a session knew at its start: the closure of its `seen` list."""
    now = load.load(workspace)
    stem = resolve(typed, now.state.ordinal)
    if stem is None:
        raise NotFound(f'no session "{typed}"', hint="memkit log")
    here = now.state.ordinal[stem]
    known = {row.stem for index, row in enumerate(now.state.rows[:here]) if now.state.knows(here, index)}
    return _replay_entries(workspace, [entry for entry in now.entries if entry[0] in known])


def adopted_later(workspace: Workspace, past: Loaded) -> tuple[str, ...]:
    """The note for a date before the adoption, with the commit that has the old memory's page of that day."""
    from memkit.store import git, git_history

    rows = load.load(workspace).state.rows
    adopt = next((row for row in rows if row.kind == "adopt"), None)
    if adopt is None or any(row.stem == adopt.stem for row in past.state.rows):
        return ()
    said = (
        f"this memory was adopted later, in {adopt.stem}: what its old pages said then is not in the ledger"
    )
    last = past.entries[-1][1] if past.entries else ""
    commit = (
        git_history.first_commit_with(workspace.root, last)
        if last and git.is_repository(workspace.root)
        else ""
    )
    page = f"git show {commit[:12]}:{workspace.policy.layout.continuity}"
    return (said, f"hint: {page}") if commit else (said,)


def _replay_entries(workspace: Workspace, entries: list[Entry]) -> Loaded:
    state = load.replay(workspace, entries)
    withhold_as_today(workspace, state)
    return Loaded(workspace, state, entries, ())


def withhold_as_today(workspace: Workspace, past: State) -> None:
    """Withholds from an earlier state what is withheld today."""
    now = load.load(workspace).state
    if not now.consents and not now.erased:
        return
    from memkit.query.consents import open_consented
    from memkit.replay.registers import withhold_fact

    open_consented(workspace.root, now, workspace.policy)
    under = (held.get("facts", "").split(",") for held in now.consents.values())
    for id in (*now.erased, *(name for names in under for name in names)):
        today, then = now.facts.get(id), past.facts.get(id)
        if today is not None and then is not None and today.withheld:
            withhold_fact(past, then, today.withheld)
