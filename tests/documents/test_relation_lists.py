"""Predecessors in a list below their key, and lists and sections that name none."""

from __future__ import annotations

import pytest

from memkit.documents import Document, read
from memkit.documents.relations import successors


def record(number: int, header: str, folder: str = "docs/adr") -> Document:
    text = f"# {number}. Oil {number}\n\n{header}\n\n## Decision\n\nWe light quay {number} with oil.\n"
    found = read(f"{folder}/{number:04}-x.md", text)
    assert isinstance(found, Document)
    return found


@pytest.mark.parametrize(
    "header",
    [
        "- Status: Accepted\n- Supersedes:\n  - [ADR-0001](0001-x.md)\n  - ADR-2",
        "- Status: Accepted\n- Supersedes\n  - ADR-0001\n  - ADR-0002",
        "* **Status**: Accepted\n* **Replaces**:\n    * ADR-0001\n    * ADR-0002\n* **Owner**: Ann",
        "- Status: Accepted\n- Supersedes: ADRs 1 and 2",
        "Status: Accepted\n\nSupersedes:\n\n- ADR-0001\n- ADR-0002",
        "## Status\n\nAccepted\n\nSupersedes:\n\n- ADR-0001\n- ADR-0002",
        "## Status\n\nAccepted\n\n- Supersedes\n  - ADR-0001\n  - ADR-0002",
        "## Status\n\nAccepted\n\n## Supersedes\n\n- ADR-0001\n- ADR-0002",
    ],
)
def test_list_below_the_key_names_every_predecessor(header: str) -> None:
    documents = [record(1, "Status: Accepted"), record(2, "Status: Accepted"), record(11, header)]
    assert successors(documents) == {
        "docs/adr/0001-x.md": ("docs/adr/0011-x.md",),
        "docs/adr/0002-x.md": ("docs/adr/0011-x.md",),
    }


@pytest.mark.parametrize(
    "header",
    [
        "Status: Accepted\n\n## Supersedes\n\nNone. Builds on ADR-0001.",
        "Status: Accepted\n\n## Supersedes\n\nNone.\n\nBuilds on ADR-0001.",
        "| Status | Accepted |\n|---|---|\n| Supersedes | None; amends ADR-0001 |",
        "- Status: Accepted\n- Supersedes:\n  - None (see ADR-0001)",
        "- Status: Accepted\n- Supersedes:\n  - parts of ADR-0001",
        "- Status: Accepted\n- Related:\n  - ADR-0001",
    ],
)
def test_form_that_names_no_whole_predecessor_ends_none(header: str) -> None:
    assert successors([record(1, "Status: Accepted"), record(11, header)]) == {}
