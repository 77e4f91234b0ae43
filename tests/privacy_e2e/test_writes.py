"""Every write of the process, traced by the kernel: fifty planted values are in none of them."""

from __future__ import annotations

import re
import shutil
import subprocess
from pathlib import Path

import pytest

from tests.privacy_e2e.places import MEMKIT, Project

# word, so that a failing test names what got through and where it stood
MAILS = tuple(
    f"{name}.{n}@tidewater-yard{n}.net" for n, name in enumerate(("ola", "kari", "jens", "liv", "per") * 3)
)
PHONES = tuple(f"+47 4{n}1 {n}2 {n}34" for n in range(1, 10))
CARDS = ("4539 1488 0343 6467", "5425 2334 3010 9903", "3714 496353 98431", "4556 7375 8689 9855")
IBANS = ("DE89 3704 0044 0532 0130 00", "NO93 8601 1117 947", "FR14 2004 1010 0505 0001 3M02 606")
TOKENS = (
    *("ghp_" + f"{n}aR7tLm9Xw4Zk8Vb3Nc6Hd1Js5Pf0Gy2Ua7" for n in range(5)),
    *("AKIA" + f"{n}QWERTYUIOPZXCVB" for n in range(2, 6)),
    *("xoxb-" + f"29384756{n}0-8475629301{n}-aBcDeFgHiJkLmNoPqRsTuVw{n}" for n in range(3)),
    "sk_live_" + "4eC39HqLyjWDarjtT1zdp7dc",
)
CREDENTIALS = (
    "postgres://svc:9tGh-Quay-77x@db.tidewater-yard.net/main",
    "password = 'Tr0ut&Herring-58'",
    "https://ops:k9Lm2Wq8@hooks.tidewater-yard.net/in",
)
ADDRESSES = ("81.2.69.142", "203.104.99.17", "89.160.20.112", "00:1b:44:11:3a:b7")
PLANTED = (*MAILS, *PHONES, *CARDS, *IBANS, *TOKENS, *CREDENTIALS, *ADDRESSES)
# what must not be seen of a value that the text only wraps
CORES = {
    CREDENTIALS[0]: "9tGh-Quay-77x",
    CREDENTIALS[1]: "Tr0ut&Herring-58",
    CREDENTIALS[2]: "k9Lm2Wq8",
}
STRACE = shutil.which("strace")
TRACING = (str(STRACE), "-f", "-s", "10000000", "-e", "trace=write,pwrite64,writev,pwritev,sendto", "-o")
NO_TRACE = "strace is not installed or may not trace here: only files and answers can be looked at"


def sentences() -> list[str]:
    return [f"Entry {n} of the yard book says {value} and no more." for n, value in enumerate(PLANTED)]


def traced(
    project: Project, folder: Path, *words: str, stdin: str = ""
) -> tuple[str, subprocess.CompletedProcess[str]]:
    """(everything the call wrote to any file, pipe or terminal, as far as it can be seen here; the call)."""
    out = folder / "trace"
    trace = ("timeout", "300", *TRACING, str(out)) if can_trace(folder) else ()
    done = subprocess.run(
        [*trace, MEMKIT, *words, "--actor", "user:dev"],
        cwd=project.root,
        env=project.environment,
        input=stdin,
        capture_output=True,
        text=True,
    )
    written = out.read_text(errors="replace") if out.exists() else left_behind(project)
    return written + done.stdout + done.stderr, done


def left_behind(project: Project) -> str:
    """All that memkit's files hold after a call."""
    own = [project.root / name for name in ("sessions", "memory", ".memkit", "continuity.md")]
    paths = [path for top in (*own, project.data) for path in (top, *top.rglob("*")) if path.is_file()]
    return "\n".join(path.read_bytes().decode("utf-8", "replace") for path in sorted(paths))


def can_trace(folder: Path) -> bool:
    if STRACE is None:
        return False
    done = subprocess.run([*TRACING, str(folder / "probe"), "true"], capture_output=True, check=False)
    return done.returncode == 0


def leaks(trace: str) -> list[str]:
    """The planted values that were written, as the kernel saw them."""
    plain = re.sub(r'\\"', '"', trace)
    return [value for value in PLANTED if CORES.get(value, value) in plain]


def test_there_are_fifty_planted_values_and_the_trace_would_show_them(
    project: Project, tmp_path: Path
) -> None:
    assert len(set(PLANTED)) >= 50
    if not can_trace(tmp_path):
        pytest.skip(NO_TRACE)
    out = tmp_path / "seen"
    script = "import sys; sys.stdout.write(sys.stdin.read())"
    subprocess.run(
        [str(STRACE), "-s", "10000000", "-e", "trace=write", "-o", str(out), "python3", "-c", script],
        input="\n".join(sentences()),
        capture_output=True,
        text=True,
        check=False,
    )
    assert len(leaks(out.read_text())) == len(PLANTED)


