"""How long evidence stays fresh, and how much of what became false it calls fresh.

`python -m benchmarks.evidence_curve [--falsified FILE] [--lived FILE] [--sweep] OWNER/NAME=GIT_DIR …`

Reads the first-parent history of each git directory. Claims are made from the code at many starting points (constants,
defaults, docstrings, comments, sentences of documents); each cites a file that was touched in the hundred commits before,
as the facts of somebody who works there do. Printed per repository: the share called stale after 10, 20 and 50 commits
with the whole file, with spans chosen by the claim's words, and with `#name`. FILE holds claims written by hand that a
commit made false (repo, commit, path, claim): printed is the share that is called fresh after that commit. The FILE of
--lived holds claims written by hand about a file as of a commit, true or not later (repo, commit, path, name, claim). With
--sweep both errors are printed for each rule.
"""

from __future__ import annotations

import json
import sys
from collections import defaultdict
from random import Random

from benchmarks.evidence_claims import AFTER, Fact, Repo, cached_blocks, made_facts
from memkit import evidence
from memkit.boot.struct import replace
from memkit.errors import Refused
from memkit.evidence import anchor
from memkit.evidence.choice import RULE, Rule
from memkit.evidence.forms import Piece

OPEN = Rule(spans=1, defining=0, near=1.0, gain=9.0, lead=0.0, crowd=10**6, whole="never", related=0)
VARIANTS: dict[str, Rule] = {
    "whole file": replace(RULE, lead=9.0),
    "best 1": OPEN,
    "best 2": replace(OPEN, spans=2, near=0.0),
    "best 3": replace(OPEN, spans=3, near=0.0),
    "best + 1 defining": replace(OPEN, spans=2, defining=1),
    "best + 2 defining": replace(OPEN, spans=3, defining=2),
    "never the whole": replace(RULE, whole="never"),
    "always the whole": replace(RULE, whole="always"),
    "near .4": replace(RULE, near=0.4),
    "near .9": replace(RULE, near=0.9),
    "gain .1": replace(RULE, gain=0.1),
    "gain .4": replace(RULE, gain=0.4),
    "lead .2": replace(RULE, lead=0.2),
    "nothing related": replace(RULE, related=0),
    "crowd 3": replace(RULE, crowd=3),
    "vague claims too": replace(RULE, vague=10**6),
    "4 spans": replace(RULE, spans=4),
    "2 defining": replace(RULE, defining=2),
    "chosen": RULE,
}


def patch_readers() -> None:
    """Lets anchors and verdicts share the blocks of texts read before."""
    anchor.blocks_of = evidence.blocks_of = lambda path, lines: cached_blocks(path, tuple(lines))  # type: ignore[attr-defined]


def states(repo: Repo, fact: Fact, pieces: tuple[Piece, ...]) -> list[bool]:
    """Whether a fact is called stale after each number of commits."""
    found = []
    for after in AFTER:
        data = repo.file(repo.commits[fact.commit + after], fact.path)
        found.append(not _is_fresh(pieces, data))
    return found


def _is_fresh(pieces: tuple[Piece, ...], data: bytes | None) -> bool:
    """Whether every piece, and at least one, is called fresh."""
    return bool(pieces) and all(evidence.judge(piece, data).state == "fresh" for piece in pieces)


def stale_table(
    repos: list[Repo], facts: dict[str, list[Fact]], rule: Rule, named: bool = False
) -> dict[str, list[bool]]:
    """For each repository the stale marks of its facts, AFTER by AFTER."""
    found: dict[str, list[bool]] = defaultdict(list)
    for repo in repos:
        for fact in facts[repo.name]:
            data = repo.file(repo.commits[fact.commit], fact.path) or b""
            piece = Piece("file", fact.path, name=fact.name if named else "")
            try:
                pieces = anchor.anchored(piece, data, fact.claim, rule)
            except Refused:
                continue
            found[repo.name] += states(repo, fact, pieces)
    return found


def falsified(
    repos: list[Repo], rows: list[dict[str, str]], rule: Rule
) -> dict[str, list[tuple[dict[str, str], bool]]]:
    """For each repository its claims that became false, and whether they are called fresh."""
    found: dict[str, list[tuple[dict[str, str], bool]]] = defaultdict(list)
    by_name = {repo.name: repo for repo in repos}
    for row in rows:
        repo = by_name.get(row["repo"])
        if repo is None:
            continue
        before, after = repo.file(f"{row['commit']}~", row["path"]), repo.file(row["commit"], row["path"])
        if before is None:
            print(f"no such file: {row}", file=sys.stderr)
            continue
        pieces = anchor.anchored(Piece("file", row["path"]), before, row["claim"], rule)
        fresh = _is_fresh(pieces, after)
        found[row["repo"]].append((row, fresh))
    return found


