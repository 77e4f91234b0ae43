"""Own words of a status that say that nothing is decided yet, such as "Ready for prototyping"."""

from __future__ import annotations

import re
from functools import lru_cache

_DONE = r"(?:implementation|production|release|use|merge|merging|deployment|adoption|rollout|integration)"
_UNDECIDED = re.compile(
    rf"\b(?:(?:ready|waiting|open|up) for (?!{_DONE}\b)\w+|prototyp\w*|investigat\w*|explor\w*|"
    r"under (?:construction|consideration|evaluation|study|debate)|being (?:discussed|written|reviewed|drafted)|"
    r"(?:to be|yet to be|not yet|not) (?:\w+ )?(?:discussed|decided|defined|determined|agreed|clarified|reviewed|written|"
    r"final|settled|ratified|complete[d]?)|needs? \w+|(?:wait|seek)(?:s|ing)?\b|looking for|undecided|tentative|unclear|"
    r"noch (?:nicht|offen)|zu (?:klären|diskutieren|entscheiden)|wartet auf|in klärung|"
    r"(?:à|reste à) (?:discuter|décider|valider|définir)|en attente|por (?:decidir|definir|discutir)|pendiente de|"
    r"sin decidir|in attesa|da (?:decidere|discutere|definire|definir|decidir))",
    re.I,
)
_LONGEST = 60
_PROSE = re.compile(r"[.!?:]\s|[{}<>\[\]|]")


def own_words(text: str) -> str:
    """The words of a status, if they are so few that they are one; empty for a sentence, a hole or a date."""
    words = text.strip(" .*_")
    is_short = len(words.split()) <= 6 and len(words) <= 50 and re.match(r"\D*[^\W\d_]{3}", words)
    return words if is_short and not _PROSE.search(words) else ""


@lru_cache(512)
def is_undecided(words: str) -> bool:
    """Whether a status in the document's own words is short and says that the decision is still to be taken."""
    return len(words) <= _LONGEST and _UNDECIDED.search(words) is not None
