"""Start-up: CPU time of a cold process for each verb, as a multiple of `python -c pass`, interleaved, best of many.

    python -m benchmarks.startup [turns] [--floor]

`--floor` adds what cannot be saved: the installed script that does nothing, and one that only finds the verb.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile

from benchmarks.processes import best_of, memkit, surroundings

HOT, OTHER, HELP, WRITE = 2.5, 6.5, 8.0, 25.0
_SECRET = "ghp_" + "0123456789abcdefghijABCDEFGHIJklmnop"

# what is typed behind `memkit`, and how many times `python -c pass` it may cost
ROWS: dict[str, tuple[float, tuple[str, ...]]] = {
    "hook session-start": (HOT, ("hook", "session-start", "--host", "claude-code")),
    "ref": (HOT, ("ref", "upload-limit")),
    "note, provably clean": (HOT, ("note", "the gateway sends it, not the proxy")),
    "grep": (HOT, ("grep", "limited")),
    "recall": (HOT, ("recall", "upload limit")),
    "show": (HOT, ("show", "upload-limit")),
    "status": (HOT, ("status",)),
    "list": (OTHER, ("list",)),
    "why": (OTHER, ("why", "upload-limit")),
    "log": (OTHER, ("log",)),
    "context": (OTHER, ("context", "--intent", "limit uploads")),
    "stale": (OTHER, ("stale",)),
    "review": (OTHER, ("review",)),
    "check": (OTHER, ("check",)),
    "replay": (OTHER, ("replay", "--check")),
    "remember, provably clean": (OTHER, ("remember", "Uploads are limited by the gateway.", "--dry-run")),
    "session show": (OTHER, ("session", "show")),
    "--help": (HELP, ("--help",)),
    "remember, a telephone number": (WRITE, ("remember", "Call +49 30 901820 about it.", "--dry-run")),
    "remember, every detector": (
        WRITE,
        ("remember", f"Call +49 30 901820, {_SECRET}, DE89 3704 0044 0532 0130 00.", "--dry-run"),
    ),
}


def small_store(folder: str, env: dict[str, str]) -> str:
    """A memory of one fact."""
    store = os.path.join(folder, "store")
    os.makedirs(store)
    for words in (("init",), ("remember", "Uploads are limited to 25 MB.", "--id", "upload-limit")):
        subprocess.run([memkit(), *words, "-q"], cwd=store, env=env, check=True, capture_output=True)
    return store


def main() -> int:
    """Prints a row a verb: ratio, target."""
    given = [word for word in sys.argv[1:] if word != "--floor"]
    turns = int(given[0]) if given else 9
    measured = {"pass": [sys.executable, "-c", "pass"]}
    measured |= {name: [memkit(), *words] for name, (_, words) in ROWS.items()}
    if "--floor" in sys.argv:
        measured["the program imported"] = [sys.executable, "-c", "import memkit.cli"]
        measured["version"] = [memkit(), "version"]
    with tempfile.TemporaryDirectory() as folder:
        env = surroundings(MEMKIT_ACTOR="user:bench", XDG_DATA_HOME=os.path.join(folder, "data"))
        found = best_of(measured, turns, env, small_store(folder, env))
    floor = found.pop("pass")
    print(f"python -c pass: {floor * 1000:.1f} ms of CPU, best of {turns}")
    for name, seconds in found.items():
        target = ROWS[name][0] if name in ROWS else 0
        verdict = f"target {target:>4}x   {'ok' if seconds / floor <= target else 'missed'}" if target else ""
        print(f"{name:<30} {seconds / floor:6.2f}x   {verdict}".rstrip())
    return 0


if __name__ == "__main__":
    sys.exit(main())
