"""JSON-RPC: every message has the answer that the protocol gives it, and none ends the server."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from memkit.cli.verbs.setup import Verbs
from memkit.hosts.mcp.client import agent_of
from memkit.hosts.mcp.protocol import VERSIONS, Protocol, Resources
from memkit.hosts.mcp.tools import Toolbox
from memkit.query.call import Call


def protocol() -> tuple[Protocol, Toolbox]:
    toolbox = Toolbox(Call(cwd="/"), Verbs())
    return Protocol(toolbox, Resources(toolbox)), toolbox


def asked(line: bytes | object) -> Any:
    raw = line if isinstance(line, bytes) else json.dumps(line).encode()
    found = protocol()[0].answer(raw)
    return None if found is None else json.loads(found)


def request(method: str, id: object = 1, **params: object) -> dict[str, object]:
    return {"jsonrpc": "2.0", "id": id, "method": method, "params": params}


@pytest.mark.parametrize("wanted", [*VERSIONS, "1999-01-01", 7, None])
def test_a_version_is_agreed_on(wanted: object) -> None:
    answer = asked(request("initialize", protocolVersion=wanted, capabilities={}))
    assert answer["result"]["protocolVersion"] == (wanted if wanted in VERSIONS else VERSIONS[0])
    assert answer["result"]["serverInfo"]["name"] == "memkit"


@pytest.mark.parametrize(
    ("line", "code", "id"),
    [
        (b"not json", -32700, None),
        (b'{"jsonrpc": "2.0", "id": 1, "method": "ping"', -32700, None),
        (b"\xff\xfe{}", -32700, None),
        (b'{"jsonrpc":"2.0","id":1,"method":"ping","params":{"a":"\\ud800"}}', -32700, None),
        (b"[" * 100_000, -32700, None),
        (b"[]", -32600, None),
        (b'"text"', -32600, None),
        (b'{"jsonrpc": "1.0", "id": 4, "method": "ping"}', -32600, 4),
        (b'{"jsonrpc": "2.0", "id": null, "method": "ping"}', -32600, None),
        (b'{"jsonrpc": "2.0", "id": true, "method": "ping"}', -32600, None),
        (b'{"jsonrpc": "2.0", "id": {}, "method": "ping"}', -32600, None),
        (b'{"jsonrpc": "2.0", "id": 1, "method": 5}', -32600, 1),
        (b'{"jsonrpc": "2.0", "id": 1, "method": "no/such"}', -32601, 1),
        (b'{"jsonrpc": "2.0", "id": 1, "method": "server/discover"}', -32601, 1),
        (b'{"jsonrpc": "2.0", "id": "a", "method": "ping", "params": []}', -32602, "a"),
        (b'{"jsonrpc": "2.0", "id": 1, "method": "tools/call", "params": {}}', -32602, 1),
        (b'{"jsonrpc": "2.0", "id": 1, "method": "tools/call", "params": {"name": "note", "arguments": 1}}', -32602, 1),
        (b'{"jsonrpc": "2.0", "id": 1, "method": "prompts/get", "params": {"name": "x"}}', -32602, 1),
        (b'{"jsonrpc": "2.0", "id": 1, "method": "resources/read", "params": {"uri": "file:///etc/passwd"}}', -32002, 1),
    ],
)  # fmt: skip
def test_what_is_wrong_has_a_code(line: bytes, code: int, id: object) -> None:
    answer = asked(line)
    assert (answer["id"], answer["error"]["code"]) == (id, code)


def test_what_asks_for_no_answer_gets_none() -> None:
    for message in (
        {"jsonrpc": "2.0", "method": "notifications/initialized"},
        {"jsonrpc": "2.0", "method": "notifications/cancelled", "params": {"requestId": 9}},
        {"jsonrpc": "2.0", "method": "no/such"},
        {"jsonrpc": "2.0", "id": 3, "result": {}},
        {"jsonrpc": "2.0", "id": 3, "error": {"code": 1, "message": "x"}},
        [{"jsonrpc": "2.0", "method": "notifications/initialized"}],
    ):
        assert asked(message) is None, message


def test_a_batch_is_answered_as_one() -> None:
    batch = [request("ping", 1), {"jsonrpc": "2.0", "method": "x"}, request("ping", "b"), 5]
    answers = asked(batch)
    assert [answer["id"] for answer in answers] == [1, "b", None]
    assert [answer.get("result") for answer in answers] == [{}, {}, None]


def test_a_call_that_was_taken_back_is_not_made() -> None:
    served, _ = protocol()
    call = json.dumps(request("tools/call", 7, name="note", arguments={"text": "x"})).encode()
    back = json.dumps(
        {"jsonrpc": "2.0", "method": "notifications/cancelled", "params": {"requestId": 7}}
    ).encode()
    assert served.answer(call, [b"{}", back]) is None
    other = back.replace(b"7", b"8")
    answer = served.answer(call, [b"notifications/cancelled", other])
    # no workspace here, so that it is refused; but it was made
    assert answer is not None and b"[no-workspace]" in answer


@given(st.binary(max_size=200) | st.text(max_size=200).map(str.encode))
@settings(max_examples=200, deadline=None)
def test_any_line_is_survived(line: bytes) -> None:
    answer = protocol()[0].answer(line)
    assert answer is None or json.loads(answer)["jsonrpc"] == "2.0"


@pytest.mark.parametrize(
    ("client", "actor"),
    [
        ("claude-code", "agent:claude-code"),
        ("codex-mcp-client", "agent:codex"),
        ("gemini-cli-mcp-client", "agent:gemini"),
        ("cursor-vscode", "agent:cursor"),
        ("example client", "agent:example-client"),
        ("Visual Studio Code", "agent:visual-studio-code"),
        ("", "agent:mcp"),
        ("🛶", "agent:mcp"),
        ("user:dev", "agent:user-dev"),
        ("anna.berg@example.org", "agent:mcp"),
        ("x" * 500, "agent:" + "x" * 40),
    ],
)
def test_a_clients_name_is_who_acts(client: str, actor: str) -> None:
    _, toolbox = protocol()
    toolbox.meet(client)
    assert (toolbox.actor, agent_of(client)) == (actor, actor)


def test_an_agent_that_was_named_stays_the_one_who_acts(monkeypatch: pytest.MonkeyPatch) -> None:
    toolbox = Toolbox(Call(cwd="/", actor_flag="agent:robot"), Verbs())
    toolbox.meet("claude-code")
    assert toolbox.actor == "agent:robot"
    monkeypatch.setenv("MEMKIT_ACTOR", "user:dev")
    toolbox = Toolbox(Call(cwd="/"), Verbs())
    toolbox.meet("claude-code")
    assert toolbox.actor == "agent:claude-code"
