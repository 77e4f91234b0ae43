"""Files that ship with memkit: templates for a new workspace, and the table of word neighbours for recall.

In a wheel templates are inside the package; in an editable install at the top of the repository.
"""

from __future__ import annotations

import os

from memkit.errors import MachineError

_NAME = os.path.join("recall", "neighbours.txt")
_read: list[bytes] = []


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


def neighbour_table() -> bytes:
    """The table's bytes, read once per process."""
    if not _read:
        package = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
        try:
            with open(os.path.join(package, _NAME), "rb", buffering=0) as handle:
                _read.append(handle.read())
        except OSError as error:
            raise MachineError(
                f"{_NAME} is missing from this installation", code="broken-install", hint="memkit doctor"
            ) from error
    return _read[0]
