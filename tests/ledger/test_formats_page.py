"""docs/formats.md says what the program does: its lines are read and written back, its session's seal is real."""

from __future__ import annotations

import json
import re
from pathlib import Path

from memkit.ledger import read_event, write_event
from memkit.ledger.parse import scan
from memkit.model import events as ev
from memkit.model.events import BY_VERB
from memkit.model.session import HEADER
from memkit.write.bundle import POLICY, SESSION, file_line, head_line

PAGE = (Path(__file__).parents[2] / "docs" / "formats.md").read_text(encoding="utf-8")
LINES = re.findall(r"^```events\n(.*?)^```$", PAGE, re.S | re.M)[0]
ITEMS = re.findall(r"- .*\n(?:  .*\n)*", LINES)


def rows() -> list[list[str]]:
    """The cells of every table row."""
    return [
        [cell.strip() for cell in line.strip("|").split("|")] for line in PAGE.split("\n") if line[:1] == "|"
    ]


def test_every_line_is_read_and_written_back_as_it_stands() -> None:
    found = [read_event(item[2:-1].encode(), 1) for item in ITEMS]
    assert "".join(ITEMS) == LINES
    assert [write_event(event) for event in found if not isinstance(event, str)] == ITEMS


def test_every_verb_has_its_line() -> None:
    shown = {type(read_event(item[2:-1].encode(), 1)) for item in ITEMS}
    assert shown == {*BY_VERB.values(), ev.TaskClosed}


def test_the_table_of_verbs_is_what_the_program_asks_for() -> None:
    said = {
        verb: (use == "yes", tuple(needs.split(", ")) if needs else ())
        for verbs, use, needs in (row for row in rows() if len(row) == 3)
        for verb in verbs.split(", ")
        if verb in BY_VERB
    }
    assert said == {verb: (kind.use, kind.needs) for verb, kind in BY_VERB.items()}


def test_the_frontmatter_is_listed_in_its_order() -> None:
    assert tuple(row[0].strip("`") for row in rows() if row[0].strip("`") in HEADER) == HEADER


def test_the_session_on_the_page_is_canonical_and_sealed_under_its_name() -> None:
    match = re.search(r"^`sessions/(.*)\.md`:\n\n````markdown\n(.*?)````$", PAGE, re.S | re.M)
    assert match is not None
    session = scan(match[2].encode(), match[1], "x.md")
    assert session is not None
    assert (session.sealed, session.seal, len(session.events)) == (True, match[1][18:], 4)


def test_the_export_on_the_page_is_one() -> None:
    head, *lines = re.findall(r"^```json\n(.*?)^```$", PAGE, re.S | re.M)[0].splitlines()
    assert head == head_line(sessions=1, drafts=0, policy=True)
    written = [json.loads(file_line(kind, "x", b"")) for kind in (POLICY, SESSION)]
    assert [list(json.loads(line)) for line in lines] == [list(line) for line in written]
