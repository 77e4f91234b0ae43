"""The checkpoint: a command with nothing new, and with one new session, beside a stat of every session file."""

from __future__ import annotations

import argparse
import os
import sys
import tempfile
import time
from collections.abc import Callable

from benchmarks.generate import write
from memkit import pipeline
from memkit.store.listing import list_sessions
from memkit.store.workspace import open_at


def stat_all(folder: str) -> None:
    """The yardstick: one stat of every file."""
    with os.scandir(folder) as found:
        for item in found:
            item.stat(follow_symlinks=False)


def best(act: Callable[[], object], turns: int) -> float:
    """The best of some turns, in seconds."""
    found = 9e9
    for _ in range(turns):
        start = time.perf_counter()
        act()
        found = min(found, time.perf_counter() - start)
    return found


def main() -> int:
    """Prints both ratios."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--sessions", type=int, default=10_000)
    parser.add_argument("--turns", type=int, default=5)
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as root:
        with open(os.path.join(root, "memkit.toml"), "w", encoding="utf-8") as handle:
            handle.write("[layout]\n")
        sessions = os.path.join(root, "sessions")
        write(sessions, given.sessions + 1)
        newest = os.path.join(root, list_sessions(root, "sessions").entries[-1][1])
        aside = os.path.join(root, "aside")
        os.rename(newest, aside)
        past = time.time() - 100
        for name in os.listdir(sessions):
            os.utime(os.path.join(sessions, name), (past, past))
        time.sleep(2.1)
        workspace = open_at(root)
        start = time.perf_counter()
        pipeline.load(workspace)
        full = time.perf_counter() - start
        floor = best(lambda: stat_all(sessions), given.turns)
        same = best(lambda: pipeline.load(workspace), given.turns)
        kept = open(workspace.private("cache", "state"), "rb").read()  # noqa: SIM115
        one = 9e9
        for _ in range(given.turns):
            os.rename(aside, newest)
            start = time.perf_counter()
            pipeline.load(workspace)
            one = min(one, time.perf_counter() - start)
            os.rename(newest, aside)
            with open(workspace.private("cache", "state"), "wb") as handle:
                handle.write(kept)
    print(f"{given.sessions} sessions; stat of every file {floor * 1000:.1f} ms; first replay {full:.2f} s")
    print(f"nothing new       {same / floor:6.2f}x   target  1.7x")
    print(f"one new session   {one / floor:6.2f}x   target  2.0x")
    return 0


if __name__ == "__main__":
    sys.exit(main())
