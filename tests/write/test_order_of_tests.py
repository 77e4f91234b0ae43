"""A claim that fails several tests waits for the first of them: kind and form, provenance, other claims, evidence, source."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.working_memory.house import House, in_process

CODE = '"""Net."""\n\nRETRY_LIMIT = 5\n'
CITES = ("--evidence", "src/net.py")
BESIDE = ("--evidence", "src/other.py")


@pytest.fixture
def house(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> House:
    """A repository with one reviewed fact and two files."""
    made = House(tmp_path / "repo").entered(monkeypatch)
    (made.root / "src").mkdir()
    (made.root / "src" / "net.py").write_text(CODE)
    (made.root / "src" / "other.py").write_text('"""Boats."""\n')
    person = ("--actor", "user:dana")
    for words in (
        ("init", "-q"),
        ("remember", "RETRY_LIMIT is 5.", "--id", "retry-5", *CITES, *person),
    ):
        assert in_process(made.root, *words).code == 0
    return made


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        (("Always set RETRY_LIMIT to 7.", "--contradicts", "retry-5", *CITES), "it gives an order"),
        (("Always set RETRY_LIMIT to 7.", "--kind", "rule", *CITES), "does not list rule"),
        (
            ("RETRY_LIMIT is 7.", "--key", "net/client/retry/limit", "--value", "7"),
            "it carries a canonical key",
        ),
        (("RETRY_LIMIT is 7.",), "it contradicts retry-5"),
        (("RETRY_LIMIT is 7.", *BESIDE), "it contradicts retry-5"),
        (("RETRY_LIMIT is high.", "--contradicts", "retry-5"), "it contradicts retry-5"),
        (("The mast of ann.miller@harbour-post.org is tall.", *BESIDE), "its evidence holds no name"),
    ],
)
def test_the_first_failed_test_is_named(house: House, words: tuple[str, ...], reason: str) -> None:
    said = in_process(house.root, "propose", *words)
    assert (said.code, reason in said.out) == (0, True), said.out
