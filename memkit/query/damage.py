"""Damaged and missing sessions: one line that counts them, the refusal of a writer, and what git's history lost.

Sessions that a commit changed or removed are found by one `git log` over the commits since memkit.toml was added, cached
by HEAD. It fetches nothing: if the history is incomplete, it says so and uses the part that is here.
"""

from __future__ import annotations

import os

from memkit.boot.struct import struct
from memkit.errors import IntegrityFailure
from memkit.model import LACKING, MISSING, Problem, counted
from memkit.version import __version__

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from memkit.store.listing import Entry, Listing
    from memkit.store.workspace import Workspace


# how many files a refusal names
_NAMED = 5


def fewer_than_counted(workspace: Workspace, listing: Listing) -> tuple[Problem, ...]:
    """The problem if there are fewer session files than continuity.md, or the witness of this folder, counts."""
    from memkit.store import PRIVATE, TOML
    from memkit.store.cache_folder import (
        WITNESS,
        is_believed,
        newest_noted,
        noted_count,
        promised_sessions,
    )

    layout = workspace.policy.layout
    here, displaced = len(listing.entries), sum(1 for item in listing.problems if item.code in _DISPLACED)
    rendered = promised_sessions(workspace.path(layout.continuity))
    noted = noted_count(workspace.root) if is_believed(workspace.root) else 0
    count = max(rendered, noted)
    lacking = count - here - displaced
    if lacking <= 0:
        return ()
    if rendered == count:
        said = f"{layout.continuity} was rendered from {count}"
    else:
        said = f"{count} were in this folder, the newest {newest_noted(workspace.root)}"
    file = f"{PRIVATE}/{WITNESS}"
    counting = [layout.continuity] * (rendered > here) + [file] * (noted > here)
    way = "restore them from a backup" if noted else f"git restore {layout.sessions}"
    typo = "" if here else f"; or [layout] sessions in {TOML} names the wrong folder"
    hint = f"{way}{typo}; removed on purpose: rm {' '.join(counting)} && memkit replay"
    message = (
        f"{counted(lacking, 'session')} {'is' if lacking == 1 else 'are'}{LACKING}{said}, and {here} are here"
    )
    return (Problem("session-removed", counting[0], 1, message, hint),)


# problems of a session whose file exists but is unreadable or renamed
_DISPLACED = ("ledger-unreadable", "session-renamed")


def uncounted_note(continuity: str) -> str:
    """The note if the page that counts the sessions is missing."""
    return (
        f"{continuity} is missing; it counts the sessions, so removed ones would not be noticed: memkit check"
    )


def damage_line(damage: Sequence[Problem]) -> str:
    """One line: how many sessions are damaged and missing, and the command that names them."""
    return f"{_counts(damage)}: memkit check"


def _counts(damage: Sequence[Problem]) -> str:
    damaged = {problem.file for problem in damage if problem.code not in MISSING}
    counts = [(len(damaged), "damaged"), (_missing_count(damage, damaged), "missing")]
    said = [f"{count} {'is' if count == 1 else 'are'} {what}" for count, what in counts if count]
    number, rest = said[0].split(" ", 1)
    return ", ".join([f"{counted(int(number), 'session')} {rest}", *said[1:]])


def _missing_count(damage: Sequence[Problem], damaged: set[str]) -> int:
    """How many sessions are missing: those that other sessions name, or by the count in a projection."""
    named = {problem.message.split(" ")[3][:-1] for problem in damage if problem.code == "seen-missing"}
    lacking = {stem for stem in named if not any(stem in file for file in damaged)}
    told = [int(problem.message.split(" ")[0]) for problem in damage if LACKING in problem.message]
    return max([len(lacking), *told])


