"""Characters that nobody can see, over the wire of the Model Context Protocol: refused going in, escaped coming out."""

from __future__ import annotations

import json
import shutil
import subprocess
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import pytest

from tests.hosts.conftest import COMMAND, environment

pytestmark = pytest.mark.skipif(find_spec("mcp") is None, reason="the SDK is not installed")
HELLO = {"protocolVersion": "2025-06-18", "capabilities": {}, "clientInfo": {"name": "codex", "version": "1"}}
SIGNS = {"zero width": "\u200b", "bidi": "\u202e", "tag": "\U000e0041", "escape": "\x1b"}


@pytest.fixture
def place(empty_workspace: Path, tmp_path: Path) -> Path:
    """A workspace of its own."""
    found = tmp_path / "ferry"
    shutil.copytree(empty_workspace, found, symlinks=True)
    return found


def calls(place: Path, *asked: tuple[str, dict[str, Any]]) -> list[dict[str, Any]]:
    """What the server answers to these calls of tools, each as it came over the wire."""
    rows: list[dict[str, Any]] = [
        {"jsonrpc": "2.0", "id": 0, "method": "initialize", "params": HELLO},
        {"jsonrpc": "2.0", "method": "notifications/initialized"},
    ]
    for number, (name, words) in enumerate(asked, 1):
        params = {"name": name, "arguments": words}
        rows.append({"jsonrpc": "2.0", "id": number, "method": "tools/call", "params": params})
    with subprocess.Popen(
        [COMMAND, "mcp"],
        cwd=place,
        env=environment(30, MEMKIT_ACTOR="user:dev"),
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
        encoding="utf-8",
    ) as server:
        assert server.stdin is not None and server.stdout is not None
        found: list[dict[str, Any]] = []
        for row in rows:
            server.stdin.write(json.dumps(row) + "\n")
            server.stdin.flush()
            if "id" in row:
                found.append(json.loads(server.stdout.readline()))
        server.stdin.close()
        server.stdout.read()
        server.wait(30)
    return found[1:]


def told(answer: object) -> str:
    """All that an agent would read of an answer, as it would read it."""
    if isinstance(answer, dict):
        return "\n".join(map(told, answer.values()))
    return "\n".join(map(told, answer)) if isinstance(answer, list) else str(answer)


@pytest.mark.parametrize("sign", SIGNS.values(), ids=SIGNS)
def test_a_hidden_character_is_refused_by_every_tool_that_writes(place: Path, sign: str) -> None:
    before = sorted(path.name for path in (place / "sessions").glob("*"))
    text = f"Pumps are{sign} blue."
    answers = calls(place, *((tool, {"text": text}) for tool in ("remember", "propose", "note")))
    for answer in answers:
        assert "[hidden-unicode]" in told(answer) or "[bad-text]" in told(answer), answer
        assert sign not in told(answer)
    assert sorted(path.name for path in (place / "sessions").glob("*")) == before


def test_a_leading_byte_order_mark_is_taken_off(place: Path) -> None:
    mark = "\ufeff"
    said = calls(
        place,
        ("propose", {"text": f"{mark}Pumps are blue.", "id": "pumps-blue"}),
        ("note", {"text": f"{mark}Look."}),
    )
    assert [mark in told(answer) for answer in said] == [False, False]
    assert "pumps-blue" in told(said[0])
    files = list((place / ".memkit").rglob("*.jsonl")) + list((place / "sessions").glob("*.md"))
    assert files
    assert not [path for path in files if mark in path.read_text(encoding="utf-8")]
    done = subprocess.run(
        [COMMAND, "check"], cwd=place, env=environment(40), capture_output=True, check=False
    )
    assert b"hidden-unicode" not in done.stdout + done.stderr


def test_a_byte_order_mark_alone_is_no_claim(place: Path) -> None:
    (answer,) = calls(place, ("propose", {"text": "\ufeff"}))
    assert "empty-text" in told(answer)


@pytest.mark.parametrize("sign", SIGNS.values(), ids=SIGNS)
def test_what_hides_in_a_session_by_hand_is_shown_escaped(place: Path, sign: str) -> None:
    page = f"# By hand\n\n## Memory References\n\n- Created: pumps-blue — Pumps are{sign} blue.\n"
    (place / "sessions" / "2020-01-01-000000.md").write_text(page, encoding="utf-8")
    asked: tuple[tuple[str, dict[str, Any]], ...] = (
        ("show_fact", {"id": "pumps-blue"}),
        ("recall", {"query": "pumps"}),
        ("list_review", {}),
        ("check", {}),
    )
    answers = calls(place, *asked)
    assert "blue." in told(answers[0])
    assert [sign in told(answer) for answer in answers] == [False] * 4
