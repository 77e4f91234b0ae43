"""Quantities with an operator: read out of the tokens, in base units, and tested against each other.

What is read here is taken out of the token stream, operator words included, so that "may not exceed" is
no negation and "no longer than" no change of state.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from fractions import Fraction

from .tokens import LITERAL, NUMBER, PUNCT, WORD, Token
from .units import BINARY, CURRENCIES, MULTIPLIERS, NUMBER_WORDS, PERIODS, UNITS, is_rounded
from .words import AUX, PREPOSITIONS

EQUAL, MOST, LEAST, RANGE, ABOUT = "=", "<=", ">=", "..", "~"

_PLAIN = re.compile(r"(\d[\d,_]*(?:\.\d+)?)\s*([a-zA-Zµ%+]*)")

# Operator phrases that stand right before the number, longest first.
_BEFORE = [
    (phrase.split(), op)
    for op, text in (
        (
            MOST,
            "no more than|not more than|nolonger than|not longer than|no later than|no greater than|no larger than"
            "|at most|up to|less than|fewer than|lower than|smaller than|shorter than|not exceed|never exceed"
            "|not be more than|not be longer than|not be larger than|within|under|below|maximum|maximum of|a maximum of"
            "|not to exceed|no higher than|not above|not over",
        ),
        (
            LEAST,
            "no less than|not less than|no fewer than|at least|more than|greater than|longer than|larger than|higher than"
            "|over|above|exceed|exceeds|minimum|minimum of|a minimum of|not below|not under|not be less than",
        ),
        (ABOUT, "about|around|roughly|approximately|nearly|almost|circa|some"),
        (EQUAL, "exactly|only|just|precisely"),
    )
    for phrase in text.split("|")
]
_BEFORE.sort(key=lambda item: -len(item[0]))
_AFTER = {
    LEAST: {
        "more",
        "newer",
        "later",
        "above",
        "up",
        "higher",
        "greater",
        "longer",
        "over",
        "onward",
        "onwards",
    },
    MOST: {"less", "fewer", "older", "below", "earlier", "lower", "shorter", "under"},
}
_BEFORE_YEAR = frozenset("in since until by from of before after during march may".split())
_SIGNS = {"<": MOST, "<=": MOST, "≤": MOST, ">": LEAST, ">=": LEAST, "≥": LEAST, "~": ABOUT, "≈": ABOUT}


@dataclass(frozen=True, slots=True)
class Quantity:
    """An amount in base units of its dimension: low and high bound, operator, and where it stood."""

    dimension: str
    op: str
    low: tuple[Fraction, ...]
    high: tuple[Fraction, ...]
    size: int = 1
    at: int = 0


@dataclass(frozen=True, slots=True)
class _Amount:
    dimension: str
    value: tuple[Fraction, ...]
    size: int
    end: int


def take_quantities(tokens: list[Token]) -> tuple[list[Token], tuple[Quantity, ...]]:
    """The tokens without their quantities, and the quantities, each with its place among the tokens left."""
    left: list[Token] = []
    found: list[Quantity] = []
    at = 0
    while at < len(tokens):
        amount = _amount(tokens, at)
        if amount is None:
            left.append(tokens[at])
            at += 1
            continue
        op = _operator_before(left)
        if left and left[-1].word == "after" and amount.dimension == "time":
            left.pop()
        amount, second, after = _range(tokens, amount, left)
        at, op = _operator_after(tokens, after, op)
        found.append(_quantity(amount, second, op, len(left)))
    return left, tuple(found)


def _quantity(amount: _Amount, second: _Amount | None, op: str, at: int) -> Quantity:
    if second is not None:
        dimension = second.dimension if amount.dimension == "count" else amount.dimension
        factor = second.size if amount.dimension == "count" != second.dimension else 1
        low = tuple(part * factor for part in amount.value)
        return Quantity(dimension, RANGE, low, second.value, second.size, at)
    return Quantity(amount.dimension, op, amount.value, amount.value, amount.size, at)


def _amount(tokens: list[Token], at: int) -> _Amount | None:
    token = tokens[at]
    if token.kind == WORD:
        return _word_amount(tokens, at)
    if token.kind != NUMBER:
        return None
    if token.word == "clock":
        return _Amount("clock", (_clock(token.raw),), 1, at + 1)
    if token.word == "version":
        return _Amount("version", _version(token.raw), 1, at + 1)
    if token.word == "money":
        value, suffix = _plain(token.raw[1:].strip())
        scale = MULTIPLIERS.get(suffix.casefold(), 1)
        return _Amount(CURRENCIES[token.raw[0]], (value * scale,), 1, at + 1)
    return _plain_amount(tokens, at) if token.word == "number" else None


def _plain(raw: str) -> tuple[Fraction, str]:
    match = _PLAIN.match(raw)
    assert match is not None
    return Fraction(match[1].replace(",", "").replace("_", "").rstrip(".")), match[2]


def _plain_amount(tokens: list[Token], at: int) -> _Amount | None:
    value, suffix = _plain(tokens[at].raw)
    if suffix and suffix != "+":
        return _with_unit(value, suffix, at + 1)
    if at and tokens[at - 1].word in _BEFORE_YEAR and 1990 <= value < 2100 and value.denominator == 1:
        return None
    if _is_version(tokens, at):
        return _Amount("version", _version(tokens[at].raw.rstrip("+")), 1, at + 1)
    following = tokens[at + 1] if at + 1 < len(tokens) else None
    if following is not None and following.kind == WORD:
        scale = (
            MULTIPLIERS.get(following.word, 0)
            if following.word in ("thousand", "million", "billion", "hundred")
            else 0
        )
        if scale:
            return _Amount("count", (value * scale,), 1, at + 2)
        if (
            following.word in UNITS
            and following.word not in ("d", "h", "s", "m")
            or following.raw in ("s", "h", "d")
        ):
            return _with_unit(value, following.word, at + 2)
    return _Amount("count", (value,), 1, at + 1)


def _with_unit(value: Fraction, unit: str, end: int) -> _Amount | None:
    scale = MULTIPLIERS.get(unit.casefold()) if unit in ("k", "K", "M") else None
    if scale:
        return _Amount("count", (value * scale,), 1, end)
    if unit.casefold() not in UNITS:
        return None
    dimension, size = UNITS[unit.casefold()]
    return _Amount(dimension, (value * size,), size, end)


def _word_amount(tokens: list[Token], at: int) -> _Amount | None:
    word = tokens[at].word
    following = tokens[at + 1].word if at + 1 < len(tokens) else ""
    previous = tokens[at - 1].word if at else ""
    if word in PERIODS and (not following or following in PREPOSITIONS or tokens[at + 1].kind == PUNCT):
        return _Amount("period", (Fraction(PERIODS[word]),), PERIODS[word], at + 1)
    if (
        word in ("a", "an", "every", "each", "one")
        and following in UNITS
        and tokens[at + 1].kind == WORD
        and len(following) > 2
    ):
        if word in ("a", "an", "one") and previous in (
            "after",
            "for",
            "within",
            "than",
            "every",
            "once",
            "be",
            "is",
            "last",
            "lasts",
        ):
            return _with_unit(Fraction(1), following, at + 2)
        if word in ("every", "each"):
            return _Amount("period", (Fraction(UNITS[following][1]),), UNITS[following][1], at + 2)
    if word == "half" and following in ("a", "an") and at + 2 < len(tokens) and tokens[at + 2].word in UNITS:
        return _with_unit(Fraction(1, 2), tokens[at + 2].word, at + 3)
    if word not in NUMBER_WORDS or word == "half" or (word == "one" and following in ("of", "another")):
        return None
    if tokens[at].glued or (following and tokens[at + 1].glued and following not in UNITS):
        return None
    value = NUMBER_WORDS[word]
    if following in UNITS and len(following) > 2:
        return _with_unit(value, following, at + 2)
    if following in ("thousand", "million", "hundred", "dozen"):
        return _Amount("count", (value * MULTIPLIERS[following],), 1, at + 2)
    return _Amount("count", (value,), 1, at + 1)


def _is_version(tokens: list[Token], at: int) -> bool:
    previous = tokens[at - 1] if at else None
    if previous is None or previous.kind == PUNCT:
        return False
    if previous.word in ("version", "versions", "release"):
        return True
    following = tokens[at + 1] if at + 1 < len(tokens) else None
    if following is not None and (following.word in UNITS or following.glued):
        return False
    if previous.name and previous.kind != LITERAL:
        return True
    return at == 1 and following is not None and following.word in AUX and previous.raw[:1].isupper()


def _version(raw: str) -> tuple[Fraction, ...]:
    parts = raw.lstrip("v").split(".")
    return tuple(Fraction(int(part)) for part in parts if part.isdigit()) or (Fraction(0),)


def _clock(raw: str) -> Fraction:
    numbers = [int(part) for part in re.findall(r"\d+", raw)] + [0, 0]
    hour = numbers[0]
    if re.search(r"p\.?m", raw) and hour < 12:
        hour += 12
    if re.search(r"a\.?m", raw) and hour == 12:
        hour = 0
    return Fraction(hour * 3600 + numbers[1] * 60)


def _operator_before(left: list[Token]) -> str:
    if left and left[-1].kind == NUMBER and left[-1].raw in _SIGNS:
        return _SIGNS[left.pop().raw]
    words = [token.word for token in left[-5:]]
    for phrase, op in _BEFORE:
        if words[-len(phrase) :] == phrase:
            del left[-len(phrase) :]
            return op
    if words and words[-1] in ("every",):
        left.pop()
        return "every"
    return EQUAL


def _operator_after(tokens: list[Token], at: int, op: str) -> tuple[int, str]:
    words = [token.word for token in tokens[at : at + 3]]
    if at and tokens[at - 1].kind == NUMBER and tokens[at - 1].raw.endswith("+"):
        return at, LEAST
    if len(words) >= 2 and words[0] in ("or", "and"):
        for sign, after in _AFTER.items():
            if words[1] in after:
                return at + 2, sign
    if words[:2] == ["at", "most"] or words[:1] == ["max"] or words[:1] == ["tops"]:
        return at + (2 if words[0] == "at" else 1), MOST
    if words[:2] in (["at", "least"], ["at", "minimum"]):
        return at + 2, LEAST
    return at, op


def _range(tokens: list[Token], amount: _Amount, left: list[Token]) -> tuple[_Amount, _Amount | None, int]:
    at = amount.end
    if at + 1 >= len(tokens):
        return amount, None, at
    word = tokens[at].word if tokens[at].kind == WORD else tokens[at].raw
    between = bool(left) and left[-1].word == "between" and word == "and"
    joined = word in ("to", "–") or tokens[at + 1].glued or between
    second = (
        _amount(tokens, at + (0 if tokens[at].glued and tokens[at].kind == NUMBER else 1)) if joined else None
    )
    if second is None or not (second.dimension == amount.dimension or amount.dimension == "count"):
        return amount, None, at
    if left and left[-1].word in ("between", "from"):
        left.pop()
    return amount, second, second.end


def dimensions(quantities: tuple[Quantity, ...]) -> tuple[str, ...]:
    """The dimensions in sorted order: what must be equal for two claims to be about the same amounts."""
    return tuple(sorted(_dimension(q) for q in quantities))


def _dimension(quantity: Quantity) -> str:
    return "period" if quantity.op == "every" and quantity.dimension == "time" else quantity.dimension


def conflicting(a: tuple[Quantity, ...], b: tuple[Quantity, ...]) -> str:
    """The dimension in which two lists of the same dimensions cannot both hold, or nothing."""
    for dimension in dimensions(a):
        mine = [q for q in a if _dimension(q) == dimension]
        theirs = [q for q in b if _dimension(q) == dimension]
        if sorted(map(_limits, mine)) == sorted(map(_limits, theirs)):
            continue
        if any(_conflict(x, y) for x, y in zip(mine, theirs, strict=False)):
            return dimension
    return ""


def _limits(q: Quantity) -> tuple[tuple[Fraction, ...], tuple[Fraction, ...], str]:
    return q.low, q.high, q.op


def _conflict(a: Quantity, b: Quantity) -> bool:
    if a.dimension == "version":
        return _version_conflict(a, b)
    if a.dimension == "size" and a.size != b.size and _agree_in_binary(a, b):
        return False
    x, y = (a, b) if (a.op, a.low, a.high) <= (b.op, b.low, b.high) else (b, a)
    if ABOUT in (x.op, y.op):
        low, high = sorted((x.low[0], y.low[0]))
        return low * 2 < high
    if _same(x, y):
        return False
    if _exact(x) == _exact(y) and x.op == y.op:
        return True
    if _exact(x) and _exact(y):
        return True
    return _disjoint(x, y)


def _exact(q: Quantity) -> bool:
    return q.op in (EQUAL, "every")


def _same(a: Quantity, b: Quantity) -> bool:
    pairs = ((a.low[0], b.low[0]), (a.high[0], b.high[0]))
    if a.dimension in ("time", "period") and (is_rounded(a.size) or is_rounded(b.size)):
        return all(abs(x - y) * 25 <= max(abs(x), abs(y)) for x, y in pairs)
    return all(x == y for x, y in pairs)


def _agree_in_binary(a: Quantity, b: Quantity) -> bool:
    scaled = [q.low[0] / q.size * BINARY.get(q.size, q.size) for q in (a, b)]
    return scaled[0] == scaled[1]


def _bounds(q: Quantity) -> tuple[Fraction | None, Fraction | None]:
    low = None if q.op == MOST else q.low[0]
    high = None if q.op == LEAST else q.high[0]
    return low, high


def _disjoint(a: Quantity, b: Quantity) -> bool:
    (a_low, a_high), (b_low, b_high) = _bounds(a), _bounds(b)
    below = a_high is not None and b_low is not None and a_high < b_low
    above = b_high is not None and a_low is not None and b_high < a_low
    return below or above


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
