"""Characters that mislead: byte order marks in input, hidden characters, and words of mixed alphabets.

A hidden character reorders, joins or hides text; output shows it escaped. Emoji sequences, presentation marks and the
ordinary spelling of right-to-left and joining scripts are allowed. Hot verbs use this: plain ASCII costs two checks.
"""

from __future__ import annotations

from memkit.boot import is_plain
from memkit.boot.memo import lazy, memoised
from memkit.boot.struct import struct

TYPE_CHECKING = False
if TYPE_CHECKING:
    import re
    from collections.abc import Iterator


BYTE_ORDER_MARK = "\ufeff"
# All characters that may hide, reorder or join text; `hidden_characters` judges whether one does at its position.
SUSPECTS = lazy(
    r"[\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u2028-\u202e"
    r"\u2060-\u206f\u2800\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff9-\ufffb\U0001d173-\U0001d17a\U000e0000-\U000e0fff]"
)
# A carriage return inside a line lets the rest overwrite its beginning on a terminal; a lone surrogate cannot be printed.
_UNPRINTABLE = lazy(r"\r(?!\n)|[\ud800-\udfff]")
# An escape may change whether its neighbours are allowed, so the text is checked again, at most this often.
_ROUNDS = 4


def without_mark(text: str) -> str:
    """The text without byte order marks at its beginning and the white space after them."""
    return text.lstrip(BYTE_ORDER_MARK).lstrip() if text.startswith(BYTE_ORDER_MARK) else text


def shown(text: str, *, json: bool = False) -> str:
    r"""The text for printing: hidden, reordering and control characters are escaped as `\u202e` or `\x1b`.

    For text from users and files, not for styled output. Emoji sequences, and joiners and direction marks that a script
    needs, are unchanged. `json`: the text is JSON, so all escapes have the form of JSON.
    """
    if is_plain(text):
        return text
    for _ in range(_ROUNDS):
        places = _hidden_places(text)
        if not places:
            return text
        text = _escape_at(text, places, json)
    return _escape_at(text, [found.start() for found in SUSPECTS.finditer(text)], json)


def _hidden_places(text: str) -> list[int]:
    """The positions of hidden and unprintable characters, in order."""
    places = {found.start() for found in _UNPRINTABLE.finditer(text)}
    if SUSPECTS.search(text):
        places.update(trick.start for trick in hidden_characters(text))
        places.update(range(text.startswith(BYTE_ORDER_MARK)))
    return sorted(places)


def _escape_at(text: str, places: list[int], json: bool) -> str:
    parts: list[str] = []
    done = 0
    for at in places:
        parts += (text[done:at], _escape(text[at], json))
        done = at + 1
    return "".join((*parts, text[done:]))


def _escape(char: str, json: bool) -> str:
    code = ord(char)
    if json:
        units = char.encode("utf-16-be", "surrogatepass").hex()
        return "".join(f"\\u{units[at : at + 4]}" for at in range(0, len(units), 4))
    if code < 0x100:
        return f"\\x{code:02x}"
    return f"\\u{code:04x}" if code < 0x10000 else f"\\U{code:08x}"


@struct(frozen=True, slots=True)
class Trick:
    """Something in a text that a reader does not see or would misread: its position and its name."""

    start: int
    name: str


_OVERRIDES = frozenset("\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")
_DIRECTION_MARKS = frozenset("\u200e\u200f\u061c")
# without the mark itself, which Unicode lists among the letters of its script
_RIGHT_TO_LEFT = lazy(r"[\u0590-\u061b\u061d-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]")
# Scripts in which joiners and zero-width breaks are ordinary spelling.
_JOINING = lazy(r"[\u0590-\u0dff\u0e00-\u109f\u1780-\u18af\ufb50-\ufdff\ufe70-\ufefc]")
_EMOJI = lazy(
    r"[\u00a9\u00ae\u203c\u2049\u2122\u2139\u2190-\u21ff\u2300-\u27bf\u2900-\u297f\u2b00-\u2bff\u3030\u303d\u3297\u3299"
    r"\U0001f000-\U0001faff]"
)
_SKIN = lazy(r"[\U0001f3fb-\U0001f3ff]")
_FLAG = lazy(r"\U0001f3f4[\U000e0020-\U000e007e]{2,8}\U000e007f")
_BRAILLE = lazy(r"[\u2801-\u28ff]")
_IDEOGRAPH = lazy(r"[\u2e80-\u9fff\uf900-\ufaff\U00020000-\U0003ffff]")


def hidden_unicode(text: str) -> tuple[Trick, ...]:
    """Every character that hides or reorders text; emoji sequences and ordinary right-to-left text are left alone."""
    return tuple(hidden_characters(text))


def hidden_characters(text: str) -> Iterator[Trick]:
    """The same as an iterator: a caller that only refuses needs the first alone."""
    from memkit.privacy import normalise

    found = _places(text) if len(text) <= normalise.LONG else normalise.all_places(text, _places)
    return (Trick(at, _character_name(text[at])) for at, _, _ in found)


def _places(text: str) -> list[tuple[int, int, int]]:
    from memkit.privacy.characters import SUSPECTS

    flags = (
        {at for flag in _FLAG.finditer(text) for at in range(*flag.span())} if "\U000e007f" in text else set()
    )
    return [
        (found.start(), found.end(), 0)
        for found in SUSPECTS.finditer(text)
        if found.start() not in flags and not _belongs(text, found.start())
    ]


@memoised(1_000)
def _character_name(char: str) -> str:
    import unicodedata

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
    import unicodedata

    if "\ufe00" <= char <= "\ufe0f":
        keycap = before in tuple("0123456789#*") and after == "\u20e3"
        return bool(
            keycap
            or _EMOJI.match(before)
            or _IDEOGRAPH.match(before)
            or unicodedata.category(before or "a") == "Sm"
        )
    return "\U000e0100" <= char <= "\U000e01ef" and _IDEOGRAPH.match(before) is not None


_WORD = lazy(r"[^\W\d_]{2,}")
_SCRIPTS = (
    ("Latin", lazy(r"[a-zA-Z]")),
    ("Cyrillic", lazy(r"[\u0400-\u052f]")),
    ("Greek", lazy(r"[\u0370-\u03ff]")),
)


def mixed_scripts(text: str) -> tuple[Trick, ...]:
    """Words that mix Latin with Cyrillic or Greek letters, as only look-alikes do."""
    if text.isascii():
        return ()
    return tuple(
        Trick(word.start(), "word of " + " and ".join(scripts) + " letters")
        for word in _WORD.finditer(text)
        if len(scripts := [name for name, script in _SCRIPTS if script.search(word.group())]) > 1
    )
