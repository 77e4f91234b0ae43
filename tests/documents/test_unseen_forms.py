"""More classes that repositories showed at first contact: marks in headings, attributes, ends that only a field tells."""

from __future__ import annotations

import pytest

from memkit.documents import Document, Skipped, read
from memkit.documents.series import peers
from memkit.documents.vocabulary import normalise

BODY = "\n## Context\n\nBoats leak.\n\n## Decision\n\nWe caulk seams with pitch.\n"


def found(path: str, text: str, *, in_series: bool = False) -> Document:
    """The document read from the text, which must be one."""
    document = read(path, text, in_series=in_series)
    assert isinstance(document, Document), document
    return document


def test_a_proposal_without_number_is_known_by_its_design() -> None:
    text = (
        "# Caulk with pitch\n\n## Summary\n\nCaulk every seam with pitch.\n\n## Motivation\n\nBoats leak.\n\n"
        "## Design\n\nPitch is heated.\n\n## Drawbacks\n\nIt smells.\n\n## Alternatives\n\nTar.\n"
    )
    document = found("docs/caulk.md", text)
    assert (document.kind, document.decision) == ("rfc", "Caulk every seam with pitch. Pitch is heated.")


def test_a_status_and_the_parts_of_a_proposal_make_a_record() -> None:
    text = (
        "# Caulk with pitch\n\n**Status**: Implemented\n\n## Summary\n\nCaulk every seam with pitch.\n\n"
        "## Motivation\n\nBoats leak.\n\n## Drawbacks\n\nIt smells.\n"
    )
    document = found("docs/caulk.md", text)
    assert (document.kind, document.status) == ("rfc", "implemented")


def test_a_proposal_explained_at_two_levels_is_a_record() -> None:
    text = (
        "# Summary\n\nCaulk every seam with pitch.\n\n# Motivation\n\nBoats leak.\n\n# Guide-level explanation\n\nPitch is "
        "heated.\n\n# Drawbacks\n\nIt smells.\n\n# Prior art\n\nTar.\n"
    )
    assert found("projects/yard/0001-caulk.md", text).kind == "rfc"


def test_a_record_with_numbered_decisions_inside_is_one_record() -> None:
    text = (
        "# ADR-011: The pitch store\n\n## Status\n\nAccepted\n\n## Context\n\nBoats leak.\n\n## Decision\n\n"
        "### Decision 1: Buy pitch by the barrel\n\nBarrels last.\n\n### Decision 2: Heat pitch outdoors\n\nIt burns.\n"
    )
    document = found("docs/adr/ADR-011-pitch-store.md", text)
    assert (document.kind, document.decision) == (
        "adr",
        "Buy pitch by the barrel; Heat pitch outdoors",
    )


@pytest.mark.parametrize("line", [":revdate: 2025-11-03", "v0.1, 03.11.2025", "1.0, 2025-11-03: first draft"])
def test_the_revision_of_an_asciidoc_document_dates_it(line: str) -> None:
    text = f"= ADR-005: Caulk\nAnna Teer <a@yard.example>\n{line}\n:toc:\n\n== Status\n\nAccepted\n{BODY.replace('#', '=')}"
    document = found("docs/adr/ADR-005-caulk.adoc", text)
    assert (document.date, document.decision) == ("2025-11-03", "We caulk seams with pitch.")


def test_an_asciidoc_attribute_is_no_prose() -> None:
    text = "= ADR-009: Pitch\n:revremark: Decision to use pitch alone\n:toc:\n\n== Status\n\nAccepted\n\n== Context\n\nBoats leak.\n"
    assert "revremark" not in found("docs/adr/ADR-009-pitch.adoc", text).decision


def test_a_shown_status_outranks_the_attribute_that_it_does_not_use() -> None:
    head = "= ADR008: Caulk\n:status: draft\n\n* Status: {}\n* Date: 2021-01-15\n"
    body = BODY.replace("#", "=")
    assert found("docs/adr/ADR008-caulk.adoc", head.format("approved") + body).status == "accepted"
    assert found("docs/adr/ADR008-caulk.adoc", head.format("{status}") + body).status == "draft"


