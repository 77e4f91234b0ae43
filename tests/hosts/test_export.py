"""A ledger leaves as JSON lines and comes back with the bytes it had, or not at all."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
from collections.abc import Callable
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest

from memkit.ledger.session_text import seal, sealed_digest
from memkit.store import file_writes
from tests.hosts.conftest import Inside, prepare
from tests.write.canaries import GITHUB, MAIL, raw_in

OLD = b"# Old caf\xe9\r\n\r\nWords.\x00"


@pytest.fixture(scope="module")
def full(empty_workspace: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A workspace with facts, a record, a session below its month, one that is no UTF-8, and an open one."""
    place = tmp_path_factory.mktemp("full") / "ferry"
    shutil.copytree(empty_workspace, place, symlinks=True)
    toml = place / "memkit.toml"
    toml.write_text(toml.read_text().replace("active_window = 8", "active_window = 4"))
    steps: list[tuple[str, ...]] = [
        (
            "remember",
            "Uploads are limited to 25 MB — “for now”.",
            "--id",
            "uploads-25",
            "--actor",
            "user:dev",
        ),
        ("note", "a thought 🛶", "--actor", "agent:codex"),
        ("session", "end", "-m", "Looked at it — “fine”. Next: rest.", "--defer", "--actor", "agent:codex"),
        ("propose", "Limits live in one file.", "--id", "limits-one-file", "--actor", "agent:gemini"),
        ("note", "still open", "--actor", "agent:gemini"),
    ]
    for at, words in enumerate(steps, 1):
        prepare(place, at, *words)
    (place / "sessions" / "2020-01-01-000000.md").write_bytes(OLD)
    below = place / "sessions" / "2021" / "03"
    below.mkdir(parents=True)
    (below / "2021-03-04-050607.md").write_text(
        "# By hand\n\n## Memory References\n\n- Referenced: uploads-25\n"
    )
    prepare(place, 9, "replay")
    return place


@pytest.fixture
def ledger(full: Path, inside: Inside) -> str:
    """Its export."""
    code, out, err = inside("-C", str(full), "export", "--drafts")
    assert (code, err) == (0, "")
    return out


@pytest.fixture(autouse=True)
def person(inside: Inside, monkeypatch: pytest.MonkeyPatch) -> None:
    """Importing is a person's act."""
    monkeypatch.setenv("MEMKIT_ACTOR", "user:dev")


@pytest.fixture
def bare(place: Path) -> Path:
    """A repository without a memory."""
    other = place.parent / "bare"
    other.mkdir()
    subprocess.run(["git", "init", "-q", "."], cwd=other, check=True)
    return other


def tree(place: Path, *tops: str) -> dict[str, bytes]:
    return {
        str(path.relative_to(place)): path.read_bytes()
        for top in tops
        for path in sorted([place / top] if (place / top).is_file() else (place / top).rglob("*"))
        if path.is_file()
    }


def everything(place: Path) -> dict[str, bytes]:
    return {
        name: data
        for name, data in tree(place, ".").items()
        if name.split("/")[0] != ".git"
        and not name.startswith((".memkit/cache", ".memkit/lock", ".memkit/.gitignore"))
    }


MEMORY = ("sessions", "memory", "continuity.md", "memkit.toml", ".memkit/open")


def test_a_bare_repository_becomes_the_same_workspace(
    ledger: str, full: Path, bare: Path, inside: Inside
) -> None:
    code, out, err = inside("-C", str(bare), "import", "-", stdin=ledger.encode())
    assert (code, out) == (0, "imported 4 of 4 sessions · 1 open · workspace begun\n")
    assert err == "hint: memkit check\n"
    assert tree(bare, *MEMORY) == tree(full, *MEMORY)
    assert inside("-C", str(bare), "export", "--drafts")[1] == ledger
    # the same once more changes nothing
    before = everything(bare)
    assert inside("-C", str(bare), "import", "-", stdin=ledger.encode())[1] == "imported 0 of 4 sessions\n"
    assert everything(bare) == before
    assert json.loads(inside("-C", str(bare), "replay", "--check", "--json")[1])["data"]["stale"] == []


