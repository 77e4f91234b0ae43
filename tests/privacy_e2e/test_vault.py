"""The vault follows its ledger: over a move, a clone, a fork and another machine; and where it is not, memkit says so."""

from __future__ import annotations

import json
import shutil
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest

from memkit.ledger.session_text import MARK, seal, sealed_digest
from tests.privacy_e2e.places import Project

ADDRESS = "marit.solheim@fjordline-supply.no"
CLAIM = f"Reach the harbour pilot at {ADDRESS} before a landing."
PERSON = "Marit Solheim"
PASSPHRASE = "seven grey gulls at noon"
WORDS = ("--purpose", "support", "--key", "crm/person/pilot/contact_email", "--subject", "-")
# a guess that costs half a second is tried once, with a vault that opens on another machine
CHEAP = {"memkit.store.vault:_COSTS": {"log_n": 10, "r": 8, "p": 1}}
ERASE = ("erase", "--subject", "-", "--why", "asked us to", "--legal")


@pytest.fixture
def consented(project: Project) -> Project:
    """A project with one fact under a consent, committed."""
    project.stand_ins = CHEAP
    project.grant("--id", "cns-pilot")
    project.ok("remember", CLAIM, "--id", "pilot-address", "--consent", "cns-pilot", *WORDS, stdin=PERSON)
    project.commit()
    return project


def beside(project: Project, name: str, *, machine: str = "") -> Project:
    """A clone beside it, on the same machine or with a data directory of its own."""
    clone = object.__new__(Project)
    clone.__dict__.update(project.__dict__)
    clone.root = project.root.parent / name
    project.git("clone", "-q", ".", str(clone.root))
    clone.git("config", "user.name", "Project Bot")
    clone.git("config", "user.email", "bot@example.com")
    if machine:
        clone.data = project.root.parent / machine
    return clone


def answer(project: Project, *words: str, stdin: str = "") -> tuple[int, str, Any]:
    """(exit code, code of the error, data) of a call."""
    done = project.call(*words, "--json", stdin=stdin)
    failed = json.loads(done.stderr) if done.stderr.startswith("{") else {}
    return (
        done.returncode,
        str(failed.get("code", "")),
        json.loads(done.stdout)["data"] if done.stdout else {},
    )


def pull(project: Project, other: Project) -> None:
    project.git("pull", "-q", "--no-rebase", "-X", "ours", str(other.root), "HEAD")
    project.ok("replay")


def told(project: Project) -> bool:
    return ADDRESS in project.call("show", "pilot-address").stdout


def export(project: Project) -> str:
    file = str(project.root.parent / "out.vault")
    assert project.call("vault", "export", file, stdin=PASSPHRASE).returncode == 0
    return file


def test_a_moved_repository_finds_its_vault_and_ends_what_is_in_it(consented: Project) -> None:
    old, consented.root = consented.root, consented.root.with_name("moved")
    shutil.move(old, consented.root)
    assert told(consented)
    assert answer(consented, *ERASE, "--dry-run", stdin=PERSON)[2]["facts"] == ["pilot-address"]
    code, _, data = answer(consented, "consent", "revoke", "cns-pilot")
    assert (code, data["withheld"], data["shredded"], consented.vault()) == (0, 1, True, [])


def test_another_repository_at_the_old_place_has_keys_of_its_own(consented: Project) -> None:
    shutil.move(consented.root, consented.root.with_name("moved"))
    other = Project(consented.root.parent / "new")
    other.root = Path(shutil.move(other.root, consented.root))
    other.data = consented.data
    shown = other.data_of("consent", "show", other.grant("--id", "cns-other"))
    tags = {path.read_bytes() for path in other.data.rglob("tag.key")}
    ledger = b"".join(path.read_bytes() for path in (consented.root.parent / "moved/sessions").iterdir())
    assert (shown["subject"].encode() in ledger, len(tags)) == (False, 2)


