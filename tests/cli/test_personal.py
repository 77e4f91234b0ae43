"""The user's own memory: told in every repository, kept in none, and no agent's to change."""

from __future__ import annotations

import json
import os
import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest

from memkit.__main__ import main
from memkit.cli.frame import PERSONAL
from memkit.cli.frame.outcome import PERSONAL_VERBS, personal_hint
from memkit.cli.verbs import TABLE, declared_verbs, load
from memkit.recall.pack import tokens
from memkit.store.actors import HOST_MARKS

CANARY = "wombatquark"
PREFERS = f"Explain {CANARY} retries in plain words."
ID = f"explain-{CANARY}-retries-plain"
ME, AGENT = "user:me", "agent:codex"
Memkit = Callable[..., tuple[int, str, str]]


@pytest.fixture
def memkit(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Memkit:
    """Runs memkit in a repository with one fact, for a user who has a memory of their own with one fact."""
    for name in ("CI", "MEMKIT_PERSONAL", "MEMKIT_DATA", *(mark for mark, _ in HOST_MARKS)):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    repository = tmp_path / "ferry"
    repository.mkdir()
    subprocess.run(["git", "init", "-q", "."], cwd=repository, check=True)
    monkeypatch.chdir(repository)

    def call(*words: str, actor: str = ME) -> tuple[int, str, str]:
        capsys.readouterr()
        code = main([*words, "--actor", actor])
        said = capsys.readouterr()
        return code, said.out, said.err

    assert call("init", "-q")[0] == 0
    assert call("remember", "Retries stop after three attempts.", "--id", "retries-stop-three")[0] == 0
    assert call("init", "--personal")[0] == 0
    assert call("remember", PREFERS, "--id", ID, "--personal")[0] == 0
    return call


def queue(memkit: Memkit) -> list[str]:
    return [
        fact["id"] for fact in json.loads(memkit("list", "queue", "--personal", "--json")[1])["data"]["facts"]
    ]


def test_it_is_told_below_the_answer_and_labelled(memkit: Memkit) -> None:
    _, out, _ = memkit("recall", "how many retries")
    ours, _, personal = out.partition("\n\n")
    assert "retries-stop-three" in ours and CANARY not in ours
    assert personal.startswith("Personal memory: the user's own") and ID in personal
    _, out, _ = memkit("context", "change the retries")
    ours, _, personal = out.partition('<memory scope="personal">')
    assert "retries-stop-three" in ours and CANARY not in ours
    assert CANARY in personal


def test_it_changes_neither_exit_code_nor_pack_nor_hits(
    memkit: Memkit, monkeypatch: pytest.MonkeyPatch
) -> None:
    told = [
        json.loads(memkit(*words, "--json")[1])["data"] for words in (("recall", "retries"), ("context",))
    ]
    assert [data.pop("personal")["facts"][0]["id"] for data in told] == [ID, ID]
    assert memkit("recall", CANARY)[0] == 1
    monkeypatch.setenv("MEMKIT_PERSONAL", "off")
    assert [
        json.loads(memkit(*words, "--json")[1])["data"] for words in (("recall", "retries"), ("context",))
    ] == told


@pytest.mark.parametrize("variable", [("CI", "true"), ("MEMKIT_PERSONAL", "off")])
def test_it_is_off_where_it_is_said(
    memkit: Memkit, monkeypatch: pytest.MonkeyPatch, variable: tuple[str, str]
) -> None:
    monkeypatch.setenv(*variable)
    assert CANARY not in memkit("recall", "retries")[1] + memkit("context", "retries")[1]
    code, out, err = memkit("list", "--personal")
    assert (code, out) == (4, "") and "personal-off" in err


def test_agents_only_propose_in_every_preset(memkit: Memkit, tmp_path: Path) -> None:
    toml = tmp_path / "data" / "memkit" / "personal" / "memkit.toml"
    text = toml.read_text(encoding="utf-8")
    assert "auto_approve = []" in text
    kinds = '["fact", "stack", "finding", "bug", "thread"]'
    toml.write_text(text.replace("auto_approve = []", f"auto_approve = {kinds}"), encoding="utf-8")
    assert memkit("remember", "The kettle is blue.", "--id", "kettle-blue", "--personal", actor=AGENT)[0] == 0
    assert memkit("propose", "The mug is red.", "--id", "mug-red", "--personal", actor=AGENT)[0] == 0
    assert queue(memkit) == ["kettle-blue", "mug-red"]
    for words in (
        ("archive", ID, "--why", "no"), ("supersede", ID, "Mumble."), ("revise", ID, "Mumble."), ("verify", ID),
        ("promote", "mug-red"), ("pin", ID), ("undo", ID),
    ):  # fmt: skip
        memkit(*words, "--personal", actor="agent:other")
    assert PREFERS in memkit("list", "--personal")[1]
    assert len(memkit("list", "--personal", "-q")[1].split()) == 1
    personal = ("-C", str(toml.parent))
    # a use would bring back what the user has archived
    memkit("remember", "Tea before noon.", "--id", "tea-before-noon", "--personal")
    memkit("archive", "tea-before-noon", "--why", "coffee", "--personal")
    code, _, err = memkit(*personal, "ref", "tea-before-noon", actor=AGENT)
    assert code == 4 and "only proposes" in err
    assert memkit("check", "--personal")[0] == 0
    assert memkit("promote", "mug-red", "--personal")[0] == 0
    assert [id for id in queue(memkit) if id in ("kettle-blue", "mug-red")] == ["kettle-blue"]


def test_a_link_to_it_is_no_way_around(memkit: Memkit, tmp_path: Path) -> None:
    link = tmp_path / "notes"
    link.symlink_to(tmp_path / "data" / "memkit" / "personal", target_is_directory=True)
    memkit("archive", ID, "--why", "not any more", "--personal")
    code, _, err = memkit("-C", str(link), "ref", ID, actor=AGENT)
    assert code == 4 and "only proposes" in err


def test_what_an_agent_proposed_is_told_nowhere(memkit: Memkit) -> None:
    memkit("propose", "Retries taste of juniper.", "--personal", actor=AGENT)
    assert "juniper" not in memkit("recall", "retries")[1] + memkit("context", "retries")[1]


def test_it_is_in_no_file_of_the_repository_and_in_no_export_or_report(memkit: Memkit) -> None:
    for words in (
        ("recall", "retries"), ("context", "retries", "--pin"), ("propose", "Retries wait a second."), ("status",),
        ("session", "end", "-m", "done", "--defer"), ("replay",), ("report",), ("stats",), ("check",), ("review", "--json"),
    ):  # fmt: skip
        memkit(*words)
    outputs = [memkit(*words)[1] for words in (("export",), ("export", "--jsonl"), ("export", "--drafts"))]
    assert all(outputs) and not any(CANARY in text for text in outputs)
    files = [path for path in Path(os.getcwd()).rglob("*") if path.is_file()]
    assert any(path.name == "report.html" for path in files)
    assert [path for path in files if CANARY.encode() in path.read_bytes()] == []


def test_the_start_hook_tells_it_in_a_block_of_its_own(
    memkit: Memkit, monkeypatch: pytest.MonkeyPatch
) -> None:
    payload = json.dumps({"session_id": "one", "source": "startup", "cwd": os.getcwd()})
    monkeypatch.setattr("memkit.hosts.hook_answer.host_input", lambda: payload)
    text = json.loads(memkit("hook", "session-start", "--host", "claude-code", actor=AGENT)[1])
    ours, _, personal = text["hookSpecificOutput"]["additionalContext"].partition('<memory scope="personal">')
    assert "retries-stop-three" in ours and CANARY not in ours and CANARY in personal
    kept = (Path(".memkit") / "hosts" / "one.json").read_text(encoding="utf-8")
    assert "retries-stop-three" in kept and CANARY not in kept


def test_it_takes_at_most_two_hundred_tokens(memkit: Memkit) -> None:
    for number in range(20):
        memkit("remember", f"Preference number {number} is about retries, at some length.", "--personal")
    personal = memkit("context", "retries")[1].partition('<memory scope="personal">')
    assert 100 < tokens("".join(personal[1:])) <= 200


def test_a_damaged_one_is_reported_and_stops_nothing(memkit: Memkit, tmp_path: Path) -> None:
    folder = tmp_path / "data" / "memkit" / "personal"
    session = next((folder / "sessions").glob("*.md"))
    session.write_bytes(session.read_bytes().replace(b"plain", b"fancy"))
    code, out, _ = memkit("recall", "retries")
    assert (
        code == 0 and "retries-stop-three" in out and "memkit check --personal" in out and "fancy" not in out
    )
    (folder / "memkit.toml").write_text("no toml [", encoding="utf-8")
    code, out, _ = memkit("context", "retries")
    assert code == 0 and "retries-stop-three" in out and "It cannot be read [policy-invalid]" in out


def test_it_works_outside_any_repository(
    memkit: Memkit, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    assert ID in memkit("recall", "retries", "--personal")[1]
    assert memkit("remember", "Tea before noon.", "--personal")[0] == 0
    assert memkit("undo", "--personal")[0] == 0
    assert memkit("recall", "retries")[0] == 3


def test_inside_a_repository_the_flag_searches_the_user_s_own(memkit: Memkit) -> None:
    memkit("recall", "retries")
    for words in (("recall", "retries"), ("grep", "retries"), ("list",)):
        out = memkit(*words, "--personal")[1]
        assert ID in out and "retries-stop-three" not in out, words


def test_without_one_the_flag_says_how_to_make_one(
    memkit: Memkit, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "elsewhere"))
    code, _, err = memkit("remember", "Tea.", "--personal")
    assert code == 3 and "hint: memkit init --personal" in err
    assert not (tmp_path / "elsewhere").exists()


def test_the_verbs_that_take_the_flag_are_known_to_hints() -> None:
    taking = {verb.name for name in TABLE for verb in declared_verbs(load(name)) if PERSONAL in verb.opts}
    assert taking == PERSONAL_VERBS
    assert personal_hint("memkit undo ID") == "memkit undo ID --personal"
    assert personal_hint("memkit review   (asks)") == "memkit review --personal   (asks)"
    assert personal_hint("memkit session show") == "memkit session show"
    assert personal_hint("leave it") == "leave it"


def test_a_conflict_in_it_is_settled_by_a_person(memkit: Memkit) -> None:
    for colour in ("blue", "red"):
        words = ("--key", "user/pref/me/kettle", "--value", colour, "--id", f"kettle-{colour}", "--personal")
        assert memkit("remember", f"The kettle is {colour}.", *words)[0] == 0
    assert "kettle" not in memkit("recall", "kettle")[1]
    [conflict] = json.loads(memkit("list", "conflicts", "--personal", "--json")[1])["data"]["conflicts"]
    assert memkit("resolve", conflict["id"], "kettle-red", "--personal", actor=AGENT)[0] == 4
    assert memkit("resolve", conflict["id"], "kettle-red", "--personal")[0] == 0
    assert "[kettle-red]" in memkit("recall", "kettle")[1]


@pytest.mark.parametrize(
    ("words", "hint"),
    [
        (("--personal", "list"), "memkit list --actor user:me --personal"),
        (("stats", "--personal"), "memkit help personal"),
        (("note", "--personal", "Tea."), "memkit help personal"),
        (("export", "--personal"), "memkit help personal"),
    ],
)
def test_a_verb_without_the_flag_is_never_hinted_at_on_the_repository(
    memkit: Memkit, words: tuple[str, ...], hint: str
) -> None:
    code, _, err = memkit(*words)
    assert code == 2 and f"hint: {hint}\n" in err
