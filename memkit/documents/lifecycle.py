"""The status that a document states: in a field, a section, a heading, a badge, or a note that it has ended.

The first statement counts; a note at the head that the document has ended takes precedence.
"""

from __future__ import annotations

import re

from memkit.documents import status_signs
from memkit.documents.badges import badge_status
from memkit.documents.doubt import is_unsure
from memkit.documents.fields import Field
from memkit.documents.inline import Inline, holds_any
from memkit.documents.limits import names_nothing
from memkit.documents.links import is_replaced_in_part, listed
from memkit.documents.markup import BOLD, Block, walk
from memkit.documents.outline import Section
from memkit.documents.page import Page, head_notes
from memkit.documents.record_ids import KIND
from memkit.documents.status_signs import BOX, Stated
from memkit.documents.succession import names_successor
from memkit.documents.undecided import is_undecided, own_words
from memkit.documents.vocabulary import SUPERSEDE, gone, header_status, normalise, standing

_KEYS = ("status", "state", "adr-status", "decision-status", "current-status", "proposal-status", "stage")
STATUS_SECTIONS = frozenset({"status", "current status", "decision status", "state", "adr status"})
# folders that give the status of the documents in them; stages only in a row of numbered folders
_STATUS_FOLDERS = frozenset(
    "accepted approved active final implemented completed rejected declined withdrawn abandoned superseded deprecated "
    "obsolete retired retracted published draft drafts proposed pending provisional deferred postponed archived "
    "backlog ideas defunct".split()
)
_STAGES = frozenset({"decided", "in review", "review", "partially implemented", "done"})
# "3_in_review", "0b_rejected": a folder with its place in the row of all statuses
_ORDERED = re.compile(r"\d{1,2}[a-z]?[-_. ](.+)")
_RECORDS = r"(?:proposals?|rfcs?|adrs?|decisions?|designs?|enhancements?|records?)"
_FOLDER = re.compile(rf"{_RECORDS}[-_ ]([a-z]+)|([a-z]+)[-_ ]{_RECORDS}")
_SELF = (
    rf"\bthis (?:{KIND}|page|one)\b[^.;]{{0,60}}?"
    r"\b(?:is|was|has been|had been|later|now|been)\b[^.;]{0,30}?"
)
_ENDS = re.compile(
    _SELF
    + rf"\*{{0,2}}({SUPERSEDE}ed|replaced by|withdrawn|rejected|deprecated|obsolete[d]?|abandoned|reverted|retired|"
    r"overruled)\b",
    re.I,
)
# the subject and nothing else before "superseded"
_SUBJECT = re.compile(
    r"[\W_]*(?:(?:(?:please )?note|warning|important|update|status)\b[\W_]*(?:that )?)?"
    r"this \w+ (?:(?:is|was|has|had|been|now|since|later|already|\w+ly),? )+\*{0,2}",
    re.I,
)
_OPENS = re.compile(
    rf"^(?:[\W_]|note\b|warning\b|important\b|update\b|status\b)*({SUPERSEDE}ed|replaced by|overridden by|withdrawn|"
    r"rejected|deprecated|"
    r"obsolete|abandoned|reverted)\b",
    re.I,
)
# "RFC 12 supersedes this proposal"
_ENDED_BY = re.compile(
    rf"\d\W{{0,3}} (?:now |has |have )?({SUPERSEDE}|replace|obsolete)(?:e?s|e?d)? "
    r"(?:the (?:content|contents|text|whole) of )?"
    rf"this {KIND}\b",
    re.I,
)
_DEFERRED = re.compile(_SELF + r"deferred\b", re.I)
_STATUS_TITLE = re.compile(r"^(?:\W*)status\s*[:–—-]\s*(.+)$", re.I)
_WORD = re.compile(r"[^\W\d_]{3,20}")
_CLAUSE_END = re.compile(r"(?<=[.;])\s")
_BANNER = re.compile(rf"^\W*(?:note|warning|important|update)?\W*(?:{SUPERSEDE}ed|replaced) by\b", re.I)
_BRACKETED = re.compile(
    rf"[\[(~]\s*({SUPERSEDE}ed|replaced|deprecated|rejected|denied|declined|withdrawn|obsolete)\b[^\])]*[\])~]?",
    re.I,
)
_MAY_END = (
    "supers", "superc", "replace", "overridden", "withdrawn", "rejected", "deprecated", "obsolete", "abandoned", "reverted",
    "retired", "overruled",
)  # fmt: skip
# "Rejected payments" is about payments; "Rejected" or "Rejected by the board" is about the document
_ALONE = re.compile(r"^\W*(?:status\W+)?\w+\W*(?:$|by\b|in\b|on\b|with\b|since\b|as of\b|\d|[-–—:(])", re.I)
_DOCUMENT = re.compile(
    r"\bby\W+(?:the )?(?:adr|rfc|[a-z]{1,2}ep|[a-z]{1,3}ip|decision|record|proposal|d|no)\b|\bby\W+#?\d", re.I
)
_PARTLY = re.compile(
    r"\bpart(?:ly|ial|ially)\b|\bin part\b|\bportions?\b|\bparts? of\b|\bsections? of\b", re.I
)


