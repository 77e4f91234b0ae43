"""A document as its headings: under each the facts that stand there, and every other line as it is."""

from __future__ import annotations

from dataclasses import dataclass, field

from memkit.documents.tools.blocks import HEADING, ITEM, Block, scan
from memkit.documents.tools.items import Accept, Found, carve


@dataclass(slots=True)
class Group:
    """What stands under one heading: the words of its section and sub-heading, its prose and its facts."""

    section: str
    heading: str
    line: int
    prose: list[str] = field(default_factory=list)
    facts: list[Found] = field(default_factory=list)
    # a fact was taken out just before: the blank lines around it become one
    gap: bool = False

    @property
    def body(self) -> str:
        """The prose without blank lines around it."""
        return "\n".join(self.prose).strip("\n").rstrip()


@dataclass(frozen=True, slots=True)
class Page:
    """A document: the words of its first heading, and its groups in order; the first stands above all headings."""

    title: str
    groups: list[Group]


def walk(lines: list[str], accept: Accept, taken: dict[int, tuple[int, Found]] | None = None) -> Page:
    """Every line of a document in its group. `taken`: paragraphs that are facts, start → (end, fact)."""
    title, groups = "", [Group("", "", 1)]
    for block in scan(lines):
        if block.kind == HEADING and block.level == 1 and not title and not groups[-1].section:
            title = block.words
        elif block.kind == HEADING and block.level <= 3:
            groups.append(_under(block, groups[-1]))
        elif block.kind == ITEM:
            _put_item(groups[-1], lines, block, accept)
        else:
            _put_lines(groups[-1], lines, block, taken or {})
    return Page(title, groups)


def _under(block: Block, last: Group) -> Group:
    if block.level == 3 and last.section:
        return Group(last.section, block.words, block.start + 1)
    return Group(block.words, "", block.start + 1)


def _put_item(group: Group, lines: list[str], block: Block, accept: Accept) -> None:
    facts, left = carve(lines[block.start : block.end], block.start + 1, accept)
    group.facts += facts
    group.gap = group.gap or bool(facts)
    for index in left:
        _put_line(group, lines[block.start + index])


def _put_lines(group: Group, lines: list[str], block: Block, taken: dict[int, tuple[int, Found]]) -> None:
    at = block.start
    while at < block.end:
        if at in taken:
            at, fact = taken[at]
            group.facts.append(fact)
            group.gap = True
        else:
            _put_line(group, lines[at])
            at += 1


def _put_line(group: Group, line: str) -> None:
    if line.strip():
        group.gap = False
    elif group.gap and group.prose and not group.prose[-1].strip():
        return
    group.prose.append(line)
