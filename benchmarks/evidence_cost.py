"""What verdicts on 1,000 facts cost, beside reading the files they cite.

`python -m benchmarks.evidence_cost OWNER/NAME=GIT_DIR …`

Facts are made from the code at a commit, one half cited by bare path, the other by `#name`. Their verdicts are found at
that commit (all fresh) and at later ones, where about a third and a half of the facts are stale.

`in one process`: finding the verdicts without a memo, beside a process that has started and reads each cited file once.
`the command`: all of `memkit stale`, without a memo as after a clone and with one, beside a bare Python process that reads
the same files. CPU, best of several, taken in turns.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from random import Random

from benchmarks.evidence_claims import SKIPPED, SOURCES, Repo, made_fact
from benchmarks.generate import citing
from benchmarks.processes import cpu, memkit, surroundings
from memkit.errors import Refused
from memkit.evidence.anchor import anchored
from memkit.evidence.forms import Piece, parse_stored, stored
from memkit.evidence.span import lines_of, text_of
from memkit.query.moved_lines import moved_pieces
from memkit.query.verdicts import UNPROVEN, Verdicts
from memkit.store.files import read_cited

FACTS, FILES, RUNS, TURNS = 1000, 300, 7, 7
STEP, SHARES = 50, (0.0, 1 / 3, 1 / 2)
# the memo trusts the times of files that are older than this
OLD = 2.1
MEMOS = [os.path.join(".memkit", "cache", name) for name in ("verdicts", "places")]
READ = """
import sys
for path in open(sys.argv[1]).read().splitlines():
    try:
        with open(path, "rb") as file:
            file.read()
    except OSError:
        pass
