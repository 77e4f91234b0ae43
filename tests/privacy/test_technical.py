"""Clean technical text stays whole, and what looks almost like it is still found."""

from __future__ import annotations

import pytest

from memkit.privacy.detect import findings
from memkit.privacy.findings import Rules
from memkit.privacy.superset import maybe_dirty
from tests.privacy.samples_personal import luhn_completed
from tests.privacy.samples_technical import technical

CARD = luhn_completed("453957876362148")
PAIRS = "95:80:66:da:1b:22:aa:3f:09:bc:4d:5e:6f:70:81:92"
OPENPGP = "9FBBB8983C4E6EF97C3BC2D5E17C29ECA6524F5F"
JWT = "ey" + "JhbGciOiJIUzI1NiJ9.ey" + "JzdWIiOiIxMjM0NTY3ODkwIn0.dozjgNryP4J3jVmNHl0w5N_XgL0n3I9PlFUP0THsR8U"
YUBIKEY = "AGE-PLUGIN-" + "YUBIKEY-1" + "QQPQZQYPQXPQ9QCRSSZG2"


def found(text: str) -> list[tuple[str, str]]:
    return [(finding.cls, text[finding.start : finding.end]) for finding in findings(text, Rules())]


def alarms(lines: list[str]) -> list[tuple[str, list[tuple[str, str]]]]:
    return [(line, found(line)) for line in lines if found(line)]


def test_thousands_of_clean_lines_raise_no_alarm() -> None:
    lines = technical()
    assert len(lines) > 3_000
    assert len(set(lines)) > 3_000
    assert alarms(lines) == []


def test_the_same_forms_with_other_values_raise_at_most_one_alarm_in_a_thousand() -> None:
    lines = technical(seed=77)
    assert len(alarms(lines)) <= len(lines) // 1_000


def test_clean_lines_raise_no_alarm_as_one_document() -> None:
    assert found("\n".join(technical())) == []


@pytest.mark.parametrize(
    "text",
    [
        f"MD5:{PAIRS}",
        PAIRS.upper(),
        f"deploy key: {PAIRS}",
        f"signing key: {OPENPGP}",
        f"gpg key 0x{OPENPGP[-16:]}",
        "Primary key fingerprint: 18F6 B7DD 00F1 6327 799E  3923 0019 6922 BCC5 C98F",
        "https://<user>:<password>@host/path",
        "https://<token>:x-oauth-basic@host/path",
        "postgres://USER:PASSWORD@HOST/db",
        "postgres://%(user)s:%(password)s@HOST/db",
        "redis://[user[:password]]@cache:6379/0",
        "redis://{{ user }}:{{ password }}@cache:6379/0",
        "http://u:p@host/path",
        "scheme://login:password@host:port/path?query",
        "curl -u {user}:{password} https://api.kestrel.dev",
        "--password %DB_PASSWORD%",
        "password: ${DB_PASSWORD:?not set}",
        "password: !vault relay",
        "password=@Microsoft.KeyVault(relay)",
        "relay.py:41:5:E501:line9",
        "from 1612026515792 on the clock was wrong",
        "1504986221923 ms",
        "lastModified=1407949281635",
        "It moved 36574261809 bytes.",
        "It answered 1807278939388 to everything.",
        "build number 681-23-6666",
        "lease 0304515626 ns",
        "row 00537808801 of table events",
        "arn:aws:iam::004864326984:role/relay",
        "s3://relay-logs-009263441083/2024/",
        "Idempotency-Key: ba47231d-ad96-4642-8fe0-de95354f0711",
        f"line {CARD} is too long",
        f"message {CARD} was acknowledged",
    ],
)
def test_this_is_left_alone(text: str) -> None:
    assert found(text) == []


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        (f"password: {PAIRS[:17]}x9", [("CREDENTIAL", f"{PAIRS[:17]}x9")]),
        ("ether 95:80:66:da:1b:22 is up", [("MAC", "95:80:66:da:1b:22")]),
        (f"signing key: {OPENPGP.lower()}", [("CREDENTIAL", OPENPGP.lower())]),
        (f"api key: {OPENPGP}", [("CREDENTIAL", OPENPGP)]),
        ("<password>@ber9x</password>", [("CREDENTIAL", "@ber9x")]),
        ("postgres://app:s3cr3tPw@HOST/db", [("URL_CREDENTIALS", "app:s3cr3tPw")]),
        ("https://deploy:a1b@git.kestrel.dev/x", [("URL_CREDENTIALS", "deploy:a1b")]),
        ("curl -u deploy:{x9!pq https://kestrel.dev", [("CREDENTIAL", "{x9!pq")]),
        ("PGPASSWORD=${PGPASSWORD:-hunter2}", [("CREDENTIAL", "-hunter2")]),
        ("db.kestrel.dev:5432:main:app:s3cr3tPw", [("CREDENTIAL", "s3cr3tPw")]),
        ("on file: 1504986221923", [("NATIONAL_ID", "1504986221923")]),
        ("on file: 681-23-6666", [("NATIONAL_ID", "681-23-6666")]),
        ("the build of 681-23-6666", [("NATIONAL_ID", "681-23-6666")]),
        ("write 0048 864 326 984 down", [("PHONE", "0048 864 326 984")]),
        ("- Dana, 601 122 936, Lisbon", [("PHONE", "601 122 936")]),
        ("She left 691 234 2749 with the desk.", [("PHONE", "691 234 2749")]),
        ("She left 21 234 7696 with the desk.", [("PHONE", "21 234 7696")]),
        ("She left 36574261809 with the desk.", [("NATIONAL_ID", "36574261809")]),
        ("She left (11)-96123-9892 with the desk.", [("PHONE", "(11)-96123-9892")]),
        ("She left 131-2345-3552 with the desk.", [("PHONE", "131-2345-3552")]),
        (f"use token-{JWT} here", [("JWT", JWT)]),
        (f"JWT_{JWT}", [("JWT", JWT)]),
        (f"log line leaked {CARD}", [("CARD", CARD)]),
        (f"the session message leaked {CARD}", [("CARD", CARD)]),
        (f"decrypt with {YUBIKEY}", [("API_TOKEN", YUBIKEY)]),
    ],
)
def test_this_is_still_found(text: str, expected: list[tuple[str, str]]) -> None:
    assert found(text) == expected
    assert maybe_dirty(text)


