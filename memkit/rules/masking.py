"""Removes the events and records of hidden facts from the text of a session file."""

from __future__ import annotations

from memkit.boot.memo import lazy

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable

_WORD = lazy(r"[a-z0-9]+(?:[-._][a-z0-9]+)+")
_RECORD = "## Record: "


def visible_lines(lines: Iterable[str], hidden: frozenset[str]) -> list[tuple[int, str]]:
    """(number, line) of the lines that may be shown; an event or record that names a hidden fact is removed completely."""
    numbered = enumerate(lines, 1)
    if not hidden:
        return list(numbered)
    kept: list[tuple[int, str]] = []
    dropping = in_record = False
    for number, line in numbered:
        if line.startswith("## "):
            dropping = in_record = line.startswith(_RECORD) and line[len(_RECORD) :].strip() in hidden
        elif line.startswith("<!-- memkit:seal"):
            dropping = in_record = False
        elif not in_record and not (dropping and line.startswith("  ")):
            dropping = _names(line, hidden)
        if not dropping:
            kept.append((number, line))
    return kept


def id_words(text: str) -> list[str]:
    """The words of a text that may be ids."""
    return _WORD.findall(text)


def _names(line: str, hidden: frozenset[str]) -> bool:
    """True if a line contains one of these ids as a whole word."""
    return not hidden.isdisjoint(id_words(line))
