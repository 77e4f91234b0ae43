"""`memkit setup git`: beside what is there, and gone without a trace."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from memkit.hosts import edit_plan
from tests.checks.places import Place, repository, workspace

HOOKS = ("pre-commit", "post-merge", "post-rewrite")
SHELL = "#!/usr/bin/env bash\nset -e\necho there >> trace\nexit 0\n"
PYTHON = "#!/usr/bin/env python3\nopen('trace', 'a').write('there\\n')\n"


@pytest.fixture(scope="module")
def harbour(tmp_path_factory: pytest.TempPathFactory) -> Place:
    """A repository with memkit in it; nothing is set up."""
    return workspace(tmp_path_factory.mktemp("setup") / "harbour")


@pytest.fixture
def place(harbour: Place, tmp_path: Path) -> Place:
    """A copy of it."""
    return harbour.copy_to(tmp_path / "harbour")


def everything(root: Path) -> dict[str, tuple[bytes, int]]:
    """Every file with its mode, but for git's objects and memkit's private cache."""
    found = {}
    for path in sorted(root.rglob("*")):
        name = str(path.relative_to(root))
        if path.is_file() and not name.startswith((".git/objects", ".git/logs", ".memkit", ".git/index")):
            found[name] = (path.read_bytes(), path.stat().st_mode)
    return found


def hook(place: Place, name: str, text: str, mode: int = 0o755) -> None:
    place.write(name, text)
    (place.root / name).chmod(mode)


@pytest.mark.parametrize(
    "text",
    [
        None,
        SHELL,
        PYTHON,
        "#!/bin/sh",
        "#!/bin/sh\n",
        "",
        "#!/bin/sh\r\necho hi\r\n",
        "#!/bin/sh\necho no end of line",
    ],
)
def test_setup_then_remove_leaves_every_byte_as_it_was(place: Place, text: str | None) -> None:
    if text is not None:
        hook(place, ".git/hooks/pre-commit", text)
        hook(place, ".git/hooks/post-merge", text, 0o700)
    before = everything(place.root)
    assert place.memkit("setup", "git", "--check", ok=False).returncode == 1
    place.memkit("setup", "git", "--dry-run")
    assert everything(place.root) == before
    place.memkit("setup", "git")
    during = everything(place.root)
    assert {f".git/hooks/{name}" for name in HOOKS} <= set(during)
    assert place.memkit("setup", "git").stdout == "git is connected\n"
    assert everything(place.root) == during
    assert place.memkit("setup", "git", "--check").returncode == 0
    place.memkit("setup", "git", "--remove")
    assert everything(place.root) == before
    assert place.memkit("setup", "git", "--remove").stdout == "git is not connected\n"


@pytest.mark.parametrize("text", [SHELL, PYTHON])
def test_the_hook_that_was_there_still_runs(place: Place, text: str) -> None:
    hook(place, ".git/hooks/pre-commit", text)
    place.memkit("setup", "git")
    place.write("continuity.md", "mine\n")
    place.git("add", "continuity.md")
    assert place.git("commit", "-m", "no", ok=False).returncode == 1
    assert not (place.root / "trace").exists()
    place.git("restore", "--staged", "--worktree", "continuity.md")
    place.git("commit", "--allow-empty", "-m", "yes")
    assert (place.root / "trace").read_text() == "there\n"


def test_a_hook_that_was_switched_off_stays_so(place: Place) -> None:
    hook(place, ".git/hooks/pre-commit", SHELL, 0o644)
    before = everything(place.root)
    place.memkit("setup", "git")
    place.git("commit", "--allow-empty", "-m", "yes")
    assert not (place.root / "trace").exists()
    place.memkit("setup", "git", "--remove")
    during = everything(place.root)
    assert {name: during[name] for name in before if not name.startswith(".git/")} == {
        name: before[name] for name in before if not name.startswith(".git/")
    }
    assert during[".git/hooks/pre-commit"] == before[".git/hooks/pre-commit"]


def test_husky_gets_the_lines_in_its_own_files(place: Place) -> None:
    place.git("config", "core.hooksPath", ".husky/_")
    place.write(".husky/_/h", "#!/usr/bin/env sh\n")
    place.write(".husky/pre-commit", "npm test\n")
    before = everything(place.root)
    place.memkit("setup", "git")
    text = (place.root / ".husky/pre-commit").read_text()
    assert edit_plan.has_block(text)
    assert text.endswith("npm test\n")
    assert (place.root / ".husky/post-merge").is_file()
    assert not (place.root / ".git/hooks/pre-commit").exists()
    assert place.git("config", "core.hooksPath").stdout == ".husky/_\n"
    place.memkit("setup", "git", "--remove")
    assert everything(place.root) == before


def test_a_hooks_folder_of_the_repository_is_used(place: Place) -> None:
    place.git("config", "core.hooksPath", "tools/hooks")
    hook(place, "tools/hooks/pre-commit", SHELL)
    before = everything(place.root)
    place.memkit("setup", "git")
    assert edit_plan.has_block((place.root / "tools/hooks/pre-commit").read_text())
    assert os.access(place.root / "tools/hooks/post-merge", os.X_OK)
    place.memkit("setup", "git", "--remove")
    assert everything(place.root) == before


def test_a_hooks_folder_elsewhere_is_left_alone_and_the_lines_are_told(place: Place, tmp_path: Path) -> None:
    shared = tmp_path / "shared"
    shared.mkdir()
    place.git("config", "core.hooksPath", str(shared))
    done = place.memkit("setup", "git", ok=False)
    assert (done.returncode, list(shared.iterdir())) == (1, [])
    assert "outside of this repository; add to its pre-commit: memkit check --staged --quiet" in done.stderr
    assert place.memkit("setup", "git", "--check", ok=False).returncode == 1


def test_lefthook_gets_the_lines_in_its_own_form(place: Place) -> None:
    place.write("lefthook.yml", "pre-push:\n  commands:\n    test:\n      run: make test")
    before = everything(place.root)
    place.memkit("setup", "git")
    text = (place.root / "lefthook.yml").read_text()
    assert "pre-commit:\n  jobs:\n    - name: memkit\n      run: memkit check --staged --quiet\n" in text
    assert "post-merge:\n  jobs:\n    - name: memkit\n      run: memkit merge-driver --settle\n" in text
    assert not (place.root / ".git/hooks/pre-commit").exists()
    assert place.memkit("setup", "git", "--check").returncode == 0
    place.memkit("setup", "git", "--remove")
    assert everything(place.root) == before


@pytest.mark.parametrize(
    ("own", "first"),
    [
        ("commands:\n    test:\n      run: make test\n", {"memkit": {"run": "memkit check --staged --quiet"}}),
        ("parallel: true\n\n  # ours\n  jobs:\n  - run: make test\n", {"name": "memkit", "run": "memkit check --staged --quiet"}),
    ],
)  # fmt: skip
def test_lefthook_gets_a_job_beside_those_of_the_hook(
    own: str, first: dict[str, object], place: Place
) -> None:
    import yaml

    place.write("lefthook.yml", f"pre-commit:\n  {own}pre-push:\n  jobs:\n    - run: make test\n")
    before = everything(place.root)
    place.memkit("setup", "git")
    hook = yaml.safe_load((place.root / "lefthook.yml").read_text())["pre-commit"]
    found = hook.get("jobs") or hook["commands"]
    assert (found[0] if isinstance(found, list) else {"memkit": found["memkit"]}) == first
    assert len(found) == 2
    assert place.memkit("setup", "git", "--check").returncode == 0
    place.memkit("setup", "git", "--remove")
    assert everything(place.root) == before


def test_lefthook_in_a_form_that_is_not_plain_is_told_the_lines_and_not_called_connected(
    place: Place,
) -> None:
    text = "pre-commit: {commands: {test: {run: make test}}}\n"
    place.write("lefthook.yml", text)
    done = place.memkit("setup", "git", ok=False)
    assert (place.root / "lefthook.yml").read_text() == text
    assert done.returncode == 1
    assert done.stdout.startswith("git is not fully connected\n")
    assert "add to lefthook.yml:" in done.stderr


@pytest.mark.parametrize("indent", ["", "  "])
def test_pre_commit_gets_a_local_hook(place: Place, indent: str) -> None:
    import yaml

    other = f"{indent}- repo: local\n{indent}  hooks:\n{indent}    - {{id: a, name: a, entry: 'true', language: system}}"
    place.write(".pre-commit-config.yaml", f"minimum_pre_commit_version: '3'\nrepos:\n{other}\n")
    before = everything(place.root)
    place.memkit("setup", "git")
    config = yaml.safe_load((place.root / ".pre-commit-config.yaml").read_text())
    assert [hook["id"] for repo in config["repos"] for hook in repo["hooks"]] == ["memkit-check", "a"]
    assert not (place.root / ".git/hooks/pre-commit").exists()
    assert (place.root / ".git/hooks/post-merge").exists()
    place.git("add", "-A")
    place.run("pre-commit", "run", "memkit-check", "--all-files")
    place.memkit("setup", "git", "--remove")
    assert everything(place.root) == before


def test_without_git_setup_git_says_so(tmp_path: Path) -> None:
    place = Place(tmp_path / "plain")
    place.root.mkdir()
    place.memkit("init")
    done = place.memkit("setup", "git", ok=False)
    assert done.returncode == 2
    assert "needs-git" in done.stderr


def test_an_unknown_host_is_refused_with_the_list(place: Place) -> None:
    done = place.memkit("setup", "emacs", ok=False)
    assert done.returncode == 2
    assert "memkit setup --list" in done.stderr
    assert place.memkit("setup", "--list").stdout.startswith("git ")


def test_a_workspace_further_down_is_named_in_the_hook(tmp_path: Path) -> None:
    top = repository(tmp_path / "top")
    place = Place(tmp_path / "top" / "docs")
    place.root.mkdir()
    place.write("memkit.toml", "")
    place.memkit("init")
    place.memkit("setup", "git")
    place.memkit("remember", "The ferry leaves at seven.")
    top.git("add", "-A")
    top.git("commit", "-q", "-m", "start")
    place.write("continuity.md", (place.root / "continuity.md").read_text().replace("seven", "eight"))
    top.git("add", "-A")
    done = top.git("commit", "-m", "no", ok=False)
    assert done.returncode == 1
    assert "projection-edited" in done.stderr


LEFTHOOK = "pre-commit:\n  commands:\n    lint:\n      run: ruff check\n"
PRE_COMMIT = "repos:\n  - repo: local\n    hooks: []\n"


@pytest.mark.parametrize(
    ("file", "text", "runs"),
    [
        (".git/hooks/pre-commit", "", ".git/hooks/pre-commit"),
        (".husky/pre-commit", "npm test\n", ".husky/pre-commit"),
        ("lefthook.yml", LEFTHOOK, "lefthook.yml"),
        (".pre-commit-config.yaml", PRE_COMMIT, ".pre-commit-config.yaml"),
    ],
)
def test_two_memories_in_one_repository_keep_each_others_gate(
    place: Place, file: str, text: str, runs: str
) -> None:
    """Each is taken out alone, and the last leaves no trace."""
    (place.root / "packages" / "a").mkdir(parents=True)
    place.memkit("-C", "packages/a", "init", "--here")
    if file.startswith(".husky"):
        place.git("config", "core.hooksPath", ".husky/_")
    if text:
        hook(place, file, text, 0o644)
    before = everything(place.root)
    place.memkit("setup", "git")
    alone = everything(place.root)
    place.memkit("-C", "packages/a", "setup", "git")
    both = (place.root / runs).read_text()
    assert (both.count("memkit check --staged"), both.count("memkit -C 'packages/a' check --staged")) == (
        1,
        1,
    )
    assert place.memkit("setup", "git", "--check").returncode == 0
    assert place.memkit("-C", "packages/a", "setup", "git", "--check").returncode == 0
    place.memkit("-C", "packages/a", "setup", "git", "--remove")
    assert everything(place.root) == alone
    place.memkit("setup", "git", "--remove")
    assert everything(place.root) == before
