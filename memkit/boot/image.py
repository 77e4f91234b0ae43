"""The image: modules, patterns and tables that earlier starts made, in one file beside the launcher's own bytecode.

A command that writes loads two hundred modules. To find, open and read their files, and to load `re` and compile a few
patterns, is a quarter of its time. A module counts while its source has the same time and size, as in Python's own
bytecode; whatever is missing here is loaded as ever and kept for the next start.
"""

from __future__ import annotations

import os
import sys
from marshal import dumps, loads
from time import time_ns

from memkit.version import __version__

TYPE_CHECKING = False
if TYPE_CHECKING:
    import re
    from collections.abc import Callable
    from importlib.machinery import ModuleSpec, SourceFileLoader
    from types import CodeType
    from typing import Any, TypeVar

    T = TypeVar("T")

    # time of the source, its size, whether it is a package, and where its code lies: offset, length
    Entry = tuple[int, int, bool, int, int]
    Key = tuple[str, int]
    # time and size of a module's source, and the tables made from it
    Tables = tuple[int, int, dict[str, bytes]]
else:
    # what `importlib.machinery` would have to be loaded for
    SourceFileLoader, ModuleSpec = type(__loader__), type(__spec__)

_PACKAGE = __name__.partition(".")[0]
_FIRST_READ = 1 << 16
# the parts of an image that are no modules
_PATTERNS, _TABLES = "", "="
# what a file that was cut short raises
_DAMAGE = (EOFError, ValueError, TypeError)


class _Loader(SourceFileLoader):
    """Takes a module's code from the image if its source is unchanged."""

    def get_code(self, fullname: str) -> CodeType | None:
        code = _image.code(fullname, self.path) if _image else None
        return code or super().get_code(fullname)


class Image:
    """What one file holds, and what this process could add to it."""

    def __init__(self, path: str, root: str) -> None:
        self.path, self.root = path, root
        # installers may give the files of every release the same time, so the release counts too
        self.header = f"memkit image {__version__}\n{sys.version}\n{root}\n".encode()
        self.modules: dict[str, Entry] = {}
        self.base = 0
        # compiled patterns, each as the arguments it is made with; read when the first is asked for
        self.patterns: dict[Key, bytes] | None = None
        self.compiled: dict[Key, re.Pattern[str]] = {}
        # tables by module, read when the first is asked for, and those that this start made
        self.tables: dict[str, Tables] | None = None
        self.made: dict[tuple[str, str], Any] = {}
        self.begun = time_ns()
        # loaded before the image was: to keep them would be of no use
        self.early = {name for name in sys.modules if name.startswith(_PACKAGE)}
        self.stale: set[str] = set()
        self.file = self._open()

    def _open(self) -> int:
        """The opened file; -1 if there is none, or another release, Python or place wrote it."""
        try:
            file = os.open(self.path, os.O_RDONLY)
        except OSError:
            return -1
        start = os.read(file, _FIRST_READ)
        at = len(self.header)
        if start[:at] != self.header:
            os.close(file)
            return -1
        length = int.from_bytes(start[at : at + 8], "little")
        self.base = at + 8 + length
        table = start if self.base <= len(start) else os.pread(file, self.base, 0)
        try:
            self.modules = loads(memoryview(table)[at + 8 : self.base])
        except _DAMAGE:
            os.close(file)
            return -1
        return file

    def find_spec(self, name: str, _path: object = None, _target: object = None) -> ModuleSpec | None:
        """How a module of the image is loaded; None for every other, which Python then looks for itself."""
        entry = self.modules.get(name)
        if entry is None:
            return None
        source = self._source(name, entry[2])
        spec = ModuleSpec(name, _Loader(name, source), origin=source, is_package=entry[2])
        if entry[2]:
            spec.submodule_search_locations = [os.path.dirname(source)]
        spec.has_location = True
        spec.cached = self.path
        return spec

    def _source(self, name: str, is_package: bool) -> str:
        below = name[len(_PACKAGE) :].replace(".", os.sep)
        return f"{self.root}{below}{os.sep}__init__.py" if is_package else f"{self.root}{below}.py"

    def code(self, name: str, source: str) -> CodeType | None:
        """A module's code; None if its source is another than the one it was made from."""
        since, size, _, offset, length = self.modules[name]
        seen = os.stat(source)
        if (seen.st_mtime_ns, seen.st_size) == (since, size):
            try:
                code: CodeType = loads(os.pread(self.file, length, self.base + offset))
                return code
            except _DAMAGE:
                pass
        self.stale.add(name)
        return None

    def pattern(self, source: str, flags: int) -> re.Pattern[str]:
        """A pattern, compiled by an earlier start or by this one."""
        key = source, flags
        known = self._patterns()
        if key in known:
            import _sre  # type: ignore[import-not-found]

            return _sre.compile(*loads(known[key]))  # type: ignore[no-any-return]
        import re

        self.compiled[key] = found = re.compile(source, flags)
        return found

    def _patterns(self) -> dict[Key, bytes]:
        if self.patterns is None:
            self.patterns = self._part(_PATTERNS)
        return self.patterns

    def table(self, module: str, key: str, make: Callable[[], T]) -> T:
        """What `make` gives, or gave an earlier start while the source of the module was the same."""
        if self.tables is None:
            self.tables = self._part(_TABLES)
        since, size, known = self.tables.get(module, (0, 0, {}))
        is_same = self.modules.get(module, ())[:2] == (since, size) and module not in self.stale
        if is_same and key in known:
            found: T = loads(known[key])
            return found
        made = self.made[module, key] = make()
        return made

    def _part(self, name: str) -> dict[Any, Any]:
        """A part that is no module; empty if there is none."""
        try:
            found: dict[Any, Any] = loads(self._blob(name)) if name in self.modules else {}
        except _DAMAGE:
            return {}
        return found

    def _blob(self, name: str) -> bytes:
        _, _, _, offset, length = self.modules[name]
        return os.pread(self.file, length, self.base + offset)

    def additions(self) -> list[str]:
        """The modules of this process that the image lacks or holds in an older form."""
        ours = [name for name in sys.modules if name.startswith(_PACKAGE + ".")]
        return [
            name
            for name in ours
            if name in self.stale or (name not in self.modules and name not in self.early)
        ]

    def write(self, names: list[str]) -> None:
        """Replaces the file by one that also holds these modules, and the patterns that were compiled."""
        blobs: dict[str, tuple[tuple[int, int, bool], bytes]] = {}
        for name, entry in self.modules.items():
            if name not in (_PATTERNS, _TABLES, *names) and self._is_current(name, entry):
                blobs[name] = entry[:3], self._blob(name)
        for name in names:
            # looked at before it is read: a later change then has another time
            is_package = hasattr(sys.modules[name], "__path__")
            source = self._source(name, is_package)
            seen = os.stat(source)
            code = SourceFileLoader(name, source).get_code(name)
            blobs[name] = (seen.st_mtime_ns, seen.st_size, is_package), dumps(code)
        blobs[_PATTERNS] = (0, 0, False), dumps({**self._patterns(), **_arguments(self.compiled)})
        sources = {name: (since, size) for name, ((since, size, _), _) in blobs.items()}
        blobs[_TABLES] = (0, 0, False), dumps(self._tables_of(sources))
        _replace(self.path, self.header, blobs)

    def _tables_of(self, sources: dict[str, tuple[int, int]]) -> dict[str, Tables]:
        """The tables of modules whose sources are those that they were made from."""
        kept = self._part(_TABLES)
        found = {module: rows for module, rows in kept.items() if sources.get(module) == rows[:2]}
        for (module, key), value in self.made.items():
            since, size = sources.get(module, (self.begun, 0))
            # a source that was written after the start may be another than the one that was loaded
            if since < self.begun:
                found.setdefault(module, (since, size, {}))[2][key] = dumps(value)
        return found

    def _is_current(self, name: str, entry: Entry) -> bool:
        try:
            seen = os.stat(self._source(name, entry[2]))
        except OSError:
            return False
        return (seen.st_mtime_ns, seen.st_size) == entry[:2]