@pytest.mark.parametrize("id", [(), ("--id", "cns-pilot")], ids=["an id that memkit made", "a typed id"])
def test_the_vault_of_an_older_ledger_moves_once(project: Project, id: tuple[str, ...]) -> None:
    consent = project.grant(*id)
    filed = file_under_the_path(project)
    project.ok("remember", CLAIM, "--id", "pilot-address", "--consent", consent, *WORDS, stdin=PERSON)
    assert (told(project), sorted(path.name for path in filed.iterdir())) == (True, ["tag.key", "vault"])
    assert answer(project, "consent", "grant", "--purpose", "sales", stdin="Tor Eik")[0] == 0
    assert (told(project), filed.exists()) == (True, False)
    old, project.root = project.root, project.root.with_name("moved")
    shutil.move(old, project.root)
    assert told(project)
    assert project.call("check").returncode == 0


def test_an_older_ledger_without_its_vault_says_that_it_cannot_know(project: Project) -> None:
    consent = project.grant()
    file_under_the_path(project)
    project.ok("remember", CLAIM, "--id", "pilot-address", "--consent", consent, *WORDS, stdin=PERSON)
    old, project.root = project.root, project.root.with_name("moved")
    shutil.move(old, project.root)
    unknown: tuple[int, str, Any] = (1, "vault-elsewhere", {})
    assert answer(project, *ERASE, stdin=PERSON) == unknown
    assert answer(project, "erase", "pilot-address", "--why", "asked", "--legal") == unknown
    assert answer(project, "consent", "grant", "--purpose", "support", stdin=PERSON) == unknown
    assert answer(project, "consent", "revoke", consent)[0] == 1


def file_under_the_path(project: Project) -> Path:
    """Makes a ledger of one consent and its vault those of an older memkit; where the vault lies then."""
    [named] = (project.data / "memkit").glob("ledger-*")
    filed = named.with_name(sha256(str(project.root.resolve()).encode()).hexdigest()[:20])
    shutil.rmtree(filed, ignore_errors=True)
    (named / "homes").unlink()
    named.rename(filed)
    [path] = (project.root / "sessions").glob("*.md")
    data = path.read_bytes()
    lines = data[: data.rindex(MARK)].split(b"\n")
    at = next(number for number, line in enumerate(lines) if line.startswith(b"- Set: ledger_id"))
    body = b"\n".join(lines[:at] + lines[at + 2 :])
    path.unlink()
    path.with_name(f"{path.stem[:17]}-{sealed_digest(body)[:10]}.md").write_bytes(seal(body))
    project.ok("replay")
    return filed


def test_a_fork_shares_the_vault_and_is_told_so_until_it_has_its_own(consented: Project) -> None:
    fork = beside(consented, "fork")
    assert told(fork)
    said = fork.call("consent", "grant", "--purpose", "sales", stdin="Tor Eik").stderr
    assert said == (
        f"memkit: this vault is shared with {consented.root}: what ends in one ends in both;"
        " memkit vault new separates them\n"
    )
    assert answer(fork, "vault", "show")[2]["shared_with"] == [str(consented.root)]
    assert fork.call("vault", "new").stdout == "separated · 1 value copied\n"
    assert answer(fork, "vault", "show")[2]["shared_with"] == []
    assert answer(fork, "consent", "revoke", "cns-pilot")[0] == 0
    assert (told(fork), told(consented)) == (False, True)
    assert fork.call("check").returncode == 0


def test_a_consent_that_ends_in_a_fork_ends_in_the_repository_it_shares_with(consented: Project) -> None:
    fork = beside(consented, "fork")
    assert fork.call("consent", "revoke", "cns-pilot").returncode == 0
    assert (told(consented), consented.vault()) == (False, [])


