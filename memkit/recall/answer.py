"""An answer from facts: those that hold words of the question, best first, the weak ones apart, and what became of the
words. The library's ranker over documents is `rank`'s: there an entry may be found by what stands around it."""

from __future__ import annotations

from memkit.recall.coverage import Coverage
from memkit.recall.fact_scoring import FactScoring
from memkit.recall.fact_terms import gather_for_facts
from memkit.recall.passages import split_id
from memkit.recall.query import ask
from memkit.recall.rank import Hit, best

TYPE_CHECKING = False
if TYPE_CHECKING:
    from memkit.recall.aliases import Groups
    from memkit.recall.corpus import Corpus
    from memkit.recall.fact_terms import Table
    from memkit.recall.query import Question
    from memkit.recall.query_terms import Clues
    from memkit.recall.rank import Accept

# so many of the best are looked at, strong ones first: a strong hit must not hide behind weak ones of higher score
_POOL = 20
# who is shown weak hits is shown a few: they are a hint where to look, not an answer
_MOST_WEAK = 3


class Miss:
    """What the search made of the words: `dropped` as empty of meaning, `unknown` to the corpus, the `near` ones
    tried for each of these, `left_out` for want of room; `nothing` is true if there was nothing to search for.
    `found` are the terms that do occur, each with its word; `widened` is true if the glossary added words."""

    __slots__ = ("dropped", "found", "left_out", "near", "nothing", "unknown", "widened")

    def __init__(
        self,
        nothing: bool,
        dropped: tuple[str, ...] = (),
        unknown: tuple[str, ...] = (),
        near: dict[str, list[str]] | None = None,
        left_out: tuple[str, ...] = (),
        found: dict[str, str] | None = None,
        widened: bool = False,
    ) -> None:
        self.nothing = nothing
        self.dropped = dropped
        self.unknown = unknown
        self.near = near or {}
        self.left_out = left_out
        self.found = found or {}
        self.widened = widened


def answer(
    query: str,
    corpus: Corpus,
    k: int,
    accept: Accept | None = None,
    explain: bool = True,
    aliases: Groups = (),
    guesses: Table | None = None,
    project: str = "",
) -> tuple[list[Hit], Miss]:
    """The k best facts, strong ones before weak ones, and what became of the words of the question.

    Without `explain`, hits tell no reasons; `aliases` are words that mean the same; with `guesses`, a table of
    neighbours, words of the same family count too. The name of the `project` tells nothing.
    """
    question = ask(query, project)
    if question.empty:
        return [], Miss(nothing=True)
    clues = gather_for_facts(question, corpus, aliases, guesses)
    scoring = FactScoring(question, corpus, clues)
    found = best(scoring, max(k, _POOL), accept)
    coverage = Coverage(clues, corpus.entries)
    found = [row for row in found if not coverage.is_chance(row[1])]
    weak = {entry for _, entry, _ in found if coverage.is_weak(entry)}
    found.sort(key=lambda row: row[1] in weak)
    hits = [
        Hit(
            name,
            worth,
            scoring.explain(entry) if explain else (),
            entry,
            entry in weak,
            coverage.share(entry),
            corpus.label(entry)[1:],
            coverage.length(entry),
        )
        for worth, entry, name in found[:k]
    ]
    return hits, _miss(question, clues)


def merged(answers: list[tuple[list[Hit], Miss]], k: int) -> tuple[list[Hit], Miss]:
    """The k best hits of answers to one question, strong ones first; the first answer says what became of the words."""
    hits, miss = answers[0]
    for others, other in answers[1:]:
        strong = sorted((hit for hit in (*hits, *others) if not hit.weak), key=lambda hit: -hit.score)
        # a few weak ones are shown: a passage must not take the place of a fact
        hits = [*strong, *(hit for some in (hits, others) for hit in some if hit.weak)]
        miss = _known_to_either(miss, other)
    return hits[:k], miss


def _known_to_either(one: Miss, other: Miss) -> Miss:
    """What became of the words of a question that was put to two corpora."""
    unknown = tuple(word for word in one.unknown if word in other.unknown)
    near = {word: [*dict.fromkeys((*one.near.get(word, ()), *other.near.get(word, ())))] for word in unknown}
    found = {**other.found, **one.found}
    return Miss(one.nothing, one.dropped, unknown, near, one.left_out, found, one.widened or other.widened)


def presented(hits: list[Hit]) -> list[Hit]:
    """The hits that are shown: all strong ones, then a few weak ones; of a block of prose, its best passage.

    Of the weak ones those that hold most of the question, facts before passages, then the shortest, then the newest:
    whatever stands around a fact, and however many others were asked, the same are shown.
    """
    weak = sorted((hit for hit in hits if hit.weak), key=lambda hit: hit.id)
    weak.sort(key=lambda hit: hit.age, reverse=True)
    weak.sort(key=lambda hit: (split_id(hit.id)[1] > 0, -round(hit.share, 9), hit.length))
    few = {hit.id for hit in weak[:_MOST_WEAK]}
    shown = [hit for hit in hits if not hit.weak or hit.id in few]
    first: dict[str, Hit] = {}
    for hit in shown:
        first.setdefault(split_id(hit.id)[0], hit)
    return [*first.values()]


def _miss(question: Question, clues: Clues) -> Miss:
    kinds = {clue.kind for clue in clues.words}
    held = {clue.name for clue in clues.words if clue.kind == "word"}
    found = {term: word for term, word in question.spelt.items() if term in held}
    left_out = tuple(clues.left_out)
    return Miss(
        False, tuple(question.dropped), tuple(clues.unknown), clues.near, left_out, found, "alias" in kinds
    )
