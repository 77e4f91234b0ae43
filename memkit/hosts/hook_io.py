"""What a hook reads and writes besides its answer: the host's words on stdin, the log of hooks that failed, upkeep.

Upkeep seals sessions left open, retries unsaved writes, ages notes, and ends the agent's sessions.
"""

from __future__ import annotations

import os
import sys

from memkit.boot.json import loads
from memkit.errors import MemkitError
from memkit.hosts import AGENTS, EVENTS
from memkit.store import (
    PRIVATE,
    leads_outside,
    make_folder,
    may_have_drafts,
    open_regular,
    refuse_private_links,
    root_above,
)

TYPE_CHECKING = False
if TYPE_CHECKING:
    from memkit.query.call import Call
    from memkit.query.entry_index import EntryIndex
    from memkit.query.load import Loaded
    from memkit.store.host_sessions import HostSession
    from memkit.store.journals import Draft
    from memkit.write.transaction import Transaction


# seconds to wait for more input: once a whole object is read, and before that, since on a busy machine a host may
# start writing late
SILENCE, CUT_OFF = 0.3, 2.0
# use at most so many bytes; read and drop the rest, so that the host can finish writing
MOST, MOST_READ = 32_000_000, 1_000_000_000
LIMIT = 64_000
# the byte order mark that some hosts write
_MARK = b"\xef\xbb\xbf"


def host_input() -> str:
    """What the host wrote to stdin; "" from a terminal or a silent pipe."""
    stream = sys.stdin
    if stream is None or stream.closed or stream.isatty():
        return ""
    try:
        handle = stream.fileno()
    except (OSError, ValueError):
        return str(stream.read(MOST))
    # the codec without the mark costs no import
    return _read(handle).removeprefix(_MARK).decode("utf-8", "replace")


def _read(handle: int) -> bytes:
    pieces: list[bytes] = []
    size = 0
    while size < MOST_READ and _more_comes(handle, pieces):
        piece = os.read(handle, 1 << 20)
        if not piece:
            break
        if size < MOST:
            pieces.append(piece)
        size += len(piece)
    # ignore an incomplete object
    return b"".join(pieces) if size <= MOST + (1 << 20) else b""


def _more_comes(handle: int, pieces: list[bytes]) -> bool:
    """Waits a moment for more input: a host may keep the pipe open."""
    if os.name != "posix":
        return True
    from select import select

    try:
        if select([handle], [], [], SILENCE)[0]:
            return True
        if pieces and _is_whole(b"".join(pieces)):
            return False
        return bool(select([handle], [], [], CUT_OFF)[0])
    except (OSError, ValueError):
        # select does not work on this kind of file; reading it ends by itself
        return True


def _is_whole(data: bytes) -> bool:
    try:
        loads(data)
    except (ValueError, RecursionError):
        return False
    return True


def log_failure(cwd: str, event: str, host: str, error: Exception) -> None:
    """Adds one line to .memkit/hook.log, if there is a workspace and the log is writable."""
    from memkit.store import clock

    known = (event if event in EVENTS else "?", host if host in AGENTS else "?")
    kind = error.code if isinstance(error, MemkitError) else type(error).__name__
    # look for folders only: the policy may be what failed
    root = root_above(cwd)
    if not root or leads_outside(root, PRIVATE):
        return
    try:
        path = os.path.join(root, PRIVATE, "hook.log")
        make_folder(os.path.dirname(path), 0o700)
        fresh = os.path.exists(path) and os.path.getsize(path) > LIMIT
        with open(path, "w" if fresh else "a", encoding="utf-8", opener=open_regular) as handle:
            handle.write(f"{clock.iso(clock.now())} {known[0]} {known[1]} {kind}{_where(error)}\n")
    except OSError:
        return


def _where(error: Exception) -> str:
    trace = error.__traceback__
    while trace is not None and trace.tb_next is not None:
        trace = trace.tb_next
    if trace is None or isinstance(error, MemkitError):
        return ""
    return f" at {os.path.basename(trace.tb_frame.f_code.co_filename)}:{trace.tb_lineno}"


def prompt_index(call: Call) -> EntryIndex | None:
    """The index of the current ledger, made under the policy as it is now; refuses what opening the workspace would."""
    from memkit.query.entry_index import find_index

    found = find_index(call)
    if found is not None:
        refuse_private_links(found.root)
    return found


