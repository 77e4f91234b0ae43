"""Writes the image of `boot.image`: the modules, patterns and tables that a process has and the file lacks."""

from __future__ import annotations

import ast
import os
import sys
from importlib.machinery import SourceFileLoader
from marshal import dumps

from memkit.boot.image import PACKAGE, PATTERNS, TABLES

TYPE_CHECKING = False
if TYPE_CHECKING:
    import re
    from collections.abc import Iterator

    from memkit.boot.image import Entry, Image, Key, Tables

    # an entry without its place in the file, and what lies there
    Blob = tuple[int, int, bool, tuple[str, ...], bytes]


def write_image(image: Image, names: list[str]) -> None:
    """Replaces the file by one that also holds these modules, and the patterns that were compiled."""
    blobs: dict[str, Blob] = {}
    for name, entry in image.modules.items():
        if name not in (PATTERNS, TABLES, *names) and _is_current(image, name, entry):
            blobs[name] = *entry[:3], entry[5], image.blob(name)
    for name in names:
        # looked at before it is read: a later change then has another time
        is_package = hasattr(sys.modules[name], "__path__")
        source = image.source(name, is_package)
        seen = os.stat(source)
        code = SourceFileLoader(name, source).get_code(name)
        blobs[name] = seen.st_mtime_ns, seen.st_size, is_package, _imports(name, source), dumps(code)
    blobs = {name: (*blob[:3], _before(name, blobs), blob[4]) for name, blob in blobs.items()}
    blobs[PATTERNS] = 0, 0, False, (), dumps({**image.known_patterns(), **arguments(image.compiled)})
    sources = {name: (blob[0], blob[1]) for name, blob in blobs.items()}
    blobs[TABLES] = 0, 0, False, (), dumps(_tables_of(image, sources))
    _replace(image.path, image.header, blobs)


def _imports(name: str, source: str) -> tuple[str, ...]:
    """The package of a module and the modules of ours that it imports in any case when it is loaded, in order."""
    with open(source, "rb") as file:
        body = ast.parse(file.read()).body
    found = [name.rpartition(".")[0], *(used for line in body for used in _names_in(line))]
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


def _before(name: str, blobs: dict[str, Blob]) -> tuple[str, ...]:
    """The modules that may be loaded before this one; none if one of them imports it in turn."""
    seen, left = set[str](), list(blobs[name][3])
    while left:
        used = left.pop()
        if used == name:
            return ()
        if used not in seen and used in blobs:
            seen.add(used)
            left += blobs[used][3]
    return blobs[name][3]


def _tables_of(image: Image, sources: dict[str, tuple[int, int]]) -> dict[str, Tables]:
    """The tables of modules whose sources are those that they were made from."""
    kept: dict[str, Tables] = image.part(TABLES)
    found = {module: rows for module, rows in kept.items() if sources.get(module) == rows[:2]}
    for (module, key), value in image.made.items():
        since, size = sources.get(module, (image.begun, 0))
        # a source that was written after the start may be another than the one that was loaded
        if since < image.begun:
            found.setdefault(module, (since, size, {}))[2][key] = dumps(value)
    return found


def _is_current(image: Image, name: str, entry: Entry) -> bool:
    try:
        seen = os.stat(image.source(name, entry[2]))
    except OSError:
        return False
    return (seen.st_mtime_ns, seen.st_size) == entry[:2]


def arguments(compiled: dict[Key, re.Pattern[str]]) -> dict[Key, bytes]:
    """What makes each pattern without compiling it; left out is one that would not come out the same."""
    import _sre  # type: ignore[import-not-found]
    from re import _compiler, _parser  # type: ignore[attr-defined]

    found: dict[Key, bytes] = {}
    for (source, flags), pattern in compiled.items():
        parsed = _parser.parse(source, flags)
        names = {number: name for name, number in parsed.state.groupdict.items()}
        groups = tuple(names.get(number) for number in range(parsed.state.groups))
        code = [int(step) for step in _compiler._code(parsed, flags)]
        made = (source, pattern.flags, code, pattern.groups, dict(pattern.groupindex), groups)
        # patterns are equal if their code is
        if _sre.compile(*made) == pattern:
            found[source, flags] = dumps(made)
    return found


def _replace(path: str, header: bytes, blobs: dict[str, Blob]) -> None:
    table: dict[str, Entry] = {}
    offset = 0
    for name, (since, size, is_package, needed, data) in blobs.items():
        table[sys.intern(name)] = since, size, is_package, offset, len(data), needed
        offset += len(data)
    index = dumps(table)
    beside = f"{path}.{os.getpid()}"
    try:
        with open(beside, "wb") as file:
            file.write(header + len(index).to_bytes(8, "little") + index)
            file.writelines(blob[4] for blob in blobs.values())
        os.replace(beside, path)
    except OSError:
        if os.path.exists(beside):
            os.unlink(beside)
        raise
