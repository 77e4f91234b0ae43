"""Chooses the units of a file that a claim rests on by its own words."""

from __future__ import annotations

from memkit.boot.struct import struct
from memkit.evidence.ranking import Ranking, Unit, rank
from memkit.evidence.support import is_about_absence, is_about_the_whole

TYPE_CHECKING = False
if TYPE_CHECKING:
    from memkit.evidence.anchor import Source


@struct(frozen=True)
class Rule:
    """How spans are chosen for a bare path; the defaults are what the measurements favoured.

    `spans`: the most spans. `defining`: how many of them may be blocks that define what the claim names. `near`: the share
    of the best score from which on a unit may support the claim too. `gain`: the share of the claim's weight that a
    further span must add. `lead`: the share that the best unit must have, else the whole file is cited. `crowd`: if more
    units than this reach `close` of the best score, there is no clear lead and the whole file is cited; for a claim that
    shares only plain words with the file, more than `vague` units that reach `loose` of it are too many. `alike`: units
    with that share of the best score come before the `related` constants that the best one uses. `whole`: whether a
    claim about all, every, only … cites the whole file: `unnamed` if it names no block, `always` or `never`. `held`: the
    share of the claim's weight that spans around a mere mention must have together, else the whole file is cited.
    """

    spans: int = 3
    defining: int = 1
    near: float = 0.6
    gain: float = 0.2
    lead: float = 0.4
    crowd: int = 6
    close: float = 0.9
    related: int = 1
    alike: float = 0.85
    loose: float = 0.5
    vague: int = 4
    whole: str = "unnamed"
    held: float = 0.6


RULE = Rule()


def choose(claim: str, source: Source, rule: Rule = RULE) -> list[Unit]:
    """The units a claim rests on by its own words; none means the whole file."""
    units, lines = source.units.all, source.lines
    if len(units) < 2:
        return []
    ranking = rank(claim, source.units)
    scores, definers = ranking.scores, ranking.defining() if rule.defining else []
    if not ranking.weights or _needs_the_whole(claim, rule, bool(definers)):
        return []
    best = max(scores)
    near = sorted(
        [at for at, score in enumerate(scores) if score >= rule.near * best], key=lambda at: -scores[at]
    )
    if ranking.share(set(ranking.held[near[0]])) < rule.lead or _crowd(scores, rule.close) > rule.crowd:
        return []
    if not ranking.is_definite and _crowd(scores, rule.loose) > rule.vague:
        return []
    others = [at for at in definers if at != near[0]][: rule.defining]
    used = ranking.related(near[0], lines)[: rule.related]
    alike = [at for at in near if scores[at] >= rule.alike * best]
    picked = list(dict.fromkeys([near[0], *others, *alike, *used, *near[1:]]))[: rule.spans]
    return [units[at] for at in sorted(_cover_claim(picked, ranking, rule))]


def choose_mentions(claim: str, source: Source, mentions: set[int], rule: Rule = RULE) -> list[Unit]:
    """The units a claim rests on if its author named something that these units mention; none means the whole file.

    Mentions come first. Alone they miss much of what makes a claim false, so the best unit of the file is cited too.
    """
    ranking = rank(claim, source.units)
    scores = ranking.scores
    best = max([scores[at] for at in mentions])
    near = sorted([at for at in mentions if scores[at] >= rule.near * best], key=lambda at: -scores[at])
    close = sum(scores[at] >= rule.close * best for at in near)
    if is_about_absence(claim) or close > (rule.crowd if best else rule.spans):
        return []
    picked = near[: rule.spans]
    if ranking.weights:
        top = max(range(len(scores)), key=scores.__getitem__)
        picked = _cover_claim(list(dict.fromkeys([near[0], top, *near[1:]]))[: rule.spans], ranking, rule)
        if ranking.share({term for at in picked for term in ranking.held[at]}) < rule.held:
            return []
    return [source.units.all[at] for at in sorted(picked)]


def _needs_the_whole(claim: str, rule: Rule, defined: bool) -> bool:
    if rule.whole == "never":
        return False
    named = defined and rule.whole == "unnamed"
    return is_about_absence(claim) or (is_about_the_whole(claim) and not named)


def _crowd(scores: list[float], close: float) -> int:
    """How many units reach this share of the best score."""
    floor = close * max(scores)
    return sum(score >= floor for score in scores)


def _cover_claim(picked: list[int], ranking: Ranking, rule: Rule) -> list[int]:
    """The picked units, then those that add most of what the claim names, while they add enough."""
    while len(picked) < rule.spans:
        covered = {term for at in picked for term in ranking.held[at]}
        gains = [ranking.share(set(held) - covered) for held in ranking.held]
        best = max(range(len(gains)), key=gains.__getitem__)
        if gains[best] <= rule.gain:
            break
        picked = [*picked, best]
    return picked
