"""What French and Spanish do alike: a subject is about its first noun, and nobody is a way to forbid."""

from __future__ import annotations

from .sentences import CODE, NAME

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Protocol

    from .reader import Clause, Found, Lists
    from .sentences import Words

    class RomanceLists(Lists, Protocol):
        """The word lists that both have beyond those of every language."""

        ARTICLES: frozenset[str]
        MADE: frozenset[str]
        PRESETS: frozenset[str]
        PROCESS: frozenset[str]
        PRONOUNS: frozenset[str]
        TITLES: frozenset[str]


def spares(_sentence: Words, _phrase: str) -> bool:
    """No phrase of both gives a purpose."""
    return False


def nouns_of(subject: Words, lists: RomanceLists) -> Words:
    """The words of a subject without its articles."""
    return [word for word in subject if word not in lists.ARTICLES]


def said_of_none(clause: Clause, lists: RomanceLists) -> Found:
    """ "Aucun test …", "nadie …": said of none, and of nothing by name."""
    plain = CODE not in clause.words and NAME not in clause.words
    return ("practice", " ".join(clause.words[:3])) if plain and clause.words[0] in lists.NEITHER else None


def doers_in(subject: Words, lists: RomanceLists) -> str:
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


def artefact_in(clause: Clause, lists: RomanceLists) -> str:
    """What developers make, if the subject is about it."""
    named = nouns_of(clause.subject, lists)
    titled = bool(named) and named[0] in lists.TITLES
    of_people = any(word in lists.MADE or word in lists.PROCESS for word in named[1:3])
    return " ".join(named[:2]) if named and (named[0] in lists.MADE or (titled and of_people)) else ""
