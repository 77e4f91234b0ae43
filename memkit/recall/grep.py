"""grep's own part: what is looked for, and the lines of a text that hold it. Pure, and no regular expression
machine is loaded for a literal: importing one would cost a cold search more than the search.
"""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator
    from typing import Protocol

    class Wanted(Protocol):
        """What is looked for: whether a text holds it, and letters (folded) without which none does."""

        needed: str

        def search(self, text: str) -> object: ...


LONGEST_LINE = 20_000
# letters that a search without regard to case takes for others, though lower() leaves them apart
_FOLDS = {0x130: "i", 0x131: "i", 0x17F: "s"}


class BadPattern(Exception):
    """A pattern that is none, or that could take for ever."""


def folded(text: str) -> str:
    """A text for looking up without regard to case; whatever a pattern finds in a text, it finds folded too."""
    return text.lower() if text.isascii() else text.translate(_FOLDS).lower()


def wanted(pattern: str, *, regex: bool, ignore_case: bool, word: bool) -> Wanted:
    """What a pattern looks for: its own letters unless `regex`; smart case is the caller's."""
    if not pattern:
        raise BadPattern("the pattern is empty")
    if regex:
        from memkit.recall.pattern import Pattern

        return Pattern(pattern, ignore_case, word)
    return Literal(pattern, ignore_case, word)


class Literal:
    """Letters as they are, or in any case; with `word`, only where no letter, digit or _ stands beside them."""

    def __init__(self, letters: str, ignore_case: bool, word: bool) -> None:
        self.needed = folded(letters)
        self._letters = self.needed if ignore_case else letters
        self._any_case, self._word = ignore_case, word

    def search(self, text: str) -> bool:
        """Whether a text holds it."""
        line, letters = folded(text) if self._any_case else text, self._letters
        if not self._word:
            return letters in line
        at = line.find(letters)
        while at >= 0:
            if not _is_word(line[at - 1 : at]) and not _is_word(line[at + len(letters) :][:1]):
                return True
            at = line.find(letters, at + 1)
        return False


def _is_word(letter: str) -> bool:
    return letter.isalnum() or letter == "_"


def matching_lines(pattern: Wanted, text: str) -> Iterator[tuple[int, str]]:
    """(number, line) of the lines that match; very long lines are looked at in their first part."""
    for number, line in enumerate(text.split("\n"), 1):
        if pattern.search(line[:LONGEST_LINE]):
            yield number, line
