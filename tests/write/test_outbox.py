"""The outbox: what could not be saved is saved once, in its place, in its author's name."""

from __future__ import annotations

import io
import json
from pathlib import Path

import pytest

from memkit.store import file_writes
from tests.working_memory.house import House, Said, in_process


@pytest.fixture
def house(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> House:
    """A workspace with a fact in it."""
    made = House(tmp_path / "repo").entered(monkeypatch)
    monkeypatch.setattr("time.sleep", lambda _: None)
    assert in_process(made.root, "init").code == 0
    assert (
        in_process(made.root, "remember", "Six bells.", "--id", "six-bells", "--actor", "user:dev").code == 0
    )
    return made


def _broken(patch: pytest.MonkeyPatch, house: House, *words: str, outbox: bool = True) -> Said:
    """The call with every write of sessions and journals failing; the outbox is written or not."""
    real = file_writes.write_new

    def write_new(path: str, data: bytes, mode: int = 0o644) -> bool:
        if outbox and "/outbox/" in path:
            return real(path, data, mode)
        raise OSError(5, "Input/output error")

    def append(handle: int, data: bytes, size: int) -> None:
        raise OSError(5, "Input/output error")

    with patch.context() as broken:
        broken.setattr(file_writes, "write_new", write_new)
        broken.setattr(file_writes, "append", append)
        return in_process(house.root, *words)


def test_a_claim_is_recorded_once_however_often_the_outbox_is_emptied(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    said = _broken(monkeypatch, house, "remember", "Seven bells.", "--actor", "user:dev")
    assert (said.code, len(house.sessions())) == (5, 1)
    assert "kept in .memkit/outbox/" in said.err
    (kept,) = (house.root / ".memkit" / "outbox").iterdir()
    intent = kept.read_bytes()
    assert in_process(house.root, "outbox", "retry").code == 0
    assert (len(house.sessions()), kept.exists()) == (2, False)
    # a kill before the intent was dropped: it comes again, and is known
    kept.write_bytes(intent)
    assert in_process(house.root, "outbox", "retry").out == "recorded already\n"
    assert len(house.sessions()) == 2


def test_the_printed_line_alone_brings_it_back(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    said = _broken(monkeypatch, house, "remember", "Eight bells.", "--actor", "user:dev", outbox=False)
    assert not (house.root / ".memkit" / "outbox").exists() or not list(
        (house.root / ".memkit" / "outbox").iterdir()
    )
    monkeypatch.setattr("sys.stdin", io.StringIO(said.err))
    assert in_process(house.root, "outbox", "retry", "-").code == 0
    sessions = list(house.sessions().values())
    assert len(sessions) == 2
    # recorded for the one who said it, in a session like the one it was meant for
    assert b"actor: user:dev\n" in sessions[1]
    assert b"kind: governance\n" in sessions[1]
    monkeypatch.setattr("sys.stdin", io.StringIO(said.err))
    assert in_process(house.root, "outbox", "retry", "-").out == "recorded already\n"
    assert len(house.sessions()) == 2


def test_a_note_that_could_not_open_its_session_is_told_whole(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    said = _broken(monkeypatch, house, "note", "Wind from the west", "--json")
    (line,) = json.loads(said.err)["unsaved"]
    assert (line["verb"], line["text"]) == ("Noted", "Wind from the west")
    assert in_process(house.root, "outbox", "retry").code == 0
    entries = json.loads(in_process(house.root, "wm", "show", "--json").out)["data"]["entries"]
    assert [(entry["text"], entry["ttl"]) for entry in entries] == [("Wind from the west", None)]


def test_working_memory_is_done_again_in_the_order_it_has_now(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert in_process(house.root, "note", "One").code == 0
    assert _broken(monkeypatch, house, "note", "Two").code == 5
    assert in_process(house.root, "note", "Three").code == 0
    assert in_process(house.root, "outbox", "retry").code == 0
    entries = json.loads(in_process(house.root, "wm", "show", "--json").out)["data"]["entries"]
    assert [(entry["id"][-1], entry["text"]) for entry in entries] == [
        ("3", "Two"),
        ("2", "Three"),
        ("1", "One"),
    ]
    stem = json.loads(in_process(house.root, "session", "end", "--json").out)["data"]["session"]
    assert in_process(house.root, "replay", "--trace", stem).code == 0


def test_a_session_that_could_not_be_ended_is_ended_with_its_words(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert in_process(house.root, "ref", "six-bells").code == 0
    assert _broken(monkeypatch, house, "session", "end", "-m", "The watch is over.").code == 5
    assert "1 unsaved in the outbox" in in_process(house.root, "status").out
    assert in_process(house.root, "outbox", "retry").code == 0
    assert len(house.sessions()) == 2
    assert b"\nThe watch is over.\n" in list(house.sessions().values())[1]


def test_ending_it_again_settles_the_outbox(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    assert in_process(house.root, "ref", "six-bells").code == 0
    assert _broken(monkeypatch, house, "session", "end", "-m", "The watch is over.").code == 5
    assert in_process(house.root, "session", "end", "-m", "The watch is over.").code == 0
    assert in_process(house.root, "outbox", "list").out == "the outbox is empty\n"
    assert len(house.sessions()) == 2


def test_what_the_gate_refuses_now_stays_and_says_why(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    assert in_process(house.root, "propose", "Nine bells.", "--id", "nine-bells").code == 0
    assert in_process(house.root, "session", "end", "--defer").code == 0
    assert _broken(monkeypatch, house, "promote", "nine-bells", "--actor", "user:dev").code == 5
    assert in_process(house.root, "reject", "nine-bells", "--why", "no", "--actor", "user:dev").code == 0
    said = in_process(house.root, "outbox", "retry")
    assert said.code == 4
    assert "stays:" in said.err
    assert len(list((house.root / ".memkit" / "outbox").iterdir())) == 1


def test_rendering_that_fails_after_the_acknowledgement_is_a_warning(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    def replace(path: str, data: bytes) -> bool:
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as broken:
        broken.setattr(file_writes, "replace", replace)
        said = in_process(house.root, "remember", "Ten bells.", "--actor", "user:dev")
    assert said.code == 0
    assert "recorded, but the projections were not rendered" in said.err
    assert "hint: memkit replay" in said.err
    assert len(house.sessions()) == 2
    assert in_process(house.root, "replay").code == 0


def test_a_stuck_session_does_not_stand_for_what_is_said_after_it(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    dana = ("--actor", "user:dana")
    assert in_process(house.root, "session", "start", *dana).code == 0
    assert in_process(house.root, "ref", "six-bells", *dana).code == 0
    assert _broken_sealing(monkeypatch, house, "session", "end", "-m", "The watch is over.", *dana).code == 5
    for _ in range(2):
        said = _broken_sealing(monkeypatch, house, "remember", "Seven bells.", "--json", *dana)
        assert said.code == 5
        lines = json.loads(said.err)["unsaved"]
        assert [(line["verb"], line["subject"]) for line in lines] == [
            ("Created", "seven-bells"),
            ("Promoted", "seven-bells"),
        ]
    outbox = house.root / ".memkit" / "outbox"
    held = [json.loads(path.read_text()) for path in sorted(outbox.iterdir())]
    # the end of the session, and what was said after it: an attempt made twice is kept once
    assert [[line["verb"] for line in one["unsaved"]] for one in held if "closing" not in one] == [
        ["Created", "Promoted"]
    ]
    assert len(held) == 2
    count = len(held)
    said = _broken_sealing(monkeypatch, house, "outbox", "retry", *dana)
    assert (said.code, said.err.count(" stays: "), len(list(outbox.iterdir()))) == (5, count, count)
    said = in_process(house.root, "outbox", "retry", *dana)
    assert (said.code, said.err, list(outbox.iterdir())) == (0, "", [])
    written = [text.decode() for text in house.sessions().values()]
    assert sum("\nThe watch is over.\n" in text for text in written) == 1
    assert sum("- Promoted: seven-bells\n" in text for text in written) == 1
    assert in_process(house.root, "check").code == 0


def test_an_intent_that_was_settled_meanwhile_is_no_error(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert in_process(house.root, "ref", "six-bells").code == 0
    assert _broken_sealing(monkeypatch, house, "session", "end", "-m", "The watch is over.").code == 5
    (kept,) = (house.root / ".memkit" / "outbox").iterdir()
    for twin in ("a", "z"):
        kept.with_name(f"{twin}.json").write_bytes(kept.read_bytes())
    said = in_process(house.root, "outbox", "retry")
    assert (said.code, said.err, len(house.sessions())) == (0, "", 2)
    assert in_process(house.root, "outbox", "list").out == "the outbox is empty\n"


def _broken_sealing(patch: pytest.MonkeyPatch, house: House, *words: str) -> Said:
    """The call with no session reaching the ledger; journals and the outbox are written."""
    real = file_writes.write_new

    def write_new(path: str, data: bytes, mode: int = 0o644) -> bool:
        if "/sessions/" in path:
            raise OSError(5, "Input/output error")
        return real(path, data, mode)

    with patch.context() as broken:
        broken.setattr(file_writes, "write_new", write_new)
        return in_process(house.root, *words)


def test_a_file_of_the_outbox_that_is_not_memkits_is_listed_and_stays(house: House) -> None:
    folder = house.root / ".memkit" / "outbox"
    folder.mkdir(exist_ok=True)
    spoilt = {"a.json": "{", "b.json": "[]", "c.json": '{"unsaved": 3}', "d.json": '{"events": []}'}
    for name, text in spoilt.items():
        (folder / name).write_text(text)
    (folder / "e.json").mkdir()
    said = in_process(house.root, "outbox")
    assert (said.code, said.err) == (0, "")
    assert [line.split("  ")[0] for line in said.out.splitlines()] == [*spoilt, "e.json"]
    assert in_process(house.root, "outbox", "retry").code in (4, 5)
    assert [path.name for path in sorted(folder.iterdir())] == [*spoilt, "e.json"]
