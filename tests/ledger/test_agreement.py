"""The fast path and the full parser: two ways to read, one meaning."""

from __future__ import annotations

from hypothesis import example, given
from hypothesis import strategies as st

from memkit.ledger import write_event
from memkit.ledger.full_parser import parse_session
from memkit.ledger.parse import is_trace, read_items, read_session, scan
from memkit.ledger.session_text import MARK, seal, write_session
from memkit.model import events as ev
from memkit.model.events import WORKING, Event
from memkit.model.session import Session
from tests.strategies import events, headers, mutated, proses, session_bytes, some_events, some_records

TRACE = (ev.Noted, ev.Touched, ev.Ticked, ev.Aimed, ev.Consolidated, ev.Expired)
STEM = "2026-11-15-100240"


def sealed_anew(data: bytes) -> bytes:
    return seal(data[: data.index(MARK)] if MARK in data else data)


def lines_of(session: Session) -> list[int]:
    return [event.line for event in session.events]


def assert_agreement(data: bytes) -> bool:
    """Where the fast path answers, the full parser says the same and finds nothing wrong. True if it answered."""
    fast = scan(data, STEM, "x.md")
    if fast is None:
        return False
    full, problems = parse_session(data, STEM, "x.md")
    assert (full, lines_of(full), problems) == (fast, lines_of(fast), [])
    lazy = scan(data, STEM, "x.md", lazily=True)
    assert lazy is not None
    assert (lazy, lines_of(lazy), len(lazy.events)) == (fast, lines_of(fast), len(fast.events))
    assert [
        event for event in lazy.events if event not in lazy.lasting and not isinstance(event, WORKING)
    ] == []
    return True


@given(mutated(session_bytes()))
def test_both_agree_on_files_that_were_changed_and_maybe_sealed_anew(data: bytes) -> None:
    assert_agreement(data)
    assert_agreement(sealed_anew(data))


@given(headers(), proses, some_events, some_records)
def test_both_read_a_session_as_it_was_written(
    header: tuple[tuple[str, str], ...], prose: str, written: list[Event], records: list[tuple[str, str]]
) -> None:
    data = seal(write_session(header, prose, written, records))
    assert_agreement(data)
    session, problems = read_session(data, STEM, "x.md")
    in_file_order = sorted(written, key=lambda event: isinstance(event, WORKING))
    assert (session.header, session.events, session.records, session.sealed, problems) == (
        header,
        tuple(in_file_order),
        tuple(records),
        True,
        [],
    )


@given(some_events)
@example([ev.Referenced(("one-fact",), (("why", "```"),)), ev.Noted("<!-- ", "--\n<div>", (("by", "x"),))])
def test_the_fast_path_answers_for_plain_prose(written: list[Event]) -> None:
    header = (("memkit", "1"), ("kind", "work"), ("title", "Plain"), ("actor", "user:dana"))
    data = seal(write_session(header, "Two words.\n\n- a list\n- of two\n\nNext: more.", written))
    session = scan(data, STEM, "x.md")
    assert session is not None
    assert session.last_words == "Two words. a list. of two. Next: more."


def section(written: list[Event]) -> bytes:
    """Events as they stand in their section."""
    return "".join(["\n", *(write_event(event, "user:dana") for event in written), "\n"]).encode()


@given(mutated(st.lists(events(TRACE), max_size=5).map(section)))
@example(section([ev.Noted("wm:7c1f0a93be:1", "One, two -- three.", (("type", "fact"),))]))
@example(b"\n- Noted: wm:7c1f0a93be:1 \xe2\x80\x94 A text without a footer.\n")
@example(b"\n- Ticked:\n  <!-- by: a | b -->\n")
def test_a_section_that_is_left_unread_could_be_read(body: bytes) -> None:
    read: list[Event] = []
    if is_trace(body):
        assert read_items(1, body, read)
        assert ([event for event in read if not isinstance(event, TRACE)], len(read)) == (
            [],
            body.count(b"\n- "),
        )


def test_a_plain_trace_is_left_unread_until_somebody_looks() -> None:
    written: list[Event] = [
        ev.Aimed("Every leak found.", (("by", "agent:codex"),)),
        ev.Noted("wm:7c1f0a93be:1", "Frame 3 drips - slowly.", (("type", "fact"), ("ttl", "3"))),
        ev.Ticked("", ()),
        ev.Touched("wm:7c1f0a93be:1"),
    ]
    header = (("memkit", "1"), ("kind", "work"), ("actor", "user:dana"))
    data = seal(write_session(header, "", [ev.Referenced(("one-fact",)), *written]))
    session = scan(data, STEM, "x.md", lazily=True)
    assert session is not None
    assert (session.lasting, len(session.events)) == ((ev.Referenced(("one-fact",)),), 5)
    assert session.events == (ev.Referenced(("one-fact",)), *written)


def test_line_numbers_are_those_of_the_file() -> None:
    data = seal(
        b"---\nmemkit: 1\nkind: work\nactor: user:dana\n---\n\n# T\n\nProse.\n\n## Memory References\n\n"
        b"- Referenced: one-fact\n- Archived: two-fact\n  <!-- why: faded -->\n- Referenced: six-fact\n\n"
        b"## Working Memory\n\n- Ticked:\n\n"
    )
    session = scan(data, STEM, "x.md")
    assert session is not None
    assert lines_of(session) == [13, 14, 16, 20]
    assert assert_agreement(data)


def test_fences_hide_headings_from_both() -> None:
    prose = "```\n## Memory References\n\n- Referenced: no-fact\n```\n\n~~~~ text\n```\n## Record: x-y\n~~~~"
    header = (("memkit", "1"), ("kind", "work"), ("actor", "user:dana"))
    data = seal(write_session(header, prose, []))
    assert assert_agreement(data)
    session, _ = read_session(data, STEM, "x.md")
    assert (session.events, session.records) == ((), ())
