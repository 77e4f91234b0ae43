"""git, asked on the command line: the only place that runs it. Everything is one plumbing call over a range."""

from __future__ import annotations

import os
import subprocess

from memkit.errors import MachineError, NeedsGit


def run(root: str, *words: str, stdin: bytes | None = None, timeout: int = 120, check: bool = True) -> bytes:
    """The output of one git command in a repository; coded errors where git is missing or says no."""
    env = {**os.environ, "GIT_OPTIONAL_LOCKS": "0", "LC_ALL": "C", "GIT_TERMINAL_PROMPT": "0"}
    try:
        done = subprocess.run(
            ["git", "-C", root, *words],
            input=stdin,
            capture_output=True,
            timeout=timeout,
            env=env,
            check=False,
        )
    except FileNotFoundError:
        raise NeedsGit("git is not installed") from None
    except subprocess.TimeoutExpired:
        raise MachineError(f"git {words[0]} took longer than {timeout} s", code="git-failed") from None
    if check and done.returncode:
        said = done.stderr.decode("utf-8", "replace").strip().splitlines()
        message = said[-1] if said else f"exit {done.returncode}"
        if "not a git repository" in message:
            raise NeedsGit("this is no git repository", hint="git init")
        raise MachineError(f"git {words[0]}: {message}", code="git-failed", hint=f"git {' '.join(words[:3])}")
    return done.stdout


def is_repository(root: str) -> bool:
    """True inside a git work tree."""
    try:
        return run(root, "rev-parse", "--is-inside-work-tree", check=False).strip() == b"true"
    except (NeedsGit, MachineError):
        return False


def stage(root: str, paths: list[str]) -> None:
    """Adds these paths to the index, also where they were removed."""
    if paths:
        run(root, "add", "-A", "--", *dict.fromkeys(paths))


def authors(root: str) -> int:
    """How many people git knows in this history; 0 without history."""
    out = run(root, "shortlog", "-sn", "--all", check=False, stdin=b"")
    return len(out.splitlines())


def tracked_and_untracked(root: str) -> list[str]:
    """Every file git tracks or would: ignored ones left out, by path."""
    out = run(root, "ls-files", "-z", "--cached", "--others", "--exclude-standard")
    return sorted({path.decode("utf-8", "surrogateescape") for path in out.split(b"\0") if path})


def head(root: str) -> str:
    """The commit HEAD names; empty before the first one."""
    return run(root, "rev-parse", "-q", "--verify", "HEAD", check=False).decode().strip()


def merge_parents(root: str) -> list[str]:
    """What a commit made now would have as parents: HEAD, and MERGE_HEAD while merging."""
    found = [head(root)]
    folder = run(root, "rev-parse", "--git-dir").decode().strip()
    try:
        with open(os.path.join(root, folder, "MERGE_HEAD"), encoding="ascii") as handle:
            found += handle.read().split()
    except OSError:
        pass
    return [commit for commit in found if commit]


Status = tuple[str, str]


def _statuses(out: bytes) -> list[Status]:
    """(status, path) of a `--name-status -z` listing."""
    parts = [part.decode("utf-8", "surrogateescape") for part in out.split(b"\0") if part]
    return list(zip(parts[::2], parts[1::2], strict=False))


def changed_in_tree(root: str, folder: str) -> list[Status]:
    """Files below a folder that differ between HEAD and the work tree; new ones left out."""
    if not head(root):
        return []
    words = ("diff-index", "--name-status", "-z", "--no-renames", "HEAD", "--", folder)
    return [item for item in _statuses(run(root, *words)) if item[0] != "A"]


def changed_in_index(root: str, folder: str) -> tuple[list[Status], list[str]]:
    """(status, path) that differ between every parent and the index, and the paths that are new in it."""
    changed: dict[str, str] = {}
    new: set[str] | None = None
    for parent in merge_parents(root):
        words = ("diff-index", "--cached", "--name-status", "-z", "--no-renames", parent, "--", folder)
        found = _statuses(run(root, *words))
        changed.update({path: status for status, path in found if status != "A"})
        added = {path for status, path in found if status == "A"}
        new = added if new is None else new & added
    if new is None:
        out = run(root, "ls-files", "-z", "--cached", "--", folder)
        new = {path.decode("utf-8", "surrogateescape") for path in out.split(b"\0") if path}
    return [(status, path) for path, status in sorted(changed.items())], sorted(new)


