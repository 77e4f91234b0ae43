"""Rules on upkeep: what is due, over its limit, stale or forgotten, and contradicting live claims that no session has
recorded. Warnings, unless the policy is stricter.
"""

from __future__ import annotations

from memkit.model import WARNING, Problem
from memkit.model.events import Revoked
from memkit.model.fact import Fact, line_of, path_of
from memkit.rules.due import cares, retention_events
from memkit.rules.gate import Everything, as_claim, compare, is_claim

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Container, Sequence

    from memkit.checks import Subject
    from memkit.model.state import State
    from memkit.rules.gate import Known


def limits(subject: Subject) -> list[Problem]:
    """Reports due reviews and invariants, stalled threads, and exceeded limits of continuity.md and INDEX.md."""
    if subject.cares is not None:
        return list(subject.cares)
    return list(cares(subject.state, subject.policy, subject.rendered))


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


# from this many new claims on, one comparison of all with all is cheaper
_FEW = 20

# events that change what a fact claims
_CLAIMING = frozenset({"Promoted", "Revised", "Reactivated", "Rolled-back", "Reopened", "Resolved"})

Clash = tuple[str, str, str]
# the rule name of duplicates
_DUPLICATE = "duplicate"


def unrecorded_clashes(
    state: State,
    new: Container[str] | None,
    facts: list[Fact] | None = None,
    known: Known | None = None,
    clashing: Sequence[Clash] | None = None,
) -> list[Clash]:
    """(id, other id, rule) of contradictions that no conflict records, sorted by ids.

    `new`: the stems of the sessions whose claims are checked; None checks all live claims. `facts`: the facts that these
    sessions name. `known` finds what a claim clashes with without comparing every fact. `clashing`: all clashing pairs of
    live claims, if they are known already.
    """
    candidates = state.facts.values() if facts is None else facts
    asked = {fact.id: fact for fact in candidates if is_claim(fact) and _is_checked(fact, state, new)}
    if not asked:
        return []
    told = {frozenset(conflict.ids) for conflict in state.conflicts.values()}
    few = len(asked) <= _FEW and new is not None
    pairs = _each(asked, known or Everything(state)) if few else _all(asked, state, clashing)
    found = {frozenset(pair[:2]): pair for pair in reversed(pairs) if frozenset(pair[:2]) not in told}
    return sorted(found.values())


def _is_checked(fact: Fact, state: State, new: Container[str] | None) -> bool:
    if new is None or fact.promoted_in in new:
        return True
    return any(verb in _CLAIMING and state.rows[at].stem in new for at, _, verb in fact.history)


def _each(asked: dict[str, Fact], known: Known) -> list[Clash]:
    return [(id, other, rule) for id, fact in asked.items() for other, rule in compare(fact, known)[0]]


def _all(asked: dict[str, Fact], state: State, clashing: Sequence[Clash] | None) -> list[Clash]:
    if clashing is None:
        from memkit.contradict.search import judge_all

        clashing = judge_all([as_claim(fact) for fact in state.facts.values() if is_claim(fact)]).found
    found: list[Clash] = []
    for left, right, rule in clashing:
        if rule != _DUPLICATE and (left in asked or right in asked):
            found.append((left, right, rule) if left in asked else (right, left, rule))
    return found
