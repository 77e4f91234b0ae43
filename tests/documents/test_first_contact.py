"""Classes of documents that repositories showed at first contact, each in a document made up for it."""

from __future__ import annotations

import pytest

from memkit.documents import Document, Skipped, read
from memkit.documents.candidates import claims
from memkit.documents.discover import documents
from memkit.documents.model import Item
from memkit.documents.series import is_diary, rows
from memkit.documents.tools.notes import rule_claims
from memkit.documents.vocabulary import normalise

BODY = "\n## Context\n\nBoats leak.\n\n## Decision\n\nWe caulk seams with pitch.\n"


def found(path: str, text: str, *, in_series: bool = False, is_kin: bool = False) -> Document:
    """The document read from the text, which must be one."""
    document = read(path, text, in_series=in_series, is_kin=is_kin)
    assert isinstance(document, Document), document
    return document


def logged(text: str, path: str = "docs/DECISIONS.md") -> list[tuple[str, str, str]]:
    """Text, status and date of each logged decision."""
    items: tuple[Item, ...] = found(path, text).items
    return [(item.text, item.status, item.date) for item in items]


def test_the_day_of_a_decision_outranks_the_day_of_the_last_edit() -> None:
    text = f"---\nstatus: accepted\nlast_update: 2026-01-23\n---\n# ADR 1: Caulk\n\n## Date\n\n2024-03-01\n{BODY}"
    assert found("docs/adr/001-caulk.md", text).date == "2024-03-01"


def test_the_last_edit_dates_a_document_that_has_no_other_day() -> None:
    text = f"---\nstatus: accepted\nlast_update: 2026-01-23\n---\n# ADR 1: Caulk\n{BODY}"
    assert found("docs/adr/001-caulk.md", text).date == "2026-01-23"


@pytest.mark.parametrize(
    ("word", "status"),
    [("Activated", "accepted"), ("Idea", "proposed"), ("Anulado", "deprecated"), ("採択済み", "accepted")],
)
def test_statuses_of_other_projects(word: str, status: str) -> None:
    assert normalise(word) == status


def test_org_mode_is_read_with_its_keywords_and_headings() -> None:
    text = (
        "#+TITLE: ADR 7: Caulk with pitch\n#+DATE: [2024-05-13 Mon]\n#+STATUS: Accepted\n\n* Context\nBoats =leak=.\n"
        "* Decision\nWe caulk *all* seams with [[https://x.example][pitch]].\n#+begin_src sh\n# Status: Rejected\n#+end_src\n"
    )
    document = found("doc/adr/0007-caulk.org", text)
    assert (document.title, document.status, document.date, document.decision, document.lines) == (
        "Caulk with pitch",
        "accepted",
        "2024-05-13",
        "We caulk all seams with pitch.",
        (8, 8),
    )


def test_log_of_bold_paragraphs() -> None:
    text = (
        "# Decisions log\n\n**D1 — Caulk with pitch.** Tar was dear.\nIt still is.\n\n"
        "- **Note** that tar smells\n- **Note** that pitch melts\n\n**D2 — Sail by night.** Days are hot.\n"
    )
    assert logged(text) == [
        ("Caulk with pitch: Tar was dear.", "", ""),
        ("Sail by night: Days are hot.", "", ""),
    ]


def test_log_of_headings_without_numbers() -> None:
    text = (
        "# Decisions\n\n## Hull\n\n- Status: accepted\n- Date: 2023-01-04\n\nWe caulk with pitch.\n\n"
        "## Use two masts\n\nOne broke.\n\n## About this file\n\nAppend below.\n"
    )
    assert logged(text) == [
        ("Hull: We caulk with pitch.", "accepted", "2023-01-04"),
        ("Use two masts", "", ""),
    ]


def test_label_of_a_decision_inside_of_a_paragraph() -> None:
    text = "# Decisions\n\n## D1: Seams\n\nBoats leak in May. **Decision:** We caulk seams with pitch.\n"
    assert logged(text) == [("We caulk seams with pitch.", "", "")]


def test_table_behind_the_label_of_a_decision() -> None:
    text = (
        "# Decisions\n\n## D-2 — Three boats\n\n**Decision:**\n\n| Boat | Use |\n|---|---|\n| Gull | mail |\n| Tern | fish |\n"
        "\n**Reason:** one boat sank.\n"
    )
    assert logged(text) == [("Three boats: Gull: mail; Tern: fish", "", "")]


