"""An agent, by every door of memkit in its host's own environment, ends nothing, votes for nothing, is no person."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.working_memory.house import House, Said

INSIDE = {"CLAUDECODE": "1"}


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> House:
    """A workspace with an invariant and a thread that a person stands behind, to be copied."""
    made = House(tmp_path_factory.mktemp("built") / "repo", {"MEMKIT_ACTOR": "user:dev"})
    made.do("init")
    made.do("remember", "Errors are JSON.", "--id", "errors-json", "--kind", "invariant")
    made.do("remember", "How many retries?", "--id", "retry-budget", "--kind", "thread")
    return made


@pytest.fixture
def house(built: House, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> House:
    """A copy of that workspace for one test."""
    made = built.copy_to(tmp_path / "repo")
    made.entered(monkeypatch)
    return made


def agent(house: House, *words: str, stdin: str = "") -> Said:
    """The installed command as an agent's host runs it."""
    env = {name: value for name, value in house.env.items() if name != "MEMKIT_ACTOR"}
    house.env.clear()
    house.env.update(env)
    return house.run(*words, stdin=stdin, env=INSIDE)


def live(house: House) -> list[str]:
    found = house.run("list", "--json", env={"MEMKIT_ACTOR": "user:dev"}).data["facts"]
    return sorted(fact["id"] for fact in found if fact["status"] in ("promoted", "open"))


BOTH = ["errors-json", "retry-budget"]
BODY = "Done.\n\n## Memory References\n\n- Superseded: errors-json (invalidated)\n- Closed: retry-budget\n"


@pytest.mark.parametrize(
    "words",
    [
        ("supersede", "errors-json", "--invalidate", "--why", "old"),
        ("supersede", "errors-json", "Errors are XML.", "--why", "new"),
        ("archive", "errors-json", "--why", "old"),
        ("revise", "errors-json", "Errors are XML.", "--why", "clearer"),
        ("close", "retry-budget", "Three."),
        ("verify", "errors-json"),
        ("pin", "errors-json"),
        ("undo", "errors-json"),
    ],
    ids=lambda words: words[0],
)
@pytest.mark.parametrize("posing", [(), ("--actor", "user:dev")], ids=["as-itself", "as-a-user"])
def test_no_verb_ends_or_confirms_what_a_person_stands_behind(
    house: House, words: tuple[str, ...], posing: tuple[str, ...]
) -> None:
    said = agent(house, *words, *posing)
    agent(house, "session", "end", "--defer", *posing)
    assert live(house) == BOTH
    assert "--actor user" not in said.err


def test_a_session_in_one_call_raises_changes_instead_of_making_them(house: House) -> None:
    assert agent(house, "session", "end", "-", "--defer", stdin=BODY).code == 0
    queue = house.run("queue", "--json", env={"MEMKIT_ACTOR": "user:dev"}).data["facts"]
    assert (live(house), len(queue)) == (BOTH, 2)


def test_a_session_in_one_call_gives_no_answer(house: House) -> None:
    body = "Done.\n\n## Memory References\n\n- Verified: errors-json\n"
    said = agent(house, "session", "end", "-", stdin=body)
    assert (said.code, "[answer-in-body]" in said.err) == (4, True)


def test_a_session_by_hand_waits_for_a_person_and_check_names_it(house: House) -> None:
    forged = BODY + "- Promoted: errors-json\n- Verified: errors-json\n"
    (house.root / "sessions" / "2026-11-16-100000.md").write_text(f"# By hand\n\n{forged}")
    assert live(house) == BOTH
    codes = [problem["code"] for problem in _problems(house)]
    assert [codes.count(code) for code in ("change-waits", "answer-by-hand")] == [2, 2]


def test_what_a_session_by_hand_asks_for_happens_when_a_person_says_so(house: House) -> None:
    (house.root / "sessions" / "2026-11-16-100000.md").write_text(f"# By hand\n\n{BODY}")
    queue = house.run("queue", "--json", env={"MEMKIT_ACTOR": "user:dev"}).data["facts"]
    for fact in queue:
        env = {"MEMKIT_ACTOR": "user:dev", "MEMKIT_NOW": "2026-11-17T09:00:00Z"}
        assert house.run("promote", fact["id"], env=env).code == 0
    assert live(house) == []
    assert [problem["code"] for problem in _problems(house) if problem["code"] == "change-waits"] == []


