"""A tree that somebody unpacked: its links lead nowhere else, and its git config runs nothing."""

from __future__ import annotations

import os
import subprocess
from pathlib import Path

import pytest

from memkit.store.git_head import may_define_filters
from tests.working_memory.house import House

DEV = {"MEMKIT_ACTOR": "user:dev"}


@pytest.fixture(scope="module")
def original(tmp_path_factory: pytest.TempPathFactory) -> House:
    """A workspace with a fact in it."""
    made = House(tmp_path_factory.mktemp("trees") / "repo")
    assert made.run("init", env=DEV).code == 0
    assert made.run("remember", "Six bells.", env=DEV).code == 0
    return made


@pytest.fixture
def house(original: House, tmp_path: Path) -> House:
    """A copy of it."""
    return original.copy_to(tmp_path / "repo")


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


@pytest.mark.parametrize("name", ["sessions", "memory", ".memkit"])
@pytest.mark.parametrize(
    "words", [("init",), ("init", "--project", "quay"), ("adopt",), ("import", "all.jsonl")], ids=" ".join
)
def test_a_memory_is_not_begun_beside_a_link_outside(
    house: House, tmp_path: Path, words: tuple[str, ...], name: str
) -> None:
    tree, outside = tmp_path / "tree", tmp_path / "outside"
    outside.mkdir()
    other = House(tree)
    who = ["-c", "user.name=Ada Quay", "-c", "user.email=ada@quay.example"]
    subprocess.run(["git", "-C", str(tree), *who, "commit", "-q", "--allow-empty", "-m", "x"], check=True)
    (tree / "all.jsonl").write_text(house.run("export", env=DEV).out)
    if name == "memory" and words == ("adopt",):
        (outside / "continuity.md").write_text("# Memory\n\n## Facts\n\n- Six bells.\n")
    elif words == ("adopt",):
        (tree / "memory").mkdir()
        (tree / "memory" / "continuity.md").write_text("# Memory\n\n## Facts\n\n- Six bells.\n")
        name = "memory/sessions" if name == "sessions" else name
    os.symlink(outside, tree / name)
    before = sorted(outside.rglob("*")), sorted(tree.rglob("*.*"))
    said = other.run(*words, env=DEV)
    assert said.code in (1, 4) and "Traceback" not in said.err, said
    assert (sorted(outside.rglob("*")), sorted(tree.rglob("*.*"))) == before


def test_a_link_inside_the_repository_is_followed(house: House) -> None:
    (house.root / "memory").rename(house.root / "elsewhere")
    os.symlink("elsewhere", house.root / "memory")
    assert house.run("remember", "Seven bells.", env=DEV).code == 0


READS = [
    *(("check",), ("check", "--staged"), ("check", "--since", "HEAD"), ("doctor",), ("harvest", "--dry-run")),
    *(("status",), ("init",), ("setup", "--list"), ("review", "--json"), ("report",), ("recall", "bells")),
    *(
        ("harvest",),
        ("remember", "Seven bells.", "--stage"),
        ("propose", "Bells ring."),
        ("session", "end", "-m", "x"),
    ),
    *(("context",), ("list",), ("log",), ("replay",), ("stale",), ("outbox", "retry"), ("absorb",)),
]


@pytest.mark.parametrize("words", READS, ids=" ".join)
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
    _commit(house.root)
    attributes = "*.md filter=own diff=own\n*.toml filter=a=b\n"
    (house.root / ".git" / "info").mkdir(exist_ok=True)
    (house.root / ".git" / "info" / "attributes").write_text(attributes)
    _config(house.root, **{"core.fsmonitor": str(program), "core.hooksPath": str(hooks)})
    _config(house.root, **{f"diff.own.{key}": str(program) for key in ("textconv", "command")})
    for name in ("own", "a=b"):
        named = {key: str(program) for key in ("clean", "smudge", "process")}
        _config(house.root, **{f"filter.{name}.{key}": value for key, value in named.items()})
        _config(house.root, **{f"filter.{name}.required": "true"})
    _config(house.root, **{"log.showSignature": "true", "gpg.program": str(program)})
    _config(house.root, **{"core.pager": str(program), "core.sshCommand": str(program)})
    # git looks into a file again whose time is another than the index knows
    for path in house.root.rglob("*.md"):
        os.utime(path, (1, 1))
    house.run(*words, env=DEV)
    assert not ran.exists()


