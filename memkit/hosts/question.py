"""The question at the end of a turn, once a session: what was learned, and which facts still hold."""

from __future__ import annotations

import os

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from memkit.query.call import Call
    from memkit.store.host_sessions import HostSession
    from memkit.store.workspace import Workspace
    from memkit.write.touched import Touched

    Payload = dict[str, Any]

# the stop at which changed files are reason enough; a new commit is at once
_CHANGED_STOPS = 3
# keys of a payload that only a subagent's stop has
_SUBAGENT = ("agent_id", "parent_session_id", "parent_thread_id")
_LEARNED = """\
Asked once, before this session ends: what did you learn that the next session needs and the code does not show?
One claim a line, with the place it rests on and a question it answers; nothing is an answer too:
memkit propose - <<'END'
- a claim (path#name) a newcomer's question?
END"""


def tree_state(workspace: Workspace, head: str) -> str:
    """A digest of the tracked files that differ from HEAD, memkit's own left out; empty if none does."""
    if not head:
        return ""
    from memkit.boot.digest import sha256
    from memkit.errors import MachineError, NeedsGit
    from memkit.store import git

    layout = workspace.policy.layout
    own = (f"{layout.sessions}/", f"{layout.memory}/", layout.continuity)
    try:
        paths = [path for path in git.differing_paths(workspace.root, but=own) if not path.startswith(own)]
    except (NeedsGit, MachineError):
        return ""
    said = "\n".join(f"{path} {_when(workspace.path(*path.split('/')))}" for path in paths)
    return sha256(said.encode("utf-8", "surrogateescape")).hexdigest()[:16] if paths else ""


def _when(path: str) -> str:
    try:
        found = os.stat(path)
    except OSError:
        return "gone"
    return f"{found.st_size} {found.st_mtime_ns}"


def is_headless(host: str, payload: Payload) -> bool:
    """Whether the host says that nobody sits in front of it."""
    if host == "claude-code":
        entry = os.environ.get("CLAUDE_CODE_ENTRYPOINT", "")
        return entry.startswith("sdk") or entry in ("mcp", "claude-code-github-action")
    if host == "copilot":
        # it says so at the start: a prompt that was there before anybody typed
        return bool(payload.get("initialPrompt"))
    return host == "codex" and _codex_source(payload) not in ("", "cli", "vscode")


def _codex_source(payload: Payload) -> str:
    """Who began a Codex session, as the first line of its transcript says; empty if it does not."""
    from memkit.boot.json import loads

    path = payload.get("transcript_path")
    if not isinstance(path, str) or not path:
        return ""
    try:
        with open(path, encoding="utf-8") as handle:
            source = loads(handle.readline(1_000_000))["payload"]["source"]
    except (OSError, ValueError, KeyError, TypeError, RecursionError):
        return ""
    # what is no word names the thread that began this one
    return source if isinstance(source, str) else "subagent"


def end_question(call: Call, host: str, payload: Payload, session: HostSession) -> str:
    """What is asked at this stop; empty if nothing is. Notes the stop, and that it was asked, on the session."""
    from memkit.store import in_ci

    wanted = call.workspace.policy.hosts.ask_before_end
    if session.asked or wanted == "no" or in_ci() or _is_somebody_elses(payload):
        return ""
    if session.headless or is_headless(host, payload) or not _has_changed(call.workspace, session):
        return ""
    touched = _touched(call, session.start)
    if not touched and wanted != "yes":
        return ""
    session.asked = True
    return "\n".join([*([_LEARNED] if wanted == "yes" else []), *_about(touched)])


def _is_somebody_elses(payload: Payload) -> bool:
    return bool(payload.get("stop_hook_active")) or any(payload.get(key) for key in _SUBAGENT)


def _has_changed(workspace: Workspace, session: HostSession) -> bool:
    """Whether HEAD moved since the start, or files have differed from it at enough stops."""
    from memkit.store.git_head import head_or_ask

    now = head_or_ask(workspace.root)
    if not session.start:
        # nobody told of the start: it counts from here
        session.start, session.tree = now, tree_state(workspace, now)
        return False
    if now != session.start:
        return True
    if tree_state(workspace, now) != session.tree:
        session.changed_stops += 1
    return session.changed_stops >= _CHANGED_STOPS


def _touched(call: Call, start: str) -> list[Touched]:
    from memkit.write.touched import touched_since
    from memkit.write.transaction import Transaction

    return touched_since(Transaction(call), start)


def _about(touched: list[Touched]) -> list[str]:
    from memkit.write.touched import lines_about

    return ["Facts whose lines changed in this session:", *lines_about(touched)] if touched else []
