"""Checks: one named check per function, listed in one tuple. They report problems and change nothing.

A check reads its subject: a ledger's state and everything else that it needs, as values. This file is the catalogue: the
subject, every rule's name, default severity and meaning, and the tuple of checks that `inspect` runs.
"""

from __future__ import annotations

from memkit.boot.struct import field, struct
from memkit.checks import gate, ledger, pages
from memkit.model import ERROR, WARNING, Problem
from memkit.model.fact import Fact
from memkit.model.policy import Policy
from memkit.model.state import State

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

    from memkit.rules.gate import Known

    Check = Callable[["Subject"], list[Problem]]


@struct(frozen=True)
class Change:
    """A session file that differs from git's: status M, D, T or R (to `now`), in a commit or the tree."""

    status: str
    path: str
    where: str
    # the latest time a stamp may have, and the time it is
    now: str = ""
    today: str = ""


@struct(frozen=True)
class Subject:
    """Everything that one inspection checks, as values."""

    state: State
    policy: Policy
    # problems found while reading the ledger and the policy
    found: tuple[Problem, ...] = ()
    # projections: as the ledger renders them, as they are, and those that it no longer renders
    rendered: dict[str, str] = field(default_factory=dict)
    actual: dict[str, bytes | None] = field(default_factory=dict)
    leftover: tuple[str, ...] = ()
    replaced: tuple[str, ...] = ()
    # session files that changed, according to git
    changes: tuple[Change, ...] = ()
    # path → digest of session files that a rule protects by hash
    digests: dict[str, str] = field(default_factory=dict)
    # the new sessions in this scope: stems and texts
    new: frozenset[str] = frozenset()
    texts: dict[str, str] = field(default_factory=dict)
    # evidence that no longer matches: fact id → (path, changed | missing)
    stale: dict[str, tuple[str, str, str]] = field(default_factory=dict)
    drafts: tuple[tuple[str, str, int], ...] = ()
    # (commit, path) of commits whose paths a fact names
    touched: tuple[tuple[str, str], ...] = ()
    # the latest time a stamp may have, and the time it is
    now: str = ""
    today: str = ""
    staged_sessions: bool = False
    unstaged: tuple[str, ...] = ()
    shallow: bool = False
    # files of merged branches from before the adoption that nobody adopted
    waiting: tuple[str, ...] = ()
    # ids without words here whose words `memkit adopt` finds in git
    findable: frozenset[str] = frozenset()
    # session → commit, of sessions by hand that an adopted memory got without the words of their ids
    brought: dict[str, str] = field(default_factory=dict)
    # notes
    notes: tuple[str, ...] = ()
    merge_commit: bool = False
    # whether to search contradictions among all live claims, or only for claims that the new sessions promoted
    all_claims: bool = False
    # the facts that the new sessions name, if only those are inspected; None: every fact
    ids: frozenset[str] | None = None
    # how many unchanged sessions and claims were skipped
    trusted: dict[str, int] = field(default_factory=dict)
    # (id, other id, rule) of all contradictions and duplicates between live claims, if known
    clashing: tuple[tuple[str, str, str], ...] | None = None
    # finds what a claim clashes with without comparing every fact, if available
    known: Known | None = None
    # problems of the upkeep rules for the whole ledger, if known
    cares: tuple[Problem, ...] | None = None
    # how many projections were compared by digest
    compared: int = 0

    @property
    def facts(self) -> list[Fact]:
        """The facts under inspection, by id."""
        if self.ids is None:
            return self.state.facts.values()
        return [fact for fact in map(self.state.facts.get, sorted(self.ids)) if fact is not None]