def test_a_colleagues_clone_says_that_it_cannot_know(consented: Project) -> None:
    clone = beside(consented, "clone", machine="other")
    before = clone.ledger()
    unknown: tuple[int, str, Any] = (1, "vault-elsewhere", {})
    assert answer(clone, *ERASE, stdin=PERSON) == unknown
    assert answer(clone, *ERASE, "--dry-run", stdin=PERSON) == unknown
    assert answer(clone, "erase", "pilot-address", "--why", "asked", "--legal") == unknown
    assert answer(clone, "consent", "grant", "--purpose", "support", stdin=PERSON) == unknown
    propose = ("propose", CLAIM, "--consent", "cns-pilot", *WORDS)
    assert answer(clone, *propose, stdin=PERSON) == unknown
    assert answer(clone, "vault", "export", "../x.vault", stdin=PASSPHRASE) == unknown
    assert answer(clone, "vault", "new") == unknown
    assert answer(clone, "vault", "show")[0] == 1
    said = clone.call("consent", "show", "cns-pilot")
    assert (said.returncode, "lacks the ledger" in said.stderr) == (1, True)
    assert "the vault is not here" in clone.ok("status")
    for words in (("recall", "address"), ("show", "customer/cus/1/none")):
        missed = clone.call(*words)
        hints = ("the vault is not here" in missed.stderr, "hint: memkit vault show" in missed.stderr)
        assert (missed.returncode, hints) == (1, (True, True)), words
    assert "not on this machine" in clone.call("doctor").stdout
    assert (clone.ledger(), told(clone)) == (before, False)


def test_a_clone_without_the_key_still_takes_personal_data_out(consented: Project) -> None:
    clone = beside(consented, "clone", machine="other")
    clone.ok("remember", "Write to tor.eik@fjordline-supply.no about the crane.", "--id", "crane-mail")
    assert "[REDACTED:EMAIL#1]" in clone.rendered()
    assert clone.call("check").returncode == 0


def test_a_revocation_without_the_key_counts_and_is_no_success(consented: Project) -> None:
    clone = beside(consented, "clone", machine="other")
    code, _, data = answer(clone, "consent", "revoke", "cns-pilot")
    assert (code, data["withheld"], data["shredded"]) == (1, 1, False)
    clone.commit()
    assert len(consented.vault()) == 2
    pull(consented, clone)
    assert not told(consented)
    consented.ok("remember", "The quay has two cranes.")
    assert consented.vault() == []


def test_an_exported_vault_opens_on_another_machine(consented: Project) -> None:
    consented.stand_ins = {}
    clone = beside(consented, "clone", machine="other")
    file = export(consented)
    assert oct(Path(file).stat().st_mode & 0o777) == "0o600"
    assert consented.holders(ADDRESS) == []
    assert clone.installed("vault", "import", file, stdin=PASSPHRASE).stdout == "imported 1 value\n"
    assert clone.installed("vault", "import", file, stdin=PASSPHRASE).stdout == "imported 0 values\n"
    assert told(clone)
    assert answer(clone, *ERASE, "--dry-run", stdin=PERSON)[2]["facts"] == ["pilot-address"]
    clone.ok("propose", CLAIM, "--consent", "cns-pilot", *WORDS, stdin=PERSON)
    assert consented.holders(PASSPHRASE) == []


def test_an_erasure_reaches_every_machine_that_has_the_value(consented: Project) -> None:
    clone = beside(consented, "clone", machine="other")
    file = export(consented)
    clone.ok("vault", "import", file, stdin=PASSPHRASE)
    assert clone.call(*ERASE, stdin=PERSON).returncode == 0
    clone.commit()
    pull(consented, clone)
    consented.ok("remember", "The quay has two cranes.")
    assert (consented.vault(), clone.vault()) == ([], [])
    assert consented.call("vault", "import", file, stdin=PASSPHRASE).stdout == (
        "imported 0 values · 1 over by now, left out\n"
    )
    assert consented.vault() == []


def test_a_value_that_only_another_machine_has_remains_until_it_hears_of_the_erasure(
    consented: Project,
) -> None:
    clone = beside(consented, "clone", machine="other")
    file = export(consented)
    clone.ok("vault", "import", file, stdin=PASSPHRASE)
    second = "The pilot's home address is lodd@fjordline-supply.no."
    consented.ok("remember", second, "--id", "pilot-home", "--consent", "cns-pilot", *WORDS, stdin=PERSON)
    consented.commit()
    pull(clone, consented)
    code, _, data = answer(clone, *ERASE, stdin=PERSON)
    states = sorted((place["where"], place["state"]) for place in data["places"])
    expected = [("memory", "withheld"), ("memory", "withheld"), ("vault", "remains"), ("vault", "shredded")]
    assert (code, states) == (1, expected)
    clone.commit()
    pull(consented, clone)
    consented.ok("remember", "The quay has two cranes.")
    assert consented.vault() == []


