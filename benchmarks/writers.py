"""Eight writers at once beside one: sessions sealed a second, and whether any was lost.

    python -m benchmarks.writers [--writers 8] [--each 6] [--facts 1000] [--sessions 300] [--turns 3]

Each writer is a loop of `memkit remember` processes. One writer and all of them take turns; the best pair counts. The run
fails if a session is missing afterwards, or if a command ends with another exit code than 0.
"""

from __future__ import annotations

import argparse
import os
import resource
import subprocess
import sys
import threading
import time

from benchmarks.growth import Store, store
from benchmarks.processes import memkit, surroundings

TARGET = 1.5


def write(made: Store, name: str, each: int, failed: list[str]) -> None:
    """One writer: so many facts, one after the other."""
    env = {**made.env, "MEMKIT_ACTOR": "user:bench"}
    for number in range(each):
        claim = f"Boat {name}{'abcdefghij'[number % 10]} of pier {_spelt(number)} is moored by {name}."
        words = [memkit(), "remember", claim, "--id", f"boat-{name}-{_spelt(number)}", "-q"]
        done = subprocess.run(words, cwd=made.root, env=env, capture_output=True, text=True, check=False)
        if done.returncode:
            failed.append(f"exit {done.returncode}: {done.stderr[:200]}")


def _spelt(number: int) -> str:
    return "".join("bcdfghjklm"[int(digit)] + "o" for digit in str(number))


def throughput(made: Store, writers: int, each: int, tag: str) -> tuple[float, float]:
    """Facts a second of so many writers at once, and CPU seconds a fact; fails if one of their commands did."""
    failed: list[str] = []
    names = [f"{tag}{'pqrstuvw'[number % 8]}{number // 8 or ''}" for number in range(writers)]
    threads = [threading.Thread(target=write, args=(made, name, each, failed)) for name in names]
    since, spent = time.perf_counter(), _spent()
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    seconds = time.perf_counter() - since
    if failed:
        raise SystemExit(f"{len(failed)} writes failed: {failed[0]}")
    return writers * each / seconds, (_spent() - spent) / (writers * each)


def _spent() -> float:
    """CPU seconds of all children so far."""
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def main() -> int:
    """Prints the rates, their ratio and what is missing."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--writers", type=int, default=8)
    parser.add_argument("--each", type=int, default=6)
    parser.add_argument("--facts", type=int, default=1_000)
    parser.add_argument("--sessions", type=int, default=300)
    parser.add_argument("--turns", type=int, default=3)
    given = parser.parse_args()
    with store((given.facts, given.sessions), surroundings()) as made:
        before = len(os.listdir(os.path.join(made.root, "sessions")))
        throughput(made, 1, 1, "warm")
        best = (0.0, 0.0)
        for turn in range(given.turns):
            alone, cost = throughput(made, 1, given.each * 2, f"one{'abcdef'[turn]}")
            together, shared = throughput(made, given.writers, given.each, f"all{'abcdef'[turn]}")
            best = max(best, (together / alone, together))
            print(f"one {alone:.2f}/s, {given.writers} {together:.2f}/s: {together / alone:.2f}x; ", end="")
            print(f"CPU a write {cost * 1e3:.0f} and {shared * 1e3:.0f} ms: {shared / cost:.2f}x", flush=True)
        wanted = before + 1 + given.turns * given.each * (2 + given.writers)
        found = len(os.listdir(os.path.join(made.root, "sessions")))
        env = {**made.env, "MEMKIT_ACTOR": "user:bench"}
        subprocess.run([memkit(), "check", "-q"], cwd=made.root, env=env, check=True, capture_output=True)
    print(
        f"best pair {best[0]:.2f}x   target {TARGET}x; sessions {found} of {wanted}, check says all is well"
    )
    return 0 if found == wanted else 1


if __name__ == "__main__":
    sys.exit(main())