def test_two_agents_are_no_quorum(house: House) -> None:
    toml = house.root / "memkit.toml"
    toml.write_text(toml.read_text().replace("quorum = 1\n", "quorum = 2\n"))
    as_a = {"MEMKIT_ACTOR": "agent:a"}
    assert house.run("propose", "Pumps run at noon.", "--id", "pump-noon", env=as_a).code == 0
    assert house.run("session", "end", "--defer", env=as_a).code == 0
    for name in ("agent:b", "agent:c"):
        said = house.run("promote", "pump-noon", env={"MEMKIT_ACTOR": name})
        assert (said.code, "[needs-person]" in said.err) == (4, True)
    assert live(house) == BOTH


def test_an_agent_the_policy_names_answers_descriptions_of_others_and_nothing_else(house: House) -> None:
    toml = house.root / "memkit.toml"
    toml.write_text(toml.read_text().replace('reviewers = ["people"]', 'reviewers = ["people", "agent:b"]'))
    as_a, as_b = {"MEMKIT_ACTOR": "agent:a"}, {"MEMKIT_ACTOR": "agent:b"}
    assert house.run("propose", "Pumps run at noon.", "--id", "pump-noon", env=as_a).code == 0
    norm = ("propose", "Commits are small.", "--id", "small-commits", "--kind", "convention")
    assert house.run(*norm, env=as_a).code == 0
    assert house.run("session", "end", "--defer", env=as_a).code == 0
    assert [house.run("promote", id, env=as_b).code for id in ("pump-noon", "small-commits")] == [0, 4]
    assert live(house) == sorted([*BOTH, "pump-noon"])


def test_in_ci_a_user_counts_only_as_a_reviewer_of_the_policy(house: House) -> None:
    in_ci = {"MEMKIT_ACTOR": "user:dev", "CI": "true"}
    said = house.run("pin", "errors-json", env=in_ci)
    assert (said.code, "in CI, and no reviewer of the policy" in said.err) == (4, True)
    toml = house.root / "memkit.toml"
    toml.write_text(toml.read_text().replace('reviewers = ["people"]', 'reviewers = ["people", "dev"]'))
    assert house.run("pin", "errors-json", env=in_ci).code == 0


def test_a_name_inside_an_agents_environment_is_recorded_as_such(house: House) -> None:
    assert agent(house, "remember", "Pumps run at noon.", "--actor", "user:dev").code == 0
    codes = [problem["code"] for problem in _problems(house)]
    assert "agent-environment" in codes


def test_nobody_known_is_said(house: House) -> None:
    house.env.pop("MEMKIT_ACTOR")
    said = house.run("propose", "Pumps run at noon.")
    assert (said.code, said.err.startswith("memkit: recorded as agent:unknown")) == (0, True)


def _problems(house: House) -> list[dict[str, str]]:
    import json

    house.run("replay", "-q", env={"MEMKIT_ACTOR": "user:dev"})
    said = house.run("check", "--json", env={"MEMKIT_ACTOR": "user:dev"})
    found: list[dict[str, str]] = json.loads(said.out)["problems"]
    return found


def test_an_unreviewed_fact_that_meets_a_reviewed_one_waits_again(house: House) -> None:
    as_bot, as_dev = {"MEMKIT_ACTOR": "agent:bot"}, {"MEMKIT_ACTOR": "user:dev"}
    up = ("remember", "The upload parser takes 25 MB at most.", "--id", "upload-25")
    assert house.run(*up, env=as_bot).code == 0
    assert "upload-25" in live(house)
    other = ("remember", "The upload parser takes 50 MB at most.", "--id", "upload-50")
    assert house.run(*other, env=as_dev).code == 0
    assert live(house) == sorted([*BOTH, "upload-50"])
    shown = house.run("show", "upload-50", env=as_dev).out
    assert ("disputed by:   upload-25" in shown, "IN CONFLICT" in shown) == (True, False)
