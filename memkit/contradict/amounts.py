"""One amount at a place among the tokens: a number, a version, a time of day, money, a period."""

from __future__ import annotations

from memkit.boot.memo import lazy, re
from memkit.boot.struct import struct
from memkit.contradict import CURRENCIES, MULTIPLIERS, NUMBER_WORDS, PERIODS, UNITS
from memkit.contradict.lexicon import AUX, PREPOSITIONS, stems_of
from memkit.contradict.tokens import LITERAL, NUMBER, PUNCT, WORD, Token

TYPE_CHECKING = False
if TYPE_CHECKING:
    from fractions import Fraction

    # whole numbers are whole; only "1.5" needs more
    Number = int | Fraction

_PLAIN = lazy(r"(\d[\d,_]*(?:\.\d+)?)\s*([a-zA-Zµ%+]*)")
_NEEDING = stems_of("need require")
_RUNTIMES = frozenset(
    """
    python node nodejs ruby java jdk go golang rust php perl swift kotlin scala dart deno bun npm pnpm yarn django rails
    postgresql postgres mysql redis react vue angular terraform gradle maven docker kubernetes typescript cmake gcc clang
    """.split()
)
_BEFORE_YEAR = frozenset("in since until by from of before after during march may".split())
# "every night" is once a day.
_NIGHTS = dict.fromkeys("night morning evening midnight noon weekday".split(), "day")
_PORT_VERBS = frozenset(
    "listen listens bind binds bound reach reached reachable serve served expose exposed available runs answers".split()
)
_PORTS = range(20, 65536)
_COUNTS = {"once": 1, "twice": 2, "thrice": 3}
_PER = frozenset({"a", "an", "per", "every", "each"})
# "after a week": one of the unit, where "a week plan" is none.
_BEFORE_ONE = frozenset("after for within than every once be is last lasts".split())


@struct(frozen=True)
class Amount:
    """A value in base units of its dimension, the size of its unit, and where the tokens go on."""

    dimension: str
    value: tuple[Number, ...]
    size: int
    end: int


def read_amount(tokens: list[Token], at: int) -> Amount | None:
    """The amount that starts at this token, if one does."""
    token = tokens[at]
    times = _times(tokens, at)
    if times is not None:
        return times
    if token.kind == WORD:
        return (
            _at_once(tokens, at) or _period(tokens, at) or _one_unit(tokens, at) or _number_word(tokens, at)
        )
    if token.kind != NUMBER:
        return None
    if token.word == "clock":
        return Amount("clock", (_clock(token.raw),), 1, at + 1)
    if token.word == "version":
        return Amount("version", _version(token.raw), 1, at + 1)
    if token.word == "money":
        value, suffix = _plain(token.raw[1:].strip())
        return Amount(CURRENCIES[token.raw[0]], (value * MULTIPLIERS.get(suffix.casefold(), 1),), 1, at + 1)
    return _number(tokens, at) if token.word == "number" else None


def _at_once(tokens: list[Token], at: int) -> Amount | None:
    """ "Immediately" at the end: after no time."""
    ends = at + 1 == len(tokens) and at > 0
    return Amount("time", (0,), 1, at + 1) if ends and tokens[at].word == "immediately" else None


def _plain(raw: str) -> tuple[Number, str]:
    match = _PLAIN.match(raw)
    assert match is not None, "the tokenizer only passes numbers"
    digits = match[1].replace(",", "").replace("_", "").rstrip(".")
    return (_part(digits) if "." in digits else int(digits)), match[2]


def _part(digits: str) -> Number:
    """A number with a fraction, exactly."""
    from fractions import Fraction

    return Fraction(digits)


def _number(tokens: list[Token], at: int) -> Amount | None:
    value, suffix = _plain(tokens[at].raw)
    if suffix and suffix != "+":
        return _with_unit(value, suffix, at + 1)
    if at and tokens[at - 1].word in _BEFORE_YEAR and 1990 <= value < 2100 and value.denominator == 1:
        return None
    if _is_version(tokens, at):
        return Amount("version", _version(tokens[at].raw.rstrip("+")), 1, at + 1)
    if _is_port(tokens, at) and value in _PORTS:
        return Amount("port", (value,), 1, at + 1)
    return _scaled_amount(value, tokens, at + 1)


def _is_port(tokens: list[Token], at: int) -> bool:
    """ "on port 8080", "listens on 8080", "binds to 8080"."""
    previous = _word_at(tokens, at - 1)
    if previous == "port" or (previous in ("is", "be") and any(t.word == "port" for t in tokens[:at])):
        return True
    ends = at + 1 == len(tokens) or tokens[at + 1].kind == PUNCT or tokens[at + 1].word in PREPOSITIONS
    led = _word_at(tokens, at - 1) in ("on", "at", "to") and _word_at(tokens, at - 2) in _PORT_VERBS
    return led and ends


def _scaled_amount(value: Number, tokens: list[Token], at: int) -> Amount | None:
    """The value with the unit or multiplier behind it; a bare count otherwise."""
    following = tokens[at] if at < len(tokens) else None
    if following is None or following.kind != WORD:
        return Amount("count", (value,), 1, at)
    if following.word in MULTIPLIERS and len(following.word) > 1:
        return Amount("count", (value * MULTIPLIERS[following.word],), 1, at + 1)
    if following.word in UNITS and (len(following.word) > 1 or following.raw in ("s", "h", "d")):
        return _with_unit(value, following.word, at + 1)
    return Amount("count", (value,), 1, at)


