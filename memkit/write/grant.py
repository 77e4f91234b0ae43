"""Consents for a writer: the event of a new one, the check of a write, and the values that it stores in the vault."""

from __future__ import annotations

import re
from dataclasses import replace

from memkit.boot.struct import struct
from memkit.errors import Refused, UsageError
from memkit.model.events import Fields
from memkit.model.ids import is_id
from memkit.model.state import State
from memkit.privacy.consent import Match, Record, Request, digest
from memkit.query.consents import OVER, consent_id, consent_state, judge_request
from memkit.rules.view import consent_of
from memkit.store import clock, keys, vault
from memkit.store.keys import Keyring
from memkit.write.transaction import Transaction
from memkit.write.vaults import erased_references, subject_tag

TYPE_CHECKING = False
if TYPE_CHECKING:
    from memkit.privacy.findings import Finding


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


_SAID = {
    "exists": "nobody gave it",
    "unedited": "the record does not match its digest",
    "tenant": "it was given for another tenant",
    "subject": "it was given by someone else",
    "entity": "it is about another entity",
    "purpose": "it was given for another purpose",
    "predicate": "it does not cover this key",
    "classification": "it does not cover this classification",
    "captured": "it begins later than now",
    "expired": "it has run out",
    "revoked": "it was revoked",
    "superseded": "a later record took its place",
}


def require_consent(state: State, request: Request) -> str:
    """The id of the consent that allows the request; refuses with the name of the failed test."""
    found = judge_request(state, request)
    if isinstance(found, Match):
        return found.consent
    name = request.consent or found.consent or "a consent"
    if found.test == "subject" and not request.subject:
        message = f"the claim does not say whom it is about, and {name} is one person's; nothing was recorded"
        raise Refused(message, code="consent-subject", hint="--subject - asks for the person")
    message = f"{name} fails the test {found.test}: {_SAID[found.test]}; nothing was recorded"
    raise Refused(message, code=f"consent-{found.test}", hint="memkit consent list")


@struct
class Allowance:
    """The consent of a write: assigns a vault reference to every personal span and stores the values."""

    tx: Transaction
    consent: str

    def __call__(self, finding: Finding, value: str) -> str | None:
        """The vault reference for this span."""
        del finding
        return vault.reference_for(self.tx.ring, self.consent, value, self._taken())

    def _taken(self) -> frozenset[str]:
        """References that were erased or belong to other consents, possibly in another machine's vault."""
        facts = self.tx.view.facts.values()
        return erased_references(self.tx.state) | frozenset(
            reference
            for fact in facts
            if consent_of(fact) and consent_of(fact) != self.consent
            for reference in vault.references(fact.text)
        )

    def keep(self) -> list[str]:
        """Stores the collected values; returns the new references, so that a failed write can remove them."""
        from memkit.privacy.redact import canonical

        ring = self.tx.ring
        subject = self.tx.view.consents.get(self.consent, {}).get("subject", "")
        new: list[str] = []
        for item in self.tx.wash.vaulted:
            tag = keys.tag(ring, canonical(item.value))
            entry = vault.Entry(item.reference, item.cls, self.consent, subject, tag, item.value)
            if vault.store(ring, entry):
                new.append(item.reference)
        self.tx.wash.vaulted.clear()
        keys.move_to_own_folder(ring)
        return new


def shred_ended(ring: Keyring, state: State) -> list[str]:
    """Shreds vault entries whose consent has ended or that were erased; returns their references."""
    if not state.consents:
        return []
    over = {id for id in state.consents if consent_state(state, id) in OVER}
    erased = erased_references(state)
    gone: list[str] = []
    for reference in vault.openable_references(ring):
        entry = vault.fetch(ring, reference)
        is_over = entry is not None and entry.consent in over
        if (is_over or reference in erased) and vault.shred(ring, reference):
            gone.append(reference)
    return gone
