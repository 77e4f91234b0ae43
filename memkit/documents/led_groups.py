"""A decision told in named groups: "The following was decided:" above "For masts:" and "use pine", "For oars" and a list."""

from __future__ import annotations

import re
from collections.abc import Sequence

from memkit.documents.cues import NOTE
from memkit.documents.headlines import LIMIT, LISTED, from_list_or_table
from memkit.documents.markup import Block
from memkit.documents.model import Statement
from memkit.documents.page import Page
from memkit.documents.sentences import shorten, split, words

_FOLLOWS = re.compile(
    r"\bfollowing\b[^.]*\b(?:decisions?|agreed|decided|taken|made|chosen|choices)\b|\bas follows\b|"
    r"\b(?:decided|agreed|chose|decisions?|choices)\b[^.]*\bfollowing\b",
    re.I,
)
# a line with so many words and no full stop names a group
_NAME = 6
_HINT = re.compile(r"^\W*(?:hint|remark|comment|rationale|reasons?)\b", re.I)


def below_lead(page: Page, blocks: Sequence[Block], lead: str, block: Block) -> Statement:
    """The groups below a lead, without it; nothing if it does not lead to a decision, or no named group follows it."""
    if not lead.endswith((":", "：")) or not _FOLLOWS.search(lead):
        return Statement()
    after = [other for other in blocks if other.start > block.end]
    if not after or not _is_name(_text(page, after[0])):
        return Statement()
    entries: list[str] = []
    end = block.end
    for other in after:
        entry = _text(page, other)
        if (
            not entry
            or _HINT.match(entry)
            or NOTE.match(entry)
            or words(" ".join([*entries, entry])) > LISTED
        ):
            break
        entries, end = [*entries, entry], other.end
    return Statement(shorten(_join_entries(entries), LIMIT), (block.start, end))


def _text(page: Page, block: Block) -> str:
    """A name as it is, the first sentence of other prose, the items of a list or table."""
    if block.kind in ("list", "table"):
        return from_list_or_table(page, block, "", block).text
    sentences = split(page.outline.text(block)) if block.kind == "paragraph" else ()
    return sentences[0] if sentences else ""


def _is_name(text: str) -> bool:
    return bool(text) and (text.endswith((":", "：")) or (words(text) <= _NAME and text[-1] not in ".!?;"))


def _join_entries(entries: Sequence[str]) -> str:
    """The entries in one line: what a name leads to follows it, anything else after a semicolon."""
    text, is_named = "", False
    for entry in entries:
        bare = entry.rstrip(":：;. ")
        text = f"{text}{': ' if is_named else '; ' if text else ''}{bare}"
        is_named = not is_named and _is_name(entry)
    return text
