"""Seals a session: events → canonical bytes → a write-once file → the new state and its projections."""

from __future__ import annotations

from memkit.boot.struct import struct
from memkit.errors import ClockSkew, MachineError, MemkitError
from memkit.ledger.session_text import LISTS, edition, seal, sealed_digest, write_session
from memkit.model.events import Event, OfId, OfIds, OfName, OfPair, Refreshed, Verified
from memkit.model.session import HEADER, LENIENT
from memkit.query.load import Loaded
from memkit.query.replays import load_after_write
from memkit.store import clock, drafts, file_writes
from memkit.write import publish
from memkit.write.contradictions import merged_events, merged_notes
from memkit.write.journal import Receipt, draft_events, lines_of, new_seed, snapshot, words_of

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from memkit.model.state import State
    from memkit.store.journals import Draft
    from memkit.write.transaction import Transaction

_DAY = 86_400
# the last second of a year with four digits
_LAST = 253_402_300_799


@struct(frozen=True)
class Sealed:
    """A sealed session, and what rendering wrote afterwards."""

    stem: str
    file: str
    events: int
    written: tuple[str, ...]
    notes: tuple[str, ...]
    # (id, reason) of the claims that it raised and that wait for a person
    waiting: tuple[tuple[str, str], ...] = ()
    # how many candidates its end promoted without a review
    unreviewed: int = 0
    # ids of unused unreviewed facts that its end archived
    swept: tuple[str, ...] = ()


@struct(frozen=True)
class Content:
    """The content of a session before it has a stamp."""

    header: dict[str, str]
    prose: str
    events: Sequence[Event]
    records: Sequence[tuple[str, str]] = ()


def next_stamp(loaded: Loaded, accept_clock: bool = False, events: Sequence[Event] = ()) -> int:
    """The time of the new session: max(now, newest stamp + 1 s).

    Ignores a stamp more than a day ahead, unless `accept_clock`, or unless these events name something that the session of
    that stamp changed: they must come after it. Refuses a time past the year 9999, which no reader accepts.
    """
    now, rows = clock.now(), loaded.state.rows
    stamp = now
    for at in range(len(rows) - 1, -1, -1):
        latest = clock.stem_seconds(rows[at].stem)
        if accept_clock or latest <= now + _DAY:
            stamp = max(now, latest + 1)
            break
    if rows and clock.stem_seconds(rows[-1].stem) >= stamp:
        stems = [stem for event in events for stem in _stems_behind(loaded.state, event)]
        stamp = max([stamp, *(clock.stem_seconds(stem) + 1 for stem in stems)])
    if stamp > _LAST:
        message = f"no stamp is left after {rows[-1].stem if rows else clock.iso(now)}"
        raise ClockSkew(message, hint="leave --accept-clock away, and correct this clock")
    return stamp


def _stems_behind(state: State, event: Event) -> Iterator[str]:
    """The stems of the sessions that last changed the facts, conflicts or terms an event names."""
    match event:
        case OfIds(ids=ids):
            names = ids
        case OfId(id=id):
            names = (id,)
        case OfPair(left=left, right=right):
            names = (left, right)
        case _:
            names = (event.name,) if isinstance(event, OfName) else ()
    for name in names:
        fact, conflict, term = state.facts.get(name), state.conflicts.get(name), state.terms.get(name)
        if fact is not None:
            yield state.rows[fact.history[-1][0]].stem
        if conflict is not None:
            yield conflict.resolved_in or conflict.origin
        if term is not None:
            yield term.origin
        if name in state.scalars:
            yield state.scalars[name][1]
        if name in state.consents:
            yield state.consents[name]["origin"]


def build_sealed(content: Content, ended: str) -> bytes:
    """The sealed bytes of a session that ended at this time."""
    number = edition(content.header.get("kind", ""), content.events, content.records)
    values = {**content.header, "memkit": str(number), "ended": content.header.get("ended") or ended}
    header = tuple((key, values[key]) for key in HEADER if values.get(key))
    words = words_of(content.header.get("kind", ""), content.events)
    return seal(write_session(header, content.prose, content.events, content.records, words))


def write_sealed(tx: Transaction, content: Content, stamp: int) -> tuple[str, str]:
    """Writes the session's file and returns stem and path; a file with the same bytes counts as the same session."""
    workspace = tx.workspace
    data = build_sealed(content, clock.iso(stamp))
    body_end = data.rindex(b"<!-- memkit:seal ")
    stem = f"{clock.stamp(stamp)}-{sealed_digest(data[:body_end])[:10]}"
    folder = workspace.policy.layout.sessions
    swept = [folder]
    if workspace.policy.layout.sessions_by == "month":
        # sweep the previous month's folder too: no later write goes there
        swept = [f"{folder}/{_month_before(stem)}", folder := f"{folder}/{stem[:4]}/{stem[5:7]}"]
    path = f"{folder}/{stem}.md"
    seed = content.header.get("seed", "0000")
    listed = tx.loaded.listed
    if isinstance(listed, list) or listed.has_leftovers:
        for place in swept:
            file_writes.sweep(workspace.path(place))
    file_writes.with_retry(lambda: file_writes.write_new(workspace.path(path), data), seed, path)
    return stem, path


def _month_before(stem: str) -> str:
    year, month = int(stem[:4]), int(stem[5:7])
    return f"{year - 1}/12" if month == 1 else f"{year}/{month - 1:02d}"


