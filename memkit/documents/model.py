"""What the loading dock hands over: documents, their items and links, and the claims they raise.

Values only. Nothing here reads, decides or formats; an empty string means "the document does not say".
"""

from __future__ import annotations

from dataclasses import dataclass

Lines = tuple[int, int]


@dataclass(frozen=True, slots=True)
class Link:
    """One stated relation to another document: its id, where it points and the line that says so."""

    relation: str
    id: str
    target: str = ""
    text: str = ""
    line: int = 0
    partial: bool = False


@dataclass(frozen=True, slots=True)
class Statement:
    """Words found in a document and the lines they stand on; empty words mean that nothing was found."""

    text: str = ""
    lines: Lines = (1, 1)


@dataclass(frozen=True, slots=True)
class Item:
    """One entry of a document that holds many: a term, an open item, a rule or a logged decision."""

    kind: str
    key: str
    text: str
    lines: Lines
    aliases: tuple[str, ...] = ()
    status: str = ""
    date: str = ""
    group: str = ""
    links: tuple[Link, ...] = ()


@dataclass(frozen=True, slots=True)
class Document:
    """A document as far as its structure tells; what it does not state stays empty."""

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

    @property
    def supersedes(self) -> tuple[str, ...]:
        """Ids of the documents this one says it replaces."""
        return _ids(self.links, "supersedes")

    @property
    def superseded_by(self) -> tuple[str, ...]:
        """Ids of the documents this one says replace it."""
        return _ids(self.links, "superseded-by")


@dataclass(frozen=True, slots=True)
class Skipped:
    """A document that was looked at and left, with the reason a reader can act on."""

    path: str
    reason: str
    # whether it would count if most of its row were records
    may_be_kin: bool = False


@dataclass(frozen=True, slots=True)
class Claim:
    """What would be raised as a candidate.

    `slot` names it inside its document across versions; `name` holds the words its id is made from.
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
    # the document's own word for its status, if it is none that is known
    unknown_status: str = ""


def _ids(links: tuple[Link, ...], relation: str) -> tuple[str, ...]:
    return tuple(dict.fromkeys(link.id for link in links if link.relation == relation))
