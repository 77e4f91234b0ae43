"""What people and other tools write, read with good will."""

from __future__ import annotations

import pytest

from memkit.ledger.parse import read_session
from memkit.ledger.prose import last_words, own_words, prose_words
from memkit.model import events as ev
from memkit.model.events import Event

CREATED = (("section", "facts"), ("kind", "fact"), ("src", "agent"))


def read(section: str) -> tuple[list[Event], list[tuple[str, int]]]:
    """The events of a hand-written section, and its problems as (code, line in the section)."""
    session, problems = read_session(
        f"# N\n\n## Memory References\n{section}\n".encode(), "2026-11-15", "x.md"
    )
    return list(session.events), [(problem.code, problem.line - 3) for problem in problems]


def ids(*ids: str) -> list[Event]:
    return [ev.Referenced(ids)]


@pytest.mark.parametrize(
    ("section", "events"),
    [
        ("- Referenced: one-fact, two-fact", ids("one-fact", "two-fact")),
        ("- referenced: one-fact; two-fact", ids("one-fact", "two-fact")),
        ("- **Referenced:** one-fact and two-fact", ids("one-fact", "two-fact")),
        ("- **Referenced**: `one-fact`, **two-fact**", ids("one-fact", "two-fact")),
        ("* __Referenced__: [[one-fact]], [[two-fact|the second]]", ids("one-fact", "two-fact")),
        ("- Referenced: [one-fact], (two-fact was not used), six-fact.", ids("one-fact", "six-fact")),
        (
            "- REFERENCED: one-fact (serves; it, too), two-fact (the (nested) one)",
            ids("one-fact", "two-fact"),
        ),
        ("- Referenced: one-fact,\n  two-fact,\n  six-fact", ids("one-fact", "two-fact", "six-fact")),
        ("- Referenced: one-fact (a remark that\n  runs, on), two-fact", ids("one-fact", "two-fact")),
        ("- Referenced: one-fact (never closed, two-fact", ids("one-fact")),
        ("- Referenced:\n  - one-fact\n  - `two-fact` — why", [*ids("one-fact"), *ids("two-fact")]),
        ("Referenced:\n- one-fact\n- two-fact", [*ids("one-fact"), *ids("two-fact")]),
        ("Referenced: one-fact, two-fact", ids("one-fact", "two-fact")),
        ("- [x] Referenced: one-fact", ids("one-fact")),
        ("1. Referenced: one-fact", ids("one-fact")),
        ("- Referenced/updated: one-fact (closed)", ids("one-fact")),
        ("- Updated (substance): one-fact (new wording)", ids("one-fact")),
        ("- Facts referenced: one-fact", ids("one-fact")),
        ("- Touched: one-fact", ids("one-fact")),
        ("- Corrected: one-fact", ids("one-fact")),
        ("- Linked: one-fact", ids("one-fact")),
        ("- Related: one-fact", ids("one-fact")),
        ("- Delivered: one-fact", ids("one-fact")),
        ("- Re-verified: one-fact", ids("one-fact")),
        ("- Reactivated: one-fact", [ev.Reactivated(("one-fact",))]),
        ("- `one-fact` (referenced)", ids("one-fact")),
        ("- `one-fact` (referenced/reactivated): seen on two machines", ids("one-fact")),
        ("- [[one-fact]] — Referenced", ids("one-fact")),
        ("- one-fact: updated", ids("one-fact")),
        ("- one-fact", [ev.Mentioned(("one-fact",))]),
        ("- `one-fact` (serves), `two-fact` (stays)", [ev.Mentioned(("one-fact", "two-fact"))]),
        ("- Referenced: adr.0007, snake_case_id", ids("adr.0007", "snake_case_id")),
        ("- Referenced: none-of-them", ids("none-of-them")),
    ],
)
def test_uses(section: str, events: list[Event]) -> None:
    assert read(section) == (events, [])


@pytest.mark.parametrize(
    "section",
    [
        "(none)",
        "- (none)",
        "- Referenced: (none)",
        "- Created:     (none — the thread is the fact)",
        "- Superseded: 0",
        "- Superseded:    0  (no fact became false)",
        "- Reactivated: none",
        "- Referenced: n/a",
        "- Referenced: —",
        "- Referenced: nothing new",
        "(Archived ids stand in the review\nabove, not here.)",
        "(none — no `continuity.md` facts were\nreferenced or created here)",
        "",
    ],
)
def test_nothing_is_nothing(section: str) -> None:
    assert read(section) == ([], [])


