"""Answers: one table, word → who may give it, which event records it, which fields it has; and the answer that the policy
gives by itself: which candidates count without a review, and the first test that one fails.

The deciding verbs, `review`, the end of a session and the hooks all use this table. Form and evidence of a candidate are
judged when it is raised; conflicts and duplicates again when its session is sealed.
"""

from __future__ import annotations

from memkit.boot.memo import lazy
from memkit.boot.struct import struct
from memkit.model import events as ev
from memkit.model.fact import (
    BLOCKED,
    DISPUTES,
    PROMOTED,
    QUARANTINED,
    REJECTED,
    ROLLED_BACK,
    SECTIONS,
    VALIDATED,
    Fact,
)
from memkit.model.policy import Policy
from memkit.model.state import FactTable, State
from memkit.rules import gate, promotion, reasons
from memkit.rules.reasons import WAITS_FIELD, Waits

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Container, Mapping, Sequence

    from memkit.model.events import Event, Fields
    from memkit.rules.norms.sentences import Backing

    Disposed = ev.Promoted | ev.Rejected | ev.Deferred | ev.Validated | ev.Quarantined
    Decisive = Disposed | ev.Archived | ev.Pinned | ev.Unpinned | ev.Verified | ev.Closed

# who may give an answer: anybody; a person; a reviewer (the author may withdraw or defer a candidate); or an actor who
# may change memory (others propose the change)
ANYONE, PERSON, REVIEWER, CHANGER = "anyone", "person", "reviewer", "changer"


@struct(frozen=True)
class Answer:
    """One row: the word, its past participle for messages, its event, who may give it, and its fields in order."""

    word: str
    done: str
    event: type[Decisive]
    who: str = ANYONE
    kind: str = "review"
    fields: tuple[str, ...] = ("by", "why")
    what: str = ""


_ROWS = (
    Answer("promote", "promoted", ev.Promoted, REVIEWER),
    Answer("reject", "rejected", ev.Rejected, REVIEWER),
    Answer("defer", "deferred", ev.Deferred, REVIEWER),
    Answer("validate", "validated", ev.Validated, fields=("by", "how")),
    Answer("quarantine", "quarantined", ev.Quarantined),
    Answer("archive", "archived", ev.Archived, CHANGER, "governance", fields=("why", "by")),
    Answer("pin", "pinned", ev.Pinned, PERSON, "governance", what="pin a fact"),
    Answer("unpin", "unpinned", ev.Unpinned, PERSON, "governance", what="unpin a fact"),
    Answer("verify", "verified", ev.Verified, fields=("by", "via", "why")),
    Answer("close", "closed", ev.Closed, CHANGER, "governance", fields=("by",)),
)
ANSWERS: dict[str, Answer] = {row.word: row for row in _ROWS}


def is_so_already(word: str, fact: Fact) -> bool:
    """True if the answer would change nothing."""
    match word:
        case "promote":
            return fact.status == PROMOTED
        case "reject":
            return fact.status == REJECTED
        case "validate":
            return fact.status == VALIDATED
        case "quarantine":
            return fact.status == QUARANTINED
        case "archive":
            return bool(fact.archived)
        case "pin":
            return bool(fact.pinned_by or fact.old_core)
        case "unpin":
            return not (fact.pinned_by or fact.old_core)
        case "close":
            return bool(fact.closed)
        case _:
            return False


def event_of(word: str, id: str, said: Mapping[str, str], text: str = "") -> Event:
    """The event that records an answer about a fact; `said`: by, via, why and how, as far as they are known."""
    row = ANSWERS[word]
    return row.event(id, text, fields_of(row, said))


def fields_of(row: Answer, said: Mapping[str, str]) -> Fields:
    """The fields of a row's event that have a value; `how` defaults to reviewer."""
    values = {"how": "reviewer"} | {key: value for key, value in said.items() if value}
    return tuple((key, values[key]) for key in row.fields if values.get(key))


# the field of a candidate that passed when it was raised, and the signature of a promotion by the policy
AUTO_FIELD, ELIGIBLE = "auto", "eligible"
AUTO_BY, AUTO_VIA = "policy:auto", "policy"
_NOTES = ("wm:", "ep:")


def review_reason(fact: Fact, policy: Policy) -> Waits | None:
    """The reason if the policy requires a review for this kind and write class; None if it does not."""
    return _list_rule(fact, policy) or _class_rule(fact, policy)


