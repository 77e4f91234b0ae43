"""The published hook, built by pre-commit itself in an environment of its own."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
from pathlib import Path

import pytest

from tests.checks.places import Place, workspace

ROOT = Path(__file__).parents[2]
# what the hook's environment is built from
PARTS = ("memkit", "templates", "pyproject.toml", "README.md", "LICENSE", ".pre-commit-hooks.yaml")


@pytest.fixture(scope="module")
def published(tmp_path_factory: pytest.TempPathFactory) -> Place:
    """This package as a repository of its own, as a user of pre-commit would name it."""
    root = tmp_path_factory.mktemp("published") / "package"
    root.mkdir()
    for part in PARTS:
        if (ROOT / part).is_dir():
            shutil.copytree(ROOT / part, root / part, ignore=shutil.ignore_patterns("__pycache__"))
        elif (ROOT / part).is_file():
            shutil.copy(ROOT / part, root / part)
    _drop_dependencies(root / "pyproject.toml")
    place = Place(root)
    place.git("init", "-q", "-b", "main")
    place.commit("publish")
    return place


def _drop_dependencies(path: Path) -> None:
    """The gate needs none of them for plain words, `make` installs them, and here they would be most of the test."""
    text, dropped = re.subn(
        r"(?ms)^dependencies = \[\n.*?^\]$", "dependencies = []", path.read_text(encoding="utf-8")
    )
    assert dropped == 1
    path.write_text(text, encoding="utf-8")


@pytest.fixture(scope="module")
def user(tmp_path_factory: pytest.TempPathFactory) -> Place:
    """A repository that uses the hook."""
    place = workspace(tmp_path_factory.mktemp("user") / "harbour")
    place.memkit("remember", "The ferry leaves at seven.")
    place.commit("memory")
    return place


def tried(user: Place, published: Place) -> subprocess.CompletedProcess[str]:
    """`pre-commit run`, with the package index of this machine: unlike `try-repo` it keeps the environment it built."""
    outer = {
        key: value
        for key, value in os.environ.items()
        if key.startswith(("PIP_", "UV_", "SSL_", "REQUESTS_"))
    }
    outer |= {key: value for key, value in os.environ.items() if key.lower().endswith("_proxy")}
    commit = published.git("rev-parse", "HEAD").stdout.strip()
    config = published.root.parent / "config.yaml"
    hooks = [{"repo": str(published.root), "rev": commit, "hooks": [{"id": "memkit-check"}]}]
    config.write_text(json.dumps({"repos": hooks}), encoding="utf-8")
    return user.run(
        *("pre-commit", "run", "--config", str(config), "--all-files", "--verbose"),
        ok=False,
        **outer,
        PIP_NO_COMPILE="1",
        PRE_COMMIT_HOME=str(published.root.parent / "cache"),
    )


def test_the_hook_accepts_a_clean_memory_and_refuses_an_edited_one(user: Place, published: Place) -> None:
    done = tried(user, published)
    assert done.returncode == 0, done.stdout + done.stderr
    assert "Passed" in done.stdout
    path = user.root / "continuity.md"
    path.write_bytes(path.read_bytes().replace(b"seven", b"eight"))
    user.git("add", "-A")
    done = tried(user, published)
    assert done.returncode == 1
    assert "[projection-edited]" in done.stdout
    assert "hint: memkit absorb continuity.md" in done.stdout
