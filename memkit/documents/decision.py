"""The decision as the document states it: one or two of its own sentences, found by where they stand.

Extractive: words are only ever left out, never made up. Notes, images, tables and code are passed over.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

from memkit.documents import headlines
from memkit.documents.cues import (
    ASIDE,
    CHOICE,
    CUE,
    NOTE,
    OPEN_END,
    OUR_WISH,
    PREAMBLE,
    THIN,
    WISH,
    is_imperative,
    proposes,
    wishes,
)
from memkit.documents.fields import head, labels
from memkit.documents.inline import Inline
from memkit.documents.lifecycle import tells_end
from memkit.documents.markup import Block, walk
from memkit.documents.model import Lines, Statement
from memkit.documents.outline import Section
from memkit.documents.page import Page, is_contents, title_section
from memkit.documents.sentences import shorten, split, words

DECISION = (
    "decision outcome", "decision", "decisions", "the decision", "our decision", "decision made", "decision taken",
    "decision and rationale", "decision & rationale", "decision statement", "decision summary", "final decision",
    "decision result", "chosen option", "chosen solution", "what we decided", "outcome", "resolution", "conclusion",
    "design decision", "decision details", "decision description", "decision and justification", "selected option",
)  # fmt: skip
PROPOSAL = (
    "proposed decision", "proposal", "recommendation", "recommended option", "proposed solution", "the proposal",
    "proposed enhancement", "proposed approach", "proposed design", "proposed policy", "suggested solution",
    "recommended solution", "proposed architecture", "proposal details", "proposed implementation",
)  # fmt: skip
SUMMARY = (
    "summary", "abstract", "tl dr", "tldr", "executive summary", "motivation and summary", "summary and motivation",
    "summary of changes", "introduction", "overview", "brief summary", "one-paragraph summary", "tl;dr", "simple summary",
)  # fmt: skip
DESIGN = (
    "solution", "approach", "proposed change", "proposed changes", "proposed change specification", "design",
    "specification", "detailed design", "design details", "technical design",
)  # fmt: skip
CONTEXT = (
    "context",
    "context and problem statement",
    "background",
    "motivation",
    "problem statement",
    "problem",
    "goal",
    "goals",
    "rationale",
)

# by the first name of a group: the labels that stand for it
_RUN_IN = {
    DECISION[0]: ("decision", "decision-outcome", "outcome", "chosen-option", "resolution"),
    PROPOSAL[0]: ("proposal", "proposed-solution", "recommendation"),
    SUMMARY[0]: ("summary", "abstract", "tl-dr", "tldr", "description"),
}
_MAY_RUN_IN = re.compile(
    r"(?:\*\*|__)|\b(?:decision|outcome|chosen|option|resolution|proposal|solution|recommendation|summary|abstract|tl.?dr|"
    r"description)\b[^\n]{0,40}[:：=]|[^\x00-\x7f][^\n]{0,40}[:：=]",
    re.I,
)
_BUDGET = 40
_LIMIT = 600


def find(page: Page, *groups: tuple[str, ...]) -> Statement:
    """The statement of the first section group that holds one, the groups being tried in order."""
    for names in groups:
        for name in names:
            section = page.section(name)
            found = from_section(page, section, _cues(names)) if section else Statement()
            # context tells why; only a sentence that asks for something says what
            if found.text and (names is not CONTEXT or wishes(found.text)):
                return headlines.with_option(page, found)
        if (found := _run_in(page, names)).text or (found := headlines.behind_colon(page, names)).text:
            return headlines.with_option(page, found)
    return Statement()


def _cues(names: tuple[str, ...]) -> tuple[re.Pattern[str], ...]:
    """What marks the sentence that counts: nothing in a decision, a proposing verb elsewhere, a wish in context."""
    if names[0] in DECISION:
        return ()
    return (WISH,) if names is CONTEXT else (CUE, OUR_WISH)


def from_section(page: Page, section: Section, cues: tuple[re.Pattern[str], ...]) -> Statement:
    """The statement a section opens with; with cues, its first sentence that matches one."""
    parts = page.outline.subtree(section)
    own = from_blocks(page, section.blocks, cues)
    if not own.text and not cues and (headed := headlines.below(parts, _BUDGET)).text:
        return headed
    found = (own, *(from_blocks(page, part.blocks, cues) for part in parts[1:]))
    return next((statement for statement in found if statement.text), Statement())


def from_first(page: Page) -> Statement:
    """The statement of the first section that is neither the title nor there to explain why."""
    named = title_section(page)
    for section in page.outline.sections[1:4]:
        if section is not named and section.key not in CONTEXT and not tells_end(section.title):
            found = from_section(page, section, (CUE,))
            if proposes(found.text):
                return found
    return Statement()


def from_opening(page: Page) -> Statement:
    """The statement in the prose between the title and the first section."""
    sections = [s for s in (page.outline.sections[0], title_section(page)) if s]
    fields = {field.line for field in page.fields}
    blocks = [b for s in sections for b in s.blocks if not fields & set(range(b.start, b.end + 1))]
    return from_blocks(page, tuple(blocks), (CUE, WISH))


def from_blocks(page: Page, blocks: tuple[Block, ...], cues: tuple[re.Pattern[str], ...] = ()) -> Statement:
    """One or two sentences out of a run of blocks: prose first, else the list they open with."""
    prose = list(_prose(page, blocks))
    first_list = next((b for b in blocks if b.kind == "list"), None)
    if not prose or (first_list and first_list.start < prose[0][1].start):
        return _from_list(page, first_list, "")
    return _sentences(page, prose, blocks, cues)


def quoted(text: str, lines: Lines) -> Statement:
    """A statement given word for word, cut to what a fact may hold."""
    return Statement(shorten(text.strip(), _LIMIT), lines)


def _sentences(
    page: Page,
    prose: list[tuple[Inline, Block]],
    blocks: tuple[Block, ...],
    cues: tuple[re.Pattern[str], ...] = (),
) -> Statement:
    sentences = [(s, block, inline) for inline, block in prose[:8] for s in split(inline.text)]
    start = _start(sentences, cues)
    chosen, block, _ = sentences[start]
    if OPEN_END.search(chosen) and (below := _after(blocks, block)):
        return _from_below(page, below, chosen, block)
    first, last, more = block.start, block.end, sentences[start + 1 : start + 2]
    if (
        start
        and words(sentences[start - 1][0] + chosen) <= _BUDGET
        and not PREAMBLE.match(sentences[start - 1][0])
    ):
        chosen, first, more = f"{sentences[start - 1][0]} {chosen}", sentences[start - 1][1].start, []
    for following, other, _ in more:
        if _joins(chosen, following):
            chosen, last = f"{chosen} {following}", other.end
    return Statement(shorten(chosen, _LIMIT), (first, last))


def _joins(chosen: str, following: str) -> bool:
    """Whether a second sentence belongs to the statement: its reason always, others while both stay short."""
    if re.match(r"because\b", following, re.I) or re.search(r"\bbecause\W*$", chosen):
        return True
    whole = re.search(r"[.!?…)\"”]$", chosen) is not None and not OPEN_END.search(following)
    return (
        whole
        and words(chosen + following) <= _BUDGET
        and not NOTE.match(following)
        and not ASIDE.match(following)
    )


def _start(sentences: list[tuple[str, Block, Inline]], cues: tuple[re.Pattern[str], ...]) -> int:
    """The sentence to begin with: one set in bold, else the first that matches a cue, else the first."""
    early = sentences[:8]
    if not cues:
        later = (i for i, (sentence, _, _) in enumerate(sentences) if i and CHOICE.search(sentence))
        return next(later, 0) if PREAMBLE.match(early[0][0]) else 0
    for index, (sentence, _, inline) in enumerate(early):
        bold = sum(
            end - start for start, end in inline.strong if inline.text[start:end].strip(" .") in sentence
        )
        if bold > 30 and bold * 2 > len(sentence):
            return index
    for cue in cues:
        for index, (sentence, _, _) in enumerate(early):
            if cue.search(sentence) or is_imperative(sentence):
                return index
    return 0


def _prose(page: Page, blocks: Iterable[Block]) -> Iterator[tuple[Inline, Block]]:
    for block in blocks:
        if block.kind != "paragraph":
            continue
        inline = page.outline.inline(block)
        bare = inline.text.strip(" *_")
        if (
            words(bare) > 1
            and not (bare.isupper() and words(bare) < 4)
            and not NOTE.match(bare)
            and not THIN.match(bare)
            and not _only_link(inline)
            and not tells_end(split(bare)[0])
        ):
            yield inline, block


def _only_link(inline: Inline) -> bool:
    """Whether a paragraph is a pointer elsewhere: a bare address, or a link behind at most a label."""
    linked = sum(ref.end - ref.start for ref in inline.links)
    label = re.fullmatch(r"[\w /-]{2,40}:\s*", inline.text[: inline.links[0].start]) if inline.links else None
    pointer = linked >= len(inline.text) - 1 > 0 or bool(label and len(inline.links) < 3)
    return pointer or bool(re.fullmatch(r"\S+://\S+", inline.text))


def _after(blocks: tuple[Block, ...], block: Block) -> Block | None:
    """The list or the small table right below a block."""
    after = [b for b in blocks if b.start > block.end]
    return after[0] if after and after[0].kind in ("list", "table") else None


def _from_below(page: Page, below: Block, lead: str, block: Block) -> Statement:
    if below.kind == "list":
        return _from_list(page, below, lead, block.start)
    text, end = lead, block.end
    for row in below.children[1:]:
        entry = ": ".join(filter(None, (page.outline.text(cell) for cell in row.children[:2])))
        if entry and words(text + entry) <= _BUDGET:
            text, end = f"{text} {entry}" if text == lead else f"{text}; {entry}", row.end or below.end
    return Statement(shorten(text, _LIMIT), (block.start, end))


def _from_list(page: Page, listing: Block | None, lead: str, start: int = 0) -> Statement:
    """A lead with as many items of the list behind it as a short statement holds, at least one."""
    if listing is None or is_contents(page, listing):
        return Statement()
    text, end = lead, listing.start
    for item in listing.children[:6]:
        paragraph = next((b for b in item.children if b.kind == "paragraph"), None)
        if paragraph is None or not (sentences := split(page.outline.text(paragraph).rstrip(";, "))):
            continue
        entry = sentences[0]
        fresh = text == lead
        if not fresh and words(text + entry) > _BUDGET:
            continue
        text = f"{text} {entry}" if fresh and lead else f"{text.rstrip('.')}; {entry}" if text else entry
        end = paragraph.end
    return Statement(shorten(text, _LIMIT), (start or listing.start, end)) if text else Statement()


def _run_in(page: Page, names: tuple[str, ...]) -> Statement:
    """A statement that stands behind its own label, in a paragraph, a list item or a header field."""
    wanted = _RUN_IN.get(names[0], ())
    if not wanted:
        return Statement()
    heading = head(page.outline)
    for section in (*heading, *page.outline.sections[2:]):
        # only a bold word or the label of a decision can stand in front of a statement
        if section not in heading and not _MAY_RUN_IN.search(section.source):
            continue
        for block in walk(section.blocks):
            if block.kind != "paragraph":
                continue
            for key, value in labels(block, page.outline):
                if key in wanted and len(value.text) > 7:
                    return _sentences(page, [(value, block)], (block,))
    return Statement()
