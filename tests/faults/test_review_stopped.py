"""A review that is stopped, at any moment and in any way: what was echoed is in the ledger, once; nothing else is."""

from __future__ import annotations

import os
import signal
import sys
import time
from pathlib import Path

import pytest

from tests.cli.terminal import Terminal
from tests.working_memory.house import House, in_process

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="a pseudo-terminal is needed")
CLAIMS = ("alpha", "bravo", "charlie", "delta", "echo")


@pytest.fixture(scope="module")
def queued(tmp_path_factory: pytest.TempPathFactory) -> House:
    """A workspace with five candidates in the queue."""
    made = House(tmp_path_factory.mktemp("review") / "repo", {"MEMKIT_ACTOR": "user:dev"})
    made.do("init", "--preset", "team")
    lines = "".join(f"The {name} buffer holds bytes.\n" for name in CLAIMS)
    made.do("propose", "-", stdin=lines, env={"MEMKIT_ACTOR": "agent:codex"})
    made.do("session", "end", "-m", "Looked.", "--defer", env={"MEMKIT_ACTOR": "agent:codex"})
    return made


@pytest.fixture
def house(queued: House, tmp_path: Path) -> House:
    """A copy of it."""
    return queued.copy_to(tmp_path / "repo")


def sit(house: House, *keys: tuple[str, str]) -> Terminal:
    """A review at a terminal in which these keys were typed, each until its echo is there."""
    screen = Terminal(["review"], house.root, {**house.env, "TERM": "xterm"})
    screen.until("1 of 5")
    screen.until("[?] help")
    for key, echo in keys:
        screen.press(key, echo)
        if echo.endswith("left"):
            screen.until("[?] help")
    return screen


def answers(house: House) -> dict[str, str]:
    found = house.run("list", "--place", "all", "--json").data["facts"]
    return {fact["id"].split("-")[0]: fact["status"] for fact in found}


def reviews(house: House) -> list[str]:
    """The sessions of kind review that the person sealed."""
    texts = [data.decode() for data in house.sessions().values()]
    return [text for text in texts if "\nkind: review\n" in text]


def drafts(house: House) -> list[Path]:
    return sorted((house.root / ".memkit" / "open").glob("*.jsonl"))


TWO = (
    ("p", "promoted alpha-buffer-holds-bytes · 4 of 5 left"),
    ("p", "promoted bravo-buffer-holds-bytes · 3 of 5 left"),
)
AFTER_TWO = dict.fromkeys(CLAIMS, "deferred") | {"alpha": "promoted", "bravo": "promoted"}


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM, signal.SIGHUP])
@pytest.mark.parametrize("more", [(), (("r", "why (Enter for none): "),)], ids=["at-a-key", "at-a-prompt"])
def test_a_signal_seals_what_was_answered(
    house: House, number: signal.Signals, more: tuple[tuple[str, str], ...]
) -> None:
    screen = sit(house, *TWO, *more)
    time.sleep(0.2)
    os.kill(screen.pid, number)
    assert screen.end() == 128 + number
    assert "reviewed 2 · 3 left" in screen.shown
    assert (answers(house), len(reviews(house)), drafts(house)) == (AFTER_TWO, 1, [])
    assert house.run("check").code == 0


def test_ctrl_c_is_such_a_signal(house: House) -> None:
    screen = sit(house, *TWO)
    screen.press("\x03", "reviewed 2 · 3 left")
    assert screen.end() == 130
    assert (answers(house), len(reviews(house)), drafts(house)) == (AFTER_TWO, 1, [])


def test_a_terminal_that_goes_away_seals_what_was_answered(house: House) -> None:
    screen = sit(house, *TWO)
    os.close(screen.handle)
    os.waitpid(screen.pid, 0)
    assert (answers(house), len(reviews(house)), drafts(house)) == (AFTER_TWO, 1, [])


def test_after_a_kill_the_next_command_of_the_person_seals_the_answers(house: House) -> None:
    screen = sit(house, *TWO)
    os.kill(screen.pid, signal.SIGKILL)
    assert screen.end() == -signal.SIGKILL
    assert (answers(house)["alpha"], reviews(house), len(drafts(house))) == ("deferred", [], 1)
    house.do("remember", "Somebody else writes.", "--id", "another-one", env={"MEMKIT_ACTOR": "user:ann"})
    assert len(drafts(house)) == 1
    assert "2 answers of user:dev, not sealed" in house.run("status").out
    house.do("remember", "The mole is lit.", "--id", "mole-lit")
    [review] = reviews(house)
    assert (review.count("- Promoted: "), "title: Review of 2 items\n" in review) == (2, True)
    assert {name: answers(house)[name] for name in CLAIMS} == AFTER_TWO
    assert drafts(house) == []
    assert house.run("check").code == 0


def test_a_step_back_before_a_kill_stays_taken_back(house: House) -> None:
    screen = sit(house, *TWO, ("u", "taken back: promoted bravo-buffer-holds-bytes · 4 of 5 left"))
    os.kill(screen.pid, signal.SIGKILL)
    screen.end()
    listed = house.run("review", "--json").data["items"]
    assert [item["id"].split("-")[0] for item in listed] == ["bravo", "charlie", "delta", "echo"]
    assert (answers(house), drafts(house)) == (AFTER_TWO | {"bravo": "deferred"}, [])


def test_a_review_that_is_going_on_is_nobody_elses_to_seal(house: House) -> None:
    screen = sit(house, *TWO)
    house.do("remember", "The mole is lit.", "--id", "mole-lit")
    assert (len(drafts(house)), reviews(house)) == (1, [])
    screen.press("p", "promoted charlie-buffer-holds-bytes · 2 of 5 left")
    screen.press("q", "reviewed 3 · 2 left")
    assert screen.end() == 0
    assert {name: answers(house)[name] for name in CLAIMS} == AFTER_TWO | {"charlie": "promoted"}
    assert house.run("check").code == 0


def test_the_same_answer_given_elsewhere_meanwhile_is_one_answer(house: House) -> None:
    screen = sit(house, *TWO)
    house.do("promote", "delta-buffer-holds-bytes")
    screen.press("p", "promoted charlie-buffer-holds-bytes")
    screen.press("q", "left")
    assert screen.end() == 0
    assert answers(house)["delta"] == "promoted"
    assert house.run("check").code == 0


@pytest.mark.parametrize("part", range(8))
def test_a_journal_torn_anywhere_holds_whole_answers(
    house: House, part: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    screen = sit(house, *TWO, ("p", "promoted charlie-buffer-holds-bytes"))
    os.kill(screen.pid, signal.SIGKILL)
    screen.end()
    [journal] = drafts(house)
    data = journal.read_bytes()
    head = data.index(b"\n") + 1
    journal.write_bytes(data[: head + (len(data) - head) * part // 7])
    house.entered(monkeypatch)
    assert in_process(house.root, "remember", "The mole is lit.", "--id", "mole-lit").code == 0
    found = [answers(house)[name] for name in CLAIMS]
    count = found.count("promoted")
    assert found == ["promoted"] * count + ["deferred"] * (5 - count)
    assert (count, drafts(house)) == (3 if part == 7 else part * 3 // 7, [])
    assert in_process(house.root, "check").code == 0
