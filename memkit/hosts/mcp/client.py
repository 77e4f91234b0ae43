"""The actor of a client of the server: the agent that the caller names, else one made from the client's own name."""

from __future__ import annotations

from memkit.store.actors import HOST_MARKS, UNKNOWN, resolve_actor

TYPE_CHECKING = False
if TYPE_CHECKING:
    from memkit.query.call import Call

NOBODY = "agent:mcp"
_AGENTS = tuple(dict.fromkeys(agent for _, agent in HOST_MARKS))


def agent_of(client: str) -> str:
    """The actor for a client's name: a known host, else the letters of the name."""
    import re

    from memkit.privacy.superset import maybe_dirty

    plain = "-".join(re.findall(r"[a-z0-9]+", client[:200].lower()))[:40].strip("-")
    if not plain or maybe_dirty(client[:200]) or maybe_dirty(plain):
        return NOBODY
    return f"agent:{next((agent for agent in _AGENTS if f'-{agent}-' in f'-{plain}-'), plain)}"


def named_agent(call: Call) -> str:
    """The agent that `--actor` or the environment names; a person there is ignored, because a tool call is an agent's."""
    import os

    if not (call.actor_flag or os.environ.get("MEMKIT_ACTOR")):
        return ""
    name = resolve_actor(call.actor_flag, False, call.cwd).name
    return name if name.startswith("agent:") and name != UNKNOWN else ""
