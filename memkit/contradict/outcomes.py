"""What a call ends with: "returns None on a miss" against "raises KeyError on a miss".

In one case there is one outcome. Without a case a call may both return and raise; only two types that it returns exclude
each other.
"""

from __future__ import annotations

from memkit.boot.struct import struct
from memkit.contradict.grammar import Clause
from memkit.contradict.relation import content_of
from memkit.contradict.roles import RAISING, RETURNING
from memkit.contradict.tokens import Token
from memkit.contradict.words import CAN, CONDITIONS, PREPOSITIONS, words

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
    return Outcome(subject, case, raised, named, typed) if subject else None


def exclude(a: Outcome | None, b: Outcome | None) -> bool:
    """Whether one call cannot end both ways."""
    if a is None or b is None or a.subject != b.subject or a.case != b.case:
        return False
    if a.raised != b.raised:
        return bool(a.case) and bool((a if b.raised else b).value)
    return a.typed and b.typed and not a.raised and a.value != b.value