"""

# a claim and its recorded pieces
Cited = tuple[str, list[str]]


def cited_facts(repo: Repo, start: int, random: Random) -> list[Cited]:
    """1,000 facts on files drawn at random from a commit."""
    commit = repo.commits[start]
    paths = repo.git("ls-tree", "-r", "--name-only", commit).splitlines()
    paths = [path for path in paths if SOURCES.search(path) and not SKIPPED.search(path)]
    random.shuffle(paths)
    found: list[Cited] = []
    for at in range(FACTS * 20):
        path = random.choice(paths[:FILES])
        data = repo.file(commit, path) or b""
        text = text_of(data)
        fact = made_fact(start, path, lines_of(text), random) if text else None
        if fact is None:
            continue
        try:
            pieces = anchored(Piece("file", path, name=fact.name if at % 2 else ""), data, fact.claim)
        except Refused:
            continue
        found.append((" ".join(fact.claim.split()), [*map(stored, pieces)]))
        if len(found) >= FACTS:
            break
    return found


def best(act: Callable[[], object]) -> float:
    """CPU milliseconds of the quickest of several runs."""
    times = []
    for _ in range(RUNS):
        start = time.process_time()
        act()
        times.append(time.process_time() - start)
    return 1000 * min(times)


def check_out(commit: str, folder: str) -> None:
    """The tree of a commit in a folder, and an index that lists it."""
    git = ["git", f"--git-dir={folder}/.git", f"--work-tree={folder}"]
    subprocess.run([*git, "read-tree", "-u", "--reset", commit], check=True, cwd=folder)


def stale_share(folder: str, facts: list[Cited]) -> float:
    """The part of the facts of which some piece is not as it was."""
    verdicts = Verdicts(folder)
    stale = sum(any(verdicts.state(piece) in UNPROVEN for piece in pieces) for _, pieces in facts)
    return stale / len(facts)


def advance(repo: Repo, folder: str, facts: list[Cited], at: int, share: float) -> int:
    """The first of the commits looked at on which this share of the facts is stale, checked out; -1 if there is none."""
    while at < len(repo.commits):
        check_out(repo.commits[at], folder)
        if stale_share(folder, facts) >= share:
            return at
        at += STEP
    return -1


def in_one_process(folder: str, sources: list[str], paths: list[str]) -> str:
    """What finding the verdicts costs beside reading."""
    reading = best(lambda: [read_cited(folder, path) for path in paths])

    def verdicts() -> Verdicts:
        found = Verdicts(folder)
        for source in sources:
            found.state(source)
        return found

    cold, found = best(verdicts), verdicts()
    lost = [source for source in sources if found.state(source) in UNPROVEN]
    moved = best(lambda: moved_pieces(found, lost))
    return (
        f"reading {reading:5.1f} ms, verdicts {cold:6.1f} ms = {cold / reading:4.1f}x, "
        f"moved lines {moved:6.1f} ms = {moved / reading:4.1f}x"
    )


def the_command(folder: str, paths: list[str], env: dict[str, str]) -> str:
    """What all of `memkit stale` costs beside a process that reads."""
    listed = os.path.join(folder, ".git", "cited")
    with open(listed, "w", encoding="utf-8") as handle:
        handle.write("\n".join(paths))
    words = {
        "bare": [sys.executable, "-c", READ, listed],
        "cold": [memkit(), "stale"],
        "warm": [memkit(), "stale"],
    }
    found = dict.fromkeys(words, float("inf"))
    time.sleep(OLD)
    for _ in range(TURNS):
        for name, word in words.items():
            for memo in MEMOS if name == "cold" else ():
                if os.path.exists(os.path.join(folder, memo)):
                    os.unlink(os.path.join(folder, memo))
            found[name] = min(found[name], 1000 * cpu(word, env, folder, (0,) if name == "bare" else (0, 1)))
    bare, cold, warm = found["bare"], found["cold"], found["warm"]
    return f"bare {bare:5.1f} ms, cold {cold:6.1f} ms = {cold / bare:4.1f}x, warm {warm:5.1f} ms = {warm / bare:4.1f}x"


def open_workspace(repo: Repo, folder: str, start: int, facts: list[Cited], env: dict[str, str]) -> None:
    """A clone at a commit with a memory of these facts."""
    subprocess.run(["git", "clone", "-q", "-n", "-s", repo.directory, folder], check=True)
    check_out(repo.commits[start], folder)
    subprocess.run(
        [memkit(), "init", "--preset", "solo", "-q"], cwd=folder, env=env, check=True, capture_output=True
    )
    for path, data in citing(facts):
        with open(os.path.join(folder, "sessions", path), "wb") as handle:
            handle.write(data)
    subprocess.run([memkit(), "replay", "-q"], cwd=folder, env=env, check=True, capture_output=True)


def measure(repo: Repo, folder: str, env: dict[str, str]) -> None:
    """Prints the rows of one history."""
    at = start = len(repo.commits) * 2 // 3
    facts = cited_facts(repo, start, Random(15))
    open_workspace(repo, folder, start, facts, env)
    sources = list(dict.fromkeys(piece for _, pieces in facts for piece in pieces))
    paths = sorted({parse_stored(source).target for source in sources})
    for share in SHARES:
        at = advance(repo, folder, facts, at, share)
        if at < 0:
            return
        stale = stale_share(folder, facts)
        print(
            f"{repo.name} +{at - start}: {len(facts)} facts, {len(sources)} pieces, {len(paths)} files, {stale:.0%} stale"
        )
        print(f"  in one process  {in_one_process(folder, sources, paths)}")
        print(f"  the command     {the_command(folder, paths, env)}", flush=True)


def main(words: list[str]) -> int:
    """Prints the table."""
    repos = [Repo(*word.split("=", 1)) for word in words if "=" in word]
    if not repos:
        print(__doc__, file=sys.stderr)
        return 2
    env = surroundings(MEMKIT_ACTOR="user:bench")
    for repo in repos:
        with tempfile.TemporaryDirectory() as folder:
            measure(repo, os.path.join(folder, "work"), env)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
