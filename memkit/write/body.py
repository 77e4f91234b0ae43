"""Records a whole session body from one call: prose, `## Learned` and `## Memory References`, read leniently."""

from __future__ import annotations

from memkit.boot.struct import replace, struct
from memkit.errors import NotFound, Refused
from memkit.ledger.full_parser import parse_session
from memkit.ledger.misplaced import CODE as MISPLACED
from memkit.ledger.sections import Part, cut_parts, parsed_headings
from memkit.model import counted
from memkit.model import events as ev
from memkit.model.events import Event
from memkit.model.fact import Fact, path_of
from memkit.model.ids import content_hash
from memkit.query.call import shell_quoted
from memkit.replay.by_hand import ANSWERS, asked_change, without_signatures
from memkit.rules.promotion import ask_the_user
from memkit.store.journals import Draft
from memkit.write.change import may_change, require_person
from memkit.write.claim_lines import Batch, claims_and_prose, is_bullet, raise_claims
from memkit.write.claims import propose
from memkit.write.clean_event import refuse_forged
from memkit.write.guards import archived_notes, find_conflict
from memkit.write.intent import Intent
from memkit.write.revision import words_wait
from memkit.write.successors import is_related, needs_reason
from memkit.write.transaction import Transaction

_LEARNED = "## learned"
_CLAIM = ("section", "kind", "src", "evidence", "by", "change", "asks")


@struct(frozen=True)
class Body:
    """The result of a body: its session, its prose, its claims, and whether it has a list that recorded nothing."""

    draft: Draft | None
    prose: str
    learned: Batch | None = None
    is_idle_list: bool = False
    # changes that wait for a person although this actor might make others: what, and the first test that failed
    waits: tuple[str, ...] = ()
    # what was left out of its claims
    notes: tuple[str, ...] = ()


def take_body(tx: Transaction, draft: Draft | None, body: str, message: str) -> Body:
    """Adds a body's events and claims to the open session, opening one if needed."""
    refuse_forged(body)
    session, problems = parse_session(body.encode(), "0000-01-01", "stdin")
    for problem in problems:
        if problem.code == MISPLACED:
            tx.notes.append(f"line {problem.line}: {problem.message}; {problem.hint}")
            continue
        hint = f"{problem.hint}; nothing was recorded"
        raise Refused(problem.message, code=problem.code, file="stdin", line=problem.line, hint=hint)
    claims = [event for event in session.events if isinstance(event, ev.Created)]
    raised = {claim.id for claim in claims}
    plain = [
        _resolve_event(tx, event, raised) for event in session.events if not isinstance(event, ev.Created)
    ]
    _refuse_without_reasons(tx, plain, claims)
    for event in plain:
        # check everything first, so that a refusal records nothing
        if raised.isdisjoint(_subjects(event)) and _may(tx, event) and not words_wait(tx, event):
            tx.rehearse([event])
    prose = "\n\n".join(part for part in (_prose(body), message) if part.strip())
    names: dict[str, str] = {}
    for claim in claims:
        fields = {key: value for key, value in claim.fields if key not in _CLAIM}
        done = propose(
            tx,
            Intent(
                claim.text,
                claim.id,
                claim.get("kind"),
                evidence=claim.every("evidence"),
                fields=fields,
                asks=claim.every("asks"),
            ),
        )
        names[claim.id] = done.fact.id
        tx.look_again()
    waits = tuple(filter(None, [_record(tx, _with_names(event, names)) for event in plain]))
    learned = _learned_claims(body)
    batch = raise_claims(tx, learned, "stdin") if learned else None
    is_idle = not learned and not session.events and any(is_bullet(line) for line in prose.splitlines())
    return Body(tx.own_draft() or draft, prose, batch, is_idle, waits, tuple(tx.notes))


