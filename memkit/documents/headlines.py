"""Statements in headings, lists and tables: "Decision: use X", sub-headings that are the decision, a lead with its items.

Words are taken unchanged, or left out; the number of an option is looked up in the document's own list of options.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace
from itertools import takewhile

from memkit.documents.cues import CHOICE, CHOOSING, CHOSEN, OPTION, THIN, proposes, wishes
from memkit.documents.fields import field_key
from memkit.documents.markup import BOLD, Block, heading_key, walk
from memkit.documents.model import Statement
from memkit.documents.outline import Section, is_part
from memkit.documents.page import Page, is_contents
from memkit.documents.sentences import shorten, split, words

_ENUMERATED = re.compile(
    r"^\W{0,3}(?:Decision )?(?:[A-Z]|\d{1,2}|[ivx]{1,4}|[a-z]?[DRQ]\d{1,2})\s?[).:]\)?\s+(?=\S)"
)
# "For tests", "Which wood to use", "Utilisation du bois"
_MATTER = re.compile(
    r"\W*(?:for|which|what|how|usage|use of|pour|quel\w*|comment|utilisation|für|welche\w*|para|cuál\w*|cómo)\b",
    re.I,
)
_COLON = re.compile(r"^(?P<name>[^:：]{4,40}?)\s?[:：]\s+(?P<words>\S.+)$")
_OPTION = re.compile(
    # a first letter that none of them has rules out most places at once
    rf"\b(?=[oaslvpc]){OPTION}e?\s*(?:n[°ºo]|num[eé]ro|número|number)?\s*:?\s*[#(\[]?\s*(?P<mark>\d{{1,2}}|[A-Z])\b",
    re.I,
)
# "- **Decision**" above a deeper item
_NAMING_ITEM = re.compile(r"^[ \t]*[-*+][ \t]+\W{0,3}([^\W\d_][\w -]{2,30}?)\W{0,4}(?=\n\s*[-*+][ \t])", re.M)
# "Option 2: use oak"
_BEFORE_NAME = re.compile(rf"\W*{OPTION}\s*(?:\d{{1,2}}|[A-Z])\s*[:.)–—-]\s*(?=\S)", re.I)
# "Chosen option: 2, because …"
_BARE = re.compile(
    r"(?P<lead>\W*(?:chosen|selected|preferred) (?:option|solution|alternative)s?)\s*(?::|：|(?= ))\s*[\"'“(*]{0,2}"
    r"(?:options? )?(?P<marks>(?:\d{1,2}|[A-Z])(?:(?: ?, ?| ?& ?| and )(?:\d{1,2}|[A-Z]))*)[\"'”)*]{0,2}"
    r"(?=\s*[,.;]|\s+(?:because|since|as|due)\b|\s*$)",
    re.I,
)
_CHOOSING = re.compile(
    rf"\b(?:{CHOOSING}|{CHOSEN}|we|i|the|was|is|has|been|have|choose|go|going|with|decided|decision|for|on|to|accepted|"
    r"adopt|adopted|taken|take|took|agreed|picked|proposed|l|la|le|est|el|es|fue|a|é|foi|die|wird|wurde)\b",
    re.I,
)
_CHOSEN = re.compile(
    r"[(\[]\s*(?i:accepted|chosen|selected|decided|adopted)\s*[)\]]|[✅✔☑]|\b(?:SELECTED|CHOSEN)\b|\b(?:chosen|selected)\s*$"
)
# more headings than these are the topics of a decision
_DECISIONS = 3
_ABOUT_PART = re.compile(r"\W*this (?:section|part|chapter)\b", re.I)
_BOX = re.compile(r"\[[ xX]\]\s")
_OPTIONS = frozenset(
    {"considered options", "options", "options considered", "alternatives", "alternatives considered",
     "considered alternatives", "pros and cons of the options", "possible options", "solutions considered"}
)  # fmt: skip
_ABOUT_OPTIONS = re.compile(r"\b(?:alternatives|options|solutions|proposals|variants|approaches)\b")
_MARKED = re.compile(r"\W{0,3}(?P<mark>\d{1,2}|[A-Z])\s?[).:]\)?\s+(?P<name>\S.+)$", re.I)


def below(page: Page, parts: Sequence[Section], budget: int) -> Statement:
    """The sub-headings of an empty section if they state the decision, as in "A) No prefixes"; joined while short."""
    inner = [part for part in parts[1:] if part.level < BOLD]
    # a part that follows on a higher level, such as the consequences, is beside them
    peers = list(takewhile(lambda part: part.level >= inner[0].level, inner))
    heads = [part for part in peers if part.level == inner[0].level]
    if not heads or parts[0].blocks or not _decides(heads):
        return Statement()
    # a heading that only names a matter says nothing beside those that decide
    heads = [head for head in heads if not _MATTER.match(head.title)] or heads
    if not all(map(_is_listed, heads)):
        heads = [head for head in heads if _states(_bare(head))]
    text, last = "", heads[0]
    for head in heads:
        entry = _bare(head).strip(" .;")
        if not (text or _states(entry)) and len(heads) > _DECISIONS:
            entry = ": ".join(filter(None, (entry, _first_sentence(page, head))))
        if text and words(text + entry) > budget:
            break
        text, last = f"{text}; {entry}" if text else entry, head
    return Statement(text, (heads[0].start, last.start))


def _decides(heads: Sequence[Section]) -> bool:
    """Whether headings are statements: numbered with several words, or with a deciding verb."""
    bare = _bare(heads[0])
    if is_part(heads[0]) or words(bare) < 2 or THIN.match(bare) or bare.endswith("?"):
        return False
    return all(map(_is_listed, heads)) or _states(bare)


def _bare(head: Section) -> str:
    return _ENUMERATED.sub("", head.title)


def _is_listed(head: Section) -> bool:
    return _ENUMERATED.match(head.title) is not None


def _states(heading: str) -> bool:
    """Whether a heading chooses or asks for something, and does not only name a topic."""
    return CHOICE.search(heading) is not None or wishes(heading)


def _first_sentence(page: Page, section: Section) -> str:
    """The first sentence below a heading that names a topic; none about the text itself."""
    texts = (page.outline.text(b) for b in walk(section.blocks) if b.kind == "paragraph")
    told = (sentence for text in texts for sentence in split(text)[:1] if not _ABOUT_PART.match(sentence))
    return next(told, "").rstrip(" .:;")


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


def named_item(page: Page, labels: Sequence[str], holding: tuple[str, ...]) -> Statement:
    """The list below an item that is only the name of a part, as in "- Decision" above "  - We use oak."."""
    for section in page.outline.sections[1:]:
        may_name = section.holds(holding) and _may_name(section.source, labels)
        for item in walk(section.blocks) if may_name else ():
            is_led = item.kind == "item" and [child.kind for child in item.children[:2]] == [
                "paragraph",
                "list",
            ]
            if is_led and field_key(page.outline.text(item.children[0])) in labels:
                return from_list(page, item.children[1], "")
    return Statement()


def _may_name(source: str, labels: Sequence[str]) -> bool:
    """Whether the lines of a section have such an item; blocks take long to parse."""
    return any(field_key(match[1]) in labels for match in _NAMING_ITEM.finditer(source))


def with_option(page: Page, statement: Statement) -> Statement:
    """A statement that only names an option by number, with that option's title: after it, or in its place."""
    bare = _BARE.match(statement.text)
    names = (
        [_option(page, mark) for mark in re.findall(r"\d+|\b[A-Z]\b", bare["marks"], re.I)] if bare else []
    )
    if bare and names and all(names):
        told = "; ".join(name.rstrip(".") for name in names)
        return replace(statement, text=f"{bare['lead']}: {told}{statement.text[bare.end() :]}")
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
    if title := _numbered_option(page, mark):
        return title
    listing = next(
        (b for s in page.outline.sections if s.key in _OPTIONS for b in s.blocks if b.kind == "list"), None
    )
    place = int(mark) - 1 if mark.isdigit() else ord(mark.lower()) - ord("a")
    if listing is None or not 0 <= place < len(listing.children) or not listing.children[place].children:
        return ""
    sentences = split(page.outline.text(listing.children[place].children[0]))
    return _BEFORE_NAME.sub("", _ENUMERATED.sub("", sentences[0])) if sentences else ""


