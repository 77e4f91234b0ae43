"""What `check` trusts: files whose stat values are unchanged since its last run.

`check --all` does not use this, and a fresh clone has nothing saved. It is a cache: the answer is the same without it.
"""

from __future__ import annotations

import os

from memkit import query
from memkit.boot.digest import blake2b
from memkit.boot.struct import struct, values_of
from memkit.contradict.search import Judged, judge_all
from memkit.model import Problem
from memkit.rules.gate import as_claim, is_claim
from memkit.store import clock, drafts, git_head
from memkit.store.cache_folder import NO_MEMO, read_memo, write_memo
from memkit.store.checkpoint import RACY_NS
from memkit.store.listing import list_sessions
from memkit.version import __version__

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable
    from typing import Any

    from memkit.checks import Subject
    from memkit.model.state import State
    from memkit.store.workspace import Workspace


# raise this with every change to a rule or a detector
_FORM = f"{__version__} 6"
# with fewer sessions or claims than this, all are checked each time
MANY = 200
_FOLDERS = ("findings", "decisions", "audits", "bugs", "patterns", "archive")


@struct(frozen=True)
class Answer:
    """The answer of a check: problems, counts and notes."""

    problems: tuple[Problem, ...]
    counts: dict[str, int]
    notes: tuple[str, ...]
    # how many sessions, claims and projections were skipped as unchanged
    trusted: dict[str, int]


def last_answer(workspace: Workspace) -> Answer | None:
    """The answer of the last check, if nothing that it checked has changed since."""
    kept = _read(workspace, "checked")
    if kept is None:
        return None
    key, looked_at, problems, counts, notes = kept
    if key != _key(workspace) or any(_stat(workspace, path) != stat for path, stat in looked_at.items()):
        return None
    trusted = {noun: counts[noun] for noun in ("sessions", "facts", "projections")}
    return Answer(tuple(Problem(*values) for values in problems), counts, tuple(notes), trusted)


def keep_answer(workspace: Workspace, subject: Subject, answer: Answer) -> None:
    """Saves the answer of a check, unless time alone could change it."""
    state = subject.state
    ahead = any(problem.code == "clock-skew" for problem in answer.problems)
    key = _key(workspace)
    if key is None or ahead or state.consents or subject.policy.privacy.waivers:
        return
    if len(state.rows) + len(state.facts) < MANY:
        return
    looked_at = {path: _stat(workspace, path) for path in _paths(workspace, subject)}
    young = clock_ns() - RACY_NS
    if any(stat is not None and max(stat[1:3]) > young for stat in looked_at.values()):
        return
    said = [values_of(problem) for problem in answer.problems]
    _write(workspace, "checked", (key, looked_at, said, answer.counts, answer.notes))


def clock_ns() -> int:
    """The present time, to decide which files were written too recently to be trusted by their stat values."""
    import time

    return time.time_ns()


def _key(workspace: Workspace) -> tuple[Any, ...] | None:
    """Everything a check depends on besides single files: the ledger, the policy, the commit, the day, open sessions."""
    head = git_head.head(workspace.root)
    if head is None:
        return None
    listing = list_sessions(workspace.root, workspace.policy.layout.sessions)
    if listing.younger(clock_ns() - RACY_NS):
        return None
    digest = blake2b(listing.seen + workspace.toml, digest_size=16).digest()
    opened = tuple((d.seed, d.writer[0], len(d.events)) for d in drafts.open_drafts(workspace))
    return digest, head, clock.iso(clock.now())[:10], opened


def _paths(workspace: Workspace, subject: Subject) -> Iterable[str]:
    """The files besides the ledger that were checked: projections, their folders, evidence."""
    from memkit.model.fact import path_of
    from memkit.rules.view import proofs

    memory = workspace.policy.layout.memory
    yield from subject.rendered
    yield from (f"{memory}/{folder}" for folder in _FOLDERS)
    cited = {path_of(source) for fact in subject.facts if fact.is_live for source in proofs(fact)}
    yield from sorted(cited)


def _stat(workspace: Workspace, path: str) -> tuple[int, int, int, int] | None:
    try:
        info = os.stat(f"{workspace.root}/{path}")
    except (OSError, ValueError):
        return None
    return info.st_size, info.st_mtime_ns, info.st_ctime_ns, info.st_ino


# -- contradictions --------------------------------------------------------------------------------


def clashes(
    workspace: Workspace, state: State, *, trusting: bool
) -> tuple[tuple[tuple[str, str, str], ...], int]:
    """(id, other id, rule) of all contradictions and duplicates, and how many claims were not compared again.

    With `trusting` and many claims, compares only those that changed since the last comparison.
    """
    claims = [as_claim(fact) for fact in state.facts.values() if is_claim(fact)]
    if len(claims) < MANY:
        return tuple(judge_all(claims).found), 0
    kept = _read(workspace, "clashes") if trusting else None
    before = Judged(*kept) if kept is not None else Judged({}, {}, [])
    judged = judge_all(claims, before, query.watch)
    if (judged.contents, judged.found) != (before.contents, before.found):
        _write(workspace, "clashes", (judged.contents, judged.common, judged.found))
    same = sum(1 for id, content in judged.contents.items() if before.contents.get(id) == content)
    return tuple(judged.found), same


def _read(workspace: Workspace, name: str) -> Any:
    try:
        form, content = read_memo(workspace.private("cache", name))
        return content if form == _FORM else None
    except NO_MEMO:
        return None


def _write(workspace: Workspace, name: str, content: tuple[Any, ...]) -> None:
    # do not create a cache folder in a workspace without one
    if os.path.isdir(workspace.private("cache")):
        try:
            write_memo(workspace.private("cache", name), (_FORM, content))
        except ValueError:
            pass
