"""Replays session files: all of them, new ones on top of a loaded state, or those up to an earlier point.

An earlier point is a session or a date; the memory that one session knew is what its `seen` list names.
"""

from __future__ import annotations

from memkit.boot.struct import replace
from memkit.errors import LedgerUnreadable, NotFound
from memkit.model import Problem
from memkit.model.state import State
from memkit.query import load
from memkit.query.load import Loaded, is_little, save_changes, save_checkpoint
from memkit.store import cache
from memkit.store.checkpoint import open_checkpoint
from memkit.store.files import read_listed
from memkit.store.listing import Entry, Listing, list_sessions
from memkit.store.workspace import Workspace

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Container, Iterable, Iterator

    from memkit.model.session import Session


# from this many files on, importing a faster hash pays
MANY = 200


# after these events some facts may be withheld from everybody, and memkit drops cached copies
_WITHHOLDING = ("Consented", "Revoked", "Erased")


def load_after_write(loaded: Loaded, path: str) -> Loaded:
    """The memory including the session that this process has just written at `path`.

    Folds that session into the loaded state; loads again if another process wrote meanwhile, or if the session changes how
    other files are read.
    """
    workspace = loaded.workspace
    before = None if isinstance(loaded.listed, list) else loaded.listed.with_new(workspace.root, path)
    listing = before or list_sessions(workspace.root, workspace.policy.layout.sessions)
    session = _only_new(loaded, listing, path)
    if session is None:
        return load.load(workspace, listing=listing)
    problems = () if isinstance(loaded.listed, list) else loaded.listed.problems
    listing.recall([*problems])
    fold_watched(loaded.state, [session])
    stamp, base = _saved_after(loaded, listing)
    return replace(loaded, listed=listing, stamp=stamp, base=base)


def _only_new(loaded: Loaded, listing: Listing, path: str) -> Session | None:
    """The session at this path, if it is the only new one and can be folded on top of the loaded state; else None."""
    before, state = loaded.listed, loaded.state
    if isinstance(before, list) or not loaded.stamp or state.consents or state.erased:
        return None
    new = listing.since(before.seen)
    if new is None or [entry[1] for entry in new.entries] != [path] or new.problems:
        return None
    if state.last is not None and new.entries[0][0] <= state.last.stem:
        return None
    known = len(state.problems)
    session = next(iter(read_sessions(loaded.workspace.root, new.entries, state)), None)
    if session is None or len(state.problems) > known or session.get("kind") == "adopt":
        del state.problems[known:]
        return None
    return None if any(event.verb in _WITHHOLDING for event in session.events) else session


def _saved_after(loaded: Loaded, listing: Listing) -> tuple[str, str]:
    """Saves the state, as an `after` file of its checkpoint or as a new checkpoint; returns its stamp and the
    checkpoint's."""
    path, state = loaded.workspace.private("cache", "state"), loaded.state
    checkpoint = open_checkpoint(path)
    if checkpoint is None or checkpoint.stamp not in (loaded.base, loaded.stamp):
        return save_checkpoint(path, state, listing), ""
    if checkpoint.is_large() and is_little(state, len(state.rows) - cache.session_count(checkpoint)):
        return save_changes(checkpoint, state, listing), checkpoint.stamp
    return save_checkpoint(path, state, listing), checkpoint.stamp


def save_and_rebase(loaded: Loaded) -> Loaded:
    """Saves a checkpoint of the whole memory and returns the memory based on it, so that derived caches can build on it."""
    listing, path = loaded.listed, loaded.workspace.private("cache", "state")
    checkpoint = open_checkpoint(path) if loaded.stamp else None
    if checkpoint is None or checkpoint.stamp == loaded.stamp or isinstance(listing, list):
        return loaded
    stamp = save_checkpoint(path, loaded.state, listing)
    return replace(loaded, stamp=stamp, base=stamp)


def replay(workspace: Workspace, entries: list[Entry]) -> State:
    """Replays all sessions.

    Replays them a second time if a session says how to read earlier files, or if a session's content differs from its name
    or from what a later session saw: such a session does not count.
    """
    from memkit.replay import state_for_refold

    state = State()
    _fold_into(state, _with_progress(read_sessions(workspace.root, entries, state), len(entries)))
    altered, again = _altered_sessions(state), state_for_refold(state)
    if again is None and not altered:
        return state
    again = State() if again is None else again
    _fold_into(again, _with_progress(read_sessions(workspace.root, entries, again, altered), len(entries)))
    again.problems += [item for item in altered.values() if item not in again.problems]
    return again


def _altered_sessions(state: State) -> dict[str, Problem]:
    """path → problem for sessions whose content differs from what was sealed or seen."""
    return {problem.file: problem for problem in state.problems if is_altered(problem)}


def is_altered(problem: Problem) -> bool:
    """Whether the problem means other content; an intact session under a wrong date has its own content."""
    if problem.code == "session-renamed":
        return problem.file[-13:] != problem.message[-13:]
    return problem.code == "session-modified"


