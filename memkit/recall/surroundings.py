"""Surroundings: what a question can match besides facts. Aliases of the glossary widen it; pending candidates are
counted; episodes are shown below the facts. They are stored with an index, as bytes."""

from __future__ import annotations

import marshal

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from memkit.recall.aliases import Groups
    from memkit.recall.bag import Bag


class Surroundings:
    """Aliases, pending candidates and episodes of one ledger; the bags are opened on demand."""

    __slots__ = ("_episodes", "_waiting", "aliases")

    def __init__(self, aliases: Groups, waiting: tuple[Any, ...], episodes: tuple[Any, ...]) -> None:
        self.aliases = aliases
        self._waiting = waiting
        self._episodes = episodes

    @property
    def waits(self) -> bool:
        """Whether any candidate is pending."""
        return bool(self._waiting[0])

    @property
    def happened(self) -> bool:
        """Whether there is any episode."""
        return bool(self._episodes[0])

    @property
    def waiting(self) -> Bag:
        """The pending candidates."""
        from memkit.recall.bag import Bag

        return Bag(*self._waiting)

    @property
    def episodes(self) -> Bag:
        """The episodes."""
        from memkit.recall.bag import Bag

        return Bag(*self._episodes)


def encode(around: Surroundings) -> bytes:
    """The surroundings as bytes."""
    return marshal.dumps((around.aliases, around.waiting.plain(), around.episodes.plain()))


def decode(data: bytes) -> Surroundings:
    """The surroundings in these bytes; raises ValueError, EOFError or TypeError if they are corrupt."""
    return Surroundings(*marshal.loads(data))
