"""A file cut into units, the smallest spans a claim may rest on: functions, constants, sections, and what lies between."""

from __future__ import annotations

from memkit.boot.struct import struct
from memkit.evidence.blocks import Block

# a function longer than this is cut at the functions inside it, a stretch between blocks at its blank lines
LONG_BLOCK, LONG_STRETCH = 250, 20


@struct(frozen=True)
class Unit:
    """Some lines in a row; `block` is the block they are, if they are one, `path` the names around them."""

    first: int
    last: int
    path: str = ""
    block: Block | None = None
    head_of: Block | None = None


def units_of(blocks: tuple[Block, ...], lines: list[str]) -> list[Unit]:
    """The units of a file in order: they do not overlap, and hold every line that is not blank."""
    children = _children(blocks)
    found: list[Unit] = []
    work: list[tuple[Block | None, int, int]] = [(None, 1, len(lines))]
    while work:
        block, first, last = work.pop()
        inner = children.get(id(block) if block else 0, [])
        if block and not (inner and (block.container or last - first >= LONG_BLOCK)):
            found.append(Unit(first, last, block.qualified, block))
            continue
        at = first
        for child in inner:
            found += _stretch(lines, at, child.first - 1, block)
            work.append((child, max(child.first, at), child.last))
            at = max(at, child.last + 1)
        found += _stretch(lines, at, last, block)
    return sorted([unit for unit in found if unit.first <= unit.last], key=lambda unit: unit.first)


def _children(blocks: tuple[Block, ...]) -> dict[int, list[Block]]:
    """The blocks directly inside a block, by its id; 0 is the file. What overlaps without nesting is left out."""
    inside: dict[int, list[Block]] = {}
    around: list[Block] = []
    for block in blocks:
        while around and around[-1].last < block.first:
            around.pop()
        if around and around[-1].last < block.last:
            continue
        inside.setdefault(id(around[-1]) if around else 0, []).append(block)
        around.append(block)
    return inside


def _stretch(lines: list[str], first: int, last: int, block: Block | None) -> list[Unit]:
    """The lines between blocks, in pieces that end at a blank line once they are long."""
    found: list[Unit] = []
    start, full = 0, 0
    for number in range(first, last + 1):
        if lines[number - 1].strip(" \t\f\v{}()[];,"):
            start, full = start or number, number
        elif start and number - start >= LONG_STRETCH:
            found.append(_between(start, full, block))
            start = 0
    if start:
        found.append(_between(start, full, block))
    return found


def _between(first: int, last: int, block: Block | None) -> Unit:
    head = block if block and first <= block.first + 1 else None
    return Unit(first, last, block.qualified if block else "", None, head)
