"""The golden cases M-T1 … M-T8, by name, through the installed command line. Nothing here looks inside."""

from __future__ import annotations

import json
import re
import shutil
from pathlib import Path

import pytest

from tests.working_memory.house import House

ADDRESS = "nora.quist@harbourmail.net"


@pytest.fixture
def house(tmp_path: Path) -> House:
    """A workspace in a git repository of its own."""
    made = House(tmp_path / "repo")
    made.do("init")
    return made


def _entries(house: House) -> list[tuple[str, str, int]]:
    """What working memory holds: the number of the note, its place, its ttl."""
    found = house.do("wm", "show", "--json").data["entries"]
    return [(entry["id"].rsplit(":", 1)[1], entry["place"], entry["ttl"]) for entry in found]


def test_m_t1_a_note_leaves_when_its_ttl_is_used_up(house: House) -> None:
    house.do("note", "The pilot boat turns at buoy nine", "--type", "temp")
    house.do("note", "Fog closes the north lane", "--ttl", "1")
    assert _entries(house) == [("2", "wm", 1), ("1", "wm", 3)]
    seed = house.do("wm", "show", "--json").data["entries"][0]["id"].split(":")[1]

    assert house.do("wm", "tick", "--json").data == {"ticks": 1, "expired": [f"wm:{seed}:2"]}
    assert _entries(house) == [("1", "wm", 2)]
    assert house.do("wm", "tick", "--json").data == {"ticks": 1, "expired": []}
    assert house.do("wm", "tick", "--json").data == {"ticks": 1, "expired": [f"wm:{seed}:1"]}
    assert _entries(house) == []

    gone = house.run("wm", "touch", "1")
    assert (gone.code, gone.out) == (4, "")
    assert "[unknown-id]" in gone.err


def test_m_t1_a_note_without_a_ttl_lives_as_long_as_its_session(house: House) -> None:
    house.do("note", "The pilot boat turns at buoy nine")
    house.do("wm", "tick", "--times", "50")
    house.do("wm", "touch", "1", "1")
    house.do("wm", "tick", "--times", "50")
    assert _entries(house) == [("1", "cwm", None)]
    stem = house.do("session", "end", "--json").data["session"]
    (text,) = house.sessions().values()
    assert b"\nmemkit: 2\n" in text
    assert b"\nwm: refs=2 window=4 ttl=end ttl_cwm=10 tokens=512\n" in text
    assert house.do("replay", "--trace", stem).code == 0


def test_m_t2_two_touches_within_four_ticks_consolidate_a_note_once(house: House) -> None:
    house.do("note", "Cranes stop at wind force eight", "--ttl", "9")
    house.do("note", "The tide gauge drifts", "--ttl", "9")
    assert house.do("wm", "touch", "1", "--json").data["consolidated"] == []
    house.do("wm", "tick", "--times", "3")
    moved = house.do("wm", "touch", "1", "--json").data["consolidated"]
    assert [id.rsplit(":", 1)[1] for id in moved] == ["1"]
    assert _entries(house) == [("2", "wm", 6), ("1", "cwm", 10)]

    # a touch in the consolidated set renews its life and moves nothing
    house.do("wm", "tick")
    assert _entries(house) == [("2", "wm", 5), ("1", "cwm", 9)]
    assert house.do("wm", "touch", "1", "--json").data["consolidated"] == []
    assert _entries(house) == [("2", "wm", 5), ("1", "cwm", 10)]

    # four ticks apart is one too many
    house.do("wm", "touch", "2")
    house.do("wm", "tick", "--times", "4")
    assert house.do("wm", "touch", "2", "--json").data["consolidated"] == []


