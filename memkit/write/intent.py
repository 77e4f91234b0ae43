"""Turns a typed claim into a candidate: sanitised text, a free id, and its provenance."""

from __future__ import annotations

from memkit.boot.struct import field, replace, struct
from memkit.errors import Refused, UsageError
from memkit.model import events as ev
from memkit.model.fact import (
    AGENT_ENVIRONMENT,
    CLAIMED,
    DESCRIBING_SECTIONS,
    SECTIONS,
    TIER2_KINDS,
    Fact,
    is_hashed,
    without_digest,
)
from memkit.model.ids import LIST_IDS, canonical_key, is_id, make_id, neutral_id
from memkit.model.policy import CLASSIFICATIONS, WRITE_CLASSES
from memkit.query.call import empty_text, is_sample
from memkit.rules import promotion
from memkit.write import guards
from memkit.write.clean_event import clean_value
from memkit.write.transaction import Transaction

SOURCES = ("user", "doc", "tool", "agent", "external")


@struct(frozen=True)
class Intent:
    """A claim as it was typed or read."""

    text: str
    id: str = ""
    kind: str = "fact"
    section: str = ""
    src: str = ""
    evidence: tuple[str, ...] = ()
    fields: dict[str, str] = field(default_factory=dict)
    body: str = ""
    supersedes: tuple[str, ...] = ()
    again: bool = False
    # evidence in ledger form, anchored already
    proofs: tuple[str, ...] = ()
    # questions it answers, and ids that its author says it contradicts
    asks: tuple[str, ...] = ()
    contradicts: tuple[str, ...] = ()


def build_candidate(tx: Transaction, intent: Intent) -> Fact:
    """The candidate for a claim: sanitised text, a free id, all fields set."""
    kind = intent.kind or "fact"
    # only memkit raises candidates of kind `change`
    if kind not in CLAIMED and not (kind == "change" and "change" in intent.fields):
        raise UsageError(f'no kind "{kind}"', code="bad-kind", hint="--kind " + "|".join(CLAIMED))
    guards.refuse_long(intent.text)
    allowed = guards.consent_for(tx, intent.fields)
    text = tx.wash.text(" ".join(intent.text.split()) if "\n" not in intent.text else intent.text.strip())
    guards.refuse_forgery(text)
    # a document may hold such words, and is no call that somebody left unfinished
    said = () if "from" in intent.fields else (intent.text, *intent.asks, *intent.fields.values())
    if not any(map(str.isalnum, text)) or any(map(is_sample, said)):
        raise empty_text(tx.call)
    if said and kind not in ("term", "change"):
        guards.refuse_single_word(tx, text)
    id = _id(tx, intent, text)
    body = tx.clean_prose(intent.body) if intent.body else ""
    fields = (*_fields(tx, intent, kind, allowed), *guards.signals(text, body))
    fact = Fact(
        id, text, dict(fields)["section"], kind, dict(fields)["src"], "", "", tx.actor.name, fields, body
    )
    fact.supersedes = intent.supersedes
    _refuse_class(tx, fact, intent)
    guards.note_unread(tx, fact)
    if not tx.actor.is_person and id not in tx.view.facts:
        rename_order(tx, fact, intent)
    return fact


def _refuse_class(tx: Transaction, fact: Fact, intent: Intent) -> None:
    """Refuses a claim that breaks a rule of its write class."""
    broken = promotion.broken_rule(fact, tx.workspace.policy)
    if broken is not None:
        other = {intent.fields.get("key", ""): broken.mends}
        hint = tx.call.again(instead=other) if broken.rule == "keys" else tx.call.again(*broken.mends.split())
        raise Refused(f"{broken.reason}; nothing was recorded", code=promotion.CLASS_RULE, hint=hint)


def resolve_ids(tx: Transaction, intent: Intent) -> Intent:
    """The intent with full ids for those it names; refuses an unknown id. A correction supersedes the fact at its key."""
    key = canonical_key(intent.fields.get("key", ""))
    standing = promotion.corrected_facts(intent.fields.get("class", ""), key, tx.view)
    if not intent.supersedes and not intent.contradicts and not standing:
        return intent
    ends = tuple(tx.find(id).id for id in intent.supersedes)
    ends += tuple(id for id in standing if id not in ends and tx.exists(tx.view.facts[id]))
    _refuse_unanswered(tx, ends)
    return replace(intent, supersedes=ends, contradicts=tuple(tx.find(id).id for id in intent.contradicts))