def test_japanese_log_with_labels() -> None:
    text = "# 設計判断記録\n\n## 2026-04-21: 名前\n- 判断: TempuraTune\n- 採用理由: 短い\n"
    assert logged(text) == [("名前: TempuraTune", "", "2026-04-21")]


def test_one_numbered_document_in_each_of_three_folders_is_a_row() -> None:
    here = ["cli/AB-12_search.adoc", "ejb/AB-90_pool.adoc", "web/CD-7_http.adoc", "x/notes.md"]
    assert sorted(rows(here)) == here[:3]


def test_one_page_name_in_numbered_folders_is_a_row() -> None:
    here = [f"veps/{n}-thing-{n}/vep.md" for n in (10, 20, 30)]
    assert rows(here) == dict.fromkeys(here, "veps")


def test_tracked_folder_called_build_is_read_for_records_only() -> None:
    assert documents(["build/0001-x.md", "dist/0001-x.md"]).chosen == ("build/0001-x.md",)


def test_spec_without_number_and_status_is_known_by_its_parts() -> None:
    text = (
        "# Remove metadata\n\nRemove the metadata of roles.\n\n## Problem Description\n\nIt is unused.\n\n"
        "## Proposed Change\n\nDrop the table.\n\n## Alternatives\n\nKeep it.\n\n## Implementation\n\nOne patch.\n"
    )
    assert (
        found("specs/kilo/remove-metadata.md", text).decision
        == "Remove the metadata of roles. Drop the table."
    )


def test_background_above_the_proposal_is_not_what_is_proposed() -> None:
    text = "# MSC3860: Redirects\n\nCurrently downloads must stream.\n\n## Proposal\n\nA 307 redirect is allowed.\n"
    assert found("proposals/3860-redirects.md", text, in_series=True).decision == "A 307 redirect is allowed."


def test_text_file_in_rst_is_read_as_rst() -> None:
    text = (
        ".. _rfc9:\n\n=====================\nMS RFC 9: Item tags\n=====================\n\n:Date: 2006/01/05\n:Status: Adopted\n\n"
        "Overview\n--------\n\nThis RFC proposes item tags.\n"
    )
    document = found("en/rfc/ms-rfc-9.txt", text, in_series=True)
    assert (document.title, document.status, document.date, document.decision) == (
        "Item tags",
        "accepted",
        "2006-01-05",
        "This RFC proposes item tags.",
    )


def test_roadmap_with_the_header_of_a_proposal_is_a_record() -> None:
    text = (
        "# Roadmap for new masts\n\nstatus: Accepted\n\ndate-created: 2016 July 13\n\n## Abstract\n\n"
        "This APE sets out the masts of two years.\n\n## Plan\n\n- Cut two oaks\n- Dry the two oaks\n"
    )
    document = found("APE10.md", text, in_series=True)
    assert (document.format, document.status, document.date) == ("record", "accepted", "2016-07-13")


def test_session_log_with_a_status_is_no_record() -> None:
    text = "---\ntype: Log\nstatus: completed\ndate: 2026-02-07\n---\n# Session log\n\n## Summary\n\nWe moved the boat.\n"
    assert isinstance(read("docs/agents/2026-02-07_log.md", text), Skipped)
    assert is_diary("docs/90_Reports/x.md")


def test_statement_above_parts_that_say_tbd() -> None:
    text = (
        "# 5. Retries\n\nStatus: accepted\n\nWe retry three times.\n\n## Context\nTBD\n\n## Decision\nTBD\n"
    )
    assert found("docs/adr/0005-retries.md", text).decision == "We retry three times."


def test_one_term_a_file() -> None:
    document = found("docs/glossary/lease.md", "# Lease\n\nA lease is a lock that ends by itself.\n")
    assert [(c.kind, c.subject, c.text) for c in claims(document)] == [
        ("term", "Lease", "A lease is a lock that ends by itself.")
    ]


def test_rows_of_a_broken_table_are_no_words_of_the_sentence() -> None:
    text = "# 10. Ropes\n## Status\n**Accepted\n## Decision\nWe tar ropes\n| a | b\n|---\n```\nnever closed\n"
    assert found("docs/adr/0010-ropes.md", text).decision == "We tar ropes"