def _record(tx: Transaction, event: Event) -> str:
    """Records an event as the verb of its name would; raises a change candidate if this actor may not make the change.

    Returns what waits and which test its new words failed; empty if they failed none.
    """
    asked = None if _may(tx, event) else asked_change(tx.view, event)
    waits = words_wait(tx, event) if asked is None else ""
    if waits and isinstance(event, ev.Revised | ev.Closed):
        asked = event.id, event.text
    if asked is None:
        tx.notes += archived_notes(tx, event.ids if isinstance(event, ev.OfIds) else ())
        tx.rehearse([event])
        tx.record([event], opens=True)
    else:
        subject, text = asked
        change = f"{event.verb} {subject}"
        propose(tx, Intent(text or change, kind="change", fields={"change": change}))
    tx.look_again()
    return f"{event.verb} {asked[0]} waits for a person: {waits}" if asked and waits else ""


def _may(tx: Transaction, event: Event) -> bool:
    """Whether this actor may record the event directly."""
    found = [tx.view.facts[id] for id in _subjects(event)[:1] if id in tx.view.facts]
    return asked_change(tx.view, event) is None or may_change(tx, found, event.get("why"))


def _refuse_without_reasons(tx: Transaction, events: list[Event], claims: list[ev.Created]) -> None:
    """Refuses an agent's ends and revisions of facts that no person reviewed, if they have no reason; names all of them.

    A successor about the same thing is the reason why it replaces a fact.
    """
    raised = {
        claim.id: Fact(
            claim.id, claim.text, "", claim.get("kind") or "fact", "", "", "", tx.actor.name, claim.fields
        )
        for claim in claims
    }
    bare = [
        event for event in events if _lacks_reason(tx, event, raised) and _subjects(event)[0] not in raised
    ]
    if not bare:
        return
    calls = [_call_with_reason(event, raised) for event in bare]
    raise Refused(
        f"no reason is given for {counted(len(bare), 'change')}; nothing was recorded",
        code="missing-reason",
        file="stdin",
        line=bare[0].line,
        detail=tuple([f"line {event.line}: {event.verb} {_subjects(event)[0]}" for event in bare]),
        hint=f"{' && '.join(calls)}  # or a line <!-- why: … --> below each",
    )


def _lacks_reason(tx: Transaction, event: Event, raised: dict[str, Fact]) -> bool:
    if event.get("why") or not isinstance(event, ev.Archived | ev.Closed | ev.Revised | ev.Superseded):
        return False
    if isinstance(event, ev.Closed) and event.text:
        return False
    if isinstance(event, ev.Superseded) and event.right:
        old, new = tx.view.facts.get(event.left), raised.get(event.right) or tx.view.facts.get(event.right)
        if old is None or new is None or not needs_reason(tx, old):
            return False
        return not is_related(new, old, map(path_of, new.every("evidence")))
    found = [tx.view.facts[id] for id in _subjects(event) if id in tx.view.facts]
    return may_change(tx, found, "some reason") and not may_change(tx, found)


def _call_with_reason(event: Event, raised: dict[str, Fact]) -> str:
    """The command that makes the change, with a place for its reason."""
    id, why = _subjects(event)[0], ["--why", "…"]
    match event:
        case ev.Archived():
            words = ["archive", id]
        case ev.Closed():
            return shell_quoted(["memkit", "close", id, "…"])
        case ev.Revised():
            words = ["revise", id, event.text]
        case ev.Superseded() if event.right:
            # a claim of a body that was refused has no id yet
            words = ["supersede", id, raised[event.right].text if event.right in raised else event.right]
        case _:
            words = ["supersede", id, "--invalidate"]
    return shell_quoted(["memkit", *words, *why])


def _subjects(event: Event) -> tuple[str, ...]:
    """The facts that an event is about, the one it changes first."""
    if isinstance(event, ev.OfIds):
        return event.ids
    if isinstance(event, ev.OfPair):
        return tuple(filter(None, (event.left, event.right)))
    return (event.id,) if isinstance(event, ev.OfId) else ()


