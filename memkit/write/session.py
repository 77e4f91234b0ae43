"""Opens and ends sessions: the first event opens one; its end answers candidates, adds the episode and fixes the stamp."""

from __future__ import annotations

from memkit.boot.struct import replace
from memkit.errors import MachineError, PrivacyBlocked, Refused
from memkit.model.generated import is_constants, is_made, is_made_name
from memkit.model.ids import COMMIT, SEED
from memkit.store import clock, drafts, git_head
from memkit.store.journals import Draft
from memkit.write.clean_event import is_made_field
from memkit.write.journal import constants, draft_events, lines_of, new_seed, snapshot

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Container, Iterator, Sequence

    from memkit.model.events import Event
    from memkit.model.fact import Fact
    from memkit.write.seal import Sealed
    from memkit.write.transaction import Transaction

    # events and records
    Before = tuple[Sequence[Event], Sequence[tuple[str, str]]]


def open_session(
    tx: Transaction,
    title: str = "",
    *,
    task: str = "",
    continues: str = "",
    seed: str = "",
    before: Before = ((), ()),
) -> Draft:
    """Opens a session for this writer, or returns one that another command opened meanwhile; seals idle drafts first.

    `before`: the events and records to be written next, reported as unsaved if the session cannot be opened.
    """
    seal_idle(tx)
    title = tx.wash.text(title)
    task = tx.wash.name(task, "the task")
    started = clock.iso(clock.now())
    head = {"kind": "work", "actor": tx.actor.name, "host": tx.host, "title": title}
    head |= {"started": started, "task": task, "continues": continues}
    head |= snapshot(tx.state, tx.snapshot)
    # so that the end of the session can find what changed since
    head["base"] = _host_start(tx) or git_head.head_or_ask(tx.workspace.root)
    head["wm"] = constants(tx.workspace)
    try:
        with drafts.hold_opening(tx.workspace):
            return _opened_meanwhile(tx) or _create(tx, head, seed)
    except MachineError as error:
        raise tx.unsaved(error, lines_of(*before), draft="", title=title) from error


def _host_start(tx: Transaction) -> str:
    """The commit at which the host's session began, if a hook noted it; else empty."""
    agent = tx.actor.name.removeprefix("agent:")
    if agent == tx.actor.name:
        return ""
    from memkit.store.host_sessions import start_of

    return start_of(tx.workspace, tx.call.host_session, agent)


def _opened_meanwhile(tx: Transaction) -> Draft | None:
    """The session that another command of the same writer has opened meanwhile, if any."""
    tx.drafts[:] = drafts.open_drafts(tx.workspace)
    return tx.own_draft()


def _create(tx: Transaction, head: dict[str, str], wanted: str) -> Draft:
    """Creates the journal of a new session, under the first free seed."""
    while True:
        seed = wanted or new_seed(head["started"], head["actor"], head["title"], tx.is_taken)
        draft = Draft(seed, tx.workspace.private("open", f"{seed}.jsonl"), {})
        said = {key: value for key, value in {"seed": seed, **head}.items() if value}
        if not tx.is_taken(seed) and drafts.create(draft, {"head": said, "at": head["started"]}):
            tx.drafts.append(draft)
            return draft
        if wanted:
            hint = "leave --seed away, or take another"
            raise Refused(f"the seed {seed} is taken", code="seed-taken", hint=hint)


def is_being_sealed(tx: Transaction, prose: str) -> bool:
    """Whether an interrupted session that ends with this prose is still to be sealed."""
    said = tx.clean_prose(prose)
    return any(draft.stamp and said in draft.prose for draft in tx.drafts)


def keep_prose(tx: Transaction, draft: Draft, prose: str) -> None:
    """Keeps prose with a session that stays open; the end of the session writes it once."""
    from memkit.write.guards import refuse_forgery

    said = tx.clean_prose(prose)
    refuse_forgery(said)
    if said not in draft.prose:
        with drafts.hold_draft(draft):
            drafts.write(draft, [{"prose": said, "at": clock.iso(clock.now())}])


