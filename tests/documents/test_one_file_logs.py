"""One-file decision logs: entries below days and sessions, labelled choices, bullets, summaries, and what is left over."""

from __future__ import annotations

import pytest

from memkit.documents import Document, Skipped, read

Entry = tuple[str, str, str]


def log(text: str, path: str = "DECISIONS.md") -> Document:
    document = read(path, text)
    assert isinstance(document, Document), document
    assert document.format == "decision-log"
    return document


def entries(text: str, path: str = "DECISIONS.md") -> list[Entry]:
    """Number, date and text of each entry of a log."""
    return [(item.number, item.date, item.text) for item in log(text, path).items]


@pytest.mark.parametrize(
    ("title", "day", "first", "second"),
    [
        ("Yard — Decision Log", "2026-06-08 — Sessione 1 (iniziale)", "D-001: ", "D-002: "),
        ("Decisions", "2026-06-08", "", ""),
        ("Decisions", "2026-06-08: Work on the yard", "D1 ", "D2 "),
    ],
)
def test_headings_below_a_day_are_entries_of_that_day(title: str, day: str, first: str, second: str) -> None:
    text = f"# {title}\n\n## {day}\n\n### {first}Hull = oak\n\n- Why: it lasts.\n\n### {second}Sails = hemp\n"
    assert [(date, told) for _, date, told in entries(text)] == [
        ("2026-06-08", "Hull = oak"),
        ("2026-06-08", "Sails = hemp"),
    ]


def test_headings_below_a_session_without_a_day_are_entries() -> None:
    text = "# Decisions\n\n## Session 1\n\n### Oak for the hull\n\n## Session 2\n\n### Sails of hemp\n"
    assert entries(text) == [("", "", "Oak for the hull"), ("", "", "Sails of hemp")]


def test_a_day_with_its_own_decision_keeps_its_parts() -> None:
    text = (
        "# Decisions\n\n## 2024-01-05: Two masts\n\n### 1. First mast\n\nOf pine.\n\n### 2. Second mast\n\nOf oak.\n\n"
        "## 2024-02-05: Sails of hemp\n\n### Context\n\nLinen tears.\n"
    )
    assert [(date, told[:13]) for _, date, told in entries(text)] == [
        ("2024-01-05", "Two masts"),
        ("2024-02-05", "Sails of hemp"),
    ]


def test_numbered_sentences_of_a_file_called_decisions_are_entries() -> None:
    text = (
        "# Decisions\n\nThe short version.\n\n### 1. The hull is of oak, not of pine.\n\n"
        "### 2. Every sail question is answered by the crew.\n"
    )
    assert entries(text) == [
        ("1", "", "The hull is of oak, not of pine."),
        ("2", "", "Every sail question is answered by the crew."),
    ]


@pytest.mark.parametrize(
    ("label", "path"),
    [
        ("**Harbour choice:** ", "DECISIONS.md"),
        ("Choice: ", "DECISIONS.md"),
        ("Decision: ", "docs/decisions.md"),
        ("**Entscheidung:** ", "docs/entscheidungen.md"),
        ("Decisión: ", "docs/decisiones.md"),
        ("Décision: ", "docs/décisions.md"),
        ("Decisione: ", "docs/decisioni.md"),
    ],
)
def test_a_labelled_choice_is_the_claim_of_its_heading(label: str, path: str) -> None:
    text = f"# Yard\n\n## Wood\n\n### Hull\n\nPine rots.\n\n{label}oak\n\n### Sails\n\nLinen tears.\n\n{label}hemp\n"
    assert entries(text, path) == [("", "", "Hull: oak"), ("", "", "Sails: hemp")]


def test_the_label_answers_a_heading_that_asks() -> None:
    text = (
        "# Decision Log\n\n## 2024-01-15: Why two masts?\nContext: storms break masts\nDecision: Carry a mast in reserve\n"
        "Consequences: heavier\n\n## 2024-02-15: Replace linen sails\nContext: linen tears\nDecision: Sew sails of hemp\n"
    )
    assert entries(text) == [
        ("", "2024-01-15", "Carry a mast in reserve"),
        ("", "2024-02-15", "Replace linen sails: Sew sails of hemp"),
    ]


def test_bullets_below_months_are_entries_with_the_month() -> None:
    text = (
        "Decision Log\n############\n\nWhat we decided.\n\n2021\n****\n\nSeptember\n=========\n\n* Hulls are made of old oak\n"
        "* Sails are sewn in the winter\n\nJune\n====\n\n* The crew eats before it sails. Meals:\n    * Bread\n"
    )
    assert entries(text, "docs/decisions.rst") == [
        ("", "2021-09", "Hulls are made of old oak"),
        ("", "2021-09", "Sails are sewn in the winter"),
        ("", "2021-06", "The crew eats before it sails."),
    ]


def test_bullets_below_a_day_are_entries_unless_they_are_the_labels_of_one() -> None:
    text = (
        "# Decisions\n\n## 2024-01-05\n\n- Use oak for the hull\n- Sails of hemp, never linen\n\n"
        "## 2024-02-05\n\n- Decision: tar all hulls\n- Why: they leak\n"
    )
    assert entries(text) == [
        ("", "2024-01-05", "Use oak for the hull"),
        ("", "2024-01-05", "Sails of hemp, never linen"),
        ("", "2024-02-05", "tar all hulls"),
    ]


