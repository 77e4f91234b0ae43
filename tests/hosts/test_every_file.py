"""Whatever a host's file holds, setup and its removal leave it as it was; what cannot be merged is not touched."""

from __future__ import annotations

import json
import os
import stat
from collections.abc import Iterator
from pathlib import Path

import pytest

from memkit.errors import MemkitError, MemoryWriteFail, Refused
from memkit.hosts import AGENTS, SCRIPT, agents
from memkit.hosts.edit_plan import carry_out
from memkit.model.policy import Policy
from memkit.store import file_writes
from memkit.store.workspace import Workspace

MERGED = {
    "empty file": b"",
    "blank lines": b"\n  \n",
    "empty object": b"{}",
    "no final newline": b'{\n  "model": "m"\n}',
    "CRLF": b'{\r\n  "model": "m",\r\n  "KEY": {}\r\n}\r\n',
    "BOM": b'\xef\xbb\xbf{"model": "m"}\n',
    "BOM and CRLF": b'\xef\xbb\xbf{\r\n\t"KEY": {\r\n\t}\r\n}',
    "comments": b'{\n  // why: because\n  "model": "m" /* here */\n  // and { there\n}\n',
    "comment before the object": b'// mine\n/* too */ {"a": 1}\n',
    "trailing commas": b'{\n  "list": [1, 2,],\n  "KEY": {\n    "EVENT": [],\n  },\n}\n',
    "tabs": b'{\n\t"KEY": {\n\t\t"EVENT": [\n\t\t\t{"command": "mine"}\n\t\t]\n\t}\n}\n',
    "other hooks": b'{"KEY": {"EVENT": [{"hooks": [{"type": "command", "command": "theirs"}]}], "Other": []}}',
    "one line": b'{"a":1,"KEY":{"b":{}}}',
    "spaces everywhere": b'{ "KEY" : { } , "a" : [ ] }',
    "text beyond ASCII": '{"größe": "—", "emoji": "🛶"}\n'.encode(),
    "signs in text": b'{"a": "// no comment, {", "b": "/* none */", "c": "\\\\\\" \\u0041"}',
}
REFUSED = {
    "cut off": b'{"KEY": ',
    "a key twice": b'{"a": 1, "a": 2}',
    "a list": b"[1, 2]",
    "something else there": b'{"KEY": "no"}',
    "two objects": b"{} {}",
    "no JSON": b"model = m\n",
    "an open comment": b'{"a": 1 /* }',
    "no UTF-8": b'{"a": "caf\xe9"}',
    "UTF-16": '{"a": 1}'.encode("utf-16"),
}


def merging() -> list[tuple[str, str, str]]:
    """(host, file, key) of every file that entries are merged into."""
    found = []
    for host, agent in AGENTS.items():
        if agent.file and agent.rule != SCRIPT:
            found.append((host, agent.file, "hooks"))
        found += [(host, path, agent.server) for path in agent.mcp]
    return found


def tree(root: Path) -> dict[str, tuple[bytes, int]]:
    return {
        str(path.relative_to(root)): (path.read_bytes(), stat.S_IMODE(path.stat().st_mode))
        for path in sorted(root.rglob("*"))
        if path.is_file()
    }


@pytest.fixture
def workspace(tmp_path: Path) -> Workspace:
    (tmp_path / "memkit.toml").write_text("")
    return Workspace(str(tmp_path), Policy())


def put(workspace: Workspace, path: str, shape: bytes, key: str, event: str) -> Path:
    file = Path(workspace.path(path))
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_bytes(shape.replace(b"KEY", key.encode()).replace(b"EVENT", event.encode()))
    file.chmod(0o600)
    return file


def event_of(host: str) -> str:
    return AGENTS[host].events[0][1] if AGENTS[host].events else "x"


@pytest.mark.parametrize("shape", MERGED)
@pytest.mark.parametrize(("host", "path", "key"), merging())
def test_a_file_of_any_shape_comes_back_byte_for_byte(
    host: str, path: str, key: str, shape: str, workspace: Workspace
) -> None:
    file = put(workspace, path, MERGED[shape], key, event_of(host))
    before = tree(Path(workspace.root))
    carry_out(workspace.root, agents.plan_connection(workspace, host))
    assert b"memkit" in file.read_bytes()
    assert agents.plan_connection(workspace, host).is_empty
    carry_out(workspace.root, agents.plan_removal(workspace, host))
    assert tree(Path(workspace.root)) == before
    assert agents.plan_removal(workspace, host).is_empty


