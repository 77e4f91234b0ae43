"""The Project State section: scalars → Set, the last reviews → Reviewed; what replay derives is set aside."""

from __future__ import annotations

import re
from dataclasses import dataclass, field

from memkit.documents.tools.blocks import ITEM, inner, scan
from memkit.documents.tools.origin import Names, stem_in
from memkit.ledger.write import unfit_event_text
from memkit.model import events as ev
from memkit.model.ids import DERIVED_KEYS, STATE_KEY

_SCALAR = re.compile(r"(\*\*|__|`|)([A-Za-z][A-Za-z _-]*?)(?:\1[ \t]*:|:[ \t]*\1)(?:[ \t]+(.*)|[ \t]*)", re.S)
_THROUGH = re.compile(r"\bthrough\b(.*)", re.S | re.I)
_SCOPES = {"last_review": "all", "last_invariant_check": "invariants"}


@dataclass(slots=True)
class Scalars:
    """What a Project State section says: scalars, reviews as (scope, stem, words), lines set aside, prose."""

    values: dict[str, str] = field(default_factory=dict)
    reviews: list[tuple[str, str, str]] = field(default_factory=list)
    aside: list[str] = field(default_factory=list)
    prose: list[str] = field(default_factory=list)

    def events(self) -> list[ev.Event]:
        """The events that say it again."""
        reviewed = [ev.Reviewed(stem, words, (("scope", scope),)) for scope, stem, words in self.reviews]
        return [*(ev.Set(key, value) for key, value in self.values.items()), *reviewed]


def read_scalars(lines: list[str], names: Names) -> Scalars:
    """A section's lines, sorted: `- **key:** value` items are scalars, everything else is prose."""
    found = Scalars()
    for block in scan(lines):
        here = lines[block.start : block.end]
        if block.kind != ITEM or not _take(found, here, names):
            found.prose += here
    return found


def _take(found: Scalars, lines: list[str], names: Names) -> bool:
    said = "\n".join(line.rstrip() for line in inner(lines)).strip()
    match = _SCALAR.fullmatch(said)
    key = match[2].strip().lower().replace(" ", "_").replace("-", "_") if match is not None else ""
    if match is None or not STATE_KEY.fullmatch(key) or key in found.values:
        return False
    value = (match[3] or "").strip()
    if unfit_event_text(value) is not None:
        return False
    if key in DERIVED_KEYS or not value:
        stem = _reviewed_through(value, names) if key in _SCOPES else ""
        if stem:
            found.reviews.append((_SCOPES[key], stem, value))
        else:
            found.aside += lines
    else:
        found.values[key] = value
    return True


def _reviewed_through(value: str, names: Names) -> str:
    if value.lstrip("(").lower().startswith(("none", "never", "n/a")):
        return ""
    through = _THROUGH.search(value)
    return names.up_to(stem_in(through[1]) if through else stem_in(value))
