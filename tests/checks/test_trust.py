"""What check takes on trust changes no answer: with what the last one kept it says what a look at everything says."""

from __future__ import annotations

from pathlib import Path

import pytest

from memkit.query import trust
from tests.working_memory.house import House, Said, in_process

AGENT = ("--actor", "agent:codex")


@pytest.fixture
def house(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> House:
    """A workspace in which everything may be taken on trust as soon as it was looked at."""
    made = House(tmp_path / "repo", {"MEMKIT_ACTOR": "user:dev"}).entered(monkeypatch)
    monkeypatch.setattr(trust, "MANY", 0)
    monkeypatch.setattr(trust, "RACY_NS", -(10**18))
    assert in_process(made.root, "init").code == 0
    (made.root / "chart.md").write_text("# Reef\n\nThe reef is charted.\n")
    for words in (
        (
            "remember",
            "The reef is charted.",
            "--id",
            "reef-is-charted",
            "--kind",
            "finding",
            "--when",
            "sailing",
            "--evidence",
            "chart.md",
        ),
        ("remember", "Bells ring at six."),
        ("remember", "The pump is enabled."),
    ):
        assert in_process(made.root, *words).code == 0
    return made


def problems(said: Said) -> list[str]:
    return [line for line in said.out.splitlines() if "[" in line]


def change_fact(house: House) -> None:
    assert in_process(house.root, "remember", "The pump is disabled.").code == 0


def change_page(house: House) -> None:
    page = house.root / "continuity.md"
    page.write_text(page.read_text() + "\nMine.\n")


def change_record(house: House) -> None:
    (house.root / "memory/findings/reef-is-charted.md").unlink()


def change_evidence(house: House) -> None:
    (house.root / "chart.md").write_text("# Reef\n\nNothing is charted.\n")


def change_session(house: House) -> None:
    first = min((house.root / "sessions").glob("*.md"))
    first.write_bytes(first.read_bytes().replace(b"charted", b"chArted"))


def remove_session(house: House) -> None:
    min((house.root / "sessions").glob("*.md")).unlink()


def add_page(house: House) -> None:
    page = house.root / "memory/findings/other.md"
    page.write_bytes((house.root / "memory/findings/reef-is-charted.md").read_bytes())


def change_policy(house: House) -> None:
    toml = house.root / "memkit.toml"
    toml.write_text(toml.read_text().replace("max_facts = 30", "max_facts = 1"))


def open_draft(house: House) -> None:
    assert in_process(house.root, "note", "The tide is out.", *AGENT).code == 0


CHANGES = (
    change_fact,
    change_page,
    change_record,
    change_evidence,
    change_session,
    remove_session,
    add_page,
    change_policy,
    open_draft,
)


@pytest.mark.parametrize("change", CHANGES, ids=lambda change: change.__name__)
def test_whatever_changes_is_noticed_after_a_check_that_was_clean(house: House, change: object) -> None:
    before = in_process(house.root, "check")
    assert in_process(house.root, "check").code == before.code == 0
    change(house)  # type: ignore[operator]
    trusting = in_process(house.root, "check")
    again = in_process(house.root, "check")
    everything = in_process(house.root, "check", "--all")
    assert problems(trusting) == problems(again) == problems(everything) != problems(before)
    assert trusting.code == again.code == everything.code


def test_an_answer_given_from_memory_says_so_and_is_the_same(house: House) -> None:
    first, second = in_process(house.root, "check"), in_process(house.root, "check")
    assert (
        "3 sessions and 3 facts and" in second.out
        and "on trust, unchanged since the last check" in second.out
    )
    everything = in_process(house.root, "check", "--all")
    assert "on trust" not in everything.out
    assert problems(first) == problems(second) == problems(everything)


def test_a_small_memory_is_looked_at_each_time(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(trust, "MANY", 200)
    assert "on trust" not in in_process(house.root, "check").out + in_process(house.root, "check").out


def test_strict_grades_what_was_remembered(house: House) -> None:
    change_fact(house)
    change_evidence(house)
    assert in_process(house.root, "check").code == 0
    assert in_process(house.root, "check", "--strict").code == 1
    assert in_process(house.root, "check").code == 0


@pytest.mark.parametrize("words", [("--staged", "--all"), ("--all", "--since", "HEAD")])
def test_all_is_about_the_work_tree(house: House, words: tuple[str, ...]) -> None:
    assert in_process(house.root, "check", *words).code == 2


def test_what_was_kept_may_be_spoilt(house: House) -> None:
    expected = problems(in_process(house.root, "check"))
    for name in ("checked", "clashes"):
        for data in (b"", b"spoilt", b"\xe7"):
            (house.root / ".memkit/cache" / name).write_bytes(data)
            assert problems(in_process(house.root, "check")) == expected
