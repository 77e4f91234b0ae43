"""The kept marker of a page is the one that reading the page gives."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from memkit.query import overview
from memkit.query.overview import marker_of
from memkit.store.workspace import open_at
from memkit.views.marker import read_marker, with_marker

PAGE = "continuity.md"


@pytest.fixture
def page(tmp_path: Path) -> Path:
    (tmp_path / "memkit.toml").write_text("[layout]\n")
    return tmp_path / PAGE


def write(page: Path, text: str, age: int) -> None:
    """Writes a page whose times lie some seconds back."""
    page.write_text(text)
    seconds = os.stat(page).st_mtime - age
    os.utime(page, (seconds, seconds))


def told(page: Path) -> dict[str, str] | None:
    return marker_of(open_at(str(page.parent)), PAGE)


def test_whatever_happens_to_a_page_its_marker_is_what_reading_it_gives(
    page: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(overview, "RACY_NS", -10_000_000_000)
    first = with_marker("One.\n", "a" * 12, "b" * 12, 3)
    second = with_marker("Two.\n", "c" * 12, "b" * 12, 4)
    assert told(page) is None
    for text in (first, second, first.replace("One", "Six"), second, "no page of memkit\n", first):
        write(page, text, 9)
        expected = {} if text not in (first, second) else read_marker(text)
        assert told(page) == expected and told(page) == expected
    page.unlink()
    assert told(page) is None


def test_a_page_that_is_known_is_not_read_again(page: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(overview, "RACY_NS", -10_000_000_000)
    write(page, with_marker("One.\n", "a" * 12, "b" * 12, 3), 9)
    known = told(page)
    monkeypatch.setattr(overview, "_read_marker", None)
    assert known and told(page) == known


def test_a_page_that_was_just_written_is_not_kept(page: Path) -> None:
    write(page, with_marker("One.\n", "a" * 12, "b" * 12, 3), 0)
    assert told(page) and not (page.parent / ".memkit/cache/marker").exists()


def test_a_link_is_followed_each_time(page: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(overview, "RACY_NS", -10_000_000_000)
    target = page.with_name("other.md")
    write(target, with_marker("One.\n", "a" * 12, "b" * 12, 3), 9)
    page.symlink_to(target)
    assert told(page)
    write(target, "Two.\n", 9)
    assert told(page) == {}
