"""What must not be there: values of the vault, what was revoked, what was erased; and who says so until it is gone."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

import pytest

from memkit import mirror
from tests.mirror.database import Database, everything, push
from tests.privacy_e2e.places import Project

PERSON, MAIL = "Maria Lopez", "maria.lopez@quaymail.net"
KEY = "customer/cus/77/mail"
_ADMIN = '\n[roles.admin]\npeople = ["user:dev"]\nmax_classification = "restricted"\n'


class Mirrored(Project):
    """A project whose commands know a mirror, if one is given."""

    dsn = ""

    @property
    def environment(self) -> dict[str, str]:
        return {**super().environment, "MEMKIT_MIRROR_DSN": self.dsn}

    def run(self, *words: str, stdin: str = "", code: int | None = 0) -> subprocess.CompletedProcess[str]:
        """One call that ends with this exit code."""
        done = self.call(*words, stdin=stdin)
        assert code in (None, done.returncode), (words, done)
        return done


@pytest.fixture(scope="module")
def prepared(tmp_path_factory: pytest.TempPathFactory) -> Mirrored:
    """A repository with one fact about a person, under her consent."""
    made = Mirrored(tmp_path_factory.mktemp("consented"), _ADMIN)
    words = (
        "consent",
        "grant",
        "--purpose",
        "support",
        "--predicate",
        KEY,
        "--classification",
        "confidential",
    )
    made.run(*words, "--id", "cns-m1", stdin=PERSON)
    fact = ("--key", KEY, "--value", MAIL, "--consent", "cns-m1", "--purpose", "support", "--subject", "-")
    level = ("--classification", "confidential", "--id", "reply-address")
    made.run("remember", f"Replies go to {MAIL}.", *fact, *level, stdin=PERSON)
    made.run("remember", "Pumps are blue.", "--id", "pumps-blue")
    return made


@pytest.fixture
def project(prepared: Mirrored, database: Database, folder: Path) -> Mirrored:
    """A copy of it, with its vault, that knows a mirror."""
    made = object.__new__(Mirrored)
    made.__dict__.update(prepared.__dict__)
    shutil.copytree(prepared.root.parent, folder, dirs_exist_ok=True)
    made.root, made.home, made.data = (folder / name for name in ("project", "home", "data"))
    made.dsn = database.dsn()
    return made


def told(database: Database, login: str) -> list[str]:
    database.as_login(login)
    found = [hit.id for hit in mirror.search("replies pumps", 20).hits]
    database.as_owner()
    return sorted(found)


def test_no_value_of_the_vault_enters(database: Database, project: Mirrored) -> None:
    assert MAIL in project.run("recall", "replies").stdout
    project.run("mirror", "push")
    text = everything(database)
    assert "reply-address" in text
    assert "[EMAIL:v-" in text
    assert MAIL not in text and "maria" not in text.casefold() and "lopez" not in text.casefold()


def test_what_stands_under_a_consent_is_told_for_its_purpose_alone(
    database: Database, project: Mirrored
) -> None:
    project.run("mirror", "push")
    plain, wrong, right = (database.reader("default", "restricted") for _ in range(3))
    grant = "update memkit.reader_grant set purposes = %s where role = %s"
    database.sql(grant, ["marketing"], wrong)
    database.sql(grant, ["support"], right)
    assert told(database, plain) == told(database, wrong) == ["pumps-blue"]
    assert told(database, right) == ["pumps-blue", "reply-address"]
    database.sql("update memkit.fact set until = now() where id = 'reply-address'")
    assert told(database, right) == ["pumps-blue"]


def test_a_revoked_fact_is_gone_after_one_push(database: Database, project: Mirrored) -> None:
    project.run("mirror", "push")
    said = project.run("consent", "revoke", "cns-m1")
    assert "keeps it until the next memkit mirror push" in said.stderr
    status = project.run("mirror", "status", code=1)
    assert "1 revocation or erasure among them" in status.stdout
    project.run("mirror", "push")
    text = everything(database)
    assert "reply-address" not in text and "[EMAIL:v-" not in text and KEY not in text
    project.run("mirror", "status")


def test_erase_names_the_mirror_until_the_next_push(database: Database, project: Mirrored) -> None:
    project.run("mirror", "push")
    words = ("erase", "pumps-blue", "--why", "asked", "--legal")
    said = project.run(*words, code=1)
    assert "mirror:" in said.stdout and "memkit mirror push  # deletes it there" in said.stdout
    project.run("mirror", "push")
    assert "pumps-blue" not in everything(database) and "Pumps are blue" not in everything(database)


def test_a_ledger_that_an_erasure_rewrote_is_pushed(database: Database, project: Mirrored) -> None:
    project.run("mirror", "push")
    project.run("erase", "pumps-blue", "--why", "asked", "--legal", "--rewrite", code=1)
    assert push(str(project.root)).relation == "erased"
    assert "pumps" not in everything(database).casefold()


def test_a_repository_that_knows_no_mirror_names_none(folder: Path) -> None:
    made = Mirrored(folder)
    made.run("remember", "Pumps are blue.", "--id", "pumps-blue")
    words = ("erase", "pumps-blue", "--why", "asked", "--legal", "--dry-run")
    assert "mirror" not in made.run(*words, code=None).stdout
    policy = made.root / "memkit.toml"
    policy.write_text(policy.read_text().replace('[mirror]\nrepo = ""', '[mirror]\nrepo = "harbour/quay"'))
    assert "mirror:      harbour/quay · remains" in made.run(*words, code=None).stdout
