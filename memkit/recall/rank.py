"""The ranker: finds the best entries of a corpus for a question, each with the reasons for its score.

It examines entries in the order of their highest possible score and stops when the answer is certain; the result is the
same as with all entries. Scores are rounded to nine places; ties are ordered newest first, then by id. Library users give
it documents and get a callable from question to ids.
"""

from __future__ import annotations

from bisect import insort

from memkit.recall.ask import ask
from memkit.recall.query_terms import gather
from memkit.recall.scoring import Scoring
from memkit.recall.words import ASKING, STOP

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping

    from memkit.recall.corpus import Corpus
    from memkit.recall.scoring import Reason

    Accept = Callable[[int], bool]
    Document = Mapping[str, object]


# what asks nothing in a question about documents
_EMPTY = STOP | ASKING
# A first look at a few likely entries gives the score that an entry must reach.
_FIRST_LOOK = 12
# The score of a session: its best line, and a share of the next ones.
_SECOND_LINE = 0.3


class Hit:
    """One entry of an answer: its id, its score, and its reasons as (kind, name, weight).

    `weak`: it contains too little of the question to count as an answer; `share`: how much it contains. `entry`: its number
    in the corpus; `age`: its timestamp and sequence number; `length`: the step of its length. These last four do not count
    for equality.
    """

    __slots__ = ("age", "entry", "explain", "id", "length", "score", "share", "weak")

    def __init__(
        self,
        id: str,
        score: float,
        explain: tuple[Reason, ...] = (),
        entry: int = -1,
        weak: bool = False,
        share: float = 1.0,
        age: tuple[str, int] = ("", 0),
        length: int = 0,
    ) -> None:
        self.id = id
        self.age = age
        self.length = length
        self.score = score
        self.explain = explain
        self.entry = entry
        self.weak = weak
        self.share = share

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Hit) and self._key() == other._key()

    def __hash__(self) -> int:
        return hash(self._key())

    def __repr__(self) -> str:
        return f"Hit({self.id!r}, {self.score!r}, {self.explain!r})"

    def _key(self) -> tuple[str, float, tuple[Reason, ...], bool]:
        return self.id, self.score, self.explain, self.weak


def score(query: str, corpus: Corpus, k: int, accept: Accept | None = None) -> list[Hit]:
    """The k best entries that `accept` accepts by number, best first, each with its reasons."""
    question = ask(query, empty=_EMPTY)
    if question.empty:
        return []
    scoring = Scoring(question, corpus, gather(question, corpus))
    found = best(scoring, k, accept)
    return [Hit(name, worth, scoring.explain(entry), entry) for worth, entry, name in found]


def best_entries(query: str, corpus: Corpus, k: int) -> list[str]:
    """The ids of the k best entries."""
    question = ask(query, empty=_EMPTY)
    if question.empty:
        return []
    return [name for _, _, name in best(Scoring(question, corpus, gather(question, corpus)), k, None)]


def best_sessions(query: str, corpus: Corpus, k: int) -> list[str]:
    """The names of the k sessions with the best lines."""
    question = ask(query, empty=_EMPTY)
    if question.empty:
        return []
    scoring = Scoring(question, corpus, gather(question, corpus))
    found = []
    for session in scoring.touched():
        lines = scoring.lines(session)
        worth = lines[0] + (_SECOND_LINE * lines[1] if len(lines) > 1 else 0.0)
        newest = max(corpus.label(entry)[1:] for entry in corpus.members(session))
        found.append((round(worth, 9), newest, corpus.session_key(session)))
    found.sort(key=lambda row: row[2])
    found.sort(key=lambda row: row[:2], reverse=True)
    return [key for _, _, key in found[:k]]


def best(scoring: Scoring, k: int, accept: Accept | None) -> list[tuple[float, int, str]]:
    """(score, entry, id) of the k best accepted entries; examines only entries that can be among them."""
    found = _Found(scoring.corpus, k, accept)
    seen = scoring.likely(max(_FIRST_LOOK, 2 * k))
    # best first: `accept` may open a fact, so call it for as few entries as possible
    for worth, entry in sorted(((scoring.score(entry), entry) for entry in seen), reverse=True):
        found.offer(worth, entry)
    bounds = scoring.promising(found.least)
    for entry in sorted(bounds, key=bounds.__getitem__, reverse=True):
        if bounds[entry] < found.least:
            break
        if entry not in seen:
            found.offer(scoring.score(entry), entry)
    return found.ordered()


class _Found:
    """The best accepted entries so far, and the least score that still counts."""

    def __init__(self, corpus: Corpus, most: int, accept: Accept | None) -> None:
        self.corpus = corpus
        self.most = most
        self.accept = accept
        self.least = -1.0 if most > 0 else float("inf")
        self.rows: list[tuple[float, int]] = []

    def offer(self, worth: float, entry: int) -> None:
        """Keeps an entry if it is among the best, or equal to the last of them."""
        if worth < self.least or not worth:
            return
        if self.accept is None or self.accept(entry):
            insort(self.rows, (-worth, entry))
            if len(self.rows) >= self.most:
                self.least = -self.rows[self.most - 1][0]
                while self.rows[-1][0] > -self.least:
                    self.rows.pop()

    def ordered(self) -> list[tuple[float, int, str]]:
        """(score, entry, id), best first; equal ones newest first, then by id."""
        # further criteria for entries of equal relevance belong here, before the age
        told = [(-worth, self.corpus.label(entry), entry) for worth, entry in self.rows]
        told.sort(key=lambda row: row[1][0])
        told.sort(key=lambda row: (row[0], row[1][1:]), reverse=True)
        return [(worth, entry, label[0]) for worth, label, entry in told[: self.most]]


_LONGEST_SPEAKER = 40


def entry_ranker(documents: Iterable[Document]) -> Callable[[str, int], list[str]]:
    """Ranks documents as entries of their sessions."""
    from memkit.recall.corpus import Corpus
    from memkit.recall.grow import build

    corpus = Corpus(build(documents))
    return lambda query, k: best_entries(query, corpus, k)


def session_ranker(documents: Iterable[Document]) -> Callable[[str, int], list[str]]:
    """Ranks documents as whole sessions, each scored by its lines."""
    from memkit.recall.corpus import Corpus
    from memkit.recall.grow import build

    lines = [line for document in documents for line in _lines(document)]
    corpus = Corpus(build(lines))
    return lambda query, k: best_sessions(query, corpus, k)


def _lines(document: Document) -> list[Document]:
    out: list[Document] = []
    for number, line in enumerate(str(document["text"]).split("\n")):
        speaker, said = _speaker(line)
        told = {"id": f"{document['id']}#{number}", "seq": number, "ts": document["ts"]}
        out.append({**told, "who": speaker or document["who"], "session": document["id"], "text": said})
    return out


def _speaker(line: str) -> tuple[str, str]:
    """A line that opens with a name and a colon is spoken by that name."""
    name, colon, said = line.partition(": ")
    spoken = (
        colon
        and 0 < len(name) <= _LONGEST_SPEAKER
        and name.replace(" ", "").isalpha()
        and name.count(" ") < 2
    )
    return (name, said) if spoken and name[0].isupper() else ("", line)
