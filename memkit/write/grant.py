"""Builds the fields of a new consent's event from what was typed, checked and sanitised."""

from __future__ import annotations

import re
from dataclasses import replace

from memkit.errors import Refused, UsageError
from memkit.model.events import Fields
from memkit.model.ids import is_id
from memkit.privacy.consent import Record, digest
from memkit.query.consents import consent_id
from memkit.store import clock
from memkit.store.keys import Keyring
from memkit.write.transaction import Transaction
from memkit.write.vaults import subject_tag

_ORDER = (
    "subject", "tenant", "purpose", "predicates", "classifications", "basis",
    "captured_at", "valid_until", "evidence", "auditor", "supersedes", "entity",
)  # fmt: skip


# the parts of a key before its attribute: scope, type and id
_ENTITY = 3


def consent_fields(
    tx: Transaction,
    ring: Keyring,
    subject: str,
    purpose: str,
    predicates: tuple[str, ...],
    classifications: tuple[str, ...],
    given: dict[str, str],
) -> tuple[str, Fields]:
    """(id, fields) of the event that records a consent; sanitises everything before it computes the id."""
    wash = tx.wash.text
    captured = _time(given.get("captured", "")) or clock.iso(clock.now())
    until = _time(given.get("until", ""))
    if until and until <= captured:
        raise UsageError("it would end before it begins", code="bad-time", hint="--until a later TIME")
    record = Record(
        id="",
        subject=subject_tag(ring, subject),
        tenant=wash(given.get("tenant", "")) or tx.workspace.policy.layout.tenant,
        purpose=wash(" ".join(purpose.split())),
        predicates=tuple(_predicate(wash(item)) for item in predicates) or ("*",),
        classifications=tuple(dict.fromkeys(classifications)),
        basis=wash(given.get("basis", "")),
        captured_at=captured,
        valid_until=until,
        evidence=wash(given.get("evidence", "")),
        auditor=wash(given.get("auditor", "")) or tx.actor.name,
        supersedes=_superseded_consent(tx, given.get("supersedes", "")),
        entity=_entity(wash(given.get("entity", ""))),
    )
    id = wash(given.get("id", "")) or consent_id(ring, record)
    if not is_id(id):
        raise UsageError(f'"{wash(id)}" is no id', code="bad-id", hint="--id consent-7f3a")
    if id in tx.state.consents:
        raise Refused(
            f"{id} is there already; records are never changed",
            code="duplicate-id",
            hint=f"memkit consent grant --supersedes {id} …",
        )
    record = replace(record, id=id)
    values = {name: getattr(record, name) for name in _ORDER}
    pairs = [(key, value if isinstance(value, str) else ", ".join(value)) for key, value in values.items()]
    pairs += [("digest", digest(record)), ("by", tx.actor.name), ("via", tx.actor.via)]
    return id, tuple(pair for pair in pairs if pair[1])


def _time(text: str) -> str:
    return clock.iso(clock.seconds(text)) if text else ""


def _predicate(text: str) -> str:
    """A predicate in canonical form; keeps a `*`."""
    star = "*" if text.strip().endswith("*") else ""
    parts = text.strip().rstrip("*").lower().split("/")
    return "/".join(re.sub(r"[^a-z0-9]+", "_", part) for part in parts) + star or "*"


def _entity(text: str) -> str:
    """An entity in canonical form; it covers every key below it."""
    if not text:
        return ""
    parts = _predicate(text).rstrip("*").rstrip("/").split("/")
    if len(parts) != _ENTITY or not all(part.strip("_") for part in parts):
        message = "an entity is three parts of a key, and covers what stands below it"
        raise UsageError(message, code="bad-entity", hint='--entity "customer/cus/77/*"')
    return f"{'/'.join(parts)}/*"


def _superseded_consent(tx: Transaction, typed: str) -> str:
    if typed and typed not in tx.state.consents:
        raise Refused(f'no consent "{typed}" to supersede', code="unknown-id", hint="memkit consent list")
    return typed
