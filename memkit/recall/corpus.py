"""The index: a few immutable segments, each with the list of its removed sessions; and the corpus, which reads them as one.

A corpus numbers entries and sessions through all segments; removed sessions keep their numbers but appear in no posting.
Only the parts that a question needs are read. `grow` builds and changes indexes. Nothing here touches a file:
`encode_index` returns names and bytes to store, and `decode_index` reads them back.
"""

from __future__ import annotations

from bisect import bisect_left, bisect_right

from memkit.recall.segment import MAGIC, BadSegmentError, Segment, key_term, term_key

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

    from memkit.recall.segment import Buffer

    # the number of a term in each segment; -1 if it does not occur there
    Place = list[int]
    # (entries or sessions in order, their codes or counts)
    Posted = tuple[list[int], bytes]


class Corpus:
    """Read access to an index: postings, pairs, vocabulary and attributes of entries."""

    def __init__(self, index: Index) -> None:
        self.parts = index.parts
        # how many entry and session numbers there are, including removed ones; and how many of them are not removed
        self.entry_numbers = self.session_numbers = 0
        self.entries = self.sessions = 0
        # the total length of the remaining sessions, and how many entries they have
        self.length = self._of_length = 0
        self._entry_base: list[int] = []
        self._session_base: list[int] = []
        self._gone: list[set[int]] = []
        for part in self.parts:
            self._open(part)
        self.average = self.length / self._of_length if self.length else 1.0
        self.session_average = self.length / self.sessions if self.length else 1.0

    def _open(self, part: Part) -> None:
        segment, gone = part.segment, part.gone_entries()
        self._gone.append(gone)
        self._entry_base.append(self.entry_numbers)
        self._session_base.append(self.session_numbers)
        self.entry_numbers += segment.entries()
        self.session_numbers += segment.sessions()
        self.entries += segment.entries() - len(gone)
        self._of_length += segment.entries() - len(gone) + len(part.passed_over())
        self.sessions += segment.sessions() - len(part.gone)
        self.length += segment.length[0] - sum(segment.lengths[session] for session in part.gone)

    # ── terms ────────────────────────────────────────────────────────────────────────────────────

    def find(self, term: str) -> Place:
        """The place of a term in each segment."""
        name = term_key(term)
        return [part.segment.term_number(name) for part in self.parts]

    def count(self, place: Place) -> int:
        """How many entries contain a term; 0 if it is unknown."""
        found = 0
        for part, number, gone in zip(self.parts, place, self._gone, strict=True):
            if number >= 0:
                low, high = part.segment.p_at[number], part.segment.p_at[number + 1]
                found += high - low
                found -= len(gone.intersection(part.segment.p_entry[low:high])) if gone else 0
        return found

    def knows(self, term: str) -> bool:
        """True if some entry contains the term."""
        return self.count(self.find(term)) > 0

    def postings(self, place: Place) -> Posted:
        """The entries that contain a term, in order, and their codes."""
        found = []
        for number, part, base, gone in zip(place, self.parts, self._entry_base, self._gone, strict=True):
            if number >= 0:
                held = part.segment
                span = slice(held.p_at[number], held.p_at[number + 1])
                found.append(_live(held.p_entry[span].tolist(), bytes(held.p_code[span]), gone, base))
        return _joined(found)

    def totals(self, place: Place) -> Posted:
        """The sessions that contain a term, in order, and their codes."""
        found = []
        for number, part, base in zip(place, self.parts, self._session_base, strict=True):
            if number >= 0:
                held = part.segment
                span = slice(held.s_at[number], held.s_at[number + 1])
                found.append(_live(held.s_session[span].tolist(), bytes(held.s_code[span]), part.gone, base))
        return _joined(found)

    def pairs(self, first: Place, second: Place) -> Posted:
        """The entries in which one stem directly follows another, and how often."""
        found = []
        for number, (one, two) in enumerate(zip(first, second, strict=True)):
            if one >= 0 and two >= 0:
                held = self.parts[number].segment
                low, high = held.b_at[one], held.b_at[one + 1]
                low = bisect_left(held.b_second, two, low, high)
                high = bisect_right(held.b_second, two, low, high)
                entries, counts = held.b_entry[low:high].tolist(), bytes(held.b_count[low:high])
                found.append(_live(entries, counts, self._gone[number], self._entry_base[number]))
        return _joined(found)

    def beginning_with(self, start: str, most: int) -> list[str]:
        """The shortest `most` longer words that begin with these letters."""
        low = term_key(start)
        found: set[bytes] = set()
        for part in self.parts:
            number, last = part.segment.first_not_below(low), len(part.segment.terms_at) - 1
            while number < last and (term := part.segment.term(number)).startswith(low):
                found.add(term)
                number += 1
        longer = sorted(found - {low}, key=lambda name: (len(name), name))
        words = (key_term(name) for name in longer)
        return [word for word, _ in zip((w for w in words if self.knows(w)), range(most), strict=False)]

    # ── entries ──────────────────────────────────────────────────────────────────────────────────

    def session_of(self, entry: int) -> int:
        """The session of an entry."""
        number = bisect_right(self._entry_base, entry) - 1
        owner = self.parts[number].segment.owner
        return owner[entry - self._entry_base[number]] + self._session_base[number]

    def members(self, session: int) -> range:
        """The entries of a session, in order."""
        number = bisect_right(self._session_base, session) - 1
        starts, base = self.parts[number].segment.starts, self._entry_base[number]
        local = session - self._session_base[number]
        return range(starts[local] + base, starts[local + 1] + base)

    def particulars(self, entry: int) -> tuple[int, str, int]:
        """Marks, author and day of an entry."""
        part, local = self.locate(entry)
        segment = part.segment
        return segment.marks(local), segment.author(segment.who[local]), segment.dates[local]

    def label(self, entry: int) -> tuple[str, str, int]:
        """Id, timestamp and sequence number of an entry."""
        part, local = self.locate(entry)
        return part.segment.label(local)

    def own_terms(self, entry: int) -> tuple[list[str], list[set[str]]]:
        """The terms of an entry's own text in order, and those of each question that its author gave.

        Only the opening of the text without any question.
        """
        part, local = self.locate(entry)
        own, *questions = part.segment.own_terms(local).split("\n")
        return own.split(" "), [set(line.split(" ")) for line in questions if line]

    def written(self, entry: int) -> str:
        """The folded text of an entry, without its questions."""
        part, local = self.locate(entry)
        return part.segment.written(local)

    def session_key(self, session: int) -> str:
        """The name of a session."""
        number = bisect_right(self._session_base, session) - 1
        return self.parts[number].segment.key(session - self._session_base[number])

    def holding(self, written: str) -> list[str]:
        """The ids of the entries whose folded text contains these letters, in order."""
        from memkit.recall.pattern import holders

        found: list[str] = []
        for part, gone in zip(self.parts, self._gone, strict=True):
            held = holders(part.segment, written)
            found += part.segment.names([entry for entry in held if entry not in gone] if gone else held)
        return found

    def marked(self, mask: int, wanted: int) -> int:
        """How many entries have exactly the `wanted` marks among those in the mask."""
        return sum(part.marked(mask, wanted).count(1) for part in self.parts)

    def authors(self) -> list[str]:
        """Everyone who wrote an entry, in order."""
        return sorted({name for number in range(len(self.parts)) for name in self._authors(number)})

    def _authors(self, number: int) -> list[str]:
        segment, gone = self.parts[number].segment, self._gone[number]
        everyone = list(range(len(segment.authors_at) - 1))
        if gone:
            who = segment.who.tolist()
            left = [who[entry] for entry in gone]
            everyone = [n for n in everyone if n not in left or left.count(n) < who.count(n)]
        return [segment.author(n) for n in everyone]

    def written_on(self, fits: Callable[[int], bool]) -> list[int]:
        """The entries whose day (yyyymmdd) fits."""
        out: list[int] = []
        for part, base, gone in zip(self.parts, self._entry_base, self._gone, strict=True):
            days = part.segment.dates.tolist()
            good = {day for day in set(days) if fits(day)}
            out += [entry + base for entry, day in enumerate(days) if day in good and entry not in gone]
        return out

    def locate(self, entry: int) -> tuple[Part, int]:
        """The segment of an entry, and its number there."""
        number = bisect_right(self._entry_base, entry) - 1
        return self.parts[number], entry - self._entry_base[number]


