"""Finds where a document states its decision: in a section of that name, after a label, at its opening, or in its title.

It finds the place; `wording` chooses the sentences.
"""

from __future__ import annotations

import re

from memkit.documents import headlines
from memkit.documents.cues import (
    ABOUT,
    CHOICE,
    CHOSEN,
    CUE,
    INSTEAD,
    OFFER,
    OPTION,
    OUR_WISH,
    VERDICT,
    WISH,
    promises,
    proposes,
    wishes,
)
from memkit.documents.fields import head, labels
from memkit.documents.groups import BRIEF, CONTEXT, DECISION, PROPOSAL, SUMMARY
from memkit.documents.headlines import BUDGET, from_list_or_table, list_below
from memkit.documents.inline import Inline, shortest
from memkit.documents.lead_ins import is_background
from memkit.documents.lifecycle import tells_end
from memkit.documents.markup import Block, walk
from memkit.documents.model import Statement
from memkit.documents.outline import Section
from memkit.documents.page import Page
from memkit.documents.paragraphs import prose_of
from memkit.documents.sentences import is_unfilled, split, words
from memkit.documents.vocabulary import in_any_tongue
from memkit.documents.wording import from_blocks, quoted, statement_of

# "Decision for the first release", "Updated resolution"
_DECISION_ON = re.compile(
    r"(?:final |our )?decisions? (?:for|on|about|regarding|as of)\b|"
    r"(?:the |our )?(?:updated|revised|new|current|existing|actual|agreed|technical|architectural|board|council|committee|"
    r"tc) (?:decisions?|resolutions?)$"
)
_SUMMARY_OF = re.compile(
    r"(?:summary|overview) of (?:the |our |this )?(?:new|proposed|proposal|decision|solution|design|rfc|approach)\b"
)
_PROPOSAL_OF = re.compile(
    r"(?:proposal|proposed solution|recommendation|solution) (?:for|to)\b|"
    r"(?:overview|summary|description|outline) of (?:the |our )?"
    r"(?:suggested|proposed|chosen|selected|recommended|preferred) \w+$|"
    r"proposed (?:(?!schedule|timeline|plan\b|steps)\w+ ){0,2}(?!schedule|timeline|plan$|steps)\w+$|new approach$"
)
# how every key that these match begins
_SUMMARY_STARTS = ("summary of ", "overview of ")
_PROPOSAL_STARTS = (
    "propos",
    "recommendation ",
    "solution ",
    "new approach",
    "overview of ",
    "summary of ",
    "description of ",
    "outline of ",
)
_OPTION = re.compile(rf"{OPTION}\s*(?:n°|#|nr\.?)?\s*\w{{1,2}}\b")
_TAKEN = re.compile(
    r"[✅✔☑]|\b(?:solution|option|possibilité|approche|alternative|lösung|solución)\b[^.]{0,30}"
    rf"\b(?:{CHOSEN})\b",
    re.I,
)
_ASIDES = frozenset(
    {"requirements", "goals", "non goals", "non-goals", "goals and non-goals", "considerations", "assumptions",
     "constraints", "use cases", "terminology", "definitions", "user stories", "background", "motivation", "context"}
)  # fmt: skip
# parts that never state the decision they are below
_BESIDE = re.compile(
    r"(?:(?:positive|negative|neutral|good|bad) )?consequences|pros\b|cons\b|(?:dis)?advantages|drawbacks|risks|"
    r"links$|references$"
)
# parts that may say what their document is about
_AIMS = ("goals", "goal", "purpose", "aim", "objective", "objectives", "scope")
# first name of a group → labels with the same meaning
_RUN_IN = {
    DECISION[0]: ("decision", "decision-outcome", "outcome", "chosen-option", "resolution"),
    PROPOSAL[0]: ("proposal", "proposed-solution", "recommendation"),
    SUMMARY[0]: ("summary", "abstract", "tl-dr", "tldr", "description", "objective"),
}
_LABELS = frozenset(label for labels in _RUN_IN.values() for label in labels)
# words one of which every text with such a label contains, in any language
_LABEL_WORDS = shortest(
    {name.split("-")[0] for label in _LABELS for name in in_any_tongue(label)} - {"tl"}
    | {"tl-dr", "tl;dr", "tl dr", "tl/dr"}
)
_MAY_RUN_IN = re.compile(
    # the first letter rules out most places at once
    r"\b(?=[docrpsat])(?:decision|outcome|chosen|option|resolution|proposal|solution|recommendation|summary|abstract|"
    r"tl.?dr|description)\b[^\n]{0,40}[:：=]|[^\x00-\x7f][^\n]{0,40}[:：=]",
    re.I,
)
# here a few characters are a sentence
_IDEOGRAMS = re.compile(r"\W*[\u3040-\u9fff\uac00-\ud7af]")


