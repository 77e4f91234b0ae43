"""Proposals without number, date or status, and a status that only a badge's address gives."""

from __future__ import annotations

import pytest

from memkit.documents import Document, Skipped, read

RECORD = "\n\n## Context\n\nHulls leak.\n\n## Decision\n\nWe caulk with pitch.\n"


@pytest.mark.parametrize(
    ("head", "status"),
    [
        (
            "## Status\n\n[![Generic badge](https://badgen.example/badge/ADR/approved/green/)](x/README.md)",
            "accepted",
        ),
        ("## Status\n\n![x](https://img.example/badge/Yard-rejected-red.svg)", "rejected"),
        ("![x](https://img.example/badge/adr-superseded-lightgrey)", "superseded"),
        ("![x](https://img.example/static/v1?label=state&message=proposed&color=blue)", "proposed"),
        ("![x](https://img.example/badge/status-in_review-blue)", "proposed"),
        ("![build](https://img.example/badge/build-accepted-green)", ""),
        ("![x](https://img.example/badge/license-draft-green)", ""),
    ],
)
def test_the_address_of_a_badge_states_the_status(head: str, status: str) -> None:
    found = read("docs/adr/0004-caulk.md", f"# 4. Caulk\n\n{head}{RECORD}")
    assert isinstance(found, Document)
    assert found.status == status


PROBLEM = "# Tide tables\n\n## Problem\n\nTables are printed late.\n\n"


@pytest.mark.parametrize(
    "text",
    [
        f"{PROBLEM}## Goals\n\n- Print in time\n\n## Proposal\n\nWe will print tables a year ahead.\n",
        "Tables are printed late.\n\n## Requirements\n\nTables in time.\n\n## Proposal\n\nWe will print tables a year ahead.\n",
        "# Tide tables\n\n## Goals\n\n- Print in time\n\n## Proposed Solution\n\nWe will print tables a year ahead.\n",
        f"{PROBLEM}## The press\n\nThis document proposes that we will print tables a year ahead.\n",
    ],
)
@pytest.mark.parametrize("folder", ["docs/proposals", "rfcs", "enhancements/harbour"])
def test_a_proposal_is_known_by_its_folder_and_its_parts(folder: str, text: str) -> None:
    found = read(f"{folder}/tide-tables.md", text)
    assert isinstance(found, Document)
    assert (found.kind, found.status) == ("rfc", "")
    assert "print tables a year ahead" in found.decision or "Print in time" in found.decision


@pytest.mark.parametrize(
    ("path", "text"),
    [
        (
            "docs/proposals/README.md",
            "# Proposals\n\nThis folder has proposals.\n\n## Proposal process\n\nCopy the form.\n",
        ),
        ("docs/proposals/tide-notes.md", f"{PROBLEM}## Proposal\n\nWe will print tables a year ahead.\n"),
        (
            "docs/proposals/moorings.md",
            "# Moorings\n\n## Overview\n\nA mooring holds a boat.\n\n## Usage\n\nTie it.\n",
        ),
        (
            "docs/design/moorings.md",
            "# Moorings\n\n## Overview\n\nA mooring holds a boat.\n\n## Usage\n\nTie it.\n",
        ),
        ("docs/harbour/tide-tables.md", f"{PROBLEM}## Proposal\n\nWe will print tables a year ahead.\n"),
    ],
)
def test_an_ordinary_page_beside_proposals_is_none(path: str, text: str) -> None:
    assert isinstance(read(path, text), Skipped)
