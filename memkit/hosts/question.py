"""The question at the end of a turn, once per session: what was learned, and which facts still hold."""

from __future__ import annotations

import os

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from memkit.query.call import Call
    from memkit.store.host_sessions import HostSession
    from memkit.store.workspace import Workspace
    from memkit.write.freshness import Touched

    Payload = dict[str, Any]

# ask at this stop if files changed; a new commit asks at once
_CHANGED_STOPS = 3
# payload keys that only a subagent's stop has
_SUBAGENT = ("agent_id", "parent_session_id", "parent_thread_id")
_LEARNED = """\
Asked once, before this session ends: what did you learn that the next session needs and the code does not show?
One claim per line, with the place it rests on and a question it answers; "nothing" is an answer too:
memkit propose - <<'END'
- a claim (path#name) a newcomer's question?
END"""


def tree_state(workspace: Workspace, head: str) -> str:
    """A digest of the tracked files that differ from HEAD, without memkit's own; "" if none differs."""
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
    said = "\n".join(f"{path} {_changed_at(workspace.path(*path.split('/')))}" for path in paths)
    return sha256(said.encode("utf-8", "surrogateescape")).hexdigest()[:16] if paths else ""


def _changed_at(path: str) -> str:
    try:
        found = os.stat(path)
    except OSError:
        return "gone"
    return f"{found.st_size} {found.st_mtime_ns}"


def is_headless(host: str, payload: Payload) -> bool:
    """True if the host says that it runs without a user."""
    if host == "claude-code":
        entry = os.environ.get("CLAUDE_CODE_ENTRYPOINT", "")
        return entry.startswith("sdk") or entry in ("mcp", "claude-code-github-action")
    if host == "copilot":
        # its start payload has a prompt before a user could type one
        return bool(payload.get("initialPrompt"))
    return host == "codex" and _codex_source(payload) not in ("", "cli", "vscode")


def _codex_source(payload: Payload) -> str:
    """Who started a Codex session, from the first line of its transcript; "" if unknown."""
    from memkit.boot.json import loads

    path = payload.get("transcript_path")
    if not isinstance(path, str) or not path:
        return ""
    try:
        with open(path, encoding="utf-8") as handle:
            source = loads(handle.readline(1_000_000))["payload"]["source"]
    except (OSError, ValueError, KeyError, TypeError, RecursionError):
        return ""
    # an object names the parent thread
    return source if isinstance(source, str) else "subagent"


def end_question(call: Call, host: str, payload: Payload, session: HostSession) -> str:
    """The question to ask at this stop, or ""; records the stop and the question on the session."""
    from memkit.store import in_ci

    wanted = call.workspace.policy.hosts.ask_before_end
    if session.asked or wanted == "no" or in_ci() or _is_somebody_elses(payload):
        return ""
    if session.headless or is_headless(host, payload) or not _has_changed(call.workspace, session):
        return ""
    touched = _touched_facts(call, session.start)
    if not touched and wanted != "yes":
        return ""
    session.asked = True
    return "\n".join([*([_LEARNED] if wanted == "yes" else []), *_touched_lines(touched)])


def _is_somebody_elses(payload: Payload) -> bool:
    return bool(payload.get("stop_hook_active")) or any(payload.get(key) for key in _SUBAGENT)


def _has_changed(workspace: Workspace, session: HostSession) -> bool:
    """True if HEAD moved since the start, or files differed from it at enough stops."""
    from memkit.store.git_head import head_or_ask

    now = head_or_ask(workspace.root)
    if not session.start:
        # memkit missed the start: count from here
        session.start, session.tree = now, tree_state(workspace, now)
        return False
    if now != session.start:
        return True
    if tree_state(workspace, now) != session.tree:
        session.changed_stops += 1
    return session.changed_stops >= _CHANGED_STOPS


def _touched_facts(call: Call, start: str) -> list[Touched]:
    from memkit.write.freshness import touched_since
    from memkit.write.transaction import Transaction

    return touched_since(Transaction(call), start)


def _touched_lines(touched: list[Touched]) -> list[str]:
    from memkit.write.freshness import touched_lines

    return ["Facts whose lines changed in this session:", *touched_lines(touched)] if touched else []
