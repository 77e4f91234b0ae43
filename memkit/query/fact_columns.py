"""The columns of the fact book: one brief per fact, in order of ids, as plain values that load quickly."""

from __future__ import annotations

from bisect import bisect_left

from memkit.boot.digest import blake2b

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

WIDTH = 8
# flags: a live claim, a pending one, a fact that may be swept (archived when idle)
CLAIM, WAITS, SWEPT = 1, 2, 4


class Brief:
    """What the book stores about one fact."""

    __slots__ = ("cites", "content", "line", "look", "marks", "signed", "used", "words")

    def __init__(
        self,
        content: bytes,
        words: bytes,
        look: bytes,
        marks: int,
        used: int,
        signed: str,
        line: str,
        cites: tuple[str, ...],
    ) -> None:
        self.content, self.words, self.look, self.marks, self.used = content, words, look, marks, used
        self.signed, self.line, self.cites = signed, line, cites


def digest_of(text: str | bytes) -> bytes:
    data = text.encode("utf-8", "surrogatepass") if isinstance(text, str) else text
    return blake2b(data, digest_size=WIDTH).digest()


class Columns:
    """The briefs of many facts as columns, in order of their ids."""

    __slots__ = (
        "cites",
        "contents",
        "ids",
        "lines",
        "looks",
        "marks",
        "postings",
        "seeds",
        "signed",
        "sizes",
        "used",
        "words",
    )

    def __init__(self, values: tuple[Any, ...]) -> None:
        self.ids: list[str] = values[0]
        self.contents: bytes = values[1]
        self.words: bytes = values[2]
        self.looks: bytes = values[3]
        self.marks: bytes = values[4]
        # the work session of the last use, for facts that may be swept
        self.used: dict[int, int] = values[5]
        self.signed: list[str] = values[6]
        self.lines: list[str] = values[7]
        # path → numbers of the live facts that cite it
        self.cites: dict[str, list[int]] = values[8]
        # word of a signature → numbers of the claims that have it
        self.postings: dict[str, list[int]] = values[9]
        # seeds of the sessions, and how many sessions those are
        self.seeds: tuple[str, int] = values[10]
        self.sizes: bytes = values[11]

    def values(self) -> tuple[Any, ...]:
        """All columns, to be saved."""
        first = (self.ids, self.contents, self.words, self.looks, self.marks, self.used, self.signed)
        return (*first, self.lines, self.cites, self.postings, self.seeds, self.sizes)

    def number(self, id: str) -> int:
        """The number of the fact with this id; -1 if there is none."""
        at = bisect_left(self.ids, id)
        return at if at < len(self.ids) and self.ids[at] == id else -1

    def content(self, number: int) -> bytes:
        """The digest of a fact's content."""
        return self.contents[WIDTH * number : WIDTH * (number + 1)]

    def brief(self, number: int) -> Brief:
        """The brief of one fact."""
        at = slice(WIDTH * number, WIDTH * (number + 1))
        return Brief(
            self.contents[at],
            self.words[at],
            self.looks[at],
            self.marks[number],
            self.used.get(number, 0),
            self.signed[number],
            self.lines[number],
            (),
        )


def briefs_in(columns: Columns) -> dict[str, Brief]:
    """Every brief of a book, with the files it cites."""
    found = [columns.brief(number) for number in range(len(columns.ids))]
    for path, numbers in columns.cites.items():
        for number in numbers:
            found[number].cites = (*found[number].cites, path)
    return dict(zip(columns.ids, found, strict=True))
