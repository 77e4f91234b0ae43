"""Another project's package under our name: the command says what happened instead of a traceback."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

LAUNCH = Path(__file__).parent.parent / "memkit" / "launch" / "memkit_cli.py"


def started(folder: Path, init: str) -> subprocess.CompletedProcess[str]:
    """Starts the command where the package memkit begins with these words."""
    (folder / "memkit").mkdir()
    (folder / "memkit" / "__init__.py").write_text(init, encoding="utf-8")
    shutil.copy(LAUNCH, folder)
    words = "import sys, memkit_cli; sys.exit(memkit_cli.main())"
    env = {"PATH": os.environ["PATH"], "PYTHONPATH": str(folder)}
    # -S: the site of this environment has the real one
    return subprocess.run(
        [sys.executable, "-S", "-c", words], cwd=folder, env=env, capture_output=True, text=True, check=False
    )


def test_a_foreign_package_of_the_same_name_is_said_in_words(tmp_path: Path) -> None:
    done = started(tmp_path, '"""Reads the memory of games."""\nimport no_such_library\n')
    assert (done.returncode, done.stdout) == (5, "")
    assert "[other-memkit]" in done.stderr and "hint: pip uninstall -y memkit" in done.stderr
    assert "Traceback" not in done.stderr


def test_a_fault_of_our_own_is_not_called_anothers(tmp_path: Path) -> None:
    done = started(
        tmp_path, '"""memkit: the memory of a git repository, kept in markdown."""\nimport no_such_library\n'
    )
    assert done.returncode == 1
    assert "No module named 'no_such_library'" in done.stderr
