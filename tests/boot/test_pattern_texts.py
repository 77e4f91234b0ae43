"""The image keeps patterns by their text, so the text of a pattern must not depend on the order of a set."""

from __future__ import annotations

import os
import subprocess
import sys

_TEXTS = """
import importlib, pkgutil
import memkit
from memkit.boot.memo import Lazy

for found in pkgutil.walk_packages(memkit.__path__, "memkit."):
    if found.name.endswith("__main__") or found.name.startswith("memkit.launch"):
        continue
    for name, value in vars(importlib.import_module(found.name)).items():
        if isinstance(value, Lazy):
            print(found.name, name, ascii(value.pattern))
"""


def texts(seed: str) -> list[str]:
    """Every pattern of the package in a process whose hashes begin at this seed."""
    env = {**os.environ, "PYTHONHASHSEED": seed}
    done = subprocess.run([sys.executable, "-c", _TEXTS], env=env, check=True, capture_output=True, text=True)
    return done.stdout.splitlines()


def test_every_process_writes_the_same_patterns() -> None:
    first, second = texts("1"), texts("2")
    assert len(first) > 100
    assert first == second
