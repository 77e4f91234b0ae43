"""A process that has memkit loaded and forks a child for every call, so that a fault costs milliseconds.

In the child every call that writes is counted; the one asked for fails with an error, or ends the child as a kill
would: before it, after it, or, for a write, in the middle of the bytes. Waiting is counted, not done. A child may
also be handed to strace before it begins: then the system's calls are broken, and nothing is put around Python's.
"""

from __future__ import annotations

import builtins
import json
import os
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from contextlib import redirect_stderr, redirect_stdout
from typing import Any

COUNTED = ("open", "write", "pwrite", "fsync", "link", "replace", "rename", "unlink", "ftruncate", "mkdir")


class Faults:
    """Counts the writing calls of a child and breaks the one that was asked for."""

    def __init__(self, fault: dict[str, Any] | None, log: int) -> None:
        self.at = fault["at"] if fault else -1
        self.how = fault["how"] if fault else ""
        self.errno = fault.get("errno", 0) if fault else 0
        # the folder that fails: the one asked for, or the one of the call asked for
        self.where = fault.get("where", "") if fault else ""
        self.count = 0
        self.log = log
        self.write = os.write

    def note(self, text: str) -> None:
        self.write(self.log, f"{text}\n".encode())

    def around(self, name: str, act: Callable[..., Any]) -> Callable[..., Any]:
        """The call, counted, and broken when its turn comes."""

        def counted(*args: Any, **kwargs: Any) -> Any:
            if name == "open" and not args[1] & os.O_CREAT:
                return act(*args, **kwargs)
            at, self.count = self.count, self.count + 1
            self.note(f"call {name}")
            return self._broken(at, name, act, args, kwargs)

        return counted

    def _broken(self, at: int, name: str, act: Callable[..., Any], args: Any, kwargs: Any) -> Any:
        if self.how == "below" and at == self.at and not self.where:
            self.where = self._place(args)
        if self._fails(at, args):
            raise OSError(self.errno, os.strerror(self.errno))
        if self.how == "before" and at == self.at:
            os.kill(os.getpid(), signal.SIGKILL)
        if self.how == "torn" and at == self.at and name in ("write", "pwrite"):
            data = bytes(args[1])
            self.write(args[0], data[: len(data) // 2])
            os.kill(os.getpid(), signal.SIGKILL)
        done = act(*args, **kwargs)
        if self.how == "after" and at == self.at:
            os.kill(os.getpid(), signal.SIGKILL)
        return done

    def _fails(self, at: int, args: Any) -> bool:
        match self.how:
            case "once":
                return bool(at == self.at)
            case "sticky":
                return bool(at >= self.at >= 0)
            case "below":
                return bool(at >= self.at and self.where and self._place(args).endswith(self.where))
        return False

    def _place(self, args: Any) -> str:
        """The folder a call works in: of a path, or of an open file."""
        path = args[0] if isinstance(args[0], str) else os.readlink(f"/proc/self/fd/{args[0]}")
        return path if os.path.isdir(path) else os.path.dirname(path)

    def open_text(self, act: Callable[..., Any]) -> Callable[..., Any]:
        """`open` for writing, which reaches the system below `os.open`."""

        def counted(file: Any, mode: str = "r", *args: Any, **kwargs: Any) -> Any:
            if not set(mode) & set("wax+"):
                return act(file, mode, *args, **kwargs)
            at, self.count = self.count, self.count + 1
            self.note("call open")
            return self._broken(at, "open", act, (file, mode, *args), kwargs)

        return counted

    def install(self) -> None:
        """Puts itself around everything that writes, and around waiting."""
        for name in COUNTED:
            setattr(os, name, self.around(name, getattr(os, name)))
        builtins.open = self.open_text(builtins.open)
        slept = time.sleep

        def sleep(seconds: Any) -> None:
            if seconds < 0.05:
                return slept(seconds)
            return self.note(f"wait {round(seconds * 1000)}")

        time.sleep = sleep


def child(request: dict[str, Any], paths: dict[str, str]) -> int:
    """Runs one call of memkit with its own input and output."""
    from memkit.__main__ import main

    for handle, name, flags in ((0, "in", os.O_RDONLY), (1, "out", os.O_RDWR), (2, "err", os.O_RDWR)):
        opened = os.open(paths[name], flags)
        os.dup2(opened, handle)
    sys.stdin, sys.stdout, sys.stderr = (
        os.fdopen(handle, mode, encoding="utf-8", closefd=False)
        for handle, mode in ((0, "r"), (1, "w"), (2, "w"))
    )
    os.environ.clear()
    os.environ.update(request["env"])
    os.chdir(request["root"])
    if request.get("strace"):
        os.kill(os.getpid(), signal.SIGSTOP)
    else:
        Faults(request.get("fault"), os.open(paths["log"], os.O_WRONLY | os.O_APPEND)).install()
    code = main(request["argv"])
    sys.stdout.flush()
    return code


def answer(request: dict[str, Any], folder: str) -> dict[str, Any]:
    """One call, in a child of its own."""
    paths = {name: os.path.join(folder, name) for name in ("in", "out", "err", "log")}
    for name, path in paths.items():
        with open(path, "w", encoding="utf-8") as file:
            file.write(request.get("stdin", "") if name == "in" else "")
    pid = os.fork()
    if not pid:
        code = 71
        try:
            code = child(request, paths)
        finally:
            os._exit(code)
    tracer = traced(pid, request["strace"]) if request.get("strace") else None
    _, status = os.waitpid(pid, 0)
    if tracer is not None:
        tracer.wait()
    read = {name: open(path, encoding="utf-8").read() for name, path in paths.items()}  # noqa: SIM115
    log = [line.split(" ") for line in read["log"].splitlines()]
    return {
        "code": os.waitstatus_to_exitcode(status),
        "out": read["out"],
        "err": read["err"],
        "calls": [word for kind, word in log if kind == "call"],
        "waits": [int(word) for kind, word in log if kind == "wait"],
    }


def traced(pid: int, options: list[str]) -> subprocess.Popen[bytes]:
    """Lets strace take a child that has stopped itself, and lets the child go on once it is taken."""
    os.waitpid(pid, os.WUNTRACED)
    tracer = subprocess.Popen(["strace", "-p", str(pid), *options], stderr=subprocess.DEVNULL)
    end = time.monotonic() + 120
    while time.monotonic() < end and tracer.poll() is None:
        with open(f"/proc/{pid}/status", encoding="utf-8") as file:
            if "TracerPid:\t0\n" not in file.read():
                break
        time.sleep(0.001)
    os.kill(pid, signal.SIGCONT)
    return tracer


def _warm(folder: str) -> None:
    """Loads what the verbs load by themselves, by using them once: a child then begins with all of it."""
    from memkit.__main__ import main

    root = os.path.join(folder, "warm")
    os.mkdir(root)
    calls = [
        "init",
        "remember|It is warm.",
        "note|a thought",
        "propose|It is cold now.",
        "session|end|--defer",
    ]
    with (
        open(os.devnull, "w", encoding="utf-8") as nowhere,
        redirect_stdout(nowhere),
        redirect_stderr(nowhere),
    ):
        for call in [*calls, "harvest", "outbox|retry", "replay|--check", "supersede|it-is-warm|It is mild."]:
            main(["-C", root, "--actor", "user:dev", *call.split("|")])


def serve() -> None:
    """Answers requests, one JSON line each, until there are no more."""
    # a child that writes what Python compiled makes calls that the next one does not
    sys.dont_write_bytecode = True
    with tempfile.TemporaryDirectory() as folder:
        _warm(folder)
        for line in sys.stdin:
            sys.stdout.write(json.dumps(answer(json.loads(line), folder)) + "\n")
            sys.stdout.flush()


if __name__ == "__main__":
    serve()
