"""What a writer may refer to: a conflict or a term that it may not read does not exist for any writing verb."""

from __future__ import annotations

from memkit.boot.struct import replace

TYPE_CHECKING = False
if TYPE_CHECKING:
    from memkit.model.fact import Conflict, Term
    from memkit.rules.gate import Judgement
    from memkit.write.transaction import Transaction


def find_conflict(tx: Transaction, typed: str) -> Conflict | None:
    """The conflict that a typed word means, if this writer may read every side; else None."""
    from memkit.query import lookup

    facts = tx.view.facts
    readable = {
        id: conflict
        for id, conflict in tx.view.conflicts.items()
        if all(tx.exists(facts[side], True) for side in conflict.ids if side in facts)
    }
    name = lookup.resolve(typed, readable)
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


def readable_reason(tx: Transaction, reason: str) -> str:
    """Why a claim is pending, without a reason that would reveal a fact this writer may not read."""
    facts = tx.view.facts
    named = (word for word in set(reason.replace(",", " ").split()) if word in facts)
    return "it is for review" if any(not tx.exists(facts[word], True) for word in named) else reason
