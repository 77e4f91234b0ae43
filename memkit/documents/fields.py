"""Key and value pairs at the head of a document, in any form: front matter, bullets, lines, tables.

Only the head is read, so that a later example or an option's description is not taken as the document's own data.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from functools import lru_cache

from memkit.documents.frontmatter import Entry
from memkit.documents.groups import CONTEXT, SUMMARY
from memkit.documents.inline import Inline, render
from memkit.documents.markup import Block
from memkit.documents.outline import Outline, Section, naming
from memkit.documents.vocabulary import in_english, normalise

KNOWN = frozenset(
    "status state stage adr-status decision-status current-status status-note proposal-status date dates decision-date "
    "date-decided created created-on creation-date date-created created-date start-date date-proposed date-accepted "
    "proposed accepted approved decided decided-on accepted-on approved-on last-updated last-update last-modified updated "
    "modified last-updated-on supersedes superseded-by superceded-by replaces replaced-by obsoletes obsoleted-by "
    "title name id number adr rfc pep oep kep tep decision outcome context summary decision-outcome rfc-pr issue "
    "rust-issue tracking-issue feature-name authors author owner deciders decision-makers decider type review-manager "
    "date-started assigned eip bip eep jep aip kip cip sip tip zip rfd simd "
    "data revdate introduced proposal implementation since tags implemented withdrawn rejected kep-number version "
    "started landed version-introduced raised-by approved-by decided-by date-raised relations related links references "
    "supersedes-adr proposed-replacement".split()
)
_PAIR = re.compile(
    r"^\s*(?:[-*+>]\s+|\d+[.)]\s+)?(?P<dress>[*_`]{0,3})\s*(?P<key>[^\W\d_][\w#()/ .’';-]{0,38}?)\s*"
    r"(?:(?P=dress)\s*[:：=]|[:：=]\s*(?P=dress))\s*(?P<value>.*)$",
    re.DOTALL,
)
# "**Date** 2025-02-13": the bold word is the key
_BOLD_KEY = re.compile(r"^\s*(\*\*|__)(?P<key>[^\W\d_][\w -]{1,24})\1\s+(?P<value>\S.*)$")
_BOLD_LABEL = re.compile(r"^(\*\*|__)(?P<key>[A-Za-z][^*_.:]{1,38})[.:]?\1[.:]?\s+(?P<value>.*)$", re.DOTALL)
_BOLD_LINE = re.compile(r"\s*(\*\*|__)[^*_]{2,40}\1\s*")
_WRAPPED = re.compile(r"^\s*(\*\*|__|\*|_)([^*_]+:[^*]+)\1\s*$")
_RUN_IN = frozenset({"decision", "outcome", "chosen-option", "tl-dr", "tldr", "objective"})
# a line that opens with a bold label, or a sentence that does
_LABEL = re.compile(r"(?:^|(?<=[.!?;)]\s))(\*\*|__)[^\W\d_][^*_\n]{1,38}(?:[:：]\1|\1\s{0,2}[:：])", re.M)
# word boundaries inside "supersededBy"
_HUMP = re.compile(r"(?<=[a-z])(?=[A-Z])")
# "RFC Status" is the status
_OWN = re.compile(
    r"^(?:adr|[rc]f[cde]|[a-z]ep|otep|slep|[a-z]ip|simd|spec|[a-z]dd|document|doc|record|proposal)-(?=(?:status|date|title|number|name)$)"
)
_TAG = re.compile(r"</?(?:u|b|i|em|strong)>", re.I)
# "|Status|Accepted": a row of a table without its separator
_ROW = re.compile(
    r"^\s*\|\s*[*_]{0,2}(?P<key>[^\W\d_][\w -]{1,30}?)[*_]{0,2}\s*\|\s*(?P<value>[^|]*?)\s*\|?\s*$"
)
# keys of lines that may be above the text of a part, in how many of the first parts, and the form of such fields
_LEADING = frozenset(
    "created created-on date creation-date last-updated updated last-modified author authors version owner owners "
    "champion deciders".split()
)
_LED = frozenset((*SUMMARY, *CONTEXT))
_OPENING, _FIRST_BLOCKS, LEADING = 3, 3, "above a part"
# the longest header; longer text is prose or an attack
_LIMIT = 20_000
_PARTS = re.compile(r"(?<=\S)\s{1,9}[·•|]\s{1,9}|<br\s{0,3}/?>|(?<=\S)\s{3,20}(?=\*\*)")
# signs that every line with several parts, or every pair, contains
_MAY_PART = re.compile(r"[·•|<]|   ")
_MAY_PAIR = re.compile(r"[:：=]|\*\*|__")
_META_SECTIONS = frozenset(
    {"metadata", "meta", "document metadata", "info", "information", "details", "header", "document control",
     "adr metadata", "document information", "decision metadata", "record", "timeline", "status history"}
)  # fmt: skip


@dataclass(frozen=True, slots=True)
class Field:
    """One stated value: key in lower case with hyphens, the words of the value, its line and its form."""

    key: str
    value: Inline
    line: int
    source: str
    comment: str = ""


def from_entries(entries: Iterable[Entry], source: str) -> tuple[Field, ...]:
    """The entries of a metadata header as fields."""
    stated = [(field_key(entry.key), entry) for entry in entries if entry.value]
    named = without_prefix(key for key, _ in stated)
    return tuple(Field(named.get(key, key), render(e.value), e.line, source, e.comment) for key, e in stated)


def from_outline(outline: Outline) -> tuple[Field, ...]:
    """The fields at the head of the document, in order."""
    fields: list[Field] = []
    top = head(outline)
    for section in top:
        for block in section.blocks:
            fields += _read(block, outline)
    for section in outline.sections[1:_OPENING]:
        fields += _fields_above(section, outline) if section not in top and section.key in _LED else ()
    return tuple(fields)


def _fields_above(section: Section, outline: Outline) -> Iterator[Field]:
    """The fields among the first paragraphs of a part, as in "Created: 2013-03-03" below "Abstract"."""
    for block in section.blocks[:_FIRST_BLOCKS]:
        # most paragraphs are ruled out by their first line
        if block.kind == "paragraph" and all(map(_is_leading, block.raw.split("\n"))):
            yield from (replace(field, source=LEADING) for field in _lines(block, outline))


def _is_leading(line: str) -> bool:
    match = _pair(line)
    return match is not None and field_key(match["key"]) in _LEADING


def head(outline: Outline) -> tuple[Section, ...]:
    """The sections before the body: what precedes the first heading, the title's own text, metadata sections."""
    if outline.opening:
        return tuple(outline.opening)
    sections = outline.sections
    named = naming(sections)
    opening = [s for s in sections[:3] if s.level == 0 or s is named or (s.level == 1 and s is sections[1])]
    meta = [s for s in sections[1:6] if s.key in _META_SECTIONS or _is_header(s, outline)]
    outline.opening.extend([*opening, *(s for s in meta if s not in opening)])
    return tuple(outline.opening)


