"""Loads a memory: session files → sessions → state, from the checkpoint if it is current. `write/publish` writes."""

from __future__ import annotations

import os

from memkit.boot.struct import replace, struct
from memkit.errors import FormatNewer, LedgerUnreadable
from memkit.model.problem import DAMAGE, MISSING, Problem
from memkit.model.state import State
from memkit.store import cache
from memkit.store.checkpoint import Checkpoint, current_checkpoint, is_sound, open_checkpoint, settle
from memkit.store.listing import Entry, Listing, list_sessions, read_listed
from memkit.store.witness import noted_count, promised_sessions
from memkit.store.workspace import Workspace

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Container, Iterable, Iterator

    from memkit.model.session import Session


# up to this many new sessions are folded on top of a large checkpoint without rewriting it
FEW = 24
# from this many files on, importing a faster hash pays
MANY = 200
# after these events some facts may be withheld from everybody, and memkit drops cached copies
_WITHHOLDING = ("Consented", "Revoked", "Erased")
# how often the folder is listed before a session counts as missing: one may be written during the listing
_LOOKS = 3


@struct(frozen=True)
class Loaded:
    """A workspace's memory: its state, and the files it was read from."""

    workspace: Workspace
    state: State
    listed: Listing | list[Entry]
    more_problems: tuple[Problem, ...] = ()
    # one word for the ledger's content, for derived caches; empty if nothing may be cached
    stamp: str = ""
    # the stamp of the checkpoint that unopened facts are read from; empty without one
    base: str = ""

    @property
    def entries(self) -> list[Entry]:
        """The session files it was read from, in stem order."""
        return self.listed if isinstance(self.listed, list) else self.listed.entries

    @property
    def problems(self) -> list[Problem]:
        """All problems found while loading, by file and line."""
        return sorted([*self.workspace.policy_problems, *self._found()], key=Problem.sort_key)

    @property
    def is_uncounted(self) -> bool:
        """Whether continuity.md, which counts the sessions, is missing while another page exists: then the loss of the
        newest session would go unnoticed."""
        place, layout = self.workspace.path, self.workspace.policy.layout
        return not os.path.lexists(place(layout.continuity)) and os.path.lexists(
            place(f"{layout.memory}/INDEX.md")
        )

    @property
    def damage(self) -> tuple[Problem, ...]:
        """Problems of damaged or missing sessions, by place; if there are any, the memory is incomplete."""
        found = [problem for problem in self._found() if problem.code in DAMAGE]
        return tuple(sorted(filter(self._counts, found), key=Problem.sort_key)) if found else ()

    def _counts(self, problem: Problem) -> bool:
        """Whether the problem counts as damage; a session that the policy lists as lost does not."""
        lost = self.workspace.policy.checks.lost
        return problem.code != "seen-missing" or not any(stem in problem.message for stem in lost)

    def _found(self) -> list[Problem]:
        listed = () if isinstance(self.listed, list) else self.listed.problems
        return [*listed, *self.more_problems, *self.state.problems]


def load(
    workspace: Workspace,
    *,
    tolerant: bool = False,
    trust_stat: bool = True,
    listing: Listing | None = None,
    in_parts: bool = False,
) -> Loaded:
    """Loads the ledger: from the checkpoint if it is current, else from the files.

    `tolerant` goes on if a newer memkit wrote a session; `trust_stat` False reads every file; `listing`: the session files,
    if the caller has just listed them. `in_parts` verifies each section of the checkpoint only when it is read, which may
    raise SpoiltError later: for callers that can start over.
    """
    for _ in range(_LOOKS):
        # read the count before listing the files: a session written in between can only make them more, never fewer
        count = max(
            promised_sessions(workspace.path(workspace.policy.layout.continuity)), noted_count(workspace.root)
        )
        listing = listing or list_sessions(workspace.root, workspace.policy.layout.sessions)
        loaded = _load_listing(workspace, tolerant, trust_stat, listing, count, in_parts)
        if not any(problem.code in MISSING for problem in loaded.damage):
            break
        seen, listing = listing.seen, list_sessions(workspace.root, workspace.policy.layout.sessions)
        if listing.seen == seen:
            break
    return loaded


def _load_listing(
    workspace: Workspace, tolerant: bool, trust_stat: bool, listing: Listing, count: int, in_parts: bool
) -> Loaded:
    """The memory of these files; adds a problem if there are fewer than `count`."""
    path = workspace.private("cache", "state")
    checkpoint = open_checkpoint(path) if trust_stat else None
    if not in_parts and checkpoint is not None and not is_sound(checkpoint):
        checkpoint = None
    state, stamp = _from_checkpoint(workspace, checkpoint, listing)
    base = checkpoint.stamp if checkpoint is not None and state is not None else ""
    if state is None:
        state = replay(workspace, listing.entries)
        if trust_stat:
            _forget_copies(workspace, state, 0)
    if state.consents and _has_run_out(state):
        _drop_caches(workspace)
        stamp = base = ""
    elif not stamp and not unreadable_files([*listing.problems, *state.problems]):
        stamp = _save(path, state, listing)
    if not tolerant:
        _refuse_newer(state)
    fewer = _fewer(workspace, listing) if count > len(state.rows) else ()
    return Loaded(workspace, state, listing, fewer, stamp, base)


def _fewer(workspace: Workspace, listing: Listing) -> tuple[Problem, ...]:
    from memkit.query.damage import fewer_than_counted

    return fewer_than_counted(workspace, listing)


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
        return load(workspace, listing=listing)
    problems = () if isinstance(loaded.listed, list) else loaded.listed.problems
    listing.recall([*problems])
    _fold_watched(loaded.state, [session])
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
        return _save(path, state, listing), ""
    if checkpoint.is_large() and _is_little(state, len(state.rows) - cache.session_count(checkpoint)):
        return _save_after(checkpoint, state, listing), checkpoint.stamp
    return _save(path, state, listing), checkpoint.stamp


