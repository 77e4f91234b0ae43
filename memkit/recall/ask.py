"""Parses a question: text in; words, terms, dates and manner of asking out.

It uses the text of the question alone; `query_terms` looks its words up in the corpus.
"""

from __future__ import annotations

from memkit.recall.analyse import base_stem, is_year, read_chunk, split
from memkit.recall.words import FIRST_PERSON, MONTHS, STOP, TALK

# Only this much of a pasted page is read, to bound the work for one question.
_MOST_CHUNKS = 20_000
_MOST_CHARACTERS = 400_000
# Names of months that are also ordinary words count only if capitalised.
_AMBIGUOUS = frozenset(("may", "march", "mar"))
EMPTY = STOP | TALK
# values and units, which are written like names
_VALUES = frozenset(
    ("", "i", "true", "false", "none", "null", "kb", "mb", "gb", "tb", "kib", "mib", "gib", "ms", "ok")
)
_ORDINALS = ("st", "nd", "rd", "th")
# signs around an identifier, and those that only an identifier contains
_AROUND, _INSIDE = "-_./:+#@\\'", "_./:"
# the most letters of an acronym
_ACRONYM = 5


class Name:
    """A thing that a question names: the `piece` as typed, its `terms`, its `wholes` (identifiers), whether its terms leave
    a part of it out (`cut`), and how it is written: like an identifier (`code`: fooBar, a_b, --all, JSON), like the name of
    a thing in the world (`proper`: Redis, JSON); `letters`: those of a name that inner capitals or all capitals set apart
    from words (PyPI, DNS), in lower case, since its stem may be that of another one (PyPy, DN); empty for any other name."""

    __slots__ = ("code", "cut", "letters", "piece", "proper", "terms", "wholes")

    def __init__(self, piece: str, code: bool, proper: bool, empty: frozenset[str]) -> None:
        self.piece = piece
        chunk = read_chunk(piece)
        kept = [word for word in chunk.words if word not in empty]
        self.terms = tuple(dict.fromkeys(map(base_stem, kept)))
        self.wholes = chunk.wholes
        # of TypeScript only the second half is searched
        self.cut = len(kept) < len(chunk.words)
        self.code = code
        self.proper = proper
        self.letters = _letters_of(piece)


class Question:
    """A parsed question: all `words`, `stems` in order, `spelt` (stem → word), `wholes`, `capitals` (stems written like
    names), `names` (the things that are named), `dropped` words, dates, and the manner of asking."""

    __slots__ = (
        "capitals",
        "days",
        "dropped",
        "first_person",
        "months",
        "names",
        "spelt",
        "stems",
        "when",
        "wholes",
        "words",
        "years",
    )

    def __init__(self, words: list[str], wholes: list[str], chunks: list[str], empty: frozenset[str]) -> None:
        self.words = words
        kept = _content_words(words, empty)
        self.stems = [base_stem(word) for word in kept]
        self.spelt = dict(zip(reversed(self.stems), reversed(kept), strict=True))
        self.capitals = {
            base_stem(word) for piece in chunks if piece[:1].isupper() for word in read_chunk(piece).words
        }
        self.names = _names(chunks, empty)
        self.wholes = list(dict.fromkeys(wholes))
        self.dropped = (
            list(dict.fromkeys(word for word in words if word in empty)) if kept is not words else []
        )
        self.first_person = not FIRST_PERSON.isdisjoint(words)
        self.when = "when" in words or "date" in words or ("how" in words and "long" in words)
        self.years, self.months, self.days = _dates(words, chunks)

    @property
    def is_only_a_date(self) -> bool:
        """True if it names a month or a day and nothing else."""
        return bool(self.months or self.days) and all(
            word.isdigit() or word in MONTHS or _day(word) for word in self.spelt.values()
        )

    @property
    def empty(self) -> bool:
        """True if there is nothing to search for."""
        return not self.stems and not self.wholes


def ask(text: str, project: str = "", empty: frozenset[str] = EMPTY) -> Question:
    """Parses a question; accepts any text and takes bounded time.

    The name of the project is left out if other words remain: every fact is about the project. The `empty` words ask
    nothing.
    """
    chunks = split(text[:_MOST_CHARACTERS])[:_MOST_CHUNKS]
    name = _letters(project)
    if name:
        chunks = [chunk for chunk in chunks if _letters(chunk.removesuffix("'s")) != name] or chunks
    words: list[str] = []
    wholes: list[str] = []
    for chunk in map(read_chunk, chunks):
        words += chunk.words
        wholes += chunk.wholes
    return Question(words, wholes, chunks, empty)


