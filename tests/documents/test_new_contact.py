"""Forms of documents that repositories never seen before have: each a small document of our own."""

from __future__ import annotations

import pytest

from memkit.documents import Document, read
from memkit.documents.candidates import claims
from memkit.documents.relations import links_by_others, successors


def found(text: str, path: str = "docs/adr/0007-caulk.md") -> Document:
    """The document read from the text, which must be one."""
    document = read(path, text, in_series=True)
    assert isinstance(document, Document), document
    return document


def record(text: str, number: int = 7, status: str = "Accepted", note: str = "") -> Document:
    """A record with a decision and a note below its header."""
    return found(
        f"# {number}. Caulk with pitch\n\n- Status: {status}\n{note}\n\n## Context\n\nSeams leak.\n\n## Decision\n\n{text}\n",
        f"docs/adr/{number:04}-caulk.md",
    )


@pytest.mark.parametrize(
    "note",
    [
        "We caulk the yard's boats now, but stop in spring if this RFC is rejected.",
        "Until this document is withdrawn, it holds.",
        "This ADR will be superseded by the next one.",
        "This decision is not deprecated.",
        "This RFC may later be withdrawn.",
    ],
)
def test_condition_or_plan_does_not_end_a_document(note: str) -> None:
    document = found(
        f"# Caulk with pitch\n\n| Status | Accepted |\n|:--|:--|\n| Author | Ada |\n\n## Summary\n\nUse pitch.\n\n"
        f"## Motivation\n\nSeams leak.\n\n{note}\n"
    )
    assert document.status == "accepted"


def test_document_ends_by_the_capitals_of_its_own_kind() -> None:
    note = "\nThis SDD has been superseded by [SDD 9](0009-tar.md).\n"
    assert record("We use pitch.", note=note).superseded_by == ("0009",)


def test_decision_to_supersede_a_record_replaces_it() -> None:
    document = record("We decided to supersede [ADR-3](0003-tar.md) and instead use pitch.")
    assert document.supersedes == ("0003",)


def test_list_in_a_broken_header_keeps_its_entries() -> None:
    text = (
        '---\ntitle: tar\nauthors:\n  - "@ada”\nstatus: replaced\ncreation-date: 2020-01-02\nreplaces:\nsuperseded-by:\n'
        "-  /docs/pitch.md\n---\n\n# Tar\n\n## Summary\n\nUse tar.\n"
    )
    assert found(text, "docs/tar.md").superseded_by == ("pitch",)


def test_succession_reaches_the_record_that_does_not_state_it() -> None:
    older = record("We use tar.", 3, "Draft")
    newer = record("We use pitch.", 9, note="- Replaces: 3\n")
    replaced = record("We use wool.", 4, "Superseded by ADR-9")
    told = links_by_others([older, newer, replaced])
    assert {path: [(k.relation, k.id) for k in links] for path, links in told.items()} == {
        older.path: [("superseded-by", "0009")],
        newer.path: [("supersedes", "0004")],
    }
    assert successors([older, newer, replaced]) == {older.path: (newer.path,), replaced.path: (newer.path,)}


def test_status_alone_below_the_title_is_the_status() -> None:
    text = "# 7. Caulk with pitch\n\nDRAFT\n\n## Context\n\nSeams leak.\n\n## Decision\n\nWe use pitch.\n"
    assert found(text).status == "draft"


def test_slashed_date_of_a_language_that_writes_the_day_first() -> None:
    text = "# 2. Usar brea\n\nFecha de creación: 01/09/2020\n\n## {}\n\nAceptado\n\n## {}\n\nUsaremos brea.\n"
    assert found(text.format("Estado", "Decisión")).date == "2020-09-01"
    assert found(text.format("Status", "Decision")).date == "2020"


def test_blank_inside_a_date_does_not_cut_it() -> None:
    assert record("We use pitch.", note="- Date: 2025-11- 05").date == "2025-11-05"


