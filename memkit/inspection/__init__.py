"""Gathers what `check` looks at: from the work tree, from git's index, or over a range of history.

Files, git and the clock are asked here; the rules themselves (`memkit.checks`) see values only.
"""

from __future__ import annotations

from memkit.inspection.history import of_history
from memkit.inspection.index import of_index
from memkit.inspection.tree import of_work_tree

__all__ = ["of_history", "of_index", "of_work_tree"]
