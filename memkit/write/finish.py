"""From events to a sealed file: a small session of its own, or a draft whose stamp is fixed."""

from __future__ import annotations

from memkit.errors import MachineError
from memkit.query import load
from memkit.store import clock, drafts, outbox
from memkit.write import seal
from memkit.write.journal import draft_events, lines_of
from memkit.write.open_session import new_seed, snapshot, taken_seeds
from memkit.write.receipt import Receipt

TYPE_CHECKING = False
if TYPE_CHECKING:
    from memkit.model.events import Event
    from memkit.store.journals import Draft
    from memkit.write.desk import Desk
    from memkit.write.seal import Sealed


def seal_small(
    desk: Desk,
    events: list[Event],
    records: list[tuple[str, str]],
    kind: str,
    title: str,
    redacted: tuple[dict[str, object], ...],
    seed: str = "",
) -> Receipt:
    """A session that holds these events and nothing else, sealed and rendered."""
    now = clock.iso(clock.now())
    actor = desk.actor.name
    title = desk.wash.text(title)
    seed = seed or new_seed(now, actor, title, taken_seeds(desk.loaded))
    header = {"kind": kind, "title": title, "actor": actor, "started": now, "seed": seed}
    content = seal.Content(header | snapshot(desk.state), "", events, records)
    stamp = seal.next_stamp(desk.loaded, desk.accept_clock)
    try:
        stem, path = seal.write_sealed(desk.workspace, content, stamp)
    except MachineError as error:
        raise desk.unsaved(error, lines_of(events, records), seed=seed, kind=kind, title=title) from error
    written, notes = _rendered(desk, path)
    return Receipt(stem, False, False, path, written, tuple(notes), redacted)


def finish(desk: Desk, draft: Draft) -> Sealed:
    """Seals a draft whose stamp is fixed: the same bytes and name at every attempt."""
    with drafts.held(draft):
        events = draft_events(draft)
        header = {key: value for key, value in draft.head.items() if key != "host"}
        prose = "\n\n".join(draft.prose)
        content = seal.Content(header, prose, events, tuple(sorted(draft.records.items())))
        try:
            stem, path = seal.write_sealed(desk.workspace, content, clock.seconds(draft.stamp))
        except MachineError as error:
            raise desk.unsaved(error, draft.events, draft=draft.seed, closing=True) from error
        drafts.discard(draft)
    outbox.settle(desk.workspace, draft.seed)
    if draft in desk.drafts:
        desk.drafts.remove(draft)
    written, notes = _rendered(desk, path)
    sealed = seal.Sealed(stem, path, len(events), written, tuple(notes))
    desk.finished = sealed, prose
    return sealed


def _rendered(desk: Desk, path: str) -> tuple[tuple[str, ...], list[str]]:
    """Renders and stages what the new session changed, and looks at the ledger again."""
    done = seal.render_after(desk.workspace, path, desk.actor.name, desk.render, desk.stage)
    desk.loaded = load.load(desk.workspace)
    _shred_ended(desk)
    return done


def _shred_ended(desk: Desk) -> None:
    """Values whose consent is over leave the vault with the first write that comes after, and copies of their facts."""
    if desk.state.consents:
        from memkit.store.find_copies import drop_derived
        from memkit.write.consents import shred_ended

        if shred_ended(desk.workspace.root, desk.state):
            drop_derived(desk.workspace)
