"""What memkit remembers about one session of an agent's host: its start, the facts the agent got, whether it was asked.

One file per host session in `.memkit/hosts/`. If a file is missing or unreadable, nothing is known; if it cannot be
written, the hook still answers.
"""

from __future__ import annotations

import os
import time

from memkit.boot import json
from memkit.boot.struct import field, names_of, struct
from memkit.store import PRIVATE, file_writes, files, leads_outside, make_folder
from memkit.store.lock import flock_within

TYPE_CHECKING = False
if TYPE_CHECKING:
    from memkit.store.workspace import Workspace

FOLDER = "hosts"
# seconds to wait for another hook of the same session, and seconds after which a file is removed
_PATIENCE, _FORGOTTEN = 3.0, 30 * 86_400
_LETTERS = frozenset("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_")
_MOST = 1_000_000

# (tokens, fact ids) of one pack or recall that the agent received
GivenFacts = tuple[int, list[str]]


@struct
class HostSession:
    """The state of one host session.

    `agent`: the host that runs it. `began`: when. `start` and `tree`: the commit and the changed files at its start.
    `earlier`: the agent's work sessions that were open already. `told`: ids the agent got since its last compaction.
    """

    agent: str = ""
    began: str = ""
    earlier: list[str] = field(default_factory=list)
    start: str = ""
    tree: str = ""
    told: list[str] = field(default_factory=list)
    # packs, and facts recalled for prompts, as `tokens id id …`, until memkit seals a session that counts them
    packs: list[str] = field(default_factory=list)
    recalls: list[str] = field(default_factory=list)
    changed_stops: int = 0
    asked: bool = False
    headless: bool = False
    ended: bool = False
    # whether the agent was informed that the memory is unreadable
    unreadable: bool = False

    def begin(self, open: list[str]) -> None:
        """Notes the time of its first start, and the work sessions that were open then."""
        if not self.began:
            from memkit.store import clock

            self.began, self.earlier = clock.iso(clock.now()), open

    def tell(self, kept: list[str], tokens: int, ids: list[str]) -> None:
        """Notes that the agent received these facts: not to send them again, and in `kept` for the statistics."""
        if ids:
            self.told += ids
            kept.append(f"{tokens} {' '.join(ids)}")


class held_session:  # noqa: N801
    """`with held_session(root, id) as session:` reads the session's file, locks it, and writes it back after the block.

    Another hook of the same session waits meanwhile. Without an id, or if the file cannot be written, changes are lost.
    """

    def __init__(self, root: str, id: str) -> None:
        self.path, self.handle = _path(root, id), -1
        self.session, self.before = HostSession(), b""

    def __enter__(self) -> HostSession:
        if self.path:
            try:
                make_folder(os.path.dirname(self.path))
                self.handle = os.open(self.path, os.O_RDWR | os.O_CREAT | file_writes.PLAIN, 0o600)
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
                file_writes.write_at(handle, data, 0)
                os.ftruncate(handle, len(data))
        except OSError:
            pass
        finally:
            os.close(handle)


def start_of(workspace: Workspace, id: str, agent: str) -> str:
    """The commit at which a host session began; empty if unknown.

    A host that does not hand its id to the shells it opens leaves `id` empty. Then the newest session that has not ended
    counts, one of this agent before those of others.
    """
    if not id:
        return _newest_start(workspace, agent)
    path = _path(workspace.root, id)
    return _session_in(path).start if path else ""


def _newest_start(workspace: Workspace, agent: str) -> str:
    limit = time.time() - workspace.policy.session.idle_hours * 3600
    found: list[tuple[bool, float, str]] = []
    for path, written in _state_files(workspace):
        session = _session_in(path) if written >= limit else HostSession(ended=True)
        if session.start and not session.ended:
            found.append((session.agent == agent, written, session.start))
    return max(found)[2] if found else ""


def began_last(workspace: Workspace, id: str, session: HostSession) -> bool:
    """Whether no other session of this host began at the same time or later."""
    own = _path(workspace.root, id)
    others = [_session_in(path) for path, _ in _state_files(workspace) if path != own]
    return all(other.agent != session.agent or other.began < session.began for other in others)


def _session_in(path: str) -> HostSession:
    """The state in a file; an empty one if it cannot be read."""
    try:
        return _read(files.read_if_there(path) or b"")
    except OSError:
        return HostSession()


def _state_files(workspace: Workspace) -> list[tuple[str, float]]:
    """The files of all host sessions, each with the time it was last written."""
    try:
        entries = [entry for entry in os.scandir(workspace.private(FOLDER)) if entry.name.endswith(".json")]
        return [(entry.path, entry.stat(follow_symlinks=False).st_mtime) for entry in entries]
    except OSError:
        return []


def take_uncounted(workspace: Workspace, id: str) -> tuple[list[GivenFacts], list[GivenFacts]]:
    """Takes out the packs and recalls of this host session that no sealed session has counted yet."""
    path = _path(workspace.root, id)
    if not path or not os.path.exists(path):
        return [], []
    with held_session(workspace.root, id) as session:
        packs, session.packs = session.packs, []
        recalls, session.recalls = session.recalls, []
    return _parse_given(packs), _parse_given(recalls)


def _parse_given(lines: list[str]) -> list[GivenFacts]:
    rows = [line.split() for line in lines]
    return [(int(row[0]), row[1:]) for row in rows if len(row) > 1 and row[0].isdigit()]


def forget_old(workspace: Workspace) -> None:
    """Removes the files of host sessions that were not written to for a month."""
    limit = time.time() - _FORGOTTEN
    for path, written in _state_files(workspace):
        if written < limit:
            try:
                os.unlink(path)
            except OSError:
                return


def should_report_unreadable(root: str, id: str, otherwise: bool) -> bool:
    """Whether to inform this host session now that the memory is unreadable: True once, then False.

    Returns `otherwise` if that cannot be stored.
    """
    held = held_session(root, id)
    with held as session:
        if held.handle < 0:
            return otherwise
        was_reported, session.unreadable = session.unreadable, True
        return not was_reported


def _path(root: str, id: str) -> str:
    name = "".join(letter if letter in _LETTERS else "-" for letter in id[:100])
    # checked here too: if the policy is unreadable, no workspace was opened and nothing has checked it yet
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
    session.told, session.earlier = _texts(session.told), _texts(session.earlier)
    session.packs, session.recalls = map(_texts, (session.packs, session.recalls))
    return session


def _texts(found: list[str]) -> list[str]:
    """The items that are strings; another program could have written something else to the file."""
    return [text for text in found if isinstance(text, str)]


def _as_json(session: HostSession) -> dict[str, object]:
    return {name: getattr(session, name) for name in names_of(HostSession)}
