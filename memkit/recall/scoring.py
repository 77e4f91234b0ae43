"""Scoring: what each entry is worth to one question, and the most that a session could give.

An entry scores by its own words, by its neighbours', by its session's, by who wrote it and when. Choosing and
ordering are left to rank.py.
"""

from __future__ import annotations

from bisect import bisect_left

from memkit.recall.segment import ASKS, TIMELY

TYPE_CHECKING = False
if TYPE_CHECKING:
    from memkit.recall.clues import Clue, Clues
    from memkit.recall.corpus import Corpus
    from memkit.recall.query import Question

    # what spoke, which one of it, and how much
    Reason = tuple[str, str, float]

_SESSION = 1.0
# distance → share of a neighbour's words; a question hands more of its words to the answer after it
_NEIGHBOURS = ((-1, 0.2), (1, 0.2), (-2, 0.1), (2, 0.05))
_ANSWER = 0.2
_REACH = 1 + _ANSWER + sum(share for _, share in _NEIGHBOURS)
_WHO, _SELF, _DATE, _WHEN = 0.5, 1.0, 0.5, 0.25
# Bounds are sums in another order: they must not fall short by a rounding.
_SLACK = 1e-6


class Scoring:
    """The worth of every entry of a corpus to one question."""

    def __init__(self, question: Question, corpus: Corpus, clues: Clues) -> None:
        self.question = question
        self.corpus = corpus
        self.clues = clues
        self.text = [0.0] * corpus.starts[-1]
        self.extra = [0.0] * corpus.starts[-1]
        self.session = [0.0] * (len(corpus.starts) - 1)
        for clue in clues.words:
            _add(self.text, clue.entries, clue.codes, clue.worth)
            _add(self.session, clue.sessions, clue.session_codes, clue.session_worth)
        for clue in clues.extras:
            _add(self.extra, clue.entries, clue.codes, clue.worth)
        self.dated = self._dated()

    def _dated(self) -> set[int]:
        # A month or a day can find an entry by itself; a year is too wide for that and only lifts.
        months, days = self.question.months, self.question.days
        if not months and not days:
            return set()
        return set(self.corpus.written_on(lambda day: day // 100 % 100 in months or day % 100 in days))

    def bounds(self) -> dict[int, float]:
        """Session → the most that an entry of it can score, for every session that something speaks for."""
        starts, text, extra, session = self.corpus.starts, self.text, self.extra, self.session
        ceiling = self._ceiling() + _SLACK
        out = {}
        for number in self._touched():
            low, high = starts[number], starts[number + 1]
            most = _REACH * max(text[low:high]) + max(extra[low:high])
            out[number] = most + _SESSION * session[number] + ceiling
        return out

    def _touched(self) -> set[int]:
        touched = {self.corpus.session_of(entry) for entry in self.dated}
        return touched.union(*(clue.sessions for clue in (*self.clues.words, *self.clues.extras)))

    def _ceiling(self) -> float:
        asked = self.question
        return (
            (_WHO if self.clues.named else 0.0)
            + (_SELF if asked.first_person else 0.0)
            + (_WHEN if asked.when else 0.0)
            + (_DATE if asked.years or asked.months or asked.days else 0.0)
        )

    def entries_of(self, number: int, everyone: bool = False) -> list[tuple[float, int]]:
        """(score, entry) for the entries of a session that something speaks for; for all of them if asked."""
        low, high = self.corpus.starts[number], self.corpus.starts[number + 1]
        own = self.text[low:high]
        shared = _SESSION * self.session[number]
        out = []
        for place, entry in enumerate(range(low, high)):
            near = self._beside(own, place, low)
            score = own[place] + near + self.extra[entry]
            if score or everyone or entry in self.dated:
                lifts = sum(weight for _, _, weight in self._lifts(entry))
                out.append((round(score + shared + lifts, 9), entry))
        return out

    def _beside(self, own: list[float], place: int, low: int) -> float:
        """What the neighbours in the same session add."""
        total = 0.0
        for distance, share in _NEIGHBOURS:
            other = place + distance
            if 0 <= other < len(own) and own[other]:
                total += share * own[other]
        # Who asks about himself wants his own words back, not the answer he got.
        if place and own[place - 1] and not self.question.first_person:
            asks = self.corpus.particulars(low + place - 1)[0] & ASKS
            total += _ANSWER * own[place - 1] if asks else 0.0
        return total

    def _lifts(self, entry: int) -> list[Reason]:
        """What author and time add to an entry that scores."""
        asked, named = self.question, self.clues.named
        dates = [part for part in (asked.years, asked.months, asked.days) if part]
        if not (named or asked.first_person or asked.when or dates):
            return []
        flags, author, day = self.corpus.particulars(entry)
        out: list[Reason] = []
        if author in named:
            out.append(("author", author, _WHO))
        if asked.first_person and (author == "user" or author.startswith("user:")):
            out.append(("self", author, _SELF))
        if asked.when and flags & TIMELY:
            out.append(("when", "", _WHEN))
        parts = ((asked.years, day // 10000), (asked.months, day // 100 % 100), (asked.days, day % 100))
        fitting = sum(value in wanted for wanted, value in parts)
        if fitting:
            out.append(("date", str(day), _DATE * fitting / len(dates)))
        return out

    def explain(self, entry: int) -> tuple[Reason, ...]:
        """Everything that spoke for an entry, heaviest first; the weights add up to its score."""
        number = self.corpus.session_of(entry)
        low, high = self.corpus.starts[number], self.corpus.starts[number + 1]
        reasons = [(clue.kind, clue.name, _worth_in(clue, entry)) for clue in self.clues.words]
        reasons += [(clue.kind, clue.name, _worth_in(clue, entry)) for clue in self.clues.extras]
        reasons.append(("neighbours", "", self._beside(self.text[low:high], entry - low, low)))
        reasons.append(("session", self.corpus.session_key(number), _SESSION * self.session[number]))
        reasons += self._lifts(entry)
        rounded = ((kind, name, round(weight, 9)) for kind, name, weight in reasons if weight)
        return tuple(sorted(rounded, key=lambda reason: (-reason[2], reason[0], reason[1])))


def _add(totals: list[float], owners: list[int], codes: list[int], worth: dict[int, float]) -> None:
    for owner, code in zip(owners, codes, strict=True):
        totals[owner] += worth[code]


def _worth_in(clue: Clue, entry: int) -> float:
    at = bisect_left(clue.entries, entry)
    held = at < len(clue.entries) and clue.entries[at] == entry
    return clue.worth[clue.codes[at]] if held else 0.0
