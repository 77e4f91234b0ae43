"""The part of an index that one reader may see: only this part decides the weights of a question's words.

Facts that are hidden from the reader or have ended affect neither the weight of a word nor the ranking of neighbours.
Entries keep their numbers in the index.
"""

from __future__ import annotations

from memkit.recall.cards import split_id
from memkit.recall.corpus import Corpus, Index, Part
from memkit.recall.segment import KIND_BITS, LIVE, PROSE

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from memkit.query.entry_index import EntryIndex

    # gives the ids of the facts that a reader may not see; called only if the index does not know them
    Hidden = Callable[[], frozenset[str]]

# which entries: live facts, passages of prose, or all that are or were memory
FACTS, PASSAGES, ALL = "facts", "passages", "all"


def readable(index: EntryIndex, which: str, hidden: Hidden) -> Corpus:
    """The entries of this kind that are not hidden, as a corpus; the index itself if that is all of them."""
    parts = [_part(index, part, which, hidden) for part in index.parts]
    if all(one is other for one, other in zip(parts, index.parts, strict=True)):
        return index
    return Corpus(Index(tuple(parts)))


def has_passages(index: EntryIndex) -> bool:
    """Whether an index contains prose."""
    return any(any(part.segment.kinds) for part in index.parts)


def _part(index: EntryIndex, part: Part, which: str, hidden: Hidden) -> Part:
    passed = _others(part, which)
    secret = _hidden_entries(index, part, hidden)
    if not secret and not passed:
        return part
    starts = part.segment.starts
    sessions = {
        number
        for number in _sessions(part, secret)
        if all(entry in secret for entry in range(starts[number], starts[number + 1]))
    }
    return Part(part.name, part.segment, part.gone | sessions, frozenset(secret | passed))


def _sessions(part: Part, entries: Iterable[int]) -> set[int]:
    owner = part.segment.owner
    return {owner[entry] for entry in entries}


def _others(part: Part, which: str) -> set[int]:
    """The entries of a segment that are not of this kind."""
    if which == ALL:
        return set()
    if which == FACTS:
        return _at(bytearray(part.segment.flags).translate(_IS_NOT_LIVE))
    return _at(bytearray(part.segment.kinds).translate(_IS_NOT_PROSE))


def _hidden_entries(index: EntryIndex, part: Part, hidden: Hidden) -> set[int]:
    """The entries of a segment that this reader may not see."""
    known = index.hidden_from_all(part)
    if known is not None:
        return known
    secret = hidden()
    if not secret:
        return set()
    # an entry without a guard may be hidden too, by the policy's default tenant and classification
    names = part.segment.names(list(range(part.segment.entries())))
    return {entry for entry, name in enumerate(names) if split_id(name)[0] in secret}


def _at(has: bytearray) -> set[int]:
    """The positions of the nonzero bytes."""
    found: set[int] = set()
    at = has.find(1)
    while at >= 0:
        found.add(at)
        at = has.find(1, at + 1)
    return found


_IS_NOT_LIVE = bytes(not flags & LIVE for flags in range(256))
_IS_NOT_PROSE = bytes(not kinds & PROSE >> KIND_BITS for kinds in range(256))
