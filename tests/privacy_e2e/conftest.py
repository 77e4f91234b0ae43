"""The project each of these tests works in."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.privacy_e2e.places import Project


@pytest.fixture(scope="session")
def empty_project(tmp_path_factory: pytest.TempPathFactory) -> Project:
    """An empty memory, to be copied."""
    return Project(tmp_path_factory.mktemp("empty"))


@pytest.fixture
def project(empty_project: Project, tmp_path: Path) -> Project:
    """An empty memory."""
    return empty_project.copy_to(tmp_path)
