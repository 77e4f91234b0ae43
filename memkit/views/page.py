"""Pages in sections: under each heading its adopted prose and then its facts; on an adopted page in the owner's order.

What was adopted keeps its old place, what came later stands at the end of its section.
"""

from __future__ import annotations

from memkit.boot.struct import struct
from memkit.model.fact import Fact
from memkit.rules.view import section
from memkit.views.text import block, inline

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping

    Lines = Callable[[Fact], list[str]]
    Known = Callable[[str], Fact | None]
    Printed = Callable[[Fact], str]
    Home = Callable[[Fact], tuple[str, str]]

PREAMBLE = "prose"


def home(fact: Fact) -> tuple[str, str]:
    """The section a fact stands in and its sub-heading; prose of no section has its own heading for one."""
    name = section(fact)
    return (fact.heading, "") if name == PREAMBLE and fact.heading else (name, fact.heading)


def joined_home(fact: Fact) -> tuple[str, str]:
    """The same on one level: the words of both headings; a fact that never stood under one has none."""
    section_of = fact.section if fact.kind == "prose" and fact.section != PREAMBLE else ""
    return " / ".join(filter(None, (section_of, fact.heading))), ""


def sectioned(facts: list[Fact], titles: dict[str, str], printed: Printed, where: Home = home) -> list[str]:
    """The blocks of a page: our sections in the order of `titles`, then adopted ones in their old order.

    An empty title prints no heading; sections that share one are one.
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
        parts += _grouped(homes[title], printed)
    return parts


def _grouped(by_heading: dict[str, list[Fact]], printed: Printed) -> list[str]:
    parts = []
    for heading in sorted(by_heading, key=lambda name: (name != "", _first_place(by_heading[name]))):
        facts = by_heading[heading]
        parts += [f"### {inline(heading)}"] if heading else []
        parts += prose_blocks([fact for fact in facts if fact.kind == "prose"])
        items = [printed(fact) for fact in facts if fact.kind != "prose"]
        parts += ["\n".join(items)] if items else []
    return parts


def prose_blocks(prose: list[Fact]) -> list[str]:
    """Blocks of adopted prose in their old order; an empty one only kept its heading."""
    return [block(fact.body or fact.text) for fact in sorted(prose, key=_old_place) if fact.body or fact.text]


def _first_place(facts: list[Fact]) -> tuple[int, int]:
    return min(map(_old_place, facts))


def _old_place(fact: Fact) -> tuple[int, int]:
    """Where an adopted fact or block stood: the place of its own event in the ledger."""
    return fact.history[0][:2] if fact.history else (0, 0)


@struct(frozen=True, slots=True)
class Piece:
    """One piece of a page: its place, the blank lines above it, its heading as written, and its lines."""

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


def has_place(fact: Fact) -> bool:
    """True for what was adopted with the place it had on a page that memkit renders now."""
    return fact.get("order").isdecimal()


def keeps_place(fact: Fact) -> bool:
    """True while it stands where its owner put it. A thread without a box leaves its place when it is closed."""
    if not has_place(fact):
        return False
    if fact.kind == "prose" or fact.archived or fact.get("status") == "archived":
        return bool(fact.archived) == (fact.get("status") == "archived")
    is_as_it_was = bool(fact.closed) == (fact.get("status") == "closed")
    return fact.kind != "thread" or bool(fact.get("box")) or is_as_it_was


def piece(fact: Fact, lines: Iterable[str], field: str = "order") -> Piece:
    """A fact or a block of prose at the place that a field of it names."""
    is_item = fact.kind != "prose"
    gaps = [int(gap) for gap in fact.get("gap").split() if gap.isdecimal()] if field == "order" else []
    return Piece(
        _at(fact, field),
        gaps[0] if gaps else int(not is_item),
        fact.get("opens"),
        gaps[1] if len(gaps) > 1 else 1,
        tuple(lines),
        section(fact),
        fact.heading,
        is_item,
    )


def _at(fact: Fact, field: str = "order") -> tuple[int, int, int]:
    """Where it stands on the page; of two at one line the one that was adopted first stands above."""
    where = fact.history[0] if fact.history else (0, 0, "")
    return int(fact.get(field)), where[0], where[1]


def pieces_of(placed: Iterable[Fact], lines: Lines, known: Known) -> list[Piece]:
    """The facts of a page at their places; an item below another stands as far right of it as its owner put it."""
    here = {fact.id: fact for fact in placed}
    return [piece(fact, _indented(lines(fact), _column(fact, here, known))) for fact in here.values()]


def _indented(lines: list[str], column: int) -> list[str]:
    return [" " * column + line if line else "" for line in lines]


def _column(fact: Fact, here: Mapping[str, Fact], known: Known) -> int:
    """How far right an item stands; if the one above it has left the page, it takes that one's place."""
    above, _, columns = fact.get("under").rpartition(" ")
    own = int(columns) if columns.isdecimal() and len(columns) < 3 else 0
    parent = known(above) if above else None
    if parent is None:
        return 0 if above else own
    # a page is read from above: an item that claims to stand below a later one stands below none
    if not has_place(parent) or _at(parent) >= _at(fact):
        return 0
    return _column(parent, here, known) + (own if above in here else 0)


def prose_lines(fact: Fact) -> list[str]:
    """The lines of a block of prose; an empty one only keeps its heading."""
    return block(fact.body).split("\n") if fact.body else []


def _nothing(_: Fact) -> list[str]:
    return []


def lay(
    pieces: list[Piece], later: list[Fact] | None = None, lines: Lines = _nothing
) -> tuple[list[str], list[Fact]]:
    """The lines of a page, and what no section of it takes in: `later` facts go below the last of their section."""
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
