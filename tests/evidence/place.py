"""A repository with one cited file, for tests of evidence through the command."""

from __future__ import annotations

import subprocess
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory

from tests.working_memory.house import House

LIMITS = '''"""Limits of the gateway."""

MAX_WAIT = 30


class RateLimit:
    """Counts requests."""

    def __init__(self) -> None:
        self.per_minute = 60

    def allows(self, count: int) -> bool:
        return count < self.per_minute


def retry(times: int = 3) -> int:
    return times * MAX_WAIT
'''
AGENT = {"MEMKIT_ACTOR": "agent:codex"}
PERSON = {"MEMKIT_ACTOR": "user:ada"}


def git(root: Path, *words: str) -> str:
    """git, in the repository, as somebody."""
    who = ["-c", "user.name=Ada", "-c", "user.email=ada@example.org", "-c", "commit.gpgsign=false"]
    done = subprocess.run(["git", "-C", str(root), *who, *words], check=True, capture_output=True, text=True)
    return done.stdout.strip()


def write(house: House, path: str, text: str) -> None:
    """Writes a file of the work tree."""
    target = house.root / path
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_text(text, encoding="utf-8", newline="")


def place(root: Path, preset: str = "team") -> House:
    """A workspace with src/limits.py, committed; nothing is raised by policy in it."""
    return _built(root.name, preset)[1].copy_to(root)


@cache
def _built(name: str, preset: str) -> tuple[TemporaryDirectory[str], House]:
    """That workspace, built once by this process, and the folder that holds it; a project is named after its folder."""
    folder = TemporaryDirectory(prefix="memkit-place-")
    house = House(Path(folder.name) / name)
    house.do("init", "--preset", preset, "--yes")
    write(house, "src/limits.py", LIMITS)
    git(house.root, "add", "-A")
    git(house.root, "commit", "-qm", "start")
    return folder, house


def swap(house: House, old: str, new: str, path: str = "src/limits.py") -> None:
    """Replaces words in a file."""
    text = (house.root / path).read_text(encoding="utf-8")
    assert old in text
    write(house, path, text.replace(old, new))


def remembered(house: House, claim: str, *cited: str) -> str:
    """The id of a fact that a person told, with this evidence."""
    flags = [word for each in cited for word in ("--evidence", each)]
    said = house.do("remember", claim, *flags, "--json", env=PERSON).data
    assert said["status"] == "promoted"
    return str(said["id"])


def verdict(house: House, id: str) -> str:
    """How a fact stands, as `show` says it."""
    return str(house.do("show", id, "--json", env=PERSON).data["verdict"])
