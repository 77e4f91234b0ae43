"""The paths of a repository that a harvest may read, and how they are shown."""

from __future__ import annotations

import os

from memkit.errors import MachineError, NeedsGit
from memkit.store import git


def paths_here(root: str) -> list[str]:
    """Every file that git tracks or would track; without git, every file that is not hidden."""
    try:
        return git.tracked_and_untracked(root)
    except (NeedsGit, MachineError):
        pass
    found: list[str] = []
    for folder, folders, names in os.walk(root):
        folders[:] = sorted(name for name in folders if not name.startswith("."))
        found += [
            os.path.relpath(os.path.join(folder, name), root).replace(os.sep, "/") for name in sorted(names)
        ]
    return sorted(found)


def shown_name(path: str) -> str:
    """The path in one printable line: bytes that are not UTF-8, control and hidden characters are escaped."""
    if path.isascii() and path.isprintable():
        return path
    from memkit.privacy.characters import shown

    whole = shown(path.encode("utf-8", "surrogateescape").decode("utf-8", "backslashreplace"))
    return "".join(f"\\x{ord(char):02x}" if char < " " else char for char in whole)


def name_fault(path: str) -> str:
    """Why no ledger line can contain this path; else empty."""
    if path.isascii() and path.isprintable():
        return ""
    if any("\ud800" <= char <= "\udfff" for char in path):
        return "its name is not UTF-8"
    return "its name has a control or hidden character" if shown_name(path) != path else ""


def size_of(path: str) -> int:
    """The size of a file in bytes; 0 if it cannot be read."""
    try:
        return os.lstat(path).st_size
    except OSError:
        return 0
