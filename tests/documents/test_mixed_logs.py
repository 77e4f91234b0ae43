"""Logs whose entries have several forms: none is dropped, and what states no decision is left by name."""

from __future__ import annotations

import pytest

from memkit.documents import Document, read
from memkit.documents.tools.claim import Claim
from memkit.documents.tools.others import read_others

Entry = tuple[str, str, str, int]

BOLD = "# Decisions\n\n**2024-03-03: Use oak.** It lasts.\n\n### 2024-06-07 Use hemp\n\nIt is strong.\n"
LINES = "# Decision log\n\n- 2024-01-05: We use oak for the hull.\n- 2024-03-07: Hemp replaces linen.\n\n"
TABLE = "## 2023\n\n| # | Date | Decision |\n|---|---|---|\n| 1 | 2023-11-05 | Moor in the north |\n"
STATES = "# Decisions\n\n## Accepted\n\n- The hull is of oak\n\n## Rejected\n\n- The hull is of iron\n"


def log(text: str, path: str = "docs/decisions.md") -> Document:
    document = read(path, text)
    assert isinstance(document, Document), document
    return document


def entries(text: str) -> list[Entry]:
    """Text, date, status and line of each entry."""
    return [(item.text, item.date, item.status, item.lines[0]) for item in log(text).items]


@pytest.mark.parametrize(
    ("text", "wanted"),
    [
        (BOLD, [("Use oak: It lasts.", "2024-03-03", "", 3), ("Use hemp", "2024-06-07", "", 5)]),
        (
            LINES + TABLE,
            [
                ("We use oak for the hull", "2024-01-05", "", 3),
                ("Hemp replaces linen", "2024-03-07", "", 4),
                ("Moor in the north", "2023-11-05", "", 10),
            ],
        ),
        (STATES, [("The hull is of oak", "", "accepted", 5), ("The hull is of iron", "", "rejected", 9)]),
        (
            STATES + "\n## 2024-02-02: Paint the boats\n\nIt looks well.\n",
            [
                ("The hull is of oak", "", "accepted", 5),
                ("The hull is of iron", "", "rejected", 9),
                ("Paint the boats: It looks well.", "2024-02-02", "", 11),
            ],
        ),
        (
            "# Decisions\n\n## Why oak?\n\nWe use oak.\n\n## Where is the pier?\n\nIn the north.\n",
            [("We use oak.", "", "", 3)],
        ),
    ],
)
def test_entries_of_every_form_are_taken(text: str, wanted: list[Entry]) -> None:
    assert entries(text) == wanted


def test_what_is_no_decision_is_left_by_name() -> None:
    text = LINES + TABLE + "\n## Notes\n\n- Who paints the boats?\n- See the yard book\n"
    assert [each.name for each in log(text).left] == ["Notes", "Who paints the boats?", "See the yard book"]


@pytest.mark.parametrize(
    ("below", "wanted"),
    [
        ("- 2025-04-01: Drop linen\n", ["Use hemp", "Drop linen"]),
        ("- 2025-04-01: Proposed by Ada\n- 2025-05-01: accepted\n", ["Use hemp"]),
        ("History:\n\n- 2025-04-01: Ada asked for it\n", ["Use hemp"]),
        ("- it is strong\n- 2025-04-01: Drop linen\n", ["Use hemp"]),
    ],
)
def test_a_dated_item_below_an_entry_is_one_of_its_own_unless_it_is_its_history(
    below: str, wanted: list[str]
) -> None:
    text = f"# Decision Log\n\n## Use hemp\n\nIt holds.\n\n{below}"
    assert [item.text.removesuffix(": It holds.") for item in log(text).items] == wanted
    bank = read_others({"memory-bank/decisionLog.md": text.encode()})
    assert [claim.text for claim in bank.claims if isinstance(claim, Claim)] == wanted
    assert all("Drop linen" not in claim.more for claim in bank.claims[:1]) or len(wanted) == 1