def status(page: Page) -> Stated:
    """The status in memkit's word and in the document's own; both empty if it states none."""
    if "status" not in page.answers:
        word, raw = _status(page)
        raw = raw or ("" if word else _own_words(page))
        # what says in its own words that it is not decided yet is open under these words
        page.answers["status"] = word or (" ".join(raw.lower().split()) if is_undecided(raw) else ""), raw
    return page.answers["status"]


def _own_words(page: Page) -> str:
    """The few words of a plain "Status: …" line that names no status that memkit knows."""
    field = page.first(_KEYS)
    return own_words(field.value.text) if field and field.source == "line" else ""


def _status(page: Page) -> Stated:
    stated = _declared(page)
    ended = None if gone(stated[0]) else _replaced(page) or _self_note(page, is_told=bool(stated[1]))
    if ended:
        return ended
    if stated[1] and stated[0] in ("superseded", "") and is_replaced_in_part(stated[1], page.path):
        stated = "partly superseded", stated[1]
    folder = folder_status(page)
    # who rejects a draft often only moves it
    if gone(normalise(folder)) and standing(stated[0]) == "open":
        return normalise(folder), folder
    # beside a header that says when it was accepted or built, prose below "Current status" is no status
    header = page.first(("date-accepted", "implemented")) if not (stated[0] or page.first(_KEYS)) else None
    if stated[1] and not (header and header.value.text.strip()):
        return stated
    signs = (status_signs.flag, badge_status, status_signs.dated_word, status_signs.done, status_signs.box)
    found = next((found for sign in signs if (found := sign(page))), None) or status_signs.lone_word(page)
    return found or ((normalise(folder), folder) if folder else status_signs.kind(page))


def _replaced(page: Page) -> Stated | None:
    """The end of a document whose header or status names its successor, whatever else the status says."""
    field = page.first(("superseded-by", "superceded-by", "replaced-by", "obsoleted-by", "superseded"))
    if field and _names_its_end(field, page.path):
        return "superseded", f"{field.key.replace('-', ' ')} {field.value.text}"
    section, stated = status_section(page), page.first(_KEYS)
    lines = [inline for inline, _ in section_lines(page, section)] if section else []
    ended = (
        line for line in ([stated.value, *lines] if stated else lines) if names_successor(line, page.path)
    )
    return next((("superseded", line.text) for line in ended), None)


def _names_its_end(field: Field, path: str) -> bool:
    """Whether a field such as `superseded-by` names a successor of the whole document, or the day of its end."""
    is_told = bool(field.value.links) or re.search(r"\d", field.value.text) is not None
    if field.key == "superseded" or not is_told:
        return is_told and not names_nothing(field.value.text)
    return bool(listed("superseded-by", field.value, path, field.line))


def is_stated(page: Page) -> bool:
    """Whether a document states any status, also one unknown to memkit, such as "Status: Defunct"."""
    field = page.first(_KEYS)
    own = re.split(r"[,;(]", field.value.text)[0].split() if field else []
    return status(page)[0] != "" or 0 < len(own) <= 2


def folder_status(page: Page) -> str:
    """The nearest folder named after a status, as in `accepted/2021/` or `proposals-done/`; empty without one."""
    return next((word for folder in reversed(page.folders) if (word := _status_of(folder))), "")


def _status_of(folder: str) -> str:
    ordered = _ORDERED.fullmatch(folder)
    bare = re.sub(r"[-_]", " ", ordered[1]) if ordered else folder
    if bare in _STATUS_FOLDERS or (ordered and bare in _STAGES):
        return bare
    match = _FOLDER.fullmatch(folder)
    word = (match[1] or match[2]) if match else ""
    return word if normalise(word) else ""


def section_lines(page: Page, section: Section) -> list[tuple[Inline, int]]:
    """The lines of a section one by one: of paragraphs, quotes and list items; split once."""
    place = section.level, section.start
    if place not in page.lines:
        paragraphs = (block for block in walk(section.blocks) if block.kind == "paragraph")
        page.lines[place] = [line for block in paragraphs for line in _split(page, block)]
    return page.lines[place]


def tells_end(text: str) -> bool:
    """Whether a text is only about the document's own end or pause, not about its subject."""
    return len(text) < 200 and "this " in text.lower() and bool(_ENDS.search(text) or _DEFERRED.search(text))


def status_section(page: Page) -> Section | None:
    """The section with the status, if the document has one."""
    return next((s for s in page.outline.sections if s.key in STATUS_SECTIONS), None)


def _declared(page: Page) -> Stated:
    field = page.first(_KEYS)
    if field:
        # "closed" can end a stage of a process; a decision called closed may have been taken
        closed = field.key == "stage" and field.value.text.strip().lower() == "closed"
        word = "rejected" if closed else header_status(field.value.text)
        if word or field.source != "line" or _WORD.fullmatch(field.value.text.strip()):
            return word, field.value.text
    for section in page.outline.sections:
        if match := _STATUS_TITLE.match(section.title):
            return normalise(match[1]), match[1]
        if section.key in STATUS_SECTIONS and (found := _from_section(page, section)) and found[1]:
            return found
    return "", ""


