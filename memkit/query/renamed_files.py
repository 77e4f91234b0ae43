"""Where a renamed file is now, by the renames that git detects."""

from __future__ import annotations

import os

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping


def is_gone(root: str, path: str) -> bool:
    """True if the path does not exist below the root; an unreadable path is not missing."""
    try:
        os.lstat(os.path.join(root, path))
    except (FileNotFoundError, NotADirectoryError, ValueError):
        return True
    except OSError:
        return False
    return False


def current_path(root: str, path: str, renames: Mapping[str, str]) -> str:
    """The path that a missing file has now, over several renames; empty if no rename leads to an existing one."""
    seen, at = {path}, renames.get(path, "")
    while at and at not in seen and is_gone(root, at):
        seen.add(at)
        at = renames.get(at, "")
    return "" if at in seen else at


def only_current_path(root: str, path: str, pairs: Iterable[tuple[str, str]]) -> str:
    """The one existing file to which renames lead from a missing path; empty if there is none or several.

    `pairs`: (old path, new path) of every rename, since one path may have named several files over time.
    """
    targets: dict[str, list[str]] = {}
    for old, new in pairs:
        targets.setdefault(old, []).append(new)
    seen, ahead, found = {path}, [path], set()
    while ahead:
        for new in targets.get(ahead.pop(), ()):
            if new in seen:
                continue
            seen.add(new)
            if is_gone(root, new):
                ahead.append(new)
            else:
                found.add(new)
    return found.pop() if len(found) == 1 else ""
