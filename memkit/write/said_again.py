"""Judges a waiting claim of the ledger again when an agent repeats it: what held it back may be gone.

Only a claim that waits for another one, or for the limit of the session that raised it, comes here.
"""

from __future__ import annotations

from memkit.boot.struct import replace
from memkit.model.fact import DEFERRED, GIVEN, PENDING, Fact, complete_fields
from memkit.rules import answers, promotion, reasons
from memkit.rules.reasons import Waits
from memkit.store import clock
from memkit.write.auto_review import eligible_before, looked_at
from memkit.write.guards import readable_reason

TYPE_CHECKING = False
if TYPE_CHECKING:
    from memkit.model.events import Event
    from memkit.write.repetition import Raised
    from memkit.write.transaction import Transaction


def judged_again(tx: Transaction, fact: Fact, known: Raised, relayed: bool) -> tuple[Raised, list[Event]]:
    """What became of a waiting claim that is repeated as `fact`, and its promotion by the policy if it passes now."""
    standing = known.fact
    if tx.actor.is_person or not _is_open(tx, standing):
        return known, []
    given = tuple(pair for pair in fact.fields if pair[0] in GIVEN)
    judged = (answers.AUTO_FIELD, reasons.WAITS_FIELD)
    fields = tuple(pair for pair in standing.fields if pair[0] not in judged)
    full = replace(standing, fields=complete_fields(fields, given))
    waits = (
        _changed_lines(tx, standing)
        or looked_at(tx, full, relayed=relayed)
        or reasons.past_limit(tx.workspace.policy, eligible_before(tx, full.id))
    )
    if waits is not None:
        return replace(known, waits=readable_reason(tx, waits.reason + waits.mends)), []
    now = clock.iso(clock.now())
    added = tuple(pair for pair in given if pair not in standing.fields)
    event = promotion.promoted_event(full, answers.AUTO_BY, answers.AUTO_VIA, now, given=added)
    full.fields = (*full.fields, (answers.AUTO_FIELD, answers.ELIGIBLE))
    return replace(known, fact=full, status=PENDING), [event]


def _is_open(tx: Transaction, fact: Fact) -> bool:
    """Whether a sealed claim waits, and no person put it off."""
    if fact.id not in tx.state.facts or fact.status not in (PENDING, DEFERRED) or fact.votes:
        return False
    return not (fact.status == DEFERRED and tx.view.answered_by(fact.id, "Deferred"))


def _changed_lines(tx: Transaction, fact: Fact) -> Waits | None:
    """The failed test of a claim whose cited lines have changed since it was raised."""
    from memkit.query.verdicts import FRESH
    from memkit.rules.view import proofs

    verdicts = tx.cited_files.verdicts
    if all(verdicts.state(source) == FRESH for source in proofs(fact)):
        return None
    return Waits("evidence", "the lines that it cites have changed since it was raised")
