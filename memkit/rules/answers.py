"""Answers: one table, word → who may give it, which event records it, which fields it has.

The deciding verbs, `review`, the end of a session and the hooks all use this table.
"""

from __future__ import annotations

from memkit.boot.struct import struct
from memkit.model import events as ev
from memkit.model.fact import PROMOTED, Fact

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping

    from memkit.model.events import Event, Fields

    Disposed = ev.Promoted | ev.Rejected | ev.Deferred | ev.Validated | ev.Quarantined
    Decisive = Disposed | ev.Archived | ev.Pinned | ev.Unpinned | ev.Verified | ev.Closed


# who may give an answer: anybody; a person; a reviewer (the author may withdraw or defer a candidate); or an actor who
# may change memory (others propose the change)
ANYONE, PERSON, REVIEWER, CHANGER = "anyone", "person", "reviewer", "changer"


@struct(frozen=True)
class Answer:
    """One row: the word, its past participle for messages, its event, who may give it, and its fields in order."""

    word: str
    done: str
    event: type[Decisive]
    who: str = ANYONE
    kind: str = "review"
    fields: tuple[str, ...] = ("by", "why")
    what: str = ""


_ROWS = (
    Answer("promote", "promoted", ev.Promoted, REVIEWER),
    Answer("reject", "rejected", ev.Rejected, REVIEWER),
    Answer("defer", "deferred", ev.Deferred, REVIEWER),
    Answer("validate", "validated", ev.Validated, fields=("by", "how")),
    Answer("quarantine", "quarantined", ev.Quarantined),
    Answer("archive", "archived", ev.Archived, CHANGER, "governance", fields=("why", "by")),
    Answer("pin", "pinned", ev.Pinned, PERSON, "governance", what="pin a fact"),
    Answer("unpin", "unpinned", ev.Unpinned, PERSON, "governance", what="unpin a fact"),
    Answer("verify", "verified", ev.Verified, fields=("by", "via", "why")),
    Answer("close", "closed", ev.Closed, CHANGER, "governance", fields=("by",)),
)
ANSWERS: dict[str, Answer] = {row.word: row for row in _ROWS}


def is_so_already(word: str, fact: Fact) -> bool:
    """True if the answer would change nothing."""
    match word:
        case "promote":
            return fact.status == PROMOTED
        case "archive":
            return bool(fact.archived)
        case "pin":
            return bool(fact.pinned_by or fact.old_core)
        case "unpin":
            return not (fact.pinned_by or fact.old_core)
        case "close":
            return bool(fact.closed)
        case _:
            return False


def event_of(word: str, id: str, said: Mapping[str, str], text: str = "") -> Event:
    """The event that records an answer about a fact; `said`: by, via, why and how, as far as they are known."""
    row = ANSWERS[word]
    return row.event(id, text, fields_of(row, said))


def fields_of(row: Answer, said: Mapping[str, str]) -> Fields:
    """The fields of a row's event that have a value; `how` defaults to reviewer."""
    values = {"how": "reviewer"} | {key: value for key, value in said.items() if value}
    return tuple((key, values[key]) for key in row.fields if values.get(key))
