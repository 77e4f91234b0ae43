"""Rules on the ledger itself: no session changed or removed, every stamp plausible; and on its upkeep: what is due, over its
limit, stale or forgotten.
"""

from __future__ import annotations

from itertools import takewhile

from memkit.boot.struct import replace
from memkit.model import ERROR, LACKING, WARNING, Problem, counted
from memkit.model.events import Revoked
from memkit.model.fact import Fact, line_of, path_of
from memkit.model.session import LEGACY, end_command
from memkit.model.state import Row, State
from memkit.rules.due import cares, retention_events

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator

    from memkit.checks import Change, Subject

_REWRITTEN = ("session-modified", "session-renamed")
_PROMOTIONS = ("promotion-incomplete", "self-review")
_ANSWERS = ("Promoted", "Rejected", "Rolled-back", "Superseded", "Resolved")
_TERM = " has a meaning since "
_WAITS = "change-waits"
# what nobody can say of projections while sessions are missing
_UNKNOWN = ("projection-stale", "projection-edited")


def reading_problems(subject: Subject) -> list[Problem]:
    """Problems found while reading the ledger, without those that a later session answers or a recorded erasure explains."""
    found = [
        problem
        for problem in subject.found
        if problem.code not in _REWRITTEN or not _is_erasure(subject, problem.file)
        if problem.code != "ended-without-answer" or not _is_allowed(subject, problem)
        if problem.code != "unknown-id" or not _is_adopted_since(subject, problem)
        if problem.code != "event-elsewhere" or not _is_legacy(subject, problem.file)
    ]
    return _unsettled_problems([_unless_lost(problem, subject) for problem in found], subject.state)


def _is_legacy(subject: Subject, path: str) -> bool:
    """True for a session that an adoption took over: another tool wrote it, in a form of its own."""
    return any(row.path == path and row.mode == LEGACY for row in subject.state.rows)


def _is_adopted_since(subject: Subject, problem: Problem) -> bool:
    """True if a session by hand names a fact that is adopted, in a session after it: so does one of a merged branch."""
    id = problem.message.partition(" names ")[2].partition(",")[0]
    fact = subject.state.facts.get(id)
    return problem.severity == WARNING and fact is not None and bool(fact.get("was"))


def _unless_lost(problem: Problem, subject: Subject) -> Problem:
    """Lowers a missing seen session that the policy lists as lost to a warning: it stops no writer."""
    if problem.code != "seen-missing":
        return problem
    is_lost = any(stem in problem.message for stem in subject.policy.checks.lost)
    return replace(problem, severity=WARNING if is_lost else ERROR)


def _is_allowed(subject: Subject, problem: Problem) -> bool:
    """True if the policy lets the agent change memory."""
    return problem.message.partition(": ")[0] in subject.policy.promotion.may_change


def immutability(subject: Subject) -> list[Problem]:
    """Reports committed sessions that were changed, removed or renamed, except by a recorded erasure."""
    found = [_change_problem(change) for change in subject.changes if not _is_erasure(subject, change.path)]
    return [_known_lost(problem, subject) for problem in found]


def _known_lost(problem: Problem, subject: Subject) -> Problem:
    """Lowers a removed session that the policy lists as lost to a warning."""
    if problem.code != "session-removed" or not any(s in problem.file for s in subject.policy.checks.lost):
        return problem
    return replace(problem, severity=WARNING)


def without_consequences(found: list[Problem], subject: Subject) -> list[Problem]:
    """The problems without the consequences of missing and modified sessions, which must be restored first."""
    missed = [item for item in found if item.code == "seen-missing" or LACKING in item.message]
    if any(problem.severity == ERROR for problem in missed):
        found = [problem for problem in found if problem.code not in _UNKNOWN]
    changed = {
        change.path
        for change in subject.changes
        if not change.where and not _is_erasure(subject, change.path)
    }
    if not changed:
        return found
    told = {problem for problem in immutability(subject) if problem.file in changed}
    told |= {problem for problem in found if problem.code == "seal-broken"}
    return [
        problem
        for problem in found
        if problem in told or (problem.file not in changed and problem.code != "projection-stale")
    ]


def _is_erasure(subject: Subject, path: str) -> bool:
    record = subject.state.erased.get(path)
    return record is not None and record.get("new", "").removeprefix("sha256:") == subject.digests.get(path)


def _change_problem(change: Change) -> Problem:
    where = f" in {change.where}" if change.where else ""
    if change.status == "R":
        message = f"a session was renamed to {change.now}{where}"
        return Problem("session-renamed", change.path, 1, message, f"mv {change.now} {change.path}")
    if change.status == "D":
        hint = (
            f"git revert {change.where}"
            if change.where
            else f"git restore --source=HEAD --staged --worktree {change.path}"
        )
        return Problem("session-removed", change.path, 1, f"a session was removed{where}", hint)
    hint = f"git restore --source=HEAD --staged --worktree {change.path}  # to correct a fact use memkit supersede"
    if change.where:
        hint = f"git revert {change.where}  # to correct a fact use memkit supersede"
    return Problem("session-modified", change.path, 1, f"a session was changed{where}", hint)


