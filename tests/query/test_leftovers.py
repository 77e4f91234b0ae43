"""Rendered files left over: what cannot be looked at stops the run rather than passing for absent."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from memkit.errors import LedgerUnreadable
from memkit.query.page_files import leftover_projections
from memkit.store.workspace import open_at
from tests.evidence.place import place


def test_a_folder_that_cannot_be_listed_is_not_an_empty_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    house = place(tmp_path / "repo")
    workspace = open_at(str(house.root))

    def refused(path: str) -> list[str]:
        raise PermissionError(13, "Permission denied", path)

    monkeypatch.setattr(os, "scandir", refused)
    with pytest.raises(LedgerUnreadable, match="Permission denied"):
        leftover_projections(workspace, ())
