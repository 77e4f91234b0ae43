"""Empties the outbox: records failed writes now, once each, with the same checks and for the same author."""

from __future__ import annotations

import json
import os
from contextlib import suppress

from memkit.boot.struct import struct
from memkit.errors import LedgerUnreadable, MachineError, Refused, UsageError
from memkit.ledger import make_event
from memkit.model import events as ev
from memkit.model.events import WORKING, Event
from memkit.model.ids import SEED
from memkit.model.session import KINDS
from memkit.store import drafts, files, sync_folder
from memkit.store.actors import Actor, checked_actor
from memkit.store.journals import Draft, Line
from memkit.write import notes
from memkit.write.session import close_session, open_session
from memkit.write.transaction import Transaction

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any


@struct(frozen=True)
class Retried:
    """The result of one intent: its name, how many events were recorded in which session, or why not."""

    name: str
    events: int
    session: str
    refused: str = ""
    # set if the machine still prevents the write
    failed: MachineError | None = None


def read_intent(text: str) -> dict[str, Any]:
    """An unsaved intent, as printed to stderr or stored in the outbox."""
    read = None
    for line in [text, *text.splitlines()]:
        try:
            read = json.loads(line)
        except ValueError:
            continue
        if isinstance(read, dict) and isinstance(read.get("unsaved"), list):
            break
    if not isinstance(read, dict) or not isinstance(read.get("unsaved"), list):
        hint = "pass the line that was printed with the error: memkit outbox retry - < file"
        raise UsageError("that is no unsaved intent", code="bad-intent", hint=hint)
    lines = [line for line in read["unsaved"] if isinstance(line, dict)]
    about = lines[0].pop("in", {}) if lines else {}
    return {**(about if isinstance(about, dict) else {}), **read, "unsaved": lines}


def retry(tx: Transaction, name: str, intent: dict[str, Any]) -> Retried:
    """Records an intent's events in their session; skips events that are recorded already."""
    if intent.get("actor"):
        # the original author stays the author, whoever empties the outbox
        tx.actor = Actor(checked_actor(str(intent["actor"]), "actor"), "env")
        tx.wash.refuse_unclean([("the actor", tx.actor.name)])
    seed = str(intent.get("draft") or "")
    draft = next((item for item in tx.drafts if item.seed == seed), None) if seed else None
    if intent.get("closing"):
        return _close_again(tx, name, intent, draft)
    if intent.get("seed") in {row.seed for row in tx.state.rows}:
        return Retried(name, 0, "")
    events = [event for event in map(_event, intent["unsaved"]) if event is not None]
    bodies = [(str(line["record"]), str(line["body"])) for line in intent["unsaved"] if "record" in line]
    own = draft or (tx.own_draft() if "draft" in intent else None)
    if own is not None and _is_there(own, intent):
        return Retried(name, 0, own.seed)
    working = [event for event in events if isinstance(event, WORKING)]
    others = [event for event in events if not isinstance(event, WORKING)]
    session = _run_inputs(tx, working) if working else ""
    if others:
        session = _record_events(tx, intent, others, bodies, draft)
    return Retried(name, len(events) if session else 0, session)


def _is_there(draft: Draft, intent: dict[str, Any]) -> bool:
    """True if a write reported as failed did reach the journal."""
    said = [line for line in intent["unsaved"] if "verb" in line]
    at = intent.get("after") or 0
    if not isinstance(at, int) or not said:
        return False
    with drafts.hold_draft(draft):
        return draft.events[at : at + len(said)] == said or _noted_since(draft.events[at:], said)


def _noted_since(since: list[Line], said: list[Line]) -> bool:
    """True if an interrupted retry has recorded the same notes already, under other numbers."""
    wanted = [line.get("text") for line in said if line["verb"] == "Noted"]
    there = [line.get("text") for line in since if line.get("verb") == "Noted"]
    return bool(wanted) and all(text in there for text in wanted)


def _close_again(tx: Transaction, name: str, intent: dict[str, Any], draft: Draft | None) -> Retried:
    """Ends a session that could not be ended, unless that was done meanwhile."""
    if draft is None:
        return Retried(name, 0, "")
    lines = intent["unsaved"]
    prose = "\n\n".join(str(line["prose"]) for line in lines if "prose" in line)
    title = next((str(line["head"].get("title", "")) for line in lines if "head" in line), "")
    deferred = [line for line in lines if line.get("verb") == "Deferred"]
    why = next((value for line in deferred for key, value in line["fields"] if key == "why"), None)
    sealed = close_session(tx, draft, prose=prose, title=title, defer=why)
    return Retried(name, sealed.events, sealed.stem) if sealed else Retried(name, 0, "")


