"""Plans: a finished one has nothing open, and lines of its header are not items."""

from __future__ import annotations

import pytest

from memkit.documents import Document, Skipped, read

_STEPS = "## Steps\n\n- Build the mast.\n- Run the tests.\n"


@pytest.mark.parametrize(
    "header",
    [
        "- Spec: `spec.md`\n- Status: Done\n",
        "- **Spec:** [`spec.md`](spec.md)\n- **Status:** Done\n",
        "Status: Completed\n",
        "---\nstatus: done\n---\n",
        "| Status | Shipped |\n|---|---|\n",
    ],
)
def test_a_plan_that_says_done_is_left_over(header: str) -> None:
    title = "# Implementation plan: X\n\n"
    text = header + title + _STEPS if header.startswith("---") else f"{title}{header}\n{_STEPS}"
    found = read("docs/specs/x/plan.md", text)
    assert isinstance(found, Skipped)
    assert found.reason == "a plan that is done"


def test_a_plan_with_every_box_ticked_is_left_over() -> None:
    text = "# Plan: X\n\n## Tasks\n\n- [x] Build the mast.\n- [x] Run the tests.\n\n## Risks\n\n- Oak may rot in rain.\n"
    found = read("docs/plan.md", text)
    assert isinstance(found, Skipped)
    assert found.reason == "a plan that is done"


@pytest.mark.parametrize("status", ["Active", "Draft", "In progress"])
def test_an_open_plan_keeps_its_items_without_its_header(status: str) -> None:
    text = f"# Plan: X\n\n- Spec: `spec.md`\n- Status: {status}\n- Owner: the yard\n\n{_STEPS}"
    found = read("docs/plan.md", text)
    assert isinstance(found, Document)
    assert [item.text for item in found.items] == ["Build the mast.", "Run the tests."]


def test_one_open_box_keeps_a_plan_open() -> None:
    found = read("docs/plan.md", "# Plan: X\n\n## Tasks\n\n- [x] Build the mast.\n- [ ] Run the tests.\n")
    assert isinstance(found, Document)
    assert [item.text for item in found.items] == ["Run the tests."]


def test_a_decision_about_a_roadmap_is_no_plan() -> None:
    text = "# 5. Roadmap\n\n## Status\n\nDone\n\n## Decision\n\nWe will publish a roadmap every spring.\n"
    found = read("docs/adr/0005-roadmap.md", text)
    assert isinstance(found, Document)
    assert found.decision == "We will publish a roadmap every spring."
