"""Loading: files → sessions → state → projections. Named stages, each returning new values; `publish` writes."""

from __future__ import annotations

import os

from memkit.boot.struct import replace, struct
from memkit.errors import FormatNewer, LedgerUnreadable
from memkit.model.problem import DAMAGE, MISSING, Problem
from memkit.model.state import State
from memkit.store import cache
from memkit.store.checkpoint import Checkpoint, current_checkpoint, is_sound, open_checkpoint
from memkit.store.listing import Entry, Listing, list_sessions, promised_sessions, read_listed
from memkit.store.witness import noted_count
from memkit.store.workspace import Workspace

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Container, Iterable, Iterator

    from memkit.model.session import Session


# so many new sessions are folded on top of a large checkpoint without writing it anew
FEW = 24
# so many files are worth a faster hash
MANY = 200
# after these some facts may be told to nobody any more, and copies of them are dropped
_WITHHOLDING = ("Consented", "Revoked", "Erased")
# a session may come in while the folder is being listed: so often it is looked at again before one is called missing
_LOOKS = 3


@struct(frozen=True)
class Loaded:
    """A workspace's memory: the state, and the files it was read from."""

    workspace: Workspace
    state: State
    listed: Listing | list[Entry]
    more_problems: tuple[Problem, ...] = ()
    # names the ledger's content, for caches that follow it; empty where nothing may be cached
    stamp: str = ""
    # the stamp of the checkpoint that facts nobody opened still come from; empty without one
    base: str = ""

    @property
    def entries(self) -> list[Entry]:
        """The files it was read from, in stem order."""
        return self.listed if isinstance(self.listed, list) else self.listed.entries

    @property
    def problems(self) -> list[Problem]:
        """Everything reading found, by place."""
        return sorted([*self.workspace.policy_problems, *self._found()], key=Problem.sort_key)

    @property
    def is_uncounted(self) -> bool:
        """Whether the page that counts the sessions is gone while another one is there: nothing misses the newest."""
        place, layout = self.workspace.path, self.workspace.policy.layout
        return not os.path.lexists(place(layout.continuity)) and os.path.lexists(
            place(f"{layout.memory}/INDEX.md")
        )

    @property
    def damage(self) -> tuple[Problem, ...]:
        """The sessions that are damaged or missing, by place: what is here is not the whole memory."""
        found = [problem for problem in self._found() if problem.code in DAMAGE]
        return tuple(sorted(filter(self._counts, found), key=Problem.sort_key)) if found else ()

    def _counts(self, problem: Problem) -> bool:
        """Whether the problem counts: a session that the policy lists as lost does not."""
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
    """The state of the ledger: from the checkpoint where it holds, else from the files.

    `tolerant` reads on where a session was written by a newer memkit; `trust_stat` False reads every file; `listing` are
    the session files where somebody looked at them a moment ago. `in_parts` compares a part of
    the checkpoint with its sum when somebody reads it, and raises SpoiltError then: for whoever can be asked again.
    """
    for _ in range(_LOOKS):
        # before the files are listed: sessions that come in between are more than it says, never less
        count = max(
            promised_sessions(workspace.path(workspace.policy.layout.continuity)), noted_count(workspace.root)
        )
        listing = listing or list_sessions(workspace.root, workspace.policy.layout.sessions)
        loaded = _loaded(workspace, tolerant, trust_stat, listing, count, in_parts)
        if not any(problem.code in MISSING for problem in loaded.damage):
            break
        seen, listing = listing.seen, list_sessions(workspace.root, workspace.policy.layout.sessions)
        if listing.seen == seen:
            break
    return loaded


def _loaded(
    workspace: Workspace, tolerant: bool, trust_stat: bool, listing: Listing, count: int, in_parts: bool
) -> Loaded:
    """The state of these files, and whether they are as many as were counted."""
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
    elif not stamp and not unreadable([*listing.problems, *state.problems]):
        stamp = cache.save(path, state, listing.entries, listing.seen, listing.problems)
    if not tolerant:
        _refuse_newer(state)
    fewer = _fewer(workspace, listing) if count > len(state.rows) else ()
    return Loaded(workspace, state, listing, fewer, stamp, base)


def _fewer(workspace: Workspace, listing: Listing) -> tuple[Problem, ...]:
    from memkit.query.damage import fewer_than_counted

    return fewer_than_counted(workspace, listing)


def followed(loaded: Loaded, path: str) -> Loaded:
    """The memory with the session that this process has just written at `path`.

    Folds it into the state in hand; loads anew if anybody else wrote meanwhile, or if it changes how others are read.
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
    """The session at this path if it is all that is new and may be folded on top of what is known."""
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
    """Keeps the state beside the checkpoint it came from, or as one of its own; its stamp, and that checkpoint's."""
    path, state = loaded.workspace.private("cache", "state"), loaded.state
    checkpoint = open_checkpoint(path)
    if checkpoint is None or checkpoint.stamp not in (loaded.base, loaded.stamp):
        return cache.save(path, state, listing.entries, listing.seen, listing.problems), ""
    if checkpoint.is_large() and _is_little(state, len(state.rows) - cache.session_count(checkpoint)):
        return cache.save_after(checkpoint, state, listing), checkpoint.stamp
    return cache.save(path, state, listing.entries, listing.seen, listing.problems), checkpoint.stamp


def rebased(loaded: Loaded) -> Loaded:
    """The same memory on a checkpoint of all of it, so that a cache made from all of it can be continued."""
    listing, path = loaded.listed, loaded.workspace.private("cache", "state")
    checkpoint = open_checkpoint(path) if loaded.stamp else None
    if checkpoint is None or checkpoint.stamp == loaded.stamp or isinstance(listing, list):
        return loaded
    stamp = cache.save(path, loaded.state, listing.entries, listing.seen, listing.problems)
    return replace(loaded, stamp=stamp, base=stamp)


