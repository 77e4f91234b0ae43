"""Who asks about a claim of its own open session is told the tool that ends it, not a command for the user."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from memkit.cli.verbs.setup import Verbs
from memkit.hosts.mcp.tools import Toolbox
from memkit.query.call import Call
from tests.evidence.place import AGENT, place
from tests.working_memory.house import House


@pytest.fixture
def house(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> House:
    """One claim of agent:codex in an open session, and no fact."""
    found = place(tmp_path / "repo", "solo")
    found.entered(monkeypatch)
    found.do("propose", "MAX_WAIT is 30.", "--id", "wait-30", "--evidence", "src/limits.py", env=AGENT)
    return found


def said(house: House, actor: str, tool: str, **given: Any) -> str:
    toolbox = Toolbox(Call((), cwd=str(house.root), actor_flag=actor), Verbs())
    return "\n".join(item["text"] for item in toolbox.call(tool, given)["content"])


@pytest.mark.parametrize(("tool", "given"), [("recall", {"query": "MAX_WAIT"}), ("why", {"id": "wait-30"})])
def test_the_own_session_is_ended_by_its_tool(house: House, tool: str, given: dict[str, str]) -> None:
    text = said(house, "agent:codex", tool, **given)
    assert ("session_end()" in text, "ask the user" in text) == (True, False)


@pytest.mark.parametrize(("tool", "given"), [("recall", {"query": "MAX_WAIT"}), ("why", {"id": "wait-30"})])
def test_anothers_session_is_ended_by_the_user(house: House, tool: str, given: dict[str, str]) -> None:
    assert "ask the user to run memkit session end --defer --session " in said(
        house, "agent:other", tool, **given
    )
