"""The workspace and the command that the tests of hosts use."""

from __future__ import annotations

from tests.hosts.conftest import empty_workspace, inside, place

__all__ = ["empty_workspace", "inside", "place"]
