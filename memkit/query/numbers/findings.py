"""Runs the detectors over the files of a ledger, to count secrets and personal data in it."""

from __future__ import annotations

from memkit.checks.pages import unclean_in
from memkit.store import files

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Container

    from memkit.model.state import State
    from memkit.query.numbers.watch import Finding
    from memkit.store.workspace import Workspace


def findings(workspace: Workspace, state: State, damaged: Container[str]) -> tuple[Finding, ...]:
    """(ordinal of the session, code of the rule) of all findings that `check` would report if every session were new.

    Waivers count as on the day of the newest session, so that the same ledger always gives the same numbers.
    """
    today = state.rows[-1].stem[:10] if state.rows else ""
    found: list[Finding] = []
    for at, row in enumerate(state.rows):
        if row.path in damaged:
            continue
        text = (files.read_if_there(workspace.path(row.path)) or b"").decode("utf-8", "replace")
        found += [(at, problem.code) for problem in unclean_in(row.path, text, workspace.policy, today)]
    return tuple(found)
