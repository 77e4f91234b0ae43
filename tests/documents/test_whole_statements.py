"""What a record decides is told whole: its name, its list, its clauses, and what it proposes beside what it is about."""

from __future__ import annotations

import pytest

from memkit.documents.candidates import claims
from memkit.documents.model import Document, Skipped
from memkit.documents.reader import read


def document(text: str, path: str = "docs/adr/0007-x.md") -> Document:
    found = read(path, text, in_series=True)
    assert isinstance(found, Document), found
    return found


def adr(decision: str, title: str = "Masts", status: str = "Accepted") -> Document:
    return document(f"# 7. {title}\n\n## Status\n\n{status}\n\n## Decision\n\n{decision}\n")


def rfc(*parts: str, path: str = "rfcs/0007-x.md") -> Document:
    return document(
        "# RFC 7: Masts\n\n- Status: Accepted\n- Author: Ann\n\n" + "\n\n".join(parts) + "\n", path
    )


@pytest.mark.parametrize(
    ("decision", "claim"),
    [
        (
            "Pine. Separate rigging for each mast would be a project in itself.",
            "Wood of the masts: Pine. Separate rigging for each mast would be a project in itself.",
        ),
        (
            "pine-glue. Its maker is near the yard.",
            "Wood of the masts: pine-glue. Its maker is near the yard.",
        ),
        (
            "Pine as the wood of masts. This keeps the yard light.",
            "Pine as the wood of masts.",
        ),
        ("Chosen option: **Pine**. This will be lighter.", "Wood of the masts: Pine."),
        ("Pine", "Wood of the masts: Pine"),
    ],
)
def test_name_of_what_was_chosen_stays_in_the_claim(decision: str, claim: str) -> None:
    assert [one.text for one in claims(adr(decision, "Wood of the masts"))] == [claim]


def test_name_that_is_in_the_title_is_the_title() -> None:
    assert [one.text for one in claims(adr("Pine", "Use pine"))] == ["Use pine"]


def test_short_decision_is_followed_by_what_else_is_decided() -> None:
    told = [one.text for one in claims(adr("Nous n'utiliserons plus le chêne. Nous utiliserons le pin."))]
    assert told == ["Masts: Nous n'utiliserons plus le chêne. Nous utiliserons le pin."]


def test_sentence_about_another_record_is_not_the_claim() -> None:
    told = [one.text for one in claims(adr("This does not supersede ADR-0002. We keep pine masts."))]
    assert told == ["We keep pine masts."]


def test_list_that_a_colon_leads_to_is_told_with_all_its_words() -> None:
    items = [
        f"store the {name} in the loft, dry and away from the sun" for name in ("oars", "sails", "ropes")
    ]
    listed = "\n".join(f"- {item}. Nobody steps on them." for item in items)
    assert adr(f"The yard does this:\n\n{listed}").decision == (
        "The yard does this: " + "; ".join(f"{item}. Nobody steps on them" for item in items) + "."
    )


def test_what_is_below_the_items_of_a_led_list_is_told() -> None:
    text = "We chose these stores:\n\n1. The loft:\n   - dry\n   - high\n   - wide\n   - near the slip\n2. The shed\n"
    assert adr(text).decision == "We chose these stores: The loft: dry, high, wide, near the slip; The shed"


def test_reasons_behind_a_colon_are_no_part_of_the_decision() -> None:
    text = "On convient que le nom est peint sur la coque, car :\n\n- il se voit de loin\n- il est court\n"
    assert adr(text).decision == "On convient que le nom est peint sur la coque."


def test_choice_with_a_link_is_no_pointer() -> None:
    assert adr("Chosen option: [Pine](#pine) because the loft is full of it.").decision == (
        "Chosen option: Pine because the loft is full of it."
    )


Y = (
    "**In the context of** the yard,\n\n**facing** long winters,\n\n**we decided for** pine masts,\n\n"
    "**and neglected** oak,\n\n**to achieve** light hulls.\n"
)


def test_y_statement_may_have_a_paragraph_for_each_clause() -> None:
    found = document(f"# ADR-7: Masts\n\nStatus: Accepted\n\n## WH(Y) Decision Statement\n\n{Y}")
    assert (found.decision, found.context) == (
        "We decided for pine masts, and neglected oak, to achieve light hulls.",
        "the yard",
    )