def _live(owners: list[int], codes: bytes, gone: set[int] | frozenset[int], base: int) -> Posted:
    if gone and not gone.isdisjoint(owners):
        stays = [(owner, code) for owner, code in zip(owners, codes, strict=True) if owner not in gone]
        owners, codes = [owner for owner, _ in stays], bytes(code for _, code in stays)
    return [owner + base for owner in owners] if base else owners, codes


def _joined(found: list[Posted]) -> Posted:
    if len(found) == 1:
        return found[0]
    return [owner for owners, _ in found for owner in owners], b"".join(codes for _, codes in found)


class Part:
    """One segment of an index, its name, and the numbers of its removed sessions (`gone`).

    `passed`: further entries to skip for one reader; a stored index has none.
    """

    __slots__ = ("gone", "name", "passed", "segment")

    def __init__(
        self, name: str, segment: Segment, gone: frozenset[int], passed: frozenset[int] = frozenset()
    ) -> None:
        self.name = name
        self.segment = segment
        self.gone = gone
        self.passed = passed

    def gone_entries(self) -> set[int]:
        """The numbers of the entries of removed sessions, and of skipped entries."""
        starts = self.segment.starts
        gone = {entry for session in self.gone for entry in range(starts[session], starts[session + 1])}
        return gone | self.passed if self.passed else gone

    def passed_over(self) -> frozenset[int]:
        """The skipped entries whose sessions are not removed."""
        owner = self.segment.owner
        return frozenset(entry for entry in self.passed if owner[entry] not in self.gone)

    def marked(self, mask: int, wanted: int) -> bytearray:
        """For each entry, 1 if it is not removed and has exactly the `wanted` marks among those in the mask; else 0."""
        table = bytes(flags & mask == wanted for flags in range(256))
        has = bytearray(self.segment.flags).translate(table)
        for entry in self.gone_entries():
            has[entry] = 0
        return has


