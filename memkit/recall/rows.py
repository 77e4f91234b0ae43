"""Rows: the content of a segment in plain lists, between entries and bytes.

Text is analysed once, when entries become rows; `pack` makes the bytes of a segment, whose layout segment.py describes.
`grow` reads rows back from segments.
"""

from __future__ import annotations

from array import array
from bisect import bisect_right
from itertools import accumulate, chain, groupby, pairwise

from memkit.recall.analyse import Chunk, analyse, place_term
from memkit.recall.cards import are_in_order, words_of
from memkit.recall.segment import (
    ASKS,
    BLOCKED,
    COUNTS,
    HEAD,
    KIND_BITS,
    LENGTHS,
    MOST_COUNTED,
    OPENING,
    STEPS,
    TABLES,
    TIMELY,
    block_sums,
    head_of,
    term_key,
)

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping, Sequence
    from typing import Any

    # (items, their number, a label) → the same items, for progress
    Watch = Callable[[Iterable[Any], int, str], Iterable[Any]]
    # keys: id, seq, ts, who, session, text; `written` for substring search; `asks`, the questions that it answers, a line
    # each; `places`, what it cites; and, set by memkit's index, `marks`, `card`, `proofs`, `details`
    Entry = Mapping[str, object]
    # (owners (entries or sessions) in order, their codes)
    Posted = tuple[list[int], list[int]]
    Columns = dict[str, Iterable[int]]


# A pair is stored under its first term, as one integer of second term and entry, so that sorting is cheap.
ENTRY_BITS = 32
ENTRY_MASK = (1 << ENTRY_BITS) - 1
UTF8 = ("utf-8", "surrogatepass")


class Rows:
    """Sessions, entries and sorted terms; per term its postings over entries and sessions, and its pairs; and the words as
    written, with the entries that contain them."""

    __slots__ = ("entries", "pairs", "postings", "sessions", "terms", "totals", "words")

    def __init__(self) -> None:
        # (key, digest, length, number of entries)
        self.sessions: list[tuple[str, int, int, int]] = []
        # (label, flags, author, yyyymmdd, folded text, card, proofs, details, terms of its own and of its questions)
        self.entries: list[tuple[str, int, str, int, str, str, str, str, str]] = []
        self.terms: list[bytes] = []
        self.postings: list[Posted] = []
        self.totals: list[Posted] = []
        # first term → (second term and entry in one integer, count), sorted
        self.pairs: list[Posted] = []
        self.words: dict[bytes, list[int]] = {}


def from_entries(entries: Iterable[Entry], watch: Watch | None = None) -> Rows:
    """The rows of these entries: grouped by session, in order of sequence number and id."""
    ordered = sorted(entries, key=_place)
    rows = Rows()
    numbers: dict[str, int] = {}
    memo: dict[str, Chunk] = {}
    stems: list[list[int]] = []
    wholes: list[list[int]] = []
    for entry in ordered if watch is None else watch(ordered, len(ordered), "indexing facts"):
        found = analyse(str(entry["text"]), memo)
        stems.append([numbers.setdefault(term, len(numbers)) for term in found.stems])
        places = dict.fromkeys(analyse(str(entry.get("places") or ""), memo).wholes)
        names = (*found.wholes, *map(place_term, places))
        wholes.append([numbers.setdefault(term, len(numbers)) for term in names])
        rows.entries.append((*_entry_row(entry, found.timely), _own_terms(entry, found.stems, memo)))
    _add_written(rows)
    _number_terms(rows, numbers, stems, wholes)
    _add_sessions(rows, ordered, stems)
    _add_postings(rows, stems, wholes)
    return rows


def _add_written(rows: Rows) -> None:
    """Adds the words of all texts, each with the entries that contain it."""
    held: dict[str, list[int]] = {}
    for entry, row in enumerate(rows.entries):
        for word in set(words_of(row[4])):
            held.setdefault(word, []).append(entry)
    rows.words = {word.encode(*UTF8): entries for word, entries in held.items()}


def _place(entry: Entry) -> tuple[str, int, str]:
    return str(entry["session"]), int(str(entry["seq"])), str(entry["id"])


def _entry_row(entry: Entry, timely: bool) -> tuple[str, int, str, int, str, str, str, str]:
    text = str(entry["text"])
    flags = (TIMELY if timely else 0) | (ASKS if _asks(text) else 0) | _marks(entry)
    ts = str(entry["ts"] or "").replace("\0", " ")
    label, written = f"{ts}\0{entry['seq']}\0{entry['id']}", str(entry.get("written") or "")
    card, proofs = str(entry.get("card") or ""), str(entry.get("proofs") or "")
    first = label, flags, str(entry["who"] or ""), _day_number(ts), written
    return *first, card, proofs, str(entry.get("details") or "")


