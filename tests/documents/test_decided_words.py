"""Which words of a record are its decision: options by number, groups below a lead, refusals, what is lacking first."""

from __future__ import annotations

import pytest

from memkit.documents import Document, read

OPTIONS = (
    "## Considered Alternatives\n\n### 1) Oak only\n\nOak.\n\n### 2) Pine masts and oak keels\n\nBoth.\n\n"
)


def decision(text: str, path: str = "docs/adr/0004-wood.md") -> str:
    found = read(path, text)
    assert isinstance(found, Document)
    return found.decision


def of_adr(words: str, before: str = "", ending: str = "md") -> str:
    text = f"# 4. Wood\n\nStatus: accepted\n\n{before}## Decision\n\n{words}\n"
    if ending == "adoc":
        text = text.replace("# 4.", "= 4.").replace("## D", "== D")
    return decision(text, f"docs/adr/0004-wood.{ending}")


@pytest.mark.parametrize(
    ("words", "options"),
    [
        ("Alternative 2 is taken.", OPTIONS),
        ("We took Option 2.", OPTIONS),
        ("Option B was chosen.", OPTIONS.replace("1)", "A.").replace("2)", "B.")),
        ("We agreed on Proposal 2.", "## Options\n\n1. Oak only\n2. Pine masts and oak keels\n\n"),
        ("We agreed on Proposal 2.", OPTIONS.replace("2)", "Proposal 2:")),
    ],
)
def test_an_option_that_was_taken_is_named(words: str, options: str) -> None:
    assert of_adr(words, options) == f"{words[:-1]}: Pine masts and oak keels"


@pytest.mark.parametrize(
    ("groups", "told"),
    [
        (
            "For masts:\n\n*1.3* use pine\n\nFor oars\n\n*2.4* use ash",
            "For masts: 1.3 use pine; For oars: 2.4 use ash",
        ),
        (
            "For masts:\n\n- use pine\n- no glue\n\nFor oars:\n\n- use ash",
            "For masts: use pine; no glue; For oars: use ash",
        ),
        (
            "Masts\n\n| Part | Wood |\n|---|---|\n| top | pine |\n| foot | oak |",
            "Masts: top: pine; foot: oak",
        ),
    ],
)
def test_a_decision_in_groups_is_told_with_their_names(groups: str, told: str) -> None:
    assert of_adr(f"After all was weighed following decision was taken:\n\n{groups}") == told


def test_what_is_lacking_gives_way_to_what_we_should_do() -> None:
    lack = "The cut of sails is not clearly defined and there are ambiguities in the book."
    text = f"- Start Date: 2017-03-27\n\n# Sails\n\n## Summary\n\n{lack}\n\n## Motivation\n\nSails tear.\n\n"
    text += "## Detailed design\n\nWe should provide a full table of cuts.\n"
    assert decision(text, "text/0015-sails.md") == "We should provide a full table of cuts."


@pytest.mark.parametrize("ending", ["md", "adoc"])
@pytest.mark.parametrize(
    "told",
    ["We do not adopt any new kind of wood.", "We will not buy teak.", "No new saw is introduced."],
)
def test_a_refusal_behind_background_is_the_decision(told: str, ending: str) -> None:
    words = f"The yard already has two kinds of wood. Both are well known to the crew.\n\n{told}"
    assert of_adr(words, ending=ending) == told


def test_a_demand_behind_background_is_the_decision() -> None:
    words = "The yard already has two kinds of wood. Both are well known. The book should name both."
    assert of_adr(words) == "The book should name both."


def test_what_members_propose_is_a_proposal() -> None:
    text = "# RFC 4: Lamps\n\n- Start Date: 2021-02-03\n\n## Summary\n\nMembers of the yard propose adding a lamp to every mast.\n\n"
    text += "## Proposal\n\nProvide a new shed for oil. This shed would hold every lamp.\n"
    assert "Members of the yard propose adding a lamp to every mast." in decision(text, "text/0004-lamps.md")
