"""A mirror of one test: its roles, its rows as text, and who asks."""

from __future__ import annotations

from typing import Any

import psycopg
import pytest

from memkit import mirror
from memkit.query.load import Loaded, load
from memkit.store.workspace import open_at

TEMPLATE = "memkit_test_template"
TABLES = ("repo", "session", "fact", "episodic_stage1", "conflict", "term", "tally", "erased", "numbers")


class Database:
    """A database of the server, with the mirror in it."""

    def __init__(self, server: str, name: str, patch: pytest.MonkeyPatch) -> None:
        self.server, self.name, self.patch = server, name, patch
        self.logins: list[str] = []

    def create(self, template: str = TEMPLATE) -> None:
        """Makes it, as a copy of another: of an empty mirror, which is made by the migrations once."""
        self._on_server(
            f"drop database if exists {self.name} with (force)",
            f"create database {self.name} template {template}",
        )
        self.as_owner()

    def drop(self) -> None:
        """Takes it away, with everybody who logged in."""
        self._on_server(f"drop database if exists {self.name} with (force)")
        self._on_server(*(f"drop role {login}" for login in self.logins))

    def _on_server(self, *statements: str) -> None:
        with psycopg.connect(self.server, autocommit=True) as db:
            for statement in statements:
                db.execute(statement)

    def dsn(self, login: str = "") -> str:
        """The way to it, for its owner or somebody else."""
        known: dict[str, Any] = {"dbname": self.name, **({"user": login} if login else {})}
        return psycopg.conninfo.make_conninfo(self.server, **known)

    def connect(self, login: str = "") -> psycopg.Connection[Any]:
        """A connection that keeps every statement."""
        return psycopg.connect(self.dsn(login), autocommit=True)

    def sql(self, statement: str, *values: object, login: str = "") -> list[Any]:
        """The rows of one statement."""
        with self.connect(login) as db:
            found = db.execute(statement, values)
            return found.fetchall() if found.description else []

    def login(self, name: str, role: str = "memkit_reader") -> str:
        """Somebody who may log in, in one of the mirror's roles."""
        full = f"{self.name}_{name}"
        self._on_server(f"create role {full} login", f"grant {role} to {full}")
        self.logins.append(full)
        return full

    def reader(self, tenant: str = "default", up_to: str = "internal", repo: str = "*") -> str:
        """Somebody who may read a tenant's facts up to a classification."""
        who = self.login(f"{tenant}_{up_to}_{len(self.logins)}")
        statement = "insert into memkit.reader_grant (role, repo, tenant, up_to) values (%s, %s, %s, %s)"
        self.sql(statement, who, repo, tenant, up_to)
        return who

    def writer(self, repo: str) -> str:
        """Somebody who may push repositories of this name."""
        who = self.login(f"writer_{len(self.logins)}", "memkit_writer")
        self.sql("insert into memkit.writer_grant values (%s, %s)", who, repo)
        return who

    def as_owner(self) -> None:
        """memkit asks as the owner."""
        self.patch.setenv("MEMKIT_MIRROR_DSN", self.dsn())

    def as_login(self, login: str) -> None:
        """memkit asks as somebody else."""
        self.patch.setenv("MEMKIT_MIRROR_DSN", self.dsn(login))

    def dump(self) -> str:
        """All that the mirror holds of the repositories, in an order of its own; when it was pushed is not told."""
        lines: list[str] = []
        with self.connect() as db:
            for table in TABLES:
                lines.append(f"-- {table}")
                order = "1" if table == "repo" else "1, 2"
                query = f"copy (select * from memkit.{table} order by {order}) to stdout"
                with db.cursor() as cursor, cursor.copy(query) as rows:
                    lines += [bytes(row).decode() for row in rows]
        return "\n".join(lines)


def everything(database: Database) -> str:
    """All rows of all tables of the schema, whatever they are, as text."""
    tables = database.sql("select tablename from pg_tables where schemaname = 'memkit' order by 1")
    return "\n".join(str(database.sql(f"select t::text from memkit.{table} t")) for (table,) in tables)


def make_template(server: str) -> None:
    """Makes the database that every test's mirror is a copy of."""
    with psycopg.connect(server, autocommit=True) as db:
        db.execute(f"drop database if exists {TEMPLATE} with (force)")
        db.execute(f"create database {TEMPLATE}")
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("MEMKIT_MIRROR_DSN", psycopg.conninfo.make_conninfo(server, dbname=TEMPLATE))
        mirror.init()


def loaded(root: str) -> Loaded:
    """The memory of a repository."""
    found = load(open_at(root))
    assert not found.damage
    return found


def push(root: str, name: str = "", **more: bool) -> Any:
    """Pushes a repository as it is now."""
    return mirror.push(loaded(root), name or root.rpartition("/")[2], **more)
