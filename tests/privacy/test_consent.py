"""Consent: the order of the tests, and each failure by its name."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from memkit.privacy.consent import TESTS, Failure, Match, Record, Request, Revocation, check, digest

NOW = "2026-11-15T10:00:00Z"
RECORD = Record(
    id="consent-7f3a",
    subject="hmac:9c1d",
    tenant="main",
    purpose="support",
    predicates=("contact.email",),
    classifications=("internal", "confidential"),
    basis="consent",
    captured_at="2026-11-01T00:00:00Z",
    valid_until="2027-11-01T00:00:00Z",
    evidence="docs/consent.md@sha256:1f0c",
    auditor="user:dev",
)
REQUEST = Request("hmac:9c1d", "main", "support", "contact.email", "internal", "consent-7f3a")
REVOKED = Revocation("consent-7f3a", "2026-11-10T00:00:00Z", "asked")
CORRECTION = replace(RECORD, id="consent-8a4b", supersedes="consent-7f3a")
ABOUT_77 = replace(RECORD, entity="customer/cus/77/*")


def test_a_consent_about_an_entity_matches_below_it_without_a_subject() -> None:
    below = replace(REQUEST, entity="customer/cus/77/mail")
    assert check([ABOUT_77], replace(below, subject=""), NOW) == Match("consent-7f3a")
    assert check([ABOUT_77], below, NOW) == Match("consent-7f3a")


def test_a_record_that_names_no_entity_keeps_its_digest_and_its_words() -> None:
    assert "entity" not in repr(ABOUT_77)
    assert digest(RECORD) == "sha256:a2874e81c909c068ac4b8df871ccafeb691cf09c3d9b862f5126ac6f5f34eff9"
    assert digest(ABOUT_77) != digest(RECORD)


def test_a_live_consent_matches_and_names_itself() -> None:
    assert check([RECORD], REQUEST, NOW) == Match("consent-7f3a")
    assert check([RECORD], replace(REQUEST, consent=""), NOW) == Match("consent-7f3a")


@pytest.mark.parametrize(
    ("records", "request_", "now", "test"),
    [
        ([], REQUEST, NOW, "exists"),
        ([RECORD], replace(REQUEST, consent="consent-0000"), NOW, "exists"),
        ([replace(RECORD, digest="sha256:00")], REQUEST, NOW, "unedited"),
        ([RECORD, replace(RECORD, purpose="sales")], REQUEST, NOW, "unedited"),
        ([RECORD], replace(REQUEST, tenant="other"), NOW, "tenant"),
        ([RECORD], replace(REQUEST, subject="hmac:0000"), NOW, "subject"),
        ([RECORD], replace(REQUEST, subject=""), NOW, "subject"),
        ([ABOUT_77], replace(REQUEST, subject="hmac:0000", entity="customer/cus/77/mail"), NOW, "subject"),
        ([ABOUT_77], replace(REQUEST, entity="customer/cus/778/mail"), NOW, "entity"),
        ([ABOUT_77], replace(REQUEST, subject=""), NOW, "entity"),
        ([RECORD], replace(REQUEST, purpose="sales"), NOW, "purpose"),
        ([RECORD], replace(REQUEST, predicate="contact.phone"), NOW, "predicate"),
        ([RECORD], replace(REQUEST, classification="restricted"), NOW, "classification"),
        ([RECORD], REQUEST, "2026-10-31T23:59:59Z", "captured"),
        ([replace(RECORD, captured_at="yesterday")], REQUEST, NOW, "captured"),
        ([RECORD], REQUEST, "2027-11-01T00:00:00Z", "expired"),
        ([replace(RECORD, valid_until="someday")], REQUEST, NOW, "expired"),
        ([RECORD, REVOKED], REQUEST, NOW, "revoked"),
        ([RECORD, CORRECTION], REQUEST, NOW, "superseded"),
    ],
)
def test_the_first_failed_test_names_itself(
    records: list[Record | Revocation], request_: Request, now: str, test: str
) -> None:
    answer = check(records, request_, now)
    assert isinstance(answer, Failure)
    assert answer.test == test


def test_tests_are_asked_in_order() -> None:
    wrong = replace(
        REQUEST, tenant="other", subject="hmac:0", purpose="sales", predicate="x", classification="restricted"
    )
    assert check([RECORD, REVOKED], wrong, "2030-01-01") == Failure("tenant", "consent-7f3a")
    order = "exists unedited tenant subject entity purpose predicate classification captured expired revoked superseded"
    assert " ".join(TESTS) == order


def test_a_revocation_counts_from_its_moment_and_a_correction_takes_over() -> None:
    assert check([RECORD, REVOKED], REQUEST, "2026-11-09T00:00:00Z") == Match("consent-7f3a")
    assert check([RECORD, CORRECTION], replace(REQUEST, consent=""), NOW) == Match("consent-8a4b")


def test_times_are_compared_as_moments_not_as_text() -> None:
    late = replace(RECORD, valid_until="2026-11-15T11:30:00+01:00")
    assert check([late], REQUEST, "2026-11-15T10:29:59Z") == Match("consent-7f3a")
    assert check([late], REQUEST, "2026-11-15T10:30:00Z") == Failure("expired", "consent-7f3a")
    assert check([replace(RECORD, valid_until="")], REQUEST, "2999-01-01") == Match("consent-7f3a")


def test_predicates_may_cover_a_family() -> None:
    assert check([replace(RECORD, predicates=("contact.*",))], REQUEST, NOW) == Match("consent-7f3a")


def test_a_record_under_its_own_digest_is_unedited() -> None:
    sealed = replace(RECORD, digest=digest(RECORD))
    assert check([sealed, sealed], REQUEST, NOW) == Match("consent-7f3a")
    assert check([replace(sealed, purpose="sales")], replace(REQUEST, purpose="sales"), NOW) == Failure(
        "unedited", "consent-7f3a"
    )


@given(st.permutations([RECORD, CORRECTION, REVOKED, Revocation("consent-8a4b", "2026-11-20")]))
def test_the_order_of_records_does_not_change_a_named_consent(records: list[Record | Revocation]) -> None:
    assert check(records, REQUEST, NOW) == Failure("revoked", "consent-7f3a")
    assert check(records, replace(REQUEST, consent="consent-8a4b"), NOW) == Match("consent-8a4b")
