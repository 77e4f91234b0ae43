"""Checks: one named check per function, listed in one tuple. They report problems and change nothing.

A check reads its subject: a ledger's state and everything else that it needs, as values.
"""

from __future__ import annotations

from memkit.boot.struct import field, struct
from memkit.model import Problem
from memkit.model.fact import Fact
from memkit.model.policy import Policy
from memkit.model.state import State

TYPE_CHECKING = False
if TYPE_CHECKING:
    from memkit.rules.gate import Known


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
    stale: dict[str, tuple[str, str]] = field(default_factory=dict)
    drafts: tuple[tuple[str, str, int], ...] = ()
    # (commit, path) of commits whose paths a fact names
    touched: tuple[tuple[str, str], ...] = ()
    # the latest time a stamp may have, and the time it is
    now: str = ""
    today: str = ""
    staged_sessions: bool = False
    unstaged: tuple[str, ...] = ()
    shallow: bool = False
    # sessions that some commit of this history has
    once: frozenset[str] = frozenset()
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
