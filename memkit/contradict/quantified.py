"""Of whom a claim is said: "only admins", "no service", "everybody"; and whether another says it of somebody else."""

from __future__ import annotations

from memkit.contradict.analysis import Analysis
from memkit.contradict.measures import same_amounts

# so many words name a group of people or a part of the code
_FEW = 2


def opens_what_is_closed(a: Analysis, b: Analysis) -> bool:
    """ "Only admins may export data" against "everybody may export data"."""
    both = a.polarity.permits and b.polarity.permits and a.polarity.sign == b.polarity.sign == 1
    if not both or not b.for_all or "only" not in a.scope or a.scope - {"only"} != b.scope or not b.content:
        return False
    return b.content == a.content - a.subject - {"only"} and bool(a.subject - {"only"})


def opens_to_others(a: Analysis, b: Analysis) -> bool:
    """ "Only admins can export data" against "editors can export data"."""
    if not a.sole or b.sole or b.every or not (is_plain(a) and is_plain(b)) or a.scope - {"only"} != b.scope:
        return False
    mine, theirs = a.subject - {"only"}, b.subject
    if not mine or not theirs or mine & theirs or len(theirs) > _FEW or not same_amounts(a, b):
        return False
    return a.act == b.act and a.content - a.subject - {"only"} == b.content - b.subject != frozenset()


def is_denied_of_all(a: Analysis, b: Analysis) -> bool:
    """ "No service writes to it" against "the billing service writes to it"; one that does not would be an exception."""
    denies = a.denies_all and not b.every and a.polarity.sign < 0 < b.polarity.sign
    if not denies or a.head != b.head or not a.subject < b.subject or a.polarity.tangled:
        return False
    return a.content - a.subject == b.content - b.subject != frozenset() and same_amounts(a, b)


def is_plain(a: Analysis) -> bool:
    """Whether a claim is positive and uses no turned opposite."""
    return a.polarity.sign > 0 and not any(head.startswith("-") for head in a.polarity.heads)
