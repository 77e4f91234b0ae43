"""What a cold start may import. Speed itself is measured by benchmarks/, not asserted here."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

import memkit

# what costs milliseconds, and what the frame has no need of before a verb asks for it
HEAVY = (
    "typer", "click", "rich", "json", "re", "dataclasses", "typing", "inspect", "enum", "traceback", "difflib",
    "textwrap", "shutil", "tempfile", "argparse", "pathlib", "subprocess", "logging", "importlib.util",
)  # fmt: skip


WATCH = """
import sys
before = set(sys.modules)
from memkit.__main__ import main
main(sys.argv[1:])
print("\\n" + " ".join(sorted(set(sys.modules) - before)))
"""


def imported(*words: str) -> set[str]:
    """The modules that a call imports beyond what the interpreter itself has."""
    root = Path(memkit.__file__).parent.parent
    watched = [sys.executable, "-S", "-c", WATCH, *words]
    found = subprocess.run(watched, capture_output=True, text=True, check=True, cwd=root)
    return set(found.stdout.splitlines()[-1].split())


def test_dispatch_imports_nothing_heavy_and_no_other_verb() -> None:
    modules = imported("version")
    assert modules & set(HEAVY) == set()
    assert {name for name in modules if name.startswith("memkit")} == {
        "memkit",
        "memkit.__main__",
        "memkit.cli",
        "memkit.call",
        "memkit.cli.given",
        "memkit.cli.declare",
        "memkit.cli.find",
        "memkit.cli.outcome",
        "memkit.cli.parse",
        "memkit.cli.ui",
        "memkit.cli.verbs",
        "memkit.cli.version",
        "memkit.errors",
    }


@pytest.mark.parametrize(
    "words", [["--help"], ["help", "all"], ["completion", "--help"], ["help", "ci"], ["unheard"]]
)
def test_help_and_refusals_need_neither_typer_nor_rich(words: list[str]) -> None:
    assert imported(*words) & {"typer", "click", "rich"} == set()
