"""Documents with the same name in several folders: every claim keeps an id of its own, and links stay in their folder."""

from __future__ import annotations

import json
import os
from pathlib import Path

import pytest

from memkit.errors import Refused
from memkit.model import events as ev
from memkit.query.call import Call
from memkit.write.transaction import Transaction
from tests.working_memory.house import House, in_process, new_house

PERSON = ("--actor", "user:dev")
SERVICES = ("a", "b", "c", "d")


@pytest.fixture
def house(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> House:
    """A workspace with four services that decided and named the same things."""
    made = new_house(tmp_path, monkeypatch)
    for service in SERVICES:
        _write(made, f"{service}/docs/adr/0002-old.md", "2. Use MySQL", f"{service} writes to MySQL.", 3)
        _write(made, f"{service}/docs/adr/0003-new.md", "3. Use Postgres", f"{service} writes to Postgres.")
        glossary = made.root / service / "docs" / "glossary.md"
        glossary.write_text(f"# Glossary\n\n- **Order**: What {service} sells to people.\n", encoding="utf-8")
    return made


def _write(house: House, path: str, title: str, decision: str, successor: int = 0) -> None:
    status = f"Superseded by ADR-{successor:04d}" if successor else "Accepted"
    file = house.root / path
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(f"# {title}\n\n## Status\n\n{status}\n\n## Decision\n\n{decision}\n", encoding="utf-8")


def test_claims_of_the_same_name_in_many_folders_are_all_kept(house: House) -> None:
    planned = json.loads(in_process(house.root, "harvest", "--dry-run", "--json", *PERSON).out)["data"]
    done = json.loads(in_process(house.root, "harvest", "--json", *PERSON).out)["data"]
    queue = in_process(house.root, "list", "queue", "--json", *PERSON)
    again = json.loads(in_process(house.root, "harvest", "--json", *PERSON).out)["data"]
    assert len(set(done["candidates"])) == len(done["candidates"]) == 3 * len(SERVICES)
    assert planned["candidates"] == done["candidates"]
    assert (again["candidates"], again["known"]) == ([], sorted(done["candidates"]))
    assert queue.code == 0 and queue.out.count("sells to people") == len(SERVICES)
    assert in_process(house.root, "check", *PERSON).code == 0


def test_links_lead_to_the_record_in_the_same_folder(house: House) -> None:
    assert in_process(house.root, "harvest", *PERSON).code == 0
    facts = Transaction(Call(cwd=str(house.root))).state.facts
    ends = {
        fact.text[0]: facts[fact.superseded_by[0]].text[0] for fact in facts.values() if fact.superseded_by
    }
    assert ends == {service: service for service in SERVICES}


def test_no_session_creates_an_id_twice(house: House) -> None:
    tx = Transaction(Call(cwd=str(house.root)))
    fields = (("section", "facts"), ("kind", "fact"), ("src", "user"))
    twice = [ev.Created("same-id", text, fields) for text in ("One.", "Two.")]
    before = sorted((house.root / "sessions").glob("*.md"))
    with pytest.raises(Refused, match="same-id would be created twice"):
        tx.record(twice)
    assert sorted((house.root / "sessions").glob("*.md")) == before


@pytest.mark.parametrize(
    ("name", "said", "why"),
    [
        (b"0015-\xff.md", "0015-\\xff.md", "its name is not UTF-8"),
        (b"0016-a\x01b.md", "0016-a\\x01b.md", "its name has a control or hidden character"),
        (b"0017-a\nb.md", "0017-a\\x0ab.md", "its name has a control or hidden character"),
        ("0018-a\u202eb.md".encode(), "0018-a\\u202eb.md", "its name has a control or hidden character"),
        (b"0019-a:b@c.md", "0019-a:[REDACTED:EMAIL#1]", "its name holds what may not be kept"),
    ],
)
def test_document_whose_name_cannot_be_recorded_is_left_over(
    house: House, name: bytes, said: str, why: str
) -> None:
    folder = house.root / "e" / "docs" / "adr"
    _write(house, "e/docs/adr/0001-whole.md", "1. Use Rust", "The agent is written in Rust.")
    text = (folder / "0001-whole.md").read_bytes().replace(b"Rust", b"Go")
    try:
        Path(os.fsdecode(bytes(folder) + b"/" + name)).write_bytes(text)
    except OSError:
        pytest.skip("this file system has no such names")
    done = in_process(house.root, "harvest", "--json", "e", *PERSON).data
    assert done["left_over"] == [{"path": f"e/docs/adr/{said}", "reason": why}]
    assert [document["path"] for document in done["documents"]] == ["e/docs/adr/0001-whole.md"]
    assert done["candidates"] == ["adr-0001-use-rust"]


@pytest.mark.parametrize("name", ["0016-@sha256:abc.md", "0016-a:9-9.md", "0016-a\\b.md", "0016-a#b.md"])
def test_document_with_signs_in_its_name_keeps_its_facts(house: House, name: str) -> None:
    path = f"e/docs/adr/{name}"
    _write(house, path, "16. Use Rust", "The agent is written in Rust.")
    [raised] = in_process(house.root, "harvest", "--json", "e", *PERSON).data["candidates"]
    _write(house, path, "16. Use Rust", "Every agent is written in Rust.")
    again = in_process(house.root, "harvest", "--json", "e", *PERSON).data
    assert (again["candidates"], again["changed"]) == ([], [raised])


def test_link_in_a_log_means_its_own_entry_first(house: House) -> None:
    _write(house, "e/docs/adr/0003-mail.md", "3. Use Postfix", "Mail goes through Postfix.")
    _write(house, "e/docs/adr/0004-queue.md", "4. Use Kafka", "Mail waits in Kafka.")
    entry = "\n## ADR-000{}: Use {} for plugins\n\nStatus: {}\n\n### Decision\n\nPlugins run on {}.\n"
    rows = (("Lua", "Superseded by ADR-0003"), ("Perl", "Superseded by ADR-0004"), ("Wasm", "Accepted"))
    text = "".join(entry.format(at, name, status, name) for at, (name, status) in enumerate(rows, 1))
    (house.root / "e" / "docs" / "decisions.md").write_text(f"# Decisions\n{text}", encoding="utf-8")
    assert in_process(house.root, "harvest", "e", *PERSON).code == 0
    facts = Transaction(Call(cwd=str(house.root))).state.facts
    ends = {fact.id: fact.superseded_by for fact in facts.values() if fact.superseded_by}
    assert ends == {
        "adr-0001-use-lua-plugins": ("adr-0003-use-wasm-plugins",),
        "adr-0002-use-perl-plugins": ("adr-0004-use-kafka",),
    }
    assert in_process(house.root, "check", *PERSON).code == 0


def test_changes_are_named_in_a_dry_run_and_in_the_real_one(house: House) -> None:
    path = "e/docs/adr/0016-agent.md"
    _write(house, path, "16. Use Rust", "The agent is written in Rust.")
    assert in_process(house.root, "harvest", "e", *PERSON).code == 0
    _write(house, path, "16. Use Rust", "Every agent is written in Rust.")
    named = f"{path}: changed: [adr-0016-use-rust] Every agent is written in Rust."
    for more in (("--dry-run",), ()):
        said = in_process(house.root, "harvest", "e", *more, *PERSON).out.splitlines()
        assert [line for line in said if "changed:" in line] == [named]
