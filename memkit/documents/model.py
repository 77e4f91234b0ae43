"""The values of this room: documents, their items and links, and the claims they raise.

An empty string means that the document does not say.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import NamedTuple

from memkit.documents.vocabulary import standing

Lines = tuple[int, int]


@dataclass(frozen=True, slots=True)
class Link:
    """One stated relation to another document: its id, its target, and the line that states it."""

    relation: str
    id: str
    target: str = ""
    text: str = ""
    line: int = 0
    partial: bool = False


@dataclass(frozen=True, slots=True)
class Statement:
    """Words found in a document, and their lines; empty words mean that nothing was found."""

    text: str = ""
    lines: Lines = (1, 1)


@dataclass(frozen=True, slots=True)
class Item:
    """One entry of a document with many: a term, an open item, a rule or a logged decision."""

    kind: str
    key: str
    text: str
    lines: Lines
    aliases: tuple[str, ...] = ()
    status: str = ""
    date: str = ""
    group: str = ""
    links: tuple[Link, ...] = ()
    # the number of a logged decision, by which other entries name it
    number: str = ""


class Left(NamedTuple):
    """A part of a collection that gives no claim: its line, its name and the reason."""

    line: int
    name: str
    why: str = "states no decision"


@dataclass(frozen=True, slots=True)
class Document:
    """What a document states by its structure; a value that it does not state is empty."""

    path: str
    format: str
    kind: str
    title: str
    id: str = ""
    status: str = ""
    status_raw: str = ""
    date: str = ""
    date_source: str = ""
    links: tuple[Link, ...] = ()
    decision: str = ""
    context: str = ""
    lines: Lines = (1, 1)
    items: tuple[Item, ...] = ()
    marks: tuple[str, ...] = ()
    # what a log of decisions contains beside its entries
    left: tuple[Left, ...] = ()

    @property
    def supersedes(self) -> tuple[str, ...]:
        """Ids of the documents this one says it replaces."""
        return _ids(self.links, "supersedes")

    @property
    def superseded_by(self) -> tuple[str, ...]:
        """Ids of the documents this one says replace it."""
        return _ids(self.links, "superseded-by")

    @property
    def stated_status(self) -> str:
        """Its status; if memkit does not know it, the document's own words, if they are three at most."""
        own = re.fullmatch(r"\W*([^\W\d_]{3,20}(?: [^\W\d_]{2,20}){0,2})\W*", self.status_raw)
        return self.status or (own[1].lower() if own else "")

    @property
    def is_in_force(self) -> bool:
        """Whether it can replace another document: not if its status is open, ended or unknown."""
        return standing(self.status) == "live" and not (self.status_raw and not self.status)


@dataclass(frozen=True, slots=True)
class Skipped:
    """A document that was read and left out, with a reason that its owner can act on."""

    path: str
    reason: str


@dataclass(frozen=True, slots=True)
class Claim:
    """A claim to raise as a candidate.

    `slot`: its name inside the document, stable across versions; `name`: the words for its id.
    """

    slot: str
    kind: str
    text: str
    status: str
    applies_when: str
    lines: Lines
    subject: str = ""
    aliases: tuple[str, ...] = ()
    links: tuple[Link, ...] = ()
    marks: tuple[str, ...] = ()
    name: str = ""
    # the document's own word for its status, if memkit does not know it
    unknown_status: str = ""
    # the number of a logged decision in its document
    number: str = ""


def _ids(links: tuple[Link, ...], relation: str) -> tuple[str, ...]:
    return tuple(dict.fromkeys(link.id for link in links if link.relation == relation))
