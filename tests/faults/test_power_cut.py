"""A power cut right after the answer: by the order of a run's system calls, everything it told was durable by then.

What counts is what POSIX promises: bytes are durable once their file was synced, a name once its folder was.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from pathlib import Path

import pytest

from tests.faults import tracing
from tests.faults.scenes import SCENES, Scene, Stage

_PATHS = re.compile(r'"(/[^"]*)"')
_OPEN_FILE = re.compile(r"^\d+<([^>]*)>")


@dataclass
class Disk:
    """What is not yet durable: files with unsynced bytes, folders with unsynced names, and what was done too early."""

    bytes: set[str] = field(default_factory=set)
    names: dict[str, set[str]] = field(default_factory=dict)
    early: list[str] = field(default_factory=list)

    def named(self, path: str) -> None:
        """A name came into its folder."""
        self.names.setdefault(str(Path(path).parent), set()).add(path)

    def take(self, call: str, words: str, row: str) -> None:
        """One system call."""
        paths = _PATHS.findall(words)
        opened = _OPEN_FILE.match(words)
        match call:
            case "write" | "pwrite64" | "ftruncate" if opened:
                self.bytes.add(opened[1])
            case "fsync" | "fdatasync" if opened:
                self.bytes.discard(opened[1])
                self.names.pop(opened[1], None)
            case "link" | "linkat" | "rename" | "renameat" | "renameat2":
                # a cache may be lost, and is known by its length
                if paths[0] in self.bytes and "/.memkit/cache/" not in paths[0]:
                    self.early.append(f"a name before the bytes: {row}")
                self.named(paths[-1])
            case "mkdir" | "mkdirat":
                self.named(paths[0])

    def owed(self, root: Path) -> list[str]:
        """What an answer given now would promise in vain; caches, the lock and temporary names promise nothing."""
        kept = [*self.bytes, *(path for names in self.names.values() for path in names)]
        free = (f"{root}/.memkit/cache", f"{root}/.memkit/lock")
        return sorted(
            path
            for path in kept
            if path.startswith(f"{root}/") and not path.startswith(free) and ".memkit-tmp-" not in path
        )


def judged(log: Path, root: Path) -> tuple[list[str], int]:
    """What was not durable when it was promised, and how many calls made something durable."""
    disk, synced = Disk(), 0
    for row in log.read_text(errors="replace").splitlines():
        found = re.match(r"(\w+)\((.*)\) += (-?\d+)", row)
        if found is None or found[3].startswith("-"):
            continue
        if found[1] == "write" and re.match(r"1<", found[2]):
            disk.early += [f"not durable at the answer: {path}" for path in disk.owed(root)]
            break
        synced += found[1] == "fsync" and f"{root}/" in found[2]
        disk.take(found[1], found[2], row)
    return disk.early, synced


@pytest.mark.parametrize("scene", SCENES, ids=lambda scene: scene.name.replace(" ", "-"))
def test_everything_is_durable_before_it_is_answered(stage: Stage, scene: Scene, tmp_path: Path) -> None:
    if not tracing.works():
        pytest.skip("strace is not here, or may not trace: the order of calls was not looked at")
    log = tmp_path / "log"
    root = tracing.clean(stage, scene, log)
    early, synced = judged(log, root)
    assert (early, synced > 0) == ([], True)


@pytest.mark.parametrize(("by", "place"), [("flat", "sessions"), ("month", "sessions/2026/11")])
def test_a_new_folder_is_durable_too(stage: Stage, tmp_path: Path, by: str, place: str) -> None:
    if not tracing.works():
        pytest.skip("strace is not here, or may not trace: the order of calls was not looked at")
    scene = next(scene for scene in SCENES if scene.name == "remember")
    log = tmp_path / "log"
    root = stage.fresh(scene)
    toml = root / "memkit.toml"
    toml.write_text(toml.read_text().replace('sessions_by = "flat"', f'sessions_by = "{by}"'))
    assert stage.call(root, *scene.argv, strace=tracing.options(log)).code == 0
    assert judged(log, root)[0] == []
    assert len(list((root / place).glob("*.md"))) == (2 if by == "flat" else 1)


def test_what_is_answered_too_early_is_seen(tmp_path: Path) -> None:
    rows = (
        'openat(AT_FDCWD</r>, "/r/sessions/.memkit-tmp-1-0", O_WRONLY|O_CREAT) = 3</r/sessions/.memkit-tmp-1-0>',
        'write(3</r/sessions/.memkit-tmp-1-0>, ""..., 9) = 9',
        "fsync(3</r/sessions/.memkit-tmp-1-0>) = 0",
        'linkat(AT_FDCWD</r>, "/r/sessions/.memkit-tmp-1-0", AT_FDCWD</r>, "/r/sessions/a.md", 0) = 0',
        "fsync(3</r/sessions>) = 0",
        'write(1</out>, ""..., 9) = 9',
    )
    told = {
        "whole": [],
        "no fsync of the file": [f"a name before the bytes: {rows[3]}"],
        "no fsync of the folder": ["not durable at the answer: /r/sessions/a.md"],
    }
    log = tmp_path / "log"
    for what, left_out in (("whole", 9), ("no fsync of the file", 2), ("no fsync of the folder", 4)):
        log.write_text("\n".join(row for at, row in enumerate(rows) if at != left_out))
        assert judged(log, Path("/r"))[0] == told[what], what
