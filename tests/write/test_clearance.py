"""What one may not read one may not answer; what replaces a fact is read by the same people."""

from __future__ import annotations

from pathlib import Path
from types import SimpleNamespace

import pytest

from memkit.rules.gate import Judgement
from memkit.write.guards import readable_judgement
from tests.working_memory.house import House, Said

ROLES = """
[roles.admin]
people = ["user:boss"]
max_classification = "restricted"

[roles.dev]
people = ["user:dev"]
max_classification = "internal"
"""
AS_BOSS, AS_DEV = {"MEMKIT_ACTOR": "user:boss"}, {"MEMKIT_ACTOR": "user:dev"}
AS_AGENT = {"MEMKIT_ACTOR": "agent:codex"}


@pytest.fixture
def house(tmp_path: Path) -> House:
    """A workspace with a role that may read everything and one that may not."""
    made = House(tmp_path / "repo")
    assert made.run("init", env=AS_BOSS).code == 0
    toml = made.root / "memkit.toml"
    toml.write_text(toml.read_text() + ROLES)
    return made


def boss(house: House, *words: str) -> Said:
    said = house.run(*words, env=AS_BOSS)
    assert said.code == 0, said.err
    return said


def test_a_successor_keeps_who_may_read_it_whose_it_is_its_class_and_its_key(house: House) -> None:
    old = (
        "remember",
        "The backup vendor is Acme.",
        "--id",
        "backup-acme",
        "--classification",
        "confidential",
    )
    boss(
        house,
        *old,
        "--tenant",
        "default",
        "--class",
        "decision_outcome",
        "--key",
        "ops/backup/vendor/name",
        "--value",
        "acme",
    )
    boss(
        house,
        "supersede",
        "backup-acme",
        "The backup vendor is Bolt.",
        "--id",
        "backup-bolt",
        "--value",
        "bolt",
    )
    fact = house.run("show", "backup-bolt", "--json", env=AS_BOSS).data
    told = {name: fact[name] for name in ("classification", "tenant", "class", "key", "value")}
    assert told == {
        "classification": "confidential",
        "tenant": "default",
        "class": "decision_outcome",
        "key": "ops/backup/vendor/name",
        "value": "bolt",
    }


def test_a_conflict_with_a_hidden_side_does_not_exist_for_its_reader(house: House) -> None:
    boss(house, "remember", "Uploads are limited to 25 MB.", "--id", "limit-25")
    hidden = ("--classification", "confidential", "--contradicts", "limit-25")
    boss(house, "remember", "Uploads are limited to 50 MB.", "--id", "limit-50", *hidden)
    [conflict] = boss(house, "list", "conflicts", "--json").data["conflicts"]
    boss(house, "show", conflict["id"])
    shown = house.run("show", conflict["id"], env=AS_DEV)
    assert (shown.code, "[not-found]" in shown.err) == (1, True), shown
    assert conflict["id"] in boss(house, "status").out
    assert conflict["id"] not in house.run("status", env=AS_DEV).out


def test_the_value_of_a_key_is_said_anew(house: House) -> None:
    boss(
        house,
        "remember",
        "The editor is vim.",
        "--id",
        "ed-vim",
        "--key",
        "user/pref/me/editor",
        "--value",
        "vim",
    )
    said = house.run("supersede", "ed-vim", "The editor is emacs.", env=AS_BOSS)
    assert (said.code, "--value" in said.err) == (2, True)


def test_what_a_writer_may_not_read_does_not_exist_for_them(house: House) -> None:
    boss(
        house, "remember", "The merger closes in May.", "--id", "merger-may", "--classification", "restricted"
    )
    for words in (
        ("archive", "merger-may"),
        ("pin", "merger-may"),
        ("revise", "merger-may", "It closes in June."),
    ):
        said = house.run(*words, env=AS_DEV)
        assert (said.code, "[unknown-id]" in said.err) == (4, True), words
    other = house.run("pin", "no-such-fact", env=AS_DEV)
    assert other.err.replace("no-such-fact", "merger-may") == house.run("pin", "merger-may", env=AS_DEV).err


def test_restricted_words_are_in_nobody_elses_glossary(house: House) -> None:
    term = ("remember", "The codename of the merger.", "--kind", "term", "--term", "zebraword")
    boss(house, *term, "--id", "zebra-term", "--classification", "restricted")
    assert "zebraword" in boss(house, "list", "terms").out
    assert "zebraword" not in house.run("list", "terms", env=AS_DEV).out
    assert house.run("show", "zebraword", env=AS_DEV).code == 1


def test_a_key_in_conflict_is_answered_with_both_sides(house: House) -> None:
    for id, value in (("ed-vim", "vim"), ("ed-emacs", "emacs")):
        boss(
            house,
            "remember",
            f"The editor is {value}.",
            "--id",
            id,
            "--key",
            "user/pref/me/editor",
            "--value",
            value,
        )
    for verb in ("get", "show"):
        said = house.run(verb, "user/pref/me/editor", env=AS_BOSS)
        assert (said.code, "ed-vim" in said.out, "ed-emacs" in said.out) == (1, True, True), verb


def test_a_claim_that_a_hidden_fact_outranks_is_answered_without_its_id() -> None:
    policy = SimpleNamespace(roles={"dev": object()})
    tx = SimpleNamespace(
        workspace=SimpleNamespace(policy=policy),
        view=SimpleNamespace(facts={"secret-rule": object()}),
        exists=lambda fact, withheld: False,
    )
    found = Judgement(authority="secret-rule", same="secret-rule", duplicates=("secret-rule",))
    assert readable_judgement(tx, found) == Judgement(authority="an obligation")  # type: ignore[arg-type]


def test_why_a_claim_waits_names_no_claim_that_its_writer_may_not_read(house: House) -> None:
    hidden = ("The service listens on port 8443.", "--id", "port-8443", "--classification", "confidential")
    boss(house, "remember", *hidden)
    toml = house.root / "memkit.toml"
    toml.write_text(toml.read_text().replace('"user:dev"]', '"user:dev", "agent:codex"]'))
    (house.root / "port.py").write_text("PORT = 9000\n")
    words = ("The service listens on port 9000.", "--id", "port-9000", "--evidence", "port.py")
    said = [house.run("propose", *words, env=AS_AGENT)]
    said += [house.run("session", "end", "-m", "Ports.", "--defer", env=AS_AGENT)]
    said += [
        house.run(*words, env=AS_AGENT)
        for words in (("show", "port-9000"), ("why", "port-9000"), ("review",))
    ]
    assert all("port-8443" not in one.out + one.err for one in said), said
    assert "port-8443" in house.run("why", "port-9000", env=AS_BOSS).out