def _refuse_unanswered(tx: Transaction, ends: tuple[str, ...]) -> None:
    """Refuses an agent's claim that would supersede a person's unanswered candidate, which would end at once."""
    if tx.actor.is_person or tx.actor.name in tx.workspace.policy.promotion.may_change:
        return
    for fact in map(tx.view.facts.__getitem__, ends):
        if fact.is_waiting and fact.is_of_a_person:
            message = f"{fact.id} waits for a person's answer, and {fact.author} raised it; an agent does not replace it"
            hint = promotion.ask_the_user(f"memkit reject {fact.id}")
            raise Refused(message, code="needs-person", hint=hint)


def _id(tx: Transaction, intent: Intent, text: str) -> str:
    if not intent.id:
        return make_id(text, tx.view.facts)
    id = tx.wash.name(intent.id, "the id")
    guards.refuse_spelt(tx, id, intent.text, text)
    if not is_id(id):
        hint = tx.call.again(instead={intent.id: make_id(text, tx.view.facts)})
        raise UsageError(
            f'"{id}" is no id: lower case, two parts or more, joined by -', code="bad-id", hint=hint
        )
    if id in LIST_IDS:
        hint = tx.call.again(instead={intent.id: f"{id}-here"})
        raise UsageError(f'"{id}" is the name of a list of memkit\'s own', code="bad-id", hint=hint)
    guards.refuse_lookalike(id, tx.book.look_alikes(id))
    return id


def rename_order(tx: Transaction, fact: Fact, intent: Intent) -> None:
    """Gives a claim of an agent, or of another ledger, another id if the id tells an order or more than the claim.

    Packs and pages name it. A norm gets one that tells nothing of it; a description one of its own words.
    """
    from memkit.rules.norms.field_words import order_in_id
    from memkit.write.auto_review import norm_reason

    is_norm = bool(norm_reason(tx, fact))
    is_order = order_in_id(fact.id, "" if is_norm else fact.text) is not None
    if not is_order and not (_is_foreign(fact, is_norm) if intent.id else is_norm):
        return
    made = neutral_id(fact.text, fact.kind, tx.view.facts) if is_norm else make_id(fact.text, tx.view.facts)
    if intent.id:
        why = "reads as an order" if is_order else "has words that are not the claim's"
        what = "one that tells nothing of the claim" if is_norm else "one made from the claim"
        tx.notes.append(f'the id "{fact.id}" {why}; it became {what}: {made}')
    fact.id = made


def _is_foreign(fact: Fact, is_norm: bool) -> bool:
    """Whether the id that an agent gave says more than its claim; memkit names a change after what it changes."""
    from memkit.rules.norms.own_ids import is_foreign_id

    cited = [without_digest(source) for source in fact.every("evidence") if is_hashed(source)]
    return fact.kind != "change" and is_foreign_id(fact.id, fact.text, (fact.kind, *cited), is_norm)


def _fields(tx: Transaction, intent: Intent, kind: str, allowed: str) -> tuple[tuple[str, str], ...]:
    src = intent.src or _source(tx, intent)
    if src not in SOURCES:
        raise UsageError(f'no source "{src}"', code="bad-source", hint="--src " + "|".join(SOURCES))
    if src == "user" and not tx.actor.is_person:
        message = f"{tx.actor.name} is no user: a source is told by its way of entry, not by its own word"
        raise Refused(
            message,
            code="bad-source",
            hint=tx.call.again(instead={"user": "agent", "--src=user": "--src=agent"}),
        )
    section = intent.section or promotion.route(kind)[1]
    if intent.section and kind in ("fact",) and section not in SECTIONS:
        from memkit.query.filters import refuse_unless

        offered = SECTIONS if tx.actor.is_person or section.casefold() in SECTIONS else DESCRIBING_SECTIONS
        refuse_unless(tx.call.argv, "--section", section, offered)
        section = section.casefold()
    pairs = [("section", section), ("kind", kind), ("src", src)]
    given = {key: tx.wash.text(value, key) for key, value in intent.fields.items() if value}
    if allowed:
        given["consent"] = allowed
    _check_fields(given)
    cited = _cited_evidence(tx, intent)
    pairs += [
        (key, given.pop(key)) for key in ("change", "class", "key", "value", "confidence") if key in given
    ]
    pairs += [("evidence", clean_value(tx.wash, "evidence", item)) for item in cited]
    if kind in (*TIER2_KINDS, "rule") and "applies_when" not in given and not tx.actor.is_person:
        moment = promotion.when_at(cited)
        given |= {"applies_when": moment} if moment else {}
    pairs += list(given.items())
    pairs += [("asks", asked) for asked in _questions(tx, intent) or _asks_of_the_old(tx, intent)]
    if intent.again:
        pairs.append(("again", "yes"))
    if tx.actor.via == AGENT_ENVIRONMENT:
        pairs.append(("via", AGENT_ENVIRONMENT))
    return tuple(pairs)


