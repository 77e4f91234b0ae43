"""Where a file declares or uses a name that has no block of its own: a field, a variant, a key, a local constant."""

from __future__ import annotations

from memkit.evidence.blocks import Block, around, named
from memkit.evidence.ranking import Unit
from memkit.evidence.support import code_in, tokens_in

TYPE_CHECKING = False
if TYPE_CHECKING:
    from memkit.evidence.anchor import Source

# as many places as a claim may rest on; beyond them nothing says which is meant
_MOST = 3
# words that may stand before the name in its declaration
_BEFORE = frozenset(
    """
    pub const let var val static mut export public private protected readonly final define ifdef ifndef if case def
    int long unsigned char bool string float double optional required repeated
    """.split()
)


def places_of(name: str, source: Source) -> list[Unit]:
    """The smallest blocks around the lines that declare a name, else around those that use it; lines outside of blocks
    stand alone. None if there are more than three."""
    if not name.isidentifier() or source.has_headings:
        return []
    using = [
        number
        for number, line in enumerate(source.lines, 1)
        if name in line and name in tokens_in(code_in(source.path, line))
    ]
    declaring = [number for number in using if _declares(source.lines[number - 1], name)]
    found = list(dict.fromkeys(_span_around(source, number) for number in declaring or using))
    return [Unit(*span) for span in found] if len(found) <= _MOST else []


def holding_type(name: str, lines: list[str], blocks: tuple[Block, ...]) -> tuple[Block, ...]:
    """The type of a member that is not a block itself: `Engine` for `Engine.Name`."""
    outer, _, leaf = name.replace("::", ".").rpartition(".")
    found = named(blocks, outer) if outer and leaf.isidentifier() else ()
    return tuple(
        [block for block in found if leaf in tokens_in("\n".join(lines[block.first - 1 : block.last]))]
    )


def _declares(line: str, name: str) -> bool:
    """Whether a line opens with the name, behind words such as `const` at most."""
    opening = next((token for token in tokens_in(line) if token not in _BEFORE), "")
    return opening == name


def _span_around(source: Source, number: int) -> tuple[int, int]:
    block = around(source.blocks, number, number)
    return (block.first, block.last) if block else (number, number)
