"""What is told from cards is what the facts say, to the byte; a fact is opened only if its card does not say all."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import TYPE_CHECKING

import pytest
from hypothesis import given
from hypothesis import strategies as st

from memkit.model import events as ev
from memkit.model.events import Event
from memkit.model.ids import content_hash
from memkit.query import recall
from memkit.query.entry_index import EntryIndex
from memkit.query.grep import Found
from memkit.query.hit import card_row, hit
from memkit.query.load import load
from memkit.query.reader import Reader, reader_of
from memkit.recall import cards
from memkit.recall.cards import folded, words_of
from memkit.recall.grow import build
from memkit.recall.pattern import holders, wanted
from memkit.rules import view
from memkit.store import checkpoint
from memkit.store.workspace import open_at
from tests.query.test_catalog import more
from tests.recall.corpora import entry
from tests.recall.places import Place, Said, created, write_ledger
from tests.recall.test_kept import THINGS, story

if TYPE_CHECKING:
    from memkit.recall.pattern import Wanted

ASKED = (
    *(
        ("recall", question)
        for question in ("harbour tide", "which crane", "tide-3", "crnae", "fog on the quay")
    ),
    *(("recall", "pilot", "-n", number) for number in ("1", "3")),
    *(("recall", question, "--json") for question in ("harbour tide", "which crane", "fog on the quay")),
    ("recall", "pilot", "--json", "--explain"),
    *(("grep", letters) for letters in (*THINGS, "tide-1", "an", "The", "at berth", "nothere", "☃", "1")),
    *(("grep", "-e", pattern) for pattern in ("tide.*fog", "crane|rope", "ha.bour", "The|the")),
    *(("grep", *flags, "rope") for flags in (("-w",), ("-i",), ("-s",), ("-c",), ("-l",))),
)
SETTLED = [
    *created("crane-one", "The crane lifts cargo."),
    *created("crane-two", "The crane lifts  cargo twice."),
    *created("tide-one", "The tide turns at six."),
]


@pytest.fixture
def looked(monkeypatch: pytest.MonkeyPatch) -> list[bool]:
    """Whether each question was answered without loading the memory; files count as old, so that nothing is hashed."""
    told: list[bool] = []
    monkeypatch.setattr(checkpoint, "RACY_NS", -10_000_000_000)
    real_recall, real_look = recall.recall, Found.look

    def watched_recall(reader: Reader, asked: recall.Asked, as_json: bool) -> recall.Answer:
        answer = real_recall(reader, asked, as_json)
        told.append("_opened" not in reader.__dict__)
        return answer

    def watched_look(found: Found, wanted: Wanted) -> None:
        real_look(found, wanted)
        told.append("_opened" not in found.reader.__dict__)

    monkeypatch.setattr(recall, "recall", watched_recall)
    monkeypatch.setattr(Found, "look", watched_look)
    return told


def answers(place: Place) -> list[Said]:
    return [place.run(*words) for words in ASKED]


def whole(place: Place) -> list[Said]:
    """The same answers with every fact opened."""
    return [whole_answer(place, *words) for words in ASKED]


def whole_answer(place: Place, *words: str) -> Said:
    """One answer with every fact opened."""
    with pytest.MonkeyPatch.context() as patch:
        open_every_fact(patch)
        return place.run(*words)


def open_every_fact(patch: pytest.MonkeyPatch) -> None:
    """No card says enough."""
    patch.setattr(EntryIndex, "standings", lambda self, part, entries: ["" for _ in entries])


@pytest.mark.parametrize("large", [0, 10**9], ids=["large", "small"])
def test_whatever_is_asked_after_any_session_cards_say_what_the_facts_say(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, looked: list[bool], large: int
) -> None:
    monkeypatch.setattr(checkpoint, "_LARGE", large)
    place = Place(tmp_path / "ferry", monkeypatch)
    chance, live, number = Random(3), list[str](), 0
    for step in range(8):
        count = 30 if step == 5 else chance.choice((1, 2))
        write_ledger(place.root, [story(chance, number + n, live) for n in range(count)], number)
        number += count
        expected = whole(place)
        looked.clear()
        assert answers(place) == expected
        assert looked.count(True) > len(looked) / 2 or step < 2


def test_a_fact_of_which_more_must_be_known_than_its_card_says_is_opened(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, looked: list[bool]
) -> None:
    place = Place(tmp_path / "ferry", monkeypatch)
    (place.root / "dock.py").write_text("BERTHS = 3\n")
    for words in (
        ("The plain buoy is red.", "--id", "plain-buoy"),
        ("The proven buoy is green.", "--id", "proven-buoy", "--evidence", "dock.py"),
        ("The secret buoy is blue.", "--id", "secret-buoy", "--classification", "restricted"),
        ("The keyed buoy is grey.", "--id", "keyed-buoy", "--key", "port/buoy/one/colour", "--value", "grey"),
        ("The first buoy is never moved.", "--id", "first-buoy", "--kind", "invariant"),
    ):
        place.do("remember", *words)
    place.run("grep", "buoy")
    looked.clear()
    told = {
        name: (place.run("grep", name).out.rpartition("  ")[2].strip(), looked.pop())
        for name in ("plain", "proven", "secret", "keyed", "first")
    }
    assert told == {
        "plain": ("new · no evidence", True),
        "proven": ("new · fresh", True),
        "secret": ("", False),
        "keyed": ("new · no evidence", True),
        "first": ("core · no evidence", True),
    }
    # one that must be opened is enough
    assert (place.run("grep", "buoy").out.count("buoy]"), looked) == (4, [False])
    # so is one that holds the letters elsewhere than on its card
    assert place.run("grep", "port/").out.endswith("“port/buoy/one/colour”  new · no evidence\n")
    assert looked.pop() is False
    assert (place.run("recall", "grey").out.count("[keyed-buoy]"), looked.pop()) == (1, True)
    (place.root / "dock.py").write_text("BERTHS = 4\n")
    assert ("STALE" in place.run("grep", "proven").out, looked.pop()) == (True, False)
    assert ("STALE" in place.run("recall", "proven").out, looked.pop()) == (True, True)
    assert place.run("recall", "proven") == whole_answer(place, "recall", "proven")


@pytest.mark.parametrize("large", [0, 10**9], ids=["large", "small"])
def test_prompts_and_json_are_told_from_cards_what_the_facts_say(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, large: int
) -> None:
    monkeypatch.setattr(checkpoint, "_LARGE", large)
    place = Place(tmp_path / "ferry", monkeypatch)
    (place.root / "crane.py").write_text("LIFT = 3\n")
    chance, live, number, told = Random(19), list[str](), 0, list[bool]()
    for step in range(6):
        count = 30 if step == 4 else chance.choice((2, 3))
        thread = created(f"mooring-{number}", "The mooring is under repair.", "thread")
        end = ev.Closed(f"mooring-{number}", "It holds.", (("by", "user:dana"),))
        stories = [more(chance, number + n, live) for n in range(count)]
        write_ledger(place.root, [*stories, [*thread, end]], number)
        number += count + 1
        found = reader_of(load(open_at(str(place.root))), None)
        for at in range(found.index.entries):
            id = found.index.label(at)[0]
            row = card_row(found.index, at, 2, None)
            told.append(row is not None)
            assert row is None or row == hit(found, found.state.facts[id], 2), id
            assert (row is None) is (not found.index.state_now(at))
    assert told.count(True) > len(told) / 3


def test_the_state_on_a_card_is_read_as_it_is_written() -> None:
    for kind, status in (("fact", "promoted"), ("thread", "open"), ("thread", "closed")):
        for verdict in (view.FRESH, view.STALE, view.UNVERIFIED):
            for who in ("reviewed", "unreviewed"):
                said = view.standing(kind, status, "active", verdict, who)
                assert cards.verdict_in(said) == (verdict if verdict == view.FRESH else verdict.upper())
                stale = view.standing(kind, status, "active", view.STALE, who)
                assert cards.with_verdict(said, "STALE") == stale


def test_a_conflict_is_seen_at_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, looked: list[bool]
) -> None:
    place = Place(tmp_path / "ferry", monkeypatch)
    place.do("remember", "The upload limit is 25 MB.", "--id", "limit-25")
    assert place.run("grep", "upload").out.endswith("new · no evidence\n")
    assert place.run("grep", "upload").out.endswith("new · no evidence\n")
    place.run("remember", "The upload limit is 50 MB.", "--id", "limit-50")
    looked.clear()
    for verb in ("grep", "recall"):
        assert place.run(verb, "upload").out.count("IN CONFLICT") == 2
    assert looked == [False, False]


def test_a_tier_that_changes_with_the_sessions_changes_on_the_cards(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, looked: list[bool]
) -> None:
    monkeypatch.setattr(checkpoint, "_LARGE", 0)
    place = Place(tmp_path / "ferry", monkeypatch)
    said = []
    write_ledger(place.root, [SETTLED])
    for number in range(1, 14):
        write_ledger(place.root, [created(f"rope-{number}", f"Rope {number} is new.")], number)
        place.do("grep", "six")
        said.append(place.do("grep", "six").out.rpartition("  ")[2].split(" ")[0])
    assert said == ["new"] * 3 + ["active"] * 5 + ["fading"] * 5
    assert looked.count(True) > 12


def test_an_invariant_falls_due_and_a_review_of_all_invariants_settles_that(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, looked: list[bool]
) -> None:
    monkeypatch.setattr(checkpoint, "_LARGE", 0)
    place = Place(tmp_path / "ferry", monkeypatch)
    (place.root / "memkit.toml").write_text("[decay]\nreverify_every = 3\n")
    write_ledger(place.root, [created("bell-first", "The bell is rung first.", "invariant")])
    told = []
    for number in range(1, 6):
        done: list[Event] = [ev.Ticked()]
        if number == 4:
            done = [
                ev.Reviewed(max((place.root / "sessions").glob("*.md")).stem, "", (("scope", "invariants"),))
            ]
        write_ledger(place.root, [done], number)
        assert place.do("grep", "bell") == whole_answer(place, "grep", "bell")
        told.append(place.do("grep", "bell").out.rpartition("  ")[2].strip())
    assert told == ["core · no evidence"] * 2 + ["core · UNVERIFIED"] + ["core · no evidence"] * 2
    assert looked[-1]


def test_a_text_of_several_lines_is_searched_as_it_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, looked: list[bool]
) -> None:
    place = Place(tmp_path / "ferry", monkeypatch)
    write_ledger(place.root, [created("two-lines", "The crane lifts\ncargo  at dawn.")])
    asked: list[tuple[str, ...]] = [
        ("grep", word) for word in ("crane", "lifts cargo", "cargo at", "cargo  at")
    ]
    asked += [("grep", "-e", "crane.*cargo"), ("grep", "-s", "cargo"), ("recall", "crane cargo")]
    place.run("grep", "crane")
    looked.clear()
    told = [place.run(*words) for words in asked]
    assert told == [whole_answer(place, *words) for words in asked]
    assert [said.code for said in told] == [0, 1, 1, 0, 1, 0, 0]
    assert looked[: len(asked)] == [True, True, True, True, False, False, True]


def test_hits_of_several_segments_stand_by_file_and_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, looked: list[bool]
) -> None:
    monkeypatch.setattr(checkpoint, "_LARGE", 0)
    place = Place(tmp_path / "ferry", monkeypatch)
    facts = [created(f"crane-{n}", f"Crane {n} lifts cargo.") for n in range(9)]
    paths = write_ledger(place.root, facts)
    place.do("grep", "crane")
    # what is said anew stands in a segment of its own
    text = "Crane 3 lifts less cargo."
    write_ledger(
        place.root, [[ev.Revised("crane-3", text, (("content", content_hash(text)), ("by", "user:dana")))]], 9
    )
    place.do("grep", "crane")
    looked.clear()
    told = place.do("grep", "cargo").out.splitlines()
    assert [line.partition(":")[0] for line in told] == [f"sessions/{path.name}" for path in paths]
    assert ("less cargo" in told[3], looked) == (True, [True])
    assert len([*(place.root / ".memkit" / "cache" / "recall").glob("[0-9a-f]*")]) == 2


def test_a_session_that_moved_is_named_where_it_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, looked: list[bool]
) -> None:
    place = Place(tmp_path / "ferry", monkeypatch)
    (path,) = write_ledger(place.root, [SETTLED])
    place.do("grep", "six")
    (path.parent / "2026" / "09").mkdir(parents=True)
    path.rename(path.parent / "2026" / "09" / path.name)
    told = [place.do("grep", "six").out for _ in range(2)]
    assert (told[0].startswith(f"sessions/2026/09/{path.name}:"), looked[-1]) == (True, True)
    assert told[0] == told[1] == whole_answer(place, "grep", "six").out


def test_another_policy_is_another_standing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, looked: list[bool]
) -> None:
    place = Place(tmp_path / "ferry", monkeypatch)
    write_ledger(place.root, [SETTLED, *([ev.Ticked()] for _ in range(5))])
    toml = place.root / "memkit.toml"
    told = []
    for window in ("active_window = 8", "active_window = 4"):
        toml.write_text(f"[decay]\nworking_window = 1\n{window}\n")
        place.do("grep", "six")
        looked.clear()
        told.append((place.do("grep", "six").out.rpartition("  ")[2].strip(), looked[0]))
    assert told == [("active · no evidence", True), ("fading · no evidence", True)]


@pytest.mark.parametrize(
    "roles", ["", '[roles.pilot]\npeople = ["user:dana"]\nmax_classification = "public"\n']
)
def test_where_readers_are_told_different_things_every_fact_is_opened(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, looked: list[bool], roles: str
) -> None:
    place = Place(tmp_path / "ferry", monkeypatch)
    write_ledger(place.root, [SETTLED])
    (place.root / "memkit.toml").write_text(f"[layout]\n{roles}")
    place.run("grep", "six")
    assert (place.run("grep", "six").code, any(looked)) == ((1, False) if roles else (0, True))


def test_spoilt_missing_or_foreign_standings_change_no_answer(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, looked: list[bool]
) -> None:
    place = Place(tmp_path / "ferry", monkeypatch)
    write_ledger(place.root, [SETTLED])
    expected = whole(place)
    kept = place.root / ".memkit" / "cache" / "recall" / "standings"
    good = kept.read_bytes()
    for spoilt in (b"", b"\xff" * 40, good[:-1], good[:30]):
        kept.write_bytes(spoilt)
        assert answers(place) == expected
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("memkit.query.index_files.FORM", "another memkit's")
        looked.clear()
        assert (place.run("grep", "six"), [*looked]) == (whole_answer(place, "grep", "six"), [False])
    kept.unlink()
    assert answers(place) == expected
    # whoever opened the facts wrote it anew
    assert kept.read_bytes() == good


@pytest.mark.parametrize(
    "words", [("grep", "six"), ("recall", "tide turns"), ("recall", "--json", "tide turns")]
)
def test_a_segment_with_holes_is_made_anew(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, looked: list[bool], words: tuple[str, ...]
) -> None:
    place = Place(tmp_path / "ferry", monkeypatch)
    write_ledger(place.root, [SETTLED])
    expected = place.do(*words)
    (segment,) = (place.root / ".memkit" / "cache" / "recall").glob("[0-9a-f]*")
    whole = segment.read_bytes()
    segment.write_bytes(whole.replace(b"tide-one", b"\xff" * 8))
    assert (place.do(*words), segment.read_bytes()) == (expected, whole)
    assert place.do(*words) == expected


def test_a_session_changed_in_place_is_seen(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, looked: list[bool]
) -> None:
    place = Place(tmp_path / "ferry", monkeypatch)
    (path,) = write_ledger(place.root, [SETTLED])
    assert (place.run("grep", "six").code, place.run("grep", "six").code) == (0, 0)
    path.write_bytes(path.read_bytes().replace(b"turns at six", b"turns at ten"))
    looked.clear()
    said = place.run("grep", "six")
    assert (said.code, said.out, looked) == (3, "", [False])
    assert said.err.endswith("memkit: 1 session is damaged: memkit check\n")


LETTERS = st.text(st.sampled_from("ab1-_ .é字🚢\0"), max_size=6)


@given(
    st.lists(st.lists(LETTERS, max_size=3), min_size=1, max_size=5),
    # nobody looks for the sign that ends a text
    LETTERS.filter(lambda text: bool(text) and "\0" not in text),
)
def test_letters_are_found_by_their_words_where_they_stand_in_the_text(
    facts: list[list[str]], letters: str
) -> None:
    texts = ["".join(folded(text).replace("\0", " ") + "\0" for text in fact) for fact in facts]
    entries = [{**entry(f"e{n}", "", seq=n), "written": text} for n, text in enumerate(texts)]
    segment = build(entries).parts[0].segment
    assert holders(segment, letters) == [n for n, text in enumerate(texts) if letters in text]


def test_a_word_of_digits_is_found_among_letters_and_alone() -> None:
    texts = ("alone 1234", "v1234x beside", "12 34", "x")
    entries = [{**entry(f"e{n}", "", seq=n), "written": f"{text}\0"} for n, text in enumerate(texts)]
    segment = build(entries).parts[0].segment
    assert [holders(segment, run) for run in ("1234", "234x", "2", "x", "12 3")] == [
        [0, 1],
        [1],
        [0, 1, 2],
        [1, 3],
        [2],
    ]
    assert words_of("src/dock_4.py: C++") == ["src", "dock", "4", "py", "C"]


def test_an_expression_that_may_take_long_is_tried_on_cards_within_its_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, looked: list[bool]
) -> None:
    place = Place(tmp_path / "ferry", monkeypatch)
    write_ledger(place.root, [SETTLED])
    place.run("grep", "six")
    looked.clear()
    assert (place.run("grep", "-e", r"(t|u)urns\s").code, looked) == (0, [True])
    assert wanted("a", regex=False, ignore_case=True, word=False).is_folded