def _arguments(compiled: dict[Key, re.Pattern[str]]) -> dict[Key, bytes]:
    """What makes each pattern without compiling it; left out is one that would not come out the same."""
    import _sre
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


def _replace(path: str, header: bytes, blobs: dict[str, tuple[tuple[int, int, bool], bytes]]) -> None:
    table: dict[str, Entry] = {}
    offset = 0
    for name, (known, blob) in blobs.items():
        table[name] = *known, offset, len(blob)
        offset += len(blob)
    index = dumps(table)
    beside = f"{path}.{os.getpid()}"
    try:
        with open(beside, "wb") as file:
            file.write(header + len(index).to_bytes(8, "little") + index)
            file.writelines(blob for _, blob in blobs.values())
        os.replace(beside, path)
    except OSError:
        if os.path.exists(beside):
            os.unlink(beside)
        raise


_image: Image | None = None


def use(bytecode: str | None) -> None:
    """Loads modules from the image beside a bytecode file from now on, if this Python and this place can have one."""
    global _image
    if bytecode is None or not hasattr(os, "pread") or SourceFileLoader.__name__ != "SourceFileLoader":
        return
    # the image stays open: it must not get the number of a closed stream, which a server would read as its input
    if None in (sys.stdin, sys.stdout, sys.stderr):
        return
    root = sys.modules[_PACKAGE].__path__[0]
    _image = Image(bytecode.removesuffix(".pyc") + ".image", root)
    if _image.modules:
        sys.meta_path.insert(0, _image)


def keep() -> None:
    """Writes what this process loaded or compiled and the image lacks; a folder that cannot be written stays as it is."""
    if not sys.dont_write_bytecode:
        try:
            write()
        except (OSError, ValueError, AttributeError):
            pass


def write() -> None:
    """Writes what the image lacks, if it lacks anything."""
    if _image is not None:
        names = _image.additions()
        if names or _image.compiled or _image.made:
            _image.write(names)


def table(module: str, key: str, make: Callable[[], T]) -> T:
    """A table that is made once for all starts, from the module's own source and the key, of values that `marshal` holds.

    Without an image, `make` makes it. Never for what a user wrote: the image lies beside the program.
    """
    return make() if _image is None else _image.table(module, key, make)


def pattern(source: str, flags: int) -> re.Pattern[str]:
    """A compiled pattern; without an image, `re.compile`."""
    if _image is not None:
        return _image.pattern(source, flags)
    import re

    return re.compile(source, flags)
