"""Who acts: from a flag, the environment, a variable set by an agent's host, or the person at the terminal.

This is attribution, not authentication: git review and signatures are the authority. A `user:` name does not count as a
person if an agent's environment is recognised, or in CI if the policy does not list the user as a reviewer. Then every
rule takes the agent or the machine as the actor; memkit shows the claimed name only in refusals.
"""

from __future__ import annotations

import os

from memkit.boot.struct import struct
from memkit.errors import UsageError
from memkit.model.fact import AGENT_ENVIRONMENT, IN_CI, NO_PERSON, is_person
from memkit.store import in_ci

_LETTERS = frozenset("abcdefghijklmnopqrstuvwxyz0123456789._-")
# environment variable that an agent's host sets in its shells → the agent's name
HOST_MARKS = (
    ("CLAUDECODE", "claude-code"),
    ("CODEX_SANDBOX", "codex"),
    ("CODEX_THREAD_ID", "codex"),
    ("CODEX_CI", "codex"),
    ("GEMINI_CLI", "gemini"),
    ("CURSOR_AGENT", "cursor"),
    ("COPILOT_CLI", "copilot"),
    ("OPENCODE", "opencode"),
    ("CLINE_ACTIVE", "cline"),
    ("GOOSE_TERMINAL", "goose"),
    ("AMP_CURRENT_THREAD_ID", "amp"),
    ("AUGMENT_AGENT", "augment"),
    ("ANTIGRAVITY_AGENT", "antigravity"),
    # set by any host; its value is the host's own words and is not repeated
    ("AI_AGENT", "ai-agent"),
)


UNKNOWN = "agent:unknown"
# the actor of a CI job whose claimed user is not a reviewer
CI = "agent:ci"


@struct(frozen=True)
class Actor:
    """Who acts, and how memkit knows: terminal, flag, env, host, agent-environment or ci.

    `posed`: the `user:` name that an agent or a machine claimed.
    """

    name: str
    via: str
    posed: str = ""

    @property
    def is_person(self) -> bool:
        """Whether the actor is a `user:` outside of every agent's environment, named or at the terminal."""
        return is_person(self.name, self.via)


def resolve_actor(flag: str | None, terminal: bool, root: str, reviewers: tuple[str, ...] = ()) -> Actor:
    """The actor: `--actor`, `MEMKIT_ACTOR`, a host's mark, the person at the terminal, else agent:unknown.

    `terminal`: whether stdin, stdout or stderr is a terminal. `reviewers`: the handles that count as people in CI.
    """
    agent = agent_here()
    named = flag or os.environ.get("MEMKIT_ACTOR")
    if named:
        name = checked_actor(named, "--actor" if flag else "MEMKIT_ACTOR")
        via = _via(name, "flag" if flag else "env", agent, reviewers)
        return Actor(agent or CI, via, name) if via in NO_PERSON else Actor(name, via)
    if agent:
        return Actor(agent, "host")
    if terminal:
        return Actor(f"user:{handle(root) or 'someone'}", "terminal")
    return Actor(UNKNOWN, "env")


def agent_here() -> str:
    """The agent whose environment this is: by the mark of its host, or as MEMKIT_ACTOR names it; else empty."""
    host = next((agent for mark, agent in HOST_MARKS if os.environ.get(mark)), "")
    said = os.environ.get("MEMKIT_ACTOR", "")
    if host:
        return f"agent:{host}"
    return checked_actor(said, "MEMKIT_ACTOR") if said.startswith("agent:") else ""


def _via(name: str, how: str, agent: str, reviewers: tuple[str, ...]) -> str:
    """The source of a named actor: `agent-environment` or `ci` if an agent or a machine claimed a user's name."""
    if not name.startswith("user:"):
        return how
    if agent:
        return AGENT_ENVIRONMENT
    named = name in reviewers or name.removeprefix("user:") in reviewers
    return IN_CI if in_ci() and not named else how


def checked_actor(text: str, where: str) -> str:
    """Returns the name if it is a valid actor, else refuses; `where` names the option or variable in the refusal."""
    kind, _, name = text.partition(":")
    good = kind in ("user", "agent") and name[:1].isalnum() and len(name) <= 64 and _LETTERS.issuperset(name)
    if not good:
        raise UsageError(f"{where} {text!r} is no actor", code="bad-actor", hint="--actor agent:codex")
    return text


def handle(root: str) -> str:
    """The person's handle: `git config memkit.handle`, else one made from the git identity, never an address."""
    return _config(root, "memkit.handle") or proposed_handle(root)


def proposed_handle(root: str) -> str:
    """A handle from the git user name."""
    import re

    words = re.findall(r"[a-z0-9]+", (_config(root, "user.name") or os.environ.get("USER", "")).lower())
    return "-".join(words[:2])[:32]


def _config(root: str, key: str) -> str:
    import subprocess

    try:
        done = subprocess.run(
            ["git", "-C", root, "config", key], capture_output=True, text=True, timeout=5, check=False
        )
    except (OSError, subprocess.SubprocessError):
        return ""
    return done.stdout.strip()
