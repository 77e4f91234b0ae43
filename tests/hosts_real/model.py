"""A loopback server that answers like a model, in the dialects that hosts speak, and records each request.

It follows a plan of tool calls, one for each request that offers a shell, then says that it is done. Nothing leaves the
machine: it listens on 127.0.0.1 alone.
"""

from __future__ import annotations

import gzip
import json
import threading
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

Json = dict[str, Any]
# names under which hosts offer a shell, and the parameter that takes the command
SHELLS = ("bash", "shell_command", "exec_command", "run_shell_command", "shell")
WORDS = ("command", "cmd")
DONE = "All done."


@dataclass(frozen=True)
class Tool:
    """A tool as a request offers it: its name, the namespace around it, and the names of its parameters."""

    name: str
    namespace: str
    parameters: tuple[str, ...]


@dataclass(frozen=True)
class Step:
    """A call that the model makes: of the shell with a command, or of a tool of memkit's server."""

    tool: str
    arguments: Json


def shell(command: str) -> Step:
    """A step that runs a command in the host's shell."""
    return Step("", {"command": command})


@dataclass
class Model:
    """The stand-in: what it will do, what it was asked, what it did, and how long the first question took to come."""

    plan: list[Step] = field(default_factory=list)
    requests: list[Json] = field(default_factory=list)
    done: list[str] = field(default_factory=list)
    lock: threading.Lock = field(default_factory=threading.Lock)
    begun: float = 0.0
    waited: float = 0.0

    def next_call(self, body: Json) -> tuple[Tool, Json] | None:
        """The next call of the plan that this request's tools allow; None when it is time to answer in words."""
        tools = list(offered(body))
        with self.lock:
            self.requests.append(body)
            self.waited = self.waited or time.monotonic() - self.begun
            if not any(tool.name.lower() in SHELLS for tool in tools):
                return None
            while self.plan:
                step = self.plan.pop(0)
                found = _tool_for(step, tools)
                self.done.append(f"{step.tool or 'shell'}: {'called' if found else 'not offered'}")
                if found:
                    return found, _arguments(found, step)
        return None


def offered(body: Json) -> Iterator[Tool]:
    """The tools of a request, in whichever dialect."""
    for item in body.get("tools", []) or []:
        if "functionDeclarations" in item:
            yield from (_tool(one, "") for one in item["functionDeclarations"])
        elif item.get("type") == "namespace":
            yield from (_tool(one, item["name"]) for one in item.get("tools", []))
        else:
            yield _tool(item.get("function") or item, "")


def _tool(item: Json, namespace: str) -> Tool:
    schema = item.get("input_schema") or item.get("parameters") or item.get("parametersJsonSchema") or {}
    return Tool(str(item.get("name", "")), namespace, tuple(schema.get("properties", {})))


def _tool_for(step: Step, tools: list[Tool]) -> Tool | None:
    for tool in tools:
        if not step.tool and tool.name.lower() in SHELLS:
            return tool
        whole = f"{tool.namespace}__{tool.name}"
        if step.tool and "memkit" in whole and tool.name.endswith(step.tool):
            return tool
    return None


def _arguments(tool: Tool, step: Step) -> Json:
    if step.tool:
        return step.arguments
    word = next((word for word in WORDS if word in tool.parameters), "command")
    command = step.arguments["command"]
    rest = {name: "runs memkit" for name in tool.parameters if name == "description"}
    return {word: command.split() if tool.name == "shell" else command, **rest}


# -- the dialects --------------------------------------------------------------------------------------------------


