"""Questions to git about the work tree, the index and trees, each answered by one plumbing command.

All paths are relative to the workspace's root, which may lie below the top of the repository.
"""

from __future__ import annotations

import os

from memkit.boot.struct import struct
from memkit.errors import MachineError, NeedsGit
from memkit.store import PRIVATE
from memkit.store.git_process import Asked, ask, own_filters
from memkit.store.git_process import run as run

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Collection

NAMES = ("--name-status", "-z", "--no-renames", "--relative", "--no-ext-diff", "--no-color")
RAW = ("--raw", "-z", "--no-renames", "--no-abbrev", "--relative", "--no-ext-diff", "--no-color")
_HEX = frozenset("0123456789abcdef")


def paths_in(out: bytes) -> list[str]:
    """The paths in NUL-separated output of git."""
    return [path.decode("utf-8", "surrogateescape") for path in out.split(b"\0") if path]


@struct(frozen=True)
class Place:
    """The state of a work tree: its git directory, HEAD's commit (empty before the first), further parents during a
    merge, and HEAD's tree of one folder."""

    folder: str
    head: str
    merging: tuple[str, ...] = ()
    tree: str = ""

    @property
    def parents(self) -> tuple[str, ...]:
        """The parents that a commit made now would have."""
        return tuple(filter(None, (self.head, *self.merging)))


def ask_place(root: str, folder: str = "") -> Asked:
    """Starts the git command whose output `place_of` reads."""
    asked = ("HEAD", f"HEAD:./{folder}") if folder else ("HEAD",)
    return ask(root, "rev-parse", "--is-inside-work-tree", "--absolute-git-dir", *asked)


def place_of(asked: Asked) -> Place | None:
    """The `Place` in the answer to `ask_place`; None outside of git."""
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
    """The `Place` of this work tree, with HEAD's tree of a folder; None outside of git."""
    try:
        return place_of(ask_place(root, folder))
    except NeedsGit:
        return None


def is_repository(root: str) -> bool:
    """True inside a git work tree."""
    return place(root) is not None


def head(root: str) -> str:
    """HEAD's commit; empty before the first one."""
    found = place(root)
    return found.head if found else ""


def config(root: str, key: str) -> str:
    """A value of git's configuration, from any of its files; empty if it is not set."""
    return run(root, "config", "--get", key, check=False).decode("utf-8", "replace").strip()


def set_config(root: str, key: str, value: str) -> None:
    """Sets a value of this repository's own configuration; an empty value removes the key."""
    words = ("config", "--local", key, value) if value else ("config", "--local", "--unset-all", key)
    run(root, *words, check=bool(value))


def git_path(root: str, name: str) -> str:
    """The absolute path of an entry of the git directory; `hooks` respects core.hooksPath and linked work trees."""
    out = run(root, "rev-parse", "--git-path", name).decode("utf-8", "surrogateescape").rstrip("\n")
    return os.path.normpath(os.path.join(root, out))


def top(root: str) -> str:
    """The top of the work tree."""
    return run(root, "rev-parse", "--show-toplevel").decode("utf-8", "surrogateescape").rstrip("\n")


def stage(root: str, paths: list[str]) -> None:
    """Adds these paths to the index, removed ones too.

    Refuses a path to which git would apply a filter from the repository's own config: the user must add it by hand.
    """
    if not paths:
        return
    filtered = _first_filtered(root, paths) if own_filters(root) else ""
    if filtered:
        message = f"{filtered} has a filter that this repository's own config names; nothing was staged"
        raise MachineError(message, code="git-failed", hint=f"git add {filtered}")
    run(root, "add", "-A", "--", *dict.fromkeys(paths))


def _first_filtered(root: str, paths: list[str]) -> str:
    """The first of these paths to which git would apply a filter from the repository's own config."""
    names = own_filters(root)
    parts = paths_in(run(root, "check-attr", "-z", "filter", "--", *dict.fromkeys(paths)))
    found = (path for path, name in zip(parts[::3], parts[2::3], strict=False) if name in names)
    return next(found, "")


def authors(root: str) -> int:
    """How many authors this history has; 0 without history."""
    out = run(root, "shortlog", "-sn", "--all", check=False, stdin=b"")
    return len(out.splitlines())


def tracked_and_untracked(root: str) -> list[str]:
    """Paths of all files that git tracks or would track; ignored files are left out."""
    # git does not look into a folder that the command excludes, so a pipe in .memkit/ makes nobody wait
    others = ("--others", f"--exclude=/{PRIVATE}/", "--exclude-standard")
    return sorted(set(paths_in(run(root, "ls-files", "-z", "--cached", *others))))


def list_tracked(root: str) -> list[str]:
    """Every file git tracks."""
    return paths_in(run(root, "ls-files", "-z"))


