"""What a claim must pass before it is recorded: consent, length, forged structure, look-alike ids, and clearance.

A conflict or a term that its writer may not read does not exist for any writing verb.
"""

from __future__ import annotations

from memkit.boot.memo import lazy
from memkit.boot.struct import replace
from memkit.errors import PrivacyBlocked, Refused, UsageError
from memkit.model import events as ev
from memkit.rules.view import consent_of

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from memkit.model.events import Event, Fields
    from memkit.model.fact import Conflict, Fact, Term
    from memkit.rules.gate import Judgement
    from memkit.write.transaction import Transaction


# the findings of `smuggling` that imitate memkit's own structure; the grammar handles other comments
_FORGED = "forged"
_SIGNAL = 160
_EDGES = "\"'`.,:;!?()*_-"
# the longest claim: a fact is a sentence; longer texts belong into a record
_LONGEST = 2_000
# a claim has two words, or one of a script without blanks
TWO_WORDS = lazy(r"[^\W\d_]+.*?\s\S*\w|[^\W\d_a-zA-Z]{2}")
# a shorter word is a letter
_NAME = 2
# answers to a question, typed where a claim belongs
_ANSWERS = frozenset("yes no ok okay ja nein oui non si sí true false quit".split())
# events that an agent may add to personal memory
_PROPOSING = (
    *(ev.Created, ev.Superseded, ev.Contradicted, ev.Deferred, ev.Quarantined, ev.Blocked, ev.Rejected),
    *(ev.Redacted, ev.Referenced, ev.Summarised, ev.Packed),
)


def refuse_single_word(tx: Transaction, text: str) -> None:
    """Refuses an agent's claim that is no sentence, and anybody's that is a letter or an answer such as "yes".

    A person may record a name alone: "Redis".
    """
    bare = text.strip(_EDGES)
    letters = [word for word in bare.split() if len(word) < _NAME and word.isascii()]
    is_empty = len(letters) == len(bare.split()) or bare.casefold() in _ANSWERS
    if is_empty or not (tx.actor.is_person or TWO_WORDS.search(text)):
        hint = tx.call.again(instead={text: "…" if is_empty else f"{bare} …"})
        message = "no claim: a claim is a sentence that says something of something"
        raise UsageError(message, code="no-claim", hint=f"{hint}  # with words of your own")


def consent_for(tx: Transaction, fields: dict[str, str]) -> str:
    """The consent that a claim names, checked; sanitising then moves its personal data to the vault."""
    if not fields.get("consent") and not fields.get("purpose"):
        return ""
    from memkit.query.consents import request_of
    from memkit.write.grant import Allowance, require_consent
    from memkit.write.vaults import require_here

    if not fields.get("subject"):
        # the person's tag proves that the key is on this machine
        require_here(tx)
    consent = require_consent(tx.view, request_of(fields, tx.workspace.policy))
    tx.wash.consents = Allowance(tx, consent)
    return consent


def consent_at_promotion(tx: Transaction, fact: Fact, given: str) -> str:
    """The consent that allows this promotion, checked again; refuses with the name of the failed test."""
    named = given or consent_of(fact)
    said = (fact.text, fact.body, *(value for _, value in fact.fields))
    if not named and not any("v-" in part for part in said):
        return ""
    from memkit.query.consents import references, request_of
    from memkit.write.grant import require_consent

    if not named and not references(fact):
        return ""
    return require_consent(tx.view, request_of(dict(fact.fields), tx.workspace.policy, named))


class keep_values:  # noqa: N801
    """`with keep_values(tx):` stores a claim's values in the vault before its event is written; undoes it on failure."""

    def __init__(self, tx: Transaction) -> None:
        self.tx = tx
        self.new: list[str] = []

    def __enter__(self) -> None:
        if self.tx.wash.consents is None or self.tx.call.dry_run:
            return
        from memkit.write.grant import Allowance

        if isinstance(self.tx.wash.consents, Allowance):
            self.new = self.tx.wash.consents.keep()

    def __exit__(self, kind: type[BaseException] | None, *_: object) -> None:
        if kind is not None and self.new:
            from memkit.store import vault

            for reference in self.new:
                vault.shred(self.tx.ring, reference)


def refuse_long(text: str) -> None:
    """Refuses a claim that is too long for a pack or a list."""
    if len(text) > _LONGEST:
        message = f"{len(text):,} characters: a claim holds at most {_LONGEST:,}; nothing was recorded"
        raise UsageError(
            message, code="text-too-long", hint="say it in a sentence; --record FILE takes the rest"
        )


def refuse_forgery(text: str) -> None:
    """Refuses a claim that imitates a seal, a footer, a section or a comment of memkit's own."""
    if "<" not in text and "&" not in text and "#" not in text and "%" not in text:
        return
    from memkit.privacy.phrases import smuggling

    for trick in smuggling(text):
        if trick.name.startswith(_FORGED):
            message = f"the text holds a {trick.name} at character {trick.start + 1}; nothing was written"
            raise Refused(message, code=_code(trick.name), hint="say it in words")


def _code(name: str) -> str:
    return name.removesuffix(" in disguise").replace(" ", "-")


def refuse_spelt(tx: Transaction, id: str, said: str, clean: str) -> None:
    """Refuses an id whose words, split apart, contain a listed phrase, a person, or what was removed from the text."""
    from memkit.model.ids import ascii_words

    tx.wash.name(id.replace("-", " "), "the id")
    gone = {word for word in ascii_words(said) if len(word) > 2} - set(ascii_words(clean))
    if gone.intersection(id.split("-")):
        message = "the id spells what was taken out of the text; nothing was written"
        raise PrivacyBlocked(message, hint="--id with other words, or none")


