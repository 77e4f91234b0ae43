"""Evidence on disk: the bytes of a cited file, and the file that a typed path refers to."""

from __future__ import annotations

import os

from memkit.errors import LedgerUnreadable
from memkit.store import files

MAX_BYTES = 64_000_000
# verdicts of evidence that no longer supports its claim
UNPROVEN = ("changed", "missing")


def digest(data: bytes) -> str:
    """sha256 with CRLF read as LF."""
    from memkit.boot.digest import sha256

    return "sha256:" + sha256(data.replace(b"\r\n", b"\n")).hexdigest()


def read_cited(root: str, path: str) -> bytes | None:
    """The current bytes of a cited file; None if it is missing or cannot be read."""
    try:
        return files.read(os.path.join(root, path), MAX_BYTES)
    except (OSError, ValueError, LedgerUnreadable):
        return None


def locate(root: str, cwd: str, typed: str) -> str | None:
    """The real path of what the user typed, relative to `cwd` or to the root; None if neither exists."""
    for start in (cwd, root):
        full = os.path.realpath(os.path.join(start, typed))
        if os.path.exists(full):
            return full
    return None


def below(root: str, full: str) -> str | None:
    """A real path relative to the root, with forward slashes; None if it lies outside."""
    relative = os.path.relpath(full, os.path.realpath(root)).replace(os.sep, "/")
    return None if relative == ".." or relative.startswith("../") else relative


def submodule_of(root: str, path: str) -> str:
    """The folder of the other repository that holds this path, a submodule or a clone; empty if there is none."""
    parts = path.split("/")[:-1]
    for count in range(1, len(parts) + 1):
        folder = "/".join(parts[:count])
        if os.path.exists(os.path.join(root, folder, ".git")):
            return folder
    return ""
