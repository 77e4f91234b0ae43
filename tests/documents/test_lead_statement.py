"""Records that state their decision in one sentence at their head, or behind what leads up to it."""

from __future__ import annotations

import pytest

from memkit.documents import Document, read

HEADER = "- Date: 2023-01-02\n- Decided by: Ann\n"
REASONS = "Aim of the yard is to build boats that last. This means that wood matters to every crew."


def decision_of(text: str) -> str:
    """The decision of a dated record with this text."""
    document = read("docs/decision-log/2023-01-02-keel.md", text, in_series=True)
    assert isinstance(document, Document), document
    return document.decision


def under_decision(text: str) -> str:
    """The decision of a record with this text under "Decision"."""
    return decision_of(f"# Keel of the long boat\n\n{HEADER}\n## Decision\n\n{text}\n")


@pytest.mark.parametrize(
    ("line", "stated"),
    [
        ("**Build the keel from `oak`.**", "Build the keel from `oak`."),
        ("> We will build the keel from oak.", "We will build the keel from oak."),
        ("*We've decided to build the keel from oak*", "We've decided to build the keel from oak"),
        (
            "**Caulk every seam of the keel with pitch and oakum**",
            "Caulk every seam of the keel with pitch and oakum",
        ),
    ],
)
def test_a_sentence_of_its_own_below_the_title_is_the_decision(line: str, stated: str) -> None:
    assert decision_of(f"# Keel\n\n{line}\n\n{HEADER}\n## Decision\n\n{REASONS}\n") == stated


def test_a_bold_decision_wins_over_its_details() -> None:
    details = "### Use oak for the stern\n\nIt bends.\n\n### Use pine for the deck\n\nIt is light.\n"
    text = f"# Wood\n\n**Build the boat from local wood.**\n\n{HEADER}\n## Decision\n\n{details}"
    assert decision_of(text) == "Build the boat from local wood."


@pytest.mark.parametrize(
    "line",
    [
        "**Which wood should the keel be built from?**",
        "**Superseded by the record of 2024**",
        "**This record describes the wood of the keel of a boat.**",
        "**A note on wood**",
        "*Oak before pine, said the old master.*",
        "**We need to choose a wood for the keel.**",
        "**Keel:**",
    ],
)
def test_a_line_that_decides_nothing_does_not_hide_the_decision(line: str) -> None:
    text = f"# Keel\n\n{line}\n\n{HEADER}\n## Decision\n\nWe will build the keel from oak.\n"
    assert decision_of(text) == "We will build the keel from oak."


@pytest.mark.parametrize(
    "summary",
    ["## TL;DR\n\nWe will build the keel from oak.\n", "**TL;DR:** We will build the keel from oak.\n"],
)
def test_a_summary_of_one_sentence_wins_over_a_decision_that_only_gives_reasons(summary: str) -> None:
    text = f"# Keel\n\n{HEADER}\n{summary}\n## Context\n\nPine rots.\n\n## Decision\n\n{REASONS}\n"
    assert decision_of(text) == "We will build the keel from oak."


@pytest.mark.parametrize(
    ("text", "stated"),
    [
        (
            "We initially built the keel from pine.\n\nPine rots:\n\n- in salt\n- in rain\n\nThe crew mends it every year. "
            "This led us to the decision to build it from oak.",
            "The crew mends it every year. This led us to the decision to build it from oak.",
        ),
        (
            "We originally decided on pine. However pine rots in salt water. So instead we've now decided to use oak.",
            "However pine rots in salt water. So instead we've now decided to use oak.",
        ),
        (
            "Much of the yard is predicated on one dock; a second one would cost a fortune.\n\nWe believe the easiest way to "
            "serve two crews is to open the dock at night.",
            "We believe the easiest way to serve two crews is to open the dock at night.",
        ),
        (
            "Pine rots within five years, and whoever has to mend it complains every spring.\n\nTwo yards were asked.\n\n"
            "Both tar their boats.\n\nWe've now decided to build the keel from oak.",
            "We've now decided to build the keel from oak.",
        ),
        (
            "The aim of the yard is to build boats that last. As such we've decided to build the keel from oak.",
            "As such we've decided to build the keel from oak.",
        ),
    ],
)  # fmt: skip
def test_what_leads_up_to_a_decision_is_not_the_decision(text: str, stated: str) -> None:
    assert under_decision(text) == stated


def test_a_short_name_of_what_was_chosen_stays_the_decision() -> None:
    text = "Oak, sawn in winter.\n\nIt lasts.\n\nIt is near.\n\nIt has been decided that the yard buys it in May."
    assert under_decision(text) == "Oak, sawn in winter. It lasts."


def test_an_announcement_of_reasons_leaves_the_title() -> None:
    text = f"# Use oak for the keel\n\n{HEADER}\n## Decision\n\nWhy we favour oak over pine\n\n- It lasts.\n"
    assert decision_of(text) == "Use oak for the keel"


def record_told_by_what(what: str) -> str:
    """The decision of a record with the parts What, Why and How."""
    header = "| | |\n|---|---|\n| Date | 2024-01-02 |\n| Status | Approved |\n"
    text = f"# Crane of the yard\n\n{header}\n## What\n\n{what}\n\n## Why\n\nPlanks are heavy.\n\n## How\n\nBy hand.\n"
    document = read("adr/YARD-ADR-0001-crane.md", text)
    assert isinstance(document, Document), document
    return document.decision


def test_a_sentence_that_only_names_the_decision_gives_way_to_the_next() -> None:
    what = "This ADR documents the design decision for the crane, a tool of the yard. The crane lifts planks by two ropes."
    assert record_told_by_what(what) == "The crane lifts planks by two ropes. By hand."


def test_a_sentence_that_names_and_states_the_decision_stays() -> None:
    what = "This ADR documents the decision to lift planks by two ropes. The yard has many planks."
    assert record_told_by_what(what).startswith(
        "This ADR documents the decision to lift planks by two ropes."
    )


def test_what_the_matter_of_the_title_is_adds_to_a_summary_that_only_announces_it() -> None:
    text = (
        "# SDD 7 - Tripod - Crane of the yard\n\nstatus: implemented\ndate: 2024-01-02\n\n## Summary\n\n"
        "This SDD documents the design of the tool that lifts planks.\n\n## Motivation\n\nPlanks are heavy.\n\n"
        "## Design Proposal\n\nTripod is a crane of three oak beams.\n"
    )
    document = read("docs/sdd/0007-crane.md", text, in_series=True)
    assert isinstance(document, Document), document
    assert document.decision == (
        "This SDD documents the design of the tool that lifts planks. Tripod is a crane of three oak beams."
    )


def test_the_one_bold_sentence_behind_the_reasons_is_the_decision() -> None:
    reasons = "One known way is to use oak.\n\nOak is heavy, but it lasts, therefore:"
    assert (
        under_decision(f"{reasons}\n\n**We will build the keel from oak**")
        == "We will build the keel from oak"
    )
    labels = "**We will not say more.**\n\n**We will build it from oak.**"
    assert under_decision(f"We build the keel from oak.\n\n{labels}") != "We will build it from oak."


@pytest.mark.parametrize(
    "chosen",
    [
        "The decision is to build the keel from oak in both yards.",
        "Daher wird sich für einen Kiel aus Eiche mit zwei Planken entschieden.",
        "Deshalb fällt die Wahl auf einen Kiel aus Eiche.",
    ],
)
def test_the_sentence_that_names_the_choice_wins_over_what_leads_up_to_it(chosen: str) -> None:
    assert under_decision(f"Pine is light and cheap. The guild sells both kinds of wood. {chosen}") == chosen