def test_successor_named_in_spanish_prose() -> None:
    text = "# 5 — Progreso\n\n## Estado\n**Aceptado**\n\nEste ADR anula y reemplaza la decisión en [ADR 0002](0002-x.md).\n"
    assert found("docs/adr/0005-progreso.md", f"{text}{BODY}").supersedes == ("0002",)


def test_record_of_a_row_is_no_roadmap_by_a_word_of_its_name() -> None:
    text = "# Todo quickstart\n\n## Overview\n\nAdd a quickstart.\n\n## Requirements\n\n- It runs here\n- It has tests\n"
    assert found("quick/AB-9_todo-quickstart.md", text, in_series=True, is_kin=True).kind != "glossary"
    assert found("quick/AB-9_todo-quickstart.md", text, in_series=True, is_kin=True).format == "record"


def test_real_imperative_is_no_form_to_fill_in() -> None:
    text = (
        "# Support mutual TLS\n\nProvide the option for users to prove possession of a token by the certificate they hold"
        " today.\n\n## Problem\n\nx\n\n## Proposal\n\ny\n\n## Alternatives\n\nz\n\n## Goals\n\nw\n"
    )
    assert found("specs/tls.md", text).decision.startswith("Provide the option for users")


def test_file_that_holds_only_rules_needs_no_heading_that_says_so() -> None:
    text = "# API\n- Return 404 for unknown ids.\n- All handlers validate input.\n- The API is fast.\n"
    taken = [claim for claim in rule_claims(".cursor/rules/api.mdc", text) if hasattr(claim, "kind")]
    assert [claim.text for claim in taken] == ["Return 404 for unknown ids.", "All handlers validate input."]


@pytest.mark.parametrize(
    ("text", "decision"),
    [
        (
            # the summary tells how things are; the proposal says what to do
            "## Abstract\n\nIt is currently not possible to sail by night.\n\n## Details\n\n### Proposal\n\n"
            "This document proposes lamps on every mast.\n",
            "This document proposes lamps on every mast.",
        ),
        (
            "## Abstract\n\nBoats have lamps. Lamps burn oil.\nThe present DIP proposes shorter wicks.\n",
            "Lamps burn oil. The present DIP proposes shorter wicks.",
        ),
        (
            "## Abstract\n\nThe tide is strong. It is proposed that the harbour be moved north.\n"
            "An earlier plan was dropped, so this DIP tries to do better.\n",
            "The tide is strong. It is proposed that the harbour be moved north.",
        ),
        (
            # an introduction to a part is none to the document
            "We need hooks on the hull.\n\n## Problem description\n\n### Introduction\n\nWe will tell of the sea.\n\n"
            "## Proposed change\n\nAdd hooks to the hull.\n",
            "Add hooks to the hull.",
        ),
        (
            # background may hold the one sentence in which the document says what it is about
            "## Background\n\nMany boats leak. This document discusses how seams are caulked.\n\n## Rules\n\n"
            "The guild details that we will stamp each hull.\n",
            "This document discusses how seams are caulked. The guild details that we will stamp each hull.",
        ),
        (
            "- https://boats.example/1\n- https://boats.example/2\n\nThis spec adds lamps.\n\n## Problem description\n\n"
            "It is dark.\n",
            "This spec adds lamps.",
        ),
        (
            "Boats differ. Going forward, masts will match hulls.\n\n## Examples\n\nThis approach makes it easy.\n\n## More\n\nNo.\n",
            "Boats differ. Going forward, masts will match hulls.",
        ),
        (
            "## History\n\nOars came first.\n\n## Summary of New Approach\n\nWe introduce a third kind of sail.\n",
            "We introduce a third kind of sail.",
        ),
    ],
)
def test_what_a_proposal_says_of_itself_outranks_its_background(text: str, decision: str) -> None:
    document = found("accepted/2021/sails.md", f"# Sails\n\n{text}")
    assert (document.decision, document.date, document.status) == (decision, "2021", "accepted")


@pytest.mark.parametrize(
    ("decision", "told"),
    [
        ("We need clear names. We will have two harbours:", "We will have two harbours:"),
        (
            "Utiliser la solution n°1, en nommant les voiles\n\n- à la main\n- en clair",
            "Utiliser la solution n°1, en nommant les voiles à la main; en clair",
        ),
        ("### Limiter les voiles et leur nombre\n\nC'est plus simple.", "Limiter les voiles et leur nombre"),
    ],
)
def test_decisions_that_open_with_a_need_or_go_on_in_a_list(decision: str, told: str) -> None:
    text = f"# 7. Voiles\n\nDate : 2020-27-01\n\n## État\n\nEn étude\n\n## Contexte\n\nLe vent.\n\n## Décision\n\n{decision}\n"
    document = found("docs/adr/0007-voiles.md", text)
    assert (document.decision, document.status, document.date) == (told, "proposed", "2020-01-27")


