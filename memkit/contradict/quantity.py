"""Quantities with an operator: read out of the tokens, in base units.

Quantities are removed from the token stream, with their operator words, so that "may not exceed" is not read as a
negation and "no longer than" not as a change of state.
"""

from __future__ import annotations

from memkit.boot.struct import replace, struct
from memkit.contradict import BINARY, is_rounded
from memkit.contradict.amounts import Amount, read_amount
from memkit.contradict.lexicon import AUX, PREPOSITIONS, VERB_STEMS
from memkit.contradict.tokens import NUMBER, WORD, Token

TYPE_CHECKING = False
if TYPE_CHECKING:
    from memkit.contradict.amounts import Number

EQUAL, MOST, LEAST, RANGE, ABOUT, EVERY = "=", "<=", ">=", "..", "~", "every"

# Operator phrases that stand right before the number.
_BEFORE = {
    MOST: """
        no more than|not more than|nolonger than|not longer than|no later than|no greater than|no larger than|at most|up to
        |less than|fewer than|lower than|smaller than|shorter than|not exceed|never exceed|not be more than
        |not be longer than|not be larger than|within|under|below|maximum|maximum of|a maximum of|not to exceed
        |no bigger than|not bigger than|not be bigger than|as many as|as much as
        |no higher than|not above|not over|not beyond|at or below|at or under|not be higher than|not be greater than
        |not be over|not be above|not higher than
        """,
    LEAST: """
        no less than|not less than|no fewer than|at least|more than|greater than|longer than|larger than|higher than|over
        |bigger than|heavier than|in excess of
        |above|exceed|exceeds|minimum|minimum of|a minimum of|not below|not under|not be less than
        |at or above|at or over|no shorter than|no lower than|no smaller than
        |not shorter than|not lower than|not smaller than|not be shorter than
        |not be lower than|not be smaller than|not be fewer than|not be below|not be under
        """,
    ABOUT: "about|around|roughly|approximately|nearly|almost|circa|some",
    EQUAL: "exactly|only|just|precisely",
    EVERY: "every",
}
# "must not fall below 80" bounds from below, "may never rise above 80" from above.
_NO = ("not", "never")
_MOVES = (
    ("fall drop go sink dip get".split(), ("below", "under"), LEAST),
    ("rise go climb grow get be".split(), ("above", "over", "beyond"), MOST),
)
_AFTER = {
    **dict.fromkeys("more newer later above up higher greater longer over onward onwards".split(), LEAST),
    **dict.fromkeys("less fewer older below earlier lower shorter under".split(), MOST),
}
_BEHIND = {("at", "most"): MOST, ("at", "least"): LEAST, ("at", "minimum"): LEAST}
_ENDS = (["last"], ["first"], ["latest"], ["newest"], ["top"], ["oldest"])
_SEVERAL = frozenset({"several", "multiple", "many"})
# How often bounds the time between from the other side: at most once a minute is a minute or more from one to the next.
_BETWEEN = {MOST: LEAST, LEAST: MOST}
_SIGNS = {"<": MOST, "<=": MOST, "≤": MOST, ">": LEAST, ">=": LEAST, "≥": LEAST, "~": ABOUT, "≈": ABOUT}


def _by_last_word() -> dict[str, list[tuple[list[str], str]]]:
    phrases = [(phrase.split(), op) for op, text in _BEFORE.items() for phrase in text.split("|")]
    phrases += [
        ([no, verb, side], op)
        for verbs, sides, op in _MOVES
        for verb in verbs
        for side in sides
        for no in _NO
    ]
    table: dict[str, list[tuple[list[str], str]]] = {}
    for phrase, op in sorted(phrases, key=lambda item: -len(item[0])):
        table.setdefault(phrase[-1], []).append((phrase, op))
    return table


_PHRASES = _by_last_word()


@struct(frozen=True)
class Quantity:
    """An amount in base units of its dimension: low and high bound, operator, and where it stood."""

    dimension: str
    op: str
    low: tuple[Number, ...]
    high: tuple[Number, ...]
    size: int = 1
    at: int = 0


def take_quantities(tokens: list[Token]) -> tuple[list[Token], tuple[Quantity, ...]]:
    """The tokens without their quantities, and the quantities, each with its place among the tokens left."""
    left: list[Token] = []
    found: list[Quantity] = []
    at = 0
    while at < len(tokens):
        amount = read_amount(tokens, at)
        if _is_several(tokens, at):
            found.append(Quantity("count", LEAST, (2,), (2,), 1, len(left)))
            at += 1
            continue
        if amount is None:
            left.append(tokens[at])
            at += 1
            continue
        op = _operator_before(left)
        often = amount.dimension == "period"
        amount, op = before = _as_period(amount, op, left)
        _drop_only(left)
        if left and left[-1].word == "after" and amount.dimension == "time":
            left.pop()
        second = _second(tokens, amount, left)
        at, op = _operator_after(tokens, second.end if second else amount.end, op)
        # "every 5 minutes or less" bounds the time between itself
        if amount.dimension == "period" and (often or op == before[1]):
            op = _BETWEEN.get(op, op)
        found.append(_quantity(amount, second, op, len(left)))
    return left, tuple(found)


