"""What has to hold after a fault, whatever it was. Looks only at files and at what the next calls answer."""

from __future__ import annotations

import json
import re
from pathlib import Path

from memkit.ledger.session_text import WHOLE, read_seal
from tests.faults.scenes import PERSON, Ran, Scene, Stage

WORDS = ("MEMORY_WRITE_FAIL", "STORAGE_FULL")
_PROJECTED = ("continuity", "memory/")


SESSION = re.compile(r"\d{4}-\d\d-\d\d-\d{6}-[0-9a-f]{10}\.md")
# everything memkit may leave in its own folder
_CACHES = (
    "checked|clashes|facts|harvest|here|history|index|marker|merged|pages|people|places|policy|quotes|removals|rendered|snapshot"
    "|state|verdicts"
)
_KNOWN = re.compile(
    rf"(open/\w+\.jsonl|cache/({_CACHES}|recall/[\w-]+)|outbox/[\w.-]+|aborted/[\w.-]+|lock|hook\.log|\.gitignore)"
)


def ledger(root: Path) -> Path:
    """The folder of sessions."""
    below = root / "memory" / "sessions"
    return below if below.is_dir() else root / "sessions"


def sealed(root: Path) -> list[Path]:
    """The sessions memkit sealed, in order."""
    return [path for path in sorted(ledger(root).glob("**/*.md")) if SESSION.fullmatch(path.name)]


def events(root: Path, mark: tuple[str, str]) -> int:
    """How often the ledger and the journals hold an event; a session sealed with its journal still there is one."""
    found = 0
    seeds: set[str] = set()
    for path in sealed(root):
        rows = path.read_text().splitlines()
        found += sum(_says(row, mark) for row in rows)
        seeds |= {row[6:] for row in rows if row.startswith("seed: ")}
    for path in (root / ".memkit" / "open").glob("*.jsonl"):
        if path.stem not in seeds:
            for row in path.read_text().splitlines():
                found += row.startswith("{") and row.endswith("}") and _is(json.loads(row), mark)
    return found


def _says(row: str, mark: tuple[str, str]) -> bool:
    line = f"- {mark[0]}: {mark[1]}"
    told = row.startswith(f"- {mark[0]}: ") and row.endswith(f" — {mark[1]}")
    return told or row == line or row.startswith(f"{line} ")


def _is(row: dict[str, object], mark: tuple[str, str]) -> bool:
    return row.get("verb") == mark[0] and mark[1] in (row.get("subject"), row.get("text"))


def leftovers(root: Path) -> list[str]:
    """Files nobody knows: temporary ones anywhere, and in memkit's own folders all but what belongs there."""
    found: list[str] = []
    for path in sorted(root.rglob("*")):
        name = str(path.relative_to(root))
        if path.is_dir() or name.startswith(".git/"):
            continue
        private = name.startswith(".memkit/") and not _KNOWN.fullmatch(name.removeprefix(".memkit/"))
        if private or ".memkit-tmp-" in name or (name.startswith(_PROJECTED) and path.suffix != ".md"):
            found.append(name)
    return found


def whole(root: Path) -> None:
    """Every session is sealed and whole, under a session's name."""
    for path in ledger(root).glob("**/*"):
        if path.is_file() and not path.name.startswith(".memkit-tmp-"):
            assert path.suffix == ".md", path
    for path in sealed(root):
        assert read_seal(path.read_bytes()).state == WHOLE, path


def unsaved_in(ran: Ran) -> str:
    """The line of stderr that tells what was not saved; empty when there is none."""
    return next((row for row in ran.err.splitlines() if row.startswith("{") and '"unsaved"' in row), "")


def judge(stage: Stage, scene: Scene, root: Path, ran: Ran, errno_name: str, *, reading: bool = False) -> str:
    """Everything that is promised after a fault. Returns in a word how it ended.

    `reading`: the call that failed was to read; then the ledger may be unreadable, or the machine in the way.
    """
    whole(root)
    assert ran.code in ((0, 3, 5, -9) if reading else (0, 5, -9)), ran
    assert "Traceback" not in ran.err
    there = _there(scene, root)
    if ran.code == 0 and not (reading and scene.skips and scene.skips in ran.out):
        assert there == 1, ("acknowledged and not there", ran)
    if ran.code > 0:
        _told(scene, ran, errno_name, reading)
    _recovered(stage, scene, root, ran, there)
    return {0: "acknowledged", -9: "killed", 5: "told", 3: "unreadable"}[ran.code]


def _there(scene: Scene, root: Path) -> int:
    return events(root, scene.mark) if scene.mark[0] else int((root / "continuity.md").exists())


def _told(scene: Scene, ran: Ran, errno_name: str, reading: bool) -> None:
    """A code word, nothing on stdout, and exactly one retry, or none where the disk is full."""
    assert ran.out == ""
    found = re.findall(r"\[([\w-]+)\]$", ran.err, re.M)
    assert found, ran
    if (reading or found[0] in scene.words) and found[0] not in WORDS:
        return
    assert found[0] == ("STORAGE_FULL" if errno_name == "ENOSPC" else "MEMORY_WRITE_FAIL"), ran
    if scene.mark[0]:
        assert len(ran.waits) == (0 if errno_name == "ENOSPC" else 1), ran


def _recovered(stage: Stage, scene: Scene, root: Path, ran: Ran, there: int) -> None:
    """The next commands work; what was not saved is saved by them, once, and nothing is left lying about."""
    if ran.code == 5 and scene.mark[0] and any(f"[{word}]" in ran.err for word in WORDS):
        line = unsaved_in(ran)
        kept = list((root / ".memkit" / "outbox").glob("*.json"))
        assert line or kept or not scene.init, ("nothing to recover it from", ran)
        if line or kept:
            again = stage.call(root, "outbox", "retry", *(() if kept else ("-",)), stdin=line)
        else:
            # the workspace itself could not be made
            again = stage.call(root, *scene.argv, stdin=scene.stdin)
        assert again.code == 0, again
        assert not list((root / ".memkit" / "outbox").glob("*.json"))
    elif not there or scene.name in ("session end", "replay", "outbox retry", "init"):
        # a call that was killed or could not read is made again, unless it had recorded all it would
        again = stage.call(root, *scene.argv, stdin=scene.stdin)
        assert again.code == 0, again
    last = stage.call(root, "remember", "The last word.", "--id", "last-word", "--actor", PERSON)
    assert last.code == 0, last
    stage.call(root, "session", "end", "--defer")
    checked = stage.call(root, "replay", "--check")
    assert checked.code == 0, checked
    if scene.mark[0]:
        assert events(root, scene.mark) == 1, (scene.name, ran, stage.call(root, "log"))
    whole(root)
    assert leftovers(root) == []
    if stage.turn % 5 == 0:
        complaints = stage.call(root, "check")
        assert complaints.code == 0, complaints
    for path in sealed(root):
        assert path.stat().st_nlink == 1, path
