"""What a German word can be by its ending and its place: a finite verb, an infinitive, an imperative."""

from __future__ import annotations

from . import german_words as lists

TYPE_CHECKING = False
if TYPE_CHECKING:
    from .sentences import Words


def opens_with_verb(rest: Words) -> bool:
    """ "Betrachte die …", "Sprecht … ab": an unknown word that can only be a verb in front of its object."""
    first, second = rest[0], rest[1]
    if (
        first in lists.NOT_VERBS
        or first in lists.AUX
        or first in lists.SUBORDINATE
        or len(first) < 4
        or not first.isalpha()
    ):
        return False
    if first.endswith("e") and not first.endswith(("ie", "ee")):
        return second in lists.OBJECTS and not any(is_finite(word) or word in lists.AUX for word in rest[1:6])
    return (
        first.endswith("t")
        and not first.endswith(("keit", "heit", "ät", "ment", "kt", "ft", "st", "ext", "ert"))
        and second in lists.OBJECTS
    )


def is_finite(word: str) -> bool:
    """Whether the word looks like a verb of the third person: "liefert", "enthält"."""
    return (
        len(word) > 3
        and word.endswith("t")
        and word not in lists.PEOPLE
        and word not in lists.PROCESS
        and word not in lists.NOT_FINITE
        and not word.endswith(("ichst", "erst"))
    )


def is_infinitive(word: str) -> bool:
    """Whether a small word at the end can be an infinitive and is no participle or adverb."""
    if word in lists.INFINITIVES:
        return True
    return (
        word.endswith(("en", "ern", "eln"))
        and len(word) > 4
        and not word.startswith("ge")
        and word not in lists.PARTICIPLES
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
