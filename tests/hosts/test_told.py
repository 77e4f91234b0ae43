"""What hooks told an agent is in the ledger once its session is sealed, and counted by `stats`."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from tests.hosts.conftest import Run

HOST = "claude-code"
FACT = "limited-requests-get-429"


def hook(run: Run, place: Path, event: str, **more: str) -> str:
    payload = {"session_id": "told-1", "cwd": str(place), **more}
    return run("hook", event, "--host", HOST, stdin=payload).stdout


def total(run: Run) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(run("stats", "--json").stdout)["data"]["total"]
    return found


def worked(run: Run, place: Path) -> None:
    """A session of an agent: told a pack, then a fact for its prompt; it uses one of the two facts."""
    run("remember", "Limited requests get 429.", "--id", FACT, actor="user:dev")
    assert FACT in hook(run, place, "session-start", source="startup")
    run("remember", "Uploads of guests end at 25 MB.", "--id", "guests-25-mb", actor="user:dev")
    assert "guests-25-mb" in hook(run, place, "prompt", prompt="where do uploads of guests end?")
    run("ref", FACT, actor=f"agent:{HOST}", MEMKIT_HOST_SESSION="told-1")


def test_a_pack_and_a_recall_of_hooks_are_recorded_when_the_session_ends(run: Run, place: Path) -> None:
    worked(run, place)
    hook(run, place, "session-end")
    found = total(run)
    assert (found["packs"]["ids"], found["packs"]["used"]) == (1, 1)
    assert (found["recall"]["ids"], found["recall"]["used"]) == (1, 0)
    assert found["tokens"]["packs"] == 1 and found["tokens"]["packed"] > found["tokens"]["all"] > 0
    assert run("check").returncode == 0


def test_they_are_recorded_once(run: Run, place: Path) -> None:
    worked(run, place)
    run("session", "end", "-m", "done", actor=f"agent:{HOST}", MEMKIT_HOST_SESSION="told-1")
    run("ref", FACT, actor=f"agent:{HOST}", MEMKIT_HOST_SESSION="told-1")
    hook(run, place, "session-end")
    found = total(run)
    assert (found["packs"]["given"], found["recall"]["given"]) == (1, 1)


def test_a_pinned_pack_says_what_it_cost(run: Run) -> None:
    run("remember", "Limited requests get 429.", "--id", FACT, actor="user:dev")
    run("context", "--pin", actor="agent:codex")
    run("session", "end", "-m", "done", actor="agent:codex")
    assert total(run)["tokens"]["packs"] == 1


def test_results_of_memory_tests_are_kept_on_demand(run: Run, place: Path) -> None:
    run("remember", "Limited requests get 429.", "--id", FACT, actor="user:dev")
    (place / "memory" / "smoke-test.md").write_text(f"- holds: {FACT}\n- gone: {FACT}\n", encoding="utf-8")
    assert run("smoke", actor="user:dev").returncode == 1
    assert run("smoke", "--record", "--dry-run", actor="user:dev").returncode == 1
    assert total(run)["tests"]["runs"] == 0
    assert run("smoke", "--record", actor="user:dev").returncode == 1
    assert total(run)["tests"] == {"runs": 1, "clean": 0, "passed": 1, "failed": 1, "rate": 0.5}


def test_the_start_hook_hands_over_before_unreviewed_facts(run: Run, place: Path) -> None:
    (place / "conf.py").write_text("".join(f"OPTION_{number} = {number}\n" for number in range(80)))
    for part in range(4):
        lines = "".join(f"OPTION_{n} is {n}. (conf.py#OPTION_{n})\n" for n in range(part, 80, 4))
        run("propose", "-", stdin=lines, actor="agent:codex")
        run("session", "end", "-m", f"Part {part} done.", "--defer", actor="agent:codex")
    run("propose", "Never rename an option.", actor="agent:codex")
    run("session", "end", "-m", "Asked about names.", "--defer", actor="agent:codex")
    run("remember", "Windows is not supported.", "--id", "no-windows", actor="user:dev")
    text = json.loads(hook(run, place, "session-start", source="startup"))
    told = text["hookSpecificOutput"]["additionalContext"].splitlines()
    assert "[no-windows] Windows is not supported." in told
    assert 'Last session, 2026-11-15, agent:codex: "Asked about names."' in told
    assert "1 candidate waits for review." in told
    assert sum(line.startswith("[option-") for line in told) > 30