def test_list_of_the_names_of_parts_is_not_the_decision() -> None:
    text = (
        "# ADR Wahl des Pechs\n\nDatum: 25.11.2021\n\n## Einleitung\n\n* Zusammenfassung\n* Diskussion (Kontext)\n* Entscheidung\n"
        "* Auswirkungen\n\n## Einzelheiten\n\n* Diskussion (Kontext)\n  * Wir haben Teer angesehen.\n\n* Entscheidung\n"
        "  * Wir nehmen Pech, weil es dichter ist.\n"
    )
    assert found(text, "docs/adr/001-pech.md").decision == "Wir nehmen Pech, weil es dichter ist."


@pytest.mark.parametrize("mark", ["2", '"2"', "B", "Option 2"])
def test_number_of_the_chosen_option_becomes_its_name(mark: str) -> None:
    text = (
        "# Caulk\n\n- Status: accepted\n\n## Considered Options\n\n1. Use tar\n2. Use pitch for all seams\n\n"
        f"## Decision Outcome\n\nChosen option: {mark}, because it is denser than anything else that the yard could buy.\n"
    )
    assert found(text).decision == (
        "Chosen option: Use pitch for all seams, because it is denser than anything else that the yard could buy."
    )


LOG = """# Decision register

## 1: Pitch for seams

### Decision

1, pitch.

## 2: Oak for masts

rather than pine

## DR-0003: Rope

### Decision

Hemp rope.

### DR-0004: Nails

Nails rust. All nails should therefore be made of copper. Rust is red.

## DR-0005: Sails

### Decision

Flax.
"""


def test_log_has_every_numbered_heading_also_one_too_deep() -> None:
    items = found(LOG, "doc/decisions.md").items
    assert [item.key for item in items] == [
        "1: Pitch for seams", "2: Oak for masts", "DR-0003: Rope", "DR-0004: Nails", "DR-0005: Sails"
    ]  # fmt: skip
    assert "Nails" not in items[2].text
    assert "All nails should therefore be made of copper." in items[3].text


def test_accepted_record_with_its_form_left_as_it_was_has_its_title() -> None:
    form = "The change that we're proposing or have agreed to implement."
    text = "# 2. {}\n\n## Status\n\nAccepted\n\n## Context\n\n## Decision\n\n" + form + "\n"
    assert found(text.format("Use pitch for all seams")).decision == "Use pitch for all seams"
    assert not isinstance(read("docs/adr/0002-caulk.md", text.format("Caulk")), Document)


def test_day_and_time_in_a_file_name_are_its_date() -> None:
    text = "# Use pitch\n\n## Context\n\nSeams leak.\n\n## Decision\n\nWe use pitch.\n"
    assert found(text, "docs/decisions/20240516132303-use-pitch.md").date == "2024-05-16"


def test_several_chosen_options_get_their_names() -> None:
    text = (
        "# Caulk\n\n- Status: accepted\n\n## Considered Options\n\n1. Use tar.\n1. Use pitch.\n1. Use wool.\n\n"
        "## Decision Outcome\n\nChosen options: 1 & 3\n"
    )
    document = found(text)
    assert document.decision == "Chosen options: Use tar; Use wool"
    assert claims(document)[0].text == "Caulk: Use tar; Use wool"


def test_claim_below_a_question_has_no_second_sign() -> None:
    text = "# Which caulk do we take?\n\n## Status\n\nAccepted\n\n## Context\n\nX.\n\n## Decision\n\nWe will use pitch.\n"
    assert claims(found(text))[0].text == "Which caulk do we take? We will use pitch."


def test_title_loses_the_remark_on_its_end_and_its_number() -> None:
    assert found("# [Superseded by ADR-9] Use tar\n\n## Decision\n\nWe use tar.\n").title == "Use tar"
    assert found("# HBR 0007 - Use tar\n\n## Decision\n\nWe use tar.\n").title == "Use tar"


