"""Orders in French and Spanish: what both languages share, over a table of the words and ways of each.

The imperative, the subject and the passive are a language's own; obligations, habits, demands and what is said in general
are read here.
"""

from __future__ import annotations

from memkit.boot.struct import struct

from .phrases import first_phrase, measured
from .sentences import CODE, NAME
from .things import names_something, says_what_runs

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Protocol

    from .sentences import Sentence, Words

    Found = tuple[str, str] | None

    class Lists(Protocol):
        """The word lists that a language must have."""

        ARTICLES: frozenset[str]
        CONTRAST: frozenset[str]
        DEMANDS: frozenset[str]
        DEV: frozenset[str]
        MADE: frozenset[str]
        MUST: frozenset[str]
        NEITHER: frozenset[str]
        NEW: frozenset[str]
        ONE: frozenset[str]
        PAST: frozenset[str]
        PEOPLE: frozenset[str]
        PHRASES: tuple[str, ...]
        PRESETS: frozenset[str]
        PROCESS: frozenset[str]
        PRONOUNS: frozenset[str]
        SHOP: frozenset[str]
        SHOULD: frozenset[str]
        TITLES: frozenset[str]
        VERSIONS: frozenset[str]


@struct(frozen=True)
class Tongue:
    """One language: its code, its lists, and what it does in its own way."""

    code: str
    lists: Lists
    imperative: Callable[[Words], str]
    # the words before the verb of the main clause, and the rest
    clause: Callable[[Words], tuple[Words, Words]]
    # "we use Redis" names a part of the stack
    uses: Callable[[Words], bool]
    # obligations, and openings of habits, that only this language has
    duty: Callable[[Words], Found]
    habit: Callable[[Words], Found]
    is_past: Callable[[Words], bool]
    # what is done without saying by whom
    passive: Callable[[Words, Words, Words], Found]


def order_in(said: Sentence, tongue: Tongue) -> Found:
    """What makes the sentence an order, as (code, words); None if it describes."""
    sentence = said.words
    phrase = first_phrase(sentence, tongue.lists.PHRASES)
    if phrase:
        return "obligation", phrase
    cue = tongue.imperative(sentence)
    if cue:
        return "imperative", cue
    if tongue.uses(sentence) and names_something(said, tongue.code):
        return None
    subject, rest = tongue.clause(sentence)
    found = _obligation(sentence, subject, rest, tongue) or _practice(sentence, subject, rest, tongue)
    found = found or _demand(sentence, tongue.lists)
    if found or names_something(said, tongue.code) or says_what_runs(said, tongue.code):
        return found
    return _general(sentence, subject, rest, tongue.lists)


def nouns_of(subject: Words, lists: Lists) -> Words:
    """The words of a subject without its articles."""
    return [word for word in subject if word not in lists.ARTICLES]


def _acts(subject: Words, lists: Lists) -> str:
    """The people, or the work of people, that a subject is about: its first noun counts."""
    named = nouns_of(subject, lists)
    if not named or not lists.PRESETS.isdisjoint(subject):
        return ""
    pronoun = next((word for word in (subject[0], named[0], subject[-1]) if word in lists.PRONOUNS), "")
    if pronoun:
        return pronoun
    head = named[0].split("-")[0]
    if head in lists.PEOPLE or head in lists.PROCESS or named[0] in lists.PROCESS:
        return named[0]
    if head in lists.TITLES and any(word in lists.PROCESS for word in named[1:]):
        return " ".join(named[:2])
    return ""


def _obligation(sentence: Words, subject: Words, rest: Words, tongue: Tongue) -> Found:
    lists = tongue.lists
    should = next((word for word in sentence if word in lists.SHOULD), "")
    if should and not any(word in lists.CONTRAST for word in sentence):
        return "obligation", should
    own = tongue.duty(sentence)
    modal = next((word for word in rest[:3] if word in lists.MUST), "")
    if own or not modal:
        return own
    process = next((word for word in sentence if word in lists.PROCESS and word not in lists.VERSIONS), "")
    new = next((word for word in subject if word in lists.NEW), "")
    who = _acts(subject, lists) or process or new or next((word for word in rest if word in lists.DEV), "")
    return ("obligation", f"{who} {modal}") if who else None


def _practice(sentence: Words, subject: Words, rest: Words, tongue: Tongue) -> Found:
    """A habit of people in the present tense, or something only people do to code."""
    lists = tongue.lists
    own = tongue.habit(sentence)
    if own or tongue.is_past(rest):
        return own
    plain = CODE not in sentence and NAME not in sentence
    if plain and sentence[0] in lists.NEITHER:
        return "practice", " ".join(sentence[:3])
    people = next((word for word in rest if word in lists.PEOPLE), "")
    if people and plain and sentence[0] not in lists.ONE:
        return "practice", f"{subject[-1] if subject else sentence[0]} … {people}"
    acts = _acts(subject, lists)
    if acts and subject[0] in lists.ONE and acts not in lists.PEOPLE and measured(sentence):
        return None
    if acts and (rest or len(subject) > 2):
        return "practice", " ".join([acts, *rest[:1]])
    return tongue.passive(sentence, subject, rest)


def _demand(sentence: Words, lists: Lists) -> Found:
    """ "… exige des commits signés", "… exige commits firmados": the work of people is what is asked for."""
    at = next((at for at, word in enumerate(sentence) if at and word in lists.DEMANDS), 0)
    work = next((word for word in sentence[at:] if word in lists.PROCESS), "") if at else ""
    return ("practice", f"{sentence[at]} {work}") if work else None


def _general(sentence: Words, subject: Words, rest: Words, lists: Lists) -> Found:
    """Said of all things that developers make, or of where they put them, without a name, path or number."""
    if not subject or subject[0] in lists.ONE or any(word in lists.PAST for word in rest[:2]):
        return None
    if sentence[0] in lists.NEITHER:
        return "practice", " ".join(sentence[:3])
    named = nouns_of(subject, lists)
    titled = named and named[0] in lists.TITLES
    if named and (
        named[0] in lists.MADE
        or (titled and any(word in lists.MADE or word in lists.PROCESS for word in named[1:3]))
    ):
        return "practice", " ".join(named[:2])
    place = next((word for word in (*rest, *(() if rest else sentence)) if word in lists.SHOP), "")
    return ("practice", place) if place else None