def _class_rule(fact: Fact, policy: Policy) -> Waits | None:
    found = promotion.needs_review(fact, policy)
    return None if found is None else Waits(found.rule, found.reason)


def _list_rule(fact: Fact, policy: Policy) -> Waits | None:
    listed, cls = policy.promotion.auto_approve, fact.get("class")
    if not listed:
        return Waits("kind", "[promotion] auto_approve is empty")
    if fact.kind not in listed:
        return Waits("kind", f"[promotion] auto_approve does not list {fact.kind}")
    if cls and cls not in listed:
        return Waits("class", f"[promotion] auto_approve does not list the class {cls}")
    return None


def waiting_reason(fact: Fact, policy: Policy, facts: FactTable | None = None) -> str:
    """Why a candidate waits: the recorded test, else what the policy says of its kind now; empty if neither is known.

    With `facts`, a reason about a claim that is neither memory nor waiting any more says so.
    """
    if not fact.is_waiting or fact.status in (BLOCKED, QUARANTINED):
        return fact.why if fact.is_waiting else ""
    if fact.why.startswith(DISPUTES):
        return _dispute_reason(fact, facts)
    if reason := fact.get(WAITS_FIELD):
        other = reasons.other_claim_in(reason)
        held = facts.get(other) if facts is not None and other else None
        gone = held is not None and not held.is_live and not held.is_waiting
        return f"{reason}, which is gone; said again it is judged anew" if gone else reason
    if fact.kind == "change":
        return "it changes memory, which takes a person's answer"
    found = review_reason(fact, policy)
    return "" if found is None else found.reason


def _dispute_reason(fact: Fact, facts: FactTable | None) -> str:
    """Why a fact waits that was live until a reviewed one contradicted it."""
    strong = facts.get(fact.why.removeprefix(DISPUTES)) if facts is not None else None
    if strong is None or strong.is_live:
        return fact.why
    gone = f"it disputed {strong.id}, which no longer counts"
    return f"{gone}; memkit promote {fact.id} makes it count again, memkit reject {fact.id} ends it"


def first_failed_test(
    fact: Fact,
    policy: Policy,
    *,
    witness: Waits | None,
    backing: Backing,
    clash: Callable[[], Waits | None] = lambda: None,
) -> Waits | None:
    """The first failed test, in this order: kind, form, provenance, other claims, evidence, source and class. A claim
    that its own evidence contradicts fails by that before it can hold back another one.

    `witness`: why its evidence does not support it; None if it does. `backing`: how far cited code supports it. `clash`
    compares it with other claims.
    """
    return (
        _list_rule(fact, policy)
        or norm_in(fact, backing)
        or _provenance(fact, policy)
        or (witness if witness is not None and reasons.is_refutation(witness.reason) else None)
        or clash()
        or witness
        or _origin(fact)
        or _class_rule(fact, policy)
    )


def norm_in(fact: Fact, backing: Backing) -> Waits | None:
    """Why the claim needs a review, if it is a norm by its kind, its form or its place."""
    from memkit.rules.norms import norm_of
    from memkit.rules.norms.field_words import reason_beside

    norm = norm_of(fact.text, fact.kind, backing)
    if norm is not None:
        return Waits("norm", _without_marks(norm.reason, fact.text), norm.mends)
    reason = _reason_of_place(fact) or reason_beside(fact, backing)
    return Waits("norm", reason) if reason else None


# what stands for a code span while a sentence is read, with what is left of its marks
_SPAN = lazy(r"(\s*)(?:`?§`?|(?<= )`(?=”))")
_CODE = lazy(r"`[^`\n]+`")


def _without_marks(reason: str, text: str) -> str:
    """A reason with the code span as it was typed in place of the sign that stood for it; without either if the text has
    several."""
    if "§" in text:
        return reason
    typed = set(_CODE.findall(text))
    shown = typed.pop() if len(typed) == 1 else ""
    return _SPAN.sub(lambda found: f"{found[1]}{shown}" if shown else "", reason).replace("“ ", "“")


def _reason_of_place(fact: Fact) -> str:
    """Why the section that its author named makes a rule of the claim; empty if that section describes."""
    section = promotion.rule_section(fact).casefold()
    if not section or section in SECTIONS:
        return section and f"the section {section} holds rules, which need a person"
    return "its section is not one of memkit's, and only a person opens another"


