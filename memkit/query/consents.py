"""Consents for readers: the ledger's records as values, the check, and which facts and vault values may be shown now."""

from __future__ import annotations

from dataclasses import dataclass, field, replace

from memkit.model.fact import Fact
from memkit.model.ids import canonical_key
from memkit.model.policy import Policy, Role
from memkit.model.state import State
from memkit.privacy.consent import TESTS, Failure, Match, Record, Request, Revocation, check
from memkit.query.vaults import keyring
from memkit.replay.registers import withhold_fact
from memkit.rules.view import visible
from memkit.store import clock, vault
from memkit.store.keys import Keyring

# these consents have ended for good; after any other failed test a consent may still become valid
OVER = ("expired", "revoked", "superseded")


def record_of(id: str, held: dict[str, str]) -> Record:
    """A consent as a value for the check, from the fields of its event."""
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
    newest = max((row.ended for row in state.rows[-8:] if row.ended), default="")
    return max(clock.iso(clock.now()), newest)


def request_of(fields: dict[str, str], policy: Policy, consent: str = "") -> Request:
    """The request that a claim with these fields makes of a consent."""
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
    entries, at = records(state), now or consent_time(state)
    whole = check(entries, request, at)
    part = request.predicate.rpartition("/")[2]
    if isinstance(whole, Match) or part == request.predicate:
        return whole
    partly = check(entries, replace(request, predicate=part), at)
    if isinstance(partly, Match) or TESTS.index(partly.test) > TESTS.index(whole.test):
        return partly
    return whole


@dataclass(frozen=True)
class Opened:
    """mark → vault value that this reader may see now. `over`: consents that have expired since the last session."""

    values: dict[str, str] = field(default_factory=dict, repr=False)
    over: tuple[str, ...] = ()


def open_consented(
    root: str, state: State, policy: Policy, role: Role | None = None, purposes: tuple[str, ...] | None = None
) -> Opened:
    """Withholds, for this call only, facts that may not be shown now, and returns the vault values of the others.

    Withheld are facts that no consent allows now for one of the reader's purposes, and facts whose value is not on this
    machine. A fact whose consent has ended for good also loses its words, so that no index can contain them.
    """
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
    return vault.references("\n".join((fact.text, fact.body, *(value for _, value in fact.fields))))


def consent_state(state: State, id: str) -> str:
    """`live`, or the test it fails at this moment."""
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
