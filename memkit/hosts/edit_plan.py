"""A host's planned changes as values: files, git settings, and what a person must do. `carry_out` makes them, and a trial
runs the hook and the server once, as the host would.

In a user's file memkit owns one block of lines: inserted, found and removed byte for byte.
"""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
from dataclasses import dataclass

from memkit.errors import Refused
from memkit.hosts import AGENTS, START
from memkit.store import file_writes, files, git


@dataclass(frozen=True)
class Edit:
    """One file: its new bytes (None: delete it) and its mode (None: unchanged)."""

    path: str
    after: bytes | None
    what: str
    mode: int | None = None


@dataclass(frozen=True)
class Setting:
    """One section of this repository's git configuration; without values it is removed."""

    section: str
    values: tuple[tuple[str, str], ...]
    what: str


@dataclass(frozen=True)
class Plan:
    """All that is left to do; `manual` are lines on what a person must do."""

    edits: tuple[Edit, ...] = ()
    settings: tuple[Setting, ...] = ()
    manual: tuple[str, ...] = ()

    @property
    def is_empty(self) -> bool:
        """True if nothing is left to do."""
        return not self.edits and not self.settings and not self.manual

    def lines(self, root: str, shown: str = "") -> list[str]:
        """One line per change; `shown` replaces the root in paths."""
        told = [f"{shown}{_below(root, edit.path)}: {edit.what}" for edit in self.edits]
        return [*told, *(f"git config {item.section}: {item.what}" for item in self.settings)]


def carry_out(root: str, plan: Plan) -> None:
    """Makes all edits and settings of a plan, or none."""
    _none_is_locked(root, plan)
    undo: list[tuple[str, bytes | None, int | None]] = []
    try:
        for edit in plan.edits:
            undo.append((edit.path, files.read_if_there(edit.path), _mode(edit.path)))
            _write_edit(root, edit.path, edit.after, edit.mode)
        for item in plan.settings:
            _apply_setting(root, item)
    except BaseException:
        for path, before, mode in reversed(undo):
            _put_back(root, path, before, mode)
        raise


def _none_is_locked(root: str, plan: Plan) -> None:
    """Refuses a plan that would write a read-only file."""
    for edit in plan.edits:
        mode = _mode(edit.path)
        if mode is not None and not mode & 0o222:
            path = _below(root, edit.path)
            message = f"{path} is read-only; nothing was changed"
            raise Refused(message, code="read-only", file=path, hint=f"chmod u+w {edit.path}")


def _write_edit(root: str, path: str, after: bytes | None, mode: int | None) -> None:
    if after is None:
        file_writes.with_retry(lambda: _unlink(path), "0000", path)
        _leave_no_folders(root, os.path.dirname(path))
        return
    kept = _mode(path) if mode is None else mode
    file_writes.with_retry(lambda: file_writes.replace(path, after), "0000", path)
    os.chmod(path, 0o644 if kept is None else kept)


def _apply_setting(root: str, item: Setting) -> None:
    if not item.values:
        git.run(root, "config", "--local", "--remove-section", item.section)
    for key, value in item.values:
        git.set_config(root, f"{item.section}.{key}", value)


def _put_back(root: str, path: str, before: bytes | None, mode: int | None) -> None:
    try:
        if before is not None or os.path.exists(path):
            _write_edit(root, path, before, mode)
    except Exception:
        # report the error that stopped the plan, not this one
        return


def _unlink(path: str) -> None:
    try:
        os.unlink(path)
    except FileNotFoundError:
        # a link: the same file was removed under another name
        return


def _mode(path: str) -> int | None:
    try:
        return os.stat(path).st_mode & 0o7777
    except OSError:
        return None


def _below(root: str, path: str) -> str:
    """A path relative to the root, if it is below it."""
    near = os.path.relpath(path, root)
    real = os.path.relpath(path, os.path.realpath(root))
    return min(near, real, key=len).replace(os.sep, "/")


def _leave_no_folders(root: str, folder: str) -> None:
    """Removes folders of the work tree that are empty now; never git's own."""
    root = os.path.realpath(root)
    inside = os.path.relpath(os.path.realpath(folder), root).split(os.sep)
    while inside[0] not in (".", "..", ".git"):
        try:
            os.rmdir(os.path.join(root, *inside))
        except OSError:
            return
        inside = inside[:-1] or ["."]


