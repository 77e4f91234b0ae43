"""A document prepared for the family readers: its path, its outline, its fields, its title.

Built once per document; the families only look things up here.
"""

from __future__ import annotations

import posixpath
import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from functools import cached_property

from memkit.documents.fields import LEADING, Field, head
from memkit.documents.inline import Inline
from memkit.documents.markup import PARTS, Block, heading_key
from memkit.documents.outline import Outline, Section, is_part, naming
from memkit.documents.sentences import is_blank_title
from memkit.documents.vocabulary import is_european_name

_NUMBER = re.compile(
    r"^\s*(?:\[?(?:adr|rfc|kep|pep|oep|tep|nep|dep|jep|eep|otep|sip|eip|bip|kip|aip|cip|rfd|dr|se|d|ad|"
    r"decision)(?:[\s_#\u2010\u2011-]{0,2}[d]?[0-9x]+\b\]?"
    r"(?:\s*\((?:draft|proposed|accepted|rejected|superseded|deprecated)\))?|(?=\s*[:：–—|]))|0[0-9]{1,5}(?=\s)|[0-9]{1,8}(?=\s*[.:)\]|–—-]+\s|"
    r"\s*[：、．])|(?:architecture|architectural)? ?decision(?: record)? #?[0-9]+|(?:19|20)\d\d-\d\d-\d\d(?=\s*[:.\s–—|"
    r"])|(?:architectur\w+ )?decision records?(?: \(adr\))?(?=\s*[:–—|])|(?:design )?(?:proposal|doc)(?=:)|"
    r"0\d{2,3}-(?=[^\W\d])|(?:[A-Z]{2,4} )?[A-Z]{2,5}(?:-| ?#|(?=\d{3}))[0-9]{1,5}(?=\s*[:–—|]|\.\s)|"
    r"[A-Z]{2,4} (?:rfc|adr)[ -]?[0-9]+|n(?:r|o|[°º])\.? ?[0-9]+(?=\s*[:–—|])|"
    r"[A-Z]{2,5} 0[0-9]{2,4}(?=\s+[-–—:]\s))\s*[.:：、)\]|–—-]*\s*",
    re.I,
)
# "Harbour - HBR-ADR-0003 - Use oak": project and number
_IN_FRONT = re.compile(
    r"^[^–—:-]{2,40}\s[-–—]\s(?:[A-Z]{2,8}-){0,3}(?:ADR|RFC|RFD)[- ]?[0-9]+\s*[-–—:]\s*(?=\S)"
)
# "Harbour - Architecture Decision Record"
_LABEL = re.compile(r"^.{2,40}\s[-–—|]\s(?:architectur\w+ )?decision records?$", re.I)
_FILE_NUMBER = re.compile(
    r"^(?:(?:adr|rfc|kep|pep|oep|decision)?[-_ ]?[0-9]+(?:-[0-9]{2}-[0-9]{2})?|"
    r"(?:[a-z]{2,10}[-_ ]){0,2}(?:adr|rfc)[-_ ](?:[a-z]{2,10}[-_ ])?[0-9]+|(?:adr|rfc)(?=[-_ ][a-z]))[-_ ]+",
    re.I,
)
# "[Superseded by ADR-9] Use tar", "Use tar (deprecated)"
_ENDED = re.compile(
    r"^\W*\[(?:superseded|replaced|deprecated|rejected|withdrawn|obsolete)\b[^\]]*\]\s*(?=\S)|"
    r"\s*[\[(]\s*(?:superseded|replaced|deprecated|rejected|withdrawn|obsolete)\b.*$",
    re.I,
)
# "Feature Name: Sign transactions by several keys"
_IN_WORDS = re.compile(r"[A-Z][^\W_]*(?: [^\s_`()\[\]]+){2,}")
# names of files that say nothing about what is in them
_PLAIN_NAMES = frozenset({"readme", "index", "proposal", "rfc", "adr", "design", "decision"})


