"""`memkit define`, `set`, `revise` and `supersede`: change what a word, a key or a fact says.

A person's change counts at once, an agent's is proposed. A superseded fact and its successor link to each other.
"""

from __future__ import annotations

from memkit.cli.frame import PERSONAL, Arg, Flag, Opt, Verb
from memkit.cli.frame.options import CLAIM, WHY, WRITING
from memkit.cli.frame.outcome import Outcome

TYPE_CHECKING = False
if TYPE_CHECKING:
    from memkit.model.fact import Fact
    from memkit.query.call import Call
    from memkit.write.transaction import Transaction


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
        description=(
            "For a change of substance use supersede. Promoted evidence records are immutable: supersede them."
            " An agent's words for an unreviewed fact are judged like a new claim; if they fail a test, they wait."
        ),
        example='memkit revise errors-json "Errors leave the API as problem+json."',
        exits={0: "revised, or proposed by an agent", 4: "no such fact, or an immutable record"},
        args=(Arg("id", "the fact", of="live"), Arg("text", "its new words; - reads them from stdin")),
        opts=(WHY, PERSONAL, *WRITING),
        writes=True,
        run="run_revise",
    ),
    Verb(
        "supersede",
        "replace a fact, with links both ways",
        description=(
            "The successor is a sentence or the id of an existing fact. A person's takes effect at once; an"
            " agent's waits until the successor is promoted. --invalidate ends a fact that nothing replaces. An agent"
            " gives a reason (--why) with --invalidate, and for a successor that shares nothing with the fact."
        ),
        example='memkit supersede rest-versioning-uri "The API version travels in a header." --why "URIs are frozen"',
        exits={0: "replaced, or waits", 4: "no such fact, a circle, or an invariant (memkit amend)"},
        args=(
            Arg("old", "the fact that ends", of="live"),
            Arg("new", "its successor: a sentence, or an id", required=False),
        ),
        opts=(*CLAIM, WHY, Flag("--invalidate", "it ends without a successor"), PERSONAL, *WRITING),
        writes=True,
        run="run_supersede",
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
    from memkit.write.guards import find_term
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
    from memkit.write.guards import refuse_forgery, refuse_long, small_title
    from memkit.write.transaction import Transaction

    tx = Transaction(call)
    fact = tx.find(id)
    said = tx.wash.text((call.stdin() if text == "-" else text).strip())
    refuse_long(said)
    refuse_forgery(said)
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
        done.line("revised", fact.id),
        data={
            "id": fact.id,
            "session": done.receipt.session,
            **({"waits": done.waits} if done.waits else {}),
        },
        id=fact.id,
    )


def run_supersede(
    call: Call,
    old: str,
    new: str | None,
    invalidate: bool = False,
    **words: object,
) -> Outcome:
    """Replaces a fact; the successor goes through the gate like any other claim."""
    from memkit.errors import UsageError
    from memkit.write.transaction import Transaction

    tx = Transaction(call)
    fact = tx.find(old)
    if fact.superseded_by or fact.invalidated:
        return _ended_before(tx, old, fact, None if invalidate else new)
    if invalidate:
        return _end(tx, fact, words)
    if new is None:
        raise UsageError(
            "no successor given", code="missing-argument", hint=f'memkit supersede {fact.id} "…"'
        )
    standing = tx.view.facts.get(new)
    if standing is not None and tx.exists(standing):
        return _end(tx, fact, words, standing.id)
    return _replace_by_claim(tx, fact, new, words)


def _ended_before(tx: Transaction, typed: str, fact: Fact, new: str | None) -> Outcome:
    """The answer for a fact that has ended so already; refuses to end it in another way."""
    from memkit.errors import Refused
    from memkit.model.ids import normalised_claim

    successor = fact.superseded_by[0] if fact.superseded_by else ""
    after = tx.view.facts.get(successor) if new is not None else None
    is_same = after is not None and (
        new == successor or normalised_claim(str(new)) == normalised_claim(after.text)
    )
    if is_same or (fact.invalidated and new is None):
        how = f"superseded by {successor}" if is_same else "invalidated"
        return Outcome(f"unchanged {fact.id} · {how} already", data={"id": successor or fact.id}, id=fact.id)
    hint = tx.call.again(instead={typed: successor}) if successor else f"memkit why {fact.id}"
    raise Refused(f"{fact.id} was superseded before", code="double-supersede", hint=hint)


def _end(tx: Transaction, fact: Fact, words: dict[str, object], new: str = "") -> Outcome:
    """Ends a fact: replaced by an existing one, or without a successor."""
    from memkit.model.events import Superseded
    from memkit.write.change import change
    from memkit.write.guards import small_title

    why = str(words.get("why") or "")
    pair = f"{fact.id} → {new}" if new else fact.id
    done = change(
        tx,
        Superseded(fact.id, new, _reason(words)),
        asks=f"Superseded {pair}" if new else f"Superseded {fact.id} (invalidated)",
        text=why if new else why or f"{fact.id} no longer holds",
        why=why,
        title=small_title("Supersede" if new else "End", fact),
        facts=(fact,),
    )
    if not new:
        return Outcome(done.line("invalidated", pair), data={"id": fact.id}, id=fact.id)
    data = {"id": new, "supersedes": fact.id, "session": done.receipt.session}
    return Outcome(done.line("superseded", pair), data=data, id=new)


def _replace_by_claim(tx: Transaction, fact: Fact, text: str, words: dict[str, object]) -> Outcome:
    """Replaces a fact by a new claim, once that is promoted."""
    from memkit.cli.verbs import claim_answer
    from memkit.write.claims import propose, remember

    # a successor inherits the kind invariant only from a person; an agent's claim is for `amend`
    if words.get("kind") in (None, "fact") and fact.kind != "invariant":
        words["kind"] = fact.kind
        words["section"] = words.get("section") or (fact.section if fact.kind == "fact" else "")
    _inherit(tx, fact, words)
    intent = claim_answer.intent(tx, text, words, supersedes=(fact.id,))
    raised = remember(tx, intent) if tx.actor.is_person else propose(tx, intent)
    answer = claim_answer.answer(tx, raised)
    if raised.status == "promoted" and not raised.known:
        answer.text = f"superseded {fact.id} → {raised.fact.id}{raised.receipt.tail()}"
    return answer


def _inherit(tx: Transaction, fact: Fact, words: dict[str, object]) -> None:
    """Copies tenant, classification, class and key to the successor unless typed; refuses what it may not inherit."""
    from memkit.errors import Refused, UsageError
    from memkit.model.policy import CLASSIFICATIONS
    from memkit.rules.view import classification

    if fact.get("key") and not words.get("key") and not words.get("value"):
        message = f"{fact.id} holds the key {fact.get('key')}; the value under it must be said anew"
        raise UsageError(message, code="missing-option", hint=tx.call.again("--value", "…"))
    for option, name in (("tenant", "tenant"), ("class_", "class"), ("key", "key")):
        words[option] = words.get(option) or fact.get(name)
    before, now = classification(fact), str(words.get("classification") or "")
    falls = now and CLASSIFICATIONS.index(now) < CLASSIFICATIONS.index(before)
    if falls and not tx.actor.is_person:
        message = f"{fact.id} is {before}; only a person makes its successor {now}"
        raise Refused(message, code="needs-person", hint=tx.call.again("--classification", before))
    words["classification"] = now or fact.get("classification")


def _reason(words: dict[str, object]) -> tuple[tuple[str, str], ...]:
    why = str(words.get("why") or "")
    return (("why", why),) if why else ()
