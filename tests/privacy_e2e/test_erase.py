"""Erasing: every place found, what can be shredded shredded, and an honest list of what remains."""

from __future__ import annotations

from pathlib import Path

from tests.privacy_e2e.places import Project

NAME = "Zebulon Quist"
CLAIM = f"{NAME} signs for every landing at night."
ADDRESS = "zebulon.quist@nightquay-pilots.se"
ERASE = ("--why", "request 12", "--legal")


def places(project: Project, *words: str, stdin: str = "") -> list[tuple[str, str]]:
    found = project.data_of("erase", *words, stdin=stdin)["places"]
    return sorted({(place["where"], place["state"]) for place in found})


def test_a_dry_run_lists_the_places_and_changes_nothing(project: Project) -> None:
    project.ok("remember", CLAIM, "--id", "night-signer")
    before = (project.ledger(), project.rendered())
    assert places(project, "night-signer", *ERASE, "--dry-run") == [
        ("ledger", "remains"),
        ("memory", "withheld"),
    ]
    assert (project.ledger(), project.rendered()) == before


def test_a_value_in_the_vault_is_shredded_and_nothing_remains(project: Project) -> None:
    consent = project.grant(subject=NAME)
    claim = f"Reach the night pilot at {ADDRESS}."
    words = ("--id", "night-pilot", "--consent", consent, "--purpose", "support", "--subject", "-")
    project.ok("remember", claim, *words, stdin=NAME)
    project.commit()
    before = project.ledger()
    done = project.call("erase", "night-pilot", *ERASE)
    assert done.returncode == 0, done.stdout + done.stderr
    assert project.vault() == []
    assert "night-pilot" not in project.rendered()
    assert project.call("show", "night-pilot").returncode == 1
    assert {name: data for name, data in project.ledger().items() if name in before} == before
    assert project.call("check").returncode == 0


def test_words_in_the_ledger_remain_until_they_are_rewritten(project: Project) -> None:
    project.ok("remember", CLAIM, "--id", "night-signer")
    project.ok("remember", "The quay has two cranes.")
    done = project.call("erase", "night-signer", *ERASE)
    assert done.returncode == 1
    assert "--rewrite" in done.stdout
    assert NAME not in project.rendered()
    done = project.call("erase", "night-signer", *ERASE, "--rewrite")
    assert done.returncode == 0, done.stdout + done.stderr
    assert project.holders(NAME) == []
    assert project.call("check").returncode == 0
    assert project.call("replay", "--check").returncode == 0
    assert [fact["text"] for fact in project.data_of("list")["facts"]] == ["The quay has two cranes."]


def test_a_reason_that_repeats_the_words_is_rewritten_in_both_its_places(project: Project) -> None:
    claim = f"{NAME} <night> signs for every landing."
    project.ok("remember", claim, "--id", "night-signer")
    project.ok("archive", "night-signer", "--why", claim)
    assert sum(text.count(b"signs for every landing") for text in project.ledger().values()) == 3
    done = project.call("erase", "night-signer", *ERASE, "--rewrite")
    assert done.returncode == 0, done.stdout + done.stderr
    assert project.holders(NAME) == []
    assert project.call("check").returncode == 0


def test_copies_in_git_history_are_named_and_the_rewritten_file_is_accepted(project: Project) -> None:
    project.ok("remember", CLAIM, "--id", "night-signer")
    project.commit()
    project.ok("remember", "The quay has two cranes.")
    project.commit()
    done = project.call("erase", "night-signer", *ERASE, "--rewrite")
    assert done.returncode == 1
    assert "git history" in done.stdout
    assert "git filter-repo" in done.stdout
    assert project.call("check").returncode == 0
    project.commit()
    assert project.call("check", "--since", "HEAD~1").returncode == 0
    project.ok("remember", "The crane lifts ten tons.")
    assert project.call("check").returncode == 0


def test_any_other_change_of_that_file_is_still_refused(project: Project) -> None:
    project.ok("remember", CLAIM, "--id", "night-signer")
    project.commit()
    project.call("erase", "night-signer", *ERASE, "--rewrite")
    [path] = [path for path in (project.root / "sessions").glob("*.md") if b"[ERASED]" in path.read_bytes()]
    path.write_bytes(path.read_bytes().replace(b"[ERASED]", b"[ERASED] or not"))
    done = project.call("check")
    assert done.returncode == 1
    assert "session-modified" in done.stdout


