"""The memkit command in a small process that has memkit loaded: no price of starting Python.

One child of that process answers one call after another, since a fork for each copies pages for longer than most verbs
work. A call that changes or breaks memkit has a fork of its own. What only a real start shows (the entry point, lazy
imports, terminals, kills) is tried with the installed command.
"""

from __future__ import annotations

import gc
import importlib
import json
import os
import pkgutil
import socket
import subprocess
import sys
from collections.abc import Mapping, Sequence
from contextlib import redirect_stderr, redirect_stdout
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory, TemporaryFile
from typing import IO, Any

import memkit
from memkit.__main__ import main
from memkit.boot.memo import Lazy

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
    "harvest",
    "outbox|retry",
    "replay|--check",
    "check",
)
# what memkit imports only if a text needs it
_LIBRARIES = ("frontmatter", "markdown_it", "phonenumbers", "stdnum.iban", "cryptography.fernet")
# before any test changes it
_ENVIRONMENT = dict(os.environ)


def forked(
    words: Sequence[str],
    folder: Path,
    environment: Mapping[str, str],
    stdin: str = "",
    stand_ins: Mapping[str, Any] | None = None,
) -> subprocess.CompletedProcess[str]:
    """What the command does with these words, in another process that has memkit loaded already.

    A patch of this process does not reach it: `stand_ins` are values for names of memkit's modules, `module:name`.
    """
    if not hasattr(os, "fork"):
        command = [sys.executable, "-m", "memkit", *words]
        return subprocess.run(
            command, cwd=folder, env=environment, input=stdin, capture_output=True, text=True, check=False
        )
    request = {"argv": list(words), "root": str(folder), "env": dict(environment), "stdin": stdin}
    done = ask({**request, "stand_ins": dict(stand_ins or {})})
    return subprocess.CompletedProcess(words, done["code"], done["out"], done["err"])


def without_actor(env: Mapping[str, str], words: Sequence[str]) -> dict[str, str]:
    """The environment of somebody who is named by a flag: in one that names an agent they would be no person."""
    return {name: value for name, value in env.items() if name != "MEMKIT_ACTOR" or "--actor" not in words}


def ask(request: Mapping[str, Any]) -> dict[str, Any]:
    """One call: `argv`, `root`, `env`, `stdin`, maybe `stand_ins`; with `broken`, under a fault or strace (tests/faults/breaking.py).

    The answer has `code` (negative: a signal), `out`, `err` and `log`, the lines that a fault noted.
    """
    server = _server()
    assert server.stdin is not None and server.stdout is not None
    server.stdin.write(json.dumps(request) + "\n")
    server.stdin.flush()
    answer: dict[str, Any] = json.loads(server.stdout.readline())
    return answer


def close() -> None:
    """Ends the process that forks, if one was started."""
    if _server.cache_info().currsize:
        _server().communicate()
        _server.cache_clear()


@cache
def _server() -> subprocess.Popen[str]:
    command = [sys.executable, "-m", "tests.process"]
    here = Path(__file__).parents[1]
    return subprocess.Popen(
        command, cwd=here, env=_ENVIRONMENT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    )


def _serve() -> None:
    """Answers requests, one JSON line each, until there are no more."""
    # a child that writes what Python compiled makes calls that the next one does not
    sys.dont_write_bytecode = True
    _load_everything()
    # a collection in a child would go through all of it, and copy it
    gc.collect()
    gc.freeze()
    gc.set_threshold(100_000)
    for line in sys.stdin:
        sys.stdout.write(json.dumps(_answer(json.loads(line))) + "\n")
        sys.stdout.flush()


def _load_everything() -> None:
    """Imports all of memkit, and compiles the patterns of everyday verbs, so that no child has to."""
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