def _with_unit(value: Number, unit: str, end: int) -> Amount | None:
    if unit in ("k", "K", "M"):
        return Amount("count", (value * MULTIPLIERS[unit.casefold()],), 1, end)
    if unit.casefold() not in UNITS:
        return None
    dimension, size = UNITS[unit.casefold()]
    return Amount(dimension, (value * size,), size, end)


def _word_at(tokens: list[Token], at: int) -> str:
    return tokens[at].word if 0 <= at < len(tokens) else ""


def _period(tokens: list[Token], at: int) -> Amount | None:
    """ "daily" behind the verb, "every day"; "the daily report" is a name."""
    word, following = tokens[at].word, _word_at(tokens, at + 1)
    if word in PERIODS and (not following or following in PREPOSITIONS or tokens[at + 1].kind == PUNCT):
        return Amount("period", (PERIODS[word],), PERIODS[word], at + 1)
    following = _NIGHTS.get(following, following)
    if word in ("every", "each") and UNITS.get(following, ("",))[0] == "time" and len(following) > 2:
        size = UNITS[following][1]
        return Amount("period", (size,), size, at + 2)
    return None


def _times(tokens: list[Token], at: int) -> Amount | None:
    """ "Once a day", "twice per hour", "4 times a minute": the time from one to the next."""
    count = _COUNTS.get(tokens[at].word, 0)
    if not count and _word_at(tokens, at + 1) in ("times", "x"):
        count, at = _count(tokens[at]), at + 1
    unit = _NIGHTS.get(_word_at(tokens, at + 2), _word_at(tokens, at + 2))
    if not count or _word_at(tokens, at + 1) not in _PER or UNITS.get(unit, ("",))[0] != "time":
        return None
    size = UNITS[unit][1]
    between = _part(f"{size}/{count}") if size % count else size // count
    return Amount("period", (between,), size, at + 3)


def _count(token: Token) -> int:
    """The whole number that a token gives, in digits or as a word; 0 if it gives none."""
    return int(token.raw) if token.raw.isdecimal() else NUMBER_WORDS.get(token.word, 0)


def _one_unit(tokens: list[Token], at: int) -> Amount | None:
    word, following = tokens[at].word, _word_at(tokens, at + 1)
    if (
        word in ("a", "an")
        and following in UNITS
        and len(following) > 2
        and _word_at(tokens, at - 1) in _BEFORE_ONE
    ):
        return _with_unit(1, following, at + 2)
    if word == "half" and following in ("a", "an") and _word_at(tokens, at + 2) in UNITS:
        return _with_unit(_part("0.5"), _word_at(tokens, at + 2), at + 3)
    return None


def _number_word(tokens: list[Token], at: int) -> Amount | None:
    word, following = tokens[at].word, _word_at(tokens, at + 1)
    if word not in NUMBER_WORDS or (word == "one" and following in ("of", "another")):
        return None
    if word == "single" and _word_at(tokens, at - 1) not in ("a", "one"):
        return None
    if tokens[at].glued or (following and tokens[at + 1].glued and following not in UNITS):
        return None
    return _scaled_amount(NUMBER_WORDS[word], tokens, at + 1)


def _is_version(tokens: list[Token], at: int) -> bool:
    """A number behind a name or behind "version" is a version: "Java 17"."""
    previous = tokens[at - 1] if at else None
    if previous is None or previous.kind == PUNCT:
        return False
    if previous.word in ("version", "versions", "release"):
        return True
    following = tokens[at + 1] if at + 1 < len(tokens) else None
    if following is not None and (following.word in UNITS or following.glued):
        return False
    if (previous.name and previous.kind != LITERAL) or _is_bounded_runtime(tokens, at):
        return True
    opens = at == 1 and following is not None and previous.raw[:1].isupper()
    return opens and following is not None and (following.word in AUX or previous.word in _RUNTIMES)


def _is_bounded_runtime(tokens: list[Token], at: int) -> bool:
    """ "Python >= 3.11", "Node at least 20"."""
    if tokens[at - 1].kind == NUMBER and tokens[at - 1].word == "op":
        return at > 1 and tokens[at - 2].word in _RUNTIMES
    bound = [token.word for token in tokens[max(at - 2, 0) : at]] in (["at", "least"], ["at", "most"])
    if not bound or at < 3:
        return False
    named = tokens[at - 3]
    return (named.word in _RUNTIMES and named.raw[:1].isupper()) or _needs_runtime(tokens, at)


def _needs_runtime(tokens: list[Token], at: int) -> bool:
    """ "Python needs at least 3.12", "Node must be at least 20": no noun follows that would be counted."""
    first, between = tokens[0], tokens[1 : at - 2]
    ends = at + 1 == len(tokens) or tokens[at + 1].kind == PUNCT or tokens[at + 1].word in PREPOSITIONS
    needs = bool(between) and all(t.word in AUX or t.stem in _NEEDING for t in between)
    return ends and needs and first.word in _RUNTIMES and first.raw[:1].isupper()


def _version(raw: str) -> tuple[int, ...]:
    parts = raw.lstrip("v").split(".")
    return tuple(int(part) for part in parts if part.isdigit()) or (0,)


def _clock(raw: str) -> int:
    numbers = [int(part) for part in re.findall(r"\d+", raw)] + [0, 0]
    hour = numbers[0]
    if re.search(r"p\.?m", raw) and hour < 12:
        hour += 12
    if re.search(r"a\.?m", raw) and hour == 12:
        hour = 0
    return hour * 3600 + numbers[1] * 60
