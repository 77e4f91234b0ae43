"""Every kind of damage against every verb that reads, every hook, every tool, and whatever writes or renders."""

from __future__ import annotations

import errno
import json
import os
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.damage.kinds import FORGED, KINDS, NOTHING_LEFT, Ledger
from tests.damage.places import INTACT, House, build, copied
from tests.recall.places import Said

READING: tuple[tuple[str, ...], ...] = (
    ("recall", "uploads"),
    ("recall", "uploads", "--archive", "--sessions"),
    ("recall", "nonsense"),
    ("grep", "MB"),
    ("grep", "MB", "--all"),
    ("grep", "-c", "MB"),
    ("list",),
    ("list", "queue"),
    ("list", "terms"),
    ("list", "sessions"),
    ("list", "conflicts"),
    ("list", "state"),
    ("context", "--intent", "uploads"),
    ("context",),
    ("context", "--since-last"),
    ("show", "upload-limit"),
    ("show", "cache-warm"),
    ("why", "upload-limit"),
    ("log",),
    ("log", "upload-limit"),
    ("log", "-S", "MB"),
    ("history", "cache-warm"),
    ("diff", "2026-05-01"),
    ("stats",),
    ("status",),
    ("export",),
    ("stale",),
    ("decay",),
    ("threads",),
    ("queue",),
    ("get", "status"),
    ("consent", "list"),
    ("review",),
)
WRITING: tuple[tuple[str, ...], ...] = (
    ("remember", "Invoices are sent on Mondays"),
    ("propose", "Invoices are sent on Mondays"),
    ("note", "a thought"),
    ("ref", "cache-warm"),
    ("supersede", "cache-warm", "The cache stays cold"),
    ("archive", "cache-warm", "--why", "gone"),
    ("set", "status", "beta"),
    ("define", "Quay", "A place to land"),
    ("decay", "--apply"),
    ("stale", "--apply"),
    ("review", "--apply", "/dev/null"),
    ("replay",),
    ("replay", "--check"),
    ("replay", "--discard-edits"),
    ("replay", "--at", "2026-05-04"),
    ("report",),
    ("absorb",),
)
LINE = re.compile(
    r"^(?:memkit: |  )(\d+ sessions? (?:is|are) (?:damaged|missing)(?:, \d+ (?:is|are) missing)?: memkit check)$",
    re.MULTILINE,
)
EMPTY = ("nothing is recorded yet", "Nothing is recorded yet", "no fact is live", "records the first fact")


