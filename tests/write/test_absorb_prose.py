"""`memkit absorb` on an adopted page: the owner's prose may be changed, added, removed and moved like facts."""

from __future__ import annotations

import json
import re
import shutil
from collections.abc import Callable
from pathlib import Path

import pytest
from hypothesis import HealthCheck, Phase, given, settings

from tests.write.test_absorb_properties import Lines, Room, hand_edits

PAGE = """# Harbour

> What we know of the harbour.

## Project State

- **status:** open in summer
- **last_session:** 2026-01-05 | agent: Claude Code

A note on the state.

## Quays

The north quay holds big ships.
The south quay holds small ones.

- berth one holds the ferry
- berth two holds the tug
  - its rope holds

## Rules

Rules hold in order of age.

- Ships give way to the ferry.
  <!-- id: ferry-first | created: 2026-01-05 | last_used: 2026-01-05 | uses: 1 | tier: core -->
- The lamp is lit at dusk.
  <!-- id: lamp-at-dusk | created: 2026-01-05 | last_used: 2026-01-05 | uses: 1 | tier: active -->

Between the rules, a remark holds.

- The radio is on channel nine.
  <!-- id: radio-nine | created: 2026-01-05 | last_used: 2026-01-05 | uses: 1 | tier: active -->

### Winter

In winter nothing holds.

```text
## not a heading
```

## People

Ada is the pilot and holds the key.
"""


