"""What a hook writes besides its answer: it seals sessions left open, retries unsaved writes, ages notes, and ends the
agent's sessions."""

from __future__ import annotations

from memkit.store import may_have_drafts

TYPE_CHECKING = False
if TYPE_CHECKING:
    from memkit.query.call import Call
    from memkit.query.load import Loaded
    from memkit.store.journals import Draft
    from memkit.write.transaction import Transaction


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
        from memkit.write.sanitise import host_id

        session = host_id(session)
    actor = resolve_actor(call.actor_flag, False, call.workspace.root).name
    hosts = dict.fromkeys((session, ""))
    return [draft for host in hosts for draft in drafts if draft.writer == (actor, host)]


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
        from memkit.hosts.mcp.owned_session import seal_abandoned

        seal_abandoned(call.cwd)


def write_pending(call: Call) -> None:
    """Retries writes that could not be saved; acknowledged events are on disk already."""
    from memkit.store import outbox

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