def terms(text: str) -> list[str]:
    """The terms by which a text is found, in order."""
    words = [word for chunk in map(read_chunk, split(text[:_MOST_CHARACTERS])) for word in chunk.words]
    return [base_stem(word) for word in _content_words(words, EMPTY)]


def _content_words(words: list[str], empty: frozenset[str]) -> list[str]:
    """The words without the empty ones; if there are only function words, then these are the question."""
    return [word for word in words if word not in empty] or words


def _names(chunks: list[str], empty: frozenset[str]) -> list[Name]:
    """The things that a question names, each once."""
    found: dict[str, Name] = {}
    before = "."
    for piece in chunks:
        # a capital at the beginning of a sentence makes no name
        code, proper = _manner(piece, before.endswith((".", ":")))
        if (code or proper) and piece not in found:
            found[piece] = Name(piece, code, proper, empty)
        before = piece
    return [name for name in found.values() if name.terms or name.wholes]


def _manner(piece: str, begins: bool) -> tuple[bool, bool]:
    """Whether a chunk of a question is written like an identifier, and whether like a proper name."""
    body = piece.removesuffix("'s").strip(_AROUND)
    if not body or _letters(body).lstrip("0123456789") in _VALUES or _month(body):
        return False, False
    if piece.startswith("--") or (piece.startswith("-") and len(body) == 1):
        return True, False
    if body.isalpha():
        # the s of URLs is no part of an acronym
        is_acronym = len(body) > 1 and (body.isupper() or (len(body) > 2 and body[:-1].isupper()))
        is_mixed = any(letter.isupper() for letter in body[1:])
        return is_mixed, is_acronym or (body[0].isupper() and not begins and not is_mixed)
    has_sign = any(sign in body for sign in _INSIDE) and any(len(part) > 1 for part in _parts(body))
    has_digit = any(letter.isdigit() for letter in body)
    # Argon2, HTTP/3
    return has_sign or has_digit, has_digit and body[0].isupper() and "_" not in body


def _letters_of(piece: str) -> str:
    """The letters by which a name with inner capitals, or an acronym, is told from all others; the s of URLs is not one."""
    body = piece.removesuffix("'s").strip(_AROUND)
    if not (body.isascii() and body.isalpha()) or not any(letter.isupper() for letter in body[1:]):
        return ""
    # a whole word in capitals may be shouted
    if body.isupper() and len(body) > _ACRONYM:
        return ""
    return body.removesuffix("s").lower()


def _parts(body: str) -> list[str]:
    return "".join(letter if letter.isalnum() else " " for letter in body).split()


def _letters(name: str) -> str:
    return "".join([letter for letter in name if letter.isalnum()]).lower()


def _dates(words: list[str], chunks: list[str]) -> tuple[frozenset[int], frozenset[int], frozenset[int]]:
    iso = [tuple(map(int, chunk.split("-"))) for chunk in chunks if _is_iso_date(chunk)]
    years = {int(word) for word in words if is_year(word)}
    months = {number for chunk in chunks for number in _month(chunk)} | {date[1] for date in iso}
    days = {date[2] for date in iso}
    if months and not iso:
        days |= {day for word in words for day in _day(word)}
    return frozenset(years), frozenset(months), frozenset(days)


def _month(chunk: str) -> tuple[int, ...]:
    word = chunk.strip(".'")
    low = word.lower()
    if low in _AMBIGUOUS and not word[:1].isupper():
        return ()
    return (MONTHS[low],) if low in MONTHS else ()


def _day(word: str) -> tuple[int, ...]:
    number = word[:-2] if word.endswith(_ORDINALS) else word
    fits = number.isascii() and number.isdigit() and len(number) <= 2 and 1 <= int(number) <= 31
    return (int(number),) if fits else ()


def _is_iso_date(chunk: str) -> bool:
    parts = chunk.split("-")
    return [len(part) for part in parts] == [4, 2, 2] and chunk.isascii() and "".join(parts).isdigit()