def _from_checkpoint(
    workspace: Workspace, checkpoint: Checkpoint | None, listing: Listing
) -> tuple[State | None, str]:
    """The state, and the checkpoint's stamp where it is up to date; None where it does not help."""
    if checkpoint is None:
        return None, ""
    now = current_checkpoint(checkpoint, listing, workspace.root)
    if now is not None:
        listing.recall(now.listed)
        cache.settle(now, listing)
        return cache.state_of(checkpoint, None if now is checkpoint else now), now.stamp
    new = cache.new_files(checkpoint, listing, workspace.root)
    if new is None:
        return None, ""
    listing.recall([*checkpoint.listed, *new.problems])
    from memkit.replay.registers import endings

    state = cache.state_of(checkpoint)
    known, ended, before = state.reading_rules, endings(state), len(state.problems)
    _fold_watched(state, read_sessions(workspace.root, new.entries, state))
    if state.reading_rules != known or any(map(_is_altered, state.problems[before:])):
        return None, ""
    if _forget_copies(workspace, state, ended):
        return state, ""
    # where the checkpoint is large, what a few new sessions made of it is written beside it
    little = checkpoint.is_large() and _is_little(state, len(new.entries))
    return state, cache.save_after(checkpoint, state, listing) if little else ""


def _is_little(state: State, sessions: int) -> bool:
    """Whether the new sessions changed so little that they can be saved beside the checkpoint.

    Each later write takes in again what stands there: one session that changes a tenth of all facts is too much.
    """
    return sessions <= FEW and 10 * len(state.facts.changed()) <= len(state.facts) + 1000


def _forget_copies(workspace: Workspace, state: State, ended: int) -> bool:
    """Drops every cache if a consent ended or something was erased: caches may hold words that must go."""
    from memkit.replay.registers import endings

    if endings(state) == ended:
        return False
    _drop_caches(workspace)
    return True


def _has_run_out(state: State) -> bool:
    """True while the clock has ended a consent and no session has yet: then nothing of the ledger may be cached."""
    from memkit.store import clock

    now = clock.iso(clock.now())
    ends = ("expired", "revoked", "superseded")
    return any(
        "" < held.get("valid_until", "") <= now and held.get("facts") and not any(map(held.get, ends))
        for held in state.consents.values()
    )


def _drop_caches(workspace: Workspace) -> None:
    from memkit.store.find_copies import drop_caches

    drop_caches(workspace)


def replay(workspace: Workspace, entries: list[Entry]) -> State:
    """A full replay; a second one when a session told how to read files before it, or when a session turned out to be
    another than its name or a later session says: then nothing it says counts."""
    from memkit.replay.fold import read_again

    state = State()
    _fold_into(state, _watched(read_sessions(workspace.root, entries, state), len(entries)))
    altered, again = _altered(state), read_again(state)
    if again is None and not altered:
        return state
    again = State() if again is None else again
    _fold_into(again, _watched(read_sessions(workspace.root, entries, again, altered), len(entries)))
    again.problems += [item for item in altered.values() if item not in again.problems]
    return again


def _altered(state: State) -> dict[str, Problem]:
    """path → problem of sessions whose content is not the one that they were sealed or seen with."""
    return {problem.file: problem for problem in state.problems if _is_altered(problem)}


def _is_altered(problem: Problem) -> bool:
    """Whether it says that a session has other content; one that is whole under a wrong date has not."""
    if problem.code == "session-renamed":
        return problem.file[-13:] != problem.message[-13:]
    return problem.code == "session-modified"


def _watched(sessions: Iterator[Session], count: int) -> Iterable[Session]:
    if count <= MANY:
        return sessions
    from memkit.query import progress

    return progress.watch(sessions, count, "reading sessions")


def _fold_into(state: State, sessions: Iterable[Session]) -> None:
    from memkit.replay.fold import fold

    fold(sessions, state)


def _fold_watched(state: State, sessions: Iterable[Session]) -> None:
    """Folds on top of a checkpoint; what the sessions change is known afterwards."""
    state.facts.watch(True)
    try:
        _fold_into(state, sessions)
    finally:
        state.facts.watch(False)


def read_sessions(
    root: str, entries: list[Entry], state: State, altered: Container[str] = ()
) -> Iterator[Session]:
    """The sessions in these files, one at a time; what is wrong with a file goes to the state's problems. Those whose
    path is in `altered` say nothing."""
    from memkit.boot.digest import for_many
    from memkit.ledger.parse import read_trusted, silent

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
        yield silent(stem, path, session.sha256) if path in altered and not is_legacy else session


def _refuse_newer(state: State) -> None:
    for problem in state.problems:
        if problem.code == "format-newer":
            raise FormatNewer(problem.message, file=problem.file, line=problem.line, hint=problem.hint)


def load_to_write(workspace: Workspace) -> Loaded:
    """The state of the ledger for a writer; refuses a damaged ledger."""
    loaded = load(workspace)
    ready_to_write(loaded)
    return loaded


def unreadable(problems: Iterable[Problem]) -> list[Problem]:
    """Files of the ledger that could not be read just now: a state without them must be kept nowhere."""
    return [problem for problem in problems if problem.code == "ledger-unreadable"]


def ready_to_write(loaded: Loaded) -> None:
    """Refuses to write or render while a session is damaged or missing, since that would record the loss."""
    if loaded.damage:
        from memkit.query.damage import refusal

        raise refusal(loaded.damage)


def rendered(loaded: Loaded) -> dict[str, str]:
    """Every projection of the state, path → text, in the order to write."""
    from memkit.views import render

    return render(loaded.state, loaded.workspace.policy)
