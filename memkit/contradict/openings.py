"""Claims that open what another one closes: "only admins may export" against "everybody may export"."""

from __future__ import annotations

from memkit.contradict.analysis import Analysis
from memkit.contradict.bags import is_plain, same_amounts
from memkit.contradict.frames import other_phrase
from memkit.contradict.lexicon import LIGHT, stem, stems_of
from memkit.contradict.roles import MANNERS
from memkit.contradict.scope import ENVIRONMENTS

# so many words name a group of people or a part of the code
_FEW = 2
_ONLY = frozenset({"only"})
# what is so only here is not so there
_TOLD_ONCE = frozenset({"in", "to", "by", "from", "for"})
_NAMED_ENVIRONMENTS = frozenset(ENVIRONMENTS.values())
# Verbs that say that something is there.
_THERE = LIGHT | stems_of("available enable deploy visible active load offer show be serve expose")


def opens(a: Analysis, b: Analysis) -> bool:
    """Whether the second claim opens what the first one closes."""
    if "only" not in a.scope:
        return False
    return _opens_to_all(a, b) or _opens_to_others(a, b) or _lengthens(a, b) or _is_elsewhere(a, b)


def _opens_to_all(a: Analysis, b: Analysis) -> bool:
    """ "Only admins may export data" against "everybody may export data"."""
    able = _both_may(a, b) or (b.polarity.permits and _both_hold(a, b))
    if not able or not b.for_all or a.scope - _ONLY != b.scope or not b.content:
        return False
    return b.content == a.content - a.subject - _ONLY and bool(a.subject - _ONLY)


def _opens_to_others(a: Analysis, b: Analysis) -> bool:
    """ "Only admins can export data" against "editors can export data" and "every member can export data"."""
    if not a.sole or b.sole or b.denies_all or not _both_hold(a, b) or a.scope - _ONLY != b.scope:
        return False
    mine, theirs = a.subject - _ONLY, b.subject
    if not mine or not theirs or len(theirs) > _FEW or not same_amounts(a, b):
        return False
    if b.every and theirs < mine:
        # "only failed requests are logged" against "every request is logged"
        return a.act == b.act and a.content - a.subject - _ONLY == b.content - b.subject
    if mine & theirs or (b.every and not _both_may(a, b)):
        return False
    if a.act != b.act:
        return False
    # a word of the subject may stand behind the verb, too: "the release manager can tag a release"
    told = [frame.phrases for frame in (a.frame, b.frame) if frame is not None]
    same = len(told) == 2 and told[0] == told[1] != ()
    return same or a.content - a.subject - _ONLY == b.content - b.subject != frozenset()


def _both_hold(a: Analysis, b: Analysis) -> bool:
    """Whether nothing negates either claim, and both use the same opposites."""
    x, y = a.polarity, b.polarity
    return not (x.negated or y.negated) and (x.sign, x.heads) == (y.sign, y.heads)


def _both_may(a: Analysis, b: Analysis) -> bool:
    able = [side.polarity.permits or (side.frame is not None and side.frame.able) for side in (a, b)]
    return all(able) and _both_hold(a, b)


def _lengthens(a: Analysis, b: Analysis) -> bool:
    """ "Accepts JSON only" against "accepts JSON and XML"."""
    x, y = a.frame, b.frame
    if x is None or y is None or not x.sole or y.sole or a.sole or not _both_hold(a, b):
        return False
    found = other_phrase(x, y)
    if found is None or a.scope - _ONLY != b.scope or not same_amounts(a, b):
        return False
    mine, theirs = found
    if y.also:  # "only retries connects" against "also retries reads"
        return not (mine.words <= theirs.words or theirs.words <= mine.words)
    if theirs.joined:
        return not mine.joined and mine.words < theirs.words
    if (
        mine.lead in _TOLD_ONCE
        and mine.lead == theirs.lead
        and not (mine.joined or (mine.words | theirs.words) & MANNERS)
    ):
        # "is visible to its author only" against "is visible to the whole team"
        return not mine.words & theirs.words and bool(theirs.words)
    # "accepts JSON only" against "accepts XML"
    named = mine.name and theirs.name and len(mine.words) == len(theirs.words) == 1
    return named and not mine.joined and mine.words != theirs.words


def _is_elsewhere(a: Analysis, b: Analysis) -> bool:
    """ "Exists only in staging" against "is available in production"."""
    mine, theirs = a.scope - _ONLY, b.scope
    named = len(mine) == len(theirs) == 1 and mine | theirs <= _NAMED_ENVIRONMENTS
    if not named or mine == theirs or a.sole or not (is_plain(a) and is_plain(b)):
        return False
    if not {a.act, b.act} <= _THERE or not same_amounts(a, b):
        return False
    about = [side.content - _ONLY - _THERE - {side.act} - set(map(stem, side.scope)) for side in (a, b)]
    return about[0] == about[1] != set()
