"""What the detectors find in the files of a ledger: secrets and personal data that reached it."""

from __future__ import annotations

from memkit.checks.privacy import unclean_in
from memkit.store import files

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Container

    from memkit.model.state import State
    from memkit.query.numbers.watch import Finding
    from memkit.store.workspace import Workspace


def findings(workspace: Workspace, state: State, damaged: Container[str]) -> tuple[Finding, ...]:
    """(ordinal of the session, code of the rule) of all that `check` would report, were every session new.

    Waivers hold as on the day of the newest session, so that the same ledger gives the same numbers.
    """
    today = state.rows[-1].stem[:10] if state.rows else ""
    found: list[Finding] = []
    for at, row in enumerate(state.rows):
        if row.path in damaged:
            continue
        text = (files.read_if_there(workspace.path(row.path)) or b"").decode("utf-8", "replace")
        found += [(at, problem.code) for problem in unclean_in(row.path, text, workspace.policy, today)]
    return tuple(found)
