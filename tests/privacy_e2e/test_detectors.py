"""A detector that cannot look refuses the write; a long line does not take long; what only looks alike is left alone."""

from __future__ import annotations

import json
import resource
import time
from collections.abc import Callable, Iterable
from pathlib import Path

import pytest

from memkit.__main__ import main
from memkit.privacy import detect
from tests.privacy_e2e.places import Project

ADDRESS = "runa.berg@kelp-and-sons.org"


def raises(text: str) -> Iterable[object]:
    raise ValueError(text)


def hangs(text: str) -> Iterable[object]:
    while text:
        time.sleep(0.01)
    return ()


def spins(text: str) -> Iterable[object]:
    while text:
        pass
    return ()


@pytest.mark.parametrize("broken", [raises, hangs, spins])
def test_a_detector_that_fails_refuses_the_write(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capfd: pytest.CaptureFixture[str],
    broken: Callable[[str], Iterable[object]],
) -> None:
    project = Project(tmp_path)
    toml = project.root / "memkit.toml"
    toml.write_text(toml.read_text().replace("detector_seconds = 10", "detector_seconds = 1"))
    before = project.ledger()
    for name, value in project.environment.items():
        monkeypatch.setenv(name, value)
    monkeypatch.setattr(detect, "_PLAIN", (*detect._PLAIN, ("broken", broken)))
    words = ("remember", f"Write to {ADDRESS} at noon.", "--actor", "user:dev", "--json")
    assert main(["-C", str(project.root), *words]) == 4
    said = capfd.readouterr()
    assert json.loads(said.err)["code"] == "DETECTOR_FAILED"
    assert ADDRESS not in said.out + said.err
    assert project.ledger() == before
    assert project.holders(ADDRESS) == []


def _used() -> float:
    """Seconds of processor time that calls have used: what others do on the machine does not count."""
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


UNITS = (
    "a",
    "7",
    "@",
    "aGk/",
    "eyJ",
    "%41",
    "&#64;",
    "+1",
    ".",
    "-",
    "([",
    " ",
    "password=",
    "DE89 3704 ",
    "🚢",
    "4 ",
)


def test_lines_of_a_megabyte_take_no_time_to_speak_of(project: Project) -> None:
    # processor time, so that what others do on the machine does not count; with room for a slow one
    for unit in UNITS:
        started = _used()
        done = project.installed("scan", "-", stdin=(unit * 1_000_000)[:1_000_000])
        assert _used() - started < 4, unit
        assert done.returncode in (0, 1), done.stderr


def test_a_claim_of_a_megabyte_is_refused_and_a_session_of_one_is_not(project: Project) -> None:
    line = "1.1.1.1 " * 120_000
    assert project.call("remember", "-", stdin=line).returncode == 2
    project.ok("session", "end", "-", "--defer", stdin=f"# A long line\n\n{line}\n")
    assert (
        project.refused("session", "end", "-", stdin=f"# Many\n\n{'DE89370400440532013000 ' * 9_000}")
        == "too-many-findings"
    )


LOOK_ALIKES = (
    "Order 4929381726354437 was shipped.",
    "The run is 3f2b8c1e-9d47-4a6b-8f10-5c2e7d9ab143.",
    "Pinned at 9fceb02d0ae598e95dc970b74767f19372d61af8.",
    "The digest is sha256:2c26b46b68ffc68ff99b453c1d30413413422d706483bfa0f98a5e886266e7ae.",
    "Needs node 20.11.1 and openssl 3.0.13.4.",
    "The docs use 192.0.2.17, 198.51.100.4 and 203.0.113.9.",
    "Clone git@forge.example.org:harbour/quay.git first.",
    "Mail goes to someone@example.com in the sample.",
    "The password is read from ${QUAY_PASSWORD}.",
)


@pytest.mark.parametrize("sentence", LOOK_ALIKES)
def test_what_only_looks_personal_is_left_alone(project: Project, sentence: str) -> None:
    assert project.data_of("remember", sentence)["redacted"] == []
    [fact] = project.data_of("list")["facts"]
    assert fact["text"] == sentence


def test_a_policy_that_refuses_names_class_and_place_and_writes_nothing(tmp_path: Path) -> None:
    project = Project(tmp_path)
    toml = project.root / "memkit.toml"
    said = toml.read_text().replace('on_personal_data = "redact"', 'on_personal_data = "refuse"')
    toml.write_text(said.replace('on_secret = "redact"', 'on_secret = "refuse"'))
    before = project.ledger()
    done = project.call("remember", f"Write to {ADDRESS} at noon.")
    assert (done.returncode, "PRIVACY_BLOCKED" in done.stderr, ADDRESS in done.stderr) == (4, True, False)
    assert "EMAIL, characters 10-36" in done.stderr
    assert (
        project.refused("remember", "Use ghp_" + "0aR7tLm9Xw4Zk8Vb3Nc6Hd1Js5Pf0Gy2Ua7 there.")
        == "PRIVACY_BLOCKED"
    )
    assert project.ledger() == before
