"""Consent for a write: the check that names its failed test, and the vault behind it."""

from __future__ import annotations

from dataclasses import dataclass

from memkit.errors import Refused
from memkit.model.state import State
from memkit.privacy.consent import Match, Request
from memkit.query.consents import OVER, judged, standing
from memkit.rules.view import consent_of
from memkit.store import keys, vault

TYPE_CHECKING = False
if TYPE_CHECKING:
    from memkit.privacy.values import Finding
    from memkit.write.transaction import Transaction

_SAID = {
    "exists": "nobody gave it",
    "unedited": "the record does not match its digest",
    "tenant": "it was given for another tenant",
    "subject": "it was given by someone else",
    "purpose": "it was given for another purpose",
    "predicate": "it does not cover this key",
    "classification": "it does not cover this classification",
    "captured": "it begins later than now",
    "expired": "it has run out",
    "revoked": "it was revoked",
    "superseded": "a later record took its place",
}


def require(state: State, request: Request) -> str:
    """The id of the consent that allows it; refuses with the name of the test that failed."""
    found = judged(state, request)
    if isinstance(found, Match):
        return found.consent
    name = request.consent or found.consent or "a consent"
    message = f"{name} fails the test {found.test}: {_SAID[found.test]}; nothing was recorded"
    raise Refused(message, code=f"consent-{found.test}", hint="memkit consent list")


@dataclass
class Allowance:
    """The consent a write stands under: gives every personal span its vault reference, and keeps the values."""

    tx: Transaction
    consent: str

    def __call__(self, finding: Finding, value: str) -> str | None:
        """The reference under which this span goes to the vault."""
        del finding
        return vault.reference_for(self.tx.workspace.root, self.consent, value, self._taken())

    def _taken(self) -> frozenset[str]:
        """References in the ledger that stand under other consents, perhaps of another machine's vault."""
        facts = self.tx.view.facts.values()
        return frozenset(
            reference
            for fact in facts
            if consent_of(fact) and consent_of(fact) != self.consent
            for reference in vault.references(fact.text)
        )

    def keep(self) -> list[str]:
        """Stores what was taken so far; the references that are new, so that a failed write can take them back."""
        from memkit.privacy.redact import canonical

        root = self.tx.workspace.root
        subject = self.tx.view.consents.get(self.consent, {}).get("subject", "")
        new: list[str] = []
        for item in self.tx.wash.vaulted:
            tag = keys.tag(root, canonical(item.value))
            entry = vault.Entry(item.reference, item.cls, self.consent, subject, tag, item.value)
            if vault.store(root, entry):
                new.append(item.reference)
        self.tx.wash.vaulted.clear()
        return new


def shred_ended(root: str, state: State) -> list[str]:
    """Shreds the entries whose consent is over by now; the references that went."""
    if not state.consents:
        return []
    over = {id for id in state.consents if standing(state, id) in OVER}
    gone: list[str] = []
    for reference in vault.known(root):
        entry = vault.fetch(root, reference)
        if entry is not None and entry.consent in over and vault.shred(root, reference):
            gone.append(reference)
    return gone
