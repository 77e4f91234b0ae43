"""How a statement goes on: with the sentence before it, those after it, and what a colon leads to."""

from __future__ import annotations

import re

from memkit.documents.cues import ASIDE, DECIDED, FRAGMENT, NOTE, OPTION, ends_open
from memkit.documents.headlines import BUDGET, LIMIT, is_between, quote_below
from memkit.documents.inline import Inline
from memkit.documents.lead_ins import PREAMBLE, is_background, refers_back, reports
from memkit.documents.markup import Block
from memkit.documents.model import Statement
from memkit.documents.page import Page
from memkit.documents.sentences import shorten, split, words

# more words than a decision and its reason need
_LONG = 60
_BECAUSE = re.compile(r",?\s+because\b", re.I)
_CHOSEN = re.compile(r"\W*(?:chosen|selected|preferred) (?:option|solution|alternative)\W*:", re.I)
# "Option 3." or "Option 3 (both ways).": a name, which says nothing by itself, and how many words it has at the most
_OPTION_ALONE = re.compile(rf"\W*{OPTION}\s*(?:n°|#|nr\.?)?\s*(?:\d{{1,2}}|[A-Z])\b[^:]*[.)]\W*", re.I)
_NAME_WORDS = 14
# how many words two or three sentences may have together
_JOINED = 46

# a sentence with its block and its paragraph
Told = tuple[str, Block, Inline]


def whole_statement(
    page: Page, blocks: tuple[Block, ...], sentences: list[Told], start: int, is_whole: bool
) -> Statement:
    """The sentence at `start` with those that belong to it; `is_whole`: it needs none before it."""
    chosen, block, _ = sentences[start]
    first, before = block.start, sentences[start - 1] if start and not is_whole else None
    if before and _is_needed(before[0], chosen):
        chosen, first, last = f"{before[0]} {chosen}", before[1].start, block.end
    else:
        chosen, last = _with_following(blocks, sentences[start], sentences[start + 1 : start + 3])
    if chosen.endswith((":", "：")) and (quote := quote_below(blocks, block)):
        text = split(page.outline.text(quote))
        chosen, last = f"{chosen} {text[0]}" if text else chosen, quote.end
    return Statement(shorten(chosen, LIMIT), (first, last))


def _is_needed(before: str, chosen: str) -> bool:
    """Whether the sentence before a statement belongs to it: no preamble, no background unless it is referred to."""
    if words(before + chosen) > BUDGET or before.endswith(":") or PREAMBLE.match(before):
        return False
    return refers_back(chosen) or not (reports(before) or is_background(before))


def _with_following(blocks: tuple[Block, ...], told: Told, more: list[Told]) -> tuple[str, int]:
    """A sentence with one or two of the next ones, and its last line."""
    chosen, block, _ = told
    # a long sentence makes a long statement, unless it is long by its reason
    room = BUDGET if _BECAUSE.search(chosen) else _JOINED
    chosen, last = _without_reason(chosen), block.end
    has_joined, is_intro = False, chosen.endswith((":", "："))
    for number, (following, other, _) in enumerate(more):
        # a third sentence is in the same paragraph; a colon may lead to two paragraphs
        is_beside = other is block or (is_intro and other.start - last <= 2)
        if number and not (is_beside and has_joined):
            break
        # what a colon leads to may be a paragraph, unless code or a picture stands between
        is_led = (
            chosen.endswith((":", "："))
            and other.start - last <= 3
            and not following.endswith(":")
            and not following.startswith("::")
        )
        if _names_choice(chosen, following):
            chosen, last = f"{chosen}. {following}", other.end
        elif (
            is_option_alone(chosen)
            or _joins(chosen, following, room)
            or (is_led and not is_between(blocks, block, other))
        ):
            chosen, last, has_joined = f"{chosen} {following}", other.end, True
    return chosen, last


def _without_reason(text: str) -> str:
    """A sentence without its reason, if it is long only by that."""
    reason = _BECAUSE.search(text) if words(text) > _LONG else None
    return text[: reason.start()] if reason and words(text[: reason.start()]) > 2 else text


def _names_choice(chosen: str, following: str) -> bool:
    """Whether a line only names the chosen option and the next sentence says what will be done."""
    is_name = _CHOSEN.match(chosen) is not None and chosen[-1:] not in ".!?…:"
    return is_name and DECIDED.search(following) is not None and words(chosen + following) <= BUDGET


def is_option_alone(sentence: str) -> bool:
    """Whether a sentence only names an option, so that what follows is the statement."""
    return words(sentence) <= _NAME_WORDS and _OPTION_ALONE.fullmatch(sentence) is not None


def _joins(chosen: str, following: str, room: int) -> bool:
    """Whether a second sentence belongs to the statement: always if it is the reason, else while both are short."""
    if re.match(r"because\b", following, re.I) or re.search(r"\bbecause\W*$", chosen):
        return True
    whole = re.search(r"[.!?…)\"”]$", chosen) is not None and not ends_open(following)
    return (
        whole
        and words(chosen + following) <= room
        and not NOTE.match(following)
        and not ASIDE.match(following)
        and not FRAGMENT.match(following)
    )