@pytest.mark.parametrize(
    ("section", "events"),
    [
        (
            "- Created: new-fact — The crane\n  turns left.",
            [ev.Created("new-fact", "The crane turns left.", CREATED)],
        ),
        (
            "- New: `new-fact`: The crane turns left.",
            [ev.Created("new-fact", "The crane turns left.", CREATED)],
        ),
        (
            "- Added: new-fact -- The crane turns left.",
            [ev.Created("new-fact", "The crane turns left.", CREATED)],
        ),
        (
            "- created: new-fact (the crane turns left)",
            [ev.Created("new-fact", "the crane turns left", CREATED)],
        ),
        (
            "- Created: new-fact (tier: working), two-fact",
            [ev.Created("new-fact", "new fact", CREATED), ev.Created("two-fact", "two fact", CREATED)],
        ),
        (
            "- Created:\n  - new-fact — The crane turns left.\n  - two-fact — It turns right.",
            [
                ev.Created("new-fact", "The crane turns left.", CREATED),
                ev.Created("two-fact", "It turns right.", CREATED),
            ],
        ),
        (
            "- Created: new-fact — The crane turns left.\n  <!-- kind: convention | confidence: high -->",
            [
                ev.Created(
                    "new-fact",
                    "The crane turns left.",
                    (
                        ("section", "conventions"),
                        ("kind", "convention"),
                        ("src", "agent"),
                        ("confidence", "high"),
                    ),
                )
            ],
        ),
        (
            "- Created: new-fact — The crane turns left.\n\n<!-- kind: stack |\nsrc: user -->",
            [
                ev.Created(
                    "new-fact",
                    "The crane turns left.",
                    (("section", "stack"), ("kind", "stack"), ("src", "user")),
                )
            ],
        ),
    ],
)
def test_candidates(section: str, events: list[Event]) -> None:
    assert read(section) == (events, [])


@pytest.mark.parametrize(
    ("section", "events"),
    [
        ("- Superseded: one-fact → two-fact", [ev.Superseded("one-fact", "two-fact")]),
        ("- Superseded: one-fact -> `two-fact`", [ev.Superseded("one-fact", "two-fact")]),
        ("- **Superseded:** [[one-fact]] => [[two-fact]]", [ev.Superseded("one-fact", "two-fact")]),
        ("- Superseded: one-fact by two-fact", [ev.Superseded("one-fact", "two-fact")]),
        (
            "- Superseded: one-fact (gone; superseded-by two-fact; final)",
            [ev.Superseded("one-fact", "two-fact")],
        ),
        ("- Superseded: one-fact (invalidated)", [ev.Superseded("one-fact")]),
        (
            "- Superseded: one-fact → two-fact, six-fact → ten-fact; old-fact →\n  new-fact",
            [
                ev.Superseded("one-fact", "two-fact"),
                ev.Superseded("six-fact", "ten-fact"),
                ev.Superseded("old-fact", "new-fact"),
            ],
        ),
        ("- Contradicted: one-fact <-> two-fact", [ev.Contradicted("one-fact", "two-fact")]),
        ("- Closed: one-thread — It rained.", [ev.Closed("one-thread", "It rained.")]),
        ("- Closed: task HARBOUR-7", [ev.TaskClosed("HARBOUR-7")]),
        ("- one-thread (resolved)", [ev.Resolved("one-thread")]),
        ("- Archived: one-fact, two-fact", [ev.Archived("one-fact"), ev.Archived("two-fact")]),
        ("- Set: status — night berths", [ev.Set("status", "night berths")]),
        ("- Defined: Slack water — The tide turns.", [ev.Defined("Slack water", "The tide turns.")]),
    ],
)
def test_the_rarer_verbs(section: str, events: list[Event]) -> None:
    assert read(section) == (events, [])


