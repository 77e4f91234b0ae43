"""The Project State section: scalars → Set, the last reviews → Reviewed. Its lines go along as they are."""

from __future__ import annotations

import re
from dataclasses import dataclass, field

from memkit.documents.tools.blocks import ITEM, inner, scan
from memkit.documents.tools.origin import Names, stem_in
from memkit.ledger.write import unfit_event_text
from memkit.model import events as ev
from memkit.model.ids import DERIVED_KEYS
from memkit.model.scalars import REVIEWED, read_scalar

_THROUGH = re.compile(r"\bthrough\b(.*)", re.S | re.I)


@dataclass(slots=True)
class Scalars:
    """What a Project State section says: scalars, and reviews as (scope, stem, words)."""

    values: dict[str, str] = field(default_factory=dict)
    reviews: list[tuple[str, str, str]] = field(default_factory=list)

    def events(self) -> list[ev.Event]:
        """The events that say it again."""
        reviewed = [ev.Reviewed(stem, words, (("scope", scope),)) for scope, stem, words in self.reviews]
        return [*(ev.Set(key, value) for key, value in self.values.items()), *reviewed]


def read_scalars(lines: list[str], names: Names) -> Scalars:
    """The scalars among a section's lines: `- **key:** value` items; everything else is prose."""
    found = Scalars()
    for block in scan(lines):
        if block.kind == ITEM:
            _take(found, lines[block.start : block.end], names)
    return found


def _take(found: Scalars, lines: list[str], names: Names) -> None:
    key, value = read_scalar("\n".join(line.rstrip() for line in inner(lines)))
    if not key or key in found.values or unfit_event_text(value) is not None:
        return
    if key in DERIVED_KEYS:
        stem = _reviewed_through(value, names) if key in REVIEWED else ""
        found.reviews += [(REVIEWED[key], stem, value)] if stem else []
    elif value:
        found.values[key] = value


def _reviewed_through(value: str, names: Names) -> str:
    if value.lstrip("(").lower().startswith(("none", "never", "n/a")):
        return ""
    through = _THROUGH.search(value)
    return names.up_to(stem_in(through[1]) if through else stem_in(value))
