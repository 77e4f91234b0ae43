"""Rules that no policy lowers, rules that are off, and sessions that are too long."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from memkit.checks import FIXED, RULES
from tests.checks.places import Place, workspace


@pytest.fixture
def place(tmp_path: Path) -> Place:
    found = workspace(tmp_path / "quay")
    found.memkit("remember", "Uploads end at 25 MB", "--id", "upload-limit")
    return found


def with_severities(place: Place, **given: str) -> int:
    """Writes severities into the policy; the line of the first."""
    text = (place.root / "memkit.toml").read_text(encoding="utf-8")
    head, mark, rest = text.partition("[checks.severity]")
    lines = "".join(f'{name.replace("_", "-")} = "{value}"\n' for name, value in given.items())
    place.write("memkit.toml", f"{head}{mark}\n{lines}#{rest}")
    return head.count("\n") + 2


def test_every_fixed_rule_is_a_rule() -> None:
    assert set(RULES) >= FIXED


@pytest.mark.parametrize("severity", ["off", "warning"])
def test_no_policy_switches_integrity_off(place: Place, severity: str) -> None:
    (path,) = (place.root / "sessions").glob("*.md")
    path.write_bytes(path.read_bytes().replace(b"25 MB", b"99 MB"))
    line = with_severities(place, seal_broken=severity)
    found = {(item["code"], item["severity"], item["line"]) for item in place.problems()}
    assert ("policy-invalid", "warning", line) in found
    assert ("seal-broken", "error") in {(code, level) for code, level, _ in found}


def test_secrets_cannot_be_switched_off(place: Place) -> None:
    secret = "ghp_" + "a1B2c3D4e5F6g7H8i9J0" + "k1L2m3N4o5P6q7R8"
    place.write("sessions/2026-03-01.md", f"# Notes\n\nThe token is {secret}\n")
    with_severities(place, secret_found="off")
    assert "secret-found" in place.codes()


def test_a_rule_may_be_raised_and_others_may_be_off_and_are_counted(place: Place) -> None:
    place.memkit("check")
    with_severities(place, bad_name="off", thread_stalled="off", contradiction_open="error")
    done = place.memkit("check")
    assert done.stdout.endswith(" · all is well · 2 rules are off\n")
    place.git("checkout", "-q", "memkit.toml")
    with_severities(place, bad_name="off")
    assert place.memkit("check").stdout.endswith(" · all is well · 1 rule is off\n")


@pytest.mark.parametrize("text", ["[decay]\nworking_window = " + "9" * 5_000, "a = " + "[" * 5_000, 'a = "'])
def test_a_policy_that_no_parser_reads_stops_every_verb_with_its_code(place: Place, text: str) -> None:
    place.write("memkit.toml", text)
    for words in (("recall", "uploads"), ("list",), ("remember", "More"), ("status",), ("check",)):
        said = place.memkit(*words, ok=False)
        assert (said.returncode, "[policy-invalid]" in said.stderr) == (3, True), (words, said)


@pytest.mark.parametrize("size", [50_000_000, 3_000_000_000])
def test_a_session_that_is_too_long_is_a_problem_at_once(place: Place, size: int) -> None:
    path = place.root / "sessions" / "2026-03-01.md"
    with path.open("wb") as handle:
        handle.write(b"a" * 9_000_000)
        handle.truncate(size)
    began = sum(os.times()[:4])
    (problem,) = [item for item in place.problems() if item["file"] == "sessions/2026-03-01.md"]
    assert problem["code"] == "ledger-unreadable"
    assert "longer than a session may be" in str(problem["message"])
    assert place.memkit("list", ok=False).returncode == 3
    # it took 32 s and more when the whole file was read; of the processor, so that a busy machine gets its time
    assert sum(os.times()[:4]) - began < 20


def test_a_staged_session_that_is_too_long_is_refused_unsearched(place: Place) -> None:
    path = place.root / "sessions" / "2026-03-01.md"
    path.write_bytes(b"Write to marit.solheim@fjordline-supply.no\n" * 220_000)
    place.git("add", "-A")
    found = [item for item in place.problems("--staged") if item["file"] == "sessions/2026-03-01.md"]
    assert [(item["code"], item["severity"]) for item in found] == [("bad-event", "error")]
