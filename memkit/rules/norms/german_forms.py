"""What a German word can be by its ending and its place: a finite verb, an infinitive, an imperative."""

from __future__ import annotations

from .german_words import (
    AUX,
    INFINITIVES,
    NOT_FINITE,
    NOT_VERBS,
    OBJECTS,
    PARTICIPLES,
    PEOPLE,
    PROCESS,
    SUBORDINATE,
)

TYPE_CHECKING = False
if TYPE_CHECKING:
    from .sentences import Words


def opens_with_verb(rest: Words) -> bool:
    """ "Betrachte die …", "Sprecht … ab": an unknown word that can only be a verb in front of its object."""
    first, second = rest[0], rest[1]
    if first in NOT_VERBS or first in AUX or first in SUBORDINATE or len(first) < 4 or not first.isalpha():
        return False
    if first.endswith("e") and not first.endswith(("ie", "ee")):
        return second in OBJECTS and not any(is_finite(word) or word in AUX for word in rest[1:6])
    return (
        first.endswith("t")
        and not first.endswith(("keit", "heit", "ät", "ment", "kt", "ft", "st", "ext", "ert"))
        and second in OBJECTS
    )


def is_finite(word: str) -> bool:
    """Whether the word looks like a verb of the third person: "liefert", "enthält"."""
    return (
        len(word) > 3
        and word.endswith("t")
        and word not in PEOPLE
        and word not in PROCESS
        and word not in NOT_FINITE
        and not word.endswith(("ichst", "erst"))
    )


def is_infinitive(word: str) -> bool:
    """Whether a small word at the end can be an infinitive and is no participle or adverb."""
    if word in INFINITIVES:
        return True
    return (
        word.endswith(("en", "ern", "eln"))
        and len(word) > 4
        and not word.startswith("ge")
        and word not in PARTICIPLES
    )


def is_plural(at: int, cased: Words) -> bool:
    """Whether a small word behind a noun can be the verb of a plural subject: "Anfragen warten im Puffer"."""
    word = cased[at]
    return (
        word.islower()
        and word.endswith("en")
        and len(word) > 4
        and cased[at - 1][:1].isupper()
        and not cased[at + 1][:1].isupper()
    )
