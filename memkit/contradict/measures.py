"""Compares the amounts of two claims, and the people they are about: "at most 5", "only admins" against "everybody"."""

from __future__ import annotations

from memkit.contradict.analysis import Analysis
from memkit.contradict.quantity import conflicting, dimensions, within
from memkit.contradict.stems import LIGHT, stems_of

_WEAK = LIGHT | {"be"}
# what an upper bound is given with
_BOUNDING = stems_of("limit cap restrict bound")
# Words that only say that an amount is a bound, or what is counted.
_SIZES = stems_of("size length count number")
_VERSIONED = stems_of("version support require run work")
_MEASURES = stems_of(
    """
    minimum maximum limit length size count number cap bound threshold total need make allow permit restrict character
    letter row item entry record message element
    """
)
COUNTED = stems_of("item entry row element record message connection result job request")
_LIMITS = stems_of("minimum maximum limit")
_HOLDING = stems_of("show visible display list hold contain keep carry wide tall high long deep status code")
_LASTING = stems_of("period duration") | {"#span"}
_STARTING = stems_of("start run spawn launch create")
_PORTED = stems_of("port listen bind serve expose reach available run answer endpoint server service")


def words_beyond(a: Analysis, b: Analysis) -> frozenset[str]:
    """What a says beyond b, apart from its own verb where b has only a light one: "is limited to", "is at most"."""
    extra = a.content - b.content
    if a.act in _BOUNDING and b.verb == "be" and any(q.op == "<=" for q in b.quantities):
        return extra - {a.act}
    return extra - {a.verb} if b.verb in _WEAK else extra


def same_measure(a: Analysis, b: Analysis) -> bool:
    """Whether two claims are about one amount: the same words, but for those that say how it is measured."""
    more, less = words_beyond(a, b) - a.tail, words_beyond(b, a) - b.tail
    if not more and not less:
        return True
    extra = _measuring(a, b, more, less)
    return not (more | less) - extra and bool(a.content & b.content - extra)


def _measuring(a: Analysis, b: Analysis, more: frozenset[str], less: frozenset[str]) -> frozenset[str]:
    """The words of both claims that say how an amount is measured, not what of."""
    if len(a.quantities) != 1:
        return frozenset()
    ops = {a.quantities[0].op, b.quantities[0].op}
    if a.quantities[0].dimension == "port":
        return _PORTED
    if a.quantities[0].dimension == "version":
        return _MEASURES | _VERSIONED if ">=" in ops and "<=" not in ops else frozenset()
    if ops <= {"<=", ">="}:
        return _MEASURES
    if a.quantities[0].dimension == "time" and "#span" in more | less:
        return _LASTING
    if (more | less) & _SIZES:
        return _SIZES | _HOLDING | _STARTING | COUNTED
    return _HOLDING


def observes(a: Analysis, b: Analysis) -> bool:
    """Whether a tells what is seen and b what must be, and the one keeps to the other: "is 2 s", "at most 30 s"."""
    told = a.hedged or (a.verb == "be" and a.act == "be" and not a.key and not a.subject & _LIMITS)
    norm = b.polarity.obliges or b.polarity.permits
    return told and norm and not a.polarity.obliges and all(map(within, a.quantities, b.quantities))


def overlap(a: Analysis, b: Analysis) -> bool:
    """ "Files up to 50 MB are accepted" against "files larger than 10 MB are rejected"."""
    if len(a.quantities) != 1 or a.content != b.content or not a.polarity.heads or not b.polarity.heads:
        return False
    x, y = a.quantities[0], b.quantities[0]
    return x.op == "<=" and y.op == ">=" and x.dimension != "version" and y.low[0] < x.high[0]


def same_amounts(a: Analysis, b: Analysis) -> bool:
    """Whether two claims give the same amounts, with the same bounds."""
    x, y = a.quantities, b.quantities
    same = dimensions(x) == dimensions(y) and [q.op for q in x] == [q.op for q in y]
    return same and not conflicting(x, y)


def is_denied_of_all(a: Analysis, b: Analysis) -> bool:
    """ "No service writes to it" against "the billing service writes to it"; one that does not would be an exception."""
    denies = a.denies_all and not b.every and a.polarity.sign < 0 < b.polarity.sign
    if not denies or a.head != b.head or not a.subject < b.subject or a.polarity.tangled:
        return False
    return a.content - a.subject == b.content - b.subject != frozenset() and same_amounts(a, b)


def is_plain(a: Analysis) -> bool:
    """Whether a claim is positive and uses no turned opposite."""
    return a.polarity.sign > 0 and not any(head.startswith("-") for head in a.polarity.heads)
