"""The table of hosts: what memkit can be connected to, and how each one wants it. Plain values, cheap to import.

HOSTS: name → (module, one line). A module has two functions, `connected(workspace) -> Plan` and
`removed(workspace) -> Plan`: what is still to be done to be connected, or to be as before. An empty plan means that
nothing is. Where the module is written `module:name`, both functions take the name too.
AGENTS: name → how a coding agent keeps its hooks, and what it reads of their answers.
"""

from __future__ import annotations

from memkit.boot.struct import struct

START, PROMPT, COMPACT, STOP, END = "session-start", "prompt", "pre-compact", "stop", "session-end"
EVENTS = (START, PROMPT, COMPACT, STOP, END)

# How entries stand in a host's file: event → groups of hooks, event → hooks, a file of ours alone with the same, or
# a script of ours.
GROUPS, PLAIN, OWN, SCRIPT = "groups", "plain", "own", "script"
# How a host's file names an MCP server: mcpServers as most do, mcp with the command as a list, or a table of TOML.
SERVERS, LOCAL, TABLE = "mcpServers", "mcp", "mcp_servers"
# The body of an answer: hookSpecificOutput.additionalContext, or one key.
SPECIFIC, SNAKE, CAMEL = "hookSpecificOutput", "additional_context", "additionalContext"
# What runs a command of a host: sh everywhere, or PowerShell on Windows; sh, with an entry of its own for cmd or for
# PowerShell.
EITHER, WITH_CMD, WITH_POWERSHELL = "sh or PowerShell", "sh, cmd", "sh, PowerShell"

_CLAUDE_LIKE = (
    (START, "SessionStart"),
    (PROMPT, "UserPromptSubmit"),
    (COMPACT, "PreCompact"),
    (STOP, "Stop"),
    (END, "SessionEnd"),
)


# seconds that a person may wait for a hook
_WAITED = 5


@struct(frozen=True)
class Agent:
    """A coding agent: its hooks file and merge rule, its names of our events, its word and unit for a timeout, its
    shells, the shape of an answer, the events whose answer it reads, whether a stop takes words without being called a
    failure, and where it looks for MCP servers (first the file that is made, then others that may be there) and how many
    milliseconds it waits for one (0: its own default). `page` is one that it reads instead of AGENTS.md. `may` is where
    its hooks file lists commands that need no approval: two keys and the form of a rule. `user` is its hooks file for
    all repositories: the variable that moves the host's folder, that folder below the home folder, the file in it."""

    file: str = ""
    rule: str = GROUPS
    events: tuple[tuple[str, str], ...] = ()
    timeout: str = "timeout"
    per_second: int = 1
    seconds: tuple[int, int] = (10, 10)
    shell: str = EITHER
    shape: str = SPECIFIC
    tells: tuple[str, ...] = (START, PROMPT)
    hears_at_stop: bool = False
    mcp: tuple[str, ...] = ()
    server: str = SERVERS
    server_limit: int = 0
    skills: tuple[str, ...] = (".agents/skills/memkit/SKILL.md",)
    page: str = ""
    may: tuple[str, str, str] = ("", "", "")
    user: tuple[str, str, str] = ("", "", "")

    def limit(self, event: str) -> int:
        """How many seconds a hook may take: somebody waits at a prompt and at a stop."""
        return self.seconds[1] if event == END else _WAITED if event in (PROMPT, STOP) else self.seconds[0]

    def their(self, event: str) -> str:
        """The host's name of an event of ours; empty where it has none."""
        return dict(self.events).get(event, "")


_CURSOR = (
    (START, "sessionStart"),
    (PROMPT, "beforeSubmitPrompt"),
    (COMPACT, "preCompact"),
    (END, "sessionEnd"),
)
_COPILOT = (
    (START, "sessionStart"),
    (PROMPT, "userPromptSubmitted"),
    (COMPACT, "preCompact"),
    (STOP, "agentStop"),
    (END, "sessionEnd"),
)
# its AfterAgent would do for a question at the end of a turn, but nothing tells a headless run from another
_GEMINI = ((START, "SessionStart"), (PROMPT, "BeforeAgent"), (COMPACT, "PreCompress"), (END, "SessionEnd"))
# it has plugins instead of hooks: ours runs the same commands
_OPENCODE = ((START, START), (PROMPT, PROMPT), (COMPACT, COMPACT), (END, END))

