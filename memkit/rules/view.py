"""How a fact is shown to a reader: its JSON form, its verdict, and who may see it.

Three things are kept apart: the tier says how recently it was used; stale or in conflict says that it may be untrue;
unverified says that nobody could or did check it. A fact that cites nothing has no evidence: no doubt, but never fresh.
"""

from __future__ import annotations

from memkit.boot.struct import struct
from memkit.model.fact import ROUTES, RULE_SECTIONS, SHOWN_WAITING, UNREVIEWED, Conflict, Fact, is_hashed
from memkit.model.policy import CLASSIFICATIONS, Policy, Role
from memkit.model.state import State
from memkit.rules.decay import (
    is_invariant,
    is_pinned,
    is_unreviewed,
    layer,
    place,
    shown_tier,
    sslu,
    tier,
    tier_named,
)

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from memkit.model.state import Row


FRESH = "fresh"
NO_EVIDENCE = "no evidence"
STALE = "stale"
UNVERIFIED = "unverified"
IN_CONFLICT = "in conflict"
# verdicts that are no reason to doubt a fact
QUIET = (FRESH, NO_EVIDENCE)


def as_json(fact: Fact, state: State, policy: Policy) -> dict[str, Any]:
    """A fact as JSON, in the stable form of `list --json`."""
    from memkit.rules.disputes import disputing_candidates, rechecker

    return {
        "id": fact.id,
        "text": fact.text,
        "outcome": fact.outcome,
        "section": section(fact),
        "kind": fact.kind,
        "class": fact.get("class"),
        "src": fact.src,
        "key": fact.get("key"),
        "value": fact.get("value"),
        "status": fact.shown_status,
        "standing": standing_of(fact),
        "tier": tier(fact, state, policy)[0],
        "pinned": is_pinned(fact),
        "layer": layer(fact, policy),
        "place": place(fact),
        "uses": fact.uses,
        "last_used": last_used(fact),
        "created": fact.created,
        "sslu": sslu(fact, state),
        "origin": fact.origin,
        "confidence": fact.get("confidence"),
        "evidence": list(fact.every("evidence")),
        "applies_when": fact.get("applies_when"),
        "does_not_apply_when": fact.get("does_not_apply_when"),
        "supersedes": list(fact.supersedes),
        "superseded_by": list(fact.superseded_by),
        "verdict": verdict(fact, state, policy),
        "conflicts": list(open_conflicts(fact, state)),
        "disputed_by": disputing_candidates(fact, state),
        "rechecked": rechecker(fact),
        "classification": classification(fact),
        "tenant": tenant(fact, policy),
        "consent": consent_of(fact),
        "promoted_in": fact.promoted_in,
        "by": fact.promoted_by or fact.author,
        "author": fact.author,
    }


def consent_of(fact: Fact) -> str:
    """The consent that a fact is under; empty if none."""
    return dict(fact.promotion).get("consent", "") or fact.get("consent")


def last_used(fact: Fact) -> str:
    """The date of its last use, or of its creation if it was never used."""
    return fact.last_used or fact.created


def section(fact: Fact) -> str:
    """Its section, or the one its kind belongs to; an unreviewed description stands in no section that holds rules."""
    own = ROUTES.get(fact.kind, ROUTES["fact"])[1]
    return own if fact.section in RULE_SECTIONS and is_unreviewed(fact) else fact.section or own


def classification(fact: Fact) -> str:
    """Its classification: internal by default; an unknown word counts as the strictest."""
    named = fact.get("classification") or "internal"
    return named if named in CLASSIFICATIONS else CLASSIFICATIONS[-1]


def tenant(fact: Fact, policy: Policy) -> str:
    """Its tenant, or the policy's default."""
    return fact.get("tenant") or policy.layout.tenant


def verdict(fact: Fact, state: State, policy: Policy) -> str:
    """fresh, no evidence, stale, unverified or in conflict; the worst wins. Never fresh unless something was hashed."""
    if open_conflicts(fact, state):
        return IN_CONFLICT
    if fact.stale:
        return STALE
    if _is_unverified(fact, state, policy):
        return UNVERIFIED
    return FRESH if fact.every("evidence") else NO_EVIDENCE


def verdict_shown(verdict: str) -> str:
    """A verdict as text: one that puts the fact in doubt stands in capitals."""
    return verdict if verdict in QUIET else verdict.upper()


def verdicts_ahead(fact: Fact, state: State, policy: Policy) -> tuple[tuple[int, str], ...]:
    """(count of work sessions, verdict from then on), while no session names the fact; the first is its verdict now."""
    now = verdict(fact, state, policy)
    if now not in QUIET or not is_invariant(fact):
        return ((0, now),)
    from memkit.rules.due import reverify_left

    return ((0, now), (state.work + reverify_left(fact, state, policy), UNVERIFIED))


def proofs(fact: Fact) -> list[str]:
    """The pieces of its evidence that must be hashed again before it is shown."""
    return [source for source in fact.every("evidence") if is_hashed(source)]


def _is_unverified(fact: Fact, state: State, policy: Policy) -> bool:
    """True for a candidate, a fact with evidence that has no hash, or an invariant whose re-confirmation is due."""
    evidence = fact.every("evidence")
    if not fact.is_memory or (evidence and not any(map(is_hashed, evidence))):
        return True
    if not is_invariant(fact):
        return False
    from memkit.rules.due import reverify_left

    return reverify_left(fact, state, policy) <= 0


