"""Five hundred operations of working memory, twice, under another zone and hash seed: the same bytes."""

from __future__ import annotations

import os
import random
import subprocess
import sys
from pathlib import Path

from tests.working_memory.house import House, in_process

_WORDS = "tide buoy crane quay lock pilot berth fog gauge ferry".split()


def script(seed: int, length: int) -> list[tuple[str, ...]]:
    """A seeded script: the same calls for the same seed."""
    dice = random.Random(seed)
    calls: list[tuple[str, ...]] = []
    for _ in range(length):
        text = " ".join(dice.choices(_WORDS, k=5))
        calls.append(
            dice.choices(
                (
                    ("note", text, "--ttl", str(dice.randint(1, 6))),
                    ("note", text, "--data", f'{{"place":"{dice.choice(_WORDS)}","n":{dice.randint(1, 9)}}}'),
                    ("wm", "touch", str(dice.randint(1, 9))),
                    ("wm", "tick", "--times", str(dice.randint(1, 2))),
                    ("wm", "goal", text),
                    ("episode",),
                    ("session", "end", "-m", text),
                ),
                (3, 1, 10, 1, 1, 0.4, 0.6),
            )[0]
        )
    return [*calls, ("session", "end", "-m", "The last words")]


def play(root: Path, seed: int, length: int) -> None:
    """Plays the script in this process; touching a note that is gone is refused, and that is an answer too."""
    for call in script(seed, length):
        said = in_process(root, *call)
        assert said.code in (0, 4), (call, said)


def test_five_hundred_operations_twice_give_the_same_bytes(tmp_path: Path) -> None:
    ledgers: list[House] = []
    players: list[subprocess.Popen[bytes]] = []
    for name, zone, hash_seed in (("one", "Asia/Tokyo", "1"), ("elsewhere", "America/New_York", "77")):
        house = House(tmp_path / name, {"TZ": zone, "PYTHONHASHSEED": hash_seed, "LC_ALL": "C.UTF-8"})
        house.do("init", "--preset", "solo")
        code = "import sys; from pathlib import Path; from tests.working_memory.test_determinism import play; play(Path(sys.argv[1]), 20261115, 500)"
        repository = Path(__file__).parents[2]
        env = {**house.env, "PYTHONPATH": os.fspath(repository)}
        players.append(subprocess.Popen([sys.executable, "-c", code, str(house.root)], env=env))
        ledgers.append(house)
    assert [player.wait() for player in players] == [0, 0]
    one, other = (house.sessions() for house in ledgers)
    assert one == other
    assert len(one) > 5
    assert sum(data.count(b"- Consolidated:") for data in one.values()) > 20
    assert sum(data.count(b"- Summarised:") for data in one.values()) > 3
    for name in one:
        ledgers[0].do("replay", "--trace", name.removesuffix(".md"))