def test_m_t3_consolidated_notes_become_an_episode_at_the_end(house: House) -> None:
    house.do("wm", "goal", "Berth planning")
    house.do("note", "Berth four takes tankers")
    house.do("note", "Nobody asked about this one")
    house.do("note", "Berth five takes ferries")
    house.do("wm", "touch", "1")
    house.do("wm", "touch", "1", "3", "3")
    stem = house.do("session", "end", "-m", "Looked at berths.", "--json").data["session"]
    (text,) = house.sessions().values()
    seed = re.search(rb"^seed: ([0-9a-f]{10})$", text, re.M)
    sem = re.search(rb"^sem: (sha256:[0-9a-f]{64})$", text, re.M)
    assert seed is not None and sem is not None
    expected = (
        f"- Summarised: ep:{seed[1].decode()}:1"
        " — Looked at berths. Berth planning: Berth four takes tankers. Berth five takes ferries."
        " Nobody asked about this one\n"
        f"  <!-- items: {' '.join(f'wm:{seed[1].decode()}:{number}' for number in (1, 3, 2))}"
        f" | sem: {sem[1].decode()} | how: seal -->\n"
    )
    assert expected in text.decode()
    hit = house.do("recall", "--layer", "episodic", "tankers", "--json").data["hits"]
    assert [(row["id"], row["items"], row["origin"]) for row in hit] == [
        (f"ep:{seed[1].decode()}:1", [f"wm:{seed[1].decode()}:{number}" for number in (1, 3, 2)], stem)
    ]

    # a session tells of itself without a consolidated note too
    house.do("note", "A thought alone")
    house.do("session", "end")
    assert sum(data.count(b"- Summarised:") for data in house.sessions().values()) == 2


def _episode(house: House, text: str, minute: int) -> None:
    env = {"MEMKIT_NOW": f"2026-11-15T10:{minute:02d}:00Z"}
    house.do("session", "start", text, env=env)
    house.do("note", text, env=env)
    house.do("wm", "touch", "1", "1", env=env)
    house.do("session", "end", env=env)


def test_m_t4_episodes_rank_by_exact_overlap_then_newest_then_id(house: House) -> None:
    for minute, text in enumerate(
        (
            "Dredging started in spring.",
            "Dredging, started: in SPRING!",
            "Dredging started in spring beside the long eastern quay",
            "The ferry leaves at dawn",
        )
    ):
        _episode(house, text, minute)
    asked = house.do("recall", "--layer", "episodic", "spring dredging", "--json").data["hits"]
    assert [(row["text"], row["score"]) for row in asked] == [
        ("Dredging, started: in SPRING!", "2/4"),
        ("Dredging started in spring.", "2/4"),
        ("Dredging started in spring beside the long eastern quay", "2/9"),
    ]
    last = house.do("recall", "--layer", "episodic", "spring dredging", "--last", "2", "--json").data["hits"]
    assert [row["score"] for row in last] == ["2/9"]
    assert house.run("recall", "--layer", "episodic", "spring", "--until", "2026-11-14").code == 1
    assert house.run("recall", "--layer", "episodic", "submarine").code == 1


def test_m_t5_nothing_is_semantic_memory_before_its_approval(house: House) -> None:
    key = "harbour/berth/four/draught"
    house.do(
        "propose",
        "Berth four is twelve metres deep.",
        "--key",
        "Harbour/Berth/Four/Draught",
        "--value",
        "12m",
    )

    def known() -> tuple[int, int, list[object]]:
        facts = house.do("list", "--json").data["facts"]
        return house.run("show", key).code, house.run("recall", "metres deep").code, facts

    assert known() == (1, 1, [])
    house.do("session", "end", "--defer")
    assert known() == (1, 1, [])
    # nor by the hand of the agent who raised it
    refused = house.run("promote", "berth-four-twelve-metres")
    assert (refused.code, refused.out, "[self-review]" in refused.err) == (4, "", True)
    assert known() == (1, 1, [])
    house.do("promote", "berth-four-twelve-metres", "--actor", "user:dev")
    shown = house.do("show", key, "--json").data
    assert (shown["key"], shown["value"], shown["status"]) == (key, "12m", "promoted")
    assert house.run("recall", "metres deep").code == 0


def test_m_t6_what_is_redacted_is_in_no_file_and_the_redaction_is_recorded(house: House) -> None:
    said = house.do("note", f"Ask {ADDRESS} about the tide tables")
    house.do("wm", "touch", "1", "1")
    said2 = house.do("remember", f"Tide tables come from {ADDRESS}.", "--actor", "user:dev", "--json")
    house.do("session", "end", "-m", f"Wrote to {ADDRESS}.")
    for path in house.root.rglob("*"):
        if path.is_file():
            assert ADDRESS.encode() not in path.read_bytes(), path
    assert ADDRESS not in said.out + said.err + said2.out + said2.err
    text = b"".join(house.sessions().values()).decode()
    assert re.search(r"- Redacted:\n  <!-- class: EMAIL", text)
    assert said2.data["redacted"][0]["class"] == "EMAIL"
    assert ADDRESS not in house.run("recall", "tide tables", "--json").out


