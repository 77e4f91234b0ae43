"""Who sees what: classification, tenant and role on every read, and unredacted reads on record."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.privacy_e2e.places import Project

ROLES = """
[roles.admin]
people = ["user:ops"]
max_classification = "restricted"
tenants = ["default", "north"]
"""
ADDRESS = "inga.lund@saltmarsh-freight.dk"


@pytest.fixture
def guarded(tmp_path: Path) -> Project:
    """A memory with a confidential fact and one of another tenant."""
    project = Project(tmp_path, ROLES)
    project.ok("remember", "The quay has two cranes.", "--id", "quay-cranes")
    project.ok(
        "remember",
        "The harbour fee doubles in spring.",
        "--id",
        "fee-doubles",
        "--classification",
        "confidential",
    )
    project.ok("remember", "The harbour ice is broken at six.", "--id", "ice-broken", "--tenant", "north")
    return project


def reads(project: Project, who: str) -> dict[str, str]:
    stems = [name[:-3] for name in project.ledger()]
    return {
        "list": project.call("list", "--place", "all", who=who).stdout,
        "json": project.call("list", "--json", who=who).stdout,
        "fee": project.call("show", "fee-doubles", who=who).stdout,
        "ice": project.call("show", "ice-broken", who=who).stdout,
        "grep": project.call("grep", "harbour", "--all", who=who).stdout,
        "recall": project.call("recall", "harbour fee ice", who=who).stdout,
        "context": project.call("context", "--intent", "harbour fee and ice", who=who).stdout,
        "search": project.call("log", "-S", "harbour", who=who).stdout,
        "sessions": "".join(project.call("show", stem, who=who).stdout for stem in stems),
    }


def test_a_reader_sees_nothing_above_their_classification_or_of_another_tenant(guarded: Project) -> None:
    assert [verb for verb, said in reads(guarded, "user:dev").items() if "harbour" in said] == []
    assert "harbour" not in guarded.rendered()
    assert "quay-cranes" in guarded.rendered()


def test_a_role_opens_what_it_names(guarded: Project) -> None:
    assert [verb for verb, said in reads(guarded, "user:ops").items() if "harbour" not in said] == []


def test_an_unredacted_read_is_for_administrators_and_on_record(tmp_path: Path) -> None:
    project = Project(tmp_path, ROLES)
    consent = project.grant()
    claim = f"Freight papers go to {ADDRESS}."
    words = ("--id", "freight-papers", "--consent", consent, "--purpose", "support", "--subject", "-")
    project.ok("remember", claim, *words, stdin="Marit Solheim")
    show = ("show", "freight-papers", "--unredacted")
    assert project.refused(*show, "--why", "audit") == "needs-admin"
    assert project.refused(*show, "--why", "audit", who="agent:codex") == "needs-person"
    assert project.call(*show, who="user:ops").returncode == 2
    assert ADDRESS in project.ok(*show, "--why", "audit", who="user:ops")
    assert project.holders(ADDRESS) == []
    ledger = b"".join(project.ledger().values()).decode()
    assert "- Accessed: freight-papers\n  <!-- by: user:ops | via: flag | why: audit -->" in ledger
    assert project.call("check").returncode == 0


PURPOSES = """
[roles.admin]
people = ["user:ops"]

[roles.helpdesk]
people = ["user:kai"]
may = ["purpose:support"]

[roles.sales]
people = ["user:bea"]
may = ["purpose:offers"]
"""


def test_only_readers_with_the_purpose_are_told_and_an_administrator_on_record(tmp_path: Path) -> None:
    project = Project(tmp_path, PURPOSES)
    claim = f"Freight papers go to {ADDRESS}."
    words = ("--id", "freight-papers", "--consent", project.grant(), "--purpose", "support", "--subject", "-")
    project.ok("remember", claim, *words, stdin="Marit Solheim")
    shown = {
        who: project.call("recall", "freight papers", who=who).stdout
        for who in ("user:kai", "user:bea", "user:dev", "agent:codex")
    }
    assert ADDRESS in shown.pop("user:kai")
    assert [who for who, said in shown.items() if "freight" in said] == []
    assert project.call("show", "freight-papers", who="user:bea").returncode == 1
    # what one reader may not see is still in the index that all readers share
    assert ADDRESS in project.ok("recall", "freight papers", who="user:kai")
    assert ADDRESS in project.ok("show", "freight-papers", "--unredacted", "--why", "audit", who="user:ops")
    assert b"- Accessed: freight-papers" in b"".join(project.ledger().values())


def test_retention_archives_a_class_and_revokes_what_is_personal(tmp_path: Path) -> None:
    project = Project(tmp_path, "\n[classes.preference]\nretention_days = 30\n")
    consent = project.grant()
    words = ("--class", "preference")
    project.ok("remember", "Papers are stapled twice.", "--id", "papers-stapled", *words)
    claim = f"Freight papers go to {ADDRESS}."
    personal = ("--consent", consent, "--purpose", "support", "--subject", "-", *words)
    project.ok("remember", claim, "--id", "freight-papers", *personal, stdin="Marit Solheim")
    project.now = "2027-02-01T10:00:00Z"
    project.ok("remember", "The quay has two cranes.", "--id", "quay-cranes")
    project.ok("decay", "--apply")
    assert [fact["id"] for fact in project.data_of("list")["facts"]] == ["quay-cranes"]
    assert [fact["id"] for fact in project.data_of("list", "archive")["facts"]] == ["papers-stapled"]
    assert project.data_of("consent", "list")["consents"][0]["status"] == "revoked"
    assert project.vault() == []
    assert project.call("check").returncode == 0
