"""The blocks of Python: functions, classes and assignments by `ast`, by indentation if the text does not parse."""

from __future__ import annotations

from bisect import bisect_right
from itertools import pairwise

from memkit.boot.memo import lazy
from memkit.boot.struct import replace
from memkit.evidence.blocks import Block
from memkit.evidence.indents import indent_blocks

TYPE_CHECKING = False
if TYPE_CHECKING:
    import ast
    from collections.abc import Iterator
else:
    # the nodes alone: the module `ast` takes longer to load than most files to parse
    import _ast as ast

_DEFINITION = lazy(r"^(?:async\s+)?(?:def|class)\s+([^\W\d]\w*)|^([^\W\d]\w*)\s*(?::[^=]+)?=(?!=)")
# comments and strings together, so that a quotation mark in one does not open another
_QUOTED = lazy(
    r"#[^\n]*"
    r'|"""[^"\\]*(?:(?:\\.|"(?!""))[^"\\]*)*"""'
    r"|'''[^'\\]*(?:(?:\\.|'(?!''))[^'\\]*)*'''"
    r'|"[^"\\\n]*(?:\\.[^"\\\n]*)*"'
    r"|'[^'\\\n]*(?:\\.[^'\\\n]*)*'",
    16,  # re.DOTALL
)
# where a statement may begin: not inside brackets, and not a further branch of the statement above
_BEGINS = lazy(r"(?m)^(?!(?:else|elif|except|finally)\b)[^\s#)\]}]")
# the decorators of a signature that a later definition implements, and of a further part of a property
_OVERLOAD = lazy(r"\s*@(?:\w+\.)*overload\b")
_ACCESSOR = lazy(r"\s*@\w+\.(?:getter|setter|deleter)\b")
# statements that contain others and are not blocks
_BODIES = ("body", "orelse", "finalbody", "handlers", "cases")


def python_blocks(lines: list[str]) -> list[Block]:
    """Functions, classes, and the assignments of modules and classes."""
    text = "\n".join(lines)
    try:
        tree = _parse(text)
    except (SyntaxError, ValueError, RecursionError, MemoryError):
        return indent_blocks(lines, _DEFINITION, "#")
    return _join_parts(blocks_in(tree, lines), lines)


def _parse(text: str) -> ast.Module:
    """The tree that `ast.parse` would make."""
    tree: ast.Module = compile(text, "<unknown>", "exec", ast.PyCF_ONLY_AST, dont_inherit=True)  # type: ignore[assignment]
    return tree


def blocks_in(tree: ast.Module, lines: list[str], above: int = 0) -> list[Block]:
    """The blocks of a tree parsed from these lines; `above`: how many lines precede them in the file."""
    found: list[Block] = []
    _Walk(lines, found, above).statements(tree.body, "", assignments=True)
    return found


class _Walk:
    """Collects the blocks of a tree with a work list instead of recursion, so that no text is nested too deeply."""

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
            elif open_to_names and (name := _bound_name(node)):
                self.add(node, name, at)
            else:
                work += [(child, at, open_to_names) for child in reversed(list(_held_statements(node)))]

    def add(self, node: ast.stmt, name: str, scope: str) -> str:
        marks = getattr(node, "decorator_list", [])
        first = min([node.lineno, *[mark.lineno for mark in marks]]) + self.above
        last = (node.end_lineno or node.lineno) + self.above
        path = f"{scope}.{name}" if scope else name
        block = Block(name, path, _comments_above(self.lines, first), last, isinstance(node, ast.ClassDef))
        self.found.append(block)
        return path


def _bound_name(node: ast.stmt) -> str:
    """The first name that a statement binds."""
    if isinstance(node, ast.Assign):
        target: ast.expr = node.targets[0]
    elif isinstance(node, ast.AnnAssign):
        target = node.target
    else:
        return ""
    if isinstance(target, ast.Tuple) and target.elts:
        target = target.elts[0]
    return target.id if isinstance(target, ast.Name) else ""


def _held_statements(node: ast.AST) -> Iterator[ast.stmt]:
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


# -- one name only -------------------------------------------------------------------------------


class PythonText:
    """A Python text, split into statements once; only those that may define a name are parsed, because `ast` is slow."""

    def __init__(self, lines: list[str]) -> None:
        self._lines, self._text = lines, "\n".join(lines)
        self._spans = _statements(self._text)

    def called(self, qualified: str) -> list[Block]:
        """The blocks with this qualified name, in order; parses the whole text if a statement cannot be parsed alone."""
        *outer, leaf = qualified.split(".")
        defines = lazy(rf"\b(?:def|class)\s+{leaf}\b|\b{leaf}\s*[=:,)\]]")
        found: list[Block] = []
        for start, end in self._spans:
            part = self._text[start:end]
            if leaf not in part or not all(name in part for name in outer) or not defines.search(part):
                continue
            try:
                tree = _parse(part)
            except (SyntaxError, ValueError, RecursionError, MemoryError):
                found = python_blocks(self._lines)
                break
            found += blocks_in(tree, self._lines, self._text.count("\n", 0, start))
        return _join_parts([block for block in found if block.qualified == qualified], self._lines)


def _join_parts(blocks: list[Block], lines: list[str]) -> list[Block]:
    """The blocks; overloads and their implementation are one definition, and so are the accessors of a property."""
    found: list[Block] = []
    at: dict[str, int] = {}
    for block in blocks:
        number = at.get(block.qualified, -1)
        if number >= 0 and _is_one_definition(found[number], block, lines):
            found[number] = replace(found[number], last=block.last)
        else:
            at[block.qualified] = len(found)
            found.append(block)
    return found


def _is_one_definition(above: Block, below: Block, lines: list[str]) -> bool:
    if any(line.strip() for line in lines[above.last : below.first - 1]):
        return False
    if any(_OVERLOAD.match(line) for line in lines[above.first - 1 : above.last]):
        return True
    return any(_ACCESSOR.match(line) for line in lines[below.first - 1 : below.last])


def _statements(text: str) -> list[tuple[int, int]]:
    """(first, last) line of each top-level statement; a decorator belongs to the statement after it."""
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
