"""Renders inline markdown to plain words, with the positions of links and bold parts.

Comments, hidden elements, images, struck-out words and invisible characters are left out.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from typing import TYPE_CHECKING, Any, NamedTuple

from memkit.documents.dunders import with_names

if TYPE_CHECKING:
    from markdown_it import MarkdownIt
    from markdown_it.token import Token

# zero-width, bidirectional, soft hyphen and tag characters, which are invisible
INVISIBLE = re.compile(
    "[\u00ad\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff\U000e0000-\U000e007f]"
)
_ASCII = bytes(range(128))
_WIKI = re.compile(r"\[\[([^\[\]|\n]{1,200})(?:\|([^\[\]\n]{1,200}))?\]\]")
_TAG = re.compile(r"<(/?)([a-zA-Z][\w-]*)([^<>]{0,500})>", re.DOTALL)
_HIDES = re.compile(
    r"\bhidden\b|aria-hidden\s*=\s*[\"']?true|display\s*:\s*none|visibility\s*:\s*hidden|font-size\s*:\s*0",
    re.I,
)
_SPACE = re.compile(r"\s+")
_MARKUP = re.compile(r"[\\`*_\[\]<&~]")
# markup that needs no parser: a code span of one line, an underscore inside a word
# (a pattern whose first sign is certain is searched many times faster, so what must stand before it follows)
_LITERAL = re.compile(r"`(?<!``)[^`\s](?:[^`\n]*[^`\s])?`(?!`)|_(?<=[^\W_]_)_*(?=[^\W_])")
# the common markup, which needs no parser either; a text with anything else is left to the parser
_PLAIN = r"(?:[^\\`*_\[\]<&~!]|(?<=[^\W_])_+(?=[^\W_])|!(?!\[)|[&<](?=\s)|(?<!~)~(?!~)|(?<!\S)\*(?=\s))"
_CODE = r"(?<!`)(?P<{0}>``?)(?!`)[^`\s](?:[^`]*[^`\s])?(?P={0})(?!`)"
_WEB = r"https?://[A-Za-z0-9.-]+(?:/[A-Za-z0-9/.:#?=@+,;$_-]*)?"
# an address or a path that the parser leaves as it is
PLAIN_TARGET = rf"(?:{_WEB}|[A-Za-z0-9./#_-][A-Za-z0-9/.#?=+,_-]*)"
_DRESSED = (
    r"(?<![^\s(])(?P<{0}>{1})(?P<{2}>[^\W_](?:[^\\`*_\[\]<&~!]*(?:[^\W_]|[:.?)]))?)(?P={0})(?=[\s.,:;)?]|\Z)"
)
_PIECE = re.compile(
    rf"(?P<text>{_PLAIN}+)|(?P<code>{_CODE.format('tick')})|"
    rf"\[(?P<words>(?:{_PLAIN}|{_CODE.format('fence')})+)\]"
    rf"(?:\((?:(?P<target>{PLAIN_TARGET})|<(?P<angled>{PLAIN_TARGET})>)\)|(?![\[(:]))|"
    rf"<(?P<web>{_WEB})>|<(?P<mail>[A-Za-z0-9._+-]+@[a-z0-9-]+(?:\.[a-z0-9-]+)+)>|"
    + "|".join((_DRESSED.format("two", r"\*\*|__", "strong"), _DRESSED.format("one", "[*_]", "slanted")))
)
# the longest line of prose in another dialect
_LONGEST_LINE = 4_000
# the longest block that can be a statement; it also bounds the time of the inline parser
_LIMIT = 8_000


class Ref(NamedTuple):
    """A link inside a text: the position of its words, and its target."""

    start: int
    end: int
    target: str


class Inline(NamedTuple):
    """Plain text with the positions of links and bold parts, and the images and struck-out words that were left out."""

    text: str = ""
    links: tuple[Ref, ...] = ()
    strong: tuple[tuple[int, int], ...] = ()
    images: tuple[tuple[str, str], ...] = ()
    struck: bool = False


@cache
def parser() -> MarkdownIt:
    """The one markdown parser of this room: CommonMark with tables and strikethrough."""
    from markdown_it import MarkdownIt

    return MarkdownIt("commonmark").enable(["table", "strikethrough"])


def render(raw: str, references: Mapping[str, Any] | None = None) -> Inline:
    """The words of one block, white space folded, with links and bold parts by position."""
    if not _MARKUP.search(raw) or not _MARKUP.search(_LITERAL.sub("", raw)):
        return Inline(_words(raw))
    source = with_names(raw[:_LIMIT])
    return _by_pattern(source, not references, references) or _by_parser(source, references)


def _by_parser(source: str, references: Mapping[str, Any] | None) -> Inline:
    if "[[" in source:
        source = _WIKI.sub(lambda m: f"[{m[2] or m[1]}](<{m[1]}>)", source)
    tokens = parser().parseInline(source, {"references": references or {}})
    writer = _Writer()
    for token in tokens:
        for child in token.children or ():
            writer.take(child)
    return writer.done()


def _by_pattern(source: str, may_bracket: bool, references: Mapping[str, Any] | None = None) -> Inline | None:
    """The words of a block whose markup is all of the common kind.

    `may_bracket`: words in brackets are no link; else `references` says which of them are.
    """
    writer, at = _Writer(), 0
    while at < len(source):
        piece = _PIECE.match(source, at)
        if piece is None:
            return None
        words = piece["words"] if not may_bracket else None
        if words and not (piece["target"] or piece["angled"]):
            if references is None or not words.isascii():
                return None
            writer.bracketed(words, references.get(" ".join(words.split()).upper()))
        else:
            writer.piece(piece)
        at = piece.end()
    return writer.done()


def _words(raw: str) -> str:
    """The words of a block without markup."""
    head = raw[:_LIMIT]
    return " ".join((head if head.isascii() else INVISIBLE.sub("", head)).split())


def plain(raw: str, references: Mapping[str, Any] | None = None) -> str:
    """Only the words of one block."""
    return render(raw, references).text if _MARKUP.search(raw) else _words(raw)


def holds_any(text: str, words: tuple[str, ...], low: str | bytes | None = None) -> bool:
    """Whether a text contains one of the words (given in lower case), ignoring case; much faster than a pattern.

    `low`: what `folded` made of the text, if the caller has it.
    """
    low = folded(text) if low is None else low
    if isinstance(low, str):
        return any(map(low.__contains__, words))
    if any(map(low.__contains__, _in_ascii(words))):
        return True
    # mostly a text beyond ASCII has only other quotes and dashes, and then none of the foreign words
    return (
        not _are_ascii(words) and _has_foreign_letter(low) and any(map(text.casefold().__contains__, words))
    )


def shortest(words: Iterable[str]) -> tuple[str, ...]:
    """The words without those that contain another one, the shortest first: they find the same texts, sooner."""
    every = sorted(words, key=lambda word: (len(word), word))
    return tuple(word for word in every if not any(other in word for other in every if other != word))


def folded(text: str) -> str | bytes:
    """A text in lower case; as bytes if it is not ASCII, which are lower-cased many times faster."""
    return text.lower() if text.isascii() else text.encode("utf-8", "replace").lower()


@cache
def _in_ascii(words: tuple[str, ...]) -> tuple[bytes, ...]:
    """Those of the words that are ASCII, as bytes."""
    return tuple(word.encode() for word in words if word.isascii())


@cache
def _are_ascii(words: tuple[str, ...]) -> bool:
    return all(map(str.isascii, words))


def _has_foreign_letter(low: bytes) -> bool:
    return any(map(str.isalpha, low.translate(None, _ASCII).decode("utf-8")))


def hidden_markup(text: str) -> bool:
    """Whether the text hides words from a reader by style or by invisible characters."""
    if not text.isascii() and INVISIBLE.search(_beyond_ascii(text)):
        return True
    return any(tag[3] and _HIDES.search(tag[3]) for tag in _TAG.finditer(text))


def _beyond_ascii(text: str) -> str:
    """The characters of a text that are not ASCII: mostly few, and told apart far quicker than by a pattern."""
    return text.encode("utf-8", "replace").translate(None, _ASCII).decode("utf-8")


class _Writer:
    """Collects the visible words of one inline stream; lives only inside `render`."""

    def __init__(self) -> None:
        self._parts: list[str] = []
        self._size = 0
        self._links: list[Ref] = []
        self._strong: list[tuple[int, int]] = []
        self._images: list[tuple[str, str]] = []
        self._open: list[tuple[str, int, str]] = []
        self._muted = 0
        self._hides = ""
        self._struck = False

    def take(self, token: Token) -> None:
        kind = token.type
        if kind == "text":
            self._put(token.content)
        elif kind in ("softbreak", "hardbreak"):
            self._put(" ")
        elif kind == "code_inline":
            self._put(f"`{token.content}`" if token.content.strip() else "")
        elif kind == "image":
            self._images.append((token.content, str(token.attrGet("src") or "")))
        elif kind == "html_inline":
            self._html(token.content)
        elif kind in ("link_open", "strong_open"):
            self._open.append((kind[:-5], self._size, str(token.attrGet("href") or "")))
        elif kind in ("link_close", "strong_close"):
            self._close()
        elif kind in ("s_open", "s_close"):
            self._muted += 1 if kind == "s_open" else -1
            self._struck = True

    def piece(self, piece: re.Match[str]) -> None:
        """Takes a piece that the pattern of the common markup found."""
        kind, start, words = piece.lastgroup or "text", self._size, piece["words"]
        if kind == "words":
            self.bracketed(words, None)
        elif kind in ("target", "angled", "web", "mail"):
            self._put(words.replace("``", "`") if words else piece[kind])
            target = piece[kind] if kind != "mail" else f"mailto:{piece[kind]}"
            self._links.append(Ref(start, self._size, target))
        elif kind == "strong":
            self._put(piece[kind])
            self._strong.append((start, self._size))
        else:
            self._put(piece[kind].replace("``", "`") if kind == "code" else piece[kind])

    def bracketed(self, words: str, reference: Mapping[str, Any] | None) -> None:
        """Takes words in brackets: a link if they are the label of a reference."""
        start, shown = self._size, words.replace("``", "`")
        self._put(shown if reference else f"[{shown}]")
        if reference:
            self._links.append(Ref(start, self._size, str(reference["href"])))

    def done(self) -> Inline:
        text = "".join(self._parts).rstrip()
        return Inline(text, tuple(self._links), tuple(self._strong), tuple(self._images), self._struck)

    def _close(self) -> None:
        kind, start, target = self._open.pop()
        if kind == "link":
            self._links.append(Ref(start, self._size, target))
        else:
            self._strong.append((start, self._size))

    def _html(self, content: str) -> None:
        match = _TAG.match(content)
        if not match:
            return
        closing, name, attributes = match[1], match[2].lower(), match[3]
        if self._hides:
            self._hides = "" if closing and name == self._hides else self._hides
        elif not closing and (name in ("script", "style") or _HIDES.search(attributes)):
            self._hides = name
        elif name in ("br", "p", "li", "td", "div"):
            self._put(" ")

    def _put(self, text: str) -> None:
        if self._muted or self._hides:
            return
        words = text
        if not text.isascii() or "  " in text or not text.isprintable():
            words = _SPACE.sub(" ", text if text.isascii() else INVISIBLE.sub("", text))
        if words.startswith(" ") and (not self._parts or self._parts[-1].endswith(" ")):
            words = words[1:]
        if words:
            self._parts.append(words)
            self._size += len(words)


def rewritten(text: str, rules: Sequence[tuple[re.Pattern[str], str]]) -> str:
    """A line of another dialect with the markup of each rule replaced by markdown; very long lines are unchanged."""
    if len(text) > _LONGEST_LINE:
        return text
    for pattern, replacement in rules:
        text = pattern.sub(replacement, text)
    return text
