"""Documents as other repositories write them: titles, headers, languages and forms nobody filled in."""

from __future__ import annotations

import pytest

from memkit.documents import Document, Skipped, read
from memkit.documents.candidates import claims


def found(path: str, text: str) -> Document:
    """The document read from the text, which must be one."""
    document = read(path, text)
    assert isinstance(document, Document), document
    return document


def told(path: str, text: str) -> tuple[str, str, str, str]:
    """Title, status, date and decision."""
    document = found(path, text)
    return document.title, document.status, document.date, document.decision


PARTS = "\n## Status\nAccepted\n\n## Context\nBoats leak.\n"


@pytest.mark.parametrize(
    ("heading", "title"),
    [
        ("# Architecture Decision Record: Caulk with pitch", "Caulk with pitch"),
        ("# 2024-05-01: Caulk with pitch", "Caulk with pitch"),
        ("# HULL-7: Caulk with pitch", "Caulk with pitch"),
        ("# Decision D007: Caulk with pitch", "Caulk with pitch"),
        ("# Rejected planks are burnt", "Rejected planks are burnt"),
        ("## 3. Caulk with pitch", "Caulk with pitch"),
        ("### **ADR_003**:\n\n### Caulk with pitch", "Caulk with pitch"),
        ("# Architecture Decision Record\n\n## 3. Caulk with pitch", "Caulk with pitch"),
    ],
)
def test_a_title_is_found_behind_numbers_labels_and_dates(heading: str, title: str) -> None:
    text = f"{heading}\n{PARTS}\n## Decision\nWe caulk seams with pitch.\n"
    assert told("docs/adr/0003-caulk.md", text)[:2] == (title, "accepted")


def test_fields_below_a_second_level_title_are_the_documents_own() -> None:
    text = "## ADR 4 — Tar the ropes\n\nDate: 2025-08-12  \nStatus: Proposed\n\n### Decision\n- Tar all ropes in May.\n"
    assert told("docs/adr/0004-tar.md", text) == (
        "Tar the ropes",
        "proposed",
        "2025-08-12",
        "Tar all ropes in May.",
    )


def test_bold_lines_that_name_a_part_are_headings() -> None:
    text = (
        "# Sail by night\n\n**<u>Status</u>**: Accepted\n\n**<u>Context</u>**: Days are hot.\n\n"
        "**<u>Decision</u>**:\n\nWe sail by night.\n\n**Consequences**\n\nLamps are needed.\n"
    )
    assert told("docs/adr/5.md", text) == ("Sail by night", "accepted", "", "We sail by night.")


def test_several_labels_in_one_paragraph_keep_their_own_words() -> None:
    text = (
        "# ADR2 Ballast\n\n**Status:** Accepted\n**Context:**\n- Sand is cheap.\n- Lead is heavy.\n"
        "**Decision:** Use sand as ballast.\n**Consequences:**\n- Sand shifts.\n"
    )
    assert told("docs/adr/2.md", text) == ("Ballast", "accepted", "", "Use sand as ballast.")


@pytest.mark.parametrize(
    "header",
    [
        "    Author: R. Mate\n    Status: Draft\n    Created: 21-Dec-2020\n****\nEEP 9: Knots by name\n----\n",
        "```\n  BIP: 9\n  Title: Knots by name\n  Status: Draft\n  Created: 2020-12-21\n```\n",
        "---\neip: 9\ntitle: Knots by name\nstatus: Draft\ncreated: 2020-12-21\n---\n",
    ],
)
def test_a_proposals_header_is_read_as_code_or_as_front_matter(header: str) -> None:
    text = f"{header}\nAbstract\n========\n\nThis proposal names every knot.\n"
    document = found("proposals/eep-0009.md", text)
    assert (document.kind, *told("proposals/eep-0009.md", text)) == (
        "rfc", "Knots by name", "draft", "2020-12-21", "This proposal names every knot.",
    )  # fmt: skip


def test_an_example_in_a_code_block_is_no_header() -> None:
    text = "```\nhost: pier\nport: 80\nuser: mate\n```\n\n# Moor at the pier\n\n## Status\nAccepted\n\n## Decision\nMoor at the pier.\n"
    assert told("docs/adr/8.md", text)[:2] == ("Moor at the pier", "accepted")


