"""A weekly sitting at a terminal: thirty mixed items, an edit, a bulk answer, a step back, Ctrl-C in the middle."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.cli.terminal import Terminal
from tests.working_memory.house import House, in_process

AGENT = "agent:codex"
NAMES = (
    "anchor", "barge", "canal", "dock", "ebb", "ferry", "gauge", "harbour", "inlet",
    "jetty", "keel", "lock", "mooring", "narrows",
)  # fmt: skip
CHANGED = ("pilot", "quay", "rudder", "sluice", "tide")
CODE = "def {0}():\n    return {1}\n\n\ndef other():\n    return 0\n"
ADR = (
    "# {0}. {1}\n\nDate: 2026-03-02\n\n## Status\n\nAccepted\n\n## Context\n\nBoats come.\n\n"
    "## Decision\n\n{2}\n\n## Consequences\n\nIt grows.\n"
)
DECISIONS = (
    "We keep one log a day.",
    "We name buoys by colour.",
    "We weigh cargo on land.",
    "We close at ten.",
)


@pytest.fixture(scope="module")
def week(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A repository after a week: 14 claims and 2 changes of an agent, 4 decisions read in documents, 2 conflicts,
    2 stalled threads, 5 stale facts and an invariant that is due."""
    house = House(tmp_path_factory.mktemp("week") / "repo", {"MEMKIT_ACTOR": "user:dev"})
    with pytest.MonkeyPatch.context() as patch:
        for name, value in house.env.items():
            patch.setenv(name, value)

        def do(*words: str, actor: str = "user:dev") -> None:
            patch.setenv("MEMKIT_ACTOR", actor)
            said = in_process(house.root, *words)
            assert said.code == 0, (words, said)

        do("init", "--preset", "solo")
        _prepare(house.root)
        _by_a_person(do)
        _by_an_agent(do)
        do("harvest")
        # what changes memory comes last in a walk by day
        patch.setenv("MEMKIT_NOW", "2026-11-16T08:00:00Z")
        _changes_by_an_agent(do)
        for at, name in enumerate(CHANGED):
            (house.root / f"{name}.py").write_text(CODE.format(name, f"{at} + 1"))
        yield house


def _prepare(root: Path) -> None:
    """Files to cite and to read, committed, and windows short enough for a week."""
    toml = root / "memkit.toml"
    text = toml.read_text().replace("stalled_thread = 40", "stalled_thread = 0")
    toml.write_text(text.replace("reverify_every = 40", "reverify_every = 1"))
    for at, name in enumerate(CHANGED):
        (root / f"{name}.py").write_text(CODE.format(name, at))
    folder = root / "docs" / "adr"
    folder.mkdir(parents=True)
    for at, decision in enumerate(DECISIONS, 1):
        (folder / f"000{at}-rule.md").write_text(ADR.format(at, decision.rstrip("."), decision))
    subprocess.run(["git", "add", "-A"], cwd=root, check=True)
    who = ["-c", "user.name=dev", "-c", "user.email=dev@example.org"]
    subprocess.run(["git", *who, "commit", "-qm", "start"], cwd=root, check=True)


def _by_a_person(do: Callable[..., None]) -> None:
    for at, name in enumerate(CHANGED):
        words = ("--id", f"{name}-returns", "--evidence", f"{name}.py#{name}")
        do("remember", f"The function {name} of {name}.py returns {at}.", *words)
    do("remember", "Errors leave as JSON.", "--kind", "invariant", "--id", "errors-json")
    for size in (25, 50):
        do("remember", f"Uploads are limited to {size} MB.", "--id", f"uploads-{size}")
    for state in ("on", "off"):
        do("remember", f"The night light is {state} by default.", "--id", f"light-{state}")
    for topic in ("database", "broker"):
        do("remember", f"Which {topic} is the default?", "--kind", "thread", "--id", f"which-{topic}")


