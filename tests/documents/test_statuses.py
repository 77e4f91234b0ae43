"""One word for the many ways of stating a status."""

from __future__ import annotations

import pytest

from memkit.documents import Document, read
from memkit.documents.vocabulary import gone, normalise, standing


@pytest.mark.parametrize(
    ("text", "status"),
    [
        ("Accepted", "accepted"),
        ("✅ Approved on 2020-01-01", "accepted"),
        ("ACCEPTED Not Implemented", "accepted"),
        ("PROPOSED - Implemented", "proposed"),
        ("Implemented (Swift 5.5)", "implemented"),
        ("This ADR has been superseded by 4", "superseded"),
        ("⚠️ Superceded by ADR-0034", "superseded"),
        ("Accepted, superseded by 12", "superseded"),
        ("Accepted on 2020-01-01; superseded on 2021-05-03 by ADR 7", "superseded"),
        ("Accepted. Supersedes ADR-3", "accepted"),
        ("Accepted. Ruling out tabs is superseded by ADR-9", "accepted"),
        ("Partly superseded", "partly superseded"),
        ("Superseded in part by ADR 3", "partly superseded"),
        ("on hold", "deferred"),
        ("Returned for revision", "deferred"),
        ("ABANDONED. A replacement is discussed", "rejected"),
        ("Not accepted", "rejected"),
        ("Active Review (January 5)", "proposed"),
        ("Under review", "proposed"),
        ("Pending", "proposed"),
        ("work in progress", "draft"),
        ("[Final]", "accepted"),
        ("Angenommen", "accepted"),
        ("no longer in use", "deprecated"),
        ("withdrawn", "withdrawn"),
        ("archived", "archived"),
        ("publish", "accepted"),
        ("predraft", "draft"),
        ("Submitted, 2017-01-26; Approved 2017-02-22", "accepted"),
        ("Submitted; approved later", "proposed"),
    ],
)
def test_phrase_states_a_status(text: str, status: str) -> None:
    assert normalise(text) == status


@pytest.mark.parametrize(
    "text",
    [
        "",
        "TBD",
        "N/A",
        "Stage 3",
        "draft | proposed | accepted",
        "{proposed | rejected | accepted | deprecated}",
        "[status of the record]",
        "What is the status, such as proposed, accepted, rejected, deprecated?",
        "see the issue",
    ],
)
def test_phrase_states_none(text: str) -> None:
    assert normalise(text) == ""


def test_standing_of_every_status() -> None:
    words = [
        "",
        "accepted",
        "implemented",
        "partly superseded",
        "proposed",
        "draft",
        "deferred",
        "superseded",
    ]
    assert [word for word in words if gone(word)] == ["superseded"]
    words += ["deprecated", "archived", "rejected", "withdrawn"]
    assert [standing(word) for word in words] == [
        "live", "live", "live", "live", "open", "open", "open", "superseded",
        "superseded", "superseded", "rejected", "rejected",
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("note", "status"),
    [
        ("Pitch is cheap. Replaced by `tar_everywhere`, the old call is gone.", ""),
        ("Replaced by ADR 9.", "superseded"),
        ("We once used pitch. Superseded by decision 9.", "superseded"),
    ],
)
def test_what_a_paragraph_says_was_replaced_is_not_the_document(note: str, status: str) -> None:
    document = read(
        "adr/0003-pitch.md",
        f"# 3. Use pitch\n\n{note}\n\n## Context\n\nBoats leak.\n\n## Decision\n\nUse pitch.\n",
    )
    assert isinstance(document, Document)
    assert document.status == status


@pytest.mark.parametrize(
    ("folder", "status"),
    [
        ("6_implemented", "implemented"),
        ("0b_rejected", "rejected"),
        ("3_in_review", "proposed"),
        ("4_decided", "accepted"),
        ("2_harbours", ""),
    ],
)
def test_a_folder_may_number_its_status(folder: str, status: str) -> None:
    text = "# Masts\n\n## Problem\n\nMasts break.\n\n## Decision\n\nUse oak.\n\n## Rationale\n\nOak holds.\n"
    document = read(f"doc/decisions/{folder}/masts.md", text, in_series=True)
    assert isinstance(document, Document)
    assert document.status == status


def test_a_ticked_box_at_the_head_is_the_status() -> None:
    text = (
        "# RFC 3 - Masts\n\nThe suggestion was discussed.\n\n* [x] [Approved in principle](https://yard.example/3)\n"
        "* [ ] Implementation\n\n## Summary\n\nAllow masts of oak.\n"
    )
    document = read("rfcs/0003-masts.md", text)
    assert isinstance(document, Document)
    assert document.status == "accepted"


def test_a_title_marked_as_denied_is_rejected() -> None:
    document = read("rfcs/0004-masts.md", "# [DENIED] Masts of iron\n\n## Summary\n\nBuild masts of iron.\n")
    assert isinstance(document, Document)
    assert document.status == "rejected"
