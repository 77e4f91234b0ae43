"""Builds an index, and updates it session by session.

A session is the unit of change. New or changed sessions become a new small segment, and their old form is marked as gone;
small segments are joined as they accumulate, so their number stays logarithmic. After any sequence of updates, an index
answers like one built at once from the same entries.
"""

from __future__ import annotations

from memkit.recall.index import Index, Part
from memkit.recall.segment import Segment

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping, Sequence

    from memkit.recall.rows import Entry, Watch

# A segment is not joined with the next one while it is this many times larger.
_STEP = 4


def build(entries: Iterable[Entry], stamp: str = "", watch: Watch | None = None) -> Index:
    """The index of these entries, in one segment; `watch` gets the entries, their number and a label, for progress."""
    from memkit.recall.pack import pack
    from memkit.recall.rows import from_entries

    return Index((_part(pack(from_entries(entries, watch))),), stamp)


def update(index: Index, sessions: Mapping[str, Sequence[Entry]], stamp: str = "") -> Index:
    """The index with each named session replaced by exactly these entries; a session without entries is removed."""
    from memkit.recall.pack import pack
    from memkit.recall.rows import from_entries

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
    from memkit.recall.joining import from_segment, join
    from memkit.recall.pack import pack

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
