"""Reading memory: load the ledger, search it, build packs, gather what `check` looks at. Writes nothing but caches.

Loops of long work pass their items through `watch`, which the CLI replaces with a bar on a terminal.
"""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable
    from typing import Any

    from memkit.recall.rows import Watch


def unwatched(items: Iterable[Any], _total: int, _label: str) -> Iterable[Any]:
    """The items, without progress."""
    return items


watch: Watch = unwatched
