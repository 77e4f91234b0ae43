"""Markdown text as an outline: sections with their line spans, whose blocks are parsed on demand.

It does not interpret the text.
"""

from __future__ import annotations

import re
from bisect import bisect_left
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from itertools import islice, takewhile
from typing import Any, NamedTuple

from memkit.documents.inline import Inline, folded, holds_any, plain, render
from memkit.documents.line_blocks import scan
from memkit.documents.markup import BOLD, PARTS, Block, NameLine, heading_key, name_lines, parsed
from memkit.documents.segments import References, Segment, split

# "Title {#anchor .class}": the braces are not part of the heading
_ANCHOR = re.compile(r"\s*\{:?\s*[#.][^{}]*\}\s*$")
_LABEL = re.compile(
    r"^\W*(?:(?:architectur\w+ )?decision(?: records?)?|adr|architecture decision records?(?: \(adrs?\))?)"
    r"[\s_#:.\d-]*$",
    re.I,
)


def blocks_of(text: str, first: int) -> tuple[Block, ...]:
    """The blocks of one part of a document: by its lines if these suffice, else by the parser."""
    found = scan(text, first)
    return parsed(text, first, {}) if found is None else found


class Body:
    """The text of a section and its blocks; the blocks, which cost most, are parsed on demand."""

    __slots__ = ("_blocks", "_first", "_folded", "_held", "source")

    def __init__(self, source: str = "", first: int = 1, blocks: tuple[Block, ...] | None = ()) -> None:
        self.source = source
        self._first = first
        self._blocks = blocks
        self._held: dict[tuple[str, ...], bool] | None = None
        self._folded: str | bytes | None = None

    def holds(self, words: tuple[str, ...]) -> bool:
        """Whether the text contains one of the words (in lower case); the answer is cached."""
        if self._held is None:
            self._held, self._folded = {}, folded(self.source)
        held = self._held.get(words)
        if held is None:
            held = self._held[words] = holds_any(self.source, words, self._folded)
        return held

    @property
    def blocks(self) -> tuple[Block, ...]:
        """The blocks of the text, with line numbers of the document."""
        if self._blocks is None:
            self._blocks = blocks_of(self.source, self._first)
        return self._blocks


class Section(NamedTuple):
    """A heading with the blocks up to the next heading; level 0 is the text before the first."""

    level: int
    title: str
    key: str
    start: int
    end: int
    body: Body = Body()
    raw: str = ""

    @property
    def blocks(self) -> tuple[Block, ...]:
        """The blocks below the heading, parsed on first access."""
        return self.body.blocks

    @property
    def source(self) -> str:
        """The raw text below the heading, for quick checks before its blocks are parsed."""
        return self.body.source

    def holds(self, words: tuple[str, ...]) -> bool:
        """Whether its text contains one of the words (in lower case): a quick check before its blocks are parsed."""
        return self.body.holds(words)


@dataclass(frozen=True, slots=True)
class Outline:
    """The sections of a document in order, and its link references."""

    sections: tuple[Section, ...]
    lines: int
    references: Mapping[str, Any] = field(default_factory=dict)
    # every family needs the same few blocks, so rendered blocks are cached
    _starts: tuple[int, ...] = field(default=(), repr=False, compare=False)
    _by_key: dict[str, Section] = field(default_factory=dict, repr=False, compare=False)
    _rendered: dict[str, Inline] = field(default_factory=dict, repr=False, compare=False)
    # the text that the sections are of, if it is known
    source: str = field(default="", repr=False, compare=False)
    _held: dict[tuple[str, ...], bool] = field(default_factory=dict, repr=False, compare=False)
    _folded: list[str | bytes] = field(default_factory=list, repr=False, compare=False)
    # the sections before the body, once they were determined
    opening: list[Section] = field(default_factory=list, repr=False, compare=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "_starts", tuple(section.start for section in self.sections))
        for section in reversed(self.sections):
            if (
                section.level < BOLD
                or section.key not in self._by_key
                or self._by_key[section.key].level == BOLD
            ):
                self._by_key[section.key] = section

    def may_hold(self, words: tuple[str, ...]) -> bool:
        """False only if no section contains one of the words (in lower case): all are searched at once."""
        if not self.source:
            return True
        if words not in self._held:
            if not self._folded:
                self._folded.append(folded(self.source))
            self._held[words] = holds_any(self.source, words, self._folded[0])
        return self._held[words]

    def inline(self, block: Block) -> Inline:
        """The words and links of one block."""
        return self.render(block.raw)

    def text(self, block: Block) -> str:
        """The words of one block."""
        return self.render(block.raw).text

    def render(self, raw: str) -> Inline:
        """The words and links of a piece of this document's markdown."""
        found = self._rendered.get(raw)
        if found is None:
            found = self._rendered[raw] = render(raw, self.references)
        return found

    def named(self, names: Iterable[str]) -> Section | None:
        """The first section with one of these keys; earlier names win, and a real heading wins over a bold line."""
        by_key = self._by_key
        for name in names:
            if name in by_key:
                return by_key[name]
        return None

    def all_named(self, names: Iterable[str]) -> list[Section]:
        """For each of these keys that occurs, its section as `named` finds it."""
        return [self._by_key[name] for name in names if name in self._by_key]

    def subtree(self, section: Section) -> tuple[Section, ...]:
        """The section and everything below it."""
        place = bisect_left(self._starts, section.start)
        while self.sections[place] is not section:
            place += 1
        after = takewhile(lambda s: s.start <= section.end, islice(self.sections, place + 1, None))
        return (section, *after)