def test_a_file_does_as_well_as_a_pipe(ledger: str, full: Path, bare: Path, inside: Inside) -> None:
    (bare / "ledger.jsonl").write_text("\ufeff" + ledger)
    assert inside("-C", str(bare), "import", "ledger.jsonl")[0] == 0
    assert tree(bare, *MEMORY) == tree(full, *MEMORY)


def test_a_policy_that_is_here_stays_unless_the_other_is_asked_for(
    ledger: str, full: Path, place: Path, inside: Inside
) -> None:
    mine = (place / "memkit.toml").read_bytes()
    code, out, err = inside("import", "-", stdin=ledger.encode())
    assert (code, out) == (0, "imported 4 of 4 sessions · 1 open · memkit.toml stays\n")
    assert "hint: memkit import - --policy takes the exported one" in err
    assert (place / "memkit.toml").read_bytes() == mine
    code, out, err = inside("import", "-", "--policy", stdin=ledger.encode())
    assert (code, out) == (0, "imported 0 of 4 sessions · memkit.toml taken over\n")
    assert tree(place, *MEMORY) == tree(full, *MEMORY)
    assert (place / ".memkit" / "outbox" / "memkit.toml").read_bytes() == mine


def test_an_export_is_plain_ascii_with_a_count_in_front(ledger: str, full: Path, inside: Inside) -> None:
    rows = [json.loads(line) for line in ledger.splitlines()]
    assert ledger.isascii()
    assert rows[0] == {"schema": "memkit/1", "export": "ledger", "sessions": 4, "drafts": 1, "policy": 1}
    assert [next(iter(row)) for row in rows[1:]] == [
        "policy",
        "session",
        "session",
        "session",
        "session",
        "draft",
    ]
    assert sorted(rows[2]) == ["base64", "session", "sha256"]
    assert sorted(rows[3]) == ["session", "sha256", "text"]
    assert rows[3]["session"] == "2021/03/2021-03-04-050607.md"
    # without the word, open sessions stay where they are, and that is said
    code, out, err = inside("-C", str(full), "export")
    assert (code, json.loads(out.splitlines()[0])["drafts"]) == (0, 0)
    assert err == "memkit: 1 open session is not part of it; memkit export --drafts adds it\n"


def test_a_dry_run_writes_nothing(ledger: str, bare: Path, inside: Inside) -> None:
    before = everything(bare)
    code, out, _ = inside("-C", str(bare), "import", "-", "--dry-run", stdin=ledger.encode())
    assert (code, out) == (
        0,
        "imported 4 of 4 sessions · 1 open · workspace begun · dry run, nothing written\n",
    )
    assert everything(bare) == before


def test_an_export_of_the_first_form_is_still_read(ledger: str, place: Path, inside: Inside) -> None:
    rows = [json.loads(line) for line in ledger.splitlines()]
    sessions = [row for row in rows if "session" in row]
    head = {"schema": "memkit/1", "export": "ledger", "sessions": len(sessions)}
    old = "\n".join(map(json.dumps, [head, *sessions]))
    assert inside("import", "-", stdin=old.encode())[1] == "imported 4 of 4 sessions\n"


# -- what is refused -----------------------------------------------------------------------------------------------

Change = Callable[[list[dict[str, Any]]], object]


def rewritten(row: dict[str, Any], old: str, new: str) -> None:
    """Somebody changes the bytes and keeps the sums right."""
    row["text"] = row["text"].replace(old, new)
    row["sha256"] = sha256(row["text"].encode()).hexdigest()


def named(kind: str, name: object) -> Change:
    def change(rows: list[dict[str, Any]]) -> None:
        next(row for row in rows[1:] if kind in row)[kind] = name

    return change


def sealed(rows: list[dict[str, Any]]) -> dict[str, Any]:
    return next(row for row in rows[1:] if "memkit:seal" in row.get("text", ""))


