"""Working memory as it is used: JSON in notes, looking for them, goals, sessions that go on, episodes within a window."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.working_memory.house import House, Said, in_process


@pytest.fixture
def root(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A workspace; calls run in this process, as the agent codex."""
    house = House(tmp_path / "repo")
    house.entered(monkeypatch)
    _do(house.root, "init", "--preset", "solo")
    return house.root


def _do(root: Path, *words: str) -> Said:
    said = in_process(root, *words)
    assert said.code == 0, (words, said)
    return said


def _found(root: Path, what: str) -> list[str]:
    said = in_process(root, "wm", "find", what, "--json")
    assert said.code in (0, 1)
    return [entry["id"].rsplit(":", 1)[1] for entry in said.data["entries"]]


def test_json_is_kept_in_canonical_form_and_found_exactly(root: Path) -> None:
    data = '{"z": {"b": 1, "a": [2, 3]}, "path": "src/limits.py", "n": 1.50, "cafe\\u0301": "e\\u0301"}'
    _do(root, "note", "Limits live here", "--data", data)
    _do(root, "note", '{"path":"src/other.py"}')
    _do(root, "note", "{braces} and no {JSON}")
    entries = _do(root, "wm", "show", "--json").data["entries"]
    assert [(entry["text"], entry["json"]) for entry in entries] == [
        ("{braces} and no {JSON}", ""),
        ('{"path":"src/other.py"}', '{"path":"src/other.py"}'),
        ("Limits live here", '{"café":"é","n":"1.50","path":"src/limits.py","z":{"a":[2,3],"b":1}}'),
    ]
    assert _found(root, "path") == ["2", "1"]
    assert _found(root, "path=src/limits.py") == ["1"]
    assert _found(root, "path=src/limits") == []
    assert _found(root, "n=1.50") == ["1"]
    assert _found(root, "n=1.5") == []
    assert _found(root, 'z={"a":[2,3],"b":1}') == ["1"]
    assert _found(root, "type=fact") == ["3", "2", "1"]


@pytest.mark.parametrize(
    ("words", "word"),
    [
        (("note",), "missing-argument"),
        (("note", "  "), "missing-argument"),
        (("note", "x", "--data", "{bad"), "bad-json"),
        (("note", "x", "--data", "[1]"), "bad-json"),
        (("note", "x", "--data", '{"n": NaN}'), "bad-json"),
        (("note", "x", "--ttl", "0"), "bad-ttl"),
        (("note", "x", "--type", "wish"), "bad-choice"),
        (("wm", "tick", "--times", "0"), "bad-times"),
        (("wm", "goal", " "), "missing-argument"),
        (("wm", "find", "=x"), "missing-argument"),
        (("recall", "--layer", "episodic", "tide", "--since", "soon"), "bad-date"),
    ],
)
def test_words_that_are_off_are_told_and_record_nothing(
    root: Path, words: tuple[str, ...], word: str
) -> None:
    said = in_process(root, *words)
    assert (said.code, said.out, f"[{word}]" in said.err, "\nhint: " in said.err) == (2, "", True, True), said
    assert not list((root / ".memkit").glob("open/*"))


def test_a_touch_of_an_unknown_note_touches_none_beside_it(root: Path) -> None:
    _do(root, "note", "Tide gate")
    said = in_process(root, "wm", "touch", "1", "7")
    assert (said.code, "[unknown-id]" in said.err) == (4, True)
    assert _do(root, "wm", "show", "--json").data["entries"][0]["references"] == 0


def test_without_a_session_there_is_nothing_to_tick_or_touch(root: Path) -> None:
    for words in (("wm", "tick"), ("wm", "touch", "1")):
        said = in_process(root, *words)
        assert (said.code, "[no-session]" in said.err) == (4, True)
    assert _do(root, "wm", "show").out == "working memory is empty\n"


def test_a_session_that_goes_on_begins_with_the_consolidated_set(root: Path) -> None:
    _do(root, "wm", "goal", "Gates")
    _do(root, "note", "The gate sticks")
    _do(root, "note", "Nobody minds")
    _do(root, "wm", "touch", "1", "1")
    first = _do(root, "session", "end", "--json").data["session"]
    _do(root, "session", "start", "Go on", "--continue", first)
    entries = _do(root, "wm", "show", "--json").data["entries"]
    assert [(entry["text"], entry["place"], entry["topic"], entry["ttl"]) for entry in entries] == [
        ("The gate sticks", "cwm", "Gates", None)
    ]
    # a touch by its whole id renews it; the end tells it again, by the id it had
    old = entries[0]["id"]
    _do(root, "wm", "tick")
    _do(root, "wm", "touch", old)
    second = _do(root, "session", "end", "--json").data["session"]
    text = (root / "sessions" / f"{second}.md").read_text()
    assert f"continues: {first}\n" in text
    assert f"items: {old} |" in text
    assert _do(root, "replay", "--trace", second).code == 0
    unknown = in_process(root, "session", "start", "--continue", "nowhere")
    assert (unknown.code, "[not-found]" in unknown.err) == (1, True)


