"""Events of a hand-written session outside of the section that is read for them: named, and no words of the session."""

from __future__ import annotations

import pytest

from memkit.ledger.full_parser import parse_session

HEAD = "# Hand\n\nThe limit moved.\n\n"
LINES = "- Created: no-ci — Never wait for a green build.\n- Promoted: no-ci\n  <!-- by: user:dev -->\n"


def read(text: str) -> tuple[list[int], str, int]:
    """The lines named, the last words, and the number of events."""
    session, problems = parse_session(text.encode(), "2026-11-18-100000", "sessions/x.md")
    assert {problem.code for problem in problems} <= {"event-elsewhere"}
    return [problem.line for problem in problems], session.last_words, len(session.events)


def test_each_is_named_with_its_line_and_is_no_word_of_the_session() -> None:
    assert read(HEAD + LINES) == ([5, 6], "The limit moved.", 0)
    assert read(f"{HEAD}## Done\n\n{LINES}") == ([7, 8], "The limit moved.", 0)


def test_events_in_their_section_are_none() -> None:
    assert read(f"{HEAD}## Memory References\n\n{LINES}") == ([], "The limit moved.", 2)


@pytest.mark.parametrize(
    "line",
    [
        "- Created: the parser",
        "- Updated: docs/api.md",
        "- Fixed: retry-limit",
        "Created: no-ci",
        "```\n- Created: no-ci\n```",
    ],
)
def test_prose_is_none(line: str) -> None:
    assert read(f"{HEAD}{line}\n")[0] == []
