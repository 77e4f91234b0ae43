"""Lexemes: the words of facts and questions as the server compares them, from memkit's own analysis.

The server only narrows down and memkit's ranker decides, so a query may find a little too much.
"""

from __future__ import annotations

from memkit.recall.analyse import analyse, base_stem, read_chunk, split

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable

    from memkit.recall.query import Question

# shortest word that also matches longer words
_SHORTEST_BEGUN = 4
_LONGEST = 200


def clean_value(value: object) -> object:
    """The value without NUL characters, which PostgreSQL rejects."""
    if isinstance(value, str):
        return value.replace("\0", " ").encode("utf-8", "replace").decode()
    if isinstance(value, dict):
        return {str(clean_value(key)): clean_value(item) for key, item in value.items()}
    return [clean_value(item) for item in value] if isinstance(value, list | tuple) else value


def lexemes(text: str, created: str) -> list[str]:
    """The distinct terms of a fact's text, and the parts of its date."""
    found = analyse(text)
    return sorted({word[:_LONGEST] for word in (*found.stems, *found.wholes)} | set(_date_parts(created)))


def _date_parts(day: str) -> list[str]:
    parts = day[:10].split("-")
    return [f"@{sign}{int(part)}" for sign, part in zip("ymd", parts, strict=False) if part.isdigit()]


def stems_of(text: str) -> list[str]:
    """The stems of all words, stop words too, because an alias may consist of them."""
    return sorted({base_stem(word) for piece in split(text) for word in read_chunk(piece).words})


def asked_lexemes(question: Question) -> list[str]:
    """The distinct words of a question; the parts of a date if it is only a date."""
    said = dict.fromkeys(str(clean_value(word))[:_LONGEST] for word in (*question.stems, *question.wholes))
    if not question.is_only_a_date:
        return [*said]
    dates = (("y", question.years), ("m", question.months), ("d", question.days))
    return [*said, *(f"@{sign}{number}" for sign, numbers in dates for number in sorted(numbers))]


def any_query(words: Iterable[str]) -> str:
    """The tsquery for facts with one of these words, or a longer word that begins with one."""
    return " | ".join(exact_query(word) + (":*" if _may_begin(word) else "") for word in words)


def exact_query(word: str) -> str:
    """The tsquery for one word."""
    return "'" + word.replace("\\", "\\\\").replace("'", "''") + "'"


def _may_begin(word: str) -> bool:
    return len(word) >= _SHORTEST_BEGUN and word.isalnum()
