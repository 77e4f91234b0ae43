"""After something large: what a write costs before and after thousands of facts were archived, taken in or adopted.

    python -m benchmarks.after [--facts 10000] [--sessions 2000] [--turns 4]

CPU of whole processes, the least of some turns. A later write must stay within 1.5 times of its usual cost, the first one
after the event included; the run fails if both the first and all later ones are above it. The usual cost is the one before
the event: what came in makes the memory larger, which is part of the ratio.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable

from benchmarks.generate import grown
from benchmarks.growth import WRITING, Size, Store, store
from benchmarks.processes import memkit, surroundings

LIMIT = 1.5
_OLD = 2.1
_PERSON = "user:bench"


def usual(made: Store, turns: int, first: int) -> dict[str, list[float]]:
    """The cost of each writing verb, turn by turn."""
    found: dict[str, list[float]] = {name: [] for name in WRITING}
    for turn in range(first, first + turns):
        time.sleep(_OLD)
        for name, row in WRITING.items():
            found[name].append(made.cost(row, turn))
    return found


def run(made: Store, *words: str) -> str:
    """One command by a person; fails with its exit code."""
    env = {**made.env, "MEMKIT_ACTOR": _PERSON}
    done = subprocess.run(
        [memkit(), *words], cwd=made.root, env=env, capture_output=True, text=True, check=False
    )
    if done.returncode:
        raise SystemExit(f"{' '.join(words)}: exit {done.returncode}: {done.stderr[:400]}")
    return done.stdout.strip().splitlines()[0][:100] if done.stdout.strip() else ""


def decay(made: Store) -> str:
    """Archives all that is past its window."""
    return run(made, "decay", "--apply")


def take_in(made: Store) -> str:
    """Imports the facts of another ledger, which become candidates."""
    with tempfile.TemporaryDirectory() as other:
        env = {**made.env, "MEMKIT_ACTOR": _PERSON}
        subprocess.run(["git", "init", "-q", other], check=True, env=env)
        subprocess.run([memkit(), "-C", other, "init", "--preset", "solo", "-q"], check=True, env=env)
        for path, data in grown(5_000, 300, dict.fromkeys(_things(), "0" * 64), seed=11):
            with open(os.path.join(other, "sessions", path), "wb") as handle:
                handle.write(data)
        exported = os.path.join(other, "ledger.jsonl")
        with open(exported, "wb") as handle:
            subprocess.run([memkit(), "-C", other, "export"], check=True, env=env, stdout=handle)
        return run(made, "import", exported)


def adopt(made: Store) -> str:
    """Adopts a file of server-memory with three thousand observations, which become candidates."""
    path = os.path.join(made.root, "server-memory.jsonl")
    with open(path, "w", encoding="utf-8") as handle:
        for number in range(1_000):
            said = [f"Unit {number} of the harbour crane lifts part {part} by rail." for part in range(3)]
            entity = {"type": "entity", "name": f"crane-{number}", "entityType": "part", "observations": said}
            handle.write(json.dumps(entity) + "\n")
    return run(made, "adopt", path)


def _things() -> list[str]:
    from benchmarks.generate import things

    return things()


EVENTS: dict[str, Callable[[Store], str]] = {"decay --apply": decay, "import": take_in, "adopt": adopt}


def measure(name: str, size: Size, turns: int, env: dict[str, str]) -> bool:
    """Prints a row a verb for one event; False if one is past the limit."""
    good = True
    with store(size, env) as made:
        usual(made, 1, 1)
        before = usual(made, turns, 2)
        print(f"{name}: {EVENTS[name](made)}", flush=True)
        after = usual(made, turns + 2, 20)
    for verb, costs in after.items():
        ratios = [cost / min(before[verb]) for cost in costs]
        # one turn may meet a busy machine; the first after the event stands alone
        first, later = ratios[0], min(ratios[1:])
        good = good and min(first, later) <= LIMIT
        said = "" if max(first, later) <= LIMIT else "  above 1.5"
        print(f"  {verb:16} first {first:.2f}, later {later:.2f}, worst {max(ratios):.2f}{said}", flush=True)
    return good


def main() -> int:
    """Prints a row a verb and event."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--facts", type=int, default=10_000)
    parser.add_argument("--sessions", type=int, default=2_000)
    parser.add_argument("--turns", type=int, default=4)
    parser.add_argument("--only", default="")
    given = parser.parse_args()
    names = [name for name in EVENTS if not given.only or name in given.only.split(",")]
    size, env = (given.facts, given.sessions), surroundings()
    results = [measure(name, size, given.turns, env) for name in names]
    return 0 if all(results) else 1


if __name__ == "__main__":
    sys.exit(main())
