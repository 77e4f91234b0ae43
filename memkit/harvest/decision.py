"""The decision as the document states it: one or two of its own sentences, found by where they stand.

Extractive: words are only ever left out, never made up. Notes, images, tables and code are passed over.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from .fields import head, labelled
from .inline import Inline
from .model import Lines
from .page import Page, title_section
from .sentences import shorten, split, words
from .structure import Block, Section, walk

DECISION = (
    "decision outcome", "decision", "decisions", "the decision", "our decision", "decision made", "decision taken",
    "decision and rationale", "decision & rationale", "decision statement", "decision summary", "final decision",
    "decision result", "chosen option", "chosen solution", "what we decided", "outcome", "resolution", "conclusion",
    "design decision", "decision details", "decision description", "entscheidung", "decisão", "decisión", "décision",
    "decisione", "решение", "决定", "決定",
)  # fmt: skip
PROPOSAL = ("proposed decision", "proposal", "recommendation", "recommended option", "proposed solution")
SUMMARY = (
    "summary", "abstract", "tl dr", "tldr", "executive summary", "motivation and summary", "summary and motivation",
    "summary of changes", "introduction", "overview", "brief summary", "one-paragraph summary", "tl;dr",
)  # fmt: skip
DESIGN = ("solution", "approach", "proposed change", "proposed changes", "proposed change specification", "design")
CONTEXT = ("context", "context and problem statement", "background", "motivation", "problem statement", "problem", "rationale")

_BUDGET = 40
_LIMIT = 600
_CUE = re.compile(
    r"\b(?:we|i|this (?:adr|rfc|kep|pep|oep|tep|nep|sip|proposal|document|enhancement|design|record|feature|change)|the proposal|"
    r"the idea|the goal|it|in this \w+,? (?:we|i))\s+(?:also\s+)?(?:will|would like to|propos\w+|decid\w+|have decided|"
    r"are (?:going to|proposing)|are using|introduc\w+|adds?|recommend\w*|defin\w+|allows?|suggest\w*|specif\w+|chang\w+|remov\w+|"
    r"adopt\w*|choose|chose|agreed?|aims?|describ\w+|outlin\w+|seeks?|extends?|standardi[sz]\w+|creat\w+|makes?|provid\w+|"
    r"set\w*|lays? out|generali[sz]es|replac\w+|deprecat\w+|enhanc\w+)\b|\b(?:should|must|shall|ideally|from now on|let's|it was decided)\b",
    re.I,
)
_IMPERATIVE = frozenset(
    "add adds allow allows remove change replace introduce make provide define extend deprecate use support create enable "
    "disallow rename move stabilize stabilise promote let permit require implement adopt eliminate unify document expand "
    "require reserve expose migrate switch convert build deprecating reduce improve merge split drop keep propose lays".split()
)
_NOTE = re.compile(r"^\W*(?:note|important|warning|update|disclaimer|todo|edit|nb|tbd|see also|table of contents)\b\s*[:\]—–-]?", re.I)
_THIN = re.compile(r"^\W*(?:tbd|tbc|todo|n/?a|none|see (?:below|above)|example|e\.g\.)\W*$", re.I)
_OPEN_END = re.compile(r"(?:[:,]|\bbecause|\bas follows|\bthat|\bto|\bare|\bis|\bincluding)\s*$", re.I)


@dataclass(frozen=True, slots=True)
class Statement:
    """The words found and the lines they stand on; empty words mean that nothing was found."""

    text: str = ""
    lines: Lines = (1, 1)


def find(page: Page, *groups: tuple[str, ...]) -> Statement:
    """The statement of the first section group that holds one, the groups being tried in order."""
    for names in groups:
        for name in names:
            section = page.section(name)
            found = from_section(page, section, cued=names is not DECISION) if section else Statement()
            if found.text:
                return found
        if names is DECISION and (found := _run_in(page)).text:
            return found
    return Statement()


def from_section(page: Page, section: Section, cued: bool) -> Statement:
    """The statement a section opens with; with `cued`, its first sentence that proposes or decides."""
    for part in page.outline.subtree(section):
        found = from_blocks(page, part.blocks, cued)
        if found.text:
            return found
    if match := re.match(r"^[^:]{0,30}\bdecision\b[^:]{0,10}:\s+(.{8,})$", section.title, re.I):
        return Statement(match[1], (section.start, section.start))
    return Statement()


def from_opening(page: Page) -> Statement:
    """The statement in the prose between the title and the first section."""
    sections = [s for s in (page.outline.sections[0], title_section(page)) if s]
    fields = {field.line for field in page.fields}
    blocks = [b for s in sections for b in s.blocks if not fields & set(range(b.start, b.end + 1))]
    return from_blocks(page, tuple(blocks), cued=True)


def from_blocks(page: Page, blocks: tuple[Block, ...], cued: bool) -> Statement:
    """One or two sentences out of a run of blocks: prose first, else the list they consist of."""
    prose = list(_prose(page, blocks))
    if not prose:
        return _from_list(page, next((b for b in blocks if b.kind == "list"), None), "")
    first_list = next((b for b in blocks if b.kind == "list"), None)
    if first_list and first_list.start < prose[0][1].start and not cued:
        return _from_list(page, first_list, "")
    return _sentences(page, prose, blocks, cued)


def quoted(text: str, lines: Lines) -> Statement:
    """A statement given word for word, cut to what a fact may hold."""
    return Statement(shorten(text.strip(), _LIMIT), lines)


def _sentences(page: Page, prose: list[tuple[Inline, Block]], blocks: tuple[Block, ...], cued: bool) -> Statement:
    sentences = [(s, block, inline) for inline, block in prose[: 4 if cued else 2] for s in split(inline.text)]
    start = _start(sentences) if cued else 0
    chosen, block, _ = sentences[start]
    end = block.end
    if _OPEN_END.search(chosen) and (below := _list_below(blocks, block)):
        return _from_list(page, below, chosen, block.start)
    for following, other, _ in sentences[start + 1 : start + 2]:
        wanted = re.match(r"because\b", following, re.I)
        if (wanted or words(chosen + following) <= _BUDGET) and not _OPEN_END.search(following) and not _NOTE.match(following):
            chosen, end = f"{chosen} {following}", other.end
    return Statement(shorten(chosen, _LIMIT), (block.start, end))


def _start(sentences: list[tuple[str, Block, Inline]]) -> int:
    """The sentence to begin with: one set in bold, else the first that proposes, else the first."""
    early = sentences[:6]
    for index, (sentence, _, inline) in enumerate(early):
        bold = sum(end - start for start, end in inline.strong if inline.text[start:end].strip(" .") in sentence)
        if bold > 30 and bold * 2 > len(sentence):
            return index
    for index, (sentence, _, _) in enumerate(early):
        opening = re.match(r"\W*(\w+)", sentence)
        if _CUE.search(sentence) or (opening and opening[1].lower() in _IMPERATIVE):
            return index
    return 0


def _prose(page: Page, blocks: Iterable[Block]) -> Iterator[tuple[Inline, Block]]:
    for block in blocks:
        if block.kind != "paragraph":
            continue
        inline = page.outline.inline(block)
        bare = inline.text.strip(" *_")
        if len(bare) > 7 and not _NOTE.match(bare) and not _THIN.match(bare) and not _only_link(inline):
            yield inline, block


def _only_link(inline: Inline) -> bool:
    return any(ref.start == 0 and ref.end >= len(inline.text) - 1 for ref in inline.links) or bool(
        re.fullmatch(r"\S+://\S+", inline.text)
    )


def _list_below(blocks: tuple[Block, ...], block: Block) -> Block | None:
    after = [b for b in blocks if b.start > block.end]
    return after[0] if after and after[0].kind == "list" else None


def _from_list(page: Page, listing: Block | None, lead: str, start: int = 0) -> Statement:
    """A lead with as many items of the list behind it as a short statement holds, at least one."""
    if listing is None:
        return Statement()
    text, end = lead, listing.start
    for item in listing.children[:6]:
        entry = next((page.outline.text(b) for b in item.children if b.kind == "paragraph"), "").rstrip(";, ")
        entry = split(entry)[0] if entry else ""
        fresh = text == lead
        if not entry or (not fresh and words(text + entry) > _BUDGET):
            continue
        text = f"{text} {entry}" if fresh and lead else f"{text.rstrip('.')}; {entry}" if text else entry
        end = item.end
    return Statement(shorten(text, _LIMIT), (start or listing.start, end)) if text else Statement()


def _run_in(page: Page) -> Statement:
    """A decision that stands behind its own label, in a paragraph, a list item or a header field."""
    for section in (*head(page.outline), *page.outline.sections[2:]):
        for block in walk(section.blocks):
            if block.kind != "paragraph" or not (pair := labelled(block, page.outline)):
                continue
            if pair[0] in ("decision", "decision-outcome", "outcome", "chosen-option", "resolution") and len(pair[1].text) > 7:
                return _sentences(page, [(pair[1], block)], (block,), cued=False)
    return Statement()
