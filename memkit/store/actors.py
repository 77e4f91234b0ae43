"""Who acts: from a flag, the environment, the mark of an agent's host, or the person at the terminal.

It is attribution, not authentication: git review and signatures are the authority.
"""

from __future__ import annotations

import os

from memkit.boot.struct import struct
from memkit.errors import UsageError

_LETTERS = frozenset("abcdefghijklmnopqrstuvwxyz0123456789._-")
# environment variable that a host sets in the shells it opens → the agent's name
HOST_MARKS = (
    ("CLAUDECODE", "claude-code"),
    ("CODEX_SANDBOX", "codex"),
    ("CODEX_THREAD_ID", "codex"),
    ("GEMINI_CLI", "gemini"),
    ("CURSOR_AGENT", "cursor"),
    ("COPILOT_CLI", "copilot"),
    ("OPENCODE", "opencode"),
)


@struct(frozen=True)
class Actor:
    """Who acts, and how memkit knows: terminal, flag, env or host."""

    name: str
    via: str

    @property
    def is_person(self) -> bool:
        """A `user:` who is named or sits at the terminal."""
        return self.name.startswith("user:")


def resolve_actor(flag: str | None, interactive: bool, root: str) -> Actor:
    """The actor: `--actor`, `MEMKIT_ACTOR`, a host's mark, the person at the terminal, else agent:unknown."""
    if flag:
        return Actor(checked_actor(flag, "--actor"), "flag")
    given = os.environ.get("MEMKIT_ACTOR")
    if given:
        return Actor(checked_actor(given, "MEMKIT_ACTOR"), "env")
    for mark, agent in HOST_MARKS:
        if os.environ.get(mark):
            return Actor(f"agent:{agent}", "host")
    if interactive:
        return Actor(f"user:{handle(root) or 'someone'}", "terminal")
    return Actor("agent:unknown", "env")


def checked_actor(text: str, where: str) -> str:
    """The same name, if it is an actor's; `where` says in the refusal which word was wrong."""
    kind, _, name = text.partition(":")
    good = kind in ("user", "agent") and name[:1].isalnum() and len(name) <= 64 and _LETTERS.issuperset(name)
    if not good:
        raise UsageError(
            f"{where} {text!r} is no actor", code="bad-actor", hint="--actor user:dev or --actor agent:codex"
        )
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