def test_the_program_would_run_if_git_were_asked_plainly(house: House, tmp_path: Path) -> None:
    """Else the tests above would prove nothing."""
    ran = tmp_path / "ran"
    program = tmp_path / "program"
    program.write_text(f"#!/bin/sh\ntouch {ran}\ncat\n")
    program.chmod(0o755)
    _commit(house.root)
    (house.root / ".git" / "info").mkdir(exist_ok=True)
    (house.root / ".git" / "info" / "attributes").write_text("*.md filter=own\n")
    _config(house.root, **{"filter.own.clean": str(program)})
    for path in house.root.rglob("*.md"):
        os.utime(path, (1, 1))
    subprocess.run(["git", "-C", str(house.root), "diff", "HEAD"], check=True, capture_output=True)
    assert ran.exists()


def _repository(root: Path) -> Path:
    subprocess.run(["git", "init", "-q", str(root)], check=True)
    return root


def test_a_config_without_filters_is_read_as_a_file(tmp_path: Path) -> None:
    assert not may_define_filters(str(_repository(tmp_path)))


@pytest.mark.parametrize(
    "text",
    ['[filter "x"]\n\tclean = id\n', "[FILTER.x]\n", "[include]\n\tpath = more\n", '[includeIf "x"]\n'],
)
@pytest.mark.parametrize("name", ["config", "config.worktree"])
def test_git_is_asked_if_a_config_may_define_filters(tmp_path: Path, text: str, name: str) -> None:
    with open(_repository(tmp_path) / ".git" / name, "a", encoding="utf-8") as handle:
        handle.write(text)
    assert may_define_filters(str(tmp_path))


@pytest.mark.parametrize("spoils", ["HEAD", "objects", "refs", "config"])
def test_git_is_asked_where_it_would_look_further_up(tmp_path: Path, spoils: str) -> None:
    root = _repository(tmp_path / "outer" / "inner")
    (root / ".git" / spoils).rename(root / ".git" / "other")
    assert may_define_filters(str(root))


def test_git_is_asked_where_its_folder_is_not_the_one_beside_the_files(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    _repository(tmp_path)
    for name in ("GIT_DIR", "GIT_COMMON_DIR"):
        with monkeypatch.context() as patch:
            patch.setenv(name, str(tmp_path / "elsewhere"))
            assert may_define_filters(str(tmp_path))
    assert not may_define_filters(str(tmp_path))


def test_what_a_filter_of_the_tree_would_change_is_left_for_its_owner_to_stage(house: House) -> None:
    (house.root / ".gitattributes").write_text("sessions/** filter=own\n")
    _config(house.root, **{"filter.own.clean": "false"})
    said = house.run("remember", "Seven bells.", "--stage", env=DEV)
    assert (said.code, "recorded, but not staged: " in said.err) == (0, True)


def test_a_missing_object_is_not_fetched(house: House, tmp_path: Path) -> None:
    ran = tmp_path / "ran"
    program = tmp_path / "program"
    program.write_text(f"#!/bin/sh\ntouch {ran}\n")
    program.chmod(0o755)
    _commit(house.root)
    _config(house.root, **{"core.repositoryFormatVersion": "1", "extensions.partialClone": "origin"})
    _config(house.root, **{"remote.origin.url": str(tmp_path), "remote.origin.promisor": "true"})
    _config(house.root, **{"remote.origin.uploadpack": str(program)})
    for path in (house.root / ".git" / "objects").glob("??/*"):
        kind = subprocess.run(
            ["git", "-C", str(house.root), "cat-file", "-t", path.parent.name + path.name],
            capture_output=True,
            check=False,
        )
        if kind.stdout == b"blob\n":
            path.unlink()
    for words in (("check",), ("check", "--staged"), ("doctor",), ("status",)):
        house.run(*words, env=DEV)
    assert not ran.exists()


def _config(root: Path, **values: str) -> None:
    for key, value in values.items():
        subprocess.run(["git", "-C", str(root), "config", key, value], check=True)


def _commit(root: Path) -> None:
    name = ("-c", "user.name=dev", "-c", "user.email=dev@example.org")
    for words in (("add", "-A"), (*name, "commit", "-qm", "x", "--no-verify")):
        subprocess.run(["git", "-C", str(root), *words], check=True, capture_output=True)
