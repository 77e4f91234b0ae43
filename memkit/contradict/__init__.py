"""Contradictions and duplicates between live claims, by exact, explainable rules: plain text in, verdicts out.

Precision comes first: a false alarm costs more than a miss. Uses no files, no clock and no learning. The rules are
imported only when two claims share enough words to be compared.

Here are the values of the room: a claim goes in, a verdict comes out; and the units and number words by which every quantity
becomes an exact count of its base unit. `search` finds clashes among many claims, `comparison` judges two.
"""

from __future__ import annotations

from memkit.boot.struct import struct

# A claim is a sentence; what follows so much text can only explain it.
LONGEST = 2000


@struct(frozen=True)
class Claim:
    """One live claim: its text, and its key and value or its glossary term when it has one."""

    id: str
    text: str
    key: str = ""
    value: str = ""
    term: str = ""
    # its signature (`search.signature`), where that is known from before
    signed: str = ""


@struct(frozen=True)
class Verdict:
    """What two claims are to each other, by which rule, and why in one short phrase."""

    label: str
    rule: str
    reason: str


NONE = Verdict("none", "none", "nothing to report")
DUPLICATE = Verdict("duplicate", "duplicate", "same claim, nothing added")

_REASONS = {
    "polarity": "same claim, opposite sense",
    "number": "same claim, other number",
    "version": "same claim, other version",
    "literal": "same relation, other literal",
    "choice": "same role, other choice",
    "order": "same steps, other order",
    "term": "same term, other meaning",
    "key": "same key, other value",
}

_CONTRADICTIONS = {rule: Verdict("contradiction", rule, reason) for rule, reason in _REASONS.items()}


def contradiction(rule: str) -> Verdict:
    """The verdict for a contradiction found by this rule."""
    return _CONTRADICTIONS[rule]


def verdict_of(rule: str) -> Verdict:
    """The verdict that this rule gives: a contradiction, or that both say the same."""
    return DUPLICATE if rule == DUPLICATE.rule else contradiction(rule)


# dimension, size in base units. Time counts microseconds, size counts bytes.
_SECOND = 1_000_000
_DAY = 86_400 * _SECOND

_TIME = {
    "us µs microsecond microseconds": 1,
    "ms msec millisecond milliseconds": 1000,
    "s sec secs second seconds": _SECOND,
    "min mins minute minutes": 60 * _SECOND,
    "h hr hrs hour hours": 3600 * _SECOND,
    "d day days": _DAY,
    "wk week weeks": 7 * _DAY,
    "fortnight fortnights": 14 * _DAY,
    "month months": 30 * _DAY,
    "quarter quarters": 91 * _DAY,
    "year years yr yrs": 365 * _DAY,
}
_SIZE = {
    "byte bytes": 1,
    "kb kilobyte kilobytes": 10**3,
    "mb megabyte megabytes": 10**6,
    "gb gigabyte gigabytes": 10**9,
    "tb terabyte terabytes": 10**12,
    "kib": 2**10,
    "mib": 2**20,
    "gib": 2**30,
    "tib": 2**40,
}
_OTHER = {
    "percent": "% percent pct",
    "pixel": "px pixel pixels",
    "point": "pt pts",
    "length": "mm millimeter millimetre",
    "frequency": "hz",
    "frames": "fps",
    "rate": "rps qps",
    "cpu": "vcpu vcpus",
}
_MORE = {
    "cm": ("length", 10),
    "km": ("length", 1_000_000),
    "khz": ("frequency", 1000),
    "mhz": ("frequency", 10**6),
    "ghz": ("frequency", 10**9),
    "rem": ("rem", 1),
    "em": ("em", 1),
    "dpi": ("dpi", 1),
    "kbps": ("bandwidth", 10**3),
    "mbps": ("bandwidth", 10**6),
    "gbps": ("bandwidth", 10**9),
}
UNITS = _MORE | {
    name: (dimension, size)
    for dimension, group in {"time": _TIME, "size": _SIZE}.items()
    for names, size in group.items()
    for name in names.split()
}
UNITS |= {name: (dimension, 1) for dimension, names in _OTHER.items() for name in names.split()}
MULTIPLIERS = {"k": 1000, "m": 10**6, "dozen": 12, "hundred": 100}
MULTIPLIERS |= {"thousand": 1000, "million": 10**6, "billion": 10**9}

# Lengths of months and years are rounded: 12 months and a year agree.
_ROUNDED = frozenset({30 * _DAY, 91 * _DAY, 365 * _DAY})


def is_rounded(size: int) -> bool:
    """Whether a time unit of this size has no exact length."""
    return size in _ROUNDED


# Decimal and binary sizes are mixed up everywhere: 1 GB may mean 1024 MB.
BINARY = {10**3: 2**10, 10**6: 2**20, 10**9: 2**30, 10**12: 2**40}

PERIODS = {
    "hourly": 3600 * _SECOND,
    "daily": _DAY,
    "nightly": _DAY,
    "weekly": 7 * _DAY,
    "fortnightly": 14 * _DAY,
    "biweekly": 14 * _DAY,
    "monthly": 30 * _DAY,
    "quarterly": 91 * _DAY,
    "yearly": 365 * _DAY,
    "annually": 365 * _DAY,
}

NUMBER_WORDS = {
    word: value
    for value, word in enumerate(
        "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen"
        " seventeen eighteen nineteen twenty".split()
    )
}
NUMBER_WORDS |= {"thirty": 30, "forty": 40, "fifty": 50, "sixty": 60, "ninety": 90}
NUMBER_WORDS |= {"single": 1, "twice": 2, "thrice": 3}

# words beside numbers and units of which an amount may consist
_AMOUNT_WORDS = frozenset(
    "once several multiple many immediately night morning evening midnight noon weekday half".split()
)
_AMOUNT_WORDS |= frozenset(NUMBER_WORDS) | frozenset(PERIODS)
_AMOUNT_WORDS |= frozenset(name for name in UNITS if len(name) > 2)


def may_give_amount(text: str) -> bool:
    """Whether a text may give an amount: it has a digit, or a word of which an amount may consist."""
    if any(map(str.isdigit, text)):
        return True
    low = "".join([letter if letter.isalpha() else " " for letter in text.lower()])
    return not _AMOUNT_WORDS.isdisjoint(low.split())


CURRENCIES = {"$": "usd", "€": "eur", "£": "gbp", "¥": "jpy"}
