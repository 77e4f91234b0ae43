"""A small project with a home and a data directory of its own, and the installed command to work in it."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from copy import copy
from pathlib import Path
from typing import Any

from memkit.store.actors import HOST_MARKS
from tests.process import forked

MEMKIT = str(Path(sys.executable).with_name("memkit"))
HOSTS = tuple(mark for mark, _ in HOST_MARKS)


class Project:
    """A workspace in a git repository; every call is a process of its own, by `user:dev` unless said."""

    def __init__(self, folder: Path, policy: str = "") -> None:
        self.root = folder / "project"
        self.home = folder / "home"
        self.data = folder / "data"
        self.now = "2026-11-16T10:00:00Z"
        self.stand_ins: dict[str, Any] = {}
        for path in (self.root, self.home):
            path.mkdir(parents=True)
        self.git("init", "-q")
        self.git("config", "user.name", "Project Bot")
        self.git("config", "user.email", "bot@example.com")
        self.ok("init", "--preset", "solo")
        if policy:
            with (self.root / "memkit.toml").open("a") as file:
                file.write(policy)

    def copy_to(self, folder: Path) -> Project:
        """The same project at another place: as it stands, without building it anew."""
        twin = copy(self)
        twin.root, twin.home, twin.data = folder / "project", folder / "home", folder / "data"
        for name in ("root", "home", "data"):
            if getattr(self, name).exists():
                shutil.copytree(getattr(self, name), getattr(twin, name), symlinks=True)
        return twin

    @property
    def environment(self) -> dict[str, str]:
        """Nothing of the machine's own but the path."""
        kept = {key: value for key, value in os.environ.items() if key in ("PATH", "LANG", "TMPDIR")}
        own = {"HOME": str(self.home), "XDG_DATA_HOME": str(self.data), "MEMKIT_NOW": self.now}
        return {**kept, **own}

    def call(self, *words: str, stdin: str = "", who: str = "user:dev") -> subprocess.CompletedProcess[str]:
        """One call, whatever comes of it: in a process of its own, with what this one has loaded already."""
        return forked(["--actor", who, *words], self.root, self.environment, stdin, self.stand_ins)

    def installed(
        self, *words: str, stdin: str = "", who: str = "user:dev"
    ) -> subprocess.CompletedProcess[str]:
        """The same through the command as it is installed."""
        return subprocess.run(
            [MEMKIT, "--actor", who, *words],
            cwd=self.root,
            env=self.environment,
            input=stdin,
            capture_output=True,
            text=True,
            timeout=120,
        )

    def ok(self, *words: str, stdin: str = "", who: str = "user:dev") -> str:
        """The output of a call that must succeed."""
        done = self.call(*words, stdin=stdin, who=who)
        assert done.returncode == 0, f"{words}\n{done.stdout}\n{done.stderr}"
        return done.stdout

    def data_of(self, *words: str, stdin: str = "", who: str = "user:dev") -> Any:
        """The `data` of a call with --json."""
        return json.loads(self.call(*words, "--json", stdin=stdin, who=who).stdout)["data"]

    def refused(self, *words: str, stdin: str = "", who: str = "user:dev") -> str:
        """The code of a refusal."""
        done = self.call(*words, "--json", stdin=stdin, who=who)
        assert done.returncode == 4, f"{words}\n{done.stdout}\n{done.stderr}"
        return str(json.loads(done.stderr)["code"])

    def git(self, *words: str) -> str:
        """One git command."""
        done = subprocess.run(
            ["git", *words],
            cwd=self.root,
            env={**os.environ, "HOME": str(self.home)},
            capture_output=True,
            text=True,
        )
        assert done.returncode == 0, done.stderr
        return done.stdout

    def commit(self) -> None:
        """Everything, as one commit."""
        self.git("add", "-A")
        self.git("commit", "-q", "-m", "work", "--no-verify")

    def grant(self, *words: str, subject: str = "Marit Solheim") -> str:
        """A consent for support, by this person; its id."""
        given = words if "--purpose" in words else ("--purpose", "support", *words)
        return self.ok("consent", "grant", *given, "-q", stdin=subject).strip()

    def holders(self, needle: str) -> list[str]:
        """Every file of the tree, of git's objects and of the data directory that holds the text."""
        raw = needle.encode()
        found = [
            str(path.relative_to(self.root.parent))
            for path in sorted(self.root.parent.rglob("*"))
            if path.is_file() and raw in path.read_bytes()
        ]
        objects = subprocess.run(
            ["git", "cat-file", "--batch", "--batch-all-objects"],
            cwd=self.root,
            capture_output=True,
            check=True,
        )
        return found + (["git objects"] if raw in objects.stdout else [])

    def ledger(self) -> dict[str, bytes]:
        """The bytes of every session."""
        return {path.name: path.read_bytes() for path in sorted((self.root / "sessions").glob("*.md"))}

    def rendered(self) -> str:
        """All projections in one text."""
        paths = [self.root / "continuity.md", *sorted((self.root / "memory").rglob("*.md"))]
        return "\n".join(path.read_text() for path in paths)

    def vault(self) -> list[str]:
        """The names of the files in the vault."""
        return sorted(path.name for path in self.data.rglob("vault/*"))
