"""Consent: typed append-only records, and the one check that raising, promoting and recalling a fact all use.

Records and a time in; a match or the name of the first failed test out.
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import asdict, dataclass, field
from hashlib import sha256

TESTS = (
    "exists",
    "unedited",
    "tenant",
    "subject",
    "entity",
    "purpose",
    "predicate",
    "classification",
    "captured",
    "expired",
    "revoked",
    "superseded",
)


@dataclass(frozen=True, slots=True)
class Record:
    """What a person agreed to. `subject`: a tag, never a name; `digest`: the digest of the record in the ledger."""

    id: str
    subject: str
    tenant: str
    purpose: str
    predicates: tuple[str, ...]
    classifications: tuple[str, ...]
    basis: str
    captured_at: str
    valid_until: str
    evidence: str
    auditor: str
    supersedes: str = ""
    digest: str = ""
    # a canonical key or a prefix with *: the entity it is about, for claims that name nobody
    entity: str = field(default="", repr=False)


@dataclass(frozen=True, slots=True)
class Revocation:
    """The end of a consent, from a time on."""

    id: str
    at: str
    why: str = ""


@dataclass(frozen=True, slots=True)
class Request:
    """A requested use of a value: about whom, where, for what. `consent` names a record, or is empty.

    `entity`: the whole key of the value; a consent that names an entity covers no other.
    """

    subject: str
    tenant: str
    purpose: str
    predicate: str
    classification: str
    consent: str = ""
    entity: str = ""


@dataclass(frozen=True, slots=True)
class Match:
    """Allowed, under this consent."""

    consent: str


@dataclass(frozen=True, slots=True)
class Failure:
    """Not allowed: the first failed test, and the record that passed most tests."""

    test: str
    consent: str = ""


def check(records: Iterable[Record | Revocation], request: Request, now: str) -> Match | Failure:
    """The consent that allows the request now, or the first failed test. Records are in ledger order."""
    entries = tuple(records)
    known = [entry for entry in entries if isinstance(entry, Record)]
    best = Failure(TESTS[0])
    for record in known:
        if request.consent not in ("", record.id):
            continue
        failed = _first_failure(record, request, entries, now)
        if not failed:
            return Match(record.id)
        if TESTS.index(failed) > TESTS.index(best.test):
            best = Failure(failed, record.id)
    return best


def digest(record: Record) -> str:
    """The hash in a consent event, over every other field; the entity counts if one is named."""
    fields = {key: value for key, value in asdict(record).items() if key != "digest"}
    if not record.entity:
        del fields["entity"]
    plain = json.dumps(fields, sort_keys=True, ensure_ascii=False, separators=(",", ":"))
    return "sha256:" + sha256(plain.encode()).hexdigest()


def _first_failure(
    record: Record, request: Request, entries: tuple[Record | Revocation, ...], now: str
) -> str:
    tests = (
        ("unedited", _is_unedited(record, entries)),
        ("tenant", record.tenant == request.tenant),
        ("subject", _is_about(record, request)),
        ("entity", not record.entity or _covers(record.entity, request.entity)),
        ("purpose", record.purpose == request.purpose),
        ("predicate", any(_covers(allowed, request.predicate) for allowed in record.predicates)),
        ("classification", request.classification in record.classifications),
        ("captured", () < _moment(record.captured_at) <= _moment(now)),
        ("expired", not record.valid_until or _moment(now) < _moment(record.valid_until)),
        ("revoked", not any(_revokes(entry, record, now) for entry in entries)),
        (
            "superseded",
            not any(isinstance(other, Record) and other.supersedes == record.id for other in entries),
        ),
    )
    return next((name for name, passed in tests if not passed), "")


def _is_about(record: Record, request: Request) -> bool:
    """Whether the request is about the record's person or, if it names nobody, about the record's entity."""
    return record.subject == request.subject if request.subject else bool(record.entity)


def _is_unedited(record: Record, entries: tuple[Record | Revocation, ...]) -> bool:
    """Whether its digest matches and no other record has the same id."""
    same = {digest(entry) for entry in entries if isinstance(entry, Record) and entry.id == record.id}
    return len(same) == 1 and record.digest in ("", digest(record))


def _covers(allowed: str, predicate: str) -> bool:
    """`contact.email`, `contact.*` and `*` all cover `contact.email`; `customer/cus/77/*` all keys below it."""
    return allowed == predicate or (allowed.endswith("*") and predicate.startswith(allowed[:-1]))


def _revokes(entry: Record | Revocation, record: Record, now: str) -> bool:
    return isinstance(entry, Revocation) and entry.id == record.id and _moment(entry.at) <= _moment(now)


def _moment(stamp: str) -> tuple[int, ...]:
    """A time as integers in UTC; empty if it cannot be parsed, and then no consent is valid by it."""
    from datetime import UTC, datetime

    try:
        moment = datetime.fromisoformat(stamp)
    except ValueError:
        return ()
    moment = moment.replace(tzinfo=UTC) if moment.tzinfo is None else moment.astimezone(UTC)
    return (moment.year, moment.month, moment.day, moment.hour, moment.minute, moment.second)
