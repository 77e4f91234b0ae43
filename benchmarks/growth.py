"""As memory grows: CPU of each common verb at several sizes, as a multiple of `python -c pass` of the same run.

    python -m benchmarks.growth [--turns 5] [--sizes 20/12,1000/300,…] [--only recall,status]

Sizes are live facts / sessions. Caches are warm and files older than two seconds. A verb that ends with another exit code
than it should fails the run. The last column is the growth exponent of the whole cost from 1,000 to 10,000 facts at the
same number of sessions: 0 means that facts cost nothing, 1 that cost doubles when facts double.
"""

from __future__ import annotations

import argparse
import json
import math
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from hashlib import sha256

from benchmarks.generate import grown, things
from benchmarks.processes import cpu, memkit, surroundings

Size = tuple[int, int]
SIZES: tuple[Size, ...] = ((20, 12), (1_000, 300), (1_000, 2_000), (10_000, 2_000), (700, 10_000))
# between these two only the facts grow
_FEW, _MANY = (1_000, 2_000), (10_000, 2_000)
_AGENT, _PERSON = "agent:bench", "user:bench"
_OLD = 2.1


@dataclass(frozen=True)
class Row:
    """A verb to measure: its words, who calls it, what it may end with, and the target at the sizes of the targets."""

    words: tuple[str, ...]
    targets: tuple[float, ...] = ()
    actor: str = _AGENT
    exits: tuple[int, ...] = (0,)
    stdin: bytes = b""


_PROMPT = json.dumps({"session_id": "b1", "prompt": "which worker retries uploads under load?"}).encode()
_START = json.dumps({"session_id": "b1", "source": "startup"}).encode()

READING = {
    "recall": Row(("recall", "{words}"), (2, 2.2, 3, 5)),
    "recall --json": Row(("recall", "{words}", "--json"), (2, 2.2, 3, 5)),
    "grep": Row(("grep", "{thing}"), (2, 2.2, 3, 5)),
    "show": Row(("show", "{id}"), (2, 2.2, 3, 5)),
    "why": Row(("why", "{id}"), (2, 2.2, 3, 5)),
    "hook prompt": Row(("hook", "prompt", "--host", "claude-code"), (2, 2.2, 3, 5), stdin=_PROMPT),
    "status": Row(("status",), (2.3, 2.6, 4, 5.5)),
    "context": Row(("context", "--intent", "limit uploads"), (2.8, 3.5, 5, 6.5)),
    "hook session-start": Row(
        ("hook", "session-start", "--host", "claude-code"), (2.8, 3.5, 5, 6.5), stdin=_START
    ),
    "check --staged": Row(("check", "--staged"), (5.7, 6.1, 8, 8)),
    "check, nothing changed": Row(("check",), (6, 8, 15, 15)),
}
# in this order each turn: the first opens a session, the fourth ends it
WRITING = {
    "ref that opens": Row(("ref", "{id}"), (2.6, 2.8, 4, 6.5)),
    "note": Row(("note", "the gateway sends it, not the proxy"), (2.6, 2.8, 4, 6.5)),
    "propose": Row(("propose", "{claim}", "--id", "{new}"), (4.5, 5, 8, 8)),
    "session end": Row(("session", "end", "--defer"), (6.5, 8, 14, 14)),
    "promote": Row(("promote", "{new}"), (6.5, 8, 14, 14), _PERSON),
    "remember": Row(("remember", "{second}", "--id", "{new}-b"), (6.5, 8, 14, 14), _PERSON),
}


@dataclass(frozen=True)
class Store:
    """A workspace of a size."""

    root: str
    env: dict[str, str]
    id: str

    def cost(self, row: Row, turn: int) -> float:
        """CPU seconds of one run."""
        words = [word.format(**self._names(turn)) for word in row.words]
        env = {**self.env, "MEMKIT_ACTOR": row.actor}
        return cpu([memkit(), *words], env, self.root, row.exits, row.stdin)

    def _names(self, turn: int) -> dict[str, str]:
        number = _spelt(turn)
        return {
            "id": self.id,
            "thing": self.id.split("-")[0],
            "words": " ".join(self.id.split("-")[:3]),
            "new": f"worker-{number}-answers-ferry",
            "claim": f"Worker {number} answers the ferry desk by letter.",
            "second": f"Desk {number} of the ferry opens by bell.",
        }


def _spelt(turn: int) -> str:
    """A word for a number, so that no two claims of a run look like one with another figure."""
    return "".join("bcdfghjklm"[int(digit)] + "a" for digit in str(turn)) + "n"