@pytest.mark.parametrize(
    ("text", "status", "date", "decision"),
    [
        (
            "# Anker\n\n**Status:** Akzeptiert  \n**Datum:** 3. März 2024\n\n## Kontext\nSturm.\n\n## Entscheidung\nWir ankern früh.\n",
            "accepted", "2024-03-03", "Wir ankern früh.",
        ),
        (
            "# Ancla\n\n## ✅ ESTADO\n\nAceptada – Agosto 2025\n\n## CONTEXTO\n\nViento.\n\n## ✔️ DECISIÓN\n\nUsamos dos anclas.\n",
            "accepted", "2025-08", "Usamos dos anclas.",
        ),
        (
            "# Ancre\n\n## Statut\nRejeté\n\n## Contexte\nVent.\n\n## Décision\nNous jetons deux ancres.\n",
            "rejected", "", "Nous jetons deux ancres.",
        ),
        (
            "# Âncora\n\n**Data do registro:** 19/02/2025\n**Status:** Aceito\n\n## Decisão\nUsamos duas âncoras.\n",
            "accepted", "2025-02-19", "Usamos duas âncoras.",
        ),
        (
            "# Якорь\n\n## Статус\n\nПринято\n\n## Контекст\n\nВетер.\n\n## Решение\n\nБросаем два якоря.\n",
            "accepted", "", "Бросаем два якоря.",
        ),
        (
            "# 錨\n\n## ステータス\n\n採択 (2025-05-03)\n\n## 決定\n\n錨を二つ使う。\n",
            "accepted", "2025-05-03", "錨を二つ使う。",
        ),
        (
            "## ADR-9: Vela\n- Estado: Aprobado\n- Decisión: Coser la vela dos veces.\n- Fecha: 2026-02-07\n",
            "accepted", "2026-02-07", "Coser la vela dos veces.",
        ),
    ],
)  # fmt: skip
def test_the_parts_of_a_record_are_known_in_other_languages(
    text: str, status: str, date: str, decision: str
) -> None:
    assert told("docs/adr/0009-x.md", text)[1:] == (status, date, decision)


def test_a_text_file_with_part_names_on_lines_of_their_own_is_a_record() -> None:
    text = "ADR-8: Rudder\nDate: 2025-01-27\nStatus: Accepted\nContext\nWood rots.\nDecision\nThe rudder is oak.\nRationale\nOak lasts.\n"
    assert told("docs/adr/ADR-8-rudder.txt", text) == (
        "Rudder",
        "accepted",
        "2025-01-27",
        "The rudder is oak.",
    )


def test_a_table_of_fields_is_a_header_whatever_its_section_is_called() -> None:
    text = (
        "# Oars\n\n## Ship's papers\n\n| Item | Value |\n|---|---|\n| **Date** | 2026-01-XX |\n| **Status** | **Accepted** |\n\n"
        "## Decision\n\n**We row with eight oars.**\n"
    )
    assert told("docs/adr/0006-oars.md", text) == ("Oars", "accepted", "2026-01", "We row with eight oars.")


def test_a_replaced_record_names_its_successor_wherever_the_sentence_opens_with_it() -> None:
    text = "---\ntitle: Flags\nstatus: Superseded\n---\n\nDecision\n\n- We signal with flags.\n  Superseded by ADR‑0010 with lamps.\n"
    assert found("docs/adr/0007-flags.md", text).superseded_by == ("0010",)


def test_context_alone_is_no_decision() -> None:
    document = found(
        "docs/adr/0011-fog.md", "# Fog\n\n## Status\nAccepted\n\n## Context\n\nFog is thick in spring.\n"
    )
    assert document.decision == ""


@pytest.mark.parametrize(
    "decision",
    [
        "State the decision in one sentence, active voice.",
        "Describe the change that was made.",
        "A one-sentence summary of the decision made.",
        "What is the change that we're proposing and/or doing?",
        "Beschreibung der Entscheidung, die erfolgt ist.",
        "[Name of the chosen rope]",
    ],
)
def test_words_to_the_writer_make_a_form_not_a_decision(decision: str) -> None:
    text = f"# ADR-15: Ropes\n\n**Status:** Open\n\n## Context\n\nRopes.\n\n## Decision\n\n{decision}\n"
    assert read("docs/adr/ADR-0015-ropes.md", text) == Skipped(
        "docs/adr/ADR-0015-ropes.md", "a template to fill in, not a decision"
    )