@pytest.fixture(scope="module")
def original(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with pytest.MonkeyPatch.context() as patch:
        yield build(tmp_path_factory.mktemp("damage") / "quay", patch)


@pytest.fixture
def house(original: House, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> House:
    return copied(original, tmp_path / "quay", monkeypatch)


def assert_told(words: tuple[str, ...], said: Said) -> None:
    """The answer names the damage in one line, ends with 3, and neither shows forged text nor calls memory empty."""
    assert (said.code, len(LINE.findall(said.err))) == (3, 1), (words, said)
    assert not [word for word in (FORGED, *EMPTY) if word in said.out + said.err], (words, said)


@pytest.mark.parametrize("kind", KINDS)
def test_every_reading_verb_shows_what_is_intact_and_names_the_damage(kind: str, house: House) -> None:
    KINDS[kind](Ledger(house.root))
    answers = {words: house.run(*words) for words in READING}
    for words, said in answers.items():
        assert_told(words, said)
    shown = (house.run("recall", "cache warmed"), answers["list",], answers["context",])
    if kind not in NOTHING_LEFT and kind != "two deleted" and kind != "two swapped":
        assert [INTACT in said.out for said in shown] == [True] * 3
    assert_told_in_json(house)


def assert_told_in_json(house: House) -> None:
    """Every answer in JSON lists the damage."""
    for words in (
        ("recall", "uploads"),
        ("list",),
        ("status",),
        ("context",),
        ("stats",),
        ("diff", "2026-05-01"),
    ):
        said = house.run(*words, "--json")
        found = json.loads(said.out)
        assert (said.code, found["ok"], bool(found["problems"])) == (3, False, True), (words, said)
        assert [note for note in found["notes"] if note.endswith(": memkit check")], (words, said)
        assert FORGED not in said.out


@pytest.mark.parametrize("kind", KINDS)
def test_whatever_writes_or_renders_refuses_and_leaves_every_file(kind: str, house: House) -> None:
    ledger = Ledger(house.root)
    KINDS[kind](ledger)
    before = house.projections(), house.ledger()
    for words in WRITING:
        said = house.run(*words)
        assert (said.code, "INTEGRITY_FAILURE" in said.err) == (3, True), (words, said)
        assert (house.projections(), house.ledger()) == before, words


@pytest.mark.parametrize("kind", KINDS)
def test_hooks_say_it_inside_their_answer_and_check_finds_it(kind: str, house: House) -> None:
    KINDS[kind](Ledger(house.root))
    for event in ("session-start", "prompt"):
        words = ("hook", event, "--host", "claude-code")
        payload = json.dumps({"cwd": str(house.root), "prompt": "what is the limit of uploads in MB"})
        said = house.run(*words, stdin=payload)
        told = json.loads(said.out)["hookSpecificOutput"]["additionalContext"]
        assert said.code == 0
        assert "Memory is not whole. " in told and ": memkit check" in told, told
        assert FORGED not in told
    said = house.run("check")
    assert (said.code, "all is well" in said.out) == (1, False), said
    assert house.run("doctor").code == 1


@pytest.mark.parametrize("kind", KINDS)
def test_tools_say_it_inside_their_answer(kind: str, house: House) -> None:
    from memkit.cli.verbs.setup import Verbs
    from memkit.hosts.mcp.tools import Toolbox
    from memkit.query.call import Call

    KINDS[kind](Ledger(house.root))
    toolbox = Toolbox(Call((), cwd=str(house.root)), Verbs())
    asked: tuple[tuple[str, dict[str, object]], ...] = (
        ("recall", {"query": "uploads"}),
        ("context_pack", {"intent": "uploads"}),
        ("show_fact", {"id": "cache-warm"}),
        ("show_fact", {"id": "upload-limit"}),
        ("why", {"id": "cache-warm"}),
        ("list_review", {}),
        ("propose", {"text": "Invoices are sent on Mondays"}),
    )
    for name, given in asked:
        result = toolbox.call(name, given)
        told = [result["content"][0]["text"], str(result.get("structuredContent", ""))]
        for said in filter(None, told):
            assert re.search(r"sessions? (is|are) (damaged|missing)", said), (name, said)
            assert FORGED not in said


def fail_on(path: Path, number: int, patch: pytest.MonkeyPatch) -> None:
    """Makes the system refuse to open one path."""
    really = os.open

    def refuse(name: object, *rest: int, **more: int) -> int:
        if str(name) == str(path):
            raise OSError(number, os.strerror(number), str(path))
        return really(name, *rest, **more)  # type: ignore[arg-type]

    patch.setattr(os, "open", refuse)


@pytest.mark.parametrize("number", [errno.EIO, errno.EACCES, errno.ENXIO])
@pytest.mark.parametrize("what", ["a session", "the folder"])
def test_what_the_system_does_not_let_be_read_is_no_emptiness(
    number: int, what: str, house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    ledger = Ledger(house.root)
    path = ledger.target if what == "a session" else ledger.folder
    before = house.projections()
    (house.root / ".memkit" / "cache" / "state").unlink()
    fail_on(path, number, monkeypatch)
    for words in READING:
        assert_told(words, house.run(*words))
    for words in WRITING:
        assert house.run(*words).code == 3, words
    assert house.projections() == before


@pytest.mark.parametrize("number", [errno.EIO, errno.EACCES])
def test_a_folder_whose_files_cannot_be_looked_at_is_no_emptiness(
    number: int, house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(found: object, depth: int, left: object) -> None:
        raise OSError(number, os.strerror(number), "2026-05-04.md")

    before = house.projections()
    monkeypatch.setattr("memkit.store.listing._read_folder", refuse)
    for words in READING:
        assert_told(words, house.run(*words))
    for words in WRITING:
        assert house.run(*words).code == 3, words
    assert house.projections() == before


def test_a_session_in_a_later_format_stops_readers_and_writers(house: House) -> None:
    from memkit.ledger.session_text import MARK, seal

    ledger = Ledger(house.root)
    ledger.edit(lambda data: seal(data.replace(b"memkit: 1\n", b"memkit: 9\n")[: data.rindex(MARK)]))
    for words in (("recall", "uploads"), ("list",), ("remember", "More")):
        said = house.run(*words)
        assert (said.code, "[format-newer]" in said.err) == (3, True), (words, said)
    told = house.run("hook", "session-start", "--host", "claude-code", stdin="{}").out
    assert "Memory cannot be read [format-newer]: pip install --upgrade memkit-cli" in told


NOTHING = "memkit: nothing in the intact sessions; damaged sessions are neither searched nor shown until you restore them\n"


@pytest.mark.parametrize("words", [("recall", "uploads"), ("list",), ("grep", "uploads"), ("threads",)])
def test_a_memory_whose_only_session_is_damaged_is_not_called_empty(
    words: tuple[str, ...], tmp_path: Path
) -> None:
    from tests.checks.places import workspace

    place = workspace(tmp_path / "alone")
    place.memkit("remember", "Uploads are limited to 25 MB.")
    (session,) = (place.root / "sessions").glob("*.md")
    session.write_bytes(session.read_bytes().replace(b"25 MB", b"99 MB"))
    said = place.memkit(*words, ok=False)
    assert (said.returncode, said.stdout) == (3, "")
    assert said.stderr == NOTHING + "memkit: 1 session is damaged: memkit check\n"
