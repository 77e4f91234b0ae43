"""The status in a record's header counts, not what its prose says of what might be, was never, or was once."""

from __future__ import annotations

import pytest

from memkit.documents import Document, read
from memkit.documents.relations import successors
from memkit.documents.vocabulary import gone, standing

_UNSURE = [
    "This RFC was not rejected by the board.",
    "If this RFC is rejected, we keep the status quo.",
    "We turn it off again if this RFC is rejected.",
    "An earlier version of this RFC was withdrawn.",
    "The first draft of this RFC has been withdrawn.",
    "Some proposals in the original version of this RFC have been withdrawn for now.",
    "Until this RFC is superseded by RFC 3, it holds.",
    "Once this RFC is deprecated, delete the masts.",
    "This RFC may be withdrawn.",
    "This RFC would be superseded by RFC 3.",
    "This RFC has never been superseded by RFC 3.",
]
_HEADERS = [
    "---\nstatus: accepted\ndate: 2024-01-01\n---\n# RFC 1: Masts\n\n",
    "# RFC 1: Masts\n\n- Status: Accepted\n- Date: 2024-01-01\n\n",
    "# RFC 1: Masts\n\n| Status | Accepted |\n|---|---|\n| Date | 2024-01-01 |\n\n",
    "# RFC 1: Masts\n\n## Status\n\nAccepted\n\n",
]


def found(text: str, path: str = "docs/rfcs/0001-masts.md") -> Document:
    document = read(path, text)
    assert isinstance(document, Document)
    return document


@pytest.mark.parametrize("note", _UNSURE)
@pytest.mark.parametrize("header", _HEADERS)
def test_prose_does_not_change_the_status_of_the_header(header: str, note: str) -> None:
    document = found(f"{header}## Summary\n\nThis RFC proposes masts of oak.\n\n## Notes\n\n{note}\n")
    assert (document.status, document.links) == ("accepted", ())


@pytest.mark.parametrize("note", _UNSURE)
def test_an_unsure_sentence_at_the_head_decides_nothing(note: str) -> None:
    document = found(f"# RFC 1: Masts\n\n{note}\n\n## Summary\n\nThis RFC proposes masts of oak.\n")
    assert (document.status, document.links) == ("", ())


def test_prose_of_a_part_does_not_end_an_accepted_record() -> None:
    summary = "Masts of oak. This proposal was rejected by the guild of pines, which builds its own."
    assert found(f"{_HEADERS[1]}## Summary\n\n{summary}\n").status == "accepted"


@pytest.mark.parametrize(
    "note",
    [
        "> **Note:** This RFC has been superseded by [RFC 3](0003-oars.md).",
        "This RFC is superseded by RFC 3.",
        "> Superseded by RFC 3.",
    ],
)
def test_a_banner_at_the_head_ends_an_accepted_record(note: str) -> None:
    document = found(
        f"# RFC 1: Masts\n\n- Status: Accepted\n\n{note}\n\n## Summary\n\nMasts of oak are used.\n"
    )
    assert (document.status, document.superseded_by) in [("superseded", ("3",)), ("superseded", ("0003",))]


@pytest.mark.parametrize(
    "note",
    [
        "This ADR supplements rather than supersedes ADR 1.",
        "This ADR extends ADR 1 instead of superseding it.",
        "This ADR adds a second cache instead of superseding ADR 1.",
        "This ADR does not supersede ADR 1.",
        "This ADR neither supersedes nor amends ADR 1.",
        "This ADR stands beside ADR 1 without superseding ADR 1.",
    ],
)
def test_a_record_that_denies_to_replace_another_replaces_nothing(note: str) -> None:
    text = f"# 2. More\n\n## Status\n\nAccepted\n\n## Decision\n\nWe will add a second cache.\n\n## Notes\n\n{note}\n"
    assert found(text, "docs/adr/0002-more.md").supersedes == ()


def bip(number: int, status: str, rest: str = "", header: str = "") -> Document:
    text = (
        f"<pre>\n  BIP: {number}\n  Title: Masts {number}\n  Status: {status}\n  Created: 2012-01-03\n{header}</pre>\n\n"
        f"== Abstract ==\n\nThis BIP adds a mast.\n\n== Motivation ==\n\n{rest}\n"
    )
    return found(text, f"bip-{number:04}.mediawiki")


@pytest.mark.parametrize(
    "status", ["Closed", "Reserved", "Inactive", "Rejected", "Draft", "Defunct", "Stalled"]
)
def test_a_record_that_is_not_in_force_ends_no_other(status: str) -> None:
    assert successors([bip(16, "Deployed"), bip(17, status, "This BIP replaces BIP 16.")]) == {}


@pytest.mark.parametrize("status", ["Deployed", "Complete", "Final", "Active", "Living"])
def test_a_record_in_force_ends_the_one_that_it_replaces(status: str) -> None:
    old, new = bip(16, "Deployed"), bip(17, status, "This BIP replaces BIP 16.")
    assert successors([old, new]) == {old.path: (new.path,)}


@pytest.mark.parametrize(
    ("header", "status", "meaning"),
    [
        ("Deployed", "deployed", "live"),
        ("Complete", "complete", "live"),
        ("Living", "living", "live"),
        ("Reserved", "reserved", "open"),
        ("Deferred", "deferred", "open"),
        ("STALLED", "stalled", "open"),
        ("Obsolete", "obsolete", "superseded"),
        ("Inactive", "inactive", "superseded"),
        ("Final", "accepted", "live"),
        ("[Revision 0: 2019] Active, [Revision 1] Draft", "accepted", "live"),
    ],
)
def test_a_word_of_the_header_is_the_status(header: str, status: str, meaning: str) -> None:
    document = bip(16, header)
    assert (document.status, standing(status), gone(status)) == (status, meaning, meaning == "superseded")


def test_an_unknown_word_of_the_header_is_reported_as_it_is() -> None:
    document = bip(16, "Closed")
    assert (document.status, document.status_raw, document.stated_status) == ("", "Closed", "closed")
    assert bip(16, "Deployed").stated_status == "deployed"
    assert bip(16, "To be decided by the guild of masts").stated_status == "proposed"


@pytest.mark.parametrize(
    ("status", "key", "by", "partial"),
    [
        ("Closed", "Proposed-Replacement", ("21",), False),
        ("Deployed", "Proposed-Replacement", ("21",), True),
        ("Deployed", "Replaced-By", ("21",), False),
        ("Deployed", "Obsoleted-By", ("21",), False),
        ("Deployed", "Superseded-By", ("21",), False),
        ("Deployed", "Updated-By", (), False),
        ("Deployed", "Updates", (), False),
    ],
)
def test_header_fields_name_the_successor(status: str, key: str, by: tuple[str, ...], partial: bool) -> None:
    document = bip(20, status, header=f"  {key}: 21\n")
    assert document.superseded_by == by
    assert any(link.partial for link in document.links) == partial


def test_a_design_document_names_its_successor_in_a_note() -> None:
    text = (
        "= SDD 0002 - Masts\n\n:sdd_author: Ann\n:sdd_date: 2019-10-18\n:sdd_status: obsolete\n\n[NOTE]\n====\n"
        "This SDD has been obsoleted by xref:0024-masts-v2.adoc[SDD 0024 - Masts]\n====\n\n== Motivation\n\nMasts are tall.\n"
        "\n== Design Proposal\n\nWe propose masts of oak.\n"
    )
    document = found(text, "docs/sdds/0002-masts.adoc")
    assert (document.status, document.date, document.superseded_by) == ("obsolete", "2019-10-18", ("0024",))
