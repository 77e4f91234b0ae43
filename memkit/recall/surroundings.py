"""Surroundings: what a question meets besides the facts. Aliases of the glossary widen it; candidates that wait are
counted; episodes are told below the facts. Kept beside an index, as bytes."""

from __future__ import annotations

import marshal

from memkit.recall.bag import Bag

TYPE_CHECKING = False
if TYPE_CHECKING:
    from memkit.recall.aliases import Groups


class Surroundings:
    """Aliases, candidates that wait, and episodes of one ledger."""

    __slots__ = ("aliases", "episodes", "waiting")

    def __init__(self, aliases: Groups, waiting: Bag, episodes: Bag) -> None:
        self.aliases = aliases
        self.waiting = waiting
        self.episodes = episodes


def encode(around: Surroundings) -> bytes:
    """The surroundings as bytes."""
    return marshal.dumps((around.aliases, around.waiting.plain(), around.episodes.plain()))


def decode(data: bytes) -> Surroundings:
    """The surroundings again; raises ValueError, EOFError or TypeError where these bytes are none."""
    aliases, waiting, episodes = marshal.loads(data)
    return Surroundings(aliases, Bag(*waiting), Bag(*episodes))
