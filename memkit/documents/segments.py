"""Splits markdown into segments at its headings by its lines alone, and collects its link references.

It gives up, and leaves the text to the parser, if a line could mean something else than it seems to.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from functools import lru_cache
from operator import itemgetter
from typing import Any, NamedTuple

from memkit.documents.inline import PLAIN_TARGET
from memkit.documents.markup import parsed

_LABEL = r"\[(?:[^\[\]\\\n]|\\.)+\]:"
_BULLET = r"(?:[-*+>]|\d{1,9}[.)])"
_DEFINED = (
    rf"(?P<label>{_LABEL})[ \t]*(?P<target>[^\n]*)",
    rf"(?P<nested>(?=[ \t]{{4}}|[ \t]*{_BULLET}[ \t])[ \t]*(?:{_BULLET}[ \t]+){{0,4}}{_LABEL}|"
    r"[^\[\]`\n]{1,200}\]:[ \t]+\S)",
)
# a text without "]:" defines no links; most do not, and then the pattern for it need not be tried on every line
_UNDEFINED = (r"(?P<label>(?!))(?P<target>)", r"(?P<nested>(?!))")
_MARK, _MARK_UNDEFINED = (
    re.compile(
        r"^(?:(?P<dent> {0,3})(?:(?P<fence>`{3,}|~{3,})(?P<info>[^\n]*)|(?P<under>(?:=+|-+)[ \t]*(?=\n|\Z))|"
        rf"<(?P<tag>[a-zA-Z/!?])|{label})|{nested}|"
        r"(?P<shifted> {1,3}#{1,6}(?=[ \t\n]|\Z)))",
        re.M,
    )
    for label, nested in (_DEFINED, _UNDEFINED)
)
# the end of a line and the heading after it, or only the end of a line before a fence, an underline or a tag
_MAY_MATTER = re.compile(
    r"\n(?=[ #<`~=-])(?:(#{1,6})(?=[ \t\n]|\Z)([^\n]*)|"
    r"(?= *[#<`~=-])(?= *(?:#|<|```|~~~|[-=][-= \t]*(?:\n|\Z))))"
)
_DEFINES = re.compile(r"\]:")
_INNER = re.compile(rf"^(?:#{{1,6}}(?:[ \t]|$)|{_LABEL})", re.M)
_BLOCK = re.compile(r"^ {0,3}(?:#{1,6}(?:[ \t]|$)|`{3,}|~{3,})", re.M)
_UNDER = re.compile(r"^ {0,3}(?:=+|-+)[ \t]*$", re.M)
_BLANK = re.compile(r"^[ \t]*$", re.M)
_TITLE = re.compile(r"[ \t]*(?:\"[^\"]+\"|'[^']+'|\([^()]+\))[ \t]*")
_CLOSED = re.compile(r"[ \t]+#+[ \t]*$|^#+[ \t]*$")
_FOLLOWS = re.compile(rf"^(?:#{{1,6}}(?:[ \t]|$)| {{0,3}}(?:{_LABEL}|`{{3,}}|~{{3,}}))|-->[ \t]*$")
# "[label]: https://…" and nothing else
_SIMPLE = re.compile(rf" {{0,3}}\[[^\[\]\\]+\]:[ \t]+(?:({PLAIN_TARGET})|<({PLAIN_TARGET})>)[ \t]*")
_VERBATIM = "(?:script|pre|style|textarea)"
# tags that open an HTML block, whatever is around them; it ends at a blank line
_OPENS_HTML = re.compile(
    r" {0,3}</?(?:address|article|aside|base|basefont|blockquote|body|caption|center|col|colgroup|dd|details|dialog|dir|div|"
    r"dl|dt|fieldset|figcaption|figure|footer|form|frame|frameset|h[1-6]|head|header|hr|html|iframe|legend|li|link|main|menu|"
    r"menuitem|nav|noframes|ol|optgroup|option|p|param|search|section|source|summary|table|tbody|td|tfoot|th|thead|title|tr|"
    r"track|ul)(?=\s|/?>|\Z)",
    re.I,
)
# any other tag opens one only if it is alone on its line; an address, or a tag with text behind it, is text
_IS_TEXT = re.compile(
    r" {0,3}<(?:[A-Za-z][A-Za-z0-9+.-]*:|/?[A-Za-z](?:[^<>\"'\n]|\"[^\"\n]*\"|'[^'\n]*')*>[ \t]*[^\s]|"
    r"/?[A-Za-z][^>\n]*(?:\n|\Z))"
)
# the end of each kind of HTML block that may contain blank lines
_LONG = (
    (re.compile(r" {0,3}<!--"), re.compile(r"-->")),
    (re.compile(rf" {{0,3}}<{_VERBATIM}(?=[\s>]|$)", re.I), re.compile(rf"</{_VERBATIM}>", re.I)),
    (re.compile(r" {0,3}<\?"), re.compile(r"\?>")),
    (re.compile(r" {0,3}<!\[CDATA\["), re.compile(r"\]\]>")),
    (re.compile(r" {0,3}<![A-Za-z]"), re.compile(r">")),
)  # fmt: skip


class Segment(NamedTuple):
    """A heading as written, with the text below it; level 0 is the text before the first.

    `is_plain`: the text cannot contain another kind of heading, such as an underlined one. `at`: where the text starts.
    """

    level: int
    title: str
    line: int
    text: str
    first: int
    is_plain: bool
    at: int


class Segments(NamedTuple):
    """The segments of a text in order, and its link references as (label, line); without a label, a text with some."""

    parts: tuple[Segment, ...]
    definitions: tuple[tuple[str, str], ...]


class _Unsure(Exception):
    """The start of a section cannot be determined by lines alone."""


@lru_cache(64)
def _closing(mark: str, dent: int) -> re.Pattern[str]:
    """What ends a fence that opens with this mark."""
    return re.compile(rf"^ {{0,{dent}}}{mark[0]}{{{len(mark)},}}[ \t]*$", re.M)


def split(text: str) -> Segments | None:
    """The segments of a text; None if only a parser can find them."""
    try:
        return _Scan(text).run()
    except _Unsure:
        return None


class _Scan:
    """One pass over the lines that could matter; lives only inside `split`."""

    def __init__(self, text: str) -> None:
        self.text = text
        # of each heading: its level, its words, the number of its line counted from 0, where it starts and ends
        self.heads: list[tuple[int, str, int, int, int]] = []
        # for the opening and each heading, whether its text is plain
        self.plain = [True]
        # link references: the number of their segment, their label, their line
        self.definitions: list[tuple[int, str, str]] = []
        # segments with references that lines alone do not show: inside a list, or with the target on the next line
        self.doubtful: set[int] = set()

    def run(self) -> Segments:
        text, heads, plain = self.text, self.heads, self.plain
        defines = "]:" in text
        mark = _MARK if defines else _MARK_UNDEFINED
        done = number = last = 0
        for start, head in self._starts(defines):
            if start < done:
                continue
            if head is not None and head[1]:
                number, last = number + text.count("\n", last, start), start
                done = head.end() - 1
                heads.append((len(head[1]), head[2], number, start, done))
                plain.append(True)
            elif match := mark.match(text, start):
                done = max(self._take(match), start + 1)
        parts = tuple(self._parts())
        return Segments(parts, tuple(self._definitions(parts)))

    def _starts(self, defines: bool) -> Iterable[tuple[int, re.Match[str] | None]]:
        """Where the lines begin that could be a heading, a fence, an underline, a tag or a definition."""
        # found by the sign after a line's end, which is much faster than to try the pattern on every line
        starts = ((match.start(), match) for match in _MAY_MATTER.finditer(f"\n{self.text}"))
        if not defines:
            return starts
        text = self.text
        defined = ((text.rfind("\n", 0, match.start()) + 1, None) for match in _DEFINES.finditer(text))
        return sorted([*starts, *defined], key=itemgetter(0))

    def _take(self, match: re.Match[str]) -> int:
        """Notes what a line is, and returns the position to continue from."""
        if match["nested"]:
            self.doubtful.add(len(self.heads))
        elif match["shifted"]:
            self.plain[-1] = False
        elif match["fence"]:
            return self._fence(match)
        elif match["tag"]:
            return self._html(match)
        elif match["under"]:
            self.plain[-1] &= not self._before(match.start()).strip()
        else:
            self._define(match)
        return match.end()

    def _fence(self, match: re.Match[str]) -> int:
        mark = match["fence"]
        if mark[0] == "`" and "`" in match["info"]:
            return match.end()
        close = _closing(mark, 6 if match["dent"] else 3).search(self.text, match.end())
        end = close.end() if close else len(self.text)
        if match["dent"] and _INNER.search(self.text, match.end() + 1, end):
            # inside a list item the item may end before the fence does
            raise _Unsure
        return end

    def _html(self, match: re.Match[str]) -> int:
        line = match.start()
        for opens, closes in _LONG:
            if opens.match(self.text, line):
                end = closes.search(self.text, match.end())
                stop = self._line_end(end.end() if end else len(self.text))
                self._within(line, stop, _INNER if match["dent"] else None)
                return stop
        is_block = _OPENS_HTML.match(self.text, line) is not None
        if not is_block and _IS_TEXT.match(self.text, line):
            return match.end()
        blank = _BLANK.search(self.text, self._line_end(line))
        stop = blank.start() if blank else len(self.text)
        self._within(line, stop, None if is_block and not match["dent"] else _BLOCK)
        return stop

    def _within(self, start: int, stop: int, doubtful: re.Pattern[str] | None) -> None:
        if doubtful is not None and doubtful.search(self.text, start, stop):
            raise _Unsure
        piece = self.text[start:stop]
        self.plain[-1] &= "<h" not in piece and "<H" not in piece and not _UNDER.search(piece)

    def _define(self, match: re.Match[str]) -> None:
        before = self._before(match.start())
        # a title on its own line may belong to the definition above it
        if not match["target"].strip() or _TITLE.fullmatch(before):
            self.doubtful.add(len(self.heads))
        elif before.strip() and not _FOLLOWS.search(before):
            return
        self.definitions.append((len(self.heads), match["label"][1:-2], match[0]))

    def _definitions(self, parts: tuple[Segment, ...]) -> Iterator[tuple[str, str]]:
        """The link references in order; of a doubtful segment its whole text, without a label."""
        plain = [(at, label, line) for at, label, line in self.definitions if at not in self.doubtful]
        doubtful = [(at, "", parts[at].text) for at in self.doubtful]
        return ((label, line) for _, label, line in sorted([*plain, *doubtful], key=itemgetter(0)))

    def _before(self, start: int) -> str:
        """The line before the one that starts here."""
        return self.text[self.text.rfind("\n", 0, max(start - 1, 0)) + 1 : max(start - 1, 0)]

    def _line_end(self, at: int) -> int:
        found = self.text.find("\n", at)
        return len(self.text) if found < 0 else found

    def _parts(self) -> Iterator[Segment]:
        text = self.text
        stops = [*(head[3] for head in self.heads), len(text) + 1]
        yield Segment(0, "", 1, text[: stops[0]], 1, self.plain[0], 0)
        rest = zip(self.heads, stops[1:], self.plain[1:], strict=True)
        for (level, words, number, _, end), stop, plain in rest:
            title, below = heading_words(words), text[end + 1 : stop]
            yield Segment(level, title, number + 1, below, number + 2, plain, end + 1)


@lru_cache(4_096)
def heading_words(line: str) -> str:
    """The words of a heading without the signs around them, closing ones too."""
    title = line.strip(" \t")
    return _CLOSED.sub("", title).strip() if "#" in title else title.strip()


class References(Mapping[str, Any]):
    """Definitions by label, for the inline parser; of two with the same label the first counts."""

    def __init__(self, definitions: tuple[tuple[str, str], ...]) -> None:
        self._definitions = definitions
        self._lines: dict[str, list[str]] | None = None
        self._read: dict[str, Any] = {}

    def __getitem__(self, label: str) -> Any:
        if label not in self._read:
            self._read[label] = _reference(self._by_label()[label], label)
        if self._read[label] is None:
            raise KeyError(label)
        return self._read[label]

    def __iter__(self) -> Iterator[str]:
        return (label for label in self._by_label() if self.get(label) is not None)

    def __len__(self) -> int:
        if all(label for label, _ in self._definitions):
            return len(self._definitions)
        return len(self._by_label())

    def _by_label(self) -> dict[str, list[str]]:
        if self._lines is None:
            self._lines = {}
            for label, line in self._definitions:
                for name in (_in_lookup_form(label),) if label else _references_in(line):
                    self._lines.setdefault(name, []).append(line)
        return self._lines


def _reference(lines: list[str], label: str) -> Any:
    """What the first of these definitions says of a label; a plain one needs no parser."""
    if simple := _SIMPLE.fullmatch(lines[0]):
        return {"title": "", "href": simple[1] or simple[2]}
    return _references_in("\n\n".join(lines)).get(label)


def _in_lookup_form(label: str) -> str:
    """A label as the parser looks it up."""
    if label.isascii():
        return " ".join(label.split()).upper()
    from markdown_it.common.utils import normalizeReference

    return normalizeReference(label)


# a part of a change log defines hundreds of labels, and each is looked up in the same text
@lru_cache(16)
def _references_in(text: str) -> Mapping[str, Any]:
    """What a text defines anywhere, by label in lookup form."""
    state: dict[str, Any] = {}
    parsed(text, 1, state)
    found: Mapping[str, Any] = state.get("references", {})
    return found
