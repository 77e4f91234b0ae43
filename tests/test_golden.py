"""Small ledgers and everything memkit renders from them, byte for byte. `pytest --update-golden` rewrites what is
expected, never a session; `tests/replay/stories` is where the sessions come from.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import markdown_it
import mdurl
import pytest

from memkit.ledger.session_text import WHOLE, read_seal
from memkit.model.generated import stem_of
from tests.replay.printing import PROBLEMS, Prints, prints

ROOT = Path(__file__).parents[1]
CASES = sorted(path.parent for path in (ROOT / "fixtures" / "ledgers").glob("*/case.toml"))
NAMES = [case.name for case in CASES]
# each of these has changed the output of some program
ELSEWHERE = (
    {"TZ": "Pacific/Kiritimati", "LC_ALL": "tr_TR.UTF-8", "PYTHONHASHSEED": "1"},
    {"TZ": "America/St_Johns", "LC_ALL": "C", "PYTHONHASHSEED": "4242"},
)


def expected(case: Path) -> Prints:
    folder = case / "expected"
    files = sorted(path for path in folder.rglob("*") if path.is_file())
    return {path.relative_to(folder).as_posix(): path.read_bytes().decode() for path in files}


def rewrite(case: Path, found: Prints) -> None:
    shutil.rmtree(case / "expected", ignore_errors=True)
    for path, text in found.items():
        (case / "expected" / path).parent.mkdir(parents=True, exist_ok=True)
        (case / "expected" / path).write_bytes(text.encode())


@pytest.mark.parametrize("case", CASES, ids=NAMES)
def test_a_ledger_is_rendered_as_it_always_was_with_or_without_a_cache(
    case: Path, update_golden: bool
) -> None:
    found = prints(case)
    if update_golden:
        rewrite(case, found[0])
    assert found == [expected(case)] * 3


@pytest.mark.parametrize("case", CASES, ids=NAMES)
def test_the_seals_of_the_fixtures_are_real(case: Path) -> None:
    files = [path for path in case.rglob("*.md") if "expected" not in path.parts]
    assert [path for path in files if not stem_of(path.name)] == []
    sealed = {path.stem[18:]: read_seal(path.read_bytes()) for path in files if path.stem[18:]}
    assert {digits: (WHOLE, digits) for digits in sealed} == {
        digits: (seal.state, seal.digest[:10]) for digits, seal in sealed.items()
    }


def pythons() -> Iterator[tuple[str, str]]:
    """(version, path) of every other Python on this machine that memkit runs on, each version once."""
    folders = os.environ.get("PATH", "").split(os.pathsep)
    pyenv = Path(os.environ.get("PYENV_ROOT", "~/.pyenv")).expanduser() / "versions"
    folders += [str(path) for path in sorted(pyenv.glob("3.*/bin"))]
    found: dict[str, str] = {}
    for minor in range(11, 20):
        for folder in folders:
            path = os.path.join(folder, f"python3.{minor}")
            if minor != sys.version_info.minor and minor not in found and os.access(path, os.X_OK):
                asked = subprocess.run(
                    [path, "-c", "import memkit"], cwd=ROOT, capture_output=True, check=False
                )
                if not asked.returncode:
                    found.setdefault(f"3.{minor}", path)
    yield from found.items()


def printed_by(python: str, env: dict[str, str]) -> dict[str, list[Prints]]:
    # files by hand need a markdown parser, which is pure Python and the same for all of them
    parsers = {str(Path(module.__file__ or "").parents[1]) for module in (markdown_it, mdurl)}
    path = os.pathsep.join([str(ROOT), *sorted(parsers)])
    env = {
        "PATH": os.defpath,
        "HOME": "/nonexistent",
        "PYTHONPATH": path,
        "PYTHONDONTWRITEBYTECODE": "1",
        **env,
    }
    words = [python, "-m", "tests.replay.printing", *map(str, CASES)]
    done = subprocess.run(words, cwd=ROOT, env=env, capture_output=True, check=False)
    assert (done.returncode, done.stderr.decode()) == (0, "")
    return {Path(case).name: found for case, found in json.loads(done.stdout).items()}


def test_no_time_zone_locale_or_hash_seed_changes_a_byte() -> None:
    always = {case.name: [expected(case)] * 3 for case in CASES}
    assert [printed_by(sys.executable, env) for env in ELSEWHERE] == [always, always]


@pytest.mark.parametrize("minor", [11, 12, 13, 14])
def test_every_python_renders_the_same_bytes(minor: int) -> None:
    found = dict(pythons()).get(f"3.{minor}")
    if found is None:
        mine = minor == sys.version_info.minor
        pytest.skip(f"3.{minor} runs these tests" if mine else f"no python3.{minor} on this machine")
    assert printed_by(found, ELSEWHERE[minor % 2]) == {case.name: [expected(case)] * 3 for case in CASES}


def test_every_case_says_what_is_wrong_with_it() -> None:
    assert [case.name for case in CASES if PROBLEMS not in expected(case)] == []
