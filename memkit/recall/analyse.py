"""Analysis: turns text into terms, in the same way for entries and for questions.

A *chunk* is the text between blanks: a word, or an identifier such as `pkg/mod.py`, `fooBar`, `--dry-run`,
`C++`. A chunk gives *stems* (its parts, in order, stop words dropped) and *wholes* (the identifier itself, lower
case). It uses no regular expressions, because importing `re` costs more than a query.
"""

from __future__ import annotations

from memkit.recall.stem import stem
from memkit.recall.words import IRREGULAR, SIGN_NAMES, STOP, TIME

# Signs that may occur inside an identifier; every other sign separates chunks.
_JOINTS = "-_./:+#@\\"
_EDGES = _JOINTS + "'"
# Longer words are truncated, so that no input can make the index grow without bound.
_LONGEST = 64


class _Signs(dict[int, str]):
    """Character → what it becomes before splitting: itself, a blank, or a term of its own."""

    def __missing__(self, point: int) -> str:
        sign = chr(point)
        if _is_word_by_itself(point):
            kept = f" {sign} "
        elif sign.isalnum() or sign in _EDGES:
            kept = sign
        else:
            kept = "'" if sign == "’" else " "
        self[point] = kept
        return kept


def _is_word_by_itself(point: int) -> bool:
    # Scripts written without blanks, and pictograms: each sign is a term. Skin tones belong to the sign before.
    if 0x1F3FB <= point <= 0x1F3FF:
        return False
    return (
        0x3040 <= point <= 0x30FF
        or 0x3400 <= point <= 0x9FFF
        or 0x2190 <= point <= 0x2BFF
        or 0x1F000 <= point <= 0x1FAFF
        or 0x20000 <= point <= 0x2FFFF
    )


_SIGNS = _Signs()
# Caches of analysed words and chunks: claims repeat words, and identifiers combine a few words in many ways.
_STEMS: dict[str, str] = {}
_CHUNKS: dict[str, Chunk] = {}
_MOST = 100_000


class Chunk:
    """The terms of one chunk: stems in order, identifiers as wholes, raw words, and whether it names a time."""

    __slots__ = ("stems", "timely", "wholes", "words")

    def __init__(
        self, words: tuple[str, ...], stems: tuple[str, ...], wholes: tuple[str, ...], timely: bool
    ) -> None:
        self.words = words
        self.stems = stems
        self.wholes = wholes
        self.timely = timely


class Analysis:
    """The terms of a text: `stems` in order (with repeats), `wholes` in order, `timely` if it names a time."""

    __slots__ = ("stems", "timely", "wholes")

    def __init__(self, stems: list[str], wholes: list[str], timely: bool) -> None:
        self.stems = stems
        self.wholes = wholes
        self.timely = timely


def split(text: str) -> list[str]:
    """The chunks of a text, in order, as written; a sign in backticks is given by its names."""
    if "`" in text:
        pieces = text.split("`")
        pieces[1::2] = [SIGN_NAMES.get(piece, piece) for piece in pieces[1::2]]
        text = "`".join(pieces)
    return text.translate(_SIGNS).split()


def analyse(text: str, memo: dict[str, Chunk] | None = None) -> Analysis:
    """The terms of a text; `memo`: a cache of chunks to use instead of the process-wide one."""
    known = _CHUNKS if memo is None else memo
    if len(known) >= _MOST:
        known.clear()
    stems: list[str] = []
    wholes: list[str] = []
    timely = False
    pieces = split(text)
    for piece in pieces:
        chunk = known.get(piece)
        if chunk is None:
            chunk = known[piece] = read_chunk(piece)
        stems += chunk.stems
        wholes += chunk.wholes
        timely = timely or chunk.timely
    # Only function words: then these are its terms.
    return Analysis(stems or [base_stem(w) for p in pieces for w in known[p].words], wholes, timely)


def place_term(whole: str) -> str:
    """The term of an identifier that an entry cites and does not say; no word has the same."""
    return f"@{whole}"


def read_chunk(piece: str) -> Chunk:
    """The terms of one chunk: identifiers whole and in parts, words stemmed."""
    body = _trim(_folded(piece))
    names, words = _named_parts(body)
    wholes = _wholes(piece, body) + names
    timely = any(word in TIME or is_year(word) for word in words) or _is_clock(body)
    stems = tuple(base_stem(word) for word in words if word not in STOP)
    return Chunk(words, stems, wholes, timely)


def base_stem(word: str) -> str:
    """The stem of a lower-case word, after irregular forms are replaced."""
    known = _STEMS.get(word)
    if known is None:
        if len(_STEMS) >= _MOST:
            _STEMS.clear()
        known = _STEMS[word] = stem(IRREGULAR.get(word, word))
    return known


def _folded(piece: str) -> str:
    # Fold accents and full-width forms: cafe finds café.
    if piece.isascii():
        return piece
    import unicodedata

    return "".join(c for c in unicodedata.normalize("NFKD", piece) if not unicodedata.combining(c))


def _trim(piece: str) -> str:
    body = piece.lstrip(_EDGES)
    signs = len(body) - len(body.rstrip("+#"))
    # A short name keeps its signs (C++, F#); after a longer word they are punctuation.
    if not 0 < len(body) - signs <= 2:
        body = body.rstrip(_EDGES)
    if body[-2:] in ("'s", "'S"):
        body = body[:-2]
    return body


def _wholes(piece: str, body: str) -> tuple[str, ...]:
    if body.isalnum() or len(body) > _LONGEST or "'" in body or not any(c.isalnum() for c in body):
        flag = piece.startswith("--") and body.isalnum() and len(body) <= _LONGEST
        return ("--" + body.lower(),) if flag else ()
    low = body.lower()
    found = [low]
    if piece.startswith("--"):
        found.append("--" + low)
    tail = low.replace("\\", "/").rsplit("/", 1)[-1]
    if tail != low and tail and not tail.isalnum():
        found.append(tail)
    return tuple(found)


def _named_parts(body: str) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """camelCase names as one term each, and all plain words of the chunk."""
    names: list[str] = []
    words: list[str] = []
    for part in _runs(body):
        pieces = _humps(part)
        words += (piece[:_LONGEST].lower() for piece in pieces)
        if len(pieces) > 1:
            names.append(base_stem(part[:_LONGEST].lower()))
    return tuple(names), tuple(words)


def _runs(body: str) -> list[str]:
    if body.isalnum():
        return [body]
    return "".join(c if c.isalnum() else " " for c in body).split() or ([body] if body else [])


def _humps(part: str) -> list[str]:
    """fooBar → foo, Bar; HTTPServer → HTTP, Server; anything else in one piece."""
    if part.islower() or part.isupper() or part[1:].islower():
        return [part]
    pieces: list[str] = []
    start = 0
    for at in range(1, len(part)):
        after_small = part[at].isupper() and not part[at - 1].isupper()
        before_small = part[at - 1].isupper() and part[at].isupper() and part[at + 1 : at + 2].islower()
        if after_small or before_small:
            pieces.append(part[start:at])
            start = at
    pieces.append(part[start:])
    return pieces


def is_year(word: str) -> bool:
    """True for a number that looks like a recent year."""
    return len(word) == 4 and word.isdigit() and word[:2] in ("19", "20")


def _is_clock(body: str) -> bool:
    hour, colon, minute = body.partition(":")
    return bool(colon) and hour.isdigit() and minute[:2].isdigit() and len(hour) <= 2
