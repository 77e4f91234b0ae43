"""A seeded script of working-memory operations, and a player for it. Needs memkit and Python alone.

`python -m tests.working_memory.script ROOT SEED LENGTH` plays it in a workspace.
"""

from __future__ import annotations

import random
import sys
from pathlib import Path

from tests.working_memory.house import in_process

_WORDS = "tide buoy crane quay lock pilot berth fog gauge ferry".split()

_REFUSALS = ("unknown-id", "nothing-consolidated")


def script(seed: int, length: int) -> list[tuple[str, ...]]:
    """The same calls for the same seed: so many operations, in sessions whose seeds are given."""
    dice = random.Random(seed)
    calls: list[tuple[str, ...]] = [_start(0)]
    for turn in range(length):
        call = _operation(dice)
        calls.append(call)
        if call[:2] == ("session", "end"):
            calls.append(_start(turn + 1))
    return [*calls, ("session", "end", "-m", "The last words")]


def _start(number: int) -> tuple[str, ...]:
    return ("session", "start", "--seed", f"{number:010x}")


def _operation(dice: random.Random) -> tuple[str, ...]:
    text = " ".join(dice.choices(_WORDS, k=5))
    every: tuple[tuple[str, ...], ...] = (
        ("note", text, "--ttl", str(dice.randint(1, 6))),
        ("note", text, "--data", f'{{"place":"{dice.choice(_WORDS)}","n":{dice.randint(1, 9)}.50}}'),
        ("wm", "touch", str(dice.randint(1, 9))),
        ("wm", "tick", "--times", str(dice.randint(1, 2))),
        ("wm", "goal", text),
        ("episode",),
        ("session", "end", "-m", text),
    )
    return dice.choices(every, (3, 1, 10, 1, 1, 0.4, 0.6))[0]


def play(root: Path, seed: int, length: int) -> None:
    """Plays the script in this process; touching a note that is gone is refused, and that is an answer too."""
    for call in script(seed, length):
        said = in_process(root, *call)
        refused = said.code == 4 and any(f"[{word}]" in said.err for word in _REFUSALS)
        assert said.code == 0 or refused, (call, said)


if __name__ == "__main__":
    play(Path(sys.argv[1]), int(sys.argv[2]), int(sys.argv[3]))
