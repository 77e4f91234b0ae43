"""Files that ship with memkit: templates for a new workspace, and the table of word neighbours for recall.

In a wheel templates are inside the package; in an editable install at the top of the repository.
"""

from __future__ import annotations

import os

from memkit.errors import MachineError

_NAME = os.path.join("recall", "neighbours.txt")
_opened: list[bytes | FileBytes] = []


def read_template(name: str) -> str:
    """A template's text."""
    package = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
    for folder in (os.path.join(package, "templates"), os.path.join(os.path.dirname(package), "templates")):
        path = os.path.join(folder, name)
        if os.path.isfile(path):
            with open(path, encoding="utf-8") as handle:
                return handle.read()
    raise MachineError(
        f"the template {name} is missing from this installation", code="broken-install", hint="memkit doctor"
    )


class FileBytes:
    """The bytes of a file, read where they are sliced: a question needs a few of the table's 1,200 kB."""

    def __init__(self, path: str) -> None:
        self._file = os.open(path, os.O_RDONLY | getattr(os, "O_BINARY", 0) | getattr(os, "O_CLOEXEC", 0))
        self._size = os.fstat(self._file).st_size

    def __len__(self) -> int:
        return self._size

    def __getitem__(self, part: slice) -> bytes:
        start, end, _ = part.indices(self._size)
        return os.pread(self._file, end - start, start)


def neighbour_table() -> bytes | FileBytes:
    """The bytes of the table, opened once per process."""
    if not _opened:
        package = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
        path = os.path.join(package, _NAME)
        try:
            _opened.append(FileBytes(path) if hasattr(os, "pread") else _read(path))
        except OSError as error:
            raise MachineError(
                f"{_NAME} is missing from this installation", code="broken-install", hint="memkit doctor"
            ) from error
    return _opened[0]


def _read(path: str) -> bytes:
    with open(path, "rb", buffering=0) as handle:
        return handle.read()
