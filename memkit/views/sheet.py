"""The sheet that every projection renders from: the visible facts, sorted by page once per run. And the layout of pages in
sections: under each heading its adopted prose, then its facts.

On an adopted page everything keeps its owner's place; later facts go to the end of their section.
"""

from __future__ import annotations

from memkit.boot.struct import field, struct
from memkit.model.fact import ROLLED_BACK, Conflict, Fact, Term
from memkit.model.policy import Policy
from memkit.model.state import State
from memkit.rules.decay import place, target, tier
from memkit.rules.disputes import disputing_candidates, shown_successor
from memkit.rules.view import (
    by_age,
    has_pending_side,
    is_open_conflict,
    open_conflicts,
    section,
    visible,
)
from memkit.views.items import block, inline
from memkit.views.nesting import column_of, indent, position, put_inside

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    Lines = Callable[[Fact], list[str]]
    Known = Callable[[str], Fact | None]
    Printed = Callable[[Fact], str]
    Home = Callable[[Fact], tuple[str, str]]


@struct(slots=True)
class Sheet:
    """Visible facts by page, each list sorted by created, then id. Hidden facts are not counted."""

    state: State
    policy: Policy
    live: list[Fact] = field(default_factory=list)
    records: list[Fact] = field(default_factory=list)
    rules: list[Fact] = field(default_factory=list)
    queue: list[Fact] = field(default_factory=list)
    archive: list[Fact] = field(default_factory=list)
    retracted: list[Fact] = field(default_factory=list)
    prose: list[Fact] = field(default_factory=list)
    terms: list[Term] = field(default_factory=list)
    hidden: set[str] = field(default_factory=set)
    # how many facts there are, as `rules.view.count_facts` counts
    facts: int = 0

    @property
    def title(self) -> str:
        """The project's name: from the ledger, else from the policy."""
        named = self.state.scalars.get("project", ("", ""))[0] or self.policy.layout.project
        return inline(named) or "memory"

    def tier(self, fact: Fact) -> str:
        """The fact's tier, in one word."""
        return tier(fact, self.state, self.policy)[0]

    def shown(self, ids: tuple[str, ...]) -> tuple[str, ...]:
        """The ids without hidden facts."""
        return tuple(id for id in ids if id not in self.hidden) if self.hidden else ids

    def conflicts_of(self, fact: Fact) -> list[Conflict]:
        """The conflicts to show with a fact, without those that have a hidden side."""
        found = (self.state.conflicts[id] for id in open_conflicts(fact, self.state))
        return [item for item in found if self.hidden.isdisjoint(item.ids)]

    def disputed_by(self, fact: Fact) -> tuple[str, ...]:
        """The pending candidates that contradict a live fact, without hidden ones."""
        return self.shown(tuple(disputing_candidates(fact, self.state)))

    def successor_of(self, fact: Fact) -> str:
        """The pending successor to name beside a fact; empty if there is none or it is hidden."""
        named = shown_successor(fact, self.state) if fact.pending_successor else ""
        return named if named and self.shown((named,)) else ""

    def decisions(self) -> list[Conflict]:
        """The visible open conflicts that a person must settle, oldest first."""
        found = [
            item
            for item in self.state.conflicts.values()
            if is_open_conflict(item, self.state)
            and not has_pending_side(item, self.state)
            and self.hidden.isdisjoint(item.ids)
        ]
        return sorted(found, key=lambda item: (item.origin, item.id))

    def path(self, name: str) -> str:
        """The path of a projection below the memory folder."""
        memory = self.policy.layout.memory.strip("/")
        return f"{memory}/{name}" if memory not in ("", ".") else name


def lay_out(state: State, policy: Policy) -> Sheet:
    """Sorts every visible fact and term by page."""
    sheet = Sheet(state, policy)
    facts = sorted(state.facts.values(), key=by_age)
    hidden = [fact for fact in facts if not visible(fact, policy)]
    sheet.hidden = {fact.id for fact in hidden}
    for fact in facts:
        if fact.id not in sheet.hidden and _subject(fact) not in sheet.hidden:
            _sort_fact(sheet, fact)
    unsaid = {term_of(fact).casefold() for fact in hidden if fact.kind == "term"}
    sheet.terms = [term for name, term in state.terms.items() if name not in unsaid]
    return sheet


def _subject(fact: Fact) -> str:
    """The fact that a change candidate is about; the candidate is hidden if that fact is."""
    return fact.get("change").partition(" ")[2].partition(" ")[0] if fact.kind == "change" else ""


def term_of(fact: Fact) -> str:
    """The term that a fact of kind term defines."""
    return fact.get("term") or fact.get("key") or fact.id


def _sort_fact(sheet: Sheet, fact: Fact) -> None:
    where = place(fact)
    if where == "queue":
        sheet.queue.append(fact)
    elif fact.get("stays") and where == "live":
        # the page it was adopted from still shows it
        sheet.facts += fact.kind != "prose"
    elif fact.kind == "prose" and where != "none":
        sheet.prose.append(fact)
    elif where == "archive":
        sheet.archive.append(fact)
        if fact.status == ROLLED_BACK and target(fact) in FOLDERS:
            sheet.retracted.append(fact)
    elif where == "live":
        sheet.facts += 1
        _put_live(sheet, fact)


def _put_live(sheet: Sheet, fact: Fact) -> None:
    to = target(fact)
    if to in FOLDERS:
        sheet.records.append(fact)
    elif to == "index":
        sheet.rules.append(fact)
    elif to == "continuity":
        sheet.live.append(fact)


# folders of records, in the order of the index
FOLDERS = ("decisions", "findings", "audits", "bugs", "patterns")


