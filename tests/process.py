"""The memkit command in a child of this process: a process of its own, without the price of starting Python.

What only a real start shows (the entry point, lazy imports, terminals, kills) is tried with the installed command.
"""

from __future__ import annotations

import gc
import importlib
import os
import pkgutil
import subprocess
import sys
from collections.abc import Mapping, Sequence
from contextlib import redirect_stderr, redirect_stdout
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory, TemporaryFile

import memkit
from memkit.__main__ import main
from memkit.boot.pattern import Lazy

# verbs that most tests call
_EVERYDAY = (
    "init",
    "remember|The pump is warm.",
    "propose|The quay is cold now.",
    "note|a thought",
    "session|end|--defer",
    "promote|quay-cold-now",
    "supersede|pump-warm|The pump is mild.",
    "recall|pump",
    "context",
    "status",
    # figures and an address: what they look like is for the detectors to say
    "remember|The pump holds 17 litres since 2026-11-02.",
    "note|ask jo@example.org, +49 30 901820",
    "grep|pump",
    "session|end|-m|Done.",
    "check",
)
# what memkit imports only if a text needs it
_LIBRARIES = ("frontmatter", "markdown_it", "phonenumbers", "stdnum.iban", "cryptography.fernet")


def forked(
    words: Sequence[str], folder: Path, environment: Mapping[str, str], stdin: str = ""
) -> subprocess.CompletedProcess[str]:
    """What the command does with these words, in a child that has memkit loaded already."""
    if not hasattr(os, "fork"):
        command = [sys.executable, "-m", "memkit", *words]
        return subprocess.run(
            command, cwd=folder, env=environment, input=stdin, capture_output=True, text=True, check=False
        )
    _load_everything()
    with TemporaryFile() as given, TemporaryFile() as out, TemporaryFile() as err:
        given.write(stdin.encode("utf-8", "surrogateescape"))
        given.seek(0)
        child = os.fork()
        if child == 0:
            _be_the_command(words, folder, environment, (given.fileno(), out.fileno(), err.fileno()))
        _, status = os.waitpid(child, 0)
        out.seek(0)
        err.seek(0)
        code = os.waitstatus_to_exitcode(status)
        return subprocess.CompletedProcess(words, code, out.read().decode(), err.read().decode())


def without_actor(env: Mapping[str, str], words: Sequence[str]) -> dict[str, str]:
    """The environment of somebody who is named by a flag: in one that names an agent they would be no person."""
    return {name: value for name, value in env.items() if name != "MEMKIT_ACTOR" or "--actor" not in words}


@cache
def _load_everything() -> None:
    """Imports all of memkit once, and compiles the patterns of everyday verbs, so that no child has to."""
    for module in pkgutil.walk_packages(memkit.__path__, "memkit."):
        if not module.name.startswith("memkit.launch"):
            importlib.import_module(module.name)
    for name in _LIBRARIES:
        importlib.import_module(name)
    for lazy in [found for found in gc.get_objects() if isinstance(found, Lazy)]:
        # the library keeps what it has compiled
        _ = lazy.search
    before = dict(os.environ)
    with TemporaryDirectory() as home, open(os.devnull, "w", encoding="utf-8") as nowhere:
        try:
            os.environ.clear()
            os.environ.update(
                PATH=before.get("PATH", ""), HOME=home, XDG_DATA_HOME=home, MEMKIT_PERSONAL="off"
            )
            with redirect_stdout(nowhere), redirect_stderr(nowhere):
                for call in _EVERYDAY:
                    main(["-C", home, "--actor", "user:dev", *call.split("|")])
        finally:
            os.environ.clear()
            os.environ.update(before)


def _be_the_command(
    words: Sequence[str], folder: Path, environment: Mapping[str, str], streams: tuple[int, int, int]
) -> None:
    """Never returns: the child ends here, whatever happens."""
    code = 70
    try:
        os.chdir(folder)
        os.environ.clear()
        os.environ.update(environment)
        for number, stream in enumerate(streams):
            os.dup2(stream, number)
        sys.stdin = open(0, encoding="utf-8", closefd=False)  # noqa: SIM115
        sys.stdout = open(1, "w", encoding="utf-8", closefd=False)  # noqa: SIM115
        sys.stderr = open(2, "w", encoding="utf-8", closefd=False)  # noqa: SIM115
        # as the command does for itself; a collection would go through all that the tests hold, and copy it
        gc.set_threshold(100_000)
        code = main(list(words))
    except SystemExit as end:
        code = end.code if isinstance(end.code, int) else 1
    except BaseException as error:
        os.write(2, repr(error).encode())
    finally:
        for written in (sys.stdout, sys.stderr):
            written.flush()
        os._exit(code)