def standing(kind: str, status: str, tier: str, verdict: str, reviewed: str = "") -> str:
    """The state of a fact as a hit prints it; `unreviewed` comes first."""
    if kind == "prose":
        return "prose"
    shown = verdict_shown(verdict)
    before = f"{UNREVIEWED.upper()} · " if reviewed == UNREVIEWED else ""
    # for an archived thread, archived takes precedence
    if kind == "thread" and status in ("open", "closed"):
        return f"{before}thread · {status} · {shown}"
    return f"{before}{shown_tier(tier, kind, not before)} · {shown}"


def standing_of(fact: Fact) -> str:
    """`reviewed` or `unreviewed` for a live fact; empty for others."""
    return fact.standing if fact.is_live and fact.kind != "prose" else ""


def open_conflicts(fact: Fact, state: State) -> tuple[str, ...]:
    """The open conflicts of a fact. A candidate does not put memory in conflict."""
    if not fact.conflicts:
        return ()
    found = (state.conflicts[id] for id in fact.conflicts if id in state.conflicts)
    # a change that a merge left without effect asks a person, but does not put the reviewed fact in doubt
    standing = (item for item in found if is_open_conflict(item, state) and item.rule != "concurrent-change")
    return tuple(item.id for item in standing if fact.is_waiting or not has_pending_side(item, state))


def is_open_conflict(conflict: Conflict, state: State) -> bool:
    """True if a conflict is open and every side is still a claim, not superseded or rejected."""
    sides = (state.facts.get(id) for id in conflict.ids)
    return conflict.is_open and all(side is None or side.is_live or side.is_waiting for side in sides)


def has_pending_side(conflict: Conflict, state: State) -> bool:
    """True if one side is a pending candidate; then only the queue shows the conflict."""
    sides = (state.facts.get(id) for id in conflict.ids)
    return any(side is not None and side.is_waiting for side in sides)


def visible(fact: Fact, policy: Policy, role: Role | None = None) -> bool:
    """True if this reader may see the fact; without a role: if a projection may contain it."""
    if fact.withheld:
        return False
    most = policy.layout.projected if role is None else role.max_classification
    if classification(fact) not in _up_to(most):
        return False
    return tenant(fact, policy) in ((policy.layout.tenant,) if role is None else role.tenants)


def is_for_nobody(fact: Fact, policy: Policy) -> bool:
    """True if neither a projection nor any role may see the fact."""
    return not any(visible(fact, policy, role) for role in (None, *policy.roles.values()))


def _up_to(most: str) -> tuple[str, ...]:
    """The classifications a reader may see; an unknown word allows only public."""
    at = CLASSIFICATIONS.index(most) if most in CLASSIFICATIONS else 0
    return CLASSIFICATIONS[: at + 1]


@struct(frozen=True, slots=True)
class Wanted:
    """The filters of one `list` call; an empty one accepts everything. Tiers and statuses may be in words for people."""

    place: str = "live"
    tier: str = ""
    status: str = ""
    section: str = ""
    kind: str = ""
    layer: str = ""
    verdict: str = ""
    prefix: str = ""
    standing: str = ""

    def takes(self, fact: Fact, state: State, policy: Policy) -> bool:
        """True if every filter accepts the fact; cheap ones are tried first. Prose is accepted only by its kind."""
        if self.kind != fact.kind and (self.kind or fact.kind == "prose"):
            return False
        named = tier_named(self.tier)
        return (
            self.place in ("", "all", place(fact))
            and (self.status in ("", fact.status, fact.shown_status) or self._waits(fact))
            and self.section.casefold() in ("", section(fact).casefold())
            and self.standing in ("", standing_of(fact))
            and fact.get("key").startswith(self.prefix)
            and self.layer in ("", layer(fact, policy))
            and (not named or tier(fact, state, policy)[0] == named)
            and (not self.verdict or verdict(fact, state, policy) == self.verdict)
        )

    def _waits(self, fact: Fact) -> bool:
        return self.status == SHOWN_WAITING and fact.is_waiting


def select(state: State, policy: Policy, *, role: Role | None = None, **words: str) -> list[Fact]:
    """The facts that match the filters (fields of `Wanted`), by created, then id; live ones by default."""
    wanted = Wanted(**words)
    facts = (fact for fact in state.facts.values() if visible(fact, policy, role))
    return sorted((fact for fact in facts if wanted.takes(fact, state, policy)), key=by_age)


def count_facts(state: State, policy: Policy, role: Role | None = None) -> int:
    """How many facts there are: live memory of any kind that this reader may see.

    Records and threads count; candidates, ended facts and adopted prose do not.
    """
    wanted = Wanted()
    return state.facts.count(lambda f: visible(f, policy, role) and wanted.takes(f, state, policy))


def by_age(fact: Fact) -> tuple[str, str]:
    """The sort key of every list: created, then id."""
    return (fact.created, fact.id)


class SessionRows(dict[int, "Row"]):
    """Ordinal of a session → its row, each looked up once: many facts come from one session."""

    def __init__(self, state: State) -> None:
        self._all, self._count = state.rows, len(state.rows)

    def __missing__(self, at: int) -> Row:
        self[at] = row = self._all[at]
        return row

    def path(self, at: int) -> str:
        """The file of a session; empty if there is none."""
        return self[at].path if at < self._count else ""

    def of(self, fact: Fact) -> Row | None:
        """The session that raised a fact; None if there is none."""
        at = fact.history[0][0] if fact.history else 0
        return self[at] if at < self._count else None


def promotion_sem(fact: Fact, state: State, rows: SessionRows) -> str:
    """The `sem` digest of the session that promoted the fact: what its writer could know."""
    # the fact's history has the ordinal; the table of all sessions is large
    for at, _, verb in reversed(fact.history):
        if verb == "Promoted" and rows[at].stem == fact.promoted_in:
            return rows[at].sem
    known = state.ordinal.get(fact.promoted_in) if fact.promoted_in else None
    return rows[known].sem if known is not None else ""
