"""A whole piece of work through each host's own hooks: what is learned in one session is known in the next."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

from memkit.hosts.table import AGENTS, COMPACT, END, PROMPT, START
from tests.hosts.conftest import REPOSITORY, Run

GOLDEN = Path(__file__).parent.parent.parent / "fixtures" / "hosts"
HOOKED = [host for host, agent in AGENTS.items() if agent.file]
WORK = {"claude-code": "UserPromptSubmit", "codex": "UserPromptSubmit", "gemini": "BeforeAgent"}


def told(host: str, event: str, place: Path, prompt: str = "") -> dict[str, Any]:
    """What the host writes to a hook's stdin."""
    name, where = AGENTS[host].their(event), str(place)
    if host == "cursor":
        return {
            "conversation_id": "c0ffee-1",
            "hook_event_name": name,
            "workspace_roots": [where],
            "prompt": prompt,
        }
    if host == "copilot":
        return {
            "sessionId": "c0ffee-1",
            "timestamp": 1763200000000,
            "cwd": where,
            "source": "new",
            "prompt": prompt,
        }
    return {
        "session_id": "c0ffee-1",
        "transcript_path": "",
        "cwd": where,
        "hook_event_name": name,
        "prompt": prompt,
    }


def context(host: str, answer: str) -> str:
    """The text a host takes from an answer, in its own shape and no other."""
    if not answer:
        return ""
    body = json.loads(answer)
    if host == "cursor":
        assert list(body) == ["additional_context"]
        return str(body["additional_context"])
    if host == "copilot":
        assert list(body) == ["additionalContext"]
        return str(body["additionalContext"])
    assert list(body) == ["hookSpecificOutput"]
    assert sorted(body["hookSpecificOutput"]) == ["additionalContext", "hookEventName"]
    assert body["hookSpecificOutput"]["hookEventName"] in ("SessionStart", WORK[host])
    return str(body["hookSpecificOutput"]["additionalContext"])


@pytest.mark.parametrize("host", HOOKED)
def test_what_one_session_learns_the_next_one_is_told(
    host: str, run: Run, place: Path, update_golden: bool
) -> None:
    agent = f"agent:{host}"
    lines: list[str] = []

    def hook(event: str, prompt: str = "") -> str:
        if event not in dict(AGENTS[host].events):
            return ""
        done = run("hook", event, "--host", host, stdin=told(host, event, place, prompt))
        assert (done.returncode, done.stderr) == (0, "")
        # digests of the whole ledger are not the matter here
        lines.append(
            f"$ memkit hook {event} --host {host}\n{re.sub('[0-9a-f]{10,12}(?=[^0-9a-f])', 'digest', done.stdout)}"
        )
        return context(host, done.stdout)

    def does(*words: str, actor: str = agent) -> None:
        done = run(*words, actor=actor)
        assert done.returncode == 0, done.stderr
        lines.append(f"$ memkit {' '.join(words)} --actor {actor}\n")

    does(
        "remember",
        "Errors leave the API as application/problem+json.",
        "--id",
        "errors-problem-json",
        "--kind",
        "convention",
        actor="user:dev",
    )
    first = hook(START)
    assert "[errors-problem-json] Errors leave the API as application/problem+json." in first
    recalled = hook(PROMPT, "please mend the API errors of the upload")
    assert ("[errors-problem-json]" in recalled) == (PROMPT in AGENTS[host].tells)
    assert hook(PROMPT, "thanks, that is fine") == ""
    does("ref", "errors-problem-json")
    does("note", "The gateway sends 429, not the proxy")
    does(
        "propose", "Limited requests are answered 429 with Retry-After in seconds.", "--id", "rate-limit-429"
    )
    assert hook(COMPACT) == ""
    again = hook(START)
    for piece in (
        "The gateway sends 429, not the proxy",
        "Referenced: errors-problem-json",
        "[rate-limit-429] Limited",
    ):
        assert piece in again
    assert hook(END) == ""
    assert run("session", "show").stdout == "no open session\n"
    answers = json.dumps([{"item": "candidate:rate-limit-429", "answer": "promote"}])
    done = run("review", "--apply", "-", stdin=answers, actor="user:dev")
    assert done.returncode == 0, done.stderr
    last = hook(START)
    assert "[rate-limit-429] Limited requests are answered 429 with Retry-After in seconds." in last
    assert "memory-session" not in last
    assert not (place / ".memkit" / "hook.log").exists()
    golden = GOLDEN / host / "session.txt"
    if update_golden:
        golden.parent.mkdir(parents=True, exist_ok=True)
        golden.write_text("\n".join(lines), encoding="utf-8")
    assert "\n".join(lines) == golden.read_text(encoding="utf-8")


