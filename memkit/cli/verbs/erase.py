"""`memkit erase`: erase a fact or a person, record it, and list the copies that remain."""

from __future__ import annotations

from memkit.cli.frame import Arg, Flag, Opt, Verb
from memkit.cli.frame.options import WHY, WRITING
from memkit.cli.frame.outcome import Outcome
from memkit.model import counted, verb

TYPE_CHECKING = False
if TYPE_CHECKING:
    from memkit.query.call import Call
    from memkit.write.erase import Ballot, Erasure
    from memkit.write.transaction import Transaction

VERB = Verb(
    "erase",
    "erase a person's data from the ledger, on record",
    description=(
        "Finds every place by tag and by scan, shreds the vault's keys, withholds the facts, and lists every copy that"
        " remains with the way to remove it. --rewrite also replaces the words in session files by [ERASED], recorded"
        " with the old and new hash. For administrators, with a reason. If [promotion] quorum is more than one, each"
        " call is a vote, and the vote that reaches the quorum erases. --dry-run lists the places and changes nothing."
    ),
    example='memkit erase pilot-contact --why "request 12" --legal --dry-run',
    exits={
        0: "nothing remains, or the vote is on record",
        1: "done, copies remain; or the vault is not on this machine and nothing was recorded",
        4: "not yours to erase, or kept for the audit",
    },
    args=(Arg("id", "the fact", required=False),),
    opts=(
        Opt("--subject", "- asks for the person or value (prompt or stdin)", metavar="-"),
        Flag("--rewrite", "also replace it in session files"),
        Flag("--object", "vote against it, if it needs more than one vote"),
        Flag("--legal", "the law requires it before the audit period ends"),
        WHY,
        *WRITING,
    ),
    writes=True,
)


def run(
    call: Call,
    id: str | None,
    subject: str | None,
    rewrite: bool,
    object: bool,
    legal: bool,
    why: str | None,
) -> Outcome:
    """Erases, votes, or with --dry-run lists the places."""
    from memkit.write import erase
    from memkit.write.transaction import Transaction
    from memkit.write.vaults import note_vault_use

    tx = Transaction(call)
    _refuse_unentitled(tx, why)
    erasure, name = _find_erasure(call, tx, id, subject)
    erase.survey_copies(tx, erasure, rewrite)
    ballot = _ballot(tx, name, why or "", rewrite, object)
    if not call.dry_run:
        _refuse_in_audit(tx, erasure, legal)
        if ballot is not None and not ballot.erases:
            return _vote_outcome(tx, ballot, name)
        erase.carry_out(tx, erasure, why or "", name, (ballot.event,) if ballot else ())
        if rewrite:
            done = {place.path: place for place in erasure.places if place.state == erase.REWRITTEN}
            erase.survey_copies(tx, erasure, False)
            erasure.places += list(done.values())
        erasure.places += erase.stuck_places(tx, erasure)
    return _answer(call, erasure, name, ballot, note_vault_use(tx))


def _ballot(tx: Transaction, name: str, why: str, rewrite: bool, objects: bool) -> Ballot | None:
    """The vote, if the erasure needs more than one or the user objects."""
    if tx.workspace.policy.promotion.quorum <= 1 and not objects:
        return None
    from memkit.write.erase import cast_vote

    return cast_vote(tx, name, why, rewrite, objects)


def _vote_outcome(tx: Transaction, ballot: Ballot, name: str) -> Outcome:
    """The answer to a vote that did not reach the quorum, or that refused the erasure."""
    receipt = tx.record([ballot.event], title="Vote on an erasure", at_once=True)
    refused = ballot.refuses
    stands = (
        "turned down, nothing is erased"
        if refused
        else f"{ballot.said} to erase {name}, nothing is erased yet"
    )
    what = "--subject -" if name.startswith("hmac:") else name
    scope = " --rewrite" if ballot.event.get("scope") else ""
    notes = (
        () if refused else (f'hint: another administrator votes with memkit erase {what}{scope} --why "…"',)
    )
    data = {"id": name, "status": "refused" if refused else "voted", "votes": len(ballot.approving)}
    data |= {"need": ballot.need, "session": receipt.session}
    return Outcome(f"voted on {name} · {stands}{receipt.tail()}", data=data, id=name, notes=notes)


def _refuse_unentitled(tx: Transaction, why: str | None) -> None:
    from memkit.errors import Refused, UsageError
    from memkit.rules.authority import ERASE, may
    from memkit.write.change import require_person

    require_person(tx, "erase")
    if not may(tx.actor.name, ERASE, tx.workspace.policy):
        message = f"{tx.actor.name} has no role that may erase"
        raise Refused(message, code="needs-admin", hint="[roles.admin] people in memkit.toml names them")
    if not why:
        raise UsageError(
            "an erasure needs its reason", code="missing-option", hint=tx.call.again("--why", "…")
        )


def _find_erasure(call: Call, tx: Transaction, id: str | None, subject: str | None) -> tuple[Erasure, str]:
    """(what to erase, its name in the record)."""
    from memkit.errors import UsageError
    from memkit.write import erase

    if (id is None) == (subject is None) or subject not in (None, "-"):
        message = "erase takes the id of a fact, or --subject - with the person on stdin"
        raise UsageError(message, code="usage", hint='memkit erase --subject - --why "…"')
    if id is not None:
        fact = tx.find(id, withheld=True)
        return erase.erasure_of_fact(tx, fact), fact.id
    from memkit.cli.verbs.consent import ask_person
    from memkit.write.vaults import subject_tag

    said = ask_person(call, "whom or what to erase?")
    return erase.erasure_of_subject(tx, said), subject_tag(tx.ring, said)


def _refuse_in_audit(tx: Transaction, erasure: Erasure, legal: bool) -> None:
    from memkit.errors import Refused
    from memkit.write.erase import fact_under_audit

    held = "" if legal else fact_under_audit(tx, erasure)
    if held:
        days = tx.workspace.policy.retention.audit_days
        message = f"{held} is younger than the {days} days of the audit; nothing was erased"
        raise Refused(message, code="within-audit", hint=tx.call.again("--legal"))


def _answer(
    call: Call, erasure: Erasure, name: str, ballot: Ballot | None, shared: tuple[str, ...]
) -> Outcome:
    word = "would erase" if call.dry_run else "erased"
    if call.dry_run and ballot is not None and not ballot.erases:
        word = f"would vote ({ballot.said}) to erase"
    from memkit.cli.frame.failure import discreet_text

    left = erasure.remaining
    # the instructions for a copy repeat the call
    hows = {place.how: discreet_text(place.how) for place in erasure.places}
    lines = [
        f"{word} {name} · {counted(len(erasure.places) - len(left), 'place')}, {len(left)} {verb(len(left), 'remain')}"
    ]
    lines += [
        f"  {place.where + ':':<13}{place.path} · {place.state}"
        + (f" · {hows[place.how]}" if place.how else "")
        for place in erasure.places
    ]
    places = [
        {"where": place.where, "path": place.path, "state": place.state, "how": hows[place.how]}
        for place in erasure.places
    ]
    data = {
        "id": name,
        "facts": erasure.facts,
        "places": places,
        "remaining": len(left),
        "session": erasure.receipt.session if erasure.receipt else "",
    }
    notes = (*shared, "other clones, backups and machines keep their own copies; memkit cannot see them")
    return Outcome("\n".join(lines), data=data, id=name, exit_code=1 if left else 0, notes=notes)
