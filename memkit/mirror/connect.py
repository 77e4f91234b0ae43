"""The way to the server: where it is, by the environment alone. psycopg is imported by whoever has come this way."""

from __future__ import annotations

import os

from memkit.errors import MachineError, UsageError
from memkit.mirror.failures import bad_address, of_asking, of_connecting
from memkit.query.mirrored import DSN

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any, TypeVar

    from psycopg import Connection

    T = TypeVar("T")

# the environment of libpq that says where a server is
_LIBPQ = ("PGSERVICE", "PGHOST", "PGHOSTADDR")
_SECONDS = 5
# nobody waits for ever: for another push of the same repository, or for an answer
_WAITS = "select set_config('lock_timeout', '60s', true), set_config('statement_timeout', '300s', true)"
INSTALL = "pip install 'memkit-cli[postgres]'"


def is_named() -> bool:
    """Whether the environment says where a mirror is."""
    return any(os.environ.get(name) for name in (DSN, *_LIBPQ))


def connect() -> Connection[Any]:
    """A connection to the mirror of the environment; whoever opens it closes it."""
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
        raise bad_address() from error
    except psycopg.Error as error:
        raise of_connecting(error) from error


def asked(ask: Callable[[Connection[Any]], T]) -> T:
    """What `ask` finds on a connection of its own, in one transaction that is kept if it ends well."""
    connection = connect()
    import psycopg

    try:
        with connection:
            connection.execute(_WAITS)
            return ask(connection)
    except psycopg.Error as error:
        raise of_asking(error) from error
