"""What git's own files say, read as files: a cold start cannot afford to run git. Where they do not tell, git is asked."""

from __future__ import annotations

import os

_HEX = frozenset("0123456789abcdef")


def head(root: str) -> str | None:
    """The commit HEAD names; empty before the first one and outside of git; None when only git itself can tell."""
    folder = _folder(root)
    if not folder:
        return folder
    try:
        said = _read(folder, "HEAD")
        if _is_commit(said):
            return said
        name = said.removeprefix("ref: ")
        # a table of references keeps a name there that cannot exist
        if name == said or name.endswith(".invalid") or ".." in name:
            return None
        return _reference(folder, name)
    except (OSError, ValueError):
        return None


def _folder(root: str) -> str | None:
    """The git directory of a work tree; empty outside of git; None where the environment moves it."""
    if os.environ.get("GIT_DIR"):
        return None
    here = os.path.abspath(root)
    while True:
        found = os.path.join(here, ".git")
        if os.path.isdir(found):
            return found
        if os.path.exists(found):
            return _linked(here, found)
        above = os.path.dirname(here)
        if above == here:
            return ""
        here = above


def _linked(here: str, marker: str) -> str | None:
    """The directory that a `.git` file of a linked work tree or a submodule names."""
    try:
        with open(marker, encoding="utf-8") as handle:
            name = handle.read(4096).removeprefix("gitdir:").strip()
    except (OSError, ValueError):
        return None
    return os.path.join(here, name) if name else None


def _reference(folder: str, name: str) -> str | None:
    """The commit of a branch: its own file, else the packed ones; empty for a branch without a commit."""
    try:
        common = os.path.join(folder, _read(folder, "commondir"))
    except FileNotFoundError:
        common = folder
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


def _read(folder: str, name: str) -> str:
    with open(os.path.join(folder, name), encoding="utf-8") as handle:
        return handle.read().strip()


def _is_commit(text: str) -> bool:
    return len(text) in (40, 64) and _HEX.issuperset(text)