@pytest.mark.parametrize(
    "line",
    [
        "0000020 4512 3366 0049 1712 3456 7890 1234 5678",
        "48 65 6c 6c 6f 20 77 6f 72 6c 64 0a 00 49 30 12 34 56 78",
        "00000000: 4865 6c6c 6f20 576f 726c 640a 0049 3012  Hello World..I0.",
        "00000030  30 31 32 33 34 35 36 37  00 49 30 12 34 56 78 90  |01234567|",
        "password=PASSWORD region=REGION",
        "secret=SECRET bucket=<bucket> region=$REGION",
    ],
)
def test_dumps_and_templates_are_no_alarm(line: str) -> None:
    assert found(line) == []


@pytest.mark.parametrize(
    ("line", "number"),
    [
        ("Call 00 49 30 12 34 56 78 now.", "00 49 30 12 34 56 78"),
        ("0049 1712 3456 7890", "0049 1712 3456 7890"),
        ("feed +49 30 12 34 56 78", "+49 30 12 34 56 78"),
    ],
)
def test_a_number_in_groups_is_still_one(line: str, number: str) -> None:
    assert found(line) == [("PHONE", number)]


def test_the_value_behind_a_template_is_still_found() -> None:
    assert found("password=Hn7-quay=Lamp4 region=REGION") == [("CREDENTIAL", "Hn7-quay=Lamp4")]


@pytest.mark.parametrize(
    "path",
    [
        "src/auth/credential-store.py",
        "docs/credentials.md",
        "src/credentials/loader.py",
        "docs/0809-credential-x.md:3",
    ],
)
def test_the_hash_behind_a_path_is_no_password(path: str) -> None:
    assert found(f"evidence: {path}@sha256:{'7388a63b' * 8}") == []
    assert found("credentials: bob/hunter2-9x") != []


@pytest.mark.parametrize("title", ["Quay Access (No Long-Lived Credentials)", "One Login", "»Zugangsdaten«"])
@pytest.mark.parametrize("field", ["from: docs/adr/ADR-0087.md:9-9", "evidence: docs/adr/ADR-0087.md#L9-L9"])
def test_the_next_field_of_an_event_is_no_password(title: str, field: str) -> None:
    assert found(f"applies_when: work concerns {title} | {field} | slot: decision") == []


@pytest.mark.parametrize(
    "line", ["credentials | bob/hunter2-9x", "| Login | bob: hunter2-9x |", "login: from/hunter2-9x"]
)
def test_a_pair_in_a_table_is_still_found(line: str) -> None:
    assert [cls for cls, _ in found(line)] == ["CREDENTIAL"]
