"""What is known of one session of an agent's host, in `.memkit/hosts/`: its start, what it was told, whether it was asked.

A file that is missing or cannot be read says that nothing is known; one that cannot be written costs nobody an answer.
"""

from __future__ import annotations

import os
import time

from memkit.boot import json
from memkit.boot.struct import field, names_of, struct
from memkit.store import files
from memkit.store.lock import flock_within
from memkit.store.workspace import Workspace

FOLDER = "hosts"
# seconds to wait for another hook of the same session, and after which a file is nobody's
_PATIENCE, _FORGOTTEN = 3.0, 30 * 86_400
_LETTERS = frozenset("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_")
_MOST = 1_000_000


@struct
class HostSession:
    """The commit and the changed files at its start, ids told since its last compaction, and what became of its stops."""

    start: str = ""
    tree: str = ""
    told: list[str] = field(default_factory=list)
    changed_stops: int = 0
    asked: bool = False
    headless: bool = False
    ended: bool = False


class held_session:  # noqa: N801
    """`with held_session(workspace, id) as session:` — the session as its file says, written back after the block.

    Another hook of the same session waits meanwhile. Without an id, or where nothing can be written, it is forgotten.
    """

    def __init__(self, workspace: Workspace, id: str) -> None:
        self.path, self.handle = _path(workspace, id), -1
        self.session, self.before = HostSession(), b""

    def __enter__(self) -> HostSession:
        if self.path:
            try:
                files.make_folder(os.path.dirname(self.path))
                self.handle = os.open(self.path, os.O_RDWR | os.O_CREAT | files.PLAIN, 0o600)
                flock_within(self.handle, _PATIENCE)
                self.before = os.read(self.handle, _MOST)
            except OSError:
                self.__exit__()
            self.session = _read(self.before)
        return self.session

    def __exit__(self, *_: object) -> None:
        if self.handle < 0:
            return
        data = json.dumps(_as_json(self.session), compact=True).encode()
        handle, self.handle = self.handle, -1
        try:
            if data != self.before:
                files.write_at(handle, data, 0)
                os.ftruncate(handle, len(data))
        except OSError:
            pass
        finally:
            os.close(handle)


def start_of(workspace: Workspace, id: str) -> str:
    """The commit at which this host session began; empty if unknown."""
    path = _path(workspace, id)
    try:
        return _read(files.read_if_there(path) or b"").start if path else ""
    except OSError:
        return ""


def forget_old(workspace: Workspace) -> None:
    """Removes the files of sessions of which nothing was heard for a month."""
    folder = workspace.private(FOLDER)
    limit = time.time() - _FORGOTTEN
    try:
        for entry in os.scandir(folder):
            if entry.name.endswith(".json") and entry.stat(follow_symlinks=False).st_mtime < limit:
                os.unlink(entry.path)
    except OSError:
        return


def _path(workspace: Workspace, id: str) -> str:
    name = "".join(letter if letter in _LETTERS else "-" for letter in id[:100])
    return workspace.private(FOLDER, f"{name}.json") if name else ""


def _read(data: bytes) -> HostSession:
    session = HostSession()
    try:
        found = json.loads(data) if data else {}
    except (ValueError, RecursionError):
        found = {}
    if not isinstance(found, dict):
        return session
    for name in names_of(HostSession):
        if type(found.get(name)) is type(getattr(session, name)):
            setattr(session, name, found[name])
    session.told = [id for id in session.told if isinstance(id, str)]
    return session


def _as_json(session: HostSession) -> dict[str, object]:
    return {name: getattr(session, name) for name in names_of(HostSession)}
