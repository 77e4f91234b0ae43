"""Links to records of other projects and other series end nothing here; a part of a record is not the record."""

from __future__ import annotations

import pytest

from memkit.documents import Document, read
from memkit.documents.inline import render
from memkit.documents.links import listed
from memkit.documents.relations import successors
from memkit.documents.targets import without_foreign


def record(path: str, header: str = "", body: str = "Masts are stepped in spring.") -> Document:
    number = "".join(filter(str.isdigit, path.rpartition("/")[2] or path))[:4]
    text = f"# RFC {number}: Masts\n\n- Status: Accepted\n- Start Date: 2019-01-01\n{header}\n## Summary\n\n{body}\n"
    found = read(path, text)
    assert isinstance(found, Document)
    return found


def ended(header: str, old: str = "docs/rfcs/0037-masts.md", new: str = "docs/rfcs/0049-oars.md") -> bool:
    return old in successors([record(old), record(new, header + "\n")])


@pytest.mark.parametrize(
    "header",
    [
        "- Supersedes: [Other Yard 0037](https://github.com/other/yard/tree/main/text/0037-oars)",
        "- Supersedes: [0037](https://github.com/other/yard/blob/main/text/0037-oars/README.md)",
        "- Supersedes: [YARD 0037](https://yard.example/37)",
        "- Supersedes: YARD 0037",
        "- Supersedes: [Yard PR 37](https://github.com/other/yard/pull/37)",
        "- Supersedes: [Yard RFC PR #37](https://github.com/other/yard/pull/37)",
        "- Supersedes: [RFC 37](https://www.rfc-editor.org/rfc/rfc37)",
        "- Supersedes: PEP 37",
        "- Supersedes: Rigging rules in [0037-masts](0037-masts.md)",
        "- Supersedes: less formal rigging rules documented in [RFC 0037](0037-masts.md), etc.",
        "- Supersedes: Partially, and in some ways, [RFC 0037](0037-masts.md)",
    ],
)
def test_a_record_of_another_project_or_a_part_ends_nothing(header: str) -> None:
    assert not ended(header)


@pytest.mark.parametrize(
    "header",
    [
        "- Supersedes: [RFC 0037](0037-masts.md)",
        "- Supersedes: [Masts](https://github.com/our/yard/blob/main/docs/rfcs/0037-masts.md)",
        "- Supersedes: [RFC 37: Masts](https://yard.example/rfcs/0037-masts.html)",
        "- Supersedes: [RFC 37](https://github.com/our/yard/pull/37)",
        "- Supersedes: [version 1.0 of masts in RFC 0037](0037-masts.md), which was widely used.",
        "- Supersedes: RFC 37",
        "- Supersedes: 37",
    ],
)
def test_a_record_of_this_repository_is_ended(header: str) -> None:
    assert ended(header)


def test_a_page_of_a_numbered_folder_is_known_by_its_address() -> None:
    header = "- Supersedes: [Masts](https://github.com/our/yard/blob/9b0a/features/0037-masts/README.md)"
    assert ended(header, "features/0037-masts/README.md", "features/0049-oars/README.md")


def test_a_series_is_known_by_its_file_names() -> None:
    old, new = "cps/CPS-0005/README.md", "cip/CIP-0009/README.md"
    assert ended("- Supersedes: CPS-5", old, new)
    assert not ended("- Supersedes: CIP-5", old, new)


def test_a_record_replaced_by_another_project_has_ended_without_a_successor_here() -> None:
    note = "> This RFC is superseded by [SPEC 0 — Masts](https://spec.example/specs/spec-0000/).\n"
    old = read(
        "rfcs/rfc-0029-oars.md", f"# RFC 29 — Oars\n\n- Status: Final\n\n{note}\n## Abstract\n\nUse oars.\n"
    )
    assert isinstance(old, Document)
    assert successors([old, record("rfcs/rfc-0000-purpose.md")]) == {}
    assert old.status == "superseded"


@pytest.mark.parametrize(
    "field",
    ["Sails in [0160-Masts](a/0160-masts/README.md#sails) and sails in [0023](a/0023-x/README.md#sails)."],
)
def test_a_field_that_names_parts_lists_nothing(field: str) -> None:
    assert listed("supersedes", render(field), "a/0434-x/README.md", 7) == ()


def test_a_file_of_another_repository_with_the_same_name_is_none_of_ours() -> None:
    here, there = (
        record(
            "docs/rfcs/0049-oars.md",
            f"- Supersedes: [Masts](https://github.com/our/{name}/blob/main/docs/rfcs/0037-masts.md)\n",
        )
        for name in ("yard", "quay")
    )
    homes = frozenset({"yard"})
    assert without_foreign(here, homes).supersedes == ("0037",)
    assert without_foreign(there, homes).supersedes == ()
    # without a remote nobody knows which repository this is
    assert without_foreign(there, frozenset()).supersedes == ("0037",)


def test_what_one_section_of_a_design_decides_ends_no_record() -> None:
    told = "Users have a key for each system. This decision overrides RFC-37."
    new = read(
        "docs/rfcs/0049-oars.md",
        f"# RFC 49: Oars\n\n- Status: Accepted\n\n## Summary\n\nUse oars.\n\n## Design\n\n### User keys\n\n{told}\n",
    )
    assert isinstance(new, Document)
    assert successors([record("docs/rfcs/0037-masts.md"), new]) == {}


def test_a_part_of_the_record_that_was_replaced_is_not_the_record() -> None:
    note = "> The guidance for keys in this RFC is wrong; it has been superseded by [ADR 1](0001-keys.md).\n"
    text = f"# RFC 37: Masts\n\n- Status: Accepted\n\n{note}\n## Summary\n\nUse masts.\n"
    old = read("docs/rfcs/0037-masts.md", text)
    assert isinstance(old, Document)
    assert (old.status, old.superseded_by) == ("accepted", ())