def _numbered_option(page: Page, mark: str) -> str:
    """The title of the heading with this number below a heading for the options, as in "3) Use oak"."""
    parents = (s for s in page.outline.sections[1:] if _ABOUT_OPTIONS.search(s.key))
    heads = (_MARKED.match(part.title) for parent in parents for part in page.outline.subtree(parent)[1:])
    return next((head["name"] for head in heads if head and head["mark"].lower() == mark.lower()), "")


# how many words make a statement, and how many the list has that a colon leads to
BUDGET, LISTED = 40, 120
# how many items of a list count, and how many if a colon leads to it
_MOST_ITEMS, _MOST_LED = 6, 16
# an item with at most so many words may only name the list below it
_NAMING = 4
# so many items of a list inside an item are told, if a colon leads to it
_MOST_BELOW = 8
LIMIT = 1_000
_ADDRESS = re.compile(r"(?:[\w #/-]{2,30}:\s+)?\S+://\S+")


def _points(page: Page, listing: Block) -> bool:
    """Whether a list has only URLs, each with at most a label in front."""
    firsts = [page.outline.text(item.children[0]) for item in listing.children if item.children]
    return bool(firsts) and all(_ADDRESS.fullmatch(first.strip("<>")) for first in firsts)


def list_below(blocks: tuple[Block, ...], block: Block) -> Block | None:
    """The list or small table right below a block."""
    after = [b for b in blocks if b.start > block.end]
    return after[0] if after and after[0].kind in ("list", "table") else None