# a block is added to the end of a TOML file, whatever stands before it
@pytest.mark.parametrize("shape", REFUSED)
@pytest.mark.parametrize(("host", "path", "key"), [row for row in merging() if not row[1].endswith(".toml")])
def test_a_file_that_cannot_be_read_is_refused_in_words_and_nothing_is_changed(
    host: str, path: str, key: str, shape: str, workspace: Workspace
) -> None:
    put(workspace, path, REFUSED[shape], key, event_of(host))
    before = tree(Path(workspace.root))
    with pytest.raises(Refused) as refused:
        carry_out(workspace.root, agents.plan_connection(workspace, host))
    assert (refused.value.code, refused.value.file) == ("settings-not-plain", path)
    assert "by hand" in refused.value.hint
    assert "memkit" in "\n".join(refused.value.detail)
    assert tree(Path(workspace.root)) == before


@pytest.mark.parametrize(
    "page",
    [
        None, b"", b"\n", b"# Rules", b"# Rules\n", b"# Rules\r\n\r\nBe kind.", b"\xef\xbb\xbf# R\n", b"caf\xe9\n", b"a\n\n\n",
        b"<!-- memkit setup: codex -->\nno end\n", b"<!-- /memkit setup -->\n", b"as in <!-- memkit setup: x -->\n",
    ],
)  # fmt: skip
def test_the_page_for_agents_comes_back_byte_for_byte(page: bytes | None, workspace: Workspace) -> None:
    if page is not None:
        Path(workspace.path("AGENTS.md")).write_bytes(page)
        Path(workspace.path("AGENTS.md")).chmod(0o640)
    before = tree(Path(workspace.root))
    for host in ("codex", "agents-md"):
        carry_out(workspace.root, agents.plan_connection(workspace, host))
    for host in ("codex", "agents-md"):
        carry_out(workspace.root, agents.plan_removal(workspace, host))
    assert tree(Path(workspace.root)) == before


@pytest.mark.parametrize("path", [".claude/settings.json", ".mcp.json", "AGENTS.md"])
def test_a_read_only_file_is_left_to_its_owner(path: str, workspace: Workspace) -> None:
    file = put(workspace, path, b"{}", "hooks", "x")
    file.chmod(0o444)
    before = tree(Path(workspace.root))
    with pytest.raises(Refused) as refused:
        carry_out(workspace.root, agents.plan_connection(workspace, "claude-code"))
    assert refused.value.code == "read-only"
    assert refused.value.hint == f"chmod u+w {os.path.realpath(file)}"
    assert tree(Path(workspace.root)) == before


def test_a_file_behind_a_link_is_changed_where_it_is_and_the_link_stays(workspace: Workspace) -> None:
    real = put(workspace, "config/claude.json", b'{"a": 1}\n', "hooks", "x")
    Path(workspace.path(".claude")).mkdir()
    link = Path(workspace.path(".claude/settings.json"))
    link.symlink_to("../config/claude.json")
    carry_out(workspace.root, agents.plan_connection(workspace, "claude-code"))
    assert link.is_symlink()
    assert b"memkit hook" in real.read_bytes()
    carry_out(workspace.root, agents.plan_removal(workspace, "claude-code"))
    assert link.is_symlink()
    assert real.read_bytes() == b'{"a": 1}\n'


def test_two_skill_folders_that_are_one_behind_a_link_do_no_harm(workspace: Workspace) -> None:
    Path(workspace.path(".agents/skills")).mkdir(parents=True)
    Path(workspace.path(".claude")).mkdir()
    Path(workspace.path(".claude/skills")).symlink_to("../.agents/skills")
    carry_out(workspace.root, agents.plan_connection(workspace, "claude-code"))
    assert agents.plan_connection(workspace, "claude-code").is_empty
    carry_out(workspace.root, agents.plan_removal(workspace, "claude-code"))
    assert not Path(workspace.path(".agents/skills/memkit")).exists()


