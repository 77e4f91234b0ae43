"""`memkit doctor` finds what is broken around memkit, names the remedy, and touches nothing. The remedies work."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from memkit.hosts import health
from tests.hosts.conftest import COMMAND, Inside, prepare

ALL = {
    "python", "memkit", "installs", "git", "policy", "ledger", "history", "projections", "frontmatter", "hooks", "merge driver",
    "attributes", "private", "codex", "leftovers", "outbox", "open sessions", "hook log",
}  # fmt: skip


@pytest.fixture(scope="module")
def healthy(empty_workspace: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A workspace that lacks nothing, to be copied."""
    place = tmp_path_factory.mktemp("healthy") / "ferry"
    shutil.copytree(empty_workspace, place, symlinks=True)
    for words in (
        ("setup", "git"),
        ("setup", "codex"),
        ("remember", "One thing holds.", "--actor", "user:dev"),
    ):
        prepare(place, 1, *words)
    subprocess.run(["git", "add", "-A"], cwd=place, check=True)
    return place


@pytest.fixture
def ferry(place: Path, healthy: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A copy of it, with one memkit on PATH."""
    shutil.copytree(healthy, place, symlinks=True, dirs_exist_ok=True)
    install(place.parent / "bin", f'exec "{COMMAND}" "$@"')
    found = shutil.which("git")
    assert found
    monkeypatch.setenv("PATH", f"{place.parent / 'bin'}{os.pathsep}{Path(found).parent}")
    return place


def install(folder: Path, what: str) -> None:
    folder.mkdir()
    (folder / "memkit").write_text(f"#!/bin/sh\n{what}\n")
    (folder / "memkit").chmod(0o755)


def tree(place: Path) -> dict[str, bytes]:
    # what git and the cache keep for themselves is not the matter
    return {
        str(path.relative_to(place)): path.read_bytes()
        for path in sorted(place.rglob("*"))
        if path.is_file() and not {".git", "cache"} & set(path.relative_to(place).parts)
    }


def unwell(inside: Inside, place: Path) -> dict[str, str]:
    """What is to be mended → how; the look itself changes nothing."""
    before = tree(place)
    code, out, err = inside("doctor", "--json")
    assert err == ""
    rows = json.loads(out)["data"]["findings"]
    found = {row["what"]: row["hint"] for row in rows if not row["well"]}
    assert code == (1 if found else 0)
    assert tree(place) == before
    return found


def test_a_workspace_that_lacks_nothing_is_well_in_every_respect(inside: Inside, ferry: Path) -> None:
    code, out, _ = inside("doctor", "--json")
    rows = json.loads(out)["data"]["findings"]
    assert (code, {row["what"] for row in rows}) == (0, ALL)
    assert [row for row in rows if not row["well"] or row["hint"]] == []
    code, out, _ = inside("doctor")
    assert (code, {line[:4] for line in out.splitlines()}) == (0, {"ok  "})


def session(place: Path) -> Path:
    (found,) = (place / "sessions").glob("*.md")
    found.chmod(0o644)
    return found


def mangle(place: Path) -> None:
    file = session(place)
    file.write_text(file.read_text().replace("---\nmemkit: 2", "---\n\nmemkit: 2", 1))


def turn_crlf(place: Path) -> None:
    file = session(place)
    file.write_bytes(file.read_bytes().replace(b"\n", b"\r\n"))


def edit(place: Path) -> None:
    page = place / "continuity.md"
    page.write_text(page.read_text().replace("One thing holds", "One thing is so"))


def leave_behind(place: Path) -> None:
    for name in ("sessions/.memkit-tmp-1-0", "memory/.memkit-tmp-1-0", ".memkit/open/.memkit-tmp-1-0"):
        (place / name).parent.mkdir(exist_ok=True)
        (place / name).write_text("half")
        os.utime(place / name, (1, 1))


def keep_unsaved(place: Path) -> None:
    (place / ".memkit" / "outbox").mkdir(exist_ok=True)
    said = [{"verb": "Referenced", "subject": "one-thing-holds", "fields": []}]
    intent = {"schema": "memkit/1", "draft": "", "actor": "agent:codex", "unsaved": said}
    (place / ".memkit" / "outbox" / "unsaved.json").write_text(json.dumps(intent))


def tear(place: Path) -> None:
    head = {
        "head": {
            "seed": "0123456789",
            "kind": "work",
            "actor": "agent:codex",
            "started": "2026-11-15T09:00:00Z",
        }
    }
    (place / ".memkit" / "open").mkdir(exist_ok=True)
    (place / ".memkit" / "open" / "0123456789.jsonl").write_text(json.dumps(head) + '\n{"verb": "Not')


def drop_line(name: str, word: str) -> Callable[[Path], None]:
    def act(place: Path) -> None:
        file = place / name
        file.write_text("".join(line for line in file.read_text().splitlines(True) if word not in line))

    return act


def without(*names: str) -> Callable[[Path], None]:
    def act(place: Path) -> None:
        for name in names:
            (place / name).unlink()

    return act


def write(name: str, text: str) -> Callable[[Path], None]:
    def act(place: Path) -> None:
        (place / name).parent.mkdir(parents=True, exist_ok=True)
        (place / name).write_text(text)

    return act


def lose_attributes(place: Path) -> None:
    # git would read them from the index
    subprocess.run(["git", "rm", "-q", "-f", ".gitattributes"], cwd=place, check=True)


def misspell(place: Path) -> None:
    file = place / "memkit.toml"
    file.write_text(file.read_text() + "\n[speed]\nfast = 1\n")


def unset_driver(place: Path) -> None:
    subprocess.run(["git", "config", "--remove-section", "merge.memkit"], cwd=place, check=True)


# the ailment → what is done to the workspace, what doctor says, and whether its words alone mend it
AILMENTS: dict[str, tuple[Callable[[Path], object], dict[str, str], bool]] = {
    "no hook": (without(".git/hooks/pre-commit"), {"hooks": "memkit setup git"}, True),
    "a hook without us": (write(".git/hooks/post-merge", "#!/bin/sh\n"), {"hooks": "memkit setup git"}, True),
    "no merge driver": (unset_driver, {"merge driver": "memkit setup git"}, True),
    "no attributes": (lose_attributes, {"attributes": "memkit init"}, True),
    "sessions are converted": (drop_line(".gitattributes", "-text"), {"attributes": "memkit init"}, True),
    "private files are seen": (without(".memkit/.gitignore"), {"private": "memkit init"}, True),
    "an agent in part": (without(".codex/hooks.json"), {"codex": "memkit setup codex"}, True),
    "an agent without its page": (without("AGENTS.md"), {"codex": "memkit setup codex"}, True),
    "somebody's own skill": (
        write(".agents/skills/memkit/SKILL.md", "mine\n"),
        {"codex": "move it away, then memkit setup codex"},
        False,
    ),
    "a broken hooks file": (
        write(".codex/hooks.json", '{"hooks": memkit'),
        {"codex": "memkit setup codex"},
        False,
    ),
    "unfinished writes": (
        leave_behind,
        {"leftovers": "rm .memkit/open/.memkit-tmp-1-0 memory/.memkit-tmp-1-0 sessions/.memkit-tmp-1-0"},
        True,
    ),
    "unsaved events": (keep_unsaved, {"outbox": "memkit outbox retry"}, True),
    "a torn line": (tear, {"open sessions": "memkit session show  # then memkit session end --defer"}, False),
    "failed hooks": (
        write(".memkit/hook.log", "2026-11-15T09:00:00Z prompt codex OSError\n"),
        {"hook log": "rm .memkit/hook.log when you have looked at it"},
        False,
    ),
    "projections behind": (without("continuity.md"), {"projections": "memkit replay"}, True),
    "projections edited": (edit, {"projections": "memkit absorb continuity.md"}, True),
    "an unknown policy key": (
        misspell,
        {"policy": "memkit init --dry-run  # prints every key with its default"},
        False,
    ),
}


@pytest.mark.parametrize("ailment", AILMENTS)
def test_every_ailment_is_named_alone_and_its_remedy_mends_it(
    ailment: str, inside: Inside, ferry: Path
) -> None:
    harm, hints, mends = AILMENTS[ailment]
    harm(ferry)
    found = unwell(inside, ferry)
    assert found == hints
    if not mends:
        return
    (hint,) = hints.values()
    if hint.startswith("memkit "):
        code, _, err = inside(*hint.split()[1:], "--yes", "--actor", "user:dev")
        assert code == 0, err
    else:
        subprocess.run(hint, shell=True, cwd=ferry, check=True)
    assert unwell(inside, ferry) == {}


@pytest.mark.parametrize("harm", [mangle, turn_crlf])
def test_a_session_that_a_formatter_rewrote_is_told_as_such(
    harm: Callable[[Path], None], inside: Inside, ferry: Path
) -> None:
    path = session(ferry).relative_to(ferry)
    harm(ferry)
    found = unwell(inside, ferry)
    assert found["frontmatter"] == f"git checkout -- {path}, and keep formatters out of sessions/"
    assert found["ledger"] == "memkit check"
    subprocess.run(["git", "checkout", "--", path], cwd=ferry, check=True)
    assert unwell(inside, ferry) == {}


def test_a_ledger_that_cannot_be_read_is_told_with_the_way_out(inside: Inside, ferry: Path) -> None:
    file = session(ferry)
    file.write_text(file.read_text().replace("memkit: 2", "memkit: 9", 1))
    found = unwell(inside, ferry)
    assert "ledger" in found


def test_another_install_behind_the_first_is_told(
    inside: Inside, ferry: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    install(ferry.parent / "second", "# another")
    monkeypatch.setenv("PATH", f"{ferry.parent / 'second'}{os.pathsep}{os.environ['PATH']}")
    assert unwell(inside, ferry) == {"installs": "uninstall one of them"}
    _, out, _ = inside("doctor")
    assert f"{ferry.parent / 'second' / 'memkit'} hides {ferry.parent / 'bin' / 'memkit'}" in out


def test_two_names_of_one_install_are_one(
    inside: Inside, ferry: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (ferry.parent / "link").symlink_to(ferry.parent / "bin")
    monkeypatch.setenv("PATH", f"{ferry.parent / 'link'}{os.pathsep}{os.environ['PATH']}")
    assert unwell(inside, ferry) == {}


def test_hooks_that_cannot_find_memkit_are_told(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    found = {finding.what: finding.hint for finding in health.environment_findings() if not finding.well}
    assert found == {
        "installs": "put the folder of memkit on PATH",
        "git": "install git; without it there are no hooks",
    }


def test_an_old_python_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "version_info", (3, 10, 4))
    found = {finding.what: finding.hint for finding in health.environment_findings()}
    assert found["python"] == "memkit needs Python 3.11 or newer"


def test_without_git_nothing_is_asked_of_it(inside: Inside, ferry: Path) -> None:
    shutil.rmtree(ferry / ".git")
    code, out, _ = inside("doctor", "--json")
    rows = {row["what"]: row for row in json.loads(out)["data"]["findings"]}
    assert (code, rows["repository"]["well"]) == (0, True)
    assert not {"hooks", "merge driver", "attributes", "private"} & set(rows)


def test_a_policy_that_is_none_is_told(inside: Inside, ferry: Path) -> None:
    (ferry / "memkit.toml").write_text("[broken\n")
    found = unwell(inside, ferry)
    assert list(found) == ["workspace"]


def test_outside_of_a_workspace_it_says_how_to_begin(inside: Inside, ferry: Path) -> None:
    code, out, _ = inside("-C", str(ferry.parent), "doctor")
    assert code == 1
    assert "→ memkit init" in out
