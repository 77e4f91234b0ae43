"""A cold question: which modules it loads, and that no environment changes its bytes."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from memkit.recall.corpus import encode_index
from memkit.recall.grow import build
from tests.recall.corpora import entry

HEAVY = (
    "re",
    "typing",
    "dataclasses",
    "json",
    "sqlite3",
    "collections",
    "functools",
    "enum",
    "hashlib",
    "unicodedata",
)
ASK = """
import sys
before = set(sys.modules)
from memkit.recall.corpus import Corpus, decode_index
from memkit.recall.answer import answer
from memkit.recall.segment import Segment
folder = sys.argv[1]
read = lambda name: open(f"{folder}/{name}", "rb").read()
hits, miss = answer(sys.argv[2], Corpus(decode_index(read("manifest"), lambda name: Segment(read(name)))), 5)
loaded = sorted(set(sys.modules) - before)
print([(hit.id, hit.score, hit.explain) for hit in hits], miss.unknown, miss.near)
print(loaded, file=sys.stderr)
"""


@pytest.fixture
def kept(tmp_path: Path) -> Path:
    """An index on disk."""
    entries = [
        entry(
            f"e{n}",
            f"crane {n % 5} lifts cargo{n % 3} at dock_{n % 7}.py",
            session=f"s{n // 4}",
            seq=n,
            who="Ana",
        )
        for n in range(40)
    ]
    manifest, segments = encode_index(build(entries))
    (tmp_path / "manifest").write_bytes(manifest)
    for name, data in segments.items():
        (tmp_path / name).write_bytes(data)
    return tmp_path


def cold(kept: Path, question: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """A process of its own that asks one question."""
    root = str(Path(__file__).parents[2])
    env = {**os.environ, "PYTHONPATH": root, **environment}
    return subprocess.run(
        [sys.executable, "-S", "-c", ASK, str(kept), question],
        env=env,
        capture_output=True,
        text=True,
        check=True,
    )


def test_a_cold_question_imports_nothing_heavy(kept: Path) -> None:
    loaded = cold(kept, "Which crane lifts cargo1?").stderr
    assert [name for name in HEAVY if f"'{name}'" in loaded] == []


def test_importing_the_package_loads_none_of_its_rooms() -> None:
    code = "import sys, memkit.recall; print([n for n in sys.modules if n.startswith('memkit.recall.')])"
    root = str(Path(__file__).parents[2])
    done = subprocess.run(
        [sys.executable, "-c", code],
        env={**os.environ, "PYTHONPATH": root},
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stdout == "[]\n"


def test_two_runs_give_identical_bytes_whatever_the_environment(kept: Path) -> None:
    question = "what did Ana lift at dock_3.py with the crnae on March 1"
    plain = cold(kept, question, PYTHONHASHSEED="0").stdout
    others = [
        cold(kept, question, PYTHONHASHSEED=seed, TZ=zone, LC_ALL=locale).stdout
        for seed, zone, locale in (
            ("1", "UTC", "C"),
            ("77", "Asia/Tokyo", "tr_TR.UTF-8"),
            ("random", "", "POSIX"),
        )
    ]
    assert others == [plain] * 3
    assert plain.startswith("[('e")
