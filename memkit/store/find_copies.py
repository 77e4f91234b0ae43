"""Finds copies of a text in the files memkit writes and in git's history. Returns paths, never the text.

The text stays in memory: a command line could be read by every user of the machine.
"""

from __future__ import annotations

import os

from memkit.store import files, git
from memkit.store.git_head import is_marked
from memkit.store.workspace import Workspace

_CHUNK = 2000


def drop_caches(workspace: Workspace) -> list[str]:
    """Removes the caches, which are built again from the ledger. Returns the paths that could not be removed."""
    walked = os.walk(workspace.private("cache"))
    return _remove_all([os.path.join(folder, name) for folder, _, names in walked for name in names])


def drop_derived(workspace: Workspace) -> list[str]:
    """Removes the caches and the report, which may quote a text. Returns the paths that could not be removed."""
    return drop_caches(workspace) + _remove_all([workspace.private("report.html")])


def _remove_all(paths: list[str]) -> list[str]:
    stuck: list[str] = []
    for path in paths:
        try:
            os.unlink(path)
        except FileNotFoundError:
            continue
        except OSError:
            stuck.append(path)
    return stuck


def in_files(workspace: Workspace, folder: str, needles: tuple[bytes, ...]) -> list[str]:
    """Paths below a folder of the workspace whose files contain one of the texts; raises if one cannot be read."""
    found: list[str] = []
    top = workspace.path(folder)
    walked = os.walk(top, onerror=files.stop_walk)
    for place, _, names in (
        [(os.path.dirname(top), [], [os.path.basename(top)])] if files.is_file(top) else walked
    ):
        for name in sorted(names):
            path = os.path.join(place, name)
            if files.is_file(path) and not os.path.islink(path) and _holds(path, needles):
                found.append(os.path.relpath(path, workspace.root).replace(os.sep, "/"))
    return sorted(found)


def _holds(path: str, needles: tuple[bytes, ...]) -> bool:
    try:
        with open(path, "rb") as handle:
            data = handle.read().lower()
    except FileNotFoundError:
        return False
    except OSError as error:
        files.unreadable(error, path)
    return any(needle.lower() in data for needle in needles)


def in_history(root: str, needles: tuple[bytes, ...]) -> list[str]:
    """Paths of files in any commit, branch or tag that contain one of the texts; empty outside of git.

    Raises if git cannot read the repository.
    """
    if not is_marked(root):
        return []
    listed = git.run(root, "rev-list", "--objects", "--all", "--reflog").decode("utf-8", "surrogateescape")
    named = dict(line.split(" ", 1) for line in listed.splitlines() if " " in line)
    blobs = [(blob, path) for blob, path in named.items() if path]
    found: set[str] = set()
    for at in range(0, len(blobs), _CHUNK):
        some = blobs[at : at + _CHUNK]
        out = git.run(root, "cat-file", "--batch", stdin="".join(f"{b}\n" for b, _ in some).encode())
        found |= set(_matching_paths(out, dict(some), needles))
    return sorted(found)


def _matching_paths(out: bytes, names: dict[str, str], needles: tuple[bytes, ...]) -> list[str]:
    """The paths whose blobs, in the output of `cat-file --batch`, contain one of the texts."""
    found: list[str] = []
    at = 0
    while at < len(out):
        end = out.index(b"\n", at)
        head = out[at:end].split()
        if len(head) < 3:
            at = end + 1
            continue
        size = int(head[2])
        data = out[end + 1 : end + 1 + size].lower()
        if head[1] == b"blob" and any(needle.lower() in data for needle in needles):
            found.append(names.get(head[0].decode(), head[0].decode()))
        at = end + 2 + size
    return found
