"""The outbox emptied: what could not be written is recorded now, once, by the same gate."""

from __future__ import annotations

import json
import os
from dataclasses import dataclass
from typing import Any

from memkit.errors import UsageError
from memkit.ledger.grammar import make
from memkit.model.events import Event
from memkit.record.desk import Desk
from memkit.store import files, outbox


@dataclass(frozen=True)
class Retried:
    """One intent: its name, how many events it held, and where they went."""

    name: str
    events: int
    session: str


def read_intent(text: str) -> dict[str, Any]:
    """An unsaved intent, as stderr printed it or the outbox kept it."""
    try:
        read = json.loads(text)
    except ValueError:
        read = None
    if not isinstance(read, dict) or not isinstance(read.get("unsaved"), list):
        hint = "pass the line that was printed with the error: memkit outbox retry - < file"
        raise UsageError("that is no unsaved intent", code="bad-intent", hint=hint)
    return read


def retry(desk: Desk, name: str, intent: dict[str, Any]) -> Retried:
    """Records an intent's events, in the open session it was meant for where that is still open."""
    events = [event for event in map(_event, intent["unsaved"]) if event is not None]
    bodies = [(line["record"], line["body"]) for line in intent["unsaved"] if "record" in line]
    bodies += [(str(id), str(body)) for id, body in intent.get("records") or []]
    draft = next((item for item in desk.drafts if item.seed == intent.get("draft")), None)
    if not events:
        return Retried(name, 0, "")
    opens = bool(intent.get("draft"))
    receipt = desk.record(
        events,
        bodies,
        kind=str(intent.get("kind") or "governance"),
        opens=opens,
        title=str(intent.get("title") or ""),
        into=draft,
    )
    return Retried(name, len(events), receipt.session)


def _event(line: Any) -> Event | None:
    if not isinstance(line, dict) or "verb" not in line:
        return None
    fields = tuple((str(key), str(value)) for key, value in line.get("fields", []))
    made = make(str(line["verb"]), str(line.get("subject", "")), str(line.get("text", "")), fields)
    return None if isinstance(made, str) else made


def retry_all(desk: Desk) -> list[Retried]:
    """Everything in the outbox, oldest first; what was recorded leaves it."""
    done: list[Retried] = []
    for name in outbox.waiting(desk.workspace):
        path = desk.workspace.private("outbox", name)
        with open(path, encoding="utf-8") as handle:
            intent = read_intent(handle.read())
        done.append(retry(desk, name, intent))
        if not desk.call.dry_run:
            os.unlink(path)
            files.sync_folder(os.path.dirname(path))
    return done