def order_reason(text: str) -> Waits | None:
    """Why words that report, such as the outcome of a thread, need a review: they give an order."""
    from memkit.rules.norms.field_words import order_in_outcome

    norm = order_in_outcome(text)
    return None if norm is None else Waits("norm", _without_marks(norm.reason, text))


def _provenance(fact: Fact, policy: Policy) -> Waits | None:
    if fact.get("key"):
        return Waits("key", "it carries a canonical key")
    if any(source.startswith(_NOTES) for source in (*fact.every("evidence"), fact.get("from"))):
        return Waits("notes", "it comes from a note or an episode")
    if promotion.quorum(fact, policy) > 1:
        return Waits("quorum", f"it needs {promotion.quorum(fact, policy)} votes")
    lacks = promotion.missing_provenance(fact, State(), policy)
    return None if lacks is None else Waits("provenance", lacks.message.replace("; not promoted", ""))


def _origin(fact: Fact) -> Waits | None:
    if fact.src not in ("agent", "tool", "doc"):
        said = "a person proposed it" if fact.src == "user" else f"its source is {fact.src or 'unknown'}"
        return Waits("source", said)
    from memkit.rules.redactions import redaction_reason

    return redaction_reason(fact)


def first_clash(
    fact: Fact,
    known: gate.Known,
    policy: Policy,
    copies: Container[str] = (),
    is_withdrawn: Callable[[Fact], bool] = lambda _: False,
    recorded: Sequence[tuple[bool, str]] = (),
) -> Waits | None:
    """The first failed test against other claims, now.

    `recorded`: its recorded contradictions, (whether only its author says so, the other claim).
    `copies`: later claims of its session. One that says the same is the duplicate; one that contradicts it counts.
    `is_withdrawn`: whether the author of a rejected claim rejected it itself, which is no answer to the words.
    """
    waits = review_reason(fact, policy)
    if waits is not None:
        return waits
    held = [id for id in fact.supersedes if (old := known.facts.get(id)) and old.is_live and old.is_reviewed]
    if held:
        return Waits("reviewed", f"it would replace {held[0]}, which a person stands behind")
    if fact.conflicts:
        return reasons.recorded_conflict(recorded)
    for other in map(known.facts.__getitem__, known.same_words(fact.text)):
        if other.id in (fact.id, *fact.supersedes) or other.id in copies:
            continue
        if other.status == REJECTED and is_withdrawn(other):
            continue
        if other.status in (REJECTED, ROLLED_BACK) or other.archived:
            return Waits("answered", f"these words were answered before, as {other.id}")
        if other.is_live or (other.is_waiting and _takes_part(other)):
            return reasons.same_words(other.id, _way_out(fact, other))
    against, twins = gate.compare(fact, known, waiting=True)
    opposed = [id for id, _ in against if id not in fact.supersedes and _takes_part(known.facts[id])]
    if opposed:
        # a live fact first: a conflict with it is recorded, and it is left when a waiting claim is rejected
        live = [id for id in opposed if known.facts[id].is_live]
        return reasons.conflict_with((live or opposed)[0])
    others = [id for id in twins if id not in fact.supersedes and id not in copies]
    twin = next((id for id in others if _takes_part(known.facts[id])), "")
    if not twin:
        return None
    return reasons.near_words(twin, _way_out(fact, known.facts[twin]))


def _takes_part(other: Fact) -> bool:
    """Whether another claim can hold a description back, as its opposite or as its duplicate: an order that waits cannot,
    or nobody's order would rule, and neither can one that its own evidence contradicts."""
    return other.is_live or not (reasons.is_refuted(other) or waits_as_norm(other))


def waits_as_norm(fact: Fact) -> bool:
    """Whether a waiting claim is a norm: by its words alone, or by what was recorded when its evidence was read."""
    from memkit.rules.norms import is_norm_reason
    from memkit.rules.norms.sentences import UNKNOWN

    if not fact.is_waiting:
        return False
    return is_norm_reason(fact.get(WAITS_FIELD)) or norm_in(fact, UNKNOWN) is not None


def _way_out(fact: Fact, other: Fact) -> str:
    """How to replace a copy that waits by a better one; nothing if the other one is live."""
    if not other.is_waiting:
        return ""
    ids = dict.fromkeys((other.id, fact.id))
    return " and waits; if this one is better, say it again with " + " ".join(
        [f"--supersedes {id}" for id in ids]
    )