HOSTILE: dict[str, tuple[Change, str]] = {
    "a line less": (lambda rows: rows.pop(), "cut-off"),
    "no policy though one was counted": (lambda rows: rows.pop(1), "cut-off"),
    "a changed text": (lambda rows: sealed(rows).update(text="no"), "changed-on-the-way"),
    "no text at all": (lambda rows: sealed(rows).pop("text"), "changed-on-the-way"),
    "bad base64": (lambda rows: rows[2].update(base64="?"), "changed-on-the-way"),
    "a broken seal": (lambda rows: rewritten(sealed(rows), "25 MB", "99 MB"), "seal-broken"),
    "no seal under a sealed name": (lambda rows: rewritten(sealed(rows), "<!-- memkit:seal", "<!-- seal"), "seal-broken"),
    "another's name": (lambda rows: sealed(rows).update(session="2026-11-15-090100-0123456789.md"), "seal-broken"),
    "a way up": (named("session", "../2020-01-01-000000.md"), "bad-place"),
    "a way out": (named("session", "/etc/2020-01-01-000000.md"), "bad-place"),
    "another year": (named("session", "2019/01/2020-01-01-000000.md"), "bad-place"),
    "a way through": (named("session", "2020/../2020-01-01-000000.md"), "bad-place"),
    "a backslash": (named("session", "..\\2020-01-01-000000.md"), "bad-place"),
    "a device": (named("session", "CON.md"), "bad-place"),
    "no text as name": (named("session", ["2020-01-01-000000.md"]), "bad-place"),
    "a draft elsewhere": (named("draft", "../../x.jsonl"), "bad-place"),
    "another policy file": (named("policy", "../memkit.toml"), "bad-place"),
    "a file of no kind": (lambda rows: rows[1].pop("policy"), "bad-place"),
    "twice": (lambda rows: rows.append(dict(rows[2])), "listed-twice"),
    "two places": (
        lambda rows: (rows.append({**rows[2], "session": "2020/01/2020-01-01-000000.md"}), rows[0].update(sessions=5)),
        "duplicate-session",
    ),
    "a layout that leads out": (lambda rows: rewritten(rows[1], 'sessions = "sessions"', 'sessions = "../up"'), "policy-invalid"),
    "a layout in git's folder": (lambda rows: rewritten(rows[1], 'memory = "memory"', 'memory = ".git/x"'), "policy-invalid"),
    "a layout among the workflows": (lambda rows: rewritten(rows[1], 'continuity = "continuity.md"', 'continuity = ".github/workflows/x.yml"'), "policy-invalid"),
    "a continuity that is no page": (lambda rows: rewritten(rows[1], 'continuity = "continuity.md"', 'continuity = "Makefile"'), "policy-invalid"),
    "a policy that is none": (lambda rows: rewritten(rows[1], "[layout]", "[layout"), "policy-invalid"),
    "no export": (lambda rows: rows[0].pop("export"), "not-an-export"),
}  # fmt: skip


@pytest.mark.parametrize("how", HOSTILE)
def test_what_is_not_as_it_left_is_refused_whole(how: str, ledger: str, bare: Path, inside: Inside) -> None:
    change, code = HOSTILE[how]
    rows = [json.loads(line) for line in ledger.splitlines()]
    change(rows)
    before = everything(bare)
    text = "\n".join(map(json.dumps, rows))
    exit_code, out, err = inside("-C", str(bare), "import", "-", stdin=text.encode())
    assert (exit_code, out) == (2 if code == "not-an-export" else 4, "")
    assert f"[{code}]" in err
    assert "hint: " in err
    assert everything(bare) == before


@pytest.mark.parametrize(
    "text", [b"", b"no json\n", b"[1]\n", b"{}\n", b'{"export": "ledger"', b"[" * 100_000, b"\xff\xfe"]
)
def test_what_is_no_export_is_said_to_be_none(text: bytes, bare: Path, inside: Inside) -> None:
    code, out, err = inside("-C", str(bare), "import", "-", stdin=text)
    assert (code, out) == (2, "")
    assert "hint: " in err
    assert not (bare / "memkit.toml").exists()


@pytest.mark.parametrize("file", ["no-such.jsonl", "."])
def test_a_file_that_cannot_be_read_is_told(file: str, inside: Inside) -> None:
    code, _, err = inside("import", file)
    assert code == 2
    assert "[unreadable]" in err


