"""Classes that forty repositories showed at first contact, each in a small document made up for it."""

from __future__ import annotations

import pytest

from memkit.documents import Document, Skipped, read
from memkit.documents.series import kin, rows
from memkit.documents.vocabulary import normalise

BODY = "\n## Context\n\nBoats leak.\n\n## Decision\n\nWe caulk seams with pitch.\n"


def found(path: str, text: str, *, in_series: bool = False, is_kin: bool = False) -> Document:
    """The document read from the text, which must be one."""
    document = read(path, text, in_series=in_series, is_kin=is_kin)
    assert isinstance(document, Document), document
    return document


def record(head: str, body: str = BODY) -> Document:
    """A record of a folder of decisions with this head."""
    return found("docs/adr/0007-caulk.md", f"{head}{body}")


@pytest.mark.parametrize(
    ("word", "status"),
    [
        ("Inactive (superseded by HEP-0121 and HEP-0122)", "superseded"),
        ("Inactive (abandoned for lack of interest)", "rejected"),
        ("Inactive", "deprecated"),
        ("Out of date", "deprecated"),
        ("Needs Revision", "draft"),
        ("Living draft — two inputs are open", "draft"),
        ("Finalizada", "accepted"),
    ],
)
def test_words_for_a_status(word: str, status: str) -> None:
    assert normalise(word) == status


def test_a_badge_below_the_second_heading_is_the_status() -> None:
    head = "# RFC-314/Hulls\n\n## How hulls are picked\n\n![status: out of date](img/status-outofdate.svg)\n"
    assert record(head).status == "deprecated"


@pytest.mark.parametrize(
    ("line", "status"),
    [("type: working-draft", "draft"), ("deprecated: true", "deprecated"), ("type: standard", "")],
)
def test_a_header_may_state_a_status_under_another_name(line: str, status: str) -> None:
    assert record(f"---\ntitle: Caulk\n{line}\n---\n# Caulk\n").status == status


def test_a_status_that_is_also_the_name_of_a_part() -> None:
    assert (
        record("# Vedar\n\n## Status\nProposta\n", "\n## Decisão\n\nVedamos com piche.\n").status
        == "proposed"
    )


def test_a_forgotten_choice_of_a_status_does_not_make_a_dated_document_a_form() -> None:
    head = "---\ntitle: Caulk\ncreation-date: 2021-03-04\nstatus: provisional|implementable|rejected\n---\n# Caulk\n"
    document = found("enhancements/hull/caulk.md", f"{head}\n## Summary\n\nCaulk all seams.\n")
    assert (document.status, document.date) == ("", "2021-03-04")
    blank = read("enhancements/hull/caulk.md", head.replace("2021-03-04", "yyyy-mm-dd") + BODY)
    assert isinstance(blank, Skipped)


def test_a_form_may_be_named_after_any_kind_of_document() -> None:
    assert isinstance(
        read(".github/HEP-TEMPLATE.md", f"---\nHEP: 0\nStatus: Proposed\n---\n# X\n{BODY}"), Skipped
    )


def test_a_timeline_states_status_and_date() -> None:
    text = (
        "# Caulk with pitch\n\n## Related issues\n\n- Related RFC: Supersedes [RFC 68](https://x.example/pull/68)\n\n"
        "## Timeline\n\n- Started: 2023-06-19\n- Accepted: 2023-06-26\n- Landed: 2023-06-28 on `main`\n- Released: TBD\n\n"
        "## Summary\n\nCaulk all seams with pitch.\n"
    )
    document = found("text/0082-caulk.md", text, in_series=True)
    assert (document.status, document.date, document.supersedes) == ("implemented", "2023-06-19", ("68",))


def test_fields_below_a_heading_that_names_the_authors() -> None:
    text = (
        "Caulk with pitch\n================\n\nAuthors: A, B and C\n-------------------\n\n:date-created: 2024 11 04\n"
        ":status: Accepted\n\nAbstract\n--------\n\nCaulk all seams with pitch.\n"
    )
    document = found("HEP23.rst", text, in_series=True)
    assert (document.status, document.date) == ("accepted", "2024-11-04")


def test_a_numbered_proposal_is_dated_by_its_assignment() -> None:
    text = "```\n  BIP: 18\n  Title: Caulk\n  Status: Draft\n  Assigned: 2012-01-27\n```\n\n## Abstract\n\nCaulk all seams.\n"
    assert found("bip-0018.md", text).date == "2012-01-27"


