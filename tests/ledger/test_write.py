"""The canonical text of a session, and what user text may not hold."""

from __future__ import annotations

import pytest

from memkit.ledger.parse import in_order, read_session
from memkit.ledger.session_text import edition, unfit_event_text, unfit_record, unfit_text, write_session
from memkit.model import events as ev
from memkit.model.generated import stem_of
from memkit.model.session import STRICT, Session


def test_a_whole_session() -> None:
    header = (
        ("memkit", "1"),
        ("kind", "work"),
        ("title", "Night berths"),
        ("actor", "agent:codex"),
        ("task", ""),
    )
    events: list[ev.Event] = [
        ev.Noted("wm:7c1f0a93be:1", "The gate sticks."),
        ev.Referenced(("one-fact",)),
        ev.Ticked(),
    ]
    written = write_session(
        header, "\nGreased the gate.\n\nNext: paint.\n\n", events, [("one-fact", "\n### Why\n\nRust.\n")]
    )
    assert (
        written.decode()
        == """\
---
memkit: 1
kind: work
title: Night berths
actor: agent:codex
---

# Night berths

Greased the gate.

Next: paint.

## Memory References

- Referenced: one-fact

## Working Memory

- Noted: wm:7c1f0a93be:1 — The gate sticks.
  <!-- by: agent:codex -->
- Ticked:

## Record: one-fact

### Why

Rust.

"""
    )


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("Plain.\n\n## Own heading\n\n```\n## Memory References\n```".replace("## Memory", "# Memory"), None),
        ("a <b>bold</b> word and <br>", None),
        ("<!-- a comment -->\n\ntext", None),
        ("x\n<!-- memkit:seal v1 -->", (2, "`<!-- memkit:` is memkit's own")),
        ("x\n## Memory References", (2, "the heading '## Memory References' is memkit's own")),
        ("## Record: a-b", (1, "the heading '## Record' is memkit's own")),
        ("x\n\ny\x07z", (3, "a control character")),
        ("x\n```\ny", (2, "a fence that is never closed")),
        ("x\n<!-- never closed", (2, "a comment that is never closed")),
        ("x\n\n<script>\nlet a = 1", (4, "a tag that is never closed")),
    ],
)
def test_user_text_may_not_pose_as_memkits(text: str, fault: tuple[int, str] | None) -> None:
    assert unfit_text(text) == fault


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("One line with `<!-- a comment -->` and -> arrows.", None),
        ("Two\nlines.", None),
        ("One\n\ntwo", (2, "a blank line; longer matter goes to a record (--record FILE)")),
        ("One\n```\ntwo", (2, "a fence; longer matter goes to a record (--record FILE)")),
        ("One\n> - ~~~", (2, "a fence; longer matter goes to a record (--record FILE)")),
        ("One --> two", (1, "an HTML comment; put it in `backticks`")),
        ("`<!-- memkit:seal`", (1, "`<!-- memkit:` is memkit's own")),
    ],
)
def test_event_text_is_short(text: str, fault: tuple[int, str] | None) -> None:
    assert unfit_event_text(text) == fault


def test_a_records_own_headings_begin_at_the_third_level() -> None:
    assert unfit_record("### Fine\n\n```\n## also fine\n```") is None
    assert unfit_record("text\n\n## Not fine") == (
        3,
        "a heading of the second level would end the record; begin at ###",
    )


@pytest.mark.parametrize(
    ("name", "stem"),
    [
        ("2026-11-15-100240-5be02c77d1.md", "2026-11-15-100240-5be02c77d1"),
        ("2026-11-15-100240.md", "2026-11-15-100240"),
        ("2026-11-15.md", "2026-11-15"),
        ("2026-13-15.md", ""),
        ("2026-11-15-100240-5BE02C77D1.md", ""),
        ("2026-11-15.txt", ""),
        ("notes.md", ""),
        ("٢٠٢٦-11-15.md", ""),
    ],
)
def test_a_stem_is_a_date_a_time_and_the_digits_of_a_seal(name: str, stem: str) -> None:
    assert stem_of(name) == stem


def test_the_order_is_that_of_stems_not_of_paths() -> None:
    stems = ["2026-11-15", "2026-11-15-100240", "2026-11-15-100240-0123456789", "2026-11-16"]
    paths = ["z/", "y/", "2026/11/", "a/"]
    sessions = [
        Session(stem, f"{path}{stem}.md", STRICT, (), ()) for stem, path in zip(stems, paths, strict=True)
    ]
    assert in_order(reversed(sessions)) == sessions


def test_an_empty_session_is_readable() -> None:
    session, problems = read_session(
        write_session((("memkit", "1"), ("kind", "work")), "", []), "2026-11-15", "x"
    )
    assert (session.events, [problem.code for problem in problems]) == ((), ["unsealed"])


@pytest.mark.parametrize(
    ("event", "expected"),
    [
        (ev.Created("one-fact", "Rust.", (("evidence", "gate.py"),)), 1),
        (ev.Created("one-fact", "Rust.", (("evidence", "gate.py#close:L1-L2@0123456789ab"),)), 2),
        (ev.Created("one-fact", "Rust.", (("asks", "why does it stick?"),)), 2),
        (ev.Archived("one-fact", "", (("why", "faded"),)), 1),
        (ev.Archived("one-fact"), 2),
        (ev.Reopened("one-fact"), 2),
    ],
)
def test_a_session_has_edition_2_if_an_older_memkit_would_fold_it_differently(
    event: ev.Event, expected: int
) -> None:
    assert edition("work", [event], []) == expected
