"""Harvest of many documents, and check after it: twice the documents must cost about twice.

    python -m benchmarks.harvest [--documents 3000]

CPU of whole processes, less that of `memkit status` in the same repository. Prints the milliseconds a document, and how
that grows from half the documents to all; the run fails if one of the growths is above the limit.
"""

from __future__ import annotations

import argparse
import os
import random
import subprocess
import sys
import tempfile

from benchmarks.generate import sentence
from benchmarks.processes import cpu, memkit, surroundings

LIMIT = 1.5
_STEPS = {
    "harvest --dry-run": ["harvest", "--dry-run"],
    "harvest": ["harvest"],
    "check": ["check"],
    "harvest again": ["harvest"],
}


def record(number: int, rng: random.Random, follows: int) -> str:
    """A decision record of about 2 KB; `follows`: the number of the record that it supersedes, or 0."""
    supersedes = f"\n\nSupersedes [ADR {follows:04d}]({follows:04d}.md)" if follows else ""
    context, result = (" ".join(sentence(rng) for _ in range(15)) for _ in range(2))
    return (
        f"# {number}. {sentence(rng)[:-1]}\n\nDate: 2026-01-{1 + number % 28:02d}\n\n## Status\n\n"
        f"Accepted{supersedes}\n\n## Context\n\n{context}\n\n## Decision\n\n"
        f"{sentence(rng)[:-1]} on line {number}.\n\n## Consequences\n\n{result}\n"
    )


def measure(documents: int, env: dict[str, str]) -> dict[str, float]:
    """Seconds a document of each step, in a repository with so many."""
    with tempfile.TemporaryDirectory() as root:
        rng = random.Random(19)
        os.makedirs(os.path.join(root, "docs/adr"))
        for number in range(1, documents + 1):
            follows = rng.randrange(1, number) if number % 12 == 0 else 0
            with open(os.path.join(root, f"docs/adr/{number:04d}.md"), "w", encoding="utf-8") as handle:
                handle.write(record(number, rng, follows))
        subprocess.run(["git", "init", "-q", root], check=True, env=env)
        subprocess.run([memkit(), "-C", root, "init", "-q"], check=True, env=env, capture_output=True)
        start = cpu([memkit(), "status"], env, root)
        budget = ["--budget", str(documents)]
        found: dict[str, float] = {}
        for name, words in _STEPS.items():
            more = budget if words[0] == "harvest" else []
            found[name] = (cpu([memkit(), *words, *more], env, root) - start) / documents
        return found


def main() -> int:
    """Prints a row a step."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--documents", type=int, default=3_000)
    given = parser.parse_args()
    env = surroundings(MEMKIT_ACTOR="user:bench")
    half, whole = measure(given.documents // 2, env), measure(given.documents, env)
    growths = {name: whole[name] / half[name] for name in _STEPS}
    for name, growth in growths.items():
        said = "" if growth <= LIMIT else f"  above {LIMIT}"
        ratio = whole[name] / whole["harvest --dry-run"]
        print(
            f"{name:18} {1000 * whole[name]:6.2f} ms a document, {ratio:.2f} of a dry run, growth {growth:.2f}{said}"
        )
    return 1 if max(growths.values()) > LIMIT else 0


if __name__ == "__main__":
    sys.exit(main())
