"""What memkit makes is known by its exact form, and nothing else is."""

from __future__ import annotations

import pytest

from memkit.model.generated import blank_made, is_made, without_lines, without_made

DIGEST = "sha256:" + "0123456789abcdef" * 4
STEM = "2026-11-15-100240-5be02c77d1"


@pytest.mark.parametrize(
    "word", [DIGEST, DIGEST.replace(":", "="), "2026-11-15T10:02:40Z", STEM, f"{STEM}@0123456789ab"]
)
def test_its_own_forms_are_made(word: str) -> None:
    assert is_made(word)


@pytest.mark.parametrize(
    "word",
    [
        *("", "sha256:", DIGEST[:-1], DIGEST + "0", DIGEST.upper(), DIGEST[:-1] + "g"),
        *("2026-11-15T10:02:40", "2026-11-15 10:02:40Z", "20261115T10:02:40ZZZ", "x026-11-15T10:02:40Z"),
        *("2026-11-15", "2026-11-15-100240", f"{STEM}@", f"{STEM}@0123456789", "4111111111111111"),
    ],
)
def test_anything_else_is_not(word: str) -> None:
    assert not is_made(word)


def test_a_session_keeps_its_lines_and_every_word_of_its_writer() -> None:
    text = (
        f"---\nseed: 5be02c77d1\nseen: {STEM}@0123456789ab, {STEM}\nsem: {DIGEST}\n---\n\n"
        "- Created: a-b — Call 5be02c77d1 on len=12.\n"
        f"  <!-- hash: {DIGEST} | at: 2026-11-15T10:02:40Z -->\n\n"
        f"<!-- memkit:seal v1 {DIGEST.replace(':', '=')} len=811 -->\n"
    )
    assert without_made(text).split("\n") == [
        "---",
        "",
        "seen:    ",
        "sem:  ",
        "---",
        "",
        "- Created: a-b — Call 5be02c77d1 on len=12.",
        "  <!-- hash:   | at:   -->",
        "",
        "<!-- memkit:seal v1     -->",
        "",
    ]


@pytest.mark.parametrize("seed", ["5be02c77d1", "7786280097", "77862e0097"])
@pytest.mark.parametrize("quote", ["", '"'])
def test_a_seed_is_memkits_own_also_in_the_quotes_that_yaml_needs(seed: str, quote: str) -> None:
    text = f"---\nseed: {quote}{seed}{quote}\n---\n\n- Noted: wm:{seed}:1 — it hums\n"
    assert without_made(text) == "---\n\n---\n\n- Noted:   — it hums\n"
    assert seed not in blank_made(text)
    assert len(blank_made(text)) == len(text)


def test_the_constants_of_working_memory_are_memkits_own() -> None:
    assert without_made("wm: refs=2 window=4 ttl=3 ttl_cwm=10 tokens=512") == ""
    for other in (
        "wm: refs=2 window=4 ttl=3 ttl_cwm=10 tokens=4111111111111111",
        "wm: refs=2 window=4 ttl=3 ttl_cwm=10 token=hunter2",
        "wm: refs=2 tokens=512",
    ):
        assert without_made(other) == other


def test_the_names_of_a_sessions_own_notes_are_memkits_and_those_of_others_are_not() -> None:
    text = "seed: 5be02c77d1\n- Noted: wm:5be02c77d1:1 — on ep:5be02c77d1:2 and wm:4930901820:1"
    assert without_made(text) == "\n- Noted:   — on   and wm:4930901820:1"
    assert without_made("- Noted: wm:5be02c77d1:1") == "- Noted: wm:5be02c77d1:1"
    assert without_made("seed: 5be02c77d1\nwm:5be02c77d1:4111111") == "\nwm:5be02c77d1:4111111"


def test_a_cited_path_stays_with_a_sign_for_the_digest_behind_it() -> None:
    assert (
        without_made(f"evidence: src/a.py#b:L1-L2@{DIGEST} | by: x")
        == "evidence: src/a.py#b:L1-L2=0  | by: x"
    )
    assert without_made(f"evidence: anna@example.org@{DIGEST}") == "evidence: anna@example.org=0 "
    for other in (f"a@{DIGEST}0", f"a@{DIGEST.upper()}", "anna@example.org", f"a@{STEM}"):
        assert without_made(other) == other


@pytest.mark.parametrize(
    ("place", "path"),
    [
        ("docs/a.md:3-5", "docs/a.md"),
        ("docs/a.md:3", "docs/a.md"),
        (f"docs/a.md#L3-L5@{DIGEST}", "docs/a.md"),
        (f"docs/a.md#Name:L3-L5@{DIGEST}", f"docs/a.md#Name:L3-L5@{DIGEST}"),
        ("docs/a.md:3-x", "docs/a.md:3-x"),
        ("docs/a.md#L3-L5@sha256:abc", "docs/a.md#L3-L5@sha256:abc"),
        ("ann:12345678", "ann:12345678"),
    ],
)
def test_lines_and_digest_come_off_a_path(place: str, path: str) -> None:
    assert without_lines(place) == path
