"""memkit's lines in files of the repository: .gitattributes, and files of tools that manage its hooks (pre-commit …).

Only rendered files get the merge driver, and git may not change sessions. A hook manager's file is edited only if its
form is simple; otherwise memkit prints the lines to add.
"""

from __future__ import annotations

import os
import re
from collections.abc import Callable
from dataclasses import dataclass

from memkit.hosts import edit_plan
from memkit.hosts.edit_plan import Edit, Plan
from memkit.store import files, git
from memkit.store.workspace import Workspace
from memkit.views.sheet import FOLDERS

TYPE_CHECKING = False
if TYPE_CHECKING:
    from memkit.model.policy import Layout


FILE = ".gitattributes"
RENDERED = ("INDEX.md", "QUEUE.md", "glossary.md", "archive/*.md", *(f"{name}/*.md" for name in FOLDERS))
_DRIVER = "merge=memkit"
_GENERATED = "linguist-generated"
# attributes that the first edition gave to the whole memory folder and to continuity.md
_BEFORE = ("text", "eol=lf", _GENERATED, _DRIVER)


def attribute_lines(layout: Layout) -> list[str]:
    """The lines a layout needs; sessions come last, so that they win inside the memory folder."""
    memory = layout.memory.strip("/")
    below = "" if memory in ("", ".") else f"{_escape_pattern(memory)}/"
    return [
        # not marked generated: reviewers should see its diff
        f"{_anchored_pattern(_escape_pattern(layout.continuity))} text eol=lf {_DRIVER}",
        *(f"{_anchored_pattern(f'{below}{name}')} text eol=lf {_GENERATED} {_DRIVER}" for name in RENDERED),
        f"{_anchored_pattern(f'{_escape_pattern(layout.sessions)}/**/*.md')} -text -{_GENERATED} !merge",
    ]


def upgrade_attributes(text: str, layout: Layout) -> str:
    """The text with every needed line and without memkit's old lines for the whole memory folder; other lines stay."""
    wanted = attribute_lines(layout)
    kept: list[str] = []
    place = -1
    for line in text.splitlines(keepends=True):
        now = _without_driver(line, layout)
        kept += [now] if now else []
        if now != line and place < 0:
            place = len(kept)
    have = {line.strip() for line in kept}
    lacking = [f"{line}\n" for line in wanted if line not in have]
    if place < 0:
        place = len(kept)
        if kept and lacking and not kept[-1].endswith("\n"):
            kept[-1] += "\n"
    return "".join([*kept[:place], *lacking, *kept[place:]])


def changed_lines(before: str, after: str) -> list[str]:
    """The difference: `- ` removed lines, `+ ` added ones."""
    old, new = before.splitlines(), after.splitlines()
    return [
        *(f"- {line}" for line in old if line not in new),
        *(f"+ {line}" for line in new if line not in old),
    ]


def attributes_edit(workspace: Workspace) -> Edit | None:
    """The edit that .gitattributes still needs, with its difference; None if it needs none."""
    path = workspace.path(FILE)
    before = (files.read_if_there(path) or b"").decode("utf-8", "surrogateescape")
    after = upgrade_attributes(before, workspace.policy.layout)
    if after == before or (
        not unmet_attributes(workspace) and not names_folder(before, workspace.policy.layout)
    ):
        return None
    told = ["the files memkit renders, by name", *changed_lines(before, after)]
    return Edit(path, after.encode("utf-8", "surrogateescape"), "\n    ".join(told))


def names_folder(text: str, layout: Layout) -> bool:
    """True if an old line gives the merge driver to the whole memory folder or hides continuity.md."""
    return any(_without_driver(line, layout) != line for line in text.splitlines(keepends=True))


def unmet_attributes(workspace: Workspace) -> list[str]:
    """Attributes that git does not report as memkit needs them, as `path attribute=value`."""
    layout = workspace.policy.layout
    memory = layout.memory.strip("/")
    below = "" if memory in ("", ".") else f"{memory}/"
    wanted = [
        (f"{layout.sessions}/2026-01-01-000000.md", "text", "unset"),
        (layout.continuity, "merge", "memkit"),
        (layout.continuity, "eol", "lf"),
        (f"{below}INDEX.md", "merge", "memkit"),
    ]
    answers = {(path, name): value for path, name, value in _answers(workspace, [row[:2] for row in wanted])}
    return [
        f"{_shown_path(path)} {name}={value}" for path, name, value in wanted if answers[path, name] != value
    ]


def _answers(workspace: Workspace, asked: list[tuple[str, str]]) -> list[tuple[str, str, str]]:
    """(path, attribute, value) from git check-attr."""
    names = dict.fromkeys(name for _, name in asked)
    paths = dict.fromkeys(path for path, _ in asked)
    out = git.run(workspace.root, "check-attr", "-z", *names, "--", *paths).decode("utf-8", "surrogateescape")
    parts = out.split("\0")
    return list(zip(parts[::3], parts[1::3], parts[2::3], strict=False))


def _shown_path(path: str) -> str:
    return path.rpartition("/")[0] or path


def _without_driver(line: str, layout: Layout) -> str:
    """The line as it should be; "" for memkit's old line for the whole memory folder.

    If the user changed that line, only the driver and the generated mark go.
    """
    pattern, *words = line.split() or [""]
    if not _is_too_broad(pattern, words, layout):
        return line
    mine = _BEFORE if set(_BEFORE) <= set(words) else _BEFORE[2:]
    left = [word for word in words if word not in mine]
    return f"{pattern} {' '.join(left)}\n" if left else ""


def _is_too_broad(pattern: str, words: list[str], layout: Layout) -> bool:
    memory = _escape_pattern(layout.memory.strip("/"))
    if pattern.lstrip("/") in (f"{memory}/**/*.md", f"{memory}/**", f"{memory}/*.md"):
        return _DRIVER in words
    return pattern == _escape_pattern(layout.continuity) and tuple(words) == _BEFORE


def _anchored_pattern(pattern: str) -> str:
    """A pattern for this path only: without a slash it would match the name in every folder."""
    return pattern if "/" in pattern else f"/{pattern}"


def _escape_pattern(path: str) -> str:
    """A path as a pattern, with wildcards and blanks escaped."""
    escaped = "".join(f"\\{letter}" if letter in "*?[]\\" else letter for letter in path)
    return "[[:space:]]".join(escaped.split(" "))


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