def _is_header(section: Section, outline: Outline) -> bool:
    """Whether a section begins with a list of fields or consists of a table of them, whatever its heading."""
    source = section.source.lstrip()
    if source.startswith((":", "- ", "* ", "**")) and "tatus" in source[:400]:
        keys = {field.key for block in section.blocks[:1] for field in _read(block, outline)}
        return len(keys) >= 2 and bool(keys & {"status"})
    if "|" not in source.partition("\n")[0] and not (source.startswith("<") and section.holds(("<table",))):
        return False
    table = section.blocks[0] if len(section.blocks) == 1 else None
    if table is None or table.kind != "table":
        return False
    keys = {field_key(outline.text(row.children[0])) for row in table.children if len(row.children) == 2}
    return len(keys & KNOWN) >= 2 and bool(keys & {"status", "date"})


@lru_cache(1_024)
def field_key(text: str) -> str:
    """A key in lookup form: lower case, words joined by hyphens, signs and remarks removed."""
    apart = _HUMP.sub(" ", text) if not text.isupper() else text
    bare = re.sub(r"\([^)]*\)|[^\w\s-]", " ", apart.lower().replace("_", " "))
    return _OWN.sub("", in_english("-".join(bare.replace("-", " ").split())))


def without_prefix(keys: Iterable[str]) -> dict[str, str]:
    """Keys that share a prefix, as in "sdd-status" and "sdd-date", each with its name without it; others are left out.

    A header shares one if it names a status or date and another known field.
    """
    apart = [(key, *key.split("-", 1)) for key in keys if "-" in key and key not in KNOWN]
    found: dict[str, dict[str, str]] = {}
    for key, prefix, name in apart:
        if name in KNOWN:
            found.setdefault(prefix, {})[key] = name
    shared = (
        names for names in found.values() if len(names) > 1 and {"status", "date"} & set(names.values())
    )
    return next(shared, {})


def is_known(key: str) -> bool:
    """Whether a key is a known header key, or a longer name for a date."""
    return key in KNOWN or (key.split("-")[0] in ("date", "data", "datum", "fecha") and key.count("-") < 4)


