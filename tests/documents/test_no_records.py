"""Pages beside records that state nothing: notes on a folder of pictures, and drafts that nobody has written yet."""

from __future__ import annotations

import pytest

from memkit.documents import Document, Skipped, read

PICTURES = "a note on the pictures or files of its folder, not a record"
UNWRITTEN = "a draft whose text is still to be written"


@pytest.mark.parametrize(
    "folder", ["rfcs/assets", "rfcs/0007-tiles/images", "docs/adr/figures", "accepted/img"]
)
@pytest.mark.parametrize("is_kin", [False, True])
def test_a_readme_of_pictures_is_no_record(folder: str, is_kin: bool) -> None:
    path = f"{folder}/README.md"
    text = "# Harbour pictures\n\nBoth drawings were made in Sketchboard.\n"
    assert read(path, text, in_series=is_kin, is_kin=is_kin) == Skipped(path, PICTURES)


@pytest.mark.parametrize(
    ("path", "text"),
    [
        ("rfcs/images/README.md", "# Images\n\nStatus: Accepted\n\nWe store images as WebP.\n"),
        ("rfcs/images/README.md", "# Images\n\n## Summary\n\nWe propose to store images as WebP.\n"),
        ("rfcs/0007-images/README.md", "# Images\n\nWe propose to store images as WebP.\n"),
    ],
)
def test_a_record_about_images_is_one(path: str, text: str) -> None:
    found = read(path, text, in_series=True, is_kin=True)
    assert isinstance(found, Document), found
    assert "store images as WebP." in found.decision


@pytest.mark.parametrize(
    "text",
    [
        "# RFC 7: Tile cache\n\nStatus: Draft\n\n## Abstract\n\nTODO\n\n## Motivation\n\nTBD\n",
        "# Tile cache\n\n- Status: draft\n- Author: Ana\n\n## Summary\n\nTBD.\n",
        "---\ntitle: Tile cache\nstatus: draft\n---\n\n# Summary\n\n*To be written*\n\n# Motivation\n\n- TODO\n",
        "# Tile cache\n\n## Status\n\nDraft\n\n## Abstract\n\nTODO\n\n## Copyright\n\nThis text is in the public domain.\n",
        "# Tile cache\n\n## Abstract\n\nTODO: write this\n",
    ],
)
@pytest.mark.parametrize("is_kin", [False, True])
def test_a_draft_that_nobody_has_written_is_no_record(text: str, is_kin: bool) -> None:
    path = "rfcs/0007-tile-cache.md"
    assert read(path, text, in_series=is_kin, is_kin=is_kin) == Skipped(path, UNWRITTEN)


@pytest.mark.parametrize(
    ("text", "decision"),
    [
        (
            "# Tile cache\n\nStatus: Draft\n\n## Abstract\n\nTODO\n\n## Proposal\n\nWe propose to cache tiles for a day.\n",
            "We propose to cache tiles for a day.",
        ),
        (
            "# Tile cache\n\nStatus: Draft\n\n## Abstract\n\nTODO\n\n## Motivation\n\nTiles load slowly.\n",
            "Tile cache",
        ),
        (
            "# Tile cache\n\nStatus: Draft\n\n## Abstract\n\nTODO\n\n## Design\n\n```\ncache(tile)\n```\n",
            "Tile cache",
        ),
        ("# Use a tile cache\n\nStatus: Accepted\n\n## Summary\n\nTBD\n", "Use a tile cache"),
    ],
)
def test_a_draft_that_states_something_and_an_accepted_title_are_records(text: str, decision: str) -> None:
    found = read("rfcs/0007-tile-cache.md", text)
    assert isinstance(found, Document), found
    assert found.decision == decision


BODY = "\n\n## Problem\n\nBoats drift.\n\n## Scope\n\nThe quay.\n\n## Requirements\n\n- ropes\n\n## Implementation\n\nTwo ropes.\n"


@pytest.mark.parametrize(
    ("path", "title", "reason"),
    [
        ("docs/review/0007-quay.md", "Quay", "a review, not a decision"),
        ("docs/yard/0007-quay.md", "Quay code review", "a review, not a decision"),
        ("docs/yard/0007-quay.md", "Crane live result: 2026-05-12", "a report of work, not a decision"),
        ("docs/yard/0007-quay.md", "Audit report (round 2): the quay at night", "a report of work, not a decision"),
        ("docs/yard/0007-quay.md", "Crane acceptance test plan", "a test plan"),
        ("docs/yard/0007-quay.md", "Harbour privacy policy", "a policy"),
        ("docs/runbooks/0007-quay.md", "Quay", "a guide to work by"),
        ("docs/yard/0007-crane-2026-05-12.md", "Crane", "a dated report of work, not a decision"),
    ],
)  # fmt: skip
def test_papers_of_daily_work_are_no_records(path: str, title: str, reason: str) -> None:
    header = f"# {title}\n\n- Author: Ada\n- Number: 7\n- Date: 2026-05-12"
    assert read(path, header + BODY) == Skipped(path, reason)
    decided = read(path, f"{header}{BODY}\n## Decision\n\nWe will moor with two ropes.\n")
    assert isinstance(decided, Document)
    assert decided.decision == "We will moor with two ropes."
    assert isinstance(read(f"docs/rfcs/{path.rpartition('/')[2]}", header + BODY), Document)


def test_a_long_list_of_tasks_is_worked_off_where_it_is() -> None:
    tasks = "".join(f"- [ ] Paint boat number {at} in blue\n" for at in range(31))
    path = "docs/yard-backlog.md"
    assert read(path, f"# Backlog\n\n{tasks}") == Skipped(path, "a list of 31 tasks, worked off where it is")
    assert isinstance(read("docs/roadmap.md", f"# Roadmap\n\n{tasks}"), Document)
    assert isinstance(read(path, "# Backlog\n\n- [ ] Paint boat number one\n"), Document)
