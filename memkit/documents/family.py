"""The shape every document family has: how it is recognised and where it keeps what is wanted.

A family only says where to look; how a status, a date or a link is read is the same for all.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from memkit.documents import dating, decision
from memkit.documents.cues import wishes
from memkit.documents.decision import CONTEXT, DECISION, DESIGN, PROPOSAL, SUMMARY
from memkit.documents.model import Item, Statement
from memkit.documents.page import Page


def adr_statement(page: Page) -> Statement:
    """The decision of a decision record: its decision section, else its proposal, summary, opening, context."""
    found = decision.find(page, DECISION, PROPOSAL, SUMMARY, DESIGN)
    if found.text:
        return found
    opening = decision.from_opening(page)
    return opening if wishes(opening.text) else decision.find(page, CONTEXT)


def proposal_statement(page: Page) -> Statement:
    """What a proposal is about: its decision if it has one, else its summary, opening, proposal, motivation."""
    found = decision.find(page, ("decision", "decision outcome"), SUMMARY)
    if found.text:
        return found
    opening = decision.from_opening(page)
    found = opening if opening.text else decision.find(page, PROPOSAL, DESIGN)
    first = found if found.text else decision.from_first(page)
    return first if first.text else decision.find(page, CONTEXT)


def no_items(_: Page) -> tuple[Item, ...]:
    """A document that is one statement holds no further items."""
    return ()


@dataclass(frozen=True, slots=True)
class Family:
    """One family of documents: its name, what it holds, how to tell it and how to read it."""

    name: str
    kind: str
    matches: Callable[[Page], bool]
    statement: Callable[[Page], Statement] = adr_statement
    date: Callable[[Page], tuple[str, str]] = dating.date
    items: Callable[[Page], tuple[Item, ...]] = no_items
