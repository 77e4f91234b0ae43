"""The agenda of a review: what it shows of each item, what it asks no second time, and what it leaves unsaid."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path

import pytest

from tests.working_memory.house import House, Said, in_process

CODE = "LIMIT = 25\n\n\ndef upload():\n    return LIMIT\n"


@pytest.fixture
def house(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> House:
    made = House(tmp_path / "repo", {"MEMKIT_ACTOR": "user:dev"}).entered(monkeypatch)
    (made.root / "upload.py").write_text(CODE)
    assert in_process(made.root, "init", "--preset", "solo").code == 0
    return made


def do(house: House, *words: str) -> Said:
    said = in_process(house.root, *words)
    assert said.code == 0, (words, said)
    return said


def commit(house: House, message: str) -> None:
    who = ["-c", "user.name=dev", "-c", "user.email=dev@example.org"]
    subprocess.run(["git", "add", "-A"], cwd=house.root, check=True)
    subprocess.run(["git", *who, "commit", "-qm", message], cwd=house.root, check=True)


def listed(house: House, *words: str) -> list[tuple[str, list[str]]]:
    found = in_process(house.root, "review", *words, "--json").data["items"]
    return [(item["item"], item["detail"]) for item in found]


def test_a_conflict_shows_who_said_each_side_when_and_on_what(house: House) -> None:
    do(
        house,
        "remember",
        "Uploads are limited to 25 MB.",
        "--id",
        "upload-25",
        "--evidence",
        "upload.py#LIMIT",
    )
    do(house, "remember", "Uploads are limited to 50 MB.", "--id", "upload-50", "--actor", "user:ann")
    [(_, detail)] = listed(house)
    assert detail == [
        "1  [upload-25] Uploads are limited to 25 MB.",
        "   by user:dev · 2026-11-15 · reviewed · on upload.py#LIMIT:L1-L1",
        "2  [upload-50] Uploads are limited to 50 MB.",
        "   by user:ann · 2026-11-15 · reviewed · on no evidence",
        "upload.py#LIMIT, 1–1  fresh",
        "  LIMIT = 25",
    ]


def test_a_change_shows_what_it_would_change(house: House) -> None:
    do(house, "remember", "Uploads are limited to 25 MB.", "--id", "upload-25")
    words = ("revise", "upload-25", "Uploads hold 25 MB at most.", "--why", "clearer")
    do(house, *words, "--actor", "agent:codex")
    do(house, "session", "end", "-m", "Done.", "--defer", "--actor", "agent:codex")
    [(name, detail)] = listed(house)
    assert name.startswith("change:")
    asked = ["changes memory: Revised upload-25", "now: Uploads are limited to 25 MB."]
    assert detail[1:] == ["why clearer", *asked]


def test_a_use_that_was_declared_is_not_asked_for_again(house: House) -> None:
    do(house, "remember", "LIMIT bounds uploads.", "--id", "limit-bounds", "--evidence", "upload.py#LIMIT")
    commit(house, "start")
    (house.root / "upload.py").write_text(CODE + "\n\ndef more():\n    return 0\n")
    commit(house, "more")
    assert [name for name, _ in listed(house)] == ["undeclared:limit-bounds"]
    (house.root / "answers").write_text(json.dumps({"item": "limit-bounds", "answer": "keep"}))
    do(house, "review", "--apply", "answers")
    assert listed(house) == []


def test_what_is_answered_in_a_dry_run_still_waits(house: House) -> None:
    do(house, "propose", "Never upload twice.", "--id", "never-twice", "--actor", "agent:codex")
    do(house, "session", "end", "-m", "Done.", "--defer", "--actor", "agent:codex")
    before = house.sessions()
    said = do(house, "review", "--kind", "candidates", "--answer", "promote", "--dry-run")
    assert said.out == "reviewed 1 · 0 left · dry run, nothing written\n"
    assert (house.sessions(), [name for name, _ in listed(house)]) == (before, ["candidate:never-twice"])


def test_only_a_person_answers(house: House) -> None:
    do(house, "propose", "Never upload twice.", "--id", "never-twice", "--actor", "agent:codex")
    do(house, "session", "end", "-m", "Done.", "--defer", "--actor", "agent:codex")
    said = in_process(house.root, "review", "--answer", "promote", "--yes", "--actor", "agent:codex")
    assert (said.code, "[needs-person]" in said.err, "ask the user to run" in said.err) == (4, True, True)


def test_a_review_of_everything_starts_the_clock_again(house: House) -> None:
    do(house, "propose", "Never upload twice.", "--id", "never-twice", "--actor", "agent:codex")
    do(house, "session", "end", "-m", "Done.", "--defer", "--actor", "agent:codex")
    do(house, "review", "--answer", "defer", "--yes")
    last = list(house.sessions().values())[-1].decode()
    assert ("- Deferred: never-twice" in last, "- Reviewed: " in last, "why" in last) == (True, True, False)
