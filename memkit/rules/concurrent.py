"""Concurrent sessions: those that came together (by a merge, a pull, an import) and that no session has seen together yet.

Every session says in `seen` what it knew. As long as the ledger has several heads, claims of one side were never compared
with claims of another one. Answers which sessions these are, and which of their claims contradict each other.
"""

from __future__ import annotations

from memkit.boot.struct import struct
from memkit.model.fact import Fact
from memkit.model.state import State
from memkit.rules.gate import CLAIMING, clashes_by_claim, is_claim, without_recorded

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable

    from memkit.rules.gate import Clash, Known

# what else can put a claim beside others: it is new, or its successor came
_CHANGING = CLAIMING | {"Created", "Adopted", "Superseded"}
# uses and marks, after which a fact claims what it claimed before
_MARKS = frozenset(
    "Referenced Mentioned Accessed Asked Verified Staled Refreshed Pinned Unpinned Contradicted".split()
)


@struct(frozen=True)
class Concurrent:
    """The sessions that not every head of a ledger knows."""

    # ordinal → the heads that know this session, as bits
    known_by: dict[int, int]
    # sessions that saw one that is not here, and those that built on them: nobody can say what else they knew
    rootless: frozenset[int] = frozenset()

    def newcomers(self) -> list[int]:
        """All sessions but those of the largest side: of each two concurrent sessions, one is among them."""
        sides: dict[int, list[int]] = {}
        for at, heads in self.known_by.items():
            sides.setdefault(heads, []).append(at)
        largest = max(sides.values(), key=len, default=[])
        return sorted(self.rootless.union(self.known_by).difference(set(largest) - self.rootless))

    def meet(self, left: Fact, right: Fact) -> bool:
        """Whether a session that names one fact did not know a session that names the other, and one of them changed what
        its fact claims."""
        ours, theirs = self._namings(left), self._namings(right)
        if any(is_change and at in self.rootless for at, is_change in (*ours, *theirs)):
            return True
        known = self.known_by
        return any(
            (here or there) and not known[at] & known[other] for at, here in ours for other, there in theirs
        )

    def _namings(self, fact: Fact) -> set[tuple[int, bool]]:
        """(session, whether it changed what the fact claims) for each of these sessions that names a fact."""
        return {(at, verb in _CHANGING) for at, _, verb in fact.history if at in self.known_by}


NONE = Concurrent({})


def concurrent_sessions(state: State, until: int) -> Concurrent:
    """The concurrent ones among the first `until` sessions; takes no time if the ledger has one head."""
    if len(state.heads) < 2:
        return NONE
    heads = sorted(at for at in map(state.ordinal.__getitem__, state.heads) if at < until)
    if len(heads) < 2:
        return NONE
    # all heads know what lies before the first session that one of them did not know
    first = min([heads[0] + 1, *(state.unknown[at][0] for at in heads if at in state.unknown)])
    everyone = (1 << len(heads)) - 1
    known_by = {at: _heads_that_know(state, heads, at) for at in range(first, heads[-1] + 1)}
    # nobody knows a head but itself, even if one saw a session that is missing here
    known_by |= {at: 1 << number for number, at in enumerate(heads)}
    known_by = {at: bits for at, bits in known_by.items() if bits != everyone}
    return Concurrent(known_by, _rootless(state, known_by))


def _heads_that_know(state: State, heads: list[int], at: int) -> int:
    return sum(1 << number for number, head in enumerate(heads) if at <= head and state.knows(head, at))


def _rootless(state: State, known_by: dict[int, int]) -> frozenset[int]:
    torn = {problem.file for problem in state.problems if problem.code == "seen-missing"}
    first = [at for at in known_by if torn and state.rows[at].path in torn]
    return frozenset(at for at in known_by for root in first if at >= root and state.knows(at, root))


def claims_to_compare(concurrent: Concurrent, state: State, named: Iterable[str]) -> dict[str, Fact]:
    """The live claims, among these ids, that one of the sessions did more to than use or mark."""
    known = concurrent.known_by
    found = {id: fact for id in sorted(named) if (fact := state.facts.get(id)) is not None and is_claim(fact)}
    return {
        id: fact
        for id, fact in found.items()
        if any(at in known and verb not in _MARKS for at, _, verb in fact.history)
    }


def concurrent_clashes(
    concurrent: Concurrent, state: State, asked: dict[str, Fact], known: Known
) -> list[Clash]:
    """(id, other id, rule) of contradictions between claims of concurrent sessions that no conflict records, sorted.

    `asked`: the claims of the newcomers; `known` finds what each is to be compared with.
    """
    facts = state.facts
    found = [
        pair for pair in clashes_by_claim(asked, known) if concurrent.meet(asked[pair[0]], facts[pair[1]])
    ]
    return without_recorded(found, state)
