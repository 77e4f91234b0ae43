"""The blocks of one name in a Python text, from the top-level statements that can hold it: `ast` is dear, a name is not."""

from __future__ import annotations

import ast
from bisect import bisect_right
from itertools import pairwise

from memkit.boot.pattern import lazy
from memkit.evidence.blocks import Block
from memkit.evidence.python import blocks_in, python_blocks

# comments and strings, so that a quotation mark in one of them opens nothing
_QUOTED = lazy(
    r"#[^\n]*"
    r'|"""[^"\\]*(?:(?:\\.|"(?!""))[^"\\]*)*"""'
    r"|'''[^'\\]*(?:(?:\\.|'(?!''))[^'\\]*)*'''"
    r'|"[^"\\\n]*(?:\\.[^"\\\n]*)*"'
    r"|'[^'\\\n]*(?:\\.[^'\\\n]*)*'",
    16,  # re.DOTALL
)
# where a statement may begin: not inside brackets, and no further branch of the one above
_BEGINS = lazy(r"(?m)^(?!(?:else|elif|except|finally)\b)[^\s#)\]}]")


class PythonText:
    """A Python text, split into its statements once, of which those are parsed that may define a name."""

    def __init__(self, lines: list[str]) -> None:
        self._lines, self._text = lines, "\n".join(lines)
        self._spans = _statements(self._text)

    def called(self, qualified: str) -> list[Block]:
        """The blocks with this qualified name, in order; the text is read whole if a statement cannot be read alone."""
        *outer, leaf = qualified.split(".")
        defines = lazy(rf"\b(?:def|class)\s+{leaf}\b|\b{leaf}\s*[=:,)\]]")
        found: list[Block] = []
        for start, end in self._spans:
            part = self._text[start:end]
            if leaf not in part or not all(name in part for name in outer) or not defines.search(part):
                continue
            try:
                tree = ast.parse(part)
            except (SyntaxError, ValueError, RecursionError, MemoryError):
                found = python_blocks(self._lines)
                break
            found += blocks_in(tree, self._lines, self._text.count("\n", 0, start))
        return [block for block in found if block.qualified == qualified]


def _statements(text: str) -> list[tuple[int, int]]:
    """Where each statement at the left margin begins and ends; a decorator belongs to what follows it."""
    quoted = [(at.start(), at.end()) for at in _QUOTED.finditer(text) if "\n" in at.group()]
    opens = [start for start, _ in quoted]
    begins: list[int] = []
    is_decorated = False
    for found in _BEGINS.finditer(text):
        start = found.start()
        at = bisect_right(opens, start) - 1
        if at >= 0 and opens[at] < start < quoted[at][1]:
            continue
        if not is_decorated:
            begins.append(start)
        is_decorated = text[start] == "@"
    return list(pairwise([0, *begins, len(text)]))