def spellings(root: str, path: str) -> list[str]:
    """The tracked files whose path equals this one if case is ignored."""
    return paths_in(run(root, "ls-files", "-z", "--", f":(icase,literal){path}"))


def tracked_with(root: str, text: str) -> list[str]:
    """The tracked files whose current content has this text on a line; binary files are left out."""
    # git exits 1 if no file has it
    return paths_in(run(root, "grep", "-lzIF", "--no-textconv", "-e", text, check=False))


Status = tuple[str, str]


def statuses_in(out: bytes) -> list[Status]:
    """(status, path) of a `--name-status -z` listing."""
    parts = paths_in(out)
    return list(zip((status[:1] for status in parts[::2]), parts[1::2], strict=False))


def changed_in_tree(root: str, folder: str) -> list[Status]:
    """Tracked files below a folder whose content differs between HEAD and the work tree."""
    return [item for item in statuses_in(run(root, "diff", *NAMES, "HEAD", "--", folder)) if item[0] != "A"]


Blobs = dict[str, str]


def _raw(out: bytes) -> list[tuple[str, str, str]]:
    """(status, path, blob) of a `--raw -z` listing."""
    parts = paths_in(out)
    rows = (about.split(" ") for about in parts[::2])
    return [(row[4][:1], path, row[3]) for row, path in zip(rows, parts[1::2], strict=False)]


def ask_changes(root: str, parent: str) -> Asked:
    """Starts the git command that lists what the index changes against a parent."""
    return ask(root, "diff-index", "--cached", *RAW, parent)


def changed_in_index(root: str, asked: list[Asked]) -> tuple[list[Status], Blobs]:
    """(status, path) of what the index changes against any parent, and the blobs of files that are new to all parents."""
    changed: dict[str, str] = {}
    new: Blobs | None = None
    for question in asked:
        found = _raw(question.answer())
        changed.update({path: status for status, path, _ in found if status != "A"})
        added = {path: blob for status, path, blob in found if status == "A"}
        new = added if new is None else {path: blob for path, blob in new.items() if path in added}
    return [(status, path) for path, status in sorted(changed.items())], (
        index_blobs(root) if new is None else new
    )


def added_between(root: str, tree: str, other: str) -> Blobs | None:
    """path → blob of the files that `other` adds to `tree`; None if they differ in another way or git lacks one of them."""
    try:
        found = _raw(run(root, "diff-tree", "-r", *RAW, tree, other))
    except MachineError:
        return None
    return {path: blob for _, path, blob in found} if all(item[0] == "A" for item in found) else None


def ask_index(root: str, *folders: str) -> Asked:
    """Starts the git command whose output `blobs_of` reads."""
    return ask(root, "ls-files", "-s", "-z", "--", *folders)


def blobs_of(asked: Asked) -> Blobs:
    """path → blob of every merged file in the answer to `ask_index`."""
    found: dict[str, str] = {}
    for row in paths_in(asked.answer()):
        about, _, path = row.partition("\t")
        mode, blob, turn = about.split(" ")
        if turn == "0" and mode.startswith("100"):
            found[path] = blob
    return found


def index_blobs(root: str, *folders: str) -> Blobs:
    """path → blob of every merged file in the index below these folders; all files if no folder is given."""
    return blobs_of(ask_index(root, *folders))


def contents(root: str, blobs: list[str]) -> dict[str, bytes]:
    """blob → its bytes; blobs that git does not have are left out."""
    return ask_contents(root, blobs)()


def ask_contents(root: str, blobs: list[str]) -> Callable[[], dict[str, bytes]]:
    """Starts reading these blobs; returns a function that waits for them and returns blob → bytes."""
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


def differing_paths(
    root: str, revision: str = "HEAD", *, but: tuple[str, ...] = (), only: Collection[str] = ()
) -> list[str]:
    """Tracked files of the work tree that differ from a commit; git does not look at `but`, files or folders.

    `only` are the files that matter to the caller: if they are few and inside the repository, git looks at no other.
    """
    words = ("diff", "--name-only", "-z", "--no-renames", "--relative", "--no-ext-diff", revision)
    asked = [f":(exclude,literal){path}" for path in but if path.strip("./")]
    if only and len(only) <= _FEW_PATHS and all(map(_is_inside, only)):
        asked = [f":(literal){path}" for path in sorted(only)]
    return paths_in(run(root, *words, *(("--", *asked) if asked else ())))


# git compares each file of the repository with each path it is asked about
_FEW_PATHS = 64


def _is_inside(path: str) -> bool:
    """Whether it is a plain path below the root; git refuses one that leads out."""
    return path[:1] not in ("", "/", "\\") and ":" not in path[:2] and ".." not in path.split("/")
