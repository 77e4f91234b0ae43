"""Fixed phrases, found in the words of a sentence."""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from .sentences import Words


def padded(table: str) -> tuple[str, ...]:
    """The phrases of a table, split at | and line ends, each between blanks so that it matches whole words."""
    return tuple([f" {phrase.strip()} " for line in table.split("\n") for phrase in line.split("|") if phrase.strip()])


def first_phrase(sentence: Words, phrases: tuple[str, ...]) -> str:
    """The first of the phrases that a sentence holds; empty if it holds none."""
    text = f" {' '.join(sentence)} "
    return next((phrase.strip() for phrase in phrases if phrase in text), "")
