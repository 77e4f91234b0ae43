"""Fits the weights of `memkit.rules.norms.leaning` on fixtures/norms: `python -m tests.rules.fit_norms`.

Logistic regression over words and pairs of words, a language at a time, in plain Python. Weights are rounded to tenths. Sentences
with an imperative, a duty of people or something to obey are left out, since they never reach the weights.
"""

from __future__ import annotations

import itertools
import json
import math
from collections import Counter
from pathlib import Path

from memkit.rules.norms.duties import PLAIN_VERBS, duty_in, imperative_in
from memkit.rules.norms.instructions import instruction_in
from memkit.rules.norms.leaning import features_of
from memkit.rules.norms.sentences import statements_of

ROOT = Path(__file__).parents[2]
TONGUES = ("en", "de", "fr", "es")
_RIDGE, _ROUNDS, _STEP = 0.5, 40, 0.3
# Lighter features are left out: the tables are half as long, and the rates outside the fit stay the same.
_LEAST, _LEAST_OF_PAIRS = 2, 3


def rows_of(tongue: str) -> list[dict[str, object]]:
    """The labelled sentences of one language that the weights decide: split, norm, text."""
    text = (ROOT / "fixtures" / "norms" / f"{tongue}.jsonl").read_text(encoding="utf-8")
    return [row for line in text.splitlines() if not _is_decided((row := json.loads(line))["text"], tongue)]


def _is_decided(text: str, tongue: str) -> bool:
    """Whether a sentence has an imperative in front, a duty of people, or something to obey."""
    statements = statements_of(text)
    if any(duty_in(clause, tongue) for statement in statements for clause in statement):
        return True
    opening = [statement if tongue in PLAIN_VERBS else statement[:1] for statement in statements]
    if any(imperative_in(clause, tongue) for clauses in opening for clause in clauses):
        return True
    return instruction_in(text) is not None


def features_in(text: str, tongue: str) -> list[str]:
    """All features of a claim, and the one that every claim has."""
    clauses = [clause for statement in statements_of(text) for clause in statement]
    return ["*", *sorted(features_of(clauses, tongue))]


def fit(rows: list[dict[str, object]], tongue: str) -> dict[str, int]:
    """The weight of each feature in tenths, for the labels of these rows; a pair of words counts if two rows have it."""
    held = [features_in(str(row["text"]), tongue) for row in rows]
    counts = Counter(itertools.chain.from_iterable(held))
    known: dict[str, int] = {}
    samples = [
        (
            [known.setdefault(name, len(known)) for name in names if counts[name] > 1 or "_" not in name],
            bool(row["norm"]),
        )
        for names, row in zip(held, rows, strict=True)
    ]
    # as much weight for all orders together as for all descriptions, so that a limit means the same in each language
    orders = sum(norm for _, norm in samples)
    factor = (len(samples) - orders) / orders
    weights, squares = [0.0] * len(known), [1e-8] * len(known)
    for _ in range(_ROUNDS):
        slopes = [_RIDGE * weight for weight in weights]
        for places, norm in samples:
            miss = 1 / (1 + math.exp(-sum([weights[at] for at in places]))) - norm
            miss *= factor if norm else 1
            for at in places:
                slopes[at] += miss
        for at, slope in enumerate(slopes):
            squares[at] += slope * slope
            weights[at] -= _STEP * slope / math.sqrt(squares[at])
    tenths = {name: round(10 * weights[at]) for name, at in known.items()}
    return {
        name: weight
        for name, weight in tenths.items()
        if abs(weight) >= (_LEAST_OF_PAIRS if "_" in name else _LEAST)
    }


def table_of(weights: dict[str, int]) -> str:
    """The weights as lines of a weight and its features, heaviest first."""
    names: dict[int, list[str]] = {}
    for name in sorted(weights):
        names.setdefault(weights[name], []).append(name)
    return "\n".join(" ".join([str(weight), *names[weight]]) for weight in sorted(names, reverse=True))


def write_weights() -> None:
    """Writes the module of weights: one table a language."""
    tables = [f'    "{tongue}": """\n{table_of(fit(rows_of(tongue), tongue))}\n""",\n' for tongue in TONGUES]
    (ROOT / "memkit" / "rules" / "norms" / "weights.py").write_text(
        f'"""Which way words lean, by language, in tenths, above zero towards people; written by `python -m tests.rules.fit_norms`."""\n\nLEANS = {{\n{"".join(tables)}}}\n',
        encoding="utf-8",
    )


if __name__ == "__main__":
    write_weights()
