"""Consents for readers: the ledger's records as values, the check, and which facts and vault values may be shown now.

Vault values are on one machine: this module finds the vault of a loaded ledger and says whether its key is here.
"""

from __future__ import annotations

import os

from memkit.store import files
from memkit.store.keys import Keyring

TYPE_CHECKING = False
if TYPE_CHECKING:
    from memkit.model.fact import Fact
    from memkit.model.policy import Policy, Role
    from memkit.model.state import State
    from memkit.privacy.consent import Failure, Match, Record, Request, Revocation


def keyring(root: str, state: State) -> Keyring:
    """The keys and vaults that this ledger names; if it names none, those filed under the folder's path."""
    return Keyring(root, tuple((id, mark) for id, (mark, _) in state.vaults.items()))


def is_here(ring: Keyring, state: State) -> bool:
    """Whether this machine has the key that identifies the subjects of consents.

    An older ledger names no vault; then the key filed under the path must be the one that some consent was made with.
    """
    if ring.vaults:
        return not ring.missing
    return not state.consents or _fits(ring, state)


def has_vault(root: str, state: State) -> bool:
    """Whether the vault of this ledger is on this machine."""
    return is_here(keyring(root, state), state)


WITHHELD = "what stands under a consent is withheld: the vault is not here"


def is_withheld(root: str, state: State) -> bool:
    """Whether facts under the ledger's consents cannot be shown because the vault is not on this machine."""
    return bool(state.consents) and not has_vault(root, state)


def _fits(ring: Keyring, state: State) -> bool:
    from memkit.privacy.redact import canonical
    from memkit.store import keys, vault

    if keys.read_key(ring.folder) is None:
        return False
    for id, held in state.consents.items():
        if id == consent_id(ring, record_of("", {**held, "digest": ""})):
            return True
    for entry in filter(
        None, (vault.fetch(ring, reference) for reference in vault.openable_references(ring))
    ):
        if entry.consent in state.consents and entry.tag == keys.tag(ring, canonical(entry.value)):
            return True
    return False


def consent_id(ring: Keyring, record: Record) -> str:
    """The id of a consent without one of its own: a tag of its content."""
    from memkit.store.keys import tag

    return f"consent-{tag(ring, repr(record) + record.entity)[:8]}"


def sharers(ring: Keyring, state: State) -> tuple[str, ...]:
    """Other existing repositories on this machine that use the same vault: copies of this one."""
    from memkit.store.keys import home, homes

    if not ring.vaults or ring.missing:
        return ()
    row = state.rows[state.ordinal[state.vaults[ring.vaults[0][0]][1]]]
    others = (path for path in homes(ring) if path != home(ring.root))
    return tuple(path for path in others if files.may_be_there(os.path.join(path, row.path)))


# these consents have ended for good; after any other failed test a consent may still become valid
OVER = ("expired", "revoked", "superseded")


def record_of(id: str, held: dict[str, str]) -> Record:
    """A consent as a value for the check, from the fields of its event."""
    from memkit.privacy.consent import Record

    return Record(
        id=id,
        subject=held.get("subject", ""),
        tenant=held.get("tenant", ""),
        purpose=held.get("purpose", ""),
        predicates=_split_list(held.get("predicates", "")),
        classifications=_split_list(held.get("classifications", "")),
        basis=held.get("basis", ""),
        captured_at=held.get("captured_at", ""),
        valid_until=held.get("valid_until", ""),
        evidence=held.get("evidence", ""),
        auditor=held.get("auditor", ""),
        supersedes=held.get("supersedes", ""),
        digest=held.get("digest", ""),
        entity=held.get("entity", ""),
    )


def _split_list(text: str) -> tuple[str, ...]:
    return tuple(part.strip() for part in text.split(",") if part.strip())


def records(state: State) -> list[Record | Revocation]:
    """Every consent and every revocation, in ledger order."""
    from memkit.privacy.consent import Revocation

    found: list[Record | Revocation] = []
    for id, held in state.consents.items():
        found.append(record_of(id, held))
        if held.get("revoked"):
            at = state.ordinal.get(held["revoked"])
            ended = state.rows[at].ended if at is not None and at < len(state.rows) else ""
            # to be careful, a revocation in a session that is still open counts from the beginning
            found.append(Revocation(id, ended or held.get("captured_at", "")))
    return found


def consent_time(state: State) -> str:
    """The present time for consents: the later of the clock and the newest session, so that either can end a consent."""
    from memkit.store import clock

    newest = max((row.ended for row in state.rows[-8:] if row.ended), default="")
    return max(clock.iso(clock.now()), newest)


