"""The whole print of a small project, byte for byte. `pytest --update-golden` rewrites it."""

from __future__ import annotations

from pathlib import Path

from memkit.views import render
from tests.views.harbour import POLICY, harbour

EXPECTED = Path(__file__).parents[2] / "fixtures" / "projections" / "harbour"


def test_every_projection_of_the_harbour_is_as_it_was(update_golden: bool) -> None:
    found = render(harbour(), POLICY)
    if update_golden:
        for path, text in found.items():
            (EXPECTED / path).parent.mkdir(parents=True, exist_ok=True)
            (EXPECTED / path).write_bytes(text.encode())
    files = list(EXPECTED.rglob("*.md"))
    kept = {path.relative_to(EXPECTED).as_posix(): path.read_bytes().decode() for path in files}
    assert found == kept


def test_continuity_is_written_last_and_records_first() -> None:
    assert list(render(harbour(), POLICY)) == [
        "memory/findings/cache-saves-half.md",
        "memory/findings/lock-order.md",
        "memory/archive/2026-Q2.md",
        "memory/archive/INDEX.md",
        "memory/glossary.md",
        "memory/QUEUE.md",
        "memory/INDEX.md",
        "continuity.md",
    ]
