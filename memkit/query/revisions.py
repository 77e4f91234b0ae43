"""The memory at commits: what changed between two, whether a range is clean, and which one rendered a page.

Reads git, fetches nothing. The origin of a hand-edited page is the rendering that its marker names, in the ledger or in
history. A range is inspected commit by commit, against each parent, and at both ends.
"""

from __future__ import annotations

from memkit.boot.struct import struct
from memkit.errors import NeedsGit, UsageError
from memkit.model.fact import path_of
from memkit.model.state import State
from memkit.query.load import Loaded, render_pages
from memkit.query.replays import replay
from memkit.store import git, git_history
from memkit.views import FRESH, find_marker, read_marker, render, verify

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable

    from memkit.checks import Change, Subject
    from memkit.store.workspace import Workspace

    Stale = dict[str, tuple[str, str]]


@struct(frozen=True)
class Range:
    """Two commits: the memory of each, and fact id → (path, changed | missing) of what went stale between them."""

    base: str
    head: str
    before: State
    after: State
    stale: Stale


def is_range(typed: str) -> bool:
    """True for `BASE..HEAD` and `BASE...HEAD`."""
    return ".." in typed


def range_between(workspace: Workspace, typed: str) -> Range:
    """The memory at both ends of `BASE..HEAD`; with three dots, from the merge base; without HEAD, to git's HEAD."""
    root = workspace.root
    if not git.is_repository(root):
        raise NeedsGit(f"{typed} asks git, and this is no git repository")
    left, _, right = typed.partition("..")
    base, head = _commit(root, left, typed), _commit(root, right.removeprefix(".") or "HEAD", typed)
    if right.startswith("."):
        base = git_history.merge_base(root, base, head) or base
    before, after = state_at(workspace, base), state_at(workspace, head)
    return Range(base, head, before, after, _gone_stale(workspace, base, head, after))


def range_since(workspace: Workspace, revision: str, now: State) -> Range | None:
    """The range from a commit to the work tree, whose memory is `now`; None if git has no such commit."""
    root = workspace.root
    if not git.is_repository(root) or not git_history.names_commit(root, revision):
        return None
    base = git_history.commit_of(root, revision)
    return Range(base, "", state_at(workspace, base), now, _gone_stale(workspace, base, "", now))


def _commit(root: str, revision: str, typed: str) -> str:
    revision = revision or "HEAD"
    if git_history.names_commit(root, revision):
        return git_history.commit_of(root, revision)
    if git_history.is_shallow(root):
        message = f'git has no commit "{revision}" here: the history is shallow'
        raise UsageError(message, code="no-revision", hint=f"git fetch --unshallow && memkit diff {typed}")
    raise UsageError(f'git knows no commit "{revision}"', code="no-revision", hint="memkit diff HEAD~1..HEAD")


def _gone_stale(workspace: Workspace, base: str, head: str, after: State) -> Stale:
    """Evidence that matched at `base` and no longer does at `head`; an empty `head` means the work tree."""
    from memkit.query.inspection import stale_evidence

    facts = [fact for fact in after.facts.values() if fact.is_live and fact.every("evidence")]
    paths = sorted({path for fact in facts for each in fact.every("evidence") if (path := path_of(each))})
    was, now = (
        stale_evidence(
            workspace, facts, git_history.contents_at(workspace.root, commit, paths) if commit else None
        )
        for commit in (base, head)
    )
    return {id: (path_of(source), how) for id, (source, how) in now.items() if id not in was}


def state_at(workspace: Workspace, commit: str) -> State:
    """The state folded from the sessions of a commit."""
    return _fold_sessions(_sessions(workspace, commit))


def _sessions(workspace: Workspace, commit: str) -> list[tuple[str, str, bytes]]:
    """(stem, path, bytes) of the sessions in a commit, in stem order."""
    from memkit.model.generated import is_stem

    names = git_history.tree_blobs(workspace.root, commit, workspace.policy.layout.sessions)
    blobs = git.contents(workspace.root, list(names.values()))
    found = [
        (path.rpartition("/")[2].removesuffix(".md"), path, blobs.get(blob)) for path, blob in names.items()
    ]
    return sorted((stem, path, data) for stem, path, data in found if data is not None and is_stem(stem))


def _fold_sessions(sessions: Iterable[tuple[str, str, bytes]]) -> State:
    from memkit.ledger.parse import read_session
    from memkit.replay import fold

    held = [*sessions]
    state = fold((read_session(data, stem, path)[0] for stem, path, data in held), State())
    if state.legacy:
        again = State(legacy=dict(state.legacy))
        return fold((read_session(data, stem, path)[0] for stem, path, data in held), again)
    return state


@struct(frozen=True)
class Origin:
    """A rendering; `exact` if it is the very text that was edited, not only one of the same ledger."""

    text: str
    exact: bool


def find_origin(loaded: Loaded, path: str, edited: str) -> Origin | None:
    """The rendering that was edited; None if neither the ledger nor git has it.

    Searches the current ledger, the ledger up to each earlier session, and the commits that contain the marker.
    """
    marker = find_marker(edited)
    if not marker:
        return None
    found = _from_ledger(loaded, path, marker) or _from_history(loaded.workspace, path, marker)
    return None if found is None else Origin(found, read_marker(found).get("body") == marker["body"])


def cut_with_digest(ledger: bytes, digest: str) -> int | None:
    """The number of lines after which a ledger has this digest; None if it never has."""
    from hashlib import sha256

    made = sha256()
    if made.hexdigest()[:12] == digest:
        return 0
    for count, line in enumerate(ledger.splitlines(keepends=True), 1):
        made.update(line)
        if made.hexdigest()[:12] == digest:
            return count
    return None