def labels(
    block: Block, outline: Outline, wanted: frozenset[str] | None = None
) -> Iterator[tuple[str, Inline]]:
    """The labels of a block, or the wanted ones, each with its words, as in "**Decision:** we use …"."""
    starts = [match.start() for match in _LABEL.finditer(block.raw)]
    if 0 not in starts:
        starts.insert(0, 0)
    for start, stop in zip(starts, [*starts[1:], len(block.raw)], strict=True):
        match = _labelled(block.raw[start:stop])
        if match and (wanted is None or field_key(match["key"]) in wanted):
            yield field_key(match["key"]), render(match["value"], outline.references)


def _labelled(raw: str) -> re.Match[str] | None:
    match = _pair(raw[:_LIMIT])
    if match and (match["dress"].startswith(("*", "_")) or field_key(match["key"]) in _RUN_IN):
        return match
    return _BOLD_LABEL.match(raw)


def _read(block: Block, outline: Outline) -> Iterator[Field]:
    if block.kind == "paragraph":
        yield from _lines(block, outline) if _MAY_PAIR.search(block.raw) or block.raw[:1] == "|" else ()
    elif block.kind == "table":
        yield from _rows(block, outline)
    elif block.kind == "item" and (pairs := _pair_item(block, outline)):
        yield from pairs
    else:
        for child in block.children:
            yield from _read(child, outline)


def _pair(text: str) -> re.Match[str] | None:
    # ":Status: Accepted" is a field list, "**Status: Accepted**" a line in bold: both are plain pairs
    bare = _TAG.sub("", text) if "<" in text else text
    wrapped = _WRAPPED.match(bare) if "*" in bare or "_" in bare else None
    return _PAIR.match((wrapped[2] if wrapped else bare).removeprefix(":"))


def _lines(block: Block, outline: Outline) -> Iterator[Field]:
    """Each "Key: value" line of a paragraph; a line without a key continues the value before it."""
    found: list[tuple[str, str, int]] = []
    lines = block.raw[:_LIMIT].split("\n")
    for offset, line in enumerate(lines):
        # "Status" and below it "**Draft**"
        if line.strip().lower() == "status" and _BOLD_LINE.fullmatch("".join(lines[offset + 1 : offset + 2])):
            found.append(("status", "", block.start + offset))
            continue
        row = _ROW.match(line) if "|" in line[:3] else None
        for part in _PARTS.split(line) if _MAY_PART.search(line) and not row else (line,):
            match = row or ((_pair(part) or _BOLD_KEY.match(part)) if _MAY_PAIR.search(part) else None)
            key = field_key(match["key"]) if match else ""
            if match and is_known(key):
                found.append((key, match["value"], block.start + offset))
            elif found and not match:
                found[-1] = (found[-1][0], found[-1][1] + "\n" + part, found[-1][2])
    for key, value, line_number in found:
        yield Field(key, render(value, outline.references), line_number, "line")


def _rows(table: Block, outline: Outline) -> Iterator[Field]:
    rows = [row.children for row in table.children if row.children]
    across = [field_key(outline.text(cell)) for cell in rows[0]] if rows else []
    if len(rows) == 2 and _are_keys(across):
        yield from (
            Field(key, outline.inline(cell), cell.start or table.start, "table")
            for key, cell in zip(across, rows[1], strict=False)
            if key in KNOWN
        )
        return
    for row in rows:
        key = field_key(outline.text(row[0]))
        if len(row) == 2 and is_known(key):
            yield Field(key, outline.inline(row[1]), row[1].start or table.start, "table")


def _are_keys(across: list[str]) -> bool:
    """Whether the first row of a table names fields; of two cells the second may be a value, as in "Status | Accepted"."""
    if len(across) > 2:
        return any(key in KNOWN for key in across)
    return len(across) == 2 and all(key in KNOWN and not normalise(key) for key in across)


def _pair_item(item: Block, outline: Outline) -> list[Field]:
    """The fields of a list-table row: an item with a list of exactly a key and a value; of a list, each item is a value."""
    inner = item.children[0] if len(item.children) == 1 else None
    if inner is None or inner.kind != "list" or len(inner.children) != 2:
        return []
    key_item, value_item = inner.children
    if not key_item.children or not value_item.children:
        return []
    key = field_key(outline.text(key_item.children[0]))
    value = value_item.children[0]
    values = [i.children[0] for i in value.children if i.children] if value.kind == "list" else [value]
    return [Field(key, outline.inline(each), each.start, "table") for each in values] if key in KNOWN else []
