"""Slips: what a fact prints, and where. Pages are laid out from slips, so that a changed fact costs one slip.

A slip follows from its fact, the policy and the count of work sessions. A ledger with an odd fact (adopted, hidden, or
under a heading of its own) has pages that do not follow from slips alone: it is rendered in full.
"""

from __future__ import annotations

from memkit.model.fact import ROLLED_BACK, Fact
from memkit.rules.decay import is_adopted, is_invariant, is_pinned, last_work, place, target, tiers_ahead
from memkit.rules.view import visible
from memkit.views import archive, continuity, queue
from memkit.views.footer import item
from memkit.views.index import document, record_path
from memkit.views.records import render_record
from memkit.views.sheet import FOLDERS, Sheet

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

DECAYS, WATCHED, RESTLESS = 1, 2, 4
# where a slip stands; what follows in `under` is the section, the group or the quarter
LIVE, RECORD, RULE, ELSEWHERE, QUEUE, ARCHIVE = range(6)


class Slip:
    """What one fact prints."""

    __slots__ = (
        "content",
        "created",
        "flags",
        "line",
        "path",
        "place",
        "record",
        "text",
        "turns",
        "under",
        "used",
    )

    def __init__(
        self,
        created: str,
        place: int,
        under: str = "",
        text: str = "",
        line: str = "",
        path: str = "",
        used: int = 0,
        turns: int = 0,
        flags: int = 0,
        content: bytes = b"",
    ) -> None:
        self.created, self.place, self.under, self.text = created, place, under, text
        # its line in the archive's index, and the file of its record; `-` for a record that has none
        self.line, self.path = line, path
        # the work session of its last use, and from which count of work sessions on it prints something else
        self.used, self.turns, self.flags = used, turns, flags
        # names the fact it was made of, for whoever keeps slips
        self.content = content

    def values(self) -> tuple[Any, ...]:
        """The slip as plain values, in the order in which it is made of them."""
        first = (self.created, self.place, self.under, self.text, self.line, self.path)
        return (*first, self.used, self.turns, self.flags, self.content)


def is_odd(fact: Fact, sheet: Sheet) -> bool:
    """Whether what it prints, or where, depends on more than itself."""
    if not visible(fact, sheet.policy) or fact.kind == "prose" or is_adopted(fact):
        return True
    if fact.heading or any(map(fact.get, ("order", "stays", "row", "quarter"))):
        return True
    return place(fact) == "live" and target(fact) == "continuity" and _section(fact) not in continuity.TITLES


def _section(fact: Fact) -> str:
    return continuity.home_of(fact)[0]


def slip_of(fact: Fact, sheet: Sheet, content: bytes = b"") -> Slip | None:
    """What a fact that is not odd prints; None if it stands on no page and is not counted."""
    where = place(fact)
    flags = RESTLESS if fact.conflicts else 0
    if where == "queue":
        under = queue.group_of(fact, sheet)
        return Slip(fact.created, QUEUE, under, queue.item_of(fact, sheet), flags=flags, content=content)
    if where == "archive":
        return _archived(fact, sheet, flags, content)
    if where != "live":
        return None
    to = target(fact)
    flags |= WATCHED if is_invariant(fact) or fact.is_open_thread else 0
    slip = Slip(fact.created, ELSEWHERE, flags=flags, content=content, used=last_work(fact))
    if to in FOLDERS:
        slip.place, slip.under, slip.path = RECORD, to, _file_of(fact, sheet)
    elif to == "index":
        slip.place, slip.under = RULE, "rules"
    elif to == "continuity":
        slip.place, slip.under, slip.text = LIVE, _section(fact), item(fact, sheet)
        ahead = tiers_ahead(fact, sheet.state, sheet.policy)
        slip.turns = ahead[1][0] if len(ahead) > 1 else 0
        slip.flags |= 0 if is_pinned(fact) else DECAYS
    return slip


def _archived(fact: Fact, sheet: Sheet, flags: int, content: bytes) -> Slip:
    under, text = archive.left_in(fact), archive.item_of(fact, sheet)
    slip = Slip(
        fact.created, ARCHIVE, under, text, archive.line_of(fact, sheet), flags=flags, content=content
    )
    if is_retracted(fact):
        slip.used, slip.path = last_work(fact), _file_of(fact, sheet)
    return slip


def is_retracted(fact: Fact) -> bool:
    """Whether it was a record and was rolled back: its file stays and says so."""
    return fact.status == ROLLED_BACK and target(fact) in FOLDERS


def _file_of(fact: Fact, sheet: Sheet) -> str:
    """The file of a record; a claim whose document exists has none."""
    return "-" if document(fact) else record_path(fact, sheet)


