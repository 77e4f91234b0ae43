"""The verbs of the mirror without a server, or on a small one: what they print, and what they say if something is off."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import pytest

from tests.mirror.database import Database
from tests.working_memory.house import House, Said, in_process

EVERY = (
    ("mirror", "init"),
    ("mirror", "push"),
    ("mirror", "search", "pumps"),
    ("mirror", "search", "pumps", "--layer", "episodic"),
    ("mirror", "status"),
    ("mirror", "report", "keys"),
    ("mirror", "report", "silent"),
    ("mirror", "report", "numbers"),
    ("mirror", "drop", "--yes"),
    ("mirror", "drop", "--all", "--yes"),
)


@pytest.fixture
def house(folder: Path, monkeypatch: pytest.MonkeyPatch) -> House:
    """A repository with one fact."""
    made = House(folder / "quay").entered(monkeypatch)
    assert in_process(made.root, "init", "--preset", "solo").code == 0
    assert in_process(made.root, "remember", "Pumps are blue.", "--actor", "user:dana").code == 0
    return made


def code_of(said: Said) -> str:
    found: str = json.loads(said.err.splitlines()[-1])["code"]
    return found


def test_without_the_extra_the_install_line_is_the_hint(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "psycopg", None)
    monkeypatch.setenv("MEMKIT_MIRROR_DSN", "service=memkit")
    for words in EVERY:
        said = in_process(house.root, *words, "--json")
        assert (said.code, code_of(said)) == (5, "extra-missing"), words
        assert "pip install 'memkit-cli[postgres]'" in json.loads(said.err.splitlines()[-1])["hint"]


def test_without_an_address_nothing_is_guessed(house: House) -> None:
    for words in EVERY:
        said = in_process(house.root, *words, "--json")
        assert (said.code, code_of(said)) == (2, "no-mirror"), words


def test_a_mirror_that_is_down_is_said_with_a_code(
    house: House, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("MEMKIT_MIRROR_DSN", f"host={folder}/nowhere password=swordfish")
    monkeypatch.setattr("memkit.mirror.database.time.sleep", lambda _: None)
    for words in EVERY:
        said = in_process(house.root, *words, "--json")
        wanted = "MEMORY_WRITE_FAIL" if words[1] == "push" else "mirror-unreachable"
        assert (said.code, code_of(said)) == (5, wanted), words
        assert "swordfish" not in said.err


def test_a_mirror_that_is_down_blocks_no_other_verb(
    house: House, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("MEMKIT_MIRROR_DSN", f"host={folder}/nowhere")
    for words in (("remember", "Piers are long."), ("recall", "pumps"), ("status",), ("list",)):
        assert in_process(house.root, *words, "--actor", "user:dana").code == 0


def test_an_address_that_is_none_is_not_repeated(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MEMKIT_MIRROR_DSN", "swordfish")
    said = in_process(house.root, "mirror", "status", "--json")
    assert (said.code, code_of(said)) == (2, "bad-dsn")
    assert "swordfish" not in said.err


AT = 'connection failed: connection to server at "10.1.2.3", port 5432 failed: '


@pytest.mark.parametrize(
    ("libpq", "exit_code", "code", "message"),
    [
        (
            AT + 'FATAL:  password authentication failed for user "ci"',
            4,
            "mirror-login",
            'the mirror refused this login: password authentication failed for user "ci"',
        ),
        (
            AT + "fe_sendauth: no password supplied",
            4,
            "mirror-login",
            "the mirror refused this login: fe_sendauth: no password supplied",
        ),
        (
            AT + 'FATAL:  database "swordfish" does not exist',
            5,
            "mirror-missing",
            "the server has no database of that name",
        ),
        (
            AT + "FATAL:  sorry, too many clients already",
            5,
            "mirror-busy",
            "the mirror accepts no connection: sorry, too many clients already",
        ),
        (
            AT + "Connection refused\n\tIs the server running on that host?",
            5,
            "mirror-unreachable",
            "the mirror cannot be reached: Connection refused",
        ),
        (
            'connection is bad: connection to server on socket "/swordfish/.s.PGSQL.5432" failed: No such file',
            5,
            "mirror-unreachable",
            "the mirror cannot be reached: No such file",
        ),
        (
            "failed to resolve host 'swordfish@db': [Errno -2] Name or service not known",
            5,
            "mirror-unreachable",
            "the mirror cannot be reached: no such host",
        ),
        (
            'connection is bad: invalid integer value "swordfish" for connection option "port"',
            2,
            "bad-dsn",
            "MEMKIT_MIRROR_DSN is not a connection string",
        ),
        (
            'connection is bad: definition of service "swordfish" not found',
            2,
            "bad-dsn",
            "the service that is named has no entry in ~/.pg_service.conf, or one that cannot be read",
        ),
    ],
)
def test_what_keeps_a_connection_from_being_made_is_told_apart(
    libpq: str, exit_code: int, code: str, message: str
) -> None:
    from memkit.mirror.database import connection_error

    error = connection_error(Exception(libpq))
    assert (error.exit_code, error.code, error.message) == (exit_code, code, message)
    assert error.hint and "swordfish" not in error.message + error.hint and "10.1.2.3" not in error.message


def test_a_login_that_is_none_and_a_database_that_is_none_are_not_tried_again(
    house: House, database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    slept: list[float] = []
    monkeypatch.setattr("memkit.mirror.database.time.sleep", slept.append)
    for dsn, wanted in (
        (database.dsn("nobody_at_all"), (4, "mirror-login")),
        (database.dsn().replace(database.name, "no_such_database"), (5, "mirror-missing")),
    ):
        monkeypatch.setenv("MEMKIT_MIRROR_DSN", dsn)
        for words in EVERY:
            said = in_process(house.root, *words, "--json")
            assert (said.code, code_of(said)) == wanted, words
    assert slept == []


def test_a_repository_without_a_grant_is_refused_by_name(house: House, database: Database) -> None:
    database.as_login(database.writer("harbour/*"))
    said = in_process(house.root, "mirror", "push", "--json")
    assert (said.code, code_of(said)) == (4, "mirror-denied")
    assert "this login has no grant for that repository" in json.loads(said.err)["message"]
    assert in_process(house.root, "mirror", "push", "--repo", "harbour/quay").code == 0


def test_a_database_without_a_mirror_says_how_to_make_one(house: House, database: Database) -> None:
    assert in_process(house.root, "mirror", "drop", "--all", "--yes").code == 0
    said = in_process(house.root, "mirror", "push", "--json")
    assert (said.code, code_of(said)) == (5, "mirror-missing")
    assert json.loads(said.err)["hint"] == "memkit mirror init"
    dry = in_process(house.root, "mirror", "init", "--dry-run")
    assert "would apply 0001_tables.sql" in dry.out
    assert code_of(in_process(house.root, "mirror", "push", "--json")) == "mirror-missing"
    assert in_process(house.root, "mirror", "init").out.startswith("the mirror is ready")


def test_a_day_with_the_mirror(house: House, database: Database) -> None:
    def out(*words: str, code: int = 0) -> str:
        said = in_process(house.root, "mirror", *words)
        assert said.code == code, said
        return said.out.strip()

    assert (
        out("push", "--dry-run")
        == "would push quay · 1 new session, 1 fact changed · dry run, nothing written"
    )
    assert out("status") == "here: quay is not mirrored, or not for you to see"
    assert out("push") == "pushed quay · 1 new session, 1 fact changed"
    assert out("push") == "unchanged quay · 0 new sessions"
    assert (
        out("search", "pumps")
        == "[quay:pumps-blue] Pumps are blue.  new · no evidence · 2026-11-15 · pushed today"
    )
    assert out("search", "pumps", "-q") == "quay:pumps-blue"
    assert out("search", "pumps", "--repo", "pier*", code=1) == ""
    assert out("status").endswith("here: quay is up to date")
    assert out("report", "keys") == "no key has different values in two repositories"
    assert out("report", "silent", "--days", "0", code=1) == "quay  pushed today"
    assert out("drop", "--dry-run") == "would drop quay · 1 fact · dry run, nothing written"
    assert out("drop", "--yes") == "dropped quay · 1 fact"
    assert out("drop", "--repo", "quay", "--yes", code=1) == ""
    assert out("search", "pumps", code=1) == ""


def test_the_name_is_the_policys_or_the_remotes(house: House, database: Database) -> None:
    import subprocess

    remote = ("git", "remote", "add", "origin", "git@forge.example:harbour/ferry.git")
    subprocess.run(remote, cwd=house.root, check=True)
    assert in_process(house.root, "mirror", "push", "--json").data["repo"] == "harbour/ferry"
    policy = house.root / "memkit.toml"
    policy.write_text(policy.read_text().replace('[mirror]\nrepo = ""', '[mirror]\nrepo = "pier/nine"'))
    assert in_process(house.root, "mirror", "push", "--json").data["repo"] == "pier/nine"
    assert in_process(house.root, "mirror", "push", "--repo", "a/b", "--json").data["repo"] == "a/b"


def test_a_damaged_ledger_is_not_pushed(house: House, database: Database) -> None:
    before = database.dump()
    [path] = (house.root / "sessions").glob("*.md")
    path.write_bytes(path.read_bytes().replace(b"blue", b"grey"))
    said = in_process(house.root, "mirror", "push", "--json")
    assert (said.code, code_of(said)) == (3, "INTEGRITY_FAILURE")
    assert database.dump() == before


def test_signs_that_no_database_takes_are_pushed_without_them(house: House, database: Database) -> None:
    from memkit.mirror.lexemes import any_query, clean_value

    assert clean_value({"a\0b": ["\ud800", 1]}) == {"a b": ["?", 1]}
    assert in_process(house.root, "mirror", "push").code == 0
    for asked in ("it's", "a\\b'c", "' | '", "!&|():*", "日本", "c++ 'x'", "\x00x"):
        assert in_process(house.root, "mirror", "search", asked).code in (1, 2), asked
    query = any_query(["it's", "a\\b", "auth"])
    assert query == "'it''s' | 'a\\\\b' | 'auth':*"
