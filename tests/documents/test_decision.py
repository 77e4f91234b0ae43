"""Which of a document's own sentences are taken for its decision."""

from __future__ import annotations

import pytest

from memkit.documents import Document, read


def decision(body: str, path: str = "adr/0001-a.md") -> str:
    found = read(path, body)
    assert isinstance(found, Document), found
    return found.decision


def record(decision_section: str) -> str:
    return f"# 1. A\n\n## Status\n\nAccepted\n\n## Context\n\nWe had none.\n\n## Decision\n\n{decision_section}\n"


LONG = "It also means that " + "very " * 40 + "much changes."


@pytest.mark.parametrize(
    ("section", "wanted"),
    [
        ("We cache pages. Pages live an hour.", "We cache pages. Pages live an hour."),
        (f"We cache pages. {LONG}", "We cache pages."),
        ("We cache pages. For example, the home page.", "We cache pages."),
        ("![diagram](d.png)\n\nWe cache pages.", "We cache pages."),
        ("> Note: drafted in haste.\n\nWe cache pages.", "We cache pages."),
        ("**Note:** drafted in haste.\n\nWe cache pages.", "We cache pages."),
        ("```\nWe cache nothing.\n```\n\nWe cache pages.", "We cache pages."),
        ("- cache pages\n- drop cookies", "cache pages; drop cookies"),
        ("We will:\n\n1. cache pages\n2. drop cookies", "We will: cache pages; drop cookies"),
        (
            "Ports are fixed:\n\n| Service | Port |\n|---|---|\n| web | 80 |\n| db | 5432 |",
            "Ports are fixed: web: 80; db: 5432",
        ),
        ("### Scope\n\nWe cache pages.", "We cache pages."),
        (
            "We discussed two options:\n\n- cache\n- do not\n\nThe first was dropped. We decided to cache pages.",
            "The first was dropped. We decided to cache pages.",
        ),
        ("Currently nothing is cached. Instead we should cache pages.", "Instead we should cache pages."),
        (
            "We cache pages.\nBecause the database is slow and far away, as everybody who was there can tell, "
            + "so " * 30,
            "*",
        ),
    ],
)
def test_decision_section_gives_its_statement(section: str, wanted: str) -> None:
    found = decision(record(section))
    assert found == wanted if wanted != "*" else found.startswith("We cache pages. Because the database")


def test_proposal_gives_the_sentence_that_proposes() -> None:
    text = """- Start Date: 2020-01-02
- RFC PR: x

## Summary

Tables have grown over so very many years of use, by so many hands, and in so many hurried weeks, that nobody remembers which of their columns are still read by anybody at all.
This RFC proposes to drop unread columns.
"""
    assert decision(text, "text/0002-x.md") == "This RFC proposes to drop unread columns."


def test_note_that_a_proposal_ended_is_not_its_matter() -> None:
    text = """---
status: withdrawn
creation-date: 2020-01-02
---
# Pools

## Contents

- [Summary](#summary)

## Summary

**NOTE**

This KEP is now withdrawn. It was too much work for all of us.

We keep a pool of workers.
"""
    assert decision(text, "keps/1-pools/README.md") == "We keep a pool of workers."


def test_record_without_sections_is_read_from_its_opening() -> None:
    text = "# Explicit layers\n\n- Status: accepted\n- Date: 2020-10-02\n\nMuch was written about layers. We will use them in the core.\n"
    assert (
        decision(text, "adr/20201002-layers.md")
        == "Much was written about layers. We will use them in the core."
    )


def test_table_of_contents_is_no_statement() -> None:
    text = """---
status: provisional
creation-date: 2020-01-02
---
## Table of Contents

- [Goal](#goal)
- [Design](#design)

## Goal

The migration should start by itself.
"""
    assert decision(text, "keps/2-migration/README.md") == "The migration should start by itself."


def proposal(abstract: str, title: str = "Bill of Timber") -> str:
    """The statement of a proposal whose abstract is this text."""
    text = (
        f"# RFC 12: {title}\n\nStatus: draft\n\n## Abstract\n\n{abstract}\n\n## Motivation\n\nBoats leak.\n"
    )
    document = read("rfcs/0012-timber.md", text)
    assert isinstance(document, Document)
    return document.decision


@pytest.mark.parametrize(
    ("abstract", "statement"),
    [
        (
            "There are many ways to buy planks. The Bill of Timber (BoT) sets one form for all of them.",
            "The Bill of Timber (BoT) sets one form for all of them.",
        ),
        (
            "Boats are often likened to houses. In that picture, the bill of timber is the list of walls that builders use.",
            "In that picture, the bill of timber is the list of walls that builders use.",
        ),
        (
            "Planks of oak give a false sense of safety. A new kind of plank, called ash, has been created for small boats.",
            "A new kind of plank, called ash, has been created for small boats.",
        ),
        (
            "Pitch is a critical part of every seam. The current document describes how we boil it.",
            "The current document describes how we boil it.",
        ),
        (
            "Build logs and sail reports are the loudest noises aboard. This proposal silences them.",
            "This proposal silences them.",
        ),
    ],
)
def test_the_sentence_about_the_subject_counts_more_than_what_leads_up_to_it(
    abstract: str, statement: str
) -> None:
    assert statement in proposal(abstract)


@pytest.mark.parametrize(
    ("words", "statement"),
    [
        ("We need to build a second pier. It will hold ten boats.", "We need to build a second pier."),
        ("We need to choose a pier. We will use the old one.", "We will use the old one."),
        (
            "We need order on the quay. Thus the harbour master will keep a list.",
            "Thus the harbour master will keep a list.",
        ),
    ],
)
def test_a_need_is_the_decision_unless_it_only_leads_up_to_one(words: str, statement: str) -> None:
    text = f"# 1. Pier\n\n## Status\n\nAccepted\n\n## Context\n\nBoats.\n\n## Decision\n\n{words}\n"
    document = read("adr/0001-pier.md", text)
    assert isinstance(document, Document)
    assert document.decision.startswith(statement)
