"""The normalised view that detectors search: a text without disguises, with positions in the original.

It resolves compatibility forms, HTML entities, percent-encoding, invisible characters, written-out "at" and "dot", and
line breaks. It never changes what is written. Shapes that detectors must ignore (marks of earlier redactions,
fingerprints, dates, stems, UUIDs, digests) are blanked.

A long text is searched in overlapping pieces, equal pieces once. A hostile line repeats something, so it has few
different pieces: the length of a piece is a multiple of most short periods, and a repeated unit gives equal pieces.

Hot verbs use this, so it has no dataclasses, and patterns are compiled on first use.
"""

from __future__ import annotations

from memkit.boot.memo import re

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Sequence


# A text up to this length is not split.
LONG = 32_768
_CORE = 10_080
# Longer than any value but keys and tokens, which `run_end` follows to their end.
_MARGIN = 1_024
_DATA = r"[A-Za-z0-9+/=_-]*"


def pieces(text: str) -> Iterator[tuple[int, int, int, str]]:
    """(start of the piece, start and end of its own part, the piece), from left to right.

    A piece's own part starts at a word if one is near, so that a repeated sentence gives equal pieces.
    """
    blank = re.compile(r"\s")
    start = 0
    while start < len(text):
        end = start + _CORE
        cut = blank.search(text, end, end + _MARGIN)
        end = min(len(text), cut.end() if cut else end)
        begin = max(0, start - _MARGIN)
        yield begin, start - begin, end - begin, text[begin : end + _MARGIN]
        start = end


def is_data(piece: str) -> bool:
    """True for one unbroken run of letters and digits, such as an encoded image, in which nothing can be found."""
    return len(piece) > _MARGIN and re.fullmatch(_DATA, piece) is not None


def any_piece(text: str, ask: Callable[[str], bool]) -> bool:
    """Whether `ask` is true for a piece of a long text, or for a short text itself."""
    if len(text) <= LONG:
        return ask(text)
    return any(not is_data(piece) and ask(piece) for piece in {piece for *_, piece in pieces(text)})


def all_places(
    text: str, ask: Callable[[str], Iterable[tuple[int, int, int]]]
) -> Iterator[tuple[int, int, int]]:
    """(start, end, which) of what `ask` finds in a long text; each piece counts what begins in its own part.

    `ask` gets each different piece once and returns positions in it.
    """
    known: dict[str, tuple[tuple[int, int, int], ...]] = {}
    for begin, first, last, piece in pieces(text):
        if piece not in known:
            known[piece] = () if is_data(piece) else tuple(ask(piece))
        for start, end, which in known[piece]:
            if first <= start < last:
                whole = end < len(piece) or begin + end == len(text)
                yield begin + start, begin + end if whole else run_end(text, begin + end), which


def run_end(text: str, at: int) -> int:
    """The end of the run of visible characters around a position: a value that its piece cuts continues to there."""
    blank = re.compile(r"\s").search(text, at)
    return blank.start() if blank else len(text)


# Replaces a redaction mark: not a word character and in no view, so nothing can match across it.
BLANK = "\x01"
# Replaces a harmless shape: a word character, so that nothing next to it looks like a whole number.
FILLER = "ꙮ"

_REDACTION_MARK = (
    r"\[REDACTED:[A-Z][A-Z_]{1,30}#[0-9]{1,6}\]|\[[A-Z][A-Z_]{1,30}:v-[0-9a-f]{4,12}\]|\[ERASED\]"
)
# The fingerprint of a key or a certificate, or its serial number; hardware addresses have six or eight pairs.
_PAIRS = r"(?<![0-9A-Za-z:])(?:[Mm][Dd]5:)?(?:[0-9A-Fa-f]{2}:){9,63}[0-9A-Fa-f]{2}(?![0-9A-Za-z:])"
_PAIRS_SIGNS = 9
_PAIR = r":[0-9A-Fa-f]{2}:"
# The lines of cited evidence: `#User.last_name:L20-L22` names a field, not a person.
_LINES = r":L[0-9]{1,7}-L[0-9]{1,7}(?![0-9A-Za-z-])"
_UUID = r"(?<![0-9A-Za-z])[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}(?![0-9A-Za-z])"
# Before and at the first character of any shape: this alone rules out most places.
_SHAPE_START = r"(?<![0-9A-Za-z])(?=[\da-fA-Fsm])"
_SHAPES = _UUID + (
    # fingerprints of OpenPGP: twice five groups of four, two blanks in the middle
    r"|(?<![0-9A-Za-z])(?=[0-9 ]{0,50}[A-F])(?:[0-9A-F]{4} ){4}[0-9A-F]{4} (?: [0-9A-F]{4}){5}(?![0-9A-Za-z])"
    # stems of sessions, dates and times
    r"|(?<![\w.])(?:19|20)\d\d-(?:0[1-9]|1[0-2])-[0-3]\d(?:-\d{4}(?:\d\d)?(?:-[0-9a-f]{10})?"
    r"|[T ]\d\d:?\d\d(?::?\d\d(?:[.,]\d{1,9})?)?(?:Z|[+-]\d\d:?\d\d)?)?(?![\w])"
    r"|(?<![\w.])(?:19|20)\d\d[/.](?:0?[1-9]|1[0-2])[/.][0-3]?\d(?![\w])"
    r"|(?<![\w./-])[0-3]?\d([./-])[01]?\d\1(?:19|20)\d\d(?![\w-])"
    # labelled digests, and hexadecimal runs with letters in them
    r"|(?<![0-9A-Za-z])(?:sha\d{1,3}|md5|blake\w{1,4})[:-][0-9A-Za-z+/=_-]{8,128}"
    r"|(?<![0-9A-Za-z])(?=[0-9]{0,127}[a-f])(?=[a-f]{0,127}[0-9])(?:0x)?[0-9a-f]{12,128}(?![0-9A-Za-z])"
)