@pytest.fixture(scope="module")
def adopted(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A harbour that was adopted, to be copied."""
    root = tmp_path_factory.mktemp("adopted") / "harbour"
    (root / "memory" / "sessions").mkdir(parents=True)
    (root / "memory" / "continuity.md").write_text(PAGE)
    (root / "memory" / "sessions" / "2026-01-05-100000.md").write_text(
        "# Session\n\n## Memory References\n\n- Created: ferry-first, lamp-at-dusk, radio-nine\n"
    )
    with pytest.MonkeyPatch.context() as patch:
        assert Room(root, patch)("adopt")[0] == 0
    return root


@pytest.fixture
def room(adopted: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Room:
    shutil.copytree(adopted, tmp_path / "harbour")
    return later(tmp_path / "harbour", monkeypatch)


def later(root: Path, monkeypatch: pytest.MonkeyPatch) -> Room:
    """A room whose clock goes on after the adoption."""
    room = Room(root, monkeypatch)
    room.minute = 1
    return room


def page_of(room: Room) -> Path:
    return room.root / "memory" / "continuity.md"


def sessions_of(room: Room) -> set[str]:
    return {path.name for path in (room.root / "memory" / "sessions").iterdir()}


def owners(text: str) -> list[str]:
    """The lines of a page without memkit's own and without blank ones."""
    lines = [re.sub(r"\s*<!--.*-->", "", line).rstrip() for line in text.replace("\r\n", "\n").split("\n")]
    ours = ("> What holds here now", "> Rendered from", "> More: [")
    return [line for line in lines if line and not line.startswith(ours)]


def section(text: str, heading: str) -> str:
    found = re.search(rf"## {heading}\n.*?(?=\n## |\n<!-- memkit)", text, re.S)
    assert found is not None
    return found[0] + "\n"


def swapped(text: str, one: str, other: str) -> str:
    first, second = section(text, one), section(text, other)
    return text.replace(first, "%1").replace(second, first).replace("%1", second)


EDITS: dict[str, Callable[[str], str]] = {
    "a changed sentence": lambda text: text.replace("big ships", "the biggest ships"),
    "a sentence above all headings": lambda text: text.replace("What we know", "All we know"),
    "a new paragraph": lambda text: text.replace("## People", "A new paragraph.\n\n## People"),
    "a new paragraph between facts": lambda text: text.replace("- The lamp", "\nA word.\n\n- The lamp"),
    "a removed paragraph": lambda text: text.replace("In winter nothing holds.\n\n", ""),
    "a removed paragraph between facts": lambda text: text.replace(
        "Between the rules, a remark holds.\n\n", ""
    ),
    "a removed section": lambda text: text.replace(section(text, "Quays"), ""),
    "a renamed heading": lambda text: text.replace("## Rules", "## Rules of the harbour"),
    "a new heading in the middle": lambda text: text.replace(
        "## Rules", "## Depths\n\nTen feet.\n\n## Rules"
    ),
    "a new heading at the end": lambda text: text.replace(
        "<!-- memkit:", "## Depths\n\nTen.\n\n<!-- memkit:"
    ),
    "lines in another order": lambda text: swapped(text, "Quays", "Rules"),
    "sections in another order": lambda text: swapped(text, "Quays", "People"),
    "the last section first": lambda text: swapped(text, "Project State", "People"),
    "a changed list item": lambda text: text.replace("holds the tug", "holds two tugs"),
    "a nested list item": lambda text: text.replace("  - its rope holds", "  - its rope holds well"),
    "a changed line of code": lambda text: text.replace("## not a heading", "## still no heading"),
    "a remark in the state": lambda text: text.replace("A note on", "A remark on"),
    "words in a fact and below it": lambda text: text.replace("at dusk", "at six").replace(
        "a remark", "this"
    ),
    "another title": lambda text: text.replace("# Harbour", "# The harbour"),
    "line ends of Windows": lambda text: text.replace("big ships", "huge ships").replace("\n", "\r\n"),
}


@pytest.mark.parametrize("name", EDITS)
def test_an_owners_edit_of_prose_is_taken_once_and_stays_in_its_place(room: Room, name: str) -> None:
    page = page_of(room)
    edited = EDITS[name](page.read_text())
    assert owners(edited) != owners(page.read_text())
    page.write_bytes(edited.encode())
    facts = room.facts()
    assert room("absorb")[0] == 0
    assert owners(page.read_text()) == owners(edited)
    assert room.facts().keys() == facts.keys()
    sessions = sessions_of(room)
    assert json.loads(room("absorb", "--json")[1])["data"]["absorbed"] == 0
    assert sessions_of(room) == sessions
    assert room("check")[0] == 0
    assert room("replay", "--check")[0] == 0


def test_a_removed_paragraph_is_in_the_archive(room: Room) -> None:
    page = page_of(room)
    page.write_text(page.read_text().replace(section(page.read_text(), "People"), ""))
    assert room("absorb")[0] == 0
    archived = (room.root / "memory" / "archive" / "2026-Q1.md").read_text()
    assert "## People\n\nAda is the pilot and holds the key." in archived


def test_new_words_of_prose_are_found(room: Room) -> None:
    page = page_of(room)
    page.write_text(page.read_text().replace("big ships", "enormous vessels"))
    room("absorb")
    assert "enormous vessels" in room("grep", "enormous")[1]
    assert room("grep", "big ships")[0] == 1


def test_two_branches_that_change_the_same_paragraph_both_stay_on_the_page(
    room: Room, tmp_path: Path
) -> None:
    other = later(tmp_path / "other", room.monkeypatch)
    shutil.copytree(room.root, other.root)
    before = sessions_of(room)
    for each, words in ((room, "long ships"), (other, "wide ships")):
        page = page_of(each)
        page.write_text(page.read_text().replace("big ships", words))
        other.minute = room.minute + 5
        assert each("absorb")[0] == 0
    for name in sessions_of(other) - before:
        shutil.copy(other.root / "memory" / "sessions" / name, room.root / "memory" / "sessions" / name)
    room.minute = other.minute
    code, said = room("replay")
    assert code == 0, said
    text = page_of(room).read_text()
    assert "long ships" in text
    assert "wide ships" in text
    assert room("check")[0] == 0


@settings(
    max_examples=60,
    phases=[Phase.explicit, Phase.reuse, Phase.generate],
    deadline=None,
    suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow],
)
@given(by_hand=hand_edits())
def test_whatever_is_done_to_an_adopted_page_no_line_is_lost_and_twice_is_once(
    by_hand: list[Callable[[Lines], Lines]], adopted: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    root = tmp_path / "harbour"
    shutil.rmtree(root, ignore_errors=True)
    shutil.copytree(adopted, root)
    room = later(root, monkeypatch)
    page = page_of(room)
    lines = page.read_text().split("\n")
    for act in by_hand:
        lines = act(lines)
    page.write_text("\n".join(lines))
    edited = owners("\n".join(lines))
    code, out = room("absorb", "--json")
    assert code in (0, 2, 4), out
    said = {_words(line) for line in owners(page.read_text())}
    assert {_words(line) for line in edited} <= said
    sessions = sessions_of(room)
    code, out = room("absorb", "--json")
    assert not out or json.loads(out)["data"].get("absorbed", 0) == 0
    assert sessions_of(room) == sessions
    assert room("check", "--json")[0] in (0, 1)


def _words(line: str) -> str:
    """A line without the signs of its list or heading, which may change when a line becomes a fact."""
    return re.sub(r"^\W*(?:\d[.)])?\W*|\W*`[a-z0-9-]+`$", "", line).strip(" .")