@dataclass(frozen=True)
class Page:
    """One document with everything a family needs to recognise and read it."""

    path: str
    outline: Outline
    fields: tuple[Field, ...]
    siblings: Mapping[str, str] = field(default_factory=dict)
    # whether it belongs to a series of numbered or dated documents
    in_series: bool = False
    # whether most documents of that series are records
    is_kin: bool = False
    # whether the repository writes the day first in dates with slashes, if known
    day_first: bool | None = None
    # cached answers that several families need, by name
    answers: dict[str, tuple[str, str]] = field(default_factory=dict, repr=False, compare=False)
    # the lines of sections that were split, by level and first line
    lines: dict[tuple[int, int], list[tuple[Inline, int]]] = field(
        default_factory=dict, repr=False, compare=False
    )
    _by_key: dict[str, Field] = field(default_factory=dict, repr=False, compare=False)
    # labels with the text after them, once computed
    labelled: list[tuple[Section, Block, str, Inline]] | None = field(default=None, repr=False, compare=False)
    # the heading that names the document, if one does
    named: Section | None = field(default=None, repr=False, compare=False)

    def __post_init__(self) -> None:
        for entry in self.fields:
            if entry.value.text or entry.value.images:
                self._by_key.setdefault(entry.key, entry)
        object.__setattr__(self, "named", _title_section(self))

    @cached_property
    def title(self) -> str:
        """The title without its number: from the heading, the metadata or else the file's name."""
        return _title(self)

    @cached_property
    def name(self) -> str:
        """The file name without its folder, in lower case."""
        return posixpath.basename(self.path).lower()

    @cached_property
    def stem(self) -> str:
        """The file name without folder and ending, in lower case."""
        return self.name.rpartition(".")[0] or self.name

    @cached_property
    def folders(self) -> tuple[str, ...]:
        """The folders above the file, in lower case, nearest last."""
        return tuple(posixpath.dirname(self.path).lower().split("/"))

    @cached_property
    def lines_above_parts(self) -> frozenset[int]:
        """The lines of fields above the text of a part, which are no prose."""
        return frozenset(entry.line for entry in self.fields if entry.source == LEADING)

    def first(self, keys: Iterable[str]) -> Field | None:
        """The first field under one of the keys; earlier keys win."""
        by_key = self._by_key
        for key in keys:
            if key in by_key:
                return by_key[key]
        return None

    def section(self, *names: str) -> Section | None:
        """The first section with one of these names, never the title itself; earlier names win."""
        found = self.outline.named(names)
        return found if found is not self.named else None

    def sections(self, names: Iterable[str]) -> list[Section]:
        """The sections with these names, in the order of the names, never the title itself."""
        found = self.outline.all_named(names)
        return [section for section in found if section is not self.named]

    def has(self, *names: str) -> bool:
        """Whether a section of one of these names exists."""
        return self.section(*names) is not None


def _title_section(page: Page) -> Section | None:
    """The heading that names the document: the first, unless it names a part like the headings that follow."""
    named = naming(page.outline.sections)
    if named is None:
        return None
    peers = [s for s in page.outline.sections if s.level == named.level and s.start > named.start]
    if not peers or (named.level == 1 and not page.first(("title",))):
        return None if _is_unnamed_part(page, named, peers) else named
    # below the first level, only a number or parts of its own distinguish a title from a part
    below = page.outline.subtree(named)[1:]
    holds = any(is_part(section) for section in below) and all(is_part(section) for section in peers)
    stated = page.first(("title",))
    same = named.title == stated.value.text if stated else _is_file_name(page, named)
    return named if named.level > 1 and (holds or same or _NUMBER.match(named.title)) else None


def _is_unnamed_part(page: Page, section: Section, peers: list[Section]) -> bool:
    """Whether a first heading of one word is a part: below the header, among parts, with no word of the file's name."""
    below_header = any(field.line < section.start for field in page.fields)
    is_word = re.fullmatch(r"[^\W\d_]+[.!]*", section.title) is not None
    stem = re.findall(r"[^\W\d_]{3,}", page.stem)
    is_told = any(word in section.title.lower() for word in stem) or len(stem) < 2
    return below_header and is_word and not is_told and sum(map(is_part, peers)) >= 2


def _is_file_name(page: Page, section: Section) -> bool:
    """Whether a heading repeats the words of the file's name: at least two, and most of the name's."""
    stem, words = (set(re.findall(r"[^\W\d_]{2,}", text.lower())) for text in (page.stem, section.title))
    return len(stem & words) >= 2 and 2 * len(stem & words) > len(stem)


