"""Packs of a memory into which hundreds of claims came in bulk: what was learned one by one comes first."""

from __future__ import annotations

import io
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.recall.places import Place

AGENT = "agent:codex"
# a name of its own for each claim, so that no two contradict each other
NAMES = [
    f"{first}{last}"
    for first in "bdfgklmnprst"
    for last in ("arno", "elva", "ido", "omek", "ulin", "ysta", "okra", "apu")
]
LEARNED = ["mole-red", "buoy-green", "crane-eight"]


@pytest.fixture(scope="module")
def patch() -> Iterator[pytest.MonkeyPatch]:
    with pytest.MonkeyPatch.context() as found:
        yield found


def commits(count: int) -> list[str]:
    """Lines of a history, each about something else."""
    return [
        f"In 2017 the {name} got its {NAMES[-1 - at]} of the lamp." for at, name in enumerate(NAMES[:count])
    ]


def remember_many(place: Place, lines: list[str]) -> None:
    """As a person who pastes a list."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(
            "sys.stdin", io.TextIOWrapper(io.BytesIO("".join(f"- {line}\n" for line in lines).encode()))
        )
        place.do("remember", "-")


def learn(place: Place) -> None:
    """As an agent that works three sessions; each fact is unreviewed."""
    (place.root / "paint.py").write_text("MOLE = 'red'\nBUOY = 'green'\nCRANE = 8\n")
    claims = ["MOLE is painted red.", "BUOY is painted green.", "CRANE lifts 8 tons."]
    for id, claim in zip(LEARNED, claims, strict=True):
        name = claim.partition(" ")[0]
        place.do("propose", claim, "--evidence", f"paint.py#{name}", "--id", id, who=AGENT)
        place.do("session", "end", "-m", f"{name} done.", "--defer", who=AGENT)


def ids_of(place: Place, *words: str) -> list[str]:
    found = place.do("context", "--json", *words, who=AGENT).data["included"]
    return [str(entry["id"]) for entry in found]


@pytest.fixture(scope="module")
def pasted(tmp_path_factory: pytest.TempPathFactory, patch: pytest.MonkeyPatch) -> Place:
    """Ninety commits that a person pasted, three facts that an agent learned; only read."""
    place = Place(tmp_path_factory.mktemp("pasted") / "quay", patch)
    learn(place)
    remember_many(place, commits(90))
    place.do("remember", "The harbour master is Ann.", "--id", "master-ann")
    return place


def test_what_was_learned_comes_before_what_came_in_bulk(pasted: Place) -> None:
    found = ids_of(pasted)
    assert found[:1] == ["master-ann"]
    assert {*LEARNED} < {*found}
    said = pasted.do("context", "--json", who=AGENT).data
    assert said["tokens"] <= 1500 and "Unreviewed: check before you rely on it\n[" in said["text"]
    # what came in bulk fills the rest
    assert len(found) > 20
    assert ids_of(pasted, "--budget", "400")[:4] == found[:1] + [id for id in found if id in LEARNED]


def test_a_full_pack_says_if_lines_and_not_tokens_are_the_reason(pasted: Place) -> None:
    text = pasted.do("context", "--lines", "20", who=AGENT).out
    assert "tokens: limited to 20 lines (--lines). memkit recall" in text
    assert len(text.splitlines()) <= 20
    assert "limited to" not in pasted.do("context", "--lines", "900", who=AGENT).out


def test_a_pack_may_be_limited_to_a_number_of_facts(pasted: Place) -> None:
    said = pasted.do("context", "--limit", "3", "--json", who=AGENT).data
    assert [entry["id"] for entry in said["included"]] == ids_of(pasted)[:3]
    assert "tokens: limited to 3 facts (--limit). memkit recall" in said["text"]
    task = pasted.do("context", "paint BUOY", "-n", "1", "--json", who=AGENT).data
    assert [entry["id"] for entry in task["included"]] == ["buoy-green"]


def test_a_bulk_fact_that_shares_a_word_is_not_for_the_task_beside_better_ones(pasted: Place) -> None:
    text = pasted.do("context", "BUOY: paint it like the lamp of the quay", who=AGENT).out
    assert text.index("[buoy-green]") < text.index("of the lamp")
    assert "[master-ann]" in text and "[mole-red]" in text


def test_a_bulk_fact_that_somebody_used_is_no_longer_one_of_many(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    place = Place(tmp_path / "quay", monkeypatch)
    remember_many(place, commits(60))
    used = next(id for id in ids_of(place, "--omitted", "--budget", "9000") if NAMES[7] in id)
    place.do("ref", used, who=AGENT)
    place.do("session", "end", "-m", "lamp", "--defer", who=AGENT)
    learn(place)
    found = ids_of(place)
    assert found[0] == used and {*LEARNED} == {*found[1:4]}


def test_records_that_came_in_bulk_leave_room(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    place = Place(tmp_path / "quay", monkeypatch)
    folder = place.root / "docs" / "adr"
    folder.mkdir(parents=True)
    for number, name in enumerate(NAMES[:45], 1):
        words = f"We use {name} as the ground of {NAMES[-number]}, since it carries every load of a dock for years."
        text = f"# {number}. Use {name}\n\n## Status\n\nAccepted\n\n## Decision\n\n{words}\n"
        (folder / f"{number:04}-{name}.md").write_text(text)
    place.do("harvest", "docs/adr")
    waiting = place.do("list", "queue", "-q").out.split()
    assert len(waiting) == 45
    place.do("promote", *waiting)
    learn(place)
    found = ids_of(place)
    assert {*LEARNED} <= {*found}
    first = place.do("context", "--budget", "440", "--json", who=AGENT).data
    ids = [entry["id"] for entry in first["included"]]
    assert {*LEARNED} <= {*ids}


@pytest.mark.parametrize(
    "task", ["move the default colours to src/paint.py", "rename CRANE_HEIGHT", "paint.py is too long"]
)
def test_facts_in_a_file_or_block_that_the_task_names_are_for_the_task(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, task: str
) -> None:
    place = Place(tmp_path / "quay", monkeypatch)
    (place.root / "src").mkdir()
    (place.root / "src" / "paint.py").write_text("CRANE_HEIGHT = 8\nMOLE = 9\n")
    claim = "The crane lifts grain up to 8 fathoms."
    place.do("remember", claim, "--evidence", "src/paint.py#CRANE_HEIGHT", "--id", "lifts-grain")
    for number in range(8):
        place.do("remember", f"Colours of dock {number} fade; rename it early.", "--id", f"dock-{number}")
    lines = place.do("context", task, who=AGENT).out.splitlines()
    assert lines[lines.index("For this task") + 1].startswith("[lifts-grain] ")
    # a word that is no name of a file or block names none
    other = place.do("context", "paint the moles", who=AGENT).out
    assert "For this task\n[lifts-grain]" not in other


def test_a_fact_in_many_conflicts_names_a_few(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    place = Place(tmp_path / "quay", monkeypatch)
    for number in range(9):
        place.do("remember", f"The crane at the mole lifts {number + 3} tons.", "--id", f"tons-{number}")
    lines = place.do("context", who=AGENT).out.splitlines()
    first = next(line for line in lines if line.startswith("[tons-0] CONFLICT with "))
    assert first.count("tons-") == 4 and " and 5 more, a person decides: " in first
