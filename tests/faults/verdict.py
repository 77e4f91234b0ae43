"""What has to hold after a fault, whatever it was. Looks only at files and at what the next calls answer."""

from __future__ import annotations

import json
from pathlib import Path

from memkit.ledger.seal import WHOLE, seal_state
from tests.faults.scenes import PERSON, Ran, Scene, Stage

WORDS = ("MEMORY_WRITE_FAIL", "STORAGE_FULL")


def events(root: Path, mark: tuple[str, str]) -> int:
    """How often the ledger and the journals hold an event; a session sealed with its journal still there is one."""
    line = f"- {mark[0]}: {mark[1]}"
    found = 0
    seeds: set[str] = set()
    for path in (root / "sessions").glob("**/*.md"):
        text = path.read_text()
        found += sum(row == line or row.startswith(f"{line} ") for row in text.splitlines())
        seeds |= {row[6:] for row in text.splitlines() if row.startswith("seed: ")}
    for path in (root / ".memkit" / "open").glob("*.jsonl"):
        if path.stem not in seeds:
            for row in path.read_text().splitlines():
                found += row.startswith("{") and row.endswith("}") and _is(json.loads(row), mark)
    return found


def _is(row: dict[str, object], mark: tuple[str, str]) -> bool:
    return (row.get("verb"), row.get("subject")) == mark


def leftovers(root: Path) -> list[str]:
    """Temporary files anywhere below a root."""
    return [str(path.relative_to(root)) for path in root.rglob(".memkit-tmp-*")]


def whole(root: Path) -> None:
    """Every session is sealed, whole, and there under a session's name."""
    for path in (root / "sessions").iterdir():
        if not path.name.startswith(".memkit-tmp-"):
            assert seal_state(path.read_bytes()) == WHOLE, path


def unsaved_in(ran: Ran) -> str:
    """The line of stderr that tells what was not saved; empty when there is none."""
    return next((row for row in ran.err.splitlines() if row.startswith("{") and '"unsaved"' in row), "")


def judge(stage: Stage, scene: Scene, root: Path, ran: Ran, errno_name: str) -> str:
    """Everything that is promised after a fault. Returns in a word how it ended."""
    whole(root)
    assert ran.code in (0, 5, -9), ran
    assert "Traceback" not in ran.err
    there = events(root, scene.mark) if scene.mark[0] else int((root / "continuity.md").exists())
    if ran.code == 0:
        assert there == 1, ("acknowledged and not there", ran)
    if ran.code == 5:
        _told(scene, ran, errno_name)
    ended = "acknowledged" if ran.code == 0 else "killed" if ran.code < 0 else "told"
    _recovered(stage, scene, root, ran, there)
    return ended


def _told(scene: Scene, ran: Ran, errno_name: str) -> None:
    """A code word, nothing on stdout, and exactly one retry, or none where the disk is full."""
    assert ran.out == ""
    word = next((word for word in WORDS if f"[{word}]" in ran.err), "")
    assert word == ("STORAGE_FULL" if errno_name == "ENOSPC" else "MEMORY_WRITE_FAIL"), ran
    if scene.name != "replay":
        assert len(ran.waits) == (0 if errno_name == "ENOSPC" else 1), ran


def _recovered(stage: Stage, scene: Scene, root: Path, ran: Ran, there: int) -> None:
    """The next commands work; what was not saved is saved by them, once, and nothing is left lying about."""
    if ran.code == 5 and scene.mark[0]:
        line = unsaved_in(ran)
        kept = list((root / ".memkit" / "outbox").glob("*.json"))
        assert line or kept, ("nothing to recover it from", ran)
        again = stage.call(root, "outbox", "retry", *(() if kept else ("-",)), stdin=line)
        assert again.code == 0, again
        assert not list((root / ".memkit" / "outbox").glob("*.json"))
    elif not there or scene.name in ("session end", "replay"):
        # a killed call is made again, unless it had recorded all it would
        again = stage.call(root, *scene.argv, stdin=scene.stdin)
        assert again.code == 0, again
    last = stage.call(root, "remember", "The last word.", "--id", "last-word", "--actor", PERSON)
    assert last.code == 0, last
    stage.call(root, "session", "end")
    checked = stage.call(root, "replay", "--check")
    assert checked.code == 0, checked
    if scene.mark[0]:
        assert events(root, scene.mark) == 1, (scene.name, ran, stage.call(root, "log"))
    whole(root)
    assert leftovers(root) == []
    for path in sorted((root / "sessions").glob("*.md")):
        assert path.stat().st_nlink == 1, path
