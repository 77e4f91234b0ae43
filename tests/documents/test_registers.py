"""Registers of decisions: one record per entry, in four languages, with numbers and days in many forms."""

from __future__ import annotations

import pytest

from memkit.documents import Document, Skipped, read


def entries(text: str, path: str = "docs/yard.md") -> list[tuple[str, str]]:
    """Status and text of each entry of a log."""
    document = read(path, text)
    assert isinstance(document, Document), document
    return [(item.status, item.text) for item in document.items]


@pytest.mark.parametrize(
    ("title", "first", "second"),
    [
        ("Decision Register for the Yard", "1: ", "2. "),
        ("List of our decisions", "DEC-001: ", "DEC-002 "),
        ("Decisions made on the yard", "#1 ", "#2 "),
        ("Log of decisions", "5 January 2024: ", "7 January 2024: "),
        ("Technical decision log", "[2024-01-05] ", "07.01.2024 - "),
        ("Architecture decision log", "9.1 ", "9.2 "),
        ("Entscheidungsprotokoll der Werft", "1. ", "2. "),
        ("Liste der Architekturentscheidungen", "Entscheidung 1: ", "Entscheidung 2: "),
        ("Journal des décisions", "2023-01-04 ", "2023-02-01 "),
        ("Registre des décisions du chantier", "1 - ", "2 - "),
        ("Registro de decisiones", "0001 ", "0002 "),
        ("Bitácora de decisiones", "5 de enero de 2024: ", "Decisión n° 2: "),
    ],
)
def test_a_register_is_one_record_per_entry(title: str, first: str, second: str) -> None:
    text = f"# {title}\n\nFor the yard.\n\n## {first}Oak for the hull\n\n## {second}Sails of hemp\n"
    assert entries(text) == [("", "Oak for the hull"), ("", "Sails of hemp")]


def test_an_entry_states_its_sentence_or_its_heading() -> None:
    text = (
        "# Decision log\n\n## 1: Load planks early\n\nOptions:\n\n1. Use the big crane\n2. Use ropes\n\n"
        "## 2: Names of boats\n\nSome boats have names, some have numbers.\n\nSo, paint both on the hull.\n\n"
        "## 3: Crews of boats.\n\nWe will hire one crew.\n"
    )
    assert entries(text) == [
        ("", "Load planks early"),
        ("", "Names of boats: Some boats have names, some have numbers. So, paint both on the hull."),
        ("", "Crews of boats: We will hire one crew."),
    ]


def test_the_status_in_a_heading_is_the_status_of_its_entry() -> None:
    text = (
        "# Decision register\n\n## DR-7: DRAFT The crew paints the hull\n\n## DR-8 (draft): Tar below the line\n\n"
        "## DR-9: Three masts [superseded]\n\n## 10: ENTWURF Two anchors\n\n## 11: DNA of oak trees\n"
    )
    assert entries(text) == [
        ("draft", "The crew paints the hull"),
        ("draft", "Tar below the line"),
        ("superseded", "Three masts"),
        ("draft", "Two anchors"),
        ("", "DNA of oak trees"),
    ]


def test_an_entry_one_level_too_deep_is_an_entry_and_a_numbered_part_is_not() -> None:
    text = (
        "# Decision log\n\n## 3. Oak for the hull\n\nOak is near.\n\n### 4. Sails of hemp\n\nHemp is cheap.\n\n"
        "## 5. Two masts\n\n### 1. First mast\n\nOf pine.\n"
    )
    document = read("docs/yard.md", text)
    assert isinstance(document, Document)
    assert [(item.text, item.lines) for item in document.items] == [
        ("Oak for the hull: Oak is near.", (3, 6)),
        ("Sails of hemp: Hemp is cheap.", (7, 10)),
        ("Two masts", (11, 16)),
    ]


@pytest.mark.parametrize(
    "text",
    [
        "# Building a boat\n\n## 1. Choose the oak\n\nTake old oak.\n\n## 2. Cut the planks\n\nUse a saw.\n",
        "# How to keep a decision log\n\n## 1. Choose a file\n\nTake a page.\n\n## 2. Write an entry\n\nUse a number.\n",
        "# Decision log template\n\n## 1. Name of it\n\nText.\n\n## 2. Reasons for it\n\nText.\n",
        "# Design decisions\n\n## 1. Introduction\n\nText.\n\n## 2. Hull of a boat\n\nA boat has a hull.\n",
        "# Releases of the yard\n\n## 2024-01-05 Long boat\n\nIt floats.\n\n## 2024-02-05 Short boat\n\nIt sank.\n",
    ],
)
def test_a_document_with_numbered_headings_is_no_register(text: str) -> None:
    document = read("docs/yard.md", text)
    assert getattr(document, "format", "") != "decision-log"


def test_a_record_about_a_decision_log_is_one_record() -> None:
    text = (
        "# 1. Keep a decision log\n\n## Status\n\nAccepted\n\n## Context\n\nNobody knows why.\n\n"
        "## Decision\n\nWe will keep a decision log.\n"
    )
    document = read("docs/adr/0001-log.md", text)
    assert isinstance(document, Document)
    assert (document.format, document.decision) == ("nygard", "We will keep a decision log.")


@pytest.mark.parametrize(
    ("what", "why"), [("Entscheidung", "Begründung"), ("Décision", "Raison"), ("Decisión", "Motivo")]
)
def test_a_table_of_decisions_has_columns_in_other_languages(what: str, why: str) -> None:
    text = f"# Yard\n\n| Nr. | {what} | {why} |\n|---|---|---|\n| D1 | Oak for the hull | It lasts long |\n"
    assert entries(text, "docs/entscheidungen.md") == [("", "Oak for the hull — It lasts long")]


def test_an_index_of_records_has_no_decisions_of_its_own() -> None:
    text = (
        "# Architectural Decision Log\n\n* [ADR-0000](adr/0000-oak.md) - Use oak for the hull\n"
        "* [ADR-0001](adr/0001-hemp.md) - Use hemp for the sails\n"
    )
    reason = "an index page with no decision, term or rule of its own"
    assert read("README.md", text) == Skipped("README.md", reason)
