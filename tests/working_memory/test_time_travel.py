"""Time travel for people: a past state, what a session could know, what changed between two points, and since when."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.working_memory.house import House, Said, in_process

DEV = ("--actor", "user:dev")


@pytest.fixture(scope="module")
def told(tmp_path_factory: pytest.TempPathFactory) -> tuple[House, dict[str, str]]:
    """A short history, one change a day; and the stem of each day's session."""
    house = House(tmp_path_factory.mktemp("past") / "repo")
    house.do("init", "--preset", "solo")
    toml = house.root / "memkit.toml"
    toml.write_text(toml.read_text().replace("working_window = 3", "working_window = 0"))
    days: tuple[tuple[str, ...], ...] = (
        ("remember", "The sluice opens at six.", "--id", "sluice-six", *DEV),
        ("remember", "Buoy nine is green.", "--id", "buoy-green", *DEV),
        ("revise", "sluice-six", "The sluice opens at six in the morning.", *DEV),
        ("supersede", "buoy-green", "Buoy nine is red.", "--id", "buoy-red", *DEV),
        ("remember", "Cranes rest on Sundays.", "--id", "cranes-rest", *DEV),
        ("archive", "cranes-rest", "--why", "no cranes left", *DEV),
    )
    stems: dict[str, str] = {}
    for number, words in enumerate(days, 1):
        stems[f"day{number}"] = _sealed(house, number, *words)
    # a work session counts for decay: what was working is active after it
    env = {"MEMKIT_NOW": "2026-11-07T09:00:00Z"}
    house.do("note", "A quiet day", env=env)
    house.do("session", "end", env=env)
    stems["day7"] = max(house.sessions()).removesuffix(".md")
    return house, stems


def _sealed(house: House, day: int, *words: str) -> str:
    before = set(house.sessions())
    house.do(*words, env={"MEMKIT_NOW": f"2026-11-{day:02d}T09:00:00Z"})
    (new,) = set(house.sessions()) - before
    return new.removesuffix(".md")


def _ask(told: tuple[House, dict[str, str]], *words: str) -> Said:
    return in_process(told[0].root, *words)


def _diff(told: tuple[House, dict[str, str]], *words: str) -> dict[str, list[tuple[str, str]]]:
    days = {stem: day for day, stem in told[1].items()}
    data = _ask(told, "diff", *words, "--json").data
    return {
        what: [(item["id"], days[item["session"]]) for item in items] for what, items in data.items() if items
    }


def test_diff_names_every_change_with_the_session_that_made_it(told: tuple[House, dict[str, str]]) -> None:
    stems = told[1]
    # a new wording is a use too, and the second use ends its time as a working fact
    assert _diff(told, stems["day2"], stems["day3"]) == {
        "revised": [("sluice-six", "day3")],
        "retiered": [("sluice-six", "day3")],
    }
    assert _diff(told, stems["day3"], stems["day4"]) == {
        "added": [("buoy-red", "day4")],
        "superseded": [("buoy-green", "day4")],
    }
    assert _diff(told, stems["day5"], stems["day6"]) == {"archived": [("cranes-rest", "day6")]}
    assert _diff(told, stems["day6"], stems["day7"]) == {"retiered": [("buoy-red", "day7")]}
    # what came and left in between is told as both
    assert _diff(told, stems["day1"], stems["day6"]) == {
        "added": [("buoy-green", "day2"), ("buoy-red", "day4"), ("cranes-rest", "day5")],
        "revised": [("sluice-six", "day3")],
        "superseded": [("buoy-green", "day4")],
        "retiered": [("sluice-six", "day3")],
        "archived": [("cranes-rest", "day6")],
    }


def test_diff_takes_dates_and_now_and_says_when_nothing_changed(told: tuple[House, dict[str, str]]) -> None:
    assert _diff(told, "2026-11-04", "2026-11-06") == _diff(told, told[1]["day4"], told[1]["day6"])
    assert _diff(told, "2026-11-06") == _diff(told, told[1]["day6"], told[1]["day7"])
    assert _ask(told, "diff", "2026-11-06", "2026-11-06").out == "nothing changed\n"
    text = _ask(told, "diff", "2026-11-03", "2026-11-04").out
    assert text == (
        f"+ [buoy-red] Buoy nine is red.  added · {told[1]['day4']}\n"
        f"× [buoy-green] Buoy nine is green.  superseded by buoy-red · {told[1]['day4']}\n"
    )
    revised = _ask(told, "diff", "2026-11-02", "2026-11-03").out.splitlines()
    assert revised == [
        f"~ [sluice-six] The sluice opens at six in the morning.  revised · {told[1]['day3']}",
        "    was: The sluice opens at six.",
        f"↔ [sluice-six] The sluice opens at six in the morning.  new → active · {told[1]['day3']}",
    ]


