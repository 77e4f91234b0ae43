"""git, asked on the command line. Every question is one plumbing call over a range.

Paths go in and come out relative to the workspace's root, which may lie below the top of the repository.
"""

from __future__ import annotations

import os

from memkit.boot.digest import sha1, sha256
from memkit.boot.struct import struct
from memkit.errors import MachineError, NeedsGit
from memkit.store.git_process import Asked, ask, own_filters
from memkit.store.git_process import run as run

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

_NAMES = ("--name-status", "-z", "--no-renames", "--relative", "--no-ext-diff", "--no-color")
_RAW = ("--raw", "-z", "--no-renames", "--no-abbrev", "--relative", "--no-ext-diff", "--no-color")
_HEX = frozenset("0123456789abcdef")


def _paths(out: bytes) -> list[str]:
    return [path.decode("utf-8", "surrogateescape") for path in out.split(b"\0") if path]


@struct(frozen=True)
class Place:
    """Where a work tree stands: its git directory, the commit of HEAD (empty before the first), further parents
    while a merge is being finished, and the tree of the folder that was asked about."""

    folder: str
    head: str
    merging: tuple[str, ...] = ()
    tree: str = ""

    @property
    def parents(self) -> tuple[str, ...]:
        """What a commit made now would have as parents."""
        return tuple(filter(None, (self.head, *self.merging)))


def ask_place(root: str, folder: str = "") -> Asked:
    """Puts the question that `place_of` reads the answer of."""
    asked = ("HEAD", f"HEAD:./{folder}") if folder else ("HEAD",)
    return ask(root, "rev-parse", "--is-inside-work-tree", "--absolute-git-dir", *asked)


def place_of(asked: Asked) -> Place | None:
    """Where a work tree stands, and HEAD's tree of a folder; None outside of git."""
    try:
        out = asked.answer(check=False)
    except MachineError:
        return None
    lines = out.decode("utf-8", "surrogateescape").splitlines()
    if len(lines) < 2 or lines[0] != "true":
        return None
    found = [line if _is_name(line) else "" for line in (*lines[2:], "", "")]
    try:
        with open(os.path.join(lines[1], "MERGE_HEAD"), encoding="ascii") as handle:
            return Place(lines[1], found[0], tuple(handle.read().split()), found[1])
    except OSError:
        return Place(lines[1], found[0], (), found[1])


def _is_name(text: str) -> bool:
    return len(text) in (40, 64) and _HEX.issuperset(text)


def place(root: str, folder: str = "") -> Place | None:
    """Where this work tree stands, and HEAD's tree of a folder; None outside of git."""
    try:
        return place_of(ask_place(root, folder))
    except NeedsGit:
        return None


def is_repository(root: str) -> bool:
    """True inside a git work tree."""
    return place(root) is not None


def head(root: str) -> str:
    """The commit HEAD names; empty before the first one."""
    found = place(root)
    return found.head if found else ""


def config(root: str, key: str) -> str:
    """A value of git's configuration, from any of its files; empty without one."""
    return run(root, "config", "--get", key, check=False).decode("utf-8", "replace").strip()


def set_config(root: str, key: str, value: str) -> None:
    """Sets a value of this repository's own configuration; an empty one takes the key out."""
    words = ("config", "--local", key, value) if value else ("config", "--local", "--unset-all", key)
    run(root, *words, check=bool(value))


def git_path(root: str, name: str) -> str:
    """The absolute path of something git keeps: `hooks` respects core.hooksPath and linked work trees."""
    out = run(root, "rev-parse", "--git-path", name).decode("utf-8", "surrogateescape").rstrip("\n")
    return os.path.normpath(os.path.join(root, out))


def top(root: str) -> str:
    """The top of the work tree."""
    return run(root, "rev-parse", "--show-toplevel").decode("utf-8", "surrogateescape").rstrip("\n")


def stage(root: str, paths: list[str]) -> None:
    """Adds these paths to the index, also where they were removed.

    Refuses a path that a filter of the repository's own config would be run on: its owner adds it by hand.
    """
    if not paths:
        return
    filtered = _filtered(root, paths) if own_filters(root) else ""
    if filtered:
        message = f"{filtered} has a filter that this repository's own config names; nothing was staged"
        raise MachineError(message, code="git-failed", hint=f"git add {filtered}")
    run(root, "add", "-A", "--", *dict.fromkeys(paths))


def _filtered(root: str, paths: list[str]) -> str:
    """The first of these paths on which a filter of the repository's own config would be run."""
    names = own_filters(root)
    parts = _paths(run(root, "check-attr", "-z", "filter", "--", *dict.fromkeys(paths)))
    found = (path for path, name in zip(parts[::3], parts[2::3], strict=False) if name in names)
    return next(found, "")


