"""The mirror's database: connections, errors with a code and a hint, and the schema: roles, and numbered migrations, each
applied once, all in one transaction.

The environment names the server. psycopg is imported here, on the first call. No message repeats the address: libpq reads an
unescaped password as a host or port.
"""

from __future__ import annotations

import os
import time

from memkit.errors import MachineError, MemkitError, MemoryWriteFail, Refused, UsageError
from memkit.query.mirror_trace import DSN

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any, TypeVar

    from psycopg import Connection

    T = TypeVar("T")


# libpq's variables that name a server
_LIBPQ = ("PGSERVICE", "PGHOST", "PGHOSTADDR")
_SECONDS = 5
# timeouts for another push of the same repository and for an answer
_WAITS = "select set_config('lock_timeout', '60s', true), set_config('statement_timeout', '300s', true)"
INSTALL = "pip install 'memkit-cli[postgres]'"
_ROLES = "an administrator of the mirror grants it: docs/mirror.md, Roles"
_FORM = f"{DSN}=service=memkit, or postgresql://USER@HOST/DATABASE"
# libpq has no codes for a failed connection, so these match its messages
_NO_LOGIN = (
    "authentication failed",
    "no password supplied",
    "pg_hba.conf",
    "not permitted to log in",
    "permission denied for database",
)
_BUSY = ("too many clients", "too many connections", "connection slots", "starting up", "shutting down")
_HINT = "nothing is lost: the ledger has it, and the next memkit mirror push catches up"


class Unreachable(MachineError):
    """No server answered, or the connection broke."""

    code = "mirror-unreachable"
    default_hint = "the repository works without it; try again when the server answers"


def is_named() -> bool:
    """True if the environment names a mirror."""
    return any(os.environ.get(name) for name in (DSN, *_LIBPQ))


def connect() -> Connection[Any]:
    """Opens a connection to the mirror that the environment names; the caller closes it."""
    try:
        import psycopg
    except ImportError as error:
        message = "the mirror needs psycopg 3, which is not installed"
        raise MachineError(message, code="extra-missing", hint=INSTALL) from error
    if not is_named():
        message = f"no mirror is named: neither {DSN} nor PGSERVICE is set"
        raise UsageError(message, code="no-mirror", hint=f"{DSN}=service=memkit memkit mirror status")
    known: dict[str, Any] = {"connect_timeout": _SECONDS, "application_name": "memkit"}
    try:
        said = psycopg.conninfo.conninfo_to_dict(os.environ.get(DSN, ""))
        return psycopg.connect(**{**known, **said})
    except psycopg.ProgrammingError as error:
        raise _bad_address() from error
    except psycopg.Error as error:
        raise connection_error(error) from error


def in_transaction(ask: Callable[[Connection[Any]], T]) -> T:
    """Calls `ask` on a new connection in one transaction; commits if it succeeds."""
    connection = connect()
    import psycopg

    try:
        with connection:
            connection.execute(_WAITS)
            return ask(connection)
    except psycopg.Error as error:
        raise _statement_error(error) from error


def once_more(act: Callable[[], T], seed: str) -> T:
    """Calls `act`, retrying once after a seed-derived delay if the connection breaks."""
    try:
        return act()
    except Unreachable:
        time.sleep((50 + int(seed[:4] or "0", 16) % 200) / 1000)
    try:
        return act()
    except Unreachable as error:
        raise MemoryWriteFail(error.message, hint=_HINT) from error


def _bad_address() -> MemkitError:
    """The error for a malformed address."""
    return UsageError(f"{DSN} is not a connection string", code="bad-dsn", hint=_FORM)


def connection_error(error: Exception) -> MemkitError:
    """The error for a failed connection."""
    said = str(error)
    reason = _reason(said)
    if "service" in reason and ("not found" in reason or "syntax error" in reason):
        message = "the service that is named has no entry in ~/.pg_service.conf, or one that cannot be read"
        return UsageError(message, code="bad-dsn", hint=_FORM)
    if said.startswith("connection is bad: ") and "connection to server" not in said:
        return _bad_address()
    if any(words in reason for words in _NO_LOGIN) or ("role " in reason and "does not exist" in reason):
        hint = f"the user belongs in {DSN}, the password in ~/.pgpass: docs/mirror.md, Start one"
        return Refused(f"the mirror refused this login: {reason}", code="mirror-login", hint=hint)
    if "database " in reason and "does not exist" in reason:
        hint = "createdb memkit, name it in the address, then memkit mirror init"
        return MachineError("the server has no database of that name", code="mirror-missing", hint=hint)
    if any(words in reason for words in _BUSY):
        return MachineError(
            f"the mirror accepts no connection: {reason}", code="mirror-busy", hint="try again"
        )
    return Unreachable(f"the mirror cannot be reached: {reason}")


def _reason(said: str) -> str:
    """The reason in the server's or libpq's words, without the address."""
    line = (said.strip().splitlines() or [""])[0]
    if "resolve host" in line or "translate host" in line:
        return "no such host"
    line = line.rpartition(" failed: ")[2] if "connection to server" in line else line
    return line.removeprefix("connection is bad: ").removeprefix("FATAL:").strip()


def _statement_error(error: Exception) -> MemkitError:
    """The error for a failed statement."""
    from psycopg import errors

    said = str(error).strip().splitlines()[0] if str(error).strip() else type(error).__name__
    if isinstance(error, errors.InsufficientPrivilege):
        said = "this login has no grant for that repository" if "row-level security" in said else said
        return Refused(f"the mirror does not allow that: {said}", code="mirror-denied", hint=_ROLES)
    if isinstance(error, _missing_schema()):
        message = "this database holds no mirror, or an older one"
        return MachineError(message, code="mirror-missing", hint="memkit mirror init")
    if isinstance(error, errors.LockNotAvailable | errors.QueryCanceled):
        return MachineError(
            f"the mirror did not answer in time: {said}", code="mirror-busy", hint="try again"
        )
    if isinstance(error, errors.OperationalError):
        return Unreachable(f"the mirror cannot be reached: {said}")
    return MachineError(f"the mirror refused: {said}", code="mirror-failed", hint="memkit mirror status")


def _missing_schema() -> tuple[type[Exception], ...]:
    """The exceptions for a missing or older schema."""
    from psycopg import errors

    return (errors.InvalidSchemaName, errors.UndefinedTable, errors.UndefinedFunction, errors.UndefinedColumn)


ROLES = ("memkit_admin", "memkit_writer", "memkit_reader")
_OLDEST = 130_000
_FOLDER = os.path.join(os.path.dirname(__file__), "migrations")
_EXISTS = "select to_regclass('memkit.migration') is not null"


def migrations() -> dict[int, str]:
    """Number → file of every migration of this memkit, in order."""
    return {int(name[:4]): name for name in sorted(os.listdir(_FOLDER)) if name.endswith(".sql")}


def init(dry_run: bool = False) -> list[str]:
    """Creates the roles and applies missing migrations; returns the names of those applied, or to be applied."""
    return in_transaction(lambda db: _migrate(db, dry_run))


def drop_all(dry_run: bool = False) -> int:
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
