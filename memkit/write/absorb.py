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
from memkit.write.sanitise import redacted_copy
from memkit.write.transaction import Receipt, Transaction

_KIND_OF = {section: kind for kind, (_, section) in ROUTES.items()}


@dataclass(frozen=True)
class Absorbed:
    """Edits taken, lines left to the person, and where the events went."""

    taken: tuple[Edit, ...]
    left: tuple[Problem, ...]
    receipt: Receipt


def absorb(tx: Transaction, typed: str) -> Absorbed:
    """Takes over the edits of a projection; the file is replaced only when every edit was taken."""
    root = tx.workspace.root
    path = os.path.relpath(os.path.join(tx.call.cwd, typed), root).replace(os.sep, "/")
    texts = load.rendered(tx.loaded)
    if path not in texts:
        hint = f"memkit absorb {tx.workspace.policy.layout.continuity}"
        raise UsageError(f"{typed} is no projection", code="no-projection", hint=hint)
    data = files.read_if_there(tx.workspace.path(path))
    if data is None or data == texts[path].encode():
        return Absorbed((), (), Receipt(""))
    found = edited.edits(texts[path], data.decode("utf-8", "replace"))
    taken = [edit for edit in found if edit.what != edited.OTHER]
    left = tuple(_left(path, edit) for edit in found if edit.what == edited.OTHER)
    events = [event for edit in taken for event in _events(tx, edit)]
    if not events:
        return Absorbed((), left, Receipt(""))
    tx.rehearse(events)
    if not tx.call.dry_run:
        copy = redacted_copy(tx.workspace, data)
        outbox.keep_bytes(tx.workspace, path.replace("/", "-"), copy)
        if not left:
            files.replace(tx.workspace.path(path), texts[path].encode())
    receipt = tx.record(events, kind="governance", title=f"Absorb edits of {path}")
    return Absorbed(tuple(taken), left, receipt)


def _events(tx: Transaction, edit: Edit) -> list[Event]:
    by, via = tx.actor.name, tx.actor.via
    match edit.what:
        case edited.CHANGED:
            body = tx.find(edit.id).body
            return [ev.Revised(edit.id, edit.new, (("content", content_hash(edit.new, body)), ("by", by)))]
        case edited.DELETED:
            return [ev.Archived(edit.id, "", (("why", "removed by hand"), ("by", by)))]
        case edited.SET:
            return [ev.Set(edit.id, edit.new, (("by", by),))]
        case _:
            fact = candidate(tx, Intent(text=edit.new, kind=_KIND_OF.get(edit.section, "fact")))
            now = clock.iso(clock.now())
            return [created(fact), promotion.promoted(fact, by, via, now)]


def _left(path: str, edit: Edit) -> Problem:
    message = "an edit that is no fact of its own; it stays as it is"
    hint = f'memkit remember "…" records it; memkit replay --discard-edits drops it and keeps a copy ({edit.section})'
    return Problem("projection-edited", path, edit.line, message, hint, excerpt=(edit.new or edit.old)[:200])
