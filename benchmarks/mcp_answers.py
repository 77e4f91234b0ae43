"""MCP answers: how large each is beside what the command prints for the same question, and how soon it comes.

    python -m benchmarks.mcp_answers [--sizes 20/12,1000/300,10000/2000] [--turns 9]

The text of an answer is what a model reads. The line is all that goes over the wire: the text and the same as data. The run
fails if a text is more than 1.3 times what the command prints, or if a call is refused.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
from collections.abc import Mapping
from dataclasses import dataclass

from benchmarks.growth import Size, Store, size_of, store
from benchmarks.mcp_client import Client
from benchmarks.processes import cpu, memkit, surroundings

LIMIT = 1.3
_WARM_MS, _READY = 10, 20.0
# what a short answer may have more: a line of hints
_SLACK = 100
_ACTOR = {"MEMKIT_ACTOR": "agent:bench"}


@dataclass(frozen=True)
class Question:
    """A tool and its arguments, and the command that asks the same."""

    tool: str
    arguments: dict[str, object]
    words: tuple[str, ...]
    exits: tuple[int, ...] = (0,)
    warm: bool = False


def questions(made: Store) -> list[Question]:
    """What is asked of a store."""
    words = " ".join(made.id.split("-")[:3])
    return [
        Question("recall", {"query": words}, ("recall", words), warm=True),
        Question("context_pack", {"intent": "limit uploads"}, ("context", "--intent", "limit uploads")),
        Question("show_fact", {"id": made.id}, ("show", made.id), warm=True),
        Question("why", {"id": made.id}, ("why", made.id), warm=True),
        Question("list_review", {"limit": 20}, ("review", "--limit", "20"), exits=(0, 1)),
        Question("check", {}, ("check",)),
    ]


def measure(size: Size, turns: int, env: Mapping[str, str]) -> bool:
    """Prints a row a tool; False if a text is too large."""
    good = True
    print(f"{size[0]:,} facts / {size[1]:,} sessions")
    with store(size, dict(env)) as made:
        surrounding = {**made.env, **_ACTOR}
        asked = questions(made)
        with Client([memkit(), "mcp"], surrounding, made.root) as server:
            for question in asked:
                good = _row(server, question, made, surrounding, turns) and good
            ready = server.ready
        floor = min(cpu([sys.executable, "-c", "pass"], surrounding) for _ in range(turns))
    target = f"target {_READY:g}x" if size[0] < 1_000 else ""
    print(f"  server ready after {ready * 1000:.0f} ms, {ready / floor:.1f}x   {target}".rstrip(), flush=True)
    return good


def _row(server: Client, question: Question, made: Store, env: Mapping[str, str], turns: int) -> bool:
    texts, lines, times = [], [], []
    for _ in range(turns):
        texts.append(len(server.call(question.tool, question.arguments).encode()))
        lines.append(len(server.line))
        times.append(server.seconds)
    printed = len(_printed(question, made, env))
    is_bounded = texts[-1] <= LIMIT * printed + _SLACK
    said = f"target {LIMIT}x   {'ok' if is_bounded else 'missed'}"
    soon = f", target {_WARM_MS} ms" if question.warm else ""
    ratio = texts[-1] / printed if printed else 0
    print(
        f"  {question.tool:<14} text {texts[-1]:>7,} bytes, {ratio:.2f}x the command's {printed:,}   {said}; "
        f"line {lines[-1]:,}; {min(times) * 1000:.1f} ms{soon}",
        flush=True,
    )
    return is_bounded


def _printed(question: Question, made: Store, env: Mapping[str, str]) -> bytes:
    """What the command prints; notes on stderr belong to the answer as well."""
    words = [memkit(), *question.words]
    done = subprocess.run(words, cwd=made.root, env=env, capture_output=True, check=False)
    if done.returncode not in question.exits:
        raise SystemExit(f"{' '.join(words)}: exit {done.returncode}: {done.stderr.decode()[:400]}")
    return done.stdout + done.stderr


def main() -> int:
    """Prints the rows of each size."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--sizes", default="20/12,1000/300,10000/2000")
    parser.add_argument("--turns", type=int, default=9)
    given = parser.parse_args()
    env = surroundings()
    results = [measure(size_of(word), given.turns, env) for word in given.sizes.split(",")]
    return 0 if all(results) else 1


if __name__ == "__main__":
    sys.exit(main())
