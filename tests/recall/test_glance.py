"""A glance answers as the whole memory does, to the byte, or not at all."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from memkit import glance
from memkit.model import events as ev
from memkit.recall.grep import folded, wanted
from memkit.recall.grow import build
from memkit.recall.letters import holders, words_of
from memkit.store import cache, checkpoint
from tests.recall.corpora import entry
from tests.recall.places import Place, Said, created, write_ledger
from tests.recall.test_kept import THINGS, story

ASKED = (
    *(
        ("recall", question)
        for question in ("harbour tide", "which crane", "tide-3", "crnae", "fog on the quay")
    ),
    *(("recall", "pilot", "-n", number) for number in ("1", "3")),
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
    """Whether each question was answered at a glance; files count as old, so that nothing is hashed."""
    told: list[bool] = []
    monkeypatch.setattr(cache, "_RACY_NS", -10_000_000_000)
    for verb in ("grep", "recall"):
        real = getattr(glance, verb)

        def watched(*words: object, real=real) -> object:  # type: ignore[no-untyped-def]
            answer = real(*words)
            told.append(answer is not None)
            return answer

        monkeypatch.setattr(glance, verb, watched)
    return told


def answers(place: Place) -> list[Said]:
    return [place.run(*words) for words in ASKED]


def whole(place: Place) -> list[Said]:
    """The same answers with every fact opened."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(glance, "glance", lambda _: None)
        return answers(place)


@pytest.mark.parametrize("large", [0, 10**9], ids=["large", "small"])
def test_whatever_is_asked_after_any_session_a_glance_says_what_the_facts_say(
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
        "plain": ("working · fresh", True),
        "proven": ("working · fresh", True),
        "secret": ("", False),
        "keyed": ("working · fresh", True),
        "first": ("core · fresh", False),
    }
    # one that must be opened is enough
    assert (place.run("grep", "buoy").out.count("buoy]"), looked) == (4, [False])
    # so is one that holds the letters elsewhere than on its card
    assert place.run("grep", "port/").out.endswith("“port/buoy/one/colour”  working · fresh\n")
    assert looked.pop() is False
    assert (place.run("recall", "keyed").out.count("[keyed-buoy]"), looked.pop()) == (1, True)
    (place.root / "dock.py").write_text("BERTHS = 4\n")
    assert ("STALE" in place.run("grep", "proven").out, looked.pop()) == (True, False)
    assert ("STALE" in place.run("recall", "proven").out, looked.pop()) == (True, False)


def test_a_conflict_is_seen_at_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, looked: list[bool]
) -> None:
    place = Place(tmp_path / "ferry", monkeypatch)
    place.do("remember", "The upload limit is 25 MB.", "--id", "limit-25")
    assert place.run("grep", "upload").out.endswith("working · fresh\n")
    assert place.run("grep", "upload").out.endswith("working · fresh\n")
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
    assert said == ["working"] * 3 + ["active"] * 5 + ["fading"] * 5
    assert looked.count(True) > 12


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
    assert told == [("active · fresh", True), ("fading · fresh", True)]


@pytest.mark.parametrize(
    "roles", ["", '[roles.pilot]\npeople = ["user:dana"]\nmax_classification = "public"\n']
)
def test_where_readers_are_told_different_things_nobody_is_answered_at_a_glance(
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
    kept.unlink()
    assert answers(place) == expected
    # whoever opened the facts wrote it anew
    assert kept.read_bytes() == good


def test_a_session_changed_in_place_is_seen(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, looked: list[bool]
) -> None:
    place = Place(tmp_path / "ferry", monkeypatch)
    (path,) = write_ledger(place.root, [SETTLED])
    assert (place.run("grep", "six").code, place.run("grep", "six").code) == (0, 0)
    path.write_bytes(path.read_bytes().replace(b"turns at six", b"turns at ten"))
    looked.clear()
    assert (place.run("grep", "six").code, looked) == (1, [])


LETTERS = st.text(st.sampled_from("ab1-_ .é字🚢\0"), max_size=6)


@given(st.lists(st.lists(LETTERS, max_size=3), min_size=1, max_size=5), LETTERS.filter(bool))
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


def test_an_expression_that_may_take_long_is_not_tried_at_a_glance(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, looked: list[bool]
) -> None:
    place = Place(tmp_path / "ferry", monkeypatch)
    write_ledger(place.root, [SETTLED])
    place.run("grep", "six")
    looked.clear()
    assert (place.run("grep", "-e", r"(t|u)urns\s").code, looked) == (0, [False])
    assert wanted("a", regex=False, ignore_case=True, word=False).is_folded
