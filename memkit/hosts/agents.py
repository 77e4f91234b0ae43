"""Coding agents as hosts: a block in AGENTS.md, the skill, and entries in the host's own files. memkit edits only files
of this repository or, with --user, the host's hooks file in the home folder. If it cannot merge a file, it leaves the
file alone and prints the lines to add."""

from __future__ import annotations

import json
import os
from typing import Any

from memkit.errors import UsageError
from memkit.hosts import (
    AGENTS,
    GROUPS,
    LOCAL,
    OWN,
    PLAIN,
    SCRIPT,
    SERVER_WORDS,
    TABLE,
    Agent,
    agent_pages,
    edit_plan,
    guarded_commands,
)
from memkit.hosts.agent_pages import PAGE
from memkit.hosts.edit_plan import Edit, Plan
from memkit.store import files
from memkit.store.assets import read_template
from memkit.store.workspace import Workspace

SKILL = "agents/SKILL.md"
SCRIPTS = {"opencode": "agents/opencode.js"}
# verbs that change nothing, with any option
READING = ("recall", "context", "grep", "show", "why", "list", "log", "status", "stale", "help")


def plan_connection(workspace: Workspace, host: str, allow: bool = False) -> Plan:
    """The edits that still connect this agent; `allow` adds rules that let it run reading verbs without asking."""
    root = workspace.root
    edits: list[Edit] = []
    manual: list[str] = []
    for path, want in _settings(root, host, manual, allow=allow).items():
        edits += agent_pages.merge_entries(
            root, path, want, _head(AGENTS[host]) if path == AGENTS[host].file else {}
        )
    edits += _table_edits(root, host)
    for path, data in _own_files(host):
        _own_file(root, path, data, edits, manual)
    where = agent_pages.file_behind(root, PAGE)
    page = files.read_if_there(where)
    now = agent_pages.with_host(page, host, _block(workspace))
    if now != page:
        edits.append(Edit(where, now, "a block on memory, between markers"))
    if AGENTS[host].page == "CLAUDE.md":
        edits += agent_pages.import_edits(root, host)
    return Plan(tuple(edits), manual=tuple(manual))


def _block(workspace: Workspace) -> str:
    """The block of AGENTS.md; where the policy lets no claim count, it says that all wait."""
    waiting = "Rules" if workspace.policy.promotion.auto_approve else "Claims"
    return read_template("agents/block.md").replace("{waiting}", waiting)


def plan_removal(workspace: Workspace, host: str) -> Plan:
    """The edits that restore every file; what agents share stays while another one needs it."""
    root = workspace.root
    edits: list[Edit] = []
    where = agent_pages.file_behind(root, PAGE)
    page = files.read_if_there(where)
    left = agent_pages.hosts_in(page) - {host}
    servers = {path for other in left for path in AGENTS[other].mcp}
    for path, want in _settings(root, host, [], removing=True).items():
        if path == AGENTS[host].file or path not in servers:
            edits += agent_pages.remove_entries(
                root, path, want, _head(AGENTS[host]) if path == AGENTS[host].file else {}
            )
    edits += _table_edits(root, host, removing=True)
    edits += agent_pages.without_imports(root, host) if AGENTS[host].page == "CLAUDE.md" else []
    kept = {path for other in left for path, _ in _own_files(other)}
    for path, data in _own_files(host):
        if path not in kept and files.read_if_there(agent_pages.file_behind(root, path)) == data:
            edits.append(Edit(agent_pages.file_behind(root, path), None, "removed"))
    now = agent_pages.without_host(page, host)
    if now != page:
        what = (
            "removed; memkit had created it"
            if now is None
            else "as it was"
            if not left
            else f"without {host}"
        )
        edits.append(Edit(where, now, what))
    return Plan(tuple(edits))


# -- the home folder -----------------------------------------------------------------------------------------------


def user_root() -> str:
    """The home folder."""
    return os.path.expanduser("~")


def plan_user_connection(host: str) -> Plan:
    """The edits of the home folder: hooks only, which print nothing outside a workspace."""
    path = _user_file(host)
    edits: list[Edit] = []
    manual: list[str] = []
    if AGENTS[host].rule == SCRIPT:
        _own_file("", path, read_template(SCRIPTS[host]).encode(), edits, manual)
        return Plan(tuple(edits), manual=tuple(manual))
    return Plan(tuple(agent_pages.merge_entries("", path, entries(host), _head(AGENTS[host]))))


def plan_user_removal(host: str) -> Plan:
    """The edits that restore that file."""
    path = _user_file(host)
    if AGENTS[host].rule != SCRIPT:
        return Plan(tuple(agent_pages.remove_entries("", path, entries(host), _head(AGENTS[host]))))
    ours = files.read_if_there(agent_pages.file_behind("", path)) == read_template(SCRIPTS[host]).encode()
    return Plan((Edit(agent_pages.file_behind("", path), None, "removed"),) if ours else ())