def authors(root: str) -> int:
    """How many people git knows in this history; 0 without history."""
    out = run(root, "shortlog", "-sn", "--all", check=False, stdin=b"")
    return len(out.splitlines())


def tracked_and_untracked(root: str) -> list[str]:
    """Every file git tracks or would: ignored ones left out, by path."""
    return sorted(set(_paths(run(root, "ls-files", "-z", "--cached", "--others", "--exclude-standard"))))


def spellings(root: str, path: str) -> list[str]:
    """The tracked files that are called like this path when case is put aside."""
    return _paths(run(root, "ls-files", "-z", "--", f":(icase,literal){path}"))


Status = tuple[str, str]


def _statuses(out: bytes) -> list[Status]:
    """(status, path) of a `--name-status -z` listing."""
    parts = _paths(out)
    return list(zip((status[:1] for status in parts[::2]), parts[1::2], strict=False))


def changed_in_tree(root: str, folder: str) -> list[Status]:
    """Files below a folder that differ between HEAD and the work tree, by content; new ones left out."""
    return [item for item in _statuses(run(root, "diff", *_NAMES, "HEAD", "--", folder)) if item[0] != "A"]


Blobs = dict[str, str]


def _raw(out: bytes) -> list[tuple[str, str, str]]:
    """(status, path, blob) of a `--raw -z` listing."""
    parts = _paths(out)
    rows = (about.split(" ") for about in parts[::2])
    return [(row[4][:1], path, row[3]) for row, path in zip(rows, parts[1::2], strict=False)]


def ask_changes(root: str, parent: str) -> Asked:
    """Puts the question what the index changes against a parent."""
    return ask(root, "diff-index", "--cached", *_RAW, parent)


def changed_in_index(root: str, asked: list[Asked]) -> tuple[list[Status], Blobs]:
    """(status, path) of what the index changes against any parent, and the files that are new to all of them."""
    changed: dict[str, str] = {}
    new: Blobs | None = None
    for question in asked:
        found = _raw(question.answer())
        changed.update({path: status for status, path, _ in found if status != "A"})
        added = {path: blob for status, path, blob in found if status == "A"}
        new = added if new is None else {path: blob for path, blob in new.items() if path in added}
    return [(status, path) for path, status in sorted(changed.items())], (
        indexed(root) if new is None else new
    )


def added_between(root: str, tree: str, other: str) -> Blobs | None:
    """path → blob of what one tree has more than another; None when they differ otherwise, or git lacks one."""
    try:
        found = _raw(run(root, "diff-tree", "-r", *_RAW, tree, other))
    except MachineError:
        return None
    return {path: blob for _, path, blob in found} if all(item[0] == "A" for item in found) else None


def ask_index(root: str, *folders: str) -> Asked:
    """Puts the question that `blobs_of` reads the answer of."""
    return ask(root, "ls-files", "-s", "-z", "--", *folders)


def blobs_of(asked: Asked) -> Blobs:
    """path → blob of every merged file in the index that was asked about."""
    found: dict[str, str] = {}
    for row in _paths(asked.answer()):
        about, _, path = row.partition("\t")
        mode, blob, turn = about.split(" ")
        if turn == "0" and mode.startswith("100"):
            found[path] = blob
    return found


def indexed(root: str, *folders: str) -> Blobs:
    """path → blob of every merged file below these folders (all without any) in the index."""
    return blobs_of(ask_index(root, *folders))


def in_tree(root: str, revision: str, folder: str) -> dict[str, str]:
    """path → blob of every file below a folder in a commit."""
    found: dict[str, str] = {}
    for row in _paths(run(root, "ls-tree", "-r", "-z", revision, "--", folder)):
        about, _, path = row.partition("\t")
        found[path] = about.split(" ")[2]
    return found


def contents(root: str, blobs: list[str]) -> dict[str, bytes]:
    """blob → its bytes; those git does not have are left out."""
    return ask_contents(root, blobs)()


def ask_contents(root: str, blobs: list[str]) -> Callable[[], dict[str, bytes]]:
    """Asks for the bytes of these blobs; what it returns gives them when they are needed."""
    wanted = list(dict.fromkeys(blobs))
    if not wanted:
        return dict
    asked = ask(root, "cat-file", "--batch", stdin="".join(f"{blob}\n" for blob in wanted).encode())
    return lambda: _contents(asked.answer(), wanted)


