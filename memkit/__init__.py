"""memkit: the memory of a git repository, kept in markdown.

As a library: `memkit.load(path)` gives a `Memory`; `memkit.recall.ranker(documents)` the ranker by itself.
"""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from memkit.library import Memory

__version__ = "0.1.0"
__all__ = ("__version__", "load")


def load(path: str = ".") -> Memory:
    """The memory of the workspace around a path; raises `memkit.errors.NoWorkspace` when there is none."""
    from memkit.library import Memory

    return Memory(path)
