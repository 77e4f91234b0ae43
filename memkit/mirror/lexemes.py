"""Lexemes: the words of a fact and of a question as the server compares them, by memkit's own analysis.

The server only narrows down; memkit's ranker decides. So a question may find a little more here than it should.
"""

from __future__ import annotations

from memkit.recall.analyse import analyse, base_stem, read_chunk, split

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable

    from memkit.recall.query import Question

# a word of this many letters may be the beginning of a longer one
_SHORTEST_BEGUN = 4
_LONGEST = 200


def cleaned(value: object) -> object:
    """A value as a database takes it: without signs that no text of it may hold."""
    if isinstance(value, str):
        return value.replace("\0", " ").encode("utf-8", "replace").decode()
    if isinstance(value, dict):
        return {str(cleaned(key)): cleaned(item) for key, item in value.items()}
    return [cleaned(item) for item in value] if isinstance(value, list | tuple) else value


def lexemes(text: str, created: str) -> list[str]:
    """The distinct terms of a fact's text, and the parts of its date, which a question may consist of."""
    found = analyse(text)
    return sorted({word[:_LONGEST] for word in (*found.stems, *found.wholes)} | set(_dated(created)))


def _dated(day: str) -> list[str]:
    parts = day[:10].split("-")
    return [f"@{sign}{int(part)}" for sign, part in zip("ymd", parts, strict=False) if part.isdigit()]


def stems_of(text: str) -> list[str]:
    """The stems of all words, of empty ones too: an alias may be made of these."""
    return sorted({base_stem(word) for piece in split(text) for word in read_chunk(piece).words})


def asked_lexemes(question: Question) -> list[str]:
    """The words of a question, each once; of one that is only a date, the parts of the date."""
    said = dict.fromkeys(str(cleaned(word))[:_LONGEST] for word in (*question.stems, *question.wholes))
    if not question.is_only_a_date:
        return [*said]
    dates = (("y", question.years), ("m", question.months), ("d", question.days))
    return [*said, *(f"@{sign}{number}" for sign, numbers in dates for number in sorted(numbers))]


def any_of(words: Iterable[str]) -> str:
    """The server's query for facts that hold one of these words, or a longer word that begins so."""
    return " | ".join(exactly(word) + (":*" if _may_begin(word) else "") for word in words)


def exactly(word: str) -> str:
    """The server's query for one word."""
    return "'" + word.replace("\\", "\\\\").replace("'", "''") + "'"


def _may_begin(word: str) -> bool:
    return len(word) >= _SHORTEST_BEGUN and word.isalnum()