def _contents(out: bytes, wanted: list[str]) -> dict[str, bytes]:
    found: dict[str, bytes] = {}
    at = 0
    for blob in wanted:
        end = out.index(b"\n", at)
        words = out[at:end].split(b" ")
        at = end + 1
        if len(words) == 3 and words[1] == b"blob":
            size = int(words[2])
            found[blob] = out[at : at + size]
            at += size + 1
    return found


def blob_of(data: bytes, like: str) -> str:
    """The name git gives these bytes, in the hash of a name it gave others."""
    made = (sha256 if len(like) == 64 else sha1)(b"blob %d\0" % len(data))
    made.update(data)
    return made.hexdigest()


def reaches(root: str, revision: str) -> str:
    """The commit a revision names, when the history from HEAD back to it is all here; else empty."""
    known = commit_of(root, revision)
    whole = known and run(root, "rev-parse", "--is-shallow-repository").strip() == b"false"
    return known if whole else ""


def names_commit(root: str, revision: str) -> bool:
    """True when a revision names a commit that is here; an option is no revision."""
    return not revision.startswith("-") and has_commit(root, revision)


def commit_of(root: str, revision: str) -> str:
    """The commit that a revision names; empty if it names none."""
    return run(root, "rev-parse", "-q", "--verify", f"{revision}^{{commit}}", check=False).decode().strip()


def merge_base(root: str, one: str, other: str) -> str:
    """The last commit that two have in common; empty if there is none here."""
    return run(root, "merge-base", one, other, check=False).decode().split("\n")[0].strip()


def is_shallow(root: str) -> bool:
    """True when the history was cut off by a clone or a fetch."""
    return run(root, "rev-parse", "--is-shallow-repository").strip() == b"true"


SHALLOW, PARTIAL = "shallow", "partial"


def lacks(root: str) -> str:
    """`shallow` or `partial` where not all of the history is here; to look into a partial one would fetch it."""
    promised = run(
        root, "config", "--get-regexp", r"^(remote\..*\.promisor|extensions\.partialclone)$", check=False
    )
    if promised.strip():
        return PARTIAL
    return SHALLOW if is_shallow(root) else ""


def is_ancestor(root: str, commit: str, head: str) -> bool:
    """True when a commit is `head` or lies before it."""
    if commit == head:
        return True
    out = run(root, "merge-base", "--all", commit, head, check=False).decode().split()
    return commit in out


def first_with(root: str, path: str) -> str:
    """The first commit of HEAD's history that holds a file; empty if none does."""
    found = run(root, "log", "--format=%H", "--full-history", "--topo-order", "--diff-filter=A", "--", path)
    return (found.decode().split() or [""])[-1]


def rewritten(root: str, since: list[str], folder: str, timeout: int = 600) -> list[tuple[str, str, str]]:
    """(commit, path, blob before) of every change to and removal of a file below a folder, newest first, against each
    parent, in the commits after these."""
    form = ("--format=%x01%H", "--full-history", "--sparse", "--topo-order", "--ancestry-path", "-m")
    span = ["HEAD", *(f"^{commit}" for commit in since)]
    out = run(root, "log", *form, "--diff-filter=MDT", *_RAW, *span, "--", folder, timeout=timeout)
    found: list[tuple[str, str, str]] = []
    for commit, rest in _commits(out):
        parts = rest.split(b"\0")
        for about, path in zip(parts[::2], parts[1::2], strict=False):
            words = about.decode().split(" ")
            found.append((commit, path.decode("utf-8", "surrogateescape"), words[2]))
    return found


def has_commit(root: str, commit: str) -> bool:
    """True when git has this commit."""
    return bool(run(root, "rev-parse", "-q", "--verify", f"{commit}^{{commit}}", check=False).strip())


def changed_in_history(root: str, without: list[str], folder: str) -> list[tuple[str, str, str]]:
    """(commit, status, path) of every change, against each parent, to files below a folder that were there before.

    One `git log` over all that HEAD reaches and the commits in `without` do not. Full and sparse: what a path limit
    would simplify away is exactly a merge that dropped the other side's sessions.
    """
    form = ("--format=%x01%H", "--full-history", "--sparse", "-m", "--diff-filter=MDTR", *_NAMES)
    span = ["HEAD", *(f"^{commit}" for commit in without)]
    found: list[tuple[str, str, str]] = []
    for commit, rest in _commits(run(root, "log", *form, *span, "--", folder, timeout=600)):
        found += [(commit, status, path) for status, path in _statuses(rest)]
    return found


def _commits(out: bytes) -> list[tuple[str, bytes]]:
    cut = (block.partition(b"\0") for block in out.split(b"\x01")[1:])
    return [(commit.decode().strip(), rest.lstrip(b"\n")) for commit, _, rest in cut]