def _from_ledger(loaded: Loaded, path: str, marker: dict[str, str]) -> str | None:
    today = render_pages(loaded)[path]
    if read_marker(today).get("body") == marker["body"]:
        return today
    rows = loaded.state.rows
    count = cut_with_digest(rows.ledger(), marker["ledger"]) if "ledger" in marker else None
    if count is None:
        return None
    if count == len(rows):
        return today
    stems = {row.stem for row in rows[:count]}
    entries = [entry for entry in loaded.entries if entry[0] in stems]
    return render(replay(loaded.workspace, entries), loaded.workspace.policy).get(path)


def _from_history(workspace: Workspace, path: str, marker: dict[str, str]) -> str | None:
    if not git.is_repository(workspace.root):
        return None
    name = "ledger" if "ledger" in marker else "body"
    for commit in git_history.commits_with(workspace.root, f"{name}={marker[name]}", path):
        text = (git_history.file_at(workspace.root, commit, path) or b"").decode("utf-8", "replace")
        if find_marker(text).get(name) != marker[name]:
            continue
        found = text if verify(text) == FRESH else _of_commit(workspace, commit, path, marker)
        if found is not None:
            return found
    return None


def _of_commit(workspace: Workspace, commit: str, path: str, marker: dict[str, str]) -> str | None:
    """The page as rendered from the sessions of a commit, if they are the ledger that the marker names."""
    from memkit.views import ledger_digest

    state = state_at(workspace, commit)
    if ledger_digest(state) != marker.get("ledger"):
        return None
    return render(state, workspace.policy).get(path)


# how many clean ranges are remembered
_KEPT = 64


def of_history(workspace: Workspace, revision: str) -> Subject:
    """Every commit since a revision, compared with each parent, and the revision's tree compared with HEAD's."""
    from memkit.checks import Change
    from memkit.model.generated import stem_of
    from memkit.query import load
    from memkit.query.inspection import (
        changes_in_tree,
        leftover_files,
        projections_on_disk,
        stale_with_hints,
        subject_of,
    )

    root, folder = workspace.root, workspace.policy.layout.sessions
    place = git.place(root)
    if place is None:
        raise NeedsGit("--since asks git, and this is no git repository")
    if not git_history.names_commit(root, revision) and not (
        git_history.is_shallow(root) and not revision.startswith("-")
    ):
        raise UsageError(
            f'git knows no commit "{revision}"', code="no-revision", hint="memkit check --since HEAD~1"
        )
    start = git_history.reaches(root, revision)
    loaded = load.load(workspace, tolerant=True, trust_stat=False)
    changes: list[Change] = []
    new = {row.stem for row in loaded.state.rows}
    if place.head:
        changes = changes_in_commits(workspace, start, place.head)
        if start:
            between = git_history.changed_between(root, start, folder)
            known = {change.path for change in changes}
            changes += [Change(s, p, "") for s, p in between if s != "A" and p not in known]
            new = {stem for stem in (stem_of(path) for status, path in between if status == "A") if stem}
        changes += changes_in_tree(loaded, git_history.tree_blobs(root, "HEAD", folder))
    rendered = load.render_pages(loaded)
    return subject_of(
        loaded,
        new,
        dict.fromkeys(changes),
        rendered,
        projections_on_disk(workspace, rendered),
        leftover=leftover_files(workspace, rendered),
        stale=stale_with_hints(workspace, loaded.state.facts.values()),
        touched=tuple(git_history.touched_paths(root, start)) if start else (),
        shallow=not start,
        merge_commit=git_history.is_merge(root),
    )


def changes_in_commits(workspace: Workspace, start: str, head: str) -> list[Change]:
    """The changes of the commits in the range; skips the commits of a range that was found clean before."""
    from memkit.checks import Change

    root, folder = workspace.root, workspace.policy.layout.sessions
    clean = _clean_before(workspace, start)
    found = git_history.changed_in_history(root, [*filter(None, [start]), *clean], folder)
    if not found and not (clean and clean[0] == head):
        _keep_clean(workspace, start, head)
    return [Change(status, path, commit[:12]) for commit, status, path in found]


def _memo(workspace: Workspace) -> str:
    return workspace.private("cache", "history")


def _lines(workspace: Workspace) -> list[list[str]]:
    from contextlib import suppress

    from memkit.store import files

    with suppress(OSError, UnicodeDecodeError):
        text = files.read(_memo(workspace)).decode("ascii")
        return [line.split(" ") for line in text.splitlines() if line.count(" ") == 2]
    return []


def _clean_before(workspace: Workspace, start: str) -> list[str]:
    """Heads of ranges from the same start that were found clean; commits are named by content, so they still are."""
    key = _key(workspace, start)
    for kept, _, head in _lines(workspace):
        if kept == key and git_history.has_commit(workspace.root, head):
            return [head]
    return []


def _keep_clean(workspace: Workspace, start: str, head: str) -> None:
    from contextlib import suppress

    from memkit.store import file_writes

    key = _key(workspace, start)
    kept = [line for line in _lines(workspace) if line[0] != key]
    rows = [[key, start[:12] or "-", head], *kept][:_KEPT]
    with suppress(OSError):
        file_writes.replace(_memo(workspace), "".join(" ".join(row) + "\n" for row in rows).encode())


def _key(workspace: Workspace, start: str) -> str:
    from memkit.boot.digest import sha256

    return sha256(f"{start}\n{workspace.policy.layout.sessions}\n".encode()).hexdigest()[:16]
