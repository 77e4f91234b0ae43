"""How far cited files support a claim."""

from __future__ import annotations

import pytest

from memkit.evidence.forms import Piece
from memkit.write.backing import _grade

LIMIT = "RETRY_LIMIT = 5\n"
PAGE = "def open_page(reader):\n    return reader.open()\n"
LONG = "The layout of the frames and the order of the fields stay as they are; a change waits for a proposal and for version 5."


@pytest.mark.parametrize(
    ("claim", "files", "expected"),
    [
        ("RETRY_LIMIT is 5.", {"src/net.py": LIMIT}, "code"),
        # a number in common, and nothing else
        (LONG, {"src/net.py": LIMIT}, "some"),
        ("Readers that are slow keep a page from being opened by others.", {"src/page.py": PAGE}, "some"),
        ("RETRY_LIMIT is 5.", {"tests/net.py": LIMIT}, "work"),
        ("RETRY_LIMIT is 5.", {"tests/net.py": LIMIT, "src/net.py": LIMIT}, "code"),
        ("RETRY_LIMIT is 5.", {"tests/net.py": LIMIT, "src/page.py": PAGE}, "work"),
        ("RETRY_LIMIT is 5.", {"src/page.py": PAGE}, "words"),
        ("RETRY_LIMIT is 5.", {}, "words"),
    ],
)
def test_the_grade_of_what_is_cited(claim: str, files: dict[str, str], expected: str) -> None:
    assert _grade(claim, [(Piece("file", path), text) for path, text in files.items()]) == expected
