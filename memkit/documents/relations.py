"""Collects the relations that a page states, the most formal first, and determines which document replaced which.

A document that is itself proposed, rejected or ended replaces nothing; one that says it was replaced counts as replaced.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace

from memkit.documents.fields import Field, head
from memkit.documents.inline import Inline, holds_any
from memkit.documents.lifecycle import STATUS_SECTIONS, section_lines, status, status_section
from memkit.documents.limits import names_nothing
from memkit.documents.links import DATED, MAY_RELATE, listed, stated
from memkit.documents.markup import Block, walk
from memkit.documents.model import Document, Link
from memkit.documents.outline import Section, is_part
from memkit.documents.page import Page, head_notes
from memkit.documents.record_ids import KIND, own_id
from memkit.documents.relation_lists import links_below_keys
from memkit.documents.succession import relations_in
from memkit.documents.targets import Documents, fits_series, key
from memkit.documents.vocabulary import SUPERSEDE, gone

_FIELDS = {
    "supersedes": "supersedes", "supersedes-adr": "supersedes", "replaces": "supersedes", "obsoletes": "supersedes",
    "superseded-by": "superseded-by", "superceded-by": "superseded-by", "replaced-by": "superseded-by",
    "obsoleted-by": "superseded-by",
}  # fmt: skip
_LINK_SECTIONS = frozenset(
    {"links", "more information", "related", "related decisions", "related adrs", "references", "see also", "notes",
     "relations", "related documents", "supersedes", "superseded by"}
)  # fmt: skip
# what a text that states a relation holds
_AMENDING = ("amend", "extend", "refine", "clarif")
_RELATING = (*MAY_RELATE, *_AMENDING)
_IN_STATUS = (*_RELATING, "successor")
_SELF = re.compile(
    rf"\b(?:this|the present) {KIND}\b|"
    r"\b(?:este|esta|ce|cette|cet|diese[rs]?|das|questo|questa|esse|essa) (?:adr|rfc|documento?|dokument|décision|decisión|"
    r"decisão|decisione|entscheidung|registro)\b",
    re.I,
)
_OPENS = re.compile(
    rf"^\W*(?:(?:{SUPERSEDE}|replace|obsolete|amend|overrid)\w*|remplac[eé]e?s?|ersetzt|sustituye|reemplaza|substitui|"
    r"sostituisce)\b",
    re.I,
)

# "this decision overrides …" in a section that is no part of every record
_OF_SECTION = re.compile(r"\bthis (?:decision|choice|change|section|approach)\b", re.I)
# "The guidance for external ids in this OEP": a part of it; "the decision in this ADR" is all of it
_PART_OF_SELF = re.compile(
    r"(?:^|[.;!]\s)\W*the (?!(?:decisions?|contents?|text|proposal|approach|design|information|whole|entire)\b)"
    rf"\w+(?: \w+){{0,5}}? (?:in|of|from|within) this {KIND}\b",
    re.I,
)

_REPLACING = ("supersedes", "supercedes", "replaces", "obsoletes")
_WEIGHED = frozenset(
    {"considered options", "alternatives", "alternatives considered", "options", "options considered",
     "considered alternatives", "pros and cons of the options", "rejected alternatives", "other options", "future work",
     "open questions", "unresolved questions", "future possibilities", "examples", "example"}
)  # fmt: skip
# "Supersedes [ADR 19](…)", "- Related: supersedes RFC 68"
_STATES = re.compile(
    rf"\W*(?:[\w ()/]{{2,30}}:\s+)?(?:{SUPERSEDE}es|replaces|obsoletes)\W{{1,4}}(?:[a-z]{{2,8}}[-\s#]{{0,2}}\d|\d)",
    re.I,
)

# a remark in a title: "(superseded by RFC 25)"
_ASIDE = re.compile(rf"[\[(]\s*(?:{SUPERSEDE}ed|replaced|obsoleted)\s+by\b|\[Replaced", re.I)


def links(page: Page, own: str | None = None) -> tuple[Link, ...]:
    """Every relation that the document states, once each, without relations to itself.

    `own`: the number of an entry, if the page is one entry of a document; it may name its neighbours.
    """
    found: list[Link] = []
    for field in page.fields:
        if field.key == "proposed-replacement":
            found += _proposed_successors(page, field)
        elif field.key in _FIELDS:
            found += listed(_FIELDS[field.key], field.value, page.path, field.line)
        elif field.key in ("status", "state", "status-note"):
            value = _with_comment(field.value, field.comment)
            found += stated(value, page.path, field.line, loose=True)
            found += relations_in(value, page.path, field.line, in_status=True)
        elif field.key in ("relations", "related", "links", "references"):
            found += stated(field.value, page.path, field.line)
    found += links_below_keys(page, _FIELDS)
    found += _from_status(page) + _from_notes(page) + _from_link_sections(page) + _from_statements(page)
    found += _from_prose(page)
    if not found and status(page)[0] == "superseded":
        found += _from_anywhere(page)
    kept = {
        (link.relation, link.id.lstrip("0")): link
        for link in reversed(found)
        if not (_is_self(link, page.path) if own is None else key(link.id) == key(own))
    }
    return tuple(sorted(kept.values(), key=lambda link: (link.line, link.relation, link.id)))


def _proposed_successors(page: Page, field: Field) -> list[Link]:
    """The successors that a header proposes; of a document in force they are not yet its end."""
    is_proposal = status(page)[0] != "" and not gone(status(page)[0])
    found = listed("superseded-by", field.value, page.path, field.line)
    return [replace(link, partial=is_proposal) for link in found]


def _is_self(link: Link, path: str) -> bool:
    if link.target and "://" not in link.target:
        return link.target in (path, path.rpartition("/")[0])
    # "RFC 1" in docs/adr/0001-x.md is another record
    return link.id.lstrip("0") == own_id(path).lstrip("0") and fits_series(link, path)


def _with_comment(value: Inline, comment: str) -> Inline:
    """A field's words with the YAML comment after them, which may say "# replaced by …"."""
    return Inline(f"{value.text} ({comment})", value.links) if comment else value


