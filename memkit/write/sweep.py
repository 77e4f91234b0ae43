"""Unreviewed facts that nobody has used for long, and whose evidence is not fresh, leave with the session being sealed."""

from __future__ import annotations

from memkit.model import events as ev
from memkit.query.verdicts import FRESH, Verdicts
from memkit.rules.view import proofs

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Collection

    from memkit.model.fact import Fact
    from memkit.store.journals import Draft
    from memkit.write.transaction import Transaction

BY = "policy:decay"


def sweep_events(tx: Transaction, draft: Draft, used: Collection[str] = ()) -> list[ev.Archived]:
    """`Archived` for each unreviewed fact past `[decay] unreviewed_window` that this session does not speak of or use."""
    window = tx.workspace.policy.decay.unreviewed_window
    spoken = {id for line in draft.events for id in str(line.get("subject", "")).replace(",", " ").split()}
    verdicts = Verdicts(tx.workspace.root)
    fields = (("why", f"unreviewed and unused for {window} work sessions"), ("by", BY))
    return [
        ev.Archived(fact.id, "", fields)
        for fact in map(tx.state.facts.__getitem__, tx.book_of(tx.state).idle(tx.state.work - window))
        if fact.id not in spoken and fact.id not in used and not _is_fresh(fact, verdicts)
    ]


def _is_fresh(fact: Fact, verdicts: Verdicts) -> bool:
    """Whether a file still holds what it rests on."""
    sources = proofs(fact)
    return bool(sources) and all(verdicts.of(source).state == FRESH for source in sources)
