"""Gathers what `check` looks at: from the work tree, from git's index, or over a range of history."""

from __future__ import annotations

import os
from contextlib import suppress
from hashlib import sha256

from memkit import pipeline
from memkit.checks.subject import Change, Subject
from memkit.errors import NeedsGit
from memkit.ledger.order import stem_of
from memkit.model.state import State
from memkit.pipeline import Loaded
from memkit.store import clock, drafts, evidence, files, git
from memkit.store.workspace import Workspace

_DAY = 86_400


def of_work_tree(workspace: Workspace) -> Subject:
    """The ledger and the projections as they lie on disk; every file is read, no stat value trusted."""
    loaded = pipeline.load(workspace, tolerant=True, trust_stat=False)
    changes: list[Change] = []
    new = {row.stem for row in loaded.state.rows}
    folder = workspace.policy.layout.sessions
    if git.is_repository(workspace.root):
        with suppress(NeedsGit):
            changes = [
                Change(status, path, "") for status, path in git.changed_in_tree(workspace.root, folder)
            ]
            changes = _renames(changes, loaded)
            new = _uncommitted(workspace, loaded, folder)
    return _subject(loaded, new, tuple(changes), _actual(loaded))


def _uncommitted(workspace: Workspace, loaded: Loaded, folder: str) -> set[str]:
    """Stems that HEAD does not hold yet: what the rules that need the policy are asked of."""
    if not git.head(workspace.root):
        return {row.stem for row in loaded.state.rows}
    out = git.run(workspace.root, "ls-tree", "-r", "-z", "--name-only", "HEAD", "--", folder)
    known = {os.path.basename(path.decode("utf-8", "surrogateescape")) for path in out.split(b"\0") if path}
    return {row.stem for row in loaded.state.rows if os.path.basename(row.path) not in known}


def _renames(changes: list[Change], loaded: Loaded) -> list[Change]:
    """A session that is gone while its content stands under another name was renamed."""
    root = loaded.workspace.root
    here = {row.sha256: row.path for row in loaded.state.rows}
    found: list[Change] = []
    for change in changes:
        if change.status == "D":
            with suppress(NeedsGit, OSError):
                old = git.run(root, "cat-file", "blob", f"HEAD:{change.path}", check=False)
                now = here.get(sha256(old).hexdigest(), "")
                if now and now != change.path:
                    change = Change("R", change.path, change.where, now)
        found.append(change)
    return found


def _actual(loaded: Loaded) -> dict[str, bytes | None]:
    texts = pipeline.rendered(loaded)
    return {path: files.read_if_there(loaded.workspace.path(path)) for path in texts}


def _subject(
    loaded: Loaded,
    new: set[str],
    changes: tuple[Change, ...],
    actual: dict[str, bytes | None],
    **more: object,
) -> Subject:
    workspace, state = loaded.workspace, loaded.state
    rendered = pipeline.rendered(loaded)
    fields: dict[str, object] = {
        "found": tuple(loaded.problems),
        "rendered": rendered,
        "actual": actual,
        "leftover": tuple(pipeline.stale_projections(workspace, rendered)),
        "replaced": _replaced(loaded, actual),
        "changes": changes,
        "digests": {row.path: row.sha256 for row in state.rows},
        "new": frozenset(new),
        "texts": _texts(loaded, new),
        "stale": _stale(workspace, state),
        "drafts": tuple(
            (d.seed, d.writer[0], len(d.events)) for d in drafts.open_drafts(workspace) if d.events
        ),
        "now": clock.iso(clock.now() + _DAY),
    }
    return Subject(state, workspace.policy, **{**fields, **more})  # type: ignore[arg-type]


def _replaced(loaded: Loaded, actual: dict[str, bytes | None]) -> tuple[str, ...]:
    """Files that an adopt session lists with exactly this content: not edited, only not rendered yet."""
    listed = loaded.state.replaced_files
    return tuple(
        p for p, data in actual.items() if data is not None and listed.get(p) == sha256(data).hexdigest()
    )


def _texts(loaded: Loaded, new: set[str]) -> dict[str, str]:
    """The text of the sessions under inspection."""
    found: dict[str, str] = {}
    for row in loaded.state.rows:
        if row.stem in new:
            with suppress(OSError):
                found[row.path] = files.read(loaded.workspace.path(row.path)).decode("utf-8", "replace")
    return found


def _stale(workspace: Workspace, state: State) -> dict[str, tuple[str, str]]:
    found: dict[str, tuple[str, str]] = {}
    for fact in state.facts.values():
        if fact.is_live:
            for source in fact.every("evidence"):
                verdict, _ = evidence.verdict(workspace.root, source)
                if verdict in ("changed", "missing"):
                    found[fact.id] = (source.partition("@")[0], verdict)
    return found


