"""Windows and macOS, as far as this machine allows: names, consoles, and a Python that lacks what only POSIX has."""

from __future__ import annotations

import ast
import io
import os
import shutil
import subprocess
import sys
import time
import tomllib
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from memkit.model.ids import is_id, make_id
from memkit.model.policy import policy_from
from memkit.store import file_writes
from tests.hosts.conftest import COMMAND, REPOSITORY, Inside, environment

ELSEWHERE = Path(__file__).parent / "elsewhere"
Windows = Callable[..., "subprocess.CompletedProcess[str]"]


@pytest.fixture(params=["msvcrt", "none"])
def windows(request: pytest.FixtureRequest, tmp_path: Path) -> Windows:
    """Runs memkit as if on Windows, in a repository of its own."""
    if not Path("/proc/self/fd").exists():
        pytest.skip("what is open is asked of /proc")
    place = tmp_path / "ferry"
    place.mkdir()
    subprocess.run(["git", "init", "-q", "."], cwd=place, check=True)
    minute = iter(range(1, 1000))

    def call(*words: str, stdin: str = "", **more: str) -> subprocess.CompletedProcess[str]:
        known = environment(next(minute), MEMKIT_TEST_LOCK=str(request.param), **more)
        known["PYTHONPATH"] = f"{ELSEWHERE}{os.pathsep}{REPOSITORY}"
        return subprocess.run(
            [sys.executable, "-m", "memkit", *words],
            cwd=place, env=known, input=stdin, capture_output=True, text=True, encoding="utf-8", check=False,
        )  # fmt: skip

    return call


