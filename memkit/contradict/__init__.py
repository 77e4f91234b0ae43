"""Contradictions and duplicates between live claims, by exact, explainable rules: plain text in, verdicts out.

Precision comes first: a false alarm costs more than a miss. Uses no files, no clock and no learning. The rules are
imported only when two claims share enough words to be compared.
"""

from __future__ import annotations

from memkit.contradict.search import find, find_all
from memkit.contradict.values import Claim, Verdict

__all__ = ["Claim", "Verdict", "compare", "find", "find_all"]


def compare(a: Claim, b: Claim) -> Verdict:
    """The verdict on two claims; the same for (a, b) and (b, a)."""
    from memkit.contradict.comparison import compare

    return compare(a, b)