def _own_terms(entry: Entry, stems: list[str], memo: dict[str, Chunk]) -> str:
    """The terms of an entry without the questions that it answers, in order, then those of each question, a line each.

    Only its opening if it names no question: then all terms of the entry are its own.
    """
    questions = [line for line in str(entry.get("asks") or "").splitlines() if line]
    if not questions:
        return " ".join([*dict.fromkeys(stems)][:OPENING])
    own = str(entry["text"])
    for question in questions:
        own = own.replace(question, " ")
    lines = [analyse(text, memo).stems for text in (own, *questions)]
    return "\n".join(" ".join(dict.fromkeys(terms)) for terms in lines)


def _marks(entry: Entry) -> int:
    return int(str(entry.get("marks") or 0))


def _asks(text: str) -> bool:
    # Text in brackets is a remark, such as the caption of a picture.
    return text.rstrip().split(" [")[0].endswith("?")


def _day_number(ts: str) -> int:
    day = ts[:10].replace("-", "")
    return int(day) if len(day) == 8 and day.isascii() and day.isdigit() else 0


def _number_terms(rows: Rows, numbers: dict[str, int], *lines: list[list[int]]) -> None:
    coded = {term_key(term): number for term, number in numbers.items()}
    rows.terms = sorted(coded)
    final = [0] * len(coded)
    for place, term in enumerate(rows.terms):
        final[coded[term]] = place
    for line in (line for several in lines for line in several):
        line[:] = [final[number] for number in line]


def _add_sessions(rows: Rows, ordered: Sequence[Entry], stems: Sequence[list[int]]) -> None:
    at = 0
    for key, group in groupby(ordered, key=lambda entry: str(entry["session"])):
        members = list(group)
        length = sum(map(len, stems[at : at + len(members)]))
        rows.sessions.append((key, digest(members), length, len(members)))
        at += len(members)


def digest(members: Iterable[Entry]) -> int:
    """An eight-byte digest of the entries of one session, independent of their order."""
    from memkit.boot.digest import blake2b

    told = [
        f"{one['id']}\0{one['seq']}\0{one['ts'] or ''}\0{one['who'] or ''}\0{one['text']}\0{_marks(one)}\0"
        f"{one.get('written') or ''}\0{one.get('card') or ''}\0{one.get('proofs') or ''}\0{one.get('details') or ''}"
        f"{one.get('places') or ''}\n"
        for one in sorted(members, key=_place)
    ]
    return int.from_bytes(blake2b("".join(told).encode(*UTF8), digest_size=8).digest(), "big")


def _add_postings(rows: Rows, stems: list[list[int]], wholes: list[list[int]]) -> None:
    holders: list[list[int]] = [[] for _ in rows.terms]
    pairs: list[list[int]] = [[] for _ in rows.terms]
    for entry, (line, names) in enumerate(zip(stems, wholes, strict=True)):
        for number in line:
            holders[number].append(entry)
        # Identifiers count as terms, but not for the length and not for pairs.
        for number in names:
            holders[number].append(entry)
        for first, second in pairwise(line):
            pairs[first].append(second << ENTRY_BITS | entry)
    owner = [session for session, row in enumerate(rows.sessions) for _ in range(row[3])]
    rows.postings = _posted(holders, [len(line) for line in stems])
    rows.totals = _posted(
        ([owner[entry] for entry in held] for held in holders), [row[2] for row in rows.sessions]
    )
    rows.pairs = [_counted(sorted(keys)) for keys in pairs]


def _posted(holders: Iterable[list[int]], lengths: list[int]) -> list[Posted]:
    steps = [length_step(length) for length in lengths]
    out = []
    for held in holders:
        owners, times = _counted(held)
        out.append((owners, [posting_code(n, steps[owner]) for owner, n in zip(owners, times, strict=True)]))
    return out


def length_step(length: int) -> int:
    """The step of a length on the scale of codes."""
    return min(len(LENGTHS), max(1, bisect_right(STEPS, length))) - 1


def posting_code(count: int, step: int) -> int:
    """A count and the step of a length, encoded in eight bits."""
    # Nearly every count is one.
    return step if count == 1 else (bisect_right(COUNTS, count) - 1) * len(LENGTHS) + step