def test_a_file_that_is_one_list_of_decisions_is_a_log() -> None:
    document = log("# Decisions\n\n- Hulls are made of oak.\n- Sails?\n- Crews sail only at dawn.\n")
    assert [item.text for item in document.items] == ["Hulls are made of oak.", "Crews sail only at dawn."]
    assert [(left.line, left.name) for left in document.left] == [(4, "Sails?")]


def test_paragraphs_of_a_series_are_entries_with_their_status() -> None:
    text = (
        "# DECISIONS\n\nStatus: CURRENT (a living log)\n\n=====\nUD-001 — Hulls of oak\nAuthority: the yard.\n"
        "Status: DECIDED.\n\nUD-002 — Sails of hemp\nAuthority: the crew.\nStatus: REJECTED.\n"
    )
    document = log(text)
    assert [(i.number, i.status, i.text) for i in document.items] == [
        ("1", "accepted", "Hulls of oak"),
        ("2", "rejected", "Sails of hemp"),
    ]


def test_labelled_paragraphs_without_headings_are_entries() -> None:
    text = "# Journal des décisions\n\nDécision : coque en chêne\n\nDécision : voiles en chanvre\n"
    assert entries(text, "docs/chantier.md") == [("", "", "coque en chêne"), ("", "", "voiles en chanvre")]


def test_a_table_names_its_decision_in_one_column_and_states_it_in_another() -> None:
    text = (
        "# Register\n\n| ID | Entscheidung | Kontext | Entscheidung | Status |\n|---|---|---|---|---|\n"
        "| DEC-001 | Rumpf der Boote | Fäulnis | Eiche aus dem Norden | Accepted |\n\n"
        "| Thema | Entscheidung | Grund |\n|---|---|---|\n| Segel | Hanf statt Leinen | Leinen reißt |\n"
    )
    assert [told for _, _, told in entries(text, "docs/decision-register.md")] == [
        "Rumpf der Boote: Eiche aus dem Norden",
        "Segel: Hanf statt Leinen — Leinen reißt",
    ]


def test_a_summary_table_repeats_no_entry_and_gives_its_status() -> None:
    text = (
        "# Yard Decisions\n\n## T1-01: Wood of hulls\n\n**DECISION: Use oak**\n\n## T1-02: Cloth of sails\n\n"
        "**DECISION: Use hemp**\n\n## Summary\n\n| # | Decision | Choice | Status |\n|---|---|---|---|\n"
        "| T1-01 | Wood | Oak it is | accepted |\n| T1-02 | Cloth | Hemp it is | rejected |\n"
        "| T1-03 | Paint | Tar it is | accepted |\n"
    )
    document = log(text)
    assert [(i.number, i.status, i.text) for i in document.items] == [
        ("1", "accepted", "Wood of hulls: Use oak"),
        ("2", "rejected", "Cloth of sails: Use hemp"),
        ("3", "accepted", "Paint: Tar it is"),
    ]
    assert document.left == ()


def test_what_a_log_contains_beside_its_entries_is_left_by_name() -> None:
    text = (
        "# Decisions\n\n## Wood\n\n### Hull\n\n**Yard choice:** oak\n\n### Mast\n\n**Yard choice:**\n\n### Deck\n\n"
        "**Yard choice:** pine\n\n## Backlog\n\n- D-13: Sails of hemp or linen?\n- D-14: Who paints?\n"
    )
    document = log(text)
    assert [item.text for item in document.items] == ["Hull: oak", "Deck: pine"]
    assert [(left.line, left.name) for left in document.left] == [
        (9, "Mast"),
        (17, "Backlog"),
        (19, "D-13: Sails of hemp or linen?"),
        (20, "D-14: Who paints?"),
    ]


def test_an_empty_label_decides_nothing() -> None:
    document = log(
        "# Decisions\n\n## Hull\n\nDecision: oak\n\n## Mast wood\n\nDecision:\n\n## Sail\n\nDecision: hemp\n"
    )
    assert [item.text for item in document.items] == ["Hull: oak", "Sail: hemp"]
    assert [(left.line, left.name) for left in document.left] == [(7, "Mast wood")]


@pytest.mark.parametrize(
    ("path", "text"),
    [
        ("docs/boats.md", "# Boats\n\n- Hulls are made of oak.\n- Sails are made of hemp.\n"),
        ("docs/boats.md", "# Boats\n\n## 2024-01-05\n\n- Hulls are made of oak.\n- Sails are made of hemp.\n"),
        ("docs/boats.md", "# Boats\n\n### 1. The hull is made of oak.\n\n### 2. The sail is made of hemp.\n"),
        ("docs/decisions.md", "# How to make decisions\n\n- Ask the whole crew first.\n- Write the answer into the log.\n"),
        ("docs/decisions.md", "# How to decide\n\n### 1. Ask the whole crew first\n\nAll.\n\n### 2. Write it into a log\n"),
        ("docs/design-decisions.md", "# Yard\n\n## 1. Introduction\n\nText.\n\n## 2. Hull of a boat\n\nA hull.\n"),
        ("docs/decisions.md", "# Decisions\n\n- [Use oak for hulls](adr/1.md)\n- [Use hemp for sails](adr/2.md)\n"),
    ],
)  # fmt: skip
def test_an_ordinary_document_is_no_log(path: str, text: str) -> None:
    document = read(path, text)
    assert isinstance(document, Skipped) or document.format != "decision-log"
