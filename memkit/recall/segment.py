"""A segment: one immutable block of bytes that answers "which entries contain this term" without being read completely.

It consists of flat tables over a buffer (bytes or a mapped file), so that a process reads only the pages of its own
terms. Terms are sorted in one text; the number of a term is its position there.

    head      magic, the sum of what follows in the head, then (offset, size, sum) of every table
    starts    session → its first entry; entries of a session stand together, in order; owner: entry → its session
    lengths   session → number of stems; length: their sum
    digests   session → eight bytes of what it was built from; keys: session → its name
    flags kinds who dates  entry → tells a time / asks / marks of its keeper, more of these, author, yyyymmdd
    labels    entry → timestamp, sequence number, id
    texts     entry → all that is written of it, folded, for looking up letters instead of words
    words     every word of these texts once, each before a line feed, those of digits alone before all others;
              w_digits: how many these are, and where they end; w_*: word → entries
    cards     entry → what a hit prints of it; in_order: 1 where cards stand in the order in which they are printed
    proofs    entry → what must be looked at before its card is shown, a line each
    details   entry → what its keeper says of it besides the card; sums: of each block of labels, cards, proofs, details
    own       entry → its own terms, in order; then those of each question that it answers, a line a question. An entry
              without questions has only its opening there
    terms     the keys of all terms, sorted, between line feeds
    p_*       term → entries with their code; s_*: term → sessions with their code
    b_*       first term → second term, entry, count

A *code* is count and length of the text in eight bits: all that a weight needs to know of a posting.
"""

from __future__ import annotations

from memkit.boot.digest import SIZE, SpoiltError, sum_of, summed, whole

TYPE_CHECKING = False
if TYPE_CHECKING:
    from mmap import mmap
    from typing import Literal

    Buffer = bytes | memoryview | mmap

# Raise this with every change to the layout or the analysis: an index of another format is rebuilt.
MAGIC = b"memkit:recall:15"

# it tells a time, it is a question
TIMELY, ASKS = 1, 2
# marks that memkit's index sets: it is live, it is a record, not everyone may see it, it has more text than its card, its
# text has other spaces than its card
LIVE, RECORD, GUARDED, MORE, SPACED = 4, 8, 16, 32, 64
# marks from here on are in `kinds`: it is adopted prose, not a fact
KIND_BITS = 8
PROSE = 1 << KIND_BITS
MOST_COUNTED = 255
# how many terms open a text: they say what it is about
OPENING = 6
_MANY = 500

# table → its element type; the order is the order in the file
TABLES: dict[str, Literal["B", "H", "I", "Q"]] = {
    "starts": "I",
    "owner": "I",
    "lengths": "I",
    "length": "Q",
    "digests": "Q",
    "keys_at": "I",
    "keys": "B",
    "flags": "B",
    "kinds": "B",
    "who": "I",
    "dates": "I",
    "authors_at": "I",
    "authors": "B",
    "labels_at": "I",
    "labels": "B",
    "texts_at": "I",
    "texts": "B",
    "words": "B",
    "w_digits": "I",
    "w_at": "I",
    "w_entry": "I",
    "cards_at": "I",
    "cards": "B",
    "in_order": "B",
    "proofs_at": "I",
    "proofs": "B",
    "details_at": "I",
    "details": "B",
    "sums": "Q",
    "own_at": "I",
    "own": "B",
    "terms_at": "I",
    "terms": "B",
    "p_at": "I",
    "p_entry": "I",
    "p_code": "B",
    "s_at": "I",
    "s_session": "I",
    "s_code": "B",
    "b_at": "I",
    "b_second": "I",
    "b_entry": "I",
    "b_count": "B",
}


