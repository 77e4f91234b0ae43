"""The same bytes on every Python, with a cache and without one, whoever made the cache."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from functools import cache
from pathlib import Path

import pytest

from memkit.model import events as ev
from tests.recall.places import created, write_ledger

ROOT = Path(__file__).parents[2]
ASKED = (
    ("recall", "which crane lifts cargo at the quay", "--explain", "--json"),
    ("recall", "crnae harbor", "--archive"),
    ("recall", "nothing of the kind", "--json"),
    ("recall", "the pilot that lifts cargo"),
    ("grep", "crane"),
    ("grep", "Café"),
    ("grep", "nowhere"),
    ("grep", "-e", "ca.go", "--all", "-C", "1"),
    ("grep", "-i", "QUAY", "--json"),
    ("context", "--intent", "lift cargo", "--budget", "500"),
    ("context", "--json"),
)


@cache
def pythons() -> dict[str, str]:
    """Version → command of the Pythons here that memkit supports, one of each minor version."""
    names = [shutil.which(f"python3.{minor}") or "" for minor in (11, 12, 13, 14)]
    names += [str(path) for path in Path.home().glob(".pyenv/versions/3.1[1-4]*/bin/python")]
    found = {f"{sys.version_info[0]}.{sys.version_info[1]}": sys.executable}
    for name in filter(None, names):
        say = [name, "-c", "import sys; print('%d.%d' % sys.version_info[:2])"]
        done = subprocess.run(say, capture_output=True, text=True, check=False)
        if done.returncode == 0:
            found.setdefault(done.stdout.strip(), name)
    return found


@pytest.fixture(scope="module")
def ferry(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A ledger with scores that come near each other, café and all."""
    root = tmp_path_factory.mktemp("pythons") / "ferry"
    things = "crane cargo quay harbour tide pilot rope café".split()
    sessions = [
        [
            event
            for at in range(3)
            for event in created(
                f"fact-{number}-{at}",
                f"The {things[(number + at) % 8]} of the {things[number * at % 8]} lifts {things[at]} {number}.",
                "convention" if at == 2 and number % 4 == 0 else "fact",
            )
        ]
        for number in range(12)
    ]
    sessions[11].append(ev.Archived("fact-1-1", "", (("why", "swept"),)))
    write_ledger(root, sessions)
    return root


def told(python: str, root: Path) -> list[tuple[int, bytes, bytes]]:
    """Every answer: exit code, stdout, stderr."""
    env = {
        "PATH": os.environ["PATH"],
        "PYTHONPATH": str(ROOT),
        "MEMKIT_ACTOR": "user:dana",
        "HOME": str(root.parent),
    }
    calls = ([python, "-S", "-m", "memkit", *words] for words in ASKED)
    done = [subprocess.run(call, cwd=root, env=env, capture_output=True, check=False) for call in calls]
    return [(one.returncode, one.stdout, one.stderr) for one in done]


def test_answers_are_the_same_bytes_with_a_cache_without_one_and_on_every_python(ferry: Path) -> None:
    shutil.rmtree(ferry / ".memkit", ignore_errors=True)
    first = told(sys.executable, ferry)
    assert [code for code, _, _ in first] == [0, 0, 1, 0, 0, 1, 1, 0, 0, 0, 0]
    assert told(sys.executable, ferry) == first
    for python in pythons().values():
        if python != sys.executable:
            # with the cache of the other one, then with its own
            assert told(python, ferry) == first
            shutil.rmtree(ferry / ".memkit")
            assert told(python, ferry) == first


def test_a_folder_that_cannot_be_written_changes_no_answer(ferry: Path) -> None:
    shutil.rmtree(ferry / ".memkit", ignore_errors=True)
    first = told(sys.executable, ferry)
    shutil.rmtree(ferry / ".memkit")
    (ferry / ".memkit").write_text("in the way")
    try:
        assert told(sys.executable, ferry) == first
    finally:
        os.unlink(ferry / ".memkit")