def blanked(text: str) -> str:
    """The text with redaction marks, vault marks and fingerprints made unmatchable; same length."""
    if "[REDACTED:" in text or ":v-" in text or "[ERASED]" in text:
        text = re.sub(_REDACTION_MARK, lambda found: BLANK * len(found.group()), text)
    if ":L" in text:
        text = re.sub(_LINES, lambda found: BLANK * len(found.group()), text)
    if text.count(":") >= _PAIRS_SIGNS and re.search(_PAIR, text):
        text = re.sub(_PAIRS, lambda found: FILLER * len(found.group()), text)
    return text


def without_uuids(text: str) -> str:
    """The text with UUIDs made unmatchable; same length."""
    return re.sub(_UUID, lambda found: FILLER * len(found.group()), text) if "-" in text else text


def without_shapes(text: str) -> str:
    """The text with dates, stems, UUIDs and digests made unmatchable; same length."""
    return re.sub(f"{_SHAPE_START}(?:{_SHAPES})", lambda found: FILLER * len(found.group()), text)


_ESCAPE = r"&(?:#[0-9]{1,7}|#[xX][0-9a-fA-F]{1,6});?|&[A-Za-z][A-Za-z0-9]{1,31};|(?:%[0-9A-Fa-f]{2})+|\\u00[0-9a-fA-F]{2}"
_SPELLED = (
    r"(?i) ?\[ ?at ?\] ?| ?\( ?at ?\) ?| ?\[ ?@ ?\] ?| ?\( ?@ ?\) ?"
    r"|(?P<dot> ?\[ ?dot ?\] ?| ?\( ?dot ?\) ?|\[\.\]|\(\.\))"
)
_BRACKETED = r"[\[(](?: ?(?:[Aa][Tt]|[Dd][Oo][Tt]|@) ?|\.)[\])]"
_INVISIBLE = (
    r"[\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x84\x86-\x9f\xad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f"
    r"\u202a-\u202e\u2060-\u206f\u20e3\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff9-\ufffb"
    r"\U0001d173-\U0001d17a\U000e0000-\U000e0fff]+"
)
_MARK = r"[\u0300-\u036f]"
_MARKED = r"[^\u0300-\u036f][\u0300-\u036f]+"
_BREAK = r"(?<=[^\s])[ \t]*\\?\r?\n[ \t]*(?:[>#*|]{1,3}[ \t]+|//+[ \t]*)?(?=[^\s])"
# Typographic signs that NFKC does not map to their ASCII equivalent; and the one that marks of redactions need.
_SIGNS = {
    **dict.fromkeys("‐‑‒–—―−﹘", "-"),
    **dict.fromkeys("“”„‟«»", '"'),
    **dict.fromkeys("‘’‚‛", "'"),
    "∶": ":",
    "。": ".",
    "⁄": "/",
    FILLER: "",
}
_ROUNDS = 3
_FEW = 8


class View:
    """A text as detectors see it. `offsets[i]`, `ends[i]`: the start and end of character i in the original."""

    __slots__ = ("ends", "offsets", "text")

    def __init__(self, text: str, offsets: Sequence[int], ends: Sequence[int]) -> None:
        self.text = text
        self.offsets = offsets
        self.ends = ends

    def span(self, start: int, end: int) -> tuple[int, int]:
        """The span of the original for a span of the view."""
        return self.offsets[start], self.ends[end - 1]


