"""Rules on upkeep: what is due, over its limit, stale or forgotten. Warnings, unless the policy is stricter."""

from __future__ import annotations

from memkit.checks.subject import Subject
from memkit.model.events import Revoked
from memkit.model.fact import Fact, line_of, path_of
from memkit.model.problem import WARNING, Problem
from memkit.model.prose import counted
from memkit.rules.decay import target
from memkit.rules.due import Due, due
from memkit.rules.retention import retention_events

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from memkit.model.policy import Policy
    from memkit.model.state import State

_INDEXED = ("finding", "decision", "audit", "bug", "pattern", "rule")

_CODES = {
    "review": "review-overdue",
    "invariants": "invariants-overdue",
    "stalled": "thread-stalled",
    "facts": "continuity-over-limit",
    "lines": "continuity-over-limit",
}


def limits(subject: Subject) -> list[Problem]:
    """Reports due reviews and invariants, stalled threads, and exceeded limits of continuity.md and INDEX.md."""
    if subject.cares is not None:
        return list(subject.cares)
    return list(cares(subject.state, subject.policy, subject.rendered))


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
            names = f": {', '.join(item.ids[:5])}" if item.ids else ""
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


def retention(subject: Subject) -> list[Problem]:
    """Reports facts of a write class that are kept longer than the policy allows."""
    found: list[Problem] = []
    for event in retention_events(subject.state, subject.policy):
        name = event.name if isinstance(event, Revoked) else event.id
        message = f"{name} is past the retention of its write class"
        hint = "memkit decay --apply  # archives it"
        found.append(Problem("retention-over", subject.policy.layout.continuity, 1, message, hint, WARNING))
    return found


_MENDING = 'memkit verify {id}  # if it still holds; if not: memkit supersede {id} "…"'


def evidence(subject: Subject) -> list[Problem]:
    """Reports facts whose cited files changed."""
    return [
        Problem(
            "evidence-stale",
            path_of(source),
            line_of(source),
            f"{how} since {id} was promoted",
            _MENDING.format(id=id),
            WARNING,
        )
        for id, (source, how) in subject.stale.items()
    ]


def undeclared_use(subject: Subject) -> list[Problem]:
    """Reports commits that touch a file cited by a fact that no session since then has used."""
    if not subject.touched:
        return []
    resting = _resting_on(subject)
    found: list[Problem] = []
    for commit, path in subject.touched:
        for fact in resting.get(path, ()):
            message = f"{commit[:10]} touches it; {fact.id} rests on it, and no session refers to that fact"
            found.append(Problem("undeclared-use", path, 1, message, f"memkit ref {fact.id}", WARNING))
    return found


def _resting_on(subject: Subject) -> dict[str, list[Fact]]:
    """path → the live facts that cite it and that no new session names."""
    found: dict[str, list[Fact]] = {}
    rows = subject.state.rows
    for fact in subject.facts:
        cited = {path_of(source) for source in fact.every("evidence")} if fact.is_live else ()
        if cited and not any(rows[at].stem in subject.new for at, _, _ in fact.history):
            for path in cited:
                found.setdefault(path, []).append(fact)
    return found
