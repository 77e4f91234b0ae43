"""Where a file declares or mentions a name that has no block of its own: a field, a key, a call, an option's literal."""

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
    """The smallest blocks around the lines that declare a name; lines outside of blocks stand alone. None if there are more
    than three."""
    if not name.isidentifier() or source.has_headings:
        return []
    declaring = [number for number in _lines_with(name, source) if _declares(source.lines[number - 1], name)]
    found = list(dict.fromkeys(_span_around(source, number) for number in declaring))
    return [Unit(*span) for span in found] if len(found) <= _MOST else []


def mentions_of(name: str, source: Source) -> set[int]:
    """The units, by their position, whose code has a name as a whole word or literal; an option may have lost its dashes."""
    if not any(map(str.isalpha, name)) or (source.has_headings and not _reads_like_code(name)):
        return set()
    for word in dict.fromkeys([name, name.lstrip("-")]):
        numbers = _lines_with(word, source)
        if numbers:
            units = source.units.all
            return {at for at, unit in enumerate(units) if any(unit.first <= n <= unit.last for n in numbers)}
    return set()


def _lines_with(word: str, source: Source) -> list[int]:
    """The numbers of the lines whose code, or whose text in a document, has this word."""
    return [
        number
        for number, line in enumerate(source.lines, 1)
        if word in line and _has_word(line if source.has_headings else code_in(source.path, line), word)
    ]


def _has_word(text: str, word: str) -> bool:
    """Whether a text has this word, not as a part of a longer one or of a link: `ignore-failure` in `--ignore-failure`."""
    is_joined, at = "-" in word, text.find(word)
    while at >= 0:
        before, after = text[:at], text[at + len(word) :]
        inside = _is_letter(before[-1:]) or _is_letter(after[:1])
        joined = is_joined and (
            (before[-1:] == "-" and _is_letter(before.rstrip("-")[-1:]))
            or (after[:1] == "-" and _is_letter(after.lstrip("-")[:1]))
        )
        if not inside and not joined and before[-2:] != "(#":
            return True
        at = text.find(word, at + 1)
    return False


def _reads_like_code(name: str) -> bool:
    """Whether a word of a document can be no plain word or heading: `max_threads`, `--quiet`, `baseURL`."""
    return not any(map(str.isspace, name)) and (not name.isalpha() or not name[1:].islower())


def _is_letter(sign: str) -> bool:
    return sign.isalnum() or sign == "_"


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
    if block and (block.first < number or block.last > number):
        return block.first, block.last
    return number, value_end(source, number)


def value_end(source: Source, number: int) -> int:
    """The last line of the value of a name that this line declares: up to the bracket that closes those open at its end."""
    depth = 0
    for last in range(number, len(source.lines) + 1):
        code = code_in(source.path, source.lines[last - 1])
        depth += sum(map(code.count, "([{")) - sum(map(code.count, ")]}"))
        if depth <= 0:
            return last
    return len(source.lines)
