"""What verdicts on 1,000 facts cost, beside reading the files they cite.

`python -m benchmarks.evidence_cost OWNER/NAME=GIT_DIR …`

Facts are made from the code at a commit, one half cited by bare path, the other by `#name`. Their verdicts are found at
that commit (all fresh) and at later ones, without a memo as after a clone, and with one. A process that has read the files
before is what everything is compared with: `reading` opens each cited file once and reads its bytes. CPU, best of several.
"""

from __future__ import annotations

import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from random import Random

from benchmarks.evidence_claims import SKIPPED, SOURCES, Repo, made_fact
from memkit.errors import Refused
from memkit.evidence.anchor import anchored
from memkit.evidence.forms import Piece, parse_stored, stored
from memkit.evidence.span import lines_of, text_of
from memkit.query.moved_lines import find_moved
from memkit.query.verdicts import UNPROVEN, Verdicts
from memkit.store.evidence import read_cited

FACTS, RUNS = 1000, 7
AFTER = (0, 20, 100, 400)


def cited_pieces(repo: Repo, start: int, random: Random) -> list[str]:
    """1,000 recorded pieces or some more, of files drawn at random from a commit."""
    commit = repo.commits[start]
    paths = repo.git("ls-tree", "-r", "--name-only", commit).splitlines()
    paths = [path for path in paths if SOURCES.search(path) and not SKIPPED.search(path)]
    found: list[str] = []
    for at in range(FACTS * 20):
        path = random.choice(paths)
        data = repo.file(commit, path) or b""
        text = text_of(data)
        fact = made_fact(start, path, lines_of(text), random) if text else None
        if fact is None:
            continue
        try:
            pieces = anchored(Piece("file", path, name=fact.name if at % 2 else ""), data, fact.claim)
        except Refused:
            continue
        found += map(stored, pieces)
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


def measure(repo: Repo, folder: str, sources: list[str], start: int, after: int) -> None:
    """Prints one row."""
    check_out(repo.commits[start + after], folder)
    paths = sorted({parse_stored(source).target for source in sources})
    reading = best(lambda: [read_cited(folder, path) for path in paths])

    def verdicts() -> Verdicts:
        found = Verdicts(folder)
        for source in sources:
            found.state(source)
        return found

    cold = best(verdicts)
    found = verdicts()
    lost = [source for source in sources if found.state(source) in UNPROVEN]
    moved = best(lambda: find_moved(Verdicts(folder), map(parse_stored, lost)))
    print(
        f"{repo.name:22} +{after:<4} {len(sources)} pieces, {len(paths)} files, {len(lost)} stale: "
        f"reading {reading:5.1f} ms, "
        f"verdicts {cold:6.1f} ms = {cold / reading:4.1f}x, moved lines {moved:6.1f} ms = {moved / reading:4.1f}x",
        flush=True,
    )


def main(words: list[str]) -> int:
    """Prints the table."""
    repos = [Repo(*word.split("=", 1)) for word in words if "=" in word]
    if not repos:
        print(__doc__, file=sys.stderr)
        return 2
    for repo in repos:
        start = len(repo.commits) * 2 // 3
        sources = cited_pieces(repo, start, Random(15))
        with tempfile.TemporaryDirectory() as folder:
            subprocess.run(["git", "clone", "-q", "-n", "-s", repo.directory, folder], check=True)
            for after in AFTER:
                if start + after < len(repo.commits):
                    measure(repo, folder, sources, start, after)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
