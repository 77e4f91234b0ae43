"""git, asked on the command line: the only place that runs it. Everything is one plumbing call over a range."""

from __future__ import annotations

import os
import subprocess

from memkit.errors import MachineError, NeedsGit


def run(root: str, *words: str, stdin: bytes | None = None, timeout: int = 120, check: bool = True) -> bytes:
    """The output of one git command in a repository; coded errors where git is missing or says no."""
    env = {**os.environ, "GIT_OPTIONAL_LOCKS": "0", "LC_ALL": "C", "GIT_TERMINAL_PROMPT": "0"}
    try:
        done = subprocess.run(
            ["git", "-C", root, *words],
            input=stdin,
            capture_output=True,
            timeout=timeout,
            env=env,
            check=False,
        )
    except FileNotFoundError:
        raise NeedsGit("git is not installed") from None
    except subprocess.TimeoutExpired:
        raise MachineError(f"git {words[0]} took longer than {timeout} s", code="git-failed") from None
    if check and done.returncode:
        said = done.stderr.decode("utf-8", "replace").strip().splitlines()
        message = said[-1] if said else f"exit {done.returncode}"
        if "not a git repository" in message:
            raise NeedsGit("this is no git repository", hint="git init")
        raise MachineError(f"git {words[0]}: {message}", code="git-failed", hint=f"git {' '.join(words[:3])}")
    return done.stdout


def is_repository(root: str) -> bool:
    """True inside a git work tree."""
    try:
        return run(root, "rev-parse", "--is-inside-work-tree", check=False).strip() == b"true"
    except (NeedsGit, MachineError):
        return False


def stage(root: str, paths: list[str]) -> None:
    """Adds these paths to the index, also where they were removed."""
    if paths:
        run(root, "add", "-A", "--", *dict.fromkeys(paths))


def authors(root: str) -> int:
    """How many people git knows in this history; 0 without history."""
    out = run(root, "shortlog", "-sn", "--all", check=False, stdin=b"")
    return len(out.splitlines())


def tracked_and_untracked(root: str) -> list[str]:
    """Every file git tracks or would: ignored ones left out, by path."""
    out = run(root, "ls-files", "-z", "--cached", "--others", "--exclude-standard")
    return sorted({path.decode("utf-8", "surrogateescape") for path in out.split(b"\0") if path})