def anthropic(call: tuple[Tool, Json] | None, number: int) -> Iterator[tuple[str, Json]]:
    """The events of a streamed message."""
    usage = {"input_tokens": 10, "output_tokens": 5}
    message: Json = {"id": f"msg_{number}", "type": "message", "role": "assistant", "model": "claude-sonnet-4-5", "content": [],
               "stop_reason": None, "stop_sequence": None, "usage": usage}  # fmt: skip
    yield "message_start", {"type": "message_start", "message": message}
    if call is None:
        block: Json = {"type": "text", "text": ""}
        delta: Json = {"type": "text_delta", "text": DONE}
    else:
        block = {"type": "tool_use", "id": f"toolu_{number}", "name": call[0].name, "input": {}}
        delta = {"type": "input_json_delta", "partial_json": json.dumps(call[1])}
    yield "content_block_start", {"type": "content_block_start", "index": 0, "content_block": block}
    yield "content_block_delta", {"type": "content_block_delta", "index": 0, "delta": delta}
    yield "content_block_stop", {"type": "content_block_stop", "index": 0}
    why = "end_turn" if call is None else "tool_use"
    ended = {"stop_reason": why, "stop_sequence": None}
    yield "message_delta", {"type": "message_delta", "delta": ended, "usage": usage}
    yield "message_stop", {"type": "message_stop"}


def anthropic_whole(call: tuple[Tool, Json] | None, number: int) -> Json:
    """The same message in one piece."""
    content: Json = {"type": "text", "text": DONE}
    if call is not None:
        content = {"type": "tool_use", "id": f"toolu_{number}", "name": call[0].name, "input": call[1]}
    return {"id": f"msg_{number}", "type": "message", "role": "assistant", "model": "claude-sonnet-4-5",
            "content": [content], "stop_reason": "end_turn" if call is None else "tool_use", "stop_sequence": None,
            "usage": {"input_tokens": 10, "output_tokens": 5}}  # fmt: skip


def responses(call: tuple[Tool, Json] | None, number: int) -> Iterator[tuple[str, Json]]:
    """The events of a streamed response."""
    head: Json = {"id": f"resp_{number}", "object": "response", "status": "in_progress", "output": []}
    yield "response.created", {"type": "response.created", "response": head}
    if call is None:
        words = [{"type": "output_text", "text": DONE, "annotations": []}]
        item: Json = {"type": "message", "id": f"m_{number}", "role": "assistant", "content": words}
    else:
        item = {"type": "function_call", "id": f"fc_{number}", "call_id": f"call_{number}", "name": call[0].name,
                "arguments": json.dumps(call[1])}  # fmt: skip
        if call[0].namespace:
            item["namespace"] = call[0].namespace
    item["status"] = "completed"
    yield (
        "response.output_item.added",
        {"type": "response.output_item.added", "output_index": 0, "item": item},
    )
    yield "response.output_item.done", {"type": "response.output_item.done", "output_index": 0, "item": item}
    usage = {"input_tokens": 10, "output_tokens": 5, "total_tokens": 15, "input_tokens_details": {"cached_tokens": 0},
             "output_tokens_details": {"reasoning_tokens": 0}}  # fmt: skip
    ended = {**head, "status": "completed", "output": [item], "usage": usage}
    yield "response.completed", {"type": "response.completed", "response": ended}


def chat(call: tuple[Tool, Json] | None, number: int) -> Iterator[tuple[str, Json]]:
    """The chunks of a streamed chat completion."""
    head = {"id": f"chat_{number}", "object": "chat.completion.chunk", "created": 1, "model": "stand-in"}
    delta: Json = {"role": "assistant", "content": DONE}
    if call is not None:
        function = {"name": call[0].name, "arguments": json.dumps(call[1])}
        calls = [{"index": 0, "id": f"call_{number}", "type": "function", "function": function}]
        delta = {"role": "assistant", "content": None, "tool_calls": calls}
    yield "", {**head, "choices": [{"index": 0, "delta": delta, "finish_reason": None}]}
    why = "stop" if call is None else "tool_calls"
    usage = {"prompt_tokens": 10, "completion_tokens": 5, "total_tokens": 15}
    yield "", {**head, "choices": [{"index": 0, "delta": {}, "finish_reason": why}], "usage": usage}


def chat_whole(call: tuple[Tool, Json] | None, number: int) -> Json:
    """The same completion in one piece."""
    message: Json = {"role": "assistant", "content": DONE}
    if call is not None:
        function = {"name": call[0].name, "arguments": json.dumps(call[1])}
        message["tool_calls"] = [{"id": f"call_{number}", "type": "function", "function": function}]
    why = "stop" if call is None else "tool_calls"
    return {"id": f"chat_{number}", "object": "chat.completion", "created": 1, "model": "stand-in",
            "choices": [{"index": 0, "message": message, "finish_reason": why}],
            "usage": {"prompt_tokens": 10, "completion_tokens": 5, "total_tokens": 15}}  # fmt: skip


