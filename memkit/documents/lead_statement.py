"""A sentence of its own that states the decision at the head of a record: in bold, in italics or quoted below the title.

Some records state their decision there and give only the reasons under "Decision".
"""

from __future__ import annotations

import re

from memkit.documents import cues, decision, lead_ins
from memkit.documents.groups import SUMMARY
from memkit.documents.headlines import BUDGET
from memkit.documents.markup import Block
from memkit.documents.model import Statement
from memkit.documents.page import Page
from memkit.documents.paragraphs import prose_of
from memkit.documents.sentences import is_blank, split, words
from memkit.documents.vocabulary import normalise

# a paragraph that is in bold or in italics from its first word to its last
_DRESSED = re.compile(r"(?P<mark>\*\*\*|\*\*|__|\*|_)(?=[^\s*_])(?:(?!(?P=mark)).)+?(?P=mark)\W?", re.DOTALL)
# blocks below the title among which the sentence may be, since a header may come before it
_SEARCHED = 3
_SHORTEST = 4
# a bold line above the header with so many words is a sentence, whatever its verb
_SENTENCE = 7
_STATING = (cues.DECIDED, cues.CHOICE, cues.EXPLICIT, cues.OFFER, cues.PROMISE, lead_ins.REFUSAL)


def with_lead(page: Page, found: Statement) -> Statement:
    """The statement of the sections, or the one at the head: if that states a choice, or if the first does not.

    A sentence in bold in the section of the decision, behind its reasons, is the decision too.
    """
    told = _bold_choice(page)
    if told.text:
        return told
    told, is_bold = below_title(page)
    if told.text and (states_choice(told.text) or (is_bold and _is_above_header(page, told))):
        return told
    if states_choice(found.text):
        return found
    if not told.text or not is_bold:
        told = _one_sentence(page) if found.text else Statement()
    return told if told.text else found


def _bold_choice(page: Page) -> Statement:
    """The one sentence in bold of the section of the decision that states a choice; not the first words there."""
    section = page.section("decision", "decision outcome")
    blocks = section.blocks[1:] if section and "**" in section.source else ()
    bold = [block for block in blocks if block.raw.startswith("**") and _set_apart(block)]
    if len(bold) != 1:
        return Statement()
    text = _text_of(page, bold[0])
    told = _may_state(text) and cues.DECIDED.search(text)
    return Statement(text, (bold[0].start, bold[0].end)) if told else Statement()


def _is_above_header(page: Page, told: Statement) -> bool:
    """Whether a sentence is right above the first field of the document's text."""
    lines = [field.line for field in page.fields if field.source != "front matter"]
    return words(told.text) >= _SENTENCE and bool(lines) and 0 < min(lines) - told.lines[1] <= 2


def states_choice(text: str) -> bool:
    """Whether a sentence of the text decides, proposes or promises something and is not what was before."""
    return any(
        (any(cue.search(one) for cue in _STATING) or cues.is_imperative(one))
        and not lead_ins.PREAMBLE.match(one)
        for one in split(text)
    )


def below_title(page: Page) -> tuple[Statement, bool]:
    """The bold, italic or quoted sentence below the title, and whether it is in bold."""
    section = page.named or (page.outline.sections[0] if page.first(("title",)) else None)
    if section is None or not ("*" in section.source or "_" in section.source or ">" in section.source):
        return Statement(), False
    fields = {field.line for field in page.fields}
    for block in section.blocks[:_SEARCHED]:
        if not fields & set(range(block.start, block.end + 1)) and (inner := _set_apart(block)):
            text = _text_of(page, inner)
            if _may_state(text):
                return Statement(text, (block.start, block.end)), block.raw.startswith(("**", "__"))
    return Statement(), False


def _text_of(page: Page, block: Block) -> str:
    """The prose of a block; empty if it has none."""
    inline = next(prose_of(page, (block,)), None)
    return inline[0].text.strip() if inline else ""


def _set_apart(block: Block) -> Block | None:
    """The paragraph of a block that is emphasised or quoted as a whole."""
    if block.kind == "quote":
        return block.children[0] if [child.kind for child in block.children] == ["paragraph"] else None
    is_dressed = block.kind == "paragraph" and _DRESSED.fullmatch(block.raw.strip())
    return block if is_dressed else None


def _may_state(text: str) -> bool:
    """Whether a text is one sentence that may be a decision: no question, no label, no status, nothing about the text."""
    is_short = _SHORTEST <= words(text) <= BUDGET and len(split(text)) == 1
    return (
        is_short
        and text[-1:] not in ":：?？"
        and not (normalise(text) and not cues.is_imperative(text))
        and not (is_blank(text) or cues.ABOUT.search(text) or cues.TALK.search(text))
        and not (lead_ins.PREAMBLE.match(text) or lead_ins.is_background(text))
    )


def _one_sentence(page: Page) -> Statement:
    """The summary, under a heading or after a label, if it is one sentence that states a choice."""
    told = decision.find(page, SUMMARY)
    return told if len(split(told.text)) == 1 and states_choice(told.text) else Statement()
