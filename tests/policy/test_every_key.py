"""Every key of the policy decides something: with another value some command answers otherwise."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

from memkit.boot.struct import names_of
from memkit.cli.verbs.policy_file import policy_text
from memkit.model.policy import PRESETS, Policy, Role, WriteClass, policy_from
from memkit.store.assets import read_template
from tests.policy.rows import ROWS
from tests.policy.scene import Scene

# tables whose keys are the project's own words: one row stands for all
OPEN = {("privacy", "classes"): ("privacy.classes", "EMAIL"), ("checks", "severity"): ("checks.severity", "")}


def template_keys(preset: str) -> set[tuple[str, str]]:
    """(table, key) of everything in memkit.toml as `init` writes it, and of what stands there as an example."""
    lines = policy_text(preset, "quay").splitlines()
    shown = [
        line.removeprefix("# ") if line.startswith(("# [", "# ")) and _is_toml(line) else line
        for line in lines
    ]
    tables = tomllib.loads("\n".join(shown))
    found: set[tuple[str, str]] = set()
    for table, values in tables.items():
        for key, value in values.items():
            if table in ("classes", "roles"):
                found |= {(table, each) for each in value}
            else:
                found.add((table, key))
    return found


def _is_toml(line: str) -> bool:
    try:
        tomllib.loads(line.removeprefix("# "))
    except tomllib.TOMLDecodeError:
        return False
    return True


def read_keys() -> set[tuple[str, str]]:
    """(table, key) of everything that is read from the file."""
    named = {"classes": WriteClass, "roles": Role}
    return {
        (table, key)
        for table in names_of(Policy)
        for key in names_of(named.get(table) or type(getattr(Policy(), table)))
    }


def rowed() -> set[tuple[str, str]]:
    """(table, key) of every row."""
    found = set()
    for table, key in ROWS:
        head, _, rest = table.partition(".")
        found.add((head, key) if head in ("classes", "roles") or not rest else (head, rest))
    return found


@pytest.mark.parametrize("preset", PRESETS)
def test_the_template_of_a_preset_holds_every_key_that_is_read_and_no_other(preset: str) -> None:
    assert template_keys(preset) == read_keys()
    assert policy_from(tomllib.loads(policy_text(preset, "quay")))[1] == []
    assert "{" not in policy_text(preset, "quay")


def test_every_key_has_a_row() -> None:
    assert rowed() == read_keys()


# one row for each way to tell: what answers otherwise when nothing differs would pass any row
AGAIN = set({tell: row for row, (_, _, tell) in ROWS.items()}.values())


@pytest.mark.parametrize(("table", "key"), ROWS, ids=lambda word: str(word))
def test_a_key_with_another_value_changes_an_answer_and_with_the_same_value_none(
    table: str, key: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    one, other, tell = ROWS[table, key]
    told = []
    for number, value in enumerate((one, other, one) if (table, key) in AGAIN else (one, other)):
        scene = Scene(tmp_path / f"place-{number}" / "repo", monkeypatch)
        scene.set(table, key, value)
        told.append(str(tell(scene)).replace(f"place-{number}", "place"))
    assert told[0] != told[1]
    assert told[2:] in ([], [told[0]])


def test_the_template_is_the_one_that_is_installed() -> None:
    assert read_template("memkit.toml").startswith("# memkit: ")
