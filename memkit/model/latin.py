"""Transliteration for ids: Cyrillic, Greek and Hangul by sound, accents removed. Pure text."""

from __future__ import annotations

import unicodedata

_CYRILLIC = "абвгдеёжзийклмнопрстуфхцчшщъыьэюяіїєґђјљњћџ"
_CYRILLIC_LATIN = (
    "a b v g d e e zh z i i k l m n o p r s t u f kh ts ch sh shch - y - e yu ya i yi ye g dj j lj nj c dz"
)
_GREEK = "αβγδεζηθικλμνξοπρσςτυφχψω"
_GREEK_LATIN = "a v g d e z i th i k l m n x o p r s s t y f ch ps o"
_OTHERS = "ßæøœłđþðı"
_OTHERS_LATIN = "ss ae o oe l d th d i"


def _sounds(letters: str, latin: str) -> dict[int, str]:
    return {ord(letter): sound.strip("-") for letter, sound in zip(letters, latin.split(), strict=True)}


_TABLE = {
    **_sounds(_CYRILLIC, _CYRILLIC_LATIN),
    **_sounds(_GREEK, _GREEK_LATIN),
    **_sounds(_OTHERS, _OTHERS_LATIN),
}


def latin(text: str) -> tuple[str, bool]:
    """The text in lower-case ASCII, and whether letters without a transliteration were dropped."""
    plain: list[str] = []
    lost = False
    for char in unicodedata.normalize("NFC", text).lower():
        told = char if char.isascii() else _of(char)
        lost = lost or (not told and char.isalpha() and ord(char) not in _TABLE)
        plain.append(told or (" " if not char.isalnum() and not unicodedata.combining(char) else ""))
    return "".join(plain), lost


def _of(char: str) -> str:
    """One letter: by the table, a Hangul syllable by its name, any other without its accents."""
    if ord(char) in _TABLE:
        return _TABLE[ord(char)]
    if "가" <= char <= "힣":
        return unicodedata.name(char).rpartition(" ")[2].lower()
    bare = unicodedata.normalize("NFKD", char)
    return "".join(_TABLE.get(ord(part), part) for part in bare if part.isascii() or ord(part) in _TABLE)