def _with_consent(house: House) -> str:
    """A fact whose address was kept under a consent, with an administrator who may read it."""
    toml = house.root / "memkit.toml"
    toml.write_text(toml.read_text() + '\n[roles.admin]\npeople = ["user:boss"]\n')
    said = house.do(
        "consent", "grant", "--purpose", "support", "--predicate", "contact_*", "--actor", "user:dev", "--json",
        stdin=f"{ADDRESS}\n",
    )  # fmt: skip
    consent = said.data["id"]
    words = ("--key", "harbour/person/pilot/contact_mail", "--consent", consent, "--purpose", "support")
    claim = ("remember", f"The pilot is {ADDRESS}.", "--id", "pilot-mail", "--subject", "-", *words)
    told = house.do(*claim, "--actor", "user:dev", stdin=f"{ADDRESS}\n")
    assert ADDRESS not in told.out + told.err
    return "pilot-mail"


def test_m_t6_the_raw_value_is_shown_only_under_consent_and_the_access_is_recorded(house: House) -> None:
    id = _with_consent(house)
    asked = ("show", id, "--unredacted", "--why", "a call back")
    for actor in ("agent:codex", "user:dev"):
        refused = house.run(*asked, "--actor", actor)
        assert (refused.code, ADDRESS in refused.out + refused.err) == (4, False)
    assert not any(b"- Accessed:" in data for data in house.sessions().values())
    shown = house.do(*asked, "--actor", "user:boss")
    assert ADDRESS in shown.out
    assert sum(data.count(f"- Accessed: {id}\n".encode()) for data in house.sessions().values()) == 1
    for data in house.sessions().values():
        assert ADDRESS.encode() not in data


def test_m_t7_a_session_replayed_gives_the_same_events_and_ids(house: House) -> None:
    house.do("note", "Locks open at noon", "--ttl", "1")
    house.do("note", "Pumps run twice a day")
    house.do("wm", "touch", "2", "2")
    house.do("wm", "tick", "--times", "2")
    stem = house.do("session", "end", "--json").data["session"]
    again = house.do("replay", "--trace", stem, "--json").data
    assert again == {"session": stem, "events": 9, "same": True}

    # every input without its check values: what follows is found again, id by id
    other = House(house.root.parent / "other")
    other.do("init")
    other.do("note", "Locks open at noon", "--ttl", "1")
    other.do("note", "Pumps run twice a day")
    other.do("wm", "touch", "2", "2")
    other.do("wm", "tick", "--times", "2")
    other.do("session", "end")
    assert other.sessions() == house.sessions()


@pytest.fixture(scope="module")
def recorded(tmp_path_factory: pytest.TempPathFactory) -> House:
    """A ledger of two sessions, the second with a trace."""
    house = House(tmp_path_factory.mktemp("recorded") / "repo")
    house.do("init")
    house.do("remember", "Locks are old.", "--id", "locks-old", "--actor", "user:dev")
    house.do("note", "Locks open at noon", "--ttl", "1")
    house.do("wm", "tick")
    house.do("note", "Pumps run twice a day")
    house.do("wm", "touch", "2", "2")
    house.do("session", "end")
    return house


