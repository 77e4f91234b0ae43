"""Orders in the words that stand beside a claim: when to load it, what it obliges, its id, the outcome of a thread.

Such words are no sentences that describe, so their balance decides nothing: only an order, a duty of people, something to
run, to open or to obey, or a text that the word lists do not cover is a norm here.
"""

from __future__ import annotations

from memkit.rules.norms import EVER, Norm, norm_of
from memkit.rules.norms.sentences import BY_CODE

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


def order_in_id(id: str, claim: str) -> Norm | None:
    """The reason to take an id for an order; an id that takes its words from the claim in order is named after it."""
    words = id.split("-")
    norm = order_in(" ".join(words))
    if norm is None or norm.form == "unreadable":
        return None
    return None if EVER.isdisjoint(words) and _is_taken_from(words, claim) else norm


def _is_taken_from(words: list[str], claim: str) -> bool:
    """Whether each word begins a word of the claim, in the claim's order."""
    said = iter("".join([sign if sign.isalnum() else " " for sign in claim.casefold()]).split())
    return all(any(other.startswith(word) for other in said) for word in words)
