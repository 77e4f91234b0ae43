"""Packing: rows in, the bytes of a segment out. The layout is described in segment.py, which reads it."""

from __future__ import annotations

from array import array
from itertools import accumulate, chain

from memkit.recall.cards import are_in_order
from memkit.recall.rows import ENTRY_BITS, ENTRY_MASK, UTF8
from memkit.recall.segment import HEAD, KIND_BITS, TABLES, head_of

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable

    from memkit.recall.rows import Posted, Rows

    Columns = dict[str, Iterable[int]]


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
    _add_postings(columns, ("p_at", "p_entry", "p_code"), rows.postings)
    _add_postings(columns, ("s_at", "s_session", "s_code"), rows.totals)
    _add_postings(columns, ("b_at", "b_entry", "b_count"), rows.pairs)
    pairs = list(columns["b_entry"])
    columns["b_second"] = (key >> ENTRY_BITS for key in pairs)
    columns["b_entry"] = (key & ENTRY_MASK for key in pairs)
    return _laid_out(columns)


def _add_entries(columns: Columns, rows: Rows) -> None:
    authors = {name: number for number, name in enumerate(sorted({row[2] for row in rows.entries}))}
    _add_strings(columns, "labels", (row[0] for row in rows.entries))
    _add_strings(columns, "texts", (row[4] for row in rows.entries))
    _add_strings(columns, "cards", (row[5] for row in rows.entries))
    _add_strings(columns, "proofs", (row[6] for row in rows.entries))
    _add_strings(columns, "details", (row[7] for row in rows.entries))
    columns["flags"] = (row[1] & (1 << KIND_BITS) - 1 for row in rows.entries)
    columns["kinds"] = (row[1] >> KIND_BITS for row in rows.entries)
    columns["who"] = (authors[row[2]] for row in rows.entries)
    columns["dates"] = (row[3] for row in rows.entries)
    _add_strings(columns, "authors", authors)


def _add_strings(columns: Columns, name: str, texts: Iterable[str]) -> None:
    coded = [text.encode(*UTF8) for text in texts]
    columns[f"{name}_at"] = accumulate(map(len, coded), initial=0)
    columns[name] = b"".join(coded)


def _add_postings(columns: Columns, names: tuple[str, str, str], posted: list[Posted]) -> None:
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
