"""The deciding verbs, each a row of `rules.answers`: promote, reject, defer, validate, quarantine, archive, pin …"""

from __future__ import annotations

from memkit.cli.frame import PERSONAL, Arg, Opt, Verb
from memkit.cli.frame.options import PROVENANCE, WHY, WRITING
from memkit.cli.frame.outcome import Outcome
from memkit.cli.verbs import TABLE

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from memkit.query.call import Call
    from memkit.write.decide import Decided, Decision, Said

_CANDIDATES = (Arg("ids", "the candidates", many=True, of="candidate"),)
_FACTS = (Arg("ids", "the facts", many=True, of="live"),)
_THREAD = (Arg("id", "the thread", of="thread"), Arg("outcome", "how it ended", required=False))
_ANSWERED = {0: "recorded", 4: "no such candidate, or not a step it can take"}
_WHEN = Opt("--when", "when a reader should load it", metavar="TEXT")
_EVIDENCE = Opt("--evidence", "what it rests on", many=True, metavar="PATH")
_OTHER_EVIDENCE = Opt("--evidence", "other evidence than it had", many=True, metavar="PATH")
_CONSENT = Opt("--consent", "the consent that allows the personal data in it", metavar="ID", rare=True)
_HOW = Opt("--how", "how you know: finding:ID, proof:COMMAND, reviewer", metavar="TEXT", default="reviewer")

# word, description, example, exit codes, arguments, options
_ROWS: tuple[tuple[str, str, str, dict[int, str], tuple[Arg, ...], tuple[Opt, ...]], ...] = (
    (
        "promote",
        "Makes candidates memory, with reviewer, time and content hash. Give here what an evidence kind still lacks."
        " Under a quorum this is a vote, and the vote that reaches the quorum promotes. All ids or none.",
        'memkit promote rate-limit-429 --when "changing rate limits"',
        {0: "promoted, voted, or promoted before", 4: "incomplete, blocked, or not yours to answer"},
        _CANDIDATES,
        (_WHEN, _EVIDENCE, *PROVENANCE, _CONSENT, WHY),
    ),
    (
        "reject",
        "memkit remembers the claim as rejected and does not raise it again. Under a quorum this is a vote against.",
        "memkit reject tmp-path --why execution-local",
        _ANSWERED,
        _CANDIDATES,
        (WHY,),
    ),
    (
        "defer",
        "Hands candidates to the review queue, so that the session that raised them can end.",
        "memkit defer vendor-sla",
        _ANSWERED,
        _CANDIDATES,
        (WHY,),
    ),
    (
        "validate",
        "By a second finding, a re-run proof, or a reviewer who is not the author.",
        "memkit validate vendor-sla --how finding:sla-measured",
        _ANSWERED,
        _CANDIDATES,
        (_HOW,),
    ),
    (
        "quarantine",
        "Only validate or reject gets it out again.",
        "memkit quarantine vendor-sla",
        _ANSWERED,
        _CANDIDATES,
        (WHY,),
    ),
    (
        "archive",
        "The fact moves to memory/archive/. A reference brings it back; if a person archived it, only a person's.",
        "memkit archive queue-size --why 'the queue is gone'",
        {0: "archived, or proposed by an agent", 4: "no such fact, or an open thread"},
        _FACTS,
        (WHY,),
    ),
    (
        "pin",
        "A pinned fact is core: it never fades, and if it is reviewed, no claim that ranks lower weakens it. People only.",
        "memkit pin python-311-floor --why 'the floor is a promise'",
        {0: "pinned, or was pinned already", 4: "no such fact, or no person"},
        _FACTS,
        (WHY,),
    ),
    (
        "unpin",
        "It ages from its last use on, like any other fact. People only.",
        "memkit unpin python-311-floor --why 'dropped 3.11'",
        {0: "unpinned, or was not pinned", 4: "no such fact, or no person"},
        _FACTS,
        (WHY,),
    ),
    (
        "verify",
        "Accepts the cited lines as they are now: a person's verify makes the fact fresh and reviewed. An agent"
        " rechecks unreviewed facts, and descriptions under [promotion] agents_refresh; otherwise it proposes."
        " memkit refuses an agent if a number or quoted literal of the claim is gone from the lines.",
        "memkit verify transport-agnostic",
        {0: "recorded, or proposed by an agent", 4: "no such fact, or its lines no longer say so"},
        _FACTS,
        (_OTHER_EVIDENCE, WHY),
    ),
    (
        "close",
        "The thread stays visible as closed until it decays. An agent closes an unreviewed thread by saying how it"
        " ended; an answer that gives an order waits, and a reviewed thread is closed by a person. To finish a task:"
        " memkit task close NAME.",
        'memkit close retry-budget-open "Three, counted by the gateway."',
        {0: "closed, or proposed by an agent", 4: "no such thread"},
        _THREAD,
        (),
    ),
)
VERBS = tuple(
    Verb(
        word,
        TABLE[word][2],
        description=description,
        example=example,
        exits=exits,
        args=args,
        opts=(*opts, PERSONAL, *WRITING),
        run=word,
        writes=True,
    )
    for word, description, example, exits, args, opts in _ROWS
)
# field of an answer → the option that gives it
_SAID = {"why": "why", "how": "how", "when": "when", "evidence": "cites", "consent": "consent"}
# field of a record's provenance → the option that gives it
_FIELDS = {
    "confidence": "confidence", "not_when": "does_not_apply_when", "obligations": "obligations", "traces": "traces",
    "pass_": "pass", "profile": "profile",
}  # fmt: skip


def _answer_function(word: str) -> Callable[..., Outcome]:
    """The run function of a deciding verb: its ids and options become one answer."""

    def run(call: Call, ids: tuple[str, ...], **options: object) -> Outcome:
        from memkit.write.decide import Said

        given = {name: value for name, value in options.items() if value is not None}
        parts: dict[str, Any] = {_SAID[name]: given[name] for name in _SAID if name in given}
        more = tuple((field, str(given[name])) for name, field in _FIELDS.items() if name in given)
        return answer(call, word, ids, Said(**parts, more=more))

    return run


promote, reject, defer, validate, quarantine, archive, pin, unpin, verify = (
    _answer_function(word) for word, *_ in _ROWS[:-1]
)


def close(call: Call, id: str, outcome: str | None) -> Outcome:
    """Closes a thread with its outcome."""
    from memkit.write.decide import Said

    return answer(call, "close", (id,), Said(text=outcome or ""))


def answer(call: Call, word: str, ids: tuple[str, ...], said: Said) -> Outcome:
    """Records one answer for all ids; one line says what it did and what was so already."""
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
    ends = [id for decision in new for id in decision.ends]
    by_status = {decision.status: [one for one in new if one.status == decision.status] for decision in new}
    answered = " · ".join(f"{status} {_names(found)}" for status, found in by_status.items())
    votes = {decision.votes for decision in new}
    parts = [
        answered + (f" and ends {', '.join(ends)}" if ends else ""),
        # votes that all have, or the anchors of a single fact: those of many would fill the screen
        votes.pop() if len(votes) == 1 else "",
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
        "status": "proposed" if decision.status.startswith("not yet ") else decision.status,
        "session": done.receipt.session,
        "votes": decision.votes,
        "ends": list(decision.ends),
    }
