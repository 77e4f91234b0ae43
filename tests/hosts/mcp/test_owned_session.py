"""A server owns one session: sealed however its client goes, and by the next server if it was killed."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.hosts.conftest import COMMAND, Run, environment


class Client:
    """A client of a server of its own, line by line."""

    def __init__(self, place: Path, name: str = "ferry-editor") -> None:
        self.process = subprocess.Popen(
            [COMMAND, "mcp"], cwd=place, env=environment(30), stdin=subprocess.PIPE, stdout=subprocess.PIPE
        )
        self._id = 0
        client = {"name": name, "version": "1"}
        self.ask("initialize", protocolVersion="2025-06-18", capabilities={}, clientInfo=client)

    def send(self, method: str, **params: object) -> None:
        assert self.process.stdin is not None
        self._id += 1
        message = {"jsonrpc": "2.0", "id": self._id, "method": method, "params": params}
        self.process.stdin.write(json.dumps(message).encode() + b"\n")
        self.process.stdin.flush()

    def ask(self, method: str, **params: object) -> Any:
        self.send(method, **params)
        assert self.process.stdout is not None
        return json.loads(self.process.stdout.readline())["result"]

    def propose(self, text: str) -> str:
        result = self.ask("tools/call", name="propose", arguments={"text": text})
        return str(result["structuredContent"]["id"])

    def close(self) -> int:
        assert self.process.stdin is not None
        self.process.stdin.close()
        return self.process.wait(120)


@pytest.fixture
def clients(place: Path) -> Iterator[list[Client]]:
    found: list[Client] = []
    yield found
    for client in found:
        if client.process.poll() is None:
            client.process.kill()
            client.process.wait(120)


def waiting(run: Run) -> set[str]:
    return {item["id"] for item in json.loads(run("review", "--json").stdout)["data"]["items"]}


def is_whole(run: Run) -> bool:
    return run("session", "show").stdout == "no open session\n" and run("check").returncode == 0


def test_three_clients_at_once_and_all_they_proposed_waits_once_they_are_gone(
    place: Path, run: Run, clients: list[Client]
) -> None:
    names = ("claude-code", "claude-code", "Ferry Editor")
    clients += [Client(place, name) for name in names]
    raised = {
        client.propose(f"Every quay numbered {turn}{at} must keep a lamp.")
        for turn in range(5)
        for at, client in enumerate(clients)
    }
    assert len(raised) == 15
    opened = json.loads(run("session", "show", "--json").stdout)["data"]["open"]
    assert sorted(session["actor"] for session in opened) == [
        "agent:claude-code",
        "agent:claude-code",
        "agent:ferry-editor",
    ]
    assert [client.close() for client in clients] == [0, 0, 0]
    assert waiting(run) == raised
    assert is_whole(run)


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT], ids=["SIGTERM", "SIGINT"])
def test_a_signal_ends_it_at_once_and_what_was_written_is_sealed(
    number: signal.Signals, place: Path, run: Run, clients: list[Client]
) -> None:
    client = Client(place)
    clients.append(client)
    raised = client.propose("Every quay must keep a lamp.")
    client.process.send_signal(number)
    assert client.process.wait(120) == 0
    assert waiting(run) == {raised}
    assert is_whole(run)


def test_a_signal_during_a_write_loses_nothing_of_it(place: Path, run: Run, clients: list[Client]) -> None:
    client = Client(place)
    clients.append(client)
    first = client.propose("Every quay must keep a lamp.")
    client.send("tools/call", name="propose", arguments={"text": "Every pier must keep a bell."})
    time.sleep(0.02)
    client.process.terminate()
    assert client.process.wait(120) == 0
    assert first in waiting(run) and len(waiting(run)) in (1, 2)
    assert is_whole(run)


def test_what_a_killed_server_left_is_sealed_by_the_next(
    place: Path, run: Run, clients: list[Client]
) -> None:
    killed, alive = Client(place), Client(place, "other")
    clients += [killed, alive]
    lost = killed.propose("Every quay must keep a lamp.")
    alive.propose("Every pier must keep a bell.")
    killed.process.kill()
    killed.process.wait(120)
    assert len(list((place / ".memkit" / "open").glob("*.jsonl"))) == 2
    next_one = Client(place)
    clients.append(next_one)
    # the session of the one that still runs is left alone
    assert waiting(run) == {lost}
    opened = json.loads(run("session", "show", "--json").stdout)["data"]["open"]
    assert [session["actor"] for session in opened] == ["agent:other"]
    assert (next_one.close(), alive.close()) == (0, 0)
    assert len(waiting(run)) == 2
    assert os.listdir(place / ".memkit" / "mcp") == []


@pytest.mark.parametrize(
    "words", [("review", "--json"), ("hook", "session-start", "--host", "copilot")], ids=["review", "hook"]
)
def test_review_and_hooks_seal_it_too(
    place: Path, run: Run, clients: list[Client], words: tuple[str, ...]
) -> None:
    killed = Client(place)
    clients.append(killed)
    lost = killed.propose("Every quay must keep a lamp.")
    killed.process.kill()
    killed.process.wait(120)
    run(*words)
    assert waiting(run) == {lost}


def test_a_server_that_only_reads_leaves_nothing_behind(place: Path, clients: list[Client]) -> None:
    client = Client(place)
    clients.append(client)
    client.ask("tools/call", name="recall", arguments={"query": "lamps"})
    assert client.close() == 0
    assert "mcp" not in os.listdir(place / ".memkit")


def test_the_servers_own_session_is_not_told_to_its_client_as_unfinished(
    place: Path, clients: list[Client]
) -> None:
    clients.append(client := Client(place))
    client.propose("The ferry has four decks.")
    pack = client.ask("tools/call", name="context_pack", arguments={})
    assert "session of" not in json.dumps(pack)


def test_a_session_that_was_ended_is_followed_by_another(
    place: Path, run: Run, clients: list[Client]
) -> None:
    client = Client(place)
    clients.append(client)
    first = client.propose("Every quay must keep a lamp.")
    ended = client.ask("tools/call", name="session_end", arguments={"message": "Lamps."})
    assert ended["structuredContent"]["deferred"] == 1
    second = client.propose("Every pier must keep a bell.")
    assert waiting(run) == {first}
    assert client.close() == 0
    assert waiting(run) == {first, second}


def test_the_server_needs_no_library_of_the_protocol(place: Path) -> None:
    words = (
        "import sys\nimport memkit.hosts.mcp\nfrom memkit.cli.verbs import setup\n"
        "print(sorted({'mcp', 'pydantic', 'asyncio', 'typer'} & set(sys.modules)))"
    )
    done = subprocess.run(
        [COMMAND.parent / "python", "-c", words],
        env=environment(),
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stdout == "[]\n"


@pytest.mark.parametrize("closed", ["<&-", "<&- >&- 2>&-"], ids=["stdin", "all"])
def test_a_server_without_streams_reads_and_says_nothing(place: Path, closed: str) -> None:
    """A file that the start opens must not take the place of a closed stream."""
    words = ["sh", "-c", f"exec {COMMAND} mcp {closed}"]
    done = subprocess.run(words, cwd=place, env=environment(), capture_output=True, timeout=300, check=False)
    assert (done.returncode, done.stdout, done.stderr) == (0, b"", b"")
