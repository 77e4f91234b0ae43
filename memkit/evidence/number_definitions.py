"""Definitions whose whole value is a number or an amount: `NAME = 5`, `name: 60 * time.Second`, `size: int = 1 << 20`."""

from __future__ import annotations

from memkit.boot.memo import lazy
from memkit.boot.struct import struct
from memkit.evidence.support import name_key, number_key
from memkit.evidence.units import UNIT_CALL, UNIT_CONSTANT, without_unit

NUMBER = r"-?\d[\d_]*(?:\.\d+)?"
_TYPED = r"(?:_?(?:[iuf](?:8|16|32|64|128)|[iu]size)|[LlUuFf]{1,2})?"
_LETTERS = r"[ ]?(?:ns|us|µs|ms|s|sec|min|m|h|d|[kmgtKMGT]i?[bB]|[kmgtKMGT]i|%)"
_QUOTED = rf"(?P<quote>[\"'])(?:{NUMBER})(?:{_LETTERS})?(?P=quote)"
_FACTOR = (
    rf"(?:{UNIT_CALL}{NUMBER}{_TYPED}\)|{NUMBER}\.(?:milli)?(?:seconds?|minutes?|hours?|days?|weeks?|[kmg]i?b|bytes)\b"
    rf"|{NUMBER}{_TYPED}(?:{_LETTERS}\b)?)"
)
# a unit alone may be a variable, except behind its package
_PRODUCT = (
    rf"(?:{UNIT_CONSTANT}[ \t]*\*[ \t]*)?{_FACTOR}(?:[ \t]*(?:\*\*?|<<)[ \t]*(?:{_FACTOR}|{UNIT_CONSTANT}))*"
)
_VALUE = rf"(?P<value>{_QUOTED}|\(?{_PRODUCT}\)?|time\.(?:Nano|Micro|Milli)?(?:[Ss]econd|Minute|Hour))"
_END = r"[ \t]*(?=$|[,;)}\]]|#|//|/\*|--)"
_SIGN = r"[ \t]*(?::=|=(?![=>])|:)[ \t]*"
_TYPE = r"[A-Za-z_][\w.<>\[\]]*(?:[ \t]*\|[ \t]*[A-Za-z_][\w.<>\[\]]*)*"
# of two words in front of the sign one is the name and one a type or a keyword (`const NAME = 5`, `NAME uint8 = 5`):
# `NAME = 5`, `name: int = 5,`, `"name": 5`, `const NAME uint32 = 5;`, `#define NAME 5`, with a comment behind it
_DEFINITION = lazy(
    r"(?m)(?:#define\s+(?P<macro>[A-Za-z_]\w*)\s+"
    rf"|(?<![\w.])[\"']?(?P<name>[A-Za-z_][\w-]*)[\"']?(?:\s*:\s*{_TYPE}|[ \t]+(?P<second>[A-Za-z_]\w*))?{_SIGN})"
    rf"{_VALUE}{_END}"
)
# the same name set on an object: it says nothing by itself, but may make another number right
_SET = lazy(rf"(?m)[\w\])]\.(?P<name>[A-Za-z_]\w*){_SIGN}{_VALUE}{_END}")
_PART = lazy(rf"(?P<sign>\*\*?|<<)|(?P<number>{NUMBER})|{UNIT_CONSTANT}")
_PLAIN = lazy(rf"^{NUMBER}$")
_MOST_BITS, _MOST = 64, 1e15


@struct(frozen=True)
class Defined:
    """What a text gives one name: the name, its values as written, and as numbers (NaN if a value is out of reach)."""

    name: str
    written: tuple[str, ...]
    values: tuple[float, ...]

    @property
    def plain(self) -> str:
        """The digits of its only value if that is a bare number; empty otherwise."""
        return signed_key(self.written[0]) if len(self.values) == 1 and _PLAIN.match(self.written[0]) else ""


def definitions_in(text: str) -> dict[str, Defined]:
    """Each name that the text gives a number, by its key; `DEFAULT_X` is also X."""
    found: dict[str, Defined] = {}
    for match in _DEFINITION.finditer(text):
        for name in filter(None, (match["macro"], match["name"], match["second"])):
            for key in keys_of(name):
                found[key] = _with_value(found.get(key) or Defined(name, (), ()), match["value"])
    for match in _SET.finditer(text):
        for key in keys_of(match["name"]) & found.keys():
            found[key] = _with_value(found[key], match["value"])
    return found


def without_definitions(text: str) -> str:
    """The text without the definitions of numbers."""
    return _DEFINITION.sub(" ", text)


def keys_of(name: str) -> set[str]:
    """The keys by which a claim may call a definition."""
    key = name_key(name)
    return {key, key.removeprefix("default")}


def unitless_key(name: str) -> str:
    """The key of a name without the unit at its end and without `default` in front."""
    return name_key(without_unit(name)).removeprefix("default")


def signed_key(number: str) -> str:
    """A number as it is compared, with its sign."""
    return ("-" if number.startswith("-") else "") + number_key(number.lstrip("-"))


def _with_value(known: Defined, written: str) -> Defined:
    value = _value_of(written)
    if value in known.values:
        return known
    return Defined(known.name, (*known.written, written), (*known.values, value))


def _value_of(written: str) -> float:
    """The number that a value comes to, a unit counted as one; NaN if it is too large."""
    total, sign = 1.0, "*"
    for part in _PART.finditer(written):
        if part["sign"]:
            sign = part["sign"]
            continue
        number = float(part["number"].replace("_", "")) if part["number"] else 1.0
        if abs(total) > _MOST or (sign != "*" and not 0 <= number < _MOST_BITS):
            return float("nan")
        total = total * 2**number if sign == "<<" else total**number if sign == "**" else total * number
    return total
