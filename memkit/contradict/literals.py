"""Code spans and paths: carried through a text as one character each, so that nothing inside them is read as prose."""

from __future__ import annotations

from memkit.boot.pattern import ALL, lazy, re

# Code spans are carried through the text as one private character each.
CODE_BASE = 0xE000
_CODE_LIMIT = 0x1000

_CODE = lazy(r"(`+)(.+?)\1", ALL)
# A bare path, with the method of a route before it, an address, and a time zone by its city.
_PATH = lazy(
    r"(?<![\w/.:~<-])(?:(?:(?:GET|POST|PUT|PATCH|DELETE|HEAD|OPTIONS)\s+)?(?:~|\.{1,2})?(?:/[\w.{}$*-]*[\w}*])+/?"
    r"|[\w-][\w.-]*(?:/[\w.-]+)*/[\w-]+\.\w{1,5}\b|\d{1,3}(?:\.\d{1,3}){3}(?::\d+)?(?![\w.])"
    r"|(?:(?<=\bin )|(?<=\bto )|(?<=under )|(?<=from ))[\w-]+(?:/[\w-]+)+/?(?=[.,;]?$)"
    r"|(?:Europe|America|Asia|Africa|Australia|Pacific|Atlantic)/\w+)"
)
# an address has so many
_DOTS = 3


def protect(text: str) -> tuple[str, tuple[str, ...]]:
    """The text with one private character in place of each code span and each path, and what they hold."""
    if "`" not in text and "/" not in text and text.count(".") < _DOTS:
        return text, ()
    literals: list[str] = []

    def keep(match: re.Match[str]) -> str:
        held = match[2] if match.re.groups else match[0]
        if len(literals) >= _CODE_LIMIT:
            return held
        literals.append(held.strip())
        return chr(CODE_BASE + len(literals) - 1)

    text = _CODE.sub(keep, text) if "`" in text else text
    return _PATH.sub(keep, text) if "://" not in text else text, tuple(literals)
