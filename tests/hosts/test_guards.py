"""What stands in a host's files does no harm where memkit is missing, fails or hangs."""

from __future__ import annotations

import json
import os
import shutil
import signal
import subprocess
from pathlib import Path

import pytest

from memkit.hosts import AGENTS, EVENTS, PROMPT, SERVER_WORDS, guarded_commands
from tests.hosts.conftest import COMMAND, environment

HELLO = {"jsonrpc": "2.0", "id": 7, "method": "initialize", "params": {"protocolVersion": "2025-06-18"}}
SHELLS = [shell for shell in ("dash", "bash", "sh") if shutil.which(shell)]
BROKEN = "#!/bin/sh\necho Traceback >&2\nexit 1\n"
HANGING = "#!/bin/sh\nexec sleep 60\n"


def without_memkit(folder: Path, program: str = "") -> dict[str, str]:
    """An environment whose PATH holds the system's programs, and a memkit that is this script."""
    folder.mkdir()
    if program:
        (folder / "memkit").write_text(program)
        (folder / "memkit").chmod(0o755)
    known = environment(1)
    others = [
        place for place in os.environ["PATH"].split(os.pathsep) if not (Path(place) / "memkit").exists()
    ]
    return {**known, "PATH": os.pathsep.join([str(folder), *others])}


def texts() -> list[str]:
    """Every text that sh runs."""
    found = [
        guarded_commands(event, host) for host, agent in AGENTS.items() if agent.file for event in EVENTS
    ]
    return sorted({keys.get("command") or keys["bash"] for keys in found})


@pytest.mark.parametrize("shell", SHELLS)
@pytest.mark.parametrize("program", ["", BROKEN], ids=["missing", "broken"])
def test_a_hook_without_memkit_says_nothing_and_ends_well(tmp_path: Path, shell: str, program: str) -> None:
    known = without_memkit(tmp_path / "bin", program)
    for text in texts():
        done = subprocess.run(
            [shell, "-c", text], env=known, input="{}", capture_output=True, text=True, check=False
        )
        assert (text, done.returncode, done.stdout, done.stderr) == (text, 0, "", "")


@pytest.mark.parametrize("shell", SHELLS)
def test_a_hooks_answer_passes_its_guard_unchanged(tmp_path: Path, shell: str) -> None:
    answer = json.dumps({"a": 'one\n"two" \\n \\\\ $HOME `id` %s é'})
    (tmp_path / "answer").write_text(answer)
    known = without_memkit(tmp_path / "bin", f"#!/bin/sh\ncat {tmp_path}/answer\n")
    for text in texts():
        done = subprocess.run(
            [shell, "-c", text], env=known, input="{}", capture_output=True, text=True, check=False
        )
        assert (done.returncode, done.stdout, done.stderr) == (0, answer, "")


def test_a_host_that_ends_the_shell_of_a_hanging_hook_is_rid_of_it(tmp_path: Path) -> None:
    """Gemini CLI waits until nobody holds the hook's pipes."""
    known = without_memkit(tmp_path / "bin", HANGING)
    text = guarded_commands(PROMPT, "gemini")["command"]
    child = subprocess.Popen(
        ["bash", "-c", text], env=known, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE
    )
    with pytest.raises(subprocess.TimeoutExpired):
        child.wait(0.5)
    child.terminate()
    assert child.communicate(timeout=120) == (b"", b"")


@pytest.mark.parametrize("program", ["", BROKEN], ids=["missing", "broken"])
def test_a_server_without_memkit_says_hello_and_has_no_tools(tmp_path: Path, program: str) -> None:
    known = without_memkit(tmp_path / "bin", program)
    asked = [
        HELLO,
        {"jsonrpc": "2.0", "method": "notifications/initialized"},
        {"jsonrpc": "2.0", "id": 8, "method": "prompts/list"},
    ]
    said = "".join(json.dumps(line) + "\n" for line in asked)
    done = subprocess.run(
        SERVER_WORDS, cwd=tmp_path, env=known, input=said, capture_output=True, text=True, check=False
    )
    hello, listed = map(json.loads, done.stdout.splitlines())
    assert (hello["id"], hello["result"]["capabilities"]) == (7, {"prompts": {}})
    prompt = {"name": "install", "description": "memkit is not installed here"}
    assert (listed["id"], listed["result"]["prompts"]) == (8, [prompt])
    assert (done.returncode, done.stderr) == (0, "")


def test_a_server_without_memkit_answers_at_once_and_ends_when_it_is_told_to(tmp_path: Path) -> None:
    child = subprocess.Popen(
        SERVER_WORDS,
        env=without_memkit(tmp_path / "bin"),
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
        # a job in the background ignores SIGINT, and so would the server that it starts
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),
    )
    assert child.stdin and child.stdout
    child.stdin.write(json.dumps(HELLO) + "\n")
    child.stdin.flush()
    assert json.loads(child.stdout.readline())["id"] == 7
    child.send_signal(signal.SIGINT)
    child.wait(20)
    child.stdin.close()
    child.stdout.close()


@pytest.mark.parametrize("id", ["0", '"a-1"'])
@pytest.mark.parametrize(
    "form", ['{"id":ID,"method":"initialize"}', '{"method":"initialize", "params": {}, "id": ID}']
)
def test_it_answers_with_the_id_it_was_asked_with(tmp_path: Path, id: str, form: str) -> None:
    known = without_memkit(tmp_path / "bin")
    done = subprocess.run(
        SERVER_WORDS,
        env=known,
        input=form.replace("ID", id) + "\n",
        capture_output=True,
        text=True,
        check=False,
    )
    assert json.loads(done.stdout)["id"] == json.loads(id)


def test_where_memkit_runs_the_server_is_memkits_in_the_folder_it_was_started_in(place: Path) -> None:
    below = place / "packages" / "a"
    below.mkdir(parents=True)
    known = environment(1) | {"PATH": f"{Path(COMMAND).parent}{os.pathsep}{os.environ['PATH']}"}
    done = subprocess.run(
        SERVER_WORDS,
        cwd=below,
        env=known,
        input=json.dumps(HELLO) + "\n",
        capture_output=True,
        text=True,
        check=False,
    )
    assert json.loads(done.stdout)["result"]["capabilities"] == {"prompts": {}, "resources": {}, "tools": {}}


def test_no_host_finds_a_variable_in_the_servers_entry() -> None:
    assert not any("$" in word for word in SERVER_WORDS)
