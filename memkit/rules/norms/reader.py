"""Orders in any of the languages: the rules that they share, over a table of the words and ways of each.

The imperative, the parts of a clause and the passive are a language's own; obligations, habits, demands and what is said
in general are read here.
"""

from __future__ import annotations

from memkit.boot.struct import struct

from .phrases import first_phrase, measured
from .things import names_something, says_what_runs

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Protocol

    from .sentences import Sentence, Words

    Found = tuple[str, str] | None

    class Lists(Protocol):
        """The word lists that a language must have."""

        # people, and what is said of all developers or of none
        PEOPLE: frozenset[str]
        NEITHER: frozenset[str]
        # articles of one thing: what follows is no rule for all
        ONE: frozenset[str]
        SHOULD: frozenset[str]
        MUST: frozenset[str]
        CONTRAST: frozenset[str]
        NEW: frozenset[str]
        # the work of people: beside "must", and as what is asked for
        BOUND: frozenset[str]
        ASKED: frozenset[str]
        DEMANDS: frozenset[str]
        # what only people do to code, where people keep things, and what a thing does by itself
        DEV: frozenset[str]
        SHOP: frozenset[str]
        TRAITS: frozenset[str]
        # phrases that order; ways to say "by hand", and what may be made so
        PHRASES: tuple[str, ...]
        BY_HAND: tuple[str, ...]
        HAND_MADE: frozenset[str]

    class Tongue(Protocol):
        """What the module of a language must have."""

        lists: Lists

        def imperative(self, said: Sentence, /) -> str:
            """The words that give an order outright, if there are any."""

        def clause_of(self, sentence: Words, /) -> Clause:
            """The main clause of a sentence."""

        def uses(self, sentence: Words, /) -> bool:
            """Whether it names a part of the stack ("we use Redis"), or what happens to whoever asks ("on obtient")."""

        def spares(self, sentence: Words, phrase: str, /) -> bool:
            """Whether a fixed phrase orders nothing in this sentence."""

        def doers(self, subject: Words, /) -> str:
            """The people, or the work of people, that a subject is about."""

        def duty(self, clause: Clause, /) -> Found:
            """An obligation that only this language tells in this way."""

        def habit(self, clause: Clause, /) -> Found:
            """A habit that only this language tells in this way."""

        def is_past(self, rest: Words, /) -> bool:
            """Whether the verb tells what was."""

        def passive(self, clause: Clause, /) -> Found:
            """What people do, without saying who."""

        def artefact_in(self, clause: Clause, /) -> str:
            """What developers make, if the clause speaks of all of it."""


@struct(frozen=True)
class Clause:
    """The main clause of a sentence: all its words, those of its subject, and the rest from the verb on."""

    words: Words
    subject: Words
    rest: Words


def order_in(said: Sentence, tongue: Tongue, code: str) -> Found:
    """What makes the sentence an order, as (code, words); None if it describes."""
    sentence = said.words
    phrase = first_phrase(sentence, tongue.lists.PHRASES)
    if phrase and not tongue.spares(sentence, phrase):
        return "obligation", phrase
    cue = tongue.imperative(said)
    if cue:
        return "imperative", cue
    if tongue.uses(sentence) and names_something(said, code):
        return None
    clause = tongue.clause_of(sentence)
    found = (
        _obligation(sentence, clause, tongue) or _practice(clause, tongue) or _demand(clause, tongue.lists)
    )
    if found or names_something(said, code) or says_what_runs(said, code):
        return found
    return _general(clause, tongue)


def _obligation(sentence: Words, clause: Clause, tongue: Tongue) -> Found:
    """Must, should, may: held back for people, for no subject, and for what only people can do to a thing."""
    lists, rest = tongue.lists, clause.rest
    should = _first(clause.words, lists.SHOULD)
    if should and not any(word in lists.CONTRAST for word in sentence) and not tongue.is_past(rest):
        return "obligation", " ".join([*clause.subject[-2:], should])
    own = tongue.duty(clause)
    modal = _first(rest[:3], lists.MUST)
    if own or not modal:
        return own
    who = tongue.doers(clause.subject) or _first(clause.words, lists.BOUND)
    who = who or _first(clause.subject, lists.NEW) or _first(rest, lists.DEV)
    return ("obligation", f"{who} {modal}") if who else None


def _practice(clause: Clause, tongue: Tongue) -> Found:
    """A habit of people in the present tense, or something only people do to code."""
    lists, subject, rest = tongue.lists, clause.subject, clause.rest
    own = tongue.habit(clause)
    if own or tongue.is_past(rest):
        return own
    hand = first_phrase(rest, lists.BY_HAND)
    if hand and not any(word in lists.HAND_MADE for word in rest):
        return "practice", hand
    general = clause.words[0] not in lists.ONE
    people = _first(rest, lists.PEOPLE)
    if people and general and not measured(clause.words):
        return "practice", f"{subject[-1] if subject else clause.words[0]} … {people}"
    acts = tongue.doers(subject)
    if (
        acts
        and not general
        and acts not in lists.PEOPLE
        and (_first(rest[:1], lists.TRAITS) or measured(clause.words))
    ):
        return None
    if acts and (rest or len(subject) > 1):
        return "practice", " ".join([acts, *rest[:1]])
    return tongue.passive(clause)


def _demand(clause: Clause, lists: Lists) -> Found:
    """ "… requires signed commits", "… exige des commits signés": the work of people is what is asked for."""
    asks = _first(clause.rest[:3], lists.DEMANDS)
    work = _first(clause.rest, lists.ASKED) if asks else ""
    return ("practice", f"{asks} {work}") if work else None


def _general(clause: Clause, tongue: Tongue) -> Found:
    """Said of all things that developers make, or of where they put them, without a name, path or number."""
    lists, said = tongue.lists, clause.words
    if said[0] in lists.ONE or tongue.is_past(clause.rest):
        return None
    if said[0] in lists.NEITHER:
        return "practice", " ".join(said[:3])
    cue = _first(clause.rest or said, lists.SHOP) or tongue.artefact_in(clause)
    return ("practice", cue) if cue else None


def _first(said: Words, listed: frozenset[str]) -> str:
    """The first of these words that a list holds; empty if it holds none."""
    return next((word for word in said if word in listed), "")