def _user_file(host: str) -> str:
    variable, folder, file = AGENTS[host].user if host in AGENTS else ("", "", "")
    if not file:
        message = f"{host} has nothing to connect in the home folder"
        raise UsageError(message, code="no-user-files", hint=f"memkit setup {host}")
    moved = os.environ.get(variable, "") if variable else ""
    return os.path.join(
        moved if os.path.isabs(moved) else os.path.join(user_root(), folder), *file.split("/")
    )


# -- the entries --------------------------------------------------------------------------------------


def entries(host: str) -> dict[str, Any]:
    """The hooks of a host in the form of its file."""
    agent = AGENTS[host]
    return {"hooks": {theirs: [_entry(agent, event, host)] for event, theirs in agent.events}}


def _entry(agent: Agent, event: str, host: str) -> dict[str, Any]:
    runs: dict[str, Any] = {
        **guarded_commands(event, host),
        agent.timeout: agent.limit(event) * agent.per_second,
    }
    if agent.rule == OWN:
        return {"type": "command", **runs}
    if agent.rule == PLAIN:
        return runs
    assert agent.rule == GROUPS
    return {"hooks": [{"type": "command", **runs}]}


def _head(agent: Agent) -> dict[str, Any]:
    """Further keys of a new hooks file."""
    return {} if agent.rule == GROUPS else {"version": 1}


def _settings(
    root: str, host: str, manual: list[str], *, removing: bool = False, allow: bool = False
) -> dict[str, dict[str, Any]]:
    """File → entries; of the files for MCP servers the one in use, or all of them for removal."""
    agent = AGENTS[host]
    found: dict[str, dict[str, Any]] = {}
    if agent.file and agent.rule != SCRIPT:
        found[agent.file] = entries(host)
        if agent.may[0] and (allow or removing):
            found[agent.file] |= _rules(agent)
    if agent.mcp and agent.server != TABLE:
        there = [path for path in agent.mcp if os.path.lexists(os.path.join(root, path))]
        for path in agent.mcp if removing else (there or agent.mcp)[:1]:
            found[path] = found.get(path, {}) | _server(agent)
    if agent.page == "GEMINI.md":
        data = files.read_if_there(agent_pages.file_behind(root, agent.file))
        names, by_hand = (
            (agent_pages.names_to_remove(data), "") if removing else agent_pages.names_to_add(data)
        )
        found[agent.file] |= {"context": {"fileName": names}} if names else {}
        manual += [by_hand] if by_hand else []
    return found


def _rules(agent: Agent) -> dict[str, Any]:
    """The rules that let an agent run reading verbs without asking."""
    outer, inner, form = agent.may
    return {outer: {inner: [form.format(verb) for verb in READING]}}


def _table_edits(root: str, host: str, removing: bool = False) -> list[Edit]:
    """The edits that put the MCP server into a TOML file: a table at the end, between markers."""
    agent = AGENTS[host]
    if agent.server != TABLE:
        return []
    where = agent_pages.file_behind(root, agent.mcp[0])
    data = files.read_if_there(where)
    text = (data or b"").decode("utf-8", "surrogateescape")
    kept, made = edit_plan.without_block(text), f"# this file was made by memkit setup {host}\n"
    if removing:
        if kept == text:
            return []
        after = None if kept == made else kept.encode("utf-8", "surrogateescape")
        return [Edit(where, after, "removed; memkit had created it" if after is None else "as it was")]
    if f"{agent.server}.memkit" in text:
        return []
    words = [json.dumps(word) for word in SERVER_WORDS]
    lines = [f"[{agent.server}.memkit]", f"command = {words[0]}", f"args = [{', '.join(words[1:])}]"]
    start = made if data is None else text
    now = edit_plan.with_block(start, lines, len(start), host=host).encode("utf-8", "surrogateescape")
    return [Edit(where, now, "new: memkit mcp" if data is None else "memkit mcp")]


def _server(agent: Agent) -> dict[str, Any]:
    if agent.server == LOCAL:
        return {LOCAL: {"memkit": {"type": "local", "command": list(SERVER_WORDS)}}}
    limit = {"timeout": agent.server_limit} if agent.server_limit else {}
    return {agent.server: {"memkit": {"command": SERVER_WORDS[0], "args": list(SERVER_WORDS[1:]), **limit}}}


def _own_files(host: str) -> list[tuple[str, bytes]]:
    """memkit's own files, with their bytes."""
    agent = AGENTS[host]
    found = [(path, read_template(SKILL).encode()) for path in agent.skills]
    if agent.rule == SCRIPT:
        found.append((agent.file, read_template(SCRIPTS[host]).encode()))
    return found


# -- the edits ------------------------------------------------------------------------------------------


def _own_file(root: str, path: str, data: bytes, edits: list[Edit], manual: list[str]) -> None:
    where = agent_pages.file_behind(root, path)
    here = files.read_if_there(where)
    if here is None:
        what = (
            "how to work with memory, for agents"
            if path.endswith(".md")
            else "a plugin that runs memkit hook"
        )
        edits.append(Edit(where, data, f"new: {what}"))
    elif here != data:
        manual.append(f"{path} is not the one of this memkit; move it away and run this again to replace it")
