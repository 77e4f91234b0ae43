"""Labels that precede a statement in running text, as in "**Decision:** we use oak"."""

from __future__ import annotations

from collections.abc import Iterator

from memkit.documents.decision import labelled_blocks
from memkit.documents.page import Page
from memkit.documents.sentences import split
from memkit.documents.statements import Place, Run, Unit


def label_runs(page: Page, names: frozenset[str]) -> Iterator[tuple[Run, str]]:
    """Each labelled text with its label."""
    for section, block, key, value in labelled_blocks(page):
        units = tuple(
            Unit(sentence, block, "prose", 0, at, value) for at, sentence in enumerate(split(value.text))
        )
        if key in names and len(value.text) > 3:
            yield Run(Place(section, "label", False, "label", 1), units), key