@pytest.mark.parametrize("event", [START, PROMPT, COMPACT, END, "no-such-event"])
@pytest.mark.parametrize(
    "stdin",
    ["", "no json", "[1]", '{"session_id": 7, "cwd": 3, "prompt": {"a": 1}}', '{"cwd": "/no/such/place"}'],
)
def test_a_hook_takes_whatever_comes_and_ends_well(event: str, stdin: str, run: Run) -> None:
    done = run("hook", event, "--host", "claude-code", stdin=stdin)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout == "" or isinstance(json.loads(done.stdout), dict)
    assert done.stdout.count("\n") <= 1


def test_outside_of_a_workspace_a_hook_says_nothing(run: Run, place: Path) -> None:
    done = run("-C", str(place.parent), "hook", START, "--host", "codex")
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")
    assert not (place.parent / ".memkit").exists()


def test_a_failure_is_a_line_in_the_log_without_a_word_of_the_users(run: Run, place: Path) -> None:
    (place / "memkit.toml").write_text("[broken\n# my secret plan\n")
    done = run("hook", PROMPT, "--host", "gemini", stdin={"prompt": "my secret plan"})
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")
    (place / "memkit.toml").write_text("")
    assert run("hook", "elsewhere", "--host", "nobody", stdin={"prompt": "my secret plan"}).returncode == 0
    log = (place / ".memkit" / "hook.log").read_text()
    assert "secret" not in log
    assert log.splitlines()[-1].split()[1:4] == ["?", "?", "ValueError"]


def test_a_broken_ledger_does_not_stop_the_agent(run: Run, place: Path) -> None:
    run("remember", "One thing holds.", actor="user:dev")
    (session,) = (place / "sessions").glob("*.md")
    session.chmod(0o644)
    session.write_text(session.read_text().replace("holds", "held"))
    run("note", "a thought", actor="agent:codex")
    for event in (START, PROMPT, COMPACT, END):
        done = run("hook", event, "--host", "codex", stdin={"session_id": "a", "prompt": "one thing"})
        assert (done.returncode, done.stderr) == (0, "")


def test_a_host_that_keeps_the_pipe_open_does_not_hold_it_up(place: Path) -> None:
    begun = time.monotonic()
    child = subprocess.Popen(
        [sys.executable, "-m", "memkit", "hook", START, "--host", "codex"],
        cwd=place, stdin=subprocess.PIPE, stdout=subprocess.PIPE, env={**os.environ, "PYTHONPATH": str(REPOSITORY)},
    )  # fmt: skip
    assert child.stdin is not None and child.stdout is not None
    child.stdin.write(b'{"session_id": "a"}')
    child.stdin.flush()
    assert child.wait(20) == 0
    assert time.monotonic() - begun < 15
    assert json.loads(child.stdout.read())["hookSpecificOutput"]["hookEventName"] == "SessionStart"
    child.stdin.close()
    child.stdout.close()


def test_the_shells_of_claude_code_learn_which_session_they_belong_to(run: Run, place: Path) -> None:
    file = place.parent / "env"
    run(
        "hook", START, "--host", "claude-code", stdin={"session_id": "ab-1'; rm x"}, CLAUDE_ENV_FILE=str(file)
    )
    assert file.read_text() == "export MEMKIT_HOST_SESSION='ab-1rmx'\n"


def test_two_agents_of_one_host_have_two_sessions(run: Run) -> None:
    run("note", "mine", actor="agent:codex", MEMKIT_HOST_SESSION="one")
    run("note", "yours", actor="agent:codex", MEMKIT_HOST_SESSION="two")
    run("hook", END, "--host", "codex", stdin={"session_id": "one"})
    opened = run("session", "show").stdout
    assert "yours" in opened
    assert "mine" not in opened
