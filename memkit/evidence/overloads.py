"""Which definitions of a name a claim rests on, if a file defines it several times: overloads, methods of two classes."""

from __future__ import annotations

from memkit.evidence.ranking import Unit, Units, rank

TYPE_CHECKING = False
if TYPE_CHECKING:
    from memkit.evidence.blocks import Block
    from memkit.evidence.ranking import Ranking

# as many definitions as are cited together; beyond them the claim must say which are meant
_MOST = 3
# the share of the best score from which on a definition is meant too: by names, numbers and literals, then by all words
_BY_NAMES, _BY_WORDS, _CLOSE = 0.5, 0.6, 0.85


def definitions_for(claim: str, found: tuple[Block, ...], lines: list[str]) -> tuple[Block, ...]:
    """The one to three definitions that a claim is about: all, unless it says more of some. None if nothing tells more
    than three apart."""
    if len(found) < 2:
        return found
    units = [Unit(block.first, block.last, block.qualified, block) for block in found]
    ranking = rank(claim, Units(units, lines))
    scores = _scores(ranking, words=True)
    others = [_lead(scores, _BY_WORDS), _lead(scores, _CLOSE)]
    if len(found) <= _MOST:
        others = [list(range(len(found)))]
    leads = [_lead(_scores(ranking, words=False), _BY_NAMES), *others]
    picked = next((lead for lead in leads if 0 < len(lead) <= _MOST), ())
    return tuple([found[at] for at in picked])


def _scores(ranking: Ranking, words: bool) -> list[float]:
    """What each definition shares with the claim that not all of them share; plain words only on request."""
    telling = {
        term: weight
        for term, weight in ranking.weights.items()
        if (words or term[0] != "word") and not all(term in held for held in ranking.held)
    }
    return [sum([telling.get(term, 0.0) for term in held]) for held in ranking.held]


def _lead(scores: list[float], share: float) -> list[int]:
    """The definitions that reach this share of the best score; none if nothing tells them apart."""
    best = max(scores)
    return [at for at, score in enumerate(scores) if best and score >= share * best]
