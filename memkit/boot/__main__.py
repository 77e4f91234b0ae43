"""`python -m memkit.boot`: compiles every module and pattern into the image, for a place that is not written to later."""

from __future__ import annotations

import importlib
import pkgutil
import sys
from importlib.util import find_spec

import memkit
from memkit.boot import image
from memkit.boot.memo import Lazy


def main() -> int:
    """Writes the image of the installed command; exit 1 if there is none here."""
    launcher = find_spec("memkit_cli")
    if launcher is None or launcher.cached is None:
        return 1
    image.use(launcher.cached)
    for found in pkgutil.walk_packages(memkit.__path__, "memkit."):
        if not found.name.endswith("__main__") and not found.name.startswith("memkit.launch"):
            module = importlib.import_module(found.name)
            for value in vars(module).values():
                if isinstance(value, Lazy):
                    # asking for anything compiles it
                    _ = value.flags
    image.write()
    return 0


if __name__ == "__main__":
    sys.exit(main())