@pytest.mark.parametrize(
    ("by", "status"), [("[0010 Tar](0010-tar.md)", "superseded"), ("-", "accepted"), ("", "accepted")]
)
def test_a_successor_in_its_field_ends_a_record(by: str, status: str) -> None:
    text = f"# Caulk\n\n- status: accepted\n- superseded by: {by}\n- date: 2024-03-22\n{BODY}"
    assert found("docs/adr/0006-caulk.md", text).status == status


def test_an_overruled_record_has_ended() -> None:
    text = f"# ADR 18: Caulk\n\n- Status: approved\n\n> Please note that this ADR was overruled in the meantime.\n{BODY}"
    assert found("docs/adr/0018-caulk.md", text).status == "superseded"


@pytest.mark.parametrize("word", ["Formal Assessment", "Post-community review", "Community Review Round 1"])
def test_an_assessment_is_a_proposal(word: str) -> None:
    assert normalise(word) == "proposed"


@pytest.mark.parametrize(
    "mark", ["(accepted) {}", "{} ✅ SELECTED", "2. {} (chosen)", "Option B: {} [selected]"]
)
def test_the_option_marked_in_its_heading_is_the_decision(mark: str) -> None:
    text = (
        "# ADR 29: Seams\n\n- Status: accepted\n\n## Context\n\nBoats leak.\n\n## Considered Options\n\n"
        "### (rejected) Tar\n\nTar smells.\n\n### "
        + mark.format("Pitch")
        + "\n\nThus every seam is closed with pitch.\n"
    )
    assert found("docs/adr/0029-seams.md", text).decision == "Thus every seam is closed with pitch."


def test_a_rejection_is_not_what_a_proposal_says() -> None:
    text = (
        "# Caulk\n\n| Field | Value |\n|--|--|\n| DIP: | 1001 |\n| Status: | Rejected |\n\n## Abstract\n\n"
        "A new caulk replaces tar on every seam.\n\n## Decision\n\nDisposition: REJECT. New arguments would be needed.\n"
    )
    assert found("DIPs/rejected/DIP1001.md", text).decision == "A new caulk replaces tar on every seam."


def test_a_long_reason_is_left_out() -> None:
    reason = ", ".join(f"reason {n} tells more about the seams of this boat" for n in range(8))
    text = (
        f"# Caulk\n\n- Status: accepted\n\n## Decision Outcome\n\nChosen option: pitch, because {reason}.\n"
    )
    assert found("docs/adr/0015-caulk.md", text).decision == "Chosen option: pitch"


def test_a_section_named_like_the_title_states_the_decision() -> None:
    text = (
        "# Seam width\n\n- status: accepted\n\n## Context and Problem Statement\n\nThis ADR specifies how wide a seam is.\n\n"
        "## Considered Options\n\n- Narrow\n- Wide\n\n## Seam width\n\nSeams SHOULD be two fingers wide.\n"
    )
    assert found("docs/adr/0010-seam-width.md", text).decision == "Seams SHOULD be two fingers wide."


def test_a_list_of_contents_is_not_the_title() -> None:
    text = (
        "- Feature Name: pitch_store\n- Start Date: 2023-06-14\n\n#### Table of content\n\n- [Summary](#summary)\n\n"
        "# Summary\n\nIt extends the yard by a store. Add a roof to it.\n\n# Motivation\n\nPitch melts.\n"
    )
    document = found("text/0001-pitch-store.md", text)
    assert (document.title, document.decision) == (
        "Pitch store",
        "It extends the yard by a store. Add a roof to it.",
    )


def test_the_sentence_that_decides_outranks_what_leads_up_to_it() -> None:
    text = (
        "# ADR 2: Width\n\n## Context\n\nBoats leak.\n\n## Decision\n\nThe yard is a very large and complex place. Any "
        "change there is well tested and must be kept going.\n\nFrom what the caulkers tell us, we will\n\n"
        "- leave the seams as they are\n- use pitch\n"
    )
    assert found("docs/adr/adr-002-width.md", text).decision == (
        "From what the caulkers tell us, we will leave the seams as they are; use pitch"
    )