def test_a_session_writes_none_of_them(project: Project, tmp_path: Path) -> None:
    body = "\n\n".join(sentences())
    trace, done = traced(
        project, tmp_path, "session", "end", "-", "--defer", stdin=f"# The yard book\n\n{body}\n"
    )
    assert done.returncode == 0, done.stderr
    assert leaks(trace) == []
    assert [value for value in PLANTED if project.holders(CORES.get(value, value))] == []


def test_proposals_write_none_of_them(project: Project, tmp_path: Path) -> None:
    import json

    rows = "\n".join(json.dumps({"text": sentence}) for sentence in sentences())
    trace, done = traced(project, tmp_path, "propose", "--from-file", "-", stdin=rows)
    assert done.returncode == 0, done.stderr
    assert leaks(trace) == []
    one, done = traced(project, tmp_path, "propose", sentences()[0], "--why", PHONES[0], "--when", MAILS[3])
    assert done.returncode == 0, done.stderr
    assert leaks(one) == []


def test_a_harvest_writes_none_of_them(project: Project, tmp_path: Path) -> None:
    folder = project.root / "docs" / "adr"
    folder.mkdir(parents=True)
    for n, sentence in enumerate(sentences()):
        text = f"# {n}. Keep entry {n}\n\n## Status\n\nAccepted\n\n## Context\n\n{sentence}\n\n## Decision\n\nWe will keep it: {sentence}\n"
        (folder / f"{n:04d}-keep-entry-{n}.md").write_text(text)
    trace, done = traced(project, tmp_path, "harvest")
    assert done.returncode == 0, done.stderr
    assert leaks(trace) == []


def test_a_failing_write_shows_none_of_them(project: Project, tmp_path: Path) -> None:
    private = project.root / ".memkit" / "open"
    private.parent.mkdir(exist_ok=True)
    if private.exists():
        shutil.rmtree(private)
    # a file where the folder should be fails for every user, also for root
    private.write_text("")
    said = sentences()
    # a claim is at most 2,000 characters: they are said in two
    trace, done = traced(project, tmp_path, "propose", " ".join(said[: len(said) // 2]))
    assert done.returncode == 5, done.stdout + done.stderr
    assert "MEMORY_WRITE_FAIL" in done.stderr
    assert leaks(trace) == []
    assert leaks(done.stdout + done.stderr) == []


def test_a_refusal_repeats_the_call_without_them(project: Project, tmp_path: Path) -> None:
    words = ("remember", "Call", "the", "yard", "at", MAILS[0], "or", "by", TOKENS[0])
    trace, done = traced(project, tmp_path, *words)
    assert done.returncode == 2
    assert leaks(trace) == []


def test_neither_notes_hooks_the_outbox_nor_a_record_keep_one_of_them(project: Project) -> None:
    import json

    (project.root / "yard.md").write_text("\n\n".join(sentences()))
    calls = [
        project.call("note", " ".join(sentences()), "--json", json.dumps({"at": PHONES[0]})),
        project.call("propose", "The yard has a book.", "--record", "yard.md"),
        project.call("session", "end", "-m", " ".join(sentences()), "--defer"),
        project.call("consent", "grant", "--purpose", PHONES[1], "--evidence", MAILS[1], stdin=MAILS[2]),
        project.call("remember", "The yard sells.", "--id", MAILS[3]),
        project.call("promote", TOKENS[0]),
        project.call("scan", "yard.md"),
    ]
    prompt = json.dumps({"prompt": " ".join(sentences()), "session_id": MAILS[4], "cwd": str(project.root)})
    calls += [
        project.call("hook", event, "--host", "claude-code", stdin=prompt)
        for event in ("start", "prompt", "end")
    ]
    (project.root / "yard.md").unlink()
    said = "".join(call.stdout + call.stderr for call in calls)
    assert leaks(left_behind(project) + said) == []


def test_what_could_not_be_saved_is_kept_without_them(project: Project) -> None:
    private = project.root / ".memkit" / "open"
    private.mkdir(parents=True, exist_ok=True)
    private.rmdir()
    private.write_text("")
    done = project.call("note", " ".join(sentences()))
    assert done.returncode == 5
    assert list((project.root / ".memkit" / "outbox").iterdir()) != []
    assert leaks(left_behind(project) + done.stdout + done.stderr) == []
