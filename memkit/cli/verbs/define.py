"""`memkit define`: give a word its one meaning."""

from __future__ import annotations

from memkit.cli.frame.declare import Arg, Opt, Verb
from memkit.cli.frame.options import WRITING
from memkit.cli.frame.outcome import Outcome

TYPE_CHECKING = False
if TYPE_CHECKING:
    from memkit.query.call import Call

VERB = Verb(
    "define",
    "give a word its one meaning",
    description="A second meaning is refused: split the word, or redefine it with --again if you are entitled to.",
    example='memkit define Ingress "The gateway\'s outer port." --aliases "edge, front door"',
    exits={0: "defined, or proposed by an agent", 4: "the word has another meaning"},
    args=(Arg("term", "the word"), Arg("meaning", "what it means here")),
    opts=(
        Opt("--aliases", "other words for it, comma-separated", metavar="WORDS"),
        Opt("--redefine", "why the meaning in force is replaced", metavar="REASON"),
        *WRITING,
    ),
    writes=True,
)


def run(
    call: Call,
    term: str,
    meaning: str,
    aliases: str | None,
    redefine: str | None,
) -> Outcome:
    """Records the meaning."""
    from memkit.errors import Refused
    from memkit.model.events import Defined
    from memkit.write.change import change
    from memkit.write.clearance import find_term
    from memkit.write.transaction import Transaction

    tx = Transaction(call)
    standing = find_term(tx, term)
    if standing is not None and standing.meaning == meaning and not aliases:
        return Outcome(f"unchanged {term} · it means that already", data={"term": term}, id=term)
    if standing is not None and standing.meaning != meaning and not redefine:
        detail = (f"{standing.name}: {standing.meaning}",)
        hint = f'memkit define "{term} (…)" "{meaning}"  # splits the word; --redefine "why" replaces the meaning'
        raise Refused(f'"{term}" has a meaning already', code="term-taken", detail=detail, hint=hint)
    fields = (("aliases", aliases or ""), ("by", tx.actor.name), ("why", redefine or ""))
    event = Defined(term, meaning, tuple(pair for pair in fields if pair[1]))
    if tx.actor.is_person or standing is not None:
        done = change(
            tx, event, asks=f"Defined {term}", text=meaning, why=redefine or "", title=f"Define {term}"
        )
        return Outcome(
            f"defined {term}{done.tail()}", data={"term": term, "session": done.receipt.session}, id=term
        )
    from memkit.cli.verbs import claims
    from memkit.write.claims import propose
    from memkit.write.intent import Intent

    extra = {"term": term, "aliases": aliases or ""}
    return claims.answer(tx, propose(tx, Intent(text=meaning, kind="term", fields=extra)))
