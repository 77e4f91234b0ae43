"""Extracts the words of a statement: one or two sentences of a run of blocks, with the list they lead up to.

It leaves words out but never adds any. It skips notes, images, code and pointers to other places.
"""

from __future__ import annotations

import re
from itertools import islice

from memkit.documents.continuation import is_option_alone, whole_statement
from memkit.documents.cues import (
    EXPLICIT,
    INSTEAD,
    NEW,
    NOTE,
    OFFER,
    PROMISE,
    TALK,
    THIN,
    ends_open,
    is_imperative,
    proposes,
)
from memkit.documents.headlines import (
    LIMIT,
    from_list,
    from_list_or_table,
    list_below,
)
from memkit.documents.inline import Inline
from memkit.documents.lead_ins import (
    BACKGROUND,
    asks,
    leads_up,
    only_describes,
    reports,
    start_of_decision,
)
from memkit.documents.led_groups import below_lead
from memkit.documents.markup import Block
from memkit.documents.model import Lines, Statement
from memkit.documents.page import Page
from memkit.documents.paragraphs import prose_of
from memkit.documents.sentences import shorten, split, words
from memkit.documents.vocabulary import normalise

# the list below gives reasons, not the decision
_REASONS_BELOW = re.compile(
    r",?\s+(?:(?:for|due to|because of|based on) (?:the |these )?(?:following|several|many|various|a (?:few|number of))?"
    r" ?(?:main |key )?(?:reasons?|factors|considerations)(?: below)?|pour (?:les|plusieurs) raisons(?: suivantes)?|"
    r"aus (?:den )?folgenden gründen|por las siguientes razones|car|parce que|because|porque|weil)\s*[:：]$",
    re.I,
)
# how many paragraphs are searched for a statement
_PARAGRAPHS = 8
# "Redis", "PostgreSQL"
_NAME = re.compile(r"[A-Z][\w.+#-]{2,30}")
# "`src/a.rs`, `src/b.rs`."
_CODE_ALONE = re.compile(r"(?:`[^`]*`|\W|\band\b)+")


def from_blocks(page: Page, blocks: tuple[Block, ...], cues: tuple[re.Pattern[str], ...] = ()) -> Statement:
    """One or two sentences of a run of blocks: from prose, else from the list at its start."""
    if not cues and (name := _name_alone(page, blocks)).text:
        return name
    paragraphs = prose_of(page, blocks)
    prose = list(islice(paragraphs, 2))
    if prose and (cues or leads_up(prose[0][0].text)):
        prose += islice(paragraphs, _PARAGRAPHS - 2)
    elif prose and prose[0][0].text.endswith((":", "：")):
        prose += islice(paragraphs, 1)
    elif prose and only_describes(prose[0][0].text):
        later = list(islice(paragraphs, _PARAGRAPHS - 2))
        concludes = (
            EXPLICIT.search(sentence) or INSTEAD.match(sentence)
            for p, _ in later
            for sentence in split(p.text)
        )
        prose += later if any(concludes) else []
    first_list = next((b for b in blocks if b.kind == "list"), None)
    table = next((b for b in blocks if b.kind == "table"), None) if not cues else None
    if table and not first_list and (not prose or table.start < prose[0][1].start):
        return from_list_or_table(page, table, "", table)
    if not prose or (first_list and first_list.start < prose[0][1].start):
        listed = from_list(page, first_list, "")
        if listed.text or not prose:
            return listed
    return statement_of(page, prose, blocks, cues)


def _name_alone(page: Page, blocks: tuple[Block, ...]) -> Statement:
    """The one word at the head of a decision that names what was chosen, as in "Redis" above a list of reasons."""
    first = blocks[0] if blocks and blocks[0].kind == "paragraph" else None
    name = page.outline.text(first).strip(" .") if first else ""
    is_name = _NAME.fullmatch(name) is not None and not (
        THIN.match(name) or normalise(name) or is_imperative(name)
    )
    return Statement(name, (first.start, first.end)) if first and is_name else Statement()


def quoted(text: str, lines: Lines) -> Statement:
    """A verbatim statement, cut to the length of a fact."""
    return Statement(shorten(text.strip(), LIMIT), lines)


