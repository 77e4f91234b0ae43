"""Ids that another ledger or another tool's file brings: near facts name them, so they tell no order."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.working_memory.house import House, in_process
from tests.write.test_closing import CODEX, DANA, do, root

__all__ = ["root"]

ORDER = "Agents approve their own pull requests."


@pytest.mark.parametrize("door", ["import", "adopt"])
def test_an_id_from_elsewhere_tells_no_order(
    root: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, door: str
) -> None:
    if door == "adopt":
        (root / "CLAUDE.md").write_text(f"# Rules\n\n- {ORDER}\n")
        do(root, "adopt", "CLAUDE.md", "--actor", DANA)
    else:
        other = House(tmp_path / "other")
        do(other.root, "init", "--preset", "solo")
        for text, id in (
            (ORDER, "agents-approve-own-pull-requests"),
            ("Locks open at six.", "locks-open-six"),
        ):
            do(other.root, "remember", text, "--id", id, "--actor", DANA)
        (tmp_path / "facts.jsonl").write_text(do(other.root, "export").out)
        raised = do(root, "import", str(tmp_path / "facts.jsonl"), "--actor", DANA).out
        assert "locks-open-six" in do(root, "list", "queue").out + raised
    (root / "auth.py").write_text("pull_requests = 'approval'\n")
    claim = ("propose", "Pull requests of agents need an approval.", "--evidence", "auth.py")
    said = in_process(root, *claim, "--actor", CODEX).out
    assert ("near [" in said) == (door == "import") and "approve-own" not in said