def differs_from_index(root: str, paths: list[str]) -> list[str]:
    """Of these paths, those whose work tree and index are not the same (unmerged and untracked ones too)."""
    out = run(root, "status", "--porcelain=v1", "-z", "--no-renames", "--untracked-files=all", "--", *paths)
    rows = [row.decode("utf-8", "surrogateescape") for row in out.split(b"\0") if row]
    return [row[3:] for row in rows if row[1] != " "]


def index_blobs(root: str, paths: list[str]) -> dict[str, bytes]:
    """The content of these paths in the index; those not in it are left out."""
    asked = "".join(f":{path}\n" for path in paths).encode("utf-8", "surrogateescape")
    return _blobs(run(root, "cat-file", "--batch", stdin=asked), paths)


def _blobs(out: bytes, paths: list[str]) -> dict[str, bytes]:
    found: dict[str, bytes] = {}
    at = 0
    for path in paths:
        end = out.index(b"\n", at)
        words = out[at:end].split(b" ")
        at = end + 1
        if words[-1] != b"missing" and len(words) == 3:
            size = int(words[2])
            found[path] = out[at : at + size]
            at += size + 1
    return found


def indexed(root: str, folder: str) -> list[str]:
    """Paths below a folder that are in the index."""
    out = run(root, "ls-files", "-z", "--cached", "--", folder)
    return sorted({path.decode("utf-8", "surrogateescape") for path in out.split(b"\0") if path})


def reaches(root: str, revision: str) -> bool:
    """True when the history from HEAD back to the revision is all here."""
    known = run(root, "rev-parse", "-q", "--verify", f"{revision}^{{commit}}", check=False).strip()
    return bool(known) and run(root, "rev-parse", "--is-shallow-repository").strip() == b"false"


def changed_in_history(root: str, revision: str, folder: str) -> list[tuple[str, str, str]]:
    """(commit, status, path) of every change, against each parent, to files below a folder that were there before.

    One `git log`; an empty revision means all that HEAD reaches.
    """
    span = [f"{revision}..HEAD"] if revision else ["HEAD"]
    form = ("--format=%x01%H", "--name-status", "-z", "--no-renames", "-m", "--diff-filter=MDTR")
    out = run(root, "log", *form, *span, "--", folder, timeout=600)
    found: list[tuple[str, str, str]] = []
    for block in out.split(b"\x01")[1:]:
        commit, _, rest = block.partition(b"\0")
        names = rest.lstrip(b"\n")
        found += [(commit.decode().strip(), status, path) for status, path in _statuses(names)]
    return found


def changed_between(root: str, revision: str, folder: str) -> list[Status]:
    """(status, path) between a revision's tree and HEAD's; new files left out."""
    out = run(root, "diff-tree", "-r", "--name-status", "-z", "--no-renames", revision, "HEAD", "--", folder)
    return [item for item in _statuses(out) if item[0] != "A"]


def touched_paths(root: str, revision: str) -> list[tuple[str, str]]:
    """(commit, path) of every file the commits since a revision touch."""
    out = run(
        root, "log", "--format=%x01%H", "--name-only", "-z", "--no-renames", f"{revision}..HEAD", timeout=600
    )
    found: list[tuple[str, str]] = []
    for block in out.split(b"\x01")[1:]:
        commit, _, rest = block.partition(b"\0")
        names = [
            part.decode("utf-8", "surrogateescape").lstrip("\n") for part in rest.split(b"\0") if part.strip()
        ]
        found += [(commit.decode().strip(), name) for name in names]
    return found


def is_merge(root: str) -> bool:
    """True when HEAD is a merge commit."""
    return len(run(root, "rev-list", "--parents", "-n", "1", "HEAD", check=False).split()) > 2
