"""Waivers: a false alarm is answered in the policy, by class, file and line, with a reason, and it shows."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.privacy_e2e.places import Project

LIST = "pilots@harbour-list.org"
OTHER = "greta.holm@harbour-crew.org"
ADR = "# 1. Pilots\n\n## Status\n\nAccepted\n\n## Context\n\nIt is so.\n\n## Decision\n\nWe will ask {}.\n"


def waiving(tmp_path: Path, *waivers: str) -> Project:
    """A memory whose policy holds these waivers."""
    project = Project(tmp_path)
    toml = project.root / "memkit.toml"
    said = ", ".join(f"'{waiver}'" for waiver in waivers)
    toml.write_text(toml.read_text().replace("waivers = []", f"waivers = [{said}]"))
    return project


def texts(project: Project) -> list[str]:
    return [fact["text"] for fact in project.data_of("list", "--place", "all")["facts"]]


def test_a_waived_line_stands_is_recorded_and_passes_the_check(tmp_path: Path) -> None:
    project = waiving(tmp_path, f'EMAIL * "*{LIST}*" a public list')
    project.ok("remember", f"Ask {LIST} about the ice.")
    project.ok("remember", f"Ask {OTHER} about the tide.")
    assert texts(project) == [
        f"Ask {LIST} about the ice.",
        "Ask [REDACTED:EMAIL#1] about the tide.",
    ]
    ledger = b"".join(project.ledger().values()).decode()
    assert "<!-- class: EMAIL | count: 1 | why: waived: a public list -->" in ledger
    assert project.call("check").returncode == 0
    assert project.data_of("stats")["redactions"] == {"EMAIL": 1}


def test_a_waived_file_stands_where_it_is_harvested_and_nowhere_else(tmp_path: Path) -> None:
    project = waiving(tmp_path, "EMAIL docs/adr/0001-* the list is public")
    folder = project.root / "docs" / "adr"
    folder.mkdir(parents=True)
    (folder / "0001-pilots.md").write_text(ADR.format(LIST))
    (folder / "0002-crew.md").write_text(ADR.replace("1. Pilots", "2. Crew").format(OTHER))
    project.ok("harvest")
    told = " ".join(texts(project))
    assert (LIST in told, OTHER in told, "[REDACTED:EMAIL#1]" in told) == (True, False, True)
    assert "secret-found" not in project.call("check").stdout
    assert "personal-data-found" not in project.call("check").stdout
    project.ok("remember", f"Ask {LIST} about the ice.")
    assert f"Ask {LIST} about the ice." not in texts(project)


@pytest.mark.parametrize(
    ("waiver", "said"),
    [
        ("EMAIL *", "is no waiver"),
        ("MAIL * a typing error", "is no waiver"),
        ("EMAIL * until=2026-11-01 a trial", "ended on 2026-11-01"),
    ],
)
def test_a_waiver_that_answers_nothing_is_named_and_ignored(tmp_path: Path, waiver: str, said: str) -> None:
    project = waiving(tmp_path, waiver)
    project.ok("remember", f"Ask {LIST} about the ice.")
    assert texts(project) == ["Ask [REDACTED:EMAIL#1] about the ice."]
    checked = project.call("check").stdout
    assert ("policy-invalid" in checked, said in checked) == (True, True)


def test_a_waiver_holds_through_its_last_day(tmp_path: Path) -> None:
    project = waiving(tmp_path, "EMAIL * until=2026-11-16 a trial")
    project.ok("remember", f"Ask {LIST} about the ice.")
    assert texts(project) == [f"Ask {LIST} about the ice."]


def test_scan_tells_what_was_waived_and_which_waivers_did_nothing(tmp_path: Path) -> None:
    project = waiving(tmp_path, f'EMAIL *.md "*{LIST}*" a public list', "PHONE *.md the desk")
    (project.root / "crew.md").write_text(f"Ask {LIST} first.\nThen ask {OTHER}.\n")
    done = project.call("scan", "crew.md")
    assert done.returncode == 1
    assert "waived: EMAIL, crew.md line 1 (a public list)" in done.stderr
    assert "the waiver PHONE *.md (the desk) matched nothing here" in done.stderr
    found = project.data_of("scan", "crew.md")
    assert [(item["class"], item["line"]) for item in found["findings"]] == [("EMAIL", 2)]
    assert [(item["line"], item["reason"]) for item in found["waived"]] == [(1, "a public list")]