def _from_status(page: Page) -> list[Link]:
    section = status_section(page)
    lines = section_lines(page, section) if section and section.holds(_IN_STATUS) else []
    found = [link for inline, line in lines for link in stated(inline, page.path, line, loose=True)]
    return found + [link for i, line in lines for link in relations_in(i, page.path, line, in_status=True)]


def _from_notes(page: Page) -> list[Link]:
    """Relations in the document's title and first paragraphs."""
    if not (page.outline.may_hold(MAY_RELATE) or page.outline.may_hold(_AMENDING)):
        return []
    notes = list(head_notes(page, MAY_RELATE))
    for section in page.outline.sections[1:4]:
        notes.append((page.outline.render(section.raw), section.start))
        if not section.holds(MAY_RELATE):
            continue
        quotes = [child for block in section.blocks[:6] if block.kind == "quote" for child in block.children]
        paragraphs = [block for block in (*section.blocks[:6], *quotes) if block.kind == "paragraph"]
        notes += [(page.outline.inline(b), b.start) for b in paragraphs if holds_any(b.raw, _RELATING)]
    spoken = [(i, n) for i, n in notes if not _PART_OF_SELF.search(i.text)]
    spoken = [
        (i, n) for i, n in spoken if _SELF.search(i.text) or _OPENS.match(i.text) or _ASIDE.search(i.text)
    ]
    found = [link for inline, line in spoken for link in stated(inline, page.path, line)]
    return [link for link in found if not link.partial]


def _from_anywhere(page: Page) -> list[Link]:
    """For a document that says it was replaced: the sentence anywhere that names its successor."""
    found: list[Link] = []
    for section in page.outline.sections if page.outline.may_hold(MAY_RELATE) else ():
        if not section.holds(MAY_RELATE):
            continue
        for block in walk(section.blocks):
            if block.kind == "paragraph" and "by" in block.raw:
                inline = page.outline.inline(block)
                opens = _SELF.search(inline.text) or re.search(
                    rf"(?:^|[.;\d]\s+)\W{{0,3}}(?:{SUPERSEDE}ed|replaced){DATED}by\b", inline.text, re.I
                )
                found += stated(inline, page.path, block.start) if opens else ()
    return [link for link in found if link.relation == "superseded-by" and not link.partial]


