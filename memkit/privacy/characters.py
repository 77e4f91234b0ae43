"""Characters at input and output: strips byte order marks from input, and escapes hidden characters in output.

Hot verbs use this: plain ASCII costs two checks, and the table of hidden characters is loaded only for a text that
contains one.
"""

from __future__ import annotations

from memkit.boot.pattern import lazy
from memkit.boot.plain import is_plain

BYTE_ORDER_MARK = "\ufeff"
# All characters that may hide, reorder or join text; `hidden` judges whether one does at its position.
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
        places = _hiding(text)
        if not places:
            return text
        text = _escaped(text, places, json)
    return _escaped(text, [found.start() for found in SUSPECTS.finditer(text)], json)


def _hiding(text: str) -> list[int]:
    """The positions of hidden and unprintable characters, in order."""
    places = {found.start() for found in _UNPRINTABLE.finditer(text)}
    if SUSPECTS.search(text):
        from memkit.privacy.hidden import hidden_characters

        places.update(trick.start for trick in hidden_characters(text))
        places.update(range(text.startswith(BYTE_ORDER_MARK)))
    return sorted(places)


def _escaped(text: str, places: list[int], json: bool) -> str:
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