def test_a_proposal_that_only_its_background_makes_is_found() -> None:
    text = (
        "---\nfeature: pitch\nstart_date: 2023/05/26\n---\n\n# RFC: New pitch\n\n## Background and Motivation\n\n"
        "Boats leak in every season.\n\nIn conclusion, I propose a new pitch for seams.\n"
    )
    assert found("rfcs/0064-pitch.md", text, in_series=True).decision.endswith(
        "I propose a new pitch for seams."
    )


def test_a_title_in_angle_brackets_does_not_make_a_filled_proposal_a_form() -> None:
    text = "- Start Date: 2021-08-18\n\n# <RFC Caulk seams>\n\n## Summary\n\nCaulk every seam with pitch.\n\n## Motivation\n\nLeaks.\n"
    assert found("rfcs/0051-caulk.md", text, in_series=True).decision == "Caulk every seam with pitch."


def test_the_rest_of_a_folder_of_records_may_be_records() -> None:
    records = [f"docs/{name}.md" for name in ("oak", "fir", "elm", "ash", "yew")]
    every = [*records, "docs/tar.md", "docs/README.md", "guide/knots.md"]
    assert peers(every, records) == {*records, "docs/tar.md"}
    assert peers([*every, *(f"docs/{n}.md" for n in range(9))], records) == frozenset()


@pytest.mark.parametrize(
    "first",
    [
        "Calculate the rate of leaks from the log of each boat.",
        "We are looking into caulking boats by machine.",
    ],
)
def test_a_summary_may_open_with_what_is_proposed(first: str) -> None:
    text = (
        f"- Start Date: 2022-10-15\n\n# Summary\n\n{first} The yard keeps one log for each of its boats. We will start with "
        "the oldest of all boats that lie in the yard, and go on from there when it is spring and the ice has gone.\n"
    )
    assert found("text/0037-leaks.md", text).decision.startswith(first)


def test_the_name_of_the_chosen_option_comes_with_what_will_be_done() -> None:
    text = (
        "# ADR 1: Seams\n\n- Status: Accepted\n\n## Context\n\nBoats leak.\n\n## Decision Outcome\n\n"
        "**Chosen Option:** Option 2: Pitch\n\nWe will close every seam with pitch.\n"
    )
    assert found("docs/adr/0001-seams.md", text).decision == (
        "Chosen Option: Option 2: Pitch. We will close every seam with pitch."
    )


def test_a_runbook_is_no_record() -> None:
    text = (
        "# Caulking Runbook\n\n**Status:** Accepted\n**Owner:** Anna\n\n## Summary\n\nHow to caulk.\n\n## Goals\n\nNo leaks.\n\n"
        "## Alternatives\n\nTar.\n"
    )
    assert isinstance(read("docs/ops/caulking.md", text), Skipped)


def test_the_number_of_a_record_may_be_called_so() -> None:
    assert (
        found("docs/adr/nr.-002-caulk.md", f"# Nr. 002: Caulk\n\n* **Status**: _Akzeptiert_\n{BODY}").title
        == "Caulk"
    )


def test_the_record_about_records_is_no_log() -> None:
    text = (
        f"# ADR-0001: Record decisions\n\n- **Status:** Accepted\n{BODY}\n## Which decisions\n\n"
        "| Decision | Status |\n|--|--|\n| Caulk the seams | Accepted |\n"
    )
    assert found("docs/adr/0001-record-architecture-decisions.md", text).kind == "adr"


def test_decisions_that_are_related_are_not_logged_here() -> None:
    text = (
        f"# ADR-001: Caulk\n\n**Status:** Accepted\n{BODY}\n## Related Decisions\n\n- **ADR-010: Tar** for the deck\n"
        "- **ADR-012: Oak** for the keel\n"
    )
    assert found("docs/adr/ADR-001-caulk.md", text).kind == "adr"


def test_a_markdown_fence_in_asciidoc_ends_where_it_ends() -> None:
    text = f"= ADR 9: Caulk\n\n== Status\n\nAccepted\n\n```clojure\n(caulk)\n```\n{BODY.replace('#', '=')}"
    assert found("docs/adr/ADR-009-caulk.adoc", text).decision == "We caulk seams with pitch."


