"""Any bytes: a session and its problems, never an exception, never a hang."""

from __future__ import annotations

import time

import pytest
from hypothesis import given
from hypothesis import strategies as st

from memkit.ledger.full_parser import parse_session
from memkit.ledger.parse import MAX_BYTES, read_session
from memkit.ledger.session_text import seal
from memkit.model import Problem
from memkit.model import events as ev
from memkit.model.session import Events
from tests.strategies import markdown, mutated, session_bytes

HEAD = b"---\nmemkit: 1\nkind: work\nactor: user:dana\n---\n\n# T\n\n"
REFERENCES = b"## Memory References\n\n- Referenced: one-fact\n"


def found(
    data: bytes, stem: str = "2026-11-15-100240"
) -> tuple[tuple[ev.Event, ...] | Events, list[tuple[str, int]]]:
    """The events, and each problem as (code, line)."""
    session, problems = read_session(data, stem, "x.md")
    return session.events, [(problem.code, problem.line) for problem in problems]


def in_order(problems: list[Problem]) -> bool:
    return all(
        problem.code and problem.message and problem.hint and problem.line >= 1 for problem in problems
    )


@given(st.binary(max_size=400) | markdown.map(str.encode))
def test_any_bytes_are_read(data: bytes) -> None:
    _, problems = read_session(data, "2026-11-15", "x.md")
    assert in_order(problems)


@given(mutated(session_bytes()), st.sampled_from(("2026-11-15", "2026-11-15-100240-0123456789", "notes")))
def test_any_damage_is_read(data: bytes, stem: str) -> None:
    _, problems = parse_session(data, stem, "x.md")
    assert in_order(problems)


@given(markdown)
def test_any_section_of_a_hand_written_file_is_read(text: str) -> None:
    data = f"# Notes\n\n## Memory References\n\n{text}\n".encode()
    _, problems = read_session(data, "2026-11-15", "x.md")
    assert in_order(problems)


@pytest.mark.parametrize(
    ("data", "events", "problems"),
    [
        (b"", (), []),
        (b"\n", (), []),
        (b"# Notes\n\n" + REFERENCES, (ev.Referenced(("one-fact",)),), []),
        (b"\xef\xbb\xbf# Notes\n\n" + REFERENCES, (ev.Referenced(("one-fact",)),), []),
        (
            (b"# Notes\n\n" + REFERENCES).replace(b"\n", b"\r\n"),
            (ev.Referenced(("one-fact",)),),
            [],
        ),
        ((b"# N\n\n" + REFERENCES).replace(b"\n", b"\r"), (ev.Referenced(("one-fact",)),), []),
        (b"# N\0\n\n" + REFERENCES, (ev.Referenced(("one-fact",)),), [("bad-event", 1)]),
        (b"# N\n\xff\n\n" + REFERENCES, (ev.Referenced(("one-fact",)),), [("bad-event", 2)]),
        (
            ("# N\n\n" + REFERENCES.decode()).encode("utf-16"),
            (ev.Referenced(("one-fact",)),),
            [("bad-frontmatter", 1)],
        ),
        (
            b"# N\n\n```\ncode\n\n" + REFERENCES,
            (ev.Referenced(("one-fact",)),),
            [("unclosed-fence", 3)],
        ),
        (
            b"# N\n\n<!-- forgotten\n\n" + REFERENCES,
            (ev.Referenced(("one-fact",)),),
            [("unclosed-fence", 3)],
        ),
        (b"# N\n\n<!--\n" + REFERENCES + b"-->\n", (), []),
    ],
    ids=[
        "empty",
        "blank",
        "plain",
        "bom",
        "crlf",
        "cr",
        "nul",
        "latin",
        "utf-16",
        "fence",
        "comment",
        "hidden",
    ],
)
def test_files_by_hand(data: bytes, events: tuple[ev.Event, ...], problems: list[tuple[str, int]]) -> None:
    assert found(data) == (events, problems)


@pytest.mark.parametrize(
    ("data", "problems"),
    [
        (HEAD + REFERENCES, [("unsealed", 1)]),
        (seal(HEAD + REFERENCES), []),
        (seal(HEAD + REFERENCES) + b"\n", [("seal-broken", 14)]),
        (seal(HEAD + REFERENCES).replace(b"\n", b"\r\n"), [("seal-broken", 13)]),
        (b"\xef\xbb\xbf" + seal(HEAD + REFERENCES), [("seal-broken", 13)]),
        (seal(seal(HEAD + REFERENCES)), [("seal-broken", 14)]),
        (seal(HEAD.replace(b"kind: work", b"kind: play") + REFERENCES), [("bad-frontmatter", 3)]),
        (seal(HEAD.replace(b"kind: work", b"kind: work\nkind: work") + REFERENCES), [("bad-frontmatter", 4)]),
        (seal(HEAD.replace(b"memkit: 1", b"memkit: 2") + REFERENCES), []),
        (seal(HEAD.replace(b"memkit: 1", b"memkit: 3") + REFERENCES), [("format-newer", 2)]),
        (seal(HEAD.replace(b"memkit: 1", b"memkit: one") + REFERENCES), [("bad-frontmatter", 2)]),
        (seal(HEAD.replace(b"kind: work", b'kind: work\ntitle: "a') + REFERENCES), [("bad-frontmatter", 4)]),
        (seal(HEAD.replace(b"kind: work", b"kind: work\n  - a") + REFERENCES), [("bad-frontmatter", 4)]),
        (seal(HEAD + REFERENCES + b"- Entangled by: x\n"), [("bad-event", 12)]),
        (seal(HEAD + REFERENCES + b"some prose\n"), [("bad-event", 12)]),
        (
            seal(HEAD + REFERENCES + b"- Archived: a-b\n  <!-- why: x\n"),
            [("unclosed-fence", 13), ("bad-event", 12)],
        ),
    ],
)
def test_files_of_memkits_form(data: bytes, problems: list[tuple[str, int]]) -> None:
    assert found(data) == ((ev.Referenced(("one-fact",)),), problems)


