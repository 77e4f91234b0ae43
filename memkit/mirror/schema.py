"""The schema: roles, and numbered migrations, each applied once, all in one transaction."""

from __future__ import annotations

import os

from memkit.errors import MachineError
from memkit.mirror.connect import in_transaction

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from psycopg import Connection

ROLES = ("memkit_admin", "memkit_writer", "memkit_reader")
_OLDEST = 130_000
_FOLDER = os.path.join(os.path.dirname(__file__), "migrations")
_EXISTS = "select to_regclass('memkit.migration') is not null"


def migrations() -> dict[int, str]:
    """Number → file of every migration of this memkit, in order."""
    return {int(name[:4]): name for name in sorted(os.listdir(_FOLDER)) if name.endswith(".sql")}


def init(dry_run: bool) -> list[str]:
    """Creates the roles and applies missing migrations; returns the names of those applied, or to be applied."""
    return in_transaction(lambda db: _migrate(db, dry_run))


def drop_all(dry_run: bool) -> int:
    """Drops the schema with its content; returns how many repositories it held. Roles and their members stay."""
    return in_transaction(lambda db: _drop(db, dry_run))


def _migrate(db: Connection[Any], dry_run: bool) -> list[str]:
    _refuse_unfit(db)
    db.execute("select pg_advisory_xact_lock(hashtext('memkit.migration'))")
    todo = _todo(db)
    if dry_run:
        return [*todo.values()]
    _make_roles(db)
    db.execute("create schema if not exists memkit authorization memkit_admin")
    db.execute("set local role memkit_admin")
    db.execute("create table if not exists memkit.migration (number integer primary key, name text not null)")
    for number, name in todo.items():
        with open(os.path.join(_FOLDER, name), "rb") as handle:
            db.execute(handle.read())
        db.execute("insert into memkit.migration values (%s, %s)", [number, name])
    return [*todo.values()]


def _todo(db: Connection[Any]) -> dict[int, str]:
    """The migrations that this database lacks; raises if it has one that this memkit does not know."""
    known = migrations()
    done: set[int] = set()
    if _scalar(db, _EXISTS):
        done = {number for (number,) in db.execute("select number from memkit.migration")}
    if done - known.keys():
        message = f"the mirror has migration {max(done)}, this memkit knows {max(known)}"
        raise MachineError(message, code="mirror-newer", hint="pip install --upgrade memkit-cli")
    return {number: name for number, name in known.items() if number not in done}


def _refuse_unfit(db: Connection[Any]) -> None:
    if db.info.server_version < _OLDEST:
        message = "the mirror needs PostgreSQL 13 or newer"
        raise MachineError(message, code="mirror-old-server", hint="docs/mirror.md, Start one")
    encoding = _scalar(
        db, "select pg_encoding_to_char(encoding) from pg_database where datname = current_database()"
    )
    if encoding != "UTF8":
        message = f"the database is {encoding}, and memory is UTF-8"
        hint = "create database memkit encoding 'UTF8' template template0"
        raise MachineError(message, code="mirror-encoding", hint=hint)


def _make_roles(db: Connection[Any]) -> None:
    """Creates missing roles; roles belong to the whole server, so another database may have created them."""
    known = {name for (name,) in db.execute("select rolname from pg_roles where rolname like 'memkit%'")}
    for role in ROLES:
        if role not in known:
            db.execute(f"create role {role} nologin")
    # on newer servers the creator of a role can grant it without being a member
    if not _scalar(db, "select pg_has_role(session_user, 'memkit_admin', 'USAGE')"):
        db.execute("grant memkit_admin to session_user")


def _drop(db: Connection[Any], dry_run: bool) -> int:
    count = int(_scalar(db, "select count(*) from memkit.repo"))
    if not dry_run:
        db.execute("drop schema memkit cascade")
    return count


def _scalar(db: Connection[Any], statement: str) -> Any:
    row = db.execute(statement).fetchone()
    return row[0] if row else None
