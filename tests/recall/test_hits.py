"""What `recall` over facts calls a hit, what it calls weak, and what else it says: candidates, episodes, prose."""

from __future__ import annotations

from pathlib import Path

import pytest

from memkit.model import events as ev
from memkit.store import assets, checkpoint
from tests.query.test_cards import open_every_fact
from tests.recall.places import Place, Said, created, promoted, write_ledger

FERRY = {
    "crane-lifts": "The crane lifts forty tons.",
    "pilot-buoy": "The pilot boards at the outer buoy.",
    "tide-table": "The tide table is printed each spring.",
    "rope-hemp": "Mooring ropes are made of hemp.",
    "ad-shown": "The start page shows one ad per visit.",
    "paste-plain": "Clipboard text is pasted as plain text.",
}


@pytest.fixture
def ferry(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Place:
    """One session with six facts, as an agent leaves it; files count as old, so that cards may answer."""
    monkeypatch.setattr(checkpoint, "RACY_NS", -10_000_000_000)
    # which words are near each other is the table's matter; here no two are
    monkeypatch.setattr(assets, "_opened", [b"\n"])
    place = Place(tmp_path / "ferry", monkeypatch)
    write_ledger(place.root, [[event for id, text in FERRY.items() for event in created(id, text)]])
    return place


def ids(said: Said) -> list[str]:
    """The ids of the facts an answer shows, in order."""
    return [part.partition("]")[0] for part in said.out.split("[")[1:]]


def both_ways(place: Place, *words: str) -> Said:
    """The answer, which must be the same from cards and with every fact opened."""
    place.run(*words)
    quick = place.run(*words)
    with pytest.MonkeyPatch.context() as patch:
        open_every_fact(patch)
        assert place.run(*words) == quick
    return quick


def test_a_fact_without_a_word_of_the_question_is_no_hit(ferry: Place) -> None:
    said = both_ways(ferry, "recall", "which rope is hemp")
    assert (said.code, ids(said)) == (0, ["rope-hemp"])


@pytest.mark.parametrize(
    "question", ["which columns were added", "what happened in the past", "is there a sauna"]
)
def test_what_no_fact_holds_is_answered_with_nothing(ferry: Place, question: str) -> None:
    said = both_ways(ferry, "recall", question)
    assert (said.code, said.out) == (1, "")
    assert "nothing found in 6 facts" in said.err


def test_a_hit_that_holds_too_little_of_the_question_is_weak_and_no_answer(ferry: Place) -> None:
    said = both_ways(ferry, "recall", "which oven bakes bread for the pilot")
    assert said.code == 1
    assert said.out.startswith("weak: [pilot-buoy] The pilot boards at the outer buoy.")
    assert "nothing in 6 facts answers that" in said.err
    data = ferry.run("recall", "which oven bakes bread for the pilot", "--json").data
    assert [(hit["id"], hit["weak"]) for hit in data["hits"]] == [("pilot-buoy", True)]


def test_weak_hits_stand_below_the_answer(ferry: Place) -> None:
    said = both_ways(
        ferry, "recall", "where does the pilot board, at the outer buoy or at the lighthouse on a visit"
    )
    assert said.code == 0
    assert [line.partition("[")[0] for line in said.out.splitlines()] == ["", "weak: "]
    assert ids(said)[0] == "pilot-buoy"


def test_neighbours_and_session_order_hits_but_not_in_bulk_sessions(ferry: Place) -> None:
    told = ferry.run("recall", "pilot rope", "--json", "--explain").data["hits"]
    assert {reason["what"] for hit in told for reason in hit["explain"]} >= {"word", "session"}
    many = [event for n in range(30) for event in created(f"sail-{n}", f"Sail number {n} is white.")]
    write_ledger(ferry.root, [[*many, *created("anchor-iron", "The anchor is iron.")]], 1)
    told = ferry.run("recall", "iron anchor", "--json", "--explain").data["hits"]
    assert {reason["what"] for hit in told for reason in hit["explain"]} <= {"word", "pair", "share"}


def test_we_is_the_project_not_who_wrote_it_down(ferry: Place) -> None:
    ferry.do("remember", "Ropes are bought in May.", "--id", "rope-may")
    assert ids(both_ways(ferry, "recall", "do we use hemp for mooring ropes"))[0] == "rope-hemp"


def test_the_name_of_the_project_counts_no_candidate(ferry: Place) -> None:
    named = ferry.root.name
    candidates = [ev.Created(f"{named}-soup", f"The kitchen of {named} serves soup.", fields("fact"))]
    write_ledger(ferry.root, [candidates], 1)
    assert ferry.run("recall", f"{named} heaters", "--json").data["waiting"] == 0
    assert ferry.run("recall", f"{named} kitchen soup", "--json").data["waiting"] == 1


def test_candidates_that_match_are_counted_and_not_told(ferry: Place) -> None:
    candidates = [
        ev.Created(f"kedge-{n}", f"The kedge anchor weighs {n} stone.", fields("fact")) for n in (3, 4)
    ]
    write_ledger(ferry.root, [[*candidates, *created("kedge-rope", "The kedge rope is short.")]], 1)
    said = both_ways(ferry, "recall", "how heavy is the kedge anchor")
    assert "memkit: 2 candidates that match wait for review\n" in said.err
    assert "stone" not in said.out + said.err
    data = ferry.run("recall", "kedge anchor", "--json").data
    assert (data["waiting"], [hit["id"] for hit in data["hits"]]) == (2, ["kedge-rope"])
    assert ferry.run("recall", "hemp ropes", "--json").data["waiting"] == 0
    write_ledger(ferry.root, [[promoted("kedge-3", "The kedge anchor weighs 3 stone.")]], 2)
    assert "1 candidate that matches waits for review" in both_ways(ferry, "recall", "the kedge anchor").err


def test_a_miss_with_candidates_sends_to_the_review(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    place = Place(tmp_path / "dock", monkeypatch)
    write_ledger(
        place.root, [[ev.Created("kedge-weight", "The kedge anchor weighs 3 stone.", fields("fact"))]]
    )
    said = place.run("recall", "kedge anchor")
    assert (said.code, said.out) == (1, "")
    assert said.err.splitlines() == [
        "memkit: no fact is live here yet, so nothing was found",
        "hint: memkit review",
        "memkit: 1 candidate that matches waits for review",
    ]


def test_archived_facts_are_counted_if_no_live_fact_answers(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    place = Place(tmp_path / "dock", monkeypatch)
    texts = {
        "kedge-weight": "The kedge anchor weighs three stone.",
        "kedge-rope": "The mooring rope is short.",
        "kedge-old": "The kedge anchor weighs nothing.",
        "bower-weight": "The bower is made of iron.",
    }
    for id, text in texts.items():
        place.do("remember", text, "--id", id)
    place.do("supersede", "kedge-old", "kedge-rope", "--why", "wrong")
    question = ("recall", "what the kedge anchor weighs")
    assert "archived" not in place.run(*question).err
    place.do("archive", "kedge-weight", "--why", "unused")
    said = place.run(*question)
    assert (said.code, "kedge-weight" in said.out) == (1, False)
    note = said.err.splitlines()[-1]
    assert note.startswith("memkit: 1 archived fact matches: memkit ")
    assert note.endswith(' recall "what the kedge anchor weighs" --archive')
    assert place.run(*question, "--json").data["archived"] == 1
    assert "\n[kedge-weight] " in place.run(*question, "--archive").out
    assert place.run("recall", "bower of iron", "--json").data["archived"] == 0
    assert "archived" not in place.run(*question, "--kind", "decision").err


def fields(kind: str) -> tuple[tuple[str, str], ...]:
    return (("section", "facts"), ("kind", kind), ("src", "agent"), ("by", "agent:codex"))


def test_an_alias_of_the_glossary_widens_a_question(ferry: Place) -> None:
    assert both_ways(ferry, "recall", "are our hawsers hemp").code == 1
    ferry.do("define", "mooring rope", "what ties a ship", "--aliases", "hawser, tie up")
    for question in ("are our hawsers hemp", "do we tie up with hemp"):
        said = both_ways(ferry, "recall", question)
        assert (said.code, ids(said)[:1]) == (0, ["rope-hemp"])


def test_questions_kept_on_a_fact_are_searched_and_not_shown(ferry: Place) -> None:
    asked = ev.Created(
        "berth-fee", "Mooring costs nine crowns.", (*fields("fact"), ("asks", "how much to stay overnight?"))
    )
    write_ledger(ferry.root, [[asked, promoted("berth-fee", "Mooring costs nine crowns.")]], 1)
    said = both_ways(ferry, "recall", "how much is it to stay overnight")
    assert (said.code, ids(said)) == (0, ["berth-fee"])
    assert "overnight" not in said.out


def test_a_closed_thread_shows_its_outcome_everywhere(ferry: Place) -> None:
    ferry.do("remember", "Which lamp oil do we burn?", "--id", "lamp-oil", "--kind", "thread")
    assert "[lamp-oil]" in ferry.do("threads").out
    ferry.do("close", "lamp-oil", "Rapeseed, since March.")
    told = "[lamp-oil] Which lamp oil do we burn? → Rapeseed, since March.  "
    for words in (
        ("recall", "which lamp oil"),
        ("recall", "rapeseed"),
        ("grep", "lamp"),
        ("grep", "Rapeseed"),
    ):
        assert told in both_ways(ferry, *words).out
    assert told in ferry.do("list").out and told in ferry.do("show", "lamp-oil").out
    assert told.strip() in ferry.do("context").out
    assert ferry.do("threads").out == ""
    assert told in ferry.do("list", "threads", "--status", "closed").out
    page = (ferry.root / "continuity.md").read_text()
    assert "## Open threads" not in page
    closed = "- **Closed**: Which lamp oil do we burn? `lamp-oil`\n  Outcome: Rapeseed"
    assert f"## Closed threads\n\n{closed}" in page


def test_adopted_prose_is_found_by_heading_and_line(ferry: Place) -> None:
    body = "The harbour was dredged in 1890.\n\n- Divers found an old\n  bronze bell.\n- Nothing else.\n"
    adopted = ev.Adopted(
        "legacy-history",
        "History of the harbour",
        (("section", "History"), ("kind", "prose"), ("src", "doc"), ("was", "file: notes.md")),
    )
    write_ledger(ferry.root, [[adopted]], 1, records={"legacy-history": body}, kind="adopt")
    said = both_ways(ferry, "recall", "who found the bronze bell")
    assert said.code == 0
    assert said.out.startswith(
        "[legacy-history] History of the harbour, line 3: - Divers found an old bronze bell.  prose · "
    )
    hit = ferry.run("recall", "bronze bell", "--json").data["hits"][0]
    assert (hit["id"], hit["passage"]["line"], hit["kind"]) == ("legacy-history", 3, "prose")
    assert (
        "[legacy-history] History of the harbour  “bronze bell.”  prose\n"
        in both_ways(ferry, "grep", "bronze").out
    )
    assert "in 6 facts" in ferry.run("recall", "sauna").err


def test_episodes_are_told_below_the_facts_and_marked(ferry: Place) -> None:
    told = ("Greased the crane and its chain.", "Painted the crane.", "Oiled the crane wheels.", "Slept.")
    summaries = [[ev.Summarised(f"ep:{n:016x}", text, (("items", ""),))] for n, text in enumerate(told)]
    write_ledger(ferry.root, summaries, 1)
    said = both_ways(ferry, "recall", "crane")
    lines = said.out.splitlines()
    assert lines[0].startswith("[crane-lifts]")
    assert [line.startswith("what happened, not reviewed: [ep:") for line in lines[1:]] == [True, True]
    assert "Slept" not in said.out
    data = ferry.run("recall", "crane", "--json").data
    assert [(found["reviewed"], found["id"][:3]) for found in data["episodes"]] == [(False, "ep:")] * 2
    assert "not reviewed" not in ferry.run("recall", "crane", "--kind", "fact").out


@pytest.mark.parametrize(
    "words",
    [
        ("recall", "crane", "--tier", "foo"),
        ("recall", "crane", "--kind", "foo"),
        ("recall", "crane", "--section", "foo"),
        ("recall", "crane", "--since", "yesterday"),
        ("recall", "crane", "--until", "2026-13-45"),
        ("recall", "crane", "--by", "user:nobody"),
        ("recall", "crane", "--paths", "nowhere.py"),
        ("list", "--kind", "foo"),
        ("list", "--section", "foo"),
        ("list", "queue", "--status", "foo"),
        ("context", "--tier", "foo"),
        ("context", "--tenant", "elsewhere"),
        ("log", "--kind", "foo"),
        ("log", "--actor", "user:nobody"),
        ("review", "--kind", "foo"),
    ],
)
def test_a_value_that_no_fact_can_have_is_a_slip_of_the_pen(ferry: Place, words: tuple[str, ...]) -> None:
    said = ferry.run(*words)
    assert (said.code, said.out) == (2, "")
    assert "hint: " in said.err and words[-1] in said.err


def test_facts_mean_the_same_in_every_count(ferry: Place) -> None:
    (ferry.root / "dock.py").write_text("BERTHS = 3\n")
    ferry.do(
        "remember", "The dock has three berths.", "--id", "dock-berths", "--kind", "finding",
        "--evidence", "dock.py", "--when", "mooring",
    )  # fmt: skip
    ferry.do("propose", "The kedge anchor is light.", who="agent:codex")
    ferry.do("session", "end", "-m", "done", "--defer", who="agent:codex")
    assert "7 facts" in ferry.do("status").out
    assert "7 facts" in ferry.run("check").out
    assert "in 7 facts" in ferry.run("recall", "sauna").err
    assert "in 7 facts" in ferry.run("grep", "sauna").err
    assert "now: 7 facts" in (ferry.root / "continuity.md").read_text()
    assert ferry.run("recall", "sauna", "--json").data["searched"] | {"filters": {}} == {
        "facts": 7, "records": 1, "archive": False, "sessions": False, "filters": {},
    }  # fmt: skip
