"""Standings: the state of every entry of an index, for hits that are printed from cards.

An entry has a number, and a number has a schedule: the state of the entry from which count of work sessions on, while
nobody touches the fact (working until 12, active until 20, then fading). Number 0: the fact must be opened.
This module only stores values and bytes; `query.index` computes them for a policy.
"""

from __future__ import annotations

import marshal

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    # (first count of work sessions, state from then on), sorted by count
    Ahead = tuple[tuple[int, str], ...]
    # bytes if there are few different schedules, as nearly always
    Numbers = bytes | memoryview[int]

OPEN: Ahead = ()
# no reader may see it
NOBODY = "-"
HIDDEN: Ahead = ((0, NOBODY),)
_FEW = 256


class Standings:
    """Segment name → the number of every entry; and the schedule of each number."""

    __slots__ = ("ahead", "numbers")

    def __init__(self, ahead: list[Ahead], numbers: dict[str, Numbers]) -> None:
        self.ahead = ahead
        self.numbers = numbers

    def now(self, work: int) -> list[str]:
        """The state of each number after `work` work sessions; "" if the fact must be opened."""
        return [said_at(ahead, work) for ahead in self.ahead]


def with_tier(said: str, tier: str) -> str:
    """A state as a schedule has it: as a hit prints it, and the tier, which some hits do not print."""
    return f"{said}\0{tier}"


def split_tier(state: str) -> tuple[str, str]:
    """A state of a schedule as (what a hit prints, tier)."""
    said, _, tier = state.partition("\0")
    return said, tier


def said_at(ahead: Ahead, work: int) -> str:
    """The state in a schedule after `work` work sessions."""
    said = ""
    for start, stands in ahead:
        if start <= work:
            said = stands
    return said


def gathered(
    new: Mapping[str, Iterable[Ahead]],
    before: Standings | None = None,
    changed: Mapping[tuple[str, int], Ahead] | None = None,
) -> Standings:
    """The standings of the new segments' entries and of the other segments as `before`, with `changed` applied."""
    table: dict[Ahead, int] = {ahead: n for n, ahead in enumerate(before.ahead if before else [OPEN])}
    numbers = {name: list(held) for name, held in before.numbers.items()} if before else {}
    for (name, entry), ahead in (changed or {}).items():
        numbers[name][entry] = table.setdefault(ahead, len(table))
    for name, entries in new.items():
        numbers[name] = [table.setdefault(ahead, len(table)) for ahead in entries]
    return Standings(list(table), {name: _packed(held, len(table)) for name, held in numbers.items()})


def _packed(numbers: list[int], kinds: int) -> Numbers:
    from array import array

    return bytes(numbers) if kinds <= _FEW else memoryview(array("I", numbers))


def encode(standings: Standings) -> bytes:
    """The standings as bytes."""
    return marshal.dumps((standings.ahead, {name: bytes(held) for name, held in standings.numbers.items()}))


def decode(data: bytes) -> Standings:
    """The standings in these bytes; raises ValueError, EOFError or TypeError if they are corrupt."""
    said, held = marshal.loads(data)
    ahead = [tuple((int(start), str(stands)) for start, stands in one) for one in said]
    numbers = {str(name): memoryview(of) for name, of in dict(held).items()}
    few = len(ahead) <= _FEW
    return Standings(ahead, {name: bytes(of) if few else of.cast("I") for name, of in numbers.items()})