def _with_progress(sessions: Iterator[Session], count: int) -> Iterable[Session]:
    if count <= MANY:
        return sessions
    from memkit import query

    return query.watch(sessions, count, "reading sessions")


def _fold_into(state: State, sessions: Iterable[Session]) -> None:
    from memkit.replay import fold

    fold(sessions, state)


def fold_watched(state: State, sessions: Iterable[Session]) -> None:
    """Folds sessions on top of a checkpoint and records which facts they change."""
    state.facts.watch(True)
    try:
        _fold_into(state, sessions)
    finally:
        state.facts.watch(False)


def read_sessions(
    root: str, entries: list[Entry], state: State, altered: Container[str] = ()
) -> Iterator[Session]:
    """Reads the sessions in these files one at a time; adds problems to the state. Files in `altered` count as empty."""
    from memkit.boot.digest import for_many
    from memkit.ledger.parse import empty_session, read_trusted

    many = len(entries) > MANY
    if many:
        for_many()
    for entry in entries:
        stem, path = entry[:2]
        try:
            data = read_listed(root, entry)
        except (OSError, LedgerUnreadable) as error:
            reason = getattr(error, "strerror", None) or str(error)
            state.problems.append(Problem("ledger-unreadable", path, 1, str(reason).lower(), f"ls -l {path}"))
            continue
        session, problems = read_trusted(data, stem, path, lazily=many)
        is_legacy = session.mode == "lenient" and stem in state.legacy
        if not is_legacy:
            state.problems.extend(problems)
        yield empty_session(stem, path, session.sha256) if path in altered and not is_legacy else session


def memory_at(workspace: Workspace, point: str) -> Loaded:
    """The memory after a session, or at the end of a date."""
    entries = list_sessions(workspace.root, workspace.policy.layout.sessions).entries
    return _replay_entries(workspace, entries[: point_index(entries, point)])


def point_index(entries: list[Entry], point: str) -> int:
    """How many sessions there are up to and including a stem (or a unique prefix of one) or a date."""
    from memkit.query.lookup import resolve

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
    from memkit.query.lookup import resolve

    now = load.load(workspace)
    stem = resolve(typed, now.state.ordinal)
    if stem is None:
        raise NotFound(f'no session "{typed}"', hint="memkit log")
    here = now.state.ordinal[stem]
    known = {row.stem for index, row in enumerate(now.state.rows[:here]) if now.state.knows(here, index)}
    return _replay_entries(workspace, [entry for entry in now.entries if entry[0] in known])


def adopted_later(workspace: Workspace, past: State, point: str) -> tuple[str, ...]:
    """The note for a date or session before the adoption, with the commit that has the old memory's page of then."""
    now = load.load(workspace).state
    # an import of another tool's notes is no adoption: only that replaces pages
    if not now.replaced_files or past.replaced_files:
        return ()
    known = {row.stem for row in past.rows}
    stem = next((row.stem for row in now.rows if row.kind == "adopt" and row.stem not in known), "")
    said = f"this memory was adopted later, in {stem}: what its old pages said then is not in the ledger"
    commit = _commit_of_page(workspace, past, point)
    if not commit:
        return (said,)
    return (
        said,
        f"hint: git show {commit[:12]}:{workspace.policy.layout.continuity}{_of_day(workspace, commit, point)}",
    )


def _of_day(workspace: Workspace, commit: str, point: str) -> str:
    """A remark on a commit that is younger than the day in question."""
    from memkit.store import git_history

    day = git_history.day_of(workspace.root, commit)
    return f"  # of {day}, the first commit that has the sessions of then" if day > point[:10] else ""


def diff_before_adoption(
    workspace: Workspace, states: tuple[State, State], points: tuple[str, str]
) -> tuple[str, ...]:
    """The notes for two points before the adoption, with the command that compares their pages; empty for later ones."""
    found = adopted_later(workspace, states[1], points[1])
    if not found:
        return ()
    commits = [_commit_of_page(workspace, *pair) for pair in zip(states, points, strict=True)]
    if not all(commits) or commits[0] == commits[1]:
        return found
    pair = " ".join(commit[:12] for commit in commits)
    return found[0], f"hint: git diff {pair} -- {workspace.policy.layout.continuity}"


def _commit_of_page(workspace: Workspace, past: State, point: str) -> str:
    """The commit with the page of a point: the one that brought its last session, or a later one of the same date."""
    from memkit.store import git, git_history

    root, last = workspace.root, past.last.path if past.last is not None else ""
    if not git.is_repository(root):
        return ""
    brought = git_history.first_commit_with(root, last) if last else ""
    page = workspace.policy.layout.continuity
    changed = git_history.last_commit_of(root, page, point) if is_date(point) else ""
    is_later = changed and (not brought or git_history.is_ancestor(root, brought, changed))
    return changed if is_later else brought


def _replay_entries(workspace: Workspace, entries: list[Entry]) -> Loaded:
    state = replay(workspace, entries)
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
