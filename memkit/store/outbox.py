"""The outbox: writes that failed, and copies of hand edits, redacted like everything memkit writes."""

from __future__ import annotations

import os

from memkit.boot import json
from memkit.store import files
from memkit.store.workspace import Workspace

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any


def keep_intent(workspace: Workspace, name: str, content: Any) -> str:
    """Stores an unsaved intent as JSON and returns its path; empty if that fails too."""
    return keep_bytes(workspace, f"{name}.json", _bytes(content))


def identical_copy(workspace: Workspace, name: str, content: Any) -> str:
    """The path of an identical copy that is stored already; empty if there is none."""
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
    """Stores bytes under a free name; returns the path relative to the root."""
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


def drop_intents(workspace: Workspace, seed: str) -> None:
    """Removes the intents stored when this session could not be sealed; call it once the session is sealed."""
    path = workspace.private("outbox", f"{seed}.json")
    try:
        if json.loads(files.read(path)).get("closing"):
            os.unlink(path)
    except (OSError, ValueError):
        pass


def pending_intents(workspace: Workspace) -> list[str]:
    """The unsaved intents, oldest name first."""
    # an unreadable folder is not an empty one: its intents would be forgotten
    return [name for name in files.names_in(workspace.private("outbox")) if name.endswith(".json")]
