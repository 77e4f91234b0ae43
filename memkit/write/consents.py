"""Consent for a write: the check, with the name of the failed test, and storing values in the vault."""

from __future__ import annotations

from memkit.boot.struct import struct
from memkit.errors import Refused
from memkit.model.state import State
from memkit.privacy.consent import Match, Request
from memkit.query.consents import OVER, consent_state, judge_request
from memkit.rules.view import consent_of
from memkit.store import keys, vault
from memkit.store.keys import Keyring

TYPE_CHECKING = False
if TYPE_CHECKING:
    from memkit.privacy.findings import Finding
    from memkit.write.transaction import Transaction

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


def erased_references(state: State) -> frozenset[str]:
    """The vault references that the ledger records as erased."""
    held = (record.get("vault", "") for record in state.erased.values())
    return frozenset(reference for text in held for reference in text.split(", ") if reference)


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