def changed_between(root: str, revision: str, folder: str) -> list[Status]:
    """(status, path) between a revision's tree and HEAD's."""
    return _statuses(run(root, "diff-tree", "-r", *_NAMES, revision, "HEAD", "--", folder))


def touched_paths(root: str, revision: str) -> list[tuple[str, str]]:
    """(commit, path) of every file that the commits since a revision, merges left out, touch."""
    form = ("--format=%x01%H", "--name-only", "-z", "--no-renames", "--relative", "--no-merges")
    found: list[tuple[str, str]] = []
    for commit, rest in _commits(run(root, "log", *form, f"{revision}..HEAD", timeout=600)):
        found += [(commit, path) for path in _paths(rest)]
    return found


def differing_paths(root: str, revision: str = "HEAD") -> list[str]:
    """Tracked files of the work tree that differ from a commit."""
    return _paths(
        run(root, "diff", "--name-only", "-z", "--no-renames", "--relative", "--no-ext-diff", revision)
    )


def renames(root: str, most: int = 500) -> dict[str, str]:
    """Old path → new path of the files that git calls renamed: in the index, and in the last commits."""
    form = ("-M", "--diff-filter=R", "--name-status", "-z", "--relative", "--no-ext-diff")
    found: dict[str, str] = {}
    for words in (("diff", "--cached", *form, "HEAD"), ("log", f"-{most}", "--format=", *form, "HEAD")):
        parts = [part.strip("\n") for part in _paths(run(root, *words, check=False))]
        for at in range(0, len(parts) - 2, 3):
            found.setdefault(parts[at + 1], parts[at + 2])
    return found


def contents_at(root: str, revision: str, paths: list[str]) -> dict[str, bytes]:
    """path → its bytes in a commit; those it does not have are left out."""
    if not paths:
        return {}
    rows = _paths(run(root, "ls-tree", "-r", "-z", revision, "--", *paths, check=False))
    blobs = {row.partition("\t")[2]: row.partition("\t")[0].split(" ")[2] for row in rows}
    held = contents(root, list(blobs.values()))
    return {path: held[blob] for path, blob in blobs.items() if blob in held}


def versions(root: str, path: str, most: int = 20) -> list[bytes]:
    """The file as the last commits that touched it left it, the newest first."""
    out = run(root, "log", f"-{most}", "--format=%H", "--", path, check=False).decode()
    asked = [f"{commit}:./{path}" for commit in out.split()]
    held = contents(root, asked)
    return [held[name] for name in asked if name in held]


def is_merge(root: str) -> bool:
    """True when HEAD is a merge commit."""
    return len(run(root, "rev-list", "--parents", "-n", "1", "HEAD", check=False).split()) > 2


def identities(root: str) -> tuple[str, ...]:
    """People of this history as `Full Name <address>`: whole names only, and no noreply addresses."""
    try:
        out = run(root, "log", "-n", "500", "--format=%an <%ae>", check=False, timeout=10)
    except (NeedsGit, MachineError):
        return ()
    found: dict[str, None] = {}
    for line in out.decode("utf-8", "replace").splitlines():
        name, _, address = line.partition(" <")
        kept = name if " " in name.strip() else ""
        mail = "" if "noreply" in address else address.rstrip(">")
        if kept or mail:
            found[f"{kept} <{mail}>"] = None
    return tuple(found)


def merge_file(root: str, ours: str, base: str, theirs: str) -> bool:
    """Merges three files line by line into the first; False if marks of conflict stand in it now."""
    asked = ask(root, "merge-file", "-L", "ours", "-L", "base", "-L", "theirs", "--", ours, base, theirs)
    _, error, code = asked.ended()
    # up to 127 is the number of conflicts
    if not 0 <= code <= 127:
        raise asked.refused(error, code)
    return code == 0


def commits_with(root: str, text: str, path: str) -> list[str]:
    """Commits that put this text into a file or took it out, newest first, on any branch, and their parents."""
    try:
        out = run(
            root,
            "log",
            "--all",
            "--format=%H %P",
            "--no-textconv",
            f"-S{text}",
            "--",
            path,
            check=False,
            timeout=60,
        )
    except (NeedsGit, MachineError):
        return []
    return list(dict.fromkeys(out.decode("ascii", "replace").split()))


def file_at(root: str, revision: str, path: str) -> bytes | None:
    """The bytes a file has in a commit; None if it is not there."""
    asked = ask(root, "cat-file", "blob", f"{revision}:./{path}")
    out, _, code = asked.ended()
    return None if code else out
