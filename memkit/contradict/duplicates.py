"""Duplicates: claims that say the same. A duplicate is dropped, so whatever may tell two claims apart counts."""

from __future__ import annotations

from memkit.contradict import DUPLICATE, Verdict
from memkit.contradict.analysis import Analysis
from memkit.contradict.bags import same_amounts
from memkit.contradict.clash import same_kind
from memkit.contradict.places import crosses


def duplicate_verdict(a: Analysis, b: Analysis) -> Verdict | None:
    """DUPLICATE if two claims say the same, and neither adds anything."""
    if a.contrast and b.contrast and a.contrast != b.contrast:
        return None
    if not same_sense(a, b) or not same_amounts(a, b) or turned_around(a, b) or _differs_in_steps(a, b):
        return None
    if _same_relation(a, b):
        return DUPLICATE
    if len(a.content & b.content) * 5 < 4 * max(len(a.content), len(b.content)):
        return None
    more, less = a.content - b.content, b.content - a.content
    # A word in place of another, a name more, or a narrower subject is another claim.
    if (more and less) or (more | less) & (a.names | b.names | a.subject | b.subject):
        return None
    return DUPLICATE


def _differs_in_steps(a: Analysis, b: Analysis) -> bool:
    """Whether the same words give another order of steps, or one claim counts per thing and the other does not."""
    x, y = a.steps, b.steps
    if x is not None and y is not None and (x.other, x.is_first) != (y.other, y.is_first):
        return not (x.other <= y.told and y.other <= x.told and x.is_first != y.is_first)
    if a.frame is not None and b.frame is not None and crosses(a.frame, b.frame):
        return True
    leads = [{p.lead for p in side.frame.phrases} if side.frame else set() for side in (a, b)]
    return ("per" in leads[0]) != ("per" in leads[1])


def _same_relation(a: Analysis, b: Analysis) -> bool:
    """Whether only the verb of one relation differs: "is stored in X" and "lives in X"."""
    x, y = a.relation, b.relation
    if x is None or y is None or not same_kind(x.kind, y.kind) or (x.role, x.value) != (y.role, y.value):
        return False
    return a.content - {a.act} == b.content - {b.act}


def same_sense(a: Analysis, b: Analysis) -> bool:
    """Whether two claims have the same sign, use the same opposites and are norms of one kind."""
    x, y = a.polarity, b.polarity
    flips = [frozenset(head for head in p.heads if head.startswith("-")) for p in (x, y)]
    return flips[0] == flips[1] and (x.sign, x.permits, x.frees) == (y.sign, y.permits, y.frees)


def turned_around(a: Analysis, b: Analysis, names_only: bool = False) -> bool:
    """Whether the subjects changed places: "A depends on B" and "B depends on A" share every word."""
    mine, theirs = a.subject - b.subject, b.subject - a.subject
    if not mine or not theirs or "be" in (a.verb, b.verb):
        return False
    if names_only and not (mine <= a.names and theirs <= b.names):
        return False
    return mine <= b.content and theirs <= a.content