def test_an_option_that_describes_itself_is_no_summary() -> None:
    text = (
        "# 8. Ordonner les voiles par taille\n\n## État\n\nEn cours\n\n## Contexte\n\n### Solution n°1 : rien\n\n"
        "**Description**\nOn laisse tout.\n\n## Décision\n\n## Conséquences\n"
    )
    assert found("docs/adr/0008-ordonner.md", text).decision == "Ordonner les voiles par taille"


def test_a_heading_nobody_filled_in_over_a_decision_somebody_took() -> None:
    text = f"# Title of the Decision Record\n{BODY}"
    document = found("docs/decision-records/2022-08-09-caulk/README.md", text, in_series=True)
    assert (document.title, document.decision) == ("Caulk", "We caulk seams with pitch.")
    assert isinstance(read("docs/adr/0001-a.md", text), Skipped)


@pytest.mark.parametrize(
    "body",
    [
        "This was an older plan that can be found [here](https://boats.example/3)\n",
        "**By: Ann Dev**\n\nThis plan is an embedded document. If you have trouble with it, visit the\n"
        "[document](https://boats.example/4).\n",
    ],
)
def test_who_wrote_it_and_where_it_can_be_read_is_no_statement(body: str) -> None:
    text = f"---\nnumber: 3\nstage: completed\nstatus: shipped\ntitle: Masts of oak\n---\n\n{body}"
    document = found("content/003-masts.md", text, in_series=True)
    assert (document.decision, document.status) == ("Masts of oak", "implemented")
    assert [claim.text for claim in claims(document)] == ["Masts of oak"]


def test_numbered_parts_of_one_numbered_document_are_no_log() -> None:
    text = (
        "---\nnumber: 62\nstatus: shipped\ntitle: Better sails\n---\n\n## Summary\n\nThis SIP changes sails.\n\n"
        "## Details\n\n### Ad 1. Allow red sails\n\nThey are seen.\n\n### Ad 2. Allow short masts\n\nThey hold.\n"
    )
    document = found("content/062-sails.md", text, in_series=True)
    assert (document.kind, document.decision) == ("rfc", "This SIP changes sails.")


def test_a_note_in_bold_is_passed_over() -> None:
    text = "# RFC 3: Sails\n\n## Summary\n\n**Note** In this text sails are red.\n\nThis proposal is enabling red sails.\n"
    assert found("rfcs/0003-sails.md", text).decision == "This proposal is enabling red sails."


def test_day_and_end_that_stand_alone_at_the_head() -> None:
    text = "# Proposal: Sails\n\nAnn Dev \\\nMay 2023\n\nImplemented in release 1.2.\n\n## Abstract\n\nWe propose red sails.\n"
    document = found("rfcs/0004-sails.md", text)
    assert (document.title, document.date, document.status) == ("Sails", "2023-05", "implemented")


def test_what_is_proposed_in_so_many_words_counts_more_than_what_leads_to_it() -> None:
    text = (
        "# RFC 5: Sails\n\n## Motivation\n\nWind.\n\n## Proposal\n\nOne key insight is that wind turns.\n\n"
        "Therefore, we propose to turn the sails with it.\n"
    )
    assert found("rfcs/0005-sails.md", text).decision.endswith(
        "Therefore, we propose to turn the sails with it."
    )


WHAT = "# Harbour - {}\n\n| | |\n| --- | --- |\n| Date | 2024-05-06 |\n| Status | Approved |\n\n## What\n\n{}\n\n## Why\n\nBoats leak.\n\n"
GOALS = "## Goals\n\n- Provide dry boats\n- Ensure red sails\n\n## How\n\n{}\n"


