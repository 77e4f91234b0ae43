"""A summary that only says what its document is about is followed by what the document offers."""

from __future__ import annotations

import pytest

from memkit.documents import Document, read
from memkit.documents.candidates import claims

_HEAD = "# RFC 9: Ropes on hooks\n\n- Status: Accepted\n- Start Date: 2024-05-06\n\n## Summary\n\n"
_ABOUT = "This document describes where ropes are kept."


def _document(body: str) -> Document:
    document = read("rfcs/0009-ropes-on-hooks.md", _HEAD + body, in_series=True)
    assert isinstance(document, Document)
    return document


@pytest.mark.parametrize(
    "heading", ["Proposal", "How", "Detailed design", "The proposed way", "Our solution"]
)
def test_the_part_for_it_follows_a_summary(heading: str) -> None:
    found = _document(f"{_ABOUT}\n\n## {heading}\n\nEach rope hangs on a hook of its own.\n")
    assert found.decision == f"{_ABOUT} Each rope hangs on a hook of its own."


def test_a_promise_follows_a_summary_without_a_part_for_it() -> None:
    found = _document(f"{_ABOUT}\n\n## Hooks\n\nHooks are brass. Each mast will have two hooks.\n")
    assert found.decision == f"{_ABOUT} Each mast will have two hooks."


@pytest.mark.parametrize("heading", ["Alternatives", "Option 2: nails", "Motivation", "Future work"])
def test_reasons_and_alternatives_are_no_offer(heading: str) -> None:
    found = _document(f"{_ABOUT}\n\n## {heading}\n\nNails will have to do.\n")
    assert found.decision == _ABOUT


def test_what_we_will_do_needs_no_offer() -> None:
    found = _document("We will hang ropes on hooks.\n\n## Design\n\nA hook is bent brass.\n")
    assert found.decision == "We will hang ropes on hooks."


def test_a_long_statement_stays_alone() -> None:
    long = f"This document describes {' and '.join(['ropes', 'hooks', 'masts', 'sails'] * 5)}."
    assert _document(f"{long}\n\n## Proposal\n\nEach rope hangs on a hook.\n").decision == long


def test_the_claim_is_the_sentence_that_proposes_with_its_own_lines() -> None:
    found = _document(
        "Ropes and hooks: a guide for crews.\n\n## How\n\nWe propose to hang each rope on a hook.\n"
    )
    assert found.decision == "Ropes and hooks: a guide for crews. We propose to hang each rope on a hook."
    (claim,) = claims(found)
    assert (claim.text, claim.lines) == (
        "Ropes on hooks: We propose to hang each rope on a hook.",
        (12, 12),
    )


def test_a_conclusion_outranks_what_was_found_too_dear() -> None:
    text = (
        "# 3. Planks\n\n## Status\n\nAccepted\n\n## Decision\n\n"
        "The board finds oak too dear. Therefore, we will use pine.\n"
    )
    document = read("docs/adr/0003-planks.md", text)
    assert isinstance(document, Document)
    assert document.decision.endswith("Therefore, we will use pine.")
