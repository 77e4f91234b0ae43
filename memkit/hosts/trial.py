"""Whether what was connected works: the hook and the server are run once, as the host would run them."""

from __future__ import annotations

import json
import shutil
import subprocess

from memkit.hosts.table import AGENTS, START

_SECONDS = 20
_HELLO = {
    "jsonrpc": "2.0",
    "id": 1,
    "method": "initialize",
    "params": {
        "protocolVersion": "2025-06-18",
        "capabilities": {},
        "clientInfo": {"name": "memkit-setup", "version": "1"},
    },
}


def failures(root: str, host: str) -> tuple[str, ...]:
    """What does not work, a line each; nothing for a host that runs nothing."""
    agent = AGENTS.get(host)
    if agent is None or not agent.file:
        return ()
    command = shutil.which("memkit")
    if command is None:
        return ("memkit is not on PATH: the host cannot run it. Put its folder on PATH and run this again",)
    hook = _started(root, command, "hook", START, "--host", host)
    server = _started(root, command, "mcp") if agent.mcp else None
    found = []
    if not _is_object(_answer(hook, json.dumps({"cwd": root}))):
        found.append(f"{command} hook {START} --host {host} gives no answer: memkit doctor")
    if server is not None and '"result"' not in _answer(server, json.dumps(_HELLO)):
        found.append(f"{command} mcp does not start: run memkit mcp to see why")
    return tuple(found)


def _started(root: str, *words: str) -> subprocess.Popen[str]:
    return subprocess.Popen(
        words,
        cwd=root,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
        encoding="utf-8",
    )


def _answer(child: subprocess.Popen[str], said: str) -> str:
    """What a process prints for a line; nothing if it fails or takes too long."""
    try:
        out, _ = child.communicate(f"{said}\n", timeout=_SECONDS)
    except (OSError, ValueError, subprocess.TimeoutExpired):
        child.kill()
        child.communicate()
        return ""
    return out or ""


def _is_object(text: str) -> bool:
    try:
        return isinstance(json.loads(text), dict)
    except ValueError:
        return False
