"""A developer's thesaurus, by hand: what a note may say where a question says something else.

`thesaurus.txt` has a line a word: `freeze: hang9 stuck7 block7 suspend5`. The digit says how often the other word stands
for it in the text of a project: 9 nearly always, 7 often, 5 where the answer names it. 9 and 7 also hold the other way
round. `benchmarks.word_table` puts it into the table of neighbours.
"""

from __future__ import annotations

from pathlib import Path

from memkit.recall.analyse import base_stem

_LINES = Path(__file__).with_name("thesaurus.txt")
# from this likeness on two words stand for one another; below the highest a little less the other way round
_MUTUAL, _SAME, _LESS = 7, 9, 1


def by_thesaurus() -> dict[str, dict[str, int]]:
    """Stem → the stems that may stand for it, each with its likeness in tenths."""
    out: dict[str, dict[str, int]] = {}
    for head, _, others in (line.partition(": ") for line in _LINES.read_text("ascii").splitlines()):
        for word, likeness in ((other[:-1], int(other[-1])) for other in others.split()):
            _add(out, head, word, likeness)
            if likeness >= _MUTUAL:
                _add(out, word, head, likeness if likeness == _SAME else likeness - _LESS)
    return out


def _add(out: dict[str, dict[str, int]], word: str, other: str, likeness: int) -> None:
    stem, near = base_stem(word), base_stem(other)
    if stem != near:
        held = out.setdefault(stem, {})
        held[near] = max(likeness, held.get(near, 0))