class Layout:
    """The pages that slips make; each is laid out when somebody asks for it."""

    def __init__(self, slips: dict[str, Slip], sheet: Sheet) -> None:
        self.sheet = sheet
        # by age, as every list is
        self.slips = dict(sorted(slips.items(), key=lambda pair: (pair[1].created, pair[0])))
        self._placed: dict[int, dict[str, list[str]]] = {}
        self.files: dict[str, str] = {}
        for id, slip in self.slips.items():
            self._placed.setdefault(slip.place, {}).setdefault(slip.under, []).append(id)
            if slip.path not in ("", "-"):
                self.files[slip.path] = id
        sheet.facts = sum(self.count(place) for place in (LIVE, RECORD, RULE, ELSEWHERE))
        sheet.terms = list(sheet.state.terms.values())

    def count(self, place: int) -> int:
        """How many facts stand there."""
        return sum(map(len, self._placed.get(place, {}).values()))

    def ids(self, place: int) -> list[str]:
        """The facts that stand there, by age."""
        held = self._placed.get(place, {})
        if len(held) == 1:
            return next(iter(held.values()))
        return [id for id, slip in self.slips.items() if slip.place == place]

    def decaying(self) -> int:
        """How many facts of continuity.md age."""
        return sum(1 for slip in self.slips.values() if slip.flags & DECAYS)

    def watched(self) -> list[Fact]:
        """The live invariants and open threads, by id."""
        found = sorted(id for id, slip in self.slips.items() if slip.flags & WATCHED)
        return [self.sheet.state.facts[id] for id in found]

    def records(self) -> list[str]:
        """The ids of all rows of the index, in its order before use counts."""
        retracted = [id for id in self.ids(ARCHIVE) if self.slips[id].path]
        return [*self.ids(RECORD), *self.ids(RULE), *retracted]

    def paths(self) -> list[str]:
        """The path of every page, in the order to write them; continuity.md is the last."""
        path = self.sheet.path
        quarters = [path(f"archive/{name}.md") for name in sorted(self._placed.get(ARCHIVE, {}))]
        own = [path(name) for name in ("archive/INDEX.md", "glossary.md", "QUEUE.md", "INDEX.md")]
        return [*sorted(self.files), *quarters, *own, self.sheet.policy.layout.continuity]

    def touched(self, slips: list[Slip]) -> set[str]:
        """The pages that hold one of these slips, and those that say something of all facts."""
        path = self.sheet.path
        found = {path("glossary.md"), self.sheet.policy.layout.continuity}
        for slip in slips:
            if slip.path or slip.place == RULE:
                found |= {path("INDEX.md"), slip.path}
            if slip.place == ARCHIVE:
                found |= {path("archive/INDEX.md"), path(f"archive/{slip.under}.md")}
            elif slip.place == QUEUE:
                found.add(path("QUEUE.md"))
        return found

    def text(self, path: str) -> str:
        """The whole text of a page."""
        if path in self.files:
            return render_record(self.sheet.state.facts[self.files[path]], self.sheet)
        if path == self.sheet.policy.layout.continuity:
            return self._continuity()
        name = path.removeprefix(self.sheet.path(""))
        if name == "glossary.md":
            from memkit.views.glossary import render_glossary

            return render_glossary(self.sheet)
        if name == "QUEUE.md":
            groups = {group: self._texts(QUEUE, group) for group in self._placed.get(QUEUE, {})}
            oldest = self.ids(QUEUE)
            since = self.slips[oldest[0]].created if oldest else ""
            return queue.lay_queue(self.sheet, groups, set(oldest[: queue.MOST]), since)
        if name == "INDEX.md":
            return self._index()
        if name == "archive/INDEX.md":
            return archive.lay_index(self.sheet, [self.slips[id].line for id in self.ids(ARCHIVE)])
        quarter = name.removeprefix("archive/").removesuffix(".md")
        return archive.lay_quarter(self.sheet, quarter, [text for _, text in self._texts(ARCHIVE, quarter)])

    def _texts(self, place: int, under: str) -> list[tuple[str, str]]:
        return [(id, self.slips[id].text) for id in self._placed[place][under]]

    def _continuity(self) -> str:
        sections = {
            under: "\n".join([self.slips[id].text for id in ids])
            for under, ids in self._placed.get(LIVE, {}).items()
        }
        counts = continuity.Counts(self.decaying(), self.count(QUEUE), len(self.records()))
        return continuity.lay_continuity(self.sheet, sections, counts)

    def _index(self) -> str:
        from memkit.views.index import lay_index

        # the newest use first, then the newest; as many as there may be lines
        entries = self.records()
        by_use = sorted(entries, key=lambda id: self.slips[id].created, reverse=True)
        by_use.sort(key=lambda id: -self.slips[id].used)
        facts = self.sheet.state.facts
        rows = [(self._group(id), facts[id]) for id in by_use[: self.sheet.policy.index.max_lines]]
        return lay_index(self.sheet, rows, len(entries))

    def _group(self, id: str) -> str:
        slip = self.slips[id]
        return "retracted" if slip.place == ARCHIVE else slip.under
