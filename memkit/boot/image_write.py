"""Writes the image of `boot.image`: the modules, patterns and tables that a process has and the file lacks.

A module is compiled without what only its readers need: docstrings, annotations of functions, imports for type checkers.
They are a seventh of its code, and no part of memkit looks at them while it runs.
"""

from __future__ import annotations

import ast
import os
import sys
from marshal import dumps

from memkit.boot.image import PACKAGE, PATTERNS, TABLES

TYPE_CHECKING = False
if TYPE_CHECKING:
    import re
    from collections.abc import Iterator
    from typing import Any

    from memkit.boot.image import Entry, Image, Key, Place, Tables


def write_image(image: Image, names: list[str]) -> None:
    """Replaces the file by one that also holds these modules, and the patterns that were compiled."""
    kept = {name: image.current(name) for name in image.places if name not in (PATTERNS, TABLES, *names)}
    entries = {name: entry for name, entry in kept.items() if entry is not None}
    entries |= {name: _entry(image, name) for name in names}
    blobs = _Blobs()
    places = {
        name: blobs.add((*entry[:3], _before(name, entries), entry[4])) for name, entry in entries.items()
    }
    places[PATTERNS] = blobs.add(_patterns(image, blobs))
    places[TABLES] = blobs.add(_tables(image, blobs, entries))
    _replace(image.path, image.header, places, blobs.data)


class _Blobs:
    """Values one behind the other, as the file will hold them."""

    def __init__(self) -> None:
        self.data: list[bytes] = []
        self._size = 0

    def add(self, value: Any) -> Place:
        """Adds a value; the place that it will have."""
        return self.copy(dumps(value))

    def copy(self, data: bytes) -> Place:
        """Adds the bytes of a value."""
        self.data.append(data)
        self._size += len(data)
        return self._size - len(data), len(data)


def _entry(image: Image, name: str) -> Entry:
    is_package = hasattr(sys.modules[name], "__path__")
    source = image.source(name, is_package)
    # looked at before it is read: a later change then has another time
    seen = os.stat(source)
    with open(source, "rb") as file:
        tree = ast.parse(file.read())
    imports = _imports(name, tree)
    code = compile(_Bare().visit(tree), source, "exec", dont_inherit=True)
    return seen.st_mtime_ns, seen.st_size, is_package, imports, code


class _Bare(ast.NodeTransformer):
    """Removes docstrings, annotations of functions, and what only a type checker reads; lines keep their numbers."""

    def visit_If(self, node: ast.If) -> Any:
        self.generic_visit(node)
        is_for_types = isinstance(node.test, ast.Name) and node.test.id == "TYPE_CHECKING"
        return node.orelse or ast.copy_location(ast.Pass(), node) if is_for_types else node

    def visit_FunctionDef(self, node: ast.FunctionDef) -> ast.AST:
        self.generic_visit(node)
        node.returns = None
        return _without_docstring(node)

    def visit_arg(self, node: ast.arg) -> ast.arg:
        node.annotation = None
        return node

    def visit_ClassDef(self, node: ast.ClassDef) -> ast.AST:
        # the fields of a record are its annotations: they stay
        self.generic_visit(node)
        return _without_docstring(node)

    def visit_Module(self, node: ast.Module) -> ast.AST:
        self.generic_visit(node)
        node.body = [_plain(line) for line in node.body]
        return _without_docstring(node)


def _plain(line: ast.stmt) -> ast.stmt:
    """An assignment without its annotation."""
    if not isinstance(line, ast.AnnAssign) or line.value is None:
        return line
    return ast.copy_location(ast.Assign([line.target], line.value), line)


def _without_docstring(node: Any) -> ast.AST:
    if ast.get_docstring(node, clean=False) is not None:
        node.body = node.body[1:] or [ast.copy_location(ast.Pass(), node.body[0])]
    found: ast.AST = node
    return found


def _imports(name: str, tree: ast.Module) -> tuple[str, ...]:
    """The package of a module and the modules of ours that it imports in any case when it is loaded, in order."""
    found = [name.rpartition(".")[0], *(used for line in tree.body for used in _names_in(line))]
    return tuple(sys.intern(used) for used in dict.fromkeys(found) if used in sys.modules and used != name)


def _names_in(line: ast.stmt) -> Iterator[str]:
    names: list[str] = []
    if isinstance(line, ast.Import):
        names = [alias.name for alias in line.names]
    elif isinstance(line, ast.ImportFrom) and line.module and not line.level:
        names = [line.module, *(f"{line.module}.{alias.name}" for alias in line.names)]
    for name in names:
        if name.startswith(PACKAGE + "."):
            # a package is loaded before what lies in it
            parts = name.split(".")
            yield from (".".join(parts[:count]) for count in range(2, len(parts) + 1))


def _before(name: str, entries: dict[str, Entry]) -> tuple[str, ...]:
    """The modules that may be loaded before this one; none if one of them imports it in turn."""
    seen, left = set[str](), list(entries[name][3])
    while left:
        used = left.pop()
        if used == name:
            return ()
        if used not in seen and used in entries:
            seen.add(used)
            left += entries[used][3]
    return entries[name][3]


def _patterns(image: Image, blobs: _Blobs) -> dict[Key, Place]:
    kept = {key: image.blob(place) for key, place in image.known_patterns().items()}
    made = {key: dumps(values) for key, values in arguments(image.compiled).items()}
    return {key: blobs.copy(data) for key, data in {**kept, **made}.items()}


def _tables(image: Image, blobs: _Blobs, entries: dict[str, Entry]) -> dict[str, Tables]:
    """The tables of modules whose sources are those that they were made from."""
    found: dict[str, Tables] = {}
    for module, (since, size, known) in image.known_tables().items():
        if module in entries and entries[module][:2] == (since, size):
            copied = {key: blobs.copy(image.blob(place)) for key, place in known.items()}
            found[module] = since, size, copied
    for (module, key), value in image.made.items():
        since, size = entries[module][:2] if module in entries else (image.begun, 0)
        # a source that was written after the start may be another than the one that was loaded
        if since < image.begun:
            found.setdefault(module, (since, size, {}))[2][key] = blobs.add(value)
    return found


def arguments(compiled: dict[Key, re.Pattern[str]]) -> dict[Key, tuple[Any, ...]]:
    """What makes each pattern without compiling it; left out is one that would not come out the same."""
    import _sre  # type: ignore[import-not-found]
    from re import _compiler, _parser  # type: ignore[attr-defined]

    found: dict[Key, tuple[Any, ...]] = {}
    for (source, flags), pattern in compiled.items():
        parsed = _parser.parse(source, flags)
        names = {number: name for name, number in parsed.state.groupdict.items()}
        groups = tuple(names.get(number) for number in range(parsed.state.groups))
        code = [int(step) for step in _compiler._code(parsed, flags)]
        made = (source, pattern.flags, code, pattern.groups, dict(pattern.groupindex), groups)
        # patterns are equal if their code is
        if _sre.compile(*made) == pattern:
            found[source, flags] = made
    return found


def _replace(path: str, header: bytes, places: dict[str, Place], data: list[bytes]) -> None:
    index = dumps({sys.intern(name): place for name, place in places.items()})
    beside = f"{path}.{os.getpid()}"
    try:
        with open(beside, "wb") as file:
            file.write(header + len(index).to_bytes(8, "little") + index)
            file.writelines(data)
        os.replace(beside, path)
    except OSError:
        if os.path.exists(beside):
            os.unlink(beside)
        raise
