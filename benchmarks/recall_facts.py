"""Questions put to facts: `python -m benchmarks.recall_facts`.

recall_facts.jsonl has what an agent could note about four public projects, questions that a newcomer would ask,
questions on absent topics, and two questions for each claim as `--asks` gives them. The writers of claims, questions and
`asks` saw neither the ranker nor each other's questions. Each project is asked among its own 36 facts and among all 144; no
fact, every second or every fact has its `asks`. Printed: right facts in the first three, those of them called weak, and
absent topics answered.
"""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Iterator
from typing import Any

from memkit.recall.answer import answer
from memkit.recall.corpus import Corpus
from memkit.recall.grow import build
from memkit.store.assets import neighbour_table

Row = dict[str, Any]
SET = os.path.join(os.path.dirname(os.path.abspath(__file__)), "recall_facts.jsonl")
SESSIONS = 8
# every so many facts have questions of their own
EVERY = {"no asks": 0, "every second": 2, "every fact": 1}


def main() -> int:
    """Prints a row for each size of memory and share of facts with `asks`."""
    with open(SET, encoding="utf-8") as handle:
        rows: list[Row] = [json.loads(line) for line in handle]
    projects = sorted({row["project"] for row in rows})
    for title, every in EVERY.items():
        for alone in (True, False):
            found = [measure(rows, project, every, alone) for project in projects]
            asked, right, weak, absent, answered = (sum(column) for column in zip(*found, strict=True))
            size = 36 if alone else 144
            print(
                f"{title:<13} {size:>4} facts  right {right}/{asked}  weak {weak}  absent answered {answered}/{absent}"
            )
    return 0


def measure(rows: list[Row], project: str, every: int, alone: bool) -> tuple[int, int, int, int, int]:
    """Questions of one project, those answered right, of these weak; absent topics, those answered."""
    mine = [row for row in rows if row["project"] == project]
    corpus = Corpus(build(list(facts(mine if alone else rows, every))))
    asked = [row for row in mine if "question" in row]
    right = weak = 0
    for row in asked:
        wanted = {row["claim"], *row.get("also", ())}
        hits = [hit for hit in ask(row["question"], corpus, project) if hit.id in wanted]
        right += bool(hits)
        weak += bool(hits) and hits[0].weak
    absent = [row["absent"] for row in mine if "absent" in row]
    tops = [ask(question, corpus, project)[:1] for question in absent]
    return len(asked), right, weak, len(absent), sum(bool(top) and not top[0].weak for top in tops)


def ask(question: str, corpus: Corpus, project: str) -> list[Any]:
    """The first three hits, as `recall` ranks them."""
    return answer(question, corpus, 3, guesses=neighbour_table, project=project)[0]


def facts(rows: list[Row], every: int) -> Iterator[Row]:
    """Claims as entries of the index, a few in each session."""
    for number, row in enumerate(row for row in rows if "claim" in row):
        asks = row["asks"] if every and number % every == 0 else []
        session = f"{row['project']}-{number % SESSIONS}"
        yield {
            "id": row["claim"],
            "seq": number,
            "ts": f"2026-01-{1 + number % SESSIONS:02}",
            "who": "agent:codex",
            "session": session,
            "text": " ".join((row["claim"], *asks, f"(f{number})")),
        }


if __name__ == "__main__":
    sys.exit(main())