_UTF8 = ("utf-8", "surrogatepass")
_NUMBERS = {name: number for number, name in enumerate(TABLES)}
# Large tables of which an answer needs a few entries: each block of so many bytes has a sum of its own.
BLOCKED = ("labels", "cards", "proofs", "details")
BLOCK = 1 << 14
# where the head ends
HEAD = len(MAGIC) + SIZE + 24 * len(TABLES)
# Identifiers and pictograms sort after all words, so that a search for spellings reads words alone.
_BEHIND = b"\xff"
# Terms that begin with a digit sort before all letters.
_LETTERS = b":"


def term_key(term: str) -> bytes:
    """The key of a term in the sorted terms."""
    return term.encode(*_UTF8) if term.isalnum() else _BEHIND + term.encode(*_UTF8)


def key_term(key: bytes) -> str:
    """The term of a key."""
    return str(key.removeprefix(_BEHIND), *_UTF8)


class BadSegmentError(SpoiltError):
    """These bytes are not a segment of this format: delete them and rebuild."""


# errors that reading corrupt bytes may raise; a segment is not verified completely in advance
SPOILT = (LookupError, ValueError, OverflowError)

# The eight bits of a code: three for the count, five for the length, each in growing steps. A count is decoded as its
# step, a length as the middle of its step.
COUNTS = (1, 2, 3, 4, 6, 9, 14, 24)
STEPS = tuple(round(4 * 1.28**step) for step in range(33))
LENGTHS = tuple((STEPS[step] + STEPS[step + 1]) / 2 for step in range(32))


def head_of(places: list[tuple[int, bytes]]) -> bytes:
    """The head of a segment, from the offset and the bytes of every table."""
    numbers = ((at.to_bytes(8, "little"), len(body).to_bytes(8, "little")) for at, body in places)
    sums = (sum_of(body) for _, body in places)
    return MAGIC + summed(b"".join(at + size + told for (at, size), told in zip(numbers, sums, strict=True)))


def block_sums(table: bytes) -> list[int]:
    """The sum of every block of a table."""
    view = memoryview(table)
    return [_number(sum_of(view[at : at + BLOCK])) for at in range(0, len(table), BLOCK)]


def _number(told: bytes) -> int:
    return int.from_bytes(told, "little")


