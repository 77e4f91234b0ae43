"""The question at the end of a turn: asked once, of those who changed something and sit in front of their host."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path
from typing import Any

import pytest

from memkit.hosts import COMPACT, END, PROMPT, START, STOP
from tests.hosts.conftest import Run

ID = "3f0c1b7e-5a42-4c1d-9e57-2b61c0d4a911"
LEARNED = "what did you learn that the next session needs"


@pytest.fixture
def work(place: Path, quick: Run) -> Path:
    """A workspace with a commit, a file of code, and a fact that rests on it."""
    (place / "src").mkdir()
    (place / "src" / "limits.py").write_text("def limit():\n    return 25\n")
    git(place, "config", "user.name", "Dev")
    git(place, "config", "user.email", "dev@example.org")
    commit(place)
    done = quick("remember", "limit returns 25.", "--id", "limit-25", "--evidence", "src/limits.py#limit", actor="user:dev")  # fmt: skip
    assert done.returncode == 0, done.stderr
    commit(place)
    return place


def git(place: Path, *words: str) -> None:
    subprocess.run(["git", *words], cwd=place, check=True, capture_output=True)


def commit(place: Path) -> None:
    git(place, "add", "-A")
    git(place, "commit", "-q", "--no-verify", "-m", "work")


def hook(
    run: Run, event: str, host: str = "claude-code", env: dict[str, str] | None = None, **more: Any
) -> str:
    payload = {"session_id": ID, "sessionId": ID, **more}
    done = run("hook", event, "--host", host, stdin=json.dumps(payload), **(env or {}))
    assert (done.returncode, done.stderr) == (0, "")
    return done.stdout


def asked(answer: str) -> str:
    if not answer:
        return ""
    body = json.loads(answer)
    if "hookSpecificOutput" in body:
        assert body["hookSpecificOutput"]["hookEventName"] == "Stop"
        return str(body["hookSpecificOutput"]["additionalContext"])
    assert (list(body), body["decision"]) == (["decision", "reason"], "block")
    return str(body["reason"])


def change(place: Path, text: str = "# more\n") -> None:
    with (place / "src" / "other.py").open("a") as handle:
        handle.write(text)


@pytest.mark.parametrize("host", ["claude-code", "codex", "copilot"])
def test_a_moved_head_is_asked_about_once(host: str, work: Path, quick: Run) -> None:
    hook(quick, START, host)
    assert hook(quick, STOP, host) == ""
    change(work)
    commit(work)
    question = asked(hook(quick, STOP, host))
    assert LEARNED in question
    assert "memkit propose - <<'END'" in question
    assert "Facts whose lines changed" not in question
    assert hook(quick, STOP, host, stop_hook_active=True) == ""
    assert hook(quick, STOP, host) == ""
    change(work)
    commit(work)
    assert hook(quick, STOP, host) == ""


def test_changed_files_are_asked_about_at_the_third_stop(work: Path, quick: Run) -> None:
    change(work)
    git(work, "add", "-A")
    hook(quick, START)
    # what differed at the start is not this session's doing
    assert [hook(quick, STOP) for _ in range(4)] == [""] * 4
    change(work)
    assert hook(quick, STOP) == ""
    assert hook(quick, STOP) == ""
    assert LEARNED in asked(hook(quick, STOP))
    assert hook(quick, STOP) == ""


def test_what_memkit_itself_writes_is_no_change(work: Path, quick: Run) -> None:
    hook(quick, START)
    assert quick("remember", "The team meets on Mondays.", actor="user:dev").returncode == 0
    assert [hook(quick, STOP) for _ in range(4)] == [""] * 4


def test_touched_facts_are_named_with_what_to_run(work: Path, quick: Run) -> None:
    hook(quick, START)
    (work / "src" / "limits.py").write_text("def limit():\n    return 50 - 25\n")
    commit(work)
    question = asked(hook(quick, STOP))
    assert "Facts whose lines changed in this session:\n  [limit-25] limit returns 25." in question
    assert question.endswith("still true? memkit verify limit-25")


def test_a_team_is_asked_about_touched_facts_alone(work: Path, quick: Run) -> None:
    toml = work / "memkit.toml"
    toml.write_text(toml.read_text().replace('ask_before_end = "yes"', 'ask_before_end = "touched"'))
    commit(work)
    hook(quick, START)
    change(work)
    commit(work)
    assert hook(quick, STOP) == ""
    (work / "src" / "limits.py").write_text("def limit():\n    return 50 - 25\n")
    question = asked(hook(quick, STOP))
    assert question.startswith("Facts whose lines changed in this session:\n")
    assert hook(quick, STOP) == ""


@pytest.mark.parametrize("said", ['"no"', "false"])
def test_a_policy_can_switch_it_off(said: str, work: Path, quick: Run) -> None:
    toml = work / "memkit.toml"
    toml.write_text(toml.read_text().replace('ask_before_end = "yes"', f"ask_before_end = {said}"))
    commit(work)
    hook(quick, START)
    (work / "src" / "limits.py").write_text("def limit():\n    return 50 - 25\n")
    commit(work)
    assert hook(quick, STOP) == ""
    assert not (work / ".memkit" / "hook.log").exists()


@pytest.mark.parametrize(
    ("host", "env", "at_start", "at_stop"),
    [
        ("claude-code", {"CI": "true"}, {}, {}),
        ("claude-code", {"CLAUDE_CODE_ENTRYPOINT": "sdk-cli"}, {}, {}),
        ("claude-code", {}, {}, {"stop_hook_active": True}),
        ("claude-code", {}, {}, {"agent_id": "a1", "agent_type": "Explore"}),
        ("copilot", {}, {"initialPrompt": "do it"}, {}),
        ("gemini", {}, {}, {}),
    ],
)
def test_nobody_is_asked_who_cannot_answer(
    host: str, env: dict[str, str], at_start: dict[str, Any], at_stop: dict[str, Any], work: Path, quick: Run
) -> None:
    hook(quick, START, host, env, **at_start)
    change(work)
    commit(work)
    assert hook(quick, STOP, host, env, **at_stop) == ""


@pytest.mark.parametrize(
    ("source", "is_asked"), [("cli", True), ("exec", False), ({"subagent": "review"}, False)]
)
def test_codex_says_in_its_transcript_who_began(source: Any, is_asked: bool, work: Path, quick: Run) -> None:
    transcript = work.parent / "rollout.jsonl"
    transcript.write_text(json.dumps({"type": "session_meta", "payload": {"source": source}}) + "\n{}\n")
    hook(quick, START, "codex", transcript_path=str(transcript))
    change(work)
    commit(work)
    assert bool(hook(quick, STOP, "codex", transcript_path=str(transcript))) == is_asked


def test_without_a_known_start_nothing_is_asked_before_something_changes(work: Path, quick: Run) -> None:
    change(work)
    assert [hook(quick, STOP) for _ in range(4)] == [""] * 4
    commit(work)
    assert LEARNED in asked(hook(quick, STOP))


def test_a_session_without_a_change_is_left_alone(work: Path, quick: Run) -> None:
    hook(quick, START)
    assert [hook(quick, STOP) for _ in range(5)] == [""] * 5


def test_a_session_is_measured_from_its_start_hook(work: Path, quick: Run) -> None:
    hook(quick, START)
    (work / "src" / "limits.py").write_text("def limit():\n    return 50 - 25\n")
    commit(work)
    quick("note", "late", actor="agent:claude-code", MEMKIT_HOST_SESSION=ID)
    hook(quick, END)
    assert "still true? memkit verify limit-25" in hook(quick, START, source="startup")


# -- nothing is told twice -----------------------------------------------------------------------------------------


def test_what_was_told_is_told_again_only_after_a_compaction(work: Path, quick: Run) -> None:
    prompt: dict[str, Any] = {"prompt": "which limit is returned"}
    assert "[limit-25]" in hook(quick, START)
    assert hook(quick, PROMPT, **prompt) == ""
    assert hook(quick, START) == ""
    assert hook(quick, START, source="resume") == ""
    hook(quick, COMPACT)
    assert "[limit-25]" in hook(quick, PROMPT, **prompt)
    assert hook(quick, PROMPT, **prompt) == ""
    assert "[limit-25]" in hook(quick, START, source="compact")
    hook(quick, END)
    assert hook(quick, START, source="resume") == ""
    assert (
        quick(
            "remember", "Limits are counted per user.", "--id", "limits-per-user", actor="user:dev"
        ).returncode
        == 0
    )
    again = hook(quick, START, source="resume")
    assert ("[limits-per-user]" in again, "[limit-25]" in again) == (True, False)


def test_another_session_of_the_host_is_told_everything(work: Path, quick: Run) -> None:
    first = hook(quick, START)
    done = quick("hook", START, "--host", "claude-code", stdin=json.dumps({"session_id": "another"}))
    assert "[limit-25]" in first and "[limit-25]" in done.stdout


@pytest.mark.parametrize("state", ["{", "[]", '{"told": 3, "start": [], "asked": "x"}', '{"told": [1]}'])
def test_a_spoilt_state_says_nothing(state: str, work: Path, quick: Run) -> None:
    folder = work / ".memkit" / "hosts"
    folder.mkdir(parents=True)
    (folder / f"{ID}.json").write_text(state)
    assert "[limit-25]" in hook(quick, START)
    found = json.loads((folder / f"{ID}.json").read_text())
    assert (found["told"], found["asked"], len(found["start"])) == (["limit-25"], False, 40)


# -- the end -------------------------------------------------------------------------------------------------------


def test_the_end_seals_every_draft_of_its_agent(work: Path, quick: Run) -> None:
    agent = "agent:claude-code"
    quick("propose", "Retries stop after 5.", "--id", "retries-5", actor=agent, MEMKIT_HOST_SESSION=ID)
    quick("propose", "Retries wait 2 s.", "--id", "retries-2-s", actor=agent)
    quick(
        "propose", "Retries are logged.", "--id", "retries-logged", actor=agent, MEMKIT_HOST_SESSION="other"
    )
    hook(quick, END)
    waiting = quick("list", "queue").stdout
    assert ("retries-5" in waiting, "retries-2-s" in waiting) == (True, True)
    assert "retries-logged" not in waiting
    assert "1 event" in quick("status").stdout


@pytest.mark.parametrize("sealed", [True, False])
def test_who_has_recorded_claims_is_not_asked_what_was_learned(work: Path, quick: Run, sealed: bool) -> None:
    hook(quick, START)
    change(work, "PORT = 8443\n")
    done = quick("propose", "PORT is 8443.", "--evidence", "src/other.py", actor="agent:claude-code")
    assert done.returncode == 0, done.stderr
    if sealed:
        assert quick("session", "end", "-m", "x", "--defer", actor="agent:claude-code").returncode == 0
    commit(work)
    assert hook(quick, STOP) == ""


def test_claims_of_an_earlier_day_are_no_answer(work: Path, run: Run) -> None:
    assert run("propose", "limit is in limits.py.", actor="agent:claude-code").returncode == 0
    assert run("session", "end", "-m", "x", "--defer", actor="agent:claude-code").returncode == 0
    hook(run, START)
    change(work)
    commit(work)
    assert LEARNED in asked(hook(run, STOP))
