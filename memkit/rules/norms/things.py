"""Whether a claim names anything of the code at all: a name, a number, one definite thing, or a word of running programs.

A rule for people is told of things in general ("handlers stay thin"); a finding points at something.
"""

from __future__ import annotations

from .phrases import first_phrase, measured
from .thing_words import EVERY_NEW, NEW, ONE, OUR, PAST, RUNTIME, SUPERVISED, TEAM_NAMES

TYPE_CHECKING = False
if TYPE_CHECKING:
    from .sentences import Sentence


def points_at_something(sentence: Sentence, tongue: str) -> bool:
    """Whether the sentence is about something of the code, by name, number, article or vocabulary."""
    spoken = sentence.words
    if _prescribes(spoken, tongue):
        return False
    if names_something(sentence, tongue):
        return True
    if any(word in PAST[tongue] for word in spoken):
        return True
    supervised = any(word in SUPERVISED for word in spoken[:3])
    if spoken[0] in ONE[tongue] and not supervised:
        return True
    return not supervised and any(_is_runtime(word) for word in spoken)


def _prescribes(spoken: list[str], tongue: str) -> bool:
    """Said of all new things, or of our own standards: a rule whatever it names."""
    if first_phrase(spoken, EVERY_NEW) or (
        spoken[0] in OUR and any(word in SUPERVISED for word in spoken[1:3])
    ):
        return True
    return spoken[0] not in ONE[tongue] and any(word in NEW for word in spoken[:3])


def _is_runtime(word: str) -> bool:
    return word in RUNTIME or ("-" in word and any(part in RUNTIME for part in word.split("-")))


def names_something(sentence: Sentence, tongue: str) -> bool:
    """Whether the sentence holds code, a path, a number, an acronym or a proper name."""
    return measured(sentence.words) or _has_name(sentence.cased, tongue)


def _has_name(cased: list[str], tongue: str) -> bool:
    """An acronym, or a word with a capital inside the sentence; German nouns all have one."""
    for at, word in enumerate(cased):
        if word.lower() in TEAM_NAMES or not word[:1].isupper():
            continue
        if (word.isupper() and len(word) > 1) or (at and tongue != "de"):
            return True
    return False