def test_a_person_is_found_by_tag_and_by_scan(project: Project) -> None:
    consent = project.grant(subject=NAME)
    claim = f"Reach the night pilot at {ADDRESS}."
    words = ("--id", "night-pilot", "--consent", consent, "--purpose", "support", "--subject", "-")
    project.ok("remember", claim, *words, stdin=NAME)
    project.ok("remember", CLAIM, "--id", "night-signer")
    found = project.data_of("erase", "--subject", "-", *ERASE, "--rewrite", stdin=NAME)
    assert sorted(found["facts"]) == ["night-pilot", "night-signer"]
    assert found["remaining"] == 0
    assert project.vault() == []
    assert project.holders(NAME) == []


def test_erasing_is_for_administrators_with_a_reason_and_after_the_audit(project: Project) -> None:
    project.ok("remember", CLAIM, "--id", "night-signer")
    assert project.refused("erase", "night-signer", *ERASE, who="agent:codex") == "needs-person"
    assert project.call("erase", "night-signer").returncode == 2
    assert project.refused("erase", "night-signer", "--why", "request 12") == "within-audit"
    with (project.root / "memkit.toml").open("a") as file:
        file.write('\n[roles.admin]\npeople = ["user:ops"]\n')
    assert project.refused("erase", "night-signer", *ERASE) == "needs-admin"
    project.now = "2028-01-01T00:00:00Z"
    project.ok("remember", "The quay has two cranes.")
    assert project.call("erase", "night-signer", "--why", "request 12", who="user:ops").returncode == 1


QUORUM = """
[roles.admin]
people = ["user:ops", "user:kai", "user:bea"]
"""


def voting(tmp_path: Path) -> Project:
    """A memory whose policy asks for two votes."""
    project = Project(tmp_path, QUORUM)
    project.ok("remember", CLAIM, "--id", "night-signer")
    project.commit()
    toml = project.root / "memkit.toml"
    toml.write_text(toml.read_text().replace("\nquorum = 1\n", "\nquorum = 2\n"))
    return project


def test_an_erasure_waits_for_its_quorum_and_the_vote_that_reaches_it_erases(tmp_path: Path) -> None:
    project = voting(tmp_path)
    first = project.data_of("erase", "night-signer", *ERASE, who="user:ops")
    assert (first["status"], first["votes"], first["need"]) == ("voted", 1, 2)
    again = project.data_of("erase", "night-signer", *ERASE, who="user:ops")
    assert (again["status"], again["votes"]) == ("voted", 1)
    assert project.data_of("show", "night-signer")["text"] == CLAIM
    assert (
        "would erase night-signer"
        in project.call("erase", "night-signer", *ERASE, "--dry-run", who="user:kai").stdout
    )
    assert project.data_of("show", "night-signer")["text"] == CLAIM
    assert project.refused("erase", "night-signer", *ERASE, who="user:dev") == "needs-admin"
    done = project.data_of("erase", "night-signer", *ERASE, who="user:kai")
    assert done["facts"] == ["night-signer"]
    assert project.call("show", "night-signer").returncode == 1
    ledger = b"".join(project.ledger().values()).decode()
    assert ledger.count("- Approved: night-signer") == 3
    assert ledger.count("- Erased: night-signer") == 1
    assert project.call("check").returncode == 0


def test_a_tie_turns_an_erasure_down_and_the_next_request_begins_anew(tmp_path: Path) -> None:
    project = voting(tmp_path)
    project.ok("erase", "night-signer", *ERASE, who="user:ops")
    against = ("erase", "night-signer", "--object", *ERASE)
    assert project.data_of(*against, who="user:kai")["status"] == "refused"
    assert project.data_of("show", "night-signer")["text"] == CLAIM
    later = project.data_of("erase", "night-signer", *ERASE, who="user:bea")
    assert (later["status"], later["votes"]) == ("voted", 1)


def test_a_person_is_erased_by_quorum_too_and_rewriting_is_a_vote_of_its_own(tmp_path: Path) -> None:
    project = voting(tmp_path)
    words = ("erase", "--subject", "-", *ERASE)
    assert project.data_of(*words, stdin=NAME, who="user:ops")["votes"] == 1
    assert project.data_of(*words, "--rewrite", stdin=NAME, who="user:kai")["votes"] == 1
    done = project.data_of(*words, "--rewrite", stdin=NAME, who="user:bea")
    assert {place["where"] for place in done["places"] if place["state"] == "remains"} == {"git history"}
    assert project.holders(NAME) == ["git objects"]
    assert project.call("check").returncode == 0
