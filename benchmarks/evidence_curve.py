"""How long evidence stays fresh, and how much of what became false it calls fresh.

`python -m benchmarks.evidence_curve [--falsified FILE] [--sweep] OWNER/NAME=GIT_DIR …`

Reads the first-parent history of each git directory. Claims are made from the code at many starting points (constants,
defaults, docstrings, comments, sentences of documents); each cites a file that was touched in the hundred commits before,
as the facts of somebody who works there do. Printed per repository: the share called stale after 10, 20 and 50 commits
with the whole file, with spans chosen by the claim's words, and with `#name`. FILE holds claims written by hand that a
commit made false (repo, commit, path, claim): printed is the share that is called fresh after that commit. With --sweep
both errors are printed for each rule.
"""

from __future__ import annotations

import json
import re
import subprocess
import sys
from collections import defaultdict
from dataclasses import dataclass
from functools import lru_cache
from random import Random

from memkit.boot.struct import replace
from memkit.errors import Refused
from memkit.evidence import anchor, verdict
from memkit.evidence.anchor import RULE, Rule
from memkit.evidence.blocks import Block, blocks_of
from memkit.evidence.forms import Piece
from memkit.evidence.span import lines_of, text_of

AFTER = (10, 20, 50)
STARTS, PER_START, BEFORE = 12, 8, 100
SOURCES = re.compile(
    r"\.(py|go|js|ts|rs|java|c|h|cpp|rb|md|rst|toml|kt|swift|cs|php|ex|lua|scala)$|(^|/)Makefile$"
)
SKIPPED = re.compile(
    r"(^|/)(vendor|node_modules|dist|third_party|CHANGE|HISTORY|History|NEWS|RELEASE)|\.min\.|\.lock$", re.I
)
SENTENCE = re.compile(r"[A-Z`][^.!?\n]{25,160}[.!?](?=\s|$)")
COMMENT = re.compile(r"^\s*(?://+|#+|\*)\s*([A-Z][^\n]{25,140})$", re.M)
CONSTANT = re.compile(
    r"^\s*(?:[\w ]*\s)?([A-Za-z_]\w{3,})\s*(?::[^=\n]{0,40})?:?=\s*([\"']?[\w./ -]{1,30}[\"']?)[;,]?\s*$"
)
PARAMETER = re.compile(
    r"\b(\w{3,})(?:\s*:[^=,()\n]{0,40})?=\s*(None|True|False|[\d.]+|\"[^\"\n]{0,20}\"|'[^'\n]{0,20}')[,)]"
)
LITERAL = re.compile(r"\"([^\"\\\n]{6,50})\"|'([^'\\\n]{6,50})'")
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


@dataclass(frozen=True)
class Fact:
    """A claim about a file as of a commit, and the block it was made from."""

    commit: int
    path: str
    claim: str
    name: str = ""


class Repo:
    """A git directory: its first-parent commits, the newest last, and what they hold."""

    def __init__(self, name: str, directory: str) -> None:
        self.name, self.directory = name, directory
        self.commits = self.git("rev-list", "--first-parent", "--reverse", "HEAD").split()
        self.batch = subprocess.Popen(
            ["git", "-C", directory, "cat-file", "--batch"], stdin=subprocess.PIPE, stdout=subprocess.PIPE
        )
        self.cached: dict[str, bytes | None] = {}

    def git(self, *words: str) -> str:
        run = subprocess.run(["git", "-C", self.directory, *words], capture_output=True, check=True)
        return run.stdout.decode("utf-8", "replace")

    def file(self, commit: str, path: str) -> bytes | None:
        """A file as of a commit; None if it is not there."""
        key = f"{commit}:{path}"
        if key not in self.cached:
            self.cached[key] = self._read(key)
        return self.cached[key]

    def _read(self, key: str) -> bytes | None:
        assert self.batch.stdin and self.batch.stdout
        self.batch.stdin.write(key.encode() + b"\n")
        self.batch.stdin.flush()
        head = self.batch.stdout.readline().split()
        if head[-1] == b"missing" or b"missing" in head:
            return None
        data = self.batch.stdout.read(int(head[2]) + 1)[:-1]
        return data if head[1] == b"blob" else None

    def touched(self, start: int) -> list[str]:
        """Source files and documents changed in the commits before this one that it still holds."""
        span = f"{self.commits[max(start - BEFORE, 0)]}..{self.commits[start]}"
        paths = sorted(
            set(self.git("log", "--format=", "--name-only", "--first-parent", "-m", span).splitlines())
        )
        return [path for path in paths if SOURCES.search(path) and not SKIPPED.search(path)]


