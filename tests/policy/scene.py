"""A workspace under a policy with some keys of its own, and what memkit answers there."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import pytest

from memkit.cli.verbs.policy_file import policy_text
from tests.working_memory.house import House, Said, in_process

CODE = "RETRY_LIMIT = 5\n\n\ndef send(request):\n    return request\n"
CLAIM = "RETRY_LIMIT is 5 in the net module."
CITES = ("--evidence", "src/net.py")


class Scene:
    """One workspace; `user` and `agent` run a command as dana or as codex, on a clock that only goes on when told to."""

    def __init__(self, root: Path, monkeypatch: pytest.MonkeyPatch, preset: str = "solo") -> None:
        self.house = House(root)
        self.root = root
        self.patch = monkeypatch
        self.house.entered(monkeypatch)
        (root / "src").mkdir()
        (root / "src" / "net.py").write_text(CODE)
        self.tables: dict[str, Any] = tomllib.loads(policy_text(preset, "quay"))
        self.write()

    def set(self, table: str, key: str, value: object) -> None:
        """Gives a key of the policy another value."""
        at = self.tables
        for part in table.split("."):
            at = at.setdefault(part, {})
        at[key] = value
        self.write()

    def write(self) -> None:
        """Writes memkit.toml."""
        (self.root / "memkit.toml").write_text("\n".join(_toml("", self.tables)) + "\n", encoding="utf-8")

    def at(self, time: str) -> None:
        """Sets the clock of the commands that follow."""
        self.patch.setenv("MEMKIT_NOW", time)

    def user(self, *words: str, by: str = "dana") -> Said:
        """One command by a person."""
        return in_process(self.root, *words, "--actor", f"user:{by}")

    def agent(self, *words: str, by: str = "codex") -> Said:
        """One command by an agent."""
        return in_process(self.root, *words, "--actor", f"agent:{by}")

    def remember(self, text: str, *more: str) -> str:
        """A fact by a person; its id."""
        return str(self.user("remember", text, *more, "--json").data["id"])

    def propose(self, text: str, *more: str) -> str:
        """A candidate by an agent, left for review; its id."""
        id = str(self.agent("propose", text, *more, "--json").data["id"])
        assert self.agent("session", "end", "--defer").code == 0
        return id

    def work(self, sessions: int) -> None:
        """So many work sessions on something else."""
        for number in range(sessions):
            assert self.agent("session", "end", "-m", f"Worked on part {number}.").code == 0

    def files(self) -> list[str]:
        """Every file that is neither git's nor memkit's own."""
        found = (path.relative_to(self.root) for path in self.root.rglob("*") if path.is_file())
        return sorted(str(path) for path in found if path.parts[0] not in (".git", ".memkit"))

    def text(self, path: str) -> str:
        """A file's text, empty if it is not there."""
        target = self.root / path
        return target.read_text(encoding="utf-8") if target.is_file() else ""

    def codes(self) -> list[tuple[str, str]]:
        """(rule, severity) of what `check` finds, but for what is not staged or rendered yet."""
        import json

        found = json.loads(self.user("check", "--json").out)["problems"]
        return sorted({(problem["code"], problem["severity"]) for problem in found})


def _toml(name: str, table: dict[str, Any]) -> list[str]:
    lines = [f"[{name}]"] if name else []
    lines += [f"{_key(key)} = {_value(value)}" for key, value in table.items() if not isinstance(value, dict)]
    for key, value in table.items():
        if isinstance(value, dict):
            lines += _toml(f"{name}.{key}" if name else key, value)
    return lines


def _key(key: str) -> str:
    return key if key.replace("-", "").replace("_", "").isalnum() else f'"{key}"'


def _value(value: object) -> str:
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, list):
        return "[" + ", ".join(map(_value, value)) + "]"
    return str(value) if isinstance(value, int) else f"'{value}'"
