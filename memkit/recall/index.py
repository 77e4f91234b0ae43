"""The index: a few immutable segments, each with the list of its removed sessions. `grow` builds and changes indexes.

Nothing here touches a file: `encode` returns names and bytes to store, and `decode` reads them back.
"""

from __future__ import annotations

from memkit.recall.segment import MAGIC, BadSegmentError, Segment

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

    from memkit.recall.segment import Buffer


class Part:
    """One segment of an index, its name, and the numbers of its removed sessions (`gone`).

    `passed`: further entries to skip for one reader; a stored index has none.
    """

    __slots__ = ("gone", "name", "passed", "segment")

    def __init__(
        self, name: str, segment: Segment, gone: frozenset[int], passed: frozenset[int] = frozenset()
    ) -> None:
        self.name = name
        self.segment = segment
        self.gone = gone
        self.passed = passed

    def gone_entries(self) -> set[int]:
        """The numbers of the entries of removed sessions, and of skipped entries."""
        starts = self.segment.starts
        gone = {entry for session in self.gone for entry in range(starts[session], starts[session + 1])}
        return gone | self.passed if self.passed else gone

    def passed_over(self) -> frozenset[int]:
        """The skipped entries whose sessions are not removed."""
        owner = self.segment.owner
        return frozenset(entry for entry in self.passed if owner[entry] not in self.gone)

    def marked(self, mask: int, wanted: int) -> bytearray:
        """For each entry, 1 if it is not removed and has exactly the `wanted` marks among those in the mask; else 0."""
        table = bytes(flags & mask == wanted for flags in range(256))
        has = bytearray(self.segment.flags).translate(table)
        for entry in self.gone_entries():
            has[entry] = 0
        return has


class Index:
    """Segments in order, and a stamp for what the index was built from."""

    __slots__ = ("parts", "stamp")

    def __init__(self, parts: tuple[Part, ...], stamp: str = "") -> None:
        self.parts = parts
        self.stamp = stamp


def encode(index: Index) -> tuple[bytes, dict[str, Buffer]]:
    """The manifest, and name → bytes of its segments; a name always has the same bytes."""
    lines = [MAGIC.decode(), index.stamp.replace("\n", " ")]
    for part in index.parts:
        gone = ",".join(map(str, sorted(part.gone)))
        lines.append(f"{part.name} {gone}")
    return "\n".join(lines).encode(), {part.name: part.segment.data for part in index.parts}


def stamp_of(manifest: bytes) -> str:
    """The stamp in a manifest of this format; empty in any other."""
    head, _, rest = manifest.partition(b"\n")
    return rest.partition(b"\n")[0].decode("utf-8", "replace") if head == MAGIC else ""


def decode(manifest: bytes, load: Callable[[str], Buffer]) -> Index:
    """The index of a manifest, its segments loaded by name; BadSegmentError if it is of another format."""
    lines = manifest.decode("utf-8", "replace").split("\n")
    if len(lines) < 2 or lines[0] != MAGIC.decode():
        raise BadSegmentError("not a recall index of this format")
    parts = []
    for line in lines[2:]:
        name, _, gone = line.partition(" ")
        parts.append(Part(name, Segment(load(name)), frozenset(map(int, gone.split(",") if gone else ()))))
    return Index(tuple(parts), lines[1])
