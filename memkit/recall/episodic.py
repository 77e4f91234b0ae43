"""Episodes by overlap: the share of a summary's words that the question names, compared as exact fractions.

Text in, order out: no files, no clock, no floating point.
"""

from __future__ import annotations

import re
from fractions import Fraction

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable

# everything but letters, digits and their combining marks separates tokens; an underscore does too
_PARTS = re.compile(r"[\W_]+")


def tokens(text: str) -> frozenset[str]:
    """The distinct tokens of a text: lower case, split on whitespace and punctuation."""
    return frozenset(part for part in _PARTS.split(text.lower()) if part)


def rank(question: str, episodes: Iterable[tuple[str, int, str]]) -> list[tuple[str, int, int]]:
    """Episodes (id, order, summary) that share a token with the question, as (id, shared, tokens).

    The largest share first, then the newest, then by id.
    """
    asked = tokens(question)
    found: list[tuple[Fraction, int, str, int, int]] = []
    for id, order, summary in episodes:
        said = tokens(summary)
        shared, size = len(asked & said), max(1, len(said))
        if shared:
            found.append((Fraction(-shared, size), -order, id, shared, size))
    return [(id, shared, size) for _, _, id, shared, size in sorted(found)]
