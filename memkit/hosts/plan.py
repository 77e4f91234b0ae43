"""What a host wants changed, as values: files, settings of git, and what only a person can do. Then the doing."""

from __future__ import annotations

import os
from dataclasses import dataclass

from memkit.store import files, git
from memkit.store.workspace import Workspace


@dataclass(frozen=True)
class Edit:
    """One file: what it shall hold (None: nothing, the file goes), and whether it is run."""

    path: str
    after: bytes | None
    what: str
    mode: int = 0o644


@dataclass(frozen=True)
class Setting:
    """One section of this repository's git configuration; no values take it out."""

    section: str
    values: tuple[tuple[str, str], ...]
    what: str


@dataclass(frozen=True)
class Plan:
    """All that is left to do; `manual` is what memkit will not do by itself, a line each."""

    edits: tuple[Edit, ...] = ()
    settings: tuple[Setting, ...] = ()
    manual: tuple[str, ...] = ()

    @property
    def is_empty(self) -> bool:
        """True when there is nothing to do for anybody."""
        return not self.edits and not self.settings and not self.manual

    def lines(self, root: str) -> list[str]:
        """The plan, a line a change."""
        told = [f"{os.path.relpath(edit.path, root)}: {edit.what}" for edit in self.edits]
        return [*told, *(f"git config {item.section}: {item.what}" for item in self.settings)]


def carry_out(workspace: Workspace, plan: Plan) -> None:
    """Makes the edits and settings of a plan."""
    for edit in plan.edits:
        if edit.after is None:
            os.unlink(edit.path)
            _leave_no_folders(workspace.root, os.path.dirname(edit.path))
            continue
        files.with_retry(lambda edit=edit: files.replace(edit.path, edit.after), "0000", edit.path)  # type: ignore[misc]
        os.chmod(edit.path, edit.mode)
    for item in plan.settings:
        if not item.values:
            git.run(workspace.root, "config", "--local", "--remove-section", item.section)
        for key, value in item.values:
            git.set_config(workspace.root, f"{item.section}.{key}", value)


def _leave_no_folders(root: str, folder: str) -> None:
    """Takes away folders of the work tree that are empty now; git's own stay."""
    inside = os.path.relpath(folder, root).split(os.sep)
    while inside[0] not in (".", "..", ".git"):
        try:
            os.rmdir(os.path.join(root, *inside))
        except OSError:
            return
        inside = inside[:-1] or ["."]
