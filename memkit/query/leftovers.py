"""Rendered files left over from an earlier state of the ledger."""

from __future__ import annotations

from memkit.store import files
from memkit.store.workspace import Workspace

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Container


def leftover_projections(workspace: Workspace, texts: Container[str]) -> list[str]:
    """Rendered files of an earlier state that the ledger does not render any more."""
    from memkit.views.marker import verify

    found: list[str] = []
    memory = workspace.policy.layout.memory
    for folder in ("findings", "decisions", "audits", "bugs", "patterns", "archive"):
        for name in files.names_in(workspace.path(memory, folder)):
            path = f"{memory}/{folder}/{name}"
            if name.endswith(".md") and path not in texts and files.is_file(workspace.path(path)):
                data = files.read(workspace.path(path))
                if verify(data.decode("utf-8", "replace")) == "fresh":
                    found.append(path)
    return found
