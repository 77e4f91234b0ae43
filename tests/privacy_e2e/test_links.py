"""What a visible fact tells of one that its reader may not see: nothing, not even the name."""

from __future__ import annotations

import pytest

from tests.privacy_e2e.places import Project

ROLES = """
[roles.admin]
people = ["user:ops"]
max_classification = "restricted"
"""
CALLS = (
    ("show", "quay-fee"),
    ("show", "quay-fee", "--json"),
    ("why", "quay-fee"),
    ("why", "quay-fee", "--json"),
    ("list", "--place", "all", "--json"),
    ("log",),
    ("log", "quay-fee"),
    ("log", "quay-fee", "--json"),
    ("log", "-S", "ten crowns"),
    ("context", "--intent", "quay fee"),
    ("recall", "quay fee", "--archive"),
    ("grep", "quay", "--all"),
    ("diff", "2026-01-01", "2027-01-01"),
    ("list", "conflicts"),
    ("stats",),
    ("status", "--json"),
)


@pytest.fixture(scope="module")
def replaced(tmp_path_factory: pytest.TempPathFactory) -> Project:
    """A public fact that a confidential one has replaced."""
    project = Project(tmp_path_factory.mktemp("links"), ROLES)
    project.ok("remember", "The quay fee is ten crowns.", "--id", "quay-fee")
    project.ok(
        *("remember", "The quay fee is nineteen crowns.", "--id", "fee-secret-rise"),
        *("--classification", "confidential"),
    )
    project.ok("supersede", "quay-fee", "fee-secret-rise", "--why", "see fee-secret-rise", who="user:ops")
    return project


@pytest.mark.parametrize("words", CALLS, ids=" ".join)
def test_a_successor_above_the_reader_is_not_named(replaced: Project, words: tuple[str, ...]) -> None:
    done = replaced.call(*words, who="user:dev")
    assert "fee-secret-rise" not in done.stdout + done.stderr
    assert "nineteen" not in done.stdout + done.stderr


def test_whoever_may_see_it_is_told_the_link(replaced: Project) -> None:
    assert "fee-secret-rise" in replaced.call("show", "quay-fee", who="user:ops").stdout
    assert "superseded by fee-secret-rise" in replaced.call("why", "quay-fee", who="user:ops").stdout
    assert "fee-secret-rise" in replaced.call("log", "quay-fee", who="user:ops").stdout
