"""The loop that memory is for: agents learn, nobody reviews, later sessions ask. `python -m benchmarks.loop`.

Preset solo as `init` chooses it, an agent that proposes what it learned in eight sessions and ends each, a refactoring
commit after the fourth, no `ref`; then sessions that only note. Printed for 8 and 30 sessions, and with a person who
promotes everything: questions answered in the first three, right answers called weak, absent topics answered, norms
that count without a person, and what a start costs. The project is `benchmarks.loop_data`.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
from typing import Any

from benchmarks.loop_data import ABSENT, FACTS, FILES, NORMS, OTHERS

LEARNING = 8
REFACTORED_AFTER = 4
# the files that the refactoring touches
TOUCHED = ("ferry/payment.py", "ferry/sailings.py", "ferry/api.py")


class Project:
    """A repository of its own, and memkit called in it by one agent or one person."""

    def __init__(self, root: str) -> None:
        self.root = root
        clean = {key: value for key, value in os.environ.items() if not key.startswith(("MEMKIT_", "CLAUDE"))}
        self.env = {**clean, "MEMKIT_PERSONAL": "off", "HOME": root, "XDG_DATA_HOME": f"{root}/.data"}
        self.env |= {"GIT_AUTHOR_NAME": "dev", "GIT_AUTHOR_EMAIL": "dev@example.org"}
        self.env |= {"GIT_COMMITTER_NAME": "dev", "GIT_COMMITTER_EMAIL": "dev@example.org"}
        self.day = 0

    def git(self, *words: str) -> None:
        """One git command."""
        subprocess.run(["git", *words], cwd=self.root, env=self.env, check=True, capture_output=True)

    def memkit(self, *words: str, said: str = "", actor: str = "agent:codex") -> dict[str, Any]:
        """One command's data; the exit code is left to the data, since a refusal is an answer too."""
        now = f"2026-{1 + self.day // 28:02}-{1 + self.day % 28:02}T10:00:00Z"
        env = {**self.env, "MEMKIT_ACTOR": actor, "MEMKIT_NOW": now}
        call = [sys.executable, "-m", "memkit", *words, "--json"]
        done = subprocess.run(call, cwd=self.root, env=env, input=said, capture_output=True, text=True)
        found = json.loads(done.stdout)["data"] if done.stdout.strip() else {}
        return found if isinstance(found, dict) else {}

    def write(self, path: str, text: str) -> None:
        """Writes a file of the project."""
        os.makedirs(os.path.dirname(os.path.join(self.root, path)) or self.root, exist_ok=True)
        with open(os.path.join(self.root, path), "w", encoding="utf-8") as handle:
            handle.write(text)

    def commit(self, message: str) -> None:
        """Commits everything."""
        self.git("add", "-A")
        self.git("commit", "-qm", message)


def main() -> int:
    """Prints a row for each of the three ways; 1 if a norm counts without a person."""
    slips = 0
    for title, sessions, promotes in (
        ("8 sessions", 8, False),
        ("30 sessions", 30, False),
        ("8, promoted", 8, True),
    ):
        with tempfile.TemporaryDirectory() as root:
            project = Project(root)
            learn(project, sessions)
            if promotes:
                promote_all(project)
            row = measured(project)
            slips += 0 if promotes else row["norms live"]
            print(f"{title:<12}  " + "  ".join(f"{name} {value}" for name, value in row.items()))
    return 1 if slips else 0


def learn(project: Project, sessions: int) -> None:
    """Plays so many sessions: the first eight learn, the others only note."""
    for path, text in FILES.items():
        project.write(path, text)
    project.git("init", "-q")
    project.commit("The ferry service")
    project.memkit("init", actor="user:dev")
    claims = [f"- {text} ({path})" for text, path in (*((a, b) for a, b, _ in FACTS), *OTHERS)]
    claims = [*claims, *(f"- {norm}" for norm in NORMS)]
    for number in range(sessions):
        project.day = number + 1
        mine = claims[number::LEARNING] if number < LEARNING else []
        if mine:
            project.memkit("propose", "-", said="\n".join(mine))
        else:
            project.memkit("note", f"Looked at work item {number}.")
        project.memkit("session", "end", "-m", f"Work item {number} is done.", "--defer")
        project.commit(f"Session {number}")
        if number == REFACTORED_AFTER - 1:
            refactor(project)


def refactor(project: Project) -> None:
    """A commit that moves lines without changing what they say: a helper above them."""
    for path in TOUCHED:
        head, _, rest = FILES[path].partition("\n")
        project.write(path, f"{head}\n\n\ndef _now():\n    return utcnow()\n\n{rest}")
    project.commit("Refactor: a clock of its own")


def promote_all(project: Project) -> None:
    """A person promotes all that waits and confirms all that counts unreviewed."""
    waiting = [fact["id"] for fact in project.memkit("list", "queue").get("facts", [])]
    if waiting:
        project.memkit(
            "promote", *waiting, "--when", "working on it", "--evidence", "ferry/api.py", actor="user:dev"
        )
    project.memkit("verify", *[fact["id"] for fact in live(project)], actor="user:dev")


def live(project: Project) -> list[dict[str, Any]]:
    """The facts that count."""
    return list(project.memkit("list").get("facts", []))


def measured(project: Project) -> dict[str, Any]:
    """What a later session gets."""
    project.day += 1
    facts = live(project)
    ids = {fact["text"]: fact["id"] for fact in facts}
    found = weak = 0
    for claim, _, question in FACTS:
        hits = project.memkit("recall", question, "-n", "3").get("hits", [])
        mine = [hit for hit in hits if hit["id"] == ids.get(claim)]
        found += bool(mine)
        weak += bool(mine) and bool(mine[0].get("weak"))
    strong = sum(
        _is_answered(project.memkit("recall", question, "-n", "3").get("hits", [])) for question in ABSENT
    )
    pack = project.memkit("context")
    return {
        "live": len(facts),
        "answered": f"{found}/{len(FACTS)}",
        "weak": weak,
        "absent answered": f"{strong}/{len(ABSENT)}",
        "norms live": sum(norm in ids for norm in NORMS),
        "pack tokens": pack.get("tokens", 0),
        "with claim": sum(f"[{id}] " in str(pack.get("text", "")) for id in ids.values()),
    }


def _is_answered(hits: list[dict[str, Any]]) -> bool:
    return bool(hits) and not hits[0].get("weak")


if __name__ == "__main__":
    sys.exit(main())
