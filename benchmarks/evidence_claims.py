"""Git histories, and claims made from the code they hold, for the curve of evidence."""

from __future__ import annotations

import re
import subprocess
from dataclasses import dataclass
from functools import lru_cache
from random import Random

from memkit.evidence.blocks import Block, blocks_of
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
