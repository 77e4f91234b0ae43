"""Connections to the mirror: the environment names the server. psycopg is imported here, on the first call."""

from __future__ import annotations

import os
import time

from memkit.errors import MachineError, MemoryWriteFail, UsageError
from memkit.mirror.failures import Unreachable, bad_address, of_asking, of_connecting
from memkit.query.mirrored import DSN

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any, TypeVar

    from psycopg import Connection

    T = TypeVar("T")
    from typing import TypeVar

# libpq's variables that name a server
_LIBPQ = ("PGSERVICE", "PGHOST", "PGHOSTADDR")
_SECONDS = 5
# timeouts for another push of the same repository and for an answer
_WAITS = "select set_config('lock_timeout', '60s', true), set_config('statement_timeout', '300s', true)"
INSTALL = "pip install 'memkit-cli[postgres]'"
_HINT = "nothing is lost: the ledger has it, and the next memkit mirror push catches up"


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
        raise bad_address() from error
    except psycopg.Error as error:
        raise of_connecting(error) from error


def in_transaction(ask: Callable[[Connection[Any]], T]) -> T:
    """Calls `ask` on a new connection in one transaction; commits if it succeeds."""
    connection = connect()
    import psycopg

    try:
        with connection:
            connection.execute(_WAITS)
            return ask(connection)
    except psycopg.Error as error:
        raise of_asking(error) from error


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