@pytest.mark.parametrize(
    ("what", "how", "statement"),
    [
        ("We will caulk seams with pitch.", "Buy pitch.", "We will caulk seams with pitch."),
        (
            "Boats may carry pitch.",
            "Buy some pitch in spring.",
            "Boats may carry pitch. Buy some pitch in spring.",
        ),
        (
            "This ADR addresses the issue with wet boats.",
            "Seams are set to pitch.",
            "Seams are set to pitch.",
        ),
        (
            "This document is proposing an approach for wet boats.",
            "Instead of rags, we propose to use pitch.",
            "Instead of rags, we propose to use pitch.",
        ),
    ],
)
def test_what_why_how_states_what_is_proposed_and_no_goal(what: str, how: str, statement: str) -> None:
    text = WHAT.format("Pitch in seams", what) + GOALS.format(how)
    document = found("docs/adr/HBR-ADR-BT-0003-pitch-in-seams.md", text)
    assert (document.decision, document.date) == (statement, "2024-05-06")


def test_a_heading_called_what_alone_is_no_statement() -> None:
    text = "# ADR 3: Use pitch\n\nStatus: accepted\n\n## What happened\n\nBoats leaked.\n\n## What\n\nA leak is a hole.\n"
    assert found("docs/adr/0003-use-pitch.md", text).decision == "Use pitch"


def test_a_table_inside_of_one_dated_record_is_no_log() -> None:
    table = "\n## Failures\n\n| Failure | Status | Resolution |\n| --- | --- | --- |\n| Mast breaks | Failed | Check the mast twice |\n"
    text = WHAT.format("Masts", "We will set masts of oak.") + table
    document = found("docs/adr/HBR-ADR-0004-masts.md", text)
    assert (document.kind, document.decision, document.items) == ("adr", "We will set masts of oak.", ())


@pytest.mark.parametrize(
    ("path", "heading", "title"),
    [
        ("033-dry-boats/proposal.md", "# Summary", "Dry boats"),
        ("rfcs/0007-red-sails/rfc.md", "# Summary", "Red sails"),
        ("docs/adr/HBR-ADR-0003-pitch.md", "# Harbour - HBR-ADR-0003 - Pitch in seams", "Pitch in seams"),
        ("docs/adr/HBR-ADR-BT-0003-pitch-in-seams.md", "# Harbour - Architecture Decision Record", "Pitch in seams"),
    ],
)  # fmt: skip
def test_a_title_is_what_names_the_matter(path: str, heading: str, title: str) -> None:
    text = f"* RFC PR: [boats#6](https://boats.example/6)\n\n{heading}\n\nThis RFC proposes dry boats.\n\n# Motivation\n\nWater.\n"
    assert found(path, text, in_series=True).title == title


def test_a_numberless_form_of_a_named_series_is_a_template() -> None:
    text = WHAT.format("Architecture Decision Record template", "Describe it.")
    assert isinstance(read("docs/adr/HBR-ADR-0000-template.md", text), Skipped)
    assert isinstance(read("docs/adr/HBR-ADR-0012-mail-template.md", text), Document)


def test_an_opening_that_proposes_counts_more_than_an_overview_that_does_not() -> None:
    head = "# RFC 8: Sails\n\nStatus: Accepted\n\nThis RFC proposes to change all sails to red.\n\n## Motivation\n\nWind.\n\n"
    text = head + "## Overview\n\nEvery boat should have a sail. A sail needs a mast.\n"
    assert found("rfcs/0008-sails.md", text).decision == "This RFC proposes to change all sails to red."


def test_what_will_be_done_counts_more_than_a_summary_of_what_is_wrong() -> None:
    text = (
        "# RFC 9: Kinder words\n\n- RFC: 9\n- Created: 2020-11-02\n\n## Abstract\n\n"
        "There is no benefit to rude words.\n\n## Specification\n\n### Names of boats\n\nHarbours allow new names.\n\n"
        "We will rename all boats.\n"
    )
    assert "We will rename all boats." in found("rfcs/0009-words.md", text).decision


@pytest.mark.parametrize(
    "sentence",
    [
        "This RFC (#13) complements #7 by outlining red sails.",
        "This Request for Comments (RFC) presents reasons for red sails.",
    ],
)
def test_a_number_in_brackets_hides_no_proposal(sentence: str) -> None:
    text = f"# RFC 13: Sails\n\n## Summary\n\nRFC #7 covers masts. It covers them in oak and in pine for every kind of boat that we ever built here.\n\n{sentence}\n"
    assert sentence in found("rfcs/0013-sails.md", text).decision


def test_a_summary_of_the_approach_sums_up() -> None:
    text = "# RFC 14: Sails\n\n## Motivation\n\nWind.\n\n## Summary of approach\n\n- Each boat has one red sail.\n"
    assert found("rfcs/0014-sails.md", text).decision == "Each boat has one red sail."


