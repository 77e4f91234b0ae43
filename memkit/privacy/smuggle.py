"""Finds user text that imitates a seal, a footer, a comment or a section of memkit's own.

It reports kind and position; the caller decides whether to refuse or quarantine.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from memkit.privacy import windows
from memkit.privacy.hidden import Trick
from memkit.privacy.normalise import view

_CODE = re.compile(
    r"(?ms)^ {0,3}(`{3,}|~{3,})[^\n]*\n.*?(?:^ {0,3}\1[`~]*[ \t]*$|\Z)|(?<!`)(`{1,3})(?!`)[^\n]*?(?<!`)\2(?!`)"
)
_FORGERIES = (
    ("forged seal", re.compile(r"<!--\s{0,8}memkit\s{0,4}:\s{0,4}seal", re.IGNORECASE)),
    ("forged memkit comment", re.compile(r"<!--\s{0,8}memkit\s{0,4}:", re.IGNORECASE)),
)
_HEADING = re.compile(r"(?m)^ {0,3}## (?:Memory References|Working Memory|Record:)")
_FOOTER = re.compile(
    r"<!--\s{0,8}(?:by|via|section|kind|src|why|content|consent|class|target|evidence)\s{0,2}:", re.IGNORECASE
)


def smuggling(text: str) -> tuple[Trick, ...]:
    """Comments, seals, footers and headings in user text that imitate memkit's own, by position."""
    tricks = {
        found.start(): name for name, pattern in reversed(_FORGERIES) for found in pattern.finditer(text)
    }
    shown = _CODE.sub(lambda code: " " * len(code.group()), text) if "`" in text or "~~~" in text else text
    for at in _places(shown, "<!--"):
        tricks.setdefault(at, "forged footer" if _FOOTER.match(shown, at) else "comment outside a code span")
    for found in _HEADING.finditer(shown):
        tricks.setdefault(found.start(), "forged section")
    tricks.update(_encoded(text, tricks))
    return tuple(Trick(at, name) for at, name in sorted(tricks.items()))


def _encoded(text: str, known: dict[int, str]) -> dict[int, str]:
    """Forged comments that appear only after entities and invisible characters are removed."""
    found = _disguised(text) if len(text) <= windows.LONG else windows.all_places(text, _disguised)
    return {at: f"{_FORGERIES[which][0]} in disguise" for at, _, which in found if at not in known}


def _disguised(text: str) -> list[tuple[int, int, int]]:
    seen = view(text)
    if seen.text == text:
        return []
    places = {
        seen.offsets[found.start()]: which
        for which in reversed(range(len(_FORGERIES)))
        for found in _FORGERIES[which][1].finditer(seen.text)
    }
    return [(at, at + 1, which) for at, which in sorted(places.items())]


def _places(text: str, part: str) -> Iterator[int]:
    at = text.find(part)
    while at >= 0:
        yield at
        at = text.find(part, at + len(part))
