"""Spans: the digest of some lines, and where in a text a run of lines with that digest stands.

Two runs are the same if they differ only in line ends, trailing white space, blank lines and how far the whole is
indented. Of the 64 hex digits the first 8 belong to the first line, the next 4 count the lines that are not blank,
and 52 (208 bits) are of the sha256 of all lines. So a run that moved is found by looking for its first line, at the
cost of one pass over the text, and blank lines may come and go inside it.
"""

from __future__ import annotations

from memkit.boot.digest import sha256
from memkit.boot.pattern import lazy

# "## 3.2 Retries" but not the comment "# 2.5 seconds": a sign after the number or in it, then a capital letter
_HEADING = lazy(r"^(#{1,6}|={1,6})(\s+)(?:\d{1,3}[.)]|\d{1,3}(?:\.\d{1,3})+[.)]?)\s+(?=[^\W\d_a-z])")
_MOST = 0xFFFF
# how many digits of a digest belong to the first line
HEAD = 8


def lines_of(text: str) -> list[str]:
    """The lines of a text without their ends; CRLF and CR end a line as LF does."""
    return text.replace("\r\n", "\n").replace("\r", "\n").split("\n")


def text_of(data: bytes) -> str | None:
    """The text of a file; None for a binary one. Bytes that are not UTF-8 survive as surrogates."""
    if b"\0" in data[:65536]:
        return None
    return data.removeprefix(b"\xef\xbb\xbf").decode("utf-8", "surrogateescape")


def file_digest(data: bytes) -> str:
    """The digest of a whole file: its sha256 with CRLF read as LF."""
    return sha256(data.replace(b"\r\n", b"\n")).hexdigest()


def span_digest(lines: list[str]) -> str:
    """The digest of a run of lines; empty if all of them are blank, since then nothing is hashed."""
    rows, _ = _rows(lines)
    return _digest(rows, 0, len(rows)) if rows else ""


def find_run(lines: list[str], digest: str, near: int = 1) -> tuple[int, int] | None:
    """First and last line of the run with this digest, the one nearest to line `near` if there are several."""
    return Runs(lines).nearest(digest, near)


def find_runs(lines: list[str], digest: str) -> list[tuple[int, int]]:
    """First and last line of every run with this digest, in order."""
    return Runs(lines).all(digest)


def first_lines(lines: list[str]) -> set[str]:
    """What the digest of a run in this text may begin with: nothing else need be looked for in it."""
    found = set(map(str.strip, lines))
    found.discard("")
    numbered = [words for words in found if words[0] in "#=" and words.lstrip("#= \t")[:1].isdigit()]
    found.difference_update(numbered)
    found.update(_HEADING.sub(r"\1\2", words) for words in numbered)
    return set(map(_head, found))


class Runs:
    """The lines of a text, made ready so that many digests can be looked for in it."""

    def __init__(self, lines: list[str]) -> None:
        self._rows, self._numbers = _rows(lines)
        self._starts: dict[str, list[int]] | None = None

    def all(self, digest: str) -> list[tuple[int, int]]:
        """First and last line of every run with this digest, in order."""
        if len(digest) != 64:
            return []
        rows, numbers, size = self._rows, self._numbers, int(digest[8:12], 16)
        if size == _MOST:
            return [run for run in [_capped(rows, numbers, digest)] if run]
        starts = [at for at in self.starts.get(digest[:HEAD], ()) if at + size <= len(rows)]
        return [
            (numbers[at], numbers[at + size - 1]) for at in starts if _digest(rows, at, at + size) == digest
        ]

    def nearest(self, digest: str, near: int) -> tuple[int, int] | None:
        """The run with this digest that begins nearest to this line."""
        return min(self.all(digest), key=lambda run: abs(run[0] - near), default=None)

    @property
    def starts(self) -> dict[str, list[int]]:
        """Digits of a first line → the rows that read so."""
        if self._starts is None:
            places: dict[str, list[int]] = {}
            for at, row in enumerate(self._rows):
                places.setdefault(row[1], []).append(at)
            starts: dict[str, list[int]] = {}
            for words, found in places.items():
                head = _head(words)
                if head in starts:
                    starts[head] += found
                else:
                    starts[head] = found
            self._starts = starts
        return self._starts


def _capped(rows: list[tuple[int, str]], numbers: list[int], digest: str) -> tuple[int, int] | None:
    """A run of more lines than the count can say is only looked for as the whole text."""
    return (numbers[0], numbers[-1]) if rows and _digest(rows, 0, len(rows)) == digest else None


def _rows(lines: list[str]) -> tuple[list[tuple[int, str]], list[int]]:
    """How far each line is indented and its words, and its number; blank lines are left out.

    A heading's number is none of its words. This is the hot loop of every verdict: no calls that can be spared.
    """
    rows: list[tuple[int, str]] = []
    numbers: list[int] = []
    number = 0
    for line in lines:
        number += 1
        words = line.strip()
        if not words:
            continue
        sign = words[0]
        # what stands before the first sign is white space, so its place is the indentation
        indent = line.find(sign)
        if indent and "\t" in line[:indent]:
            # a tab counts four blanks wherever it stands, so that shifting all lines shifts all widths alike
            indent += 3 * line.count("\t", 0, indent)
        if sign in "#=" and words.lstrip("#= \t")[:1].isdigit():
            words = _HEADING.sub(r"\1\2", words)
        rows.append((indent, words))
        numbers.append(number)
    return rows, numbers


def _digest(rows: list[tuple[int, str]], start: int, stop: int) -> str:
    base = rows[start][0]
    text = "\n".join([f"{indent - base} {words}" for indent, words in rows[start:stop]])
    whole = sha256(text.encode("utf-8", "surrogatepass")).hexdigest()
    return f"{_head(rows[start][1])}{min(stop - start, _MOST):04x}{whole[:52]}"


def _head(words: str) -> str:
    return str(sha256(words.encode("utf-8", "surrogatepass")).hexdigest()[:HEAD])
