"""Spans: the digest of some lines, and the search for a run of lines with that digest.

Two runs are equal if they differ only in line ends, trailing white space, blank lines and the indentation of the whole.
Of the 64 hex digits the first 8 are of the first line, the next 4 count the lines that are not blank, and 52 (208 bits)
are of the sha256 of all lines. So a moved run is found by its first line, in one pass over the text, and blank lines in
it may change.
"""

from __future__ import annotations

from _operator import add
from bisect import bisect_left
from itertools import compress

from memkit.boot.digest import first_digits, sha256
from memkit.boot.memo import lazy
from memkit.boot.struct import once

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

# "## 3.2 Retries" but not the comment "# 2.5 seconds": a sign after the number or in it, then a capital letter
_HEADING = lazy(r"^(#{1,6}|={1,6})(\s+)(?:\d{1,3}[.)]|\d{1,3}(?:\.\d{1,3})+[.)]?)\s+(?=[^\W\d_a-z])")
_MOST = 0xFFFF
# how many digits of a digest are for the first line, and for the first line and the count
HEAD, COUNTED = 8, 12


def lines_of(text: str) -> list[str]:
    """The lines of a text without line ends; CRLF, CR and LF end a line."""
    return with_plain_ends(text).split("\n")


def with_plain_ends(text: str) -> str:
    """The text with LF alone at the end of its lines."""
    return text.replace("\r\n", "\n").replace("\r", "\n") if "\r" in text else text


def is_text(data: bytes) -> bool:
    """False for a binary file."""
    return b"\0" not in data[:65536]


def text_of(data: bytes) -> str | None:
    """The text of a file; None for a binary one. Bytes that are not UTF-8 survive as surrogates."""
    if not is_text(data):
        return None
    return data.removeprefix(b"\xef\xbb\xbf").decode("utf-8", "surrogateescape")


def file_digest(data: bytes) -> str:
    """The digest of a whole file: its sha256 with CRLF read as LF."""
    return sha256(data.replace(b"\r\n", b"\n")).hexdigest()


def span_digest(lines: list[str]) -> str:
    """The digest of a run of lines; empty if all are blank."""
    rows = _Rows(lines)
    count = len(rows.words)
    return f"{_head(rows.words[0])}{min(count, _MOST):04x}{rows.whole()}" if count else ""


def has_digest(lines: list[str], digest: str) -> bool:
    """Whether a run of lines has this digest; the first line need not be hashed separately."""
    rows = _Rows(lines)
    count = min(len(rows.words), _MOST)
    return 0 < count == count_of(digest) and rows.whole() == digest[COUNTED:]


def count_of(digest: str) -> int:
    """How many lines that are not blank a run with this digest has."""
    return int(digest[HEAD:COUNTED], 16) if len(digest) == 64 else 0


def find_run(lines: list[str], digest: str, near: int = 1) -> tuple[int, int] | None:
    """First and last line of the run with this digest, the one nearest to line `near` if there are several."""
    return Runs(lines).nearest(digest, near)


class _Rows:
    """The lines that are not blank: their words, indentation and numbers.

    A heading's number is not part of its words. This is the hot loop of every verdict: it avoids function calls.
    """

    __slots__ = ("indents", "words")

    def __init__(self, lines: list[str]) -> None:
        self.words: list[str] = []
        self.indents: list[int] = []
        for line in lines:
            words = line.strip()
            if not words:
                continue
            sign = words[0]
            # the position of the first character that is not white space is the indentation
            indent = line.find(sign)
            if indent and "\t" in line[:indent]:
                # a tab counts as four blanks at any position, so that shifting all lines changes all widths equally
                indent += 3 * line.count("\t", 0, indent)
            self.words.append(_without_number(words) if sign in "#=" else words)
            self.indents.append(indent)

    def whole(self) -> str:
        """The part of a digest that covers all lines."""
        leads = map(_leads(self.indents[0]), self.indents)
        text = "\n".join(map(add, leads, self.words))
        return str(sha256(text.encode("utf-8", "surrogatepass")).hexdigest()[: 64 - COUNTED])


