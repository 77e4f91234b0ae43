"""Fixed phrases, found in the words of a sentence."""

from __future__ import annotations

from memkit.contradict.words import words

from .sentences import CODE, NAME

TYPE_CHECKING = False
if TYPE_CHECKING:
    from .sentences import Words


# Units of time and size: a sentence that holds one measures something.
_UNITS = words(
    """
    second seconds minute minutes hour hours milliseconds microseconds bytes byte bits digits percent
    sekunde sekunden minuten stunde stunden millisekunden ziffern prozent seconde secondes heure heures
    millisecondes octets octet chiffres segundo segundos minuto minutos hora horas milisegundos dígitos
    ciento
    """
)


def measured(sentence: Words) -> bool:
    """Whether a sentence names a thing of the code or a measure: code, a path, a number, a unit."""
    return any(word in (CODE, NAME) or word in _UNITS for word in sentence)


def padded(table: str) -> tuple[str, ...]:
    """The phrases of a table, split at | and line ends, each between blanks so that it matches whole words."""
    return tuple(
        [f" {phrase.strip()} " for line in table.split("\n") for phrase in line.split("|") if phrase.strip()]
    )


def elided(table: str) -> tuple[str, ...]:
    """The phrases of a French table, an elision apart from its word as in a sentence."""
    return padded(table.replace("'", "' ").replace("'  ", "' "))


def first_phrase(sentence: Words, phrases: tuple[str, ...]) -> str:
    """The first of the phrases that a sentence holds; empty if it holds none."""
    text = f" {' '.join(sentence)} "
    return next((phrase.strip() for phrase in phrases if phrase in text), "")