def _from_statements(page: Page) -> list[Link]:
    """Paragraphs and items of any part that open with "Supersedes" and name a document right after it."""
    found: list[Link] = []
    if not page.outline.may_hold(_REPLACING):
        return found
    for section in page.outline.sections[2:]:
        if section.key in _LINK_SECTIONS or section.key in _WEIGHED or not section.holds(_REPLACING):
            continue
        for block in walk(section.blocks):
            opening = _STATES.match(block.raw) if block.kind == "paragraph" else None
            if opening:
                links = stated(page.outline.inline(block), page.path, block.start)
                found += [link for link in links if link.relation == "supersedes" and not link.partial]
    return found


def _from_prose(page: Page) -> list[Link]:
    """Successions that a sentence of any part states; options that were weighed and quotations are not the document's."""
    if not page.outline.may_hold(MAY_RELATE):
        return []
    weighed = {
        part.start for s in page.outline.sections if s.key in _WEIGHED for part in page.outline.subtree(s)
    }
    found: list[Link] = []
    for section in page.outline.sections:
        if section.holds(MAY_RELATE) and not (section.level and section.start in weighed | _of_status(page)):
            for block in _prose(section, section in head(page.outline)):
                if holds_any(block.raw, MAY_RELATE):
                    told = relations_in(page.outline.inline(block), page.path, block.start)
                    found += [link for link in told if not _is_of_section(page, section, block)]
    return found


def _is_of_section(page: Page, section: Section, block: Block) -> bool:
    """Whether "this decision" is what one section of a larger record decides, such as "User ids" of a design."""
    if (
        section in head(page.outline)
        or is_part(section)
        or section.level < 2
        or section.key in _LINK_SECTIONS
    ):
        return False
    return _OF_SECTION.search(block.raw) is not None


def _of_status(page: Page) -> set[int]:
    return {section.start for section in page.outline.sections if section.key in STATUS_SECTIONS}


def _prose(section: Section, may_quote: bool) -> Iterable[Block]:
    """The paragraphs and list items of a section; a quotation only at the head, where it is a banner."""
    blocks = [block for block in section.blocks if may_quote or block.kind != "quote"]
    return (block for block in walk(blocks) if block.kind == "paragraph")


def _from_link_sections(page: Page) -> list[Link]:
    found: list[Link] = []
    for section in page.outline.sections:
        is_list = section.key in ("supersedes", "superseded by")
        if section.key not in _LINK_SECTIONS or not (is_list or section.holds(_RELATING)):
            continue
        for block in walk(section.blocks):
            if is_list and block.kind == "paragraph" and names_nothing(page.outline.text(block)):
                # "None." and below it "Builds on ADR-3."
                break
            if block.kind != "paragraph" or not (is_list or holds_any(block.raw, _RELATING)):
                continue
            inline = page.outline.inline(block)
            if is_list:
                found += listed(section.key.replace(" ", "-"), inline, page.path, block.start)
            elif _OPENS.match(inline.text) or _SELF.search(inline.text):
                found += [link for link in stated(inline, page.path, block.start) if not link.partial]
    return found


def successors(documents: Iterable[Document]) -> Mapping[str, tuple[str, ...]]:
    """For each replaced document, by path, the paths of those that replace it, sorted."""
    found: dict[str, set[str]] = {}
    for older, newer, _ in _successions(Documents(documents)):
        found.setdefault(older, set()).add(newer)
    return {path: tuple(sorted(found[path])) for path in sorted(found)}


def links_by_others(documents: Iterable[Document]) -> Mapping[str, tuple[Link, ...]]:
    """For each document, by path, the successions that only the other document states."""
    known = Documents(documents)
    every = set(_successions(known))
    found: dict[str, list[Link]] = {}
    for older, newer, teller in sorted(every):
        other, relation = (older, "superseded-by") if teller == newer else (newer, "supersedes")
        if (older, newer, other) not in every:
            found.setdefault(other, []).append(Link(relation, known.by_path[teller].id, teller))
    return {path: tuple(links) for path, links in found.items()}


def _successions(known: Documents) -> Iterator[tuple[str, str, str]]:
    """Every succession of whole documents: the paths of the older one, the newer one, and the one that states it."""
    for document in known.by_path.values():
        for link in document.links:
            other = known.find(link, document.path)
            if not other or link.partial:
                continue
            if link.relation == "superseded-by":
                yield document.path, other, document.path
            elif link.relation == "supersedes" and document.is_in_force:
                yield other, document.path, document.path