def _save(path: str, state: State, listing: Listing) -> str:
    from memkit.store.cache_save import save

    return save(path, state, listing.entries, listing.seen, listing.problems)


def _save_after(checkpoint: Checkpoint, state: State, listing: Listing) -> str:
    from memkit.store.cache_save import save_after

    return save_after(checkpoint, state, listing)


def save_and_rebase(loaded: Loaded) -> Loaded:
    """Saves a checkpoint of the whole memory and returns the memory based on it, so that derived caches can build on it."""
    listing, path = loaded.listed, loaded.workspace.private("cache", "state")
    checkpoint = open_checkpoint(path) if loaded.stamp else None
    if checkpoint is None or checkpoint.stamp == loaded.stamp or isinstance(listing, list):
        return loaded
    stamp = _save(path, loaded.state, listing)
    return replace(loaded, stamp=stamp, base=stamp)


def _from_checkpoint(
    workspace: Workspace, checkpoint: Checkpoint | None, listing: Listing
) -> tuple[State | None, str]:
    """The state from the checkpoint, and its stamp if it is up to date; None if the checkpoint cannot be used."""
    if checkpoint is None:
        return None, ""
    now = current_checkpoint(checkpoint, listing, workspace.root)
    if now is not None:
        listing.recall(now.listed)
        settle(now, listing)
        return cache.state_of(checkpoint, None if now is checkpoint else now), now.stamp
    new = cache.new_files(checkpoint, listing, workspace.root)
    if new is None:
        return None, ""
    listing.recall([*checkpoint.listed, *new.problems])
    from memkit.replay.registers import ended_count

    state = cache.state_of(checkpoint)
    known, ended, before = state.reading_rules, ended_count(state), len(state.problems)
    _fold_watched(state, read_sessions(workspace.root, new.entries, state))
    if state.reading_rules != known or any(map(_is_altered, state.problems[before:])):
        return None, ""
    if _forget_copies(workspace, state, ended):
        return state, ""
    # for a large checkpoint, save the changes of a few new sessions in its `after` file
    little = checkpoint.is_large() and _is_little(state, len(new.entries))
    return state, _save_after(checkpoint, state, listing) if little else ""


def _is_little(state: State, sessions: int) -> bool:
    """Whether the new sessions changed little enough for the checkpoint's `after` file.

    Each later write rewrites that file: one session that changes a tenth of all facts is too much for it.
    """
    return sessions <= FEW and 10 * len(state.facts.changed()) <= len(state.facts) + 1000


def _forget_copies(workspace: Workspace, state: State, ended: int) -> bool:
    """Drops every cache if a consent ended or something was erased, since caches may contain words that must go."""
    from memkit.replay.registers import ended_count

    if ended_count(state) == ended:
        return False
    _drop_caches(workspace)
    return True


def _has_run_out(state: State) -> bool:
    """True if a consent has expired since the last session; nothing of the ledger may be cached then."""
    from memkit.store import clock

    now = clock.iso(clock.now())
    ends = ("expired", "revoked", "superseded")
    return any(
        "" < held.get("valid_until", "") <= now and held.get("facts") and not any(map(held.get, ends))
        for held in state.consents.values()
    )


def _drop_caches(workspace: Workspace) -> None:
    from memkit.store.cache_folder import drop_caches

    drop_caches(workspace.root)


def replay(workspace: Workspace, entries: list[Entry]) -> State:
    """Replays all sessions.

    Replays them a second time if a session says how to read earlier files, or if a session's content differs from its name
    or from what a later session saw: such a session does not count.
    """
    from memkit.replay.fold import state_for_refold

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
    return {problem.file: problem for problem in state.problems if _is_altered(problem)}


def _is_altered(problem: Problem) -> bool:
    """Whether the problem means other content; an intact session under a wrong date has its own content."""
    if problem.code == "session-renamed":
        return problem.file[-13:] != problem.message[-13:]
    return problem.code == "session-modified"


def _with_progress(sessions: Iterator[Session], count: int) -> Iterable[Session]:
    if count <= MANY:
        return sessions
    from memkit.query import progress

    return progress.watch(sessions, count, "reading sessions")


def _fold_into(state: State, sessions: Iterable[Session]) -> None:
    from memkit.replay.fold import fold

    fold(sessions, state)


def _fold_watched(state: State, sessions: Iterable[Session]) -> None:
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


def _refuse_newer(state: State) -> None:
    for problem in state.problems:
        if problem.code == "format-newer":
            raise FormatNewer(problem.message, file=problem.file, line=problem.line, hint=problem.hint)


def load_to_write(workspace: Workspace) -> Loaded:
    """Loads the ledger for a writer; refuses a damaged ledger."""
    loaded = load(workspace)
    refuse_damaged(loaded)
    return loaded


def unreadable_files(problems: Iterable[Problem]) -> list[Problem]:
    """The problems of files that could not be read just now; a state without them must not be cached."""
    return [problem for problem in problems if problem.code == "ledger-unreadable"]


def refuse_damaged(loaded: Loaded) -> None:
    """Refuses to write or render while a session is damaged or missing, since that would record the loss."""
    if loaded.damage:
        from memkit.query.damage import damage_refusal

        raise damage_refusal(loaded.damage)


def render_pages(loaded: Loaded) -> dict[str, str]:
    """path → text of every projection, in the order to write them."""
    from memkit.views import render

    return render(loaded.state, loaded.workspace.policy)
