"""Transcripts: markdown files in which a shell session is written down as one would see it.

In a fenced block marked `console`, a line `$ command` is run by bash in the transcript's own directory; lines
that begin with `> ` continue it (a here-document, for one); what follows is the expected output, stdout and
stderr as they come. `    # exit N` behind the command is its exit code, 0 when absent. A directory beside the
file, of the same name without `.md`, is copied as the place to start from.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from pathlib import Path

NOW = "2026-11-15T10:00:00Z"
EXIT = re.compile(r"\s+# exit (\d+)$")


@dataclass(frozen=True)
class Step:
    """One command with what it printed and how it ended."""

    command: str
    output: str
    exit_code: int

    def written(self) -> str:
        """The step as it stands in a transcript."""
        first, *rest = self.command.split("\n")
        tail = f"    # exit {self.exit_code}" if self.exit_code else ""
        return "\n".join([f"$ {first}{tail}", *(f"> {line}" for line in rest)]) + "\n" + self.output


def steps(block: str) -> list[Step]:
    """The steps written in a console block."""
    found: list[Step] = []
    for line in block.splitlines():
        if line.startswith("$ "):
            code = EXIT.search(line)
            found.append(Step(EXIT.sub("", line[2:]), "", int(code[1]) if code else 0))
        elif line.startswith("> ") and found and not found[-1].output:
            found[-1] = Step(f"{found[-1].command}\n{line[2:]}", "", found[-1].exit_code)
        elif found:
            found[-1] = Step(found[-1].command, f"{found[-1].output}{line}\n", found[-1].exit_code)
    return found


def play(transcript: Path, directory: Path, columns: int = 0) -> str:
    """The transcript's text with what its commands print now; at a terminal if it is so many columns wide."""
    place = directory / "ferry"
    beside = transcript.with_suffix("")
    if beside.is_dir():
        shutil.copytree(beside, place)
    place.mkdir(exist_ok=True)
    environment = fixed_environment(directory)
    pieces = re.split(r"(?ms)(^```console\n.*?^```$)", transcript.read_text(encoding="utf-8"))
    run = partial(_run_at_terminal, columns=columns) if columns else _run
    return "".join(_played(piece, place, environment, run) for piece in pieces)


def _played(piece: str, place: Path, environment: dict[str, str], run: Callable[..., Step]) -> str:
    if not piece.startswith("```console\n"):
        return piece
    block = piece.removeprefix("```console\n").removesuffix("```")
    return "```console\n" + "".join(run(step, place, environment).written() for step in steps(block)) + "```"


def _run(step: Step, place: Path, environment: dict[str, str]) -> Step:
    found = subprocess.run(
        ["bash", "-c", step.command],
        cwd=place,
        env=environment,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        timeout=300,
    )
    text = found.stdout.decode("utf-8").replace(str(place.parent), "…")
    return Step(step.command, text if not text or text.endswith("\n") else text + "\n", found.returncode)


def _run_at_terminal(step: Step, place: Path, environment: dict[str, str], columns: int) -> Step:
    """The step with a pseudo-terminal for stdout and stderr; nobody types."""
    import fcntl
    import pty
    import struct
    import termios

    ours, theirs = pty.openpty()
    fcntl.ioctl(theirs, termios.TIOCSWINSZ, struct.pack("HHHH", 24, columns, 0, 0))
    wide = {name: value for name, value in environment.items() if name != "COLUMNS"} | {"TERM": "xterm"}
    command = ["bash", "-c", step.command]
    with subprocess.Popen(
        command, cwd=place, env=wide, stdin=subprocess.DEVNULL, stdout=theirs, stderr=theirs
    ) as process:
        os.close(theirs)
        text = _read_all(ours).replace(str(place.parent), "…")
        code = process.wait(300)
    os.close(ours)
    return Step(step.command, text, code)


def _read_all(handle: int) -> str:
    """What a terminal is shown until nobody writes to it any more, without colours."""
    pieces = []
    while True:
        try:
            piece = os.read(handle, 65536)
        except OSError:
            break
        if not piece:
            break
        pieces.append(piece)
    text = b"".join(pieces).decode("utf-8").replace("\r\n", "\n")
    # a progress bar is written over
    return re.sub(r"\x1b\[[0-9;]*m|[^\n]*\r", "", text)


def fixed_environment(directory: Path) -> dict[str, str]:
    """The same clock, width, language, identity and home for every machine, and the installed memkit."""
    home = directory / "home"
    home.mkdir(exist_ok=True)
    who = {
        f"GIT_{role}_{what}": value for role in ("AUTHOR", "COMMITTER") for what, value in _IDENTITY.items()
    }
    return {
        **who,
        "PATH": os.pathsep.join([str(Path(sys.executable).parent), os.environ.get("PATH", "")]),
        "HOME": str(home),
        "XDG_DATA_HOME": str(home / "data"),
        "GIT_CONFIG_NOSYSTEM": "1",
        "GIT_CONFIG_GLOBAL": os.devnull,
        "GIT_CEILING_DIRECTORIES": str(directory),
        "MEMKIT_NOW": NOW,
        "MEMKIT_ACTOR": "user:dev",
        "COLUMNS": "100",
        "NO_COLOR": "1",
        "TERM": "dumb",
        "TZ": "UTC",
        "LC_ALL": "C.UTF-8",
        "TMPDIR": str(directory),
    }


_IDENTITY = {"NAME": "Dev", "EMAIL": "dev@example.org", "DATE": NOW}
