"""Cleaning: what comes out, what is kept by tag, and what is refused."""

from __future__ import annotations

import hashlib
import hmac

from hypothesis import given, settings
from hypothesis import strategies as st

from memkit.privacy import redact
from memkit.privacy.findings import Cleaned, Finding, Numbering, Redaction, Rules, Vaulted, Waiver
from memkit.privacy.redact import canonical, clean
from tests.privacy.samples import Sample
from tests.privacy.samples_disguised import obfuscated
from tests.privacy.samples_personal import personal
from tests.privacy.samples_secret import secrets


def tag(value: str) -> str:
    return hmac.new(b"key", value.encode(), hashlib.sha256).hexdigest()[:12]


def test_the_same_value_has_the_same_number_in_one_file() -> None:
    text = "anna@kestrel.dev, bo@kestrel.dev, ANNA@kestrel.dev and an\u200bna@kestrel.dev"
    assert clean(text, Rules(), tag=tag) == Cleaned(
        "[REDACTED:EMAIL#1], [REDACTED:EMAIL#2], [REDACTED:EMAIL#1] and [REDACTED:EMAIL#1]",
        (Redaction("EMAIL", 4, "email@2", (tag("anna@kestrel.dev"), tag("bo@kestrel.dev"))),),
        numbering=Numbering(
            tuple(sorted([("EMAIL", tag("anna@kestrel.dev"), 1), ("EMAIL", tag("bo@kestrel.dev"), 2)]))
        ),
    )


def test_numbers_go_on_from_text_to_text_and_after_marks() -> None:
    first = clean("anna@kestrel.dev", Rules(), tag=tag)
    second = clean("bo@kestrel.dev then anna@kestrel.dev", Rules(), tag=tag, numbering=first.numbering)
    assert second.text == "[REDACTED:EMAIL#2] then [REDACTED:EMAIL#1]"
    assert (
        clean("[REDACTED:EMAIL#7] and bo@kestrel.dev", Rules(), tag=tag).text
        == "[REDACTED:EMAIL#7] and [REDACTED:EMAIL#8]"
    )


def test_a_clean_text_comes_out_as_it_went_in() -> None:
    assert clean("The gateway sends 429.", Rules(), tag=tag) == Cleaned("The gateway sends 429.")


def test_a_class_that_the_policy_refuses_stops_the_write() -> None:
    text = "call +49 30 1234567 or anna@kestrel.dev"
    refused = clean(text, Rules(personal="refuse", actions=(("EMAIL", "redact"),)), tag=tag)
    assert (refused.text, refused.problem, refused.ok) == ("", "refused-by-policy", False)
    assert [(one.cls, one.start, one.end) for one in refused.refused] == [("PHONE", 5, 19)]
    assert (
        clean("anna@kestrel.dev", Rules(actions=(("EMAIL", "refuse"),)), tag=tag).problem
        == "refused-by-policy"
    )


def test_consent_takes_a_personal_value_to_the_vault_and_never_a_secret() -> None:
    text = "anna@kestrel.dev with password = 'hunter2'"
    cleaned = clean(text, Rules(personal="refuse"), tag=tag, consents=lambda finding, value: "v-7f3a")
    assert cleaned.text == "[EMAIL:v-7f3a] with password = '[REDACTED:CREDENTIAL#1]'"
    assert cleaned.vaulted == (Vaulted("v-7f3a", "EMAIL", "anna@kestrel.dev"),)
    assert "kestrel" not in repr(cleaned)


def test_consent_is_asked_for_each_span() -> None:
    def only_anna(finding: Finding, value: str) -> str | None:
        return "v-0001" if value.startswith("anna") else None

    cleaned = clean("anna@kestrel.dev bo@kestrel.dev", Rules(), tag=tag, consents=only_anna)
    assert cleaned.text == "[EMAIL:v-0001] [REDACTED:EMAIL#1]"


def test_waivers_go_by_class_path_and_line_and_are_reported() -> None:
    rules = Rules(waivers=(Waiver("EMAIL", "the public list", path="docs/*", line="*list:*"),))
    text = "list: dev@kestrel.dev\nanna@kestrel.dev"
    cleaned = clean(text, rules, tag=tag, path="docs/a.md")
    assert cleaned.text == "list: dev@kestrel.dev\n[REDACTED:EMAIL#1]"
    assert [(finding.line, reason) for finding, reason in cleaned.waived] == [(1, "the public list")]
    assert clean(text, rules, tag=tag, path="src/a.md").text == "list: [REDACTED:EMAIL#1]\n[REDACTED:EMAIL#2]"
    assert clean("list: +49 30 1234567", rules, tag=tag, path="docs/a.md").text == "list: [REDACTED:PHONE#1]"


def test_a_second_hit_refuses(monkeypatch: object) -> None:
    import pytest

    assert isinstance(monkeypatch, pytest.MonkeyPatch)
    monkeypatch.setattr(redact._Replacement, "_mark", lambda self, finding: "bo@kestrel.dev")
    again = clean("x anna@kestrel.dev", Rules(), tag=tag)
    assert (again.text, again.problem, [one.cls for one in again.refused]) == ("", "found-again", ["EMAIL"])


def test_what_cannot_be_encoded_is_refused() -> None:
    assert clean("a\ud800b", Rules(), tag=tag) == Cleaned("", problem="bad-encoding")


def test_spellings_of_one_value_share_a_canonical_form() -> None:
    assert canonical("+49 (30) 123-45") == canonical("+49 30 12345") == "493012345"
    assert canonical("Anna@Kestrel.dev") == canonical("anna&#64;kestrel.dev") == "anna@kestrel.dev"


def _is_gone(sample: Sample) -> bool:
    cleaned = clean(sample.text, Rules(), tag=tag)
    return cleaned.ok and sample.value not in cleaned.text and sample.value not in repr(cleaned)


def test_no_sample_survives_cleaning() -> None:
    samples = [*personal(), *secrets(), *obfuscated()][::2]
    assert [sample for sample in samples if not _is_gone(sample)] == []


@given(
    st.lists(st.sampled_from([*personal(), *secrets()]), min_size=1, max_size=4),
    st.sampled_from(["\n", " ", "\n\n"]),
)
@settings(max_examples=120)
def test_cleaning_twice_changes_nothing_more(samples: list[Sample], between: str) -> None:
    once = clean(between.join(sample.text for sample in samples), Rules(), tag=tag)
    if once.ok:
        assert clean(once.text, Rules(), tag=tag).text == once.text