def _counted(keys: list[int]) -> Posted:
    """Every key of a sorted list once, and how often it occurs."""
    if len(set(keys)) == len(keys):
        return keys, [1] * len(keys)
    count: dict[int, int] = {}
    for key in keys:
        count[key] = count.get(key, 0) + 1
    return list(count), [min(times, MOST_COUNTED) for times in count.values()]


def pack(rows: Rows) -> bytes:
    """The bytes of a segment with these rows."""
    columns: Columns = {}
    columns["starts"] = accumulate((row[3] for row in rows.sessions), initial=0)
    columns["owner"] = (number for number, row in enumerate(rows.sessions) for _ in range(row[3]))
    columns["lengths"] = (row[2] for row in rows.sessions)
    columns["length"] = (sum(row[2] for row in rows.sessions),)
    columns["digests"] = (row[1] for row in rows.sessions)
    # The closing NUL makes every name findable, the empty one too.
    _add_strings(columns, "keys", (f"{row[0]}\0" for row in rows.sessions))
    _add_entries(columns, rows)
    words = sorted(rows.words, key=lambda word: (not word.isdigit(), word))
    digits = [len(word) + 1 for word in words if word.isdigit()]
    columns["words"] = b"".join(word + b"\n" for word in words)
    columns["w_digits"] = (len(digits), sum(digits))
    columns["w_at"] = accumulate((len(rows.words[word]) for word in words), initial=0)
    columns["w_entry"] = chain.from_iterable(rows.words[word] for word in words)
    columns["in_order"] = (are_in_order(row[5] for row in rows.entries),)
    columns["terms_at"] = accumulate((len(term) + 1 for term in rows.terms), initial=1)
    columns["terms"] = b"\n" + b"".join(term + b"\n" for term in rows.terms)
    _pack_postings(columns, ("p_at", "p_entry", "p_code"), rows.postings)
    _pack_postings(columns, ("s_at", "s_session", "s_code"), rows.totals)
    _pack_postings(columns, ("b_at", "b_entry", "b_count"), rows.pairs)
    pairs = list(columns["b_entry"])
    columns["b_second"] = (key >> ENTRY_BITS for key in pairs)
    columns["b_entry"] = (key & ENTRY_MASK for key in pairs)
    columns["sums"] = chain.from_iterable(block_sums(bytes(columns[name])) for name in BLOCKED)
    return _laid_out(columns)


def _add_entries(columns: Columns, rows: Rows) -> None:
    authors = {name: number for number, name in enumerate(sorted({row[2] for row in rows.entries}))}
    _add_strings(columns, "labels", (row[0] for row in rows.entries))
    _add_strings(columns, "texts", (row[4] for row in rows.entries))
    _add_strings(columns, "cards", (row[5] for row in rows.entries))
    _add_strings(columns, "proofs", (row[6] for row in rows.entries))
    _add_strings(columns, "details", (row[7] for row in rows.entries))
    _add_strings(columns, "own", (row[8] for row in rows.entries))
    columns["flags"] = (row[1] & (1 << KIND_BITS) - 1 for row in rows.entries)
    columns["kinds"] = (row[1] >> KIND_BITS for row in rows.entries)
    columns["who"] = (authors[row[2]] for row in rows.entries)
    columns["dates"] = (row[3] for row in rows.entries)
    _add_strings(columns, "authors", authors)


def _add_strings(columns: Columns, name: str, texts: Iterable[str]) -> None:
    coded = [text.encode(*UTF8) for text in texts]
    columns[f"{name}_at"] = accumulate(map(len, coded), initial=0)
    columns[name] = b"".join(coded)


def _pack_postings(columns: Columns, names: tuple[str, str, str], posted: list[Posted]) -> None:
    at, owners, codes = names
    columns[at] = accumulate((len(held) for held, _ in posted), initial=0)
    columns[owners] = chain.from_iterable(held for held, _ in posted)
    columns[codes] = chain.from_iterable(codes for _, codes in posted)


def _laid_out(columns: Columns) -> bytes:
    at = HEAD
    places: list[tuple[int, bytes]] = []
    parts: list[bytes] = []
    for name, kind in TABLES.items():
        body = array(kind, columns[name]).tobytes()
        places.append((at, body))
        parts.append(body)
        at += len(body)
        # Tables start at multiples of eight; the last one ends the segment.
        if name != "b_count":
            parts.append(bytes(-at % 8))
            at += -at % 8
    return head_of(places) + b"".join(parts)