def test_a_lead_with_a_colon_goes_on_in_the_paragraph_below_it() -> None:
    text = "# 3. Sails\n\n## Status\n\nAccepted\n\n## Context\n\nWind.\n\n## Decision\n\nWhen you build boats you should ensure that:\n\nAll sails are red\n"
    document = found("docs/adr/0003-sails.md", text)
    assert (document.decision, document.lines) == (
        "When you build boats you should ensure that: All sails are red",
        (13, 15),
    )


def test_a_lead_with_a_colon_does_not_go_on_behind_code() -> None:
    text = "# 3. Sails\n\n## Status\n\nAccepted\n\n## Decision\n\nBuild boats like this:\n\n```\nboat\n```\n\nSails are red.\n"
    assert found("docs/adr/0003-sails.md", text).decision == "Build boats like this:"


def test_requirements_above_the_proposal_are_not_the_proposal() -> None:
    head = "# RFC 15: Sails\n\n- RFC PR: 15\n\n# Background\n\nWind.\n\n# Proposed Solution\n\n## Requirements\n\n- Support wind\n\n"
    text = head + "## How it works\n\nThe proposal is to paint all sails red.\n"
    assert found("rfcs/0015-sails.md", text).decision == "The proposal is to paint all sails red."
    assert found("rfcs/0015-sails.md", head).decision == "Support wind"


@pytest.mark.parametrize(
    "offer", ["I am suggesting painting all sails red.", "Let's paint all sails red in spring."]
)
def test_an_offer_behind_what_is_wrong_is_the_proposal(offer: str) -> None:
    text = (
        "# RFC 16: Sails\n\n- RFC PR: 16\n\n# Proposal\n\nWe currently do a poor job with sails, which nobody "
        "sees from far away at all, neither by day nor by night, neither in spring nor in autumn. Sails without paint are "
        f"grey as the sea is, and boats that are not seen are run into by other boats that nobody sees.\n\n{offer}\n"
    )
    assert offer in found("rfcs/0016-sails.md", text).decision


LEGAL = (
    "# RFC-7/Sails\n\n| Status | Depricated |\n| --- | --- |\n| Created | 2022-11-10 |\n\n## Licence\n\n"
    'THIS DOCUMENT IS PROVIDED BY THE COPYRIGHT HOLDERS "AS IS", AND ANY EXPRESS OR IMPLIED WARRANTIES ARE DISCLAIMED.\n\n'
    "## Language\n\nThe key words MUST and SHOULD are to be interpreted as described in BCP 14.\n\n"
    "## Disclaimer\n\nThis document is subject to change without notice.\n\n"
)


def test_a_licence_is_no_statement_and_the_aim_of_a_document_is() -> None:
    goals = "## Goals\n\nThe aim of this Request for Comments (RFC) is to paint all sails red.\n\n## Related\n\n- RFC 6\n"
    document = found("rfcs/RFC-0007_Sails.md", LEGAL + goals)
    assert (document.title, document.status) == ("Sails", "deprecated")
    assert document.decision == "The aim of this Request for Comments (RFC) is to paint all sails red."
    assert "PROVIDED" not in str(read("rfcs/RFC-0007_Sails.md", LEGAL, in_series=True))


def test_addresses_with_a_label_are_passed_over() -> None:
    text = (
        "# Sails\n\n## Summary\n\n- RFC PR: https://boats.example/112\n- Tracking Issue: https://boats.example/7\n\n"
        "Allow red sails.\n\n## Motivation\n\nWind.\n"
    )
    assert found("rfcs/0112-sails.md", text).decision == "Allow red sails."


def test_what_the_text_will_talk_about_is_no_proposal() -> None:
    text = (
        "# RFC: Sails\n\n- RFC PR: https://boats.example/77\n\n## Motivation\n\nWind turns.\n\n## Detailed design\n\n"
        "Red sails have three parts. Next, we will talk about them in detail.\n\nWe will sew each of them twice.\n"
    )
    assert "We will sew each of them twice." in found("rfcs/0077-sails.md", text).decision