@pytest.mark.parametrize("name", ["sessions/2020-01-01-000000.md", "sessions/2020/01/2020-01-01-000000.md"])
def test_another_session_under_the_same_name_is_never_overwritten(
    name: str, ledger: str, place: Path, inside: Inside
) -> None:
    (place / name).parent.mkdir(parents=True, exist_ok=True)
    (place / name).write_text("# Mine\n")
    before = everything(place)
    code, _, err = inside("import", "-", stdin=ledger.encode())
    assert code == 4
    assert "[append-only]" in err or "[duplicate-session]" in err
    assert everything(place) == before


@pytest.mark.parametrize("fails_at", [0, 2, 4])
def test_when_the_disk_gives_out_what_was_begun_is_taken_back(
    fails_at: int, ledger: str, bare: Path, inside: Inside, monkeypatch: pytest.MonkeyPatch
) -> None:
    really, count = file_writes.write_new, iter(range(99))

    def write_new(path: str, data: bytes, mode: int = 0o644) -> bool:
        if next(count) == fails_at:
            raise OSError(28, os.strerror(28), path)
        return really(path, data, mode)

    monkeypatch.setattr(file_writes, "write_new", write_new)
    code, _, err = inside("-C", str(bare), "import", "-", stdin=ledger.encode())
    assert code == 5
    assert "[STORAGE_FULL]" in err
    assert everything(bare) == {}


def test_a_projection_in_the_way_is_a_warning_for_the_ledger_has_the_sessions(
    ledger: str, place: Path, inside: Inside
) -> None:
    page = place / "continuity.md"
    page.write_text(page.read_text() + "\nMy own line.\n")
    code, out, err = inside("import", "-", stdin=ledger.encode())
    assert (code, out.split(" · ")[0]) == (0, "imported 4 of 4 sessions")
    assert "not rendered" in err
    assert "My own line." in page.read_text()


# -- who may, what cannot be washed, and whose ledger it is -------------------------------------------------------


def resealed(row: dict[str, Any], old: str, new: str) -> None:
    """Somebody changes a session, seals it again and names it after its seal."""
    body = row["text"][: row["text"].index("<!-- memkit:seal")].replace(old, new)
    data = seal(body.encode())
    digest = sealed_digest(data[: data.rindex(b"<!-- memkit:seal ")])
    row["text"], row["sha256"] = data.decode(), sha256(data).hexdigest()
    row["session"] = row["session"][:18] + digest[:10] + ".md"


@pytest.mark.parametrize("sign", ["\u202e", "\u200b", "\ufeff", "\x1b"], ids=ascii)
@pytest.mark.parametrize("sealed", [True, False])
def test_a_session_with_hidden_characters_is_refused_by_file(
    sign: str, sealed: bool, ledger: str, bare: Path, inside: Inside
) -> None:
    rows = [json.loads(line) for line in ledger.splitlines()]
    (row,) = [row for row in rows if ("uploads-25 —" if sealed else "# By hand") in row.get("text", "")]
    if sealed:
        resealed(row, "limited", f"lim{sign}ited")
    else:
        row["text"] = row["text"].replace("By hand", f"By{sign} hand")
        row["sha256"] = sha256(row["text"].encode()).hexdigest()
    code, _, err = inside("-C", str(bare), "import", "-", stdin="\n".join(map(json.dumps, rows)).encode())
    assert (code, "[hidden-unicode]" in err, sign in err) == (4, True, False), err
    assert everything(bare) == {}


