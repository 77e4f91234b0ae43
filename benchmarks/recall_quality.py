"""Quality of recall on long-term-memory question sets. `python -m benchmarks.recall_quality DIRECTORY`.

DIRECTORY holds sets (any of locomo-turn-*, locomo-session-*, beam*), each with docs.jsonl (id, group, seq, ts, who,
session, text) and questions.jsonl (qid, group, cat, q, gold). A question is asked of its own group. The sets are not
part of this repository. Printed beside the floors: R@5, R@10, MRR, nDCG@10, the cost of one misspelt word, and whether
two runs gave the same ids.
"""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Callable, Iterator
from math import log2
from random import Random

from memkit.recall import ranker

Row = dict[str, object]
Ranker = Callable[[str, int], list[str]]

# set → unit, categories that count (none: all), floors
SETS: dict[str, tuple[str, str, dict[str, float]]] = {
    "locomo-turn": ("entry", "1234", {"R@5": 0.68, "R@10": 0.74, "nDCG": 0.60}),
    "locomo-session": ("session", "1234", {"R@5": 0.85, "MRR": 0.82}),
    "beam": ("entry", "", {"R@10": 0.54, "nDCG": 0.45}),
}
MISSPELT_COST = 0.06


def main() -> int:
    """Prints one row a set; 1 if a floor was missed."""
    if len(sys.argv) != 2:
        print("usage: python -m benchmarks.recall_quality DIRECTORY", file=sys.stderr)
        return 2
    missed = False
    for name in sorted(os.listdir(sys.argv[1])):
        kind = next((kind for kind in SETS if name.startswith(kind)), None)
        if kind:
            missed |= not measure(os.path.join(sys.argv[1], name), name, *SETS[kind])
    return 1 if missed else 0


def measure(folder: str, name: str, unit: str, categories: str, floors: dict[str, float]) -> bool:
    """Prints the row of one set; whether its floors hold."""
    plain, again, spoilt = [], [], []
    for documents, questions in groups(folder, categories):
        ask, ask_again = ranker(documents, unit), ranker(list(reversed(documents)), unit)
        for row in questions:
            question, gold = str(row["q"]), set(map(str, row["gold"]))  # type: ignore[call-overload]
            found = ask(question, 20)
            plain.append(figures(found, gold))
            again.append(found == ask_again(question, 20))
            spoilt.append(figures(ask(misspelt(question), 20), gold))
    mean = {key: sum(one[key] for one in plain) / len(plain) for key in plain[0]}
    cost = mean["R@10"] - sum(one["R@10"] for one in spoilt) / len(spoilt)
    shown = "  ".join(
        f"{key} {value:.3f}" + (f" (floor {floors[key]:.2f})" if key in floors else "")
        for key, value in mean.items()
    )
    same = "two runs agree" if all(again) else "TWO RUNS DIFFER"
    print(f"{name:<20} n={len(plain):<5} {shown}  one misspelt word −{cost:.3f}  {same}", flush=True)
    holds = all(mean[key] >= floor for key, floor in floors.items())
    return holds and cost <= MISSPELT_COST and all(again)


def groups(folder: str, categories: str) -> Iterator[tuple[list[Row], list[Row]]]:
    """Documents and questions of each conversation."""
    documents, questions = (lines(os.path.join(folder, f"{what}.jsonl")) for what in ("docs", "questions"))
    for group in sorted({str(row["group"]) for row in questions}):
        asked = [row for row in questions if row["group"] == group]
        counted = [row for row in asked if not categories or str(row["cat"]) in categories]
        yield [row for row in documents if row["group"] == group], counted


def lines(path: str) -> list[Row]:
    """The objects of a JSONL file."""
    with open(path, encoding="utf-8") as handle:
        return [json.loads(line) for line in handle if line.strip()]


def figures(found: list[str], gold: set[str]) -> dict[str, float]:
    """R@5, R@10, MRR and nDCG@10 of one answer."""
    places = [place for place, id in enumerate(found) if id in gold]
    gain = sum(1 / log2(place + 2) for place in places if place < 10)
    best = sum(1 / log2(place + 2) for place in range(min(10, len(gold))))
    return {
        "R@5": sum(place < 5 for place in places) / len(gold),
        "R@10": sum(place < 10 for place in places) / len(gold),
        "MRR": 1 / (places[0] + 1) if places else 0.0,
        "nDCG": gain / best,
    }


def misspelt(question: str) -> str:
    """The question with one slip in one of its longer words: dropped, doubled, swapped or wrong letter."""
    words = question.split()
    long = [place for place, word in enumerate(words) if place and len(word) >= 6 and word.isalpha()]
    if not long:
        return question
    # A seed of the text itself, so that every run makes the same slips.
    chance = Random(question)
    place = chance.choice(long)
    word, at, kind = words[place], chance.randrange(1, len(words[place]) - 1), chance.randrange(4)
    middle = ("", word[at] * 2, word[at + 1] + word[at], chance.choice("aeiou"))[kind]
    words[place] = word[:at] + middle + word[at + (2 if kind == 2 else 1) :]
    return " ".join(words)


if __name__ == "__main__":
    sys.exit(main())
