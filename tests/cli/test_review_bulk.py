"""Answers without a dialogue: listed as JSON, applied from a file, or one answer for all that is listed."""

from __future__ import annotations

import json
import shutil
from pathlib import Path

import pytest

from tests.working_memory.house import House, Said, in_process

FIXTURES = Path(__file__).parents[2] / "fixtures"
LIMITS = "MAX_WAIT = 30\n\n\ndef wait():\n    return MAX_WAIT\n"


@pytest.fixture
def house(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> House:
    """A workspace of one person, where an agent's descriptions count without a review."""
    made = House(tmp_path / "repo", {"MEMKIT_ACTOR": "user:dev"}).entered(monkeypatch)
    (made.root / "limits.py").write_text(LIMITS)
    assert in_process(made.root, "init", "--preset", "solo").code == 0
    return made


def agent(house: House, monkeypatch: pytest.MonkeyPatch, *claims: tuple[str, ...]) -> str:
    """An agent's session with these claims; returns its stem."""
    monkeypatch.setenv("MEMKIT_ACTOR", "agent:codex")
    for words in claims:
        assert in_process(house.root, "propose", *words).code == 0
    said = in_process(house.root, "session", "end", "-m", "Looked.", "--defer", "--json")
    monkeypatch.setenv("MEMKIT_ACTOR", "user:dev")
    assert said.code == 0, said
    return str(said.data["session"])


def apply(house: House, *rows: object) -> Said:
    """`review --apply` with these rows, one a line."""
    (house.root / "answers.jsonl").write_text(
        "".join((row if isinstance(row, str) else json.dumps(row)) + "\n" for row in rows)
    )
    return in_process(house.root, "review", "--apply", "answers.jsonl", "--json")


def items(house: House, *words: str) -> list[str]:
    return [item["item"] for item in in_process(house.root, "review", *words, "--json").data["items"]]


def standing(house: House) -> dict[str, tuple[str, str]]:
    facts = in_process(house.root, "list", "--place", "all", "--json").data["facts"]
    return {fact["id"]: (fact["status"], fact["standing"]) for fact in facts}


WAIT = ("A call waits 30 seconds at most, MAX_WAIT.", "--id", "max-wait", "--evidence", "limits.py")
NAME = ("MAX_WAIT is read by wait.", "--id", "wait-reads", "--evidence", "limits.py")


def test_unreviewed_facts_are_confirmed_all_at_once(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    agent(house, monkeypatch, WAIT, NAME)
    assert items(house) == []
    assert items(house, "--unreviewed") == ["unreviewed:max-wait", "unreviewed:wait-reads"]
    before = house.sessions()
    said = in_process(house.root, "review", "--unreviewed", "--answer", "holds", "--yes")
    assert (said.code, said.out) == (0, "reviewed 2 · 0 left\n")
    assert standing(house) == {"max-wait": ("promoted", "reviewed"), "wait-reads": ("promoted", "reviewed")}
    assert len(house.sessions()) == len(before) + 1


def test_unreviewed_facts_are_swept_by_session(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    first = agent(house, monkeypatch, WAIT)
    agent(house, monkeypatch, NAME)
    said = in_process(
        house.root, "review", "--unreviewed", "--session", first, "--answer", "archive", "--yes"
    )
    assert (said.code, said.out) == (0, "reviewed 1 · 1 left\n")
    assert standing(house) == {"max-wait": ("archived", ""), "wait-reads": ("promoted", "unreviewed")}
    sealed = list(house.sessions().values())[-1].decode()
    assert "- Archived: max-wait" in sealed
    assert "why" not in sealed


@pytest.mark.parametrize("word", ["sweep", "archve", "no", "invalid", "delete"])
def test_no_hint_guesses_an_answer_that_ends_a_fact(
    house: House, monkeypatch: pytest.MonkeyPatch, word: str
) -> None:
    agent(house, monkeypatch, WAIT)
    said = in_process(house.root, "review", "--unreviewed", "--answer", word, "--yes")
    assert f'--answer is one of holds, invalidate, archive, not "{word}"' in said.err
    assert said.err.endswith(" review --unreviewed  # lists what waits\n")
    near = in_process(house.root, "review", "--unreviewed", "--answer", "hold", "--yes")
    assert near.err.endswith(" review --unreviewed --answer holds --yes\n")
    other = in_process(house.root, "review", "--unreviewed", "--answer", "pin", "--yes")
    assert (other.code, other.out) == (
        1,
        "nothing waits for that answer: these take holds, invalidate, archive\n",
    )
    done = in_process(house.root, "review", "--unreviewed", "--answer", "archive", "--yes")
    assert done.out == "reviewed 1 · 0 left\n"
    none = in_process(house.root, "review", "--unreviewed", "--answer", word, "--yes")
    assert none.err.endswith(" review --unreviewed  # lists what waits\n")
    kind = in_process(house.root, "review", "--kind", "unreviewd", "--answer", "archive", "--yes")
    assert kind.err.endswith(" review --kind unreviewed\n")


@pytest.mark.parametrize("word", ["yes", "Confirm", "ok", "accept", "approve", "keep", "verify", "Holds"])
def test_a_word_that_means_yes_confirms_what_these_items_ask(
    house: House, monkeypatch: pytest.MonkeyPatch, word: str
) -> None:
    agent(house, monkeypatch, WAIT, ("Never wait twice.", "--id", "never-twice"))
    said = in_process(house.root, "review", "--unreviewed", "--answer", word, "--yes")
    assert (said.code, said.out) == (0, "reviewed 1 · 1 left\n")
    assert standing(house)["max-wait"] == ("promoted", "reviewed")
    row = '{"item": "candidate:never-twice", "answer": "approve"}'
    (house.root / "answers.jsonl").write_text(row)
    assert in_process(house.root, "review", "--apply", "answers.jsonl").out == "reviewed 1 · 0 left\n"
    assert standing(house)["never-twice"] == ("promoted", "reviewed")


def test_one_answer_for_all_asks_first_where_nobody_can_be_asked(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    agent(house, monkeypatch, WAIT)
    said = in_process(house.root, "review", "--unreviewed", "--answer", "holds")
    assert (said.code, said.err.endswith("review --unreviewed --answer holds --yes\n")) == (4, True)
    assert items(house, "--unreviewed") == ["unreviewed:max-wait"]


@pytest.mark.parametrize(
    "words",
    [
        ("--kind", "nothing"),
        ("--session", "2020-01-01-000000"),
        ("--document", "nowhere.md"),
        ("--answer", "nothing"),
        ("--answer", "first"),
    ],
)
def test_a_filter_or_an_answer_that_does_not_exist_is_refused(house: House, words: tuple[str, ...]) -> None:
    said = in_process(house.root, "review", *words)
    assert (said.code != 0, "hint: " in said.err) == (True, True)


def test_items_of_one_document_are_answered_together(house: House) -> None:
    adr = "# {0}. Keep log {0}\n\nDate: 2026-03-02\n\n## Status\n\nAccepted\n\n## Decision\n\nWe keep log {0} in one file.\n"
    (house.root / "docs" / "adr").mkdir(parents=True)
    for number in (1, 2):
        (house.root / "docs" / "adr" / f"000{number}-log.md").write_text(adr.format(number))
    assert in_process(house.root, "harvest").code == 0
    one = "docs/adr/0001-log.md"
    [name] = items(house, "--document", one)
    assert len(items(house)) == 2
    said = in_process(house.root, "review", "--document", one, "--answer", "promote", "--yes", "--json")
    assert (said.code, said.data["answered"], said.data["left"]) == (0, [name], 1)


def test_every_line_is_judged_and_each_refused_one_is_named(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    agent(
        house,
        monkeypatch,
        ("Always run the tests.", "--id", "suite-runs"),
        ("Never push on Fridays.", "--id", "push-friday"),
    )
    before = house.sessions()
    said = apply(
        house,
        {"item": "candidate:suite-runs", "answer": "promote"},
        "{torn",
        {"item": "candidate:nowhere", "answer": "promote"},
        {"item": "candidate:push-friday", "answer": "holds"},
        {"item": "candidate:push-friday", "answer": "reject", "reason": "x"},
        {"item": "push-friday", "answer": "reject"},
    )
    assert said.code == 4
    assert said.data["answered"] == ["candidate:suite-runs", "candidate:push-friday"]
    named = [(row["file"], row["line"], row["code"]) for row in json.loads(said.out)["problems"]]
    assert named == [
        ("answers.jsonl", 2, "bad-answers"),
        ("answers.jsonl", 3, "unknown-id"),
        ("answers.jsonl", 4, "bad-answer"),
        ("answers.jsonl", 5, "bad-answers"),
    ]
    assert len(house.sessions()) == len(before) + 1
    rejected = next(
        line for line in list(house.sessions().values())[-1].decode().splitlines() if "Rejected" in line
    )
    assert "why" not in rejected


def test_an_edit_promotes_a_candidate_in_its_new_words(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    agent(house, monkeypatch, ("Always run all the tests.", "--id", "suite-runs"))
    said = apply(house, {"item": "suite-runs", "answer": "edit", "text": "Run make test before a push."})
    assert (said.code, said.data["left"]) == (0, 0)
    shown = in_process(house.root, "list", "--json").data["facts"]
    assert [(fact["text"], fact["standing"]) for fact in shown] == [
        ("Run make test before a push.", "reviewed")
    ]
    assert in_process(house.root, "check").code == 0


def test_a_stale_fact_reworded_is_fresh_and_reviewed(house: House) -> None:
    assert in_process(house.root, "remember", *WAIT).code == 0
    (house.root / "limits.py").write_text(LIMITS.replace("30", "45"))
    assert items(house) == ["stale:max-wait"]
    said = apply(
        house,
        {"item": "stale:max-wait", "answer": "edit", "text": "A call waits 45 seconds at most, MAX_WAIT."},
    )
    assert (said.code, said.data["left"]) == (0, 0)
    [fact] = in_process(house.root, "list", "--json").data["facts"]
    assert (fact["text"], fact["standing"], fact["verdict"]) == (
        "A call waits 45 seconds at most, MAX_WAIT.", "reviewed", "fresh",
    )  # fmt: skip


def test_a_record_is_replaced_not_reworded(house: House) -> None:
    words = (
        "Waiting is capped.",
        "--id",
        "waiting-capped",
        "--kind",
        "decision",
        "--when",
        "waiting",
        "--evidence",
        "limits.py",
    )
    assert in_process(house.root, "remember", *words).code == 0
    (house.root / "limits.py").write_text(LIMITS.replace("30", "45"))
    said = apply(house, {"item": "stale:waiting-capped", "answer": "edit", "text": "Waiting is bounded."})
    [problem] = json.loads(said.out)["problems"]
    assert (said.code, problem["hint"]) == (4, 'memkit supersede waiting-capped "Waiting is bounded."')


def test_an_adopted_decision_without_load_when_gets_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = House(tmp_path / "old", {"MEMKIT_ACTOR": "user:dev"}).entered(monkeypatch)
    shutil.copytree(FIXTURES / "adopt" / "tidewatch", made.root, dirs_exist_ok=True)
    assert in_process(made.root, "adopt").code == 0
    assert "load-when:ring-buffer-72h" in items(made, "--kind", "load-when")
    bare = apply(made, {"item": "load-when:ring-buffer-72h", "answer": "when"})
    assert (bare.code, json.loads(bare.out)["problems"][0]["code"]) == (4, "incomplete-answer")
    row = {"item": "load-when:ring-buffer-72h", "answer": "when", "when": "changing what is stored"}
    assert apply(made, row).code == 0
    assert "load-when:ring-buffer-72h" not in items(made, "--kind", "load-when")
    shown = in_process(made.root, "list", "--json").data["facts"]
    found = {fact["id"]: fact["applies_when"] for fact in shown}
    assert found["ring-buffer-72h"] == "changing what is stored"
    assert in_process(made.root, "replay", "--check").code == 0


def test_a_thread_is_closed_with_its_outcome_or_not_at_all(house: House) -> None:
    toml = house.root / "memkit.toml"
    toml.write_text(toml.read_text().replace("stalled_thread = 40", "stalled_thread = 0"))
    assert (
        in_process(house.root, "remember", "Which store?", "--kind", "thread", "--id", "which-store").code
        == 0
    )
    for text in ("One.", "Two."):
        assert in_process(house.root, "session", "end", "-m", text).code == 0
    assert items(house) == ["stalled:which-store"]
    bare = apply(house, {"item": "stalled:which-store", "answer": "close"})
    assert (bare.code, json.loads(bare.out)["problems"][0]["code"]) == (4, "incomplete-answer")
    assert apply(house, {"item": "stalled:which-store", "answer": "close", "why": "SQLite"}).code == 0
    [fact] = in_process(house.root, "list", "--place", "all", "--json").data["facts"]
    assert (fact["status"], fact["outcome"]) == ("closed", "SQLite")


def test_the_count_left_is_what_waits_then(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    agent(
        house,
        monkeypatch,
        *((f"Always do {name}.", "--id", f"{name}-deed") for name in ("one", "two", "three")),
    )
    said = apply(
        house,
        {"item": "one-deed", "answer": "promote"},
        {"item": "two-deed", "answer": "defer"},
        {"item": "three-deed", "answer": "validate"},
    )
    assert (said.data["left"], items(house)) == (2, ["candidate:three-deed", "candidate:two-deed"])


def test_answers_count_at_once_while_a_work_session_is_open(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    agent(house, monkeypatch, ("Always run the tests.", "--id", "suite-runs"))
    assert in_process(house.root, "note", "in the middle of something").code == 0
    assert apply(house, {"item": "suite-runs", "answer": "promote"}).code == 0
    assert standing(house)["suite-runs"] == ("promoted", "reviewed")


def test_an_id_that_nothing_begins_with_is_refused(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    agent(house, monkeypatch, ("Never wait twice.", "--id", "never-twice"))
    said = in_process(house.root, "review", "never-twic3")
    assert (said.code, said.err.splitlines()) == (
        4,
        [
            'memkit: error: no fact "never-twic3"; nothing was recorded [unknown-id]',
            f"hint: memkit -C {house.root} review never-twice",
        ],
    )
    assert items(house, "never") == ["candidate:never-twice"]


def test_answers_in_a_file_that_is_not_there_are_refused_in_plain_words(house: House) -> None:
    said = in_process(house.root, "review", "--apply", "nope.json")
    assert (said.code, said.err.splitlines()) == (
        2,
        [
            "memkit: error: --apply nope.json: no such file or directory [bad-answers]",
            "hint: memkit review --json  # lists what waits",
        ],
    )


def test_a_bulk_answer_without_a_terminal_lists_what_it_would_answer(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    agent(house, monkeypatch, ("Never wait twice.", "--id", "never-twice"))
    said = in_process(house.root, "review", "--kind", "candidate", "--answer", "promote")
    assert (said.code, said.err.splitlines()) == (
        4,
        [
            "memkit: error: promote 1 of 1? There is no terminal to ask on [needs-yes]",
            "  never-twice  Never wait twice.",
            f"hint: memkit -C {house.root} review --kind candidate --answer promote --yes",
        ],
    )


FEW = ("MAX_WAIT is 30 in limits.", "--id", "wait-thirty", "--evidence", "limits.py#MAX_WAIT")
MANY = ("MAX_WAIT is 60 in limits.", "--id", "wait-sixty", "--evidence", "limits.py#MAX_WAIT")
PLAIN = ("Never read MAX_WAIT twice.", "--id", "read-once")


def test_claims_that_contradict_each_other_are_not_promoted_together(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    agent(house, monkeypatch, (*FEW, "--kind", "convention"), (*MANY, "--kind", "convention"), PLAIN)
    waiting = [name.partition(":")[2] for name in items(house)]
    assert len(waiting) == 3
    said = in_process(house.root, "review", "--answer", "promote", "--yes")
    assert (said.code, said.out) == (0, "reviewed 1 · 2 left\n")
    sides = [id for id in waiting if id in said.err]
    assert len(sides) == 2
    for id, other in (sides, sides[::-1]):
        assert f"left out {id}: it contradicts {other}; memkit promote {id}\n" in said.err
    again = in_process(house.root, "review", "--answer", "promote", "--yes").out
    assert again.startswith("nothing waits for that answer") and f"left out {sides[0]}: " in again
    rejected = in_process(house.root, "review", "--answer", "reject", "--yes")
    assert rejected.out == "reviewed 2 · 0 left\n"
