"""Footers: the comment below an item with its id and counters, and the fields that its owner added."""

from __future__ import annotations

from memkit.boot.memo import lazy
from memkit.ledger import encode
from memkit.model.fact import ROLLED_BACK, Conflict, Fact
from memkit.model.ids import stem_date
from memkit.rules.view import last_used

TYPE_CHECKING = False
if TYPE_CHECKING:
    from memkit.views.sheet import Sheet

_PLAIN = lazy(r"[A-Za-z0-9:,_. ]+(?:-[A-Za-z0-9:,_. ]+)*")

Pair = tuple[str, str]


def fact_footer(fact: Fact, sheet: Sheet, waiting: bool = False) -> str:
    """A fact's footer: fields in fixed order, optional ones only if set; without counters in the queue."""
    pairs: list[Pair] = [("id", fact.id), ("created", fact.created)]
    if not waiting:
        tier = sheet.tier(fact)
        pairs += [("last_used", last_used(fact)), ("uses", str(fact.uses)), ("tier", tier)]
    pairs += [
        ("status", _status(fact, waiting)),
        ("confidence", fact.get("confidence")),
        ("supersedes", ", ".join(sheet.shown(fact.supersedes))),
        ("superseded-by", ", ".join(sheet.shown(fact.superseded_by))),
        ("origin", fact.origin),
    ]
    return footer_comment([*pairs, *_owners_fields(fact)] if fact.get("was") else pairs)


# fields of an old footer that memkit keeps itself
_OURS = frozenset(
    "id created last_used uses tier status confidence supersedes superseded_by origin pinned sessions".split()
)


def _owners_fields(fact: Fact) -> list[Pair]:
    """The fields of an adopted fact's old footer that memkit does not know."""
    parts = [part.partition(":") for part in fact.get("was").split("|")]
    found = [(key.strip(), value.strip()) for key, colon, value in parts if colon]
    if not found or found[0][0].lower() != "id":
        # a row of an index
        return []
    return [pair for pair in found if pair[0].lower().replace("-", "_") not in _OURS and " " not in pair[0]]


def _status(fact: Fact, waiting: bool) -> str:
    if waiting or fact.status == ROLLED_BACK:
        return fact.status
    if fact.kind != "thread":
        return ""
    return "closed" if fact.closed else "open"


def conflict_footer(conflict: Conflict) -> str:
    """A conflict's footer; a conflict counts as an open thread."""
    day = stem_date(conflict.origin)
    seen = [("created", day), ("last_used", day), ("uses", "1"), ("tier", "active"), ("status", "open")]
    return footer_comment([("id", conflict.id), *seen, ("origin", conflict.origin)])


def footer_comment(pairs: list[Pair]) -> str:
    """The pairs that have a value, as a comment line of a list item."""
    inside = " | ".join([f"{key}: {value}" for key, value in pairs if value])
    # nearly all values are ids, dates and stems, which need no encoding
    if _PLAIN.fullmatch(inside.replace(" | ", " ")) is None:
        inside = " | ".join([f"{key}: {encode(value)}" for key, value in pairs if value])
    return f"  <!-- {inside} -->"
