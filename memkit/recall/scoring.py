"""Scores entries for one question, and computes upper bounds for sessions.

An entry scores by its own words, its neighbours' words, its session's words, its author and its date. rank.py chooses and
orders entries.
"""

from __future__ import annotations

from bisect import bisect_left

from memkit.recall.segment import ASKS, TIMELY

TYPE_CHECKING = False
if TYPE_CHECKING:
    from memkit.recall.ask import Question
    from memkit.recall.corpus import Corpus
    from memkit.recall.query_terms import Clue, Clues

    # (kind of clue, its name, its weight)
    Reason = tuple[str, str, float]

_SESSION = 1.0
# distance → share of a neighbour's words; an entry that asks passes more of its words to the entry after it
_BEFORE_2, _BEFORE, _AFTER, _AFTER_2 = 0.1, 0.2, 0.2, 0.05
_ANSWER = 0.2
_NEARBY = _ANSWER + _BEFORE_2 + _BEFORE + _AFTER + _AFTER_2
_WHO, _SELF, _DATE, WHEN = 0.5, 1.0, 0.5, 0.25
_SOON, _TOLD_LATER = 3, 0.7
# Bounds are sums in another order; this margin covers rounding.
_SLACK = 1e-6
_NEXT_LEVEL = 0.75
# the most entries for which outstanding sessions are examined one by one
_LEVELS, _FEW_ENTRIES = 4, 1000