def test_a_heading_that_states_its_decision_is_not_followed_by_background() -> None:
    long = (
        "The hull was once a single trunk, "
        + "and so was every boat of the old fleet, " * 5
        + "as must be known."
    )
    text = (
        "# Decisions\n\n### D1 — Planks are caulked with pitch, not tar\n`yard/pitch.md`, `yard/tar.md`.\n"
        + long
        + "\n\n"
        "### D2 — Lamps\nWe burn oil.\n\n### D3 — Every mast carries a lamp\n`rig/mast.md`. Oil is cheap.\n"
    )
    assert [entry[0] for entry in logged(text)] == [
        "Planks are caulked with pitch, not tar",
        "Lamps: We burn oil.",
        "Every mast carries a lamp: Oil is cheap.",
    ]


def test_a_list_of_numbered_decisions_under_a_heading_is_a_log_in_any_document() -> None:
    text = (
        "#+title: Design of the harbour\n\n* 1. Piers\nThey are long.\n\n* 2. Decision log (see also the plan)\n"
        "# appended, never edited\n- *D8 (2026-07-10) — Planks are app constants:* no table of planks. → §1\n"
        "- *D9 (2026-07-11) — Lamps:* oil, not gas; see §2.\n- *D10–D17:* decisions of the yard, kept there.\n"
    )
    assert logged(text, "docs/harbour/DESIGN.org") == [
        ("Planks are app constants: no table of planks. → §1", "", "2026-07-10"),
        ("Lamps: oil, not gas; see §2.", "", "2026-07-11"),
    ]
    prose = "# Piers\n\n## Key decisions\n\n- **Wood**: it floats.\n- **Stone**: it lasts.\n"
    assert isinstance(read("docs/piers.md", prose), Skipped)


@pytest.mark.parametrize("key", ["RFC Status", "ADR status", "Document Status", "JEP-Status"])
def test_a_status_may_be_named_after_its_kind_of_document(key: str) -> None:
    text = f"- Start Date: 2023-01-18\n- RFC Type: decision\n- {key}: approved\n\n# Summary\n\nThis RFC adds lamps.\n"
    document = found("text/0063-lamps.md", text)
    assert (document.status, document.date, document.title) == ("accepted", "2023-01-18", "Lamps")


def test_a_heading_among_the_parts_is_no_title_if_the_header_stands_above_it() -> None:
    text = (
        "- Start Date: 2023-01-18\n- Status: draft\n\n# Stakeholders\n\nAll sailors.\n\n# Summary\n\nThis RFC merges yards.\n\n"
        "# Motivation\n\nTwo yards cost twice.\n"
    )
    assert found("text/0149-merge-yards.md", text).title == "Merge yards"
    named = text.replace("# Stakeholders", "# Yards become one")
    assert found("text/0149-merge-yards.md", named).title == "Yards become one"


@pytest.mark.parametrize(
    ("body", "decision"),
    [
        ("The sea is wide. We need more.\n\nThe goal of this ADR is to name every buoy.", "The goal of this ADR is to name every buoy."),
        ("Boats must float.\n\nThe idea behind this proposal is to mark them:\n\n- in red\n- in blue",
         "The idea behind this proposal is to mark them: in red; in blue"),
        ("Boats must float.\n\n## Proposed new structure\n\nEach boat gets its own pier.", "Each boat gets its own pier."),
        ("Boats must float.\n\n## Decision\n\nA floating boat means:\n\n> A hull above water. It may rock.",
         "A floating boat means: A hull above water."),
    ],
)  # fmt: skip
def test_a_record_without_a_decision_says_what_it_is_about(body: str, decision: str) -> None:
    text = (
        f"# Buoys\n\n* Status: accepted\n* Date: 2024-06-12\n\n## Context and Problem Statement\n\n{body}\n"
    )
    assert found("adr/0004-buoys.md", text).decision == decision


def _adr(decision: str, status: str = "Accepté", head: str = "") -> Document:
    text = f"# 7. Coques\n\n{head}\n\n## État\n\n{status}\n\n## Contexte\n\nLe pin pourrit.\n\n## Décision\n\n{decision}\n"
    found = read("docs/adr/0007-coques.md", text)
    assert isinstance(found, Document)
    return found


