"""Five hundred operations of working memory, again in another place: the same bytes, but for the clock where it runs."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Callable
from pathlib import Path

from tests.working_memory.house import House, in_process

_REPOSITORY = Path(__file__).parents[2]
_CLOCK = re.compile(rb"^(started|ended|seen): .*$|^<!-- memkit:seal .*$", re.M)


def _interpreter(minor: int) -> str:
    """Another Python where there is one, else this."""
    found = shutil.which(f"python3.{minor}")
    places = [found, *map(str, sorted(Path(sys.base_prefix).parent.glob(f"3.{minor}.*/bin/python3")))]
    for place in filter(None, places):
        words = [place, "-c", "import sys; print(sys.version_info[1])"]
        if subprocess.run(words, capture_output=True, text=True, check=False).stdout == f"{minor}\n":
            return place
    return sys.executable


def _played(house: House, python: str) -> subprocess.Popen[bytes]:
    house.do("init", "--preset", "solo")
    words = [python, "-m", "tests.working_memory.script", str(house.root), "20261115", "500"]
    # the detectors are Python alone: another interpreter can borrow them
    paths = (os.fspath(_REPOSITORY), sysconfig.get_paths()["purelib"])
    env = {**house.env, "PYTHONPATH": os.pathsep.join(paths), "PYTHONDONTWRITEBYTECODE": "1"}
    return subprocess.Popen(words, env=env, cwd=_REPOSITORY)


def _without_clock(ledger: dict[str, bytes]) -> list[bytes]:
    return [_CLOCK.sub(b"", data) for _, data in sorted(ledger.items())]


def test_five_hundred_operations_again_give_the_same_bytes(
    tmp_path: Path, record_property: Callable[[str, object], None]
) -> None:
    houses = [
        House(tmp_path / "one", {"TZ": "Asia/Tokyo", "PYTHONHASHSEED": "1", "LC_ALL": "C.UTF-8"}),
        House(
            tmp_path / "elsewhere" / "deep", {"TZ": "America/New_York", "PYTHONHASHSEED": "77", "LC_ALL": "C"}
        ),
        House(tmp_path / "by-the-clock", {"TZ": "Europe/Berlin", "PYTHONHASHSEED": "3"}),
    ]
    del houses[2].env["MEMKIT_NOW"]
    pythons = [sys.executable, _interpreter(12), _interpreter(13)]
    players = [_played(house, python) for house, python in zip(houses, pythons, strict=True)]
    assert [player.wait() for player in players] == [0, 0, 0]
    one, other, clocked = (house.sessions() for house in houses)
    assert one == other
    assert _without_clock(clocked) == _without_clock(one)
    assert clocked != one
    assert len(one) > 5
    assert sum(data.count(b"- Consolidated:") for data in one.values()) > 20
    assert sum(data.count(b"- Summarised:") for data in one.values()) > 3
    for house in houses:
        for name in house.sessions():
            assert in_process(house.root, "replay", "--trace", name.removesuffix(".md")).code == 0
    record_property("pythons", ", ".join(sorted(set(pythons))))
