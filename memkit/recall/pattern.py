"""What `grep` looks for: a literal or a regular expression, the lines that match, and the entries that may.

A literal query does not import `re`, which costs more than the search. A regular expression can take exponential time: the
caller must limit it, or ask `dangerous` first.

Entries are found through the words of a segment: a run of letters and digits can only occur inside a word, and a segment
stores each word once with the entries that contain it. Letters without such a run are searched in the text itself.
"""

from __future__ import annotations

from memkit.recall.cards import folded, words_of

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator
    from typing import Protocol

    from memkit.recall.segment import Segment

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


class BadPattern(Exception):
    """A pattern that is invalid, or that could run forever."""


def wanted(pattern: str, *, regex: bool, ignore_case: bool, word: bool) -> Wanted:
    """The compiled query of a pattern: literal unless `regex`. The caller decides about smart case."""
    if not pattern:
        raise BadPattern("the pattern is empty")
    if not regex:
        return Literal(pattern, ignore_case, word)
    parts = [] if word or len(pattern) > LONGEST else simple(pattern)
    if parts:
        return Simple(parts, ignore_case)
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


class Pattern:
    """A compiled expression, and literals one of which every match contains."""

    quick = False
    is_folded = False

    def __init__(self, pattern: str, ignore_case: bool, word: bool) -> None:
        import re

        if len(pattern) > LONGEST:
            raise BadPattern(f"the pattern is longer than {LONGEST:,} characters")
        source = rf"(?<!\w)(?:{pattern})(?!\w)" if word else pattern
        try:
            # compile the pattern alone first: the text added around it must not hide its faults
            re.compile(pattern)
            self._found = re.compile(source, re.IGNORECASE if ignore_case else 0)
        except (re.error, OverflowError, RecursionError) as error:
            raise BadPattern(f"not a regular expression: {error}") from None
        self.needed = tuple(map(folded, needed(pattern)))

    def search(self, text: str) -> bool:
        """Whether it matches somewhere in a text."""
        return self._found.search(text) is not None


# non-literal parts: escapes, classes, repetitions, and groups without inner groups
_ESCAPE = r"\\(?:x..|u.{4}|U.{8}|N\{[^}]*\}|\d+|.)"
_CLASS = r"\[\^?\]?(?:\\.|[^\]\\])*\]"
_REPEAT = r"\{\d*,?\d*\}"
_GROUP = r"\([^()]*\)"
# a comment may contain a lone bracket, and flags may change the meaning of a space
_STRANGE = r"\(\?(?:#|[a-zA-Z]*x)"


def needed(pattern: str) -> tuple[str, ...]:
    """For each alternative, its longest literal outside groups; every match contains one. Empty if none is certain."""
    import re

    if re.search(_STRANGE, pattern):
        return ()
    bare = re.sub(_REPEAT, "{", re.sub(f"{_ESCAPE}|{_CLASS}", "\n", pattern, flags=re.DOTALL))
    done = ""
    while bare != done:
        done, bare = bare, re.sub(_GROUP, "\n", bare)
    found = tuple(_longest(choice) for choice in bare.split("|"))
    return found if all(found) and not {"(", ")"} & set(bare) else ()


def _longest(bare: str) -> str:
    runs, run = [""], ""
    for at, sign in enumerate(bare):
        if sign in PLAIN and bare[at + 1 : at + 2] not in ("?", "*", "{"):
            run += sign
        else:
            runs, run = [*runs, run], ""
    return max([*runs, run], key=len)


def dangerous(pattern: str) -> str:
    """Why a pattern could take forever; "" if it cannot."""
    import re

    bare = re.sub(r"\\.|\[(?:\\.|[^\]\\])*\]", "x", pattern)
    if re.search(r"\\[1-9]|\(\?P=", pattern):
        return "back-references could take for ever"
    # innermost groups first: find a repeated group that contains a repetition
    while (match := re.search(r"\(([^()]*)\)([*+]|\{\d*,\d*\}|\{\d+\})?", bare)) is not None:
        inside, repeated = match[1], match[2]
        if repeated and re.search(r"[*+|]|\{\d*,", inside):
            return "a repeated group that repeats or chooses inside could take for ever"
        carries = "a+" if re.search(r"[*+]|\{\d*,|\|", inside) else "a"
        bare = bare[: match.start()] + carries + (repeated or "") + bare[match.end() :]
    if len(re.findall(r"[*+]|\{\d*,", bare)) > 8:
        return "more than eight repetitions could take for ever"
    return ""


# A text is copied in pieces small enough to reuse the same memory: allocating memory costs more than searching it.
_PIECE = 1 << 16


def holders(segment: Segment, written: str) -> list[int]:
    """The entries whose folded text contains these letters, in order."""
    wanted = written.encode("utf-8", "surrogatepass")
    runs = words_of(written)
    if not runs:
        return _stretches(segment.texts, segment.texts_at, wanted)
    longest = max(runs, key=len)
    found = _with_word(segment, longest.encode())
    if longest == written:
        return found
    text, at = segment.texts, segment.texts_at
    return [entry for entry in found if wanted in bytes(text[at[entry] : at[entry + 1]])]


def _with_word(segment: Segment, run: bytes) -> list[int]:
    """The entries with a word that contains these letters."""
    at, entries = segment.w_at, segment.w_entry
    # there are many numbers, and letters occur in none of them
    first, start = (0, 0) if run.isdigit() else segment.w_digits
    words = [first + number for number in _words_with(bytes(segment.words[start:]), run)]
    if len(words) == 1:
        return entries[at[words[0]] : at[words[0] + 1]].tolist()
    found: set[int] = set()
    for word in words:
        found.update(entries[at[word] : at[word + 1]])
    return sorted(found)


def _words_with(words: bytes, run: bytes) -> list[int]:
    """The numbers of the words that contain these letters; a line feed ends each word."""
    found: list[int] = []
    number = at = 0
    place = words.find(run)
    while place >= 0:
        number += words.count(b"\n", at, place)
        found.append(number)
        # a word without an end means corrupt bytes; searching on would never end
        at = words.index(b"\n", place)
        place = words.find(run, at)
    return found


def _stretches(text: memoryview[int], ends: memoryview[int], wanted: bytes) -> list[int]:
    """The numbers of the stretches of a text that contain these letters."""
    from bisect import bisect_right

    found: list[int] = []
    behind = 0
    for at in range(0, len(text), _PIECE):
        piece = bytes(text[at : at + _PIECE + len(wanted) - 1])
        place = piece.find(wanted, max(0, behind - at))
        while place >= 0:
            number = bisect_right(ends, at + place) - 1
            found.append(number)
            behind = ends[number + 1]
            place = piece.find(wanted, behind - at)
    return found
