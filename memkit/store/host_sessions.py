"""One session of an agent's host, in `.memkit/hosts/`: its start, the facts it was given, whether it was asked.

A file that is missing or cannot be read says that nothing is known; one that cannot be written costs nobody an answer.
"""

from __future__ import annotations

import os
import time

from memkit.boot import json
from memkit.boot.struct import field, names_of, struct
from memkit.store import PRIVATE, files, leads_outside
from memkit.store.lock import flock_within
from memkit.store.workspace import Workspace

FOLDER = "hosts"
# seconds to wait for another hook of the same session, and after which a file is nobody's
_PATIENCE, _FORGOTTEN = 3.0, 30 * 86_400
_LETTERS = frozenset("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_")
_MOST = 1_000_000

# tokens, and the ids of the facts they told
Given = tuple[int, list[str]]


@struct
class HostSession:
    """The commit and the changed files at its start, ids told since its last compaction, and what became of its stops."""

    start: str = ""
    tree: str = ""
    told: list[str] = field(default_factory=list)
    # packs, and facts recalled for prompts, as `tokens id id …`, until a session of the agent is sealed with them
    packs: list[str] = field(default_factory=list)
    recalls: list[str] = field(default_factory=list)
    changed_stops: int = 0
    asked: bool = False
    headless: bool = False
    ended: bool = False
    # whether it was told that the memory cannot be read
    unreadable: bool = False

    def tell(self, kept: list[str], tokens: int, ids: list[str]) -> None:
        """Keeps which facts the agent is told: not to tell them again, and among `kept` for its session's numbers."""
        if ids:
            self.told += ids
            kept.append(f"{tokens} {' '.join(ids)}")


class held_session:  # noqa: N801
    """`with held_session(root, id) as session:` — the session as its file says, written back after the block.

    Another hook of the same session waits meanwhile. Without an id, or where nothing can be written, it is forgotten.
    """

    def __init__(self, root: str, id: str) -> None:
        self.path, self.handle = _path(root, id), -1
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
    path = _path(workspace.root, id)
    try:
        return _read(files.read_if_there(path) or b"").start if path else ""
    except OSError:
        return ""


def take_given(workspace: Workspace, id: str) -> tuple[list[Given], list[Given]]:
    """The packs and recalls that no sealed session of this host session tells of yet; they are forgotten here."""
    path = _path(workspace.root, id)
    if not path or not os.path.exists(path):
        return [], []
    with held_session(workspace.root, id) as session:
        packs, session.packs = session.packs, []
        recalls, session.recalls = session.recalls, []
    return _parse_given(packs), _parse_given(recalls)


def _parse_given(lines: list[str]) -> list[Given]:
    rows = [line.split() for line in lines]
    return [(int(row[0]), row[1:]) for row in rows if len(row) > 1 and row[0].isdigit()]


def forget_old(workspace: Workspace) -> None:
    """Removes the files of host sessions that were silent for a month."""
    folder = workspace.private(FOLDER)
    limit = time.time() - _FORGOTTEN
    try:
        for entry in os.scandir(folder):
            if entry.name.endswith(".json") and entry.stat(follow_symlinks=False).st_mtime < limit:
                os.unlink(entry.path)
    except OSError:
        return


def is_to_hear(root: str, id: str, otherwise: bool) -> bool:
    """Whether this host session is now to hear that the memory cannot be read: once, or `otherwise` if nothing is kept."""
    held = held_session(root, id)
    with held as session:
        if held.handle < 0:
            return otherwise
        was_told, session.unreadable = session.unreadable, True
        return not was_told


def _path(root: str, id: str) -> str:
    name = "".join(letter if letter in _LETTERS else "-" for letter in id[:100])
    # asked here too: what cannot be read may be the policy, and then nobody asked
    return (
        os.path.join(root, PRIVATE, FOLDER, f"{name}.json")
        if name and not leads_outside(root, f"{PRIVATE}/{FOLDER}")
        else ""
    )


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
    session.told = _texts(session.told)
    session.packs, session.recalls = map(_texts, (session.packs, session.recalls))
    return session


def _texts(found: list[str]) -> list[str]:
    """Without what is no text: anybody could write to the file."""
    return [text for text in found if isinstance(text, str)]


def _as_json(session: HostSession) -> dict[str, object]:
    return {name: getattr(session, name) for name in names_of(HostSession)}
