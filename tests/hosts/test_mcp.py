"""An agent over the Model Context Protocol: the SDK's client against the command itself."""

from __future__ import annotations

import asyncio
import json
import os
import subprocess
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from tests.hosts.conftest import REPOSITORY, Run

mcp = pytest.importorskip("mcp")
READS = ["recall", "context_pack", "show_fact", "list_review", "check"]
ADDS = ["remember", "reference_fact", "propose", "note"]


def talk(place: Path, conversation: Callable[[Any], Awaitable[Any]]) -> Any:
    """Holds a conversation with `memkit mcp` in a place."""
    from mcp.client.stdio import StdioServerParameters

    environment = {"PYTHONPATH": str(REPOSITORY), "MEMKIT_ACTOR": "user:dev"}
    server = StdioServerParameters(
        command=sys.executable, args=["-m", "memkit", "mcp"], cwd=place, env=environment
    )

    async def whole() -> Any:
        async with mcp.Client(server) as client:
            return await conversation(client)

    return asyncio.run(asyncio.wait_for(whole(), 60))


@pytest.fixture
def ferry(run: Run, place: Path) -> Path:
    said = run(
        "remember",
        "Errors leave the API as application/problem+json.",
        "--id",
        "errors-problem-json",
        actor="user:dev",
    )
    assert said.returncode == 0, said.stderr
    return place


def test_an_agent_finds_nine_tools_and_none_that_decides(ferry: Path) -> None:
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
    assert not [tool.name for tool in tools if tool.annotations.destructive_hint]
    assert all(tool.description and tool.output_schema for tool in tools)
    names = ("continuity", "index", "glossary", "facts")
    assert sorted(str(resource.uri) for resource in resources) == sorted(f"memkit://{name}" for name in names)
    assert [template.uri_template for template in templates] == ["memkit://facts/{id}"]
    assert sorted(prompt.name for prompt in prompts) == ["review", "session_close"]


def test_an_agent_asks_cites_notes_and_proposes_and_a_person_still_decides(ferry: Path, run: Run) -> None:
    async def conversation(client: Any) -> list[Any]:
        calls = [
            ("recall", {"query": "API errors"}),
            ("context_pack", {"intent": "errors", "budget": 900}),
            ("show_fact", {"id": "errors-problem-json"}),
            ("reference_fact", {"ids": ["errors-problem-json"]}),
            ("note", {"text": "The gateway sends 429"}),
            ("propose", {"text": "Limited requests get 429.", "id": "limited-429"}),
            ("remember", {"text": "Deploys happen on Tuesdays."}),
            ("check", {}),
        ]
        return [await client.call_tool(name, words) for name, words in calls]

    answers = talk(ferry, conversation)
    assert [answer.is_error for answer in answers] == [False] * 8
    found = [answer.structured_content for answer in answers]
    assert found[0]["data"]["hits"][0]["id"] == "errors-problem-json"
    assert "[errors-problem-json]" in found[1]["text"]
    assert found[2]["data"]["text"] == "Errors leave the API as application/problem+json."
    assert (found[5]["data"]["id"], found[5]["data"]["status"]) == ("limited-429", "pending")
    # whoever started the server, its words are an agent's
    opened = json.loads(run("session", "show", "--json").stdout)["data"]["open"]
    assert [session["actor"] for session in opened] == ["agent:mcp"]


def test_what_is_wrong_is_said_so_that_an_agent_can_mend_it(ferry: Path) -> None:
    async def conversation(client: Any) -> list[Any]:
        calls = [
            ("reference_fact", {"ids": ["errors-problem-jsn"]}),
            ("show_fact", {"id": "nothing-like-it"}),
            ("recall", {"limit": 3}),
            ("recall", {"query": "x", "limit": "many"}),
            ("propose", {"text": "-"}),
            ("reference_fact", {"ids": []}),
        ]
        return [await client.call_tool(name, words) for name, words in calls]

    answers = talk(ferry, conversation)
    assert [answer.is_error for answer in answers] == [True] * 6
    said = [answer.content[0].text for answer in answers]
    assert "[unknown-id]" in said[0] and "errors-problem-json" in said[0]
    assert "[not-found]" in said[1]
    assert "query" in said[2]
    assert "limit" in said[3]
    assert "[no-stdin]" in said[4]
    assert "[missing-argument]" in said[5]


def test_an_agent_reads_every_resource_and_prompt(ferry: Path) -> None:
    async def conversation(client: Any) -> tuple[list[str], list[str], str]:
        uris = [
            f"memkit://{name}"
            for name in ("continuity", "index", "glossary", "facts", "facts/errors-problem-json")
        ]
        pages = [(await client.read_resource(uri)).contents[0].text for uri in uris]
        prompts = [
            (await client.get_prompt(name)).messages[0].content.text for name in ("review", "session_close")
        ]
        try:
            await client.read_resource("memkit://facts/no-such")
        except Exception as error:
            return pages, prompts, str(error)
        return pages, prompts, ""

    pages, prompts, error = talk(ferry, conversation)
    assert pages[0] == (ferry / "continuity.md").read_text(encoding="utf-8")
    assert [fact["id"] for fact in json.loads(pages[3])["facts"]] == ["errors-problem-json"]
    assert json.loads(pages[4])["id"] == "errors-problem-json"
    assert "Do not answer for me" in prompts[0]
    assert "session end" in prompts[1]
    assert "[not-found]" in error


def test_without_the_extra_the_answer_says_how_to_get_it(ferry: Path) -> None:
    code = "import sys; sys.modules['mcp'] = None; from memkit.__main__ import main; sys.exit(main(['mcp']))"
    environment = {**os.environ, "PYTHONPATH": str(REPOSITORY)}
    done = subprocess.run(
        [sys.executable, "-c", code], cwd=ferry, env=environment, capture_output=True, text=True, check=False
    )
    assert (done.returncode, done.stdout) == (2, "")
    assert "[needs-mcp]" in done.stderr
    assert "memkit-cli[mcp]" in done.stderr


def test_a_person_cannot_be_named_as_the_one_who_speaks(run: Run) -> None:
    done = run("mcp", actor="user:dev")
    assert (done.returncode, done.stdout) == (2, "")
    assert "[bad-actor]" in done.stderr