def _title(page: Page) -> str:
    section = page.named
    stated = page.first(("title", "name")) if section is None else page.first(("title",))
    if under := _under_its_name(page):
        words = under
    elif section and not (section.level > 1 and stated):
        is_form = section.key != "title" and is_blank_title(section.raw)
        words = from_name(page.path) if is_form else section.title
    else:
        words = stated.value.text if stated else _feature(page) or _first_line(page)
    bare = unnumbered(_ENDED.sub("", words))
    if _LABEL.match(bare):
        return from_name(page.path)
    return bare if len(bare) > 1 else words or from_name(page.path)


def _under_its_name(page: Page) -> str:
    """The title below a first heading that is only "Title"."""
    opening = page.outline.sections[1:2]
    first = opening[0].blocks[0] if opening and opening[0].key == "title" and opening[0].blocks else None
    words = page.outline.text(first) if first and first.kind == "paragraph" else ""
    return words if len(words) < 200 else ""


def _feature(page: Page) -> str:
    """The name of the feature in the header, if it is written in words and not as a key."""
    field = page.first(("feature-name",))
    return field.value.text if field and _IN_WORDS.fullmatch(field.value.text) else ""


def _first_line(page: Page) -> str:
    """A single line before the first heading, which may be an unmarked title."""
    blocks = page.outline.sections[0].blocks
    if (
        len(page.outline.sections) < 2
        or not blocks
        or any(field.line <= blocks[0].end for field in page.fields)
    ):
        return ""
    lone = blocks[0].kind == "list" and len(blocks[0].children) == 1 and blocks[0].children[0].children
    line = blocks[0].children[0].children[0] if lone else blocks[0]
    words = page.outline.text(line) if line.kind == "paragraph" and "\n" not in line.raw else ""
    return words if 0 < len(words) < 100 and not words.endswith((".", ":", "?")) else ""


def unnumbered(words: str) -> str:
    """A title without the number or document kind in front of it."""
    bare = _NUMBER.sub("", _IN_FRONT.sub("", words), count=1).strip(" \t#*–—:：-").lstrip("/")
    # "_Use oak" is left of ADR_1_Use oak; "__init__" is a name
    bare = bare if bare.startswith("__") else bare.lstrip("_")
    return bare or words.strip()


def from_name(path: str) -> str:
    """A title made from the file's name, or from its folder's name for a README and the like."""
    folder, name = posixpath.split(path)
    stem = name.rpartition(".")[0] or name
    if stem.lower() in _PLAIN_NAMES and folder:
        stem = posixpath.basename(folder)
    words = _FILE_NUMBER.sub("", stem)
    words = re.sub(r"[-_]+", " ", words or stem).strip()
    return words[:1].upper() + words[1:]


def head_notes(page: Page, holding: tuple[str, ...]) -> tuple[tuple[Inline, int], ...]:
    """The paragraphs and quotes at the head of the document that contain one of the words in `holding`."""
    notes = []
    for section in head(page.outline)[:2]:
        if not section.holds(holding):
            continue
        for block in section.blocks[:12]:
            inner = block.children if block.kind == "quote" else (block,)
            notes += [(page.outline.inline(b), b.start) for b in inner if b.kind == "paragraph"]
    return tuple(notes)


def is_contents(page: Page, listing: Block) -> bool:
    """Whether a list is only a table of contents: each entry one link into the page, or most the names of parts alone."""
    firsts = [page.outline.inline(item.children[0]) for item in listing.children if item.children]
    return bool(firsts) and (all(_into_page(first) for first in firsts) or _are_names(page, listing, firsts))


def _are_names(page: Page, listing: Block, firsts: list[Inline]) -> bool:
    """Whether the entries of a list, with nothing below them, are headings of the page or mostly names of parts."""
    if len(firsts) < 3 or any(len(item.children) > 1 for item in listing.children):
        return False
    if any(len(first.text.split()) > 6 for first in firsts):
        return False
    headings = {section.title.lower() for section in page.outline.sections if section.level}
    known = [heading_key(f.text).replace(" ", "-") in PARTS or f.text.lower() in headings for f in firsts]
    return sum(known) * 3 >= len(known) * 2


def _into_page(entry: Inline) -> bool:
    if len(entry.links) != 1 or not entry.links[0].target.startswith("#"):
        return False
    return entry.links[0].start == 0 and entry.links[0].end >= len(entry.text)


def is_european(page: Page) -> bool:
    """Whether two parts are named in a language of Europe other than English; all of these write the day first."""
    return sum(is_european_name(section.title) for section in page.outline.sections) >= 2
