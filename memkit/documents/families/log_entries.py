"""The headings of a decision log that are its entries: numbered, dated, below a day, or with the labels of a decision."""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import takewhile

from memkit.documents.cues import is_imperative, proposes
from memkit.documents.families.log_days import is_period
from memkit.documents.families.log_names import (
    ENTRY,
    bare_title,
    filling_entries,
    is_about_logs,
    is_named,
    is_register,
    opens_entry,
    says_decisions,
)
from memkit.documents.families.log_statements import labelled_line
from memkit.documents.fields import from_outline, labels
from memkit.documents.markup import BOLD, walk
from memkit.documents.outline import Outline, Section, is_part
from memkit.documents.page import Page
from memkit.documents.sentences import split, words

# "DR-0014: Use X"
_SERIAL = re.compile(r"^\W*([a-z]{1,8})[-# _]{0,2}\d+\b(?!\.\d)\s*[:.–—-]?\s", re.I)
_STATING = frozenset({"decision", "decision-outcome", "chosen-option", "status", "decided", "outcome"})
_LABELS = frozenset(
    "date rationale reason why because context alternatives considered-options consequences deciders impact problem "
    "trade-offs alternatives-considered".split()
)
_CHOOSES = re.compile(
    r"(?:because |since )?(?:we|our \w+|the (?:project|team|service))\s(?:do not |don't |no longer |only |now |always )?"
    r"(?:use|uses|chose|choose|run|runs|keep|went|go|stay|build|avoid|need|want|store|write|deploy|"
    r"decided|picked|selected|prefer|require)\b|(?:wir|nous|on)\s\w+",
    re.I,
)
# a heading of so many words states its decision
_TELLING = 4


def entries(page: Page) -> list[Section]:
    """Sibling headings that number or date a decision each, or those below the headings of days and sessions."""
    return [entry for head in _heads(page) for entry in _below_day(page, head) or (head,)]


def _below_day(page: Page, head: Section) -> list[Section]:
    """The entries below a heading of a day: every heading if it is nothing but a day or a session, else numbered ones."""
    below = [s for s in page.outline.subtree(head)[1:] if s.level < BOLD]
    level = min((s.level for s in below), default=0)
    inner = [s for s in below if s.level == level and not is_part(s)]
    is_day = re.match(r"\W*\d{4}-\d{2}-\d{2}\b", head.title) or is_period(head.title)
    if not is_named(page) or not is_day:
        return []
    return inner if is_period(head.title) else [s for s in inner if _letters(s) and ENTRY.match(s.title)]


def _heads(page: Page) -> list[Section]:
    """Sibling headings that number or date a decision each; in a log also those that only state one."""
    named = page.named
    is_log = is_register(page)
    opens = opens_entry if is_log else ENTRY.match
    heads = [s for s in page.outline.sections if s.level and s is not named and opens(s.title)]
    if not heads and not is_named(page):
        return []
    level = min((s.level for s in heads), default=0)
    peers = [s for s in heads if s.level == level]
    own = [s for s in peers if not is_part(s)]
    if is_log and len(own) > 1 and 2 * len(own) >= len(peers):
        deeper = [*_deeper_entries(page, own, level), *filling_entries(own, page.outline.sections)]
        return [*own, *dict.fromkeys(deeper)]
    # a date heads a decision only in a log of them: elsewhere it heads a release, a meeting or a day
    plain = r"^\W*\d+[.:)]\s" if is_named(page) else r"^\W*\d+[.:)]\s|^\W*\d{4}-\d{2}-\d{2}\b"
    found = [s for s in peers if not is_part(s) and (not re.match(plain, s.title) or _decides(page, s))]
    if len(found) > 1 and is_named(page):
        found = [s for s in peers if not is_part(s)] + _deeper_entries(page, found, level)
    if not found and _tell(page, own):
        return own
    return found if found or not is_named(page) else _unnumbered(page, named) or _sessions(page)


def _sessions(page: Page) -> list[Section]:
    """The headings of a log that are nothing but a day or a session and have headings below them."""
    heads = [
        s for s in page.outline.sections if 0 < s.level < BOLD and s is not page.named and is_period(s.title)
    ]
    return [s for s in heads if _below_day(page, s)]


def _tell(page: Page, numbered: Sequence[Section]) -> bool:
    """Whether numbered headings of a file that is called decisions say what was decided: most are sentences."""
    told = [
        s for s in numbered if words(bare_title(s.title)) >= _TELLING or is_imperative(bare_title(s.title))
    ]
    return (
        len(told) > 1 and 2 * len(told) > len(numbered) and says_decisions(page) and not is_about_logs(page)
    )


def _deeper_entries(page: Page, entries: Sequence[Section], level: int) -> list[Section]:
    """Headings one level too deep that continue a series of entries by letters and number, as "DR-14" below "DR-13"."""
    letters = {_letters(entry) for entry in entries} - {""}
    return [s for s in page.outline.sections if s.level == level + 1 and _letters(s) in letters]


def _letters(section: Section) -> str:
    match = _SERIAL.match(section.title)
    return match[1].lower() if match else ""


def _unnumbered(page: Page, named: Section | None) -> list[Section]:
    """The headings of a log that tell what to do, or have the labels of a decision below them; of one level."""
    heads = [s for s in page.outline.sections if 0 < s.level < BOLD and s is not named and not is_part(s)]
    deciding = [s for s in heads if _states(page, s)]
    level = min((s.level for s in deciding), default=0)
    return [s for s in deciding if s.level == level]


def _states(page: Page, section: Section) -> bool:
    below = page.outline.subtree(section)[1:]
    if any(part.level < BOLD and not is_part(part) for part in below):
        return False
    told = {part.key.replace(" ", "-") for part in below} | {f.key for f in part_of(page, section).fields}
    told |= {key for block in walk(section.blocks) if block.raw for key, _ in labels(block, page.outline)}
    return (
        bool(told & _STATING)
        or any(labelled_line(block.raw) for block in walk(section.blocks) if block.kind == "paragraph")
        or len(told & _LABELS) >= 2
        or (is_imperative(section.title) and bool(section.source.strip()))
        or (section.title.rstrip().endswith("?") and _answers(page, section))
    )


def _answers(page: Page, section: Section) -> bool:
    """Whether the text below a question opens with a choice: "Why oak?", "We use oak."."""
    first = next((page.outline.text(block) for block in section.blocks if block.kind == "paragraph"), "")
    return _CHOOSES.match(first) is not None or proposes(split(first)[0] if first else "")


def _decides(page: Page, section: Section) -> bool:
    parts = page.outline.subtree(section)
    labels = {part.key for part in parts} | {field.key for field in part_of(page, section).fields}
    return bool(labels & {"decision", "status", "decision outcome", "decision-outcome"})


def part_of(page: Page, section: Section, end: int = 0) -> Page:
    """One entry as a page of its own, up to the line `end`, so that all readers apply to it."""
    own = _letters(section)
    inner = (part for part in page.outline.subtree(section)[1:] if not end or part.start <= end)
    below = tuple(takewhile(lambda part: not own or _letters(part) != own, inner))
    outline = Outline(
        (Section(0, "", "", 1, 1), section._replace(level=1), *below), section.end, page.outline.references
    )
    return Page(page.path, outline, from_outline(outline), day_first=page.day_first)
