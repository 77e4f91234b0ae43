"""Scoring facts: a fact counts only if it holds a word of the question; what stands around it only orders such facts.

The claims of one session are about whatever was worked on that day, not a conversation: neighbours and session have a
small share, and none where the session is a bulk of claims (adopted, harvested, imported, or simply many) or the claim
is all there is in it.
"""

from __future__ import annotations

from memkit.recall.scoring import Scoring

TYPE_CHECKING = False
if TYPE_CHECKING:
    from memkit.recall.scoring import Reason

# what the key of a session of bulk claims ends with
BULK = "*"
# a session with more claims than this was written in bulk, whatever its kind
_MANY = 20
# "we" is the project, not who wrote the claim down
_ONESELF = frozenset(("i", "me", "my", "mine", "myself"))
# who asks what he said wants his own claims; who asks what he may do wants anybody's
_TELLING = frozenset(
    """
    said say says told tell wrote write written decide decided decides chose choose chosen prefer preferred prefers
    want wanted like liked think thought agree agreed approve approved promote promoted reject rejected note noted
    remember remembered record recorded ask asked mean meant
    """.split()
)


class FactScoring(Scoring):
    """The worth of facts to one question."""

    around = 0.3

    def score(self, entry: int) -> float:
        """What a fact is worth; nothing unless it holds a word of the question, or the question is only a date."""
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
        """Whether what else was claimed in this session says anything about one claim."""
        corpus = self.corpus
        few = 1 < len(corpus.members(session)) <= _MANY
        return few and not corpus.session_key(session).endswith(BULK)

    def _lifts(self, entry: int) -> list[Reason]:
        """What author and date add to a fact that scores: "when" asks for a condition as often as for a day."""
        mine = not _ONESELF.isdisjoint(self.question.words) and not _TELLING.isdisjoint(self.question.words)
        return [
            reason
            for reason in super()._lifts(entry)
            if reason[0] != "when" and (mine or reason[0] != "self")
        ]
