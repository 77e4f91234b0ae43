"""The gate against git itself: the history check beside `git log`, `check --staged` beside `git diff --cached`.

    python -m benchmarks.history [--sessions 10000] [--commits 2000] [--turns 5] [--by-month] [--keep DIR]

The repository is made here with `git fast-import`: sessions by `benchmarks.generate`, spread over the commits, the
projections in the last one. All figures are ratios to git's own time in the same run; the best of several turns.
"""

from __future__ import annotations

import argparse
import os
import resource
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import suppress

from benchmarks.generate import ledger

TARGETS = {"history check, full": 1.2, "check --staged, one new session": 3.0}
_WHO = b"dev <dev@example.org>"


def stream(sessions: int, commits: int, by_month: bool) -> Iterator[bytes]:
    """A `git fast-import` stream: the policy first, then the sessions in as many commits."""
    yield b"reset refs/heads/main\n"
    yield _commit(0, "start", [("memkit.toml", b""), (".gitignore", b"/.memkit/\n")])
    bundle: list[tuple[str, bytes]] = []
    made = 0
    for number, (path, data) in enumerate(ledger(sessions, by_month=by_month), 1):
        bundle.append((f"sessions/{path}", data))
        if number * commits // sessions > made:
            made = number * commits // sessions
            yield _commit(made, f"work {made}", bundle)
            bundle = []


def _commit(number: int, title: str, files: list[tuple[str, bytes]]) -> bytes:
    head = f"commit refs/heads/main\nauthor {_WHO.decode()} {1_700_000_000 + number} +0000\n"
    head += f"committer {_WHO.decode()} {1_700_000_000 + number} +0000\ndata {len(title)}\n{title}\n"
    parts = [head.encode()]
    for path, data in files:
        parts.append(f"M 100644 inline {path}\ndata {len(data)}\n".encode() + data + b"\n")
    return b"".join(parts)


def build(root: str, sessions: int, commits: int, by_month: bool) -> None:
    """The repository, checked out, its projections rendered and committed."""
    git(root, "init", "-q", "-b", "main")
    for key, value in (("user.name", "dev"), ("user.email", "dev@example.org"), ("gc.auto", "0")):
        git(root, "config", key, value)
    feed = subprocess.Popen(
        ["git", "-C", root, "fast-import", "--quiet", "--date-format=raw"], stdin=subprocess.PIPE
    )
    assert feed.stdin is not None
    for piece in stream(sessions, commits, by_month):
        feed.stdin.write(piece)
    feed.stdin.close()
    assert feed.wait() == 0
    git(root, "reset", "-q", "--hard")
    # what a team leaves behind: faded facts archived, projections fresh
    memkit(root, "decay", "--apply")
    memkit(root, "replay")
    git(root, "add", "-A")
    git(root, "commit", "-q", "-m", "projections")


def git(root: str, *words: str) -> None:
    """One git command, its output thrown away; raises when it fails."""
    subprocess.run(["git", "-C", root, *words], stdout=subprocess.DEVNULL, check=True)


def memkit(root: str, *words: str, answer: int = 0) -> None:
    """One memkit command in a new process, as it is installed; its exit code is part of the measurement."""
    command = [os.path.join(os.path.dirname(sys.executable), "memkit"), "-C", root, *words]
    done = subprocess.run(command, capture_output=True, env={**os.environ, "MEMKIT_ACTOR": "user:dev"})
    if done.returncode != answer:
        raise SystemExit(f"{' '.join(words)}: exit {done.returncode}\n{done.stderr.decode()[-2000:]}")


def best(
    turns: int, *acts: Callable[[], None], clock: Callable[[], float] = time.perf_counter
) -> list[float]:
    """The best time of each act, taken in turns so that a busy machine is busy for all of them."""
    found = [float("inf")] * len(acts)
    for _ in range(turns):
        for at, act in enumerate(acts):
            start = clock()
            act()
            found[at] = min(found[at], clock() - start)
    return found


def spent() -> float:
    """CPU seconds of all processes started so far that have ended."""
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def measure(root: str, first: str, turns: int) -> list[tuple[str, float, float, str]]:
    """(row, memkit's seconds, the yardstick's, what the yardstick is)."""
    from memkit.query.revisions import changes_in_commits
    from memkit.store import git as gate
    from memkit.store.workspace import open_at

    workspace = open_at(root)
    head = gate.head(root)
    log = ("log", "--name-status", "--no-renames", f"{first}..HEAD", "--", "sessions")

    def again() -> None:
        assert not changes_in_commits(workspace, first, head)

    def full() -> None:
        with suppress(FileNotFoundError):
            os.unlink(workspace.private("cache", "history"))
        again()

    plain, walked = best(turns, lambda: git(root, *log), full)
    rows = [("history check, full", walked, plain, "git log over the same range")]
    rows += [("history check, again", best(turns, again)[0], plain, "git log over the same range")]
    memkit(root, "check", "--since", "HEAD~20")
    whole = best(max(2, turns // 2), lambda: memkit(root, "check", "--since", "HEAD~20"))[0]
    rows += [("check --since HEAD~20, all of it", whole, plain, "git log over the whole range")]
    return rows + staged_rows(root, turns * 2)


def staged_rows(root: str, turns: int) -> list[tuple[str, float, float, str]]:
    """`check --staged` with one session more than HEAD has."""
    memkit(root, "remember", "The ferry leaves at seven.")
    git(root, "add", "-A")
    first = best(1, lambda: memkit(root, "check", "--staged"))[0]
    acts = (
        lambda: git(root, "diff", "--cached"),
        lambda: memkit(root, "check", "--staged"),
        lambda: memkit(root, "check", "--help"),
    )
    diff, staged, bare = best(turns, *acts)
    costs, worked, idle = best(turns, *acts, clock=spent)
    inside = best(turns, lambda: inspect_index(root))[0]
    what = "git diff --cached; start-up taken off"
    return [
        ("check --staged, one new session", staged - bare, diff, what),
        ("check --staged, by CPU of all", worked - idle, costs, what),
        ("check --staged, the first time", first - bare, diff, what),
        ("check --staged, in one process", inside, diff, "git diff --cached"),
    ]


def inspect_index(root: str) -> None:
    """The staged inspection without a new process."""
    from memkit.checks import inspect
    from memkit.query.staged import of_index
    from memkit.store.workspace import open_at

    inspect(of_index(open_at(root)))


def main() -> None:
    """Builds, measures, prints."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--sessions", type=int, default=10_000)
    parser.add_argument("--commits", type=int, default=2_000)
    parser.add_argument("--turns", type=int, default=5)
    parser.add_argument("--by-month", action="store_true")
    parser.add_argument("--keep", default="")
    given = parser.parse_args()
    root = given.keep or tempfile.mkdtemp(prefix="memkit-history-")
    os.makedirs(root, exist_ok=True)
    try:
        if not os.path.isdir(os.path.join(root, ".git")):
            build(root, given.sessions, given.commits, given.by_month)
        out = subprocess.run(
            ["git", "-C", root, "rev-list", "--max-parents=0", "HEAD"], capture_output=True, check=True
        )
        for name, mine, theirs, what in measure(root, out.stdout.decode().split()[0], given.turns):
            target = f"target {TARGETS[name]}x" if name in TARGETS else ""
            yard = f"{theirs * 1000:.1f} ms of {what}"
            print(f"{name:36} {mine * 1000:9.1f} ms  {mine / theirs:6.2f}x  of {yard}  {target}".rstrip())
    finally:
        if not given.keep:
            shutil.rmtree(root, ignore_errors=True)


if __name__ == "__main__":
    main()
