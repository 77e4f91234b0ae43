"""memkit as a library: `memkit.load(path)` gives a Memory to read. Writing goes through the command."""

from __future__ import annotations

from typing import Any

from memkit.model import Problem
from memkit.query import load
from memkit.query.reader import reader_of
from memkit.store.workspace import find


class Memory:
    """A repository's memory, as its projections may show it."""

    def __init__(self, path: str) -> None:
        self._reader = reader_of(load.load(find(path)), None)

    @property
    def facts(self) -> list[dict[str, Any]]:
        """The live facts, in the shape of `memkit list --json`."""
        return [self._reader.as_json(fact) for fact in self._reader.select()]

    @property
    def problems(self) -> list[Problem]:
        """What reading the ledger found."""
        return self._reader.loaded.problems

    def recall(self, query: str, limit: int = 8) -> list[dict[str, Any]]:
        """The live facts that answer a question best, best first, each with its score and reasons."""
        from memkit.query.fact_search import search

        hits, _ = search(self._reader, query, limit)
        facts = self._reader.state.facts
        return [
            {**self._reader.as_json(facts[hit.id]), "score": hit.score, "explain": list(hit.explain)}
            for hit in hits
        ]

    @property
    def episodes(self) -> list[dict[str, Any]]:
        """What happened in the sessions, newest first, in the shape of `memkit list episodes --json`; not reviewed."""
        from memkit.query.other_texts import episode_row, visible_episodes

        return [episode_row(self._reader, episode) for episode in visible_episodes(self._reader)[::-1]]

    def context(self, intent: str = "", budget: int | None = None) -> str:
        """A context pack for a task, within a token budget."""
        from memkit.query.context import build_pack

        table = self._reader.policy.context
        return build_pack(self._reader, intent, budget or table.tokens, 2000, "agent:library").text
