"""Statements that stand in headings, and options that are called by their number."""

from __future__ import annotations

from memkit.documents import Document, read

_HEAD = "# 7. Stow the cargo\n\n## Status\n\nAccepted\n\n## Context\n\nThe hold is full.\n\n"


def _decision(body: str) -> str:
    document = read("docs/adr/0007-stow-the-cargo.md", _HEAD + body)
    assert isinstance(document, Document)
    return document.decision


def test_numbered_sub_headings_of_an_empty_section_are_the_decision() -> None:
    body = "## Decision\n\n### A) No barrels on deck\n\nThey roll.\n\n### B) Ropes on hooks\n\nThey dry.\n"
    assert _decision(body) == "No barrels on deck; Ropes on hooks"


def test_sub_heading_with_a_choice_is_the_decision() -> None:
    body = '## Decision\n\n##### Chosen option: "Stow below"\n\nOption two has too many drawbacks.\n'
    assert _decision(body) == 'Chosen option: "Stow below"'


def test_sub_heading_that_names_a_part_is_passed_over() -> None:
    body = "## Decision\n\n### Overview\n\nWe will stow barrels below.\n"
    assert _decision(body) == "We will stow barrels below."


def test_words_behind_the_name_of_the_part_are_the_decision() -> None:
    assert _decision("## Proposed decision: stow barrels below\n\nIt is dry there.\n") == "stow barrels below"


def test_option_called_by_its_number_gets_its_own_title() -> None:
    options = "## Considered Options\n\n1. Stow on deck\n2. Stow below the waterline\n\n"
    assert _decision(f"{options}## Decision\n\nOption (2) was chosen.\n") == (
        "Option (2) was chosen: Stow below the waterline"
    )
    headed = "## Options\n\n### Option B: Stow aft\n\nNear the helm.\n\n## Decision\n\nWe go with option B.\n"
    assert _decision(headed) == "We go with option B: Stow aft"


def test_option_with_words_of_its_own_is_left_as_it_stands() -> None:
    options = "## Considered Options\n\n1. Deck\n2. Below\n\n"
    assert (
        _decision(f"{options}## Decision\n\nOption 2, we stow everything below.\n")
        == "Option 2, we stow everything below."
    )


def test_design_section_states_a_proposal_without_a_summary() -> None:
    text = (
        "- Start Date: 30 Oct 18\n- RFC PR: https://example.com/pull/1\n\n# Remove the bilge pump\n\n"
        "## 1. Motivation\n\nNobody uses the pump.\n\n## 2. Detailed Design\n\nWe'll remove the pump in spring.\n"
    )
    document = read("accepted/0000-remove-pump.md", text)
    assert isinstance(document, Document)
    assert (document.decision, document.date) == ("We'll remove the pump in spring.", "2018-10-30")


def test_option_called_by_its_number_after_a_colon_gets_its_own_title() -> None:
    options = (
        "## Options considered\n\n### Option 1: Deck\n\nWet.\n\n### Option 2: Below the waterline\n\nDry.\n\n"
    )
    assert _decision(f"{options}## Decision\n\nChosen option: 2\n\nIt is dry there.\n") == (
        "Chosen option: Below the waterline"
    )


def test_items_that_only_name_their_sub_list_give_way_to_it() -> None:
    body = (
        "## Decision\n\n1. Stowing\n   1. We will stow barrels below the waterline.\n   1. Ropes hang on hooks.\n"
        "2. Packing details\n   1. Each crate has a label.\n"
    )
    assert _decision(body) == (
        "Stowing: We will stow barrels below the waterline; Packing details: Each crate has a label"
    )


def test_unfilled_outcome_is_no_decision() -> None:
    body = (
        '## Decision Outcome\n\nChosen option: "{title of option 1}", because {justification. e.g., only option}.\n\n'
        "## More\n\nThis record proposes to stow barrels below.\n"
    )
    assert "{" not in _decision(body)


def test_list_of_reasons_is_not_part_of_the_statement() -> None:
    body = "## Decision\n\nWe retire the bilge pump for the following reasons:\n\n- Nobody uses it.\n- It leaks.\n"
    assert _decision(body) == "We retire the bilge pump."


def test_first_heading_that_only_says_the_end_is_not_the_title() -> None:
    body = "---\nfeature: harbour-crew\n---\n\n# Superseded!\n\nThis RFC is superseded by [RFC 44](0044-b.md).\n\n"
    body += "# Summary\n\nForm a crew for the harbour.\n\n# Motivation\n\nNobody rows.\n"
    document = read("rfcs/0025-harbour-crew.md", body)
    assert isinstance(document, Document)
    assert (document.title, document.status, document.superseded_by) == (
        "Harbour crew",
        "superseded",
        ("0044",),
    )
