"""Scores facts: a fact counts only if it contains a word of the question; its surroundings only affect the order.

A session's claims are about that day's work, not a conversation, so neighbours and session have a small share. They have
none if the session is a bulk of claims (adopted, harvested, imported, or simply many) or has only one claim.
"""

from __future__ import annotations

from memkit.recall.scoring import Scoring

TYPE_CHECKING = False
if TYPE_CHECKING:
    from memkit.recall.scoring import Reason

# the suffix of the key of a session of bulk claims
BULK = "*"
# a session with more claims than this counts as bulk, whatever its kind
_MANY = 20
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
