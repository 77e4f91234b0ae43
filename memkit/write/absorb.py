"""Absorbing hand edits: what a person changed in a projection becomes events; what cannot is named."""

from __future__ import annotations

import os
from dataclasses import dataclass

from memkit.errors import UsageError
from memkit.model import events as ev
from memkit.model.events import Event
from memkit.model.fact import ROUTES
from memkit.model.ids import content_hash
from memkit.model.problem import Problem
from memkit.query import load
from memkit.rules import promotion
from memkit.store import clock, files, outbox
from memkit.views import edits as edited
from memkit.views.edits import Edit
from memkit.write.claims import Intent, candidate, created
from memkit.write.desk import Desk, Receipt
from memkit.write.sanitise import redacted_copy

_KIND_OF = {section: kind for kind, (_, section) in ROUTES.items()}


@dataclass(frozen=True)
class Absorbed:
    """Edits taken, lines left to the person, and where the events went."""

    taken: tuple[Edit, ...]
    left: tuple[Problem, ...]
    receipt: Receipt


def absorb(desk: Desk, typed: str) -> Absorbed:
    """Takes over the edits of a projection; the file is replaced only when every edit was taken."""
    root = desk.workspace.root
    path = os.path.relpath(os.path.join(desk.call.cwd, typed), root).replace(os.sep, "/")
    texts = load.rendered(desk.loaded)
    if path not in texts:
        hint = f"memkit absorb {desk.workspace.policy.layout.continuity}"
        raise UsageError(f"{typed} is no projection", code="no-projection", hint=hint)
    data = files.read_if_there(desk.workspace.path(path))
    if data is None or data == texts[path].encode():
        return Absorbed((), (), Receipt(""))
    found = edited.edits(texts[path], data.decode("utf-8", "replace"))
    taken = [edit for edit in found if edit.what != edited.OTHER]
    left = tuple(_left(path, edit) for edit in found if edit.what == edited.OTHER)
    events = [event for edit in taken for event in _events(desk, edit)]
    if not events:
        return Absorbed((), left, Receipt(""))
    desk.rehearse(events)
    if not desk.call.dry_run:
        copy = redacted_copy(desk.workspace, data)
        outbox.keep_bytes(desk.workspace, path.replace("/", "-"), copy)
        if not left:
            files.replace(desk.workspace.path(path), texts[path].encode())
    receipt = desk.record(events, kind="governance", title=f"Absorb edits of {path}")
    return Absorbed(tuple(taken), left, receipt)


def _events(desk: Desk, edit: Edit) -> list[Event]:
    by, via = desk.actor.name, desk.actor.via
    match edit.what:
        case edited.CHANGED:
            body = desk.find(edit.id).body
            return [ev.Revised(edit.id, edit.new, (("content", content_hash(edit.new, body)), ("by", by)))]
        case edited.DELETED:
            return [ev.Archived(edit.id, "", (("why", "removed by hand"), ("by", by)))]
        case edited.SET:
            return [ev.Set(edit.id, edit.new, (("by", by),))]
        case _:
            fact = candidate(desk, Intent(text=edit.new, kind=_KIND_OF.get(edit.section, "fact")))
            now = clock.iso(clock.now())
            return [created(fact), promotion.promoted(fact, by, via, now)]


def _left(path: str, edit: Edit) -> Problem:
    message = "an edit that is no fact of its own; it stays as it is"
    hint = f'memkit remember "…" records it; memkit replay --discard-edits drops it and keeps a copy ({edit.section})'
    return Problem("projection-edited", path, edit.line, message, hint, excerpt=(edit.new or edit.old)[:200])
