"""The room that is left in a pack: bytes, lines and facts, and which of them was lacking."""

from __future__ import annotations

from memkit.boot.struct import struct

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

# no limit
ALL = 10**9


@struct
class Room:
    """The remaining room in bytes, lines and facts. A line costs its bytes and a line feed."""

    bytes: int
    lines: int
    facts: int = ALL
    # a line that costs more is shortened, if it has a short form
    longest: int = ALL
    # what was lacking although there were bytes: "lines", "facts" or nothing
    lacking: str = ""

    def takes(self, new: Sequence[str], facts: int = 0) -> bool:
        """Takes room for these lines, all or none; False if they do not fit."""
        size = sum(len(line.encode()) + 1 for line in new)
        if size > self.bytes or len(new) > self.lines or facts > self.facts:
            if size <= self.bytes:
                self.lacking = "facts" if facts > self.facts else "lines"
            return False
        self.bytes -= size
        self.lines -= len(new)
        self.facts -= facts
        return True