def _by_an_agent(do: Callable[..., None]) -> None:
    for name in NAMES:
        do("propose", f"The {name} is checked by the {name} crew.", actor=AGENT)
    do("session", "end", "-m", "Looked around.", "--defer", actor=AGENT)


def _changes_by_an_agent(do: Callable[..., None]) -> None:
    do("archive", "errors-json", "--why", "old", actor=AGENT)
    do("close", "which-broker", "None.", actor=AGENT)
    do("session", "end", "-m", "Looked again.", "--defer", actor=AGENT)


@pytest.fixture
def house(week: House, tmp_path: Path) -> House:
    """A copy of it."""
    copy = House(tmp_path / "repo", dict(week.env))
    shutil.copytree(week.root, copy.root, dirs_exist_ok=True)
    return copy


def items(house: House) -> list[dict[str, object]]:
    found: list[dict[str, object]] = house.run("review", "--json").data["items"]
    return found


def counts(house: House) -> dict[str, int]:
    kinds = [str(item["kind"]) for item in items(house)]
    return {kind: kinds.count(kind) for kind in dict.fromkeys(kinds)}


MIXED = {"candidate": 18, "change": 2, "conflict": 2, "stale": 5, "stalled": 2, "invariant": 1}


class Sitting:
    """Somebody at a terminal: keys, what must come of each, and frames to look at."""

    def __init__(self, house: House, size: tuple[int, int], frames: dict[str, str]) -> None:
        self.screen = Terminal(["review"], house.root, {**house.env, "TERM": "xterm"}, size)
        self.frames = frames
        self.screen.until("[?] help")

    def press(self, keys: str, *echoes: str) -> None:
        """Types keys and waits for each echo, in order."""
        self.screen.press(keys)
        for echo in echoes:
            self.screen.until(echo)

    def answer(self, keys: str, echo: str) -> None:
        """Types keys, waits for the echo and for the next panel."""
        self.press(keys, echo, "[?] help")

    def look(self, name: str) -> None:
        self.frames[name] = self.screen.frame()


def first_half(sitting: Sitting) -> None:
    """Decisions read in documents, two answers, one taken back, one skipped, an edit, and Ctrl-C."""
    sitting.look("a candidate")
    sitting.press("z", "these are: p promote · r reject · d defer")
    sitting.press("\x1b[A", "no such key here")
    sitting.press("?", "it becomes memory, and you stand behind it", "this list")
    sitting.look("help")
    for at, name in enumerate(("0001-keep-one-log", "0002-name-buoys-colour"), 1):
        sitting.answer("p", f"promoted adr-{name} · {30 - at} of 30 left")
    sitting.answer("p", "promoted adr-0003-weigh-cargo-land · 27 of 30 left")
    sitting.answer("p", "promoted adr-0004-close-ten · 26 of 30 left")
    sitting.answer("p", "promoted anchor-checked-anchor-crew · 25 of 30 left")
    sitting.press("r", "why (Enter for none): ")
    sitting.answer("\n", "rejected barge-checked-barge-crew · 24 of 30 left")
    sitting.answer("p", "promoted canal-checked-canal-crew · 23 of 30 left")
    sitting.answer("u", "taken back: promoted canal-checked-canal-crew · 24 of 30 left")
    sitting.look("a step back")
    sitting.answer("s", "skipped canal-checked-canal-crew")
    sitting.press("e", "by the dock crew.")
    sitting.answer(" It is.\n", "promoted dock-checked-dock-crew · 23 of 30 left")
    sitting.look("an edit")
    sitting.press("\x03", "reviewed 7 · 23 left")
    sitting.look("after Ctrl-C")


