"""An error and a kill at every writing call of every writing verb."""

from __future__ import annotations

import errno
from collections import Counter
from collections.abc import Callable

import pytest

from tests.faults import verdict
from tests.faults.scenes import SCENES, Scene, Stage

# how a call is broken, and the code where it fails
FAULTS: tuple[tuple[str, str], ...] = (
    ("sticky", "EIO"),
    ("after", ""),
    ("before", ""),
    ("sticky", "ENOSPC"),
    ("sticky", "EROFS"),
    ("below", "EIO"),
    ("below", "EACCES"),
    ("once", "EIO"),
    ("once", "ENOSPC"),
    ("torn", ""),
)


def _turns(count: int, full: bool, faults: int, salt: int) -> list[tuple[int, int]]:
    """Which call is broken by which fault: all by all, or a few spread over the verb and over the faults."""
    if full:
        return [(at, fault) for at in range(count) for fault in range(faults)]
    spread = sorted({salt % 3, 3, 5, count // 2, count - 1} & set(range(count)))
    return [(at, (turn + salt) % 6) for turn, at in enumerate(spread)]


@pytest.mark.parametrize("scene", SCENES, ids=lambda scene: scene.name.replace(" ", "-"))
def test_nothing_acknowledged_is_lost_and_the_next_command_works(
    stage: Stage, scene: Scene, full: bool, record_property: Callable[[str, object], None]
) -> None:
    root = stage.fresh(scene)
    clean = stage.call(root, *scene.argv, stdin=scene.stdin)
    assert clean.code == 0, clean
    assert verdict.judge(stage, scene, root, clean, "") == "acknowledged"
    ended: Counter[str] = Counter()
    for at, turn in _turns(len(clean.calls), full, len(FAULTS), SCENES.index(scene)):
        how, name = FAULTS[turn]
        if how == "torn" and clean.calls[at] not in ("write", "pwrite"):
            continue
        root = stage.fresh(scene)
        fault = {"at": at, "how": how, "errno": getattr(errno, name) if name else 0}
        ran = stage.call(root, *scene.argv, stdin=scene.stdin, fault=fault)
        try:
            ended[verdict.judge(stage, scene, root, ran, name)] += 1
        except AssertionError as error:
            said = f"{scene.name}: {how} {name} at call {at} ({clean.calls[at]}) in {root}"
            raise AssertionError(f"{said}: {error}") from error
        stage.drop(root)
    assert sum(ended.values()) > 0
    counted = ", ".join(f"{count} {word}" for word, count in sorted(ended.items()))
    record_property("faults", f"{scene.name}: {len(clean.calls)} writing calls, {counted}")