def _with_names(event: Event, names: dict[str, str]) -> Event:
    """The event with the ids that the claims of this body got."""
    if isinstance(event, ev.OfIds):
        return replace(event, ids=tuple([names.get(id, id) for id in event.ids]))
    if isinstance(event, ev.OfPair):
        left, right = (names.get(id, id) for id in (event.left, event.right))
        return replace(event, left=left, right=right)
    return replace(event, id=names.get(event.id, event.id)) if isinstance(event, ev.OfId) else event


def _resolve_event(tx: Transaction, event: Event, raised: set[str]) -> Event:
    """The event with full ids, signed by this actor; refuses answers and unknown ids."""
    if isinstance(event, ANSWERS):
        message = f"{event.verb} is an answer, and a session's body gives none; nothing was recorded"
        hint = "memkit review" if tx.actor.is_person else ask_the_user("memkit review")
        raise Refused(message, code="answer-in-body", line=event.line, file="stdin", hint=hint)

    def whole(id: str) -> str:
        return id if id in raised else tx.find(id).id

    if isinstance(event, ev.OfIds):
        kind = ev.Referenced if isinstance(event, ev.Mentioned) else type(event)
        return kind(tuple(map(whole, event.ids)), event.fields)
    event = without_signatures(event)
    if isinstance(event, ev.Superseded):
        return replace(event, left=whole(event.left), right=event.right and whole(event.right))
    if isinstance(event, ev.Resolved):
        conflict = find_conflict(tx, event.id)
        if conflict is None:
            raise NotFound(f'no conflict "{event.id}"', hint="memkit list conflicts")
        return _sign(tx, replace(event, id=conflict.id))
    if isinstance(event, ev.Pinned | ev.Unpinned):
        require_person(tx, f"{event.verb.lower().removesuffix('ned')} a fact")
    if isinstance(event, ev.Revised):
        known = tx.view.facts.get(event.id)
        fact = known if known is not None and event.id in raised else tx.find(whole(event.id))
        text = tx.wash.text(event.text)
        fields = (("content", content_hash(text, fact.body)), *_without_content(event))
        event = replace(event, text=text, fields=fields)
    event = replace(event, id=whole(event.id)) if isinstance(event, ev.OfId) else event
    return _sign(tx, event)


def _without_content(event: Event) -> tuple[tuple[str, str], ...]:
    return tuple(pair for pair in event.fields if pair[0] != "content")


def _sign(tx: Transaction, event: Event) -> Event:
    """The event signed by this actor."""
    return replace(event, fields=(*event.fields, ("by", tx.actor.name)))


def _parts(body: str) -> list[Part]:
    lines = body.split("\n")
    headings, _ = parsed_headings(lines)
    return cut_parts(lines, headings, 1)


def _learned_claims(body: str) -> list[tuple[int, str]]:
    """The claims under `## Learned`, each with the number of its line."""
    under = [part for part in _parts(body) if _is_under(part, _LEARNED)]
    return [claim for part in under for claim in claims_and_prose(part.lines, part.first)[0]]


def learned_lines(body: str) -> list[str]:
    """The claims under `## Learned`, as they were written."""
    return [line for _, line in _learned_claims(body)]


def _is_under(part: Part, heading: str) -> bool:
    return part.heading.lower().rstrip(": ").startswith(heading)


def _prose(body: str) -> str:
    kept: list[str] = []
    for part in _parts(body):
        if _is_under(part, "## memory references"):
            continue
        if _is_under(part, _LEARNED):
            kept += claims_and_prose(part.lines)[1]
        else:
            kept += [part.heading, *part.lines] if part.heading else part.lines
    text = "\n".join(kept).strip()
    first, _, rest = text.partition("\n")
    # memkit writes the title heading itself
    return f"{first.lstrip('# ')}\n{rest}".strip() if first.startswith("# ") else text