def seal_small(
    tx: Transaction,
    events: list[Event],
    records: list[tuple[str, str]],
    kind: str,
    title: str,
    redacted: tuple[dict[str, object], ...],
    seed: str = "",
) -> Receipt:
    """Seals and renders a session with just these events."""
    if kind in ("governance", "review") and tx.book_of(tx.state).cites_files():
        from memkit.write.closing import rename_events

        named = {event.id for event in events if isinstance(event, Verified | Refreshed)}
        events = [*events, *(event for event in rename_events(tx) if event.id not in named)]
    merged = merged_events(tx, events, records)
    events = [*events, *map(tx.clean, merged)]
    now = clock.iso(clock.now())
    actor = tx.actor.name
    title = tx.wash.text(title)
    seed = seed or new_seed(now, actor, title, tx.is_taken)
    header = {"kind": kind, "title": title, "actor": actor, "started": now, "seed": seed}
    # an adopt session has a list of its own
    first = [] if any(id == LISTS for id, _ in records) else gate_record(tx.state)
    content = Content(header | snapshot(tx.state, tx.snapshot), "", events, [*records, *first])
    stamp = next_stamp(tx.loaded, tx.call.accept_clock, events)
    try:
        stem, path = write_sealed(tx, content, stamp)
    except MachineError as error:
        raise tx.unsaved(error, lines_of(events, records), seed=seed, kind=kind, title=title) from error
    written, notes = _fold_and_render(tx, path)
    notes += [*merged_notes(merged), *tx.still_stuck()]
    return Receipt(stem, False, False, path, written, tuple(notes), redacted)


def gate_record(state: State) -> list[tuple[str, str]]:
    """The record that shuts the gate: it lists the hand-written sessions that exist already. Empty if the ledger has one.

    A hand-written session that contains answers is not listed, so it only proposes, as later ones do.
    """
    if state.gated:
        return []
    forged = {problem.file for problem in state.problems if problem.code == "answer-by-hand"}
    lenient = [row for row in state.rows if row.mode == LENIENT and row.stem not in state.legacy]
    old = [row for row in lenient if row.path not in forged]
    return [(LISTS, "\n".join(f"{row.stem} {row.sha256}" for row in old) or "none")]


def finish(tx: Transaction, draft: Draft) -> Sealed:
    """Seals a session whose sealing was interrupted; refuses a journal that was tampered with since."""
    from memkit.write.session import refuse_tampered

    refuse_tampered(tx, draft)
    return seal_draft(tx, draft)


def seal_draft(tx: Transaction, draft: Draft) -> Sealed:
    """Seals a draft whose stamp is fixed; every attempt writes the same bytes under the same name."""
    with drafts.hold_draft(draft):
        events = draft_events(draft)
        if tx.workspace.is_personal:
            from memkit.write.guards import refuse_agents_changes

            refuse_agents_changes(tx, events, draft.writer[0].startswith("user:"))
        header = {key: value for key, value in draft.head.items() if key != "host"}
        prose = "\n\n".join(draft.prose)
        content = Content(header, prose, events, tuple(sorted(draft.records.items())))
        try:
            stem, path = write_sealed(tx, content, clock.seconds(draft.stamp))
        except MachineError as error:
            raise tx.unsaved(error, draft.events, draft=draft.seed, closing=True) from error
        drafts.discard(draft)
    drafts.drop_intents(tx.workspace, draft.seed)
    if draft in tx.drafts:
        tx.drafts.remove(draft)
    written, notes = _fold_and_render(tx, path)
    sealed = Sealed(stem, path, len(events), written, tuple(notes))
    tx.finished = sealed, prose
    return sealed


def _fold_and_render(tx: Transaction, path: str) -> tuple[tuple[str, ...], list[str]]:
    """Folds the new session into the loaded state, renders and stages. A failure becomes a note, since the session is
    sealed already."""
    from memkit.query.page_files import is_rendered

    notes: list[str] = []
    written: tuple[str, ...] = ()
    if tx.call.render:
        try:
            with publish.rendering_lock(tx.workspace, tx.actor.name):
                before = tx.state
                tx.loaded = load_after_write(tx.loaded, path)
                # a process that waited for the lock may find that another one has rendered its session
                others_came = tx.state is not before and not tx.stage
                if not (others_came and is_rendered(tx.loaded)):
                    done = publish.write_views(tx.loaded)
                    written = (*done.written, *done.removed)
                    tx.keep_book()
                    for edited in done.edited[:1]:
                        refusal = publish.edited_refusal(tx.workspace, edited)
                        notes += [f"recorded, but {refusal}", _hint(refusal)]
        except (MemkitError, OSError) as error:
            notes += [f"recorded, but the projections were not rendered: {error}", _hint(error)]
    else:
        tx.loaded = load_after_write(tx.loaded, path)
        publish.count_sessions(tx.loaded)
    tx.look_again()
    if tx.stage:
        from memkit.store.git import stage as add_to_index

        try:
            add_to_index(tx.workspace.root, [path, *written])
        except (MemkitError, OSError) as error:
            notes += [f"recorded, but not staged: {error}", f"hint: git add {path}"]
    _shred_ended(tx)
    return written, notes


def _shred_ended(tx: Transaction) -> None:
    """Shreds vault values whose consent has ended, and drops cached copies of their facts."""
    if tx.state.consents:
        from memkit.store.cache_folder import drop_derived
        from memkit.write.grant import shred_ended

        if shred_ended(tx.ring, tx.state):
            drop_derived(tx.workspace.root)


def _hint(error: Exception) -> str:
    """The hint after a failed rendering: the error's own, or to render again."""
    if isinstance(error, MemkitError) and not isinstance(error, MachineError):
        return f"hint: {error.hint}"
    return "hint: memkit replay renders them"