def _as_period(amount: Amount, op: str, left: list[Token]) -> tuple[Amount, str]:
    """ "Every 5 minutes" as the time from one to the next, with the bound before it: "at least every 5 minutes"."""
    if op != EVERY or amount.dimension != "time":
        return amount, op
    return replace(amount, dimension="period"), _operator_before(left)


def _is_several(tokens: list[Token], at: int) -> bool:
    """ "has many invoices": at least two; in a subject it says of whom the claim speaks."""
    if tokens[at].word not in _SEVERAL or not at or at + 1 == len(tokens):
        return False
    before = tokens[at - 1]
    return before.word in AUX or before.word in PREPOSITIONS or before.stem in VERB_STEMS


def _quantity(amount: Amount, second: Amount | None, op: str, at: int) -> Quantity:
    if second is None:
        return Quantity(amount.dimension, op, amount.value, amount.value, amount.size, at)
    # "5 to 10 s": the unit of the second number is that of the first.
    factor = second.size if amount.dimension == "count" != second.dimension else 1
    low = tuple(part * factor for part in amount.value)
    return Quantity(second.dimension, RANGE, low, second.value, second.size, at)


def _operator_before(left: list[Token]) -> str:
    if not left:
        return EQUAL
    if left[-1].kind == NUMBER and left[-1].raw in _SIGNS:
        return _SIGNS[left.pop().raw]
    for phrase, op in _PHRASES.get(left[-1].word, ()):
        if [token.word for token in left[-len(phrase) :]] == phrase:
            del left[-len(phrase) :]
            return op
    return EQUAL


def _drop_only(left: list[Token]) -> None:
    """ "Only the last 10": the amount is meant, no narrower case."""
    words = [token.word for token in left[-3:]]
    if words[:1] == ["only"] and words[1:2] in (["the"], ["its"], ["our"]) and words[2:] in _ENDS:
        del left[-3]


def _operator_after(tokens: list[Token], at: int, op: str) -> tuple[int, str]:
    first, second = (token.word for token in tokens[at : at + 2]) if at + 1 < len(tokens) else ("", "")
    if at and tokens[at - 1].kind == NUMBER and tokens[at - 1].raw.endswith("+"):
        return at, LEAST
    if first in ("or", "and") and second in _AFTER:
        return at + 2, _AFTER[second]
    if (first, second) in _BEHIND:
        return at + 2, _BEHIND[first, second]
    return (at + 1, MOST) if _last_word(tokens, at) in ("max", "tops") else (at, op)


def _last_word(tokens: list[Token], at: int) -> str:
    return tokens[at].word if at == len(tokens) - 1 else ""


def _second(tokens: list[Token], amount: Amount, left: list[Token]) -> Amount | None:
    """The upper end of a range: "2 to 5", "between 2 and 5", "2–5", "2-5"."""
    at = amount.end
    if at >= len(tokens):
        return None
    glued = tokens[at].glued and tokens[at].kind == NUMBER
    word = tokens[at].word if tokens[at].kind == WORD else tokens[at].raw
    between = bool(left) and left[-1].word == "between" and word == "and"
    if not (glued or between or word in ("to", "–")) or at + (not glued) >= len(tokens):
        return None
    second = read_amount(tokens, at if glued else at + 1)
    if second is None or amount.dimension not in (second.dimension, "count"):
        return None
    if left and left[-1].word in ("between", "from"):
        left.pop()
    return second


def dimensions(quantities: tuple[Quantity, ...]) -> tuple[str, ...]:
    """The dimensions in sorted order: what must be equal for two claims to be about the same amounts."""
    return tuple(sorted(q.dimension for q in quantities))


def conflicting_dimension(a: tuple[Quantity, ...], b: tuple[Quantity, ...]) -> str:
    """The dimension in which two lists of the same dimensions cannot both hold, or nothing."""
    for dimension in dimensions(a):
        # two that differ in one dimension: "version 3 needs Node 18", "version 4 needs Node 20"
        mine = [q for q in a if q.dimension == dimension]
        theirs = [q for q in b if q.dimension == dimension]
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
    if a.op == b.op == RANGE:
        return not is_inside(a, b)
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


def is_inside(a: Quantity, b: Quantity) -> bool:
    """Whether one of two different ranges lies inside the other."""
    if not a.op == b.op == RANGE or a.dimension != b.dimension or _same(a, b):
        return False
    low, high = a.low[0] - b.low[0], a.high[0] - b.high[0]
    return low * high <= 0


def _disjoint(a: Quantity, b: Quantity) -> bool:
    (a_low, a_high), (b_low, b_high) = _bounds(a), _bounds(b)
    below = a_high is not None and b_low is not None and a_high < b_low
    above = b_high is not None and a_low is not None and b_high < a_low
    return below or above


def within(a: Quantity, b: Quantity) -> bool:
    """Whether the range of one bound lies inside the range of the other bound of the same kind."""
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
