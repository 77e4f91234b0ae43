"""The rows of a table in which decisions are logged, and the numbers by which entries are named."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace

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
    "decisione", "scelta",
)  # fmt: skip
# beside "Decision", such a column states what was decided and the other only names it
_CHOICE = (
    "choice",
    "resolution",
    "what we decided",
    "decision outcome",
    "outcome",
    "wahl",
    "choix",
    "elección",
    "scelta",
)
_TOPIC = (
    "topic",
    "subject",
    "area",
    "question",
    "issue",
    "thema",
    "frage",
    "sujet",
    "thème",
    "tema",
    "asunto",
)
_WHY = (
    "rationale", "reason", "reasoning", "why", "reasons", "justification", "because", "begründung", "warum", "grund",
    "raison", "pourquoi", "motivo", "razón", "justificación",
)  # fmt: skip
_STATE = ("status", "state", "statut", "estado")
_WHEN = ("date", "when", "decided on", "decision date", "datum", "fecha")
_KEY = ("id", "#", "no", "no.", "number", "nr", "ref", "adr", "nr.", "n°", "nº")
_ID = re.compile(r"\W*(?:[a-z]{1,9}\d{0,2}[-# _]{0,2})?\d{1,6}\b(?!-\d{2}-\d{2})", re.I)
# the number of an entry, which a day is not
_ENTRY_NUMBER = re.compile(
    r"^\W*(?:[a-z]{1,9}(?:\d{1,2}(?=-\d{1,3}\b))?[-# _\u2010-\u2013]{0,2})?0*(\d{1,6})\b(?!-\d{2}-\d{2})",
    re.I,
)


def rows(page: Page) -> list[Item]:
    """Every logged decision that is a row of a table."""
    return [item for section in page.outline.sections for item in _from_tables(page, section)]


def with_rows(entries: list[Item], rows: list[Item]) -> list[Item]:
    """Entries and rows without the rows that repeat an entry by its id or its title; these add status and date to it."""
    names = [(_name(entry.key), entry.group.casefold()) for entry in entries]
    found, others = list(entries), list[Item]()
    for row in rows:
        own = _name(row.key), row.group.casefold()
        place = next(
            (at for at, name in enumerate(names) if (own[0] and own[0] == name[0]) or own[1] == name[1]), -1
        )
        if place < 0:
            others.append(row)
        else:
            entry = found[place]
            found[place] = replace(entry, status=entry.status or row.status, date=entry.date or row.date)
    return [*found, *others]


def _name(key: str) -> str:
    """The id at the head of a title or in the cell of a row, without its zeros; empty if there is none."""
    match = _ID.match(key)
    return re.sub(r"\b0+(?=\d)|\W", "", match[0]).casefold() if match else ""


def entry_number(name: str) -> str:
    """The number in the name of an entry; empty if it has none."""
    match = _ENTRY_NUMBER.match(name)
    return match[1] if match else ""


def is_log_table(page: Page, block: Block) -> bool:
    """Whether a table has a column of decisions beside one with their reasons, numbers, dates or status."""
    heads = _heads(page, block) if block.kind == "table" and block.children else []
    named = any(_column(heads, names) >= 0 for names in (_WHY, _STATE, _WHEN, _KEY))
    return named and _column(heads, _WHAT) >= 0


def _heads(page: Page, table: Block) -> list[str]:
    return [page.outline.text(cell).lower().strip() for cell in table.children[0].children]


def _from_tables(page: Page, section: Section) -> Iterator[Item]:
    for table in (block for block in section.blocks if is_log_table(page, block)):
        heads = _heads(page, table)
        what, topic = _what(heads)
        others = [_column(heads, names) for names in (_WHY, _STATE, _WHEN, _KEY)]
        found = (_from_row(page, row, what, topic, *others) for row in table.children[1:])
        yield from (item for item in found if item)


def _from_row(
    page: Page, row: Block, what: int, topic: int, why: int, state: int, when: int, key: int
) -> Item | None:
    cells = [page.outline.inline(cell) for cell in row.children]
    texts = [cell.text for cell in cells]
    decision = texts[what] if what < len(texts) else ""
    linked = (
        any(ref.start == 0 and ref.end >= len(decision) for ref in cells[what].links) if decision else False
    )
    if words(decision) < 2 or linked or "{" in decision or is_blank(decision):
        return None
    reason = _cell(texts, why)
    subject = _cell(texts, topic)
    told = f"{subject}: {decision}" if subject else decision
    text = f"{told.rstrip('.')} — {reason}" if words(reason) > 1 else told
    found = tuple(link for cell in cells for link in stated(cell, page.path, row.start))
    found += dated_links(cells, row.start)
    return Item(
        "decision", _cell(texts, key) or decision, shorten(text, 400), (row.start, row.end),
        status=normalise(_cell(texts, state)), date=dates.find(_cell(texts, when), page.day_first),
        group=shorten(subject or decision, 80), links=found, number=entry_number(_cell(texts, key)),
    )  # fmt: skip


def _what(heads: list[str]) -> tuple[int, int]:
    """The column that states the decision, and the one that names it, as "Decision" does beside "Choice"; -1 if none."""
    columns = [place for place, head in enumerate(heads) if head in _WHAT]
    choices = [place for place in columns if heads[place] in _CHOICE]
    twice = [place for place in columns if columns and heads[place] == heads[columns[0]]]
    what = _column(heads, _WHAT)
    if what in choices or not (choices or len(twice) > 1):
        return what, _column(heads, _TOPIC)
    return (choices or twice)[-1], what


def _cell(texts: list[str], index: int) -> str:
    return texts[index].strip() if 0 <= index < len(texts) else ""


def _column(heads: list[str], names: tuple[str, ...]) -> int:
    return next((heads.index(name) for name in names if name in heads), -1)
