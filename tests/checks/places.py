"""Repositories for these tests: made in a folder of their own, with a fixed clock and identity."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

from tests.process import forked

NOW = "2026-03-02T10:00:00Z"


def environment(home: Path, **more: str) -> dict[str, str]:
    """Nothing of this machine but its PATH, with this memkit in front."""
    home.mkdir(parents=True, exist_ok=True)
    found = {
        "PATH": os.pathsep.join([str(Path(sys.executable).parent), os.environ.get("PATH", "")]),
        "HOME": str(home),
        "XDG_DATA_HOME": str(home / "data"),
        "GIT_CONFIG_NOSYSTEM": "1",
        "LC_ALL": "C.UTF-8",
        "MEMKIT_NOW": NOW,
        "MEMKIT_ACTOR": "user:dev",
        "NO_COLOR": "1",
    }
    for role in ("AUTHOR", "COMMITTER"):
        found |= {f"GIT_{role}_NAME": "dev", f"GIT_{role}_EMAIL": "dev@example.org"}
        found |= {f"GIT_{role}_DATE": "2026-03-02T10:00:00Z"}
    return {**found, **more}


@dataclass
class Place:
    """A folder in which commands run."""

    root: Path
    minute: int = 0

    def run(self, *words: str, ok: bool = True, **env: str) -> subprocess.CompletedProcess[str]:
        """One command; its clock is a minute later than the last one's."""
        done = subprocess.run(
            words,
            cwd=self.root,
            env=self._next_environment(env),
            stdin=subprocess.DEVNULL,
            capture_output=True,
            text=True,
            timeout=300,
        )
        assert not ok or done.returncode == 0, f"{words}\n{done.stdout}\n{done.stderr}"
        return done

    def _next_environment(self, more: dict[str, str]) -> dict[str, str]:
        self.minute += 1
        clock = f"2026-03-02T{10 + self.minute // 60:02d}:{self.minute % 60:02d}:00Z"
        return environment(self.root.parent / "home", **{"MEMKIT_NOW": clock, **more})

    def git(self, *words: str, ok: bool = True, **env: str) -> subprocess.CompletedProcess[str]:
        """One git command."""
        return self.run("git", *words, ok=ok, **env)

    def memkit(self, *words: str, ok: bool = True, **env: str) -> subprocess.CompletedProcess[str]:
        """One memkit command, in a process of its own."""
        done = forked(words, self.root, self._next_environment(env))
        assert not ok or done.returncode == 0, f"{words}\n{done.stdout}\n{done.stderr}"
        return done

    def problems(self, *words: str) -> list[dict[str, object]]:
        """What `memkit check --json` finds."""
        done = self.memkit("check", "--json", *words, ok=False)
        assert done.returncode in (0, 1), done.stderr
        found = json.loads(done.stdout)
        assert found["ok"] is (done.returncode == 0)
        return list(found["problems"])

    def codes(self, *words: str) -> set[str]:
        """Only their names."""
        return {str(problem["code"]) for problem in self.problems(*words)}

    def write(self, path: str, text: str) -> None:
        """A file, with its folders."""
        target = self.root / path
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(text, encoding="utf-8", newline="")

    def copy_to(self, root: Path) -> Place:
        """The same repository at another place, at the same minute: without building it anew."""
        shutil.copytree(self.root, root, symlinks=True)
        return Place(root, self.minute)

    def commit(self, message: str = "work", ok: bool = True, **env: str) -> subprocess.CompletedProcess[str]:
        """Stages and commits everything."""
        self.git("add", "-A")
        return self.git("commit", "-m", message, ok=ok, **env)


def repository(root: Path) -> Place:
    """An empty git repository."""
    root.mkdir(parents=True, exist_ok=True)
    place = Place(root)
    place.git("init", "-q", "-b", "main")
    return place


def workspace(root: Path, *init: str) -> Place:
    """A git repository with a memkit workspace in it, committed."""
    place = repository(root)
    place.memkit("init", *init)
    place.commit("start")
    return place
