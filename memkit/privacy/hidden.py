"""Finds hidden characters: invisible ones that reorder, join or hide text.

Emoji sequences, presentation marks and the ordinary spelling of right-to-left and joining scripts are allowed.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator
from functools import cache

from memkit.boot.struct import struct
from memkit.privacy import windows
from memkit.privacy.characters import SUSPECTS


@struct(frozen=True, slots=True)
class Trick:
    """Something in a text that a reader does not see or would misread: its position and its name."""

    start: int
    name: str


_OVERRIDES = frozenset("\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")
_DIRECTION_MARKS = frozenset("\u200e\u200f\u061c")
# without the mark itself, which Unicode lists among the letters of its script
_RIGHT_TO_LEFT = re.compile(r"[\u0590-\u061b\u061d-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]")
# Scripts in which joiners and zero-width breaks are ordinary spelling.
_JOINING = re.compile(r"[\u0590-\u0dff\u0e00-\u109f\u1780-\u18af\ufb50-\ufdff\ufe70-\ufefc]")
_EMOJI = re.compile(
    r"[\u00a9\u00ae\u203c\u2049\u2122\u2139\u2190-\u21ff\u2300-\u27bf\u2900-\u297f\u2b00-\u2bff\u3030\u303d\u3297\u3299"
    r"\U0001f000-\U0001faff]"
)
_SKIN = re.compile(r"[\U0001f3fb-\U0001f3ff]")
_FLAG = re.compile(r"\U0001f3f4[\U000e0020-\U000e007e]{2,8}\U000e007f")
_BRAILLE = re.compile(r"[\u2801-\u28ff]")
_IDEOGRAPH = re.compile(r"[\u2e80-\u9fff\uf900-\ufaff\U00020000-\U0003ffff]")


def hidden_unicode(text: str) -> tuple[Trick, ...]:
    """Every character that hides or reorders text; emoji sequences and ordinary right-to-left text are left alone."""
    return tuple(hidden_characters(text))


def hidden_characters(text: str) -> Iterator[Trick]:
    """The same as an iterator: a caller that only refuses needs the first alone."""
    found = _places(text) if len(text) <= windows.LONG else windows.all_places(text, _places)
    return (Trick(at, _character_name(text[at])) for at, _, _ in found)


def _places(text: str) -> list[tuple[int, int, int]]:
    flags = (
        {at for flag in _FLAG.finditer(text) for at in range(*flag.span())} if "\U000e007f" in text else set()
    )
    return [
        (found.start(), found.end(), 0)
        for found in SUSPECTS.finditer(text)
        if found.start() not in flags and not _belongs(text, found.start())
    ]


@cache
def _character_name(char: str) -> str:
    named = unicodedata.name(char, "control character").lower()
    return f"{named} U+{ord(char):04X}"


def _belongs(text: str, at: int) -> bool:
    """True if the character is used as its script or an emoji needs it."""
    char, before, after = text[at], text[at - 1 : at] if at else "", text[at + 1 : at + 2]
    if char in _OVERRIDES:
        return False
    if char in _DIRECTION_MARKS:
        return _RIGHT_TO_LEFT.search(text, max(0, at - 80), at + 80) is not None
    if char == "\ufeff":
        return at == 0
    if char == "\u200d":
        return _joins_emoji(text, at) or _both(_JOINING, before, after)
    if char in "\u200b\u200c":
        return _both(_JOINING, before, after)
    if char == "\u2800":
        return bool(_BRAILLE.match(before) or _BRAILLE.match(after))
    return _is_variation(char, before, after)


def _both(script: re.Pattern[str], before: str, after: str) -> bool:
    return bool(script.match(before) and script.match(after))


def _joins_emoji(text: str, at: int) -> bool:
    """Between two emoji, the first perhaps with its skin tone or presentation mark."""
    left = at - 1
    while left >= 0 and (text[left] == "\ufe0f" or _SKIN.match(text[left])):
        left -= 1
    return left >= 0 and bool(_EMOJI.match(text[left]) and _EMOJI.match(text[at + 1 : at + 2]))


def _is_variation(char: str, before: str, after: str) -> bool:
    """A presentation mark behind an emoji, a keycap digit or an ideograph; never two in a row."""
    if "\ufe00" <= char <= "\ufe0f":
        keycap = before in tuple("0123456789#*") and after == "\u20e3"
        return bool(
            keycap
            or _EMOJI.match(before)
            or _IDEOGRAPH.match(before)
            or unicodedata.category(before or "a") == "Sm"
        )
    return "\U000e0100" <= char <= "\U000e01ef" and _IDEOGRAPH.match(before) is not None
