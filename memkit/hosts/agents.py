"""Coding agents as hosts: a block in AGENTS.md, the skill, and the entries in the host's own files. Only files of this
repository are touched, or, when asked for by name, the host's hooks file in the home folder. A file that cannot be
merged as it stands is left alone, and the lines to add are told."""

from __future__ import annotations

import json
import os
from typing import Any

from memkit.errors import Refused, UsageError
from memkit.hosts import agents_md, blocks, jsontext
from memkit.hosts.pages import PAGE, import_edits, names_to_add, names_to_remove, without_imports
from memkit.hosts.plan import Edit, Plan
from memkit.hosts.table import AGENTS, GROUPS, LOCAL, OWN, PLAIN, SCRIPT, SERVER_WORDS, TABLE, Agent, guarded
from memkit.store import files
from memkit.store.templates import read_template
from memkit.store.workspace import Workspace

SKILL = "agents/SKILL.md"
SCRIPTS = {"opencode": "agents/opencode.js"}
# verbs that change nothing, whatever their options
READING = ("recall", "context", "grep", "show", "why", "list", "log", "status", "stale", "help")


def connected(workspace: Workspace, host: str, allow: bool = False) -> Plan:
    """What is still to be done for this agent to load memory by itself; with `allow`, to read it without asking."""
    root = workspace.root
    edits: list[Edit] = []
    manual: list[str] = []
    for path, want in _settings(root, host, manual, allow=allow).items():
        edits += _merged(root, path, want, _head(AGENTS[host]) if path == AGENTS[host].file else {})
    edits += _table_edits(root, host)
    for path, data in _own_files(host):
        _own(root, path, data, edits, manual)
    where = _place(root, PAGE)
    page = files.read_if_there(where)
    now = agents_md.with_host(page, host, read_template("agents/block.md"))
    if now != page:
        edits.append(Edit(where, now, "a block on memory, between markers"))
    if AGENTS[host].page == "CLAUDE.md":
        edits += import_edits(root, host)
    return Plan(tuple(edits), manual=tuple(manual))


def removed(workspace: Workspace, host: str) -> Plan:
    """What brings every file back to the bytes it had; what other agents share stays while one of them needs it."""
    root = workspace.root
    edits: list[Edit] = []
    where = _place(root, PAGE)
    page = files.read_if_there(where)
    left = agents_md.hosts_in(page) - {host}
    servers = {path for other in left for path in AGENTS[other].mcp}
    for path, want in _settings(root, host, [], removing=True).items():
        if path == AGENTS[host].file or path not in servers:
            edits += _without(root, path, want, _head(AGENTS[host]) if path == AGENTS[host].file else {})
    edits += _table_edits(root, host, removing=True)
    edits += without_imports(root, host) if AGENTS[host].page == "CLAUDE.md" else []
    kept = {path for other in left for path, _ in _own_files(other)}
    for path, data in _own_files(host):
        if path not in kept and files.read_if_there(_place(root, path)) == data:
            edits.append(Edit(_place(root, path), None, "taken away"))
    now = agents_md.without_host(page, host)
    if now != page:
        what = (
            "taken away; it was ours alone" if now is None else "as it was" if not left else f"without {host}"
        )
        edits.append(Edit(where, now, what))
    return Plan(tuple(edits))


# -- the home folder -----------------------------------------------------------------------------------------------


def user_root() -> str:
    """The home folder."""
    return os.path.expanduser("~")


def user_connected(host: str) -> Plan:
    """What is still to be done in the home folder. Hooks alone: they are silent where no memory is kept."""
    path = _user_file(host)
    edits: list[Edit] = []
    manual: list[str] = []
    if AGENTS[host].rule == SCRIPT:
        _own("", path, read_template(SCRIPTS[host]).encode(), edits, manual)
        return Plan(tuple(edits), manual=tuple(manual))
    return Plan(tuple(_merged("", path, entries(host), _head(AGENTS[host]))))


def user_removed(host: str) -> Plan:
    """What brings that file back to the bytes it had."""
    path = _user_file(host)
    if AGENTS[host].rule != SCRIPT:
        return Plan(tuple(_without("", path, entries(host), _head(AGENTS[host]))))
    ours = files.read_if_there(_place("", path)) == read_template(SCRIPTS[host]).encode()
    return Plan((Edit(_place("", path), None, "taken away"),) if ours else ())


def _user_file(host: str) -> str:
    variable, folder, file = AGENTS[host].user if host in AGENTS else ("", "", "")
    if not file:
        message = f"{host} has nothing to connect in the home folder"
        raise UsageError(message, code="no-user-files", hint=f"memkit setup {host}")
    moved = os.environ.get(variable, "") if variable else ""
    return os.path.join(
        moved if os.path.isabs(moved) else os.path.join(user_root(), folder), *file.split("/")
    )


# -- what stands in the files --------------------------------------------------------------------------------------


def entries(host: str) -> dict[str, Any]:
    """The hooks of a host, as its file holds them."""
    agent = AGENTS[host]
    return {"hooks": {theirs: [_entry(agent, event, host)] for event, theirs in agent.events}}


def _entry(agent: Agent, event: str, host: str) -> dict[str, Any]:
    runs: dict[str, Any] = {
        **guarded(event, host),
        agent.timeout: agent.limit(event) * agent.per_second,
    }
    if agent.rule == OWN:
        return {"type": "command", **runs}
    if agent.rule == PLAIN:
        return runs
    assert agent.rule == GROUPS
    return {"hooks": [{"type": "command", **runs}]}


def _head(agent: Agent) -> dict[str, Any]:
    """What else a new hooks file begins with."""
    return {} if agent.rule == GROUPS else {"version": 1}