PREAMBLE = "prose"


def home_of_fact(fact: Fact) -> tuple[str, str]:
    """(section, sub-heading) of a fact; prose without a section uses its own heading."""
    name = section(fact)
    return (fact.heading, "") if name == PREAMBLE and fact.heading else (name, fact.heading)


def joined_home(fact: Fact) -> tuple[str, str]:
    """Like `home`, with both headings joined on one level; empty for a fact without a heading."""
    section_of = fact.section if fact.kind == "prose" and fact.section != PREAMBLE else ""
    return " / ".join(filter(None, (section_of, fact.heading))), ""


def section_blocks(
    facts: list[Fact], titles: dict[str, str], printed: Printed, where: Home = home_of_fact
) -> list[str]:
    """The blocks of a page: memkit's sections in the order of `titles`, then adopted ones in their old order.

    An empty title prints no heading; sections with the same title are merged.
    """
    homes: dict[str, dict[str, list[Fact]]] = {}
    for fact in facts:
        name, heading = where(fact)
        homes.setdefault(titles.get(name, name), {}).setdefault(heading, []).append(fact)
    ours = [title for title in dict.fromkeys(titles.values()) if title in homes]
    adopted = [title for title in homes if title not in ours]
    adopted.sort(key=lambda title: min(map(_first_place, homes[title].values())))
    parts = []
    for title in [*ours, *adopted]:
        parts += [f"## {inline(title)}"] if title else []
        parts += _group_blocks(homes[title], printed)
    return parts


def _group_blocks(by_heading: dict[str, list[Fact]], printed: Printed) -> list[str]:
    parts = []
    for heading in sorted(by_heading, key=lambda name: (name != "", _first_place(by_heading[name]))):
        facts = by_heading[heading]
        parts += [f"### {inline(heading)}"] if heading else []
        parts += prose_blocks([fact for fact in facts if fact.kind == "prose"])
        items = [printed(fact) for fact in facts if fact.kind != "prose"]
        parts += ["\n".join(items)] if items else []
    return parts


def prose_blocks(prose: list[Fact]) -> list[str]:
    """Blocks of adopted prose in their old order, without empty ones, which only keep a heading."""
    return [block(fact.body or fact.text) for fact in sorted(prose, key=_old_place) if fact.body or fact.text]


def _first_place(facts: list[Fact]) -> tuple[int, int]:
    return min(map(_old_place, facts))


def _old_place(fact: Fact) -> tuple[int, int]:
    """The old position of an adopted fact or block: that of its event in the ledger."""
    return fact.history[0][:2] if fact.history else (0, 0)


@struct(frozen=True, slots=True)
class Piece:
    """One piece of a page: its position, the blank lines above it, its heading as written, and its lines."""

    at: tuple[int, int, int]
    gap: int
    opens: str
    below: int
    lines: tuple[str, ...]
    section: str
    heading: str
    is_item: bool

    def text(self) -> list[str]:
        """Its heading and its lines."""
        if not self.opens:
            return list(self.lines)
        return [self.opens, *([""] * self.below if self.lines else []), *self.lines]


def make_piece(fact: Fact, lines: Iterable[str], field: str = "order") -> Piece:
    """A fact or a block of prose as a piece, at the position in one of its fields."""
    is_item = fact.kind != "prose"
    gaps = [int(gap) for gap in fact.get("gap").split() if gap.isdecimal()] if field == "order" else []
    return Piece(
        position(fact, field),
        gaps[0] if gaps else int(not is_item),
        fact.get("opens"),
        gaps[1] if len(gaps) > 1 else 1,
        tuple(lines),
        section(fact),
        fact.heading,
        is_item,
    )


def pieces_of(placed: Iterable[Fact], lines: Lines, known: Known) -> list[Piece]:
    """The pieces of a page; a nested item keeps its indentation relative to its parent, and its place within its text."""
    here = {fact.id: fact for fact in placed}
    printed = {fact.id: indent(lines(fact), column_of(fact, here, known)) for fact in here.values()}
    inside = put_inside(here, printed) if any(fact.get("within") for fact in here.values()) else ()
    return [make_piece(fact, printed[fact.id]) for fact in here.values() if fact.id not in inside]


def prose_lines(fact: Fact) -> list[str]:
    """The lines of a block of prose; none for an empty one, which only keeps a heading."""
    return block(fact.body).split("\n") if fact.body else []


def _no_lines(_: Fact) -> list[str]:
    return []


def lay_pieces(
    pieces: list[Piece], later: list[Fact] | None = None, lines: Lines = _no_lines
) -> tuple[list[str], list[Fact]]:
    """The lines of a page, and the `later` facts that no section takes; the others go to the end of their section."""
    ordered = sorted(pieces, key=lambda piece: piece.at)
    added: dict[int, list[Fact]] = {}
    for fact in later or ():
        added.setdefault(_anchor(fact, ordered), []).append(fact)
    found: list[str] = []
    for at, each in enumerate(ordered):
        found += [*([""] * each.gap if found else []), *each.text()]
        gap = each.gap if each.is_item else 1
        for fact in added.get(at, ()):
            found += [*[""] * gap, *lines(fact)]
            gap = each.gap if each.is_item else 0
    return found, added.get(-1, [])


def _anchor(fact: Fact, pieces: list[Piece]) -> int:
    """The piece after which a new fact is inserted: the last under its heading, or its section; else -1."""
    same = [at for at, each in enumerate(pieces) if each.section == section(fact)]
    if not same:
        return -1
    under = [at for at in same if pieces[at].heading == fact.heading]
    return (under or [at for at in same if pieces[at].heading == pieces[same[0]].heading])[-1]