def test_a_sentence_above_links_into_the_page_is_followed_by_them() -> None:
    text = (
        "# Caulk\n\n| DIP: | 1004 |\n|--|--|\n| Status: | Abandoned |\n\n## Abstract\n\n"
        "This DIP attempts to close seams by three features:\n\n- [Pitch](#pitch)\n- [Tar](#tar)\n\n## Pitch\n\nHot.\n"
    )
    assert (
        found("DIPs/other/DIP1004.md", text, in_series=True).decision
        == "This DIP attempts to close seams by three features: Pitch; Tar"
    )


def test_a_successor_named_at_the_very_end_is_linked() -> None:
    text = (
        "# Caulk\n\n| Field | Value |\n|--|--|\n| DIP: | 1019 |\n| Status: | Superseded |\n\n## Abstract\n\nA caulk.\n\n"
        "## Reviews\n\nThis DIP was postponed and later superseded by [the acceptance of DIP 1030](../accepted/DIP1030.md).\n"
    )
    assert found("DIPs/other/DIP1019.md", text, in_series=True).superseded_by == ("1030",)


@pytest.mark.parametrize(
    ("name", "title"),
    [
        ("Store pitch under a roof", "Store pitch under a roof"),
        ("pitch_store", "Roof"),
        ("N/A (part of it)", "Roof"),
    ],
)
def test_a_feature_named_in_words_is_the_title(name: str, title: str) -> None:
    text = f"- Feature Name: {name}\n- Start Date: 2023-06-14\n\n# Summary\n\nAdd a roof.\n\n# Motivation\n\nPitch melts.\n"
    assert found("text/0001-roof.md", text).title == title


def test_the_day_of_acceptance_outranks_the_day_of_the_proposal() -> None:
    text = f"# ADR 4: Caulk\n\n**Status:** Accepted\n**Date Proposed:** 2026-02-05\n**Date Accepted:** 2026-02-09\n{BODY}"
    assert found("docs/adr/0004-caulk.md", text).date == "2026-02-09"


@pytest.mark.parametrize("name", ["Option 3.", "Opción 3.", "Opción 3 (ambos).", "Lösung B."])
def test_the_name_of_an_option_is_not_the_decision(name: str) -> None:
    head = "# ADR 4: Caulk\n\n**Status:** Accepted\n\n## Context\n\nBoats leak.\n\n## Decision\n\n"
    long = (
        "Seams are caulked with pitch, which is heated in the yard, carried to the boat and pressed into every seam, first on "
        "the port side and then on the other one, before the hull is painted and left to dry."
    )
    assert found("docs/adr/0004-caulk.md", f"{head}**{name}** {long}\n").decision == f"{name} {long}"
    listed = found(
        "docs/adr/0004-caulk.md", f"{head}**{name}**\n\n- Pitch for seams.\n- Tar for the deck.\n"
    ).decision
    assert listed.startswith(name) and "Pitch for seams" in listed


@pytest.mark.parametrize(
    ("field", "replaced"),
    [
        ("Supersedes: [Tar](0002-tar.md), uses the tools of [Oak](0003-oak.md)", ("0002",)),
        (
            "Supersedes: [Tar](0002-tar.md), [Oak](0003-oak.md) and [Ash](0005-ash.md)",
            ("0002", "0003", "0005"),
        ),
        ("Supersedes: ADR-2; ADR-3", ("2", "3")),
        ("Status Note: Replaces [Tar](0002-tar.md) and is a part of [Hulls](0003-hulls.md).", ("0002",)),
    ],
)
def test_another_verb_ends_the_list_of_what_is_replaced(field: str, replaced: tuple[str, ...]) -> None:
    text = f"# ADR 4: Caulk\n\n- Status: Accepted\n- {field}\n{BODY}"
    assert found("docs/adr/0004-caulk.md", text).supersedes == replaced


def test_what_it_was_withdrawn_for_is_its_successor() -> None:
    text = "# RFC 4: Caulk\n\n- Status: Withdrawn\n\n## RFC Status\n\nThis RFC has been withdrawn in favor of RFC 6.\n"
    assert found("rfcs/0004-caulk.md", text + BODY).superseded_by == ("6",)


def test_stages_between_proposal_and_use_are_known() -> None:
    words = ("Demonstrated", "fulfilled on 2026-07-14", "extended on 2026-07-11")
    assert [normalise(word) for word in words] == ["proposed", "implemented", "accepted"]
