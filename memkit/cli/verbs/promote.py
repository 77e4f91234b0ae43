"""`memkit promote`: answer candidates with yes."""

from __future__ import annotations

from memkit.cli.frame.declare import Arg, Opt, Verb
from memkit.cli.frame.options import WHY, WRITING
from memkit.cli.frame.outcome import Outcome

TYPE_CHECKING = False
if TYPE_CHECKING:
    from memkit.query.call import Call
    from memkit.write.answer import Answered
    from memkit.write.desk import Desk

VERB = Verb(
    "promote",
    "answer candidates by id; also reject, defer, archive, undo",
    description=(
        "Makes candidates memory, with reviewer, time and content hash. What an evidence kind still lacks can be"
        " given here. Under a quorum it is a vote, and the vote that reaches it promotes."
    ),
    example='memkit promote rate-limit-429 --when "changing rate limits"',
    exits={0: "promoted, voted, or promoted before", 4: "incomplete, blocked, or not yours to answer"},
    args=(Arg("ids", "the candidates", many=True),),
    opts=(
        Opt("--when", "when a reader should load it", metavar="TEXT"),
        Opt("--evidence", "what it rests on", many=True, metavar="PATH"),
        Opt("--consent", "the consent that allows the personal data in it", metavar="ID"),
        WHY,
        *WRITING,
    ),
    writes=True,
)


def run(
    call: Call,
    ids: tuple[str, ...],
    when: str | None,
    evidence: tuple[str, ...],
    consent: str | None,
    why: str | None,
    no_render: bool,
    stage: bool,
    accept_clock: bool,
) -> Outcome:
    """Promotes each; stops at the first refusal and says which were done."""
    from memkit.cli.verbs.answers import each
    from memkit.write.answer import promote

    def one(desk: Desk, id: str) -> Answered:
        return promote(desk, id, when=when or "", cites=evidence, consent=consent or "", why=why or "")

    return each(call, ids, one, (no_render, stage, accept_clock))
