"""Forms of records met in other people's repositories: each small page shows one."""

from __future__ import annotations

import pytest

from memkit.documents import Document, Skipped, read
from memkit.documents.candidates import claims
from memkit.documents.markup import parsed


def found(path: str, text: str, *, in_series: bool = False) -> Document:
    document = read(path, text, in_series=in_series)
    assert isinstance(document, Document), document
    return document


def test_a_title_may_stand_below_a_heading_that_says_title() -> None:
    text = "#### **Title**\nAdd a hull number\n\n#### **Motivation**\nHulls mix.\n\n#### **Proposal**\nEach hull has a number.\n"
    document = found("Published/asc007.md", text, in_series=True)
    assert (document.title, document.status) == ("Add a hull number", "accepted")
    assert document.decision == "Each hull has a number."


@pytest.mark.parametrize("under", ["", "Title of the record", "{short title}"])
def test_a_heading_that_says_title_over_nothing_is_a_form(under: str) -> None:
    form = read("adr/0001-a.md", f"# Title\n\n{under}\n\n## Status\n\nAccepted\n\n## Decision\n\nWe sail.\n")
    assert isinstance(form, Skipped)


def test_of_a_summary_and_an_abstract_the_first_counts() -> None:
    text = (
        "---\nlip: 8\nstatus: Final\n---\n# Count keys\n\n## Simple summary\nWe propose to count keys.\n\n"
        "## Abstract\nThis proposal adds a counter.\n\n## Specification\n\n### Summary\nA one-line summary of a key.\n"
    )
    assert found("LIPS/lip-8.md", text, in_series=True).decision == "We propose to count keys."


def test_the_first_sentence_of_a_proposal_is_what_it_proposes() -> None:
    text = (
        "# Pool\n\n## Status\nAccepted\n\n## Context\nSlow.\n\n## Final Proposal\n"
        "The API connects to the pool instead of the database. This is quick. We should use the small one.\n"
    )
    assert found("adr/0013-pool.md", text).decision.startswith("The API connects to the pool")


def test_a_title_that_says_what_to_do_comes_before_what_the_context_tells() -> None:
    text = "# Use a proxy for the harbour\n\n## Status\nAccepted\n\n## Context\nWe had to move. We chose it in haste.\n"
    assert found("adr/0015-proxy.md", text).decision == "Use a proxy for the harbour"


def test_bold_words_count_only_if_they_propose() -> None:
    text = "# RFC 3 Hooks\n\n## Summary\n\nThis RFC adds hooks to piers. **And a great many more lamps for everybody.**\n"
    assert found("rfcs/0003-hooks.md", text).decision.startswith("This RFC adds hooks to piers.")


def test_keys_in_camel_case_are_read_as_words() -> None:
    text = "---\nstatus: deprecated\nsupersededBy: docs/adr/0004-tides.md\n---\n# ADR-3: Tides\n\n## Decision\n\nWe use tides.\n"
    assert found("docs/adr/0003-tides.md", text).superseded_by == ("0004",)


def test_a_thing_that_replaced_another_is_no_document() -> None:
    text = "# A\n\n## Status\n\nRejected\n\nThe queues were replaced with a simpler approach.\n\n## Decision\n\nWe use queues.\n"
    assert found("adr/0007-a.md", text).superseded_by == ()


def test_items_of_a_list_keep_their_order() -> None:
    items = "".join(f"1. **Part {n}**: {' '.join(['word'] * 12)}\n" for n in range(12)) + "1. Short.\n"
    text = f"# A\n\n## Status\n\nAccepted\n\n## Decision\n\nWe chose:\n\n{items}"
    decision = found("adr/0001-a.md", text).decision
    assert decision.startswith("We chose: Part 0: ")
    assert "Short" not in decision


def test_a_record_that_states_nothing_but_its_status_says_its_title() -> None:
    text = "---\nlip: 1\nstatus: Implemented\ncreated: 2020-11-10\n---\n# Oracle interface of the harbour\n\n## Problems\n\nRain.\n"
    document = found("LIPS/lip-1.md", text, in_series=True)
    assert [claim.text for claim in claims(document)] == ["Oracle interface of the harbour"]


@pytest.mark.parametrize(
    "text", ["One line\nand two.\n\n\nAnother `one` here.", "**Decision**\n\nWe sail.", "a\n  \nb"]
)
def test_prose_gives_the_same_blocks_with_and_without_the_parser(text: str) -> None:
    with_list = parsed(f"{text}\n\n- x", 5, {})
    assert with_list[:-1] == parsed(text, 5, {})


def test_the_date_in_the_name_of_a_successor_is_not_the_records_own() -> None:
    text = (
        "# 2025-02-13 Ropes\n\n## Decision\n\nWe tie ropes.\n\n## Status\n\n"
        "superseded by [2025-03-27 Ropes](./2025-03-27-ropes.md)\n"
    )
    document = found("decisions/2025-02-13-ropes.md", text)
    assert (document.date, document.superseded_by) == ("2025-02-13", ("2025-03-27-ropes",))


def test_a_proposal_may_sum_itself_up_under_a_longer_heading() -> None:
    text = "# Time series\n\n## Status\n\nApproved\n\n## Summary of the proposal\n\n- One file holds the series.\n"
    assert found("decisions/0003-series.md", text).decision == "One file holds the series."


def test_alternatives_are_passed_over_for_what_was_settled_upon() -> None:
    text = (
        "# Charts\n\n## Status\n\nAccepted\n\n## Decision\n\nThere are two clear alternatives:\n\n* Buy one\n* Draw our own\n\n"
        "The first is dear. We have therefore settled upon drawing our own.\n"
    )
    assert "settled upon drawing our own" in found("adr/0019-charts.md", text).decision


@pytest.mark.parametrize(
    ("title", "status", "decision"),
    [
        ("$title", "$status", "We will ___ because ___."),
        ("[short title]", "[proposed | rejected | accepted]", 'Chosen option: "[option 1]", because [justification].'),
        ("${title}", "Proposed", "${decision}"),
        ("%title%", "%status%", "%decision%"),
        ("Ropes", "[proposed | accepted]", "We will ____ because ____."),
    ],
)  # fmt: skip
def test_a_form_beside_real_records_is_a_form(title: str, status: str, decision: str) -> None:
    text = f"# 15. {title}\n\n* Status: {status}\n* Date: [YYYY-MM-DD]\n\n## Decision Outcome\n\n{decision}\n"
    found = read("docs/adr/0015-t.md", text, in_series=True, is_kin=True)
    assert found == Skipped("docs/adr/0015-t.md", "a template to fill in, not a decision")


@pytest.mark.parametrize(
    "decision",
    [
        "We will read `$status` from the environment and pass it on.",
        "We will call it snake___case in every file of the yard.",
        "Chosen option: [oak](oak.md), because it lasts.",
        "We will pay $title holders 5 % of the fee each year.",
    ],
)
def test_a_record_with_signs_of_code_is_none(decision: str) -> None:
    text = f"# 15. Hull\n\n* Status: Accepted\n\n## Decision Outcome\n\n{decision}\n"
    assert isinstance(read("docs/adr/0015-t.md", text, in_series=True, is_kin=True), Document)
