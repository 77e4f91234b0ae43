"""Compiled queries of `grep`, and the matching lines of a text. A literal query does not import `re`, which costs more than
the search.
"""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator
    from typing import Protocol

    class Wanted(Protocol):
        """A compiled query: a predicate, and case-folded substrings one of which every match contains.

        `needed` is empty if no substring is certain. `quick`: matching takes time linear in the text. `is_folded`: a
        case-folded text that contains a needed substring is a match.
        """

        needed: tuple[str, ...]
        quick: bool
        is_folded: bool

        def search(self, text: str) -> object: ...


LONGEST_LINE = 20_000
LONGEST = 1000
# signs that are literal in any expression, and those that are literal after a backslash
PLAIN = frozenset("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789 _-/:,;=@#%&'\"<>~`!")
_ESCAPED = frozenset(".*+?()[]{}|^$-/")
# letters that a case-insensitive search matches although lower() keeps them different
_FOLDS = {0x130: "i", 0x131: "i", 0x17F: "s"}


class BadPattern(Exception):
    """A pattern that is invalid, or that could run forever."""


def folded(text: str) -> str:
    """The text folded for case-insensitive search; if a pattern matches a text, it also matches the folded text."""
    return text.lower() if text.isascii() else text.translate(_FOLDS).lower()


def wanted(pattern: str, *, regex: bool, ignore_case: bool, word: bool) -> Wanted:
    """The compiled query of a pattern: literal unless `regex`. The caller decides about smart case."""
    if not pattern:
        raise BadPattern("the pattern is empty")
    if not regex:
        return Literal(pattern, ignore_case, word)
    parts = [] if word or len(pattern) > LONGEST else simple(pattern)
    if parts:
        return Simple(parts, ignore_case)
    from memkit.recall.pattern import Pattern

    return Pattern(pattern, ignore_case, word)


class Literal:
    """A literal query, exact or ignoring case; with `word`, only where no letter, digit or _ is adjacent."""

    def __init__(self, letters: str, ignore_case: bool, word: bool) -> None:
        self.needed: tuple[str, ...] = (folded(letters),)
        self.quick = True
        self.is_folded = ignore_case and not word
        self._letters = folded(letters) if ignore_case else letters
        self._any_case, self._word = ignore_case, word

    def search(self, text: str) -> bool:
        """Whether a text contains it."""
        line, letters = folded(text) if self._any_case else text, self._letters
        if not self._word:
            return letters in line
        at = line.find(letters)
        while at >= 0:
            if not _is_word(line[at - 1 : at]) and not _is_word(line[at + len(letters) :][:1]):
                return True
            at = line.find(letters, at + 1)
        return False


class Simple:
    """A query of alternatives, each a sequence of literals that must occur in order in one line: `one.*two|three`."""

    def __init__(self, choices: list[list[str]], ignore_case: bool) -> None:
        self.needed = tuple(folded(max(runs, key=len)) for runs in choices)
        self.quick = True
        self.is_folded = False
        self._any_case = ignore_case
        self._choices = [[folded(run) for run in runs] for runs in choices] if ignore_case else choices

    def search(self, text: str) -> bool:
        """Whether a line of a text matches."""
        lines = (folded(text) if self._any_case else text).split("\n")
        return any(_in_order(line, runs) for runs in self._choices for line in lines)


def _in_order(line: str, runs: list[str]) -> bool:
    at = 0
    for run in runs:
        at = line.find(run, at) + len(run)
        if at < len(run):
            return False
    return True


def simple(pattern: str) -> list[list[str]]:
    """The alternatives of an expression that consists of letters, `.*` and `|`; empty for any other."""
    choices = [[""]]
    at = 0
    while at < len(pattern):
        sign, two = pattern[at], pattern[at : at + 2]
        if two == ".*":
            choices[-1].append("")
        elif sign == "|":
            choices.append([""])
        elif sign in PLAIN:
            choices[-1][-1] += sign
        elif sign == "\\" and two[1:] in _ESCAPED:
            choices[-1][-1] += two[1:]
        else:
            return []
        at += 2 if two == ".*" or sign == "\\" else 1
    found = [[run for run in runs if run] for runs in choices]
    return found if all(found) else []


def _is_word(letter: str) -> bool:
    return letter.isalnum() or letter == "_"


def matching_lines(pattern: Wanted, text: str) -> Iterator[tuple[int, str]]:
    """(number, line) of the lines that match; only the first part of a very long line is searched."""
    for number, line in enumerate(text.split("\n"), 1):
        if pattern.search(line[:LONGEST_LINE]):
            yield number, line
