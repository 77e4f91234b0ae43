"""The sweep: archives unreviewed facts that nobody uses and that lost their support.

A long unused fact without evidence is archived at once. Any other is marked stale first, so that the next session start
asks about it, and archived in a later session if nobody answered.
"""

from __future__ import annotations

from memkit.evidence.shared import shares_something, shares_words
from memkit.model import events as ev

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Collection, Sequence

    from memkit.model.fact import Fact
    from memkit.store.journals import Draft
    from memkit.write.transaction import Transaction

    Swept = ev.Archived | ev.Staled


BY = "policy:decay"


def sweep_events(tx: Transaction, draft: Draft, used: Collection[str] = ()) -> list[Swept]:
    """`Staled` or `Archived` for facts past `[decay] unreviewed_window` that this session neither names nor uses."""
    from memkit.rules.view import proofs

    window = tx.workspace.policy.decay.unreviewed_window
    spoken = {id for line in draft.events for id in str(line.get("subject", "")).replace(",", " ").split()}
    idle = map(tx.state.facts.__getitem__, tx.book_of(tx.state).idle(tx.state.work - window))
    due = [
        fact for fact in idle if fact.id not in spoken and fact.id not in used and _is_due(tx, fact, window)
    ]
    idle_facts = [fact for fact in due if not _is_supported(tx, fact)]
    asked = [fact for fact in idle_facts if fact.stale or not proofs(fact)]
    fields = (("why", f"unreviewed and unused for {window} work sessions"), ("by", BY))
    archived = [ev.Archived(fact.id, "", fields) for fact in asked]
    return [*archived, *_stale_marks(tx, [fact for fact in idle_facts if fact not in asked])]


def _is_due(tx: Transaction, fact: Fact, window: int) -> bool:
    """Whether a fact's evidence is examined in this session: once in each window, and always after it was marked stale."""
    from memkit.rules.decay import last_work
    from memkit.rules.view import proofs

    # otherwise every session would read the lines of every unused fact
    unused = tx.state.work - last_work(fact)
    return bool(fact.stale) or not proofs(fact) or window == 0 or unused % window == 0


def _is_supported(tx: Transaction, fact: Fact) -> bool:
    """Whether the fact's lines are fresh, or their successors still contain its names, numbers and literals."""
    from memkit.evidence.support import gone_from, lost_names
    from memkit.model.fact import is_hashed, path_of
    from memkit.query.fact_lines import recorded_text
    from memkit.query.verdicts import FRESH
    from memkit.rules.view import proofs

    sources = proofs(fact)
    verdicts = tx.cited_files.verdicts
    if not sources or all(verdicts.state(source) == FRESH for source in sources):
        return bool(sources)
    from memkit.write.verify import reanchor_evidence

    cited = [piece for piece in reanchor_evidence(tx, fact) if is_hashed(piece)]
    lines = tx.cited_files.recheck.text_of(cited)
    pages = "\n".join(
        line for path in {path_of(piece) for piece in cited} for line in verdicts.page(path).lines or []
    )
    was = recorded_text(sources, verdicts)
    if gone_from(fact.text, lines, was) or lost_names(fact.text, pages, was):
        return False
    return shares_something(fact.text, lines) or shares_words(fact.text, lines)


def _stale_marks(tx: Transaction, facts: Sequence[Fact]) -> list[Swept]:
    """`Staled` for each piece of evidence of these facts that no longer matches."""
    if not facts:
        return []
    from memkit.write.freshness import events_for, examine_evidence

    found = examine_evidence(tx.loaded, facts, verdicts=tx.cited_files.verdicts)
    return [event for event in events_for(tx, found) if isinstance(event, ev.Staled)]