def test_a_name_with_the_digits_of_a_seal_is_a_promise() -> None:
    data = seal(HEAD + REFERENCES)
    promised = "2026-11-15-100240-0123456789"
    for broken in (
        data.replace(b"memkit: 1", b"memkot: 1"),
        data.replace(b"memkit:seal", b"memkit:deal"),
        data.replace(b"---\nmemkit", b"--\nmemkit"),
        data[: data.index(b"<!-- memkit:seal")],
        b"",
    ):
        assert "seal-broken" in [code for code, _ in found(broken, promised)[1]]


def test_any_one_byte_changed_in_a_sealed_session_is_reported() -> None:
    data = seal(HEAD + b"Words, two --> and `three`.\n\n" + REFERENCES + b"\n")
    stem = "2026-11-15-100240-0123456789"
    for at in range(len(data)):
        for bit in (1, 32, 128):
            changed = data[:at] + bytes([data[at] ^ bit]) + data[at + 1 :]
            _, problems = read_session(changed, stem, "x.md")
            codes = {problem.code for problem in problems if problem.severity == "error"}
            assert codes & {"seal-broken", "format-newer"}, (at, bit)


def test_a_yaml_bomb_is_text() -> None:
    bomb = b"".join(b"a%d: &a%d [*a%d, *a%d]\n" % (n, n, n - 1, n - 1) for n in range(1, 30))
    session, problems = read_session(b"---\na0: &a0 x\n" + bomb + b"---\n" + REFERENCES, "2026-11-15", "x.md")
    assert (session.events, problems) == ((ev.Referenced(("one-fact",)),), [])
    assert session.get("a3") == "&a3 [*a2, *a2]"


def test_deeply_nested_json_in_the_header_is_no_value() -> None:
    head = HEAD.replace(b"kind: work", b'kind: work\ntitle: "' + b"[" * 100_000)
    assert found(seal(head + REFERENCES))[1] == [("bad-frontmatter", 4)]


_LONG = 400_000
HOSTILE = {
    "one line": b"x" * MAX_BYTES,
    "one item": b"- Referenced: " + b"a-b, " * (_LONG // 5),
    "parentheses": b"- Referenced: a-b " + b"(" * _LONG + b")" * _LONG,
    "comments": b"- Referenced: a-b " + b"<!-- " * (_LONG // 5),
    "wikilinks": b"- Referenced: " + b"[[" * (_LONG // 2),
    "arrows": b"- Superseded: a-b " + "→ ".encode() * (_LONG // 4),
    "commas and arrows": b"- Superseded: " + b"a-b, " * (_LONG // 5) + "→ c-d".encode(),
    "stars": b"- " + b"*" * _LONG,
    "words": b"- " + b"word " * (_LONG // 5) + b": a-b",
    "backticks": b"- Created: a-b " + b"`" * _LONG,
    "quotes": b">" * _LONG,
    "bullets": b"- " * (_LONG // 2),
    "lines": b"a\n" * (_LONG // 2),
    "definitions": b"[a]: x\n" * (_LONG // 7),
    "fences": b"```\n" * (_LONG // 4),
    "spaces": b"- Referenced: a-b" + b" " * _LONG + b"c",
    "blank lines": b"\n" * _LONG,
}


@pytest.mark.parametrize("name", HOSTILE)
def test_hostile_text_costs_no_more_than_its_length(name: str) -> None:
    start = time.process_time()
    for head in (b"# N\n\n## Memory References\n\n", seal(HEAD)[:60] + b"\n---\n\n## Memory References\n\n"):
        read_session(head + HOSTILE[name], "2026-11-15", "x.md")
    # generous: quadratic readings of these would take hours
    assert time.process_time() - start < 60


def test_a_hundred_megabytes_are_cut_and_said_so() -> None:
    data = b"# N\n\n" + REFERENCES + b"\nx" + b"x" * 100_000_000
    events, problems = found(data)
    assert events == (ev.Referenced(("one-fact",)),)
    assert problems[0] == ("bad-event", 1)
