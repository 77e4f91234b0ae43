"""What the names in the folder and the last line of continuity.md tell of sessions that are not there."""

from __future__ import annotations

from pathlib import Path

import pytest

from memkit.query import load
from memkit.store import listing
from memkit.store.cache_folder import NO_PAGE, promised_sessions
from memkit.store.listing import list_sessions
from memkit.store.strays import stem_within
from memkit.store.workspace import find
from memkit.views import with_marker
from tests.damage.places import House, build

SEALED = "2026-05-04-080100-0123456789"


@pytest.mark.parametrize(
    ("name", "stem"),
    [
        (f"{SEALED}.MD", SEALED),
        (f"{SEALED}.md~", SEALED),
        (f".{SEALED}.md", SEALED),
        (f"._{SEALED}.md", SEALED),
        (f"{SEALED} copy.md", SEALED),
        ("2026-05-04-080100.markdown", "2026-05-04-080100"),
        (".2026-05-04-080100.md.swp", ""),
        ("2026-05-04-080100-review.md", ""),
        ("README.md", ""),
        (".memkit-tmp-12-0", ""),
    ],
)
def test_a_name_that_holds_a_session_is_known(name: str, stem: str) -> None:
    assert stem_within(name) == stem


def test_a_copy_that_an_editor_left_beside_a_session_is_nothing(tmp_path: Path) -> None:
    folder = tmp_path / "sessions"
    folder.mkdir()
    for name in (f"{SEALED}.md", f".{SEALED}.md.swp", f"{SEALED}.md~"):
        (folder / name).write_text("x")
    assert list_sessions(str(tmp_path), "sessions").problems == []
    (folder / f"{SEALED}.md").unlink()
    found = list_sessions(str(tmp_path), "sessions").problems
    assert {problem.code for problem in found} == {"session-renamed"}


@pytest.mark.parametrize(
    ("text", "count"),
    [
        (with_marker("a", "0" * 12, "f" * 12, 31), 31),
        (with_marker("a" * 9999, "0" * 12, "f" * 12, 7), 7),
        (with_marker("a", "0" * 12, "f" * 12, 7) + "words of mine\n", 7),
        (with_marker("a", "0" * 12, "f" * 12, 7).replace(" sessions=7", ""), 1),
        (with_marker("a", "e3b0c44298fc", "f" * 12, 0).replace(" sessions=0", ""), 0),
        (with_marker("a"), 0),
        ("# Mine\n", 0),
        ("", 0),
    ],
)
def test_continuity_says_how_many_sessions_it_was_rendered_from(
    text: str, count: int, tmp_path: Path
) -> None:
    path = tmp_path / "continuity.md"
    path.write_text(text)
    assert promised_sessions(str(path)) == count
    assert promised_sessions(str(tmp_path)) == 0
    assert promised_sessions(str(tmp_path / "none.md")) == NO_PAGE


@pytest.fixture
def house(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> House:
    return build(tmp_path / "quay", monkeypatch)


def test_a_page_of_the_first_memkit_still_tells_that_all_sessions_are_gone(house: House) -> None:
    page = house.root / "continuity.md"
    page.write_text(page.read_text().replace(" sessions=5", ""))
    assert house.run("list").code == 0
    for path in (house.root / "sessions").glob("*.md"):
        path.unlink()
    assert house.run("list").code == 3


def test_sessions_that_were_removed_on_purpose_are_forgotten_with_what_counts_them(house: House) -> None:
    max((house.root / "sessions").glob("*.md")).unlink()
    said = house.run("replay")
    assert (said.code, "rm continuity.md .memkit/witness && memkit replay" in said.err) == (3, True)
    (house.root / "continuity.md").unlink()
    (house.root / ".memkit" / "witness").unlink()
    house.do("replay")
    assert house.run("list").code == 0


@pytest.mark.parametrize(
    "verb", ["recall crane", "list", "status", "context", "grep crane", "remember Redis --dry-run"]
)
def test_a_missing_page_is_said_since_nothing_else_counts_the_newest_session(house: House, verb: str) -> None:
    house.do("remember", "The crane lifts ten tons.", "--actor", "user:dana")
    house.run(*verb.split())
    max((house.root / "sessions").glob("*.md")).unlink()
    (house.root / "continuity.md").unlink()
    (house.root / ".memkit" / "witness").unlink()
    assert "continuity.md is missing; it counts the sessions" in house.run(*verb.split()).err
    house.do("replay")
    assert "continuity.md" not in house.run(*verb.split()).err


def test_a_session_that_comes_in_while_the_folder_is_listed_is_not_missing(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    really, calls = listing.list_sessions, []

    def late(root: str, folder: str) -> listing.Listing:
        """Misses one session at first, as a folder that is being written to may."""
        found = really(root, folder)
        calls.append(found)
        if len(calls) > 1:
            return found
        entries = found.entries
        return listing.Listing([entry for entry in entries if entry is not entries[2]], [])

    monkeypatch.setattr(load, "list_sessions", late)
    assert (load.load(find(str(house.root))).damage, len(calls)) == ((), 2)
