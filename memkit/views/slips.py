"""Slips: the printed form of each fact and its page. Pages are laid out from slips, so a changed fact costs one slip.

A slip depends only on its fact, the policy and the count of work sessions. A ledger with an odd fact (adopted, hidden, or
under a heading of its own) cannot be laid out from slips and is rendered in full.
"""

from __future__ import annotations

from memkit.model.fact import ROLLED_BACK, Fact
from memkit.rules.decay import is_adopted, is_pinned, last_work, place, target, tiers_ahead
from memkit.rules.view import visible
from memkit.views import continuity, side_pages
from memkit.views.items import fact_item
from memkit.views.records import document, lay_index, record_path, render_glossary, render_record
from memkit.views.sheet import FOLDERS, Sheet
from memkit.views.slip_table import (
    ARCHIVE,
    CREATED,
    DECAYS,
    ELSEWHERE,
    FLAGS,
    ID,
    LINE,
    LIVE,
    PATH,
    QUEUE,
    RECORD,
    RESTLESS,
    RULE,
    TEXT,
    USED,
    Slip,
    SlipTable,
    merge_column,
)

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any


def is_odd(fact: Fact, sheet: Sheet) -> bool:
    """Whether what the fact prints, or where, depends on other facts."""
    if not visible(fact, sheet.policy) or fact.kind == "prose" or is_adopted(fact):
        return True
    if fact.heading or any(map(fact.get, ("order", "stays", "row", "quarter"))):
        return True
    return place(fact) == "live" and target(fact) == "continuity" and _section(fact) not in continuity.TITLES


def _section(fact: Fact) -> str:
    return continuity.home_of(fact)[0]


def slip_of(fact: Fact, sheet: Sheet, content: bytes = b"") -> Slip | None:
    """The slip of a fact that is not odd; None if it is on no page and is not counted."""
    where = place(fact)
    flags = RESTLESS if fact.conflicts else 0
    if where == "queue":
        under = side_pages.group_of(fact, sheet)
        return Slip(
            fact.created, QUEUE, under, side_pages.queue_item(fact, sheet), flags=flags, content=content
        )
    if where == "archive":
        return _archive_slip(fact, sheet, flags, content)
    if where != "live":
        return None
    to = target(fact)
    slip = Slip(fact.created, ELSEWHERE, flags=flags, content=content, used=last_work(fact))
    if to in FOLDERS:
        slip.place, slip.under, slip.path = RECORD, to, _file_of(fact, sheet)
    elif to == "index":
        slip.place, slip.under = RULE, "rules"
    elif to == "continuity":
        slip.place, slip.under, slip.text = LIVE, _section(fact), fact_item(fact, sheet)
        ahead = tiers_ahead(fact, sheet.state, sheet.policy)
        slip.turns = ahead[1][0] if len(ahead) > 1 else 0
        slip.flags |= 0 if is_pinned(fact) else DECAYS
    return slip


def _archive_slip(fact: Fact, sheet: Sheet, flags: int, content: bytes) -> Slip:
    under, text = side_pages.quarter_left(fact), side_pages.archive_item(fact, sheet)
    slip = Slip(
        fact.created, ARCHIVE, under, text, side_pages.line_of(fact, sheet), flags=flags, content=content
    )
    if is_retracted(fact):
        slip.used, slip.path = last_work(fact), _file_of(fact, sheet)
    return slip


def is_retracted(fact: Fact) -> bool:
    """Whether the fact is a record that was rolled back: its file stays and says so."""
    return fact.status == ROLLED_BACK and target(fact) in FOLDERS


def _file_of(fact: Fact, sheet: Sheet) -> str:
    """The file of a record; `-` if it has a document instead."""
    return "-" if document(fact) else record_path(fact, sheet)


