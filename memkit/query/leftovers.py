"""Rendered files left over from an earlier state of the ledger."""

from __future__ import annotations

from memkit.store import files
from memkit.store.workspace import Workspace

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Container, Iterable

    from memkit.store.file_stats import Stat

_FOLDERS = ("findings", "decisions", "audits", "bugs", "patterns", "archive")


def pages_in_folders(workspace: Workspace) -> dict[str, Stat]:
    """Path → stat values of every markdown entry in a folder of records."""
    from memkit.store.file_stats import stats_in

    found: dict[str, Stat] = {}
    memory = workspace.policy.layout.memory
    for folder in _FOLDERS:
        found |= stats_in(workspace.path(memory, folder), ".md", f"{memory}/{folder}/")
    return found


def leftover_projections(
    workspace: Workspace, texts: Container[str], found: Iterable[str] | None = None
) -> list[str]:
    """Rendered files of an earlier state that the ledger does not render any more; `found` are those in their folders."""
    from memkit.views import verify

    paths = pages_in_folders(workspace) if found is None else found
    others = sorted((path for path in paths if path not in texts), key=_order)
    others = [path for path in others if files.is_file(workspace.path(path))]
    data = {path: files.read(workspace.path(path)) for path in others}
    return [path for path in others if verify(data[path].decode("utf-8", "replace")) == "fresh"]


def _order(path: str) -> tuple[int, str]:
    """By folder, then by name."""
    return _FOLDERS.index(path.split("/")[-2]), path
