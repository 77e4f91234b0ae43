"""Claims that set one thing against another: "POST but not PUT", "spaces instead of tabs", "to stdout, not to a file"."""

from __future__ import annotations

from memkit.contradict.analysis import Analysis
from memkit.contradict.bags import is_plain, same_amounts


def swap_sides(a: Analysis, b: Analysis) -> bool:
    """ "X instead of Y" against "Y instead of X", "POST but not PUT" against "PUT but not POST"."""
    if not a.contrast or not b.contrast or a.polarity.sign != b.polarity.sign:
        return False
    swapped = a.contrast | b.contrast
    if a.scope - swapped != b.scope - swapped:
        return False
    rests = a.content - b.contrast, b.content - a.contrast
    if not (rests[0] <= rests[1] or rests[1] <= rests[0]):
        return False
    return a.contrast <= b.content and b.contrast <= a.content and not a.contrast & b.contrast


def denies_contrast(a: Analysis, b: Analysis) -> bool:
    """ "Goes to stdout, not to a file" against "goes to a file"."""
    if not a.contrast or b.contrast or not (is_plain(a) and is_plain(b)) or a.contrast & a.content:
        return False
    rest = b.content - a.contrast
    same = a.contrast <= b.content and rest < a.content and (a.subject, a.act) == (b.subject, b.act)
    return same and not b.polarity.permits and len(rest) > 1 and same_amounts(a, b)
