"""The order of two steps ("A runs before B", "A wins over B"), and what a call ends with ("raises KeyError on a miss").

In one case a call has one outcome. Without a case it may both return and raise; only two types that it returns exclude
each other.
"""

from __future__ import annotations

from memkit.boot.struct import struct
from memkit.contradict.grammar import Clause
from memkit.contradict.relation import content_of
from memkit.contradict.roles import RAISING, RETURNING
from memkit.contradict.stems import stems_of
from memkit.contradict.tokens import Token
from memkit.contradict.words import CAN, CONDITIONS, PREPOSITIONS, words

_PIVOTS = words("before after")
# What is done each time may be done on both sides of it.
_REPEATED = words("each every any all only not never until")
# Verbs with which a step is told, whichever step it is.
_HAPPENING = stems_of(
    "run start call execute apply happen begin finish complete invoke fire evaluate perform go come end"
)


@struct(frozen=True)
class Steps:
    """The step that a claim is about, what is done there, the step it is compared with, and whether it comes first."""

    told: frozenset[str]
    act: str
    other: frozenset[str]
    is_first: bool
    # who takes both steps
    subject: frozenset[str] = frozenset()

    def names(self) -> tuple[frozenset[str], ...]:
        """The words by which another claim may name the step that this one tells of."""
        act = frozenset((self.act,)) - {""}
        return self.told, self.told | act, act, self.told - self.subject


def find_steps(tokens: list[Token], clause: Clause) -> Steps | None:
    """The two steps whose order a claim gives; nothing unless it names exactly one order."""
    ranked = _rank(tokens, clause)
    if ranked is not None:
        return ranked
    places = [at for at, token in enumerate(tokens) if token.word in _PIVOTS]
    if len(places) != 1 or not places[0] or any(token.word in _REPEATED for token in tokens):
        return None
    at = places[0]
    # a verb that no list knows leaves the one behind "before" as the verb of the sentence
    act = tokens[clause.head].stem if clause.verb < at else ""
    told, other = content_of(tokens[:at]) - {act}, content_of(tokens[at + 1 :])
    told, other = told - _HAPPENING or told, other - _HAPPENING or other
    if not other or not (told or act):
        return None
    act = "" if act in _HAPPENING else act
    subject = content_of(tokens[clause.start : clause.verb]) if clause.verb < at else frozenset()
    return Steps(told or frozenset((act,)), act, other, tokens[at].word == "before", subject)


def _rank(tokens: list[Token], clause: Clause) -> Steps | None:
    """ "A wins over B", and "is logged first and then validated"."""
    said = [token.word for token in tokens]
    if tokens[clause.head].stem == "win" and "over" in said:
        at = said.index("over")
        return Steps(content_of(tokens[: clause.verb]), "", content_of(tokens[at + 1 :]), True)
    if "then" in said and "first" in said[: said.index("then")]:
        at = said.index("then")
        act = tokens[clause.head].stem
        first = content_of([t for t in tokens[clause.verb : at] if t.word != "first"])
        return Steps(first - {act} or first, "", content_of(tokens[at + 1 :]), True)
    return None


def are_reversed(a: Steps | None, b: Steps | None) -> bool:
    """Whether two claims give the same steps in the opposite order."""
    if a is None or b is None or a.told == a.other:
        return False
    if a.told == b.told and a.other == b.other and a.act == b.act:
        return a.is_first != b.is_first
    return a.is_first == b.is_first and b.other in a.names() and a.other in b.names()


_TYPES = words(
    "dict list tuple set str string int integer bool boolean none null generator iterator bytes float array map object"
    " promise future coroutine stream number true false zero nil undefined dataframe"
)
_OPEN = CAN | words("or and also sometimes either")


@struct(frozen=True)
class Outcome:
    """Of what, in which case, whether it is raised, and the value."""

    subject: frozenset[str]
    case: frozenset[str]
    raised: bool
    value: frozenset[str]
    typed: bool
    # "missing keys raise KeyError": the subject is the case
    tells_case: bool = False


def find_outcome(tokens: list[Token], clause: Clause) -> Outcome | None:
    """What the subject returns or raises; nothing if it may end in several ways."""
    act = tokens[clause.head].stem
    raised = act in RAISING
    if not (raised or act in RETURNING) or any(token.word in _OPEN for token in tokens):
        return None
    after = tokens[clause.head + 1 :]
    cut = [
        at
        for at, t in enumerate(after)
        if (t.word in PREPOSITIONS and t.word != "of") or t.word in CONDITIONS
    ]
    end = cut[0] if cut else len(after)
    value = [token for token in after[:end] if token.word not in ("a", "an", "the")]
    subject = content_of(tokens[clause.start : clause.verb])
    typed = len(value) == 1 and value[0].word in _TYPES
    named = frozenset(token.word for token in value)
    case = content_of(after[end:]) | content_of(tokens[: clause.start])
    led = tokens[clause.start : clause.verb]
    tells = len(subject) > 1 and led[-1].word.endswith("s") and not any(t.name for t in led)
    return Outcome(subject, case, raised, named, typed, tells) if subject else None


def exclude(a: Outcome | None, b: Outcome | None) -> bool:
    """Whether one call cannot end both ways."""
    if a is None or b is None or a.subject != b.subject or a.case != b.case:
        return False
    if a.raised != b.raised:
        return (bool(a.case) or a.tells_case) and bool((a if b.raised else b).value)
    return a.typed and b.typed and not a.raised and a.value != b.value
