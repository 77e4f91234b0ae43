"""Fits the weights of `memkit.rules.norms.leaning` on fixtures/norms: `python -m tests.rules.fit_norms`.

Logistic regression over stems, a language at a time, in plain Python. Weights are rounded to tenths. Sentences
that the grammar of orders decides are left out, since they never reach the weights.
"""

from __future__ import annotations

import json
import math
from pathlib import Path

from memkit.rules.norms.duties import duty_in
from memkit.rules.norms.instructions import instruction_in
from memkit.rules.norms.judge import imperative_in
from memkit.rules.norms.leaning import stems_of
from memkit.rules.norms.sentences import statements_of

ROOT = Path(__file__).parents[2]
TONGUES = {"en": "English", "de": "German", "fr": "French", "es": "Spanish"}
_RIDGE, _ROUNDS, _STEP, _WIDTH = 0.7, 40, 0.3, 108


def rows_of(tongue: str) -> list[dict[str, object]]:
    """The labelled sentences of one language that the weights decide: split, norm, text."""
    text = (ROOT / "fixtures" / "norms" / f"{tongue}.jsonl").read_text(encoding="utf-8")
    return [row for line in text.splitlines() if not _is_decided((row := json.loads(line))["text"], tongue)]


def _is_decided(text: str, tongue: str) -> bool:
    """Whether a sentence is an order by its grammar, or holds something to obey."""
    clauses = [clause for statement in statements_of(text) for clause in statement]
    ordered = any(imperative_in(clause, tongue) or duty_in(clause, tongue) for clause in clauses)
    return ordered or instruction_in(text) is not None


def stems_in(text: str) -> list[str]:
    """All stems of a claim, and the one that every claim has."""
    return ["*", *sorted(stems_of([clause for statement in statements_of(text) for clause in statement]))]


def fit(rows: list[dict[str, object]]) -> dict[str, int]:
    """The weight of each stem in tenths, for the labels of these rows."""
    known: dict[str, int] = {}
    samples = [
        ([known.setdefault(stem, len(known)) for stem in stems_in(str(row["text"]))], bool(row["norm"]))
        for row in rows
    ]
    weights, squares = [0.0] * len(known), [1e-8] * len(known)
    for _ in range(_ROUNDS):
        slopes = [_RIDGE * weight for weight in weights]
        for held, norm in samples:
            miss = 1 / (1 + math.exp(-sum([weights[at] for at in held]))) - norm
            for at in held:
                slopes[at] += miss
        for at, slope in enumerate(slopes):
            squares[at] += slope * slope
            weights[at] -= _STEP * slope / math.sqrt(squares[at])
    return {stem: round(10 * weights[at]) for stem, at in known.items()}


def table_of(weights: dict[str, int]) -> str:
    """The weights as lines of a weight and its stems, heaviest first; stems that weigh nothing left out."""
    lines = []
    for weight in sorted(set(weights.values()) - {0}, reverse=True):
        line = str(weight)
        for stem in sorted(stem for stem, held in weights.items() if held == weight):
            if len(line) + len(stem) >= _WIDTH:
                lines.append(line)
                line = str(weight)
            line += f" {stem}"
        lines.append(line)
    return "\n".join(lines)


def write_weights() -> None:
    """Writes one module of weights a language."""
    for tongue, name in TONGUES.items():
        path = ROOT / "memkit" / "rules" / "norms" / f"weights_{tongue}.py"
        table = table_of(fit(rows_of(tongue)))
        path.write_text(
            f'"""Which way {name} stems lean, in tenths, above zero towards people; written by `python -m tests.rules.fit_norms`."""\n\nLEANS = """\n{table}\n"""\n',
            encoding="utf-8",
        )


if __name__ == "__main__":
    write_weights()