AGENTS: dict[str, Agent] = {
    "claude-code": Agent(
        ".claude/settings.json",
        events=_CLAUDE_LIKE,
        tells=(START, PROMPT, STOP),
        hears_at_stop=True,
        mcp=(".mcp.json",),
        page="CLAUDE.md",
        may=("permissions", "allow", "Bash(memkit {}:*)"),
        skills=(".agents/skills/memkit/SKILL.md", ".claude/skills/memkit/SKILL.md"),
        user=("CLAUDE_CONFIG_DIR", ".claude", "settings.json"),
    ),
    # its SessionEnd is cut off after three seconds
    "codex": Agent(
        ".codex/hooks.json",
        events=_CLAUDE_LIKE,
        seconds=(10, 3),
        shell=WITH_CMD,
        tells=(START, PROMPT, STOP),
        mcp=(".codex/config.toml",),
        server=TABLE,
        user=("CODEX_HOME", ".codex", "hooks.json"),
    ),
    "gemini": Agent(
        ".gemini/settings.json",
        events=_GEMINI,
        per_second=1000,
        mcp=(".gemini/settings.json",),
        # it waits ten minutes otherwise, and the first prompt with it
        server_limit=10_000,
        page="GEMINI.md",
        user=("", ".gemini", "settings.json"),
    ),
    "copilot": Agent(
        ".github/hooks/memkit.json",
        OWN,
        _COPILOT,
        "timeoutSec",
        shell=WITH_POWERSHELL,
        shape=CAMEL,
        tells=(START, PROMPT, STOP),
        mcp=(".mcp.json",),
        user=("COPILOT_HOME", ".copilot", "hooks/memkit.json"),
    ),
    "cursor": Agent(
        ".cursor/hooks.json",
        PLAIN,
        _CURSOR,
        shape=SNAKE,
        tells=(START,),
        mcp=(".cursor/mcp.json",),
        user=("", ".cursor", "hooks.json"),
    ),
    "opencode": Agent(
        ".opencode/plugins/memkit.js",
        SCRIPT,
        _OPENCODE,
        shape=CAMEL,
        mcp=("opencode.json", "opencode.jsonc"),
        server=LOCAL,
        user=("XDG_CONFIG_HOME", ".config", "opencode/plugins/memkit.js"),
    ),
    "agents-md": Agent(),
}

HOSTS: dict[str, tuple[str, str]] = {
    "git": ("memkit.hosts.git", "hooks before a commit and after a merge, and the merge driver"),
    "claude-code": ("memkit.hosts.agents:claude-code", "Claude Code: hooks, skill, MCP server, AGENTS.md"),
    "codex": ("memkit.hosts.agents:codex", "Codex: hooks, skill, MCP server, AGENTS.md"),
    "gemini": ("memkit.hosts.agents:gemini", "Gemini CLI: hooks, skill, MCP server, AGENTS.md"),
    "copilot": ("memkit.hosts.agents:copilot", "Copilot CLI: hooks, skill, MCP server, AGENTS.md"),
    "cursor": ("memkit.hosts.agents:cursor", "Cursor: hooks, skill, MCP server, AGENTS.md"),
    "opencode": ("memkit.hosts.agents:opencode", "opencode: plugin, skill, MCP server, AGENTS.md"),
    "agents-md": ("memkit.hosts.agents:agents-md", "any agent that reads AGENTS.md and .agents/skills"),
}


def command(event: str, host: str) -> str:
    """The command that a hook runs, without its guard."""
    return f"memkit hook {event} --host {host}"


# A teammate without memkit, or with a broken one, must notice nothing: no error code, no word on stderr. The texts never
# change, because hosts trust hooks by them.
# `set` takes two words in sh and names a variable in PowerShell; `$2` is then the second word in sh and nothing in
# PowerShell, the variable something in PowerShell and nothing in sh. The answer passes through the shell: one that the
# host ends after its time takes the pipe with it, while a program below it would hold the pipe, and the host, for ever.
_EITHER = (
    "set ErrorActionPreference SilentlyContinue; set n /dev/null; exec 2>$2;"
    ' set memkit_said "$({} 2>$2)"; printf %s "$2"; $memkit_said; exit 0'
)
_SH = "{} 2>/dev/null || exit 0"
_CMD = "{} 2>nul || exit 0"
_POWERSHELL = "try {{ {} 2>$null }} catch {{ }}; exit 0"


# A server that is not there would be a line in the host's log, or on its screen, at every start. git is the one program
# that every clone has, also on Windows, where it brings a shell: where memkit does not run, that shell answers as a
# server without tools, every question alike. It has one prompt: Gemini CLI calls a server failed that has nothing at all.
# No dollar sign stands in it: hosts put variables there.
_NOBODY = (
    '{"protocolVersion":"2025-06-18","capabilities":{"prompts":{}},"serverInfo":{"name":"memkit","version":"0"},'
    '"prompts":[{"name":"install","description":"memkit is not installed here"}],"messages":[]}'
)
_ANSWER = rf"""s/.*"id": *\([^,}}]*\).*/{{"jsonrpc":"2.0","id":\1,"result":{_NOBODY}}}/p"""
_RUN = f"memkit version >/dev/null 2>&1 && exec memkit mcp; exec sed -u -n '{_ANSWER}'"
# --git-dir keeps git where the host started it
SERVER_WORDS = ("git", "--git-dir=.", "-c", f"alias.memkit=!unset GIT_DIR; {_RUN}", "memkit")


def guarded(event: str, host: str) -> dict[str, str]:
    """The keys of a hook's entry that hold its command, guarded for the shells in which the host runs it."""
    run, shell = command(event, host), AGENTS[host].shell
    if shell == WITH_CMD:
        return {"command": _SH.format(run), "commandWindows": _CMD.format(run)}
    if shell == WITH_POWERSHELL:
        return {"bash": _SH.format(run), "powershell": _POWERSHELL.format(run)}
    return {"command": _EITHER.format(run)}