def _from_section(page: Page, section: Section) -> Stated:
    """The first status line of a section, unless a later line says that the document ended."""
    lines = _ticked([inline.text for inline, _ in section_lines(page, section)])
    # "Proposta" alone on its line is the status here, although it names a part elsewhere
    lines = lines or [part.title for part in page.outline.subtree(section)[1:2] if part.level == BOLD]
    found = [(word, line) for line in lines if (word := normalise(line))]
    if is_menu(lines):
        return "", ""
    if not found:
        return "", lines[0] if lines and len(lines[0]) < 120 else ""
    listed = len(found) > 1 and all(re.search(r"\d{4}", line) for _, line in found)
    first = found[-1] if listed and not _newest_first(found) else found[0]
    ending = next((s for s in found[1:6] if gone(s[0]) and _OPENS.match(s[1]) and not _explains(s[1])), None)
    return ending if ending and not gone(first[0]) else first


def is_menu(lines: list[str]) -> bool:
    """Whether lines only list the possible values of a status, one each, with none chosen."""
    bare = [line for line in lines if len(line.split()) <= 2 and not re.search(r"\d", line)]
    return len({word for line in bare if (word := normalise(line))}) >= 3


def _ticked(lines: list[str]) -> list[str]:
    """The ticked boxes if there are boxes, else every line."""
    boxes = [line for line in lines if BOX.match(line)]
    if not boxes:
        return lines
    return [BOX.sub("", line) for line in boxes if not line.startswith("[ ]")]


def _newest_first(found: list[Stated]) -> bool:
    years = [re.findall(r"\d{4}[-/.]?\d{0,2}[-/.]?\d{0,2}", line)[0] for _, line in found]
    return bool(years[0] > years[-1])


def _explains(line: str) -> bool:
    """Whether a line explains the meaning of a status instead of stating it."""
    return bool(re.match(r"^\W*\w+\W+(?:if|when|means|once|indicates|should)\b", line, re.I))


def _self_note(page: Page, is_told: bool) -> Stated | None:
    """A sentence at the head in which the document says that it has ended.

    `is_told`: its header states a status; then only a plain note above the first part counts.
    """
    for note in (note for note in _notes(page, is_told) if holds_any(note, _MAY_END)):
        for place, sentence in enumerate(_CLAUSE_END.split(note[:600])):
            # in the middle of a paragraph, what was "replaced by" something is what the paragraph is about
            is_banner = _is_banner(sentence) and (place == 0 or _DOCUMENT.search(sentence))
            match = _ENDS.search(sentence) or (_OPENS.match(sentence) if is_banner else None)
            match = match or _ENDED_BY.search(sentence)
            if match and _is_plain(sentence, match, is_told) and not is_replaced_in_part(sentence, page.path):
                return normalise(match[1].split()[0]) or "superseded", sentence.strip()
    return _bracketed(page.outline.sections[1].title if len(page.outline.sections) > 1 else "")


def _is_plain(sentence: str, match: re.Match[str], is_told: bool) -> bool:
    """Whether a sentence says no less than that the document has ended; beside a header, nothing else comes first."""
    before = sentence[: match.start(1)]
    is_first = not is_told or match.re is not _ENDS or _SUBJECT.fullmatch(before) is not None
    return is_first and not _PARTLY.search(sentence) and not is_unsure(before)


def _notes(page: Page, is_told: bool) -> list[str]:
    """The texts in which a document may say that it has ended."""
    notes = [inline.text for inline, _ in head_notes(page, _MAY_END)]
    for section in () if is_told else page.outline.sections[1:4]:
        notes.append(section.title)
        if not section.holds(_MAY_END):
            continue
        notes += [page.outline.text(b) for b in section.blocks[:3] if b.kind in ("paragraph",)]
        notes += [
            page.outline.text(b) for q in section.blocks[:3] if q.kind == "quote" for b in q.children[:1]
        ]
    return notes


def _is_banner(sentence: str) -> bool:
    return bool(_BANNER.match(sentence) or (len(sentence.split()) <= 4 and _ALONE.match(sentence)))


def _bracketed(title: str) -> Stated | None:
    match = _BRACKETED.search(title)
    return (normalise(match[1]), match[0].strip("[]()~ ")) if match else None


def _split(page: Page, block: Block) -> list[tuple[Inline, int]]:
    lines = block.raw[:8_000].split("\n")
    joined: list[tuple[str, int]] = []
    for offset, line in enumerate(lines):
        # a wrapped sentence is one line; a new status starts with a capital or a date
        if joined and re.match(r"\s*[a-z(\[`]", line) and not re.match(r"\s*\[[ xX]\]", line):
            joined[-1] = (joined[-1][0] + " " + line, joined[-1][1])
        else:
            joined.append((line, block.start + offset))
    return [(page.outline.render(line), number) for line, number in joined]
