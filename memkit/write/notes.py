"""Working memory in the open session: journals each input with the events that follow from it."""

from __future__ import annotations

from memkit.errors import PromotionLoop, Refused
from memkit.model import events as ev
from memkit.model.events import WORKING
from memkit.rules import working_memory as wm
from memkit.store import drafts
from memkit.write.journal import draft_events

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from memkit.model.events import Event, Fields
    from memkit.store.journals import Draft
    from memkit.write.receipt import Receipt
    from memkit.write.transaction import Transaction


def trace_of(draft: Draft) -> list[Event]:
    """The working-memory events of a draft, in order."""
    return [event for event in draft_events(draft) if isinstance(event, WORKING)]


def constants_of(draft: Draft) -> wm.Constants:
    """The constants in force when the draft began."""
    return wm.constants_from(draft.head.get("wm", "")) or wm.Constants()


def start_of(tx: Transaction, draft: Draft) -> wm.Memory:
    """The working memory that the draft began with: the consolidated set of the session it continues."""
    return carried_over(tx, draft.head.get("continues", ""))


def carried_over(tx: Transaction, stem: str) -> wm.Memory:
    """The consolidated set at the end of a sealed session."""
    if not stem:
        return wm.Memory()
    from memkit.write.traces import final_memory

    return wm.Memory(cwm=final_memory(tx.loaded, stem).cwm)


def memory_of(tx: Transaction, draft: Draft) -> wm.Memory:
    """The draft's current working memory."""
    return wm.run(trace_of(draft), constants_of(draft), start_of(tx, draft))


def apply_inputs(
    tx: Transaction, inputs: Sequence[Event], *, opens: bool = False
) -> tuple[Receipt, list[Event]]:
    """Journals all inputs with the events that follow from each, or none; returns those events."""
    draft = tx.own_draft()
    if draft is None and not opens:
        raise Refused("no open session of yours", code="no-session", hint='memkit note "…"')
    # lock the session from reading its memory until the new events are written
    with drafts.hold_draft(draft):
        constants = constants_of(draft) if draft else wm.Constants()
        memory = memory_of(tx, draft) if draft else wm.Memory()
        events: list[Event] = []
        followed: list[Event] = []
        for event in inputs:
            memory, more = _step(memory, event, constants)
            events += [event, *more]
            followed += more
        return tx.record(events, opens=opens), followed


def tick_alone(draft: Draft) -> None:
    """Journals one tick in a session that continues no other, which needs nothing of the ledger."""
    from memkit.write.journal import lines_of

    with drafts.hold_draft(draft):
        if draft.stamp:
            raise drafts.JournalGone(f"the session {draft.seed} is being sealed")
        constants = constants_of(draft)
        memory = wm.run(trace_of(draft), constants, wm.Memory())
        _, followed = _step(memory, ev.Ticked(), constants)
        drafts.write(draft, lines_of([ev.Ticked(), *followed]))


def _step(memory: wm.Memory, event: Event, constants: wm.Constants) -> tuple[wm.Memory, tuple[Event, ...]]:
    try:
        return wm.step(memory, event, constants)
    except wm.Loop as error:
        raise PromotionLoop(f"{error} is consolidated already; nothing was changed") from None
    except wm.Gone as error:
        raise Refused(
            f"no entry {error} in working memory now; nothing was recorded",
            code="unknown-id",
            hint="memkit wm show",
        ) from None


def life_of(tx: Transaction, type: str, ttl: int | None) -> int:
    """How many ticks a new note lives: `ttl` if given, the policy's number for a temporary one, else END."""
    if ttl is None and type == "temp":
        return tx.workspace.policy.working_memory.ttl
    return ttl or wm.END


def note(tx: Transaction, draft: Draft | None, text: str, fields: Fields) -> tuple[str, Receipt]:
    """Journals a note under the next number of its session; returns its id."""
    with drafts.hold_draft(draft):
        id = next_note(draft, draft.seed if draft else "0000000000")
        kept = tuple((key, value) for key, value in fields if value)
        receipt, _ = apply_inputs(tx, [ev.Noted(id, text, kept)], opens=True)
        return id, receipt


def next_note(draft: Draft | None, seed: str) -> str:
    """The id of the next note of a session."""
    count = sum(1 for event in trace_of(draft) if isinstance(event, ev.Noted)) if draft else 0
    return f"wm:{seed}:{count + 1}"


def next_episode(draft: Draft) -> str:
    """The id of the next episode of a session."""
    return f"ep:{draft.seed}:{sum(isinstance(event, ev.Summarised) for event in trace_of(draft)) + 1}"


def next_summary(tx: Transaction, draft: Draft, text: str = "") -> ev.Summarised | None:
    """The next episode of a draft; None if its consolidated set is empty."""
    from memkit.model.generated import sem
    from memkit.rules.episodes import episode

    memory = memory_of(tx, draft)
    if not memory.cwm:
        return None
    return episode(memory, next_episode(draft), draft.head.get("sem") or sem(tx.state), text)
