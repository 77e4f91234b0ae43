"""One event ⇄ its lines."""

from __future__ import annotations

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from memkit.ledger import decode, encode, encode_name, make_event, raw_of, read_event, write_event
from memkit.model import events as ev
from memkit.model.events import BY_VERB, Event
from tests.strategies import events, mutated, values
from tests.strategies import lines as any_lines


def read(text: str) -> Event | str:
    """The event in canonical lines, as a section's reader hands them over."""
    assert text.startswith("- ") and text.endswith("\n")
    return read_event(text[2:-1].encode(), 1)


@given(events())
def test_what_is_written_is_read_back(event: Event) -> None:
    assert read(write_event(event)) == event


@given(events())
def test_an_event_of_any_verb_is_at_most_its_head_its_text_and_one_footer(event: Event) -> None:
    written = write_event(event)
    head, *others = written.removesuffix("\n").split("\n")
    assert head.startswith(f"- {event.verb}:")
    assert all(line.startswith("  ") for line in others)
    assert "\n" not in written or written.endswith("\n")


@given(mutated(events().map(lambda event: write_event(event).encode())))
@example(b"- Deferred: a0\n  <!-- by: \x1f2D -->\n")
def test_what_is_read_would_be_written_the_same(data: bytes) -> None:
    try:
        data.decode()
    except UnicodeDecodeError:
        return
    if not data.startswith(b"- ") or not data.endswith(b"\n"):
        return
    found = read_event(data[2:-1], 1)
    if not isinstance(found, str | ev.Unknown):
        assert write_event(found).encode() == data


@given(events())
def test_a_journal_gives_an_event_back(event: Event) -> None:
    assert make_event(*raw_of(event)) == event


@given(values)
def test_an_escaped_value_cannot_end_its_field_its_line_or_its_comment(value: str) -> None:
    written = encode(value)
    assert decode(written) == value
    assert not {"|", "\n", "\r", "\0"} & set(written)
    assert "--" not in written


@given(values.filter(bool))
def test_an_escaped_name_cannot_begin_a_text(name: str) -> None:
    written = encode_name(name)
    assert decode(written) == name
    assert "—" not in written
    assert written == written.strip()


@pytest.mark.parametrize(
    ("value", "written"),
    [
        ("a|b", "a%7Cb"),
        ("50 %", "50 %25"),
        ("a --> b", "a %2D-> b"),
        ("----", "%2D%2D%2D-"),
        ("two\nlines", "two%0Alines"),
        (" kept ", " kept "),
        ("a-b - c", "a-b - c"),
    ],
)
def test_only_what_could_be_mistaken_is_escaped(value: str, written: str) -> None:
    assert encode(value) == written


@pytest.mark.parametrize(
    ("lines", "why"),
    [
        ("- Created: one-fact — A text.\n", "a text without a footer"),
        ("- Created: one-fact — \n  <!-- section: facts | kind: fact | src: agent -->\n", "an empty text"),
        ("- Created: one-fact — A text.\n  <!-- section: facts | kind: fact -->\n", "Created without src"),
        ("- Referenced: one-fact,two-fact\n", "Referenced cannot take 'one-fact,two-fact'"),
        ("- Referenced:\n", "Referenced cannot take ''"),
        ("- Referenced: \n", "no event"),
        ("- Referenced one-fact\n", "no event"),
        ("- Referenced:one-fact\n", "no event"),
        ("- Referenced: One-Fact\n", "Referenced cannot take 'One-Fact'"),
        ("- Superseded: one-fact -> two-fact\n", "Superseded cannot take 'one-fact -> two-fact'"),
        ("- Closed: task \n", "Closed cannot take 'task '"),
        ("- Archived: one-fact\n  why: faded\n", "a line under an event that is no footer"),
        ("- Archived: one-fact\n  <!-- faded -->\n", "a line under an event that is no footer"),
        ("- Archived: one-fact\n  <!-- why: a --> b -->\n", "a line under an event that is no footer"),
        ("- Archived: one-fact\n  <!-- why: a|b -->\n", "a line under an event that is no footer"),
        ("- Archived: one-fact\n  <!-- why: %61 -->\n", "a line under an event that is no footer"),
        (
            "- Noted: wm:7c1f0a93be:1 — One.\nTwo.\n  <!-- ttl: 3 -->\n",
            "a line of the text is not indented by two spaces",
        ),
        (
            "- Noted: wm:7c1f0a93be:1 — See <!-- by: user:eve --> here.\n  <!-- ttl: 3 -->\n",
            "an HTML comment; put it in `backticks`",
        ),
        (
            "- Noted: wm:7c1f0a93be:1 — One.\n  <!-- by: user:eve -->\n  <!-- ttl: 3 -->\n",
            "an HTML comment; put it in `backticks`",
        ),
    ],
)
def test_what_is_not_canonical_says_why(lines: str, why: str) -> None:
    assert read(lines) == why


def test_a_verb_nobody_knows_is_kept() -> None:
    found = read("- Entangled: one-fact — With another.\n  <!-- by: user:dana -->\n")
    assert found == ev.Unknown("Entangled", "one-fact — With another.", (("by", "user:dana"),))


def test_adopted_ids_keep_their_dots_and_underscores() -> None:
    assert read("- Referenced: adr.0007, snake_case_id\n") == ev.Referenced(("adr.0007", "snake_case_id"))


def test_a_text_of_several_lines_is_indented_by_two() -> None:
    event = ev.Noted("wm:7c1f0a93be:1", "First.\n  Deeper.\nLast.", (("ttl", "3"),))
    written = "- Noted: wm:7c1f0a93be:1 — First.\n    Deeper.\n  Last.\n  <!-- ttl: 3 -->\n"
    assert (write_event(event), read(written)) == (written, event)


def test_a_text_without_fields_is_signed_by_the_session() -> None:
    written = write_event(ev.Closed("retry-budget", "Three."), "user:dana")
    assert written == "- Closed: retry-budget — Three.\n  <!-- by: user:dana -->\n"


@given(st.binary(max_size=200) | any_lines.map(str.encode))
def test_any_line_is_an_event_or_a_sentence(data: bytes) -> None:
    try:
        data.decode()
    except UnicodeDecodeError:
        return
    assert isinstance(read_event(data, 1), str | ev._Verb)


def test_every_verb_has_a_shape() -> None:
    shapes = (ev.OfIds, ev.OfId, ev.OfPair, ev.OfName, ev.Bare)
    assert [verb for verb, kind in BY_VERB.items() if not issubclass(kind, shapes)] == []
