"""Every row of the targets, each measured beside its yardstick in the same run. `make bench [SIZE=small|full]`.

A row's file can be run alone. Peers are measured when they are installed; where not, the row says "not here".
"""

from __future__ import annotations

import os
import subprocess
import sys

SMALL = {
    "startup": [],
    "growth": ["--sizes", "20/12,1000/2000,10000/2000", "--turns", "3"],
    "replay": ["--sessions", "2000"],
    "cache": ["--sessions", "2000"],
    "history": ["--sessions", "2000", "--commits", "400"],
    "recall_speed": ["--facts", "10000", "--turns", "9"],
    "after": ["--facts", "2000", "--sessions", "400", "--turns", "2"],
    "harvest": ["--documents", "600"],
    "writers": [],
    "mcp_answers": ["--turns", "4"],
    "peers": ["--facts", "200", "--questions", "10"],
    "mirror": ["--repositories", "5", "20", "--questions", "20"],
}
FULL = {
    "startup": [],
    "growth": [],
    "replay": ["--sessions", "50000"],
    "cache": ["--sessions", "50000"],
    "history": ["--sessions", "10000", "--commits", "2000"],
    "recall_speed": [],
    "mcp_answers": [],
    "peers": [],
    "after": [],
    "harvest": [],
    "writers": [],
    "mirror": [],
}


def main() -> int:
    """Runs each row's file and passes its lines on; says which failed."""
    rows = FULL if os.environ.get("SIZE") == "full" else SMALL
    failed: list[str] = []
    for name, words in rows.items():
        print(f"== {name}", flush=True)
        if not os.path.exists(os.path.join(os.path.dirname(__file__), f"{name}.py")):
            print("not here")
            continue
        done = subprocess.run([sys.executable, "-m", f"benchmarks.{name}", *words], check=False)
        if done.returncode:
            failed.append(name)
    if failed:
        print("failed: " + ", ".join(failed))
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
