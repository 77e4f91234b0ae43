"""The order of two steps, or of two sources: "A runs before B" against "A runs after B", "A wins over B" against "B wins
over A"."""

from __future__ import annotations

from memkit.boot.struct import struct
from memkit.contradict.grammar import Clause
from memkit.contradict.relation import content_of
from memkit.contradict.stems import stems_of
from memkit.contradict.tokens import Token
from memkit.contradict.words import words

_PIVOTS = words("before after")
# What is done each time may be done on both sides of it.
_REPEATED = words("each every any all only not never until")
# Verbs with which a step is told, whichever step it is.
_HAPPENING = stems_of(
    "run start call execute apply happen begin finish complete invoke fire evaluate perform go come end"
)


@struct(frozen=True)
class Steps:
    """The step that a claim tells of, what is done there, the step it is set against, and whether it comes first."""

    told: frozenset[str]
    act: str
    other: frozenset[str]
    is_first: bool

    def names(self) -> tuple[frozenset[str], ...]:
        """The words by which another claim may name the step that this one tells of."""
        act = frozenset((self.act,)) - {""}
        return self.told, self.told | act, act


def find_steps(tokens: list[Token], clause: Clause) -> Steps | None:
    """The two steps whose order a claim gives; nothing unless it names exactly one order."""
    ranked = _rank(tokens, clause)
    if ranked is not None:
        return ranked
    places = [at for at, token in enumerate(tokens) if token.word in _PIVOTS]
    if len(places) != 1 or places[0] <= clause.verb or any(token.word in _REPEATED for token in tokens):
        return None
    at, act = places[0], tokens[clause.head].stem
    told, other = content_of(tokens[:at]) - {act}, content_of(tokens[at + 1 :])
    told, other = told - _HAPPENING or told, other - _HAPPENING or other
    if not other or not (told or act):
        return None
    act = "" if act in _HAPPENING else act
    return Steps(told or frozenset((act,)), act, other, tokens[at].word == "before")


def _rank(tokens: list[Token], clause: Clause) -> Steps | None:
    """ "A wins over B", and "is logged first and then validated"."""
    said = [token.word for token in tokens]
    if tokens[clause.head].stem == "win" and "over" in said:
        at = said.index("over")
        return Steps(content_of(tokens[: clause.verb]), "", content_of(tokens[at + 1 :]), True)
    if "then" in said and "first" in said[: said.index("then")]:
        at = said.index("then")
        first = content_of([t for t in tokens[clause.verb : at] if t.word != "first"])
        return Steps(first, "", content_of(tokens[at + 1 :]), True)
    return None


def are_reversed(a: Steps | None, b: Steps | None) -> bool:
    """Whether two claims give the same steps in the opposite order."""
    if a is None or b is None or a.told == a.other:
        return False
    if a.told == b.told and a.other == b.other and a.act == b.act:
        return a.is_first != b.is_first
    return a.is_first == b.is_first and b.other in a.names() and a.other in b.names()
