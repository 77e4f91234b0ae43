"""Labels: the clearance that a reader of the mirror needs for a fact, or for a text that names facts."""

from __future__ import annotations

from memkit.boot.struct import struct
from memkit.privacy.consent import Match
from memkit.query.consents import judge_request, request_of
from memkit.rules import view

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable

    from memkit.model.fact import Fact
    from memkit.model.policy import Policy
    from memkit.model.state import State


@struct(frozen=True)
class Label:
    """One fact's label: tenant, classification and, under a consent, its purpose and end (ISO; empty: none)."""

    tenant: str
    classification: str
    purpose: str = ""
    until: str = ""


@struct(frozen=True)
class Labels:
    """The labels of all facts that a text names, and the earliest end of their consents."""

    each: tuple[Label, ...] = ()
    until: str = ""

    def columns(self) -> dict[str, object]:
        """The labels as columns of a row."""
        return {
            "tenants": [label.tenant for label in self.each],
            "classifications": [label.classification for label in self.each],
            "purposes": [label.purpose for label in self.each],
            "until": self.until or None,
        }


def label_of(fact: Fact, state: State, policy: Policy) -> Label | None:
    """The label of a fact; None if nobody may see it now."""
    if fact.withheld:
        return None
    tenant, classification = view.tenant(fact, policy), view.classification(fact)
    consent = view.consent_of(fact)
    if not consent:
        return Label(tenant, classification)
    held = state.consents.get(consent, {})
    said = {"subject": held.get("subject", ""), "purpose": held.get("purpose", ""), **dict(fact.fields)}
    if not isinstance(judge_request(state, request_of(said, policy, consent)), Match):
        return None
    return Label(tenant, classification, said["purpose"], held.get("valid_until", ""))


def labels_of(facts: Iterable[Fact], state: State, policy: Policy) -> Labels | None:
    """The distinct labels of these facts; None if nobody may see one of them."""
    found = [label_of(fact, state, policy) for fact in facts]
    known = [label for label in found if label is not None]
    if len(known) < len(found):
        return None
    ends = [label.until for label in known if label.until]
    plain = {(label.tenant, label.classification, label.purpose) for label in known}
    return Labels(tuple(Label(*kind) for kind in sorted(plain)), min(ends, default=""))
