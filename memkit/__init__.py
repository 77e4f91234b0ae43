"""memkit: the memory of a git repository, kept in markdown.

As a library: `memkit.load(path)` gives a `Memory`; `memkit.recall.ranker(documents)` the ranker by itself.
"""

from __future__ import annotations

from memkit.version import __version__

TYPE_CHECKING = False
if TYPE_CHECKING:
    from memkit.api import Memory

__all__ = ("__version__", "load")


def load(path: str = ".") -> Memory:
    """The memory of the workspace around a path; raises `memkit.errors.NoWorkspace` when there is none."""
    from memkit.api import Memory

    return Memory(path)