class Scoring:
    """The scores of the entries of a corpus for one question."""

    # the share of neighbours and session in a score
    around = 1.0

    def __init__(self, question: Question, corpus: Corpus, clues: Clues) -> None:
        self.question = question
        self.corpus = corpus
        self.clues = clues
        # per entry: the value of its words, the same with pairs, and the value of its session; two extra entries with value
        # 0 serve as neighbours of the first and the last
        self.text = [0.0] * (corpus.entry_numbers + 2)
        self.session = [0.0] * corpus.session_numbers
        for clue in clues.words:
            add = _add if clue is not clues.words[0] else _put
            add(self.text, clue.entries, clue.codes, clue.worth)
            add(self.session, clue.sessions, clue.session_codes, clue.session_worth)
        self.own = list(self.text) if clues.extras else self.text
        for clue in clues.extras:
            _add(self.own, clue.entries, clue.codes, clue.worth)
        self.dated = self._dated()
        self.highest_lifts = self._highest_lifts()

    def _dated(self) -> set[int]:
        """The entries that a month or day alone can find; a year is too unspecific and only raises scores."""
        asked = self.question
        if not asked.months and not asked.days:
            return set()
        return set(self.corpus.written_on(lambda day: _fitting(asked, day) > (day // 10000 in asked.years)))

    def touched(self) -> list[int]:
        """The sessions with any clue."""
        dated = {self.corpus.session_of(entry) for entry in self.dated}
        return [number for number, worth in enumerate(self.session) if worth or number in dated]

    def likely(self, most: int) -> set[int]:
        """A few entries that contain much of the question, and their neighbours, as a first guess."""
        pool: set[int] = set()
        for clue in sorted(self.clues.words, key=lambda clue: clue.most, reverse=True):
            pool.update(clue.entries)
            if len(pool) >= most:
                break
        own, best = self.own, list(pool)
        level = max(map(own.__getitem__, pool), default=0.0)
        while len(best) > most:
            # Lower the level until enough entries are above it.
            level *= _NEXT_LEVEL
            above = [entry for entry in pool if own[entry] >= level]
            if len(above) >= most // 2:
                best = sorted(above, key=own.__getitem__, reverse=True)[:most]
        return _real(
            {entry + step for entry in best for step in (-2, -1, 0, 1, 2)}, self.corpus.entry_numbers
        )

    def promising(self, least: float) -> dict[int, float]:
        """Entry → an upper bound of its score, for every entry that may reach `least`."""
        lift, date = self.highest_lifts
        best, others, outstanding = self._session_levels()
        found = self._bounds(self._with_words(least - lift - others - _SLACK), least - _SLACK, lift, others)
        found |= self._bounds(self._in_sessions(outstanding), least - _SLACK, lift, best)
        return found | self._bounds(self.dated, least - _SLACK, lift + date, best)

    def _session_levels(self) -> tuple[float, float, list[int]]:
        """The highest value of a session, the highest without a few outstanding ones, and these few."""
        best = max(self.session, default=0.0)
        level = best
        for _ in range(_LEVELS):
            lower = level * _NEXT_LEVEL
            few = [number for number, worth in enumerate(self.session) if worth >= lower]
            if not best or self._hold_many(few):
                break
            level = lower
        whole = self.around * _SESSION
        if level == best:
            return whole * best, whole * best, []
        few = [number for number, worth in enumerate(self.session) if worth >= level]
        return whole * best, whole * level, few

    def _hold_many(self, sessions: list[int]) -> bool:
        """Whether these sessions have too many entries to be examined one by one."""
        count = 0
        for number in sessions:
            count += len(self.corpus.members(number))
            if count > _FEW_ENTRIES:
                return True
        return False

    def _in_sessions(self, sessions: list[int]) -> set[int]:
        """The entries of these sessions that match a word themselves or through a neighbour."""
        own, text = self.own, self.text
        return {
            entry
            for session in sessions
            for entry in self.corpus.members(session)
            if own[entry] or text[entry - 1] or text[entry + 1] or text[entry - 2] or text[entry + 2]
        }

    def _bounds(self, entries: set[int], least: float, lift: float, best: float) -> dict[int, float]:
        """Upper bounds of those entries that may reach `least`, given the highest values of lifts and sessions."""
        text, own, session, session_of = self.text, self.own, self.session, self.corpus.session_of
        shares = (_BEFORE + _ANSWER, _AFTER, _BEFORE_2, _AFTER_2)
        before, after, before_2, after_2 = (self.around * share for share in shares)
        whole = self.around * _SESSION
        need, words_need = least - lift, least - lift - best
        out = {}
        for e in entries:
            bound = own[e] + before * text[e - 1] + after * text[e + 1]
            bound += before_2 * text[e - 2] + after_2 * text[e + 2]
            if bound >= words_need and (bound := bound + whole * session[session_of(e)]) >= need:
                out[e] = bound + lift + _SLACK
        return out

    def _with_words(self, need: float) -> set[int]:
        """The entries that may reach this value by their words and their neighbours' words."""
        own, text, nearby = self.own, self.text, self.around * _NEARBY
        # An entry cannot reach it if it and all its neighbours have less than this. So either the entry itself has as much,
        # or its best neighbour has: then it must reach the value if all its neighbours equal that one.
        least = need / (1 + nearby)
        hot = {e for clue in self._needed(least) for e in clue.entries if own[e] >= least}
        steps = (-2, -1, 1, 2)
        near = {e + step for e in hot for step in steps if own[e + step] + nearby * text[e] >= need}
        return _real(hot | near, self.corpus.entry_numbers)

    def _needed(self, own: float) -> list[Clue]:
        """The heaviest clues, such that an entry without any of them cannot reach `own` by its words."""
        lightest_first = sorted((*self.clues.words, *self.clues.extras), key=lambda clue: clue.most)
        total = _SLACK
        for number, clue in enumerate(lightest_first):
            total += clue.most
            if total >= own:
                return lightest_first[number:]
        return []

    def _highest_lifts(self) -> tuple[float, float]:
        """The highest value that author and time add to an entry, and what a matching month or day may add to that."""
        asked = self.question
        parts = sum(map(bool, (asked.years, asked.months, asked.days)))
        year = _DATE / parts if asked.years else 0.0
        lift = (_WHO if self.clues.named else 0.0) + (_SELF if asked.first_person else 0.0)
        return lift + (WHEN if asked.when else 0.0) + year, _DATE - year if parts else 0.0

    def score(self, entry: int) -> float:
        """The score of an entry; 0 if only its session, its author or its year matches."""
        session = self.corpus.session_of(entry)
        words = self.own[entry] + self.beside(entry, session)
        if not words and entry not in self.dated:
            return 0.0
        return round(words + self.in_session(session) + self.lift(entry), 9)

    def lines(self, session: int) -> list[float]:
        """The scores of all lines of a session, best first."""
        shared = self.in_session(session)
        scores = (
            self.own[line] + self.beside(line, session) + self.lift(line)
            for line in self.corpus.members(session)
        )
        return sorted((score + shared for score in scores), reverse=True)

    def in_session(self, session: int) -> float:
        """What a session adds to each of its entries."""
        return _SESSION * self.session[session]

    def beside(self, entry: int, session: int) -> float:
        """What the neighbours in the same session add."""
        text, members = self.text, self.corpus.members(session)
        total = _BEFORE * text[entry - 1] if entry - 1 in members else 0.0
        total += _AFTER * text[entry + 1] if entry + 1 in members else 0.0
        total += _BEFORE_2 * text[entry - 2] if entry - 2 in members else 0.0
        total += _AFTER_2 * text[entry + 2] if entry + 2 in members else 0.0
        # A question about the asker wants the asker's own words, not the answers to them.
        answers = entry - 1 in members and text[entry - 1] and not self.question.first_person
        if answers and self.corpus.particulars(entry - 1)[0] & ASKS:
            total += _ANSWER * text[entry - 1]
        return total

    def lift(self, entry: int) -> float:
        """What author and time add to an entry that scores."""
        total = 0.0
        for _, _, weight in self._lifts(entry) if any(self.highest_lifts) else ():
            total += weight
        return total

    def _lifts(self, entry: int) -> list[Reason]:
        """What author and time add to an entry that scores."""
        asked, named = self.question, self.clues.named
        dates = [part for part in (asked.years, asked.months, asked.days) if part]
        flags, author, day = self.corpus.particulars(entry)
        out: list[Reason] = []
        if author in named:
            out.append(("author", author, _WHO))
        if asked.first_person and (author == "user" or author.startswith("user:")):
            out.append(("self", author, _SELF))
        if asked.when and flags & TIMELY:
            out.append(("when", "", WHEN))
        fitting = _fitting(asked, day)
        if fitting:
            out.append(("date", str(day), _DATE * fitting / len(dates)))
        return out

    def explain(self, entry: int) -> tuple[Reason, ...]:
        """The reasons for an entry's score, heaviest first; their weights add up to the score."""
        session = self.corpus.session_of(entry)
        clues = (*self.clues.words, *self.clues.extras)
        reasons = [(clue.kind, clue.name, worth_in(clue, entry)) for clue in clues]
        reasons.append(("neighbours", "", self.beside(entry, session)))
        reasons.append(("session", self.corpus.session_key(session), self.in_session(session)))
        reasons += self._lifts(entry)
        rounded = ((kind, name, round(weight, 9)) for kind, name, weight in reasons if weight)
        return tuple(sorted(rounded, key=lambda reason: (-reason[2], reason[0], reason[1])))


def _fitting(asked: Question, day: int) -> float:
    """How many parts of the date in the question (year, month, day) match this day."""
    parts = ((asked.years, day // 10000), (asked.months, day // 100 % 100), (asked.days, day % 100))
    fitting = sum(value in wanted for wanted, value in parts)
    return max(fitting, 2 + _TOLD_LATER) if _told_soon_after(asked, day) else fitting


def _told_soon_after(asked: Question, day: int) -> bool:
    # Events are often written down on one of the next days. Months of 31 days are precise enough for that.
    since = day // 10000 * 372 + day // 100 % 100 * 31 + day % 100
    dates = ((year, month, date) for year in asked.years for month in asked.months for date in asked.days)
    return any(0 < since - (year * 372 + month * 31 + date) <= _SOON for year, month, date in dates)


def _real(entries: set[int], last: int) -> set[int]:
    """The entries without the extra ones before the first and after the last."""
    return entries - {-2, -1, last, last + 1}


def _put(totals: list[float], owners: list[int], codes: bytes, worth: list[float]) -> None:
    """Like `_add` for totals that are still 0, in half the time."""
    for owner, code in zip(owners, codes, strict=True):
        totals[owner] = worth[code]


def _add(totals: list[float], owners: list[int], codes: bytes, worth: list[float]) -> None:
    for owner, code in zip(owners, codes, strict=True):
        totals[owner] += worth[code]


def worth_in(clue: Clue, entry: int) -> float:
    """The value of a clue for an entry; 0 if the entry does not have it."""
    code = code_in(clue, entry)
    return clue.worth[code] if code >= 0 else 0.0


def code_in(clue: Clue, entry: int) -> int:
    """The code of an entry's posting of a clue; -1 if the entry does not have it."""
    at = bisect_left(clue.entries, entry)
    return clue.codes[at] if at < len(clue.entries) and clue.entries[at] == entry else -1
