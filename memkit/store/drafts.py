"""What is in no sealed session yet: open sessions, and the outbox of writes that failed.

An open session is one journal per writer in .memkit/open/: one redacted event per line, one write and fsync each. The
outbox also has copies of hand edits. All of it is redacted like everything memkit writes.
"""

from __future__ import annotations

import os
import time

from memkit.boot import json
from memkit.errors import LedgerUnreadable, Locked, Refused
from memkit.store import POSIX, clock, file_writes, files, make_folder, sync_folder
from memkit.store.journals import Draft, Line, encode_lines, read_draft, take_all
from memkit.store.lock import flock_within

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from memkit.store.workspace import Workspace


# seconds to wait for another command of the same session
_PATIENCE = 10


def open_drafts(workspace: Workspace) -> list[Draft]:
    """Every open session, by seed."""
    folder = workspace.private("open")
    # an unreadable folder is not an empty one: memkit would open a second session beside the first
    names = [name for name in files.names_in(folder) if name.endswith(".jsonl")]
    return [draft for name in names if (draft := read_draft(os.path.join(folder, name))) is not None]


def readable_drafts(workspace: Workspace) -> list[Draft]:
    """Every open session; none if they cannot be read, for an answer that does not depend on them."""
    try:
        return open_drafts(workspace)
    except LedgerUnreadable:
        return []


class JournalGone(Refused):
    """The journal disappeared while this command ran: another command sealed or aborted the session."""

    code = "no-session"
    default_hint = "memkit session show"


class hold_draft:  # noqa: N801
    """`with hold_draft(draft):` locks the journal and reads it again; no other command can write to it or seal it meanwhile.

    Does nothing if this process holds the draft already, or for None, a session that is not open yet.
    """

    def __init__(self, draft: Draft | None) -> None:
        self.draft = draft if draft is None or draft.handle < 0 else None

    def __enter__(self) -> None:
        draft = self.draft
        if draft is None:
            return
        draft.handle = _lock_journal(draft)
        try:
            _take_anew(draft, files.read(draft.path))
        except BaseException:
            self.__exit__()
            raise

    def __exit__(self, *_: object) -> None:
        if self.draft is not None:
            _let_go(self.draft)


def _take_anew(draft: Draft, data: bytes) -> None:
    """Reads the draft from its journal's bytes, unless it was read from the same ones: a batch writes hundreds of times."""
    if data == draft.taken and data.endswith(b"\n") and not draft.problems:
        return
    draft.head, draft.events, draft.records, draft.prose, draft.problems = {}, [], {}, [], []
    draft.stamp, draft.last_at, draft.taken, draft.batch = "", "", b"", 0
    take_all(draft, data)


def is_busy(draft: Draft) -> bool:
    """True while a running command holds the journal's lock; a killed command holds none."""
    try:
        handle = os.open(draft.path, os.O_RDWR | file_writes.PLAIN)
    except OSError:
        return False
    try:
        return not flock_within(handle, 0)
    finally:
        os.close(handle)


def _let_go(draft: Draft) -> None:
    if draft.handle >= 0:
        os.close(draft.handle)
        draft.handle = -1


def _lock_journal(draft: Draft) -> int:
    gone = JournalGone(f"the session {draft.seed} was ended meanwhile")
    try:
        handle = os.open(draft.path, os.O_RDWR | os.O_APPEND | file_writes.PLAIN)
    except FileNotFoundError:
        raise gone from None
    try:
        if not flock_within(handle, _PATIENCE):
            raise Locked(f"another command writes the session {draft.seed}: {_owner(draft, handle)}")
        if os.fstat(handle).st_nlink == 0 or not _is_there(draft.path):
            raise gone
    except BaseException:
        os.close(handle)
        raise
    return handle


def _is_there(path: str) -> bool:
    try:
        os.stat(path)
    except FileNotFoundError:
        return False
    return True


def _owner(draft: Draft, handle: int) -> str:
    """For messages: who owns the session, and when it was last written to."""
    at = int(os.fstat(handle).st_mtime)
    age = max(0, int(time.time()) - at)
    return f"{draft.writer[0] or 'unknown'}, last written {clock.iso(at)} ({age} s ago)"


class hold_opening:  # noqa: N801
    """`with hold_opening(workspace):` keeps other commands from opening a session here meanwhile.

    If the folder cannot be locked, it does nothing, and concurrent commands may each open a session.
    """

    def __init__(self, workspace: Workspace) -> None:
        self.folder, self.handle = workspace.private("open"), -1

    def __enter__(self) -> None:
        try:
            make_folder(self.folder)
            # a pipe in its place would be waited for
            self.handle = os.open(self.folder, os.O_RDONLY | getattr(os, "O_DIRECTORY", 0))
            waited = flock_within(self.handle, _PATIENCE)
        except OSError:
            # the first write to the folder reports what is wrong with it
            return
        if not waited:
            self.__exit__()
            raise Locked(f"another command opens a session in {self.folder}")

    def __exit__(self, *_: object) -> None:
        if self.handle >= 0:
            os.close(self.handle)


def create(draft: Draft, line: Line) -> bool:
    """Creates a journal in one step; False if another session has the name."""
    data = encode_lines([line])
    folder = os.path.dirname(draft.path)
    file_writes.sweep(folder)
    try:
        file_writes.with_retry(
            lambda: file_writes.write_new(draft.path, data, 0o600), draft.seed, ".memkit/open/", (line,)
        )
    except Refused:
        return False
    take_all(draft, data)
    return True


def write(draft: Draft, lines: list[Line]) -> None:
    """Adds lines to the journal, durably, and to the draft in hand."""
    data = encode_lines(lines)
    mine = draft.handle >= 0
    failure = (draft.seed, ".memkit/open/", tuple(lines))
    # keep the lock over both attempts, so that the second can undo what the first wrote
    hold = hold_draft(draft)
    file_writes.with_retry(hold.__enter__, *failure)
    try:
        if draft.stamp and not mine:
            raise JournalGone(f"the session {draft.seed} is being sealed")
        size = os.fstat(draft.handle).st_size
        file_writes.with_retry(lambda: file_writes.append(draft.handle, data, size), *failure)
        take_all(draft, data)
    finally:
        hold.__exit__()


def discard(draft: Draft) -> None:
    """Removes a journal whose session is sealed or was empty.

    A journal that cannot be removed does no harm: its seed shows that the session is sealed.
    """
    folder = os.path.dirname(draft.path)
    if not POSIX:
        # Windows cannot remove an open file; a command that locks it now finds it stamped or empty
        _let_go(draft)
    try:
        os.unlink(draft.path)
        sync_folder(folder)
    except OSError:
        pass
    file_writes.sweep(folder)


def abort(workspace: Workspace, draft: Draft) -> str:
    """Moves a journal to .memkit/aborted/ and returns its new path."""
    folder = workspace.private("aborted")
    make_folder(folder)
    target = os.path.join(folder, os.path.basename(draft.path))
    turn = 1
    while files.may_be_there(target):
        target = os.path.join(folder, f"{draft.seed}-{turn}.jsonl")
        turn += 1
    with hold_draft(draft):
        if not POSIX:
            _let_go(draft)
        file_writes.with_retry(lambda: os.replace(draft.path, target), draft.seed, ".memkit/aborted/")
    sync_folder(folder)
    return relative(workspace, target)


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
    file_writes.sweep(workspace.private("outbox"))
    for turn in range(1000):
        path = workspace.private("outbox", f"{stem}-{turn}{ending}" if turn else name)
        if not os.path.exists(path):
            try:
                file_writes.write_new(path, data)
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