def test_replay_at_shows_the_state_of_a_session_or_a_day_and_writes_nothing(
    told: tuple[House, dict[str, str]],
) -> None:
    house, stems = told
    before = {path: path.read_bytes() for path in house.root.rglob("*.md")}
    shown = _ask(told, "replay", "--at", stems["day3"])
    assert (shown.code, "Buoy nine is green." in shown.out, "Buoy nine is red." in shown.out) == (
        0,
        True,
        False,
    )
    assert "The sluice opens at six in the morning." in shown.out
    assert _ask(told, "replay", "--at", "2026-11-03").out == shown.out
    assert _ask(told, "replay", "--at", stems["day3"][:12]).out == shown.out
    first = _ask(told, "replay", "--at", "2026-11-01", "--json").data
    assert (first["sessions"], first["facts"], first["written"]) == (1, 1, [])
    assert _ask(told, "replay", "--at", "1999-01-01", "--json").data["sessions"] == 0
    assert {path: path.read_bytes() for path in house.root.rglob("*.md")} == before


def test_known_to_shows_what_a_session_could_know(told: tuple[House, dict[str, str]]) -> None:
    shown = _ask(told, "replay", "--known-to", told[1]["day4"])
    assert ("Buoy nine is green." in shown.out, "Buoy nine is red." in shown.out) == (True, False)
    assert _ask(told, "replay", "--known-to", told[1]["day1"], "--json").data["sessions"] == 0


def test_known_to_leaves_out_what_was_sealed_on_another_branch(tmp_path: Path) -> None:
    here = House(tmp_path / "repo")
    here.do("init", "--preset", "solo")
    first = _sealed(here, 1, "remember", "The sluice opens at six.", "--id", "sluice-six", *DEV)
    there = House(tmp_path / "clone")
    for path in ("memkit.toml", f"sessions/{first}.md"):
        (there.root / path).parent.mkdir(exist_ok=True)
        (there.root / path).write_bytes((here.root / path).read_bytes())
    second = _sealed(here, 2, "remember", "Buoy nine is green.", "--id", "buoy-green", *DEV)
    third = _sealed(there, 3, "remember", "Cranes rest on Sundays.", "--id", "cranes-rest", *DEV)
    (here.root / "sessions" / f"{third}.md").write_bytes(
        (there.root / "sessions" / f"{third}.md").read_bytes()
    )
    fourth = _sealed(here, 4, "remember", "Oil is short.", "--id", "oil-short", *DEV)
    known = {
        stem: in_process(here.root, "replay", "--known-to", stem, "--json").data["sessions"]
        for stem in (second, third, fourth)
    }
    assert known == {second: 1, third: 1, fourth: 3}


def test_log_tells_a_facts_story_in_order(told: tuple[House, dict[str, str]]) -> None:
    stems = told[1]
    lines = _ask(told, "log", "buoy-green").out.splitlines()
    assert [(line.split()[0].partition("#")[0], line.split()[1]) for line in lines[1:]] == [
        (stems["day2"], "Created"),
        (stems["day2"], "Promoted"),
        (stems["day4"], "Superseded"),
    ]
    data = _ask(told, "log", "buoy-green", "--json").data
    assert [row["session"] for row in data["sessions"]] == [stems["day4"], stems["day2"]]


@pytest.mark.parametrize(
    ("text", "days"),
    [
        ("Buoy nine is green", ["day4", "day2"]),
        ("at six", ["day3", "day1"]),
        ("in the morning", ["day3", "day1"]),
        ("Cranes rest", ["day6", "day5"]),
        ("A quiet day", ["day7"]),
    ],
)
def test_log_s_finds_when_something_became_true_changed_or_left(
    told: tuple[House, dict[str, str]], text: str, days: list[str]
) -> None:
    rows = _ask(told, "log", "-S", text, "--json").data["sessions"]
    named = {stem: day for day, stem in told[1].items()}
    assert sorted((named[row["session"]] for row in rows), reverse=True) == days


@pytest.mark.parametrize(
    ("words", "code", "word"),
    [
        (("diff", "nowhere"), 1, "not-found"),
        (("diff", "2026-13-99"), 1, "not-found"),
        (("diff", "2026-11-04", "nowhere"), 1, "not-found"),
        (("diff", "2026-11-06", "2026-11-02"), 2, "bad-order"),
        (("diff",), 2, "missing-argument"),
        (("replay", "--at", "2026-02-30"), 1, "not-found"),
        (("replay", "--known-to", "nowhere"), 1, "not-found"),
        (("replay", "--trace", "nowhere"), 1, "not-found"),
        (("replay", "--at", "2026-11-02", "--check"), 2, "bad-options"),
        (("log", "no-such-fact"), 1, "not-found"),
        (("log", "-S", " "), 2, "missing-argument"),
        (("log", "-n", "-1"), 2, "bad-number"),
    ],
)
def test_a_wrong_question_is_answered_with_a_code_and_a_hint(
    told: tuple[House, dict[str, str]], words: tuple[str, ...], code: int, word: str
) -> None:
    said = _ask(told, *words)
    assert (said.code, said.out, f"[{word}]" in said.err, "\nhint: " in said.err) == (code, "", True, True), (
        said
    )


def test_a_text_nobody_said_is_found_in_no_session(told: tuple[House, dict[str, str]]) -> None:
    assert _ask(told, "log", "-S", "nobody said this").code == 1
