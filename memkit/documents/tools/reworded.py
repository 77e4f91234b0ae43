"""How the prose of a branch's pages differs from the pages where the branch left: its paragraphs, old and new."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from difflib import SequenceMatcher

from memkit.documents.tools.blocks import HEADING, ITEM, fence_end, is_footer, scan, trailing
from memkit.documents.tools.pages import Source, decode_text


@dataclass(frozen=True, slots=True)
class Reworded:
    """(file, line) of the pages where a branch left and of edited ones here, and (file, new paragraph) → the old one."""

    lines: frozenset[tuple[str, str]] = frozenset()
    pairs: Mapping[tuple[str, str], str] = field(default_factory=dict)


NOTHING = Reworded()


def compare_prose(before: Iterable[Source], after: Iterable[Source], shown: Mapping[str, bytes]) -> Reworded:
    """The difference of two versions of the same pages; lines of `shown`, pages by path, are not new."""
    old, new = ({source.path: source for source in sources} for sources in (before, after))
    pairs = {
        (path, now): was
        for path in old.keys() & new.keys()
        for was, now in _paragraph_pairs(old[path].lines, new[path].lines)
    }
    lines = frozenset((path, line.strip()) for path, source in old.items() for line in source.lines)
    here = (
        (path, line.strip())
        for path, page in shown.items()
        for line in decode_text(page, "replace").split("\n")
    )
    return Reworded(lines.union(here), pairs)


def _paragraph_pairs(old: list[str], new: list[str]) -> list[tuple[str, str]]:
    """(old, new) of the paragraphs that were replaced one for one."""
    left, right = paragraphs(old), paragraphs(new)
    found: list[tuple[str, str]] = []
    for what, a, b, c, d in SequenceMatcher(None, left, right, autojunk=False).get_opcodes():
        if what == "replace" and b - a == d - c:
            found += zip(left[a:b], right[c:d], strict=True)
    return [pair for pair in found if not any(map(_is_structure, pair))]


def _is_structure(text: str) -> bool:
    """True for a heading, and for a fact, which has its own way."""
    lines = text.split("\n")
    return scan(lines)[0].kind == HEADING or any(map(is_footer, trailing(text)[1]))


def paragraphs(lines: list[str]) -> list[str]:
    """The headings, list items and paragraphs of a text, in order, without blank lines around them."""
    found: list[str] = []
    for block in scan(lines):
        here = lines[block.start : block.end]
        found += ["\n".join(here)] if block.kind in (HEADING, ITEM) else _runs_of_lines(here)
    return [text for each in found if (text := each.strip("\n").rstrip())]


def _runs_of_lines(lines: list[str]) -> list[str]:
    """Runs of lines between blank ones; a fence is never split."""
    found: list[list[str]] = [[]]
    at = 0
    while at < len(lines):
        end = fence_end(lines, at) or at + 1
        if lines[at].strip():
            found[-1] += lines[at:end]
        else:
            found.append([])
        at = end
    return ["\n".join(each) for each in found]
