"""Whether what was connected works: the hook and the server are run once, as the host would run them."""

from __future__ import annotations

import json
import shutil
import subprocess

from memkit.hosts.table import AGENTS, START

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
    """What does not work, a line each; nothing for a host that runs nothing. In the home folder there are hooks alone."""
    agent = AGENTS.get(host)
    if agent is None or not agent.file:
        return ()
    command = shutil.which("memkit")
    if command is None:
        return ("memkit is not on PATH: the host cannot run it. Put its folder on PATH and run this again",)
    hook = _started(root, command, "hook", START, "--host", host)
    server = _started(root, command, "mcp") if agent.mcp and not user else None
    found = []
    answer = _last_words(hook, json.dumps({"cwd": root}))
    # where no memory is kept a hook says nothing
    if hook.returncode != 0 or not (_is_object(answer) or (user and not answer)):
        found.append(f"{command} hook {START} --host {host} gives no answer: memkit doctor")
    if server is not None and '"result"' not in _first_words(server, json.dumps(_HELLO)):
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


def _last_words(child: subprocess.Popen[str], said: str) -> str:
    """What a process prints until it ends; nothing if it takes too long."""
    try:
        out, _ = child.communicate(f"{said}\n", timeout=_SECONDS)
    except (OSError, ValueError, subprocess.TimeoutExpired):
        child.kill()
        child.communicate()
        return ""
    return out or ""


def _first_words(child: subprocess.Popen[str], said: str) -> str:
    """The first line that a process prints, which is then told to end; nothing if it takes too long."""
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
        _ended(child)


def _ended(child: subprocess.Popen[str]) -> None:
    """Closes the input of a server, which ends it; ends it by force if it does not."""
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
