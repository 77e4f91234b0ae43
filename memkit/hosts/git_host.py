"""git as a host: check before a commit, settle projections after a merge, and the merge driver.

Hooks go where git, or the tool that manages hooks here, looks for them. memkit reads core.hooksPath and never sets it.
"""

from __future__ import annotations

import os
import re

from memkit.errors import NeedsGit
from memkit.hosts import edit_plan
from memkit.hosts.edit_plan import Edit, Plan, Setting
from memkit.hosts.repository_files import (
    Lefthook,
    Manager,
    PreCommit,
    attributes_edit,
    manager_edit,
    unmet_attributes,
    with_others,
)
from memkit.store import files, git
from memkit.store.workspace import Workspace

GATE = "memkit check --staged --quiet"
SETTLE = "memkit merge-driver --settle"
HOOKS = {"pre-commit": GATE, "post-merge": SETTLE, "post-rewrite": SETTLE}
DRIVER = "memkit merge-driver %O %A %B %P"
ASIDE = ".before-memkit"
# the last line of a hook that memkit created
MADE = "# this file was made by memkit setup git\n"

ATTRIBUTES = "another line of git's attributes speaks against those of memkit"
_SHELL = re.compile(rb"#!.*?\b(?:ba|da|z|k|a)?sh\b")


def plan_connection(workspace: Workspace) -> Plan:
    """What is left to do: hooks without memkit's block, the merge driver, attributes."""
    _needs_git(workspace)
    edits, manual = _hooks(workspace)
    attributes = attributes_edit(workspace)
    edits += [attributes] if attributes else []
    settings: tuple[Setting, ...] = ()
    if git.config(workspace.root, "merge.memkit.driver") != DRIVER:
        values = (("name", "keep our projections; memkit renders them again"), ("driver", DRIVER))
        settings = (Setting("merge.memkit", values, "projections never conflict in a merge"),)
    unmet = [] if attributes else unmet_attributes(workspace)
    if unmet:
        manual.append(f"{ATTRIBUTES}: git check-attr -a says no to {', '.join(unmet)}")
    return Plan(tuple(edits), settings, tuple(manual))


def plan_removal(workspace: Workspace) -> Plan:
    """The edits that restore every hook. .gitattributes belongs to the workspace and stays, as does what another
    workspace of this repository runs."""
    _needs_git(workspace)
    top, folder = git.top(workspace.root), _folder(workspace)
    mine = {name: _command(workspace, top, command) for name, command in HOOKS.items()}
    edits: list[Edit] = []
    for manager in (Lefthook, PreCommit):
        for file in manager.files:
            edits += _restore_edits(
                os.path.join(top, file), {name: mine[name] for name in manager.hooks}, manager
            )
    for name, command in mine.items():
        edits += _restore_edits(os.path.join(folder, name), {name: command})
    settings: tuple[Setting, ...] = ()
    if git.config(workspace.root, "merge.memkit.driver") and not any(_runs_others(edit) for edit in edits):
        settings = (Setting("merge.memkit", (), "take the merge driver out"),)
    return Plan(tuple(edits), settings)


def _runs_others(edit: Edit) -> bool:
    return edit.after is not None and edit_plan.has_block(edit.after.decode("utf-8", "surrogateescape"))


def _needs_git(workspace: Workspace) -> None:
    if git.place(workspace.root) is None:
        raise NeedsGit(
            "hooks need git, and this is no git repository", hint="git init, then memkit setup git"
        )


def _folder(workspace: Workspace) -> str:
    """The folder for hooks: the one core.hooksPath names, else git's own."""
    root = workspace.root
    path = git.config(root, "core.hooksPath")
    if not path:
        return git.git_path(root, "hooks")
    folder = os.path.normpath(os.path.join(git.top(root), os.path.expanduser(path)))
    # husky keeps its own scripts in _ and runs the ones beside that folder
    return os.path.dirname(folder) if os.path.basename(folder) == "_" else folder


def _hooks(workspace: Workspace) -> tuple[list[Edit], list[str]]:
    """Edits for every hook that lacks memkit's line, and what the user must do."""
    top, folder = git.top(workspace.root), _folder(workspace)
    wanted = {name: _command(workspace, top, command) for name, command in HOOKS.items()}
    edits: list[Edit] = []
    manual: list[str] = []
    for manager in (Lefthook, PreCommit):
        found = manager_edit(manager, top, {name: wanted[name] for name in manager.hooks if name in wanted})
        if found is not None:
            edits += found.edits
            manual += found.manual
            for name in manager.hooks:
                wanted.pop(name, None)
            break
    if wanted and git.config(workspace.root, "core.hooksPath") and not _is_below(folder, top):
        told = f"core.hooksPath is {folder}, outside of this repository; add to its"
        return edits, [*manual, *(f"{told} {name}: {command}" for name, command in wanted.items())]
    for name, command in wanted.items():
        edits += _hook(os.path.join(folder, name), command, name)
    return edits, manual