def unanswered_candidates(tx: Transaction, draft: Draft) -> list[Fact]:
    """Candidates this session raised that nobody has answered."""
    from memkit.model.fact import PENDING, VALIDATED

    raised = [line["subject"] for line in draft.events if line.get("verb") == "Created"]
    if not raised:
        return []
    tx.look_again()
    view = tx.view
    found = [fact for fact in map(view.facts.get, raised) if fact is not None]
    return [fact for fact in found if fact.status in (PENDING, VALIDATED)]


def close_session(
    tx: Transaction,
    draft: Draft,
    *,
    prose: str = "",
    title: str = "",
    defer: str | None = None,
    closed: str = "",
    ended: str = "",
) -> Sealed | None:
    """Ends and seals a session; discards an empty one and returns None. Refuses while a candidate has no answer."""
    with drafts.hold_draft(draft):
        if draft.is_sitting:
            from memkit.write.sitting import seal_sitting

            return seal_sitting(tx, draft)
        if draft.stamp:
            # its sealing was interrupted: seal the same bytes under the same name
            from memkit.write.seal import finish

            return finish(tx, draft)
        return _close(tx, draft, prose, title, defer, closed, ended)


def _close(
    tx: Transaction, draft: Draft, prose: str, title: str, defer: str | None, closed: str, ended: str
) -> Sealed | None:
    from memkit.model.events import Archived, Deferred, Promoted, Referenced
    from memkit.model.fact import END_OF_SESSION
    from memkit.write.auto_review import approvals, counted_in, waiting_reasons, waits_field
    from memkit.write.closing import closing_events, rename_events, title_of
    from memkit.write.contradictions import merged_events, merged_notes
    from memkit.write.guards import refuse_forgery
    from memkit.write.seal import gate_record, next_stamp, seal_draft
    from memkit.write.sweep import sweep_events

    waiting = unanswered_candidates(tx, draft)
    counted = counted_in(draft)
    approved, failed = approvals(tx, waiting, len(counted))
    counting = {event.id for event in approved if isinstance(event, Promoted)}
    waiting = [fact for fact in waiting if fact.id not in counting]
    if waiting and defer is None:
        raise _unanswered_refusal(tx, waiting, failed)
    if not draft.events and not draft.prose and not prose.strip():
        drafts.discard(draft)
        tx.drafts.remove(draft)
        return None
    at = clock.iso(clock.now())
    # title and episode are made from the sanitised prose
    said = tx.clean_prose(prose) if prose.strip() else ""
    refuse_forgery(said)
    # a body sent again whole: its prose was kept
    said = "" if said in draft.prose else said
    fields = (("by", tx.actor.name), ("why", defer or END_OF_SESSION))
    deferred = [
        tx.clean(Deferred(fact.id, "", (*fields, *waits_field(failed.get(fact.id, ""))))) for fact in waiting
    ]
    reasons = waiting_reasons(tx, draft, waiting, failed)
    last = [tx.clean(event) for event in closing_events(tx, draft, said)]
    used = [id for event in last if isinstance(event, Referenced) for id in event.ids]
    swept = sweep_events(tx, draft, used)
    events = [*approved, *deferred, *map(tx.clean, rename_events(tx)), *swept, *last]
    if tx.finished and not draft.events and tx.finished[1] == said:
        # `session end` repeated after an interruption: the session is sealed by now; do not seal it twice
        drafts.discard(draft)
        tx.drafts.remove(draft)
        return tx.finished[0]
    title = tx.wash.text(title) or draft.title or title_of(said or "\n\n".join(draft.prose), draft)
    refuse_tampered(tx, draft)
    merged = merged_events(tx, events, draft=draft)
    events += map(tx.clean, merged)
    # fix the list together with the stamp, so that every attempt writes the same bytes
    lines = lines_of([*events, *tx.redactions()], gate_record(tx.state))
    if said:
        lines.append({"prose": said, "at": at})
    head = {"title": title, "closed": closed, "ended": ended}
    lines.append({"head": {key: value for key, value in head.items() if value}, "at": at})
    stamp = next_stamp(tx.loaded, tx.call.accept_clock, [*draft_events(draft), *events])
    lines.append({"stamp": clock.iso(stamp), "at": at})
    try:
        drafts.write(draft, lines)
    except MachineError as error:
        raise tx.unsaved(error, lines, draft=draft.seed, closing=True) from error
    ids = tuple(event.id for event in swept if isinstance(event, Archived))
    sealed, unreviewed = seal_draft(tx, draft), len(approved) + len(counted)
    notes = (*sealed.notes, *merged_notes(merged))
    return replace(sealed, notes=notes, waiting=reasons, unreviewed=unreviewed, swept=ids)


