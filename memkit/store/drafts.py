"""Open sessions: one journal a writer in .memkit/open/, one redacted event a line, one write and fsync each."""

from __future__ import annotations

import os
import time

from memkit.errors import Locked, Refused
from memkit.store import clock, files
from memkit.store.journals import Draft, Line, encoded, read_draft, take_all
from memkit.store.lock import flock_within
from memkit.store.workspace import Workspace

# seconds to wait for another command of the same session
_PATIENCE = 10


def open_drafts(workspace: Workspace) -> list[Draft]:
    """Every open session, by seed."""
    folder = workspace.private("open")
    # not to be read is not the same as not there: a second session would be opened beside the first
    names = [name for name in files.names_in(folder) if name.endswith(".jsonl")]
    return [draft for name in names if (draft := read_draft(os.path.join(folder, name))) is not None]


class Gone(Refused):
    """The journal left while this command ran: another one sealed its session or put it aside."""

    code = "no-session"
    default_hint = "memkit session show"


class held:  # noqa: N801
    """`with held(draft):` — the draft as its journal tells it now, and nobody else's to write or seal in the block.

    A draft that this process holds already is left to whoever holds it; None stands for a session not yet opened.
    """

    def __init__(self, draft: Draft | None) -> None:
        self.draft = draft if draft is None or draft.handle < 0 else None

    def __enter__(self) -> None:
        draft = self.draft
        if draft is None:
            return
        draft.handle = _locked(draft)
        try:
            draft.head, draft.events, draft.records, draft.prose, draft.problems = {}, [], {}, [], []
            draft.stamp = draft.last_at = ""
            take_all(draft, files.read(draft.path))
        except BaseException:
            self.__exit__()
            raise

    def __exit__(self, *_: object) -> None:
        if self.draft is not None:
            _let_go(self.draft)


def is_busy(draft: Draft) -> bool:
    """True while a running command holds the journal; one that was killed holds nothing."""
    try:
        handle = os.open(draft.path, os.O_RDWR | files.PLAIN)
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


def _locked(draft: Draft) -> int:
    gone = Gone(f"the session {draft.seed} was ended meanwhile")
    try:
        handle = os.open(draft.path, os.O_RDWR | os.O_APPEND | files.PLAIN)
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
    """Whose session it is, and since when nothing was written to it."""
    at = int(os.fstat(handle).st_mtime)
    age = max(0, int(time.time()) - at)
    return f"{draft.writer[0] or 'unknown'}, last written {clock.iso(at)} ({age} s ago)"


class opening:  # noqa: N801
    """`with opening(workspace):` — no other command opens a session here meanwhile.

    Where a folder cannot be locked, the order of its writers decides.
    """

    def __init__(self, workspace: Workspace) -> None:
        self.folder, self.handle = workspace.private("open"), -1

    def __enter__(self) -> None:
        try:
            files.make_folder(self.folder)
            # a pipe in its place would be waited for
            self.handle = os.open(self.folder, os.O_RDONLY | getattr(os, "O_DIRECTORY", 0))
            waited = flock_within(self.handle, _PATIENCE)
        except OSError:
            # what is wrong with the folder is told by whoever writes to it
            return
        if not waited:
            self.__exit__()
            raise Locked(f"another command opens a session in {self.folder}")

    def __exit__(self, *_: object) -> None:
        if self.handle >= 0:
            os.close(self.handle)


def create(draft: Draft, line: Line) -> bool:
    """Begins a journal, whole or not at all; False when the name is another session's."""
    data = encoded([line])
    folder = os.path.dirname(draft.path)
    files.sweep(folder)
    try:
        files.with_retry(
            lambda: files.write_new(draft.path, data, 0o600), draft.seed, ".memkit/open/", (line,)
        )
    except Refused:
        return False
    take_all(draft, data)
    return True


def write(draft: Draft, lines: list[Line]) -> None:
    """Adds lines to the journal, durably, and to the draft in hand."""
    data = encoded(lines)
    mine = draft.handle >= 0
    told = (draft.seed, ".memkit/open/", tuple(lines))
    # held over both attempts, so that the second may take back what the first left
    hold = held(draft)
    files.with_retry(hold.__enter__, *told)
    try:
        if draft.stamp and not mine:
            raise Gone(f"the session {draft.seed} is being sealed")
        size = os.fstat(draft.handle).st_size
        files.with_retry(lambda: files.append(draft.handle, data, size), *told)
        take_all(draft, data)
    finally:
        hold.__exit__()


def discard(draft: Draft) -> None:
    """Removes a journal whose session is sealed or was empty. One that stays is known by its seed, and harmless."""
    folder = os.path.dirname(draft.path)
    if not files.POSIX:
        # an open file cannot be removed there; whoever takes it now finds it stamped or empty
        _let_go(draft)
    try:
        os.unlink(draft.path)
        files.sync_folder(folder)
    except OSError:
        pass
    files.sweep(folder)


def abort(workspace: Workspace, draft: Draft) -> str:
    """Moves a journal to .memkit/aborted/ and says where."""
    folder = workspace.private("aborted")
    files.make_folder(folder)
    target = os.path.join(folder, os.path.basename(draft.path))
    turn = 1
    while files.may_be_there(target):
        target = os.path.join(folder, f"{draft.seed}-{turn}.jsonl")
        turn += 1
    with held(draft):
        if not files.POSIX:
            _let_go(draft)
        files.with_retry(lambda: os.replace(draft.path, target), draft.seed, ".memkit/aborted/")
    files.sync_folder(folder)
    return os.path.relpath(target, workspace.root).replace(os.sep, "/")
