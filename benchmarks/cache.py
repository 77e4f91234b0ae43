"""The checkpoint: a command with nothing new, and with one new session, beside a stat of every session file.

    python -m benchmarks.cache [--sessions 50000]

CPU time, best of some turns, the three measured in turn. The last row compares with a ledger of a tenth: what a command
costs should grow as the number of files to stat does, and not with what is in them.
"""

from __future__ import annotations

import argparse
import os
import shutil
import sys
import tempfile
import time
from collections.abc import Callable
from typing import NamedTuple

from benchmarks.generate import write
from memkit.query import load
from memkit.store.listing import list_sessions
from memkit.store.workspace import Workspace, open_at


class Costs(NamedTuple):
    """Seconds of CPU: a stat of every file, a load with nothing new, one with a new session, a full replay."""

    floor: float
    same: float
    one: float
    full: float


def stat_all(folder: str) -> None:
    """The yardstick: one stat of every file."""
    with os.scandir(folder) as found:
        for item in found:
            item.stat(follow_symlinks=False)


def cpu(act: Callable[[], object]) -> float:
    """Seconds of CPU that something takes."""
    start = time.process_time()
    act()
    return time.process_time() - start


def measure(sessions: int, turns: int) -> Costs:
    """What loading a ledger of this size costs."""
    with tempfile.TemporaryDirectory() as root:
        with open(os.path.join(root, "memkit.toml"), "w", encoding="utf-8") as handle:
            handle.write("[layout]\n")
        folder = os.path.join(root, "sessions")
        write(folder, sessions + 1)
        newest = os.path.join(root, list_sessions(root, "sessions").entries[-1][1])
        aside = os.path.join(root, "aside")
        os.rename(newest, aside)
        _make_old(folder)
        workspace = open_at(root)
        full = cpu(lambda: load.load(workspace))
        floor = same = one = 9e9
        for _ in range(turns):
            floor = min(floor, cpu(lambda: stat_all(folder)))
            same = min(same, cpu(lambda: load.load(workspace)))
            one = min(one, _one_new(workspace, aside, newest))
        return Costs(floor, same, one, full)


def _make_old(folder: str) -> None:
    """Files younger than two seconds are read again, whatever the cache says."""
    past = time.time() - 100
    for name in os.listdir(folder):
        os.utime(os.path.join(folder, name), (past, past))
    time.sleep(2.1)


def _one_new(workspace: Workspace, aside: str, newest: str) -> float:
    """A load that finds one more session; everything is as before afterwards."""
    cache = workspace.private("cache")
    shutil.copytree(cache, f"{cache}-kept")
    os.rename(aside, newest)
    try:
        return cpu(lambda: load.load(workspace))
    finally:
        os.rename(newest, aside)
        shutil.rmtree(cache)
        os.rename(f"{cache}-kept", cache)


def main() -> int:
    """Prints a row a target."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--sessions", type=int, default=10_000)
    parser.add_argument("--turns", type=int, default=7)
    given = parser.parse_args()
    tenth, whole = (measure(size, given.turns) for size in (given.sessions // 10, given.sessions))
    print(
        f"{given.sessions} sessions; stat of every file {whole.floor * 1000:.1f} ms; first load {whole.full:.2f} s"
    )
    print(f"nothing new       {whole.same / whole.floor:6.2f}x   target  1.7x")
    print(f"one new session   {whole.one / whole.floor:6.2f}x   target  2.0x, before rendering")
    grown = whole.floor / tenth.floor
    print(
        f"ledger 10x larger {whole.same / tenth.same:6.2f}x nothing new, {whole.one / tenth.one:.2f}x one new",
        end="",
    )
    print(f"   target  {grown:.1f}x, as the stat of its files grows")
    return 0


if __name__ == "__main__":
    sys.exit(main())