def test_a_python_without_what_posix_has_does_the_whole_round(
    windows: Windows, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    place = tmp_path / "ferry"

    def does(*words: str, stdin: str = "") -> str:
        done = windows(*words, stdin=stdin)
        assert done.returncode == 0, (words, done.stdout, done.stderr)
        assert "Traceback" not in done.stderr
        return done.stdout

    does("init")
    # as a torn write of a gone process would leave it
    (place / "sessions" / ".memkit-tmp-99-0").write_text("half")
    os.utime(place / "sessions" / ".memkit-tmp-99-0", (1, 1))
    does(
        "remember",
        "Errors leave the API as problem+json — “always”.",
        "--id",
        "errors-json",
        "--actor",
        "user:dev",
    )
    does("note", "The gateway sends 429", "--actor", "agent:codex")
    does("ref", "errors-json", "--actor", "agent:codex")
    does("propose", "Limited requests get 429.", "--id", "limited-429", "--actor", "agent:codex")
    begun = does("hook", "session-start", "--host", "codex", stdin='{"session_id": "a"}')
    assert "it raised 1 candidate" in begun
    does("session", "end", "-m", "Done; next.", "--defer", "--actor", "agent:codex")
    assert list((place / ".memkit" / "open").iterdir()) == []
    does("replay")
    does("check")
    if "none" in request.node.name:
        return
    does("promote", "limited-429", "--actor", "user:dev")
    does("note", "left behind", "--actor", "agent:gemini")
    does("session", "abort", "--yes", "--actor", "agent:gemini")
    assert list((place / ".memkit" / "open").iterdir()) == []
    does("recall", "API errors")
    does("setup", "claude-code")
    does("setup", "claude-code", "--remove")
    text = does("export")
    assert does("import", "-", "--actor", "user:dev", stdin=text) == "imported 0 of 3 sessions\n"
    does("report")
    assert b"\r" not in b"".join(path.read_bytes() for path in (place / "sessions").glob("*.md"))
    assert not (place / "sessions" / ".memkit-tmp-99-0").exists()
    assert not (place / ".memkit" / "hook.log").exists()
    # the same sessions, read by a Python that has everything
    plain = subprocess.run(
        [COMMAND, "replay", "--check"], cwd=place, env=environment(50), capture_output=True, check=False
    )
    assert plain.returncode == 0, plain.stdout


def test_writers_wait_for_each_other_by_a_lock_on_one_byte(
    windows: Windows, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    if "none" in request.node.name:
        pytest.skip("a system without any lock is left to the order of its writers")
    assert windows("init").returncode == 0
    assert windows("note", "thought 0", "--actor", "agent:codex").returncode == 0
    with ThreadPoolExecutor(4) as pool:
        calls = [pool.submit(windows, "note", f"thought {n}", "--actor", "agent:codex") for n in range(1, 5)]
        done = [call.result() for call in calls]
    assert [one.returncode for one in done] == [0] * 4, [one.stderr for one in done]
    shown = windows("session", "show").stdout
    assert sorted(line.split(" — ")[1] for line in shown.splitlines()[1:]) == [
        f"thought {n}" for n in range(5)
    ]
    # each has a number of its own
    assert [f":{n} — " in shown for n in range(1, 6)] == [True] * 5


def test_a_file_system_without_hard_links_gets_the_same_files(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for number, how in enumerate((NotImplementedError(), OSError(1, "no"), OSError(95, "no"), None)):

        def link(*_: object, how: Exception | None = how, **__: object) -> None:
            assert how is not None
            raise how

        with monkeypatch.context() as system:
            if how is None:
                system.delattr(os, "link")
            else:
                system.setattr(os, "link", link)
            path = str(tmp_path / f"{number}.md")
            assert file_writes.write_new(path, b"one\n") is True
            assert file_writes.write_new(path, b"one\n") is False
            with pytest.raises(Exception, match="exists with other content"):
                file_writes.write_new(path, b"two\n")
            assert Path(path).read_bytes() == b"one\n"
    assert sorted(path.name for path in tmp_path.iterdir()) == ["0.md", "1.md", "2.md", "3.md"]


# -- names ---------------------------------------------------------------------------------------------------------

DEVICES = {"con", "prn", "aux", "nul", *(f"{port}{n}" for port in ("com", "lpt") for n in range(1, 10))}


@given(
    st.text(max_size=40) | st.sampled_from(["CON", "nul.", "AUX: x", "com1 lpt2", "a" * 300, "…", "Con.txt"])
)
def test_no_id_is_a_name_that_a_system_keeps_for_itself(text: str) -> None:
    id = make_id(text)
    assert is_id(id)
    # lower case, two parts, no dot: the same name on a file system that folds case, and no device
    assert id == id.lower()
    assert id.split(".")[0] not in DEVICES
    assert len(f"{id}.md") <= 80


@pytest.mark.parametrize(
    "path",
    [
        "../up",
        "/etc/x",
        "a/../b",
        "a//b",
        ".git/x",
        ".memkit",
        "NUL",
        "con.md",
        "a/lpt1.txt",
        "a.",
        "a ",
        "a:b",
        "a\\b",
        "a?b",
        "",
        ".",
        "a\tb",
        7,
    ],
)
@pytest.mark.parametrize("key", ["sessions", "continuity", "memory"])
def test_a_layout_leads_to_the_same_place_on_every_system_or_is_none(key: str, path: object) -> None:
    policy, complaints = policy_from({"layout": {key: path}})
    assert [complaint[:2] for complaint in complaints] == [("layout", key)]
    assert getattr(policy.layout, key) == getattr(policy_from({})[0].layout, key)


@pytest.mark.parametrize(
    "path", ["memory/sessions", ".memory", "docs/memory", "continuity.md", "mémoire", "console", "a.b/c"]
)
def test_ordinary_layouts_stay(path: str) -> None:
    policy, complaints = policy_from(tomllib.loads(f'[layout]\nmemory = "{path}"\n'))
    assert (complaints, policy.layout.memory) == ([], path)


def test_every_path_in_the_ledger_has_forward_slashes() -> None:
    """Whatever is made relative for the ledger or for people is told with /."""
    allowed = {"store/files.py", "store/keys.py"}
    for path in (REPOSITORY / "memkit").rglob("*.py"):
        text = path.read_text(encoding="utf-8")
        for node in ast.walk(ast.parse(text)) if "relpath" in text else ():
            if isinstance(node, ast.Attribute) and node.attr == "relpath":
                lines = text.splitlines()[node.lineno - 1 : node.lineno + 9]
                near = str(path.relative_to(REPOSITORY / "memkit")).replace(os.sep, "/")
                assert near in allowed or "os.sep" in "\n".join(lines), f"{near}:{node.lineno}"


def test_only_guarded_names_of_posix_are_used() -> None:
    """Modules that Windows lacks are imported inside a try, or behind a question."""
    lacking = {"fcntl", "resource", "termios", "tty", "pwd", "grp", "select"}
    found: set[tuple[str, str]] = set()
    for path in (REPOSITORY / "memkit").rglob("*.py"):
        text = path.read_text(encoding="utf-8")
        for node in ast.walk(ast.parse(text)) if any(name in text for name in lacking) else ():
            names = [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
            names += [node.module] if isinstance(node, ast.ImportFrom) and node.module else []
            found |= {
                (str(path.relative_to(REPOSITORY / "memkit")).replace(os.sep, "/"), name)
                for name in names
                if name in lacking
            }
    assert found == {
        ("store/lock.py", "fcntl"),
        ("cli/frame/terminal.py", "select"),
        ("cli/frame/terminal.py", "termios"),
        ("cli/frame/terminal.py", "tty"),
        ("hosts/mcp/__init__.py", "select"),
        ("hosts/hook_io.py", "select"),
        ("store/git_process.py", "select"),
    }


# -- consoles and line ends ----------------------------------------------------------------------------------------

CLAIM = "Größe ≤ 25 MB — “für jetzt” → später 🛶 日本"
STORY: list[tuple[str, ...]] = [
    ("remember", CLAIM, "--id", "size-limit", "--actor", "user:dev"),
    ("define", "Schleuse", "Ein Tor — für Wasser ≠ Luft", "--actor", "user:dev"),
    ("propose", "Ein Vorschlag → mit Pfeil ✓", "--id", "a-proposal", "--actor", "agent:codex"),
    ("note", "Notiz ✗ 🛶", "--actor", "agent:codex"),
    ("status",), ("list",), ("list", "--json"), ("show", "size-limit"), ("why", "size-limit"), ("log",), ("grep", "Größe"),
    ("recall", "Größe später"), ("context",), ("queue",), ("stats",), ("check",), ("replay", "--check"), ("session", "show"), ("wm",),
    ("review",), ("decay",), ("stale",), ("export",), ("doctor",), ("help",), ("help", "all"), ("setup", "--list"), ("history", "size-limit"),
    ("show", "no-such-thing"), ("remeber", "Größe"), ("hook", "session-start", "--host", "codex"),
    ("session", "end", "-m", "Fertig — weiter →", "--defer", "--actor", "agent:codex"),
]  # fmt: skip


@pytest.mark.parametrize("encoding", ["cp1252", "ascii", "cp437"])
def test_every_verb_can_be_read_on_an_old_console(
    encoding: str, place: Path, inside: Inside, monkeypatch: pytest.MonkeyPatch
) -> None:
    for at, words in enumerate(STORY):
        monkeypatch.setenv("MEMKIT_NOW", environment(at + 1)["MEMKIT_NOW"])
        out, err = io.BytesIO(), io.BytesIO()
        screens = [io.TextIOWrapper(one, encoding=encoding, write_through=True) for one in (out, err)]
        with monkeypatch.context() as console:
            console.setattr(sys, "stdout", screens[0])
            console.setattr(sys, "stderr", screens[1])
            code, _, _ = inside(*words)
        assert code in (0, 1, 2), (words, err.getvalue())
        assert out.getvalue().decode(encoding) or err.getvalue().decode(encoding) or words == ("review",)
        assert b"Traceback" not in err.getvalue()
        assert b"bug in memkit" not in err.getvalue()
    assert CLAIM in (place / "continuity.md").read_text(encoding="utf-8")


def test_the_command_itself_speaks_to_an_old_console(place: Path) -> None:
    for at, words in enumerate((STORY[0], ("list",), ("show", "size-limit"), ("show", "größe"))):
        known = environment(at + 1, PYTHONIOENCODING="cp1252")
        done = subprocess.run(
            [COMMAND, *words], cwd=place, env=known, capture_output=True, input=b"", check=False
        )
        assert done.returncode == (1 if at == 3 else 0), done.stderr
        assert "Gr\xf6\xdfe <= 25 MB".encode("cp1252") in done.stdout or at in (0, 3)


def test_a_checkout_with_crlf_keeps_the_ledger_whole(place: Path) -> None:
    def git(*words: str, cwd: Path = place) -> None:
        who = ("-c", "user.name=dev", "-c", "user.email=dev@example.org", "-c", "core.autocrlf=true")
        subprocess.run(["git", *who, *words], cwd=cwd, check=True, capture_output=True)

    def memkit(*words: str, cwd: Path = place) -> int:
        return subprocess.run(
            [COMMAND, *words], cwd=cwd, env=environment(9), capture_output=True, check=False
        ).returncode

    (place / "src.py").write_bytes(b"one\ntwo\n")
    git("add", "src.py")
    assert (
        memkit("remember", "Two lines.", "--id", "two-lines", "--evidence", "src.py", "--actor", "user:dev")
        == 0
    )
    git("add", "-A")
    git("commit", "-q", "-m", "all")
    other = place.parent / "clone"
    subprocess.run(
        ["git", "clone", "-q", "-c", "core.autocrlf=true", place, other], check=True, capture_output=True
    )
    assert b"\r\n" in (other / "src.py").read_bytes()
    assert b"\r\n" in (other / "memkit.toml").read_bytes()
    for path in [*(other / "sessions").glob("*.md"), other / "continuity.md"]:
        assert b"\r" not in path.read_bytes()
    assert memkit("check", cwd=other) == 0
    assert memkit("replay", "--check", cwd=other) == 0
    assert memkit("stale", cwd=other) == 0


def test_a_deep_folder_and_odd_names_do_no_harm(tmp_path: Path, empty_workspace: Path) -> None:
    place = tmp_path.joinpath(*["a" * 40] * 5, "mit Leerzeichen & Umläuten")
    place.parent.mkdir(parents=True)
    shutil.copytree(empty_workspace, place, symlinks=True)
    for words in (
        ("remember", "One thing holds.", "--actor", "user:dev"),
        ("check",),
        ("setup", "git"),
        ("setup", "codex"),
    ):
        done = subprocess.run(
            [COMMAND, *words], cwd=place, env=environment(1), capture_output=True, check=False
        )
        assert done.returncode == 0, done.stderr


def test_a_temporary_file_is_swept_by_its_age_where_its_writer_cannot_be_asked_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(file_writes, "POSIX", False)
    monkeypatch.setattr(os, "kill", None)
    for name, age in ((f"{file_writes.TEMP}1-0", 10), (f"{file_writes.TEMP}1-1", 9000)):
        (tmp_path / name).write_text("")
        os.utime(tmp_path / name, (time.time() - age,) * 2)
    assert file_writes.sweep(str(tmp_path)) == [f"{file_writes.TEMP}1-1"]