def made_facts(repo: Repo, random: Random) -> list[Fact]:
    """Claims made from the code at starting points spread over the later two thirds of a history."""
    first, last = len(repo.commits) // 3, len(repo.commits) - max(AFTER) - 1
    found: list[Fact] = []
    for start in range(first, last, max((last - first) // STARTS, 1)):
        paths, facts = repo.touched(start), list[Fact]()
        for _ in range(PER_START * 5):
            if not paths or len(facts) >= PER_START:
                break
            path = random.choice(paths)
            data = repo.file(repo.commits[start], path)
            text = text_of(data) if data and len(data) < 400_000 else None
            if text and (fact := made_fact(start, path, lines_of(text), random)):
                facts.append(fact)
        found += facts
    return found


def made_fact(start: int, path: str, lines: list[str], random: Random) -> Fact | None:
    """One claim from a random block of a file."""
    blocks = [block for block in cached_blocks(path, tuple(lines)) if not block.container]
    if not blocks:
        return None
    block = random.choice(blocks)
    text = "\n".join(lines[block.first - 1 : block.last])
    claims = [
        claim
        for make in (_prose, _constant, _parameter, _literal, _comment)
        if (claim := make(block, text, random))
    ]
    return Fact(start, path, random.choice(claims), block.qualified) if claims else None


def _prose(block: Block, text: str, random: Random) -> str:
    found = [" ".join(match.split()) for match in SENTENCE.findall(text)]
    if not found:
        return ""
    sentence = random.choice(found)
    return sentence if random.random() < 0.5 else f"`{block.name}`: {sentence}"


def _constant(_block: Block, text: str, _random: Random) -> str:
    match = CONSTANT.match(text.splitlines()[-1])
    return f"{match[1]} is {match[2]}" if match else ""


def _parameter(block: Block, text: str, random: Random) -> str:
    found = PARAMETER.findall(text[:600])
    if not found:
        return ""
    name, value = random.choice(found)
    return f"The parameter {name} of {block.name} defaults to {value}"


def _literal(block: Block, text: str, random: Random) -> str:
    found = [a or b for a, b in LITERAL.findall(text)]
    verb = random.choice(["uses", "contains", "knows", "compares with"])
    return f'{block.name} {verb} "{random.choice(found)}"' if found else ""


def _comment(_block: Block, text: str, random: Random) -> str:
    found = COMMENT.findall(text)
    return random.choice(found).strip() if found else ""


@lru_cache(maxsize=4000)
def cached_blocks(path: str, lines: tuple[str, ...]) -> tuple[Block, ...]:
    """The blocks of a text, read once for all rules."""
    return blocks_of(path, list(lines))


def patch_readers() -> None:
    """Lets anchors and verdicts share the blocks of texts read before."""
    anchor.blocks_of = verdict.blocks_of = lambda path, lines: cached_blocks(path, tuple(lines))  # type: ignore[attr-defined]


def states(repo: Repo, fact: Fact, pieces: tuple[Piece, ...]) -> list[bool]:
    """Whether a fact is called stale after each number of commits."""
    found = []
    for after in AFTER:
        data = repo.file(repo.commits[fact.commit + after], fact.path)
        found.append(verdict.worst([verdict.judge(piece, data) for piece in pieces]) != "fresh")
    return found


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
        fresh = verdict.worst([verdict.judge(piece, after) for piece in pieces]) == "fresh"
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


def shares(marks: list[bool]) -> str:
    """The share of stale marks for each AFTER."""
    columns = [marks[at :: len(AFTER)] for at in range(len(AFTER))]
    return " / ".join(f"{100 * sum(column) / max(len(column), 1):3.0f}" for column in columns)


def main(words: list[str]) -> int:
    """Prints the tables."""
    patch_readers()
    sweep = "--sweep" in words
    rows = list[dict[str, str]]()
    if "--falsified" in words:
        at = words.index("--falsified")
        with open(words[at + 1], encoding="utf-8") as file:
            rows = [json.loads(line) for line in file if line.strip()]
        words = words[:at] + words[at + 2 :]
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
    print("\ncalled fresh though false, by the chosen rule:")
    for found in falsified(repos, rows, RULE).values():
        for row, fresh in found:
            if fresh:
                print(f"  {row['repo']} {row['commit']} {row['path']}: {row['claim']}")
    return 0


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