def statement_of(
    page: Page,
    prose: list[tuple[Inline, Block]],
    blocks: tuple[Block, ...],
    cues: tuple[re.Pattern[str], ...] = (),
) -> Statement:
    """One to three sentences of prose, chosen by position or by a cue, with the list they lead up to."""
    every = [(s, block, inline) for inline, block in prose[:_PARAGRAPHS] for s in split(inline.text)]
    every = [one for one in every if not (_CODE_ALONE.fullmatch(one[0]) or NOTE.match(one[0]))] or every
    # a sentence that ends in a colon above code says nothing without the code
    leads = (o for o in every if not o[0].endswith(":") or list_below(blocks, o[1]) or is_imperative(o[0]))
    sentences = (list(leads) if cues else []) or every
    start, is_whole = _start(page, sentences, cues)
    chosen, block, _ = sentences[start]
    if reasons := _REASONS_BELOW.search(chosen):
        return Statement(shorten(f"{chosen[: reasons.start()]}.", LIMIT), (block.start, block.end))
    below = list_below(blocks, block)
    says_more = sentences[start + 1 : start + 2] and sentences[start + 1][1] is block
    if below and (_leads_to(page, chosen, below) or (is_option_alone(chosen) and not says_more)):
        led = from_list_or_table(page, below, chosen, block)
        # a list of links into the page only repeats its headings
        return led if led.text else Statement(shorten(chosen, LIMIT), (block.start, block.end))
    if (grouped := below_lead(page, blocks, chosen, block)).text:
        return grouped
    return whole_statement(page, blocks, sentences, start, is_whole)


def _leads_to(page: Page, sentence: str, below: Block) -> bool:
    """Whether a sentence continues in the list below it: it ends open, or is unfinished and the first item is lower case."""
    if ends_open(sentence):
        return True
    if below.kind != "list" or re.search(r"[.!?…)\]\"”»。！？]$", sentence):
        return False
    first = below.children[0].children[:1] if below.children else ()
    return bool(first) and page.outline.text(first[0])[:1].islower()


def _start(
    page: Page, sentences: list[tuple[str, Block, Inline]], cues: tuple[re.Pattern[str], ...]
) -> tuple[int, bool]:
    """The index of the first sentence of the statement, and whether it says all without the one before it.

    A bold one, else the first that matches a cue, else the first whose subject is new or is that of the title, else 0.
    """
    early = sentences[:8]
    if not cues:
        return start_of_decision([sentence for sentence, _, _ in sentences])
    bold = [index for index, (sentence, _, inline) in enumerate(early) if _is_bold(sentence, inline)]
    if told := next((index for index in bold if proposes(early[index][0])), None):
        return told, False
    for cue in cues:
        if cue is INSTEAD and PROMISE.search(early[0][0]):
            continue
        # an explicit proposal counts anywhere
        for index, (sentence, _, _) in enumerate(sentences if cue is OFFER else early):
            if (cue.search(sentence) and not TALK.search(sentence)) or is_imperative(sentence):
                return index, False
    if not bold and (named := _about_the_subject(page, [sentence for sentence, _, _ in early])):
        return named, True
    if not bold and BACKGROUND.search(early[0][0]):
        return next((index for index, one in enumerate(early) if PROMISE.search(one[0])), 0), False
    if not bold and reports(early[0][0]):
        return next((index for index, one in enumerate(early) if asks(one[0])), 0), False
    return bold[0] if bold else 0, False


def _about_the_subject(page: Page, sentences: list[str]) -> int:
    """The first sentence that introduces something new or opens with the words of the title; 0 if there is none.

    0 also if the first sentence promises something or names the subject itself.
    """
    if PROMISE.search(sentences[0]) or _stems(page.title) <= _stems(sentences[0]):
        return 0
    name = r"\s+".join(map(re.escape, page.title.split()))
    told = (
        i for i, s in enumerate(sentences) if NEW.match(s) or (words(name) > 1 and _opens_with(page, name, s))
    )
    return next(told, 0)


def _opens_with(page: Page, name: str, sentence: str) -> bool:
    """Whether a sentence opens with the words of the title, which `name` is a pattern of."""
    own = page.title.split()
    # a pattern costs much to compile, and few sentences contain the title's words
    if sentence.isascii() and not (
        own[0].lower() in sentence.lower() and own[-1].lower() in sentence.lower()
    ):
        return False
    opens = rf"\W*(?:[^,.]{{3,60}},\s)?(?:the |an? |our )?{name}\b(?=.*\s)"
    return re.match(opens, sentence, re.I | re.DOTALL) is not None


def _stems(text: str) -> set[str]:
    return {word[:6].rstrip("s") for word in re.findall(r"\w+", text.lower())}


def _is_bold(sentence: str, inline: Inline) -> bool:
    """Whether most of a sentence is bold."""
    bold = sum(end - start for start, end in inline.strong if inline.text[start:end].strip(" .") in sentence)
    return bold > 30 and bold * 2 > len(sentence)
