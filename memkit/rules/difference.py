"""The difference between two states of one ledger: facts added, changed and ended, each with its words and session."""

from __future__ import annotations

from memkit.boot.struct import struct
from memkit.model.fact import ROLLED_BACK, SUPERSEDED, Fact
from memkit.model.policy import Policy
from memkit.model.state import State
from memkit.rules import decay, view

KINDS = ("added", "revised", "superseded", "retiered", "archived")


@struct(frozen=True)
class Change:
    """One change of a fact: its kind (`KINDS`), its session, and its text then.

    `detail`: the old text of a revised fact, the successor's id of a superseded one, `active → fading` of a retiered one,
    the reason of an archived one.
    """

    what: str
    id: str
    session: str
    text: str
    detail: str = ""


def difference(before: State, after: State, policy: Policy) -> list[Change]:
    """The facts added, revised, superseded, retiered and archived between two states, in this order, then by id.

    A fact that was added and ended in between is listed as both; a rolled-back one counts as archived.
    """
    found: list[Change] = []
    for fact in after.facts.values():
        if not fact.promoted_in or not view.visible(fact, policy):
            continue
        old = before.facts.get(fact.id)
        if old is None or not old.promoted_in:
            found.append(Change("added", fact.id, fact.promoted_in, fact.shown_text))
            old, kinds = None, [_how_it_left(fact)] if _how_it_left(fact) else []
        else:
            kinds = _what(old, fact, before, after, policy)
        for what in kinds:
            session = _session(fact, what, len(before.rows), after)
            detail = _detail(what, old or fact, fact, before, after, policy)
            found.append(Change(what, fact.id, session, fact.shown_text, detail))
    return sorted(found, key=lambda change: KINDS.index(change.what))


def newly_waiting(before: State, after: State, policy: Policy) -> list[Fact]:
    """The candidates that are pending now and were not before, oldest first."""
    found = [fact for fact in after.facts.values() if fact.is_waiting and view.visible(fact, policy)]
    known = {fact.id for fact in before.facts.values() if fact.is_waiting}
    return sorted((fact for fact in found if fact.id not in known), key=view.by_age)


def newly_stale(before: State, after: State) -> dict[str, tuple[str, str]]:
    """fact id → (evidence, changed | missing) of live facts that a session marked stale in between."""
    was = {fact.id for fact in before.facts.values() if fact.stale}
    found = [fact for fact in after.facts.values() if fact.is_live and fact.stale and fact.id not in was]
    return {
        fact.id: (fact.stale[0][0], "missing" if fact.stale[0][2] == "missing" else "changed")
        for fact in found
    }


def _what(old: Fact, new: Fact, before: State, after: State, policy: Policy) -> list[str]:
    found = ["revised"] if old.text != new.text else []
    left = _how_it_left(new)
    if left and not _how_it_left(old):
        return [*found, left]
    if decay.tier(old, before, policy)[0] != decay.tier(new, after, policy)[0]:
        found.append("retiered")
    return found


def _how_it_left(fact: Fact) -> str:
    if fact.status == SUPERSEDED:
        return "superseded"
    return "archived" if fact.archived or fact.status == ROLLED_BACK else ""


def _detail(what: str, old: Fact, new: Fact, before: State, after: State, policy: Policy) -> str:
    if what == "revised":
        return old.shown_text
    if what == "superseded":
        return ", ".join(id for id in new.superseded_by if _is_visible(id, after, policy))
    if what == "retiered":
        tiers = decay.tier(old, before, policy)[0], decay.tier(new, after, policy)[0]
        return " → ".join(map(decay.shown_tier, tiers))
    return ""


def _is_visible(id: str, state: State, policy: Policy) -> bool:
    fact = state.facts.get(id)
    return fact is not None and view.visible(fact, policy)


def _session(fact: Fact, what: str, since: int, after: State) -> str:
    """The session that made a change; for a tier that changed by counting alone, the last session counted."""
    if what in ("superseded", "archived"):
        return fact.left
    verbs = {
        "revised": ("Revised",),
        "retiered": ("Referenced", "Reactivated", "Revised", "Pinned", "Unpinned", "Closed"),
    }[what]
    late = [at for at, _, verb in fact.history if at >= since and verb in verbs]
    return after.rows[late[-1]].stem if late else after.rows[-1].stem
