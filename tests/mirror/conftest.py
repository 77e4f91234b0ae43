"""One server for all tests of a worker, started when the first of them asks; a database of its own for each test."""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.mirror.database import Database, make_template
from tests.mirror.server import is_there, server

_numbers = itertools.count(1)


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """The superuser's way to a server that has the template of a mirror."""
    if not is_there():
        pytest.skip("no PostgreSQL on PATH, in a wheel or by MEMKIT_TEST_DSN: the mirror is not tried")
    with server() as dsn:
        make_template(dsn)
        yield dsn


@pytest.fixture
def database(postgres: str, monkeypatch: pytest.MonkeyPatch) -> Iterator[Database]:
    """An empty mirror, to which MEMKIT_MIRROR_DSN leads its owner."""
    made = Database(postgres, f"memkit_test_{next(_numbers)}", monkeypatch)
    made.create()
    yield made
    made.drop()


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where repositories are made; what memkit keeps for its user lies beside them."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    return tmp_path