def view(text: str) -> View:
    """The normalised text, line for line; `joined` takes the line breaks out of it."""
    seen = View(text, range(len(text)), range(1, len(text) + 1))
    for _ in range(_ROUNDS):
        before = seen.text
        seen = _fold_view(_decode_view(seen))
        if seen.text == before:
            break
    if (")" in seen.text or "]" in seen.text) and re.search(_BRACKETED, seen.text):
        seen = _replace_in_view(seen, _SPELLED, lambda found: "." if found["dot"] else "@")
    return seen


def joined(seen: View, joint: str) -> View:
    """The view with `joint`, a blank or nothing, in place of each line break inside a paragraph."""
    return _replace_in_view(seen, _BREAK, lambda _: joint) if "\n" in seen.text else seen


def _decode_view(seen: View) -> View:
    if "&" in seen.text or "%" in seen.text or "\\u00" in seen.text:
        return _replace_in_view(seen, _ESCAPE, lambda found: _unescape(found.group()))
    return seen


def _unescape(escape: str) -> str:
    if escape[0] == "%":
        return bytes.fromhex(escape.replace("%", "")).decode("utf-8", "replace")
    if escape[0] == "\\":
        return chr(int(escape[2:], 16))
    from html import unescape

    return unescape(escape)


def _fold_view(seen: View) -> View:
    """The text with compatibility forms and typographic signs mapped to ASCII, without invisible characters."""
    if not _is_visible_ascii(seen.text) and re.search(_INVISIBLE, seen.text):
        seen = _replace_in_view(seen, _INVISIBLE, lambda _: "")
    if seen.text.isascii():
        return seen
    single, several = _folds(seen.text)
    if single:
        seen = View(_translate(seen.text, single), seen.offsets, seen.ends)
    if several:
        group = "[" + "".join(map(re.escape, sorted(several))) + "]"
        seen = _replace_in_view(seen, group, lambda found: several[found.group()])
    if re.search(_MARK, seen.text):
        seen = _replace_in_view(seen, _MARKED, lambda found: _compose_letter(found.group()))
    return seen


def _is_visible_ascii(text: str) -> bool:
    return text.isascii() and text.replace("\n", "").replace("\t", "").replace("\r", "").isprintable()


def _folds(text: str) -> tuple[dict[int, str], dict[str, str]]:
    """How the text's own characters fold: to one character each, or to several or none."""
    single: dict[int, str] = {}
    several: dict[str, str] = {}
    for char in set(text):
        if char > "\x7f":
            plain = _plain(char)
            if len(plain) != 1:
                several[char] = plain
            elif plain != char:
                single[ord(char)] = plain
    return single, several


def _translate(text: str, single: dict[int, str]) -> str:
    """`str.translate`, which is slow beyond ASCII; no character folds to one that folds again."""
    if len(single) > _FEW:
        return text.translate(single)
    for char, plain in single.items():
        text = text.replace(chr(char), plain)
    return text


def _plain(char: str) -> str:
    if char in _SIGNS:
        return _SIGNS[char]
    # only for a character beyond ASCII: loading its tables costs as much as looking at a claim
    import unicodedata

    digit = unicodedata.decimal(char, None)
    if digit is not None:
        return str(digit)
    folded = unicodedata.normalize("NFKC", char)
    return "".join(_SIGNS.get(part, part) for part in folded)


def _compose_letter(cluster: str) -> str:
    """A letter with its marks; marks struck over an ASCII sign that make no letter are dropped."""
    import unicodedata

    plain = unicodedata.normalize("NFKC", cluster)
    return plain[0] if plain[0].isascii() else plain


def _replace_in_view(seen: View, pattern: str, replace: Callable[[re.Match[str]], str]) -> View:
    """Every match replaced; each new character has the span of the whole match."""
    parts: list[str] = []
    starts: list[int] = []
    ends: list[int] = []
    done = 0
    for found in re.finditer(pattern, seen.text):
        new = replace(found)
        at, to = found.span()
        if new == found.group():
            continue
        parts += (seen.text[done:at], new)
        starts.extend(seen.offsets[done:at])
        ends.extend(seen.ends[done:at])
        starts.extend([seen.offsets[at]] * len(new))
        ends.extend([seen.ends[to - 1]] * len(new))
        done = to
    if not parts:
        return seen
    parts.append(seen.text[done:])
    starts.extend(seen.offsets[done:])
    ends.extend(seen.ends[done:])
    return View("".join(parts), starts, ends)
