"""The outbox: what could not be written where it belongs, and copies of hand edits. Redacted like everything."""

from __future__ import annotations

import os

from memkit.boot import json
from memkit.store import files
from memkit.store.workspace import Workspace

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any


def keep(workspace: Workspace, name: str, content: Any) -> str:
    """Keeps an unsaved intent as JSON; empty when even that cannot be written."""
    return keep_bytes(workspace, f"{name}.json", _bytes(content))


def kept_already(workspace: Workspace, name: str, content: Any) -> str:
    """The path of an identical earlier copy; empty if there is none."""
    path = workspace.private("outbox", f"{name}.json")
    try:
        same = files.read(path) == _bytes(content)
    except OSError:
        return ""
    return relative(workspace, path) if same else ""


def _bytes(content: Any) -> bytes:
    return (json.dumps(content) + "\n").encode()


def relative(workspace: Workspace, path: str) -> str:
    """A path relative to the root, for messages."""
    return os.path.relpath(path, workspace.root).replace(os.sep, "/")


def keep_bytes(workspace: Workspace, name: str, data: bytes) -> str:
    """Keeps bytes under a free name; returns the path relative to the root."""
    stem, ending = os.path.splitext(name)
    files.sweep(workspace.private("outbox"))
    for turn in range(1000):
        path = workspace.private("outbox", f"{stem}-{turn}{ending}" if turn else name)
        if not os.path.exists(path):
            try:
                files.write_new(path, data)
            except OSError:
                return ""
            return relative(workspace, path)
    return ""


def settle(workspace: Workspace, seed: str) -> None:
    """Drops what was kept when this session could not be sealed: it is now."""
    path = workspace.private("outbox", f"{seed}.json")
    try:
        if json.loads(files.read(path)).get("closing"):
            os.unlink(path)
    except (OSError, ValueError):
        pass


def waiting(workspace: Workspace) -> list[str]:
    """The unsaved intents, oldest name first."""
    # not to be read is not the same as empty: what waits there would be forgotten
    return [name for name in files.names_in(workspace.private("outbox")) if name.endswith(".json")]
