"""Standings: how every entry of an index stands, for hits that are printed from cards.

An entry has a number, and a number says how the entry stands from which count of work sessions on, while nobody
touches the fact: working until 12, active until 20, fading from then. Number 0: its fact must be opened.
Values and bytes only; who works them out, and for which policy, is the keeper's business.
"""

from __future__ import annotations

import marshal

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    # (the first count of work sessions, how it stands from then on), by count
    Ahead = tuple[tuple[int, str], ...]
    # bytes where there are few kinds of standing, as nearly always
    Numbers = bytes | memoryview[int]

OPEN: Ahead = ()
# no reader may see it
NOBODY = "-"
HIDDEN: Ahead = ((0, NOBODY),)
_FEW = 256


class Standings:
    """For each segment by its name, the number of every entry; and what each number says."""

    __slots__ = ("ahead", "numbers")

    def __init__(self, ahead: list[Ahead], numbers: dict[str, Numbers]) -> None:
        self.ahead = ahead
        self.numbers = numbers

    def now(self, work: int) -> list[str]:
        """What each number says after so many work sessions; "" where a fact must be opened."""
        return [said_at(ahead, work) for ahead in self.ahead]


def said_at(ahead: Ahead, work: int) -> str:
    """What holds after so many work sessions."""
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
    """The standings of the entries of these segments, and those of other segments as before, but for what changed."""
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
    """The standings again; raises ValueError, EOFError or TypeError where these bytes are none."""
    said, held = marshal.loads(data)
    ahead = [tuple((int(start), str(stands)) for start, stands in one) for one in said]
    numbers = {str(name): memoryview(of) for name, of in dict(held).items()}
    few = len(ahead) <= _FEW
    return Standings(ahead, {name: bytes(of) if few else of.cast("I") for name, of in numbers.items()})