@pytest.mark.parametrize(
    ("section", "lines"),
    [
        ("- Swept the deck", [1]),
        ("- Tier changes: 17 (8 working, 9 fading)", [1]),
        ("- Through: `2026-08-14-011037`", [1]),
        ("- Referenced: !!!", [1]),
        ("- Referenced: one-fact\n\nAfter that we went home.\nIt was late.", [3]),
        ("- Superseded: one-fact", [1]),
    ],
)
def test_what_is_not_understood_is_said_with_its_line(section: str, lines: list[int]) -> None:
    assert read(section)[1] == [("bad-event", line) for line in lines]


def test_one_line_not_understood_does_not_hide_the_others() -> None:
    assert read("- Hm?\n- Referenced: one-fact\n- Well.") == (
        ids("one-fact"),
        [("bad-event", 1), ("bad-event", 3)],
    )


def test_two_sections_in_one_file_are_read_in_order() -> None:
    text = "# N\n\n## Memory References\n- Referenced: one-fact\n\n## Notes\n- Referenced: no-fact\n\n## Memory References (part 2)\n- Referenced: two-fact\n"
    session, problems = read_session(text.encode(), "2026-11-15", "x.md")
    assert session.events == (ev.Referenced(("one-fact",)), ev.Referenced(("two-fact",)))
    assert [(problem.code, problem.line) for problem in problems] == [("event-elsewhere", 7)]


def test_title_actor_and_last_words_are_found() -> None:
    text = (
        "# Session (2026-10-02T07:00:00Z)\n\n**Agent:** Claude Code (some model)\n\n## What\n\nWe greased the gate.\n\n"
        "Next: the south gate.\n\n## Memory References\n\n(none)\n"
    )
    session, _ = read_session(text.encode(), "2026-10-02", "x.md")
    assert (session.title, session.actor, session.last_words, session.kind, session.mode) == (
        "Session (2026-10-02T07:00:00Z)",
        "agent:claude-code",
        "Next: the south gate.",
        "work",
        "lenient",
    )


def test_other_frontmatter_is_no_problem() -> None:
    text = "---\ntags: [a, b]\nlist:\n  - x\nactor: user:kim\n---\n# N\n\n## Memory References\n- one-fact\n"
    session, problems = read_session(text.encode(), "2026-10-02", "x.md")
    assert (session.events, session.actor, problems) == ((ev.Mentioned(("one-fact",)),), "user:kim", [])


def test_tokens_are_whole_words_of_the_sections() -> None:
    text = "# no-title\n\n## Memory References\n- one-fact.md `two-fact`, three-factX Four-fact six-fact-and-more. ten-fact.\n"
    session, _ = read_session(text.encode(), "2026-10-02", "x.md")
    hyphenated = [token for token in session.tokens if "-" in token]
    assert hyphenated == ["one-fact.md", "two-fact", "six-fact-and-more", "ten-fact"]


@pytest.mark.parametrize(
    ("prose", "words"),
    [
        ("Said first.\n\n### Done\nMoved B.", "Moved B."),
        ("### Done\n\nMoved B.\n\n### Next", "Moved B."),
        ("# Only a title", ""),
        ("#12 is fixed.", "#12 is fixed."),
        ("", ""),
    ],
)
def test_headings_are_no_last_words(prose: str, words: str) -> None:
    assert last_words(prose.encode()) == words


LONG = "Moved every constant of the module. " * 20


@pytest.mark.parametrize(
    ("prose", "words"),
    [
        ("Moved the constants.\n\nNext: the inspector.", "Moved the constants. Next: the inspector."),
        ("# Title\n\n## Done\n\nMoved B\n\n## Next\n\nC.", "Moved B. C."),
        ("Done:\n\n- B\n- C", "Done: B. C"),
        ("Only this", "Only this"),
        ("", ""),
        (f"First.\n\n{LONG.strip()}", LONG[:600]),
    ],
)
def test_a_sealed_session_is_quoted_from_its_first_words_to_its_last(prose: str, words: str) -> None:
    assert own_words(prose.encode()) == words


def test_long_first_words_leave_room_for_the_last_ones() -> None:
    said = own_words(f"{LONG}\n\nNext: the inspector.".encode())
    assert len(said) <= 300
    assert said.startswith("Moved every constant of the module. ")
    assert said.endswith("… Next: the inspector.")


def test_headings_label_the_words_of_an_episode() -> None:
    assert prose_words("# Title\n\n## Done\nMoved B.\n\n## Next:\nC") == "Done: Moved B. Next: C"
