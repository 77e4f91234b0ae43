"""Sections and headings: under each its adopted prose, unchanged, and then its facts."""

from __future__ import annotations

from collections.abc import Callable

from memkit.model.fact import Fact
from memkit.rules.view import section
from memkit.views.text import block, inline

PREAMBLE = "prose"

Printed = Callable[[Fact], str]
Home = Callable[[Fact], tuple[str, str]]


def home(fact: Fact) -> tuple[str, str]:
    """The section a fact stands in and its sub-heading; prose of no section has its own heading for one."""
    name = section(fact)
    return (fact.heading, "") if name == PREAMBLE and fact.heading else (name, fact.heading)


def joined_home(fact: Fact) -> tuple[str, str]:
    """The same on one level: the words of both headings; a fact that never stood under one has none."""
    section_of = fact.section if fact.kind == "prose" and fact.section != PREAMBLE else ""
    return " / ".join(filter(None, (section_of, fact.heading))), ""


def sectioned(facts: list[Fact], titles: dict[str, str], printed: Printed, where: Home = home) -> list[str]:
    """The blocks of a page: our sections in the order of `titles`, then adopted ones in their old order.

    An empty title prints no heading; sections that share one are one.
    """
    homes: dict[str, dict[str, list[Fact]]] = {}
    for fact in facts:
        name, heading = where(fact)
        homes.setdefault(titles.get(name, name), {}).setdefault(heading, []).append(fact)
    ours = [title for title in dict.fromkeys(titles.values()) if title in homes]
    adopted = [title for title in homes if title not in ours]
    adopted.sort(key=lambda title: min(map(_first_place, homes[title].values())))
    parts = []
    for title in [*ours, *adopted]:
        parts += [f"## {inline(title)}"] if title else []
        parts += _grouped(homes[title], printed)
    return parts


def _grouped(by_heading: dict[str, list[Fact]], printed: Printed) -> list[str]:
    parts = []
    for heading in sorted(by_heading, key=lambda name: (name != "", _first_place(by_heading[name]))):
        facts = by_heading[heading]
        parts += [f"### {inline(heading)}"] if heading else []
        parts += prose_blocks([fact for fact in facts if fact.kind == "prose"])
        items = [printed(fact) for fact in facts if fact.kind != "prose"]
        parts += ["\n".join(items)] if items else []
    return parts


def prose_blocks(prose: list[Fact]) -> list[str]:
    """Blocks of adopted prose in their old order; an empty one only kept its heading."""
    return [block(fact.body or fact.text) for fact in sorted(prose, key=_old_place) if fact.body or fact.text]


def _first_place(facts: list[Fact]) -> tuple[int, int]:
    return min(map(_old_place, facts))


def _old_place(fact: Fact) -> tuple[int, int]:
    """Where an adopted fact or block stood: the place of its own event in the ledger."""
    return fact.history[0][:2] if fact.history else (0, 0)
