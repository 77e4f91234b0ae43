"""The reason that was given for the end of a fact, or how a witness knows it, as pages and answers tell it.

A person's words are printed as they are. Nobody judges an agent's when they are recorded, so sentences that could be
obeyed are left out, as they are from an agent's last words, and what says how people work.
"""

from __future__ import annotations

from memkit.boot.memo import memoised
from memkit.model.fact import REJECTED
from memkit.model.session import STRICT

TYPE_CHECKING = False
if TYPE_CHECKING:
    from memkit.model.fact import Fact
    from memkit.model.state import State


def shown_reason(words: str, fact: Fact, state: State) -> str:
    """The words of a reason that a page or an answer may tell; empty if none may be."""
    return _harmless(words) if words and _is_agents(fact, state) else words


def shown_tier_reason(reason: str, fact: Fact, state: State) -> str:
    """The reason of a tier, which repeats why a fact was archived."""
    said = shown_reason(fact.archived, fact, state)
    return (
        reason if said == fact.archived else reason.replace(f": {fact.archived}", f": {said}" if said else "")
    )


def _is_agents(fact: Fact, state: State) -> bool:
    """Whether an agent may have worded the reason: it ended or rejected the fact, or nobody can tell."""
    if fact.status == REJECTED:
        return not state.answered_by(fact.id, "Rejected").startswith(("user:", "policy:"))
    at = state.ordinal.get(fact.left)
    row = state.rows[at] if at is not None else None
    return row is not None and not (row.mode == STRICT and row.actor.startswith("user:"))


def shown_witness(by: str, how: str) -> str:
    """Who vouched for a claim, and how they know it as far as a page may print it."""
    said = how if by.startswith("user:") else _harmless(how)
    return f"{by}: {said}" if said else by


@memoised(256)
def _harmless(words: str) -> str:
    # many facts end for the same reason
    from memkit.rules.norms.field_words import habit_of_work
    from memkit.rules.norms.moments import is_plain_name
    from memkit.rules.norms.quoting import quotable
    from memkit.rules.norms.sentences import sentences_of

    if is_plain_name(words):
        return words
    said, left_out = quotable(words, len(words))
    sentences = sentences_of(said)
    calm = [sentence for sentence in sentences if habit_of_work(sentence) is None]
    return " ".join(calm) if left_out or len(calm) < len(sentences) else words