def find(page: Page, *groups: tuple[str, ...]) -> Statement:
    """The statement of the first section group that has one, in the order of the groups."""
    for names in groups:
        for section in _sections(page, names):
            found = from_section(page, section, _cues(names))
            if names is PROPOSAL and not promises(found.text):
                # an explicit proposal counts more than what leads up to it
                is_wrong = is_background(found.text)
                offered = from_section(page, section, (OFFER, CUE) if is_wrong else (OFFER,))
                is_told = OFFER.search(offered.text) or (is_wrong and proposes(offered.text))
                found = offered if is_told else found
            # context gives reasons; only a sentence that asks for something is a statement
            is_empty = not found.text or is_unfilled(found.text) or VERDICT.match(found.text)
            if not is_empty and (names is not CONTEXT or wishes(found.text)):
                return headlines.with_option(page, found)
        if (found := _run_in(page, names)).text or (found := headlines.behind_colon(page, names)).text:
            return headlines.with_option(page, found)
    return Statement()


def _sections(page: Page, names: tuple[str, ...]) -> list[Section]:
    """The sections of a group, by the order of names; summaries by their order in the document."""
    found = page.sections(names)
    if "decision" in names and not found:
        return [s for s in page.outline.sections if _DECISION_ON.match(s.key)]
    if names is PROPOSAL:
        keyed = [s for s in page.outline.sections if s.key.startswith(_PROPOSAL_STARTS)]
        return found + [s for s in keyed if _PROPOSAL_OF.match(s.key)]
    if names is not SUMMARY:
        return found
    top = min((s.level for s in page.outline.sections[1:] if s is not page.named), default=0)
    keyed = [s for s in page.outline.sections if s.key.startswith(_SUMMARY_STARTS)]
    found += [s for s in keyed if _SUMMARY_OF.match(s.key)]
    briefs = sorted((s for s in found if s.key in BRIEF and s.level == top), key=lambda s: s.start)
    others = [s for s in found if s not in briefs and s.level == top]
    # the introduction of a part is not the introduction of the document
    return [*briefs, *others, *(s for s in found if s.level > top and s.key in BRIEF)]


def _cues(names: tuple[str, ...]) -> tuple[re.Pattern[str], ...]:
    """The cues for the main sentence: none in a decision, a proposing verb elsewhere, a wish in context."""
    if names[0] in DECISION or names is PROPOSAL:
        return ()
    return (OFFER, WISH) if names is CONTEXT else (OFFER, CUE, OUR_WISH, INSTEAD)


def from_section(page: Page, section: Section, cues: tuple[re.Pattern[str], ...]) -> Statement:
    """The statement at the start of a section; with cues, its first sentence that matches one."""
    parts = page.outline.subtree(section)
    own = from_blocks(page, section.blocks, cues)
    if not own.text and not cues and (headed := headlines.below(page, parts, BUDGET)).text:
        return headed
    if not own.text and not cues and (ticked := _ticked_option(page, parts[1:])).text:
        return ticked
    if own.text:
        return own
    # what is asked of a solution is not the solution, unless nothing else is said
    inner = sorted((p for p in parts[1:] if not _BESIDE.match(p.key)), key=lambda part: part.key in _ASIDES)
    below = (from_blocks(page, part.blocks, cues) for part in inner)
    return next((statement for statement in below if statement.text), Statement())


def is_option(key: str) -> bool:
    """Whether a heading names one of several options, as in "option 2 use oak"."""
    return _OPTION.match(key) is not None


