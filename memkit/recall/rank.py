"""The ranker: a question and a corpus in, the best entries out, each with what spoke for it.

Sessions are looked at in the order of the most they could give, and no further than the answer needs; the answer is
the same as if all had been. Scores are rounded to nine places; ties go to the newest, then to the id.
"""

from __future__ import annotations

from memkit.recall.clues import gather
from memkit.recall.query import ask
from memkit.recall.scoring import Scoring
from memkit.recall.spelling import nearest

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

    from memkit.recall.corpus import Corpus
    from memkit.recall.query import Question
    from memkit.recall.scoring import Reason

    Accept = Callable[[str], bool]

# How far below the best bound the first look goes, and each further one below the last.
_FIRST_LOOK, _NEXT_LOOK = 0.85, 0.8
_LAST_LOOK = 0.01
# A whole session is worth its best line and a share of the next.
_SECOND_LINE = 0.3


class Hit:
    """One entry of an answer: its id, its score, and (what, which, weight) for everything that spoke for it."""

    __slots__ = ("explain", "id", "score")

    def __init__(self, id: str, score: float, explain: tuple[Reason, ...] = ()) -> None:
        self.id = id
        self.score = score
        self.explain = explain

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Hit) and self._told() == other._told()

    def __hash__(self) -> int:
        return hash(self._told())

    def __repr__(self) -> str:
        return f"Hit({self.id!r}, {self.score!r}, {self.explain!r})"

    def _told(self) -> tuple[str, float, tuple[Reason, ...]]:
        return self.id, self.score, self.explain


class Miss:
    """What the search made of the words: `dropped` as empty of meaning, `unknown` to the corpus, the `near` ones
    tried for each of these, `left_out` for want of room; `nothing` is true if there was nothing to search for."""

    __slots__ = ("dropped", "left_out", "near", "nothing", "unknown")

    def __init__(
        self,
        nothing: bool,
        dropped: tuple[str, ...] = (),
        unknown: tuple[str, ...] = (),
        near: dict[str, list[str]] | None = None,
        left_out: tuple[str, ...] = (),
    ) -> None:
        self.nothing = nothing
        self.dropped = dropped
        self.unknown = unknown
        self.near = near or {}
        self.left_out = left_out


def score(query: str, corpus: Corpus, k: int, accept: Accept | None = None) -> list[Hit]:
    """The k best entries that `accept` lets pass by their id, best first."""
    return answer(query, corpus, k, accept)[0]


def answer(query: str, corpus: Corpus, k: int, accept: Accept | None = None) -> tuple[list[Hit], Miss]:
    """The k best entries, and what became of the words of the question."""
    question = ask(query)
    if question.empty:
        return [], Miss(nothing=True)
    scoring = Scoring(question, corpus, gather(question, corpus))
    best = _best(scoring, k, accept)
    hits = [Hit(name, worth, scoring.explain(entry)) for worth, entry, name in best]
    return hits, _miss(question, scoring, bool(hits))


def best_entries(query: str, corpus: Corpus, k: int) -> list[str]:
    """The ids of the k best entries."""
    question = ask(query)
    if question.empty:
        return []
    return [name for _, _, name in _best(Scoring(question, corpus, gather(question, corpus)), k, None)]


def best_sessions(query: str, corpus: Corpus, k: int) -> list[str]:
    """The names of the k sessions with the best lines."""
    question = ask(query)
    if question.empty:
        return []
    scoring = Scoring(question, corpus, gather(question, corpus))
    found = []
    for number in scoring.bounds():
        lines = sorted((worth for worth, _ in scoring.entries_of(number, everyone=True)), reverse=True)
        worth = lines[0] + _SECOND_LINE * sum(lines[1:2])
        newest = max(corpus.label(entry)[1:] for entry in range(*corpus.starts[number : number + 2]))
        found.append((round(worth, 9), newest, corpus.session_key(number)))
    found.sort(key=lambda row: row[2])
    found.sort(key=lambda row: row[:2], reverse=True)
    return [key for _, _, key in found[:k]]


def _best(scoring: Scoring, k: int, accept: Accept | None) -> list[tuple[float, int, str]]:
    """(score, entry, id) of the k best accepted entries, looking only where they can be."""
    bounds = scoring.bounds()
    level = _FIRST_LOOK * max(bounds.values(), default=0.0)
    last = _LAST_LOOK * level
    seen: list[tuple[float, int]] = []
    left = list(bounds)
    chosen: list[tuple[float, int, str]] = []
    while (left or seen) and len(chosen) < k:
        level = level if left and level > last else -1.0
        for number in (number for number in left if bounds[number] >= level):
            seen += scoring.entries_of(number)
        left = [number for number in left if bounds[number] < level]
        # Nothing that was not looked at can reach this level.
        sure = [row for row in seen if row[0] >= level]
        seen = [row for row in seen if row[0] < level]
        chosen += _accepted(scoring.corpus, sure, k - len(chosen), accept)
        level *= _NEXT_LOOK
    return chosen


def _accepted(
    corpus: Corpus, rows: list[tuple[float, int]], most: int, accept: Accept | None
) -> list[tuple[float, int, str]]:
    told = [(worth, entry, corpus.label(entry)) for worth, entry in rows]
    told.sort(key=lambda row: row[2][0])
    told.sort(key=lambda row: (row[0], row[2][1], row[2][2]), reverse=True)
    out: list[tuple[float, int, str]] = []
    for worth, entry, (name, _, _) in told:
        if len(out) == most:
            break
        if accept is None or accept(name):
            out.append((worth, entry, name))
    return out


def _miss(question: Question, scoring: Scoring, found: bool) -> Miss:
    clues = scoring.clues
    near = dict(clues.near)
    unknown = list(clues.unknown)
    if not found:
        for name in question.wholes:
            if not scoring.corpus.knows(name):
                unknown.append(name)
                near[name] = [other for _, other in nearest(scoring.corpus, name, whole=True)]
    return Miss(False, tuple(question.dropped), tuple(unknown), near, tuple(clues.left_out))
