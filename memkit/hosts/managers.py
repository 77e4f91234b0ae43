"""Tools that manage a repository's hooks in a file of their own (pre-commit, lefthook, …): memkit adds its commands
there. It edits the file only if its form is simple; otherwise it prints the lines to add."""

from __future__ import annotations

import os
import re
from collections.abc import Callable
from dataclasses import dataclass

from memkit.hosts import edit_plan
from memkit.hosts.edit_plan import Edit, Plan
from memkit.store import files

# hook → its commands, one per workspace
Commands = dict[str, list[str]]
Insert = Callable[[str, Commands], str | None]


@dataclass(frozen=True)
class Manager:
    """A tool: its files, its hooks, how to write commands into its file (None: by hand), the lines to add."""

    name: str
    files: tuple[str, ...]
    hooks: tuple[str, ...]
    insert: Insert
    lines: Callable[[Commands], list[str]]


def with_others(text: str, command: str) -> list[str]:
    """The command, and the same command of other workspaces in memkit's block, sorted."""
    rest = re.sub(r"^memkit (?:-C '[^'\n]*' )?", "", command)
    return sorted(
        {command, *re.findall(rf"memkit (?:-C '[^'\n]*' )?{re.escape(rest)}", edit_plan.inside(text))}
    )


def manager_edit(manager: Manager, top: str, commands: dict[str, str]) -> Plan | None:
    """The plan that adds memkit's commands to a tool's file; None if the tool is not used."""
    for name in manager.files:
        path = os.path.join(top, name)
        data = files.read_if_there(path)
        if data is not None:
            return _edit(manager, path, data, commands)
    return None


def _edit(manager: Manager, path: str, data: bytes, commands: dict[str, str]) -> Plan:
    text = data.decode("utf-8", "surrogateescape")
    if all(command in text for command in commands.values()):
        return Plan()
    now = manager.insert(
        edit_plan.without_block(text),
        {hook: with_others(text, command) for hook, command in commands.items()},
    )
    if now is None:
        lines = manager.lines({hook: [command] for hook, command in commands.items()})
        told = [f"add to {os.path.basename(path)}:", *(f"  {line}" for line in lines)]
        return Plan(manual=("\n".join(told),))
    mode = os.stat(path).st_mode & 0o7777
    what = f"{manager.name} runs {', '.join(commands.values())}"
    return Plan((Edit(path, now.encode("utf-8", "surrogateescape"), what, mode),))


def _pre_commit_lines(commands: Commands) -> list[str]:
    lines = ["- repo: local", "  hooks:"]
    for command in (command for found in commands.values() for command in found):
        lines += ["    - id: memkit-check", "      name: memkit check", f"      entry: {command}"]
        lines += ["      language: system", "      pass_filenames: false", "      always_run: true"]
    return lines


def _into_pre_commit(text: str, commands: Commands) -> str | None:
    found = re.search(r"^repos:[ \t]*\n(?:[ \t]*(?:#.*)?\n)*([ \t]*)- ", text, re.M)
    if found is None:
        return None
    at = text.index("\n", found.start()) + 1
    return edit_plan.with_block(text, _pre_commit_lines(commands), at, found[1])


# lines below a key, and the indentation of the first line below another key
_INDENTED = r"(?:[ \t]*\n|[ \t]+\S.*\n|#.*\n)*?"
_FIRST = r"(?:[ \t]*(?:#.*)?\n)*([ \t]+)\S"


def _lefthook_lines(commands: Commands) -> list[str]:
    lines: list[str] = []
    for hook, found in commands.items():
        lines += [f"{hook}:", "  jobs:", *(f"    {line}" for line in _jobs(found))]
    return lines


def _jobs(commands: list[str]) -> list[str]:
    return [line for command in commands for line in ("- name: memkit", f"  run: {command}")]


def _keys(commands: list[str]) -> list[str]:
    named = [("memkit" if not at else f"memkit-{at + 1}", command) for at, command in enumerate(commands)]
    return [line for name, command in named for line in (f"{name}:", f"  run: {command}")]


def _into_lefthook(text: str, commands: Commands) -> str | None:
    """Adds jobs to an existing hook, and new hooks at the end: YAML allows a key only once."""
    new: Commands = {}
    for hook, ours in commands.items():
        if not re.search(rf"^[\"']?{hook}[\"']?\s*:", text, re.M):
            new[hook] = ours
            continue
        found = re.search(rf"^{hook}:[ \t]*\n{_INDENTED}[ \t]+(jobs|commands):[ \t]*\n{_FIRST}", text, re.M)
        if found is None:
            return None
        lines = _jobs(ours) if found[1] == "jobs" else _keys(ours)
        text = edit_plan.with_block(text, lines, text.index("\n", found.end(1)) + 1, found[2])
    return edit_plan.with_block(text, _lefthook_lines(new), len(text)) if new else text


Lefthook = Manager(
    "lefthook",
    ("lefthook.yml", ".lefthook.yml", "lefthook.yaml", ".lefthook.yaml"),
    ("pre-commit", "post-merge", "post-rewrite"),
    _into_lefthook,
    _lefthook_lines,
)
PreCommit = Manager(
    "pre-commit",
    (".pre-commit-config.yaml", ".pre-commit-config.yml"),
    ("pre-commit",),
    _into_pre_commit,
    _pre_commit_lines,
)
