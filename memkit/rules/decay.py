"""Decay: the tier of a fact, counted in work sessions. Gives verdicts with reasons and changes nothing.

Tiers are derived from the state and the policy each time and never stored, so a new window applies to the past too.
"""

from __future__ import annotations

from memkit.boot.struct import struct
from memkit.model import counted
from memkit.model.fact import PROMOTED, REJECTED, ROLLED_BACK, ROUTES, SUPERSEDED, Fact
from memkit.model.policy import Policy
from memkit.model.state import State

CORE = "core"
WORKING = "working"
ACTIVE = "active"
FADING = "archive-candidate"
ARCHIVED = "archived"
TIERS = (CORE, WORKING, ACTIVE, FADING, ARCHIVED, SUPERSEDED)

# words for tiers in text for people; the ledger, footers and JSON use the tier itself
_SHOWN = {WORKING: "new", FADING: "fading"}
IN_FORCE = "in force"

Tier = tuple[str, str, str]


def shown_tier(tier: str, kind: str = "", is_reviewed: bool = False) -> str:
    """The word for a tier in text for people; a rule of people is in force, whether or not sessions name it."""
    return IN_FORCE if tier == FADING and is_reviewed and kind == "convention" else _SHOWN.get(tier, tier)


def tier_named(word: str) -> str:
    """The tier of a word: the tier itself, or its word for people."""
    return next((tier for tier, shown in _SHOWN.items() if shown == word), word)


@struct(frozen=True, slots=True)
class Verdict:
    """The tier of a fact after `decay --apply` (`tier`), its tier now (`was`), the rule and the reason."""

    id: str
    tier: str
    was: str
    rule: str
    reason: str

    @property
    def archives(self) -> bool:
        """True if applying it records `Archived`."""
        return self.tier == ARCHIVED and self.was != ARCHIVED


def sslu(fact: Fact, state: State) -> int:
    """Work sessions since its last use or, if later, since its promotion."""
    return state.work - last_work(fact)


def last_work(fact: Fact) -> int:
    """The count of work sessions at its last use or, if later, at its promotion."""
    return max(fact.used_work, fact.anchor_work)


def is_adopted(fact: Fact) -> bool:
    """True for a fact adopted from an older memory: it has its old footer."""
    # a promoted fact came through the gate; only others can have been adopted
    return not fact.promotion and "was" in dict(fact.fields)


def is_core(fact: Fact) -> bool:
    """True if it is pinned by a person, was core before it was adopted, or is an invariant and not unreviewed."""
    return bool(fact.pinned_by) or is_invariant(fact)


def is_invariant(fact: Fact) -> bool:
    """True for core facts that must be re-confirmed: invariants, and facts that were core when adopted."""
    return fact.old_core or (fact.section == "invariants" and not is_unreviewed(fact))


def is_unreviewed(fact: Fact) -> bool:
    """True for memory whose words no person reviewed: it rules nothing, whatever its section. A candidate is no memory."""
    return fact.is_memory and not fact.is_reviewed


def may_be_swept(fact: Fact) -> bool:
    """Whether disuse alone can archive it: it is live and unreviewed."""
    return fact.is_live and not fact.is_reviewed and fact.kind != "prose"


def is_pinned(fact: Fact) -> bool:
    """True for memory that no window can archive: core facts and open threads."""
    return fact.status == PROMOTED and (is_core(fact) or fact.is_open_thread)


def target(fact: Fact) -> str:
    """The page that prints it: continuity, a folder of records, glossary, index; `change` and `none` mean no page."""
    to = ROUTES.get(fact.kind, ROUTES["fact"])[0]
    if to in ("continuity", "glossary"):
        return to
    return "continuity" if is_adopted(fact) else to


def place(fact: Fact) -> str:
    """Where a reader finds it: live, archive, queue, or none (rejected, withheld, an applied change)."""
    if fact.withheld:
        return "none"
    if fact.is_waiting:
        return "queue"
    if fact.status in (SUPERSEDED, ROLLED_BACK):
        return "archive"
    if fact.kind == "prose":
        return "archive" if fact.archived else "live"
    if fact.status != PROMOTED or target(fact) in ("change", "none"):
        return "none"
    return "archive" if fact.archived else "live"


def layer(fact: Fact, policy: Policy | None = None) -> str:
    """`durable` for core facts, decisions and write classes that the policy calls durable; else `semantic`."""
    named = policy.classes.get(fact.get("class")) if policy is not None else None
    if is_core(fact) or fact.kind == "decision" or (named is not None and named.durable):
        return "durable"
    return "semantic"


def tier(fact: Fact, state: State, policy: Policy) -> Tier:
    """(tier, rule, reason); the first rule that matches wins. Candidates and prose have no tier."""
    if fact.kind == "prose":
        return "", "prose", "an adopted block of prose is no fact and does not age"
    if fact.status == SUPERSEDED:
        return _superseded_tier(fact)
    if fact.status != PROMOTED:
        return "", "candidate", "only promoted memory has a tier"
    if fact.archived:
        return ARCHIVED, "archived", f"archived: {fact.archived}; not used since"
    if is_core(fact):
        return _core(fact)
    return _by_windows(fact, state.work, policy)


def tiers_ahead(fact: Fact, state: State, policy: Policy) -> tuple[tuple[int, str], ...]:
    """(count of work sessions, tier from then on), while no session names the fact; the first is its tier now."""
    now = tier(fact, state, policy)
    if now[1] not in _WINDOWED:
        return ((0, now[0]),)
    windows = policy.decay
    ends = (fact.anchor_work + windows.working_window, last_work(fact) + windows.active_window)
    later = sorted({end + 1 for end in ends if end >= state.work})
    return ((0, now[0]), *((work, _by_windows(fact, work, policy)[0]) for work in later))


