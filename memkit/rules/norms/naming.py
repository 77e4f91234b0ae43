"""Whether a claim opens with the symbol that it cites: then that is its subject, however much it reads like a verb."""

from __future__ import annotations

from memkit.boot.struct import replace
from memkit.contradict.words import DETERMINERS

from .sentences import CODE, NAME

TYPE_CHECKING = False
if TYPE_CHECKING:
    from memkit.rules.backing import Backing

    from .sentences import Sentence

_IS = ("is", "are", "has", "was", "were", "isn't", "never")
_OBJECTS = DETERMINERS | {CODE, NAME}


def is_subject(clause: Sentence, backing: Backing) -> bool:
    """Whether a clause opens with a cited symbol, as it is written, and says what that does: "put calls …"."""
    return any(
        name in backing.anchors and _is_verb(clause.words[at + 1 : at + 3])
        for at, name in enumerate(clause.cased[:2])
    )


def _is_verb(said: list[str]) -> bool:
    """Whether words open with a verb; one that may be a noun (calls, tests) has its object behind it."""
    from .english import NOUNS, is_third

    if not said or said[0] in _IS:
        return bool(said)
    return is_third(said[0]) and (said[0] not in NOUNS or said[-1] in _OBJECTS)


def with_subject(clause: Sentence, backing: Backing) -> Sentence:
    """The clause with the placeholder of a name for the cited symbol that it opens with."""
    if not is_subject(clause, backing):
        return clause
    at = 0 if clause.cased[0] in backing.anchors else 1
    return replace(clause, words=[*clause.words[:at], NAME, *clause.words[at + 1 :]])
