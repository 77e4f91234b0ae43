"""An error and a kill at every system call by which a verb touches the workspace, where strace can reach into it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.faults import tracing, verdict
from tests.faults.scenes import SCENES, Scene, Stage
from tests.faults.tracing import Step

Turn = tuple[Step, str]
# reading calls by which content comes in: broken the first and the last time they touch a file, others the first time
_CONTENT = ("openat", "read", "pread64", "getdents64", "flock")
# where events go; for what records none, where its answer goes
_HEART = ("/sessions", "/.memkit/open", "continuity.md")


def _faults(at: int, step: Step) -> list[str]:
    """How a call is broken: one that writes in every way, one that reads by an error.

    A kill where nothing is being changed leaves the files of the next call that changes something.
    """
    if step.writes:
        return ["error=EIO", "signal=KILL", "error=ENOSPC", "error=EACCES"]
    may = step.name in ("openat", "newfstatat", "access") and at % 2
    return ["error=EACCES" if may else "error=EIO"]


def _turns(found: list[Step], full: bool, salt: int) -> list[Turn]:
    """Every call by every fault; in the short form two, other ones for every verb.

    One of them is a kill where the event itself is written: together the verbs are killed at every step of that.
    """
    every = [(step, fault) for at, step in enumerate(found) for fault in _faults(at, step)]
    if full:
        chosen = _worth_breaking(found)
        return [turn for turn in every if turn[0].writes or turn[0] in chosen]
    heart = [step for step in found if step.writes and any(place in step.line for place in _HEART)]
    return [(heart[salt % len(heart)], "signal=KILL"), every[(salt * 37 + 11) % len(every)]]


def _worth_breaking(found: list[Step]) -> set[Step]:
    """The reading calls that are not a mere repetition: in between, the same call reads the same file."""
    first: dict[tuple[str, str], Step] = {}
    last: dict[tuple[str, str], Step] = {}
    for step in found:
        if not step.writes:
            first.setdefault((step.name, step.files), step)
            last[step.name, step.files] = step
    return {*first.values(), *(step for (name, _), step in last.items() if name in _CONTENT)}


@pytest.mark.parametrize("scene", SCENES, ids=lambda scene: scene.name.replace(" ", "-"))
def test_an_error_or_a_kill_at_a_system_call_loses_nothing(
    stage: Stage, scene: Scene, full: bool, tmp_path: Path, record_property: Callable[[str, object], None]
) -> None:
    if not tracing.works():
        pytest.skip("strace is not here, or may not trace: only the calls of Python were broken")
    log = tmp_path / "log"
    root = tracing.clean(stage, scene, log)
    found = tracing.steps(log, root, stage.folder / "data")
    assert len(found) > 20
    ended: Counter[str] = Counter()
    wrong: list[str] = []
    missed = 0
    chosen = _turns(found, full, SCENES.index(scene))
    for step, fault in chosen:
        root, ran, said = tracing.broken(stage, scene, log, step, fault)
        if not said:
            missed += 1
            stage.drop(root)
            continue
        try:
            word = fault.removeprefix("error=") if fault.startswith("error") else ""
            ended[verdict.judge(stage, scene, root, ran, word, reading=not step.writes)] += 1
        except AssertionError as error:
            wrong.append(f"{fault} at {step.name} {step.when}: {said}\n{error}")
        stage.drop(root)
    assert missed <= 1 + len(chosen) // 20
    assert not wrong, f"{len(wrong)} of {len(chosen)}\n" + "\n\n".join(wrong[:20])
    counted = ", ".join(f"{count} {word}" for word, count in sorted(ended.items()))
    writing = sum(step.writes for step in found)
    record_property(
        "faults",
        f"{scene.name}: {len(found)} system calls in the workspace, {writing} of them writing;"
        f" {len(chosen) - missed} broken: {counted}",
    )
