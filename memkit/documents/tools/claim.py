"""A claim from another tool's memory, and text that is left out, with the reason. Claims become candidates.

Pages are split into entries by the outline of `documents`; JSON is one value, or one object a line.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from memkit.documents.frontmatter import Header, split
from memkit.documents.markup import Block
from memkit.documents.outline import parse
from memkit.ledger.session_text import unfit_event_text

ITEM, PARAGRAPH = "item", "paragraph"
_BOX = re.compile(r"\[([ xX])\][ \t]+")
# a single numbered item that is not number one, which the outline treats as a sentence
_NUMBERED = re.compile(r"\d{1,9}[.)][ \t]+")
_VERBATIM = ("code", "table", "quote", "html")


@dataclass(frozen=True, slots=True)
class Entry:
    """A list item with its own words only, a paragraph, code, a table or a quotation, with the heading above it.

    `box`: the checkbox of an item; empty without one.
    """

    kind: str
    text: str
    heading: str
    line: int
    box: str = ""

    def said_under(self, name: str) -> str:
        """Its words; if there are only one or two, with a name before them, such as the heading above."""
        return f"{name}: {self.text}" if name and len(self.text.split()) < 3 else self.text


@dataclass(frozen=True, slots=True)
class Notes:
    """A page: its header, and its entries in order."""

    header: Header
    entries: tuple[Entry, ...]

    @property
    def items(self) -> list[Entry]:
        """Its list items, including nested ones."""
        return [entry for entry in self.entries if entry.kind == ITEM]

    @property
    def others(self) -> list[Entry]:
        """Its entries that are not list items."""
        return [entry for entry in self.entries if entry.kind != ITEM]


def read_notes(text: str) -> Notes:
    """The header and the entries of a page."""
    header, body = split(text)
    lines = body.split("\n")
    found = [
        entry
        for section in parse(body).sections
        for entry in _entries(section.blocks, section.title, lines)
        if entry.text
    ]
    return Notes(header, tuple(found))


def _entries(blocks: Iterable[Block], heading: str, lines: list[str]) -> Iterator[Entry]:
    for block in blocks:
        if block.kind == "list":
            for item in block.children:
                yield from _item(item, heading, lines)
        elif block.kind == "paragraph":
            yield _paragraph(block, heading)
        elif block.kind in _VERBATIM:
            yield Entry(block.kind, "\n".join(lines[block.start - 1 : block.end]), heading, block.start)


def _paragraph(block: Block, heading: str) -> Entry:
    number = _NUMBERED.match(block.raw)
    if number is not None:
        return Entry(ITEM, block.raw[number.end() :], heading, block.start)
    return Entry(PARAGRAPH, block.raw, heading, block.start)


def _item(item: Block, heading: str, lines: list[str]) -> Iterator[Entry]:
    """The words of an item up to its first list, then its other content."""
    lists = [at for at, block in enumerate(item.children) if block.kind == "list"]
    lead = item.children[: lists[0]] if lists else item.children
    said = "\n\n".join(block.raw for block in lead if block.kind in ("paragraph", "heading"))
    box = _BOX.match(said)
    text = said[box.end() :] if box else said
    yield Entry(ITEM, text.strip(), heading, item.start, box[1].lower() if box else "")
    rest = [block for block in lead if block.kind not in ("paragraph", "heading")]
    yield from _entries([*rest, *item.children[len(lead) :]], heading, lines)


_COMMENT = re.compile(r"<!--.*?-->", re.S)
_SENTENCE = re.compile(r"(?<=[.!?])\s+(?=[A-Z`*\"(])")
_HUMP = re.compile(r"(?<=[a-z0-9])(?=[A-Z])")
MOST = 300
# why text outside of list items is left out
_OTHERS = {
    "paragraph": "prose, no list item",
    "code": "code",
    "table": "a table",
    "quote": "a quotation",
    "html": "a comment or HTML",
}


@dataclass(frozen=True, slots=True)
class Claim:
    """One sentence of somebody's notes, its kind, its place, and further text about it."""

    text: str
    kind: str
    path: str
    line: int
    more: str = ""


