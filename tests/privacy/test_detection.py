"""Detection on the labelled set, and the decisions of docs/privacy.md one by one."""

from __future__ import annotations

import pytest

from memkit.privacy.detect import findings
from memkit.privacy.findings import Finding, Rules
from tests.privacy.samples_clean import clean
from tests.privacy.samples_disguised import obfuscated
from tests.privacy.samples_personal import luhn_completed, personal
from tests.privacy.samples_secret import secrets
from tests.privacy.scoring import score

CARD = luhn_completed("453957876362148")


def found(text: str, rules: Rules | None = None) -> list[tuple[str, str]]:
    return [(finding.cls, text[finding.start : finding.end]) for finding in findings(text, rules or Rules())]


def test_structured_personal_data_is_found_in_every_class() -> None:
    result = score(personal())
    assert {cls: rate for cls, rate in result.recall.items() if rate < 0.98} == {}
    assert result.precision >= 0.99


def test_secrets_of_every_listed_kind_are_found() -> None:
    result = score(secrets())
    assert [(sample.detail, sample.text) for sample in result.missed] == []
    assert result.precision >= 0.99


def test_disguised_data_is_found() -> None:
    result = score(obfuscated())
    assert {cls: rate for cls, rate in result.recall.items() if rate < 0.98} == {}
    assert result.precision >= 0.99


def test_technical_prose_raises_no_alarm() -> None:
    sentences = clean()
    assert len(sentences) > 800
    assert [(text, found(text)) for text in sentences if found(text)] == []


def test_technical_prose_raises_no_alarm_as_one_document() -> None:
    assert found("\n".join(clean())) == []


def test_a_finding_says_class_kind_and_place_and_never_the_value() -> None:
    text = "first line\nmail anna@kestrel.dev now"
    assert findings(text, Rules()) == (Finding("EMAIL", "personal", 16, 32, 2, 6, "email@2"),)
    assert "kestrel" not in repr(findings(text, Rules()))


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        (f"Order {CARD} was shipped.", []),
        (f"order number: {CARD}", []),
        (f"ticket #{CARD}", []),
        (f"the card {CARD} was declined", [("CARD", CARD)]),
        (f"order 12 was paid with card {CARD}", [("CARD", CARD)]),
        (
            f"it says {CARD[:4]} {CARD[4:8]} {CARD[8:12]} {CARD[12:]} there",
            [("CARD", f"{CARD[:4]} {CARD[4:8]} {CARD[8:12]} {CARD[12:]}")],
        ),
        (f"order {CARD[:4]} {CARD[4:8]} {CARD[8:12]} {CARD[12:]}", []),
        ("card 4539578763621487", []),
        (f"ticket 4411: caller {CARD} complained", [("CARD", CARD)]),
        (f"ticket 4411 {CARD} complained", []),
        (
            f"user={CARD[:4]}-{CARD[4:8]}-{CARD[8:12]}-{CARD[12:]}; open",
            [("CARD", f"{CARD[:4]}-{CARD[4:8]}-{CARD[8:12]}-{CARD[12:]}")],
        ),
        (f"user={CARD}; open", []),
    ],
)
def test_a_long_number_is_a_card_by_label_or_by_brand_and_never_when_called_an_order(
    text: str, expected: list[tuple[str, str]]
) -> None:
    assert found(text) == expected


@pytest.mark.parametrize(
    "text",
    [
        "10.1.2.3 192.168.7.9 172.16.4.4 127.0.0.1 169.254.1.1 100.64.0.1",
        "192.0.2.5 198.51.100.7 203.0.113.8 2001:db8::5 fe80::9 fd12:3456::1",
        "81.2.69.0/24 and 8.8.8.8",
        "someone@example.com someone@mail.example.org x@host.test y@box.local",
        "noreply@kestrel.dev no-reply@kestrel.dev donotreply@kestrel.dev 12+x@users.noreply.github.com",
        "git@github.com:kestrel/relay.git ssh://git@kestrel.dev/x",
        "01234567-89ab-cdef-0123-456789abcdef",
        "sha256:2cf24dba5fb0a30e26e83b2ac5b9e29e1b161e5c1fa7425e73043362938b9824",
        "version 5.2.0.1, v12.4.9.2, pip install x==1.22.33.44",
        "PASSWORD=${PASSWORD} token: <token> secret={{ secret }} api_key=$API_KEY key: xxxxxxxx",
        "/home/runner/work /Users/user/x C:\\Users\\Public",
        "2026-11-15-093112-1f0c8d3a4b and 2026-11-15T09:31:12Z",
    ],
)
def test_left_alone(text: str) -> None:
    assert found(text) == []


def test_a_password_with_a_reason_to_stay_is_still_a_password() -> None:
    assert found("password = 'hunter2' # example in the docs") == [("CREDENTIAL", "hunter2")]


