"""Reads one document: dialect, outline, family, and the values it states.

The caller passes the text and the metadata files beside it. The result is a document, or a reason why it was left out.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, replace

from memkit.documents import dialects, guards, plain_text, rst, unwritten, work_papers, y_statement
from memkit.documents.cues import is_imperative, only_points
from memkit.documents.decision import from_title
from memkit.documents.families import decision_log, glossary, record, rules, schools
from memkit.documents.families.log_left import left_of
from memkit.documents.family import Family
from memkit.documents.fields import Field, from_entries, from_outline
from memkit.documents.frontmatter import Header, read_yaml, split
from memkit.documents.lifecycle import status
from memkit.documents.markup import PARTS, heading_key
from memkit.documents.model import Document, Item, Link, Skipped
from memkit.documents.offer import with_offer
from memkit.documents.outline import Outline, parse
from memkit.documents.page import Page, from_name
from memkit.documents.record_ids import own_id
from memkit.documents.relations import links
from memkit.documents.sentences import is_blank, words
from memkit.documents.targets import linked_entry
from memkit.documents.vocabulary import standing

# in order: the more specific a family, the earlier it is tried
FAMILIES: tuple[Family, ...] = (
    *schools.PROPOSALS, glossary.FAMILY, rules.ROADMAP, decision_log.FAMILY, *schools.RECORDS, schools.Y_STATEMENT,
    schools.ADR, schools.PROPOSAL, record.FAMILY, record.PROPOSAL_FAMILY, rules.RULES,
)  # fmt: skip
# families whose documents have many items and no single decision
COLLECTIONS = frozenset({"glossary", "roadmap", "rules"})
_DIALECTS = {
    "rst": rst.markdown, "rest": rst.markdown, "adoc": dialects.from_asciidoc, "asciidoc": dialects.from_asciidoc,
    "mediawiki": dialects.from_mediawiki, "wiki": dialects.from_mediawiki, "txt": plain_text.from_plain_text,
    "mdx": plain_text.from_mdx, "org": dialects.from_org, "yaml": dialects.from_yaml, "yml": dialects.from_yaml,
}  # fmt: skip
_CONTENTS = re.compile(
    r"(<!-- ?toc ?-->|<!-- start doctoc\b[^\n]*-->)\n((?: *(?:[-*+] [^\n]*|\d+\. [^\n]*)?\n)++)"
    r"(?=<!-- ?(?:/toc|end doctoc)\b)",
    re.I,
)
_UNSPACED = re.compile(r"^(#{1,6})(?=[^\W_])", re.M)
# behind the line's end before it: a pattern that begins with a plain sign is searched faster
_UNSPACED_PART = re.compile(r"\n#{1,6}([^\W\d_][^\n#]{2,40})(?=\n|\Z)")
_RESERVED = re.compile(r"\W*reserved\b", re.I)
_HEADERS = ("kep.yaml", "metadata.yaml", "metadata.yml")


@dataclass(frozen=True, slots=True)
class Part:
    """One section of a document: title, level, lines and words."""

    title: str
    level: int
    lines: tuple[int, int]
    text: str


def read(
    path: str,
    text: str,
    siblings: Mapping[str, str] | None = None,
    *,
    in_series: bool = False,
    is_kin: bool = False,
    day_first: bool | None = None,
) -> Document | Skipped:
    """What a document states, or why it was left out; no text makes it raise.

    `siblings`: metadata files beside it. `in_series`: it belongs to a series of numbered documents. `is_kin`: most of that
    series are records. `day_first`: how its repository writes dates with slashes.
    """
    if too_large := guards.too_large(text):
        return Skipped(path, too_large)
    if fault := guards.encoding_fault(text):
        return Skipped(path, fault)
    if not text.strip("\ufeff \t\r\n"):
        return Skipped(path, "empty")
    page, header, clean = _page(path, text, siblings or {}, in_series, is_kin, day_first)
    if guards.template(page):
        return Skipped(path, "a template to fill in, not a decision")
    if guards.moved(page):
        return Skipped(path, guards.reason(page))
    if guards.is_post_mortem(page):
        return Skipped(path, "a post-mortem: it tells what happened, not what was decided")
    if unwritten.is_note_on_pictures(page):
        return Skipped(path, "a note on the pictures or files of its folder, not a record")
    if not is_kin and rules.is_finished_plan(page):
        return Skipped(path, "a plan that is done")
    # in a series of records, a word in the name does not make a document a glossary or a roadmap
    families = [family for family in FAMILIES if not (is_kin and family.name in COLLECTIONS)]
    family = next((family for family in families if family.matches(page)), None)
    if family is None:
        return Skipped(path, guards.reason(page))
    if why := _why_no_record(page, family):
        return Skipped(path, why)
    found = _document(page, family, guards.marks(clean, header.sound))
    if is_blank(found.decision) and not found.items:
        return Skipped(path, "a template to fill in, not a decision")
    if found.decision in ("", found.title) and not found.items and unwritten.is_unwritten(page, found.status):
        return Skipped(path, "a draft whose text is still to be written")
    if _RESERVED.match(found.status_raw) and found.decision in ("", found.title) and not found.items:
        return Skipped(path, "a reserved number without a text")
    return found


def _why_no_record(page: Page, family: Family) -> str:
    """Why a page with the form of a record or a plan is left out all the same; empty if it is one."""
    if family in (record.FAMILY, record.PROPOSAL_FAMILY):
        return work_papers.beside_records(page) or work_papers.reason(page)
    if family is schools.ADR:
        return work_papers.beside_records(page)
    if family is rules.ROADMAP:
        return work_papers.reason(page) or work_papers.task_list(page, len(family.items(page)))
    return ""


def sections(path: str, text: str) -> tuple[Part, ...]:
    """The sections of a document with their words, for an agent that reads further."""
    outline = _page(path, text[: guards.LIMIT], {})[0].outline
    return tuple(
        Part(
            s.title,
            s.level,
            (s.start, s.end),
            "\n".join(filter(None, (_words(outline, b) for b in s.blocks))),
        )
        for s in outline.sections
        if s.blocks or s.level
    )


def unread(path: str, format: str) -> Document:
    """A document of a known format that was not read again: path, id and kind only."""
    kind = next((family.kind for family in FAMILIES if family.name == format), "")
    return Document(path, format, kind, from_name(path), own_id(path))


def relations_of(path: str, text: str, format: str, siblings: Mapping[str, str] | None = None) -> Document:
    """The same with the status and the links that the text states, which concern other documents."""
    page, _, _ = _page(path, text, siblings or {})
    family = next((family for family in FAMILIES if family.name == format), None)
    if family is None:
        return replace(unread(path, format), status=status(page)[0], links=links(page))
    top = family.head(page)
    return replace(unread(path, format), status=status(top)[0], links=_links(top, family.items(page)))


def _links(top: Page, items: tuple[Item, ...]) -> tuple[Link, ...]:
    """What the document states of others: as a whole, and by its live entries about documents that are no entries."""
    numbers = [item.number for item in items]
    told = [
        link
        for item in items
        for link in item.links
        if link.relation == "supersedes" and standing(item.status) == "live"
    ]
    return (*links(top), *(link for link in told if not linked_entry(link, top.path, numbers)))


def _page(
    path: str,
    text: str,
    siblings: Mapping[str, str],
    in_series: bool = False,
    is_kin: bool = False,
    day_first: bool | None = None,
) -> tuple[Page, Header, str]:
    clean = text.removeprefix("\ufeff")
    clean = clean.replace("\r\n", "\n").replace("\r", "\n") if "\r" in clean else clean
    header, body = split(clean)
    body = _with_spaces(body)
    dialect = _DIALECTS.get(path.rpartition(".")[2].lower())
    outline = parse(dialect(body) if dialect else _without_contents(body))
    fields: tuple[Field, ...] = ()
    for name in _HEADERS:
        if name in siblings:
            fields += from_entries(read_yaml(siblings[name]), name)
    fields += from_entries(header.entries, "front matter") + from_outline(outline)
    return Page(path, outline, fields, siblings, in_series, is_kin, day_first), header, clean


def _with_spaces(text: str) -> str:
    """The text with a blank after the signs of its headings, if one that names a part has none, as in "##Status"."""
    unspaced = _UNSPACED_PART.finditer(f"\n{text}")
    if not any(heading_key(match[1]).replace(" ", "-") in PARTS for match in unspaced):
        return text
    return _UNSPACED.sub(r"\1 ", text)


def _without_contents(text: str) -> str:
    """The text with a generated table of contents blanked, line for line: it repeats every heading as a link."""
    if "toc -->" not in text and "doctoc" not in text:
        return text
    return _CONTENTS.sub(lambda match: match[1] + "\n" * (1 + match[2].count("\n")), text)


def _document(page: Page, family: Family, marks: tuple[str, ...]) -> Document:
    statement = family.statement(page)
    if family.kind in ("adr", "rfc"):
        statement = with_offer(page, statement)
    top = family.head(page)
    word, raw = status(top)
    told = word or is_imperative(page.title)
    # a record that was accepted with its form left as it was still has its title
    is_form = is_blank(statement.text) and bool(word) and standing(word) == "live"
    is_empty = not statement.text or (is_imperative(page.title) and (is_form or only_points(statement.text)))
    if is_empty and told and family.kind in ("adr", "rfc") and words(page.title) >= 2:
        statement = from_title(page)
    when, source = family.date(page)
    kind = "roadmap" if family.kind == "rfc" and rules.is_named(page) else family.kind
    items = family.items(page)
    return Document(
        page.path, family.name, kind, page.title, own_id(page.path), word, _short(raw), when, source, _links(top, items),
        statement.text, y_statement.context(page) if family.kind == "adr" else "", statement.lines,
        items if kind == "glossary" else (*items, *glossary.inner_items(page)), marks,
        left_of(page, items) if family is decision_log.FAMILY else (),
    )  # fmt: skip


def _short(raw: str) -> str:
    return re.sub(r"\s+", " ", raw)[:200]


def _words(outline: Outline, block: object) -> str:
    from memkit.documents.markup import Block, walk

    assert isinstance(block, Block)
    return "\n".join(filter(None, (outline.text(b) for b in walk((block,)) if b.raw)))