def second_half(sitting: Sitting) -> None:
    """A bulk answer of a session, one of a kind, conflicts, stale facts, threads, and the end."""
    sitting.press("a", "all of which?", "(Enter: none): ")
    sitting.press("s\n", "which answer?", "(Enter: none): ")
    sitting.press("p\n", "promote 11:", "promote 11? (y): ")
    sitting.look("a bulk answer, asked")
    sitting.answer("y\n", "promote: 11 items · 12 of 23 left")
    sitting.answer("d", "deferred archived-errors-json · 12 of 23 left")
    sitting.press("r", "why (Enter for none): ")
    sitting.answer("still needed\n", "rejected closed-which-broker · 11 of 23 left")
    sitting.look("a conflict")
    sitting.answer("2", "· uploads-50 · 10 of 23 left")
    sitting.answer("b", "· both · 9 of 23 left")
    sitting.look("a stale fact")
    sitting.press("v", "-    return 0", "+    return 0 + 1")
    sitting.answer("h", "verified pilot-returns")
    sitting.press("a", "(Enter: none): ")
    sitting.press("k\n", "(Enter: none): ")
    sitting.press("h\n", "holds 4? (y): ")
    sitting.answer("y\n", "holds: 4 items · 4 of 23 left")
    sitting.answer("h", "verified errors-json · 3 of 23 left")
    sitting.answer("k", "kept which-broker · 2 of 23 left")
    sitting.press("c", "outcome: ")
    sitting.press(
        "SQLite\n", "closed which-database · 1 of 23 left", "that was the last one  [u] back  [q] end"
    )
    sitting.press("q", "reviewed 23 · 1 left")
    sitting.look("the end")


@pytest.mark.parametrize("size", [(80, 24), (120, 40)], ids=["80x24", "120x40"])
def test_thirty_mixed_items_in_two_sittings(house: House, size: tuple[int, int]) -> None:
    assert counts(house) == MIXED
    frames: dict[str, str] = {}
    began = time.monotonic()
    one = Sitting(house, size, frames)
    first_half(one)
    assert one.screen.end() == 130
    two = Sitting(house, size, frames)
    second_half(two)
    assert two.screen.end() == 0
    took = time.monotonic() - began
    _keep(frames, size, took)
    # the key itself may stand before a line: the terminal echoes it
    wide = [line for frame in frames.values() for line in frame.splitlines() if len(line) > size[0] + 1]
    assert wide == []
    assert [item["item"] for item in items(house)] == ["change:archived-errors-json"]
    sealed = [data.decode() for data in house.sessions().values() if b"\nkind: review\n" in data]
    titles = [line for text in sealed for line in text.splitlines() if line.startswith("title: Review of")]
    assert titles == ["title: Review of 7 items", "title: Review of 23 items"]
    assert [
        line for text in sealed for line in text.splitlines() if "why" in line and "still needed" not in line
    ] == []
    assert house.run("check").code == 0


def _keep(frames: dict[str, str], size: tuple[int, int], took: float) -> None:
    """Writes the frames to a file if somebody wants to look at them."""
    wanted = os.environ.get("MEMKIT_FRAMES")
    if wanted:
        path = Path(wanted) / f"review-{size[0]}x{size[1]}.json"
        path.write_text(json.dumps({"seconds": took, **frames}, ensure_ascii=False, indent=1))


def test_two_people_who_answer_differently_at_the_same_time_are_named(house: House) -> None:
    one = Sitting(house, (100, 24), {})
    other = Sitting(House(house.root, {**house.env, "MEMKIT_ACTOR": "user:ann"}), (100, 24), {})
    one.answer("p", "promoted adr-0001-keep-one-log · 29 of 30 left")
    other.press("r", "why (Enter for none): ")
    other.answer("no\n", "rejected adr-0001-keep-one-log · 29 of 30 left")
    other.press("q", "reviewed 1 · 29 left")
    assert other.screen.end() == 0
    one.press("q", "reviewed 1 · 30 left")
    one.screen.until("adr-0001-keep-one-log was answered otherwise at the same time; it waits for one answer")
    assert one.screen.end() == 0
    [first] = [item for item in items(house) if item["id"] == "adr-0001-keep-one-log"]
    said = (
        "answered twice at the same time: rejected by user:ann, promoted by user:dev; your answer settles it"
    )
    assert [line for line in first["detail"] if "answered" in line] == [said]  # type: ignore[attr-defined]
