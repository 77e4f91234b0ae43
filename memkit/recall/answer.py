"""Answers a question from facts: the facts that contain its words, best first, weak hits marked, and a report on the words.

A fact counts only if it contains a word of the question; its surroundings only affect the order. A session's claims are
about that day's work, not a conversation, so neighbours and session have a small share. They have none if the session is a
bulk of claims (adopted, harvested, imported, or simply many) or has only one claim. `rank` ranks documents of library
users, where an entry can also be found by its neighbours' words.
"""

from __future__ import annotations

from memkit.recall import MANY_CLAIMS
from memkit.recall.ask import ask
from memkit.recall.cards import split_id
from memkit.recall.coverage import Coverage
from memkit.recall.fact_terms import gather_for_facts
from memkit.recall.rank import Hit, best
from memkit.recall.scoring import WHEN, Scoring

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

    from memkit.recall.ask import Question
    from memkit.recall.corpus import Corpus
    from memkit.recall.fact_terms import Table
    from memkit.recall.query_terms import Clues
    from memkit.recall.rank import Accept
    from memkit.recall.scoring import Reason
    from memkit.recall.surroundings import Groups


# the suffix of the key of a session of bulk claims
BULK = "*"
# "we" means the project, not the author of a claim
_ONESELF = frozenset(("i", "me", "my", "mine", "myself"))
# a question about what the asker said wants the asker's claims; one about what the asker may do wants anybody's
_TELLING = frozenset(
    """
    said say says told tell wrote write written decide decided decides chose choose chosen prefer preferred prefers
    want wanted like liked think thought agree agreed approve approved promote promoted reject rejected note noted
    remember remembered record recorded ask asked mean meant
    """.split()
)


class FactScoring(Scoring):
    """The scores of facts for one question."""

    around = 0.3

    def score(self, entry: int) -> float:
        """The score of a fact; 0 unless it contains a word of the question, or the question is only a date."""
        own = self.own[entry]
        if not own and not (entry in self.dated and self.question.is_only_a_date):
            return 0.0
        session = self.corpus.session_of(entry)
        return round(own + self.beside(entry, session) + self.in_session(session) + self.lift(entry), 9)

    def in_session(self, session: int) -> float:
        """What a session adds to each of its facts."""
        return self.around * super().in_session(session) if self._speaks(session) else 0.0

    def beside(self, entry: int, session: int) -> float:
        """What the neighbours in the same session add."""
        return self.around * super().beside(entry, session) if self._speaks(session) else 0.0

    def _speaks(self, session: int) -> bool:
        """Whether the other claims of this session say anything about one claim."""
        corpus = self.corpus
        few = 1 < len(corpus.members(session)) <= MANY_CLAIMS
        return few and not corpus.session_key(session).endswith(BULK)

    def _highest_lifts(self) -> tuple[float, float]:
        """The highest value that author and time add to a fact, which gets nothing for a question with "when"."""
        lift, date = super()._highest_lifts()
        return lift - (WHEN if self.question.when else 0.0), date

    def _lifts(self, entry: int) -> list[Reason]:
        """What author and date add to a fact that scores: "when" asks for a condition as often as for a day."""
        mine = not _ONESELF.isdisjoint(self.question.words) and not _TELLING.isdisjoint(self.question.words)
        return [
            reason
            for reason in super()._lifts(entry)
            if reason[0] != "when" and (mine or reason[0] != "self")
        ]


# how many of the best entries are examined, so that a strong hit is not missed behind weak ones with higher scores
_POOL = 20
# what a fact that contains all of the question gains in order
_SHARE = 0.8
# how many weak hits are shown: they are a hint where to look, not an answer
_MOST_WEAK = 3


class Miss:
    """A report on the words of a question: `dropped` (function words), `unknown` to the corpus, `near` (similar words tried
    for each unknown one), `left_out` (too many words). `nothing`: there was nothing to search for. `found`: term → word of
    those that occur. `widened`: the glossary added words."""

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
    second: Callable[[int], bool] | None = None,
) -> tuple[list[Hit], Miss]:
    """The k best facts, strong ones before weak ones, and a report on the words of the question.

    Of facts with equal scores, those that `second` names come last. Without `explain`, hits have no reasons. `aliases`:
    groups of words with the same meaning. With `guesses`, a table of neighbours, words of the same family match too. The
    name of the `project` is left out of the question.
    """
    question = ask(query, project)
    if question.empty:
        return [], Miss(nothing=True)
    clues = gather_for_facts(question, corpus, aliases, guesses)
    scoring = FactScoring(question, corpus, clues)
    found = best(scoring, max(k, _POOL), accept)
    if not found:
        return [], _miss(question, clues)
    coverage = Coverage(clues, corpus, question, scoring.own)
    judged = {entry: verdict for _, entry, _ in found if (verdict := coverage.judge(entry)) is not None}
    rows = [
        (round(worth + _SHARE * judged[entry][0], 9), entry, name)
        for worth, entry, name in found
        if entry in judged
    ]
    scores = [worth for worth, _, _ in rows]
    last = {entry for worth, entry, _ in rows if second and scores.count(worth) > 1 and second(entry)}
    rows.sort(key=lambda row: (judged[row[1]][1], -row[0], row[1] in last))
    hits = [
        Hit(
            name,
            worth,
            _reasons(scoring, entry, judged[entry][0]) if explain else (),
            entry,
            judged[entry][1],
            judged[entry][0],
            corpus.label(entry)[1:],
            coverage.length(entry),
        )
        for worth, entry, name in rows[:k]
    ]
    return hits, _miss(question, clues)


def _reasons(scoring: FactScoring, entry: int, share: float) -> tuple[Reason, ...]:
    """The reasons for the score of a fact, heaviest first; they add up to it."""
    own = ("share", "", round(_SHARE * share, 9))
    return tuple(sorted((*scoring.explain(entry), own), key=lambda reason: -reason[2]))


def merged(answers: list[tuple[list[Hit], Miss]], k: int) -> tuple[list[Hit], Miss]:
    """The k best hits of several answers to one question, strong ones first; the report is that of the first answer."""
    hits, miss = answers[0]
    for others, other in answers[1:]:
        strong = sorted((hit for hit in (*hits, *others) if not hit.weak), key=lambda hit: -hit.score)
        # only a few weak hits are shown, and a passage must not displace a fact
        hits = [*strong, *(hit for some in (hits, others) for hit in some if hit.weak)]
        miss = _known_to_either(miss, other)
    return hits[:k], miss


def _known_to_either(one: Miss, other: Miss) -> Miss:
    """The merged report on a question that was put to two corpora."""
    unknown = tuple(word for word in one.unknown if word in other.unknown)
    near = {word: [*dict.fromkeys((*one.near.get(word, ()), *other.near.get(word, ())))] for word in unknown}
    found = {**other.found, **one.found}
    return Miss(one.nothing, one.dropped, unknown, near, one.left_out, found, one.widened or other.widened)


def presented(hits: list[Hit]) -> list[Hit]:
    """The hits to show: all strong ones, then a few weak ones; only the best passage of a block of prose.

    Weak hits are sorted by how much of the question they contain, facts before passages, then shortest and newest first,
    so that neighbours and the number of facts do not change which are shown.
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
