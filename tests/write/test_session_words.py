"""Reasons and evidence of a session as text that a page shows, and that no reader takes for anything else."""

from __future__ import annotations

from pathlib import Path

import pytest

from memkit.ledger.full_parser import parse_session
from memkit.ledger.parse import scan
from memkit.ledger.sections import WORDS, repeated_lines
from memkit.ledger.session_text import seal, write_session
from memkit.model import events as ev
from memkit.write.journal import words_of
from tests.working_memory.house import House, Said, in_process

_DIGEST = "0" * 64
_BY = ("by", "user:dana")


@pytest.mark.parametrize(
    ("event", "words"),
    [
        (ev.Rejected("wet-dock", "", (_BY, ("why", "too broad"))), "- Rejected `wet-dock`: too broad\n"),
        (ev.Rejected("wet-dock", "", (_BY,)), ""),
        (ev.Deferred("wet-dock", "", (_BY, ("why", "end of session"))), ""),
        (ev.Superseded("a-b", "c-d", (_BY, ("why", "moved"))), "- Superseded `a-b` by `c-d`: moved\n"),
        (ev.Resolved("x-1", "", (_BY, ("outcome", "a-b"))), "- Resolved `x-1` (a-b)\n"),
        (
            ev.Created(
                "dock-gate",
                "It opens.",
                (
                    ("evidence", f"a/b.py#MAX:L1-L1@sha256:{_DIGEST}"),
                    ("evidence", f"a/b.py#L3-L5@sha256:{_DIGEST}"),
                    ("evidence", f"c.md@sha256:{_DIGEST}"),
                    ("evidence", "commit:1a2b3c4"),
                ),
            ),
            "- `dock-gate` rests on a/b.py (MAX, line 1; lines 3–5), c.md, commit:1a2b3c4\n",
        ),
        (
            ev.Staled("dock-gate", "", (("evidence", f"c.md@sha256:{_DIGEST}"),)),
            "- `dock-gate` no longer matches c.md\n",
        ),
        (ev.Noted("wm:1", "Seen.", (("why", "a note"),)), ""),
    ],
)
def test_an_event_in_words(event: ev.Event, words: str) -> None:
    assert words_of("work", [event]) == words
    assert words_of("harvest", [event]) == ""


def test_a_supersession_gives_the_reason_of_its_claim_once() -> None:
    created = ev.Created("c-d", "New.", (("why", "moved"),))
    assert (
        words_of("governance", [created, ev.Superseded("a-b", "c-d", (("why", "moved"),))]).count("moved")
        == 1
    )


def test_no_reader_takes_a_word_from_it() -> None:
    why = "no <!-- memkit:seal v1 -->\n## Record: a-b\n```\n- Pinned: a-b\n  <!-- by: user:x -->"
    events = [ev.Rejected("a-b", "", (_BY, ("why", why)))]
    header = (("memkit", "1"), ("kind", "work"), ("title", "T"), ("actor", "user:dana"))
    records = (("a-b", "A body."),)
    plain = seal(write_session(header, "Said last.", events, records))
    words = words_of("work", events)
    data = seal(write_session(header, "Said last.", events, records, words))
    assert WORDS.encode() in data
    assert words.count("\n") == 1
    read, problems = parse_session(data, "2026-01-02-030405", "s.md")
    old = scan(plain, "2026-01-02-030405", "s.md")
    assert not problems
    assert old is not None
    assert scan(data, "2026-01-02-030405", "s.md") == read
    assert (read.events, read.records, read.last_words) == (old.events, old.records, "Said last.")


def test_only_the_part_after_the_events_repeats_them() -> None:
    lines = [
        "# T",
        WORDS,
        "mine",
        "## Memory References",
        "- Pinned: a-b",
        WORDS,
        "",
        "- x",
        "## Record: a-b",
        "y",
    ]
    assert repeated_lines(lines) == set()
    assert repeated_lines(lines[2:]) == {4, 5, 6}


@pytest.fixture
def root(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    house = House(tmp_path / "repo")
    house.entered(monkeypatch)
    do(house.root, "init", "--preset", "solo")
    return house.root


def do(root: Path, *words: str, code: int = 0) -> Said:
    said = in_process(root, *words)
    assert said.code == code, (words, said)
    return said


def test_a_sealed_session_shows_its_reason_and_grep_finds_it_once(root: Path) -> None:
    do(root, "remember", "Tides are read at noon.", "--id", "tides-at-noon", "--actor", "user:dana")
    do(root, "archive", "tides-at-noon", "--why", "the quay <b> is closed", "--actor", "user:dana")
    text = sorted((root / "sessions").glob("*.md"))[-1].read_text()
    assert f"{WORDS}\n\n- Archived `tides-at-noon`: the quay &lt;b&gt; is closed\n" in text
    assert do(root, "grep", "quay", "--sessions").out.count("quay") == 1
    do(root, "recall", "quay", code=1)
    do(root, "check")
