"""One more try if the server goes away, as for every write of memkit."""

from __future__ import annotations

import time

from memkit.errors import MemoryWriteFail
from memkit.mirror.failures import Unreachable

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import TypeVar

    T = TypeVar("T")

_HINT = "nothing is lost: the ledger has it, and the next memkit mirror push catches up"


def once_more(act: Callable[[], T], seed: str) -> T:
    """What `act` returns, tried again once after a delay derived from the seed."""
    try:
        return act()
    except Unreachable:
        time.sleep((50 + int(seed[:4] or "0", 16) % 200) / 1000)
    try:
        return act()
    except Unreachable as error:
        raise MemoryWriteFail(error.message, hint=_HINT) from error