def _answer(request: dict[str, Any]) -> dict[str, Any]:
    """One call: in a child of its own if it breaks or changes something, else by the clerk."""
    if not request.get("broken") and not request.get("stand_ins"):
        return _clerk().answer(request)
    if request.get("broken"):
        from tests.faults import breaking
    with TemporaryFile() as given, TemporaryFile() as out, TemporaryFile() as err, TemporaryFile() as log:
        _refill(given, request["stdin"])
        child = os.fork()
        if child == 0:
            _be_the_command(request, (given.fileno(), out.fileno(), err.fileno()), log.fileno())
        tracer = breaking.trace(child, request["broken"]) if request.get("broken") else None
        _, status = os.waitpid(child, 0)
        if tracer is not None:
            tracer.wait()
        texts = {"out": _text(out), "err": _text(err), "log": _text(log)}
        return {"code": os.waitstatus_to_exitcode(status), **texts}


class _Clerk:
    """A child that answers one call after another. memkit keeps nothing of a workspace in memory between two calls."""

    def __init__(self) -> None:
        # both sides hold them: what was written is there though the child has ended
        self._given, self._out, self._err = (TemporaryFile() for _ in range(3))  # noqa: SIM115
        self._line, theirs = socket.socketpair()
        self._child = os.fork()
        if self._child == 0:
            self._line.close()
            self._work(theirs)
        theirs.close()

    def answer(self, request: dict[str, Any]) -> dict[str, Any]:
        """One call. A clerk whom it ends has a successor."""
        _refill(self._given, request["stdin"])
        _refill(self._out)
        _refill(self._err)
        self._line.sendall(json.dumps(request).encode() + b"\n")
        said = self._line.recv(16)
        if not said:
            _, status = os.waitpid(self._child, 0)
            _clerk.cache_clear()
        code = int(said) if said else os.waitstatus_to_exitcode(status)
        return {"code": code, "out": _text(self._out), "err": _text(self._err), "log": ""}

    def _work(self, line: socket.socket) -> None:
        """Never returns."""
        streams = self._given.fileno(), self._out.fileno(), self._err.fileno()
        try:
            for request in line.makefile(encoding="utf-8"):
                line.sendall(str(_run(json.loads(request), streams)).encode())
        finally:
            os._exit(0)


@cache
def _clerk() -> _Clerk:
    return _Clerk()


def _refill(file: IO[bytes], text: str = "") -> None:
    file.seek(0)
    file.truncate()
    file.write(text.encode("utf-8", "surrogateescape"))
    file.seek(0)


def _text(file: IO[bytes]) -> str:
    file.seek(0)
    return file.read().decode()


def _be_the_command(request: dict[str, Any], streams: tuple[int, int, int], log: int) -> None:
    """Never returns: the child ends here, whatever happens."""
    code = 70
    try:
        for place, value in request.get("stand_ins", {}).items():
            module, _, name = place.partition(":")
            assert hasattr(sys.modules[module], name), place
            setattr(sys.modules[module], name, value)
        code = _run(request, streams, log)
    finally:
        os._exit(code)


def _run(request: dict[str, Any], streams: tuple[int, int, int], log: int = -1) -> int:
    """The exit code of the command with these words, this environment and these streams."""
    code = 70
    try:
        os.chdir(request["root"])
        os.environ.clear()
        os.environ.update(request["env"])
        for number, stream in enumerate(streams):
            os.dup2(stream, number)
        sys.stdin = open(0, encoding="utf-8", closefd=False)  # noqa: SIM115
        sys.stdout = open(1, "w", encoding="utf-8", closefd=False)  # noqa: SIM115
        sys.stderr = open(2, "w", encoding="utf-8", closefd=False)  # noqa: SIM115
        if request.get("broken"):
            from tests.faults import breaking

            breaking.begin(request["broken"], log)
        try:
            code = main(request["argv"])
        except SystemExit as end:
            code = end.code if isinstance(end.code, int) else 1
        sys.stdout.flush()
        sys.stderr.flush()
    except BaseException as error:
        os.write(2, repr(error).encode())
    return code


if __name__ == "__main__":
    _serve()
