"""Retention: facts of a write class past their period, counted from promotion to the newest session in the ledger."""

from __future__ import annotations

from memkit.model import events as ev
from memkit.model.policy import Policy
from memkit.model.state import State


def retention_events(state: State, policy: Policy) -> list[ev.Archived | ev.Revoked]:
    """The events that end facts past their retention: `Archived`, or `Revoked` for facts under a consent."""
    ending = {name for name, table in policy.classes.items() if table.retention_days}
    if not state.rows or not ending:
        return []
    from datetime import date

    now = date.fromisoformat(state.rows[-1].stem[:10])
    found: list[ev.Archived | ev.Revoked] = []
    for fact in state.facts.values():
        name = fact.get("class")
        if name not in ending or not fact.is_live or fact.is_open_thread:
            continue
        since = date.fromisoformat((fact.promoted_in or fact.origin)[:10])
        if (now - since).days <= policy.classes[name].retention_days:
            continue
        consent = dict(fact.promotion).get("consent", "") or fact.get("consent")
        why = (("why", "retention"),)
        by = ("by", "policy:retention")
        event = ev.Revoked(consent, "", why) if consent else ev.Archived(fact.id, "", (*why, by))
        # a consent is revoked once, however many facts are under it
        if event not in found:
            found.append(event)
    return found
