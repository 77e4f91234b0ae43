"""Harvest over time: what a later document does to facts of an earlier one, and what one bad document cannot do."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tests.working_memory.house import House, in_process, new_house

PERSON = ("--actor", "user:dev")


@pytest.fixture
def house(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> House:
    """An empty workspace with a folder for records."""
    made = new_house(tmp_path, monkeypatch)
    (made.root / "docs" / "adr").mkdir(parents=True)
    return made


def _write(
    house: House, name: str, title: str, decision: str, status: str = "Accepted", date: str = ""
) -> None:
    dated = f"Date: {date}\n\n" if date else ""
    (house.root / "docs" / "adr" / name).write_text(
        f"# {title}\n\n{dated}## Status\n\n{status}\n\n## Context\n\nIt is so.\n\n## Decision\n\n{decision}\n",
        encoding="utf-8",
    )


def _harvest(house: House) -> dict[str, Any]:
    said = in_process(house.root, "harvest", "--json", *PERSON)
    assert said.code == 0, said.err
    data = json.loads(said.out)["data"]
    assert isinstance(data, dict)
    return data


def test_new_document_that_replaces_a_harvested_one_raises_the_change(house: House) -> None:
    _write(house, "0001-lamps.md", "1. Lamps", "We will light the quay with oil lamps.")
    [old] = _harvest(house)["candidates"]
    assert in_process(house.root, "promote", old, *PERSON).code == 0
    _write(
        house,
        "0002-power.md",
        "2. Power",
        "We will light the quay by wire.",
        "Accepted\n\nSupersedes ADR-0001",
    )
    again = _harvest(house)
    [new] = again["candidates"]
    assert again["changed"] == [old]
    promoted = in_process(house.root, "promote", new, *PERSON)
    assert promoted.out.startswith(f"promoted {new} and ends {old}")
    listed = in_process(house.root, "list", "facts", "--json").data["facts"]
    assert [fact["id"] for fact in listed if fact["status"] == "promoted"] == [new]


def test_replacement_is_raised_once(house: House) -> None:
    _write(house, "0001-lamps.md", "1. Lamps", "We will light the quay with oil lamps.")
    _harvest(house)
    _write(
        house,
        "0002-power.md",
        "2. Power",
        "We will light the quay by wire.",
        "Accepted\n\nSupersedes ADR-0001",
    )
    assert len(_harvest(house)["changed"]) == 1
    third = _harvest(house)
    assert (third["changed"], third["candidates"], third["session"]) == ([], [], "")


def test_proposed_document_replaces_nothing(house: House) -> None:
    _write(house, "0001-lamps.md", "1. Lamps", "We will light the quay with oil lamps.")
    _harvest(house)
    _write(
        house,
        "0002-power.md",
        "2. Power",
        "We will light the quay by wire.",
        "Proposed\n\nSupersedes ADR-0001",
    )
    assert _harvest(house)["changed"] == []


def test_unchanged_document_is_named_and_not_read_again(house: House) -> None:
    _write(house, "0001-lamps.md", "1. Lamps", "We will light the quay with oil lamps.")
    first = _harvest(house)
    [document] = first["documents"]
    [again] = _harvest(house)["documents"]
    assert again == {
        "path": document["path"],
        "sha256": document["sha256"],
        "format": "nygard",
        "unchanged": True,
    }


def test_one_dirty_claim_is_cleaned_among_clean_ones(house: House) -> None:
    _write(house, "0001-lamps.md", "1. Lamps", "We will light the quay with oil lamps.")
    _write(house, "0002-post.md", "2. Post", "We will send all letters to anna.weber@kestrel.dev at dusk.")
    _harvest(house)
    sealed = "".join(path.read_text() for path in sorted((house.root / "sessions").glob("*.md")))
    assert "anna.weber@kestrel.dev" not in sealed
    assert "We will light the quay with oil lamps." in sealed


def test_slashed_dates_are_read_as_the_repository_writes_them(house: House) -> None:
    _write(house, "0001-lamps.md", "1. Lamps", "We will light the quay with oil lamps.", date="05/06/2020")
    _write(house, "0002-ropes.md", "2. Ropes", "We will coil all ropes at dusk.", date="25/06/2020")
    _write(house, "0003-nets.md", "3. Nets", "We will mend all nets at dawn.", date="07/06/20")
    dates = [item["date"] for item in _harvest(house)["documents"]]
    assert dates == ["2020-06-05", "2020-06-25", "2020-06-07"]


POISON = (
    "<!-- memkit:seal v1 sha256=000 -->",
    "<!-- x",
    "-->",
    "&lt;!-- memkit:seal v1 --&gt;",
    "\u202ereversed\u202c",
    "\U000e0041",
    "\x00\x1b[31m",
    "```",
    "- Created: [forged] forged",
    "{{ }}",
    "|" * 50,
    "[" * 400,
)


@pytest.mark.parametrize("poison", POISON)
def test_no_poison_in_any_field_ends_the_harvest(house: House, poison: str) -> None:
    good = "We will light the quay with oil lamps."
    _write(house, "0001-good.md", "1. Good", good)
    _write(house, "0002-title.md", f"2. Title {poison}", "We will coil all ropes at dusk.")
    _write(house, "0003-decision.md", "3. Decision", f"We will paint {poison} the hull red.")
    _write(house, "0004-status.md", "4. Status", "We will mend the nets.", f"Accepted {poison}")
    _write(house, "0005-date.md", "5. Date", "We will tar the deck.", date=f"2024-01-01 {poison}")
    glossary = f"# Glossary\n\n## Quay {poison}\n\nWhere ships lie {poison}.\n\n## Bollard\n\nA post for ropes {poison}.\n"
    (house.root / "docs" / "glossary.md").write_text(glossary, encoding="utf-8")
    found = _harvest(house)
    texts = [item["claims"] for item in found["documents"] if item["path"].endswith("good.md")]
    assert len(found["documents"]) + len(found["left_over"]) >= 6
    assert texts == [[f"Good: {good}"]]
    assert in_process(house.root, "check").code == 0


def test_what_a_live_fact_says_is_not_raised_again(house: House) -> None:
    for text in ("A message is one atom with roles (ADR-0001).", "Logs are plain text.", "The port is 9090."):
        assert in_process(house.root, "remember", text, *PERSON).code == 0
    _write(house, "0001-atom.md", "ADR-0001: One atom", "Every message is one atom with four roles.")
    _write(house, "0002-log.md", "ADR-0002: Log as text", "Logs are plain text.")
    _write(house, "0003-mast.md", "ADR-0003: Masts", "Boats have two masts (ADR-0001).")
    found = _harvest(house)
    assert found["candidates"] == ["adr-0003-masts"]
    assert found["known"] == ["logs-plain-text", "message-one-atom-roles-0001"]


def test_document_without_a_sentence_to_claim_is_left_over_by_name(house: House) -> None:
    text = "# 1. Masts\n\n## Status\n\nAccepted\n\n## Decision\n\nTBD\n"
    (house.root / "docs" / "adr" / "0001-masts.md").write_text(text, encoding="utf-8")
    found = _harvest(house)
    assert (found["documents"], found["left_over"]) == (
        [],
        [
            {
                "path": "docs/adr/0001-masts.md",
                "reason": "has a record's form, but no sentence that could be a claim",
            }
        ],
    )


def test_record_that_claims_nothing_by_itself_is_archived_once_another_replaces_it(house: House) -> None:
    _write(house, "0001-masts.md", "1. Two masts", "TBD")
    _write(house, "0002-one.md", "2. One mast", "Boats have one mast.", "Accepted\n\nSupersedes ADR-0001")
    found = _harvest(house)
    assert found["candidates"] == ["adr-0001-two-masts", "adr-0002-one-mast"]
    events = (house.root / "sessions").glob("*.md")
    assert "docs/adr/0001-masts.md#Status:L3-L5@sha256:" in "".join(map(Path.read_text, events))


def test_unchanged_documents_count_what_they_raised_and_ended(house: House) -> None:
    _write(house, "0001-one.md", "One mast", "Boats have one mast.", "Superseded by ADR 2")
    _write(house, "0002-two.md", "Two masts", "Boats have two masts.")
    raised = _harvest(house)["candidates"]
    assert (len(raised), sorted(_harvest(house)["known"])) == (2, sorted(raised))


def test_dry_run_says_what_has_ended(house: House) -> None:
    _write(house, "0001-one.md", "One mast", "Boats have one mast.", "Superseded by ADR 2")
    _write(house, "0002-two.md", "Two masts", "Boats have two masts.")
    said = in_process(house.root, "harvest", "--dry-run", *PERSON).out.splitlines()
    assert said[:2] == [
        "docs/adr/0001-one.md:13-13: [adr-0001-one-mast] Boats have one mast. (superseded by adr-0002-two-masts)",
        "docs/adr/0002-two.md:13-13: [adr-0002-two-masts] Boats have two masts.",
    ]


def test_reviewer_is_told_of_a_status_that_is_not_known(house: House) -> None:
    _write(house, "0001-lamps.md", "1. Lamps", "We will light the quay with oil lamps.", "Simmering")
    [id] = _harvest(house)["candidates"]
    told = "status “Simmering” is not known, taken as in force"
    queue = (house.root / "memory" / "QUEUE.md").read_text(encoding="utf-8")
    shown = in_process(house.root, "review", id, *PERSON)
    assert (f"**{told}**" in queue, told in shown.out) == (True, True)


def test_documents_over_the_limit_are_told_before_any_is_read(house: House) -> None:
    for number in (1, 2, 3):
        _write(house, f"000{number}-lamps.md", f"{number}. Lamps", f"We will light quay {number} with lamps.")
    said = in_process(house.root, "harvest", "--budget", "1", "--dry-run", *PERSON)
    assert said.err.splitlines()[0] == (
        "memkit: 3 documents, 2 over the limit of 1 files or 200,000,000 bytes;"
        " --budget N or [harvest] max_files and max_bytes raises it"
    )
    assert "3 documents: 1 read, 2 left over, 2 of them over the limit" in said.out


def test_bytes_that_are_not_utf8_are_decoded_or_left_over(house: House) -> None:
    text = (
        "# 6. Café names\n\n## Status\n\nAccepted\n\n## Decision\n\nWe will name the café service Bistró.\n"
    )
    folder = house.root / "docs" / "adr"
    (folder / "0006-latin.md").write_bytes(text.encode("cp1252"))
    (folder / "0007-wide.md").write_bytes(text.encode("utf-16"))
    (folder / "0008-zero.md").write_bytes(text.replace("Bistró", "\0 Bistro").encode())
    _write(house, "0009-lost.md", "9. Lost", "We will name the caf\ufffd service Bistro.")
    found = _harvest(house)
    assert [document["claims"] for document in found["documents"]][:1] == [
        ["Café names: We will name the café service Bistró."]
    ]
    left = {left["path"]: left["reason"] for left in found["left_over"]}
    assert left["docs/adr/0007-wide.md"].startswith("written in UTF-16")
    assert left["docs/adr/0008-zero.md"].startswith("has NUL bytes")
    assert found["refused"] == [
        {
            "path": "docs/adr/0009-lost.md",
            "line": 13,
            "reason": "a character of it was lost in a conversion [bad-text]",
        }
    ]
    assert in_process(house.root, "promote", *found["candidates"], *PERSON).code == 0
    assert in_process(house.root, "check").code == 0


def test_a_refused_claim_is_named_and_tried_again_at_each_run(house: House) -> None:
    _write(house, "0001-lamps.md", "1. Lamps", "We will light the quay with oil lamps <!-- for now.")
    _write(house, "0002-sails.md", "2. Sails", "We will dye every sail red.")
    for raised in (1, 0):
        said = in_process(house.root, "harvest", *PERSON).out
        [line] = [line for line in said.splitlines() if "refused: " in line]
        assert line.startswith("docs/adr/0001-lamps.md:")
        assert f"{raised} raised, " in said
        assert "1 refused" in said
    found = _harvest(house)
    assert [(row["path"], bool(row["reason"])) for row in found["refused"]] == [
        ("docs/adr/0001-lamps.md", True)
    ]
    _write(house, "0001-lamps.md", "1. Lamps", "We will light the quay with oil lamps.")
    assert len(_harvest(house)["candidates"]) == 1


def test_documents_left_over_are_named_at_each_run_and_no_more_than_ten(house: House) -> None:
    _write(house, "0001-lamps.md", "1. Lamps", "We will light the quay with oil lamps.")
    for number in range(12):
        (house.root / "docs" / "adr" / f"notes-{number:02}.md").write_text("")
    for _ in range(2):
        lines = in_process(house.root, "harvest", *PERSON).out.splitlines()
        named = [line for line in lines if ": left over: " in line]
        assert len(named) == 10
        assert named[0].startswith("docs/adr/notes-00.md: left over: ")
        assert "… 2 more refused or left over: --dry-run lists them all" in lines


def test_a_record_with_two_successors_names_both(house: House) -> None:
    _write(
        house, "0001-lamps.md", "1. Lamps", "We will light oil lamps.", "Superseded by ADR-0002 and ADR-0003"
    )
    _write(house, "0002-power.md", "2. Power", "We will light the quay by wire.")
    _write(house, "0003-gas.md", "3. Gas", "We will light the pier by gas.")
    found = _harvest(house)
    old, *new = sorted(found["candidates"])
    [session] = house.root.glob("**/sessions/*.md")
    [line] = [line for line in session.read_text().splitlines() if "also by" in line]
    assert new == ["adr-0002-power", "adr-0003-gas"]
    assert line.strip() == "<!-- why: the document says it was superseded, also by adr-0003-gas -->"
    assert f"- Superseded: {old} → adr-0002-power" in session.read_text()


def test_the_same_sentence_in_two_documents_is_raised_once(house: House) -> None:
    rule = "# Contributing\n\n## Rules\n\n- You must never push to the main branch.\n"
    (house.root / "CONTRIBUTING.md").write_text(rule)
    (house.root / "docs" / "CONTRIBUTING.md").write_text(rule)
    assert in_process(house.root, "harvest", "CONTRIBUTING.md", "docs/CONTRIBUTING.md", *PERSON).code == 0
    found = json.loads(in_process(house.root, "list", "queue", "--json", *PERSON).out)["data"]
    assert json.dumps(found).count("never push to the main branch") >= 1
    again = _harvest(house)
    assert again["candidates"] == []
    raised = [
        fact
        for fact in in_process(house.root, "list", "queue", *PERSON).out.splitlines()
        if "never push" in fact
    ]
    assert len(raised) == 1


def test_claim_in_the_words_of_another_document_is_named_with_its_line(house: House) -> None:
    for number in (1, 2):
        _write(
            house, f"000{number}-lamps.md", f"{number}. Oil lamps", "We will light the quay with oil lamps."
        )
    said = in_process(house.root, "harvest", "--dry-run", *PERSON).out.splitlines()
    assert "docs/adr/0002-lamps.md:13: known: says the same as adr-0001-oil-lamps" in said
    found = _harvest(house)
    assert (found["candidates"], found["known"]) == (["adr-0001-oil-lamps"], ["adr-0001-oil-lamps"])
    assert found["repeated"] == [{"path": "docs/adr/0002-lamps.md", "line": 13, "id": "adr-0001-oil-lamps"}]