def _ticked_option(page: Page, parts: tuple[Section, ...]) -> Statement:
    """The sentence that marks one of several options as chosen."""
    if sum(is_option(part.key) for part in parts) < 2:
        return Statement()
    for part in parts:
        for inline, block in prose_of(page, part.blocks):
            for sentence in split(inline.text):
                if _TAKEN.search(sentence):
                    return quoted(sentence.strip(" ✅✔☑"), (block.start, block.end))
    return Statement()


def from_first(page: Page) -> Statement:
    """The statement of the first section that is neither the title nor a section of reasons."""
    named = page.named
    for section in page.outline.sections[1:4]:
        if section is not named and section.key not in CONTEXT and not tells_end(section.title):
            found = from_section(page, section, (CUE,))
            if proposes(found.text):
                return found
    return Statement()


def from_choice(page: Page) -> Statement:
    """The first sentence in any part that states a choice, for a record whose usual parts are not filled in."""
    for section in page.outline.sections[1:]:
        for inline, block in prose_of(page, section.blocks):
            for sentence in split(inline.text):
                if CHOICE.search(sentence) and words(sentence) > 3 and not is_unfilled(sentence):
                    return quoted(sentence, (block.start, block.end))
    return Statement()


def from_title(page: Page) -> Statement:
    """The title as the statement, with its line."""
    section = page.named
    line = section.start if section else 1
    return Statement(page.title, (line, line))


def from_opening(page: Page, cues: tuple[re.Pattern[str], ...] = (OFFER, ABOUT, CUE, WISH)) -> Statement:
    """The statement in the prose between the title and the first section: its first sentence that matches a cue."""
    sections = [s for s in (page.outline.sections[0], page.named) if s]
    fields = {field.line for field in page.fields}
    blocks = [b for s in sections for b in s.blocks if not fields & set(range(b.start, b.end + 1))]
    return from_blocks(page, tuple(blocks), cues)


def about_itself(page: Page) -> Statement:
    """The first sentence of the first sections, background too, in which the document says what it is about."""
    for section in (*page.outline.sections[:4], *page.sections(_AIMS)):
        if "this" in section.source.lower():
            for inline, block in prose_of(page, section.blocks):
                for sentence in split(inline.text):
                    if ABOUT.search(sentence):
                        below = list_below(section.blocks, block) if sentence.endswith(":") else None
                        lines = (block.start, block.end)
                        return (
                            from_list_or_table(page, below, sentence, block)
                            if below
                            else quoted(sentence, lines)
                        )
    return Statement()


def _run_in(page: Page, names: tuple[str, ...]) -> Statement:
    """A statement after its own label, in a paragraph, a list item or a header field."""
    wanted = _RUN_IN.get(names[0], ())
    if not wanted:
        return Statement()
    for section, block, key, value in _labelled(page):
        if key not in wanted:
            continue
        if is_unfilled(value.text):
            continue
        if len(value.text) > (3 if _IDEOGRAMS.match(value.text) else 7):
            return statement_of(page, [(value, block)], section.blocks)
        below = list_below(section.blocks, block) if not value.text.strip() else None
        if below and (found := from_list_or_table(page, below, "", block)).text:
            return found
    return headlines.named_item(page, wanted, _LABEL_WORDS)


def _labelled(page: Page) -> list[tuple[Section, Block, str, Inline]]:
    """Every label that may precede a statement; found once."""
    if page.labelled is None:
        heading = head(page.outline)
        # only a bold word or the label of a decision can precede a statement; an option only describes itself
        others = [
            section
            for section in page.outline.sections[2:]
            if section.holds(_LABEL_WORDS) and not is_option(section.key) and _may_run_in(section.source)
        ]
        found = [
            (section, block, key, value)
            for section in (*heading, *(section for section in others if section not in heading))
            for block in walk(section.blocks)
            if block.kind == "paragraph"
            for key, value in labels(block, page.outline, _LABELS)
        ]
        object.__setattr__(page, "labelled", found)
        return found
    return page.labelled


def _may_run_in(source: str) -> bool:
    if "**" in source or "__" in source:
        return True
    lines = (line for line in source.split("\n") if ":" in line or "=" in line or "：" in line)
    return any(_MAY_RUN_IN.search(line) for line in lines)
