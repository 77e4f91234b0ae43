"""An agent over the Model Context Protocol: the SDK's client against the installed command."""

from __future__ import annotations

import asyncio
import json
import shutil
import subprocess
from collections.abc import Awaitable, Callable
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import pytest

from memkit.hosts.mcp.tools import TOOLS
from tests.hosts.conftest import COMMAND, Run, environment, prepare

# imported where it is used: whoever only collects the tests need not pay for it
pytestmark = pytest.mark.skipif(find_spec("mcp") is None, reason="the SDK is not installed")
READS = ["recall", "context_pack", "show_fact", "why", "list_review", "check"]
ADDS = ["propose", "remember", "supersede", "verify", "close_thread", "reference_fact", "note", "session_end"]
PAGES = ("continuity", "index", "glossary", "facts")


def talk(
    place: Path, conversation: Callable[[Any], Awaitable[Any]], name: str = "ferry-editor", **more: str
) -> Any:
    """Holds a conversation with `memkit mcp` in a place; whoever starts it calls himself a person."""
    import mcp
    from mcp.client.stdio import StdioServerParameters
    from mcp_types import Implementation

    known = environment(30, MEMKIT_ACTOR="user:dev", **more)
    server = StdioServerParameters(command=str(COMMAND), args=["mcp"], cwd=place, env=known)

    async def whole() -> Any:
        async with mcp.Client(server, client_info=Implementation(name=name, version="1")) as client:
            return await conversation(client)

    return asyncio.run(asyncio.wait_for(whole(), 90))


def answers(place: Path, calls: list[tuple[str, dict[str, Any]]]) -> list[Any]:
    async def conversation(client: Any) -> list[Any]:
        return [await client.call_tool(name, words) for name, words in calls]

    return list(talk(place, conversation))