def test_a_record_with_several_decisions_keeps_its_date() -> None:
    text = (
        "# ADR 001: Hull decisions\n\n**Status:** ACCEPTED\n**Date:** 2026-01-15\n\n## 1. Seams\n\n**Decision:** Caulk with pitch.\n\n"
        "## 2. Masts\n\n**Decision:** Use two masts.\n"
    )
    document = found("docs/adr/001-hull-decisions.md", text)
    assert (len(document.items), document.date) == (2, "2026-01-15")


def test_numbered_parts_of_one_record_are_no_log() -> None:
    text = "# 船体\n\n## 1. タイトル\n船体の補修\n\n## 2. ステータス\n承認\n\n## 3. コンテキスト\n- 漏れる\n\n## 4. 決定\n- ピッチで塞ぐ\n"
    document = found("docs/adr/adr_hull.md", text)
    assert (document.kind, document.status, document.decision) == ("adr", "accepted", "ピッチで塞ぐ")


@pytest.mark.parametrize(
    ("summary", "decision"),
    [
        ("Seams leak today.\n\nThis adds a ring of pitch.", "This adds a ring of pitch."),
        (
            "By default a boat is caulked at every landing. Instead, it should be caulked in spring.",
            "Instead, it should",
        ),
        ("Seams of boats open in summer. HEP6 proposes to fill them.", "HEP6 proposes to fill them."),
    ],
)
def test_a_summary_that_opens_with_background(summary: str, decision: str) -> None:
    text = f"- Start Date: 2020-01-02\n\n# Caulk\n\n## Summary\n\n{summary}\n\n## Motivation\n\nBoats sink.\n"
    assert decision in found("rfcs/0006-caulk.md", text).decision


def test_what_is_proposed_says_more_than_a_summary_that_only_describes() -> None:
    text = (
        "- Start Date: 2020-01-02\n\n# Caulk\n\n## Summary\n\nSeams are narrow gaps between planks. Water passes through them.\n\n"
        "## Proposal\n\nCreate a new ring of pitch around every seam.\n"
    )
    assert found("rfcs/0006-caulk.md", text).decision == "Create a new ring of pitch around every seam."


def test_a_wish_about_this_leaves_the_statement_to_the_title() -> None:
    text = "- Start Date: 2020-01-02\n\n# Add a way to skip seams\n\n## Summary\n\nToday seams are all caulked. I'd like this to be changed.\n"
    assert found("rfcs/0006-skip.md", text).decision == "Add a way to skip seams"


def test_an_objective_in_one_line_is_the_statement() -> None:
    text = "# Seams\n\nObjective: Specify how seams are caulked.\n\n## Motivation\n\nBoats leak.\n\n## Explanation\n\nPlanks move.\n"
    assert found("text/0170-seams.md", text, in_series=True).decision == "Specify how seams are caulked."


def test_one_word_above_its_reasons_is_the_decision() -> None:
    assert (
        record(
            "# Seams\n\n## Status\n\nAccepted\n", "\n## Decision\n\nHemp\n\n* It is cheap\n* It lasts\n"
        ).decision
        == "Hemp"
    )


def test_an_option_is_told_by_the_words_after_its_number() -> None:
    body = "\n## Decisión\n\n**Opción 3.** La verdad vive en el casco\n\n- uno\n- dos\n\n## Consecuencias\n\nNada.\n"
    assert record("# Casco\n\n## Estado\n\nAceptada\n", body).decision.startswith(
        "Opción 3. La verdad vive en el casco"
    )


def test_a_caption_that_translates_its_heading_is_skipped() -> None:
    body = "\n## Considered Options\n\n* tar\n* pitch\n\n## Decision Outcome\n\n*Résultat de la décision*\n\n**L'option numéro 2 est choisie.**\n"
    assert record("# Seams\n\n- Status: accepted\n", body).decision == "L'option numéro 2 est choisie: pitch"


def test_a_heading_over_the_metadata_is_no_title() -> None:
    text = "# Meta\n\n- **Name**: Caulk seams\n- **Start Date**: 2022-07-14\n- **Status**: Approved\n\n# Summary\n\nCaulk all seams.\n"
    assert found("20220714-caulk.md", text, in_series=True).title == "Caulk seams"


