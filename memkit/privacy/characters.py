"""Characters at the doors: what is stripped from a text on its way in, and escaped in a text on its way out.

On the path of hot verbs: plain ASCII costs two looks, and the table of hidden characters is loaded only for a text
that holds one.
"""

from __future__ import annotations

from memkit.boot.pattern import lazy
from memkit.boot.plain import is_plain

BYTE_ORDER_MARK = "\ufeff"
# All that may hide, reorder or join text; whether one does at its place is judged by `hidden`.
SUSPECTS = lazy(
    r"[\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u2028-\u202e"
    r"\u2060-\u206f\u2800\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff9-\ufffb\U0001d173-\U0001d17a\U000e0000-\U000e0fff]"
)
# A carriage return that ends no line lets what follows overwrite what stands before it; half a character prints nowhere.
_UNPRINTABLE = lazy(r"\r(?!\n)|[\ud800-\udfff]")
# What was allowed beside a hidden character may not be beside its escape; hostile text is not asked about for ever.
_ROUNDS = 4


def without_mark(text: str) -> str:
    """The text without byte order marks at its beginning and the white space behind them; perhaps nothing is left."""
    return text.lstrip(BYTE_ORDER_MARK).lstrip() if text.startswith(BYTE_ORDER_MARK) else text


def shown(text: str, *, json: bool = False) -> str:
    r"""The text as it may be printed: hidden, reordering and control characters as `\u202e` or `\x1b`, all else as it is.

    For what a user or a file said, not for output that is styled already. Emoji sequences and the joiners and direction
    marks that a script needs stay. `json`: for a text that is JSON, whose escapes are all of one form.
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
    """Where something hides or cannot be printed, in order."""
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
