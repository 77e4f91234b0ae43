"""A tree that somebody unpacked: its links lead nowhere else, and its git config runs nothing."""

from __future__ import annotations

import os
import subprocess
from pathlib import Path

import pytest

from tests.working_memory.house import House

DEV = {"MEMKIT_ACTOR": "user:dev"}


@pytest.fixture
def house(tmp_path: Path) -> House:
    """A workspace with a fact in it."""
    made = House(tmp_path / "repo")
    assert made.run("init", env=DEV).code == 0
    assert made.run("remember", "Six bells.", env=DEV).code == 0
    return made


@pytest.mark.parametrize("name", ["sessions", "memory", ".memkit"])
def test_a_folder_that_is_a_link_outside_is_refused(house: House, tmp_path: Path, name: str) -> None:
    outside = tmp_path / "outside"
    (house.root / name).rename(outside)
    os.symlink(outside, house.root / name)
    before = sorted(path for path in outside.rglob("*"))
    for words in (("remember", "Seven bells."), ("list",), ("replay",)):
        said = house.run(*words, env=DEV)
        assert (said.code, "[link-outside]" in said.err) == (4, True), words
    assert sorted(path for path in outside.rglob("*")) == before


def test_a_link_inside_the_repository_is_followed(house: House) -> None:
    (house.root / "memory").rename(house.root / "elsewhere")
    os.symlink("elsewhere", house.root / "memory")
    assert house.run("remember", "Seven bells.", env=DEV).code == 0


@pytest.mark.parametrize(
    "words", [("check",), ("check", "--staged"), ("doctor",), ("harvest", "--dry-run"), ("status",)]
)
def test_no_program_that_the_trees_config_names_is_run(
    house: House, tmp_path: Path, words: tuple[str, ...]
) -> None:
    ran = tmp_path / "ran"
    program = tmp_path / "program"
    program.write_text(f"#!/bin/sh\ntouch {ran}\n")
    program.chmod(0o755)
    hooks = tmp_path / "hooks"
    hooks.mkdir()
    for name in ("post-index-change", "post-checkout", "fsmonitor-watchman"):
        (hooks / name).write_text(program.read_text())
        (hooks / name).chmod(0o755)
    (house.root / "adr.md").write_text(
        "# 1. Use Postgres\n\n## Status\n\nAccepted\n\n## Decision\n\nWe use Postgres.\n"
    )
    for key, value in (("core.fsmonitor", str(program)), ("core.hooksPath", str(hooks))):
        subprocess.run(["git", "-C", str(house.root), "config", key, value], check=True)
    house.run(*words, env=DEV)
    assert not ran.exists()
