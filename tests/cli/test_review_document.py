"""All candidates of one document, promoted with one key of a review and one question."""

from __future__ import annotations

from pathlib import Path

import pytest

from memkit.cli.verbs.dialogue import Dialogue, Screen
from memkit.query.call import Call
from memkit.rules.review import Item
from memkit.write.review import agenda_items
from memkit.write.sitting import Sitting
from memkit.write.transaction import Transaction
from tests.working_memory.house import House, in_process

GLOSSARY = "# Glossary\n\n- **Berth**: a place where a ship lies.\n- **Ebb**: the tide that goes out.\n- **Quay**: a wall for ships.\n"
RECORD = (
    "# 1. Weigh cargo on land\n\nDate: 2026-03-02\n\n## Status\n\nAccepted\n\n## Decision\n\nWe weigh cargo on land.\n\n"
    "## Glossary\n\n- **Tare**: the weight of an empty box.\n- **Gross**: the weight of a full box.\n"
)


class Keys:
    """A keyboard on which these keys are pressed."""

    def __init__(self, keys: str) -> None:
        self.left = list(keys)

    def key(self) -> str:
        return self.left.pop(0) if self.left else "q"

    def line(self, prompt: str, text: str = "") -> str | None:
        raise AssertionError(prompt)


class Lines(Screen):
    """A screen that keeps its lines."""

    def __init__(self) -> None:
        super().__init__()
        self.said: list[str] = []
        self.shown: list[str] = []

    def show(self, item: Item, lines: object, at: int, total: int) -> None:
        self.shown.append(item.id)

    def say(self, text: str, dim: bool = False) -> None:
        self.said.append(text)


@pytest.fixture
def house(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> House:
    """A repository of one person with a glossary of three terms and a record with two."""
    made = House(tmp_path / "repo", {"MEMKIT_ACTOR": "user:dev"}).entered(monkeypatch)
    assert in_process(made.root, "init", "--preset", "solo").code == 0
    (made.root / "docs" / "adr").mkdir(parents=True)
    (made.root / "docs" / "glossary.md").write_text(GLOSSARY)
    (made.root / "docs" / "adr" / "0001-weigh.md").write_text(RECORD)
    assert in_process(made.root, "harvest").code == 0
    return made


def review(house: House, keys: str) -> tuple[list[str], list[str], dict[str, str]]:
    """A review with these keys: the panels, the lines, and the status of each candidate after it."""
    tx = Transaction(Call(cwd=str(house.root)))
    sitting = Sitting(tx, lambda state: agenda_items(tx, (), state))
    screen = Lines()
    Dialogue(sitting, Keys(keys), screen).walk()  # type: ignore[arg-type]
    sitting.seal()
    facts = in_process(house.root, "list", "--place", "all", "--json").data["facts"]
    return screen.shown, screen.said, {fact["id"]: fact["status"] for fact in facts}


RECORD_IDS = ("adr-0001-weigh-cargo-land", "term-gross", "term-tare")
TERM_IDS = ("term-berth", "term-ebb", "term-quay")
ASKED = "promote all 3 of docs/adr/0001-weigh.md?  [y] yes  any other key: no"


def statuses(records: str, terms: str) -> dict[str, str]:
    return {**dict.fromkeys(RECORD_IDS, records), **dict.fromkeys(TERM_IDS, terms)}


def require(house: House, field: str) -> None:
    toml = house.root / "memkit.toml"
    toml.write_text(toml.read_text().replace("require = []", f'require = ["{field}"]'))


def test_one_key_and_a_yes_promote_all_of_a_document(house: House) -> None:
    shown, said, status = review(house, "sty")
    assert shown == ["adr-0001-weigh-cargo-land", "term-berth", "term-gross"]
    assert said == [
        "skipped adr-0001-weigh-cargo-land",
        "promote all 3 of docs/glossary.md?  [y] yes  any other key: no",
        "promote: 3 items · 3 of 6 left",
    ]
    assert status == statuses("pending", "promoted")


def test_what_the_key_promoted_is_taken_back_as_one(house: House) -> None:
    shown, said, status = review(house, "tyu")
    assert shown == ["adr-0001-weigh-cargo-land", "term-berth", "adr-0001-weigh-cargo-land"]
    assert said == [ASKED, "promote: 3 items · 3 of 6 left", "taken back: promote: 3 items · 6 of 6 left"]
    assert status == statuses("pending", "pending")


def test_any_other_key_than_y_promotes_nothing(house: House) -> None:
    _, said, status = review(house, "tp")
    assert (said, status) == ([ASKED, "nothing answered"], statuses("pending", "pending"))


def test_a_deferred_candidate_of_the_document_keeps_its_answer(house: House) -> None:
    _, said, status = review(house, "dssty")
    assert said[-2:] == [ASKED.replace("3", "2", 1), "promote: 2 items · 4 of 6 left"]
    assert status == {**statuses("promoted", "pending"), "adr-0001-weigh-cargo-land": "deferred"}


def test_candidates_that_lack_a_field_stay_and_are_counted(house: House) -> None:
    require(house, "obligations")
    shown, said, status = review(house, "tyu")
    record = "adr-0001-weigh-cargo-land"
    # its own panel comes again: it still waits for an answer
    assert shown == [record, record, record]
    assert said == [
        "promote 2 of 3 of docs/adr/0001-weigh.md? 1 is not ready and stays  [y] yes  any other key: no",
        f"not recorded: the decision {record} lacks obligations ([promotion] require); not promoted",
        "promote: 2 items · 4 of 6 left",
        "taken back: promote: 2 items · 6 of 6 left",
    ]
    assert status == statuses("pending", "pending")
    assert review(house, "ty")[2] == {**statuses("promoted", "pending"), record: "pending"}


def test_if_nothing_of_a_document_can_be_promoted_the_reason_is_said_and_nothing_asked(house: House) -> None:
    require(house, "obligations")
    assert in_process(house.root, "promote", "term-gross", "term-tare").code == 0
    _, said, _ = review(house, "t")
    record = "adr-0001-weigh-cargo-land"
    assert said == [
        f"not recorded: the decision {record} lacks obligations ([promotion] require); not promoted",
        "nothing answered",
    ]


def test_only_a_candidate_of_a_document_has_the_key() -> None:
    read, told = Item("candidate", "ebb", "Ebb.", group="docs/glossary.md"), Item("candidate", "ebb", "Ebb.")
    fact = Item("stale", "ebb", "Ebb.", group="docs/glossary.md")
    assert ["t" in [row.key for row in item.steps] for item in (read, told, fact)] == [True, False, False]


def test_help_explains_the_key_where_it_is_one() -> None:
    screen = Lines()
    screen.explain(Item("candidate", "ebb", "Ebb.", group="docs/glossary.md"))
    [line] = [line for line in screen.said if line.startswith("  t  ")]
    assert line.startswith("  t  promote document promotes all of this document")
