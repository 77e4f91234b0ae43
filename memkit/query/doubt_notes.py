"""Why a fact is in doubt, in the words of a pack: stale, or in conflict."""

from __future__ import annotations

from memkit.rules import view

TYPE_CHECKING = False
if TYPE_CHECKING:
    from memkit.query.reader import Reader

STALE = "STALE"
# how many of the facts that a fact is in conflict with are named
_SIDES = 3


def change_note(reader: Reader, number: int) -> str:
    """Which cited lines of a fact have changed or are gone."""
    piece, state = reader.doubts.first_piece(number)
    return f"{STALE}, {piece} {state}"


def doubt_note(reader: Reader, number: int) -> str:
    """Why a fact is in doubt, by what sessions recorded (stale or in conflict); empty if it is not."""
    fact = reader.state.facts[reader.catalog.name(number)]
    conflicts = view.open_conflicts(fact, reader.state)
    if conflicts:
        sides = [id for name in conflicts for id in reader.state.conflicts[name].ids if id != fact.id]
        known = [*reader.open_ids(dict.fromkeys(sides))] or [conflicts[0]]
        more = f" and {len(known) - _SIDES} more" if len(known) > _SIDES else ""
        return f"CONFLICT with [{', '.join(known[:_SIDES])}]{more}, a person decides"
    if number in reader.doubts.numbers:
        return change_note(reader, number)
    if not fact.stale:
        return ""
    piece, _, now = fact.stale[0]
    return f"{STALE}, {piece} {'missing' if now == 'missing' else 'changed'}"