def _record_events(
    tx: Transaction,
    intent: dict[str, Any],
    events: Sequence[Event],
    bodies: list[tuple[str, str]],
    draft: Draft | None,
) -> str:
    """Records events other than notes; a claim that was raised again since counts as recorded."""
    known = tx.view.facts
    made = [event for event in events if isinstance(event, ev.Created)]
    if made and all(event.id in known and known[event.id].text == event.text for event in made):
        return ""
    adopted = [event.id for event in events if isinstance(event, ev.Adopted)]
    if adopted and tx.state.legacy and all(id in known for id in adopted):
        return ""
    kind = str(intent.get("kind") or "governance")
    if kind not in KINDS:
        raise UsageError("no kind of session", code="bad-intent", hint="--kind " + "|".join(KINDS))
    opens = "draft" in intent
    # before the first adoption the old files still count as hand-written and would block rendering
    if not adopted or tx.state.legacy:
        tx.rehearse(events, bodies, kind="work" if opens else kind)
    title, seed = str(intent.get("title") or ""), str(intent.get("seed") or "")
    seed = seed if SEED.fullmatch(seed) else ""
    return tx.record(events, bodies, kind=kind, opens=opens, title=title, into=draft, seed=seed).session


def _run_inputs(tx: Transaction, events: Sequence[Event]) -> str:
    """Runs working-memory inputs again instead of copying them: ids and consequences depend on what happened since."""
    session = ""
    renamed: dict[str, str] = {}
    for event in events:
        draft = tx.own_draft()
        match event:
            case ev.Noted():
                draft = draft or open_session(tx, before=([event], ()))
                id, receipt = notes.note(tx, draft, event.text, event.fields)
                renamed[event.name] = id
                session = receipt.session
            case ev.Touched():
                session = _done_again(tx, ev.Touched(renamed.get(event.name, event.name))) or session
            case ev.Summarised() if draft is not None:
                made = notes.next_summary(tx, draft, event.text)
                session = tx.record([made], opens=True).session if made else session
            case ev.Ticked() | ev.Aimed():
                session = _done_again(tx, event) or session
            case _:
                pass
    return session


def _done_again(tx: Transaction, event: Event) -> str:
    """Runs one input again if it still makes sense: a removed note cannot be touched."""
    try:
        return notes.apply_inputs(tx, [event], opens=not isinstance(event, ev.Touched))[0].session
    except MachineError:
        raise
    except Refused:
        return ""


def _event(line: dict[str, Any]) -> Event | None:
    if "verb" not in line:
        return None
    fields = tuple((str(key), str(value)) for key, value in line.get("fields", []))
    made = make_event(str(line["verb"]), str(line.get("subject", "")), str(line.get("text", "")), fields)
    return None if isinstance(made, str) else made


def retry_all(tx: Transaction) -> list[Retried]:
    """Retries every intent in the outbox, oldest first; removes those recorded and reports why others were not."""
    done: list[Retried] = []
    for name in drafts.pending_intents(tx.workspace):
        path = tx.workspace.private("outbox", name)
        found = _retry_one(tx, name, path)
        done.append(found)
        if not (found.refused or found.failed or tx.call.dry_run):
            _settle(path)
    return done


def _retry_one(tx: Transaction, name: str, path: str) -> Retried:
    """Retries one intent; an intent that is gone was settled when its session was sealed meanwhile."""
    try:
        kept = files.read(path).decode("utf-8", "replace")
    except FileNotFoundError:
        return Retried(name, 0, "")
    except LedgerUnreadable:
        return Retried(name, 0, "", "it is no regular file")
    try:
        again = Transaction(tx.call)
        again.retried = drafts.relative(tx.workspace, path)
        return retry(again, name, read_intent(kept))
    except FileNotFoundError:
        return Retried(name, 0, "")
    except MachineError as error:
        return Retried(name, 0, "", failed=error)
    except (Refused, UsageError) as error:
        return Retried(name, 0, "", error.message)


def _settle(path: str) -> None:
    """Removes an intent from the outbox. If that fails, the next retry finds it recorded."""
    with suppress(OSError):
        # sealing a session removes its own intent
        if os.path.exists(path):
            os.unlink(path)
        sync_folder(os.path.dirname(path))
