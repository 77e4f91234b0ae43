"""A full replay without any cache, beside reading every file's bytes; events a second and memory an event.

    python -m benchmarks.replay [--sessions 50000]

Times are CPU seconds (user and system, all processes), best of some turns, the two measured in turn; the wall clock
is shown beside them. Memory is what the peak of a process that only replays grows by while it does, an event.
"""

from __future__ import annotations

import argparse
import gc
import os
import resource
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable

from benchmarks.generate import write
from memkit.query import replays
from memkit.store.listing import list_sessions
from memkit.store.workspace import Workspace, open_at


def read_all(folder: str) -> None:
    """The yardstick: the bytes of every file."""
    with os.scandir(folder) as found:
        for item in found:
            with open(item.path, "rb", buffering=0) as handle:
                handle.read()


def full(workspace: Workspace) -> int:
    """A replay from the files alone; the number of events."""
    return replays.replay(workspace, list_sessions(workspace.root, "sessions").entries).events


def used() -> float:
    """CPU seconds of this process and of those it waited for."""
    times = os.times()
    return times.user + times.system + times.children_user + times.children_system


def timed(act: Callable[[], object]) -> tuple[float, float]:
    """CPU and wall seconds."""
    cpu, wall = used(), time.perf_counter()
    act()
    return used() - cpu, time.perf_counter() - wall


def peak() -> int:
    """The most memory this process has held, in bytes."""
    try:
        # what getrusage says here is also of the process that started this one
        with open("/proc/self/status", encoding="ascii") as handle:
            return int(handle.read().partition("VmHWM:")[2].split()[0]) * 1024
    except OSError:
        held = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
        return held if sys.platform == "darwin" else held * 1024


def memory(root: str) -> float:
    """Bytes an event: asked of a process of its own."""
    words = [sys.executable, "-m", "benchmarks.replay", "--memory-of", root]
    return float(subprocess.run(words, check=True, capture_output=True).stdout)


def main() -> int:
    """Prints a row a target."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--sessions", type=int, default=10_000)
    parser.add_argument("--events", type=int, default=10, help="mean number of events a session")
    parser.add_argument("--turns", type=int, default=3)
    parser.add_argument("--memory-of", help=argparse.SUPPRESS)
    given = parser.parse_args()
    # as memkit itself does: nothing in a state refers back to itself
    gc.set_threshold(1_000_000)
    if given.memory_of:
        workspace, before = open_at(given.memory_of), peak()
        events = full(workspace)
        print((peak() - before) / events)
        return 0
    with tempfile.TemporaryDirectory() as root:
        with open(os.path.join(root, "memkit.toml"), "w", encoding="utf-8") as handle:
            handle.write("[layout]\n")
        size = write(os.path.join(root, "sessions"), given.sessions, given.events)
        workspace = open_at(root)
        events = full(workspace)
        floor, replayed = (9e9, 9e9), (9e9, 9e9)
        for _ in range(given.turns):
            floor = min(floor, timed(lambda: read_all(os.path.join(root, "sessions"))))
            replayed = min(replayed, timed(lambda: full(workspace)))
        held = memory(root)
    print(f"{given.sessions} sessions, {events} events, {size / 1e6:.1f} MB; best of {given.turns}")
    print(f"reading every file {floor[0]:6.2f} s CPU, {floor[1]:.2f} s by the clock")
    print(f"full replay        {replayed[0]:6.2f} s CPU, {replayed[1]:.2f} s by the clock")
    print(f"full replay        {replayed[0] / floor[0]:6.1f}x reading   target 10x")
    print(
        f"events a second    {events / replayed[0]:9,.0f} of CPU, {events / replayed[1]:,.0f} by the clock   target 150,000"
    )
    print(f"memory an event    {held:6.0f} bytes   target 450")
    return 0


if __name__ == "__main__":
    sys.exit(main())