def test_past_the_token_limit_the_oldest_leaves_the_set(root: Path) -> None:
    toml = root / "memkit.toml"
    toml.write_text(toml.read_text().replace("tokens = 512", "tokens = 12"))
    for number in range(1, 4):
        _do(root, "note", f"sixteen letters {number}")
        said = _do(root, "wm", "touch", str(number), str(number), "--json").data
        assert [id.rsplit(":", 1)[1] for id in said["consolidated"]] == [str(number)]
    entries = _do(root, "wm", "show", "--json").data["entries"]
    assert [entry["id"].rsplit(":", 1)[1] for entry in entries] == ["2", "3"]
    stem = _do(root, "session", "end", "--json").data["session"]
    text = (root / "sessions" / f"{stem}.md").read_text()
    assert "wm: refs=2 window=4 ttl=end ttl_cwm=10 tokens=12\n" in text
    # the policy of today changes no past
    toml.write_text(toml.read_text().replace("tokens = 12", "tokens = 512"))
    assert _do(root, "replay", "--trace", stem).code == 0


def test_an_episode_in_the_middle_empties_the_set_and_the_end_tells_what_came_after(root: Path) -> None:
    _do(root, "note", "The gate sticks")
    _do(root, "wm", "touch", "1", "1")
    said = _do(root, "episode", "Found the gate", "--json").data
    assert (said["id"].rsplit(":", 1)[1], said["text"]) == ("1", "Found the gate")
    again = in_process(root, "episode")
    assert (again.code, "[nothing-consolidated]" in again.err) == (4, True)
    _do(root, "note", "The pump hums")
    _do(root, "wm", "touch", "2", "2")
    stem = _do(root, "session", "end", "--json").data["session"]
    text = (root / "sessions" / f"{stem}.md").read_text()
    assert [line.split(" — ")[1] for line in text.splitlines() if line.startswith("- Summarised:")] == [
        "Found the gate",
        "The pump hums",
    ]


def test_episodes_are_asked_for_within_a_window(root: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for day in (1, 2, 3, 4):
        monkeypatch.setenv("MEMKIT_NOW", f"2026-11-{day:02d}T23:30:00Z")
        _do(root, "note", f"Tide table {day}")
        _do(root, "wm", "touch", "1", "1")
        _do(root, "session", "end")

    def days(*words: str) -> list[str]:
        said = in_process(root, "recall", "--layer", "episodic", "tide", "--json", *words)
        return [hit["created"][-2:] for hit in said.data["hits"]]

    assert days() == ["04", "03", "02", "01"]
    assert days("--last", "2") == ["04", "03"]
    assert days("--since", "2026-11-03") == ["04", "03"]
    assert days("--until", "2026-11-02") == ["02", "01"]
    assert days("--since", "2026-11-02", "--until", "2026-11-03") == ["03", "02"]
    assert days("--until", "2026-11-03", "--last", "1") == ["03"]
    assert days("-n", "1") == ["04"]
    assert days("--since", "2027-01-01") == []


def test_what_is_said_with_an_address_in_it_is_answered_without(root: Path) -> None:
    address = "nora.quist@harbourmail.net"
    goal = _do(root, "wm", "goal", f"Ask {address}", "--json")
    _do(root, "note", "Tide gate")
    _do(root, "wm", "touch", "1", "1")
    episode = _do(root, "episode", f"Asked {address}", "--json")
    assert address not in goal.out + goal.err + episode.out + episode.err
    assert json.loads(goal.out)["data"]["topic"] == "Ask [REDACTED:EMAIL#1]"


def test_candidates_carry_their_key_and_value_and_keys_are_found_in_any_spelling(root: Path) -> None:
    said = _do(
        root, "propose", "Berth four is twelve metres deep.", "--key", "Harbour/Berth/Four (é)/Max  Draught",
        "--value", "12m", "--json",
    ).data  # fmt: skip
    key = "harbour/berth/four_e/max_draught"
    queued = _do(root, "session", "end", "--defer")
    assert queued.code == 0
    waiting = _do(root, "list", "--place", "queue", "--json").data["facts"]
    assert [(fact["id"], fact["key"], fact["value"]) for fact in waiting] == [(said["id"], key, "12m")]
    assert in_process(root, "show", key).code == 1
    _do(root, "promote", said["id"], "--actor", "user:dev")
    for spelling in (key, key.upper(), "Harbour/BERTH/four-é/max draught"):
        assert _do(root, "show", spelling, "--json").data["value"] == "12m"
    # exact: neither a part of a key nor a look-alike
    for other in ("harbour/berth/four_e", "harbour/berth/four/max_draught"):
        assert in_process(root, "show", other).code == 1
    for prefix, count in (("harbour", 1), ("Harbour/BERTH/Fo", 1), ("harbour/quay", 0), ("berth", 0)):
        assert len(_do(root, "list", "--prefix", prefix, "--json").data["facts"]) == count
    for bad in ("a/b", "a/b/c/", "/".join(["x" * 64] * 4)):
        told = in_process(root, "propose", "Something else.", "--key", bad, "--value", "1")
        assert (told.code, "[bad-key]" in told.err) == (2, True)
    long = in_process(root, "propose", "Something else.", "--key", "a/b/c/d", "--value", "v" * 16_385)
    assert (long.code, "[value-too-long]" in long.err) == (2, True)
