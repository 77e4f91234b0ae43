"""The hosts that are tried: what is installed, and how each is pointed at the stand-in and run without a person."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

PROMPT = "Which limit do larger uploads have? Please mend it."


@dataclass(frozen=True)
class Run:
    """A headless call: its words after the program's name, its environment, and files to write below HOME."""

    words: tuple[str, ...]
    environment: dict[str, str] = field(default_factory=dict)
    home: dict[str, str] = field(default_factory=dict)


@dataclass(frozen=True)
class Host:
    """A host: its name in memkit, its package, its program, the run, and the log that it writes in the repository."""

    name: str
    package: str
    program: str
    run: Callable[[str, Path], Run]
    log: str = ""


def _claude(address: str, repository: Path) -> Run:
    config = {
        "hasCompletedOnboarding": True,
        "projects": {str(repository): {"hasTrustDialogAccepted": True, "enabledMcpjsonServers": ["memkit"]}},
    }
    words = ("-p", PROMPT, "--allowedTools", "Bash,mcp__memkit", "--debug-file", "debug.log")
    environment = {
        "ANTHROPIC_BASE_URL": address,
        "ANTHROPIC_API_KEY": "scratch",
        "CLAUDE_CODE_DISABLE_NONESSENTIAL_TRAFFIC": "1",
        "ENABLE_TOOL_SEARCH": "false",
    }
    return Run(words, environment, {".claude.json": json.dumps(config)})


def _codex(address: str, repository: Path) -> Run:
    config = f"""model = "stand-in"
model_provider = "stand-in"
[model_providers.stand-in]
name = "stand-in"
base_url = "{address}/v1"
wire_api = "responses"
[projects."{repository}"]
trust_level = "trusted"
"""
    free = ("--dangerously-bypass-approvals-and-sandbox", "--dangerously-bypass-hook-trust")
    return Run(("exec", *free, PROMPT), {}, {".codex/config.toml": config})


def _gemini(address: str, repository: Path) -> Run:
    settings = {"security": {"auth": {"selectedType": "gemini-api-key"}}}
    home = {
        ".gemini/settings.json": json.dumps(settings),
        ".gemini/trustedFolders.json": json.dumps({str(repository): "TRUST_FOLDER"}),
    }
    environment = {"GEMINI_API_KEY": "scratch", "GOOGLE_GEMINI_BASE_URL": address}
    return Run(("-p", PROMPT, "--yolo", "-m", "gemini-2.5-pro"), environment, home)


def _copilot(address: str, repository: Path) -> Run:
    environment = {
        "COPILOT_PROVIDER_BASE_URL": f"{address}/v1",
        "COPILOT_PROVIDER_TYPE": "openai",
        "COPILOT_PROVIDER_API_KEY": "scratch",
        "COPILOT_MODEL": "stand-in",
        "COPILOT_OFFLINE": "true",
    }
    home = {".copilot/config.json": json.dumps({"trustedFolders": [str(repository)]})}
    return Run(("-p", PROMPT, "--allow-all-tools", "--log-dir", "logs"), environment, home)


def _opencode(address: str, repository: Path) -> Run:
    options = {"baseURL": f"{address}/v1", "apiKey": "scratch"}
    model = {"name": "stand-in", "tool_call": True, "limit": {"context": 200000, "output": 8000}}
    config = {
        "provider": {"stand": {"npm": "@ai-sdk/openai-compatible", "name": "stand", "options": options, "models": {"in": model}}},
        "model": "stand/in",
        "small_model": "stand/in",
        "autoupdate": False,
        "share": "disabled",
        "permission": "allow",
    }  # fmt: skip
    environment = {"OPENCODE_DISABLE_MODELS_FETCH": "1", "OPENCODE_DISABLE_DEFAULT_PLUGINS": "1"}
    words = ("run", "--print-logs", "--log-level", "WARN", PROMPT)
    return Run(words, environment, {".config/opencode/opencode.json": json.dumps(config)})


HOSTS = (
    Host("claude-code", "@anthropic-ai/claude-code", "claude", _claude, "debug.log"),
    Host("codex", "@openai/codex", "codex", _codex),
    Host("gemini", "@google/gemini-cli", "gemini", _gemini),
    Host("copilot", "@github/copilot", "copilot", _copilot, "logs"),
    Host("opencode", "opencode-ai", "opencode", _opencode),
)  # fmt: skip
