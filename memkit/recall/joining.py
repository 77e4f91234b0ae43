"""Joins segments: reads their rows back without removed sessions and merges them.

Nothing is analysed again, so an update costs only what is new.
"""

from __future__ import annotations

from itertools import pairwise

from memkit.recall.rows import ENTRY_BITS, ENTRY_MASK, Rows

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Collection, Mapping, Sequence

    from memkit.recall.rows import Posted
    from memkit.recall.segment import Segment


def from_segment(segment: Segment, gone: Collection[int]) -> Rows:
    """The rows of a segment without its removed sessions."""
    rows = Rows()
    entry_to, session_to = _renumber(segment, gone)
    rows.terms = [segment.term(number) for number in range(len(segment.terms_at) - 1)]
    starts = segment.starts
    for session in (s for s, to in enumerate(session_to) if to >= 0):
        size = starts[session + 1] - starts[session]
        rows.sessions.append((segment.key(session), segment.digests[session], segment.lengths[session], size))
    for entry in (e for e, to in enumerate(entry_to) if to >= 0):
        name, ts, seq = segment.label(entry)
        label = f"{ts}\0{seq}\0{name}"
        author = segment.author(segment.who[entry])
        told = (label, segment.marks(entry), author, segment.dates[entry], segment.written(entry))
        rows.entries.append((*told, segment.card(entry), segment.proof(entry), segment.detail(entry)))
    rows.words = _read_words(segment, entry_to)
    rows.postings = _read(segment.p_at, segment.p_entry, segment.p_code, entry_to)
    rows.totals = _read(segment.s_at, segment.s_session, segment.s_code, session_to)
    rows.pairs = _read_pairs(segment, entry_to)
    return rows


def _renumber(segment: Segment, gone: Collection[int]) -> tuple[list[int], list[int]]:
    """Old number → new number of every entry and session; -1 for removed ones."""
    entry_to: list[int] = []
    session_to: list[int] = []
    entries = sessions = 0
    for session in range(segment.sessions()):
        size = segment.starts[session + 1] - segment.starts[session]
        stays = session not in gone
        session_to.append(sessions if stays else -1)
        entry_to += range(entries, entries + size) if stays else (-1,) * size
        sessions += stays
        entries += size if stays else 0
    return entry_to, session_to


def _read(
    at: memoryview[int], owners: memoryview[int], codes: memoryview[int], to: list[int]
) -> list[Posted]:
    bounds, all_owners, all_codes = at.tolist(), owners.tolist(), codes.tolist()
    out: list[Posted] = []
    for low, high in pairwise(bounds):
        stays = [
            (to[o], c) for o, c in zip(all_owners[low:high], all_codes[low:high], strict=True) if to[o] >= 0
        ]
        out.append(([owner for owner, _ in stays], [code for _, code in stays]))
    return out


def _read_words(segment: Segment, entry_to: list[int]) -> dict[bytes, list[int]]:
    bounds, entries = segment.w_at.tolist(), segment.w_entry.tolist()
    held: dict[bytes, list[int]] = {}
    for word, (low, high) in zip(bytes(segment.words).split(b"\n"), pairwise(bounds), strict=False):
        stays = [to for entry in entries[low:high] if (to := entry_to[entry]) >= 0]
        if stays:
            held[word] = stays
    return held


def _read_pairs(segment: Segment, entry_to: list[int]) -> list[Posted]:
    keys = zip(segment.b_second.tolist(), segment.b_entry.tolist(), segment.b_count.tolist(), strict=True)
    moved = [
        (second << ENTRY_BITS | entry_to[entry], n if entry_to[entry] >= 0 else 0)
        for second, entry, n in keys
    ]
    out: list[Posted] = []
    for low, high in pairwise(segment.b_at.tolist()):
        stays = [pair for pair in moved[low:high] if pair[1]]
        out.append(([key for key, _ in stays], [count for _, count in stays]))
    return out


def join(several: Sequence[Rows]) -> Rows:
    """The merged rows, without terms that no entry contains; no session may occur twice."""
    out = Rows()
    used = [[n for n, posted in enumerate(rows.postings) if posted[0]] for rows in several]
    names = (rows.terms[number] for rows, numbers in zip(several, used, strict=True) for number in numbers)
    out.terms = sorted(set(names))
    place = {term: number for number, term in enumerate(out.terms)}
    for column in (out.postings, out.totals, out.pairs):
        column += (([], []) for _ in out.terms)
    for rows, numbers in zip(several, used, strict=True):
        _append(out, rows, {number: place[rows.terms[number]] for number in numbers})
    out.pairs = [_sorted_pairs(pairs) for pairs in out.pairs]
    return out


def _append(out: Rows, rows: Rows, to: Mapping[int, int]) -> None:
    first, start = len(out.entries), len(out.sessions)
    for number, place in to.items():
        _extend(out.postings[place], rows.postings[number], first)
        _extend(out.totals[place], rows.totals[number], start)
        keys, counts = rows.pairs[number]
        moved = [to[key >> ENTRY_BITS] << ENTRY_BITS | (key & ENTRY_MASK) + first for key in keys]
        _extend(out.pairs[place], (moved, counts), 0)
    for word, held in rows.words.items():
        out.words.setdefault(word, []).extend([entry + first for entry in held])
    out.entries += rows.entries
    out.sessions += rows.sessions


def _extend(into: Posted, more: Posted, by: int) -> None:
    into[0].extend([owner + by for owner in more[0]] if by else more[0])
    into[1].extend(more[1])


def _sorted_pairs(pairs: Posted) -> Posted:
    ordered = sorted(zip(*pairs, strict=True))
    return [key for key, _ in ordered], [count for _, count in ordered]
