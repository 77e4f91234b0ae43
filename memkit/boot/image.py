"""The image: modules, patterns and tables that earlier starts made, in one file beside the launcher's own bytecode.

A command that writes loads two hundred modules. To find, open and read their files, and to load `re` and compile a few
patterns, is a quarter of its time. A module counts while its source has the same time and size, as in Python's own
bytecode; whatever is missing here is loaded as ever and kept for the next start.
"""

from __future__ import annotations

import os
import sys
from _thread import _count
from marshal import loads
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

    # offset and length of some bytes of the file
    Place = tuple[int, int]
    # time of the source, its size, whether it is a package, the modules that it imports before anything else can, its code
    Entry = tuple[int, int, bool, tuple[str, ...], CodeType]
    Key = tuple[str, int]
    # time and size of a module's source, and where the tables made from it lie
    Tables = tuple[int, int, dict[str, Place]]
else:
    # what `importlib.machinery` would have to be loaded for
    SourceFileLoader, ModuleSpec = type(__loader__), type(__spec__)

PACKAGE = __name__.partition(".")[0]
_FIRST_READ = 1 << 15
# the parts of an image that are no modules
PATTERNS, TABLES = "", "="
# what a file that was cut short raises
_DAMAGE = (EOFError, ValueError, TypeError)


class _Loader(SourceFileLoader):
    """Has a module's code from the image."""

    code: CodeType

    def get_code(self, _name: str) -> CodeType:
        return self.code


class Image:
    """What one file holds, and what this process could add to it."""

    def __init__(self, path: str, root: str) -> None:
        self.path, self.root = path, root
        # installers may give the files of every release the same time, so the release counts too
        self.header = f"memkit image 3 {__version__}\n{sys.version}\n{root}\n".encode()
        self.places: dict[str, Place] = {}
        self.base = 0
        # where the arguments of each compiled pattern lie; read when the first is asked for
        self.patterns: dict[Key, Place] | None = None
        self.compiled: dict[Key, re.Pattern[str]] = {}
        # tables by module, read when the first is asked for, and those that this start made
        self.tables: dict[str, Tables] | None = None
        self.made: dict[tuple[str, str], Any] = {}
        self.begun = time_ns()
        # loaded before the image was: to keep them would be of no use
        self.early = {name for name in sys.modules if name.startswith(PACKAGE)}
        # time and size of the sources of the modules that were loaded from here; modules whose source is another one
        self.sources: dict[str, tuple[int, int]] = {}
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
            self.places = loads(memoryview(table)[at + 8 : self.base])
        except _DAMAGE:
            os.close(file)
            return -1
        return file

    def find_spec(self, name: str, _path: object = None, _target: object = None) -> ModuleSpec | None:
        """How a module of the image is loaded; None for every other, which Python then looks for itself.

        Loads what the module imports first: Python's own way to a module that is not there yet costs as much as the module.
        """
        entry = self.current(name) if name in self.places else None
        if entry is None:
            return None
        # with threads, only Python's locks keep others from a module that is half loaded
        if not _count():
            for needed in entry[3]:
                if needed not in sys.modules and not self._load(needed):
                    # Python loads that one, and after it the others: their order may matter
                    break
        source = self.source(name, entry[2])
        loader = _Loader(name, source)
        loader.code = entry[4]
        spec = ModuleSpec(name, loader, origin=source, is_package=entry[2])
        if entry[2]:
            spec.submodule_search_locations = [os.path.dirname(source)]
        spec.has_location = True
        spec.cached = self.path
        return spec

    def _load(self, name: str) -> bool:
        """Loads a module; False if it is left to Python: it is not here, or its source or that of its package changed."""
        spec, (above, _, own) = self.find_spec(name), name.rpartition(".")
        if spec is None or above not in sys.modules:
            return False
        module = type(sys)(name)
        held = module.__dict__
        loader = held["__loader__"] = spec.loader
        held["__spec__"], held["__package__"] = spec, above
        held["__file__"], held["__cached__"] = spec.origin, self.path
        if spec.submodule_search_locations is not None:
            held["__path__"], held["__package__"] = spec.submodule_search_locations, name
        sys.modules[name] = module
        try:
            exec(loader.code, held)  # type: ignore[union-attr]
        except BaseException:
            del sys.modules[name]
            raise
        setattr(sys.modules[above], own, module)
        return True

    def source(self, name: str, is_package: bool) -> str:
        """The path of a module's source."""
        below = name[len(PACKAGE) :].replace(".", os.sep)
        return f"{self.root}{below}{os.sep}__init__.py" if is_package else f"{self.root}{below}.py"

    def current(self, name: str) -> Entry | None:
        """A module of the file; None if it is damaged or its source is another than the one it was made from."""
        entry: Entry | None = self.value(self.places[name])
        try:
            if entry is not None:
                seen = os.stat(self.source(name, entry[2]))
                if (seen.st_mtime_ns, seen.st_size) == entry[:2]:
                    self.sources[name] = entry[:2]
                    return entry
        except OSError:
            pass
        self.stale.add(name)
        return None

    def pattern(self, source: str, flags: int) -> re.Pattern[str]:
        """A pattern, compiled by an earlier start or by this one."""
        key = source, flags
        known = self.value(self.known_patterns().get(key))
        if known is not None:
            import _sre  # type: ignore[import-not-found]

            return _sre.compile(*known)  # type: ignore[no-any-return]
        import re

        self.compiled[key] = found = re.compile(source, flags)
        return found

    def known_patterns(self) -> dict[Key, Place]:
        """Where the arguments of each pattern of the file lie."""
        if self.patterns is None:
            self.patterns = self.value(self.places.get(PATTERNS)) or {}
        return self.patterns

    def table(self, module: str, key: str, make: Callable[[], T]) -> T:
        """What `make` gives, or gave an earlier start while the source of the module was the same."""
        since, size, known = self.known_tables().get(module, (0, 0, {}))
        if self.sources.get(module) == (since, size):
            found: T | None = self.value(known.get(key))
            if found is not None:
                return found
        made = self.made[module, key] = make()
        return made

    def known_tables(self) -> dict[str, Tables]:
        """Where the tables of each module lie."""
        if self.tables is None:
            self.tables = self.value(self.places.get(TABLES)) or {}
        return self.tables

    def value(self, place: Place | None) -> Any:
        """The value at a place of the file; None if there is none or it is damaged."""
        try:
            return None if place is None else loads(self.blob(place))
        except _DAMAGE:
            return None

    def blob(self, place: Place) -> bytes:
        """The bytes at a place of the file."""
        return os.pread(self.file, place[1], self.base + place[0])


_image: Image | None = None


def use(bytecode: str | None) -> None:
    """Loads modules from the image beside a bytecode file from now on, if this Python and this place can have one."""
    global _image
    if bytecode is None or not hasattr(os, "pread") or SourceFileLoader.__name__ != "SourceFileLoader":
        return
    # the image stays open: it must not get the number of a closed stream, which a server would read as its input
    if None in (sys.stdin, sys.stdout, sys.stderr):
        return
    root = sys.modules[PACKAGE].__path__[0]
    _image = Image(bytecode.removesuffix(".pyc") + ".image", root)
    if _image.places:
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
    if _image is None:
        return
    # modules that it lacks or holds in an older form
    names = [
        name
        for name in sys.modules
        if name.startswith(PACKAGE + ".")
        and (name in _image.stale or (name not in _image.places and name not in _image.early))
    ]
    if names or _image.compiled or _image.made:
        from memkit.boot.image_write import write_image

        write_image(_image, names)


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
