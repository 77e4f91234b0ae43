"""What a successor must share with the unreviewed fact that an agent replaces by it; without that, a reason is asked for."""

from __future__ import annotations

from memkit.errors import UsageError
from memkit.model.fact import Fact, path_of

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable

    from memkit.write.intent import Intent
    from memkit.write.transaction import Transaction


def refuse_unrelated(tx: Transaction, fact: Fact, intent: Intent) -> None:
    """Refuses an agent's claim without a reason that would end unreviewed facts with which it shares nothing.

    A claim about the same thing is its own reason. A reviewed fact is only proposed to end, so its reviewer judges.
    """
    if not intent.supersedes or intent.fields.get("why") or not _asks_reasons(tx):
        return
    cited = (
        {path_of(piece) for piece in fact.every("evidence")} if intent.evidence or intent.proofs else set()
    )
    olds = [tx.view.facts[id] for id in intent.supersedes]
    apart = [old.id for old in olds if needs_reason(tx, old) and not is_related(fact, old, cited)]
    if apart:
        raise UsageError(
            f"a reason is missing: this claim shares nothing with {', '.join(apart)}, which it would end",
            code="missing-option",
            # a batch has a reason per claim
            hint='"why": "…"  # in the claim\'s line, as JSON'
            if "-" in tx.call.argv
            else tx.call.again("--why", "…"),
        )


def _asks_reasons(tx: Transaction) -> bool:
    return not tx.actor.is_person and tx.actor.name not in tx.workspace.policy.promotion.may_change


def needs_reason(tx: Transaction, old: Fact) -> bool:
    """Whether this actor may end a fact at once, with a reason; an own claim that nobody could read yet needs none."""
    is_own_draft = old.id not in tx.state.facts and old.author == tx.actor.name
    return _asks_reasons(tx) and not old.is_of_a_person and not is_own_draft


def is_related(new: Fact, old: Fact, cited: Iterable[str] = ()) -> bool:
    """Whether two claims are about one thing: one key, a cited file, or a telling word or name in common.

    What the rules call a contradiction or a duplicate has such words in common. `cited`: paths that the writer named.
    """
    if old.get("key") and old.get("key") == new.get("key"):
        return True
    if not {path_of(piece) for piece in old.every("evidence")}.isdisjoint(cited):
        return True
    from memkit.contradict.signatures import shares_a_word
    from memkit.rules.gate import as_claim

    return shares_a_word(as_claim(new), as_claim(old))