def gemini(call: tuple[Tool, Json] | None, number: int) -> Json:
    """One answer of generateContent, also the only chunk of its streamed form."""
    part: Json = {"text": DONE}
    if call is not None:
        part = {"functionCall": {"id": f"call_{number}", "name": call[0].name, "args": call[1]}}
    content = {"role": "model", "parts": [part]}
    return {
        "candidates": [{"content": content, "finishReason": "STOP", "index": 0}],
        "usageMetadata": {"promptTokenCount": 10, "candidatesTokenCount": 5, "totalTokenCount": 15},
    }


# -- the server ----------------------------------------------------------------------------------------------------


class Server(ThreadingHTTPServer):
    """`with Server(model) as server:` — listens on a free port of the loopback address until the block ends."""

    daemon_threads = True

    def __init__(self, model: Model) -> None:
        super().__init__(("127.0.0.1", 0), _Handler)
        self.model = model

    @property
    def address(self) -> str:
        """Its address, without a path."""
        return f"http://127.0.0.1:{self.server_address[1]}"

    def __enter__(self) -> Server:
        threading.Thread(target=self.serve_forever, daemon=True).start()
        return self

    def __exit__(self, *_: object) -> None:
        self.shutdown()
        self.server_close()


class _Handler(BaseHTTPRequestHandler):
    server: Server
    protocol_version = "HTTP/1.1"

    def log_message(self, format: str, *args: object) -> None:
        pass

    def do_GET(self) -> None:
        models = [{"id": "stand-in", "object": "model", "type": "model", "display_name": "stand-in"}]
        self._send({"object": "list", "data": models, "models": []})

    def do_HEAD(self) -> None:
        self._send({})

    def do_POST(self) -> None:
        body = self._body()
        path = self.path.partition("?")[0]
        if path.endswith(("count_tokens", ":countTokens")):
            self._send({"input_tokens": 10, "totalTokens": 10})
            return
        if not path.endswith(("/messages", "/responses", "/chat/completions", "enerateContent")):
            self._send({})
            return
        model = self.server.model
        call = model.next_call({"path": path, **body})
        self._answer(path, bool(body.get("stream")), call, len(model.requests))

    def _answer(self, path: str, stream: bool, call: tuple[Tool, Json] | None, number: int) -> None:
        if path.endswith("/messages"):
            if stream:
                self._stream(anthropic(call, number))
            else:
                self._send(anthropic_whole(call, number))
        elif path.endswith("/responses"):
            self._stream(responses(call, number))
        elif path.endswith("/chat/completions"):
            if stream:
                self._stream(chat(call, number), end="[DONE]")
            else:
                self._send(chat_whole(call, number))
        elif path.endswith(":streamGenerateContent"):
            self._stream(iter([("", gemini(call, number))]))
        else:
            self._send(gemini(call, number))

    def _body(self) -> Json:
        data = self.rfile.read(int(self.headers.get("content-length") or 0))
        if self.headers.get("content-encoding") == "gzip":
            data = gzip.decompress(data)
        try:
            found = json.loads(data or b"{}")
        except ValueError:
            found = {}
        return found if isinstance(found, dict) else {}

    def _send(self, body: Json) -> None:
        self._reply("application/json", json.dumps(body).encode())

    def _stream(self, events: Iterator[tuple[str, Json]], end: str = "") -> None:
        text = (
            (f"event: {name}\n" if name else "") + f"data: {json.dumps(body)}\n\n" for name, body in events
        )
        self._reply("text/event-stream", "".join([*text, f"data: {end}\n\n" if end else ""]).encode())

    def _reply(self, kind: str, data: bytes) -> None:
        self.send_response(200)
        self.send_header("content-type", kind)
        self.send_header("content-length", str(len(data)))
        self.end_headers()
        if self.command != "HEAD":
            self.wfile.write(data)
