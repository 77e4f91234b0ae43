"""Blocks by indentation: from a definition to the last line that is indented deeper, with the line that closes it.

For languages that end a block with a word or with nothing (Ruby, Elixir, Lua, shell, Makefile, YAML) and for
Python that does not parse.
"""

from __future__ import annotations

from memkit.boot.pattern import lazy, re
from memkit.evidence.blocks import Block, Reader

_WORDS = (
    r"(?:(?:export|local|private|public|protected|static|async|abstract|sealed|partial|override|final|data)\s+)*"
    r"(?:def|defp|defmodule|defmacro|defimpl|defprotocol|class|module|function|func|sub|proc|fn|macro|task|namespace"
    r"|create\s+(?:or\s+replace\s+)?(?:temp(?:orary)?\s+)?(?:unique\s+)?(?:table|view|index|function|procedure|trigger|type|schema)"
    r"(?:\s+if\s+not\s+exists)?)"
)
_DEFINITION = lazy(
    rf"(?i)^{_WORDS}\s+:?[\"'`]?((?:self\.)?[\w.:]+[?!=]?)"
    r"|^([\w.%/$(){}-]+(?:\s+[\w.%/$(){}-]+)*)\s*::?(?![=:])"
    r"|^([A-Za-z_][\w.-]*)\s*\(\)\s*[{(]?"
    r"|^(?:export\s+|local\s+|readonly\s+|set\s*\(|let\s+|const\s+|my\s+|our\s+|[$@])?([A-Za-z_][\w.-]*)\s*[:?+]?=(?![=~>])"
)
_KEY = lazy(r"^(?:-\s+)*[\"']?([\w./$@*-][^\s:\"'#]*(?: [^\s:\"'#]+)*)[\"']?\s*:(?:\s|$)")
_CLOSING = ("end", "}", ")", "]", "fi", "done", "esac", "endif", "endef", "endfunction", "};", ");")
_CONTAINER = lazy(r"(?i)^(?:defmodule|class|module|namespace)\b")
_FUNCTION = lazy(
    r"(?i)^(?:(?:export|local|private|public|protected|static|async)\s+)*(?:def\w*|function|func|sub|proc|fn|macro)\s|^[A-Za-z_][\w.-]*\s*\(\)"
)
# deeper keys are values to a reader, and hold one line each
_DEEPEST = 6


def indent_reader(family: str) -> Reader:
    """The reader for keys (YAML) or for definitions."""
    if family == "keys":
        return lambda lines: indent_blocks(lines, _KEY, "#")
    return lambda lines: indent_blocks(lines, _DEFINITION, "#")


def indent_blocks(lines: list[str], definition: re.Pattern[str], comment: str) -> list[Block]:
    """Blocks of lines that match the pattern at their indentation; its first group that matches is the name."""
    found: list[Block] = []
    open_blocks: list[_Open] = []
    last_full = 0
    for number, line in enumerate(lines, 1):
        words = line.lstrip()
        if not words:
            continue
        indent = _width(line[: len(line) - len(words)])
        if words.startswith(comment) and indent:
            last_full = number
            continue
        last_full = _close(open_blocks, indent, words, number, last_full, found)
        match = definition.match(words) if len(words) < 2000 else None
        if match and len(open_blocks) < _DEEPEST and (match[1] or not _in_function(open_blocks)):
            first = _comments_above(lines, number, comment)
            open_blocks.append(_Open(next(filter(None, match.groups()), ""), indent, first, words))
        last_full = number
    _close(open_blocks, -1, "", len(lines) + 1, last_full, found)
    return found


class _Open:
    """A block whose end is not reached."""

    __slots__ = ("first", "function", "holds", "indent", "name")

    def __init__(self, name: str, indent: int, first: int, words: str) -> None:
        self.name, self.indent, self.first = name, indent, first
        self.holds = _CONTAINER.match(words) is not None
        self.function = not self.holds and _FUNCTION.match(words) is not None


def _in_function(blocks: list[_Open]) -> bool:
    """True if what is assigned here is a function's own business."""
    return any(block.function for block in blocks)


def _close(blocks: list[_Open], indent: int, words: str, number: int, last: int, found: list[Block]) -> int:
    """Ends the blocks this line stands outside of; a closing word still belongs to the one it closes."""
    while blocks and blocks[-1].indent >= indent:
        if blocks[-1].indent == indent and _closes(words):
            return number
        block = blocks.pop()
        path = ".".join([*[outer.name for outer in blocks], block.name])
        if blocks:
            blocks[-1].holds = True
        found.append(Block(block.name, path, block.first, max(last, block.first), block.holds))
    return last


def _closes(words: str) -> bool:
    return words.rstrip().rstrip(",;").partition(" ")[0] in _CLOSING


def _width(lead: str) -> int:
    return len(lead.expandtabs(8)) if "\t" in lead else len(lead)


def _comments_above(lines: list[str], number: int, comment: str) -> int:
    lead = lines[number - 1][: len(lines[number - 1]) - len(lines[number - 1].lstrip())]
    while (
        number > 1 and lines[number - 2].startswith(lead + comment) and not lines[number - 2].startswith("#!")
    ):
        number -= 1
    return number
