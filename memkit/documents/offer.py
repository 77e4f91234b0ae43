"""Adds to a short statement what the document offers in its part for that: "Proposal", "How", "Design".

A summary often only says what the document is about ("This document describes …"); what is to be done follows later.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from functools import lru_cache
from itertools import islice

from memkit.documents import cues, decision, headlines, lead_ins
from memkit.documents.decision import is_option
from memkit.documents.groups import DECISION, PROPOSAL
from memkit.documents.markup import Block
from memkit.documents.model import Lines, Statement
from memkit.documents.outline import Section
from memkit.documents.page import Page
from memkit.documents.paragraphs import prose_of
from memkit.documents.sentences import split, words

_PART = re.compile(
    r"(?:the )?how\b|(?:high.level |detailed |technical )?(?:design|approach|solution|specification|implementation)\b|"
    r"plan\b|.*propos|.*solution$"
)
_BESIDE = re.compile(
    r".*(?:alternativ|option|drawback|background|motivation|context|problem|future|unresolved|question|risk|reference|history|"
    r"changelog|test|prior art|non.?goal|rationale|glossary|terminolog|security|compatib|why|consequence|related|"
    r"implementation plan|pros\b|cons\b|changes|schedule|timeline)"
)
# how many words a statement may have with what is added; with the sentence that proposes something, as many, or
# a few times those of the shorter one
_ROOM, _ROOM_TO_PROPOSE, _MOST, _TIMES = 44, 54, 75, 3
# sections that are searched for a promise
_SEARCHED = 6
# promises that are tried, since the first often is the statement
_TRIED = 2
# a longer statement leaves no room
_FULL = 40
_MAY_PROMISE = ("will", "propos", "introduc", "decid", "suggest", "hereby", "resol")
_PROMISES = (cues.OUR_WILL, cues.PROMISE)
_OUTRIGHT = (cues.OFFER, cues.DECIDED)
_DECIDING = (cues.DECIDED, cues.CHOICE, cues.OFFER, cues.PROMISE, cues.EXPLICIT)

# "We will remove several lamps: `pier`; `quay`"
_LED_LIST = re.compile(r"[:：] [^:：]+; ")
_SUBJECT = re.compile(r"(?:The )?([A-Z]\w{3,}) (?:is|are) an? ")

Told = tuple[str, Lines]


def with_offer(page: Page, found: Statement) -> Statement:
    """The statement with the sentences of the offer that fit; unchanged if it says what "we will" do, or is the title."""
    sentences = split(found.text)
    is_vague = not any(map(_is_explicit, sentences))
    is_full = bool(sentences) and words(sentences[0]) > _FULL
    if is_full or found.text == page.title or (not is_vague and _says_all(page, sentences)):
        return found
    # a lead and its list are whole, and what a colon leads to is never told in another part
    if any(map(_LED_LIST.search, sentences)):
        return found
    offered = _part_for_it(page, found.text)
    own = [(sentence, found.lines) for sentence in sentences if not _ends_in_colon(sentence)]
    more = [
        (sentence, offered.lines)
        for sentence in split(offered.text)
        if not (cues.FRAGMENT.match(sentence) or _ends_in_colon(sentence))
    ]
    promised = [] if any(map(_is_strong, sentences)) else list(islice(_promises(page), _TRIED))
    if not own and not any(_is_explicit(sentence) for sentence, _ in (*more, *promised)):
        return found
    asked = list(islice(filter(_proposes, own), 1)) or list(islice(filter(_asks, own), 1))
    strong = [one for one in (*more, *promised) if _is_strong(one[0])] or list(filter(_proposes, more))
    told = _choose_fitting([*asked, *strong[:1]], [*own, *more, *promised])
    # nothing is added: nothing is left out either
    if all(one in own for one in told):
        return found
    told = _without_background(told, [one for one in more if _defines_subject(page, one[0])])
    core = next(filter(_proposes, told), told[0])
    return Statement(_join_sentences(text for text, _ in told), core[1])


def _ends_in_colon(sentence: str) -> bool:
    return sentence.endswith((":", "："))


def _proposes(told: Told) -> bool:
    return cues.proposes(told[0])


def _asks(told: Told) -> bool:
    return lead_ins.asks(told[0])


def _leads_in(told: Told) -> bool:
    return lead_ins.reports(told[0]) or lead_ins.is_background(told[0])


def _defines_subject(page: Page, sentence: str) -> bool:
    """Whether a sentence of the offer says what the matter of the title is: "The crane is a tripod of oak"."""
    subject = _SUBJECT.match(sentence)
    return subject is not None and subject[1] in page.title.split()


def _without_background(told: list[Told], kept: list[Told]) -> list[Told]:
    """The sentences without what was before and what things are, if another one says what to do."""
    pairs = zip(told, [*(text for text, _ in told[1:]), ""], strict=True)
    telling = [
        one
        for one, following in pairs
        if one in kept or lead_ins.refers_back(following) or not _leads_in(one)
    ]
    return telling if any(map(_proposes, telling)) or any(map(_asks, telling)) else told


def _says_all(page: Page, sentences: Iterable[str]) -> bool:
    """Whether an explicit statement needs nothing besides: it is a plan of ours, or a decision under its heading."""
    return page.has(*DECISION) or any(map(cues.OUR_WILL.search, sentences))


def _is_explicit(sentence: str) -> bool:
    """Whether a sentence decides, proposes or promises something."""
    return any(cue.search(sentence) for cue in _DECIDING) or cues.is_imperative(sentence)


def _is_strong(sentence: str) -> bool:
    """Whether a sentence proposes or decides outright, instead of saying what its document is about."""
    return any(cue.search(sentence) for cue in _OUTRIGHT) or cues.is_imperative(sentence)


def _join_sentences(texts: Iterable[str]) -> str:
    """Sentences as one text; a full stop ends one without, such as a title."""
    told = list(texts)
    return " ".join([*(text if text[-1:] in ".!?…:;。！？)" else f"{text}." for text in told[:-1]), told[-1]])


def _choose_fitting(first: list[Told], every: list[Told]) -> list[Told]:
    """The sentences that fit into a statement, in their order; those of `first` are tried before the others."""
    chosen: list[Told] = []
    for one in (*first, *every):
        texts = [text for text, _ in chosen]
        is_new = not any(one[0] in text or text in one[0] for text in texts)
        room = _room_to_propose([*texts, one[0]]) if one in first else _ROOM
        fits = words(" ".join([*texts, one[0]])) <= room
        if not chosen or (is_new and fits):
            chosen.append(one)
    return sorted(chosen, key=every.index)


def _room_to_propose(texts: list[str]) -> int:
    """How many words sentences may have together that say what the document is about and what it proposes."""
    return max(_ROOM_TO_PROPOSE, min(_MOST, _TIMES * min(map(words, texts))))


def _part_for_it(page: Page, told: str) -> Statement:
    """The statement of the part "Proposal", else of the first part named like a solution; no heading that was told."""
    inner = [s for s in _inner(page) if s is not page.named and not (told and told in s.title)]
    named = [s for s in inner if s.key in PROPOSAL] + [s for s in inner if _PART.match(s.key)]
    found = (decision.from_section(page, section, ()) for section in named)
    return next((statement for statement in found if statement.text), Statement())


def _promises(page: Page) -> Iterator[Told]:
    """The sentences that propose something, then those that promise something; not in reasons and alternatives."""
    inner = _inner(page)
    for sections, cue_group in ((inner, (cues.OFFER,)), (inner[:_SEARCHED], _PROMISES)):
        for section in sections if page.outline.may_hold(_MAY_PROMISE) else ():
            for inline, block in prose_of(page, section.blocks) if section.holds(_MAY_PROMISE) else ():
                for sentence in split(inline.text):
                    if not any(cue.search(sentence) for cue in cue_group):
                        continue
                    told = _with_its_list(page, section, sentence, block)
                    if told.text:
                        yield told.text, told.lines


def _with_its_list(page: Page, section: Section, sentence: str, block: Block) -> Statement:
    """A whole sentence, with the list below it if it leads to one; nothing if it leads to something else."""
    if cues.TALK.search(sentence) or cues.FRAGMENT.match(sentence):
        return Statement()
    if not _ends_in_colon(sentence):
        return Statement(sentence, (block.start, block.end))
    below = headlines.list_below(section.blocks, block)
    return headlines.from_list_or_table(page, below, sentence, block) if below else Statement()


def _inner(page: Page) -> list[Section]:
    """The sections that may say what is to be done; an option only describes itself."""
    return [s for s in page.outline.sections[1:] if s is page.named or not _is_beside(s.key)]


# most documents have the same few headings
@lru_cache(4_096)
def _is_beside(key: str) -> bool:
    return _BESIDE.match(key) is not None or is_option(key)
