"""Where a piece of an old page was, and where it is to be: its file and section, and its position on a page."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Place:
    """The old and new place of a piece: file, section, sub-heading; for an archived one also status and quarter."""

    file: str
    section: str
    heading: str = ""
    kind: str = "fact"
    archived: bool = False
    quarter: str = ""
    title: str = ""
    # its heading as it was worded
    words: str = ""
    # the page that keeps showing it; empty if a projection shows it
    stays: str = ""


@dataclass(frozen=True, slots=True)
class Spot:
    """The position of a piece on a page that a projection replaces: its line, the blank lines above it, the heading that it
    starts as written, and the blank lines below that."""

    line: int
    gap: int = 0
    opens: str = ""
    below: int = 0

    def fields(self, usual: int) -> list[tuple[str, str]]:
        """The fields for this position; a gap only if it is not the usual one."""
        said = f"{self.gap} {self.below}" if self.opens else str(self.gap)
        plain = f"{usual} 1" if self.opens else str(usual)
        return [
            ("order", str(self.line)),
            ("opens", self.opens),
            ("gap", said if said != plain else ""),
        ]