class Layout:
    """The pages made from slips; each is laid out on demand."""

    def __init__(self, slips: SlipTable, sheet: Sheet) -> None:
        self.sheet, self.slips = sheet, slips
        # the columns of every part, by place
        self._placed = {place: slips.columns(place) for place in range(6)}
        self.files = {
            path: id
            for parts in self._placed.values()
            for columns in parts.values()
            for path, id in zip(columns[PATH], columns[ID], strict=True)
            if path not in ("", "-")
        }
        sheet.facts = sum(self.count(place) for place in (LIVE, RECORD, RULE, ELSEWHERE))
        sheet.terms = list(sheet.state.terms.values())

    def count(self, place: int) -> int:
        """How many facts a place has."""
        return sum(len(columns[ID]) for columns in self._placed[place].values())

    def ids(self, place: int) -> list[str]:
        """The ids of a place's facts, by age."""
        return list(merge_column(self._placed[place].values()))

    def decaying(self) -> int:
        """How many facts of continuity.md decay."""
        return sum(sum(map(DECAYS.__and__, columns[FLAGS])) for columns in self._placed[LIVE].values())

    def retracted(self) -> list[str]:
        """The records that were rolled back, by age."""
        parts = self._placed[ARCHIVE].values()
        paths = merge_column(parts, PATH)
        return [id for id, path in zip(merge_column(parts), paths, strict=True) if path]

    def records(self) -> list[str]:
        """The ids of all rows of the index, before they are sorted by use."""
        return [*self.ids(RECORD), *self.ids(RULE), *self.retracted()]

    def paths(self) -> list[str]:
        """The path of every page, in the order to write them; continuity.md is the last."""
        path = self.sheet.path
        quarters = [path(f"archive/{name}.md") for name in sorted(self._placed[ARCHIVE])]
        own = [path(name) for name in ("archive/INDEX.md", "glossary.md", "QUEUE.md", "INDEX.md")]
        return [*sorted(self.files), *quarters, *own, self.sheet.policy.layout.continuity]

    def touched(self, slips: list[Slip], terms: bool) -> set[str]:
        """The pages that show one of these slips, and those that depend on all facts, or on `terms` if there are any."""
        path = self.sheet.path
        found = {self.sheet.policy.layout.continuity, *([path("glossary.md")] if terms else [])}
        for slip in slips:
            if slip.path or slip.place == RULE:
                found |= {path("INDEX.md"), slip.path}
            if slip.place == ARCHIVE:
                found |= {path("archive/INDEX.md"), path(f"archive/{slip.under}.md")}
            elif slip.place == QUEUE:
                found.add(path("QUEUE.md"))
        return found

    def page(self, path: str) -> bytes:
        """The whole text of a page, as its file has it."""
        return (
            self._continuity() if path == self.sheet.policy.layout.continuity else self._text(path).encode()
        )

    def _text(self, path: str) -> str:
        if path in self.files:
            return render_record(self.sheet.state.facts[self.files[path]], self.sheet)
        name = path.removeprefix(self.sheet.path(""))
        if name == "glossary.md":
            return render_glossary(self.sheet)
        if name == "QUEUE.md":
            return self._queue()
        if name == "INDEX.md":
            return self._index()
        if name == "archive/INDEX.md":
            return side_pages.lay_index(self.sheet, list(merge_column(self._placed[ARCHIVE].values(), LINE)))
        quarter = name.removeprefix("archive/").removesuffix(".md")
        return side_pages.lay_quarter(self.sheet, quarter, self._placed[ARCHIVE][quarter][TEXT])

    def _queue(self) -> str:
        parts = self._placed[QUEUE]
        groups = {
            group: list(zip(columns[ID], columns[TEXT], strict=True)) for group, columns in parts.items()
        }
        oldest = self.ids(QUEUE)[: side_pages.MOST]
        since = min((columns[CREATED][0] for columns in parts.values()), default="")
        return side_pages.lay_queue(self.sheet, groups, set(oldest), since)

    def _continuity(self) -> bytes:
        sections = {under: "\n".join(columns[TEXT]) for under, columns in self._placed[LIVE].items()}
        records = self.count(RECORD) + self.count(RULE) + len(self.retracted())
        counts = continuity.Counts(self.decaying(), self.count(QUEUE), records)
        return continuity.lay_continuity(self.sheet, sections, counts)

    def _index(self) -> str:
        # last used first, then newest first; no more rows than the limit of lines
        entries = self.records()
        created, used = self._column(CREATED), self._column(USED)
        by_use = sorted(entries, key=created.__getitem__, reverse=True)
        by_use.sort(key=used.__getitem__, reverse=True)
        facts, groups = self.sheet.state.facts, self._groups()
        rows = [(groups[id], facts[id]) for id in by_use[: self.sheet.policy.index.max_lines]]
        return lay_index(self.sheet, rows, len(entries))

    def _column(self, column: int) -> dict[str, Any]:
        """Id → one value of its slip, for all facts that may have a row in the index."""
        found: dict[str, Any] = {}
        for where in (RECORD, RULE, ARCHIVE):
            for columns in self._placed[where].values():
                found.update(zip(columns[ID], columns[column], strict=True))
        return found

    def _groups(self) -> dict[str, str]:
        """Id → the group of the index that has its row."""
        found = dict.fromkeys(self.retracted(), "retracted")
        for where in (RECORD, RULE):
            for under, columns in self._placed[where].items():
                found.update(dict.fromkeys(columns[ID], under))
        return found
