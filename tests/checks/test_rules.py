"""Every rule has a ledger that breaks it and one that just does not."""

from __future__ import annotations

import shutil
import subprocess
import tomllib
from pathlib import Path
from typing import Any

import pytest

from memkit.checks import RULES
from memkit.cli.frame.outcome import Outcome
from memkit.cli.verbs import check
from memkit.query import load
from memkit.query.call import Call
from memkit.store.workspace import open_at
from tests.checks.places import NOW, environment
from tests.checks.write_fixtures import FOLDER, cases

DOCS = Path(__file__).parents[2] / "docs" / "rules.md"


def test_every_rule_has_both_sides_and_every_folder_is_a_rule() -> None:
    assert {path.name for path in FOLDER.iterdir()} == set(RULES)
    for code in RULES:
        assert (FOLDER / code / "bad" / "memkit.toml").is_file()
        assert (FOLDER / code / "good" / "memkit.toml").is_file()


def test_the_folders_are_what_the_table_says() -> None:
    for code, case in cases().items():
        for side, made in (("bad", case.bad), ("good", case.good)):
            folder = FOLDER / code / side
            there = {
                str(path.relative_to(folder)): path.read_bytes()
                for path in folder.rglob("*")
                if path.is_file()
            }
            assert there == {"memkit.toml": b"", **made.files}, (
                f"python -m tests.checks.write_fixtures ({code})"
            )


@pytest.mark.parametrize("code", RULES)
def test_the_bad_side_breaks_this_rule_and_the_good_one_none(
    code: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    case = settings(code)
    bad = checked(code, "bad", tmp_path, monkeypatch)
    good = checked(code, "good", tmp_path, monkeypatch)
    found = [problem for problem in bad.problems if problem.code == code]
    assert {problem.code for problem in bad.problems} == {code, *case.get("also", [])}
    assert all(problem.file and problem.message and problem.hint for problem in found)
    assert [problem.code for problem in good.problems] == []
    assert good.exit_code == 0
    assert bad.exit_code == (1 if any(problem.severity == "error" for problem in bad.problems) else 0)


@pytest.mark.parametrize("code", RULES)
def test_the_page_of_rules_tells_this_one(code: str) -> None:
    severity, meaning = RULES[code]
    assert f"| `{code}` | {severity} | {meaning} |" in DOCS.read_text(encoding="utf-8")


def settings(code: str) -> dict[str, Any]:
    """What a folder cannot say."""
    path = FOLDER / code / "case.toml"
    return tomllib.loads(path.read_text(encoding="utf-8")) if path.is_file() else {}


def checked(code: str, side: str, folder: Path, monkeypatch: pytest.MonkeyPatch) -> Outcome:
    """A copy of one side, rendered, brought into its state, and checked."""
    root = folder / side / "harbour"
    shutil.copytree(FOLDER / code / side, root)
    env = environment(folder / "home")
    monkeypatch.setenv("MEMKIT_NOW", NOW)
    monkeypatch.setenv("HOME", env["HOME"])
    render(root)
    case = settings(code)
    if case.get(side):
        subprocess.run(["bash", "-ec", case[side]], cwd=root, env=env, check=True, capture_output=True)
    words = list(case.get("args", []))
    since = words[words.index("--since") + 1] if "--since" in words else None
    call = Call(("check", *words), cwd=str(root))
    return check.run(call, "--staged" in words, since, False, "--smoke" in words, False, None)


def render(root: Path) -> None:
    """The projections of a ledger, also of one that no verb would touch."""
    workspace = open_at(str(root))
    for path, text in load.render_pages(load.load(workspace, tolerant=True)).items():
        target = root / path
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_bytes(text.encode())