def _source(tx: Transaction, intent: Intent) -> str:
    """The claim's source: user if a person enters it, external for a web page, else agent."""
    if tx.actor.is_person:
        return "user"
    return "external" if intent.fields.get("from", "").startswith(("https://", "http://")) else "agent"


def _cited_evidence(tx: Transaction, intent: Intent) -> list[str]:
    """The claim's evidence in ledger form."""
    if not intent.evidence:
        return list(intent.proofs) or _evidence_of_the_old(tx, intent)
    from memkit.evidence.forms import stored
    from memkit.write.cite import cite

    return [*intent.proofs, *(stored(piece) for piece in cite(tx, intent.evidence, intent.text))]


def _evidence_of_the_old(tx: Transaction, intent: Intent) -> list[str]:
    """What an agent's claim rests on in the files of the facts that it replaces."""
    if tx.actor.is_person or not intent.supersedes:
        return []
    from memkit.write.successor_evidence import successor_evidence

    return successor_evidence(tx, map(tx.view.facts.__getitem__, intent.supersedes), intent.text)


def _questions(tx: Transaction, intent: Intent) -> list[str]:
    """The questions a claim answers; without an agent's that read as orders."""
    asks = list(filter(None, (" ".join(clean_value(tx.wash, "asks", item).split()) for item in intent.asks)))
    if not asks or tx.actor.is_person:
        return asks
    from memkit.rules.norms.field_words import order_in_question

    orders = {asked for asked in asks if order_in_question(asked) is not None}
    if orders:
        tx.notes.append(f"questions left out, because they read as orders or hold commands: {len(orders)}")
    return [asked for asked in asks if asked not in orders]


def _asks_of_the_old(tx: Transaction, intent: Intent) -> list[str]:
    """The questions that the replaced facts answer; the claim takes them over unless it names its own."""
    return [asked for id in intent.supersedes for asked in tx.view.facts[id].every("asks")]


def _check_fields(given: dict[str, str]) -> None:
    if "key" in given:
        key = canonical_key(given["key"])
        if not key:
            hint = "--key scope/entity_type/entity_id/attribute"
            raise UsageError(f'"{given["key"]}" is no key of four parts', code="bad-key", hint=hint)
        given["key"] = key
    if len(given.get("value", "").encode()) > 16_384:
        raise UsageError(
            "a value holds at most 16 KB", code="value-too-long", hint="--record FILE for longer matter"
        )
    choices = {"class": WRITE_CLASSES, "confidence": promotion.CONFIDENCES, "classification": CLASSIFICATIONS}
    for name, allowed in choices.items():
        if name in given and given[name] not in allowed:
            raise UsageError(
                f'no {name} "{given[name]}"', code=f"bad-{name}", hint=f"--{name} " + "|".join(allowed)
            )


def created_event(fact: Fact) -> ev.Created:
    """The `Created` event of a candidate."""
    return ev.Created(fact.id, fact.text, fact.fields)


def without_marker(text: str) -> str:
    """The claim without a pasted list marker or checkbox: `- `, `* `, `1. `, `- [ ] `."""
    marker, _, rest = text.strip().partition(" ")
    numbered = len(marker) in (2, 3, 4) and marker[:-1].isdigit() and marker[-1] in ".)"
    if not rest.strip() or not (marker in ("-", "*", "+", "•") or numbered):
        return text
    rest = rest.strip()
    return rest[3:].strip() if rest[:3].lower() in ("[ ]", "[x]") and rest[3:].strip() else rest