def damage_refusal(workspace: Workspace, problems: Sequence[Problem]) -> IntegrityFailure:
    """The error for a verb that would write or render while the ledger is damaged."""
    from memkit.query.missing_sessions import with_ways_back

    damage = with_ways_back(workspace, problems)
    first = damage[0]
    detail = tuple(f"{item.file}: {item.message} [{item.code}]" for item in damage[:_NAMED])
    if len(damage) > _NAMED:
        detail += (f"… {len(damage) - _NAMED} more: memkit check",)
    return IntegrityFailure(
        f"{_counts(damage)}; nothing is written until that is mended",
        file=first.file,
        line=first.line,
        detail=detail,
        hint=first.hint,
    )


_FORM = f"{__version__} 1"
_SECONDS = 600
GONE, CHANGED = "D", "M"

# (path, blob of the first commit, first commit that changed or removed it)
Row = tuple[str, str, str]


@struct(frozen=True)
class Past:
    """Sessions that a commit changed or removed; `note` says why the history is incomplete, if it is."""

    rows: tuple[Row, ...] = ()
    note: str = ""


def removed_sessions(workspace: Workspace, seconds: int = _SECONDS) -> Past:
    """The sessions that history changed or removed; none without git, before the first commit, or if git takes too long."""
    from memkit.errors import MachineError, NeedsGit
    from memkit.store import git_head

    root = workspace.root
    head = git_head.head(root)
    if head == "":
        return Past()
    held = _read(workspace)
    if held is not None and held[0] == head:
        return Past(held[2], held[3])
    try:
        return _ask_git(workspace, held, seconds)
    except (NeedsGit, MachineError):
        return Past()


def _ask_git(workspace: Workspace, held: Memo | None, seconds: int) -> Past:
    from memkit.store import TOML, git, git_history

    root, folder = workspace.root, workspace.policy.layout.sessions
    head = git.head(root)
    if not head:
        return Past()
    note = git_history.missing_history(root)
    if note == git_history.PARTIAL:
        return Past((), note)
    known = held if held is not None and git_history.is_ancestor(root, held[0], head) else None
    start = known[1] if known else git_history.first_commit_with(root, TOML)
    if not start:
        return Past((), note)
    since = [start, *([known[0]] if known else [])]
    rows = {
        path: (path, blob, commit)
        for commit, path, blob in git_history.rewritten_files(root, since, folder, seconds)
    }
    rows |= {row[0]: row for row in known[2]} if known else {}
    found = Past(tuple(rows.values()), note)
    _keep(workspace, (head, start, found.rows, found.note))
    return found


def lost_sessions(workspace: Workspace, entries: Iterable[Entry], found: Past) -> list[tuple[str, str, str]]:
    """(status, path, commit) of the sessions that are missing or differ from their first commit."""
    from memkit.model.generated import stem_of

    if not found.rows:
        return []
    here = {entry[0]: entry[1] for entry in entries}
    told = [(_status(workspace, here.get(stem_of(path)), blob), path, at) for path, blob, at in found.rows]
    return [row for row in told if row[0] and stem_of(row[1])]


def _status(workspace: Workspace, path: str | None, blob: str) -> str:
    from memkit.errors import LedgerUnreadable
    from memkit.store import files
    from memkit.store.git_head import blob_of
    from memkit.store.listing import LONGEST

    if path is None:
        return GONE
    try:
        return "" if blob_of(files.read(workspace.path(path), LONGEST + 1), blob) == blob else CHANGED
    except (OSError, LedgerUnreadable):
        return CHANGED


# (head of the searched history, its start, what was found, why it is incomplete)
Memo = tuple[str, str, tuple[Row, ...], str]


def _key(workspace: Workspace) -> tuple[str, str]:
    return _FORM, workspace.policy.layout.sessions


def _read(workspace: Workspace) -> Memo | None:
    from memkit.store.cache_folder import NO_MEMO, read_memo

    try:
        key, memo = read_memo(workspace.private("cache", "removals"))
        return (memo[0], memo[1], memo[2], memo[3]) if key == _key(workspace) else None
    except NO_MEMO:
        return None


def _keep(workspace: Workspace, memo: Memo) -> None:
    from memkit.store.cache_folder import write_memo

    if os.path.isdir(workspace.private("cache")):
        write_memo(workspace.private("cache", "removals"), (_key(workspace), memo))
