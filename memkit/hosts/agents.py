"""Coding agents as hosts: a block in AGENTS.md, the skill, and entries in the host's own files. memkit edits only files
of this repository or, with --user, the host's hooks file in the home folder. If it cannot merge a file, it leaves the
file alone and prints the lines to add."""

from __future__ import annotations

import json
import os
from typing import Any

from memkit.errors import Refused, UsageError
from memkit.hosts import edit_plan, jsontext
from memkit.hosts.agent_pages import (
    PAGE,
    hosts_in,
    import_edits,
    names_to_add,
    names_to_remove,
    with_host,
    without_host,
    without_imports,
)
from memkit.hosts.edit_plan import Edit, Plan
from memkit.hosts.host_table import (
    AGENTS,
    GROUPS,
    LOCAL,
    OWN,
    PLAIN,
    SCRIPT,
    SERVER_WORDS,
    TABLE,
    Agent,
    guarded_commands,
)
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
        edits += _merge_entries(root, path, want, _head(AGENTS[host]) if path == AGENTS[host].file else {})
    edits += _table_edits(root, host)
    for path, data in _own_files(host):
        _own_file(root, path, data, edits, manual)
    where = _place(root, PAGE)
    page = files.read_if_there(where)
    now = with_host(page, host, read_template("agents/block.md"))
    if now != page:
        edits.append(Edit(where, now, "a block on memory, between markers"))
    if AGENTS[host].page == "CLAUDE.md":
        edits += import_edits(root, host)
    return Plan(tuple(edits), manual=tuple(manual))


def plan_removal(workspace: Workspace, host: str) -> Plan:
    """The edits that restore every file; what agents share stays while another one needs it."""
    root = workspace.root
    edits: list[Edit] = []
    where = _place(root, PAGE)
    page = files.read_if_there(where)
    left = hosts_in(page) - {host}
    servers = {path for other in left for path in AGENTS[other].mcp}
    for path, want in _settings(root, host, [], removing=True).items():
        if path == AGENTS[host].file or path not in servers:
            edits += _remove_entries(
                root, path, want, _head(AGENTS[host]) if path == AGENTS[host].file else {}
            )
    edits += _table_edits(root, host, removing=True)
    edits += without_imports(root, host) if AGENTS[host].page == "CLAUDE.md" else []
    kept = {path for other in left for path, _ in _own_files(other)}
    for path, data in _own_files(host):
        if path not in kept and files.read_if_there(_place(root, path)) == data:
            edits.append(Edit(_place(root, path), None, "removed"))
    now = without_host(page, host)
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
    return Plan(tuple(_merge_entries("", path, entries(host), _head(AGENTS[host]))))


def plan_user_removal(host: str) -> Plan:
    """The edits that restore that file."""
    path = _user_file(host)
    if AGENTS[host].rule != SCRIPT:
        return Plan(tuple(_remove_entries("", path, entries(host), _head(AGENTS[host]))))
    ours = files.read_if_there(_place("", path)) == read_template(SCRIPTS[host]).encode()
    return Plan((Edit(_place("", path), None, "removed"),) if ours else ())


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
        data = files.read_if_there(_place(root, agent.file))
        names, by_hand = (names_to_remove(data), "") if removing else names_to_add(data)
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
    where = _place(root, agent.mcp[0])
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
    where = _place(root, path)
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


def _what(key: str, value: dict[str, Any]) -> str:
    """A description of an entry."""
    if key == "hooks":
        return "memkit hook for " + ", ".join(value)
    return "memkit mcp" if "memkit" in value else f"{key}: {', '.join(value)}"


def _merge_entries(root: str, path: str, want: dict[str, Any], more: dict[str, Any]) -> list[Edit]:
    where = _place(root, path)
    data = files.read_if_there(where)
    what = ", ".join(_what(key, value) for key, value in want.items())
    new = jsontext.entries_text({**more, **want}).encode()
    if data is None:
        return [Edit(where, new, f"new: {what}")]
    if not data.strip():
        # a leading newline records that the file existed and was empty
        return [Edit(where, data + b"\n" + new, what)]
    try:
        now = jsontext.merge_entries(data.decode(), want).encode()
    except (UnicodeDecodeError, jsontext.NotPlain) as error:
        raise _unmergeable(path, want, "add", error) from None
    return [] if now == data else [Edit(where, now, what)]


def _remove_entries(root: str, path: str, want: dict[str, Any], more: dict[str, Any]) -> list[Edit]:
    where = _place(root, path)
    data = files.read_if_there(where)
    if data is None or b"memkit" not in data:
        return []
    for new in _forms(want, more):
        if data == new:
            return [Edit(where, None, "removed; memkit had created it")]
        before = data.removesuffix(b"\n" + new)
        if before != data and not before.strip():
            return [Edit(where, before, "empty, as it was")]
    try:
        now = jsontext.remove_entries(data.decode(), want).encode()
    except (UnicodeDecodeError, jsontext.NotPlain) as error:
        raise _unmergeable(path, want, "take out", error) from None
    return [] if now == data else [Edit(where, now, "as it was")]


def _forms(want: dict[str, Any], more: dict[str, Any]) -> list[bytes]:
    """The bytes of a file that only memkit wrote: with all entries, without the --allow rules, or with those added later."""
    rules = {agent.may[0] for agent in AGENTS.values()}
    plain = jsontext.entries_text({**more, **{key: value for key, value in want.items() if key not in rules}})
    texts = (jsontext.entries_text({**more, **want}), plain, jsontext.merge_entries(plain, want))
    return [text.encode() for text in dict.fromkeys(texts)]


def _unmergeable(path: str, want: dict[str, Any], do: str, error: Exception) -> Refused:
    reason = str(error) if isinstance(error, jsontext.NotPlain) else "it is not UTF-8"
    return Refused(
        f"{path} cannot be merged ({reason}); nothing was changed",
        code="settings-not-plain",
        file=path,
        detail=(f"{do} by hand:", *json.dumps(want, indent=2).splitlines()),
        hint=f"{do} the lines above by hand, or mend {path} and run this again",
    )


def _place(root: str, path: str) -> str:
    """The file behind links; refuses one outside the repository."""
    where = os.path.realpath(os.path.join(root, path))
    if root and not where.startswith(os.path.realpath(root).rstrip(os.sep) + os.sep):
        message = f"{path} is a link out of this repository; nothing was changed"
        raise Refused(message, code="outside-repository", file=path, hint=f"ls -l {path}")
    return where