def refuse_tampered(tx: Transaction, draft: Draft) -> None:
    """Refuses a journal that sanitising would change: other programs can write to it, and a sealed session is final."""
    tx.wash.refuse_unclean(journal_texts(draft, tx.state.facts))


def journal_texts(draft: Draft, known: Container[str]) -> Iterator[tuple[str, str]]:
    """(name for messages, text) of every text in a draft, except values in exactly the form that memkit generates."""
    yield from (
        (f"the header ({key})", value) for key, value in draft.head.items() if not _is_made(key, value)
    )
    for line in draft.events:
        subject = str(line.get("subject", ""))
        name = f"{line.get('verb', 'an event')} {subject}".strip()
        yield from ((name, id) for id in _names_in(subject) if id not in known)
        yield name, str(line.get("text", ""))
        for key, value in line.get("fields", []):
            parts = str(value).split(", ") if key == "ids" else [str(value)]
            yield from ((name, text) for text in (str(key), *parts) if not is_made_field(str(key), text))
    yield from (("the prose", said) for said in draft.prose)
    for id, body in draft.records.items():
        yield from (("the name of a record", id), (f"the record {id}", body))


def _names_in(subject: str) -> list[str]:
    from memkit.ledger import decode

    names = subject.replace(" → ", ", ").replace(" ↔ ", ", ").removesuffix(" (invalidated)").split(", ")
    return [name for name in map(decode, names) if not is_made_name(name)]


def _is_made(key: str, value: str) -> bool:
    """True for a header value that memkit generates: seeds, times, stems, digests, constants."""
    match key:
        case "seed":
            return SEED.fullmatch(value) is not None
        case "wm":
            return is_constants(f"wm: {value}")
        # only in journals, to find what changed since the start
        case "base":
            return COMMIT.fullmatch(value) is not None
        case "seen":
            return value == "none" or all(map(is_made, value.split(", ")))
        case _:
            return is_made(value)


def _unanswered_refusal(tx: Transaction, waiting: Sequence[Fact], failed: dict[str, str]) -> Refused:
    """The refusal to end a session while these candidates have no answer, with the reason why each needs one."""
    from memkit.model import counted
    from memkit.write.auto_review import reason_of

    count = len(waiting)
    reasons = [reason_of(tx, fact, failed) for fact in waiting]
    return Refused(
        f"{counted(count, 'candidate')} of this session {'has' if count == 1 else 'have'} no answer",
        code="promotion-pending",
        detail=tuple(
            f"{fact.id}  {fact.asked_text}" + (f"  ({reason})" if reason else "")
            for fact, reason in zip(waiting, reasons, strict=True)
        ),
        hint=tx.call.again("--defer") + "  # hands them to the review queue",
    )


def seal_idle(tx: Transaction) -> list[str]:
    """Seals every draft whose last event is older than the policy's idle hours; returns their stems."""
    limit = clock.now() - tx.workspace.policy.session.idle_hours * 3600
    sealed: list[str] = []
    for draft in list(tx.drafts):
        if draft.is_sitting and drafts.is_busy(draft):
            continue
        last = draft.last_at or draft.head.get("started", "")
        if last and clock.seconds(last) <= limit:
            try:
                done = close_session(tx, draft, defer="idle", closed="idle", ended=last)
            except PrivacyBlocked:
                # a tampered journal of another writer stays open and does not block this call
                continue
            except MachineError as error:
                # this call must not fail because an idle draft cannot be sealed now
                tx.stuck = error
                continue
            if done is not None:
                sealed.append(done.stem)
    return sealed
