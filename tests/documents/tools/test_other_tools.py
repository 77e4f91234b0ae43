"""Rules, banks, notes and exports of other tools, through `memkit adopt`: raised once, as candidates, with their origin."""

from __future__ import annotations

import json
import shutil
from pathlib import Path
from typing import Any

import pytest

from memkit.evidence import judge
from memkit.evidence.forms import parse_stored
from tests.hosts.conftest import Inside

SAMPLES = Path(__file__).parents[3] / "fixtures" / "adopt" / "others"
Row = tuple[str, str, str]

EXPECTED: dict[str, list[Row]] = {
    "rules": [
        ("Avoid global state in drivers", "convention", ".cursorrules:3"),
        ("Keep handlers thin", "convention", ".cursorrules:4"),
        ("Never catch a bare exception in a driver", "convention", "CLAUDE.md:20"),
        ("Use type hints on every public function", "convention", "CLAUDE.md:19"),
        ("Prefer small modules over helpers", "convention", "CLAUDE.md:21"),
        ("IMPORTANT: Always run `make lint` before you commit", "convention", "CLAUDE.md:23"),
        ("Do not edit files below `generated/`", "convention", "CLAUDE.md:24"),
        ("Run `make generate` instead", "convention", "CLAUDE.md:25"),
        ("Always answer with the shortest diff that works", "preference", "CLAUDE.md:29"),
        ("Readings must be stored in UTC", "convention", "AGENTS.md:3"),
        ("Never force-push to a release branch", "convention", "AGENTS.md:13"),
        ("Return problem+json for every error", "convention", ".cursor/rules/api.mdc:11"),
        ("Pagination must use opaque cursors", "convention", ".cursor/rules/api.mdc:12"),
        ("Only add a dependency after asking", "convention", ".github/copilot-instructions.md:3"),
    ],
    "memory-bank": [
        ("Show the water level of every gauge within a minute", "fact", "memory-bank/projectbrief.md:5"),
        ("Keep readings for ten years", "fact", "memory-bank/projectbrief.md:6"),
        ("Harbour masters telephone each other for levels today", "fact", "memory-bank/productContext.md:5"),
        ("Python 3.12 with FastAPI", "stack", "memory-bank/techContext.md:5"),
        ("PostgreSQL 16 and TimescaleDB", "stack", "memory-bank/techContext.md:6"),
        ("Technologies used: Make", "stack", "memory-bank/techContext.md:7"),
        ("Gauges speak Modbus over a 9600 baud line", "convention", "memory-bank/techContext.md:11"),
        ("Readings are appended, never updated in place", "decision", "memory-bank/systemPatterns.md:5"),
        ("Every driver implements the same Gauge protocol", "convention", "memory-bank/systemPatterns.md:9"),
        ("Measure the retry rate at low tide", "thread", "memory-bank/activeContext.md:9"),
        ("Commit messages name the gauge they concern", "preference", "memory-bank/activeContext.md:14"),
        ("The spring tide fills the queue within two hours", "convention", "memory-bank/activeContext.md:18"),
        ("Export of readings as CSV", "thread", "memory-bank/progress.md:9"),
        ("The dashboard shows local time after midnight", "thread", "memory-bank/progress.md:13"),
    ],
    "auto-memory": [
        ("Lost page — levels are measured in centimetres", "fact", "auto-memory/MEMORY.md:5"),
        ("The staging gauge is number seven", "fact", "auto-memory/MEMORY.md:6"),
        ("Start the queue with `--trace` before attaching a debugger", "fact", "auto-memory/debugging.md:3"),
        ("Answers stay short; no summary of the diff at the end", "convention", "auto-memory/feedback-short-answers.md:3"),
        ("The user knows Modbus well and is new to Python", "preference", "auto-memory/user-role.md:3"),
        ("Nothing is deployed between 2026-03-01 and 2026-03-15", "fact", "auto-memory/project-freeze.md:3"),
        ("Open work is tracked on the harbour board", "fact", "auto-memory/reference-board.md:3"),
    ],
    "basic-memory": [
        ("Gauges are polled one after the other, never in parallel", "decision", "basic-memory/Gauge Polling.md:14"),
        ("The line driver is pymodbus 3 (pinned)", "stack", "basic-memory/Gauge Polling.md:15"),
        ("Timeouts are given in milliseconds", "preference", "basic-memory/Gauge Polling.md:16"),
        ("Who owns the clock of gauge four?", "thread", "basic-memory/Gauge Polling.md:17"),
        ("A poll takes 400 ms on average", "fact", "basic-memory/Gauge Polling.md:18"),
        ("[todo] not an observation", "thread", "basic-memory/Gauge Polling.md:19"),
        ("Gauge Polling depends on Line Driver.", "fact", "basic-memory/Gauge Polling.md:23"),
        ("Gauge Polling relates to Queue.", "fact", "basic-memory/Gauge Polling.md:24"),
        ("The queue holds at most 10000 readings (measured at spring tide)", "convention", "basic-memory/Queue.md:7"),
        ("ordinary item without a category", "fact", "basic-memory/Queue.md:8"),
    ],
    "beads": [
        ("Rotate the reading files every night", "thread", ".beads/issues.jsonl:1"),
        ("Forecast is off by one hour after midnight", "thread", ".beads/issues.jsonl:2"),
        ("The staging host sleeps from midnight to five.", "fact", ".beads/issues.jsonl:6"),
    ],
}  # fmt: skip
# what is typed after `memkit adopt`
TYPED = {"rules": ".", "beads": ".beads/issues.jsonl"}


