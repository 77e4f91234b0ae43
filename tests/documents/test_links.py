"""Stated relations between documents, and mentions that are none."""

from __future__ import annotations

import pytest

from memkit.documents import Document, Link, read
from memkit.documents.inline import render
from memkit.documents.links import listed, stated
from memkit.documents.record_ids import own_id
from memkit.documents.relations import successors


@pytest.mark.parametrize(
    ("text", "edges"),
    [
        ("Superseded by [DNS](0015-dns.md)", [("superseded-by", "0015", "docs/adr/0015-dns.md")]),
        (
            "Superseded by [Use Python 3](0012-use-python-3.md)",
            [("superseded-by", "0012", "docs/adr/0012-use-python-3.md")],
        ),
        ("superseded by ADR-045", [("superseded-by", "045", "")]),
        ("Supersedes ADR-3 and ADR 4", [("supersedes", "3", ""), ("supersedes", "4", "")]),
        ("Replaced by [[ADR-085-names|D-085]]", [("superseded-by", "085", "docs/adr/ADR-085-names")]),
        ("superseded on 2020-03-04 by ADR 7", [("superseded-by", "7", "")]),
        ("Superseded by 12. Use less", [("superseded-by", "12", "")]),
        ("Superseded by version 2 of the API", []),
        ("This change replaces the old proxy with a new one", []),
        ("A replacement is discussed in [#11](https://example.org/issues/11)", []),
    ],
)
def test_text_states_its_edges(text: str, edges: list[tuple[str, str, str]]) -> None:
    found = stated(render(text), "docs/adr/0001-x.md", 1)
    assert [(link.relation, link.id, link.target) for link in found] == edges


@pytest.mark.parametrize("text", ["n/a", "none", "null", "—", "[]", "TBD", "", "<OEP number>", "{list}"])
def test_field_that_says_nothing_gives_no_link(text: str) -> None:
    assert listed("supersedes", render(text), "a.md", 1) == ()


def test_field_lists_numbers_paths_and_names() -> None:
    values = [
        "PEP 3156, 3157",
        "/keps/sig-a/1205-tokens",
        "unions-and-drop",
        "https://example.org/docs/d/1lrV-x",
    ]
    assert [[link.id for link in listed("supersedes", render(value), "a/b.md", 1)] for value in values] == [
        ["3156", "3157"],
        ["1205"],
        ["unions-and-drop"],
        [],
    ]


def test_document_is_known_by_its_number_or_its_name() -> None:
    paths = [
        "keps/a/2229-x/README.md",
        "adr/ADR043-roles.md",
        "a/adr-004-x.md",
        "pep-0008.rst",
        "adr/2020-01-02-x.md",
        "adr/x.md",
    ]
    assert [own_id(path) for path in paths] == ["2229", "043", "004", "0008", "2020-01-02-x", "x"]


def document(path: str, status: str, *links: Link) -> Document:
    return Document(path, "nygard", "adr", path, id=own_id(path), status=status, links=links)


def test_succession_is_found_whichever_side_states_it() -> None:
    old = document("adr/0001-a.md", "superseded", Link("superseded-by", "0002"))
    new = document("adr/0002-b.md", "accepted")
    older = document("adr/0003-c.md", "accepted")
    newer = document("adr/0004-d.md", "accepted", Link("supersedes", "3", "adr/0003-c.md"))
    assert successors([newer, older, new, old]) == {
        "adr/0001-a.md": ("adr/0002-b.md",),
        "adr/0003-c.md": ("adr/0004-d.md",),
    }


def test_proposal_replaces_nothing_and_a_part_is_not_the_whole() -> None:
    old = document("adr/0001-a.md", "accepted")
    draft = document("adr/0002-b.md", "proposed", Link("supersedes", "1"))
    partial = document("adr/0003-c.md", "accepted", Link("supersedes", "1", partial=True))
    assert successors([old, draft, partial]) == {}


def test_relation_of_a_document_to_itself_is_none() -> None:
    text = "# 5. Loops\n\n## Status\n\nAccepted, supersedes [5](0005-loops.md)\n\n## Context\n\nx\n\n## Decision\n\nNo loops.\n"
    found = read("adr/0005-loops.md", text)
    assert isinstance(found, Document)
    assert found.links == ()


def test_part_replaced_in_passing_is_no_succession() -> None:
    text = (
        "# 33. Ranges\n\n## Status\n\nAccepted\n\n## Context\n\nThis ADR in part supersedes [0003](0003-nets.md).\n\n"
        "## Decision\n\nRanges move.\n"
    )
    whole = text.replace("in part supersedes", "supersedes")
    found = [read("adr/0033-ranges.md", page) for page in (text, whole)]
    assert [page.supersedes for page in found if isinstance(page, Document)] == [(), ("0003",)]


@pytest.mark.parametrize(
    "word", ["Superseded", "Superceded", "Superseeded", "Superceeded", "Supersceded", "Overridden"]
)
def test_a_successor_is_found_however_its_verb_is_spelt(word: str) -> None:
    text = f"# 3. Tar\n\n## Status\n\nAccepted & implemented\n\n{word} by [16. Pitch](0016-pitch.md)\n\n## Decision\n\nUse tar.\n"
    document = read("adr/0003-tar.md", text)
    assert isinstance(document, Document)
    assert (document.status, document.superseded_by) == ("superseded", ("0016",))


@pytest.mark.parametrize("word", ["Supersedes", "Supercedes", "Superseedes", "Supercedes", "Overrides"])
def test_a_predecessor_is_found_however_the_verb_is_spelt(word: str) -> None:
    text = (
        f"# 16. Pitch\n\n## Status\n\nAccepted\n\n{word} [3. Tar](0003-tar.md)\n\n## Decision\n\nUse pitch.\n"
    )
    document = read("adr/0016-pitch.md", text)
    assert isinstance(document, Document)
    assert (document.status, document.supersedes) == ("accepted", ("0003",))
