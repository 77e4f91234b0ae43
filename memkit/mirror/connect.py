"""Connections to the mirror, and errors for its failures, with a code and a hint.

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