def test_documenting_decisions_is_a_decision_all_the_same() -> None:
    text = f"# Write things down\n{PARTS}\n## Decision\n\nDocument decisions in the log book.\n"
    assert told("docs/adr/0001-log.md", text)[3] == "Document decisions in the log book."


def test_a_list_of_all_statuses_states_none() -> None:
    text = "# Masts\n\n## Status\n\n- Proposed\n- Accepted\n- Superseded\n\n## Decision\n\nMasts are pine.\n"
    assert isinstance(read("docs/adr/0012-masts.md", text), Skipped)


def test_rows_terms_and_plans_that_were_never_filled_in_are_left_out() -> None:
    log = "# Decision log\n\n| Decision | Date |\n|---|---|\n| A one-sentence summary of the decision. | x |\n| Carry two spare sails | 19-Jun-2024 |\n"
    words = "# Glossary\n\n## How to use this page\n\nEvery mate reads it.\n\n| Term | Definition |\n|---|---|\n| [Term] | [Its meaning] |\n| Boom | The spar below a sail. |\n"
    plans = "# Roadmap\n\n- [ ] Feature idea 1\n- [ ] Tar the hull again\n- M1: New keel laid (done)\n"
    assert [item.text for item in found("docs/decision-log.md", log).items] == ["Carry two spare sails"]
    assert [item.key for item in found("docs/glossary.md", words).items] == ["Boom"]
    assert [item.text for item in found("ROADMAP.md", plans).items] == ["Tar the hull again"]


def test_done_may_stand_behind_an_item() -> None:
    text = "# Roadmap\n\n- M1: New keel laid (DONE)\n- M2: Second mast stepped\n"
    assert [item.text for item in found("ROADMAP.md", text).items] == ["M2: Second mast stepped"]


def test_a_table_of_decisions_among_records_is_a_log() -> None:
    text = (
        "# Index\n\n| ID | Title | Decision | Status | Date |\n|---|---|---|---|---|\n"
        "| [1](1.md) | Crew | Sail with nine hands | Approved | 2025-10-25 |\n"
    )
    (item,) = found("docs/decisions/overview.md", text).items
    assert (item.text, item.status, item.date) == ("Sail with nine hands", "accepted", "2025-10-25")


@pytest.mark.parametrize("name", ["README.md", "index.md"])
def test_the_page_of_a_folder_is_no_record(name: str) -> None:
    text = "# Rejected ADRs\n\nThis folder holds what was rejected.\n\n## Current Status\n\n- ADR-2 — Row at night\n"
    assert isinstance(read(f"docs/adr/rejected/{name}", text), Skipped)


def test_a_log_of_dated_headings_gives_each_decision_without_the_labels_around_it() -> None:
    text = (
        "# Decision Log\n\n## 2024-12-19: Stores\n\n### Decision: Fewer barrels\n**Context**: No room.\n"
        "**Decision**: Carry nine barrels of water\n**Rationale**:\n- Weight.\n\n"
        "## 2024-12-17: Crew\n\n### Decision: More hands\n**Decision**: Hire two more hands\n**Rationale**:\n- Storms.\n"
    )
    document = found("docs/Decision_Log.md", text)
    assert [(claim.kind, claim.text) for claim in claims(document)] == [
        ("decision", "Stores: Carry nine barrels of water"),
        ("decision", "Crew: Hire two more hands"),
    ]


@pytest.mark.parametrize("path", ["CHANGELOG.md", "docs/history/voyages.md"])
def test_dated_headings_of_releases_and_days_are_no_decisions(path: str) -> None:
    text = (
        "# Voyages\n\n## 2024-05-01, Version 3\n\n- New sails\n\n## 2024-04-01, Version 2\n\nA quiet month.\n"
    )
    assert isinstance(read(path, text), Skipped)


def test_a_glossary_that_explains_the_word_rfc_stays_a_glossary() -> None:
    text = "# Glossary\n\n- RFC: A request for comments.\n- Boom: The spar below a sail.\n"
    assert [item.key for item in found("glossary.md", text).items] == ["RFC", "Boom"]


def test_a_page_about_some_policy_call_lays_down_no_rules() -> None:
    text = "# Put key policy\n\nThe policy document must be valid JSON in every call.\n"
    assert isinstance(read("docs/api/put-key-policy.md", text), Skipped)
