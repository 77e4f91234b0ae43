"""One part of a pack: its facts in order, of which those that came in bulk may get room late."""

from __future__ import annotations

from memkit.boot.struct import replace, struct

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Iterable, Iterator

    from memkit.recall.pack import Line

ALL = 10**9


class Part:
    """One part of a pack: its facts in order, their number, and their cost if they are left out.

    Those that came in `bulk` get room late, all but the first `early`.
    """

    def __init__(
        self,
        numbers: Callable[[], Iterable[int]],
        line: Callable[[int], Line],
        bulk: Collection[int] = (),
        early: int = 0,
    ) -> None:
        self._numbers, self._line = numbers, line
        self._bulk, self._early = bulk, early
        # how many facts, and their cost
        self.facts = self.price = 0
        # the ids of the stale ones among the first facts in doubt
        self.stale: tuple[str, ...] = ()

    def lines(self) -> Iterator[Line]:
        """Its lines, made one at a time."""
        early = self._early
        for number in self._numbers():
            line, is_bulk = self._line(number), number in self._bulk
            early -= is_bulk
            yield replace(line, late=True) if is_bulk and early < 0 else line


@struct(frozen=True)
class Parts:
    """All parts of a pack."""

    rules: Part
    doubted: Part
    threads: Part
    records: Part
    ranked: Part
    rest: Part
    rest_in_bulk: Part
    terms: Part
    unreviewed_ranked: Part
    unreviewed: Part
    unreviewed_in_bulk: Part
    unreviewed_threads: Part
    unreviewed_doubted: Part
