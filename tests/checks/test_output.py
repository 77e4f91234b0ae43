"""The forms in which check answers: one line when all is well, text, JSON, annotations, SARIF."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from memkit.checks import RULES
from tests.checks.places import Place, workspace


@pytest.fixture
def place(tmp_path: Path) -> Place:
    """A workspace with one fact."""
    made = workspace(tmp_path / "harbour")
    made.memkit("remember", "The ferry leaves at seven.", "--id", "ferry-leaves-seven")
    return made


def harm(place: Place) -> None:
    path = place.root / "continuity.md"
    path.write_bytes(path.read_bytes().replace(b"at seven", b"at eight, 100%"))


def test_one_line_says_that_all_is_well(place: Place) -> None:
    done = place.memkit("check")
    assert done.stdout == "checked 1 session, 1 fact, 5 projections · all is well\n"
    assert done.stderr == ""


def test_a_problem_names_file_line_rule_and_what_to_do(place: Place) -> None:
    harm(place)
    done = place.memkit("check", ok=False)
    line = 1 + (place.root / "continuity.md").read_text(encoding="utf-8").split("\n").index(
        "- The ferry leaves at eight, 100%. `ferry-leaves-seven`"
    )
    assert done.returncode == 1
    first, excerpt, hint, counted = done.stdout.splitlines()
    assert counted == "checked 1 session, 1 fact, 5 projections · 1 error"
    assert done.stderr == ""
    assert first.startswith(f"continuity.md:{line}: error: edited by hand;")
    assert first.endswith("[projection-edited]")
    assert excerpt == f"{line:5d} | - The ferry leaves at eight, 100%. `ferry-leaves-seven`"
    assert hint.startswith("hint: memkit absorb continuity.md")


def test_json_holds_the_same_problems(place: Place) -> None:
    assert place.problems() == []
    harm(place)
    (problem,) = place.problems()
    assert set(problem) >= {"code", "severity", "file", "line", "message", "hint"}
    assert (problem["code"], problem["severity"], problem["file"]) == (
        "projection-edited",
        "error",
        "continuity.md",
    )


def test_annotations_are_escaped_for_a_forge(place: Place) -> None:
    assert place.memkit("check", "--format", "github").stdout == ""
    harm(place)
    done = place.memkit("check", "--format", "github", ok=False)
    assert done.returncode == 1
    (line,) = done.stdout.splitlines()
    assert line.startswith("::error file=continuity.md,line=")
    assert ",title=projection-edited::edited by hand; the ledger has" in line


def test_sarif_has_the_shape_that_code_scanning_takes(place: Place) -> None:
    harm(place)
    done = place.memkit("check", "--format", "sarif", ok=False)
    assert done.returncode == 1
    log = json.loads(done.stdout)
    assert log["version"] == "2.1.0"
    assert log["$schema"].endswith("sarif-2.1.0.json")
    (run,) = log["runs"]
    driver = run["tool"]["driver"]
    assert driver["name"] == "memkit"
    assert {rule["id"] for rule in driver["rules"]} == {"projection-edited"}
    (result,) = run["results"]
    assert result["ruleId"] == driver["rules"][result["ruleIndex"]]["id"]
    assert result["level"] in ("error", "warning")
    assert result["message"]["text"]
    (location,) = result["locations"]
    physical = location["physicalLocation"]
    assert physical["artifactLocation"] == {"uri": "continuity.md"}
    assert physical["region"]["startLine"] >= 1


def test_sarif_without_problems_is_still_a_log(place: Place) -> None:
    log = json.loads(place.memkit("check", "--format", "sarif").stdout)
    assert log["runs"][0]["results"] == []


def test_strict_makes_warnings_fail_and_the_policy_sets_a_severity(place: Place) -> None:
    place.write("sessions/notes.md", "Loose notes.\n")
    assert place.memkit("check").returncode == 0
    assert place.memkit("check", "--strict", ok=False).returncode == 1
    toml = (place.root / "memkit.toml").read_text(encoding="utf-8")
    head, mark, rest = toml.partition("[checks.severity]")
    place.write("memkit.toml", f'{head}{mark}\nbad-name = "error"\n#{rest}')
    assert place.memkit("check", ok=False).returncode == 1
    place.write("memkit.toml", f'{head}{mark}\nbad-name = "off"\n#{rest}')
    assert place.codes() == set()


def test_a_severity_for_a_rule_that_does_not_exist_is_no_policy(place: Place) -> None:
    toml = (place.root / "memkit.toml").read_text(encoding="utf-8")
    head, mark, rest = toml.partition("[checks.severity]")
    place.write("memkit.toml", f'{head}{mark}\nbad-nmae = "off"\n#{rest}')
    (problem,) = place.problems()
    assert (problem["code"], problem["file"]) == ("policy-invalid", "memkit.toml")
    assert problem["line"] == head.count("\n") + 2


def test_the_scopes_that_ask_git_say_so_without_it(tmp_path: Path) -> None:
    place = Place(tmp_path / "plain")
    place.root.mkdir()
    place.memkit("init")
    for words in (("--staged",), ("--since", "HEAD")):
        done = place.memkit("check", *words, ok=False)
        assert done.returncode == 2
        assert "needs-git" in done.stderr
    assert place.codes() == set()


def test_a_workspace_below_the_top_of_its_repository_is_checked_alike(tmp_path: Path) -> None:
    top = workspace(tmp_path / "top")
    place = Place(tmp_path / "top" / "docs" / "harbour")
    place.root.mkdir(parents=True)
    place.write("memkit.toml", "")
    place.memkit("init")
    place.memkit("remember", "The ferry leaves at seven.")
    top.commit("below")
    (session,) = sorted((place.root / "sessions").glob("*.md"))
    session.write_bytes(session.read_bytes().replace(b"seven", b"eight"))
    name = f"sessions/{session.name}"
    for words in ((), ("--since", "HEAD")):
        assert ("session-modified", name) in {(p["code"], p["file"]) for p in place.problems(*words)}
    place.git("add", "-A")
    assert ("session-modified", name) in {(p["code"], p["file"]) for p in place.problems("--staged")}
    assert "session-removed" not in place.codes("--staged")


def test_fix_renders_and_records_and_does_nothing_else(place: Place) -> None:
    (place.root / "continuity.md").unlink()
    done = place.memkit("check", "--fix")
    assert done.stderr == "memkit: rendered 1 projection\n"
    assert place.problems() == []


def test_every_rule_is_an_error_or_a_warning() -> None:
    assert {severity for severity, _ in RULES.values()} == {"error", "warning"}