def _command(workspace: Workspace, top: str, command: str) -> str:
    """The command of a hook, which runs at the top of the work tree; -C names a workspace below it."""
    below = os.path.relpath(os.path.realpath(workspace.root), os.path.realpath(top)).replace(os.sep, "/")
    return command if below == "." else command.replace("memkit ", f"memkit -C '{below}' ", 1)


def _is_below(folder: str, top: str) -> bool:
    real, root = os.path.realpath(folder), os.path.realpath(top)
    return real == root or real.startswith(root + os.sep)


def _lines(name: str, commands: list[str]) -> list[str]:
    stops = " || exit 1" if name == "pre-commit" else " || true"
    said = f'echo "memkit is not on PATH: the memory was not looked at ({name})" >&2'
    runs = [f"  {command}{stops}" for command in commands]
    return ["if command -v memkit >/dev/null 2>&1; then", *runs, f"else {said}", "fi"]


def _hook(path: str, command: str, name: str) -> list[Edit]:
    """The edits of a hook: memkit's block goes first into a shell script; any other hook is run by a new script."""
    data = files.read_if_there(path)
    text = (data or b"").decode("utf-8", "surrogateescape")
    lines = _lines(name, with_others(text, command))
    if data is None:
        return [Edit(path, _own_hook(lines, husky=_is_husky(path)), f"new: {command}", 0o755)]
    if edit_plan.has_block(text):
        kept = edit_plan.without_block(text)
        now = edit_plan.with_block(kept, lines, edit_plan.after_first_line(kept))
        same = now == text or ASIDE in text
        what = "again" if len(with_others(text, command)) == 1 else "beside that of another folder"
        return [] if same else [Edit(path, _bytes(now), f"{what}: {command}", _mode(path))]
    runs = os.access(path, os.X_OK) or _is_husky(path)
    if runs and (_SHELL.match(data) or (_is_husky(path) and not data.startswith(b"#!"))):
        now = edit_plan.with_block(text, lines, edit_plan.after_first_line(text))
        return [Edit(path, _bytes(now), f"in front of what is there: {command}", _mode(path))]
    aside = f'$(dirname "$0")/{name}{ASIDE}'
    more = [f'if [ -x "{aside}" ]; then "{aside}" "$@" || exit $?; fi']
    return [
        Edit(path + ASIDE, data, "what was there, run by the new hook", _mode(path)),
        Edit(path, _own_hook([*lines, *more]), f"{command}, then what was there", 0o755),
    ]


def _own_hook(lines: list[str], husky: bool = False) -> bytes:
    start = MADE if husky else f"#!/bin/sh\n{MADE}"
    return edit_plan.with_block(start, lines, edit_plan.after_first_line(start)).encode()


def _is_husky(path: str) -> bool:
    return os.path.basename(os.path.dirname(path)) == ".husky"


def _restore_edits(path: str, mine: dict[str, str], manager: Manager | None = None) -> list[Edit]:
    """Edits that remove memkit's lines and restore what they replaced; lines of other workspaces stay."""
    data = files.read_if_there(path)
    text = (data or b"").decode("utf-8", "surrogateescape")
    if data is None or not edit_plan.has_block(text):
        return []
    others = {name: [found for found in with_others(text, run) if found != run] for name, run in mine.items()}
    left = {name: runs for name, runs in others.items() if runs}
    kept = edit_plan.without_block(text)
    if left and ASIDE not in text:
        now = manager.insert(kept, left) if manager else _with_lines(kept, left)
        same = now is None or now == text
        return [] if same else [Edit(path, _bytes(now or ""), "without this folder", _mode(path))]
    before = files.read_if_there(path + ASIDE)
    if before is not None:
        return [
            Edit(path, before, "as it was", _mode(path + ASIDE)),
            Edit(path + ASIDE, None, "moved back"),
        ]
    if kept in (MADE, f"#!/bin/sh\n{MADE}"):
        return [Edit(path, None, "removed; memkit had created it")]
    return [Edit(path, _bytes(kept), "as it was", _mode(path))]


def _with_lines(kept: str, left: dict[str, list[str]]) -> str:
    ((name, commands),) = left.items()
    return edit_plan.with_block(kept, _lines(name, commands), edit_plan.after_first_line(kept))


def _bytes(text: str) -> bytes:
    return text.encode("utf-8", "surrogateescape")


def _mode(path: str) -> int:
    return os.stat(path).st_mode & 0o7777
