"""`memkit report` and `memkit demo`, as they are called."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.process import forked

MEMKIT = str(Path(sys.executable).parent / "memkit")


def memkit(place: Path, *words: str, **more: str) -> subprocess.CompletedProcess[str]:
    """One call by a person, at a fixed hour; the demo and another environment are tried with the installed command."""
    kept = {name: value for name, value in os.environ.items() if name in ("PATH", "LANG", "PYTHONPATH")}
    own = {
        "HOME": str(place.parent), "TMPDIR": str(place.parent), "MEMKIT_ACTOR": "user:dev",
        "MEMKIT_NOW": "2026-11-15T10:00:00Z",
    }  # fmt: skip
    if not more and "demo" not in words:
        return forked(words, place, kept | own)
    return subprocess.run(
        [MEMKIT, *words],
        cwd=place,
        env=kept | own | more,
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=False,
    )


@pytest.fixture
def ferry(tmp_path: Path) -> Path:
    """A memory with one fact."""
    place = tmp_path / "ferry"
    place.mkdir()
    for words in (
        ("init", "--preset", "solo"),
        ("remember", "Uploads are limited to 25 MB.", "--id", "upload-limit"),
    ):
        assert memkit(place, *words).returncode == 0
    return place


def base_of(page: Path) -> str:
    found = re.search(r'"base":"([^"]*)"', page.read_text(encoding="utf-8"))
    assert found is not None
    return found[1]


def test_the_report_is_written_where_git_does_not_look(ferry: Path) -> None:
    said = memkit(ferry, "report")
    assert said.returncode == 0
    assert re.fullmatch(r"written \.memkit/report\.html · [\d,]+ bytes\n", said.stdout)
    assert base_of(ferry / ".memkit" / "report.html") == "../"


def test_a_path_may_be_given_in_two_ways(ferry: Path) -> None:
    memkit(ferry, "report", "-o", "docs/memory.html")
    memkit(ferry, "report", "memory.html")
    assert [base_of(ferry / path) for path in ("docs/memory.html", "memory.html")] == ["../", "./"]


def test_a_page_outside_the_repository_tells_nothing_of_this_machine(ferry: Path, tmp_path: Path) -> None:
    memkit(ferry, "report", "-o", str(tmp_path / "elsewhere.html"))
    assert base_of(tmp_path / "elsewhere.html") == ""
    assert str(tmp_path) not in (tmp_path / "elsewhere.html").read_text(encoding="utf-8")


def test_a_dry_run_writes_nothing(ferry: Path) -> None:
    said = memkit(ferry, "report", "page.html", "--dry-run", "--json")
    assert json.loads(said.stdout)["data"]["file"] == str(ferry / "page.html")
    assert not (ferry / "page.html").exists()


def test_the_same_ledger_gives_the_same_bytes_anywhere_at_any_time(ferry: Path) -> None:
    memkit(ferry, "report", "one.html")
    elsewhere = {
        "TZ": "Pacific/Auckland",
        "PYTHONHASHSEED": "7",
        "LC_ALL": "C.UTF-8",
        "MEMKIT_NOW": "2031-01-01T00:00:00Z",
    }
    (ferry / ".memkit" / "cache" / "state").unlink()
    memkit(ferry, "report", "two.html", **elsewhere)
    assert (ferry / "one.html").read_bytes() == (ferry / "two.html").read_bytes()


def test_the_demo_walks_through_within_eighty_columns_and_without_colour(tmp_path: Path) -> None:
    place = tmp_path / "here"
    place.mkdir()
    said = memkit(place, "demo")
    assert (said.returncode, said.stderr) == (0, "")
    assert [line for line in said.stdout.splitlines() if len(line) > 80 and str(tmp_path) not in line] == []
    assert "\x1b" not in said.stdout
    assert list(place.iterdir()) == []
    (report,) = re.findall(r"(?m)^  (/.*/report\.html)$", said.stdout)
    assert Path(report).stat().st_size > 50_000
    last = said.stdout[said.stdout.index("Next, in a repository") :]
    assert re.findall(r"(?m)^  (memkit \w+)", last) == ["memkit init", "memkit remember", "memkit setup"]


def test_the_demo_can_leave_nothing_behind(tmp_path: Path) -> None:
    place = tmp_path / "here"
    place.mkdir()
    data = json.loads(memkit(place, "demo", "--remove", "--json").stdout)["data"]
    assert not Path(data["folder"]).parent.exists()
    assert [path.name for path in tmp_path.iterdir()] == ["here"]
