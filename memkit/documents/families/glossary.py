"""Glossaries: tables, definition lists, bold bullets and pages with one heading a term; also inside other documents."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator

from memkit.documents.families import columns
from memkit.documents.family import Family
from memkit.documents.inline import render
from memkit.documents.markup import Block
from memkit.documents.model import Item, Statement
from memkit.documents.outline import Section
from memkit.documents.page import Page
from memkit.documents.sentences import is_blank, shorten, split, words

_NAMES = re.compile(
    r"glossar|terminolog|\bterms\b|definitions|vocabular|ubiquitous[ -_]language|lexicon|nomenclature|dictionary",
    re.I,
)
_SECTIONS = frozenset(
    {"glossary", "terminology", "definitions", "terms", "vocabulary", "terms and definitions", "key terms"}
)
_NOT_TERMS = frozenset(
    {"see also", "references", "links", "further reading", "table of contents", "contents", "notes", "overview",
     "introduction", "how to use", "contributing"}
)  # fmt: skip
_BULLET = re.compile(
    r"^(?:(?P<bold>\*\*|__|\*|`)(?P<term>[^*_`\n]{1,60}?)\s*:?(?P=bold)(?P<note>\s*\([^)\n]{1,60}\))?|"
    r"(?P<plain>[A-Za-z][^:.\n]{0,50}?))\s*(?::|--|—|–|\s-(?=\s))\s+(?P<meaning>\S.*)$",
    re.DOTALL,
)
# what is told about a term
_FIELD = re.compile(
    r"(?:invariants?|synonyms?|aliases|examples?|types?|notes?|see also|related|source|code|usage|avoid|not|beispiele?|"
    r"synonyme?|siehe auch|quelle|exemples?|ejemplos?)(?: (?:to|of|in|zu) \w+)?",
    re.I,
)
# folders that hold one term a file
_FOLDERS = frozenset(
    {"glossary", "glossar", "glossaire", "glosario", "terms", "terminology", "dictionary", "lexicon"}
)
_MEANING = 300


def matches(page: Page) -> bool:
    """Whether file or title call it a glossary and it holds at least one term."""
    section = page.named
    named = _NAMES.search(page.stem.replace("-", " ").replace("_", " ")) or (
        section and _NAMES.search(section.title)
    )
    if _from_page(page):
        return True
    return (
        bool(named)
        and not _has_owner(page)
        and len(page.stem.split("-")) <= 4
        and next(_terms(page, page.outline.sections), None) is not None
    )


def _has_owner(page: Page) -> bool:
    """Whether a header gives a status and who answers for it: such a page proposes what its title defines."""
    people = ("owner", "owners", "author", "authors", "deciders")
    return page.first(("status", "state")) is not None and page.first(people) is not None


def items(page: Page) -> tuple[Item, ...]:
    """Every term of a glossary page; the one term of a page in a folder of terms."""
    alone = _from_page(page)
    return (alone,) if alone else _distinct(_terms(page, page.outline.sections))


def _from_page(page: Page) -> Item | None:
    """The title of a page and its first sentences, if the folder holds one term a file."""
    if not _FOLDERS & set(page.folders[-2:]) or page.stem in (
        "readme",
        "index",
        "_index",
        "toc",
        "glossary",
        "terms",
    ):
        return None
    term = page.title
    prose = [b for s in page.outline.sections[:3] for b in s.blocks if b.kind == "paragraph"]
    short = page.first(("short-description", "definition", "description", "summary"))
    fields = {field.line for field in page.fields}
    first = next((b for b in prose if not fields & set(range(b.start, b.end + 1))), None)
    meaning = short.value.text if short else page.outline.text(first) if first else ""
    if not 1 <= words(term) <= 6 or words(meaning) < 3:
        return None
    line = short.line if short else first.start if first else 1
    return next(_item(term, meaning, line, first.end if first and not short else line), None)


def inner_items(page: Page) -> tuple[Item, ...]:
    """The terms of glossary sections inside a document about something else."""
    found: list[Item] = []
    for section in page.outline.sections[1:]:
        if section.key in _SECTIONS:
            found += _terms(page, page.outline.subtree(section), headings=False)
    return _distinct(found)


def _terms(page: Page, sections: Iterable[Section], headings: bool = True) -> Iterator[Item]:
    every = list(sections)
    inside = {section.start: list(_from_blocks(page, section)) for section in every}
    named = [each for each in every if headings and _may_be_term(page, each) and _opens_with_text(page, each)]
    labels = Counter(key for items in inside.values() for key in {item.key.lower() for item in items})
    fields = {
        item.key
        for items in inside.values()
        for item in items
        if labels[item.key.lower()] > 1 or _FIELD.fullmatch(item.key)
    }
    # the level whose headings are the terms: what stands below one of them may be its fields
    plain = Counter(
        section.level
        for section in named
        if (items := inside[section.start]) == [] or any(item.key in fields for item in items)
    )
    for section in every:
        items = inside[section.start]
        is_term = section in named and (not items or plain[section.level] > 1)
        if is_term:
            yield from _from_heading(page, section)
        yield from (item for item in items if not (is_term and item.key in fields))


def _may_be_term(page: Page, section: Section) -> bool:
    asides = ("how to ", "about ", "purpose", "usage", "glossary format")
    is_named = section.level > 0 and section is not page.named
    return is_named and section.key not in _NOT_TERMS and not section.key.startswith(asides)


def _opens_with_text(page: Page, section: Section) -> bool:
    """Whether a section begins with a sentence, not with a table, a list or a term."""
    first = next(iter(section.blocks), None)
    return first is not None and first.kind == "paragraph" and not list(_from_definition(page, first))


def _from_blocks(page: Page, section: Section) -> Iterator[Item]:
    for block in section.blocks:
        if block.kind == "table":
            yield from _from_table(page, block)
        elif block.kind == "paragraph":
            yield from _from_definition(page, block)
        elif block.kind == "list":
            for entry in block.children:
                yield from _from_bullet(page, entry)


def _from_table(page: Page, table: Block) -> Iterator[Item]:
    rows = columns.texts(page, table)
    heads = columns.heads(rows)
    term_at = columns.column(heads, columns.TERM)
    if len(heads) < 2 or term_at < 0:
        return
    alias_at = columns.column(heads, columns.ALIAS, (term_at,))
    meaning_at = columns.column(heads, columns.MEANING, (term_at, alias_at))
    if meaning_at < 0:
        meaning_at = columns.longest(rows, (term_at, alias_at))
    for row, block in zip(rows[1:], table.children[1:], strict=False):
        if len(row) > max(term_at, meaning_at) and meaning_at >= 0:
            aliases = re.split(r"\s*[,;/]\s*", row[alias_at]) if 0 <= alias_at < len(row) else []
            yield from _item(
                row[term_at], row[meaning_at], block.start, block.end, tuple(a for a in aliases if a)
            )


def _from_definition(page: Page, block: Block) -> Iterator[Item]:
    """A definition list, which plain markdown sees as one paragraph with lines that open in a colon."""
    lines = block.raw.split("\n")
    places = [
        i for i, line in enumerate(lines) if i and line.startswith(":") and not lines[i - 1].startswith(":")
    ]
    for place, following in zip(places, [*places[1:], len(lines) + 1], strict=False):
        stop = following - 1
        meaning = render(" ".join(lines[place:stop]).lstrip(": "), page.outline.references).text
        yield from _item(
            render(lines[place - 1]).text, meaning, block.start + place - 1, block.start + stop - 1
        )
    if not places:
        yield from _from_lines(page, block, lines)


def _from_lines(page: Page, block: Block, lines: list[str]) -> Iterator[Item]:
    """A paragraph that opens with a term in bold, or has a term on each line."""
    starts = [at for at, line in enumerate(lines) if line.startswith(("**", "__")) and _BULLET.match(line)]
    if 0 not in starts:
        is_list = len(lines) > 1 and all(_BULLET.match(line) for line in lines)
        starts = [*range(len(lines))] if is_list else []
    for start, following in zip(starts, [*starts[1:], len(lines)], strict=False):
        raw = "\n".join(lines[start:following])
        yield from _from_pair(page, raw, block.start + start, block.start + following - 1)


def _from_bullet(page: Page, entry: Block) -> Iterator[Item]:
    first = next((b for b in entry.children if b.kind == "paragraph"), None)
    if first:
        yield from _from_pair(page, first.raw, entry.start, entry.end)


def _from_pair(page: Page, raw: str, start: int, end: int) -> Iterator[Item]:
    if match := _BULLET.match(raw):
        term = (match["term"] or match["plain"]) + (match["note"] or "")
        meaning = render(match["meaning"], page.outline.references).text
        yield from _item(render(term).text, meaning, start, end)


def _from_heading(page: Page, section: Section) -> Iterator[Item]:
    prose = next(
        (b for b in section.blocks if b.kind == "paragraph" and len(page.outline.text(b)) > 10), None
    )
    if prose and len(section.title) > 1:
        yield from _item(section.title, page.outline.text(prose), section.start, prose.end)


def _item(term: str, meaning: str, start: int, end: int, aliases: tuple[str, ...] = ()) -> Iterator[Item]:
    bare, more = _aliases(term.strip(' *_`:"“”'))
    sentences = split(meaning)
    if (
        not 1 < len(bare) <= 60
        or not sentences
        or re.match(r"^\W*(?:tbd|todo)?\W*$", meaning, re.I)
        or "{" in bare
        or is_blank(meaning)
        or is_blank(term)
    ):
        return
    text = sentences[0]
    if len(sentences) > 1 and len(text) + len(sentences[1]) < 160:
        text = f"{text} {sentences[1]}"
    names = tuple(dict.fromkeys(name for name in (*more, *aliases) if name.lower() != bare.lower()))
    yield Item("term", bare, shorten(text, _MEANING), (start, end), aliases=names)


def _aliases(term: str) -> tuple[str, tuple[str, ...]]:
    """The term itself and the other names it carries in brackets or behind a slash."""
    names: list[str] = []
    if match := re.match(r"^(.+?)\s*\(((?:aka|also|or)?[:\s]*[^)]{1,40})\)$", term):
        term, inner = match[1], re.sub(r"^(?:aka|also|or)\b[:\s]*", "", match[2], flags=re.I)
        names += re.split(r"\s*[,;/]\s*", inner)
    parts = re.split(r"\s+/\s+", term)
    return parts[0].strip(), tuple(name.strip() for name in (*parts[1:], *names) if name.strip())


def _distinct(found: Iterable[Item]) -> tuple[Item, ...]:
    kept: dict[str, Item] = {}
    for item in found:
        kept.setdefault(item.key.lower(), item)
    return tuple(kept.values())


def _statement(page: Page) -> Statement:
    first = next(_terms(page, page.outline.sections), None)
    return Statement(first.text, first.lines) if first else Statement()


FAMILY = Family("glossary", "glossary", matches, statement=_statement, date=lambda _: ("", ""), items=items)
