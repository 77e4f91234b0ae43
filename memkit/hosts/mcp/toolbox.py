"""The tools of one server: runs the verb behind each tool in the client's name."""

from __future__ import annotations

from memkit.errors import MemkitError, UsageError
from memkit.hosts.mcp import reply
from memkit.hosts.mcp.tool import BadArgument
from memkit.hosts.mcp.tools import TOOLS
from memkit.query.call import Call
from memkit.store.actors import HOST_MARKS, UNKNOWN, resolve_actor

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping
    from typing import Any

    from memkit.hosts.mcp.owned_session import OwnedSession
    from memkit.hosts.mcp.tool import Answer, Tool, Verbs

NOBODY = "agent:mcp"
_AGENTS = tuple(dict.fromkeys(agent for _, agent in HOST_MARKS))


class _ToolCall(Call):
    """A call over the protocol: it can ask nobody and has no stdin."""

    def stdin(self, limit: int = 0) -> str:  # noqa: ARG002
        raise UsageError("there is no stdin here", code="no-stdin", hint="pass the text itself")


class Toolbox:
    """The tools and their client."""

    def __init__(self, call: Call, verbs: Verbs, session: OwnedSession | None = None) -> None:
        self._cwd, self._session_flag = call.cwd, call.session_flag
        self._verbs, self._session = verbs, session
        self._named = _named_agent(call)
        self.actor = self._named or NOBODY
        # signals wait while a write runs
        self.is_writing = False

    def meet(self, client: str) -> None:
        """Makes the client the actor, unless --actor or the environment names an agent."""
        self.actor = self._named or agent_of(client)

    def list_tools(self) -> list[dict[str, Any]]:
        """The tools as a model reads them."""
        return [tool.declaration() for tool in TOOLS.values()]

    def call(self, name: str, given: Mapping[str, object]) -> dict[str, Any]:
        """The result of a call; an error is a result too, so that the model can correct it."""
        tool = TOOLS.get(name)
        if tool is None:
            return reply.refusal(f'no tool "{name[:60]}" [unknown-tool]', f"the tools are {', '.join(TOOLS)}")
        try:
            keywords = tool.keywords(given)
        except BadArgument as error:
            return reply.refusal(f"{tool.name}: {error} [bad-argument]", tool.example)
        try:
            return reply.reply(tool, self.ask(tool, keywords))
        except MemkitError as error:
            return reply.failure(error)

    def ask(self, tool: Tool, keywords: dict[str, object]) -> Answer:
        """Runs the tool's verb, with a new Call, because the memory may have changed since the last."""
        call = self.call_of(tool.verb, *_words(tool, keywords))
        if not tool.writes:
            return self._verbs.ask(call, tool.verb, keywords)
        self.is_writing = True
        try:
            if self._session is not None:
                self._session.claim(call.workspace)
            return self._verbs.ask(call, tool.verb, keywords)
        finally:
            self.is_writing = False

    def ask_verb(self, verb: str, **given: object) -> Answer:
        """Runs a verb without a tool, for resources."""
        return self._verbs.ask(self.call_of(verb), verb, given)

    def call_of(self, verb: str = "", *words: str) -> Call:
        """A Call in the client's name; hints repeat its words."""
        argv = (*verb.split(), *words)
        return _ToolCall(
            argv,
            cwd=self._cwd,
            json=True,
            actor_flag=self.actor,
            session_flag=self._session_flag,
            host_session=self._session.host if self._session is not None else None,
        )


def _words(tool: Tool, keywords: Mapping[str, object]) -> list[str]:
    """The required arguments as command-line words."""
    needed = [parameter.dest or parameter.name for parameter in tool.parameters if parameter.required]
    values = [keywords[name] for name in needed]
    return [str(word) for value in values for word in (value if isinstance(value, tuple) else (value,))]


def agent_of(client: str) -> str:
    """The actor for a client's name: a known host, else the letters of the name."""
    import re

    from memkit.privacy.superset import maybe_dirty

    plain = "-".join(re.findall(r"[a-z0-9]+", client[:200].lower()))[:40].strip("-")
    if not plain or maybe_dirty(client[:200]) or maybe_dirty(plain):
        return NOBODY
    return f"agent:{next((agent for agent in _AGENTS if f'-{agent}-' in f'-{plain}-'), plain)}"


def _named_agent(call: Call) -> str:
    """The agent that `--actor` or the environment names; a person there is ignored, because a tool call is an agent's."""
    import os

    if not (call.actor_flag or os.environ.get("MEMKIT_ACTOR")):
        return ""
    name = resolve_actor(call.actor_flag, False, call.cwd).name
    return name if name.startswith("agent:") and name != UNKNOWN else ""
