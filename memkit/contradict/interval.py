"""Whether two sets of quantities can both hold: same operator with another limit, or no common ground."""

from __future__ import annotations

from memkit.contradict.quantity import ABOUT, EQUAL, EVERY, LEAST, MOST, Quantity
from memkit.contradict.units import BINARY, is_rounded

TYPE_CHECKING = False
if TYPE_CHECKING:
    from memkit.contradict.amounts import Number


def dimensions(quantities: tuple[Quantity, ...]) -> tuple[str, ...]:
    """The dimensions in sorted order: what must be equal for two claims to be about the same amounts."""
    return tuple(sorted(_dimension(q) for q in quantities))


def _dimension(quantity: Quantity) -> str:
    return "period" if quantity.op == EVERY and quantity.dimension == "time" else quantity.dimension


def conflicting(a: tuple[Quantity, ...], b: tuple[Quantity, ...]) -> str:
    """The dimension in which two lists of the same dimensions cannot both hold, or nothing."""
    for dimension in dimensions(a):
        # two that differ in one dimension: "version 3 needs Node 18", "version 4 needs Node 20"
        mine = [q for q in a if _dimension(q) == dimension]
        theirs = [q for q in b if _dimension(q) == dimension]
        if sorted(map(_limits, mine)) == sorted(map(_limits, theirs)):
            continue
        if sum(_conflict(x, y) for x, y in zip(mine, theirs, strict=False)) == 1:
            return dimension
    return ""


def _limits(q: Quantity) -> tuple[tuple[Number, ...], tuple[Number, ...], str]:
    return q.low, q.high, q.op


def _conflict(a: Quantity, b: Quantity) -> bool:
    if a.dimension == "version":
        return _version_conflict(a, b)
    if ABOUT in (a.op, b.op):
        low, high = sorted((a.low[0], b.low[0]))
        # "about 2 MB" keeps to "at most 20 MB"
        return low * 2 < high and (not {a.op, b.op} & {MOST, LEAST} or _disjoint(a, b))
    if _same(a, b) or (a.dimension == "size" and a.size != b.size and _agree_in_binary(a, b)):
        return False
    return a.op == b.op or (_exact(a) and _exact(b)) or _disjoint(a, b)


def _exact(q: Quantity) -> bool:
    return q.op in (EQUAL, EVERY)


def _same(a: Quantity, b: Quantity) -> bool:
    pairs = ((a.low[0], b.low[0]), (a.high[0], b.high[0]))
    if a.dimension in ("time", "period") and (is_rounded(a.size) or is_rounded(b.size)):
        # an amount is never negative
        return all((max(x, y) - min(x, y)) * 25 <= max(x, y) for x, y in pairs)
    return all(x == y for x, y in pairs)


def _agree_in_binary(a: Quantity, b: Quantity) -> bool:
    left, right = (q.low[0] * BINARY.get(q.size, q.size) for q in (a, b))
    # both divided by their sizes, without a division
    return left * b.size == right * a.size


def _bounds(q: Quantity) -> tuple[Number | None, Number | None]:
    low = None if q.op == MOST else q.low[0]
    high = None if q.op == LEAST else q.high[0]
    return low, high


def _disjoint(a: Quantity, b: Quantity) -> bool:
    (a_low, a_high), (b_low, b_high) = _bounds(a), _bounds(b)
    below = a_high is not None and b_low is not None and a_high < b_low
    above = b_high is not None and a_low is not None and b_high < a_low
    return below or above


def within(a: Quantity, b: Quantity) -> bool:
    """Whether what one bound leaves open lies inside what the other of its kind does."""
    if a.op != b.op or a.dimension == "version":
        return False
    return a.high[0] <= b.high[0] if a.op == MOST else a.op == LEAST and a.low[0] >= b.low[0]


def _version_conflict(a: Quantity, b: Quantity) -> bool:
    length = min(len(a.low), len(b.low))
    x, y = a.low[:length], b.low[:length]
    if a.op == b.op:
        return x != y
    if x == y or EQUAL not in (a.op, b.op):
        return False
    exact, bound = (a, b) if a.op == EQUAL else (b, a)
    if bound.op == LEAST:
        return exact.low[:length] < bound.low[:length]
    return bound.op == MOST and exact.low[:length] > bound.low[:length]