class Segment:
    """The tables of one segment over a buffer, each verified by its checksum on first access; raises BadSegmentError if the
    bytes are not a segment."""

    __slots__ = (*TABLES, "_bare", "_blocks", "_places", "_sound", "data")

    def __init__(self, data: Buffer) -> None:
        bare = memoryview(data).cast("B")
        if bare.nbytes < HEAD or bytes(bare[: len(MAGIC)]) != MAGIC:
            raise BadSegmentError("not a recall segment of this format")
        try:
            places = whole(bare[len(MAGIC) : HEAD]).cast("Q").tolist()
        except SpoiltError:
            raise BadSegmentError("the head of a recall segment is spoilt") from None
        if places[-3] + places[-2] != bare.nbytes:
            raise BadSegmentError("a recall segment is cut short")
        self.data, self._bare, self._places = data, bare, places
        # where each table of blocks begins, how long it is, and the number of its first sum; the blocks that are verified
        self._blocks: dict[str, tuple[int, int, int]] = {}
        self._sound: set[int] = set()
        first = 0
        for name in BLOCKED:
            at, size = places[3 * _NUMBERS[name] : 3 * _NUMBERS[name] + 2]
            self._blocks[name] = at, size, first
            first += -(-size // BLOCK)

    def __getattr__(self, name: str) -> memoryview[int]:
        """A table, read on first access; raises BadSegmentError if its checksum does not match."""
        if name not in TABLES:
            raise AttributeError(name)
        number = 3 * _NUMBERS[name]
        at, size, told = self._places[number : number + 3]
        table = self._bare[at : at + size]
        if _number(sum_of(table)) != told:
            raise BadSegmentError(f"the table {name} of a recall segment is spoilt")
        setattr(self, name, found := table.cast(TABLES[name]))
        return found

    def _text(self, name: str, ends: memoryview[int], number: int) -> str:
        """One text of a table of blocks; verifies only the blocks in which it lies."""
        at, size, first = self._blocks[name]
        start, end = ends[number], ends[number + 1]
        for block in range(start // BLOCK, -(-end // BLOCK)):
            if first + block not in self._sound:
                body = self._bare[at + block * BLOCK : at + min(size, (block + 1) * BLOCK)]
                if _number(sum_of(body)) != self.sums[first + block]:
                    raise BadSegmentError(f"the table {name} of a recall segment is spoilt")
                self._sound.add(first + block)
        return str(self._bare[at + start : at + end], *_UTF8)

    def entries(self) -> int:
        """How many entries it has, including removed ones."""
        return len(self.flags)

    def sessions(self) -> int:
        """How many sessions it has, including removed ones."""
        return len(self.lengths)

    def marks(self, entry: int) -> int:
        """All marks of an entry."""
        return self.flags[entry] | self.kinds[entry] << KIND_BITS

    def term_number(self, term: bytes) -> int:
        """The number of a term given by its key, or -1."""
        number = self.first_not_below(term)
        return number if number < len(self.terms_at) - 1 and self.term(number) == term else -1

    def first_not_below(self, term: bytes) -> int:
        """The number of the first term whose key does not sort before this one."""
        at, terms = self.terms_at, self.terms
        low, high = 0, len(at) - 1
        while low < high:
            middle = (low + high) // 2
            if bytes(terms[at[middle] : at[middle + 1] - 1]) < term:
                low = middle + 1
            else:
                high = middle
        return low

    def plain_terms(self) -> tuple[int, bytes]:
        """All terms that are plain words and begin with a letter, each between line feeds, and where they begin."""
        start = self.terms_at[self.first_not_below(_LETTERS)] - 1
        return start, bytes(self.terms[start : self.terms_at[self.first_not_below(_BEHIND)]])

    def term(self, number: int) -> bytes:
        """The key of a term by its number."""
        return bytes(self.terms[self.terms_at[number] : self.terms_at[number + 1] - 1])

    def label(self, entry: int) -> tuple[str, str, int]:
        """Id, timestamp and sequence number of an entry."""
        text = self._text("labels", self.labels_at, entry)
        ts, seq, name = text.split("\0", 2)
        return name, ts, int(seq)

    def names(self, entries: list[int]) -> list[str]:
        """The ids of these entries."""
        if len(entries) < _MANY:
            return [self.label(entry)[0] for entry in entries]
        # for many entries, one copy is faster than a view of each
        text, at = bytes(self.labels), self.labels_at.tolist()
        return [str(text[at[n] : at[n + 1]], *_UTF8).split("\0", 2)[2] for n in entries]

    def key(self, session: int) -> str:
        """The name of a session."""
        return str(self.keys[self.keys_at[session] : self.keys_at[session + 1] - 1], *_UTF8)

    def written(self, entry: int) -> str:
        """The folded text of an entry, for substring search."""
        return str(self.texts[self.texts_at[entry] : self.texts_at[entry + 1]], *_UTF8)

    def card(self, entry: int) -> str:
        """The card of an entry: the line that a hit prints."""
        return self._text("cards", self.cards_at, entry)

    def proof(self, entry: int) -> str:
        """The evidence that must be checked before the card of an entry is shown, one piece per line."""
        return self._text("proofs", self.proofs_at, entry)

    def detail(self, entry: int) -> str:
        """What the keeper of an entry says of it besides its card."""
        return self._text("details", self.details_at, entry)

    def own_terms(self, entry: int) -> str:
        """The terms of an entry without its questions, then those of each question that it answers, a line each."""
        return str(self.own[self.own_at[entry] : self.own_at[entry + 1]], *_UTF8)

    def author(self, number: int) -> str:
        """An author by number."""
        return str(self.authors[self.authors_at[number] : self.authors_at[number + 1]], *_UTF8)