def test_decision_under_its_heading_counts_more_than_a_y_statement() -> None:
    text = f"# ADR-7: Masts\n\nStatus: Accepted\n\n{Y}\n## Decision\n\nWe choose to cut all masts from one pine.\n"
    assert document(text).decision == "We choose to cut all masts from one pine."


def test_decision_behind_what_was_weighed_is_found() -> None:
    text = (
        "There is no wood that suits every mast of every boat of the yard.\n\nThe lightest wood is the least durable one.\n\n"
        "Some yards buy theirs.\n\nSo, we should cut masts from pine.\n"
    )
    assert adr(text).decision == "Some yards buy theirs. So, we should cut masts from pine."


@pytest.mark.parametrize("heading", ["The existing decision", "Agreed decision", "Our technical decision"])
def test_decision_may_have_a_word_before_its_name(heading: str) -> None:
    text = f"# 7. Masts\n\n## Status\n\nAccepted\n\n## {heading}\n\nWe cut masts from pine.\n"
    assert document(text).decision == "We cut masts from pine."


def test_headings_that_ask_for_something_decide() -> None:
    text = "### Masts should be cut from pine\n\nThis keeps hulls light.\n\n### Ropes should be of hemp\n\nIt is near.\n"
    assert adr(text).decision == "Masts should be cut from pine; Ropes should be of hemp"


def test_proposal_counts_more_than_an_introduction() -> None:
    found = rfc(
        "## Introduction\n\nAs the yard grows, we need a policy for masts.",
        "## Suggested solution\n\n- The yard will only accept pine masts.\n- It is our habit to store them dry.",
    )
    assert found.decision.startswith("The yard will only accept pine masts")


def test_what_is_proposed_outright_stands_beside_what_the_document_is_about() -> None:
    found = rfc(
        "## Summary\n\nThis RFC describes how the yard could treat its masts. However, some of the masts that the crew keeps in the lower loft are old, and nobody has counted the others or knows where they are.",
        "## User experience\n\nThis RFC proposes keeping all masts under one roof. The roof is new.",
    )
    assert found.decision == (
        "This RFC describes how the yard could treat its masts. This RFC proposes keeping all masts under one roof."
    )


def test_imperative_summary_is_followed_by_the_proposal_even_if_both_are_long() -> None:
    proposal = "Move the masts of the upper loft to the shed at the slip, but keep all ropes and sails where they are, in the loft, until the roof of the new shed has been paid for and covered."
    found = rfc(
        "## Summary\n\nMove ownership of all masts from the crew to the yard.", f"## Proposal\n\n{proposal}"
    )
    assert found.decision == f"Move ownership of all masts from the crew to the yard. {proposal}"


def test_note_without_parts_tells_what_was_done() -> None:
    text = "---\ntitle: Lighter masts\nstatus: accepted\n---\nThe masts were found to be heavy.\n\nWe have replaced oak by pine.\n"
    assert document(text, "adr/2022-03-25-lighter-masts.md").decision == (
        "The masts were found to be heavy. We have replaced oak by pine."
    )


def test_verdict_on_the_document_is_not_the_decision() -> None:
    text = "# 7. Masts\n\n## Status\n\nAccepted\n\n## Proposal\n\nWe will cut masts from pine.\n\n## Decision\n\nThe proposed steps are approved.\n"
    assert document(text).decision == "We will cut masts from pine."


def test_contents_in_another_language_are_not_the_decision() -> None:
    text = "# 7. Mâts\n\n* Statut : Accepté\n\n**Table des matières**\n\n* [Choix](#choix)\n\n## Choix\n\nNous proposons des mâts en pin.\n"
    assert "Table" not in document(text).decision


def test_fields_above_an_abstract_are_a_header() -> None:
    text = "YTEP-0007: Masts\n================\n\nAbstract\n--------\n\nCreated: March 3, 2013\nAuthor: Ann\n\nWe propose to cut masts from pine.\n\nStatus\n------\n\nCompleted\n"
    found = document(text, "proposals/ytep-0007.rst")
    assert (found.decision, found.date) == ("We propose to cut masts from pine.", "2013-03-03")