RULES: dict[str, tuple[str, str]] = {
    "session-modified": (ERROR, "a session in the ledger was changed"),
    "session-removed": (ERROR, "a session left the ledger"),
    "session-renamed": (ERROR, "a session got another name"),
    "duplicate-session": (ERROR, "one stem stands twice"),
    "seal-broken": (ERROR, "the content does not match its seal"),
    "unsealed": (ERROR, "a session of memkit's form without a seal"),
    "seen-missing": (ERROR, "a session saw another that is not here"),
    "bad-name": (WARNING, "a file in the ledger whose name is no session's"),
    "clock-skew": (ERROR, "a session's stamp is more than a day ahead"),
    "bad-frontmatter": (ERROR, "a session's header cannot be read"),
    "bad-event": (ERROR, "a line that is no event"),
    "unclosed-fence": (ERROR, "a fence that is never closed"),
    "unknown-id": (ERROR, "an event names a fact no session created"),
    "used-after-end": (WARNING, "a superseded fact was used"),
    "duplicate-id": (ERROR, "an id was created twice"),
    "dangling-link": (WARNING, "a link to something that is not here"),
    "supersede-cycle": (ERROR, "supersessions close a circle"),
    "double-supersede": (ERROR, "a fact was superseded twice"),
    "bad-transition": (ERROR, "a step that a candidate or fact cannot take"),
    "projection-stale": (ERROR, "a projection is not what the ledger renders"),
    "projection-edited": (ERROR, "a projection was edited by hand"),
    "projection-unstaged": (ERROR, "sessions are staged, their projections are not"),
    "promotion-incomplete": (ERROR, "a promotion lacks a field of its provenance"),
    "promotion-pending": (ERROR, "a closed session or task left a candidate without an answer"),
    "id-without-words": (ERROR, "a session by hand created an id, and nothing here says what it means"),
    "adoption-waits": (
        WARNING,
        "a merged branch from before the adoption brought memory that nobody adopted",
    ),
    "change-waits": (
        WARNING,
        "a session by hand asks for a change of what is a person's, of a term or of a key, or for other words of any fact",
    ),
    "answer-by-hand": (WARNING, "a session by hand answers, which counts for nothing"),
    "event-elsewhere": (WARNING, "an event in a session by hand outside of ## Memory References"),
    "ended-without-answer": (ERROR, "an agent ended or changed a fact that a person stands behind"),
    "agent-environment": (WARNING, "a user's name was given inside an agent's environment"),
    "not-a-reviewer": (ERROR, "a candidate was promoted by somebody who may not answer it"),
    "self-review": (ERROR, "an author reviewed its own candidate"),
    "class-rule": (ERROR, "a promotion breaks a rule of its write class"),
    "quorum-missing": (ERROR, "a promotion has fewer votes than the policy asks for"),
    "pattern-uncorroborated": (ERROR, "a pattern without two promoted findings"),
    "authority-conflict": (ERROR, "memory that weakens an obligation"),
    "contradiction-open": (WARNING, "a conflict nobody has settled"),
    "contradiction-unrecorded": (WARNING, "two live facts contradict each other and no session says so"),
    "load-when-missing": (ERROR, "a record says nowhere when to load it"),
    "index-over-limit": (WARNING, "INDEX.md leaves rows out"),
    "term-redefined": (ERROR, "a term got a second meaning"),
    "evidence-stale": (WARNING, "a cited file changed since the fact was promoted"),
    "review-overdue": (WARNING, "the review is due"),
    "invariants-overdue": (WARNING, "invariants are due for re-confirmation"),
    "continuity-over-limit": (WARNING, "continuity.md is past its limits"),
    "retention-over": (WARNING, "a fact is kept longer than its write class says"),
    "thread-stalled": (WARNING, "an open thread nobody touches"),
    "undeclared-use": (WARNING, "a commit touches a file that a fact cites, and no session refers to it"),
    "session-open": (WARNING, "a session is still open"),
    "secret-found": (ERROR, "a secret stands in the ledger"),
    "personal-data-found": (ERROR, "personal data stands in the ledger"),
    "consent-missing": (ERROR, "a fact stands under a consent that does not hold"),
    "hidden-unicode": (ERROR, "invisible or direction-changing characters"),
    "conflict-marker": (ERROR, "git's conflict marks in a file"),
    "policy-invalid": (ERROR, "memkit.toml holds something that is no policy"),
    "format-newer": (ERROR, "a session written by a newer memkit"),
    "history-shallow": (WARNING, "the history does not reach back far enough"),
    "smoke-failed": (ERROR, "a memory test failed"),
    "ledger-unreadable": (ERROR, "a session file cannot be read"),
}


