"""The inside of a section: under each heading its adopted prose, unchanged, and then its facts."""

from __future__ import annotations

from collections.abc import Callable

from memkit.model.fact import Fact
from memkit.projections.text import block, inline


def grouped(by_heading: dict[str, list[Fact]], printed: Callable[[Fact], str]) -> list[str]:
    """The blocks of one section; what has no heading comes first, headings keep their old order."""
    parts = []
    for heading in sorted(by_heading, key=lambda name: (name != "", first_place(by_heading[name]))):
        facts = by_heading[heading]
        parts += [f"### {inline(heading)}"] if heading else []
        parts += prose_blocks([fact for fact in facts if fact.kind == "prose"])
        items = [printed(fact) for fact in facts if fact.kind != "prose"]
        parts += ["\n".join(items)] if items else []
    return parts


def prose_blocks(prose: list[Fact]) -> list[str]:
    """Blocks of adopted prose in their old order."""
    return [block(fact.body or fact.text) for fact in sorted(prose, key=old_place)]


def first_place(facts: list[Fact]) -> tuple[int, int]:
    """The earliest old place of several."""
    return min(map(old_place, facts))


def old_place(fact: Fact) -> tuple[int, int]:
    """Where an adopted fact or block stood: the place of its own event in the ledger."""
    return fact.history[0][:2] if fact.history else (0, 0)