class Runs:
    """The lines of a text, prepared for searching many digests."""

    def __init__(self, lines: list[str], heads: dict[str, str] | None = None) -> None:
        self._lines = lines
        # words → digits; texts that are looked through together share them
        self._heads = {} if heads is None else heads

    @once
    def _rows(self) -> tuple[list[int], list[str]]:
        """The numbers and words of the lines that are not blank."""
        words = [*map(str.strip, self._lines)]
        numbers = [*compress(range(1, len(words) + 1), words)]
        return numbers, [_without_number(row) if row[0] in "#=" else row for row in filter(None, words)]

    def all(self, digest: str) -> list[tuple[int, int]]:
        """First and last line of every run with this digest, in order."""
        if len(digest) != 64:
            return []
        numbers, words = self._rows
        if count_of(digest) == _MOST:
            return [run for run in [self._from(1, digest)] if run]
        if digest[:HEAD] not in self.first_lines:
            return []
        first = {row for row in set(words) if self._heads[row] == digest[:HEAD]}
        starts = [number for number, row in zip(numbers, words, strict=True) if row in first]
        return [run for number in starts if (run := self._from(number, digest))]

    def nearest(self, digest: str, near: int) -> tuple[int, int] | None:
        """The run with this digest that begins nearest to this line."""
        return min(self.all(digest), key=lambda run: abs(run[0] - near), default=None)

    def around(self, digest: str, lines: Iterable[int]) -> tuple[int, int] | None:
        """A run with this digest that begins at one of these lines or above it in what belongs to it."""
        size = count_of(digest)
        if size == _MOST:
            return self._from(1, digest)
        head, seen = digest[:HEAD], set[int]()
        for line in lines:
            left, number = size, line
            while left and number and number not in seen:
                seen.add(number)
                left -= 1
                if self.head(self._lines[number - 1].strip()) == head and (run := self._from(number, digest)):
                    return run
                number = self._above(number)
        return None

    def _above(self, number: int) -> int:
        """The line above one that may belong to the same definition, 0 if there is none.

        A blank line parts them, unless a block comment ends above it; what stands in that is skipped up to its first line.
        """
        lines, number = self._lines, number - 1
        if number < 1 or lines[number - 1].strip():
            return number
        while number and not lines[number - 1].strip():
            number -= 1
        if not number or not lines[number - 1].rstrip().endswith("*/"):
            return 0
        while number and "/*" not in lines[number - 1]:
            number -= 1
        return number

    @once
    def first_lines(self) -> frozenset[str]:
        """What the digest of a run in this text may begin with: nothing else need be looked for in it."""
        heads, words = self._heads, {*self._rows[1]}
        heads.update(first_digits(words.difference(heads), HEAD))
        return frozenset(map(heads.__getitem__, words))

    def head(self, words: str) -> str:
        """What the digest of a run begins with if these are the words of its first line."""
        if words[0] in "#=":
            words = _without_number(words)
        found = self._heads.get(words)
        if found is None:
            found = self._heads[words] = _head(words)
        return found

    def begins_at(self, number: int, digest: str) -> bool:
        """Whether a run with this digest may begin on a line."""
        words = self._lines[number - 1].strip() if 0 < number <= len(self._lines) else ""
        return bool(words) and self.head(words) == digest[:HEAD]

    def _from(self, number: int, digest: str) -> tuple[int, int] | None:
        """The run from this line on; one of more lines than the count can say is only found as the whole text."""
        numbers = self._rows[0]
        size, at = count_of(digest), bisect_left(numbers, number)
        stop = len(numbers) if size == _MOST else at + size
        if not at < stop <= len(numbers):
            return None
        first, last = numbers[at], numbers[stop - 1]
        return (first, last) if has_digest(self._lines[first - 1 : last], digest) else None


def _without_number(words: str) -> str:
    # a template for `sub` would load all of `re`
    match = _HEADING.match(words) if words.lstrip("#= \t")[:1].isdigit() else None
    return f"{match[1]}{match[2]}{words[match.end() :]}" if match else words


def _head(words: str) -> str:
    return str(sha256(words.encode("utf-8", "surrogatepass")).hexdigest()[:HEAD])


def _leads(base: int) -> Callable[[int], str]:
    """Says what stands before the words of a line: its indentation, counted from that of the first one."""
    found = _LEADS.get(base)
    if found is None:
        found = _LEADS[base] = _Leads(base).__getitem__
    return found


class _Leads(dict[int, str]):
    """Indentation → what stands before the words of a line, made when it is first asked for."""

    def __init__(self, base: int) -> None:
        self._base = base

    def __missing__(self, indent: int) -> str:
        lead = self[indent] = f"{indent - self._base} "
        return lead


_LEADS: dict[int, Callable[[int], str]] = {}
