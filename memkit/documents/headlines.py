"""Statements in headings: "Decision: use X", sub-headings that are the decision, options by their number.

Words are taken unchanged; the number of an option is looked up in the document's own list of options.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace

from memkit.documents.cues import CHOICE, OPTION, THIN, proposes
from memkit.documents.markup import BOLD, heading_key
from memkit.documents.model import Statement
from memkit.documents.outline import Section, is_part
from memkit.documents.page import Page
from memkit.documents.sentences import split, words

_ENUMERATED = re.compile(
    r"^\W{0,3}(?:Decision )?(?:[A-Z]|\d{1,2}|[ivx]{1,4}|[a-z]?[DRQ]\d{1,2})\s?[).:]\)?\s+(?=\S)"
)
_COLON = re.compile(r"^(?P<name>[^:：]{4,40}?)\s?[:：]\s+(?P<words>\S.+)$")
_OPTION = re.compile(
    rf"\b{OPTION}e?\s*(?:n[°ºo]|num[eé]ro|número|number)?\s*[#(\[]?\s*(?P<mark>\d{{1,2}}|[A-Z])\b", re.I
)
_CHOOSING = re.compile(
    r"\b(?:we|i|the|was|is|has|been|have|chosen|choose|chose|selected|go|going|with|decided|decision|for|on|to|accepted|"
    r"adopt|adopted|proposed|l|la|le|est|choisie|retenue|adoptée|el|es|fue|elegida|escogida|a|é|foi|escolhida|die|wird|wurde|"
    r"gewählt)\b",
    re.I,
)
_CHOSEN = re.compile(
    r"[(\[]\s*(?:accepted|chosen|selected|decided|adopted)\s*[)\]]|[✅✔☑]|\b(?:SELECTED|CHOSEN)\b|\b(?:chosen|selected)\s*$"
)
_OPTIONS = frozenset(
    {"considered options", "options", "options considered", "alternatives", "alternatives considered",
     "considered alternatives", "pros and cons of the options", "possible options", "solutions considered"}
)  # fmt: skip


def below(parts: Sequence[Section], budget: int) -> Statement:
    """The sub-headings of an empty section if they state the decision, as in "A) No prefixes"; joined while short."""
    inner = [part for part in parts[1:] if part.level < BOLD]
    heads = [part for part in inner if part.level == min(p.level for p in inner)] if inner else []
    if not heads or parts[0].blocks or not _decides(heads):
        return Statement()
    text, last = "", heads[0]
    for head in heads:
        entry = _ENUMERATED.sub("", head.title).strip(" .;")
        if text and words(text + entry) > budget:
            break
        text, last = f"{text}; {entry}" if text else entry, head
    return Statement(text, (heads[0].start, last.start))


def _decides(heads: Sequence[Section]) -> bool:
    """Whether headings are statements: numbered with several words, or with a deciding verb."""
    first = heads[0]
    bare = _ENUMERATED.sub("", first.title)
    if is_part(first) or words(bare) < 2 or THIN.match(bare) or bare.endswith("?"):
        return False
    listed = all(_ENUMERATED.match(head.title) for head in heads)
    return bool(listed or CHOICE.search(bare) or proposes(bare))


def chosen_option(page: Page) -> Section | None:
    """The section of an option whose heading marks it as the chosen one, as in "(accepted) Use oak"."""
    return next(
        (s for s in page.outline.sections[1:] if s is not page.named and _CHOSEN.search(s.title)), None
    )


def behind_colon(page: Page, names: Sequence[str]) -> Statement:
    """The words after the name of a part in its heading, as in "Proposed decision: option 2"."""
    for section in page.outline.sections[1:]:
        match = _COLON.match(section.title) if ":" in section.title or "：" in section.title else None
        if match and heading_key(match["name"]) in names and words(match["words"]) > 1:
            return Statement(match["words"], (section.start, section.start))
    return Statement()


def with_option(page: Page, statement: Statement) -> Statement:
    """A short statement that only names an option by number, followed by that option's title."""
    match = _OPTION.search(statement.text)
    if match is None or words(statement.text) > 8 or _says_more(statement.text):
        return statement
    name = _option(page, match["mark"])
    return replace(statement, text=f"{statement.text.rstrip('.')}: {name}") if name else statement


def _says_more(text: str) -> bool:
    """Whether there is content besides the number and the words of choosing."""
    return words(_CHOOSING.sub(" ", _OPTION.sub(" ", text))) > 1


def _option(page: Page, mark: str) -> str:
    """The title of an option: from the heading with its number, else from that item in the list of options."""
    for section in page.outline.sections[1:]:
        found = _OPTION.match(section.title.lstrip(" [(*"))
        if found and found["mark"].lower() == mark.lower():
            title = section.title.lstrip(" [(*")[found.end() :].strip(" .:)]–—-")
            if words(title) > 1:
                return title
    listing = next(
        (b for s in page.outline.sections if s.key in _OPTIONS for b in s.blocks if b.kind == "list"), None
    )
    place = int(mark) - 1 if mark.isdigit() else ord(mark.lower()) - ord("a")
    if listing is None or not 0 <= place < len(listing.children) or not listing.children[place].children:
        return ""
    sentences = split(page.outline.text(listing.children[place].children[0]))
    return _ENUMERATED.sub("", sentences[0]) if sentences else ""