@pytest.mark.parametrize(
    ("old", "new", "code", "told"),
    [
        (
            "- Expired: wm:{seed}:1\n",
            "- Expired: wm:{seed}:2\n",
            "REPLAY_DIVERGENCE",
            "event 3: recorded Expired wm:{seed}:2, replayed Expired wm:{seed}:1",
        ),
        ("- Expired: wm:{seed}:1\n", "", "REPLAY_DIVERGENCE", "event 3: recorded Noted wm:{seed}:2, replayed Expired wm:{seed}:1"),
        ("- Noted: wm:{seed}:1 ", "- Noted: wm:{seed}:4 ", "REPLAY_DIVERGENCE", "event 1: recorded Noted wm:{seed}:4, replayed Noted wm:{seed}:1"),
        ("- Noted: wm:{seed}:1 ", "- Noted: wm:0000000000:1 ", "REPLAY_DIVERGENCE", "event 1: recorded Noted wm:0000000000:1, replayed Noted wm:{seed}:1"),
        ("items: wm:{seed}:2", "items: wm:{seed}:1", "REPLAY_DIVERGENCE", "replayed items: wm:{seed}:2"),
        ("sem: sha256:", "sem: sha256:0", "REPLAY_DIVERGENCE", "sem: recorded sha256:0"),
        ("window=4 ", "", "MISSING_SNAPSHOT", "records no working-memory constants"),
        ("sem: sha256:", "other: sha256:", "MISSING_SNAPSHOT", "records no snapshot of what it knew"),
        ("seen: 2026-11-15-090000-", "seen: 2026-11-14-090000-", "MISSING_SNAPSHOT", "saw 2026-11-14-090000-"),
        ("@", "@0", "INTEGRITY_FAILURE", "saw {before}@0"),
        ("Locks open", "Locks close", "INTEGRITY_FAILURE", "seal"),
    ],
)  # fmt: skip
def test_m_t7_a_trace_that_differs_stops_at_the_first_difference(
    recorded: House, tmp_path: Path, old: str, new: str, code: str, told: str
) -> None:
    from memkit.ledger.session_text import seal, sealed_digest

    before, name = recorded.sessions()
    house = House(tmp_path / "repo")
    shutil.copytree(recorded.root, house.root, dirs_exist_ok=True)
    path = house.root / "sessions" / name
    text = path.read_text()
    seed = text.split("seed: ")[1][:10]
    body = text[: text.rindex("<!-- memkit:seal ")]
    changed = body.replace(old.format(seed=seed), new.format(seed=seed), 1)
    assert changed != body
    path.unlink()
    data = changed.encode()
    stem = f"{name[:17]}-{sealed_digest(data)[:10]}"
    sealed = data + text[len(body) :].encode() if told == "seal" else seal(data)
    (house.root / "sessions" / f"{stem}.md").write_bytes(sealed)
    said = house.run("replay", "--trace", stem)
    assert (said.code, said.out) == (3, "")
    assert f"[{code}]" in said.err
    assert told.format(seed=seed, before=before.removesuffix(".md")) in said.err
    assert re.match(r"sessions/\S+\.md:\d+: error: ", said.err)


@pytest.mark.parametrize("verb", [("note", "The lighthouse blinks twice"), ("wm", "tick")])
def test_m_t8_a_failing_write_is_told_after_exactly_one_retry(house: House, verb: tuple[str, ...]) -> None:
    house.do("note", "Something before")
    (journal,) = (house.root / ".memkit" / "open").iterdir()
    before = journal.read_bytes()
    seed = journal.stem
    shim = house.root.parent / "shim"
    shim.mkdir()
    (shim / "sitecustomize.py").write_text(
        "import errno, os, time\n"
        "real, slept = os.fsync, time.sleep\n"
        "def fsync(handle):\n"
        "    if os.readlink(f'/proc/self/fd/{handle}').endswith('.jsonl'):\n"
        "        open(os.environ['COUNT'], 'a').write('try\\n')\n"
        "        raise OSError(errno.EIO, 'Input/output error')\n"
        "    return real(handle)\n"
        "def sleep(seconds):\n"
        "    if seconds < 0.05: return slept(seconds)\n"
        "    open(os.environ['COUNT'], 'a').write(f'sleep {seconds:.3f}\\n')\n"
        "os.fsync, time.sleep = fsync, sleep\n"
    )
    count = house.root.parent / "count"
    said = house.run(*verb, "--json", env={"PYTHONPATH": str(shim), "COUNT": str(count)})
    error = json.loads(said.err)
    delay = (50 + int(seed[:4], 16) % 200) / 1000
    assert (said.code, said.out, error["code"]) == (5, "", "MEMORY_WRITE_FAIL")
    assert error["message"] == (
        "I tried to save that but my memory failed. I might not remember this next time."
    )
    assert count.read_text() == f"try\nsleep {delay:.3f}\ntry\n"
    # nothing half-written, and what was not saved is on stderr and in the outbox
    assert journal.read_bytes() == before
    assert error["unsaved"][0]["verb"] == ("Noted" if verb[0] == "note" else "Ticked")
    assert house.do("outbox", "list", "--json").data["outbox"][0]["events"] >= 1
    assert "1 unsaved in the outbox" in house.do("status").out
    house.do("outbox", "retry")
    assert house.do("outbox", "list").out == "the outbox is empty\n"
    stem = house.do("session", "end", "--json").data["session"]
    assert house.do("replay", "--trace", stem).code == 0