def _superseded_tier(fact: Fact) -> Tier:
    if fact.superseded_by:
        return SUPERSEDED, "superseded", f"superseded by {', '.join(fact.superseded_by)}"
    return SUPERSEDED, "superseded", "invalidated: it no longer holds and nothing replaces it"


def _core(fact: Fact) -> Tier:
    if fact.section == "invariants":
        return CORE, "invariant", "it stands among the invariants"
    if fact.pinned_by:
        return CORE, "pinned", f"pinned by {fact.pinned_by}"
    return CORE, "old-core", "it was core when it was adopted"


# rules by which a tier changes without a session that names the fact
_WINDOWED = ("working-window", "active-window", "unused")


def _by_windows(fact: Fact, work: int, policy: Policy) -> Tier:
    windows = policy.decay
    kept = _old_label(fact)
    if kept:
        return kept, "open-thread", "an adopted thread keeps its label until it is closed"
    age = work - fact.anchor_work
    if age <= windows.working_window and fact.uses <= 1:
        return WORKING, "working-window", f"{_sessions(age)} old, working_window is {windows.working_window}"
    unused = work - last_work(fact)
    if unused <= windows.active_window:
        reason = f"last used {_sessions(unused)} ago, active_window is {windows.active_window}"
        return ACTIVE, "active-window", reason
    reason = f"unused for {_sessions(unused)}, active_window is {windows.active_window}"
    if fact.is_open_thread:
        return ACTIVE, "open-thread", f"{reason}; an open thread stays until somebody closes it"
    return FADING, "unused", reason


def _old_label(fact: Fact) -> str:
    if not fact.is_open_thread:
        return ""
    for part in fact.get("was").replace("%7C", "|").split("|"):
        name, _, value = part.partition(":")
        if name.strip() == "tier" and value.strip() in (WORKING, ACTIVE, FADING):
            return value.strip()
    return ""


def past_window(fact: Fact, state: State, policy: Policy) -> bool:
    """True if `decay --apply` archives it: fading, unused past archive_window, and not a glossary term.

    An adopted fact that no session has named is not archived: its age says nothing about its use.
    """
    return _may_archive(fact) and _is_past(fact, tier(fact, state, policy)[0], state, policy)


def _may_archive(fact: Fact) -> bool:
    return fact.is_live and fact.kind != "term" and not is_pinned(fact) and not _is_unnamed(fact)


def _is_past(fact: Fact, now: str, state: State, policy: Policy) -> bool:
    return now == FADING and sslu(fact, state) > policy.decay.archive_window


def _is_unnamed(fact: Fact) -> bool:
    return not fact.uses and is_adopted(fact)


def verdict(fact: Fact, state: State, policy: Policy) -> Verdict:
    """The verdict on one fact: its tier, or `archived` if it is past the archive window."""
    now, rule, reason = tier(fact, state, policy)
    if _is_past(fact, now, state, policy) and _may_archive(fact):
        unused, window = sslu(fact, state), policy.decay.archive_window
        reason = f"unused for {_sessions(unused)}, past archive_window {window}"
        return Verdict(fact.id, ARCHIVED, now, "archive-window", reason)
    return Verdict(fact.id, now, now, rule, reason)


def verdicts(state: State, policy: Policy) -> list[Verdict]:
    """The verdict on every live fact, by id; `Verdict.archives` marks those that would be archived."""
    live = (fact for fact in state.facts.values() if place(fact) == "live" and fact.kind != "prose")
    return [verdict(fact, state, policy) for fact in live]


def changes_when(fact: Fact, state: State, policy: Policy) -> str:
    """One sentence on what would change the fact's tier."""
    now, rule, _ = tier(fact, state, policy)
    if rule == "candidate" and fact.status == REJECTED:
        return f"`memkit undo {fact.id}` takes the answer back; then it can be promoted."
    if rule == "candidate" and fact.status == ROLLED_BACK:
        return "A person who says it again (`memkit remember`) makes it memory again."
    if rule in _CHANGES:
        return _CHANGES[rule]
    windows, unused = policy.decay, sslu(fact, state)
    if now == WORKING:
        left = windows.working_window - (state.work - fact.anchor_work) + 1
        return f"Another session that uses it makes it active; without a use it becomes active after {_more(left)}."
    if now == ACTIVE:
        return f"It fades after {_more(windows.active_window - unused + 1)} without a use."
    if _is_unnamed(fact):
        return "A use makes it active again; no session named it, so decay leaves it alone."
    if not _may_archive(fact):
        return "A use makes it active again; decay leaves it alone."
    left = windows.archive_window - unused + 1
    after = f", after {_more(left)} without one" if left > 0 else ""
    if fact.is_reviewed:
        return f"A use makes it active again; only `memkit decay --apply` archives it{after}."
    left = windows.unreviewed_window - unused
    after = f"after {_more(left)} without one " if left > 0 else ""
    return (
        f"A use makes it active again; {after}the end of a work session looks at its evidence, and archives it if that"
        " no longer holds."
    )


_CHANGES = {
    "superseded": "Nothing: superseding is final; a new fact may say it again.",
    "candidate": "A promotion makes it memory; until then it has no tier.",
    "prose": "A review that turns it into facts.",
    "archived": "A use or `memkit ref` brings it back.",
    "invariant": "Superseding it, by a person.",
    "pinned": "Unpinning it, by a person.",
    "old-core": "Unpinning it, by a person.",
    "open-thread": "Closing it: then it ages like any fact.",
}


def _sessions(count: int) -> str:
    return counted(count, "work session")


def _more(count: int) -> str:
    return counted(count, "more work session")
