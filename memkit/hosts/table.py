"""The table of hosts: what memkit can be connected to, and how each one wants it. Plain values, cheap to import.

HOSTS: name → (module, one line). A module has two functions, `connected(workspace) -> Plan` and
`removed(workspace) -> Plan`: what is still to be done to be connected, or to be as before. An empty plan means that
nothing is. Where the module is written `module:name`, both functions take the name too.
AGENTS: name → how a coding agent keeps its hooks, and what it reads of their answers.
"""

from __future__ import annotations

from memkit.model.struct import struct

START, PROMPT, COMPACT, END = "session-start", "prompt", "pre-compact", "session-end"
EVENTS = (START, PROMPT, COMPACT, END)

# How entries stand in a host's file: event → groups of hooks, event → hooks, or a file that is ours alone.
GROUPS, PLAIN, OWN = "groups", "plain", "own"
# The body of an answer: hookSpecificOutput.additionalContext, or one key.
SPECIFIC, SNAKE, CAMEL = "hookSpecificOutput", "additional_context", "additionalContext"

_CLAUDE_LIKE = (
    (START, "SessionStart"),
    (PROMPT, "UserPromptSubmit"),
    (COMPACT, "PreCompact"),
    (END, "SessionEnd"),
)


@struct(frozen=True)
class Agent:
    """A coding agent: its hooks file and merge rule, its names of our events, its word and unit for a timeout, the
    shape of an answer, the events whose answer it reads, and where it looks for MCP servers ("" for nowhere)."""

    file: str = ""
    rule: str = GROUPS
    events: tuple[tuple[str, str], ...] = ()
    timeout: str = "timeout"
    per_second: int = 1
    seconds: tuple[int, int] = (10, 10)
    shape: str = SPECIFIC
    tells: tuple[str, ...] = (START, PROMPT)
    mcp: str = ""
    skills: tuple[str, ...] = (".agents/skills/memkit/SKILL.md",)

    def their(self, event: str) -> str:
        """The host's name of an event of ours; empty where it has none."""
        return dict(self.events).get(event, "")


_CURSOR = (
    (START, "sessionStart"),
    (PROMPT, "beforeSubmitPrompt"),
    (COMPACT, "preCompact"),
    (END, "sessionEnd"),
)
_COPILOT = ((START, "sessionStart"), (PROMPT, "userPromptSubmitted"), (END, "sessionEnd"))
_GEMINI = ((START, "SessionStart"), (PROMPT, "BeforeAgent"), (COMPACT, "PreCompress"), (END, "SessionEnd"))

AGENTS: dict[str, Agent] = {
    "claude-code": Agent(
        ".claude/settings.json",
        events=_CLAUDE_LIKE,
        mcp=".mcp.json",
        skills=(".agents/skills/memkit/SKILL.md", ".claude/skills/memkit/SKILL.md"),
    ),
    # its Stop comes after every turn, SessionEnd once; that one is cut off after three seconds
    "codex": Agent(".codex/hooks.json", events=_CLAUDE_LIKE, seconds=(10, 3)),
    "gemini": Agent(".gemini/settings.json", events=_GEMINI, per_second=1000),
    "copilot": Agent(".github/hooks/memkit.json", OWN, _COPILOT, "timeoutSec", shape=CAMEL, tells=(START,)),
    "cursor": Agent(
        ".cursor/hooks.json", PLAIN, _CURSOR, "", shape=SNAKE, tells=(START,), mcp=".cursor/mcp.json"
    ),
    "opencode": Agent(),
    "agents-md": Agent(),
}

HOSTS: dict[str, tuple[str, str]] = {
    "git": ("memkit.hosts.git", "hooks before a commit and after a merge, and the merge driver"),
    "claude-code": ("memkit.hosts.agents:claude-code", "Claude Code: hooks, skill, MCP server, AGENTS.md"),
    "codex": ("memkit.hosts.agents:codex", "Codex: hooks, skill, AGENTS.md"),
    "gemini": ("memkit.hosts.agents:gemini", "Gemini CLI: hooks, skill, AGENTS.md"),
    "copilot": ("memkit.hosts.agents:copilot", "Copilot CLI: hooks, skill, AGENTS.md"),
    "cursor": ("memkit.hosts.agents:cursor", "Cursor: hooks, skill, MCP server, AGENTS.md"),
    "opencode": ("memkit.hosts.agents:opencode", "opencode: skill, AGENTS.md"),
    "agents-md": ("memkit.hosts.agents:agents-md", "any agent that reads AGENTS.md and .agents/skills"),
}


def command(event: str, host: str) -> str:
    """The command of a hook. It never changes: hosts trust hooks by their hash."""
    return f"memkit hook {event} --host {host}"
