"""Open sessions under strain: stopped while sealing, ended twice, written by two commands at once."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import threading
from pathlib import Path

import pytest

from memkit.errors import Locked
from memkit.store import drafts, file_writes, journals
from memkit.store.journals import Draft
from memkit.store.lock import Lock
from tests.working_memory.house import House, in_process, new_house

LATER = "2026-11-16T09:00:00Z"


@pytest.fixture
def house(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> House:
    """A workspace, with its surroundings set for calls in this process too."""
    return new_house(tmp_path, monkeypatch)


def _journal(house: House) -> Path:
    (found,) = (house.root / ".memkit" / "open").glob("*.jsonl")
    return found


def _stopped_while_sealing(house: House, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A session whose stamp is fixed and whose file was never linked."""
    assert in_process(house.root, "note", "The bell rang twice").code == 0
    with monkeypatch.context() as patch:
        patch.setattr(
            file_writes, "write_new", lambda *_: (_ for _ in ()).throw(OSError(5, "Input/output error"))
        )
        patch.setattr("time.sleep", lambda _: None)
        assert in_process(house.root, "session", "end", "-m", "Watch over.").code == 5
    return _journal(house)


def test_a_session_stopped_while_sealing_is_finished_by_its_writers_next_command(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    journal = _stopped_while_sealing(house, monkeypatch)
    stamp = next(row["stamp"] for row in map(json.loads, journal.read_text().splitlines()) if "stamp" in row)
    monkeypatch.setenv("MEMKIT_NOW", LATER)
    assert in_process(house.root, "note", "A new watch").code == 0
    ((name, data),) = house.sessions().items()
    # the stamp of the first attempt, not the time of the second
    assert f"ended: {stamp}\n".encode() in data
    assert name.startswith("2026-11-15-090000-")
    assert not journal.exists()
    assert in_process(house.root, "outbox", "list").out == "the outbox is empty\n"


def test_ending_a_session_again_after_it_was_stopped_seals_it_once(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    _stopped_while_sealing(house, monkeypatch)
    again = in_process(house.root, "session", "end", "-m", "Watch over.", "--json")
    (name,) = house.sessions()
    assert json.loads(again.out)["data"]["session"] == name.removesuffix(".md")
    assert list((house.root / ".memkit" / "open").glob("*.jsonl")) == []


def test_a_session_stopped_while_sealing_is_finished_by_anyone_once_it_is_idle(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    journal = _stopped_while_sealing(house, monkeypatch)
    monkeypatch.setenv("MEMKIT_NOW", LATER)
    assert in_process(house.root, "note", "Somebody else", "--actor", "agent:gemini").code == 0
    ((name, data),) = house.sessions().items()
    assert name.startswith("2026-11-15-090000-")
    assert b"closed: idle" not in data
    assert not journal.exists()


def test_a_session_sealed_whose_journal_stayed_is_not_sealed_twice(house: House) -> None:
    assert in_process(house.root, "note", "Half past four").code == 0
    journal = _journal(house)
    kept = journal.read_bytes()
    assert in_process(house.root, "session", "end", "-m", "Done.").code == 0
    before = house.sessions()
    ((_, data),) = before.items()
    ended = data.decode().split("ended: ")[1][:20]
    episode = in_process(house.root, "list", "episodes", "--json").data["episodes"][0]
    fields = [["items", " ".join(episode["items"])], ["sem", episode["sem"]], ["how", "seal"]]
    rows = [
        {"record": "legacy-sessions", "body": "none"},
        {"verb": "Summarised", "subject": episode["id"], "text": episode["text"], "fields": fields},
        {"prose": "Done."},
        {"head": {"title": "Done"}},
        {"stamp": ended},
    ]
    journal.write_bytes(kept + "".join(json.dumps(row) + "\n" for row in rows).encode())
    assert in_process(house.root, "remember", "Five bells.", "--actor", "user:dev").code == 0
    assert in_process(house.root, "session", "show").out.startswith(journal.stem)
    assert in_process(house.root, "ref", "five-bells").code == 0
    assert {name: text for name, text in house.sessions().items() if name in before} == before
    assert len(house.sessions()) == 2
    assert not journal.exists()


def test_an_event_written_while_the_session_ends_goes_into_a_new_one(house: House) -> None:
    from memkit.model.events import Aimed
    from memkit.query.call import Call
    from memkit.write.transaction import Transaction

    assert in_process(house.root, "note", "Before the end").code == 0
    desk = Transaction(Call(cwd=str(house.root)))
    assert desk.own_draft() is not None
    # meanwhile another command of the same writer ends it
    assert in_process(house.root, "session", "end").code == 0
    receipt = desk.record([Aimed("After the end", (("by", "agent:codex"),))], opens=True)
    assert receipt.opened
    assert b"After the end" in _journal(house).read_bytes()


def test_two_commands_never_number_two_notes_alike(house: House) -> None:
    assert in_process(house.root, "note", "The first").code == 0
    words = [sys.executable, "-m", "memkit", "note", "Another"]
    env = {**house.env, "PYTHONPATH": os.pathsep.join(sys.path)}
    running = [subprocess.Popen(words, cwd=house.root, env=env, stdout=subprocess.PIPE) for _ in range(5)]
    said = sorted(writer.communicate()[0].decode().split(":")[-1].strip() for writer in running)
    assert said == ["2", "3", "4", "5", "6"]
    stem = json.loads(in_process(house.root, "session", "end", "--json").out)["data"]["session"]
    assert in_process(house.root, "replay", "--trace", stem).code == 0


def test_a_torn_last_line_is_dropped_with_a_problem_and_the_next_event_stands_alone(house: House) -> None:
    assert in_process(house.root, "note", "Whole").code == 0
    with _journal(house).open("ab") as file:
        file.write(b'{"verb":"Noted","subj')
    shown = in_process(house.root, "session", "show")
    assert "[bad-event]" in shown.err
    assert in_process(house.root, "note", "After").code == 0
    draft = journals.read_draft(str(_journal(house)))
    assert draft is not None
    assert [line["text"] for line in draft.events] == ["Whole", "After"]


def test_the_title_of_a_session_is_taken_from_the_washed_prose(house: House) -> None:
    assert in_process(house.root, "session", "end", "-m", "Wrote to nora.quist@harbourmail.net.").code == 0
    (data,) = house.sessions().values()
    assert b"nora.quist" not in data
    assert b"- Redacted:" in data


def test_touching_an_unknown_note_records_nothing_of_the_known_ones(house: House) -> None:
    assert in_process(house.root, "note", "Known").code == 0
    before = _journal(house).read_bytes()
    refused = in_process(house.root, "wm", "touch", "1", "9")
    assert (refused.code, _journal(house).read_bytes()) == (4, before)


def test_a_seed_that_is_taken_is_refused(house: House) -> None:
    assert in_process(house.root, "session", "start", "One", "--seed", "00000000aa").code == 0
    refused = in_process(house.root, "session", "start", "Two", "--seed", "00000000aa", "--actor", "agent:b")
    assert refused.code == 4
    assert "[seed-taken]" in refused.err


def test_who_holds_the_lock_is_told_with_its_age(tmp_path: Path) -> None:
    path = str(tmp_path / "lock")
    with Lock(path, 1, "agent:codex"), pytest.raises(Locked) as told, Lock(path, 0, "user:dev"):
        pass
    assert "agent:codex, process " in told.value.message
    assert told.value.message.endswith(" s)")
    assert (told.value.code, told.value.exit_code) == ("LOCKED", 5)
    with Lock(path, 0, "user:dev"):
        pass


def test_a_journal_held_by_one_command_waits_for_the_other(tmp_path: Path) -> None:
    draft = Draft("00000000aa", str(tmp_path / "00000000aa.jsonl"), {})
    assert drafts.create(draft, {"head": {"seed": "00000000aa"}})
    other = journals.read_draft(draft.path)
    assert other is not None
    order: list[str] = []

    def write_late() -> None:
        drafts.write(other, [{"verb": "Ticked"}])
        order.append("late")

    with drafts.hold_draft(draft):
        late = threading.Thread(target=write_late)
        late.start()
        drafts.write(draft, [{"verb": "Aimed"}])
        order.append("first")
    late.join()
    assert order == ["first", "late"]
    assert [line["verb"] for line in other.events] == ["Aimed", "Ticked"]


def test_lines_written_at_once_count_together_or_not_at_all(tmp_path: Path) -> None:
    path = tmp_path / "00000000aa.jsonl"
    draft = Draft("00000000aa", str(path), {})
    assert drafts.create(draft, {"head": {"actor": "agent:codex"}, "at": "2026-11-15T10:00:00Z"})
    drafts.write(draft, [{"verb": "Touched", "subject": "a"}, {"verb": "Consolidated", "subject": "a"}])
    whole = path.read_bytes()
    said = [line["verb"] for line in draft.events]
    assert said == ["Touched", "Consolidated"]
    begun = whole.index(b'{"verb":"Touched"')
    for size in range(begun, len(whole)):
        path.write_bytes(whole[:size])
        torn = journals.read_draft(str(path))
        assert torn is not None
        # all of the last line but its end is all of it
        assert [line["verb"] for line in torn.events] == (said if size == len(whole) - 1 else [])
        drafts.write(torn, [{"verb": "Ticked", "subject": ""}])
        after = journals.read_draft(str(path))
        assert after is not None
        assert [line["verb"] for line in after.events][-1] == "Ticked"
        assert len(after.events) == (3 if size == len(whole) - 1 else 1)


def test_a_line_that_says_nonsense_of_its_place_is_dropped(tmp_path: Path) -> None:
    path = tmp_path / "00000000aa.jsonl"
    path.write_text(
        '{"head":{"actor":"agent:codex"}}\n{"verb":"A","of":7}\n{"verb":"B","of":[2,2]}\n{"verb":"C","of":["1",2]}\n{"verb":"D"}\n'
    )
    draft = journals.read_draft(str(path))
    assert draft is not None
    assert [line["verb"] for line in draft.events] == ["D"]
    assert len(draft.problems) == 3
