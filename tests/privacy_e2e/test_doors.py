"""Doors that are not arguments: a journal edited by hand, a byte order mark, and hidden characters on their way out."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from memkit.ledger.session_text import seal, sealed_digest
from memkit.privacy.characters import shown
from tests.privacy_e2e.places import Project
from tests.process import forked
from tests.write.canaries import AWS, GITHUB, MAIL, raw_in

MARK = "\ufeff"
HIDDEN = "\x1b[31m\u202e\u200b\U000e0041\x9b"

# what somebody may write into an open journal, under names of fields that memkit fills in itself
SMUGGLED: dict[str, dict[str, object]] = {
    key: {"verb": "Noted", "subject": "wm:0000000000:9", "text": "a", "fields": [[key, MAIL]]}
    for key in "tag sem content reviewed detector items sha256 digest subject ids pack budget ttl count".split()
}
SMUGGLED |= {
    "a subject": {"verb": "Defined", "subject": GITHUB, "text": "a", "fields": [["by", "user:dev"]]},
    "a text": {"verb": "Noted", "subject": "wm:0000000000:9", "text": MAIL, "fields": [["ttl", "3"]]},
    "a title": {"head": {"title": f"Ask {MAIL}"}},
    "a task": {"head": {"task": AWS}},
    "a seed": {"head": {"wm": MAIL}},
    "a record": {"record": "tea-four", "body": f"Ask {MAIL}"},
    "a record's name": {"record": MAIL, "body": "Tea."},
    "prose": {"prose": f"Ask {MAIL}"},
}


@pytest.mark.parametrize("stamped", [False, True], ids=["open", "being sealed"])
@pytest.mark.parametrize("what", SMUGGLED)
def test_a_journal_edited_by_hand_smuggles_nothing_into_the_ledger(
    what: str, stamped: bool, project: Project
) -> None:
    project.ok("note", "a thought")
    journal = next((project.root / ".memkit" / "open").glob("*.jsonl"))
    lines = [SMUGGLED[what], *([{"stamp": project.now}] if stamped else [])]
    journal.write_text(journal.read_text() + "".join(json.dumps(line) + "\n" for line in lines))
    done = project.call("session", "end", "-m", "Done.")
    assert done.returncode == 4, done.stdout + done.stderr
    assert raw_in(done.stdout + done.stderr) == []
    assert project.ledger() == {}
    project.ok("session", "abort")
    project.ok("remember", "Tea is served at four.")


def test_a_host_session_with_an_address_is_kept_as_a_digest(project: Project) -> None:
    environment = {**project.environment, "MEMKIT_HOST_SESSION": MAIL}
    words = ["--actor", "agent:codex", "note", "a thought"]
    for _ in range(2):
        assert forked(words, project.root, environment, "").returncode == 0
    assert len(list((project.root / ".memkit" / "open").glob("*.jsonl"))) == 1
    assert project.holders(MAIL) == []


def test_a_new_project_is_named_without_a_value(tmp_path: Path, project: Project) -> None:
    bare = tmp_path / "bare"
    bare.mkdir()
    done = forked(["init", "--project", f"Yard of {MAIL}"], bare, project.environment, "")
    assert raw_in(done.stdout + done.stderr) == []
    assert [
        path for path in bare.rglob("*") if path.is_file() and raw_in(path.read_text("utf-8", "replace"))
    ] == []


@pytest.mark.parametrize("verb", ["note", "propose", "remember"])
def test_a_byte_order_mark_in_front_is_taken_off(verb: str, project: Project) -> None:
    project.ok(verb, f"{MARK}Pumps run at noon.")
    project.ok("session", "end", "-m", f"{MARK}Done.", "--title", f"{MARK}Work", "--defer")
    assert MARK not in "".join(data.decode() for data in project.ledger().values())
    assert project.call("check").returncode == 0


def test_a_byte_order_mark_alone_is_nothing(project: Project) -> None:
    said = project.call("note", MARK)
    assert (said.returncode, said.stderr.splitlines()[0]) == (
        2,
        "memkit: error: nothing to note [missing-argument]",
    )
    assert project.call("propose", MARK).returncode == 2
    assert project.call("remember", f"{MARK}  ").returncode == 2


@pytest.fixture
def forged(project: Project) -> str:
    """The stem of a session whose text somebody filled with characters that hide, and sealed again."""
    project.ok("remember", "Pumps run at noon.", "--id", "pumps-noon")
    path = next((project.root / "sessions").glob("*.md"))
    text = path.read_text()
    body = text[: text.index("<!-- memkit:seal")].replace("Pumps run", f"Pumps {HIDDEN} run")
    data = seal(body.encode())
    stem = path.stem[:18] + sealed_digest(data[: data.rindex(b"<!-- memkit:seal ")])[:10]
    path.unlink()
    (project.root / "sessions" / f"{stem}.md").write_bytes(data)
    return stem


READING = (
    "show STEM", "show pumps-noon", "grep Pumps --sessions", "grep Pumps", "check", "recall pumps", "list", "context", "log",
    "why pumps-noon", "report", "export",
)  # fmt: skip


@pytest.mark.parametrize("form", [(), ("--json",)], ids=["text", "json"])
@pytest.mark.parametrize("line", READING)
def test_what_hides_is_shown_escaped_on_every_way_out(
    line: str, form: tuple[str, ...], forged: str, project: Project
) -> None:
    done = project.call(*line.replace("STEM", forged).split(), *form)
    assert shown(done.stdout) == done.stdout
    assert shown(done.stderr) == done.stderr
    assert not set("\x1b\u202e\u200b\U000e0041\x9b") & set(done.stdout + done.stderr)
    if form and done.stdout.startswith("{") and line != "export":
        json.loads(done.stdout)


def test_a_hook_tells_an_agent_nothing_that_hides(forged: str, project: Project) -> None:
    said = project.call("hook", "session-start", "--host", "claude-code", stdin="{}").stdout
    assert forged
    for line in said.splitlines():
        told = json.loads(line)["hookSpecificOutput"]["additionalContext"]
        assert shown(told) == told