def test_reference_after_one_with_its_title_on_the_next_line_is_known() -> None:
    text = (
        "# Use pitch\n\n## Status\n\nAccepted\n\n## Decision\n\nWe use [pitch][2] for [seams][1].\n\n"
        '[1]: http://a.example\n    "Seams"\n[2]: http://b.example\n    "Pitch (hot)"\n'
    )
    assert found(text).decision == "We use pitch for seams."


@pytest.mark.parametrize(
    "link",
    [
        "(`the old\nbook <https://a.example/b>`__)",
        "(`the old book\n<https://a.example/b>`_)",
        "(`the\nold book <b>`_)\n",
    ],
)
def test_link_over_two_lines_and_letters_after_code_lose_their_marks(link: str) -> None:
    text = (
        "Use pitch\n=========\n\nStatus\n------\n\nAccepted\n\nDecision\n--------\n\nWe use ``seam``\\s and ``\\x`` as in "
        f"{link} of seams.\n"
    ).replace("\n of", "\nof")
    assert found(text, "docs/adr/0007-pitch.rst").decision == (
        "We use `seam`s and `\\x` as in (the old book) of seams."
    )


def test_log_in_plain_prose_has_an_item_where_a_choice_is_told() -> None:
    text = "* Masts\nOak is dear.\nSo we opted for pine.\n* Seams\nThey leak.\n** Caulk\nTar smells. Pitch was selected.\n"
    items = found(text, "DECISIONS.org").items
    assert [(item.key, item.text) for item in items] == [
        ("Masts", "Masts: So we opted for pine."),
        ("Caulk", "Caulk: Pitch was selected."),
    ]


def proposal(summary: str, design: str = "") -> Document:
    """A proposal with a summary and a part that offers something."""
    return found(
        f"---\ntitle: caulk\nstatus: accepted\ncreation-date: 2020-01-02\n---\n\n# Caulk for seams\n\n## Summary\n\n{summary}\n\n"
        f"## Motivation\n\nSeams leak.\n\n## Proposal\n\n{design}\n",
        "docs/caulk.md",
    )


@pytest.mark.parametrize(
    "background",
    [
        'According to the guild, "pitch is a thick oil of pines."',
        "In the past seams have been closed with wool.",
        "The Guild has introduced a finer kind of pitch.",
        "Pitch (boiled) is a thick oil.",
    ],
)
def test_report_or_definition_is_not_the_statement(background: str) -> None:
    document = proposal(f"{background} The yard should caulk every seam with it.")
    assert document.decision == "The yard should caulk every seam with it."
    assert claims(document)[0].text.endswith("The yard should caulk every seam with it.")


def test_background_does_not_pad_a_proposal() -> None:
    document = proposal("Currently there is no way to close seams. We propose to caulk all seams with pitch.")
    assert document.decision == "We propose to caulk all seams with pitch."


def test_background_stays_if_the_proposal_refers_to_it() -> None:
    text = "Seams are difficult to close. We propose to change this."
    assert proposal(text).decision.startswith(text)


@pytest.mark.parametrize(
    "after",
    [
        "This is related to HEP 12, but independent of it.",
        "See the book of seams.",
        "For more details, ask the caulker.",
    ],
)
def test_sentence_that_only_relates_is_not_added(after: str) -> None:
    assert record(f"We will use pitch. {after}").decision == "We will use pitch."


def test_rest_of_a_sentence_after_code_is_not_added() -> None:
    design = "```\nseam()\n```\n\nif we will ever caulk again."
    assert (
        proposal("Add pitch to all seams of the boat.", design).decision
        == "Add pitch to all seams of the boat."
    )


def test_decision_after_the_end_of_its_document_is_kept_and_consequences_are_not() -> None:
    text = "This ADR is withdrawn. The decision has been made to use wool.\n\n### Positive Consequences\n\n- Allows us to rest."
    assert record(text, status="Withdrawn").decision == "The decision has been made to use wool."