# rules whose severity no policy can lower
FIXED = frozenset(
    """
    session-modified session-removed session-renamed duplicate-session seal-broken unsealed
    seen-missing clock-skew bad-frontmatter format-newer ledger-unreadable policy-invalid
    promotion-incomplete promotion-pending self-review quorum-missing pattern-uncorroborated
    authority-conflict consent-missing term-redefined class-rule not-a-reviewer
    ended-without-answer change-waits answer-by-hand agent-environment projection-edited conflict-marker
    secret-found personal-data-found hidden-unicode
    """.split()
)
_RANK = ("off", WARNING, ERROR)


def unlowerable_rules(policy: Policy) -> list[str]:
    """The rules that the policy tries to lower although it may not."""
    given = policy.checks.severity
    return [name for name in given if name in FIXED and _is_lower(given[name], RULES[name][0])]


def switched_off(policy: Policy) -> int:
    """How many rules the policy switches off."""
    given = {"review-overdue": policy.checks.review_overdue, **policy.checks.severity}
    return sum(1 for name, value in given.items() if value == "off" and name in RULES and name not in FIXED)


def _is_lower(given: str, severity: str) -> bool:
    return given in _RANK and _RANK.index(given) < _RANK.index(severity)


def grade_problems(problems: list[Problem], policy: Policy, strict: bool = False) -> list[Problem]:
    """The problems with the policy's severities, without rules that are off, ordered by place."""
    found: list[Problem] = []
    for problem in problems:
        severity = _severity(problem, policy)
        if severity == "off":
            continue
        if strict and severity == WARNING:
            severity = ERROR
        found.append(_with(problem, severity))
    return sorted(dict.fromkeys(found), key=Problem.sort_key)


def _severity(problem: Problem, policy: Policy) -> str:
    given = policy.checks.severity.get(problem.code)
    if given and not (problem.code in FIXED and _is_lower(given, RULES[problem.code][0])):
        return given
    if problem.code == "review-overdue":
        return policy.checks.review_overdue
    if problem.code == "change-waits" and policy.promotion.close_gate == "decide":
        return ERROR
    return WARNING if problem.severity == WARNING else RULES.get(problem.code, (ERROR, ""))[0]


def _with(problem: Problem, severity: str) -> Problem:
    if problem.severity == severity:
        return problem
    place = (problem.code, problem.file, problem.line)
    return Problem(*place, problem.message, problem.hint, severity, problem.excerpt)


CHECKS: tuple[Check, ...] = (
    ledger.reading_problems,
    ledger.immutability,
    ledger.adopted_files,
    ledger.clock_skew,
    ledger.open_sessions,
    ledger.shallow_history,
    pages.projections,
    pages.unstaged_projections,
    pages.conflict_markers,
    gate.promotions,
    gate.pending_candidates,
    gate.wordless_ids,
    gate.waiting_branches,
    gate.load_when,
    gate.contradictions,
    gate.authority,
    gate.consents,
    gate.terms,
    gate.links,
    ledger.limits,
    ledger.retention,
    ledger.evidence,
    ledger.undeclared_use,
    pages.hidden_unicode,
    pages.secrets_and_people,
    pages.waivers,
)


def inspect(subject: Subject, strict: bool = False) -> list[Problem]:
    """All problems of a subject, graded by its policy, by place."""
    found = [problem for check in CHECKS for problem in check(subject)]
    return grade_problems(ledger.without_consequences(found, subject), subject.policy, strict)