def refuse_lookalike(id: str, alike: Sequence[str]) -> None:
    """Refuses an id that looks like an existing one."""
    if alike:
        message = f"{id} looks like {alike[0]} and is another; nothing was recorded"
        raise Refused(message, code="lookalike-id", hint="--id with other words")


def signals(text: str, body: str) -> Fields:
    """Warnings about a text for its reviewer: orders to an agent, words of mixed alphabets. They block nothing."""
    from memkit.privacy.phrases import instruction_like

    whole = f"{text}\n{body}" if body else text
    found = list(instruction_like(whole))
    if not whole.isascii():
        from memkit.privacy.characters import mixed_scripts

        found += dict.fromkeys(trick.name for trick in mixed_scripts(whole))
    shown = "; ".join(" ".join(phrase.split()) for phrase in found)
    return (("signal", shown[:_SIGNAL]),) if shown else ()


def small_title(verb: str, fact: Fact) -> str:
    """The title of a small session; does not name a fact under a consent, since the title would outlive it."""
    return f"{verb} a fact under {consent_of(fact)}" if consent_of(fact) else f"{verb} {fact.id}"


def refuse_agents_changes(tx: Transaction, events: Iterable[Event], person: bool) -> None:
    """Refuses an agent's events in personal memory, except proposals.

    Otherwise a hostile repository could write, through its agent, into the answers of all repositories.
    """
    if person or not tx.workspace.is_personal:
        return
    from memkit.rules.promotion import ask_the_user

    for event in events:
        if not isinstance(event, _PROPOSING) or not _leaves_memory_alone(tx, event):
            message = f"an agent only proposes to personal memory; {event.verb} is a person's to say"
            raise Refused(message, code="needs-person", hint=ask_the_user(tx.call.unsigned()))


def _leaves_memory_alone(tx: Transaction, event: Event) -> bool:
    """Whether the event neither ends nor restores a promoted fact."""
    facts = tx.state.facts
    if isinstance(event, ev.Superseded):
        successor = facts.get(event.right)
        return bool(event.right) and not (successor is not None and successor.is_live)
    if isinstance(event, ev.Referenced):
        return all(fact.is_live for fact in map(facts.get, event.ids) if fact is not None)
    return True


def find_conflict(tx: Transaction, typed: str) -> Conflict | None:
    """The conflict that a typed word means, if this writer may read every side; else None."""
    from memkit.query import lookup

    facts = tx.view.facts
    readable = {
        id: conflict
        for id, conflict in tx.view.conflicts.items()
        if all(tx.exists(facts[side], True) for side in conflict.ids if side in facts)
    }
    name = lookup.resolve_to_write(typed, readable)
    return readable[name] if name is not None else None


def find_term(tx: Transaction, typed: str) -> Term | None:
    """The term of this name, unless it comes from a fact that this writer may not read."""
    name = typed.casefold()
    term = tx.view.terms.get(name)
    if term is None:
        return None
    said = (fact for fact in tx.view.facts.values() if fact.kind == "term" and not tx.exists(fact, True))
    hidden = {(fact.get("term") or fact.get("key") or fact.id).casefold() for fact in said}
    return None if name in hidden else term


def readable_judgement(tx: Transaction, found: Judgement) -> Judgement:
    """The gate's judgement without facts that this writer may not read; a reviewer who may read them sees them."""
    facts = tx.view.facts

    def is_hidden(id: str) -> bool:
        return id in facts and not tx.exists(facts[id], True)

    return replace(
        found,
        contradictions=tuple(pair for pair in found.contradictions if not is_hidden(pair[0])),
        duplicates=tuple(id for id in found.duplicates if not is_hidden(id)),
        authority="an obligation" if is_hidden(found.authority) else found.authority,
        same="" if is_hidden(found.same) else found.same,
        rejected="" if is_hidden(found.rejected) else found.rejected,
        undone="" if is_hidden(found.undone) else found.undone,
    )


def archived_notes(tx: Transaction, ids: Iterable[str]) -> list[str]:
    """A line for each of these facts that a person archived, if an agent uses it: the use does not bring it back."""
    from memkit.rules.promotion import ask_the_user

    found = (tx.view.facts[id] for id in ids if id in tx.view.facts and not tx.actor.is_person)
    archived = [(fact.id, tx.view.archived_by(fact.id)) for fact in found if fact.shown_status == "archived"]
    ask = {id: ask_the_user(f"memkit undo {id}") for id, _ in archived}
    return [f"{id} stays archived: {by} archived it; {ask[id]}" for id, by in archived if by]


def note_unread(tx: Transaction, fact: Fact) -> None:
    """Notes for the author of a claim that nobody may read: it is in nobody's queue and in no answer."""
    if not fact.get("tenant") and not fact.get("classification"):
        return
    from memkit.rules.view import classification, is_for_nobody, tenant

    policy = tx.workspace.policy
    if is_for_nobody(fact, policy):
        whose = f"the tenant {tenant(fact, policy)} and {classification(fact)} facts"
        tx.notes.append(
            f"nobody may read it, so it is in no queue and in no answer: no role of memkit.toml is for {whose}"
        )


def readable_reason(tx: Transaction, reason: str) -> str:
    """Why a claim is pending, without a reason that would reveal a fact this writer may not read."""
    facts = tx.view.facts
    named = (word for word in set(reason.replace(",", " ").split()) if word in facts)
    return "it is for review" if any(not tx.exists(facts[word], True) for word in named) else reason
