"""Loads a memory from the checkpoint if it is current; `replays` folds session files. `write/publish` writes.

It also keeps the snapshot of a ledger: what a session that opens now writes of it. Its values depend on the whole ledger. A
command that writes has them at hand when it ends; the next one that opens a session need not load the fact book.
"""

from __future__ import annotations

import os

from memkit.boot.struct import struct
from memkit.errors import FormatNewer
from memkit.model import DAMAGE, MISSING, Problem
from memkit.model.state import State
from memkit.store import cache
from memkit.store.cache_folder import (
    NO_MEMO,
    drop_caches,
    noted_count,
    promised_sessions,
    read_memo,
    write_memo,
)
from memkit.store.checkpoint import Checkpoint, current_checkpoint, is_sound, open_checkpoint, settle
from memkit.store.listing import Entry, Listing, list_sessions
from memkit.store.workspace import Workspace
from memkit.version import __version__

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable


# up to this many new sessions are folded on top of a large checkpoint without rewriting it
FEW = 24
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
        from memkit.query.replays import replay

        state = replay(workspace, listing.entries)
        if trust_stat:
            _forget_copies(workspace, state, 0)
    if state.consents and _has_run_out(state):
        drop_caches(workspace.root)
        stamp = base = ""
    elif not stamp and not unreadable_files([*listing.problems, *state.problems]):
        stamp = save_checkpoint(path, state, listing)
    if not tolerant:
        _refuse_newer(state)
    fewer = _fewer(workspace, listing) if count > len(state.rows) else ()
    return Loaded(workspace, state, listing, fewer, stamp, base)


def _fewer(workspace: Workspace, listing: Listing) -> tuple[Problem, ...]:
    from memkit.query.damage import fewer_than_counted

    return fewer_than_counted(workspace, listing)


def save_checkpoint(path: str, state: State, listing: Listing) -> str:
    """Writes a checkpoint of these files and returns its stamp."""
    from memkit.store.cache_save import save

    return save(path, state, listing.entries, listing.seen, listing.problems)


def save_changes(checkpoint: Checkpoint, state: State, listing: Listing) -> str:
    """Writes the `after` file of a checkpoint and returns its stamp."""
    from memkit.store.cache_save import save_after

    return save_after(checkpoint, state, listing)


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
    from memkit.query.replays import fold_watched, is_altered, read_sessions
    from memkit.replay.registers import ended_count

    state = cache.state_of(checkpoint)
    known, ended, before = state.reading_rules, ended_count(state), len(state.problems)
    fold_watched(state, read_sessions(workspace.root, new.entries, state))
    if state.reading_rules != known or any(map(is_altered, state.problems[before:])):
        return None, ""
    if _forget_copies(workspace, state, ended):
        return state, ""
    # for a large checkpoint, save the changes of a few new sessions in its `after` file
    little = checkpoint.is_large() and is_little(state, len(new.entries))
    return state, save_changes(checkpoint, state, listing) if little else ""


def is_little(state: State, sessions: int) -> bool:
    """Whether the new sessions changed little enough for the checkpoint's `after` file.

    Each later write rewrites that file: one session that changes a tenth of all facts is too much for it.
    """
    return sessions <= FEW and 10 * len(state.facts.changed()) <= len(state.facts) + 1000


def _forget_copies(workspace: Workspace, state: State, ended: int) -> bool:
    """Drops every cache if a consent ended or something was erased, since caches may contain words that must go."""
    from memkit.replay.registers import ended_count

    if ended_count(state) == ended:
        return False
    drop_caches(workspace.root)
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

        raise damage_refusal(loaded.workspace, loaded.damage)


def render_pages(loaded: Loaded) -> dict[str, str]:
    """path → text of every projection, in the order to write them."""
    from memkit.views import render

    return render(loaded.state, loaded.workspace.policy)


_FORM = f"{__version__} 1"


@struct(frozen=True)
class Snapshot:
    """The digest of the live facts, and the seeds of all sessions, each between spaces."""

    sem: str
    seeds: str

    def is_taken(self, seed: str) -> bool:
        """Whether a session of the ledger has this seed."""
        return f" {seed} " in self.seeds


def saved_snapshot(loaded: Loaded) -> Snapshot | None:
    """The saved snapshot of this ledger; None if there is none."""
    try:
        form, stamp, sem, seeds = read_memo(_path(loaded.workspace))
    except NO_MEMO:
        return None
    is_ours = form == _FORM and loaded.stamp and stamp == loaded.stamp
    return Snapshot(str(sem), str(seeds)) if is_ours else None


def save_snapshot(loaded: Loaded, snapshot: Snapshot) -> None:
    """Saves the snapshot of this ledger; a failed write is ignored."""
    if loaded.stamp:
        write_memo(_path(loaded.workspace), (_FORM, loaded.stamp, snapshot.sem, snapshot.seeds))


def _path(workspace: Workspace) -> str:
    return workspace.private("cache", "snapshot")
