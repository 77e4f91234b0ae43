"""Reads git's own files, because starting git costs too much for a hot verb. Falls back to git."""

from __future__ import annotations

import os

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable

_HEX = frozenset("0123456789abcdef")
# how many commits are read as files before memkit asks git, and how many bytes of each
_STEPS = 20
_LONGEST = 100_000
# the config of one work tree among several
_WORKTREE = "config.worktree"


def head(root: str) -> str | None:
    """HEAD's commit; empty before the first one and outside of git; None if only git itself can find it."""
    folder = _folder(root)
    if not folder:
        return folder
    try:
        said = _read(folder, "HEAD")
        if _is_commit(said):
            return said
        name = said.removeprefix("ref: ")
        # a repository with the reftable format has this placeholder in HEAD
        if name == said or name.endswith(".invalid") or ".." in name:
            return None
        return _reference(folder, name)
    except (OSError, ValueError):
        return None


def is_marked(root: str) -> bool:
    """Whether there is a `.git` here or further up, valid or not."""
    here = os.path.abspath(root)
    while not os.path.lexists(os.path.join(here, ".git")):
        parent = os.path.dirname(here)
        if parent == here:
            return False
        here = parent
    return True


def head_or_ask(root: str) -> str:
    """HEAD's commit, from git's files or, if these do not suffice, from git; empty if there is none."""
    found = head(root)
    if found is not None:
        return found
    from memkit.store import git

    return git.head(root)


def may_define_filters(root: str) -> bool:
    """False only if the repository's own config files can be read here and define no filter and include nothing."""
    folder = _folder(root)
    if not folder or os.environ.get("GIT_COMMON_DIR"):
        return True
    try:
        common = _common(folder)
        if not _is_repository(folder, common):
            return True
        texts = [_read(common, "config")]
        texts += [
            _read(at, _WORKTREE) for at in {common, folder} if os.path.lexists(os.path.join(at, _WORKTREE))
        ]
    except (OSError, ValueError):
        return True
    return any(word in text.lower() for text in texts for word in ("filter", "include"))


def _is_repository(folder: str, common: str) -> bool:
    """Whether git accepts this folder as a git directory; otherwise git looks further up."""
    said = _read(folder, "HEAD")
    named = said.startswith("ref: refs/") or _is_commit(said)
    return named and all(os.access(os.path.join(common, name), os.X_OK) for name in ("objects", "refs"))


def authors_since(root: str, known: str, head: str) -> list[str] | None:
    """`Name <address>` of the authors of the commits after `known` up to `head`; None if only git itself can list them.

    Recent commits are loose object files, which this reads. Merges and long ranges are left to git.
    """
    folder = _folder(root)
    if not folder:
        return None
    found: list[str] = []
    at = head
    try:
        store = os.path.join(_common(folder), "objects")
        for _ in range(_STEPS):
            if at == known:
                return found
            author, at = _commit(store, at)
            found.append(author)
    except (OSError, ValueError):
        pass
    return None


def full_names(authors: Iterable[str]) -> tuple[str, ...]:
    """Authors as `Full Name <address>`, without duplicates, one-word names and noreply addresses."""
    found: dict[str, None] = {}
    for line in authors:
        name, _, address = line.partition(" <")
        kept = name if " " in name.strip() else ""
        mail = "" if "noreply" in address else address.rstrip(">")
        if kept or mail:
            found[f"{kept} <{mail}>"] = None
    return tuple(found)


def _commit(store: str, name: str) -> tuple[str, str]:
    """The author of a commit and its one parent; raises ValueError for a merge, a root commit or another object."""
    import zlib

    with open(os.path.join(store, name[:2], name[2:]), "rb") as handle:
        data = zlib.decompressobj().decompress(handle.read(_LONGEST), _LONGEST)
    kind, _, text = data.partition(b"\0")
    if not kind.startswith(b"commit "):
        raise ValueError(name)
    lines = text.partition(b"\n\n")[0].decode("utf-8", "replace").split("\n")
    parents = [line.removeprefix("parent ") for line in lines if line.startswith("parent ")]
    authors = [
        line.removeprefix("author ").rpartition(">")[0] for line in lines if line.startswith("author ")
    ]
    if len(parents) != 1 or len(authors) != 1 or any(line.startswith("encoding ") for line in lines):
        raise ValueError(name)
    return f"{authors[0]}>", parents[0]


def _folder(root: str) -> str | None:
    """The git directory of a work tree; empty outside of git; None if environment variables move it."""
    if os.environ.get("GIT_DIR"):
        return None
    here = os.path.abspath(root)
    while True:
        found = os.path.join(here, ".git")
        if os.path.isdir(found):
            return found
        if os.path.exists(found):
            return _linked_folder(here, found)
        above = os.path.dirname(here)
        if above == here:
            return ""
        here = above


def _linked_folder(here: str, marker: str) -> str | None:
    """The git directory named by the `.git` file of a linked work tree or a submodule."""
    try:
        with open(marker, encoding="utf-8") as handle:
            name = handle.read(4096).removeprefix("gitdir:").strip()
    except (OSError, ValueError):
        return None
    return os.path.join(here, name) if name else None


def _reference(folder: str, name: str) -> str | None:
    """The commit of a branch, from its own file or the packed refs; empty for a branch without a commit."""
    common = _common(folder)
    try:
        said = _read(common, name)
        return said if _is_commit(said) else None
    except FileNotFoundError:
        pass
    try:
        packed = _read(common, "packed-refs")
    except FileNotFoundError:
        return ""
    found = [line[: -len(name) - 1] for line in packed.splitlines() if line.endswith(" " + name)]
    return found[0] if found and _is_commit(found[0]) else ""


def _common(folder: str) -> str:
    """The git directory that linked work trees share."""
    try:
        return os.path.join(folder, _read(folder, "commondir"))
    except FileNotFoundError:
        return folder


def _read(folder: str, name: str) -> str:
    with open(os.path.join(folder, name), encoding="utf-8") as handle:
        return handle.read().strip()


def _is_commit(text: str) -> bool:
    return len(text) in (40, 64) and _HEX.issuperset(text)


def blob_of(data: bytes, like: str) -> str:
    """The object name of these bytes, in the same hash as another object name."""
    from memkit.boot.digest import sha1, sha256

    made = (sha256 if len(like) == 64 else sha1)(b"blob %d\0" % len(data))
    made.update(data)
    return made.hexdigest()
