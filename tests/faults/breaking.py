"""Faults set in a child of tests/process.py, so that a fault costs milliseconds.

In the child every call that writes is counted; the one asked for fails with an error, or ends the child as a kill
would: before it, after it, or, for a write, in the middle of the bytes. Waiting is counted, not done. A child may
also be handed to strace before it begins: then the system's calls are broken, and nothing is put around Python's.
"""

from __future__ import annotations

import builtins
import os
import signal
import subprocess
import time
from collections.abc import Callable
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


def begin(broken: dict[str, Any], log: int) -> None:
    """In the child, before the command: waits for strace, or counts the calls that write and breaks one."""
    if broken["strace"]:
        os.kill(os.getpid(), signal.SIGSTOP)
    else:
        Faults(broken["fault"], log).install()


def trace(pid: int, broken: dict[str, Any]) -> subprocess.Popen[bytes] | None:
    """In its parent: strace on a child that has stopped itself, which goes on once it is taken; None if not asked for."""
    if not broken["strace"]:
        return None
    os.waitpid(pid, os.WUNTRACED)
    tracer = subprocess.Popen(["strace", "-p", str(pid), *broken["strace"]], stderr=subprocess.DEVNULL)
    end = time.monotonic() + 120
    while time.monotonic() < end and tracer.poll() is None:
        with open(f"/proc/{pid}/status", encoding="utf-8") as file:
            if "TracerPid:\t0\n" not in file.read():
                break
        time.sleep(0.001)
    os.kill(pid, signal.SIGCONT)
    return tracer
