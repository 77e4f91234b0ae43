"""The small cases of fixtures/ledgers/grammar.md: a title, the lines, what they spell."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from memkit.ledger import read_event, write_event
from memkit.model import events as ev
from memkit.model.events import BY_VERB

FILE = Path(__file__).parents[2] / "fixtures" / "ledgers" / "grammar.md"
CASE = re.compile(r"## ([^\n]+)\n\n```\n(.*?)```\n\n```\n(.*?)```\n", re.S)
CASES = CASE.findall(FILE.read_text(encoding="utf-8"))


def read(lines: str) -> ev.Event | str:
    return read_event(lines[2:-1].encode(), 1)


def spelled(found: ev.Event | str) -> str:
    """An event with each of its parts on a line, or the sentence that says why there is none."""
    if isinstance(found, str):
        return f"no event: {found}\n"
    parts = [
        f"{name}: {getattr(found, name)!r}"
        for name in ("ids", "id", "name", "left", "right", "text")
        if hasattr(found, name)
    ]
    return (
        "\n".join([type(found).__name__, *parts, *(f"{key} = {value!r}" for key, value in found.fields)])
        + "\n"
    )


@pytest.mark.parametrize(("lines", "expected"), [case[1:] for case in CASES], ids=[case[0] for case in CASES])
def test_lines_spell_what_the_fixture_says(lines: str, expected: str, update_golden: bool) -> None:
    found = spelled(read(lines))
    if update_golden and found != expected:
        text = FILE.read_text(encoding="utf-8")
        FILE.write_text(
            text.replace(f"```\n{lines}```\n\n```\n{expected}```", f"```\n{lines}```\n\n```\n{found}```"),
            encoding="utf-8",
        )
        return
    assert found == expected


@pytest.mark.parametrize("lines", [case[1] for case in CASES], ids=[case[0] for case in CASES])
def test_an_event_of_the_fixture_is_written_back_as_it_stands(lines: str) -> None:
    found = read(lines)
    if not isinstance(found, str | ev.Unknown):
        assert write_event(found) == lines


def test_every_verb_has_a_case() -> None:
    shown = {found.verb for found in (read(lines) for _, lines, _ in CASES) if not isinstance(found, str)}
    assert set(BY_VERB) - shown == set()