def own_drafts(call: Call, root: str, session: str) -> list[Draft]:
    """This agent's open sessions: those of this host session first, then those its shells opened without an id."""
    if not may_have_drafts(root):
        return []
    from memkit.store.actors import resolve_actor
    from memkit.store.drafts import open_drafts

    drafts = [draft for draft in open_drafts(call.workspace) if not draft.stamp and not draft.is_sitting]
    if not drafts:
        return []
    if session:
        from memkit.write import host_id

        session = host_id(session)
    actor = resolve_actor(call.actor_flag, False, call.workspace.root).name
    hosts = dict.fromkeys((session, ""))
    return [draft for host in hosts for draft in drafts if draft.writer == (actor, host)]


def continued_draft(call: Call, drafts: list[Draft], session: HostSession) -> Draft | None:
    """The open session that this host session opened itself; None if an earlier one left it, or may have written to it.

    Shells without the host's id share one journal: it is this session's own only if it was not open at its start, and no
    other session of the agent began since.
    """
    if not drafts or not session.began:
        return None
    if drafts[0].writer[1]:
        return drafts[0]
    from memkit.store.host_sessions import began_last

    is_own = drafts[0].seed not in session.earlier and began_last(call.workspace, call.host_session, session)
    return drafts[0] if is_own else None


def seal_idle_drafts(call: Call) -> None:
    """Seals sessions that nobody has touched for long."""
    from memkit.store import clock
    from memkit.store.drafts import open_drafts

    limit = clock.now() - call.workspace.policy.session.idle_hours * 3600
    last = [draft.last_at or draft.head.get("started", "") for draft in open_drafts(call.workspace)]
    if any(at and clock.seconds(at) <= limit for at in last):
        from memkit.write.session import seal_idle
        from memkit.write.transaction import Transaction

        seal_idle(Transaction(call))


def seal_left_by_servers(call: Call) -> None:
    """Seals sessions that killed MCP servers left; costs one look for a folder if there is none."""
    import os

    if os.path.isdir(call.workspace.private("mcp")):
        from memkit.hosts.mcp import seal_abandoned

        seal_abandoned(call.cwd)


def write_pending(call: Call) -> None:
    """Retries writes that could not be saved; acknowledged events are on disk already."""
    from memkit.store import drafts as outbox

    if outbox.pending_intents(call.workspace):
        from memkit.write.retry import retry_all
        from memkit.write.transaction import Transaction

        retry_all(Transaction(call))


def tick(call: Call, draft: Draft, is_intact: bool) -> Loaded | None:
    """Ages an open session's working memory by one tick; returns the memory if it had to be loaded.

    `is_intact`: the ledger is known to be intact, so it need not be loaded to find that out.
    """
    from memkit.write import notes

    if is_intact and not draft.head.get("continues") and _ticked_alone(draft):
        return None
    from memkit.model.events import Ticked
    from memkit.write.transaction import Transaction

    tx = Transaction(call)
    notes.apply_inputs(tx, [Ticked()])
    return tx.loaded


def _ticked_alone(draft: Draft) -> bool:
    """Journals a tick without the ledger; False if it could not be written, for the caller that can keep it elsewhere."""
    from memkit.errors import MachineError
    from memkit.store.drafts import JournalGone
    from memkit.write.notes import tick_alone

    try:
        tick_alone(draft)
    except (MachineError, JournalGone):
        return False
    return True


def seal_drafts(call: Call, own: list[Draft]) -> None:
    """Seals these sessions and defers their candidates; raises the first failure at the end."""
    from memkit.write.transaction import Transaction

    if not own:
        return
    tx = Transaction(call)
    tx.must_be_finished()
    seeds = {draft.seed for draft in own}
    failed: Exception | None = None
    for draft in [draft for draft in tx.drafts if draft.seed in seeds]:
        try:
            _seal(tx, draft)
        except Exception as error:
            failed = failed or error
    if failed is not None:
        raise failed


def _seal(tx: Transaction, draft: Draft) -> None:
    """Seals one session."""
    from memkit.write.session import close_session

    close_session(tx, draft, defer="end of session")
