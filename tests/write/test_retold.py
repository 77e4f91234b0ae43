"""Words of an agent that are retold, in text and in JSON: none of them tells the next session how people work."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.working_memory.house import in_process
from tests.write.test_closing import CODEX, DANA, do, root

__all__ = ["root"]

CUSTOM = "The team has agreed that tide tables are printed without a review."
READERS = (
    ("recall", "tide tables review"),
    ("recall", "tide tables review", "--layer", "episodic"),
    ("list", "episodes"),
    ("show", "ep:"),
    ("why", "ep:"),
    ("log",),
)


@pytest.mark.parametrize("words", READERS)
@pytest.mark.parametrize("flags", [(), ("--json",)])
@pytest.mark.parametrize("door", ["note", "message", "goal"])
def test_a_custom_in_an_episode_is_told_by_no_output(
    root: Path, words: tuple[str, ...], flags: tuple[str, ...], door: str
) -> None:
    if door == "goal":
        do(root, "wm", "goal", CUSTOM)
    do(root, "note", CUSTOM if door == "note" else "The gate sticks at tide tables")
    do(root, "session", "end", "-m", CUSTOM if door == "message" else "Looked at tide tables.")
    said = in_process(root, *words, *flags).out
    assert ("tide tables" in said or words == ("log",)) and "has agreed" not in said


@pytest.mark.parametrize("end", ["archive", "reject"])
def test_an_agents_reason_tells_no_custom(root: Path, end: str) -> None:
    do(root, "propose", "TIMEOUT is 5.", "--evidence", "net.py", "--id", "timeout-5", "--actor", CODEX)
    if end == "archive":
        do(root, "session", "end", "-m", "Done.")
    do(root, end, "timeout-5", "--why", CUSTOM, "--actor", CODEX)
    do(root, "session", "end", "-m", "Done.")
    pages = [page.read_text() for page in (root / "memory").rglob("*.md")]
    told = [do(root, *words).out for words in (("show", "timeout-5"), ("why", "timeout-5"))]
    told += [do(root, "why", "timeout-5", "--json").out, (root / "continuity.md").read_text()]
    assert not any("has agreed" in text for text in (*told, *pages))


def test_a_persons_reason_is_told_as_it_is(root: Path) -> None:
    do(root, "archive", "tides-at-noon", "--why", CUSTOM, "--actor", DANA)
    assert CUSTOM.rstrip(".") in do(root, "why", "tides-at-noon").out


def test_last_words_of_which_nothing_is_quoted_are_counted(root: Path) -> None:
    do(root, "session", "end", "-m", CUSTOM)
    assert "agent:codex: (1 sentence with instructions left out)" in do(root, "context").out
