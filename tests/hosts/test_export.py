"""A ledger leaves as JSON lines and comes back with the bytes it had, or not at all."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path

import pytest

from tests.hosts.conftest import Run


@pytest.fixture
def ledger(run: Run, place: Path) -> str:
    """An export of a small ledger, one session of which is old and no UTF-8."""
    run("remember", "Uploads are limited to 25 MB — “for now”.", "--id", "uploads-25", actor="user:dev")
    run("note", "a thought", actor="agent:codex")
    run("session", "end", "-m", "Looked at it — “fine”. Next: rest.", "--defer", actor="agent:codex")
    (place / "sessions" / "2020-01-01-000000.md").write_bytes(b"# Old caf\xe9\r\n\r\nWords.")
    done = run("export")
    assert done.returncode == 0, done.stderr
    return done.stdout


def sessions(place: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in (place / "sessions").rglob("*.md")}


def elsewhere(run: Run, place: Path) -> Path:
    other = place.parent / "other"
    other.mkdir()
    subprocess.run(["git", "init", "-q", "."], cwd=other, check=True)
    assert run("-C", str(other), "init").returncode == 0
    return other


def test_an_empty_workspace_holds_the_same_bytes_afterwards(ledger: str, run: Run, place: Path) -> None:
    other = elsewhere(run, place)
    done = run("-C", str(other), "import", "-", stdin=ledger)
    assert (done.returncode, done.stdout) == (0, "imported 3 of 3 sessions\n")
    assert sessions(other) == sessions(place)
    assert run("-C", str(other), "export").stdout == ledger
    assert run("-C", str(other), "import", "-", stdin=ledger).stdout == "imported 0 of 3 sessions\n"
    assert "25 MB" in (other / "continuity.md").read_text(encoding="utf-8")


def test_an_export_is_plain_ascii_with_a_count_in_front(ledger: str) -> None:
    rows = [json.loads(line) for line in ledger.splitlines()]
    assert ledger.isascii()
    assert rows[0] == {"schema": "memkit/1", "export": "ledger", "sessions": 3}
    assert sorted(rows[1]) == ["base64", "session", "sha256"]
    assert sorted(rows[2]) == ["session", "sha256", "text"]


@pytest.mark.parametrize(
    ("change", "code"),
    [
        (lambda text: text[: text.rindex("\n", 0, -1) + 1], "cut-off"),
        (lambda text: text.replace("25 MB", "50 MB"), "changed-on-the-way"),
        (lambda text: text.replace('"session": "2020', '"session": "../2020'), "bad-place"),
        (lambda text: text.replace('"session": "2020', '"session": "2019/01/2020'), "bad-place"),
        (lambda text: text[5:], "not-an-export"),
        (lambda text: "", "not-an-export"),
    ],
)  # fmt: skip
def test_what_changed_on_the_way_is_refused_whole(
    change, code: str, ledger: str, run: Run, place: Path
) -> None:  # type: ignore[no-untyped-def]
    other = elsewhere(run, place)
    done = run("-C", str(other), "import", "-", stdin=change(ledger))
    assert done.returncode in (2, 4)
    assert f"[{code}]" in done.stderr
    assert sessions(other) == {}


def test_another_session_under_the_same_name_is_never_overwritten(ledger: str, run: Run, place: Path) -> None:
    other = elsewhere(run, place)
    (other / "sessions").mkdir(exist_ok=True)
    (other / "sessions" / "2020-01-01-000000.md").write_text("# Mine\n")
    done = run("-C", str(other), "import", "-", stdin=ledger)
    assert done.returncode == 4
    assert "[append-only]" in done.stderr
    assert sessions(other) == {"2020-01-01-000000.md": b"# Mine\n"}