def lay(sample: str, place: Path) -> str:
    """Puts a sample where its tool would keep it; returns what to adopt."""
    flat = sample in TYPED
    shutil.copytree(SAMPLES / sample, place if flat else place / sample, dirs_exist_ok=True)
    return TYPED.get(sample, sample)


def adopted(inside: Inside, *words: str) -> dict[str, Any]:
    code, out, err = inside("adopt", *words, "--json")
    assert (code, err) == (0, "")
    return dict(json.loads(out)["data"])


def rows(data: dict[str, Any]) -> list[Row]:
    return sorted((claim["text"], claim["kind"], claim["from"]) for claim in data["claims"])


@pytest.mark.parametrize("sample", EXPECTED)
def test_what_a_tool_knows_becomes_candidates_once_with_origin_and_evidence(
    sample: str, place: Path, inside: Inside
) -> None:
    typed = lay(sample, place)
    data = adopted(inside, typed)
    assert rows(data) == sorted(EXPECTED[sample])
    # none of it is memory
    assert json.loads(inside("list", "--json")[1])["data"]["facts"] == []
    waiting = {fact["id"]: fact for fact in json.loads(inside("list", "queue", "--json")[1])["data"]["facts"]}
    assert set(waiting) == set(data["candidates"])
    queue = (place / "memory" / "QUEUE.md").read_text(encoding="utf-8")
    for claim in data["claims"]:
        path, _, line = claim["from"].rpartition(":")
        piece = parse_stored(waiting[claim["id"]]["evidence"][0])
        assert (piece.target, judge(piece, (place / path).read_bytes()).state) == (path, "fresh")
        assert piece.whole or piece.first <= int(line) <= piece.last
        assert waiting[claim["id"]]["src"] == "doc"
        assert f"from {claim['from']}" in queue
    (session,) = (place / "sessions").glob("*.md")
    assert "kind: adopt" in session.read_text(encoding="utf-8")
    # a second run raises nothing and writes nothing
    again = adopted(inside, typed)
    assert (again["candidates"], sorted(again["known"])) == ([], sorted(data["candidates"]))
    assert len(list((place / "sessions").glob("*.md"))) == 1
    assert inside("check")[0] == 0


def test_a_dry_run_shows_every_claim_and_writes_nothing(place: Path, inside: Inside) -> None:
    lay("beads", place)
    code, out, _ = inside("adopt", ".beads/issues.jsonl", "--dry-run")
    assert code == 0
    assert out.splitlines()[2].endswith(
        "The staging host sleeps from midnight to five.  fact · .beads/issues.jsonl:6"
    )
    assert out.splitlines()[3:] == [
        "raised 3 candidates from 1 file · 0 known · 4 left over · dry run, nothing written",
        "  .beads/issues.jsonl:3: an issue that is closed: Ship the simulator",
        "  .beads/issues.jsonl:4: an issue that is tombstone: Gone",
        "  .beads/issues.jsonl:5: a template: Template for a new gauge",
        "  .beads/issues.jsonl:1: days of the old tool: created_at: 2026-01-18 to 2026-01-19",
    ]
    assert list((place / "sessions").glob("*.md")) == []


def test_a_file_of_no_known_tool_is_not_recognised(place: Path, inside: Inside) -> None:
    (place / "odd.json").write_text('{"name": "x"}')
    code, out, err = inside("adopt", "odd.json")
    assert (code, out) == (1, "not recognised: odd.json (1 file of no tool that memkit knows)\n")
    assert "basic-memory" in err
    assert inside("adopt", "odd.json", "--json")[0] == 1


def test_the_body_of_a_topic_is_the_record_of_its_candidate(place: Path, inside: Inside) -> None:
    lay("auto-memory", place)
    data = adopted(inside, "auto-memory")
    id = next(claim["id"] for claim in data["claims"] if claim["text"].startswith("Answers stay short"))
    assert "**Why:** the diff is read anyway." in inside("show", id)[1]


