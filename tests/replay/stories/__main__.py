"""Writes the stories that are not yet in `fixtures/ledgers/`; one that is there stays, like any ledger.

    python -m tests.replay.stories && python -m pytest tests/test_golden.py --update-golden

Remove a case's folder first to tell its story anew.
"""

from __future__ import annotations

from pathlib import Path

from tests.replay.stories.edges import EDGES
from tests.replay.stories.lives import LIVES
from tests.replay.stories.numbers import numbers

FOLDER = Path(__file__).parents[3] / "fixtures" / "ledgers"


def main() -> None:
    """Writes what is missing."""
    for tell in (*LIVES, *EDGES, numbers):
        story = tell()
        case = FOLDER / story.name
        if not case.exists():
            for path, data in {**story.files, "case.toml": story.policy.encode()}.items():
                (case / path).parent.mkdir(parents=True, exist_ok=True)
                (case / path).write_bytes(data)
            print(f"{story.name}: {len(story.files)} sessions")


main()