@pytest.mark.parametrize(
    ("decision", "stated"),
    [
        (
            "Aucun autre bois ne convient au quai.\nAussi nous gardons le chêne pour les coques.\n\n"
            "Nous avons choisi d'écrire cette page pour plus tard.",
            "Aussi nous gardons le chêne pour les coques.",
        ),
        (
            "Le chantier emploie déjà du chêne.\n\nCette ADR propose ce choix :\n\n- Chêne pour les coques\n- Pin pour le pont\n",
            "Cette ADR propose ce choix : Chêne pour les coques; Pin pour le pont",
        ),
        (
            "C'est le chêne qui a été choisi pour les raisons suivantes :\n\n- Il ne pourrit pas\n",
            "C'est le chêne qui a été choisi.",
        ),
    ],
)
def test_french_decision_is_found_behind_what_leads_up_to_it(decision: str, stated: str) -> None:
    assert stated in _adr(decision).decision


def test_french_status_and_predecessor_are_read() -> None:
    found = _adr("Nous gardons le chêne.", "Confirmé", "Remplace l'[ADR #3](0003-pin.md).")
    assert (found.status, found.supersedes) == ("accepted", ("0003",))


@pytest.mark.parametrize(
    ("head", "status"),
    [
        ("", "Superseded (by [012-oak](012-oak.md))"),
        ("Superseded: 2026-02-01 by [ADR 12](012-oak.md)", "Superseded"),
    ],
)
def test_successor_in_brackets_or_behind_a_day_is_read(head: str, status: str) -> None:
    part = f"## Status\n\n{status}\n\n"
    text = (
        f"# 3. Pine\n\nDate: 2026-01-01\n{head}\n\n{part}## Context\n\nWood.\n\n## Decision\n\nWe use pine.\n"
    )
    found = read("docs/adr/0003-pine.md", text)
    assert isinstance(found, Document)
    assert (found.status, found.superseded_by) == ("superseded", ("012",))


def test_date_below_the_title_counts_before_one_in_a_remark_on_the_status() -> None:
    text = "# Oak\nSeptember 2026\n\n## Status\n\nAccepted. Every boat of the yard was built like that by Feb 2026.\n\n"
    found = read("docs/adr/0004-oak.md", f"{text}## Context\n\nWood.\n\n## Decision\n\nWe use oak.\n")
    assert isinstance(found, Document)
    assert found.date == "2026-09"


def test_explicit_proposal_in_a_summary_counts_before_a_need() -> None:
    text = "# Summary\n\nWhen a hull breaks, we will need a way to tell which wood it has. I propose a label on every hull.\n"
    found = read("rfcs/0011-labels.md", f"{text}\n# Motivation\n\nNobody knows.\n")
    assert isinstance(found, Document)
    assert "I propose a label on every hull." in found.decision


def test_dash_at_the_end_leads_to_a_list_like_a_colon() -> None:
    text = "# Summary\n\nThis RFC proposes the following -\n\n- Oak for hulls.\n- Pine for decks.\n\n# Motivation\n\nRot.\n"
    found = read("rfcs/0012-woods.md", text)
    assert isinstance(found, Document)
    assert "Oak for hulls; Pine for decks" in found.decision


YAML = """name: Use oak for hulls
date: 2026-01-12
status: accepted
context: >
  Pine rots.

  Oak is dear.
decision: >
  We will build every hull of oak.
consequences: >
  The price rises.
"""


def test_record_kept_as_yaml_is_read_with_its_lines() -> None:
    found = read("decision-log/2026-01-12-use-oak.yaml", YAML)
    assert isinstance(found, Document)
    assert (found.title, found.status, found.date) == ("Use oak for hulls", "accepted", "2026-01-12")
    assert (found.decision, found.lines) == ("We will build every hull of oak.", (9, 9))


def test_yaml_that_is_data_is_not_chosen() -> None:
    paths = (
        "decision-log/2026-01-12-use-oak.yaml",
        "keps/oak/kep.yaml",
        "keps/ready/1234.yaml",
        "deploy/0001-pods.yaml",
    )
    assert documents(paths).chosen == ("decision-log/2026-01-12-use-oak.yaml",)
    found = read("adr/0001-pods.yaml", "kind: Pod\nspec:\n  image: oak\n")
    assert isinstance(found, Skipped)


@pytest.mark.parametrize(
    "status", ["Design approved", "**Design validé**, prêt", "Spec accepted on 2026-02-01"]
)
def test_status_may_name_what_was_accepted(status: str) -> None:
    text = f"# Oak\n\n**Date**: 2026-01-12\n**Status**: {status}\n\n## Decision\n\nWe use oak.\n"
    found = read("docs/specs/2026-01-12-oak.md", text)
    assert isinstance(found, Document)
    assert found.status == "accepted"
