"""`memkit define`, `set` and `revise`: a person's change counts at once, an agent's is proposed."""

from __future__ import annotations

from memkit.cli.frame.declare import PERSONAL, Arg, Opt, Verb
from memkit.cli.frame.options import WHY, WRITING
from memkit.cli.frame.outcome import Outcome

TYPE_CHECKING = False
if TYPE_CHECKING:
    from memkit.query.call import Call


VERBS = (
    Verb(
        "define",
        "give a word its one meaning",
        description='A second meaning is refused: split the word, or redefine it with --redefine "why".',
        example='memkit define Ingress "The gateway\'s outer port." --aliases "edge, front door"',
        exits={0: "defined, or proposed by an agent", 4: "the word has another meaning"},
        args=(Arg("term", "the word"), Arg("meaning", "what it means here")),
        opts=(
            Opt("--aliases", "other words for it, comma-separated", metavar="WORDS"),
            Opt("--redefine", "why the meaning in force is replaced", metavar="REASON"),
            *WRITING,
        ),
        writes=True,
        run="run_define",
    ),
    Verb(
        "set",
        "give a project key its value",
        description="Keys are status, vision, project, repo, or any word of a–z and _. Derived ones are not set.",
        example='memkit set status "0.9, rate limits next"',
        exits={0: "set, or proposed by an agent", 4: "no such key"},
        args=(Arg("key", "the key"), Arg("value", "its value")),
        opts=WRITING,
        writes=True,
        run="run_set",
    ),
    Verb(
        "revise",
        "say a fact better, its meaning unchanged",
        description="For a change of substance use supersede. Promoted evidence records are immutable: supersede them.",
        example='memkit revise errors-json "Errors leave the API as problem+json."',
        exits={0: "revised, or proposed by an agent", 4: "no such fact, or an immutable record"},
        args=(Arg("id", "the fact", of="live"), Arg("text", "its new words; - reads them from stdin")),
        opts=(WHY, PERSONAL, *WRITING),
        writes=True,
        run="run_revise",
    ),
)


def run_define(
    call: Call,
    term: str,
    meaning: str,
    aliases: str | None,
    redefine: str | None,
) -> Outcome:
    """Records a word's meaning; refuses a second one."""
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
            done.line("defined", term), data={"term": term, "session": done.receipt.session}, id=term
        )
    from memkit.cli.verbs import claim_answer
    from memkit.write.claims import propose
    from memkit.write.intent import Intent

    extra = {"term": term, "aliases": aliases or ""}
    return claim_answer.answer(tx, propose(tx, Intent(text=meaning, kind="term", fields=extra)))


def run_set(call: Call, key: str, value: str) -> Outcome:
    """Records a key's value."""
    from memkit.errors import Refused
    from memkit.model.events import Set
    from memkit.model.ids import LEDGER_ID
    from memkit.write.change import change
    from memkit.write.transaction import Transaction

    tx = Transaction(call)
    if key == LEDGER_ID:
        message = f"{key} names the ledger's vault; nothing was recorded"
        raise Refused(message, code="bad-event", hint="memkit vault show, memkit vault new")
    if tx.state.scalars.get(key, ("", ""))[0] == value:
        return Outcome(f"unchanged {key} · it is that already", data={"key": key, "value": value}, id=key)
    event = Set(key, value, (("by", tx.actor.name),))
    done = change(tx, event, asks=f"Set {key}", text=value, title=f"Set {key}")
    return Outcome(
        done.line("set", key), data={"key": key, "value": value, "session": done.receipt.session}, id=key
    )


def run_revise(call: Call, id: str, text: str, why: str | None) -> Outcome:
    """Records a fact's new words."""
    from memkit.model.events import Revised
    from memkit.model.ids import content_hash
    from memkit.write.change import change
    from memkit.write.guards import small_title
    from memkit.write.transaction import Transaction

    tx = Transaction(call)
    fact = tx.find(id)
    said = tx.wash.text((call.stdin() if text == "-" else text).strip())
    if said == fact.text:
        return Outcome(f"unchanged {fact.id} · it says that already", data={"id": fact.id}, id=fact.id)
    fields = (
        ("content", content_hash(said, fact.body)),
        ("by", tx.actor.name),
        *((("why", why),) if why else ()),
    )
    done = change(
        tx,
        Revised(fact.id, said, fields),
        asks=f"Revised {fact.id}",
        text=said,
        why=why or "",
        title=small_title("Revise", fact),
        facts=(fact,),
    )
    return Outcome(
        done.line("revised", fact.id), data={"id": fact.id, "session": done.receipt.session}, id=fact.id
    )