@contextmanager
def store(size: Size, env: dict[str, str]) -> Iterator[Store]:
    """A committed workspace with so many facts in so many sessions, its projections rendered and its caches warm."""
    with tempfile.TemporaryDirectory() as root:
        env = {**env, "XDG_DATA_HOME": os.path.join(root, ".data"), "HOME": root}
        _run(["git", "init", "-q"], root, env)
        # a name that is no word of a claim: what may name an author of the repository goes to the detectors
        for word in ("user.name=Ada Quill", "user.email=quill@example.invalid"):
            _run(["git", "config", *word.split("=")], root, env)
        sha_of = _sources(root)
        _run([memkit(), "init", "--preset", "solo", "-q"], root, {**env, "MEMKIT_ACTOR": _PERSON})
        for path, data in grown(*size, sha_of):
            with open(os.path.join(root, "sessions", path), "wb") as handle:
                handle.write(data)
        _run([memkit(), "replay", "-q"], root, {**env, "MEMKIT_ACTOR": _PERSON})
        _run(["git", "add", "-A"], root, env)
        _run(["git", "commit", "-qm", "all"], root, env)
        time.sleep(_OLD)
        listed = _run([memkit(), "list", "-q"], root, {**env, "MEMKIT_ACTOR": _PERSON})
        yield Store(root, env, listed.split()[0])


def _sources(root: str) -> dict[str, str]:
    """Writes one source file a thing; their digests."""
    os.makedirs(os.path.join(root, "src"))
    found: dict[str, str] = {}
    for thing in things():
        text = f'def {thing}():\n    """What the {thing} does."""\n'
        with open(os.path.join(root, "src", f"{thing}.py"), "w", encoding="utf-8") as handle:
            handle.write(text)
        found[thing] = sha256(text.encode()).hexdigest()
    return found


def _run(words: list[str], root: str, env: dict[str, str]) -> str:
    done = subprocess.run(words, cwd=root, env=env, capture_output=True, text=True, check=False)
    if done.returncode:
        raise SystemExit(f"{' '.join(words)}: exit {done.returncode}: {done.stderr[:400]}")
    return done.stdout


def measure(size: Size, turns: int, only: list[str], env: dict[str, str]) -> dict[str, float]:
    """Each verb's least CPU at this size, as a multiple of `python -c pass`."""
    reading = {name: row for name, row in READING.items() if not only or name in only}
    writing = WRITING if not only or set(only) & set(WRITING) else {}
    found = dict.fromkeys([*reading, *writing], math.inf)
    floor = math.inf
    with store(size, env) as made:
        for row in reading.values():
            made.cost(row, 0)
        # all questions before the first write: after it something has changed since the last check
        for rows in filter(None, (reading, writing)):
            for turn in range(1, turns + 1):
                time.sleep(_OLD if rows is writing else 0)
                for name, row in rows.items():
                    floor = min(floor, cpu([sys.executable, "-c", "pass"], env))
                    found[name] = min(found[name], made.cost(row, turn))
    return {name: seconds / floor for name, seconds in found.items()}


def _exponent(found: dict[Size, dict[str, float]], name: str) -> str:
    if _FEW not in found or _MANY not in found:
        return "-"
    return f"{math.log(found[_MANY][name] / found[_FEW][name]) / math.log(_MANY[0] / _FEW[0]):.2f}"


def _cell(row: Row, size: Size, ratio: float) -> str:
    """The ratio, and the target if this size has one."""
    places = [known for known in SIZES if known != _FEW]
    if size not in places or not row.targets:
        return f"{ratio:.1f}"
    target = row.targets[places.index(size)]
    return f"{ratio:.1f} ({target:g}{'' if ratio <= target else ', missed'})"


def main() -> int:
    """Prints a row a verb, a column a size: ratio (target)."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--turns", type=int, default=5)
    parser.add_argument("--sizes", default="")
    parser.add_argument("--only", default="")
    given = parser.parse_args()
    sizes = [size_of(word) for word in given.sizes.split(",")] if given.sizes else list(SIZES)
    only = [word for word in given.only.split(",") if word]
    env = surroundings()
    found: dict[Size, dict[str, float]] = {}
    for size in sizes:
        found[size] = measure(size, given.turns, only, env)
        print(f"measured {size[0]:,} facts / {size[1]:,} sessions", file=sys.stderr, flush=True)
    print(
        "| verb | " + " | ".join(f"{facts:,} / {sessions:,}" for facts, sessions in sizes) + " | exponent |"
    )
    print("|---|" + "--:|" * (len(sizes) + 1))
    for name in found[sizes[0]]:
        row = {**READING, **WRITING}[name]
        cells = [_cell(row, size, found[size][name]) for size in sizes]
        print(f"| {name} | " + " | ".join(cells) + f" | {_exponent(found, name)} |")
    return 0


def size_of(word: str) -> Size:
    """`1000/300` as facts and sessions."""
    facts, _, sessions = word.partition("/")
    return int(facts), int(sessions)


if __name__ == "__main__":
    sys.exit(main())
