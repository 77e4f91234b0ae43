"""The deciding verbs, each a row of `rules.answers`: promote, reject, defer, validate, quarantine, archive, pin …"""

from __future__ import annotations

from memkit.cli.frame.declare import Arg, Opt, Verb
from memkit.cli.frame.options import PROVENANCE, WHY, WRITING
from memkit.cli.frame.outcome import Outcome

TYPE_CHECKING = False
if TYPE_CHECKING:
    from memkit.query.call import Call
    from memkit.write.decide import Decided, Decision, Said

_CANDIDATES = (Arg("ids", "the candidates", many=True),)
_FACTS = (Arg("ids", "the facts", many=True),)
_ANSWERED = {0: "recorded", 4: "no such candidate, or not a step it can take"}


VERBS = (
    Verb(
        "promote",
        "answer candidates by id; also reject, defer, archive, undo",
        description=(
            "Makes candidates memory, with reviewer, time and content hash. What an evidence kind still lacks can be"
            " given here. Under a quorum it is a vote, and the vote that reaches it promotes. All of them or none."
        ),
        example='memkit promote rate-limit-429 --when "changing rate limits"',
        exits={0: "promoted, voted, or promoted before", 4: "incomplete, blocked, or not yours to answer"},
        args=_CANDIDATES,
        opts=(
            Opt("--when", "when a reader should load it", metavar="TEXT"),
            Opt("--evidence", "what it rests on", many=True, metavar="PATH"),
            *PROVENANCE,
            Opt("--consent", "the consent that allows the personal data in it", metavar="ID"),
            WHY,
            *WRITING,
        ),
        run="promote",
        writes=True,
    ),
    Verb(
        "reject",
        "answer candidates with no, and say why",
        description="The claim is remembered as rejected and not raised again. Under a quorum it is a vote against.",
        example="memkit reject tmp-path --why execution-local",
        exits=_ANSWERED,
        args=_CANDIDATES,
        opts=(WHY, *WRITING),
        run="reject",
        writes=True,
    ),
    Verb(
        "defer",
        "leave candidates in the review queue",
        description="Handing over is an answer: the session that raised them can end.",
        example="memkit defer vendor-sla",
        exits=_ANSWERED,
        args=_CANDIDATES,
        opts=(WHY, *WRITING),
        run="defer",
        writes=True,
    ),
    Verb(
        "validate",
        "witness a candidate, with how you know",
        description="By a second finding, a re-run proof, or a reviewer who is not the author.",
        example="memkit validate vendor-sla --how finding:sla-measured",
        exits=_ANSWERED,
        args=_CANDIDATES,
        opts=(
            Opt(
                "--how",
                "how you know: finding:ID, proof:COMMAND, reviewer",
                metavar="TEXT",
                default="reviewer",
            ),
            *WRITING,
        ),
        run="validate",
        writes=True,
    ),
    Verb(
        "quarantine",
        "set a candidate aside until a second witness",
        description="Only validate or reject gets it out again.",
        example="memkit quarantine vendor-sla",
        exits=_ANSWERED,
        args=_CANDIDATES,
        opts=(WHY, *WRITING),
        run="quarantine",
        writes=True,
    ),
    Verb(
        "archive",
        "take facts out of live memory",
        description="Nothing is lost: the fact moves to memory/archive/ and a reference brings it back.",
        example="memkit archive queue-size --why 'the queue is gone'",
        exits={0: "archived, or proposed by an agent", 4: "no such fact, or an open thread"},
        args=_FACTS,
        opts=(WHY, *WRITING),
        run="archive",
        writes=True,
    ),
    Verb(
        "pin",
        "keep a fact out of decay",
        description="A pinned fact is core: it never fades, and a claim that ranks lower cannot weaken it. People only.",
        example="memkit pin python-311-floor --why 'the floor is a promise'",
        exits={0: "pinned, or was pinned already", 4: "no such fact, or no person"},
        args=_FACTS,
        opts=(WHY, *WRITING),
        run="pin",
        writes=True,
    ),
    Verb(
        "unpin",
        "let a pinned fact decay again",
        description="It ages from its last use on, like any other fact. People only.",
        example="memkit unpin python-311-floor --why 'dropped 3.11'",
        exits={0: "unpinned, or was not pinned", 4: "no such fact, or no person"},
        args=_FACTS,
        opts=(WHY, *WRITING),
        run="unpin",
        writes=True,
    ),
    Verb(
        "verify",
        "look at a fact again and say that it holds",
        description=(
            "Takes the cited lines as they are now: by a person a fact is fresh and reviewed from there on. An agent"
            " rechecks what nobody has reviewed, and descriptions under [promotion] agents_refresh; else it proposes."
            " Refused to an agent if a number or a quoted literal of the claim is gone from the lines."
        ),
        example="memkit verify transport-agnostic",
        exits={0: "recorded, or proposed by an agent", 4: "no such fact, or its lines no longer say so"},
        args=_FACTS,
        opts=(Opt("--evidence", "other evidence than it had", many=True, metavar="PATH"), WHY, *WRITING),
        run="verify",
        writes=True,
    ),
    Verb(
        "close",
        "answer an open thread",
        description="The thread stays visible as closed until it decays. To finish a task: memkit task close NAME.",
        example='memkit close retry-budget-open "Three, counted by the gateway."',
        exits={0: "closed, or proposed by an agent", 4: "no such thread"},
        args=(Arg("id", "the thread"), Arg("outcome", "how it ended", required=False)),
        opts=WRITING,
        run="close",
        writes=True,
    ),
)