def _settings(
    root: str, host: str, manual: list[str], *, removing: bool = False, allow: bool = False
) -> dict[str, dict[str, Any]]:
    """File of the host → its entries; of files for servers the one in use, or every one when they are taken out."""
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
    """The rules that let an agent run the verbs that only read, without asking each time."""
    outer, inner, form = agent.may
    return {outer: {inner: [form.format(verb) for verb in READING]}}


def _table_edits(root: str, host: str, removing: bool = False) -> list[Edit]:
    """The server in a file of TOML: a table of its own at the end, between markers."""
    agent = AGENTS[host]
    if agent.server != TABLE:
        return []
    where = _place(root, agent.mcp[0])
    data = files.read_if_there(where)
    text = (data or b"").decode("utf-8", "surrogateescape")
    kept, made = blocks.without_block(text), f"# this file was made by memkit setup {host}\n"
    if removing:
        if kept == text:
            return []
        after = None if kept == made else kept.encode("utf-8", "surrogateescape")
        return [Edit(where, after, "taken away; it was ours alone" if after is None else "as it was")]
    if f"{agent.server}.memkit" in text:
        return []
    words = [json.dumps(word) for word in SERVER_WORDS]
    lines = [f"[{agent.server}.memkit]", f"command = {words[0]}", f"args = [{', '.join(words[1:])}]"]
    start = made if data is None else text
    now = blocks.with_block(start, lines, len(start), host=host).encode("utf-8", "surrogateescape")
    return [Edit(where, now, "new: memkit mcp" if data is None else "memkit mcp")]


def _server(agent: Agent) -> dict[str, Any]:
    if agent.server == LOCAL:
        return {LOCAL: {"memkit": {"type": "local", "command": list(SERVER_WORDS)}}}
    limit = {"timeout": agent.server_limit} if agent.server_limit else {}
    return {agent.server: {"memkit": {"command": SERVER_WORDS[0], "args": list(SERVER_WORDS[1:]), **limit}}}


def _own_files(host: str) -> list[tuple[str, bytes]]:
    """Files that are memkit's own, with their bytes."""
    agent = AGENTS[host]
    found = [(path, read_template(SKILL).encode()) for path in agent.skills]
    if agent.rule == SCRIPT:
        found.append((agent.file, read_template(SCRIPTS[host]).encode()))
    return found


# -- what is done to them ------------------------------------------------------------------------------------------


def _own(root: str, path: str, data: bytes, edits: list[Edit], manual: list[str]) -> None:
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
    """An entry in words."""
    if key == "hooks":
        return "memkit hook for " + ", ".join(value)
    return "memkit mcp" if "memkit" in value else f"{key}: {', '.join(value)}"


def _merged(root: str, path: str, want: dict[str, Any], more: dict[str, Any]) -> list[Edit]:
    where = _place(root, path)
    data = files.read_if_there(where)
    what = ", ".join(_what(key, value) for key, value in want.items())
    new = jsontext.fresh({**more, **want}).encode()
    if data is None:
        return [Edit(where, new, f"new: {what}")]
    if not data.strip():
        # an end of line in front of ours says that an empty file was there
        return [Edit(where, data + b"\n" + new, what)]
    try:
        now = jsontext.merged(data.decode(), want).encode()
    except (UnicodeDecodeError, jsontext.NotPlain) as error:
        raise _refused(path, want, "add", error) from None
    return [] if now == data else [Edit(where, now, what)]


def _without(root: str, path: str, want: dict[str, Any], more: dict[str, Any]) -> list[Edit]:
    where = _place(root, path)
    data = files.read_if_there(where)
    if data is None or b"memkit" not in data:
        return []
    for new in _forms(want, more):
        if data == new:
            return [Edit(where, None, "taken away; it was ours alone")]
        before = data.removesuffix(b"\n" + new)
        if before != data and not before.strip():
            return [Edit(where, before, "empty, as it was")]
    try:
        now = jsontext.without(data.decode(), want).encode()
    except (UnicodeDecodeError, jsontext.NotPlain) as error:
        raise _refused(path, want, "take out", error) from None
    return [] if now == data else [Edit(where, now, "as it was")]


def _forms(want: dict[str, Any], more: dict[str, Any]) -> list[bytes]:
    """A file of ours alone: with all entries, without the rules that are asked for by a word, or with those added later."""
    rules = {agent.may[0] for agent in AGENTS.values()}
    plain = jsontext.fresh({**more, **{key: value for key, value in want.items() if key not in rules}})
    texts = (jsontext.fresh({**more, **want}), plain, jsontext.merged(plain, want))
    return [text.encode() for text in dict.fromkeys(texts)]


def _refused(path: str, want: dict[str, Any], do: str, error: Exception) -> Refused:
    reason = str(error) if isinstance(error, jsontext.NotPlain) else "it is not UTF-8"
    return Refused(
        f"{path} cannot be merged ({reason}); nothing was changed",
        code="settings-not-plain",
        file=path,
        detail=(f"{do} by hand:", *json.dumps(want, indent=2).splitlines()),
        hint=f"{do} the lines above by hand, or mend {path} and run this again",
    )


def _place(root: str, path: str) -> str:
    """The file itself, behind links; one that lies outside of this repository is not ours to change."""
    where = os.path.realpath(os.path.join(root, path))
    if root and not where.startswith(os.path.realpath(root).rstrip(os.sep) + os.sep):
        message = f"{path} leads out of this repository; nothing was changed"
        raise Refused(message, code="outside-repository", file=path, hint=f"ls -l {path}")
    return where
