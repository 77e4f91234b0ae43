"""The paragraphs of a document that state something; notes, captions, labels, legal text and mere pointers do not."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

from memkit.documents.claim_words import is_pointer
from memkit.documents.cues import BESIDE, DECIDED, EXPLICIT, LEGAL, LEGAL_WORDS, NOTE, THIN
from memkit.documents.fields import labels
from memkit.documents.inline import Inline, holds_any
from memkit.documents.lifecycle import tells_end
from memkit.documents.markup import PARTS, Block, heading_key
from memkit.documents.page import Page
from memkit.documents.sentences import split, words

_NOTE = re.compile(r"(\*\*|__)(?:note|nb|warning|important|caution|disclaimer)\W*\1", re.I)
# "For the yard.", "(The book is kept elsewhere.)"
_ASIDE = re.compile(r"for \w+(?: \w+){0,2}\.?|\([^()]+\)\W?", re.I)
# more words behind a link say something of their own
_BEHIND = 4
_REASONS = frozenset(
    "reason reasons reasoning why rationale because justification supersedes superseded-by consequences alternatives date "
    "status context refs references impact considered-options deciders background links related".split()
)


def prose_of(page: Page, blocks: Iterable[Block]) -> Iterator[tuple[Inline, Block]]:
    """The paragraphs that state something, with their words; without notes, labels, pointers and notes about an end."""
    for block in blocks:
        if block.kind != "paragraph" or block.start in page.lines_above_parts:
            continue
        # rows of a table without its frame are not a sentence
        inline = page.outline.render(block.raw.split("\n|")[0])
        bare = inline.text.strip(" *_")
        if (
            words(bare) > 1
            and not (bare.isupper() and words(bare) < 4)
            and not NOTE.match(bare)
            and not _NOTE.match(block.raw)
            and not _is_caption(block.raw, bare)
            and not THIN.match(bare)
            and not is_pointer(bare)
            and not _ASIDE.fullmatch(bare)
            and not BESIDE.match(bare)
            and not (holds_any(bare, LEGAL_WORDS) and LEGAL.search(bare))
            and not _only_link(inline)
            and not _explains(block, page)
            and (kept := _without_end(inline, bare))
        ):
            yield kept, block


def _without_end(inline: Inline, bare: str) -> Inline | None:
    """The words of a paragraph; if it begins with the end of its document, the rest, if that decides something."""
    first, *rest = split(bare)
    if not tells_end(first):
        return inline
    told = " ".join(rest)
    return Inline(told) if rest and (EXPLICIT.search(told) or DECIDED.search(told)) else None


def _is_caption(raw: str, bare: str) -> bool:
    """Whether a paragraph in italics only repeats the name of its part, mostly in another language."""
    return raw[:1] in "*_" and words(bare) < 6 and heading_key(bare).replace(" ", "-") in PARTS


def _explains(block: Block, page: Page) -> bool:
    """Whether a paragraph follows a bold label for a reason, a day or a consequence."""
    if not block.raw.startswith(("**", "__")):
        return False
    key = next((key for key, _ in labels(block, page.outline)), "")
    return key in _REASONS


def _only_link(inline: Inline) -> bool:
    """Whether a paragraph only points elsewhere: a bare URL, or a link after at most a label."""
    linked = sum(ref.end - ref.start for ref in inline.links)
    label = re.fullmatch(r"[\w /-]{2,40}:\s*", inline.text[: inline.links[0].start]) if inline.links else None
    is_labelled = (
        label is not None and len(inline.links) < 3 and words(inline.text[inline.links[-1].end :]) <= _BEHIND
    )
    pointer = linked >= len(inline.text) - 1 > 0 or is_labelled
    return pointer or bool(re.fullmatch(r"\S+://\S+", inline.text))
