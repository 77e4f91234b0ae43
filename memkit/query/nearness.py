"""How near a fact is to a claim about to be recorded, and from where on a writer is shown it.

These things speak for a fact: the share of the claim that it contains, related words included; the share of its own words
that the claim contains; how many of the words with which it opens, and of those with which the claim opens, both have,
since they open with what they are about; how rare the rarest shared word is; an amount of one dimension in both; two names
of one category, such as two databases or two days of the week. Long texts share words by chance, so that their lengths speak
against it. The sum must reach a floor. docs/rules.md gives the error rates.
"""

from __future__ import annotations

from math import log

from memkit.boot.memo import memoised
from memkit.contradict import may_give_amount

TYPE_CHECKING = False
if TYPE_CHECKING:
    from memkit.recall.rank import Hit
    from memkit.recall.surroundings import Groups

# A logistic regression, rounded.
_SHARE, _OWN_SHARE, _OPENING, _CLAIM_OPENING = 2.6, 2.5, 1.9, 1.1
_RAREST, _AMOUNT, _CATEGORY, _PER_FOLD = 0.25, 1.0, 1.6, -1.7
_FLOOR = -2.25
# among fewer facts no word is rarer
_FEWEST = 40
# the reasons of a hit that a word gave it, and those that no other word stands for
_OF_WORDS = frozenset({"word", "identifier", "family", "alias", "beginning", "misspelt", "joined", "halves"})
_EXACT = frozenset({"word", "identifier"})
# with so many words a text opens
_FIRST = 3


# a related word that adds less to a score says nothing
_SLIGHT = 0.03
_NOT_NEAR = -9.0
_WEIGHTS = (_SHARE, _OWN_SHARE, _OPENING, _CLAIM_OPENING, _RAREST, _PER_FOLD)


def nearness(claim: str, fact: str, hit: Hit, size: int) -> float:
    """How near a fact is to a claim, from its hit in a search for the claim, among `size` facts.

    Less than 0 if a writer need not see it; amounts and categories, which cost most, are only compared where they decide.
    """
    from memkit.contradict.categories import categories_in, differ_in_category

    shares_words, has_names = _shares_two_words(hit), bool(categories_in(claim))
    if not (shares_words or has_names):
        return _NOT_NEAR
    # add one by one: sum() rounds differently in different versions of Python
    total = -_FLOOR
    for weight, value in zip(_WEIGHTS, features(claim, fact, hit, size), strict=True):
        total += weight * value
    if total + _AMOUNT * bool(_dimensions(claim)) + _CATEGORY * has_names < 0:
        return _NOT_NEAR
    differ = has_names and differ_in_category(claim, fact)
    if not (shares_words or differ):
        return _NOT_NEAR
    return total + _CATEGORY * differ + _AMOUNT * _measure_alike(claim, fact)


def features(claim: str, fact: str, hit: Hit, size: int) -> tuple[float, ...]:
    """What the words of a claim and a fact say for its being near, in the order of the weights."""
    from memkit.recall.words import information

    shared = {name for kind, name, _ in hit.explain if kind in _OF_WORDS}
    exact = {name for kind, name, _ in hit.explain if kind in _EXACT}
    mine, own = _stems(claim), _stems(fact)
    size = max(size, _FEWEST)
    told = {stem: information(stem, 1, size) for stem in own}
    return (
        hit.share,
        sum(weight for stem, weight in told.items() if stem in shared) / (sum(told.values()) or 1.0),
        sum(stem in shared for stem in own[:_FIRST]) / _FIRST,
        sum(stem in exact for stem in mine[:_FIRST]) / _FIRST,
        max((information(stem, 1, size) for stem in exact), default=0.0),
        log(1 + len(mine)) + log(1 + len(own)),
    )


@memoised(256)
def _stems(text: str) -> list[str]:
    """The terms of a text, each once, in order."""
    from memkit.recall.ask import terms

    return list(dict.fromkeys(terms(text)))


def _shares_two_words(hit: Hit) -> bool:
    """Whether a hit shares two words of some weight, related ones included: one alone names too many things."""
    from memkit.recall.words import LIGHT

    told = {name for kind, name, weight in hit.explain if kind in _OF_WORDS and weight >= _SLIGHT}
    return len(told - LIGHT) > 1


def _measure_alike(a: str, b: str) -> bool:
    """Whether two texts give amounts of one dimension."""
    return bool(_dimensions(a)) and not _dimensions(a).isdisjoint(_dimensions(b))


@memoised(256)
def _dimensions(text: str) -> frozenset[str]:
    """The dimensions of the amounts in a text."""
    if not may_give_amount(text):
        return frozenset()
    from memkit.contradict.quantity import dimensions, take_quantities
    from memkit.contradict.tokens import tokenize

    return frozenset(dimensions(take_quantities(tokenize(text, ()))[1]))


def category_groups(claim: str) -> Groups:
    """The names of the claim's categories, in groups of which each name finds the others."""
    from memkit.contradict.categories import categories_in, members
    from memkit.recall.analyse import base_stem

    groups = []
    for kind in sorted(categories_in(claim)):
        stems = sorted({base_stem(name) for name in members(kind) if name.isalnum()})
        if stems:
            groups.append(tuple(((stem,), (stem,)) for stem in stems))
    return tuple(groups)
