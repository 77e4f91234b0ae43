"""Retention: facts of a class whose time is over, counted from promotion to the newest stamp in the ledger."""

from __future__ import annotations

from datetime import date

from memkit.model import events as ev
from memkit.model.policy import Policy
from memkit.model.state import State


def expired(state: State, policy: Policy) -> list[ev.Archived | ev.Revoked]:
    """What ends by retention: `Archived — retention`, or `Revoked` for what stands under a consent."""
    if not state.rows:
        return []
    now = date.fromisoformat(state.rows[-1].stem[:10])
    found: list[ev.Archived | ev.Revoked] = []
    for fact in state.facts.values():
        table = policy.classes.get(fact.get("class"))
        if table is None or not table.retention_days or not fact.is_live or fact.is_open_thread:
            continue
        since = date.fromisoformat((fact.promoted_in or fact.origin)[:10])
        if (now - since).days <= table.retention_days:
            continue
        consent = dict(fact.promotion).get("consent", "") or fact.get("consent")
        why = (("why", "retention"),)
        by = ("by", "policy:retention")
        ending = ev.Revoked(consent, "", why) if consent else ev.Archived(fact.id, "", (*why, by))
        # one consent ends once, however many facts stand under it
        if ending not in found:
            found.append(ending)
    return found
