"""Judges an agent's new words for memory, at the verb and at the door of `session end -`.

New words for a fact that no person reviewed are judged as a new claim on that fact's evidence would be, and the outcome of
a thread by its form. Words that fail a test wait for a person, as a `change` candidate.
"""

from __future__ import annotations

from memkit.boot.struct import replace
from memkit.evidence.support import gone_from
from memkit.model import events as ev
from memkit.model.fact import is_hashed
from memkit.rules import answers
from memkit.rules.reasons import Waits
from memkit.write.guards import readable_reason

TYPE_CHECKING = False
if TYPE_CHECKING:
    from memkit.model.events import Event
    from memkit.model.fact import Fact
    from memkit.write.transaction import Transaction


def words_wait(tx: Transaction, event: Event) -> str:
    """Why the new words of an event need a person, in words this writer may read; empty if they may count at once."""
    if tx.actor.is_person or not isinstance(event, ev.Revised | ev.Closed):
        return ""
    fact = tx.view.facts.get(event.id)
    # a candidate that a person answers anyway may say what it likes
    if fact is None or (fact.is_waiting and fact.get(answers.AUTO_FIELD) != answers.ELIGIBLE):
        return ""
    waits = (
        _revision(tx, fact, event.text) if isinstance(event, ev.Revised) else answers.order_reason(event.text)
    )
    return readable_reason(tx, waits.reason) if waits is not None else ""


def _revision(tx: Transaction, fact: Fact, text: str) -> Waits | None:
    """The first failed test of other words for a fact; an actor whom the policy lets change memory gives no orders."""
    if tx.actor.name in tx.workspace.policy.promotion.may_change:
        return answers.order_reason(text)
    from memkit.write.auto_review import looked_at
    from memkit.write.verify import reanchor_evidence

    pieces = reanchor_evidence(tx, fact)
    fields = [pair for pair in fact.fields if pair[0] != "evidence"]
    fields += [("evidence", piece) for piece in pieces]
    claim = replace(
        fact, text=text, fields=tuple(fields), supersedes=(*fact.supersedes, fact.id), conflicts=()
    )
    return (
        looked_at(tx, claim, relayed=True)
        or _new_values(tx, fact, text, [piece for piece in pieces if is_hashed(piece)])
        or _undone_before(tx, fact, text)
    )


def _new_values(tx: Transaction, fact: Fact, text: str, pieces: list[str]) -> Waits | None:
    """A number or literal that neither the old words nor the cited lines contain: then the meaning has changed."""
    if not pieces:
        return None
    found = gone_from(text, f"{tx.cited_files.recheck.text_of(pieces)}\n{fact.text}")
    return (
        Waits("evidence", f"{', '.join(found)} is not in the lines that {fact.id} cites") if found else None
    )


def _undone_before(tx: Transaction, fact: Fact, text: str) -> Waits | None:
    """Whether somebody else took these words back before."""
    said = [at for at, verb, words in tx.view.changes.get(fact.id, ()) if verb == "Revised" and words == text]
    undone = [at for at, _, verb in fact.history if verb == "Reopened" and said and at > said[0]]
    other = next((name for at in undone if (name := tx.actor_at(at)) != tx.actor.name), "")
    return Waits("answered", f"undone by {other}") if other else None