_OPEN = "# >>> memkit setup {} >>>"
# the file did not end in a newline; removing the block removes the added newline too
_OPEN_JOINED = "# >>> memkit setup {}, after a line without an end >>>"
_CLOSE = "# <<< memkit setup {} <<<"
_END = r"\n.*?^[ \t]*# <<< memkit setup (?P=host) <<<\n"
_HOST = r"(?P<host>[a-z-]+)"
_BLOCK = re.compile(rf"^([ \t]*){_OPEN.format(_HOST)}{_END}", re.M | re.S)
_JOINED = re.compile(rf"\n([ \t]*){_OPEN_JOINED.format(_HOST)}{_END}", re.M | re.S)


def has_block(text: str) -> bool:
    """True if the file holds a block."""
    return _BLOCK.search(text) is not None or _JOINED.search(text) is not None


def inside(text: str) -> str:
    """The content of a file's blocks."""
    return "".join(found[0] for pattern in (_BLOCK, _JOINED) for found in pattern.finditer(text))


def with_block(text: str, lines: list[str], at: int, indent: str = "", host: str = "git") -> str:
    """The text with a block of these lines at an offset: the start of a line, or the end of the text."""
    joined = at > 0 and text[at - 1] != "\n"
    marks = (_OPEN_JOINED if joined else _OPEN).format(host), _CLOSE.format(host)
    body = "".join(f"{indent}{line}\n" for line in (marks[0], *lines, marks[1]))
    return text[:at] + ("\n" if joined else "") + body + text[at:]


def without_block(text: str) -> str:
    """The text without its blocks."""
    return _JOINED.sub("", _BLOCK.sub("", text))


def after_first_line(text: str) -> int:
    """The offset after a `#!` line, else 0."""
    if not text.startswith("#!"):
        return 0
    end = text.find("\n")
    return len(text) if end < 0 else end + 1


_SECONDS = 30
_HELLO = {
    "jsonrpc": "2.0",
    "id": 1,
    "method": "initialize",
    "params": {
        "protocolVersion": "2025-06-18",
        "capabilities": {},
        "clientInfo": {"name": "memkit-setup", "version": "1"},
    },
}


def failures(root: str, host: str, user: bool = False) -> tuple[str, ...]:
    """One line per thing that does not work; none for a host that runs nothing. `user`: hooks only."""
    agent = AGENTS.get(host)
    if agent is None or not agent.file:
        return ()
    command = shutil.which("memkit")
    if command is None:
        return ("memkit is not on PATH: the host cannot run it. Put its folder on PATH and run this again",)
    hook = _start(root, command, "hook", START, "--host", host)
    server = _start(root, command, "mcp") if agent.mcp and not user else None
    found = []
    answer = _last_words(hook, json.dumps({"cwd": root}))
    # a hook prints nothing outside a workspace
    if hook.returncode != 0 or not (_is_object(answer) or (user and not answer)):
        found.append(f"{command} hook {START} --host {host} gives no answer: memkit doctor")
    if server is not None and '"result"' not in _first_words(server, json.dumps(_HELLO)):
        found.append(f"{command} mcp does not start: run memkit mcp to see why")
    return tuple(found)


def _start(root: str, *words: str) -> subprocess.Popen[str]:
    return subprocess.Popen(
        words,
        cwd=root,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
        encoding="utf-8",
    )


def _last_words(child: subprocess.Popen[str], said: str) -> str:
    """All that a process prints; "" if it takes too long."""
    try:
        out, _ = child.communicate(f"{said}\n", timeout=_SECONDS)
    except (OSError, ValueError, subprocess.TimeoutExpired):
        child.kill()
        child.communicate()
        return ""
    return out or ""


def _first_words(child: subprocess.Popen[str], said: str) -> str:
    """The first line that a process prints, which is then ended; "" if it takes too long."""
    from threading import Timer

    assert child.stdin is not None and child.stdout is not None
    limit = Timer(_SECONDS, child.kill)
    limit.start()
    try:
        child.stdin.write(f"{said}\n")
        child.stdin.flush()
        return child.stdout.readline()
    except OSError:
        return ""
    finally:
        limit.cancel()
        _end_child(child)


def _end_child(child: subprocess.Popen[str]) -> None:
    """Closes a server's input and kills the server if it does not end."""
    try:
        child.communicate(timeout=_SECONDS)
    except (OSError, ValueError, subprocess.TimeoutExpired):
        child.kill()
        child.communicate()


def _is_object(text: str) -> bool:
    try:
        return isinstance(json.loads(text), dict)
    except ValueError:
        return False
