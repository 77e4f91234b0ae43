"""German infinitives that order: "die Vorlage ist auszufüllen"."""

from __future__ import annotations

import itertools

from memkit.contradict.lexicon import words
from memkit.rules.norms.duty_words import DE
from memkit.rules.norms.german import is_to_infinitive
from memkit.rules.norms.sentences import is_program

TYPE_CHECKING = False
if TYPE_CHECKING:
    from memkit.rules.norms.sentences import Sentence, Words

_IS, _HAS = words("ist sind"), words("hat haben")
# "ist zu finden", "ist leicht zu lesen": what one can do, not what one has to
_CAN_BE = words(
    "finden sehen lesen verstehen erkennen erreichen entnehmen erwarten interpretieren beobachten haben sein"
)
_EASE = words("leicht schwer einfach schwierig möglich unmöglich teuer lage bereit dabei schnell")


def to_be_done(said: str) -> str:
    """A German infinitive that orders: "die Vorlage ist auszufüllen", "die Entwickler haben … zu prüfen"."""
    return next((verb for part in said.split(" , ") if (verb := _infinitive_with_zu(part.split()))), "")


def _infinitive_with_zu(spoken: Words) -> str:
    people = not DE.people.isdisjoint(spoken)
    has = [at for at, word in enumerate(spoken) if word in _IS or (people and word in _HAS)]
    rest = spoken[has[0] + 1 :] if has else []
    if not _EASE.isdisjoint(rest) or any(is_program(word) for word in rest):
        return ""
    for at, word in enumerate(rest):
        verb = rest[at + 1] if word == "zu" and rest[at + 1 :] else word if is_to_infinitive(word) else ""
        if verb.endswith(("en", "ern", "eln")) and verb not in _CAN_BE:
            return f"{spoken[has[0]]} … {verb}"
    return ""


def is_infinitive_with_zu(spoken: Words) -> bool:
    """Whether words contain an infinitive with zu."""
    return any(a == "zu" and b.endswith(("en", "ern", "eln")) for a, b in itertools.pairwise(spoken))


def is_verbal_noun(clause: Sentence) -> bool:
    """Whether a German clause opens with an infinitive used as a noun: "das Abschalten …"."""
    return (
        clause.words[0] == "das" and len(clause.words) > 1 and clause.words[1].endswith(("en", "ern", "eln"))
    )
