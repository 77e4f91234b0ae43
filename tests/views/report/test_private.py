"""What the report keeps to itself: values of the vault, facts without a consent, what is above a reader's station."""

from __future__ import annotations

from pathlib import Path

from tests.privacy_e2e.places import Project

ADDRESS = "inga.lund@saltmarsh-freight.dk"
ROLES = """
[roles.admin]
people = ["user:ops"]
max_classification = "restricted"
"""


def page(project: Project, who: str = "user:dev") -> str:
    """The report as that person gets it."""
    project.ok("report", "-o", "page.html", who=who)
    return (project.root / "page.html").read_text(encoding="utf-8")


def test_a_value_of_the_vault_is_never_written_into_the_page(tmp_path: Path) -> None:
    project = Project(tmp_path, ROLES)
    words = ("--consent", project.grant(), "--purpose", "support", "--subject", "-")
    project.ok(
        "remember",
        f"Freight papers go to {ADDRESS}.",
        "--id",
        "freight-papers",
        *words,
        stdin="Marit Solheim",
    )
    for who in ("user:dev", "user:ops"):
        assert ADDRESS not in page(project, who)
    assert "freight-papers" in page(project, "user:ops")
    assert project.holders(ADDRESS) == []


def test_a_fact_whose_consent_ended_is_not_in_the_page(tmp_path: Path) -> None:
    project = Project(tmp_path)
    consent = project.grant()
    words = ("--consent", consent, "--purpose", "support", "--subject", "-")
    project.ok(
        "remember",
        f"Freight papers go to {ADDRESS}.",
        "--id",
        "freight-papers",
        *words,
        stdin="Marit Solheim",
    )
    project.ok("remember", "The quay has two cranes.", "--id", "quay-cranes")
    project.ok("consent", "revoke", consent, "--why", "asked for it")
    shown = page(project)
    assert "quay-cranes" in shown
    assert "freight" not in shown.lower()


def test_each_reader_gets_the_page_they_may_read(tmp_path: Path) -> None:
    project = Project(tmp_path, ROLES)
    words = ("--id", "fee-doubles", "--classification", "confidential")
    project.ok("remember", "The harbour fee doubles in spring.", *words)
    shown = page(project)
    assert "harbour fee" not in shown.lower() and "fee-doubles" not in shown
    assert "The harbour fee doubles in spring." in page(project, "user:ops")
