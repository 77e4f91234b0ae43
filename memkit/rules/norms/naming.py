"""Whether a claim opens with the symbol that it cites: then that is its subject, however much it reads like a verb."""

from __future__ import annotations

from memkit.boot.struct import replace
from memkit.contradict.lexicon import DETERMINERS, words

from .sentences import CODE, NAME
from .tongues import COMMON

TYPE_CHECKING = False
if TYPE_CHECKING:
    from memkit.rules.backing import Backing

    from .sentences import Sentence

_IS = frozenset(("is", "are", "has", "was", "were", "isn't", "never"))
# small words of the other languages that may follow a subject
_IS_ELSEWHERE = words("ist hat wird wurde kann est a n' ne se s' es ha tiene no nunca")
_OBJECTS = DETERMINERS | {CODE, NAME}


def is_subject(clause: Sentence, backing: Backing, tongue: str = "en") -> bool:
    """Whether a clause opens with a cited symbol, as it is written, and says what that does: "put calls …"."""
    return any(
        name in backing.anchors and _is_verb(clause.words[at + 1 : at + 3], tongue)
        for at, name in enumerate(clause.cased[:2])
    )


def _is_verb(said: list[str], tongue: str) -> bool:
    """Whether words open with a verb; one that may be a noun (calls, tests) has its object behind it.

    In the other languages a small word after the symbol means that it is a verb: "lance les tests".
    """
    from .english import NOUNS, is_third

    if not said or said[0] in _IS:
        return bool(said)
    if tongue != "en":
        return said[0] in _IS_ELSEWHERE or (said[0].isalpha() and said[0] not in COMMON[tongue])
    return is_third(said[0]) and (said[0] not in NOUNS or said[-1] in _OBJECTS)


def with_subject(clause: Sentence, backing: Backing, tongue: str) -> Sentence:
    """The clause with the placeholder of a name for the cited symbol that it opens with."""
    if not is_subject(clause, backing, tongue):
        return clause
    at = 0 if clause.cased[0] in backing.anchors else 1
    return replace(clause, words=[*clause.words[:at], NAME, *clause.words[at + 1 :]])
