"""The numbers of a repository for the mirror: counts and times, in total and by month; no name of a task or a class.

What the detectors would find is left out: looking costs about twenty times as much as all the other numbers.
"""

from __future__ import annotations

from memkit.boot.digest import sha256
from memkit.query.numbers import numbers_of
from memkit.version import __version__

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from memkit.mirror.content import Row
    from memkit.query.load import Loaded

TOTAL = "total"
# what is not looked for
_FOUND = ("personal_data_found", "secrets_found")


def counted_from(loaded: Loaded, ledger: str) -> str:
    """A digest of all that the numbers depend on: while it stays, so do they."""
    known = (ledger.encode(), loaded.workspace.toml, __version__.encode())
    return sha256(b"\0".join(known)).hexdigest()[:16]


def number_rows(loaded: Loaded) -> dict[str, Row]:
    """A row for every month, and one for all of them."""
    found = numbers_of(loaded, look=False)
    periods = {TOTAL: found["total"], **{period["period"]: period for period in found["periods"]}}
    return {name: {"period": name, "data": _counts(period)} for name, period in periods.items()}


def _counts(period: dict[str, Any]) -> dict[str, Any]:
    """A period without names: of tasks, and of classes of redacted values, which a policy may invent."""
    privacy = {name: value for name, value in period["privacy"].items() if name not in _FOUND}
    privacy["redacted"] = sum(privacy["redacted"].values())
    kept = {name: value for name, value in period.items() if name not in ("period", "tasks")}
    return {**kept, "privacy": privacy}