def promote(
    call: Call,
    ids: tuple[str, ...],
    when: str | None,
    evidence: tuple[str, ...],
    consent: str | None,
    why: str | None,
    **words: str | None,
) -> Outcome:
    """Makes candidates memory."""
    from memkit.rules.promotion import OPTIONS
    from memkit.write.decide import Said

    typed = {name: words.get(option[2:].replace("-", "_")) for name, option in OPTIONS.items()}
    typed["pass"] = words.get("pass_")
    more = tuple((name, value) for name, value in typed.items() if value)
    said = Said(why=why or "", when=when or "", cites=evidence, consent=consent or "", more=more)
    return _answer(call, "promote", ids, said)


def reject(call: Call, ids: tuple[str, ...], why: str | None) -> Outcome:
    """Turns candidates down."""
    return _because(call, "reject", ids, why)


def defer(call: Call, ids: tuple[str, ...], why: str | None) -> Outcome:
    """Leaves candidates in the queue."""
    return _because(call, "defer", ids, why)


def validate(call: Call, ids: tuple[str, ...], how: str) -> Outcome:
    """Witnesses candidates."""
    from memkit.write.decide import Said

    return _answer(call, "validate", ids, Said(how=how))


def quarantine(call: Call, ids: tuple[str, ...], why: str | None) -> Outcome:
    """Sets candidates aside."""
    return _because(call, "quarantine", ids, why)


def archive(call: Call, ids: tuple[str, ...], why: str | None) -> Outcome:
    """Retires facts."""
    return _because(call, "archive", ids, why)


def pin(call: Call, ids: tuple[str, ...], why: str | None) -> Outcome:
    """Makes facts core."""
    return _because(call, "pin", ids, why)


def unpin(call: Call, ids: tuple[str, ...], why: str | None) -> Outcome:
    """Ends that."""
    return _because(call, "unpin", ids, why)


def verify(call: Call, ids: tuple[str, ...], evidence: tuple[str, ...], why: str | None) -> Outcome:
    """Records who looked at facts again, and the lines they rest on now."""
    from memkit.write.decide import Said

    return _answer(call, "verify", ids, Said(why=why or "", cites=evidence))


def close(call: Call, id: str, outcome: str | None) -> Outcome:
    """Ends a thread with its outcome."""
    from memkit.write.decide import Said

    return _answer(call, "close", (id,), Said(text=outcome or ""))


def _because(call: Call, word: str, ids: tuple[str, ...], why: str | None) -> Outcome:
    from memkit.write.decide import Said

    return _answer(call, word, ids, Said(why=why or ""))


def _answer(call: Call, word: str, ids: tuple[str, ...], said: Said) -> Outcome:
    """Gives the answer, and says in one line what it did and what was so already."""
    from memkit.write.decide import decide
    from memkit.write.transaction import Transaction

    done = decide(Transaction(call), word, ids, said)
    first = done.decisions[0]
    data = {
        **_data(first, done),
        "ids": [decision.fact.id for decision in done.decisions],
        "answers": [_data(decision, done) for decision in done.decisions],
    }
    return Outcome(_line(done), data=data, id=first.fact.id, notes=done.receipt.notes)


def _line(done: Decided) -> str:
    new = [decision for decision in done.decisions if not decision.already]
    old = [decision for decision in done.decisions if decision.already]
    same = f"{_names(old)} · {old[0].status} already" if old else ""
    if not new:
        return f"unchanged {same}"
    conflicts = sorted({id for decision in new for id, _ in decision.contradictions})
    parts = [
        f"{new[0].status} {_names(new)}",
        new[0].votes,
        f"conflict with {', '.join(conflicts)}" if conflicts else "",
        f"unchanged {same}" if same else "",
    ]
    return " · ".join(filter(None, parts)) + done.tail


def _names(decisions: list[Decision]) -> str:
    return ", ".join(decision.fact.id for decision in decisions)


def _data(decision: Decision, done: Decided) -> dict[str, object]:
    return {
        "id": decision.fact.id,
        "kind": decision.fact.kind,
        "status": decision.status,
        "session": done.receipt.session,
        "votes": decision.votes,
    }
