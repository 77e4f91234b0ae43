"""Templates for a new workspace: inside the package in a wheel, at the top of the repository in an editable install."""

from __future__ import annotations

import os

from memkit.errors import MachineError


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
