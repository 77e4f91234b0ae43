"""Contradictions and duplicates between live claims, by exact, explainable rules; plain text in, verdicts out.

Precision comes first: a false alarm costs more than a miss. No files, no clock, no learning.
"""

from __future__ import annotations

from .compare import compare
from .search import find, find_all
from .values import Claim, Verdict

__all__ = ["Claim", "Verdict", "compare", "find", "find_all"]
