"""The same, at the system calls themselves, where strace can reach into them."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from collections import Counter
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.faults import verdict
from tests.faults.scenes import SCENES, Ran, Scene, Stage

CALLS = ("openat", "write", "pwrite64", "fsync", "link", "linkat", "rename", "unlink", "ftruncate", "mkdir")
_LINE = re.compile(r"^\d+ +(\w+)\((.*)")


def _traced(stage: Stage, scene: Scene, root: Path, log: Path, *options: str) -> Ran:
    words = ["strace", "-f", "-qq", "-o", str(log), "-e", f"trace={','.join(CALLS)}", *options]
    env = {**stage.env(), "PYTHONDONTWRITEBYTECODE": "1"}
    done = subprocess.run(
        [*words, str(Path(sys.executable).with_name("memkit")), *scene.argv],
        cwd=root,
        env=env,
        input=scene.stdin,
        capture_output=True,
        text=True,
        check=False,
    )
    waits = [0] * (done.returncode == 5 and "tried twice" in done.stderr)
    return Ran(done.returncode if done.returncode != 137 else -9, done.stdout, done.stderr, [], waits)


def _writing(log: Path) -> list[tuple[str, int]]:
    """The calls that write, each with its number among the calls of its name by the first process."""
    rows = log.read_text(errors="replace").splitlines()
    first = rows[0].split(" ", 1)[0]
    seen: Counter[str] = Counter()
    found: list[tuple[str, int]] = []
    for row in rows:
        match = _LINE.match(row)
        if match is None or not row.startswith(f"{first} "):
            continue
        seen[match[1]] += 1
        told = match[1] == "write" and re.match(r"[12],", match[2])
        reads = match[1] == "openat" and "O_CREAT" not in match[2]
        if not told and not reads and "/dev/null" not in match[2]:
            found.append((match[1], seen[match[1]]))
    return found


def _works() -> bool:
    if shutil.which("strace") is None:
        return False
    words = ["strace", "-qq", "-o", "/dev/null", "-e", "inject=fsync:error=EIO:when=1", "true"]
    return subprocess.run(words, capture_output=True, check=False).returncode == 0


@pytest.mark.parametrize("scene", SCENES, ids=lambda scene: scene.name.replace(" ", "-"))
def test_an_error_or_a_kill_at_a_system_call_loses_nothing(
    stage: Stage, scene: Scene, full: bool, tmp_path: Path, record_property: Callable[[str, object], None]
) -> None:
    if not _works():
        pytest.skip("strace is not here, or may not trace: only the calls of Python were broken")
    if not full and scene.name not in ("session end", "ref"):
        pytest.skip("short form: two verbs are traced; --full-faults traces all")
    log = tmp_path / "log"
    root = stage.fresh(scene)
    # Python writes nothing of its own here; the call is made twice so that both see the same files
    assert _traced(stage, scene, root, log).code == 0
    writing = _writing(log)
    assert len(writing) > 8
    ended: Counter[str] = Counter()
    chosen = writing if full else writing[1 :: max(1, len(writing) // 2)][:2]
    for name, when in chosen:
        for fault, word in (("error=EIO", "EIO"), ("signal=KILL", ""), ("error=ENOSPC", "ENOSPC"))[
            : 3 if full else 2
        ]:
            root = stage.fresh(scene)
            # Python opens its own files and writes its own answers: those calls fail once, the others from there on
            lasting = "" if name in ("openat", "write") else "+"
            ran = _traced(stage, scene, root, log, "-e", f"inject={name}:{fault}:when={when}{lasting}")
            try:
                ended[verdict.judge(stage, scene, root, ran, word)] += 1
            except AssertionError as error:
                raise AssertionError(f"{scene.name}: {fault} at {name} {when}: {error}") from error
            stage.drop(root)
    counted = ", ".join(f"{count} {word}" for word, count in sorted(ended.items()))
    record_property("faults", f"{scene.name}: {len(chosen)} of {len(writing)} system calls, {counted}")