class Index:
    """Segments in order, and a stamp for what the index was built from."""

    __slots__ = ("parts", "stamp")

    def __init__(self, parts: tuple[Part, ...], stamp: str = "") -> None:
        self.parts = parts
        self.stamp = stamp


def encode_index(index: Index) -> tuple[bytes, dict[str, Buffer]]:
    """The manifest, and name → bytes of its segments; a name always has the same bytes."""
    lines = [MAGIC.decode(), index.stamp.replace("\n", " ")]
    for part in index.parts:
        gone = ",".join(map(str, sorted(part.gone)))
        lines.append(f"{part.name} {gone}")
    return "\n".join(lines).encode(), {part.name: part.segment.data for part in index.parts}


def stamp_of(manifest: bytes) -> str:
    """The stamp in a manifest of this format; empty in any other."""
    head, _, rest = manifest.partition(b"\n")
    return rest.partition(b"\n")[0].decode("utf-8", "replace") if head == MAGIC else ""


def decode_index(manifest: bytes, load: Callable[[str], Segment]) -> Index:
    """The index of a manifest, its segments loaded by name; BadSegmentError if it is of another format."""
    lines = manifest.decode("utf-8", "replace").split("\n")
    if len(lines) < 2 or lines[0] != MAGIC.decode():
        raise BadSegmentError("not a recall index of this format")
    parts = []
    for line in lines[2:]:
        name, _, gone = line.partition(" ")
        parts.append(Part(name, load(name), frozenset(map(int, gone.split(",") if gone else ()))))
    return Index(tuple(parts), lines[1])