def test_what_cannot_be_imported_is_refused_by_name(consented: Project, tmp_path: Path) -> None:
    clone = beside(consented, "clone", machine="other")
    file = Path(export(consented))
    whole = file.read_bytes()
    taken = ("vault", "import", str(file))
    assert answer(clone, *taken, stdin="seven grey gulls at dusk")[:2] == (4, "wrong-passphrase")
    assert answer(clone, *taken, stdin="x" * 11)[:2] == (2, "short-passphrase")
    assert answer(clone, *taken, stdin="x" * 12)[:2] == (4, "wrong-passphrase")
    file.write_bytes(whole[:-1])
    assert answer(clone, *taken, stdin=PASSPHRASE)[:2] == (4, "vault-file-damaged")
    file.write_bytes(whole[:-1] + bytes([whole[-1] ^ 1]))
    assert answer(clone, *taken, stdin=PASSPHRASE)[:2] == (4, "wrong-passphrase")
    file.write_bytes(whole.replace(b'"log_n": 10', b'"log_n": 31'))
    assert answer(clone, *taken, stdin=PASSPHRASE)[:2] == (4, "vault-file-damaged")
    file.write_bytes(b"# a note\n")
    assert answer(clone, *taken, stdin=PASSPHRASE)[:2] == (4, "no-vault-file")
    for missing in ("../none.vault", str(tmp_path)):
        assert answer(clone, "vault", "import", missing, stdin=PASSPHRASE)[:2] == (2, "unreadable")
    file.write_bytes(whole)
    other = Project(tmp_path / "stranger")
    other.stand_ins = CHEAP
    other.grant()
    assert answer(other, *taken, stdin=PASSPHRASE)[:2] == (4, "other-ledger")
    assert clone.vault() == []


def test_an_export_stays_out_of_the_repository_and_over_no_file(consented: Project) -> None:
    inside = consented.root / "our.vault"
    for name in ("our.vault", str(inside), "memory/../our.vault"):
        assert answer(consented, "vault", "export", name, stdin=PASSPHRASE)[:2] == (4, "vault-in-tree")
    (consented.root.parent / "a-file").write_text("")
    assert answer(consented, "vault", "export", "../a-file/x.vault", stdin=PASSPHRASE)[0] == 5
    file = export(consented)
    assert answer(consented, "vault", "export", file, stdin=PASSPHRASE)[:2] == (4, "file-exists")
    assert not inside.exists()


def test_two_machines_that_both_made_a_vault_keep_both(project: Project) -> None:
    project.stand_ins = CHEAP
    project.commit()
    clone = beside(project, "clone", machine="other")
    for place, person in ((project, PERSON), (clone, "Tor Eik")):
        place.grant("--id", f"cns-{person[:3].lower()}", subject=person)
        place.commit()
        clone.now = "2026-11-16T10:00:05Z"
    pull(project, clone)
    rows = answer(project, "vault", "show")[2]["vaults"]
    assert [row["here"] for row in rows] == [True, False]
    assert answer(project, *ERASE, "--dry-run", stdin=PERSON)[:2] == (1, "vault-elsewhere")
    project.ok("vault", "import", export(clone), stdin=PASSPHRASE)
    assert answer(project, "vault", "show")[0] == 0
    for person in (PERSON, "Tor Eik"):
        code, _, data = answer(project, *ERASE, "--dry-run", stdin=person)
        assert (code, data["places"]) == (0, [])
        consent = f"cns-{person[:3].lower()}"
        project.ok("remember", CLAIM, "--consent", consent, *WORDS, "--id", f"{consent}-mail", stdin=person)
        assert answer(project, *ERASE, "--dry-run", stdin=person)[2]["facts"] == [f"{consent}-mail"]
    assert project.call("check").returncode == 0


