"""The layout of an adopted page: its headings, runs of prose and facts in order; and which pieces of two versions belong
together."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from difflib import SequenceMatcher

from memkit.documents.tools.before import PREAMBLE
from memkit.documents.tools.items import Group, Part, walk
from memkit.documents.tools.pack import STATE
from memkit.documents.tools.project import is_project_state, section_of


@dataclass(frozen=True, slots=True)
class Run:
    """A piece of a page: a fact, or a heading as written with the lines right below it, or a run of lines between facts.

    `section` and `heading`: where an adoption would put it; `gap`, `below`: blank lines above it and below its heading.
    """

    line: int
    fact: str
    opens: str
    body: str
    section: str
    heading: str
    gap: int = 0
    below: int = 1

    @property
    def words(self) -> tuple[str, str, str]:
        """What it says: two runs with the same words are the same."""
        return self.fact, self.opens, self.body


def read_layout(lines: Iterable[tuple[int, str]]) -> list[Run]:
    """The pieces of a page, given as (number, line), in order."""
    numbered = [*lines]
    page = walk([line for _, line in numbered], lambda _: True)
    numbers = [number for number, _ in numbered]
    found = [run for group in page.groups for run in _runs(group, page.title)]
    return [_at_line(run, numbers[min(run.line, len(numbers)) - 1]) for run in found if numbers]


def _at_line(run: Run, line: int) -> Run:
    return Run(line, *(getattr(run, name) for name in Run.__slots__[1:]))


def _runs(group: Group, title: str) -> Iterator[Run]:
    section, heading = _home(group), group.heading or group.section or title
    parts = [*group.parts]
    if group.opens:
        first = parts.pop(0) if parts and parts[0].fact is None else None
        below = first.gap if first is not None else 1
        yield Run(group.line, "", group.opens, _body(first), section, heading, group.gap, below)
    for part in parts:
        fact = part.fact.id if part.fact is not None else ""
        yield Run(part.line, fact, "", _body(part), section, heading, part.gap)


def _body(part: Part | None) -> str:
    return "\n".join(part.lines).rstrip() if part is not None else ""


def _home(group: Group) -> str:
    """memkit's section for a group, as for an adoption."""
    if is_project_state(group.section) and not group.heading:
        return STATE
    return section_of(group.section)[0] if group.section else PREAMBLE


def pair_runs(old: list[Run], new: list[Run]) -> dict[int, int]:
    """The index of each new run that belongs to an old one → the index of that one; the others are new, or gone."""
    found: dict[int, int] = {}
    changed: list[tuple[list[int], list[int]]] = []
    matcher = SequenceMatcher(None, [run.words for run in old], [run.words for run in new], autojunk=False)
    for what, a, b, c, d in matcher.get_opcodes():
        if what == "equal":
            found |= dict(zip(range(c, d), range(a, b), strict=True))
        else:
            changed.append(([*range(a, b)], [*range(c, d)]))
    olds, news = (sorted(at for pair in changed for at in pair[side]) for side in (0, 1))
    for is_same in (_are_equal, _same_heading, _same_body, _share_line):
        _pair(old, new, found, olds, news, is_same)
    for left, right in changed:
        # a replaced run without a common line
        _pair(old, new, found, left, right, _are_prose)
    return found


def _pair(
    old: list[Run],
    new: list[Run],
    found: dict[int, int],
    olds: list[int],
    news: list[int],
    is_same: Callable[[Run, Run], bool],
) -> None:
    taken = set(found.values())
    for at in news:
        if at not in found:
            match = next((was for was in olds if was not in taken and is_same(old[was], new[at])), None)
            if match is not None:
                found[at] = match
                taken.add(match)


def _are_equal(old: Run, new: Run) -> bool:
    return old.words == new.words or (bool(old.fact) and old.fact == new.fact)


def _same_heading(old: Run, new: Run) -> bool:
    return _are_prose(old, new) and bool(old.opens) and old.opens == new.opens


def _same_body(old: Run, new: Run) -> bool:
    return _are_prose(old, new) and bool(old.body) and old.body == new.body


def _share_line(old: Run, new: Run) -> bool:
    return _are_prose(old, new) and not {*_lines(old)}.isdisjoint(_lines(new))


def _are_prose(old: Run, new: Run) -> bool:
    """True for two pieces of prose of which both or neither have a heading."""
    return not old.fact and not new.fact and bool(old.opens) == bool(new.opens)


def _lines(run: Run) -> Iterator[str]:
    return (line for line in run.body.split("\n") if any(map(str.isalnum, line)))


Place = tuple[int, int, int]


def ascending_places(places: list[Place]) -> set[Place]:
    """The most of these different places that are in ascending order already."""
    tails: list[Place] = []
    chains: list[tuple[Place, ...]] = []
    for place in places:
        at = bisect_left(tails, place)
        chain = (*(chains[at - 1] if at else ()), place)
        tails[at:], chains[at:] = [place, *tails[at + 1 :]], [chain, *chains[at + 1 :]]
    return set(chains[-1]) if chains else set()
