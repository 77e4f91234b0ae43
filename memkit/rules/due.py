"""What is due: a review, invariants to re-confirm, stalled threads, exceeded limits, and facts past their retention. Counted
in sessions, and retention in days of the ledger; never by a clock.
"""

from __future__ import annotations

from memkit.boot.struct import struct
from memkit.model import WARNING, Problem, counted
from memkit.model.fact import Fact
from memkit.model.policy import Policy
from memkit.model.state import State
from memkit.rules.decay import is_invariant, is_pinned, place, sslu, target

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from memkit.model import events as ev


@struct(frozen=True, slots=True)
class Due:
    """One due item: its name, work sessions left (0 or less: due now), its facts, and a sentence."""

    name: str
    left: int
    ids: tuple[str, ...]
    text: str

    @property
    def now(self) -> bool:
        """True if it is due now."""
        return self.left <= 0


def due(state: State, policy: Policy, lines: int = 0) -> list[Due]:
    """The review first, due or not; then the items due now. `lines`: the length of continuity.md."""
    live = [fact for fact in state.facts.values() if is_counted(fact)]
    return due_of(live, len(decaying(live)), state, policy, lines)


def is_counted(fact: Fact) -> bool:
    """Whether a fact counts here: live memory that is no prose."""
    return place(fact) == "live" and fact.kind != "prose"


def may_fall_due(fact: Fact) -> bool:
    """Whether a fact is an invariant or an open thread; no other fact falls due by itself."""
    return is_invariant(fact) or fact.is_open_thread


def due_of(watched: list[Fact], decaying: int, state: State, policy: Policy, lines: int) -> list[Due]:
    """What is due, given the live invariants and open threads and the number of decaying facts."""
    found = [review_due(state, policy)]
    found += _invariants(watched, state, policy)
    found += _stalled_threads(watched, state, policy)
    return found + over_limits(decaying, lines, policy)


def review_due(state: State, policy: Policy) -> Due:
    """The next review, in work sessions after the last one."""
    since = state.work - max(_last_review(state, scope) for scope in ("all", "decay"))
    left = policy.decay.review_every - since
    if left > 0:
        return Due("review", left, (), f"Review due in {counted(left, 'session')}")
    late = f", {counted(-left, 'session')} late" if left else ""
    return Due("review", left, (), f"Review due now{late}")


def _last_review(state: State, scope: str) -> int:
    """The count of work sessions up to which a review of this scope went; 0 without one."""
    stem = state.reviewed.get(scope, ("", 0))[0]
    if not stem:
        return 0
    from bisect import bisect_right

    index = bisect_right(state.rows, stem, key=lambda row: row.stem) - 1
    return state.rows[index].work if index >= 0 else 0


def reverify_left(fact: Fact, state: State, policy: Policy) -> int:
    """Work sessions until a core fact must be re-confirmed; using it does not change this."""
    last = max(fact.anchor_work, fact.verified_work, _last_review(state, "invariants"))
    return policy.decay.reverify_every - (state.work - last)


def _invariants(live: list[Fact], state: State, policy: Policy) -> list[Due]:
    left = {fact.id: reverify_left(fact, state, policy) for fact in live if is_invariant(fact)}
    ids = tuple(id for id, rest in left.items() if rest <= 0)
    if not ids:
        return []
    text = f"{counted(len(ids), 'invariant')} to re-confirm"
    return [Due("invariants", min(left[id] for id in ids), ids, text)]


def _stalled_threads(live: list[Fact], state: State, policy: Policy) -> list[Due]:
    window = policy.decay.stalled_thread
    idle = {fact.id: sslu(fact, state) for fact in live if fact.is_open_thread}
    ids = tuple(id for id, unused in idle.items() if unused > window)
    if not ids:
        return []
    text = f"{counted(len(ids), 'thread')} untouched for more than {window} sessions"
    return [Due("stalled", window - max(idle[id] for id in ids), ids, text)]


def decaying(live: list[Fact]) -> list[Fact]:
    """The facts of continuity.md that decay: neither core nor open threads."""
    return [fact for fact in live if is_decaying(fact)]


def is_decaying(fact: Fact) -> bool:
    """Whether a live fact of continuity.md decays."""
    return target(fact) == "continuity" and not is_pinned(fact)


def over_limits(facts: int, lines: int, policy: Policy) -> list[Due]:
    """The exceeded limits of continuity.md, which is never truncated; a review must shorten it."""
    most, longest = policy.decay.max_facts, policy.decay.max_lines
    found = []
    if facts > most:
        found.append(Due("facts", 0, (), f"{facts} decaying facts, {most} is the limit"))
    if lines > longest:
        found.append(Due("lines", 0, (), f"{lines} lines, {longest} is the limit"))
    return found


def retention_events(state: State, policy: Policy) -> list[ev.Archived | ev.Revoked]:
    """The events that end facts past their retention: `Archived`, or `Revoked` for facts under a consent."""
    ending = {name for name, table in policy.classes.items() if table.retention_days}
    if not state.rows or not ending:
        return []
    from datetime import date

    from memkit.model import events as ev

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


_INDEXED = ("finding", "decision", "audit", "bug", "pattern", "rule")

# how many facts a problem names
_NAMED = 5
_CODES = {
    "review": "review-overdue",
    "invariants": "invariants-overdue",
    "stalled": "thread-stalled",
    "facts": "continuity-over-limit",
    "lines": "continuity-over-limit",
}


def cares(state: State, policy: Policy, rendered: Mapping[str, str]) -> tuple[Problem, ...]:
    """Problems about what is due or over its limit, given the rendered pages."""
    lines = rendered.get(policy.layout.continuity, "").count("\n")
    live = (fact for fact in state.facts.values() if fact.is_live and fact.kind in _INDEXED)
    # an adopted record stays on the page it came from
    records = [fact.id for fact in live if target(fact) != "continuity"]
    index = rendered.get(f"{policy.layout.memory}/INDEX.md", "")
    return cares_of(due(state, policy, lines), records, index, policy)


def cares_of(due: list[Due], records: Sequence[str], index: str, policy: Policy) -> tuple[Problem, ...]:
    """Like `cares`, from the due items, the ids of the live records and the text of INDEX.md."""
    return (*_overdue(due, policy), *_index_limit(records, index, policy))


def _overdue(due: list[Due], policy: Policy) -> list[Problem]:
    path = policy.layout.continuity
    found: list[Problem] = []
    for item in due:
        if item.now:
            more = f" and {len(item.ids) - _NAMED} more" if len(item.ids) > _NAMED else ""
            names = f": {', '.join(item.ids[:_NAMED])}{more}" if item.ids else ""
            found.append(Problem(_CODES[item.name], path, 1, f"{item.text}{names}", "memkit review", WARNING))
    return found


def _index_limit(records: Sequence[str], text: str, policy: Policy) -> list[Problem]:
    """Reports rows that INDEX.md leaves out because of its limits."""
    path = f"{policy.layout.memory}/INDEX.md"
    linked = {part.partition("](")[0] for part in text.split("[")[1:]}
    shown = sum(1 for id in records if id in linked)
    if shown >= len(records) or not text.count("\n- "):
        return []
    left = len(records) - shown
    message = f"{left:,} of {counted(len(records), 'record')} {'is' if left == 1 else 'are'} left out"
    return [
        Problem("index-over-limit", path, 1, message, "memkit archive …, or raise [index] max_lines", WARNING)
    ]
