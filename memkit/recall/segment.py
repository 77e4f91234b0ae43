"""A segment: one immutable block of bytes that answers "which entries hold this term" without being read whole.

It is laid out as flat tables over a buffer (bytes or a mapped file), so that a cold process touches the pages of
its own terms and nothing else. Terms stand sorted in one text; the number of a term is its place there.

    head      magic, then (offset, size) of every table
    starts    session → its first entry; entries of a session stand together, in order
    lengths   session → number of stems; digests: session → eight bytes of what it was built from
    flags who dates        entry → tells a time / asks, author, yyyymmdd
    labels    entry → timestamp, sequence number, id
    terms     sorted, between line feeds
    p_*       term → entries with their code; s_*: term → sessions with their code
    b_*       first term → second term, entry, count

A *code* is count and length of the text in sixteen bits: all that a weight needs to know of a posting.
"""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from mmap import mmap
    from typing import Literal

    Buffer = bytes | memoryview | mmap

# Raised with every change of the layout or of the analysis: an index of another format is rebuilt.
MAGIC = b"memkit:recall:01"

TIMELY, ASKS = 1, 2
MOST_COUNTED = 255

# table → its element type; the order is the order in the file
TABLES: dict[str, Literal["B", "H", "I", "Q"]] = {
    "starts": "I",
    "lengths": "I",
    "digests": "Q",
    "keys_at": "I",
    "keys": "B",
    "flags": "B",
    "who": "I",
    "dates": "I",
    "authors_at": "I",
    "authors": "B",
    "labels_at": "I",
    "labels": "B",
    "terms_at": "I",
    "terms": "B",
    "p_at": "I",
    "p_entry": "I",
    "p_code": "H",
    "s_at": "I",
    "s_session": "I",
    "s_code": "H",
    "b_at": "I",
    "b_second": "I",
    "b_entry": "I",
    "b_count": "B",
}


class BadSegmentError(ValueError):
    """These bytes are not a segment of this format: throw them away and build anew."""


def length_code(length: int) -> int:
    """A length in eight bits: exact below 32, rounded down by at most a sixteenth above."""
    if length < 32:
        return length
    shift = length.bit_length() - 5
    return min(255, 16 * (shift + 1) + (length >> shift) - 16)


def code_length(code: int) -> int:
    """The length that a length code stands for."""
    if code < 32:
        return code
    shift, rest = divmod(code - 16, 16)
    return (rest + 16) << shift


def posting_code(count: int, length: int) -> int:
    """Count and length of a text in sixteen bits."""
    return min(count, MOST_COUNTED) << 8 | length_code(length)


class Segment:
    """The tables of one segment over a buffer; raises BadSegmentError if the bytes are of another kind."""

    __slots__ = (*TABLES, "data")

    if TYPE_CHECKING:
        starts: memoryview[int]
        lengths: memoryview[int]
        digests: memoryview[int]
        keys_at: memoryview[int]
        keys: memoryview[int]
        flags: memoryview[int]
        who: memoryview[int]
        dates: memoryview[int]
        authors_at: memoryview[int]
        authors: memoryview[int]
        labels_at: memoryview[int]
        labels: memoryview[int]
        terms_at: memoryview[int]
        terms: memoryview[int]
        p_at: memoryview[int]
        p_entry: memoryview[int]
        p_code: memoryview[int]
        s_at: memoryview[int]
        s_session: memoryview[int]
        s_code: memoryview[int]
        b_at: memoryview[int]
        b_second: memoryview[int]
        b_entry: memoryview[int]
        b_count: memoryview[int]

    def __init__(self, data: Buffer) -> None:
        whole = memoryview(data).cast("B")
        head = len(MAGIC) + 16 * len(TABLES)
        if whole.nbytes < head or bytes(whole[: len(MAGIC)]) != MAGIC:
            raise BadSegmentError("not a recall segment of this format")
        places = whole[len(MAGIC) : head].cast("Q").tolist()
        if places[-2] + places[-1] != whole.nbytes:
            raise BadSegmentError("a recall segment is cut short")
        self.data = data
        for number, (name, kind) in enumerate(TABLES.items()):
            at, size = places[2 * number : 2 * number + 2]
            setattr(self, name, whole[at : at + size].cast(kind))

    def entries(self) -> int:
        """How many entries it holds, gone ones included."""
        return len(self.flags)

    def sessions(self) -> int:
        """How many sessions it holds, gone ones included."""
        return len(self.lengths)

    def term_number(self, term: bytes) -> int:
        """The number of a term, or -1."""
        number = self.first_not_below(term)
        return number if number < len(self.terms_at) - 1 and self.term(number) == term else -1

    def first_not_below(self, term: bytes) -> int:
        """The number of the first term that does not sort before this one."""
        at, terms = self.terms_at, self.terms
        low, high = 0, len(at) - 1
        while low < high:
            middle = (low + high) // 2
            if bytes(terms[at[middle] : at[middle + 1] - 1]) < term:
                low = middle + 1
            else:
                high = middle
        return low

    def term(self, number: int) -> bytes:
        """A term by its number."""
        return bytes(self.terms[self.terms_at[number] : self.terms_at[number + 1] - 1])

    def label(self, entry: int) -> tuple[str, str, int]:
        """Id, timestamp and sequence number of an entry."""
        text = str(self.labels[self.labels_at[entry] : self.labels_at[entry + 1]], "utf-8", "surrogatepass")
        ts, seq, name = text.split("\0", 2)
        return name, ts, int(seq)

    def key(self, session: int) -> str:
        """The name of a session."""
        return str(self.keys[self.keys_at[session] : self.keys_at[session + 1] - 1], "utf-8", "surrogatepass")

    def author(self, number: int) -> str:
        """An author by number."""
        return str(self.authors[self.authors_at[number] : self.authors_at[number + 1]], "utf-8", "surrogatepass")
