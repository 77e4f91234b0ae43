"""Reads the old pages, and decides which place has an id that two places claim."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from memkit.documents.tools.items import Accept, Found
from memkit.documents.tools.source import Clean, Source, Watch, below, read_source
from memkit.documents.tools.vision import take_vision
from memkit.documents.tools.walk import Page, walk
from memkit.model.problem import WARNING, Problem

CONTINUITY, VISION, INDEX, POLICY = "continuity.md", "vision.md", "archive/INDEX.md", "decay-policy.md"
THREADS, ARCHIVE = "open-threads/", "archive/"

Spot = tuple[str, int]


def read_sources(
    files: Mapping[str, bytes], base: str, replaced: Mapping[str, str], clean: Clean, watch: Watch
) -> tuple[list[Source], list[Problem]]:
    """The old pages in the order of adoption, without pages that memkit rendered or adopted before."""
    named = below(files, base)
    wanted = [name for name in (CONTINUITY, VISION, POLICY) if name in named]
    wanted += [name for name in named if name.startswith(THREADS) and name.endswith(".md")]
    wanted += [name for name in named if name.startswith(ARCHIVE) and name.endswith(".md") and name != INDEX]
    wanted += [INDEX] if INDEX in named else []
    sources: list[Source] = []
    problems: list[Problem] = []
    for name in watch(wanted, len(wanted), "reading pages of the old memory"):
        source, found = read_source(named[name], name, files[named[name]], clean)
        if source is not None and replaced.get(source.path) != source.sha256:
            sources.append(source)
            problems += found
    return sources, problems


def read_page(source: Source, accept: Accept) -> Page:
    """A page by its headings; vision's fact is a paragraph."""
    if source.name != VISION:
        return walk(source.lines, accept)
    title = next((line[2:].strip() for line in source.lines if line.startswith("# ")), "")
    lines, taken = take_vision(source.lines, title)
    return walk(lines, accept, taken)


@dataclass(frozen=True, slots=True)
class Claims:
    """The place of each id: the first live place that claims it, else the last in the archive."""

    spots: dict[str, Spot]
    problems: tuple[Problem, ...]
    # every page, read as if it had all that it claims
    pages: dict[str, Page]

    def page(self, source: Source) -> Page:
        """A page with the facts that belong to it; facts of another place stay prose here."""

        def has(found: Found) -> bool:
            return self.spots.get(found.id) == (source.path, found.line)

        page = self.pages[source.path]
        return (
            page
            if all(has(found) for group in page.groups for found in group.facts)
            else read_page(source, has)
        )


def claims(sources: list[Source], watch: Watch) -> Claims:
    """Reads every page to see who claims what."""
    pages: dict[str, Page] = {}
    live: dict[str, Spot] = {}
    archived: dict[str, Spot] = {}
    problems: list[Problem] = []
    for source in watch(sources, len(sources), "looking for facts"):
        pages[source.path] = read_page(source, lambda _: True)
        for group in pages[source.path].groups:
            for found in group.facts:
                here = (source.path, found.line)
                if source.name.startswith(ARCHIVE):
                    archived[found.id] = here
                elif live.setdefault(found.id, here) != here:
                    problems.append(_twice(found, source, live[found.id]))
    return Claims({**archived, **live}, tuple(problems), pages)


def _twice(found: Found, source: Source, first: Spot) -> Problem:
    said = f"{found.id} stands twice; the first one counts, this one stays as prose"
    return Problem("duplicate-id", source.path, found.line, said, f"see {first[0]}:{first[1]}", WARNING)