@dataclass(frozen=True, slots=True)
class Left:
    """Text that is not a claim: its words, its place, and why it was left out."""

    text: str
    path: str
    line: int
    why: str


Reading = list[Claim | Left]


def claimed(text: str, kind: str, path: str, line: int, more: str = "") -> Claim | Left:
    """A text as a claim; a text too long for a sentence goes completely into `more`."""
    said = sentence(text)
    if not said:
        return Left(short(text), path, line, "too long for a claim" if text.strip() else "no words")
    if kind == "convention" and _PRONOUN_RULE.match(said):
        return Left(short(text), path, line, "a pronoun, and nothing says for what")
    kind = "preference" if kind == "fact" and prefers(said) else kind
    # a text that was cut, or that holds a comment, is in the record as it is
    rest = [text.strip()] if said != " ".join(text.split()) else []
    return Claim(said, kind, path, line, "\n\n".join([*rest, *([more] if more else [])]))


def relation_claim(left: str, relation: str, right: str, path: str, line: int) -> Claim | Left:
    """A relation of two things as a sentence."""
    words = [left.strip(), spoken(relation), right.strip()]
    if not all(words):
        return Left(" ".join(filter(None, words)), path, line, "a relation without both ends")
    return claimed(f"{' '.join(words)}.", "fact", path, line)


def left_prose(path: str, notes: Notes) -> list[Left]:
    """The text of a page outside of list items, as left out: it is unclear which of its sentences is a claim."""
    return [Left(short(entry.text), path, entry.line, _OTHERS[entry.kind]) for entry in notes.others]


def left_entry(path: str, entry: Entry, why: str) -> Left:
    """A list item that is no claim."""
    return Left(short(entry.text), path, entry.line, why)


def left_days(path: str, rows: Iterable[Mapping[str, Any]]) -> list[Left]:
    """The first and last day on which entries of an export were made, as left out: a claim counts from its adoption."""
    days = sorted(day for row in rows if isinstance(day := row.get("created_at"), str) and day)
    span = " to ".join(dict.fromkeys(day[:10] for day in (*days[:1], *days[-1:])))
    return [Left(f"created_at: {span}", path, 1, "days of the old tool")] if days else []


def short(text: str) -> str:
    """A text on one line, cut for a list."""
    line = " ".join(text.split())
    return line if len(line) <= 100 else line[:99] + "…"


# "They must never import …" is a rule for nobody; "This project must …" names what it is for
_PRONOUN_RULE = re.compile(
    r"\W*(?:they|it|these|those|this|that|he|she|both|neither|either)\s+(?:must|should|shall|may|might|can|cannot|will|would|"
    r"is|are|was|were|has|have|needs?|does|do|never|always|also|only)\b",
    re.I,
)
_LIKES = (
    r"(?:strongly |really |usually |generally |always |also |would )?(?:does(?:n't| not) like|do(?:n't| not) like|"
    r"prefers?|likes?|loves?|dislikes?|hates?|enjoys?|favou?rs?|would rather|favou?rite|(?:is|am) fond of|can't stand|"
    r"bevorzug(?:e|t)|mag|möchte|préfère|aime|prefiere|prefiero|le gusta|me gusta)\b"
)
_OWN_LIKES = re.compile(rf"(?:(?:the )?users?|i|we|ich|wir|je|yo)\s+{_LIKES}|(?:j'aime|me gusta)\b", re.I)
_PERSONS_LIKES = re.compile(rf"(?:(?:the )?user\s+|(?:[A-Z][\w-]*:?\s+){{0,3}})?(?i:{_LIKES})")
# addresses and paths, in which a name is no name
_ADDRESS = re.compile(r"\S*(?:@|://|/)\S*")
_SUBJECTLESS = re.compile(
    r"[*_`]*(?:it|they|this|these|he|she|its|their|his|her|is|are|was|were|has|have|had|can|cannot|can't|could|must|should|"
    r"will|won't|may|does|doesn't|not|uses?|runs?|needs|requires|supports|stores?|returns|lives|depends|handles|provides|"
    r"reads|writes|sends|receives|listens|exposes|implements|contains|includes|works|takes|gives|keeps|holds|owns|manages|"
    r"connects|calls|creates|validates|expects|serves|starts|stops|fails|allows|prevents|caches|retries|replaces|extends|"
    r"wraps|defaults|belongs|prefers|likes|wants|speaks|written|built|deployed|hosted|based|located|configured|maintained|"
    r"owned|deprecated|released|scheduled|stored|used|called|named|known|migrated|introduced|designed|intended|responsible)"
    r"\b(?!:)",
    re.I,
)


