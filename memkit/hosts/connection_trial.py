"""Tries a connection: runs the hook and the server once, as the host would."""

from __future__ import annotations

import json
import shutil
import subprocess

from memkit.hosts.host_table import AGENTS, START

_SECONDS = 30
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


def failures(root: str, host: str, user: bool = False) -> tuple[str, ...]:
    """One line per thing that does not work; none for a host that runs nothing. `user`: hooks only."""
    agent = AGENTS.get(host)
    if agent is None or not agent.file:
        return ()
    command = shutil.which("memkit")
    if command is None:
        return ("memkit is not on PATH: the host cannot run it. Put its folder on PATH and run this again",)
    hook = _start(root, command, "hook", START, "--host", host)
    server = _start(root, command, "mcp") if agent.mcp and not user else None
    found = []
    answer = _last_words(hook, json.dumps({"cwd": root}))
    # a hook prints nothing outside a workspace
    if hook.returncode != 0 or not (_is_object(answer) or (user and not answer)):
        found.append(f"{command} hook {START} --host {host} gives no answer: memkit doctor")
    if server is not None and '"result"' not in _first_words(server, json.dumps(_HELLO)):
        found.append(f"{command} mcp does not start: run memkit mcp to see why")
    return tuple(found)


def _start(root: str, *words: str) -> subprocess.Popen[str]:
    return subprocess.Popen(
        words,
        cwd=root,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
        encoding="utf-8",
    )


def _last_words(child: subprocess.Popen[str], said: str) -> str:
    """All that a process prints; "" if it takes too long."""
    try:
        out, _ = child.communicate(f"{said}\n", timeout=_SECONDS)
    except (OSError, ValueError, subprocess.TimeoutExpired):
        child.kill()
        child.communicate()
        return ""
    return out or ""


def _first_words(child: subprocess.Popen[str], said: str) -> str:
    """The first line that a process prints, which is then ended; "" if it takes too long."""
    from threading import Timer

    assert child.stdin is not None and child.stdout is not None
    limit = Timer(_SECONDS, child.kill)
    limit.start()
    try:
        child.stdin.write(f"{said}\n")
        child.stdin.flush()
        return child.stdout.readline()
    except OSError:
        return ""
    finally:
        limit.cancel()
        _end_child(child)


def _end_child(child: subprocess.Popen[str]) -> None:
    """Closes a server's input and kills the server if it does not end."""
    try:
        child.communicate(timeout=_SECONDS)
    except (OSError, ValueError, subprocess.TimeoutExpired):
        child.kill()
        child.communicate()


def _is_object(text: str) -> bool:
    try:
        return isinstance(json.loads(text), dict)
    except ValueError:
        return False
