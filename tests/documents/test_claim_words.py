"""The words of a claim: no pointers, no leftover markup, no word whose meaning only the title has."""

from __future__ import annotations

import pytest

from memkit.documents import Document, Skipped, read
from memkit.documents.candidates import claims


def claim(
    decision: str, title: str = "Masts", path: str = "docs/adr/0004-masts.md", status: str = "Accepted"
) -> str:
    text = (
        f"# 4. {title}\n\n## Status\n\n{status}\n\n## Context\n\nMasts break.\n\n## Decision\n\n{decision}\n"
    )
    if path.endswith(".rst"):
        text = "\n".join(
            f"{line[3:]}\n---------" if line.startswith("## ") else line for line in text.split("\n")
        )
        text = text.replace(f"# 4. {title}", f"4. {title}\n{'=' * 40}")
    found = read(path, text)
    assert isinstance(found, Document)
    return claims(found)[0].text


@pytest.mark.parametrize(
    "pointer",
    [
        "Link to this ADR: https://files.example/d/1s8/edit#",
        "See work items.",
        "`Version: 1`",
        "For the yard.",
    ],
)
def test_a_pointer_is_no_claim(pointer: str) -> None:
    assert claim(pointer, "Use pine masts") == "Use pine masts"
    assert claim(f"{pointer}\n\nWe cut masts from pine.") == "We cut masts from pine."


@pytest.mark.parametrize(
    ("decision", "told"),
    [
        ("They must not share ropes.", "Masts: They must not share ropes."),
        ("This defines the default rig.", "Masts: This defines the default rig."),
        ("If so, the rope must be new.", "Masts: If so, the rope must be new."),
        ("It involves a second rope.", "Masts: It involves a second rope."),
        ("This is a plan for pine masts.", "This is a plan for pine masts."),
        ("That is why we will cut masts short.", "We will cut masts short."),
        ("It will be strong. We will cut masts from pine.", "We will cut masts from pine."),
    ],
)
def test_a_word_for_something_else_stands_below_the_title(decision: str, told: str) -> None:
    assert claim(decision) == told


def test_a_question_is_no_claim_if_it_is_answered() -> None:
    told = claim("Should we use hemp? Yes. Hemp holds all masts.", "Which rope?")
    assert told == "Which rope? Hemp holds all masts."


@pytest.mark.parametrize(
    ("decision", "told"),
    [
        ('Chosen option: "Hemp", because it is strong.', "Masts: Hemp, because it is strong."),
        ("Chosen option: “Hemp rope”", "Masts: Hemp rope"),
        ('Chosen option: "Masts of pine.", because it is light.', "Masts of pine, because it is light."),
        ('Chosen option: "Hemp" and "flax" together.', 'Masts: "Hemp" and "flax" together.'),
    ],
)
def test_the_name_of_a_choice_has_no_quotes(decision: str, told: str) -> None:
    assert claim(decision) == told


def test_a_title_does_not_repeat_the_end_of_its_document() -> None:
    assert claim("See work items.", "Drop the oars (rejected)", status="Rejected") == "Drop the oars"


@pytest.mark.parametrize(
    ("decision", "told"),
    [
        (
            "We cut masts as `bp long-saw <https://yard.example/x>`_ says.",
            "We cut masts as bp long-saw says.",
        ),
        ("We cut masts from pine [1]_ and fir [#f]_.", "We cut masts from pine and fir."),
        ("We cut masts as told in [#book]_.", "We cut masts as told in [book]."),
        ("We cut two ``Mast``\\ s from pine masts.", "We cut two `Mast`s from pine masts."),
        ("We cut masts at each ``\\x`` sign.", "We cut masts at each `\\x` sign."),
        ("We cut masts by ``__saw__`` and ``_``.", "We cut masts by `__saw__` and `_`."),
    ],
)
def test_markup_of_another_dialect_is_left_out(decision: str, told: str) -> None:
    assert claim(decision, path="docs/adr/0004-masts.rst") == told


def test_a_footnote_is_left_out() -> None:
    assert claim("We cut masts from pine [^wood-2].") == "We cut masts from pine."


def test_a_long_title_does_not_cost_the_end_of_the_sentence() -> None:
    decision = f"We will cut every spar from pine{' and fir' * 25}, with no glue at all."
    assert claim(decision, "The wood of the yard, how it is bought and by whom it is paid") == decision


def test_addresses_that_a_sentence_leads_to_are_told() -> None:
    decision = (
        "We move the following masts to the attic:\n\n- https://yard.example/a\n- https://yard.example/b"
    )
    assert claim(decision).endswith("attic: https://yard.example/a; https://yard.example/b")


def test_a_reserved_number_without_a_text_is_left_out() -> None:
    found = read("zips/zip-0012.rst", "::\n\n  ZIP: 12\n  Title: Masts and spars\n  Status: Reserved\n")
    assert isinstance(found, Skipped)
    assert found.reason == "a reserved number without a text"


def test_a_term_that_only_points_elsewhere_is_no_claim() -> None:
    found = read(
        "docs/glossary.md", "# Glossary\n\n- **Spar**: A pole that holds a sail.\n- **Boom**: See Spar.\n"
    )
    assert isinstance(found, Document)
    assert [one.subject for one in claims(found)] == ["Spar"]
