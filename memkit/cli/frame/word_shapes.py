"""What a typed word looks like: a file, a number, a known word with a typing error. Imported only if a call did not fit."""

from __future__ import annotations

from difflib import get_close_matches

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable

# minimum similarity (difflib) for a typing error
LIKE_OPTION = 0.75
_LIKE_VERB = 0.6


def nearest(word: str, known: Iterable[str], like: float = _LIKE_VERB) -> str:
    """The most similar known word, or ""."""
    found = get_close_matches(word.lower(), sorted(known), n=1, cutoff=like)
    return found[0] if found else ""


def is_value(word: str) -> bool:
    """Whether a word can only be the value of an option: a number, a day, a percentage."""
    return word[:1].isdigit() and not any(sign.isalpha() for sign in word)


def is_place(word: str) -> bool:
    """Whether a word looks like a file, perhaps with a name or lines: `net.py`, `src/net.py:41`, `docs/a.md#Limits`."""
    path, _, _ = word.partition("#")
    path = path.partition(":")[0]
    _, dot, ending = path.rpartition("/")[2].rpartition(".")
    is_file = bool(dot) and 0 < len(ending) < 6 and ending.isalnum()
    return " " not in word and (is_file or ("/" in path and path != word))
