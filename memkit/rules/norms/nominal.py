"""Finds orders without a verb, in four languages: "no print in src/", "squash merges preferred", "pas de merge …"."""

from __future__ import annotations

from memkit.contradict.words import words

from .sentences import CODE, NAME
from .word_classes import ARTICLES, CALLED_FOR, FOLDERS, SOURCE

TYPE_CHECKING = False
if TYPE_CHECKING:
    from .sentences import Sentence

_POLITE = words("please bitte")
_NO = words("no keine kein keinen keinerlei pas aucun aucune nada ningún ninguna")
_LIMITS = words(
    "without outside after before ohne außerhalb nach vor sans hors après avant sin fuera después antes"
)
# between two ways to work: "fixtures over mocks"
_OVER = words("over statt plutôt lugar vez")
_LONGEST, _SHORT = 10, 5


def nominal_in(clause: Sentence, tongue: str) -> str:
    """The words that order in a clause without a verb; empty if it has one or is about nothing that people make."""
    spoken = clause.words[1:] if clause.words[0] in _POLITE else clause.words
    if not 2 <= len(spoken) <= _LONGEST:
        return ""
    if len(spoken) <= _SHORT and not _OVER.isdisjoint(spoken[:-1]) and not _has_verb(clause, tongue):
        return " ".join(spoken)
    negates = spoken[0] in _NO and not (spoken[0] == "no" and tongue == "es")
    called = next((word for word in spoken[1:] if word in CALLED_FOR), "")
    names_thing = spoken[0] in (CODE, NAME) or spoken[0] in ARTICLES
    if not (negates or (called and not names_thing)) or _has_verb(clause, tongue):
        return ""
    limited = negates and not _LIMITS.isdisjoint(spoken[2:])
    idiom = spoken[:2] == ["nada", "de"]
    if not (names_source(clause) or limited or idiom):
        return ""
    return " ".join(spoken[:3]) if negates else f"{spoken[0]} … {called}"


def names_source(clause: Sentence) -> bool:
    """Whether a clause names what people write, or a folder."""
    return not SOURCE.isdisjoint(clause.words) or any(map(_is_folder, clause.cased))


def _is_folder(written: str) -> bool:
    return written[-1] == "/" or (written.startswith(FOLDERS) and "." not in written)


def _has_verb(clause: Sentence, tongue: str) -> bool:
    """Whether a clause has a finite verb, by the forms of its language."""
    small = [word for word, written in zip(clause.words, clause.cased, strict=True) if written.islower()]
    if tongue == "en":
        from .english import BE, MODALS, NOUNS, PAST, is_third

        known = BE | MODALS | PAST | {"has", "have", "do", "does", "gets", "get"}
        return any(word in known or (is_third(word) and word not in NOUNS) for word in small)
    if tongue == "de":
        from .german import AUX, SHOULD, is_finite

        return any(
            word in AUX or word in SHOULD or (is_finite(word) and word not in CALLED_FOR) for word in small
        )
    if tongue == "fr":
        from .french import FINITE

        return any(word in FINITE or word in ("ne", "n'", "a") for word in small)
    from .spanish import FINITE as SPANISH
    from .spanish import THIRD

    return any(word in SPANISH or word in THIRD for word in small[1:])
