"""Orders in the words that stand beside a claim: when to load it, what it obliges, its id, the outcome of a thread.

Such words are no sentences that describe, so their balance decides nothing: only an order, a duty of people, something to
run, to open or to obey, or a text that the word lists do not cover is a norm here.
"""

from __future__ import annotations

from memkit.model.ids import make_id
from memkit.rules.norms import EVER, Norm, norm_of
from memkit.rules.norms.sentences import BY_CODE

TYPE_CHECKING = False
if TYPE_CHECKING:
    from memkit.model.fact import Fact

# fields of a claim that pages and packs print
SHOWN_FIELDS = {
    "applies_when": "applies-when",
    "does_not_apply_when": "not-when",
    "obligations": "obligations",
    "traces": "traces",
    "pass": "pass",
    "profile": "profile",
    "term": "term",
    "aliases": "aliases",
    "tenant": "tenant",
}


def order_in(text: str) -> Norm | None:
    """The reason to take words beside a claim for an order; None for a condition, a name or a report."""
    norm = norm_of(text, backing=BY_CODE) if text else None
    return None if norm is None or norm.code == "practice" else norm


# words that make a sentence of an id
_JOINING = frozenset(
    "to the a an it this with from into onto before after on in at by and or then first not no dont do".split()
)


def order_in_id(id: str, claim: str) -> Norm | None:
    """The reason to take an id for an order; an id that says always, never or without is excused by nothing.

    In ids a noun looks like a verb: `rate-limit-429` is no sentence, and an id that opens with a word of its claim, such as
    `retry-on-timeout`, is named after its subject.
    """
    words = id.split("-")
    norm = order_in(" ".join(words)) if not _is_made(id, claim) else None
    if norm is None or norm.form == "unreadable":
        return None
    if norm.code != "imperative" or not EVER.isdisjoint(words):
        return norm
    said = "".join([sign if sign.isalnum() else " " for sign in claim.casefold()]).split()
    is_named_after = any(word.startswith(words[0]) or words[0].startswith(word) for word in said)
    return None if is_named_after or _JOINING.isdisjoint(words) else norm


def _is_made(id: str, claim: str) -> bool:
    """Whether memkit made the id of the claim's own words, which are judged already; a hash may follow them."""
    made = make_id(claim)
    return id == made or (id.startswith(f"{made}-") and set(id[len(made) + 1 :]) <= set("0123456789abcdef"))


def reason_beside(fact: Fact) -> str:
    """Why a field that readers see, or the id, is taken for an order; empty if neither is."""
    for name, value in fact.fields:
        norm = order_in(value) if name in SHOWN_FIELDS else None
        if norm is not None:
            return f"{norm.reason}, in its {SHOWN_FIELDS[name]}"
    # a fact that gets other words has its id already
    norm = order_in_id(fact.id, fact.text) if fact.id not in fact.supersedes else None
    return f"{norm.reason}, in its id" if norm is not None else ""