def test_list_indented_below_a_paragraph_of_rst_is_a_list() -> None:
    text = "YTEP-0007: Masts\n================\n\nAbstract\n--------\n\nThis YTEP proposes two changes:\n\n    * Cut masts from pine\n    * Store them dry\n\nStatus\n------\n\nCompleted\n"
    found = document(text, "proposals/ytep-0007.rst")
    assert found.decision == "This YTEP proposes two changes: Cut masts from pine; Store them dry"


def test_header_that_is_not_closed_properly_is_a_header() -> None:
    text = "---\ntitle: Pine masts\ndate: 2021-11-18\nstatus: accepted\n--\n\nThe yard now cuts all masts from pine.\n"
    found = document(text, "adr/2021-11-18-pine.md")
    assert (found.title, found.status, found.date) == ("Pine masts", "accepted", "2021-11-18")


def test_day_that_does_not_exist_gives_the_month() -> None:
    assert (
        document("# 7. Masts\n\nDate: 31/06/2016\n\n## Status\n\nAccepted\n\n## Decision\n\nUse pine\n").date
        == "2016-06"
    )


def test_header_with_the_status_has_the_date() -> None:
    text = "---\ntitle: Masts\ndate: 2020-01-01\n---\n\n* Status: accepted\n* Date: 2022-02-08\n\n## Decision Outcome\n\nChosen option: pine\n"
    assert document(text).date == "2022-02-08"


def test_draft_in_a_folder_of_rejected_records_is_rejected() -> None:
    found = rfc("## Summary\n\nWe propose pine masts.", path="archive/rejected/rfc0007-masts.md")
    assert found.status == "accepted"
    text = "---\nrfc: 7\nstatus: Draft\n---\n# Masts\n\n## Summary\n\nWe propose pine masts.\n"
    assert document(text, "archive/rejected/rfc0007-masts.md").status == "rejected"


def test_name_in_the_header_is_the_title() -> None:
    text = "# Meta\n\n- RFC Name: Masts of Pine\n- RFC ID: 0007\n- Status: Accepted\n\n# Summary\n\nWe propose pine masts.\n"
    assert document(text, "rfc/0007-mst.md").title == "Masts of Pine"


def test_record_without_a_sentence_is_told_by_its_title() -> None:
    text = "# Much better masts\n\n## Context\n\nOak is heavy, see:\n\nhttps://yard.example/oak\n"
    found = document(text, "docs/adr/0007-better-masts.md")
    assert [one.text for one in claims(found)] == ["Much better masts"]


def test_dated_page_in_a_folder_of_decisions_is_a_record() -> None:
    text = "# Masts\n\nLast updated: 12 November 2025\n\n---\n\nWe use pine for the masts of all boats.\n\n## Stock\n\nIn the loft.\n"
    found = document(text, "adr/masts.md")
    assert (found.decision, found.date) == ("We use pine for the masts of all boats.", "2025-11-12")


@pytest.mark.parametrize("name", ["ADR-016-quick-reference.md", "006-summary.md", "masts-guide.md"])
def test_paper_beside_records_is_none(name: str) -> None:
    text = "# Masts at a glance\n\nDate: 2025-11-12\n\n## Context\n\nMasts are of pine.\n"
    assert isinstance(read(f"docs/adr/{name}", text), Skipped)


def test_day_below_the_first_paragraph_of_a_part_is_a_field() -> None:
    found = rfc("## Purpose\n\nThis RFC proposes pine masts.\n\n**Last modified:** 2025-01-13T12:28:03+00:00")
    assert (found.decision, found.date) == ("This RFC proposes pine masts.", "2025-01-13")


def test_many_headings_in_a_decision_are_its_topics() -> None:
    heads = ("Wood of masts", "Store of masts", "Price of masts", "Age of masts")
    texts = [
        f"### {number}. {head}\n\nThe {head.lower()} is known to the crew."
        for number, head in enumerate(heads, 1)
    ]
    assert adr("\n\n".join(texts)).decision == (
        "Wood of masts: The wood of masts is known to the crew; Store of masts; Price of masts; Age of masts"
    )


def test_what_is_still_to_be_done_is_not_the_offer() -> None:
    found = rfc("## Summary\n\nThis RFC describes the masts.", "## Plan\n\n- [ ] Cut pine\n- [ ] Dry it\n")
    assert found.decision == "This RFC describes the masts."
