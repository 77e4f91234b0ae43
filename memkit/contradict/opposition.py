"""Opposites told with other words: "keeps no state", "without VAT", "has no limit", "ignored" against "rejected"."""

from __future__ import annotations

from memkit.contradict.analysis import Analysis
from memkit.contradict.frames import Frame
from memkit.contradict.measures import same_amounts
from memkit.contradict.polarity import REQUIRE
from memkit.contradict.stems import stem, stem_table, stems_of

_HOLDING = stems_of("include contain carry hold have") | {"have"}
_SHOWN = stems_of(
    "show ship come deliver send store build display give report write sell print return list quote"
)
# What is done with a thing that is met: the acts of one line exclude those of another in the same block.
_ACTS = """
ignore skip|reject refuse
ignore skip|accept
truncate|reject refuse
queue|reject refuse drop discard
retry|drop discard
append|overwrite
keep|remove purge
append|prepend
copy|move
merge|overwrite
"""
# Words beside a name that say what kind of thing it is.
_LABELS = stems_of("field parameter argument option property attribute key column header")
_LIMITS = stems_of("limit cap maximum bound ceiling timeout deadline quota")
_SIZES = stems_of("size length count number time total upper")
_TIMES = stems_of("time timeout deadline")
_BOUNDING = _LIMITS | stems_of("restrict expire abort cancel")
# A noun with four more words behind it is still the same noun; more of them tell another story.
_MOST_WORDS = 4


def _exclusive() -> frozenset[tuple[str, str]]:
    stems = stem_table(_ACTS.replace("|", " "))
    sides = [[part.split() for part in line.split("|")] for line in _ACTS.strip().split("\n")]
    pairs = [(stems[x], stems[y]) for left, right in sides for x in left for y in right]
    return frozenset(pairs) | frozenset((y, x) for x, y in pairs)


_EXCLUSIVE = _exclusive()


def opposing(a: Analysis, b: Analysis) -> str:
    """The rule by which two claims of one scope oppose each other, or nothing."""
    if a.frame is None or b.frame is None or a.polarity.tangled or b.polarity.tangled:
        return ""
    for x, y in ((a, b), (b, a)):
        if _is_limitless(x, y):
            return "number"
        if _denies_any(x, y) or _lacks(x, y) or _is_not_done(x, y) or _frees(x, y):
            return "polarity"
    return "choice" if _acts_otherwise(a, b, a.frame, b.frame) else ""


def _denies_any(bad: Analysis, good: Analysis) -> bool:
    """ "Keeps no state" against "keeps its state in memory": whatever it keeps, it keeps some."""
    x, y = bad.frame, good.frame
    if x is None or y is None or not x.void or y.void or bad.polarity.sign > 0 or good.polarity.sign < 0:
        return False
    if x.subject != y.subject or x.act != y.act or not x.objects or x.noun != y.noun or bad.quantities:
        return False
    more = good.content - bad.content
    return x.objects == y.objects and x.rest <= y.rest and x.lead == y.lead and len(more) <= _MOST_WORDS


def _lacks(bad: Analysis, good: Analysis) -> bool:
    """ "Prices are shown without VAT" against "prices include VAT"."""
    x, y = bad.frame, good.frame
    if x is None or y is None or not x.lacks or x.act not in _SHOWN or y.act not in _HOLDING:
        return False
    held = y.objects == x.lacks and not y.lead and not y.rest
    return x.subject == y.subject and held and good.polarity.sign > 0 and same_amounts(bad, good)


def _is_not_done(bad: Analysis, good: Analysis) -> bool:
    """ "Plain HTTP is not accepted" against "the server accepts plain HTTP": nobody does it, and one does."""
    x, y = bad.frame, good.frame
    if x is None or y is None or not x.passive or y.passive or x.act != y.act or bad.polarity.sign > 0:
        return False
    if x.objects or x.rest or y.lead or y.rest or good.polarity.sign < 0 or not bad.polarity.negated:
        return False
    return x.subject == y.objects != frozenset() and not good.sole and same_amounts(bad, good)


def _frees(bad: Analysis, good: Analysis) -> bool:
    """ "The `name` field is optional in create_user" against "create_user requires a name"."""
    needed = REQUIRE in bad.polarity.heads & good.polarity.heads
    if not needed or not bad.polarity.frees or good.polarity.sign < 0 or bad.quantities or good.quantities:
        return False
    x, y = (frozenset(map(stem, side.content)) - _LABELS for side in (bad, good))
    return x == y and len(x) > 1


def _is_limitless(bad: Analysis, good: Analysis) -> bool:
    """ "Has no limit" against "is limited to 20 MB"."""
    x, y = bad.frame, good.frame
    if x is None or y is None or not x.void or x.noun not in _LIMITS or bad.quantities:
        return False
    if len(good.quantities) != 1 or good.polarity.sign < 0:
        return False
    q = good.quantities[0]
    bounds = q.op == "<=" or (y.act in _BOUNDING and q.op == "=")
    timed = bool(bad.content & _TIMES)
    if not bounds or timed != (q.dimension == "time"):
        return False
    measured = _LIMITS | _SIZES | {"have"}
    return bad.content - measured == good.content - measured - {y.act} != frozenset()


def _acts_otherwise(a: Analysis, b: Analysis, x: Frame, y: Frame) -> bool:
    """ "Unknown keys are ignored" against "unknown keys are rejected"."""
    if (x.act, y.act) not in _EXCLUSIVE or a.polarity.negated or b.polarity.negated or not x.subject:
        return False
    same = x.subject == y.subject and x.passive == y.passive and x.objects | x.rest == y.objects | y.rest
    open_ended = a.polarity.permits or b.polarity.permits or a.every != b.every
    told = bool(x.objects) or (x.passive and len(x.subject) > 1)
    # kept for 30 days is removed after 30 days
    counted = a.quantities or b.quantities
    return same and told and not open_ended and not counted
