"""Coding agents as hosts: a block in AGENTS.md, the skill, and the entries in the host's own files. Only files of this
repository are touched; a file that cannot be merged as it stands is left alone, and the lines to add are told."""

from __future__ import annotations

import json
import os
from typing import Any

from memkit.errors import Refused
from memkit.hosts import agents_md, jsontext
from memkit.hosts.plan import Edit, Plan
from memkit.hosts.table import AGENTS, END, GROUPS, OWN, PLAIN, Agent, command
from memkit.store import files
from memkit.store.templates import read_template
from memkit.store.workspace import Workspace

PAGE = "AGENTS.md"
SKILL = "agents/SKILL.md"


def connected(workspace: Workspace, host: str) -> Plan:
    """What is still to be done for this agent to load memory by itself."""
    edits: list[Edit] = []
    manual: list[str] = []
    for path, want, more in _settings(host):
        edits += _merged(workspace, path, want, more)
    where = _place(workspace, PAGE)
    page = files.read_if_there(where)
    now = agents_md.with_host(page, host, read_template("agents/block.md"))
    if now != page:
        edits.append(Edit(where, now, "a block on memory, between markers"))
    for path in AGENTS[host].skills:
        data = files.read_if_there(workspace.path(path))
        if data is None:
            edits.append(Edit(workspace.path(path), _skill(), "how to work with memory, for agents"))
        elif data != _skill():
            manual.append(
                f"{path} is not the one of this memkit; move it away and run this again to replace it"
            )
    return Plan(tuple(edits), manual=tuple(manual))


def removed(workspace: Workspace, host: str) -> Plan:
    """What brings every file back to the bytes it had; what other agents share stays while one of them needs it."""
    edits: list[Edit] = []
    for path, want, more in _settings(host):
        edits += _without(workspace, path, want, more)
    where = _place(workspace, PAGE)
    page = files.read_if_there(where)
    left = agents_md.hosts_in(page) - {host}
    now = agents_md.without_host(page, host)
    if now != page:
        what = (
            "taken away; it was ours alone" if now is None else "as it was" if not left else f"without {host}"
        )
        edits.append(Edit(where, now, what))
    kept = {path for other in left for path in AGENTS[other].skills}
    for path in AGENTS[host].skills:
        if path not in kept and files.read_if_there(workspace.path(path)) == _skill():
            edits.append(Edit(workspace.path(path), None, "taken away"))
    return Plan(tuple(edits))


def entries(host: str) -> dict[str, Any]:
    """The hooks of a host, as its file holds them."""
    agent = AGENTS[host]
    return {"hooks": {theirs: [_entry(agent, event, host)] for event, theirs in agent.events}}


def _entry(agent: Agent, event: str, host: str) -> dict[str, Any]:
    run = command(event, host)
    seconds = agent.seconds[event == END] * agent.per_second
    limit = {agent.timeout: seconds} if agent.timeout else {}
    if agent.rule == OWN:
        return {"type": "command", "bash": run, "powershell": run, **limit}
    if agent.rule == PLAIN:
        return {"command": run, **limit}
    assert agent.rule == GROUPS
    return {"hooks": [{"type": "command", "command": run, **limit}]}


def _settings(host: str) -> list[tuple[str, dict[str, Any], dict[str, Any]]]:
    """Files of the host as (path, entries, what else a new file begins with)."""
    agent = AGENTS[host]
    found: list[tuple[str, dict[str, Any], dict[str, Any]]] = []
    if agent.file:
        found.append((agent.file, entries(host), {} if agent.rule == GROUPS else {"version": 1}))
    if agent.mcp:
        server = {"mcpServers": {"memkit": {"command": "memkit", "args": ["mcp"]}}}
        found.append((agent.mcp, server, {}))
    return found


def _merged(workspace: Workspace, path: str, want: dict[str, Any], more: dict[str, Any]) -> list[Edit]:
    where = _place(workspace, path)
    data = files.read_if_there(where)
    what = "memkit mcp" if "mcpServers" in want else "memkit hook for " + ", ".join(want["hooks"])
    if data is None:
        return [Edit(where, jsontext.fresh({**more, **want}).encode(), f"new: {what}")]
    try:
        now = jsontext.merged(data.decode(), want).encode()
    except (UnicodeDecodeError, jsontext.NotPlain) as error:
        raise _refused(path, want, "add", error) from None
    return [] if now == data else [Edit(where, now, what, _mode(where))]


def _without(workspace: Workspace, path: str, want: dict[str, Any], more: dict[str, Any]) -> list[Edit]:
    where = _place(workspace, path)
    data = files.read_if_there(where)
    if data is None or b"memkit" not in data:
        return []
    if data == jsontext.fresh({**more, **want}).encode():
        return [Edit(where, None, "taken away; it was ours alone")]
    try:
        now = jsontext.without(data.decode(), want).encode()
    except (UnicodeDecodeError, jsontext.NotPlain) as error:
        raise _refused(path, want, "take out", error) from None
    return [] if now == data else [Edit(where, now, "as it was", _mode(where))]


def _refused(path: str, want: dict[str, Any], do: str, error: Exception) -> Refused:
    reason = str(error) if isinstance(error, jsontext.NotPlain) else "it is not UTF-8"
    return Refused(
        f"{path} is not plain JSON ({reason}); nothing was changed",
        code="settings-not-plain",
        file=path,
        detail=(f"{do} by hand:", *json.dumps(want, indent=2).splitlines()),
        hint=f"{do} the lines above by hand, or make {path} plain JSON and run this again",
    )


def _place(workspace: Workspace, path: str) -> str:
    """The file itself, behind links; one that lies outside of this repository is not ours to change."""
    where = os.path.realpath(workspace.path(path))
    root = os.path.realpath(workspace.root)
    if not where.startswith(root + os.sep):
        message = f"{path} leads out of this repository; nothing was changed"
        raise Refused(message, code="outside-repository", file=path, hint=f"ls -l {path}")
    return where


def _skill() -> bytes:
    return read_template(SKILL).encode()


def _mode(path: str) -> int:
    return os.stat(path).st_mode & 0o7777