def names(name: str, text: str) -> bool:
    """True if the text says a name as a word of its own; part of an address or a path is none."""
    said = _ADDRESS.sub(" ", text)
    return re.search(rf"(?<!\w){re.escape(name.strip())}(?!\w)", said, re.I) is not None


def prefers(text: str, is_of_person: bool = False) -> bool:
    """True for words of a preference: the user's or the writer's own, or anybody's if it is known to be about a person."""
    said = text.strip()
    is_own = _OWN_LIKES.match(said) is not None
    return is_own or (is_of_person and _PERSONS_LIKES.match(said[:1].upper() + said[1:]) is not None)


def said_of(name: str, text: str) -> str:
    """A text with the name of what it is about before it, unless it says that name."""
    return text if not text.strip() or not name.strip() or names(name, text) else f"{name}: {text}"


def lacks_subject(text: str) -> bool:
    """True for words that say something of a thing without naming it: a verb or a pronoun first, or a word or two."""
    return len(text.split()) < 3 or _SUBJECTLESS.match(text.strip()) is not None


def spoken(name: str) -> str:
    """The name of a relation as words: `stores_data_in`, `isCalledBy`."""
    return " ".join(_HUMP.sub(" ", name.replace("_", " ")).split()).lower()


def sentence(text: str) -> str:
    """A text as one claim: on one line, without comments, cut at the end of a sentence; empty when nothing fits."""
    line = _on_one_line(text)
    if len(line) > MOST:
        kept = ""
        for part in _SENTENCE.split(line):
            if kept and len(kept) + len(part) >= MOST:
                break
            kept = f"{kept} {part}".strip()
        line = kept
    return line if len(line) <= 4 * MOST and unfit_event_text(line) is None else ""


def _on_one_line(text: str) -> str:
    return " ".join(_COMMENT.sub(" ", text).split())


Row = tuple[int, dict[str, Any]]


def json_rows(text: str) -> Iterator[Row]:
    """(line, object) of every line that holds one."""
    for line, said in enumerate(text.split("\n"), 1):
        read = load(said) if said.strip().startswith("{") else None
        if isinstance(read, dict):
            yield line, read


def left_lines(path: str, text: str) -> list[Left]:
    """The lines of an export that hold no object, each as left over."""
    rows = {line for line, _ in json_rows(text)}
    return [
        Left(short(said.strip()), path, line, "not a JSON object")
        for line, said in enumerate(text.split("\n"), 1)
        if said.strip() and line not in rows
    ]


def load(text: str) -> Any:
    """The value of a JSON text; None if it is none."""
    try:
        return json.loads(text)
    except (ValueError, RecursionError):
        return None


def objects(value: Any) -> list[dict[str, Any]]:
    """The objects in a list; none if it is no list."""
    return [each for each in value if isinstance(each, dict)] if isinstance(value, list) else []


def line_of(text: str, said: str) -> int:
    """The line of a JSON text on which a string first stands; 1 if it cannot be found."""
    at = text.find(json.dumps(said, ensure_ascii=False)[1:-1])
    at = at if at >= 0 else text.find(json.dumps(said)[1:-1])
    return text.count("\n", 0, at) + 1 if at >= 0 else 1
