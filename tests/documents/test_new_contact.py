"""Forms of documents that repositories never seen before have: each a small document of our own."""

from __future__ import annotations

import pytest

from memkit.documents import Document, read
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