@pytest.fixture(scope="module")
def furnished(empty_workspace: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A workspace that knows three things, to be copied."""
    place = tmp_path_factory.mktemp("furnished") / "ferry"
    shutil.copytree(empty_workspace, place, symlinks=True)
    for at, words in enumerate(
        (
            ("remember", "Errors leave the API as application/problem+json.", "--id", "errors-problem-json"),
            ("remember", "Uploads are limited to 25 MB.", "--id", "uploads-25"),
            ("define", "Ingress", "The outer port."),
        )
    ):
        prepare(place, at + 1, *words, "--actor", "user:dev")
    return place


@pytest.fixture
def ferry(place: Path, furnished: Path) -> Path:
    shutil.copytree(furnished, place, symlinks=True, dirs_exist_ok=True)
    return place


def test_an_agent_finds_tools_and_none_that_decides(ferry: Path) -> None:
    async def conversation(client: Any) -> Any:
        tools = (await client.list_tools()).tools
        resources = (await client.list_resources()).resources
        templates = (await client.list_resource_templates()).resource_templates
        prompts = (await client.list_prompts()).prompts
        return tools, resources, templates, prompts

    tools, resources, templates, prompts = talk(ferry, conversation)
    assert {tool.name: tool.annotations.read_only_hint for tool in tools} == dict.fromkeys(
        READS, True
    ) | dict.fromkeys(ADDS, False)
    assert {tool.annotations.destructive_hint for tool in tools} == {False}
    assert {tool.annotations.open_world_hint for tool in tools} == {False}
    assert [tool.output_schema for tool in tools] == [None] * len(tools)
    shapes = [shape for tool in tools for shape in tool.input_schema["properties"].values()]
    assert all(tool.description for tool in tools) and all(shape["description"] for shape in shapes)
    kinds = next(tool for tool in tools if tool.name == "propose").input_schema["properties"]["kind"]
    assert {"fact", "convention", "bug"} < set(kinds["enum"])
    assert sorted(str(resource.uri) for resource in resources) == sorted(f"memkit://{name}" for name in PAGES)
    assert [template.uri_template for template in templates] == ["memkit://facts/{id}"]
    assert sorted(prompt.name for prompt in prompts) == ["review", "session_close"]


def test_the_list_of_tools_is_small() -> None:
    listed = json.dumps([tool.declaration() for tool in TOOLS.values()], separators=(",", ":"))
    assert len(listed) <= 8000


def test_every_tool_answers_and_a_person_still_decides(ferry: Path, run: Run) -> None:
    found = answers(
        ferry,
        [
            ("recall", {"query": "API errors"}),
            ("recall", {"query": "uploads", "limit": 1, "archive": True}),
            ("context_pack", {"intent": "errors", "budget": 900}),
            ("context_pack", {}),
            ("show_fact", {"id": "errors-problem-json"}),
            ("why", {"id": "errors-problem-json"}),
            ("reference_fact", {"ids": ["errors-problem-json", "uploads-25"]}),
            ("note", {"text": "The gateway sends 429"}),
            (
                "propose",
                {"text": "Limited requests get 429.", "id": "limited-429", "why": "seen", "when": "limits"},
            ),
            ("supersede", {"old": "uploads-25", "new": "Uploads are limited to 50 MB.", "why": "raised"}),
            (
                "remember",
                {"text": "Deploys happen on Tuesdays.", "evidence": ["https://example.org/deploys"]},
            ),
            ("list_review", {"kind": "candidate"}),
            ("session_end", {"message": "Limits were looked at. Next: retries."}),
            ("check", {}),
        ],
    )
    assert [answer.is_error for answer in found] == [False] * len(found)
    data = [answer.structured_content for answer in found]
    text = [answer.content[0].text for answer in found]
    assert data[0]["hits"][0]["id"] == "errors-problem-json"
    assert [hit["id"] for hit in data[1]["hits"]] == ["uploads-25"]
    assert "[errors-problem-json]" in text[2] and data[2]["text"] == text[2]
    assert data[4]["text"] == "Errors leave the API as application/problem+json."
    assert text[5].startswith("errors-problem-json is ")
    assert (data[8]["id"], data[8]["status"]) == ("limited-429", "pending")
    assert text[9].startswith("waiting ") and data[9]["id"] != "uploads-25"
    assert "items" in data[11] and text[12].startswith("sealed ")
    # it goes to a person: the fact that stands is the old one
    facts = json.loads(run("list", "--json").stdout)["data"]["facts"]
    assert {fact["id"]: fact["text"] for fact in facts}["uploads-25"] == "Uploads are limited to 25 MB."
    # whoever started the server, its words are the client's
    log = (ferry / "sessions" / f"{data[12]['session']}.md").read_text(encoding="utf-8")
    assert "\nactor: agent:ferry-editor\n" in log


def test_no_tool_can_approve_consent_or_erase(ferry: Path, run: Run) -> None:
    decides = [
        "promote",
        "reject",
        "approve",
        "consent",
        "erase",
        "resolve",
        "pin",
        "amend",
        "archive",
    ]
    found = answers(
        ferry,
        [
            *((name, {"id": "errors-problem-json"}) for name in decides),
            ("remember", {"text": "Every request must be signed.", "kind": "invariant"}),
            ("propose", {"text": "Nothing may be signed.", "kind": "invariant", "id": "nothing-signed"}),
        ],
    )
    assert [answer.is_error for answer in found[: len(decides)]] == [True] * len(decides)
    assert "promote" in found[0].content[0].text
    facts = json.loads(run("list", "--json").stdout)["data"]["facts"]
    assert sorted(fact["id"] for fact in facts) == ["errors-problem-json", "uploads-25"]


def test_what_is_wrong_is_said_so_that_an_agent_can_mend_it(ferry: Path) -> None:
    wrong: list[tuple[str, dict[str, Any], str]] = [
        (
            "reference_fact",
            {"ids": ["errors-problem-jsn"]},
            'hint: reference_fact(ids=["errors-problem-json"])',
        ),
        ("reference_fact", {"ids": []}, "ids must hold 1 to 100 strings"),
        ("reference_fact", {"ids": "errors-problem-json"}, "ids must be a list of strings"),
        ("show_fact", {"id": "nothing-like-it"}, "[not-found]"),
        ("show_fact", {}, "show_fact: id is missing"),
        ("recall", {"limit": 3}, "recall: query is missing"),
        ("recall", {"query": "x", "limit": "many"}, "limit must be a whole number"),
        ("recall", {"query": "x", "limit": True}, "limit must be a whole number"),
        ("recall", {"query": "x", "top": 3}, 'no argument "top"; it takes query, limit, archive, sessions'),
        ("recall", {"query": ""}, "query is empty"),
        ("recall", {"query": "errors", "limit": -1}, "limit must be from 1 to 50"),
        ("recall", {"query": "errors", "limit": 51}, "limit must be from 1 to 50"),
        ("context_pack", {"intent": "x", "budget": -5}, "budget must be from 100 to 8000"),
        ("list_review", {"kind": "nothing"}, "kind must be one of candidate, "),
        ("propose", {"text": "-"}, "[no-stdin]"),
        ("propose", {"text": ""}, "text is empty"),
        ("remember", {"text": ""}, 'hint: remember(text="…")'),
        ("propose", {"text": "A claim.", "kind": "facts"}, 'did you mean "fact"?'),
        ("propose", {"text": "A claim.", "evidence": ["no/such/file"]}, "[evidence-missing]"),
        ("supersede", {"old": "uploads-25"}, 'hint: supersede(old="uploads-25", new="…")'),
        ("verify", {"ids": ["uploads-25"]}, "[needs-person]"),
        ("note", {"text": ""}, "text is empty"),
        ("no_such_tool", {}, "the tools are recall, "),
    ]
    found = answers(ferry, [(name, words) for name, words, _ in wrong])
    told = [
        (name, words, answer.is_error, answer.content[0].text)
        for (name, words, _), answer in zip(wrong, found, strict=True)
    ]
    for (name, words, piece), (_, _, is_error, text) in zip(wrong, told, strict=True):
        assert is_error, (name, words, text)
        assert piece in text, (name, words, text)
        assert "Traceback" not in text and "None" not in text
        assert "hint: memkit" not in text


def test_an_agent_reads_every_resource_and_prompt(ferry: Path) -> None:
    async def conversation(client: Any) -> tuple[list[str], list[str], list[str]]:
        uris = [f"memkit://{name}" for name in (*PAGES, "facts/errors-problem-json")]
        pages = [(await client.read_resource(uri)).contents[0].text for uri in uris]
        prompts = [
            (await client.get_prompt(name)).messages[0].content.text for name in ("review", "session_close")
        ]
        errors = []
        for uri in ("memkit://facts/no-such", "memkit://elsewhere", "memkit://facts/..%2F..%2Fmemkit.toml"):
            with pytest.raises(Exception) as caught:
                await client.read_resource(uri)
            errors.append(str(caught.value))
        return pages, prompts, errors

    pages, prompts, errors = talk(ferry, conversation)
    assert pages[0] == (ferry / "continuity.md").read_text(encoding="utf-8")
    assert pages[1] == (ferry / "memory" / "INDEX.md").read_text(encoding="utf-8")
    assert pages[2] == (ferry / "memory" / "glossary.md").read_text(encoding="utf-8")
    assert [fact["id"] for fact in json.loads(pages[3])["facts"]] == ["errors-problem-json", "uploads-25"]
    assert json.loads(pages[4])["id"] == "errors-problem-json"
    assert "Do not answer for me" in prompts[0]
    assert "session_end" in prompts[1]
    assert "[not-found]" in errors[0]
    assert "layout" not in "".join(errors)


def test_nothing_but_the_protocol_stands_on_stdout(ferry: Path) -> None:
    # a session of another's making gives the verbs something to complain about
    (ferry / "sessions" / "2020-01-01-000000.md").write_text("# Old\n\n## Memory References\n\n- Hm: what?\n")
    asks = [
        (
            "initialize",
            {
                "protocolVersion": "2025-06-18",
                "capabilities": {},
                "clientInfo": {"name": "t", "version": "1"},
            },
        ),
        ("tools/list", {}),
        ("tools/call", {"name": "check", "arguments": {}}),
        ("tools/call", {"name": "recall", "arguments": {"query": "API errors"}}),
        ("tools/call", {"name": "note", "arguments": {"text": "print this — “as it is” 🛶"}}),
        ("tools/call", {"name": "show_fact", "arguments": {"id": "none"}}),
        ("no/such/method", {}),
    ]
    child = subprocess.Popen(
        [COMMAND, "mcp"], cwd=ferry, env=environment(40, PYTHONIOENCODING="cp1252"),
        stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE,
    )  # fmt: skip
    assert child.stdin is not None and child.stdout is not None
    rows = []
    for number, (method, params) in enumerate(asks):
        line = {"jsonrpc": "2.0", "id": number, "method": method, "params": params}
        child.stdin.write(json.dumps(line).encode() + b"\n")
        child.stdin.flush()
        rows.append(json.loads(child.stdout.readline()))
        if not number:
            child.stdin.write(b'{"jsonrpc": "2.0", "method": "notifications/initialized"}\n')
    rest, errors = child.communicate(timeout=300)
    assert child.returncode == 0
    assert [(row["jsonrpc"], row["id"]) for row in rows] == [("2.0", number) for number in range(len(asks))]
    assert rest == b""
    assert b"Traceback" not in errors
    assert "error" in rows[-1]


def test_outside_of_a_workspace_every_tool_says_how_to_begin(place: Path) -> None:
    (found,) = answers(place.parent, [("recall", {"query": "anything"})])
    assert found.is_error
    assert "[no-workspace]" in found.content[0].text
    assert "memkit init" in found.content[0].text


def test_nothing_found_is_an_answer(ferry: Path) -> None:
    found, waits = answers(ferry, [("recall", {"query": "zebra"}), ("list_review", {})])
    said = [
        'nothing found in 2 facts: "zebra" occurs nowhere in live memory',
        'hint: recall(query="zebra", archive=true, sessions=true)  # also searches the archive and sessions',
    ]
    assert (found.is_error, found.content[0].text.splitlines()) == (False, said)
    assert found.structured_content == {"hits": [], "notes": said}
    assert (waits.is_error, waits.content[0].text) == (False, "nothing waits")
    assert waits.structured_content == {"items": []}


def test_an_answer_is_hardly_longer_than_the_command_gives(ferry: Path, run: Run) -> None:
    for number in range(8):
        run("remember", f"Ferry {number} carries {number + 20} lorries over the strait.", actor="user:dev")
    (found,) = answers(ferry, [("recall", {"query": "ferry carries lorries"})])
    said = run("recall", "ferry carries lorries").stdout
    assert len(found.structured_content["hits"]) == 8
    assert found.content[0].text == said.rstrip("\n")
    # some hosts give a model this and not the text
    data = json.dumps(found.structured_content, ensure_ascii=False, separators=(",", ":"))
    assert len(data.encode()) <= 1.3 * len(said.encode())


def test_a_person_cannot_be_named_as_the_one_who_speaks(run: Run) -> None:
    done = run("mcp", actor="user:dev")
    assert (done.returncode, done.stdout) == (2, "")
    assert "[bad-actor]" in done.stderr
