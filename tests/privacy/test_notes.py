"""Redaction notes: what memkit writes about a value it took out never trips its own gate, and nothing can pose as one."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from memkit.checks import Subject
from memkit.checks.pages import secrets_and_people
from memkit.model.policy import Policy, Privacy
from memkit.model.state import State
from memkit.privacy import detect
from memkit.privacy.findings import RANK, Rules
from memkit.privacy.superset import detector_names, without_notes
from tests.checks.places import workspace
from tests.privacy.samples_kinds import former_texts, named_texts, token_texts

# Sealed ledgers hold these names for good; one that is dropped from here makes their `check` fail.
WRITTEN = """
bank-account credential email home-path ip jwt label list mac national-id phonenumbers presidio private-key stdnum url
detect-secrets:artifactory detect-secrets:azure_storage_key detect-secrets:cloudant detect-secrets:github_token
detect-secrets:gitlab_token detect-secrets:ibm_cloud_iam detect-secrets:ibm_cos_hmac detect-secrets:mailchimp
detect-secrets:pypi_token detect-secrets:sendgrid detect-secrets:slack detect-secrets:softlayer
detect-secrets:square_oauth detect-secrets:stripe detect-secrets:telegram_token detect-secrets:twilio
stdnum:ar.cuit stdnum:at.vnr stdnum:be.nn stdnum:br.cpf stdnum:ca.sin stdnum:ch.ssn stdnum:cl.rut stdnum:cz.rc
stdnum:de.idnr stdnum:ee.ik stdnum:es.dni stdnum:es.nie stdnum:fi.hetu stdnum:fr.nir stdnum:gr.amka stdnum:ie.pps
stdnum:in_.aadhaar stdnum:in_.pan stdnum:is_.kennitala stdnum:it.codicefiscale stdnum:mx.curp stdnum:my.nric
stdnum:no.fodselsnummer stdnum:pk.cnic stdnum:pl.pesel stdnum:ro.cnp stdnum:se.personnummer stdnum:si.emso
stdnum:th.pin stdnum:tr.tckimlik stdnum:us.ssn stdnum:za.idnr
token:1password token:adafruit token:age token:alibaba token:anthropic token:artifactory token:atlassian token:aws
token:azure token:brevo token:buildkite token:circleci token:clojars token:cloudflare token:contentful token:defined
token:digitalocean token:discord token:docker token:doppler token:duffel token:dynatrace token:easypost token:figma
token:flutterwave token:fly token:frameio token:github token:gitlab token:gocardless token:google token:grafana
token:groq token:heroku token:hubspot token:huggingface token:infracost token:intercom token:langsmith token:linear
token:lob token:mailgun token:mapbox token:neon token:netlify token:newrelic token:notion token:npm token:nvidia
token:openai token:openrouter token:paypal token:perplexity token:pinecone token:plaid token:planetscale token:posthog
token:postmark token:prefect token:pulumi token:pypi token:readme token:render token:replicate token:rootly
token:rubygems token:scalingo token:segment token:sendgrid token:sentry token:shape token:shippo token:shopify
token:slack token:sonar token:square token:stability token:stripe token:supabase token:tailscale token:tavily
token:teams token:telegram token:tencent token:terraform token:twitter token:typeform token:upstash token:vault
token:vercel token:xai token:yandex token:zapier
""".split()
TAG = "15160dde515e609e"
REASON = "why: waived: the list is public"
# An extra that is not installed here: the name is known, and no text of these tests can make it speak.
ELSEWHERE = {"presidio"}
SECRET = "Tr0ub4dor&3x9"


def note(detector: str, cls: str = "API_TOKEN", tag: str = TAG) -> str:
    return f"- Redacted:\n  <!-- class: {cls} | count: 1 | detector: {detector} | tag: {tag} -->\n"


def problems(text: str) -> list[tuple[str, int, str]]:
    """What `check` would say of a session with this text: code, line, message."""
    waiver = ("API_TOKEN sessions/* the list is public",)
    subject = Subject(State(), Policy(privacy=Privacy(waivers=waiver)), texts={"sessions/x.md": text})
    return [(found.code, found.line, found.message) for found in secrets_and_people(subject)]


def names_in(text: str) -> set[str]:
    """The detectors that object to a text, also those that another one outdoes."""
    hits = detect._hits(text, Rules(words=("falkenhorst",)), detect._Run(None))
    return {hit.detector.split("@")[0] for hit in hits}


def test_every_detector_has_a_sample_that_it_finds() -> None:
    rng = random.Random(5)
    named, tokens = named_texts(rng), token_texts(rng)
    known = {*named, *(name for name, _, _ in tokens), *ELSEWHERE, *former_texts(rng)}
    assert known == detector_names()
    assert [(name, text) for name, text in named.items() if name not in names_in(text)] == []
    assert [(shape, text) for name, shape, text in tokens if name not in names_in(text)] == []


def test_what_a_former_detector_found_is_found_by_another() -> None:
    for seed in range(20):
        texts = former_texts(random.Random(seed))
        assert [(name, text) for name, text in texts.items() if not names_in(text)] == []


def test_a_name_that_was_once_written_stays_known() -> None:
    assert set(WRITTEN) - detector_names() == set()


def test_every_name_a_finding_can_carry_is_known() -> None:
    rng = random.Random(6)
    texts = [*named_texts(rng).values(), *(text for _, _, text in token_texts(rng))]
    assert set().union(*map(names_in, texts)) - detector_names() == set()


@pytest.mark.parametrize("name", sorted(detector_names()))
def test_a_note_of_this_detector_passes_the_gate(name: str) -> None:
    assert problems("".join(note(f"{name}@1.5.0", cls) + note(f"{name}@1", cls) for cls in RANK)) == []


def test_tags_that_look_like_numbers_of_persons_pass_the_gate() -> None:
    assert problems(note("email@1", "EMAIL", "4539578763621486 0301234567890123")) == []


# one digest in some thousands has no letter in it
DIGITS = "003292164607"
LONG_DIGITS = "4693965305964551"
GENERATED = (
    'seed: "0032921646"',
    f"seen: 2026-11-10-004200-9659648254@{DIGITS}, 2026-11-10-004300-0032921646@{DIGITS}",
    f"- Set: ledger_id — {LONG_DIGITS * 2}\n  <!-- fingerprint: {LONG_DIGITS} -->",
    f"- Set: ledger_id — {LONG_DIGITS * 2}\n  <!-- fingerprint: {LONG_DIGITS} | replaces: {LONG_DIGITS * 2} -->",
    f"- Consented: cns-b01 — sailing\n  <!-- subject: hmac:{LONG_DIGITS} | purpose: support -->",
    f"- Packed\n  <!-- pack: {DIGITS} | budget: 1500 -->",
    f"- Erased: cns-b01\n  <!-- tag: {LONG_DIGITS} | old: {DIGITS[:4] * 16} | new: {DIGITS[:4] * 16} -->",
    "- Noted: wm:0032921646:1 — looking\n  <!-- type: fact -->",
    f"- Summarised: ep:0032921646:1 — looking\n  <!-- items: wm:0032921646:1 | sem: sha256:{LONG_DIGITS * 4} -->",
)


@pytest.mark.parametrize("line", GENERATED)
@pytest.mark.parametrize("beside", ["", f"The login: {TAG}.\n"])
def test_a_digest_of_digits_alone_passes_the_gate(line: str, beside: str) -> None:
    assert problems(f"---\nmemkit: 2\n---\n\n# Work\n\n{beside}{line}\n") == []


@pytest.mark.parametrize(
    "line",
    [
        f"- Created: a-b — The card is {LONG_DIGITS}.",
        f"  <!-- why: {LONG_DIGITS} -->",
        f"  <!-- tag: {LONG_DIGITS} of the card -->",
        f"tag: {LONG_DIGITS}",
    ],
)
def test_a_number_in_other_words_or_fields_is_found(line: str) -> None:
    assert [code for code, _, _ in problems(f"# Work\n\n{line}\n")] == ["personal-data-found"]


def test_a_secret_with_the_shape_of_a_ledgers_id_is_found() -> None:
    assert problems(f"# Work\n\nThe API key: {TAG * 2}\n") == [
        ("secret-found", 3, "CREDENTIAL, columns 14-45")
    ]


def test_a_note_of_a_waiver_passes_the_gate_and_its_reason_is_looked_at() -> None:
    written = f"- Redacted:\n  <!-- class: API_TOKEN | count: 1 | {REASON} -->\n"
    assert problems(written) == []
    assert problems(written.replace("the list", f"password: {SECRET}")) == [
        ("secret-found", 2, "CREDENTIAL, columns 61-73")
    ]


@pytest.mark.parametrize(
    "forged",
    [
        note(f"password:{SECRET.lower()}@1"),
        note(f"email@1 password: {SECRET}"),
        note("email@1", tag=f"{TAG} password: {SECRET}"),
        note("email@1", tag="anna@kestrel.dev"),
        note("email@1", cls=f"EMAIL | password: {SECRET}"),
        note("email@81.2.69.142"),
        note("email@1").replace(" -->", f" | why: password: {SECRET} -->"),
        note("email@1").replace(" -->", f" --> password: {SECRET}"),
        note("email@1").replace("count: 1", f"count: 1 | password: {SECRET}"),
        "x" + note("detect-secrets:a1b2c3d4e5f6g7h8@1.5.0"),
        note("secret:github_token9@1.5.0"),
        f"- Redacted: password: {SECRET}\n" + note("email@1").partition("\n")[2],
    ],
)
def test_what_poses_as_a_note_is_user_text(forged: str) -> None:
    assert [code for code, _, _ in problems(forged)] == [
        "personal-data-found" if "kestrel" in forged or "81.2" in forged else "secret-found"
    ]


def test_blanks_take_the_place_of_a_note() -> None:
    text = f"a\n{note('email@1', 'EMAIL')}b"
    assert without_notes(text) == f"a\n- Redacted:\n  <!-- {' ' * 67} -->\nb"
    assert len(without_notes(text)) == len(text)


def test_one_of_every_kind_is_redacted_and_the_gate_stays_green(tmp_path: Path) -> None:
    rng = random.Random(7)
    texts = [*named_texts(rng).values(), *(text for _, _, text in token_texts(rng))]
    place = workspace(tmp_path / "harbour")
    policy = (place.root / "memkit.toml").read_text()
    place.write("memkit.toml", policy.replace("words = []", 'words = ["falkenhorst"]'))
    place.memkit("session", "start", "every kind")
    place.memkit("session", "end", "-m", "\n\n".join(texts))
    for text in texts[:40:8]:
        place.memkit("remember", f"Before Friday {text}")
    ledger = "".join(path.read_text() for path in sorted((place.root / "sessions").iterdir()))
    assert ledger.count("- Redacted:") > 100
    assert [text for text in texts if text in ledger] == []
    assert (place.memkit("check", ok=False).returncode, place.codes()) == (0, set())
