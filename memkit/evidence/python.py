"""The blocks of Python: functions, classes and assignments by `ast`, by indentation if the text does not parse."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from memkit.boot.pattern import lazy
from memkit.evidence.blocks import Block
from memkit.evidence.indents import indent_blocks

_DEFINITION = lazy(r"^(?:async\s+)?(?:def|class)\s+([^\W\d]\w*)|^([^\W\d]\w*)\s*(?::[^=]+)?=(?!=)")
# statements that hold others without being a block of their own
_BODIES = ("body", "orelse", "finalbody", "handlers", "cases")


def python_blocks(lines: list[str]) -> list[Block]:
    """Functions, classes, and the assignments of modules and classes."""
    text = "\n".join(lines)
    try:
        tree = ast.parse(text)
    except (SyntaxError, ValueError, RecursionError, MemoryError):
        return indent_blocks(lines, _DEFINITION, "#")
    return blocks_in(tree, lines)


def blocks_in(tree: ast.Module, lines: list[str], above: int = 0) -> list[Block]:
    """The blocks of a tree, made from these lines without so many `above`."""
    found: list[Block] = []
    _Walk(lines, found, above).statements(tree.body, "", assignments=True)
    return found


class _Walk:
    """Collects the blocks of a tree with a list of work instead of recursion: no text is nested too deep."""

    def __init__(self, lines: list[str], found: list[Block], above: int) -> None:
        self.lines, self.found, self.above = lines, found, above

    def statements(self, body: list[ast.stmt], scope: str, *, assignments: bool) -> None:
        work = [(node, scope, assignments) for node in reversed(body)]
        while work:
            node, at, open_to_names = work.pop()
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
                path = self.add(node, node.name, at)
                inside = isinstance(node, ast.ClassDef)
                work += [(child, path, inside) for child in reversed(node.body)]
            elif open_to_names and (name := _assigned(node)):
                self.add(node, name, at)
            else:
                work += [(child, at, open_to_names) for child in reversed(list(_held(node)))]

    def add(self, node: ast.stmt, name: str, scope: str) -> str:
        marks = getattr(node, "decorator_list", [])
        first = min([node.lineno, *[mark.lineno for mark in marks]]) + self.above
        last = (node.end_lineno or node.lineno) + self.above
        path = f"{scope}.{name}" if scope else name
        block = Block(name, path, _comments_above(self.lines, first), last, isinstance(node, ast.ClassDef))
        self.found.append(block)
        return path


def _assigned(node: ast.stmt) -> str:
    """The name a statement binds; of several the first."""
    if isinstance(node, ast.Assign):
        target: ast.expr = node.targets[0]
    elif isinstance(node, ast.AnnAssign):
        target = node.target
    else:
        return ""
    if isinstance(target, ast.Tuple) and target.elts:
        target = target.elts[0]
    return target.id if isinstance(target, ast.Name) else ""


def _held(node: ast.AST) -> Iterator[ast.stmt]:
    for field in _BODIES:
        for child in getattr(node, field, None) or ():
            if isinstance(child, ast.ExceptHandler | ast.match_case):
                yield from child.body
            elif isinstance(child, ast.stmt):
                yield child


def _comments_above(lines: list[str], first: int) -> int:
    while first > 1 and lines[first - 2].lstrip().startswith("#"):
        first -= 1
    return first