def test_a_session_by_hand_or_by_an_agent_names_no_vault(consented: Project) -> None:
    stranger = "0" * 32
    text = f"# Hand\n\n## Memory References\n\n- Set: ledger_id — {stranger}\n  <!-- fingerprint: {'0' * 16} -->\n"
    (consented.root / "sessions" / "2026-11-16.md").write_text(text)
    assert [row["id"] for row in answer(consented, "vault", "show")[2]["vaults"]] != [stranger]
    assert len(answer(consented, "vault", "show")[2]["vaults"]) == 1
    assert answer(consented, "set", "ledger_id", stranger)[:2] == (4, "bad-event")


def test_a_claim_that_names_nobody_passes_under_no_ones_consent(consented: Project) -> None:
    before = consented.ledger()
    claim = "Replies go to jon.doe@fjordline-supply.no."
    for verb in ("remember", "propose"):
        words = (verb, claim, "--consent", "cns-pilot", *WORDS[:-2])
        assert answer(consented, *words)[:2] == (4, "consent-subject")
        assert answer(consented, *words, "--subject", "-", stdin="Jon Doe")[:2] == (4, "consent-subject")
        assert answer(consented, verb, claim, *WORDS[:-2])[:2] == (4, "consent-subject")
    assert consented.ledger() == before


def test_a_consent_may_name_the_entity_it_is_about(project: Project) -> None:
    project.grant("--id", "cns-cus", "--entity", "customer/cus/77/*")
    claim = f"Replies go to {ADDRESS}."
    words = ("remember", claim, "--consent", "cns-cus", "--purpose", "support", "--key")
    assert answer(project, *words, "customer/cus/78/mail")[:2] == (4, "consent-entity")
    assert answer(project, *words, "customer/cus/778/mail")[:2] == (4, "consent-entity")
    assert answer(project, *words, "customer/cus/77/mail", "--id", "cus-mail")[0] == 0
    assert ADDRESS in project.ok("show", "cus-mail")
    assert (
        project.refused(*words, "customer/cus/77/phone", "--subject", "-", stdin="Jon Doe")
        == "consent-subject"
    )
    assert project.data_of("consent", "show", "cns-cus")["entity"] == "customer/cus/77/*"
    assert project.call("check").returncode == 0


@pytest.mark.parametrize("entity", ["*", "customer/*", "customer/cus/*", "customer/cus/77/mail", "//77"])
def test_an_entity_is_one_and_no_less(project: Project, entity: str) -> None:
    done = project.call(
        "consent", "grant", "--purpose", "support", "--entity", entity, "--json", stdin=PERSON
    )
    assert (done.returncode, json.loads(done.stderr)["code"]) == (2, "bad-entity")


def test_what_retention_ends_without_the_key_is_said_to_be_unknown(project: Project) -> None:
    project.grant("--id", "cns-pilot")
    with (project.root / "memkit.toml").open("a") as file:
        file.write("\n[classes.preference]\nretention_days = 1\n")
    words = (
        "remember",
        CLAIM,
        "--id",
        "pilot-address",
        "--class",
        "preference",
        "--consent",
        "cns-pilot",
        *WORDS,
    )
    project.ok(*words, stdin=PERSON)
    project.commit()
    there = beside(project, "elsewhere", machine="other-machine")
    for place, code, shredded in ((there, 1, False), (project, 0, True)):
        place.now = "2026-11-20T10:00:00Z"
        place.ok("remember", "The quay is long.", "--id", "quay-long")
        done = answer(place, "decay", "--apply")
        assert (done[0], done[2].get("shredded", True)) == (code, shredded)


def test_an_export_leaves_nothing_out_unsaid(consented: Project) -> None:
    box = next(consented.data.rglob("*.box"))
    good = box.read_bytes()
    box.write_bytes(good[::-1])
    code, name, _ = answer(consented, "vault", "export", "../x.vault", stdin=PASSPHRASE)
    assert (code, name) == (5, "vault-unreadable")
    assert not (consented.root.parent / "x.vault").exists()
    box.write_bytes(good)
    assert answer(consented, "vault", "export", "../x.vault", stdin=PASSPHRASE)[0] == 0
