"""The scored choice among the statements of a document."""

from __future__ import annotations

import pytest

from memkit.documents import Document, read
from memkit.documents.choice import candidates
from memkit.documents.reader import _page
from memkit.documents.tags import tags_of


def decision(path: str, text: str) -> str:
    document = read(path, text)
    assert isinstance(document, Document)
    return document.decision


def test_tags_say_who_decides_and_how() -> None:
    assert tags_of("We will use oak.") == ("we", "will", "use", "^we", "we>will")


def test_every_language_has_the_same_tags() -> None:
    assert {"we", "decide"} <= set(tags_of("Wir haben uns für Eiche entschieden."))
    assert {"we", "decide"} <= set(tags_of("Nous avons décidé de prendre du chêne."))


@pytest.mark.parametrize("form", ["We use oak.", "- We use oak.", "> We use oak."])
def test_a_sentence_is_a_candidate_in_prose_lists_and_quotes(form: str) -> None:
    page = _page("adr/0001-oak.md", f"# Oak\n\n## Decision\n\n{form}\n", {})[0]
    assert "We use oak." in [told.text for told, _ in candidates(page, "adr")]


def test_the_title_is_always_a_candidate() -> None:
    page = _page("adr/0001-oak.md", "# Use oak for masts\n", {})[0]
    assert [told.text for told, _ in candidates(page, "adr")] == ["Use oak for masts"]


def test_what_a_design_proposes_counts_more_than_an_abstract_about_today() -> None:
    text = (
        "# Labels\n\nStatus: Accepted\n\n## Abstract\n\nAs of today the yard supports only one label for each boat.\n\n"
        "## Background\n\nThere is an open issue.\n\n## High-Level Design\n\n"
        "We propose to add a new field for labels that lets the owner of a boat name several of them.\n\n"
        "## Alternatives\n\nNone.\n"
    )
    assert decision("design/labels.md", text) == (
        "We propose to add a new field for labels that lets the owner of a boat name several of them."
    )


def test_the_proposal_counts_more_than_a_summary_that_only_asks() -> None:
    text = (
        "# Oars\n\n- RFC: 13\n- Created: 2020-11-02\n\n## Summary\n\nThis RFC aims to find out how oars are kept dry. "
        "Oars are currently wet and that is a problem for the crew.\n\n## Motivation\n\nWet oars are slippery.\n\n"
        "## Proposal\n\nWe propose to store all oars in a new shed with a roof.\n"
    )
    assert decision("rfcs/0013-oars.md", text) == "We propose to store all oars in a new shed with a roof."
