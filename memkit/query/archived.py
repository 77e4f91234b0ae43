"""Archived facts that a question matches: what decay or somebody put away, but nothing replaced and nobody took back."""

from __future__ import annotations

from memkit.query.fact_search import ALL, FACTS, ask_index, corpus_for, search

TYPE_CHECKING = False
if TYPE_CHECKING:
    from memkit.model.fact import Fact
    from memkit.query.entry_index import EntryIndex
    from memkit.query.reader import Reader
    from memkit.query.recall import Asked

# so many are counted at most
_MOST = 100


def archived_matches(reader: Reader, asked: Asked) -> int:
    """How many archived facts, of those that this reader may see and that pass the filters, answer a question."""
    if not ask_index(reader, lambda index: _has_ended_facts(reader, index)):
        return 0
    from memkit.query.filters import tests_for
    from memkit.rules.decay import place

    tests = tests_for(reader, asked)

    def accept(fact: Fact) -> bool:
        is_put_away = place(fact) == "archive" and fact.shown_status == "archived"
        return is_put_away and all(test(fact) for test in tests.values())

    hits, _ = search(reader, asked.question, _MOST, accept, False, archive=True, reports=False)
    return sum(not hit.weak for hit in hits)


def _has_ended_facts(reader: Reader, index: EntryIndex) -> bool:
    """Whether more than live facts is in the index: else no fact need be opened."""
    return corpus_for(reader, index, ALL).entries > corpus_for(reader, index, FACTS).entries
