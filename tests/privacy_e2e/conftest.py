"""The project each of these tests works in."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.privacy_e2e.places import Project


@pytest.fixture
def project(tmp_path: Path) -> Project:
    """An empty memory."""
    return Project(tmp_path)
