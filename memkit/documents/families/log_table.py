"""The rows of a table in which decisions are logged, and the numbers by which entries are named."""

from __future__ import annotations

import re
from collections.abc import Iterator

from memkit.documents import dates
from memkit.documents.families.log_relations import dated_links
from memkit.documents.links import stated
from memkit.documents.markup import Block
from memkit.documents.model import Item
from memkit.documents.outline import Section
from memkit.documents.page import Page
from memkit.documents.sentences import is_blank, shorten, words
from memkit.documents.vocabulary import normalise

_WHAT = (
    "decision", "decision made", "choice", "decision outcome", "decision summary", "resolution", "what we decided",
    "decided", "entscheidung", "beschluss", "décision", "decisión",
)  # fmt: skip
_WHY = (
    "rationale", "reason", "reasoning", "why", "reasons", "justification", "because", "begründung", "warum", "grund",
    "raison", "pourquoi", "motivo", "razón", "justificación",
)  # fmt: skip
_STATE = ("status", "state", "statut", "estado")
_WHEN = ("date", "when", "decided on", "decision date", "datum", "fecha")
_KEY = ("id", "#", "no", "no.", "number", "nr", "ref", "adr", "nr.", "n°", "nº")
# the number of an entry, which a day is not
_ENTRY_NUMBER = re.compile(r"^\W*(?:[a-z]{1,9}[-# _\u2010-\u2013]{0,2})?0*(\d{1,6})\b(?!-\d{2}-\d{2})", re.I)


def rows(page: Page) -> list[Item]:
    """Every logged decision that is a row of a table."""
    return [item for section in page.outline.sections for item in _from_tables(page, section)]


def entry_number(name: str) -> str:
    """The number in the name of an entry; empty if it has none."""
    match = _ENTRY_NUMBER.match(name)
    return match[1] if match else ""


def _from_tables(page: Page, section: Section) -> Iterator[Item]:
    for table in (block for block in section.blocks if block.kind == "table" and block.children):
        heads = [page.outline.text(cell).lower().strip() for cell in table.children[0].children]
        what = _column(heads, _WHAT)
        others = [_column(heads, names) for names in (_WHY, _STATE, _WHEN, _KEY)]
        if what >= 0 and max(others) >= 0:
            found = (_from_row(page, row, what, *others) for row in table.children[1:])
            yield from (item for item in found if item)


def _from_row(page: Page, row: Block, what: int, why: int, state: int, when: int, key: int) -> Item | None:
    cells = [page.outline.inline(cell) for cell in row.children]
    texts = [cell.text for cell in cells]
    decision = texts[what] if what < len(texts) else ""
    linked = (
        any(ref.start == 0 and ref.end >= len(decision) for ref in cells[what].links) if decision else False
    )
    if words(decision) < 2 or linked or "{" in decision or is_blank(decision):
        return None
    reason = _cell(texts, why)
    text = f"{decision.rstrip('.')} — {reason}" if words(reason) > 1 else decision
    found = tuple(link for cell in cells for link in stated(cell, page.path, row.start))
    found += dated_links(cells, row.start)
    return Item(
        "decision", _cell(texts, key) or decision, shorten(text, 400), (row.start, row.end),
        status=normalise(_cell(texts, state)), date=dates.find(_cell(texts, when), page.day_first),
        group=shorten(decision, 80), links=found, number=entry_number(_cell(texts, key)),
    )  # fmt: skip


def _cell(texts: list[str], index: int) -> str:
    return texts[index].strip() if 0 <= index < len(texts) else ""


def _column(heads: list[str], names: tuple[str, ...]) -> int:
    return next((heads.index(name) for name in names if name in heads), -1)