def quote_below(blocks: tuple[Block, ...], block: Block) -> Block | None:
    """The first paragraph of the quote right below a block."""
    below = next((b for b in blocks if b.start > block.end), None)
    inner = below.children[:1] if below and below.kind == "quote" else ()
    return next((b for b in inner if b.kind == "paragraph"), None)


def is_between(blocks: tuple[Block, ...], first: Block, last: Block) -> bool:
    """Whether another block stands between two."""
    return any(first.end < block.start < last.start for block in blocks)


def from_list_or_table(page: Page, below: Block, lead: str, block: Block) -> Statement:
    """A lead sentence with the content of the list or table below it, as far as a short statement allows."""
    if below.kind == "list":
        return from_list(page, below, lead, block.start)
    text, end = lead, block.end
    for row in below.children[1:]:
        entry = ": ".join(filter(None, (page.outline.text(cell) for cell in row.children[:2])))
        if entry and words(text + entry) <= BUDGET:
            text, end = f"{text} {entry}" if text == lead else f"{text}; {entry}", row.end or below.end
    return Statement(shorten(text.strip(), LIMIT), (block.start, end))


def _with_first_below(page: Page, item: Block, name: str, is_whole: bool) -> str:
    """An item's first sentence; if it only names or leads to the list below it, followed by that list's first sentences.

    If the whole list is told, so is what is below its items.
    """
    below = next((b for b in item.children if b.kind == "list"), None)
    is_led = name[-1:] in ":：" or (is_whole and name[-1:] not in ".!?")
    if below is None or not (is_led or words(name) <= _NAMING) or name[-1:] in ".!?":
        return name.rstrip(":： ")
    if proposes(name) and not is_led:
        return name
    firsts = [b for i in below.children for b in i.children[:1] if b.kind == "paragraph"]
    told = [split(page.outline.text(b))[0].rstrip(";:,. ") for b in firsts if page.outline.text(b)]
    most = _MOST_BELOW if is_led else 1
    more = "…" if is_led and len(told) > most else ""
    return f"{name.rstrip(':： ')}: {', '.join(told[:most])}{more}" if told else name


def from_list(page: Page, listing: Block | None, lead: str, start: int = 0) -> Statement:
    """A lead sentence with as many items of the list as a short statement allows, at least one."""
    # what a colon leads to is the statement, so the words before it do not count
    is_led = lead.endswith((":", "："))
    if listing is None or (is_contents(page, listing) and not is_led):
        return Statement()
    if _points(page, listing) and "following" not in lead:
        return Statement()
    if not lead and all(
        _BOX.match(page.outline.text(item.children[0])) for item in listing.children if item.children
    ):
        # a list of what is still to be done
        return Statement()
    text, end = lead, listing.start
    room = LISTED + words(lead) if is_led else BUDGET
    most = _MOST_LED if is_led else _MOST_ITEMS
    is_cut = is_led and len(listing.children) > most
    is_whole = (
        is_led
        and words(" ".join(page.outline.text(b) for b in walk((listing,)) if b.kind == "paragraph")) <= LISTED
    )
    for item in listing.children[:most]:
        paragraph = next((b for b in item.children if b.kind == "paragraph"), None)
        if paragraph is None or not (sentences := split(page.outline.text(paragraph).rstrip(";, "))):
            continue
        entry = _with_first_below(page, item, " ".join(sentences) if is_whole else sentences[0], is_whole)
        fresh = text == lead
        if not fresh and words(text + entry) > room:
            is_cut = is_led
            break
        text = f"{text} {entry}" if fresh and lead else f"{text.rstrip('.')}; {entry}" if text else entry
        end = paragraph.end
    text = f"{text.rstrip('.…')}…" if is_cut and text != lead else text
    return Statement(shorten(text, LIMIT), (start or listing.start, end)) if text else Statement()
