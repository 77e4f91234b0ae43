"""Measuring whole processes: CPU seconds, taken in turns so that a busy machine is busy for all of them."""

from __future__ import annotations

import compileall
import os
import subprocess
import sys
import tempfile
from collections.abc import Mapping


def surroundings(**more: str) -> dict[str, str]:
    """The environment of what is measured: modules compiled, as an installed package has them."""
    root = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
    compileall.compile_dir(os.path.join(root, "memkit"), quiet=2)
    left_out = ("PYTHONDONTWRITEBYTECODE", "PYTHONPYCACHEPREFIX")
    return {key: value for key, value in os.environ.items() if key not in left_out} | more


def memkit() -> str:
    """The installed command."""
    return os.path.join(os.path.dirname(sys.executable), "memkit")


class WrongExit(Exception):
    """What is measured did not do what it should: its time means nothing."""


def cpu(
    words: list[str],
    env: Mapping[str, str],
    folder: str | None = None,
    exits: tuple[int, ...] = (0,),
    given: bytes = b"",
) -> float:
    """User and system seconds of one run; raises if it ends with another exit code than these."""
    with tempfile.TemporaryFile() as stdin, tempfile.TemporaryFile() as said:
        stdin.write(given)
        stdin.seek(0)
        child = subprocess.Popen(
            words, cwd=folder, env=env, stdin=stdin, stdout=subprocess.DEVNULL, stderr=said
        )
        _, status, used = os.wait4(child.pid, 0)
        child.returncode = os.waitstatus_to_exitcode(status)
        if child.returncode not in exits:
            said.seek(0)
            raise WrongExit(f"{' '.join(words)}: exit {child.returncode}: {said.read().decode()[:400]}")
    return used.ru_utime + used.ru_stime


def best_of(
    measured: Mapping[str, list[str]],
    turns: int,
    env: Mapping[str, str],
    folder: str | None = None,
    exits: tuple[int, ...] = (0,),
) -> dict[str, float]:
    """The least seconds of each."""
    found = dict.fromkeys(measured, float("inf"))
    for _ in range(turns):
        for name, words in measured.items():
            found[name] = min(found[name], cpu(words, env, folder, exits))
    return found