def of_index(workspace: Workspace) -> Subject:
    """What would be committed: no session changed against any parent, projections staged beside their sessions."""
    root, folder = workspace.root, workspace.policy.layout.sessions
    if not git.is_repository(root):
        raise NeedsGit("--staged asks git, and this is no git repository")
    changed, added = git.changed_in_index(root, folder)
    loaded = _indexed_ledger(workspace, folder)
    texts = pipeline.rendered(loaded)
    blobs = git.index_blobs(root, list(texts))
    actual: dict[str, bytes | None] = {path: blobs.get(path) for path in texts}
    unstaged = [
        path
        for path, text in texts.items()
        if actual[path] != text.encode() and _on_disk(workspace, path, text)
    ]
    changes = _staged_renames(workspace, [Change(status, path, "") for status, path in changed], added)
    new = {stem for stem in (stem_of(os.path.basename(path)) for path in added) if stem}
    shown = {path: data for path, data in actual.items() if path not in unstaged}
    rendered = {path: text for path, text in texts.items() if path not in unstaged}
    more = {"staged_sessions": bool(added), "unstaged": tuple(unstaged), "rendered": rendered, "leftover": ()}
    return _subject(loaded, new, tuple(changes), shown, **more)


def _on_disk(workspace: Workspace, path: str, text: str) -> bool:
    return files.read_if_there(workspace.path(path)) == text.encode()


def _staged_renames(workspace: Workspace, changes: list[Change], added: list[str]) -> list[Change]:
    gone = [change for change in changes if change.status == "D"]
    if not gone or not added:
        return changes
    new = {sha256(data).hexdigest(): path for path, data in git.index_blobs(workspace.root, added).items()}
    found: list[Change] = []
    for change in changes:
        old = git.run(workspace.root, "cat-file", "blob", f"HEAD:{change.path}", check=False)
        now = new.get(sha256(old).hexdigest(), "") if change.status == "D" else ""
        found.append(Change("R", change.path, change.where, now) if now else change)
    return found


def _indexed_ledger(workspace: Workspace, folder: str) -> Loaded:
    """The ledger of the index: the work tree's where both are the same, else read from git's blobs."""
    differing = git.differs_from_index(workspace.root, [folder])
    if not any(path.endswith(".md") for path in differing):
        return pipeline.load(workspace, tolerant=True)
    from memkit.ledger.parse import read_session
    from memkit.replay.fold import fold

    paths = git.indexed(workspace.root, folder)
    stems = sorted(
        (stem_of(os.path.basename(path)), path) for path in paths if stem_of(os.path.basename(path))
    )
    blobs = git.index_blobs(workspace.root, [path for _, path in stems])
    state = State()
    sessions = []
    for stem, path in stems:
        session, problems = read_session(blobs.get(path, b""), stem, path)
        state.problems.extend(problems)
        sessions.append(session)
    fold(sessions, state)
    if state.legacy:
        again = State(legacy=dict(state.legacy))
        state = fold(sessions, again)
    return Loaded(workspace, state, [(stem, path, 0, 0, 0, 0) for stem, path in stems], ())


def of_history(workspace: Workspace, revision: str) -> Subject:
    """Every commit since a revision against each parent, and its tree against HEAD's."""
    root, folder = workspace.root, workspace.policy.layout.sessions
    if not git.is_repository(root):
        raise NeedsGit("--since asks git, and this is no git repository")
    whole = git.reaches(root, revision)
    start = revision if whole else ""
    changes = [
        Change(status, path, commit[:12])
        for commit, status, path in git.changed_in_history(root, start, folder)
    ]
    if whole:
        known = {change.path for change in changes}
        between = git.changed_between(root, revision, folder)
        changes += [Change(status, path, "") for status, path in between if path not in known]
    loaded = pipeline.load(workspace, tolerant=True, trust_stat=False)
    new = _since(workspace, revision, folder) if whole else {row.stem for row in loaded.state.rows}
    changes += _renames([Change(s, p, "") for s, p in git.changed_in_tree(root, folder)], loaded)
    touched = tuple(git.touched_paths(root, revision)) if whole else ()
    more = {"shallow": not whole, "touched": touched, "merge_commit": git.is_merge(root)}
    return _subject(loaded, new, tuple(dict.fromkeys(changes)), _actual(loaded), **more)


def _since(workspace: Workspace, revision: str, folder: str) -> set[str]:
    """Stems of sessions that the range added."""
    out = git.run(
        workspace.root,
        "diff-tree",
        "-r",
        "--name-only",
        "-z",
        "--diff-filter=A",
        revision,
        "HEAD",
        "--",
        folder,
    )
    names = (os.path.basename(path.decode("utf-8", "surrogateescape")) for path in out.split(b"\0") if path)
    return {stem for stem in map(stem_of, names) if stem}
