"""A new user's first two weeks, through the installed command: what is written, what is asked, and every way out.

Whatever refuses names a next command, and that command is run as it stands there.
"""

from __future__ import annotations

import json
import re
import shlex
from dataclasses import dataclass, field
from pathlib import Path

from tests.working_memory.house import House, Said

AGENT, PERSON = "agent:claude-code", "user:dev"
CLIENT = "TIMEOUT = 30\nRETRIES = 3\n\n\ndef fetch(url):\n    return TIMEOUT\n\n\ndef again(url):\n    return RETRIES\n"


@dataclass
class Weeks:
    """The repository, its calendar, and what happened so far."""

    house: House
    day: int = 1
    minute: int = 0
    refused: list[tuple[str, str]] = field(default_factory=list)

    def run(self, *words: str, who: str = PERSON, stdin: str = "") -> Said:
        """One command, a minute after the one before."""
        self.minute += 1
        now = f"2026-03-{self.day:02}T09:{self.minute:02}:00Z"
        return self.house.run(*words, stdin=stdin, env={"MEMKIT_NOW": now, "MEMKIT_ACTOR": who})

    def do(self, *words: str, who: str = PERSON, stdin: str = "") -> Said:
        """A command that does what it should."""
        said = self.run(*words, who=who, stdin=stdin)
        assert said.code == 0, (words, said)
        return said

    def slip(self, *words: str, who: str = PERSON, says: str = "") -> None:
        """A command that refuses; the command of its hint is run, with `says` for what it leaves open."""
        said = self.run(*words, who=who)
        assert said.code > 0, (words, said)
        [hint] = [line for line in said.err.splitlines() if line.startswith("hint: memkit ")]
        command = (
            re.split(r"   \(| · |; ", hint.removeprefix("hint: memkit "))[0]
            .replace("…", says)
            .replace("PATH", says)
        )
        assert self.run(*shlex.split(command), who=who).code == 0, (words, hint)
        self.refused.append((" ".join(" ".join(words).split()[:2]), command.split(" ")[0]))

    def to(self, day: int) -> None:
        """The next day on which something happens."""
        self.day, self.minute = day, 0

    def asked(self) -> list[str]:
        """What waits for the person."""
        found = self.run("review", "--json")
        assert found.code in (0, 1), found
        return [item["item"] for item in found.data["items"]]


def test_two_weeks_of_a_new_user(tmp_path: Path) -> None:
    weeks = Weeks(House(tmp_path / "repo", {"MEMKIT_ACTOR": PERSON}))
    root = weeks.house.root
    (root / "client.py").write_text(CLIENT)
    first_day(weeks)
    asked = [*first_week(weeks, root), *second_week(weeks, root)]
    assert asked == [
        "candidate:fetch-loop", "candidate:retries-cheap", "stale:fetch-returns", "stale:request-timeout",
        "candidate:tests-first",
    ]  # fmt: skip
    assert weeks.refused == [
        ("remeber Requests", "remember"),
        ("session end", "session"),
        ("list factoids", "list"),
        ("show request-timeot", "show"),
        ("remember One", "promote"),
        ("supersede request-timeout", "supersede"),
    ]
    kinds = [line for text in sessions(weeks) for line in text.splitlines() if line.startswith("kind: ")]
    counted = {kind.removeprefix("kind: "): kinds.count(kind) for kind in dict.fromkeys(kinds)}
    assert counted == {"governance": 5, "work": 3, "review": 7}
    assert written(root) == [
        "continuity.md", "memory/INDEX.md", "memory/QUEUE.md", "memory/archive/2026-Q1.md", "memory/archive/INDEX.md", "memory/decisions/one-client.md",
        "memory/glossary.md",
    ]  # fmt: skip
    assert weeks.do("check").out.splitlines()[-1].startswith("checked 15 sessions, ")


def sessions(weeks: Weeks) -> list[str]:
    return [data.decode() for data in weeks.house.sessions().values()]


def written(root: Path) -> list[str]:
    """The files that people read."""
    found = [root / "continuity.md", *(root / "memory").rglob("*.md")]
    return sorted(path.relative_to(root).as_posix() for path in found)


def first_day(weeks: Weeks) -> None:
    """Set up, two facts, a slip of the finger, an answer."""
    weeks.do("init", "--preset", "solo")
    weeks.slip("remeber", "Requests are sent once.", "--id", "sent-once")
    words = ("--id", "request-timeout", "--evidence", "client.py#TIMEOUT")
    weeks.do("remember", "Requests time out after 30 seconds, TIMEOUT.", *words)
    assert "request-timeout" in weeks.do("recall", "request timeout").out


def first_week(weeks: Weeks, root: Path) -> list[str]:
    """Two days with an agent, then the weekly review: two orders wait, descriptions count unreviewed."""
    weeks.to(3)
    agent(weeks, "fetch returns TIMEOUT.", "fetch-returns")
    weeks.do("propose", "Never call fetch in a loop.", "--id", "fetch-loop", who=AGENT)
    weeks.slip("session", "end", "-m", "Looked at the client.", who=AGENT)
    weeks.to(5)
    agent(weeks, "again returns RETRIES.", "again-returns")
    weeks.do("propose", "Keep retries cheap.", "--id", "retries-cheap", who=AGENT)
    weeks.do("session", "end", "-m", "Looked at retries.", "--defer", who=AGENT)
    weeks.to(7)
    (root / "client.py").write_text(CLIENT.replace("TIMEOUT = 30", "TIMEOUT = 30  # seconds"))
    weeks.slip("list", "factoids")
    asked = weeks.asked()
    answer(weeks, "fetch-loop", answer="promote")
    answer(weeks, "retries-cheap", answer="edit", text="Retry three times at most.")
    weeks.do("review", "--kind", "stale", "--answer", "holds", "--yes")
    assert weeks.asked() == []
    weeks.do("review", "--unreviewed", "--answer", "holds", "--yes")
    return asked


def second_week(weeks: Weeks, root: Path) -> list[str]:
    """A typo, a decision that lacks something, a fact that is replaced twice, one more session, and the review."""
    weeks.to(9)
    weeks.slip("show", "request-timeot")
    decision = ("--kind", "decision", "--id", "one-client")
    weeks.slip("remember", "One client is shared.", *decision, says="client.py#fetch")
    weeks.to(11)
    (root / "client.py").write_text(CLIENT.replace("30", "45"))
    new = ("Requests time out after 45 seconds, TIMEOUT.", "--id", "request-timeout-45")
    weeks.do("supersede", "request-timeout", *new)
    weeks.slip("supersede", "request-timeout", "Requests time out after a minute.")
    weeks.do("undo")
    weeks.to(12)
    weeks.do("propose", "Write the tests first.", "--id", "tests-first", who=AGENT)
    weeks.do("session", "end", "-m", "Wrote tests.", "--defer", who=AGENT)
    weeks.to(14)
    asked = weeks.asked()
    answer(weeks, "tests-first", answer="reject")
    return [item for item in asked if item.startswith("candidate:")]


def agent(weeks: Weeks, text: str, id: str) -> None:
    """A description with its evidence: it counts, unreviewed, when the session ends."""
    said = weeks.do("propose", text, "--id", id, "--evidence", "client.py", who=AGENT)
    assert "counts unreviewed when the session ends" in said.out


def answer(weeks: Weeks, item: str, **said: str) -> None:
    weeks.do("review", "--apply", "-", stdin=json.dumps({"item": item, **said}))
