"""Agent hosts: the table of what memkit can connect to, and the form each one needs. Plain values, cheap to import.

HOSTS: name → (module, one line). A module has two functions, `plan_connection(workspace) -> Plan` and
`plan_removal(workspace) -> Plan`: what is left to do to connect or to disconnect; `memkit setup` does it. An empty plan
means nothing. For `module:name` both functions take the name too.
AGENTS: name → where a coding agent keeps its hooks, and what it reads of their answers.
"""

from __future__ import annotations

from memkit.boot.struct import struct

START, PROMPT, COMPACT, STOP, END = "session-start", "prompt", "pre-compact", "stop", "session-end"
EVENTS = (START, PROMPT, COMPACT, STOP, END)

# The form of a host's hooks file: event → groups of hooks, event → hooks, the same in a file of memkit's own, or
# a script of memkit's own.
GROUPS, PLAIN, OWN, SCRIPT = "groups", "plain", "own", "script"
# How a host's file names an MCP server: mcpServers, mcp with the command as a list, or a TOML table.
SERVERS, LOCAL, TABLE = "mcpServers", "mcp", "mcp_servers"
# The key of an answer: hookSpecificOutput.additionalContext, or a single key.
SPECIFIC, SNAKE, CAMEL = "hookSpecificOutput", "additional_context", "additionalContext"
# Which shell runs a host's command: sh, or PowerShell on Windows; sh, with a separate entry for cmd or
# PowerShell.
EITHER, WITH_CMD, WITH_POWERSHELL = "sh or PowerShell", "sh, cmd", "sh, PowerShell"

_CLAUDE_LIKE = (
    (START, "SessionStart"),
    (PROMPT, "UserPromptSubmit"),
    (COMPACT, "PreCompact"),
    (STOP, "Stop"),
    (END, "SessionEnd"),
)


# seconds that a hook may make a person wait
_WAITED = 5


@struct(frozen=True)
class Agent:
    """A coding agent: its hooks file and merge rule, its names for events, its word and unit for a timeout, its
    shells, the form of an answer, the events whose answer it reads, whether an answer to a stop is no failure,
    where it looks for MCP servers (the file that memkit creates, then others that may exist) and how many
    milliseconds it waits for one (0: its default). `page` is a page it reads instead of AGENTS.md. `may` is where
    its hooks file lists commands without approval: two keys and the form of a rule. `user` is its hooks file for
    all repositories: the variable that moves the host's folder, the folder below the home folder, the file in it."""

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
        """How many seconds a hook may take; fewer at a prompt and a stop, where a person waits."""
        return self.seconds[1] if event == END else _WAITED if event in (PROMPT, STOP) else self.seconds[0]

    def their(self, event: str) -> str:
        """The host's name for an event of memkit's, or ""."""
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
# no question at the end of a turn: its AfterAgent does not say whether the run is headless
_GEMINI = ((START, "SessionStart"), (PROMPT, "BeforeAgent"), (COMPACT, "PreCompress"), (END, "SessionEnd"))
# plugins instead of hooks; memkit's plugin runs the same commands
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
    # it ends SessionEnd after three seconds
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
        # its default of ten minutes would block the first prompt
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
    "git": ("memkit.hosts.git_host", "hooks before a commit and after a merge, and the merge driver"),
    "claude-code": ("memkit.hosts.agents:claude-code", "Claude Code: hooks, skill, MCP server, AGENTS.md"),
    "codex": ("memkit.hosts.agents:codex", "Codex: hooks, skill, MCP server, AGENTS.md"),
    "gemini": ("memkit.hosts.agents:gemini", "Gemini CLI: hooks, skill, MCP server, AGENTS.md"),
    "copilot": ("memkit.hosts.agents:copilot", "Copilot CLI: hooks, skill, MCP server, AGENTS.md"),
    "cursor": ("memkit.hosts.agents:cursor", "Cursor: hooks, skill, MCP server, AGENTS.md"),
    "opencode": ("memkit.hosts.agents:opencode", "opencode: plugin, skill, MCP server, AGENTS.md"),
    "agents-md": ("memkit.hosts.agents:agents-md", "any agent that reads AGENTS.md and .agents/skills"),
}


def hook_command(event: str, host: str) -> str:
    """The command of a hook, without its guard."""
    return f"memkit hook {event} --host {host}"


# A teammate without memkit, or with a broken one, must see no error code and nothing on stderr. Never change these
# texts: hosts trust hooks by them.
# `set` sets $1 and $2 in sh and a variable in PowerShell, so `$2` is the second word in sh and empty in PowerShell, and
# the variable is set in PowerShell and empty in sh. The shell passes the answer on: when the host ends the shell after
# its timeout, the pipe closes, while a program below it would hold the pipe, and the host, for ever.
_EITHER = (
    "set ErrorActionPreference SilentlyContinue; set n /dev/null; exec 2>$2;"
    ' set memkit_said "$({} 2>$2)"; printf %s "$2"; $memkit_said; exit 0'
)
_SH = "{} 2>/dev/null || exit 0"
_CMD = "{} 2>nul || exit 0"
_POWERSHELL = "try {{ {} 2>$null }} catch {{ }}; exit 0"


# A missing server would put a line on the host's screen or log at every start. git is the one program that every clone
# has, and on Windows it brings a shell. If memkit does not run, that shell answers every request as a server without
# tools. It offers one prompt, because Gemini CLI calls a server without anything failed. The text holds no dollar
# sign: hosts would expand it.
_NOBODY = (
    '{"protocolVersion":"2025-06-18","capabilities":{"prompts":{}},"serverInfo":{"name":"memkit","version":"0"},'
    '"prompts":[{"name":"install","description":"memkit is not installed here"}],"messages":[]}'
)
_ANSWER = rf"""s/.*"id": *\([^,}}]*\).*/{{"jsonrpc":"2.0","id":\1,"result":{_NOBODY}}}/p"""
_RUN = f"memkit version >/dev/null 2>&1 && exec memkit mcp; exec sed -u -n '{_ANSWER}'"
# --git-dir keeps git in the folder where the host started it
SERVER_WORDS = ("git", "--git-dir=.", "-c", f"alias.memkit=!unset GIT_DIR; {_RUN}", "memkit")


def guarded_commands(event: str, host: str) -> dict[str, str]:
    """The command keys of a hook's entry, guarded for each shell in which the host runs it."""
    run, shell = hook_command(event, host), AGENTS[host].shell
    if shell == WITH_CMD:
        return {"command": _SH.format(run), "commandWindows": _CMD.format(run)}
    if shell == WITH_POWERSHELL:
        return {"bash": _SH.format(run), "powershell": _POWERSHELL.format(run)}
    return {"command": _EITHER.format(run)}
