"""`memkit doctor` finds what is broken around memkit, names the remedy, and touches nothing."""

from __future__ import annotations

import json
import os
from pathlib import Path

import pytest

from tests.hosts.conftest import Run


@pytest.fixture
def tools(place: Path) -> str:
    """A PATH with one memkit on it."""
    folder = place.parent / "bin"
    folder.mkdir()
    (folder / "memkit").write_text("#!/bin/sh\n")
    (folder / "memkit").chmod(0o755)
    return f"{folder}{os.pathsep}/usr/bin{os.pathsep}/bin"


def unwell(run: Run, path: str) -> dict[str, str]:
    done = run("doctor", "--json", PATH=path)
    rows = json.loads(done.stdout)["data"]["findings"]
    found = {row["what"]: row["hint"] for row in rows if not row["well"]}
    assert done.returncode == (1 if found else 0)
    return found


def test_a_connected_workspace_is_well(run: Run, tools: str) -> None:
    for host in ("git", "codex"):
        assert run("setup", host).returncode == 0
    run("remember", "One thing holds.", actor="user:dev")
    assert unwell(run, tools) == {}


def test_every_ailment_has_a_name_and_a_remedy(run: Run, place: Path, tools: str) -> None:
    run("setup", "codex")
    run("remember", "One thing holds.", actor="user:dev")
    (session,) = (place / "sessions").glob("*.md")
    session.chmod(0o644)
    session.write_text(session.read_text().replace("---\nmemkit: 1", "---\n\nmemkit: 1", 1))
    (place / ".codex" / "hooks.json").unlink()
    (place / "sessions" / ".memkit-tmp-1-0").write_text("")
    (place / ".memkit" / "hook.log").write_text("2026-11-15T09:00:00Z prompt codex OSError\n")
    (place / ".gitignore").unlink()
    second = place.parent / "second"
    second.mkdir()
    (second / "memkit").write_text("#!/bin/sh\n# another\n")
    (second / "memkit").chmod(0o755)
    found = unwell(run, f"{second}{os.pathsep}{tools}")
    assert {"installs", "ledger", "frontmatter", "hooks", "private", "codex", "leftovers", "hook log"} <= set(
        found
    )
    assert found["hooks"] == "memkit setup git"
    assert found["codex"] == "memkit setup codex"
    assert all(found.values())


def test_projections_that_were_edited_or_are_behind_are_told_apart(run: Run, place: Path, tools: str) -> None:
    run("setup", "git")
    run("remember", "One thing holds.", "--no-render", actor="user:dev")
    assert unwell(run, tools) == {"projections": "memkit replay"}
    run("replay")
    page = place / "continuity.md"
    page.write_text(page.read_text().replace("holds", "is so"))
    assert unwell(run, tools) == {"projections": "memkit absorb continuity.md"}


def test_outside_of_a_workspace_it_says_how_to_begin(run: Run, place: Path, tools: str) -> None:
    done = run("-C", str(place.parent), "doctor", PATH=tools)
    assert done.returncode == 1
    assert "→ memkit init" in done.stdout