# the lines of a claim are cited right after its document was read
@lru_cache(2)
def parse(text: str) -> Outline:
    """The outline of a markdown text; lines count from 1, and spans include both ends."""
    clean = text.replace("\0", "\ufffd")
    found, state = split(clean), dict[str, Any]()
    references: Mapping[str, Any]
    if found is None:
        heads = _headed(Segment(0, "", 1, clean, 1, False, 0), parsed(clean, 1, state))
        references = state.get("references", {})
    else:
        names = name_lines(clean)
        # such a line above a heading counts only beside others
        names = names if any(not name.is_above_heading for name in names) else []
        heads = [head for part in found.parts for head in _lazily_headed(part, names)]
        references = References(found.definitions)
    lines = text.count("\n") + 1
    return Outline(_sections(heads, lines, references), lines, references, source=clean)


def _lazily_headed(part: Segment, names: list[NameLine]) -> list[tuple[Block, Body]]:
    """The heading of a segment with its text, which is not parsed if it cannot contain another heading."""
    if part.is_plain and not (names and _has_name(part, names)):
        head = Block("heading", part.line, part.line, part.title, part.level)
        return [(head, Body(part.text, part.first, None))]
    return _headed(part, blocks_of(part.text, part.first))


def _has_name(part: Segment, names: list[NameLine]) -> bool:
    """Whether a line of a segment names a part; one above a heading is the last of its segment."""
    end = part.at + len(part.text)
    return any(part.at <= n.start < end and (not n.is_above_heading or n.end + 1 >= end) for n in names)


def _headed(part: Segment, blocks: tuple[Block, ...]) -> list[tuple[Block, Body]]:
    """The headings of a segment, each with the text below it; text without a heading has level 0."""
    head = Block("heading", part.line, part.line, part.title, part.level)
    places = [index for index, block in enumerate(blocks) if block.kind == "heading"]
    heads = [(head, blocks[: places[0] if places else len(blocks)])]
    ends = [*places[1:], len(blocks)]
    heads += [(blocks[at], blocks[at + 1 : end]) for at, end in zip(places, ends, strict=False)]
    lines = part.text.split("\n")
    stops = [block.start - part.first for block, _ in heads[1:]] + [len(lines)]
    starts = [0, *(block.end - part.first + 1 for block, _ in heads[1:])]
    texts = ["\n".join(lines[start:stop]) for start, stop in zip(starts, stops, strict=True)]
    return [(block, Body(text, 1, below)) for (block, below), text in zip(heads, texts, strict=True)]


def naming(sections: tuple[Section, ...]) -> Section | None:
    """The heading that names the document: the first that is neither the name of a part nor only a label or number."""
    if len(sections) < 2 or is_part(sections[1]) or not sections[1].key:
        return None
    first, after = sections[1], sections[2:]
    if _LABEL.match(first.title) and not first.blocks and after and not is_part(after[0]):
        peers = [s for s in after[1:] if s.level == after[0].level and not is_part(s)]
        return first if peers else after[0]
    return first


def is_part(section: Section) -> bool:
    """Whether a heading names a part of a document, as "Context" does."""
    return section.key.replace(" ", "-") in PARTS


def _sections(
    heads: list[tuple[Block, Body]], lines: int, references: Mapping[str, Any]
) -> tuple[Section, ...]:
    sections = [Section(0, "", "", 1, heads[1][0].start - 1 if len(heads) > 1 else lines, heads[0][1])]
    ends = _ends([head for head, _ in heads[1:]], lines)
    for (head, body), end in zip(heads[1:], ends, strict=True):
        raw = head.raw
        title, key = _title_and_key(raw, references) if "[" in raw else _title_and_key_alone(raw)
        sections.append(Section(head.level, title, key, head.start, end, body, raw))
    return tuple(sections)


def _title_and_key(raw: str, references: Mapping[str, Any] | None) -> tuple[str, str]:
    """The words of a heading, and the key to look it up."""
    title = plain(raw, references).strip()
    title = _ANCHOR.sub("", title).strip() if "{" in title else title
    return title, heading_key(title)


@lru_cache(16_384)
def _title_and_key_alone(raw: str) -> tuple[str, str]:
    """The same for a heading without brackets, which the references of its document do not change."""
    return _title_and_key(raw, None)


def _ends(heads: list[Block], lines: int) -> list[int]:
    """For each heading, the last line before the next heading of the same or a higher level."""
    next_start = [lines + 1] * (BOLD + 1)
    ends = []
    for head in reversed(heads):
        ends.append(next_start[head.level] - 1)
        next_start[head.level :] = [head.start] * (BOLD + 1 - head.level)
    return ends[::-1]