def request_of(fields: dict[str, str], policy: Policy, consent: str = "") -> Request:
    """The request that a claim with these fields makes of a consent."""
    from memkit.model.ids import canonical_key
    from memkit.privacy.consent import Request

    key = canonical_key(fields.get("key", ""))
    return Request(
        subject=fields.get("subject", ""),
        tenant=fields.get("tenant") or policy.layout.tenant,
        purpose=fields.get("purpose") or "",
        predicate=key,
        classification=fields.get("classification") or "internal",
        consent=consent or fields.get("consent", ""),
        entity=key,
    )


def judge_request(state: State, request: Request, now: str = "") -> Match | Failure:
    """The consent that allows the request, or the first failed test. A predicate is a claim's whole key or its last part."""
    from dataclasses import replace

    from memkit.privacy.consent import TESTS, Match, check

    entries, at = records(state), now or consent_time(state)
    whole = check(entries, request, at)
    part = request.predicate.rpartition("/")[2]
    if isinstance(whole, Match) or part == request.predicate:
        return whole
    partly = check(entries, replace(request, predicate=part), at)
    if isinstance(partly, Match) or TESTS.index(partly.test) > TESTS.index(whole.test):
        return partly
    return whole


class Opened:
    """mark → vault value that this reader may see now. `over`: consents that have expired since the last session."""

    # a plain class: no text of it shows a value
    __slots__ = ("over", "values")

    def __init__(self, values: dict[str, str], over: tuple[str, ...] = ()) -> None:
        self.values, self.over = values, over


def open_consented(
    root: str, state: State, policy: Policy, role: Role | None = None, purposes: tuple[str, ...] | None = None
) -> Opened:
    """Withholds, for this call only, facts that may not be shown now, and returns the vault values of the others.

    Withheld are facts that no consent allows now for one of the reader's purposes, and facts whose value is not on this
    machine. A fact whose consent has ended for good also loses its words, so that no index can contain them.
    """
    from memkit.replay.registers import withhold_fact
    from memkit.rules.view import visible

    values: dict[str, str] = {}
    over: list[str] = []
    ring = keyring(root, state)
    for id in state.consents:
        facts = [state.facts.get(name) for name in facts_under(state, id)]
        waiting = [fact for fact in facts if fact is not None and not fact.withheld]
        if waiting and consent_state(state, id) in OVER:
            over.append(id)
            for fact in waiting:
                withhold_fact(state, fact, id)
            continue
        for fact in waiting:
            told = _vault_values(ring, state, policy, fact, id, purposes)
            if told is None:
                fact.withheld = id
            elif visible(fact, policy, role):
                values |= told
    return Opened(values, tuple(over))


def _vault_values(
    ring: Keyring, state: State, policy: Policy, fact: Fact, consent: str, purposes: tuple[str, ...] | None
) -> dict[str, str] | None:
    """The vault values of a fact by mark; None if the reader may not see it, or a value is on another machine."""
    from dataclasses import replace

    from memkit.privacy.consent import Failure
    from memkit.store import vault

    request = request_of(dict(fact.fields), policy, consent)
    if not request.subject:
        # older claims name no subject; their consent was checked when they were promoted
        request = replace(request, subject=state.consents[consent].get("subject", ""))
    if purposes is not None and request.purpose not in purposes:
        return None
    if isinstance(judge_request(state, request), Failure):
        return None
    values: dict[str, str] = {}
    for reference in references(fact):
        entry = vault.fetch(ring, reference)
        if entry is None or entry.consent != consent:
            return None
        values[f"[{entry.cls}:{reference}]"] = entry.value
    return values


def facts_under(state: State, consent: str) -> list[str]:
    """The ids of the facts under a consent."""
    return [id for id in state.consents[consent].get("facts", "").split(",") if id]


def references(fact: Fact) -> tuple[str, ...]:
    """The vault references of a fact: in its text, its body and its fields."""
    from memkit.store import vault

    return vault.references("\n".join((fact.text, fact.body, *(value for _, value in fact.fields))))


def consent_state(state: State, id: str) -> str:
    """`live`, or the test it fails at this moment."""
    from memkit.privacy.consent import Failure, Request, check

    held = state.consents[id]
    asked = Request(
        held.get("subject", ""),
        held.get("tenant", ""),
        held.get("purpose", ""),
        next(iter(_split_list(held.get("predicates", ""))), "").rstrip("*"),
        next(iter(_split_list(held.get("classifications", ""))), ""),
        id,
        held.get("entity", "").rstrip("*"),
    )
    found = check(records(state), asked, consent_time(state))
    return found.test if isinstance(found, Failure) else "live"
