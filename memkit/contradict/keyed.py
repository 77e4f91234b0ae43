"""Claims of the form "key: value" and definitions, compared by their keys and what stands behind them."""

from __future__ import annotations

from memkit.contradict.analysis import Analysis
from memkit.contradict.polarity import ALLOW, REQUIRE
from memkit.contradict.quantity import conflicting, dimensions
from memkit.contradict.values import DUPLICATE, NONE, Verdict, contradiction

# A longer value is prose under a heading, not a setting.
_LONGEST_VALUE = 6
_LONGEST_MEANING = 14
# "required", "allowed", "enabled"
_SWITCHES = frozenset({REQUIRE, ALLOW, "enabl", "-enabl"})


def compare_keys(a: Analysis, b: Analysis) -> Verdict:
    """The verdict on two claims of the form "key: value"."""
    if a.key != b.key or a.defines != b.defines:
        return NONE
    return _compare_meanings(a, b) if a.defines else _compare_values(a, b)


def _compare_values(a: Analysis, b: Analysis) -> Verdict:
    x, y = set(a.value), set(b.value)
    if max(len(a.value), len(b.value)) > _LONGEST_VALUE:
        return NONE
    if (x <= y or y <= x) and dimensions(a.quantities) == dimensions(b.quantities):
        if a.polarity.sign != b.polarity.sign or conflicting(a.quantities, b.quantities):
            return contradiction("key")
        return DUPLICATE if x == y else NONE
    if a.content == b.content and a.polarity.sign != b.polarity.sign:
        # "on" and "off", "public" and "private": the values of one switch
        return contradiction("key")
    if bool(a.polarity.heads & _SWITCHES) != bool(b.polarity.heads & _SWITCHES):
        # whether there is one, and which one it is
        return NONE
    # what to do and what not to do add up; only a setting excludes another
    adds_up = a.orders or b.orders or min(a.polarity.sign, b.polarity.sign) < 0
    return NONE if adds_up or _refines(a, b) else contradiction("key")


def _refines(a: Analysis, b: Analysis) -> bool:
    """A subset, a longer list or the same head word."""
    x, y = a.value, b.value
    if set(x) <= set(y) or set(y) <= set(x) or x[0].startswith(y[0]) or y[0].startswith(x[0]):
        return True
    return (a.several or b.several) and (a.plural or b.plural or bool(set(x) & set(y)))


def _compare_meanings(a: Analysis, b: Analysis) -> Verdict:
    x, y = frozenset(a.value), frozenset(b.value)
    shared = len(x & y)
    if max(len(x), len(y)) > _LONGEST_MEANING:
        return NONE
    if shared * 5 >= 4 * max(len(x), len(y)):
        return DUPLICATE if a.polarity.sign == b.polarity.sign else NONE
    return NONE if shared * 2 >= min(len(x), len(y)) else contradiction("term")