def test_a_private_key_is_taken_whole_and_a_mention_is_left() -> None:
    head, tail = "-----" + "BEGIN RSA PRIVATE " + "KEY-----", "-----" + "END RSA PRIVATE " + "KEY-----"
    block = f"{head}\nMIIEpAIBAAKCAQEA7bq8\nabcd\n{tail}"
    assert found(f"see\n{block}\nthere") == [("PRIVATE_KEY", block)]
    assert found(f"{head}\nno tail here\n\nafter") == [("PRIVATE_KEY", f"{head}\nno tail here")]
    assert found(f"Files that begin with `{head}` are refused.") == []


def test_what_overlaps_becomes_one_finding_of_the_higher_class() -> None:
    assert found("postgres://app:s3cr3tPw@db.kestrel.dev/x") == [("URL_CREDENTIALS", "app:s3cr3tPw")]
    assert found("password: anna@kestrel.dev1") == [("CREDENTIAL", "anna@kestrel.dev1")]


def test_values_cut_by_a_line_break_are_found() -> None:
    token = "gh" + "p_" + "a1B2c3D4e5" * 2 + "\n" + "f6G7h8J9k0" * 2
    assert found(f"use {token} here") == [("API_TOKEN", token)]
    assert found("write to anna@\n  kestrel.dev") == [("EMAIL", "anna@\n  kestrel.dev")]
    assert found("IBAN DE89 3704 0044\n0532 0130 00") == [("IBAN", "DE89 3704 0044\n0532 0130 00")]
    assert found("call +49 30\n1234567 now") == [("PHONE", "+49 30\n1234567")]


def test_lists_are_found_as_whole_words_in_any_case_and_disguise() -> None:
    rules = Rules(words=("Falkenhorst", "project x"), identities=("Anna Weber <anna@example.com>", "Bo"))
    assert found("FALKENHORST, falkenhorst2, Falken\u00adhorst", rules) == [
        ("WORD", "FALKENHORST"),
        ("WORD", "Falken\u00adhorst"),
    ]
    assert found("project\nx is by anna  weber and Bo", rules) == [
        ("WORD", "project\nx"),
        ("IDENTITY", "anna  weber"),
    ]
    assert found("write to Anna@Example.com", rules) == [("IDENTITY", "Anna@Example.com")]
    assert found("nothing of it: projector x, annaweber", rules) == []


def test_marks_of_earlier_redactions_are_left_alone() -> None:
    text = "password: [REDACTED:CREDENTIAL#1], https://[REDACTED:URL_CREDENTIALS#2]@kestrel.dev, [EMAIL:v-7f3a], [ERASED]"
    assert found(text) == []


def test_the_answer_does_not_depend_on_order_or_repetition() -> None:
    text = "anna@kestrel.dev, +49 30 1234567, 81.2.69.142"
    assert findings(text, Rules()) == findings(text, Rules())
    assert [cls for cls, _ in found(text)] == ["EMAIL", "PHONE", "IP"]


@pytest.mark.parametrize(
    "number",
    [
        *("612 345 678", "921 08 739", "22 241 28 13", "415 555 2671", "11 98765-4321", "13829972722"),
        *(
            "37/412-5007",
            "0-2345-8522",
            "(351) 915749800",
            "+54 9 3550 3942",
            "02502559690",
            "415-555-2671 x4878",
        ),
    ],
)
def test_a_number_in_the_groups_of_a_country_needs_no_label(number: str) -> None:
    assert found(f"She left {number} with the desk.") == [("PHONE", number)]


@pytest.mark.parametrize(
    "text",
    [
        *(
            "It moved 612 345 678 bytes.",
            "Total 300 000 000 of them.",
            "order 612 345 678 is late",
            "It is 17179869184.",
        ),
        *(
            "merge 0650614982 into main",
            "0046 0066 0069 are code points",
            "+27161881943E-27 is small",
            "710.00545236515586",
        ),
        *(
            "arn:aws:rds:us-west-2:675946970638:db",
            "account 098765432101 in the cloud",
            "rows 12 34 56 78 and 10 20 30 40",
        ),
        *(
            '"NextToken": "eyJOZXh0VG9rZW4iOiBudWxsLCAiYm90b190cnVuY2F0ZV9hbW91bnQiOiAxMH0="',
            "secret:MyTestSecret-a1b2c3"[7:],
        ),
        *(
            "the range 100-200-300",
            "ports 8080 8443 9090",
            "1700000000 and 1731234567 are seconds",
            "take 99999999999",
        ),
    ],
)
def test_numbers_of_machines_are_left_alone(text: str) -> None:
    assert found(text) == []


@pytest.mark.parametrize("iban", ["PH55 9466 0925 8077 4321", "GB02 RTZJ 4313 5615 5811 6"])
def test_an_iban_in_fours_is_found_by_its_check_digits_alone(iban: str) -> None:
    assert found(f"It says {iban} there.") == [("IBAN", iban)]
