"""Encodes the report as compact JSON that can be embedded in a page.

Rows are lists without trailing defaults; frequent words are numbers into one table. `columns`
describes the columns to the page (name, 1 for such a number, default), so that page and report agree. Nothing in
the text can close the surrounding element.
"""

from __future__ import annotations

import json

from memkit.boot.struct import as_dict, names_of, values_of
from memkit.views.report.model import ConflictRow, FactRow, Report, SessionRow, TermRow

_ROWS = {"sessions": SessionRow, "facts": FactRow, "conflicts": ConflictRow, "terms": TermRow}
_WORDS = {
    SessionRow: ("kind", "actor", "task"),
    FactRow: (
        *("kind", "section", "place", "tier", "status", "verdict", "author", "src", "created", "used"),
        *("reason", "changes", "promoted_by", "confidence", "why", "when"),
    ),
    ConflictRow: ("rule",),
    TermRow: (),
}
_INERT = {"<": "\\u003c", ">": "\\u003e", "&": "\\u0026", "\u2028": "\\u2028", "\u2029": "\\u2029"}


def encode(report: Report) -> str:
    """The report as JSON for a page: same report, same bytes."""
    words: dict[str, int] = {"": 0}
    data = {name: value for name, value in as_dict(report).items() if name not in _ROWS}
    data["columns"] = {name: _columns(kind) for name, kind in _ROWS.items()}
    for name in _ROWS:
        data[name] = [_row(row, words) for row in getattr(report, name)]
    data["words"] = list(words)
    return inert(json.dumps(data, ensure_ascii=False, separators=(",", ":")))


def inert(text: str) -> str:
    """JSON text in which no tag, comment or entity can begin; it reads back as the same."""
    for sign, escaped in _INERT.items():
        text = text.replace(sign, escaped)
    return text


def _columns(kind: type) -> list[list[object]]:
    return [[name, int(name in _WORDS[kind]), getattr(kind, name, None)] for name in names_of(kind)]


def _row(row: object, words: dict[str, int]) -> list[object]:
    """The row's values without the defaults at its end, repeated words as numbers."""
    kind = type(row)
    pairs = list(zip(names_of(row), values_of(row), strict=True))
    while pairs and pairs[-1][1] == getattr(kind, pairs[-1][0], None):
        pairs.pop()
    repeated = _WORDS[kind]
    return [words.setdefault(value, len(words)) if name in repeated else value for name, value in pairs]