@pytest.mark.parametrize("who", ["agent:codex", "agent:unknown"])
def test_an_agent_asks_its_user_to_import(
    who: str, ledger: str, bare: Path, inside: Inside, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("MEMKIT_ACTOR", who)
    before = everything(bare)
    code, out, err = inside("-C", str(bare), "import", "-", stdin=ledger.encode())
    assert (code, out) == (4, "")
    assert "[needs-person]" in err
    assert "hint: ask the user to run `memkit" in err
    assert "in a terminal of their own" in err
    assert everything(bare) == before


@pytest.mark.parametrize(("value", "cls"), [(MAIL, "EMAIL"), (GITHUB, "API_TOKEN")])
def test_a_sealed_session_that_cannot_be_washed_is_refused_by_file_and_class(
    value: str, cls: str, ledger: str, bare: Path, inside: Inside
) -> None:
    rows = [json.loads(line) for line in ledger.splitlines()]
    row = sealed(rows)
    resealed(row, "25 MB", f"25 MB ({value})")
    before = everything(bare)
    text = "\n".join(map(json.dumps, rows))
    code, out, err = inside("-C", str(bare), "import", "-", stdin=text.encode())
    assert (code, out) == (4, "")
    assert f"sessions/{row['session']} holds {cls}; it is sealed and cannot be washed" in err
    assert raw_in(err) == []
    assert everything(bare) == before


def test_an_open_session_that_is_not_clean_is_refused_too(ledger: str, bare: Path, inside: Inside) -> None:
    rows = [json.loads(line) for line in ledger.splitlines()]
    rewritten(rows[-1], "still open", f"still {MAIL}")
    before = everything(bare)
    code, _, err = inside("-C", str(bare), "import", "-", stdin="\n".join(map(json.dumps, rows)).encode())
    assert (code, raw_in(err)) == (4, [])
    assert everything(bare) == before


def test_a_strangers_facts_come_in_as_candidates_and_none_is_live(
    full: Path, ledger: str, place: Path, inside: Inside
) -> None:
    inside("-C", str(full), "list")
    assert inside("remember", "Ferries leave at noon.", "--id", "ferries-noon")[0] == 0
    mine = tree(place, "sessions")
    code, out, _ = inside("import", "-", stdin=ledger.encode())
    assert (code, out) == (0, "raised 1 candidate of another ledger · 0 known\n")
    now = tree(place, "sessions")
    assert len(now) == len(mine) + 1
    new = next(text.decode() for name, text in now.items() if name not in mine)
    assert "\nkind: harvest\n" in new
    assert "- Created: uploads-25 — Uploads are limited to 25 MB" in new
    assert "src: external" in new
    assert "- Quarantined: uploads-25" in new
    assert "- Promoted" not in new
    live = json.loads(inside("list", "--json")[1])["data"]
    assert "uploads-25" not in json.dumps(live)
    # once more raises nothing
    assert inside("import", "-", stdin=ledger.encode())[1].startswith(
        "raised 0 candidates of another ledger · 1 known"
    )
    assert tree(place, "sessions") == now


def test_a_norm_of_a_stranger_is_a_candidate_too(
    place: Path, bare: Path, inside: Inside, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert inside("-C", str(bare), "init")[0] == 0
    assert (
        inside(
            "-C",
            str(bare),
            "remember",
            "Nobody pushes to main.",
            "--id",
            "no-push-main",
            "--kind",
            "invariant",
        )[0]
        == 0
    )
    assert inside("-C", str(bare), "define", "Ingress", "The outer port.")[0] == 0
    theirs = inside("-C", str(bare), "export")[1]
    monkeypatch.setenv("MEMKIT_NOW", "2026-11-15T11:00:00Z")
    assert inside("remember", "Ferries leave at noon.", "--id", "ferries-noon")[0] == 0
    code, out, _ = inside("import", "-", stdin=theirs.encode())
    assert (code, out.split(" · ")[0]) == (0, "raised 2 candidates of another ledger")
    page = (place / "continuity.md").read_text()
    assert "Nobody pushes to main." not in page
    assert "Ferries leave at noon." in page


def test_the_same_ledger_grown_elsewhere_is_merged_as_sessions(
    full: Path, ledger: str, bare: Path, inside: Inside, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert inside("-C", str(bare), "import", "-", stdin=ledger.encode())[0] == 0
    elsewhere = bare.parent / "elsewhere"
    shutil.copytree(bare, elsewhere, symlinks=True)
    monkeypatch.setenv("MEMKIT_NOW", "2026-11-15T11:00:00Z")
    assert inside("-C", str(elsewhere), "remember", "Ferries leave at noon.")[0] == 0
    grown = inside("-C", str(elsewhere), "export")[1]
    code, out, _ = inside("-C", str(bare), "import", "-", stdin=grown.encode())
    assert (code, out) == (0, "imported 1 of 5 sessions\n")
    assert tree(bare, "sessions") == tree(elsewhere, "sessions")
    # and back: what is here already is passed over
    assert (
        inside("-C", str(elsewhere), "import", "-", stdin=ledger.encode())[1] == "imported 0 of 4 sessions\n"
    )
