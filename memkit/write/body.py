"""A whole session body from one call: prose, `## Learned` and `## Memory References`, read with good will."""

from __future__ import annotations

from memkit.boot.struct import struct
from memkit.errors import Refused
from memkit.ledger.parse import parse_session
from memkit.ledger.sections import Part, cut, parsed_headings
from memkit.model import events as ev
from memkit.model.events import Event
from memkit.replay.handwritten import ANSWERS, asked_change
from memkit.rules.promotion import ask_the_user
from memkit.store.journals import Draft
from memkit.write.change import may_change
from memkit.write.claim_lines import Batch, claims_and_prose, is_bullet, raise_claims
from memkit.write.claims import propose
from memkit.write.intent import Intent
from memkit.write.sanitise import refuse_forged
from memkit.write.transaction import Transaction

_LEARNED = "## learned"
_CLAIM = ("section", "kind", "src", "evidence", "by")


@struct(frozen=True)
class Body:
    """What a body came to: its session, its prose, its claims, and whether it holds a list that records nothing."""

    draft: Draft | None
    prose: str
    learned: Batch | None = None
    is_idle_list: bool = False


def take_body(tx: Transaction, draft: Draft | None, body: str, message: str) -> Body:
    """Adds a body's events and claims to the open session, opening one if needed."""
    refuse_forged(body)
    session, problems = parse_session(body.encode(), "0000-01-01", "stdin")
    for problem in problems:
        hint = f"{problem.hint}; nothing was recorded"
        raise Refused(problem.message, code=problem.code, file="stdin", line=problem.line, hint=hint)
    plain: list[Event] = []
    claims: list[ev.Created] = []
    for event in session.events:
        if isinstance(event, ANSWERS):
            message = f"{event.verb} is an answer, and a session's body gives none; nothing was recorded"
            hint = "memkit review" if tx.actor.is_person else ask_the_user("memkit review")
            raise Refused(message, code="answer-in-body", line=event.line, file="stdin", hint=hint)
        if isinstance(event, ev.Created):
            claims.append(event)
        else:
            plain.append(
                _known(tx, event, {claim.id for claim in session.events if isinstance(claim, ev.Created)})
            )
    prose = "\n\n".join(part for part in (_prose(body), message) if part.strip())
    for claim in claims:
        fields = {key: value for key, value in claim.fields if key not in _CLAIM}
        propose(
            tx,
            Intent(claim.text, claim.id, claim.get("kind"), "", "", claim.every("evidence"), fields),
        )
        tx.look_again()
    for event in plain:
        _judged(tx, event)
    learned = _learned(body)
    batch = raise_claims(tx, learned, "stdin") if learned else None
    is_idle = not learned and not session.events and any(is_bullet(line) for line in prose.splitlines())
    return Body(tx.own_draft() or draft, prose, batch, is_idle)


def _judged(tx: Transaction, event: Event) -> None:
    """Records an event as the verb of its name would; a change that is not this actor's to make is raised instead."""
    subject = event.left if isinstance(event, ev.Superseded) else getattr(event, "id", "")
    fact = tx.view.facts.get(subject) if subject else None
    asked = asked_change(tx.view, event)
    if asked is None or may_change(tx, (fact,) if fact is not None else (), event.get("why")):
        tx.record([event], opens=True)
        return
    change, text = f"{event.verb} {asked[0]}", asked[1]
    propose(tx, Intent(text or change, kind="change", fields={"change": change}))
    tx.look_again()


def _known(tx: Transaction, event: Event, raised: set[str]) -> Event:
    """Whole ids for the prefixes that were written; an unknown one refuses everything."""
    if isinstance(event, ev.OfIds):
        ids = tuple(id if id in raised else tx.find(id).id for id in event.ids)
        return (
            ev.Referenced(ids, event.fields)
            if isinstance(event, ev.Mentioned)
            else type(event)(ids, event.fields)
        )
    return event


def _parts(body: str) -> list[Part]:
    lines = body.split("\n")
    headings, _ = parsed_headings(lines)
    return cut(lines, headings, 1)


def _learned(body: str) -> list[tuple[int, str]]:
    """The claims under `## Learned`, each with the number of its line."""
    under = [part for part in _parts(body) if _is_under(part, _LEARNED)]
    return [claim for part in under for claim in claims_and_prose(part.lines, part.first)[0]]


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
    # the title heading is written by memkit
    return f"{first.lstrip('# ')}\n{rest}".strip() if first.startswith("# ") else text