def spoken_facts(repos: list[Repo], rows: list[dict[str, str]]) -> dict[str, list[Fact]]:
    """The claims written by hand, cited well before they became false: in a person's words, not the code's."""
    found: dict[str, list[Fact]] = defaultdict(list)
    for repo in repos:
        places = {commit: at for at, commit in enumerate(repo.commits)}
        for row in rows:
            if row["repo"] != repo.name:
                continue
            at = places.get(repo.git("rev-parse", row["commit"]).strip(), 0)
            for start in (at - max(AFTER) - 1, at - 2 * max(AFTER) - 1, at - 4 * max(AFTER) - 1):
                if start > 0 and repo.file(repo.commits[start], row["path"]):
                    found[repo.name].append(Fact(start, row["path"], row["claim"]))
    return found


def lived_facts(repos: list[Repo], rows: list[dict[str, str]]) -> dict[str, list[Fact]]:
    """The claims written by hand about a file as of a commit."""
    found: dict[str, list[Fact]] = defaultdict(list)
    for repo in repos:
        places = {commit[:10]: at for at, commit in enumerate(repo.commits)}
        for row in rows:
            if row["repo"] == repo.name:
                found[repo.name].append(Fact(places[row["commit"]], row["path"], row["claim"], row["name"]))
    return found


def shares(marks: list[bool]) -> str:
    """The share of stale marks for each AFTER."""
    columns = [marks[at :: len(AFTER)] for at in range(len(AFTER))]
    return " / ".join(f"{100 * sum(column) / max(len(column), 1):3.0f}" for column in columns)


def main(words: list[str]) -> int:
    """Prints the tables."""
    patch_readers()
    sweep = "--sweep" in words
    words, rows = take_rows(words, "--falsified")
    words, lived = take_rows(words, "--lived")
    repos = [Repo(*word.split("=", 1)) for word in words if "=" in word]
    if not repos:
        print(__doc__, file=sys.stderr)
        return 2
    random = Random(15)
    facts = {repo.name: made_facts(repo, random) for repo in repos}
    variants = VARIANTS if sweep else {name: VARIANTS[name] for name in ("whole file", "chosen")}
    spoken = spoken_facts(repos, rows)
    for name, rule in variants.items():
        by_hand = stale_table(repos, spoken, rule)
        print_row(name, stale_table(repos, facts, rule), by_hand, falsified(repos, rows, rule), brief=sweep)
    print_row("#name", stale_table(repos, facts, RULE, named=True), {}, {})
    if lived:
        claims = lived_facts(repos, lived)
        for name, rule in variants.items():
            print_row(f"lived, {name}", stale_table(repos, claims, rule), {}, {}, brief=sweep)
        with_name = {repo: [fact for fact in facts if fact.name] for repo, facts in claims.items()}
        print_row("lived, #name", stale_table(repos, with_name, RULE, named=True), {}, {})
    print("\ncalled fresh though false, by the chosen rule:")
    for found in falsified(repos, rows, RULE).values():
        for row, fresh in found:
            if fresh:
                print(f"  {row['repo']} {row['commit']} {row['path']}: {row['claim']}")
    return 0


def take_rows(words: list[str], option: str) -> tuple[list[str], list[dict[str, str]]]:
    """The words without an option and its file, and the rows of that file."""
    if option not in words:
        return words, []
    at = words.index(option)
    with open(words[at + 1], encoding="utf-8") as file:
        return words[:at] + words[at + 2 :], [json.loads(line) for line in file if line.strip()]


def print_row(
    name: str,
    stale: dict[str, list[bool]],
    spoken: dict[str, list[bool]],
    false: dict[str, list[tuple[dict[str, str], bool]]],
    brief: bool = False,
) -> None:
    """One rule: both errors for all repositories, and for each unless it is to be brief."""
    marks = [mark for found in stale.values() for mark in found]
    by_hand = [mark for found in spoken.values() for mark in found]
    wrong = [fresh for found in false.values() for _, fresh in found]
    print(
        f"{name:20} made {shares(marks)} % of {len(marks) // len(AFTER)}; by hand {shares(by_hand)} % of "
        f"{len(by_hand) // len(AFTER)}; fresh though false {sum(wrong)} of {len(wrong)}",
        flush=True,
    )
    for repo, found in [] if brief else stale.items():
        bad = [fresh for _, fresh in false.get(repo, [])]
        count, said = len(found) // len(AFTER), shares(spoken.get(repo, []))
        print(f"   {repo:20} {shares(found)} % of {count:4}; {said} %; {sum(bad)} of {len(bad)}")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
