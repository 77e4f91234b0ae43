"""`memkit list --limit`: the first so many of whatever is listed, and how many there are beside them."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.working_memory.house import House


@pytest.fixture
def house(tmp_path: Path) -> House:
    """Three facts, two terms and two keys."""
    made = House(tmp_path / "repo", {"MEMKIT_ACTOR": "user:dev"})
    assert made.run("init").code == 0
    for day in ("noon", "dawn", "dusk"):
        assert made.run("remember", f"Pumps run at {day}.", "--id", f"pump-{day}").code == 0
    for word in ("berth", "quay"):
        assert made.run("define", word, f"A {word} where ships lie.").code == 0
        assert made.run("set", word, "open").code == 0
    return made


@pytest.mark.parametrize("what", ["facts", "terms", "state", "sessions"])
def test_a_limit_gives_the_first_lines_of_the_whole_list(what: str, house: House) -> None:
    whole = house.run("list", what)
    assert whole.code == 0 and len(whole.out.splitlines()) > 1
    said = house.run("list", what, "--limit", "1")
    assert said.out == whole.out.splitlines(keepends=True)[0]
    (rows,) = house.run("list", what, "-n", "1", "--json").data.values()
    assert len(rows) == 1
    assert house.run("list", what, "--limit", "99").out == whole.out


def test_what_a_limit_leaves_out_is_counted(house: House) -> None:
    assert "2 more; without --limit all are listed" in house.run("list", "--limit", "1").err
    assert "more" not in house.run("list", "--limit", "3").err


def test_other_words_for_a_limit_work_and_none_is_refused(house: House) -> None:
    assert house.run("list", "--top", "1").out == house.run("list", "-n", "1").out
    said = house.run("list", "--limit", "0")
    assert (said.code, "[bad-limit]" in said.err, "hint: memkit list --limit 20" in said.err) == (
        2,
        True,
        True,
    )


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (("list", "--section", "fatcs"), "hint: memkit list --section facts"),
        (("recall", "quay", "--section", "nowhere"), "--section is one of "),
        (("recall", "quay", "--by", "user:nobody"), "--by is one of "),
    ],
)
def test_a_filter_value_that_nothing_here_has_is_refused(
    words: tuple[str, ...], message: str, house: House
) -> None:
    said = house.run(*words)
    assert (said.code, "[bad-choice]" in said.err, message in said.err) == (2, True, True)


def test_empty_answers_count_the_claims_of_an_open_session(tmp_path: Path) -> None:
    """An agent that proposed something and asks at once learns where its claims are."""
    house = House(tmp_path / "repo")
    assert house.run("init").code == 0
    (house.root / "pumps.py").write_text("NOON = 12\n")
    opened = house.run("propose", "Pumps run at NOON.", "--evidence", "pumps.py", "--json").data["session"]
    told = (
        "memkit: 1 claim of agent:codex's open session: judged when it ends\n"
        f"hint: memkit session end --defer --session {opened}\n"
    )
    assert house.run("list", "queue").err == f"memkit: nothing is recorded yet\n{told}"
    assert house.run("list").err == f"memkit: nothing is recorded yet\n{told}"
    matching = "memkit: 1 claim of this session matches, judged when it ends: pumps-run-noon\n"
    found = house.run("recall", "pumps").err
    assert found == f"memkit: no fact is live here yet, so nothing was found\n{told}{matching}"
    for verb in ("show", "why"):
        shown = house.run(verb, "pumps-run-noon")
        assert "raised in this session" in shown.out
        assert shown.err == f"hint: memkit session end --defer --session {opened}\n"
    other = house.run("show", "pumps-run-noon", env={"MEMKIT_ACTOR": "agent:other"})
    assert other.err == (
        "memkit: error: pumps-run-noon is a claim of agent:codex's open session: judged when it ends [not-found]\n"
        f"hint: memkit session end --defer --session {opened}\n"
    )
    assert house.run("session", "end", "--defer").code == 0
    assert "[pumps-run-noon]" in house.run("recall", "pumps").out
    assert house.run("list", "queue").err == "memkit: nothing waits for an answer\n"