def test_a_title_loses_the_number_of_its_kind() -> None:
    assert record("# MSC1753: Caulk seams\n").title == "Caulk seams"
    assert record("---\ntitle: 0007-Choix du brai\n---\n").title == "Choix du brai"


@pytest.mark.parametrize(
    "note",
    [
        "[Proposal #448](0448-seams.md) supersedes the content of this proposal.",
        "RFC 448 replaces this proposal.",
    ],
)
def test_a_successor_that_is_the_subject_of_the_sentence(note: str) -> None:
    document = found(
        "proposals/0126-caulk.md", f"# Caulk\n\n{note}\n\n## Summary\n\nCaulk all seams.\n", in_series=True
    )
    assert (document.status, [id.lstrip("0") for id in document.superseded_by]) == ("superseded", ["448"])


@pytest.mark.parametrize(
    "line",
    [
        "Supersedes the engine choice in [ADR-0100](0100-x.md)",
        "Supersedes: ADR-0100 — **serving mode only** (the rest stands)",
        "Supersedes: ADR-0100 decision #3 for boats",
    ],
)
def test_a_part_of_a_document_that_is_replaced_does_not_end_it(line: str) -> None:
    assert record("# Caulk\n\n- Status: Accepted\n", f"{BODY}\n## References\n\n- {line}\n").supersedes == ()


def test_a_paragraph_that_opens_with_the_relation_counts_in_any_part() -> None:
    body = f"{BODY}\n## Consequences\n\nDry boats.\n\nSupersedes [ADR-0019](./0019-tar.md). Builds on ADR-0012.\n"
    assert record("# Caulk\n\n- Status: Accepted\n", body).supersedes == ("0019",)


def test_files_beside_the_page_of_a_numbered_folder_are_not_of_the_series() -> None:
    pages = [f"HEP-000{n}/README.md" for n in range(1, 5)]
    beside = [f"HEP-000{n}/test-vector.md" for n in range(1, 5)]
    assert sorted(rows([*pages, *beside])) == pages
    years = ["rfcs/2021/README.md", *(f"rfcs/2021/000{n}-x.md" for n in range(1, 4))]
    assert set(years[1:]) <= set(rows(years))


def test_one_record_among_three_chapters_does_not_make_the_others_records() -> None:
    series = rows(["docs/01-intro.md", "docs/02-overview.md", "docs/03-use.md"])
    assert kin(series, ["docs/02-overview.md"]) == frozenset()


def test_a_number_after_a_word_of_its_own_is_no_series() -> None:
    assert rows(["docs/redirect-308-why.md", "docs/arc42.md", "docs/http2-notes.md"]) == {}


def test_a_long_first_sentence_makes_room_for_the_next_ones_of_its_paragraph() -> None:
    first = "We compile the crane as one binary for hoisting, slewing, luffing and braking while every phase keeps its own lever and lamp."
    second = "The binary also takes the phases as subcommands in their verb form, so that a watchman may call each alone."
    assert (
        record("# Crane\n\n- Status: Accepted\n", f"## Decision\n\n{first} {second}\n").decision
        == f"{first} {second}"
    )


def test_a_list_behind_a_colon_is_not_cut_at_forty_words() -> None:
    items = [f"Berth {name} keeps {' '.join(['rope'] * 9)}" for name in ("one", "two", "three", "four")]
    body = "## Decision\n\nWe propose:\n\n" + "".join(f"- {item}\n" for item in items)
    assert record("# Berths\n\n- Status: Accepted\n", body).decision == "We propose: " + "; ".join(items)


@pytest.mark.parametrize(
    "decided",
    [
        "Il a donc été décidé d'essayer le quai nord.",
        "En conséquence, nous gardons le quai nord.",
        "Le quai retenu pour la grue est le suivant : le quai nord.",
        "Wir haben uns für den Nordkai entschieden.",
        "Se ha decidido probar el muelle norte.",
    ],
)
def test_explicit_words_of_deciding_count_behind_what_does_not_suit(decided: str) -> None:
    body = f"## Decision\n\nLe quai sud ne semble pas convenir aux grues de la ville.\n\n{decided}\n"
    assert record("# Quai\n\n- Status: Accepted\n", body).decision.startswith(decided.rstrip("."))


def test_a_field_that_still_holds_the_form_names_no_predecessor() -> None:
    head = '# Plan\n\n- Status: Accepted\n- Supersedes: (put "N/A" unless this replaces an existing RFC, then link to that RFC)\n'
    assert record(head).supersedes == ()