def adopted_files(subject: Subject) -> list[Problem]:
    """Reports adopted sessions that differ from the hash in the adopt session."""
    found: list[Problem] = []
    if not subject.state.legacy:
        return found
    here = {row.stem: row for row in subject.state.rows}
    for stem, digest in subject.state.legacy.items():
        row = here.get(stem)
        if row is None:
            message = "a session that was adopted is gone"
            found.append(
                Problem(
                    "session-removed",
                    f"{subject.policy.layout.sessions}/{stem}.md",
                    1,
                    message,
                    f"git log --all -- '*{stem}*'",
                )
            )
        elif row.mode == LEGACY and row.sha256 != digest and not _is_erasure(subject, row.path):
            hint = f"git restore {row.path}  # or a copy of it; to correct a fact use memkit supersede"
            found.append(
                Problem("session-modified", row.path, 1, "a session that was adopted was changed", hint)
            )
    return found


def _newest_first(subject: Subject) -> Iterator[Row]:
    """The sessions, newest first."""
    rows = subject.state.rows
    return (rows[at] for at in range(len(rows) - 1, -1, -1))


def clock_skew(subject: Subject) -> list[Problem]:
    """Reports stamps more than a day ahead of the clock."""
    if not subject.now:
        return []
    # rows are ordered by stem, and a stem begins with its stamp
    ahead = list(takewhile(lambda row: row.stem[:10] >= subject.now[:10], _newest_first(subject)))
    ahead = [row for row in ahead if (row.ended or row.stem[:10]) > subject.now]
    hint = "correct the clock of the machine that wrote it; a session before the commit: remove it and write it again"
    return [
        Problem(
            "clock-skew",
            row.path,
            1,
            f"ends {row.ended or row.stem[:10]}, more than a day ahead of this clock",
            hint,
        )
        for row in ahead
    ]


def open_sessions(subject: Subject) -> list[Problem]:
    """Reports open sessions, whose events do not count yet."""
    return [
        Problem(
            "session-open",
            f".memkit/open/{seed}.jsonl",
            1,
            f"{actor} has {counted(events, 'event')} unsealed",
            end_command(seed),
            WARNING,
        )
        for seed, actor, events in subject.drafts
    ]


def shallow_history(subject: Subject) -> list[Problem]:
    """Reports a shallow or partial history."""
    if not subject.shallow:
        return []
    hint = "git fetch --unshallow (in CI: fetch-depth: 0)"
    return [
        Problem(
            "history-shallow",
            "memkit.toml",
            1,
            "the history here is shallow or lacks that revision",
            hint,
            WARNING,
        )
    ]


def _unsettled_problems(problems: list[Problem], state: State) -> list[Problem]:
    """The problems that no later session has answered: a sealed session cannot be changed, so a later one corrects it."""
    if not any(problem.code in (*_PROMOTIONS, _WAITS, "term-redefined") for problem in problems):
        return problems
    at = {row.path: number for number, row in enumerate(state.rows)}
    return [problem for problem in problems if not _is_settled(problem, at.get(problem.file, -1), state)]


def _is_settled(problem: Problem, at: int, state: State) -> bool:
    if problem.code == _WAITS:
        asked = state.facts.get(problem.message.rpartition(" as ")[2])
        return asked is not None and not asked.is_waiting
    if problem.code == "term-redefined":
        return _is_split(problem.message.partition(_TERM)[0].casefold(), at, state)
    if problem.code not in _PROMOTIONS:
        return False
    facts = [fact for fact in state.facts.values() if _was_here(fact, at, problem.line)]
    return bool(facts) and all(_answered_after(fact, at) for fact in facts)


def _is_split(name: str, at: int, state: State) -> bool:
    """True if a later session confirmed the meaning, or gave the other meaning its own word."""
    return any(
        term.at > at and (key == name or key.startswith(f"{name} (")) for key, term in state.terms.items()
    )


def _was_here(fact: Fact, at: int, line: int) -> bool:
    return any(when == at and where == line for when, where, _ in fact.history)


def _answered_after(fact: Fact, at: int) -> bool:
    return not fact.is_waiting and any(when > at and verb in _ANSWERS for when, _, verb in fact.history)


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


def evidence(subject: Subject) -> list[Problem]:
    """Reports facts whose cited files changed."""
    return [
        Problem(
            "evidence-stale",
            path_of(source),
            line_of(source),
            f"{how} since {id} was promoted",
            hint,
            WARNING,
        )
        for id, (source, how, hint) in subject.stale.items()
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
