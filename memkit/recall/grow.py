"""Builds an index, and updates it session by session.

A session is the unit of change. New or changed sessions become a new small segment, and their old form is marked as gone;
small segments are joined as they accumulate, so their number stays logarithmic. Joining reads rows back without removed
sessions and analyses nothing again, so an update costs only what is new. After any sequence of updates, an index answers
like one built at once from the same entries.
"""

from __future__ import annotations

from itertools import pairwise

from memkit.recall.corpus import Index, Part
from memkit.recall.rows import ENTRY_BITS, ENTRY_MASK, Rows
from memkit.recall.segment import Segment

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence

    from memkit.recall.rows import Entry, Posted, Watch


# A segment is not joined with the next one while it is this many times larger.
_STEP = 4


def build(entries: Iterable[Entry], stamp: str = "", watch: Watch | None = None) -> Index:
    """The index of these entries, in one segment; `watch` gets the entries, their number and a label, for progress."""
    from memkit.recall.rows import from_entries, pack

    return Index((_part(pack(from_entries(entries, watch))),), stamp)


def update(index: Index, sessions: Mapping[str, Sequence[Entry]], stamp: str = "") -> Index:
    """The index with each named session replaced by exactly these entries; a session without entries is removed."""
    from memkit.recall.rows import from_entries, pack

    parts = [_without(part, sessions) for part in index.parts]
    fresh = [entry for members in sessions.values() for entry in members]
    if fresh:
        parts.append(_part(pack(from_entries(fresh))))
    return Index(_settled(parts), stamp)


def refresh(index: Index, entries: Iterable[Entry], stamp: str = "") -> Index:
    """The index of these entries; reuses every unchanged session."""
    from memkit.recall.rows import digest

    wanted: dict[str, list[Entry]] = {}
    for entry in entries:
        wanted.setdefault(str(entry["session"]), []).append(entry)
    held = session_digests(index)
    changed: dict[str, list[Entry]] = {key: [] for key in held if key not in wanted}
    changed |= {key: members for key, members in wanted.items() if held.get(key) != digest(members)}
    return update(index, changed, stamp) if changed else Index(index.parts, stamp)


def session_digests(index: Index) -> dict[str, int]:
    """Session → digest of its entries, for every session in the index."""
    return {
        part.segment.key(number): part.segment.digests[number]
        for part in index.parts
        for number in range(part.segment.sessions())
        if number not in part.gone
    }


def session_span(index: Index, key: str) -> tuple[Part, int, range] | None:
    """A session's segment, its number there, and its entries; None if the index does not have it."""
    wanted = f"{key}\0".encode("utf-8", "surrogatepass")
    for part in index.parts:
        segment = part.segment
        for number in _places(bytes(segment.keys), segment.keys_at, wanted):
            if number not in part.gone:
                return part, number, range(segment.starts[number], segment.starts[number + 1])
    return None


def session_keys(index: Index, start: str) -> dict[str, tuple[int, list[str]]]:
    """Session → (digest, ids of its entries), for the sessions whose keys have this prefix."""
    found: dict[str, tuple[int, list[str]]] = {}
    wanted = start.encode("utf-8", "surrogatepass")
    for part in index.parts:
        segment = part.segment
        for number in _beginning(bytes(segment.keys), segment.keys_at, wanted):
            if number not in part.gone:
                span = range(segment.starts[number], segment.starts[number + 1])
                ids = [segment.label(entry)[0] for entry in span]
                found[segment.key(number)] = segment.digests[number], ids
    return found


def _part(data: bytes) -> Part:
    from memkit.boot.digest import blake2b

    return Part(blake2b(data, digest_size=10).hexdigest(), Segment(data), frozenset())


def _without(part: Part, sessions: Mapping[str, object]) -> Part:
    keys, at = bytes(part.segment.keys), part.segment.keys_at
    found = {
        number
        for key in sessions
        for number in _places(keys, at, f"{key}\0".encode("utf-8", "surrogatepass"))
    }
    return Part(part.name, part.segment, part.gone | found) if found - part.gone else part


def _places(keys: bytes, at: memoryview[int], key: bytes) -> Iterator[int]:
    """The numbers of the sessions with this key, found in the joined keys without splitting them."""
    return (number for number in _beginning(keys, at, key) if at[number + 1] == at[number] + len(key))


def _beginning(keys: bytes, at: memoryview[int], start: bytes) -> Iterator[int]:
    """The numbers of the sessions whose keys have this prefix."""
    from bisect import bisect_right

    place = keys.find(start)
    while place >= 0:
        number = bisect_right(at, place) - 1
        if at[number] == place and number + 1 < len(at):
            yield number
        place = keys.find(start, place + 1)


def _settled(parts: list[Part]) -> tuple[Part, ...]:
    """Joins segments of similar size: from the end, each joins the one before unless that is much larger."""
    from memkit.recall.rows import pack

    kept = [part for part in parts if len(part.gone) < part.segment.sessions()]
    first = len(kept) - 1
    size = _live(kept[-1]) if kept else 0
    while first > 0 and _live(kept[first - 1]) < _STEP * size:
        first -= 1
        size += _live(kept[first])
    # A segment with more than half of its sessions gone is rewritten.
    worn = next((n for n, part in enumerate(kept) if 2 * len(part.gone) > part.segment.sessions()), first)
    first = max(0, min(first, worn))
    tail = kept[first:]
    if len(tail) > 1 or (tail and 2 * len(tail[0].gone) > tail[0].segment.sessions()):
        joined = join([from_segment(part.segment, part.gone) for part in tail])
        return (*kept[:first], _part(pack(joined)))
    return tuple(kept)


def _live(part: Part) -> int:
    return part.segment.entries() - sum(
        part.segment.starts[number + 1] - part.segment.starts[number] for number in part.gone
    )


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
        kept = segment.card(entry), segment.proof(entry), segment.detail(entry), segment.own_terms(entry)
        rows.entries.append((*told, *kept))
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