def test_when_one_file_cannot_be_written_the_others_are_put_back(
    workspace: Workspace, monkeypatch: pytest.MonkeyPatch
) -> None:
    put(workspace, ".claude/settings.json", b'{"a": 1}\n', "hooks", "x")
    before = tree(Path(workspace.root))
    really = file_writes.replace

    def replace(path: str, data: bytes) -> bool:
        if path.endswith("AGENTS.md"):
            raise OSError(5, "input/output error", path)
        return really(path, data)

    monkeypatch.setattr(file_writes, "replace", replace)
    with pytest.raises(MemoryWriteFail):
        carry_out(workspace.root, agents.plan_connection(workspace, "claude-code"))
    assert tree(Path(workspace.root)) == before


# -- the home folder -----------------------------------------------------------------------------------------------

USERS = [host for host, agent in AGENTS.items() if agent.user[2]]


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    monkeypatch.setenv("HOME", str(tmp_path / "home"))
    monkeypatch.setenv("USERPROFILE", str(tmp_path / "home"))
    for agent in AGENTS.values():
        monkeypatch.delenv(agent.user[0] or "NONE", raising=False)
    (tmp_path / "home").mkdir()
    yield tmp_path / "home"


@pytest.mark.parametrize("host", USERS)
@pytest.mark.parametrize("shape", [None, *MERGED])
def test_the_file_in_the_home_folder_comes_back_byte_for_byte(
    host: str, shape: str | None, home: Path
) -> None:
    agent = AGENTS[host]
    file = home.joinpath(agent.user[1], *agent.user[2].split("/"))
    if shape is not None and agent.rule != SCRIPT:
        file.parent.mkdir(parents=True)
        file.write_bytes(MERGED[shape].replace(b"KEY", b"hooks").replace(b"EVENT", event_of(host).encode()))
    before = tree(home)
    carry_out(str(home), agents.plan_user_connection(host))
    assert f"--host {host}".encode() in file.read_bytes().replace(b'", "', b" ").replace(
        b'"opencode"', b"opencode"
    )
    assert set(tree(home)) == {str(file.relative_to(home))}
    assert agents.plan_user_connection(host).is_empty
    carry_out(str(home), agents.plan_user_removal(host))
    assert tree(home) == before
    assert list(home.iterdir()) == [] or before


@pytest.mark.parametrize("host", USERS)
@pytest.mark.parametrize("shape", ["cut off", "something else there"])
def test_a_broken_file_in_the_home_folder_is_not_touched(host: str, shape: str, home: Path) -> None:
    agent = AGENTS[host]
    if agent.rule == SCRIPT:
        return
    file = home.joinpath(agent.user[1], *agent.user[2].split("/"))
    file.parent.mkdir(parents=True)
    file.write_bytes(REFUSED[shape].replace(b"KEY", b"hooks"))
    before = tree(home)
    for plan in (agents.plan_user_connection, agents.plan_user_removal):
        try:
            carry_out(str(home), plan(host))
        except MemkitError as error:
            assert error.code == "settings-not-plain"
    assert tree(home) == before


@pytest.mark.parametrize("host", USERS)
def test_a_host_that_keeps_its_folder_elsewhere_is_followed(
    host: str, home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    variable, _, file = AGENTS[host].user
    if not variable:
        return
    monkeypatch.setenv(variable, str(home.parent / "moved"))
    carry_out(str(home), agents.plan_user_connection(host))
    assert (home.parent / "moved" / file).is_file()
    assert tree(home) == {}
    carry_out(str(home), agents.plan_user_removal(host))
    assert not (home.parent / "moved" / file).exists()


def test_the_same_commands_stand_in_both_places(home: Path, workspace: Workspace) -> None:
    carry_out(str(home), agents.plan_user_connection("claude-code"))
    carry_out(workspace.root, agents.plan_connection(workspace, "claude-code"))
    mine = json.loads((home / ".claude/settings.json").read_text())
    assert mine == json.loads(Path(workspace.path(".claude/settings.json")).read_text())