def test_live_facts_go_to_other_tools_one_a_line(place: Path, inside: Inside) -> None:
    inside("remember", "Gauges are polled one at a time.", "--actor", "user:dev")
    inside("propose", "Gauges may rust.", "--actor", "agent:codex")
    code, out, _ = inside("export", "--jsonl")
    (fact,) = [json.loads(line) for line in out.splitlines()]
    assert (code, fact["text"], fact["standing"]) == (0, "Gauges are polled one at a time.", "reviewed")


def test_what_was_answered_is_not_raised_again(place: Path, inside: Inside) -> None:
    lay("rules", place)
    data = adopted(inside, "CLAUDE.md")
    first, second, *_ = data["candidates"]
    assert inside("reject", first, "--why", "not ours", "--actor", "user:dev")[0] == 0
    assert inside("promote", second, "--actor", "user:dev")[0] == 0
    (place / "CLAUDE.md").write_text(
        (place / "CLAUDE.md").read_text() + "- Always name the gauge in a log line\n"
    )
    again = adopted(inside, "CLAUDE.md")
    assert [claim["text"] for claim in again["claims"]] == ["Always name the gauge in a log line"]


def test_notes_from_outside_wait_apart_and_name_no_place_of_this_machine(place: Path, inside: Inside) -> None:
    away = place.parent / "home" / "projects" / "-home-ferry" / "memory"
    shutil.copytree(SAMPLES / "auto-memory", away)
    # a file of the same name in the repository is not what was read
    (place / "memory" / "user-role.md").write_text("another\n")
    data = adopted(inside, str(away))
    assert len(data["claims"]) == len(EXPECTED["auto-memory"])
    assert {claim["from"].split("/")[0] for claim in data["claims"]} == {"memory"}
    waiting = json.loads(inside("list", "queue", "--json")[1])["data"]["facts"]
    assert {(fact["status"], fact["src"], tuple(fact["evidence"])) for fact in waiting} == {
        ("quarantined", "external", ())
    }
    text = next((place / "sessions").glob("*.md")).read_text(encoding="utf-8")
    assert str(place.parent) not in text
    assert adopted(inside, str(away))["candidates"] == []


def test_personal_data_in_notes_is_replaced_before_it_is_kept(place: Path, inside: Inside) -> None:
    (place / "AGENTS.md").write_text("- Always ask ina.petersen@harbour-example.org before a deploy\n")
    data = adopted(inside, "AGENTS.md")
    assert len(data["claims"]) == 1
    assert data["redacted"] == [{"class": "EMAIL", "count": 1}]
    for path in [*(place / "sessions").glob("*.md"), place / "memory" / "QUEUE.md"]:
        assert "ina.petersen" not in path.read_text(encoding="utf-8")


def test_memkits_own_files_are_no_notes(place: Path, inside: Inside) -> None:
    inside("setup", "agents-md")
    inside("remember", "Always poll one gauge at a time.", "--kind", "convention", "--actor", "user:dev")
    assert adopted(inside, ".")["claims"] == []


@pytest.mark.parametrize("typed", ["no-such-place", "empty", "picture.png"])
def test_where_nothing_is_to_be_had_it_says_so(typed: str, place: Path, inside: Inside) -> None:
    (place / "empty").mkdir()
    (place / "picture.png").write_bytes(b"\x89PNG\r\n\x1a\n\x00\xff")
    code, _, err = inside("adopt", typed)
    assert code in (0, 1)
    assert "Traceback" not in err


def test_an_agents_notes_beside_memkits_own_pages_are_read(place: Path, inside: Inside) -> None:
    notes = place / "memory" / "MEMORY.md"
    notes.write_text("# Memory\n\n- The ferry leaves at nine\n", encoding="utf-8")
    for typed in ("memory/MEMORY.md", "memory", "."):
        said = adopted(inside, typed, "--dry-run")
        assert [claim["from"] for claim in said["claims"]] == ["memory/MEMORY.md:3"], typed


def test_files_of_no_known_tool_are_named_in_any_format(place: Path, inside: Inside) -> None:
    folder = place / "un"
    folder.mkdir()
    for name in ("a.bin", "b.csv", "c.json", "d.md"):
        (folder / name).write_text("1\n")
    code, out, _ = inside("adopt", "un")
    said = "not recognised: un (4 files of no tool that memkit knows)\n"
    assert (code, out) == (
        1,
        said + "".join(f"  un/{name}\n" for name in ("a.bin", "b.csv", "c.json", "d.md")),
    )
