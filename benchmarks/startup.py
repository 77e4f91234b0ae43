"""Start-up: CPU time of a cold process for each verb, as a multiple of `python -c pass`, interleaved, best of many."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile

TARGETS = {
    "hook session-start": 2.5,
    "ref": 2.5,
    "note": 2.5,
    "grep": 2.5,
    "recall": 2.5,
    "show": 2.5,
    "status": 2.5,
    "list": 6.5,
    "why": 6.5,
    "log": 6.5,
    "--help": 8.0,
    "remember (detectors loaded)": 25.0,
}


def commands(memkit: str) -> dict[str, list[str]]:
    """The verbs that are measured, on a small store."""
    return {
        "hook session-start": [memkit, "hook", "session-start", "--host", "claude-code"],
        "ref": [memkit, "ref", "upload-limit"],
        "note": [memkit, "note", "the gateway sends it"],
        "grep": [memkit, "grep", "limited"],
        "recall": [memkit, "recall", "upload limit"],
        "show": [memkit, "show", "upload-limit"],
        "status": [memkit, "status"],
        "list": [memkit, "list"],
        "why": [memkit, "why", "upload-limit"],
        "log": [memkit, "log"],
        "--help": [memkit, "--help"],
        "remember (detectors loaded)": [memkit, "remember", "Call +49 30 901820 about it.", "--dry-run"],
    }


def cpu(words: list[str], folder: str, env: dict[str, str]) -> float:
    """User and system seconds of one run."""
    quiet = subprocess.DEVNULL
    child = subprocess.Popen(words, cwd=folder, env=env, stdin=quiet, stdout=quiet, stderr=quiet)
    _, _, used = os.wait4(child.pid, 0)
    return used.ru_utime + used.ru_stime


def main() -> int:
    """Prints a row a verb: ratio, target."""
    turns = int(sys.argv[1]) if len(sys.argv) > 1 else 9
    memkit = os.path.join(os.path.dirname(sys.executable), "memkit")
    with tempfile.TemporaryDirectory() as folder:
        env = {**os.environ, "MEMKIT_ACTOR": "user:bench", "XDG_DATA_HOME": os.path.join(folder, "data")}
        store = os.path.join(folder, "store")
        os.makedirs(store)
        subprocess.run([memkit, "init", "-q"], cwd=store, env=env, check=True, capture_output=True)
        first = [memkit, "remember", "Uploads are limited to 25 MB.", "--id", "upload-limit", "-q"]
        subprocess.run(first, cwd=store, env=env, check=True, capture_output=True)
        measured = {"pass": [sys.executable, "-c", "pass"], **commands(memkit)}
        best = dict.fromkeys(measured, 9.0)
        for _ in range(turns):
            for name, words in measured.items():
                best[name] = min(best[name], cpu(words, store, env))
    floor = best.pop("pass")
    print(f"python -c pass: {floor * 1000:.1f} ms of CPU, best of {turns}")
    for name, seconds in best.items():
        verdict = "ok" if seconds / floor <= TARGETS[name] else "missed"
        print(f"{name:<30} {seconds / floor:6.2f}x   target {TARGETS[name]:>4}x   {verdict}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
