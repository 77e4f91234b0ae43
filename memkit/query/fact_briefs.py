"""Facts in brief, for the fact book: their words and ids as digests, signatures, lines of the snapshot, cited files.

A book stores one brief per fact in columns, in order of ids. Texts and numbers are packed into few long byte strings, so
that loading a book costs the same for each, and a text is decoded only when it is asked for.
"""

from __future__ import annotations

from bisect import bisect_left

from memkit.boot.digest import blake2b
from memkit.boot.json import canonical_json

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence
    from typing import Any

    from memkit.model.fact import Fact

    Packed = tuple[bytes, bytes]


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


class Texts:
    """Many texts in one byte string, each decoded when it is asked for."""

    __slots__ = ("_at", "data")

    def __init__(self, packed: Packed) -> None:
        self.data = packed[0]
        self._at = memoryview(packed[1]).cast("I")

    def __len__(self) -> int:
        return len(self._at) - 1

    def __getitem__(self, number: int) -> str:
        return str(self.raw(number, number + 1), "utf-8", "surrogatepass")

    def __iter__(self) -> Iterator[str]:
        return map(self.__getitem__, range(len(self)))

    def raw(self, first: int, last: int) -> memoryview:
        """The bytes of the texts from one number to before another."""
        return memoryview(self.data)[self._at[first] : self._at[last]]

    def plain(self) -> Packed:
        """The texts as values that `marshal` can store."""
        return self.data, bytes(self._at)


def pack_texts(texts: Iterable[str]) -> Packed:
    """Many texts in the form that `Texts` reads."""
    from array import array
    from itertools import accumulate

    held = [text.encode("utf-8", "surrogatepass") for text in texts]
    return b"".join(held), array("I", accumulate(map(len, held), initial=0)).tobytes()


class Columns:
    """The briefs of many facts as columns, in order of their ids."""

    __slots__ = (
        "_postings",
        "cites",
        "contents",
        "ids",
        "lines",
        "looks",
        "marks",
        "seeds",
        "signed",
        "sizes",
        "used",
        "words",
    )

    def __init__(self, values: tuple[Any, ...]) -> None:
        self.ids = Texts(values[0])
        self.contents: bytes = values[1]
        self.words: bytes = values[2]
        self.looks: bytes = values[3]
        self.marks: bytes = values[4]
        # the work session of the last use, for facts that may be swept
        self.used: dict[int, int] = values[5]
        self.signed = Texts(values[6])
        # the lines of the snapshot, each before a comma; empty for a fact that is not live
        self.lines = Texts(values[7])
        # path → numbers of the live facts that cite it
        self.cites: dict[str, list[int]] = values[8]
        # word of a signature → numbers of the claims that have it, packed
        self._postings: dict[str, bytes] = values[9]
        # seeds of the sessions, and how many sessions those are
        self.seeds: tuple[str, int] = values[10]
        self.sizes: bytes = values[11]

    def values(self) -> tuple[Any, ...]:
        """All columns, to be saved."""
        first = (self.ids.plain(), self.contents, self.words, self.looks, self.marks, self.used)
        texts = (self.signed.plain(), self.lines.plain())
        return (*first, *texts, self.cites, self._postings, self.seeds, self.sizes)

    def number(self, id: str) -> int:
        """The number of the fact with this id; -1 if there is none."""
        at = self.place(id)
        return at if at < len(self.ids) and self.ids[at] == id else -1

    def place(self, id: str) -> int:
        """How many ids sort before this one."""
        return bisect_left(self.ids, id)

    def postings(self, words: Iterable[str]) -> dict[str, Sequence[int]]:
        """Word → the numbers of the claims that have it in their signature, for those of these words that have some."""
        return {word: memoryview(self._postings[word]).cast("I") for word in words if word in self._postings}

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
            self.lines[number].removesuffix(","),
            (),
        )


def briefs_in(columns: Columns) -> dict[str, Brief]:
    """Every brief of a book, with the files it cites."""
    found = [columns.brief(number) for number in range(len(columns.ids))]
    for path, numbers in columns.cites.items():
        for number in numbers:
            found[number].cites = (*found[number].cites, path)
    return dict(zip(columns.ids, found, strict=True))


def brief_of(fact: Fact, content: bytes) -> Brief:
    """The brief of a fact; `content` is the digest of the whole fact."""
    from memkit.contradict.signatures import signature
    from memkit.model.generated import snapshot_values
    from memkit.model.ids import normalised_claim
    from memkit.rules.decay import last_work, may_be_swept
    from memkit.rules.gate import as_claim, is_claim, is_pending_claim

    marks = CLAIM * is_claim(fact) + WAITS * is_pending_claim(fact) + SWEPT * may_be_swept(fact)
    return Brief(
        content,
        digest_of(normalised_claim(fact.text)),
        digest_of(skeleton(fact.id)),
        marks,
        last_work(fact),
        signature(as_claim(fact)) if marks & (CLAIM | WAITS) else "",
        canonical_json(snapshot_values(fact)) if fact.is_live else "",
        cited_files(fact),
    )


# Letters of other alphabets beside the Latin one that they look like.
_LOOK_ALIKE = {
    ord(pair[0]): pair[1]
    for pair in (
        "аa вb еe ёe іi јj кk мm нh оo рp сc тt уy хx ѕs ԁd һh ӏl ԛq ԝw гr пn "
        "αa βb εe ηn ιi κk νv οo ρp τt υu χx γy ωw ɡg ıi"
    ).split()
}
_PAIRS = (("rn", "m"), ("vv", "w"), ("cl", "d"))
_SIMILAR = str.maketrans("0135|l", "oiesii")


def skeleton(identifier: str) -> str:
    """The look of an identifier at a glance; two ids with the same skeleton are easily confused."""
    plain = identifier.casefold()
    if not plain.isascii():
        import unicodedata

        letters = unicodedata.normalize("NFKD", identifier).casefold()
        plain = "".join(char for char in letters if not unicodedata.combining(char)).translate(_LOOK_ALIKE)
    for pair, single in _PAIRS:
        plain = plain.replace(pair, single)
    return plain.translate(_SIMILAR).replace("_", "-").replace(".", "-")


def cited_files(fact: Fact) -> tuple[str, ...]:
    """The files that a live fact cites, each once."""
    from memkit.model.fact import path_of
    from memkit.rules.view import proofs

    return tuple(dict.fromkeys(path_of(source) for source in proofs(fact))) if fact.is_live else ()


def columns_of(briefs: dict[str, Brief], seeds: tuple[str, int]) -> Columns:
    """The columns of these briefs, by id."""
    from array import array

    from memkit.contradict.signatures import size_of, words_of

    ids = sorted(briefs)
    rows = [briefs[id] for id in ids]
    cites: dict[str, list[int]] = {}
    postings: dict[str, list[int]] = {}
    for number, row in enumerate(rows):
        for path in row.cites:
            cites.setdefault(path, []).append(number)
        for word in row.signed.split():
            postings.setdefault(word, []).append(number)
    return Columns(
        (
            pack_texts(ids),
            b"".join([row.content for row in rows]),
            b"".join([row.words for row in rows]),
            b"".join([row.look for row in rows]),
            bytes([row.marks for row in rows]),
            {number: row.used for number, row in enumerate(rows) if row.marks & SWEPT},
            pack_texts([row.signed for row in rows]),
            pack_texts([f"{row.line}," if row.line else "" for row in rows]),
            cites,
            {word: array("I", numbers).tobytes() for word, numbers in postings.items()},
            seeds,
            bytes([size_of(words_of(row.signed)) for row in rows]),
        )
    )
