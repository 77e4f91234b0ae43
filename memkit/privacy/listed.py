"""Finds words that the project does not want written, and authors known to git: literal whole words in any case.

Works on a normalised view; the list is normalised in the same way. One pass over the text, however long the list.
"""

from __future__ import annotations

from memkit.boot.pattern import lazy
from memkit.privacy.normalise import view
from memkit.privacy.values import Hit

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator

_WORD = lazy(r"\w+")
_PIECES = lazy(r"\w+|[^\w\s]+|\s+")
_BLANK = lazy(r"\s{1,8}")
_MIN_IDENTITY = 4


def listed_words(text: str, words: tuple[str, ...], cls: str) -> Iterator[Hit]:
    """Every occurrence of a listed phrase as whole words."""
    phrases = _by_first_word(words)
    if phrases:
        for found in _WORD.finditer(text):
            for phrase in phrases.get(found.group().casefold(), ()):
                end = _match(text, found.start(), phrase)
                if end:
                    yield Hit(cls, found.start(), end, "list")
                    break


def identities(people: tuple[str, ...]) -> tuple[str, ...]:
    """The phrases of git identities worth looking for: full names and addresses, not single short names."""
    phrases: list[str] = []
    for person in people:
        name, _, address = person.partition("<")
        phrases += [name.strip(), address.rstrip("> ").strip()]
    return tuple(phrase for phrase in phrases if len(phrase) >= _MIN_IDENTITY)


def _by_first_word(words: tuple[str, ...]) -> dict[str, list[list[str]]]:
    """Phrases as their pieces (words and the text between them), by first word, longest first."""
    table: dict[str, list[list[str]]] = {}
    for phrase in sorted(set(words), key=lambda word: (-len(word), word)):
        pieces = _PIECES.findall(view(phrase.strip()).text.casefold())
        while pieces and not pieces[0][0].isalnum() and pieces[0][0] != "_":
            pieces.pop(0)
        if pieces:
            table.setdefault(pieces[0], []).append(pieces)
    return table


def _match(text: str, start: int, pieces: list[str]) -> int:
    """The end of the phrase at `start`; any run of white space matches any other. 0 if the phrase is not there."""
    at = start
    for piece in pieces:
        if piece.isspace():
            blank = _BLANK.match(text, at)
            if blank is None:
                return 0
            at = blank.end()
        elif text[at : at + len(piece)].casefold() == piece:
            at += len(piece)
        else:
            return 0
    return 0 if text[at : at + 1].isalnum() and pieces[-1][-1].isalnum() else at
