"""A client of an MCP server on stdin and stdout, for measuring: one question at a time, its answer and how long it took."""

from __future__ import annotations

import json
import subprocess
import time
from collections.abc import Mapping
from types import TracebackType
from typing import Any

_HELLO = {
    "protocolVersion": "2025-06-18",
    "capabilities": {},
    "clientInfo": {"name": "bench", "version": "1"},
}


class Client:
    """A server that was started, and what it said last."""

    def __init__(self, words: list[str], env: Mapping[str, str], folder: str) -> None:
        started = time.perf_counter()
        self._child = subprocess.Popen(
            words,
            cwd=folder,
            env=env,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
        )
        self._number = 0
        self.line, self.seconds = b"", 0.0
        self.ask("initialize", _HELLO)
        self.ready = time.perf_counter() - started
        self._send({"jsonrpc": "2.0", "method": "notifications/initialized"})

    def ask(self, method: str, params: Mapping[str, object]) -> dict[str, Any]:
        """The result of a call; `line` is the whole answer, `seconds` how long it took by the clock."""
        self._number += 1
        started = time.perf_counter()
        self._send({"jsonrpc": "2.0", "id": self._number, "method": method, "params": params})
        while True:
            assert self._child.stdout is not None
            self.line = self._child.stdout.readline()
            if not self.line:
                raise SystemExit(f"{method}: the server ended with {self._child.wait()}")
            answer = json.loads(self.line)
            if answer.get("id") == self._number:
                break
        self.seconds = time.perf_counter() - started
        if "error" in answer:
            raise SystemExit(f"{method} {json.dumps(params)[:200]}: {answer['error']}")
        found: dict[str, Any] = answer["result"]
        return found

    def call(self, tool: str, arguments: Mapping[str, object]) -> str:
        """The text of a tool's answer; a refusal ends the run."""
        result = self.ask("tools/call", {"name": tool, "arguments": arguments})
        text = "\n".join(str(part.get("text", "")) for part in result["content"])
        if result.get("isError"):
            raise SystemExit(f"{tool}: {text[:300]}")
        return text

    def _send(self, message: Mapping[str, object]) -> None:
        assert self._child.stdin is not None
        self._child.stdin.write(json.dumps(message).encode() + b"\n")
        self._child.stdin.flush()

    def __enter__(self) -> Client:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        assert self._child.stdin is not None
        self._child.stdin.close()
        try:
            self._child.wait(10)
        except subprocess.TimeoutExpired:
            self._child.kill()
