"""The normalised view: a text without disguises, with positions in the original.

It resolves compatibility forms, HTML entities, percent-encoding, invisible characters, written-out "at" and "dot", and
line breaks. Detectors search the view; it never changes what is written. Hot verbs use this, so it has no dataclasses, and
patterns are compiled on first use.
"""

from __future__ import annotations

import unicodedata

from memkit.boot.pattern import re
from memkit.privacy.shapes import FILLER

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

_ESCAPE = r"&(?:#[0-9]{1,7}|#[xX][0-9a-fA-F]{1,6});?|&[A-Za-z][A-Za-z0-9]{1,31};|(?:%[0-9A-Fa-f]{2})+|\\u00[0-9a-fA-F]{2}"
_SPELLED = (
    r"(?i) ?\[ ?at ?\] ?| ?\( ?at ?\) ?| ?\[ ?@ ?\] ?| ?\( ?@ ?\) ?"
    r"|(?P<dot> ?\[ ?dot ?\] ?| ?\( ?dot ?\) ?|\[\.\]|\(\.\))"
)
_BRACKETED = r"[\[(](?: ?(?:[Aa][Tt]|[Dd][Oo][Tt]|@) ?|\.)[\])]"
_INVISIBLE = (
    r"[\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x84\x86-\x9f\xad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f"
    r"\u202a-\u202e\u2060-\u206f\u20e3\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff9-\ufffb"
    r"\U0001d173-\U0001d17a\U000e0000-\U000e0fff]+"
)
_MARK = r"[\u0300-\u036f]"
_MARKED = r"[^\u0300-\u036f][\u0300-\u036f]+"
_BREAK = r"(?<=[^\s])[ \t]*\\?\r?\n[ \t]*(?:[>#*|]{1,3}[ \t]+|//+[ \t]*)?(?=[^\s])"
# Typographic signs that NFKC does not map to their ASCII equivalent; and the one that `shapes` needs.
_SIGNS = {
    **dict.fromkeys("‐‑‒–—―−﹘", "-"),
    **dict.fromkeys("“”„‟«»", '"'),
    **dict.fromkeys("‘’‚‛", "'"),
    "∶": ":",
    "。": ".",
    "⁄": "/",
    FILLER: "",
}
_ROUNDS = 3


class View:
    """A text as detectors see it. `offsets[i]`, `ends[i]`: the start and end of character i in the original."""

    __slots__ = ("ends", "offsets", "text")

    def __init__(self, text: str, offsets: Sequence[int], ends: Sequence[int]) -> None:
        self.text = text
        self.offsets = offsets
        self.ends = ends

    def span(self, start: int, end: int) -> tuple[int, int]:
        """The span of the original for a span of the view."""
        return self.offsets[start], self.ends[end - 1]


def view(text: str) -> View:
    """The normalised text, line for line; `joined` takes the line breaks out of it."""
    seen = View(text, range(len(text)), range(1, len(text) + 1))
    for _ in range(_ROUNDS):
        before = seen.text
        seen = _folded(_decoded(seen))
        if seen.text == before:
            break
    if (")" in seen.text or "]" in seen.text) and re.search(_BRACKETED, seen.text):
        seen = _replaced(seen, _SPELLED, lambda found: "." if found["dot"] else "@")
    return seen


def joined(seen: View, joint: str) -> View:
    """The view with `joint`, a blank or nothing, in place of each line break inside a paragraph."""
    return _replaced(seen, _BREAK, lambda _: joint) if "\n" in seen.text else seen


def _decoded(seen: View) -> View:
    if "&" in seen.text or "%" in seen.text or "\\u00" in seen.text:
        return _replaced(seen, _ESCAPE, lambda found: _unescaped(found.group()))
    return seen


def _unescaped(escape: str) -> str:
    if escape[0] == "%":
        return bytes.fromhex(escape.replace("%", "")).decode("utf-8", "replace")
    if escape[0] == "\\":
        return chr(int(escape[2:], 16))
    from html import unescape

    return unescape(escape)


def _folded(seen: View) -> View:
    """The text with compatibility forms and typographic signs mapped to ASCII, without invisible characters."""
    if not _is_visible_ascii(seen.text) and re.search(_INVISIBLE, seen.text):
        seen = _replaced(seen, _INVISIBLE, lambda _: "")
    if seen.text.isascii():
        return seen
    single, several = _folds(seen.text)
    if single:
        seen = View(seen.text.translate(single), seen.offsets, seen.ends)
    if several:
        group = "[" + "".join(map(re.escape, sorted(several))) + "]"
        seen = _replaced(seen, group, lambda found: several[found.group()])
    if re.search(_MARK, seen.text):
        seen = _replaced(seen, _MARKED, lambda found: _composed(found.group()))
    return seen


def _is_visible_ascii(text: str) -> bool:
    return text.isascii() and text.replace("\n", "").replace("\t", "").replace("\r", "").isprintable()


def _folds(text: str) -> tuple[dict[int, str], dict[str, str]]:
    """How the text's own characters fold: to one character each, or to several or none."""
    single: dict[int, str] = {}
    several: dict[str, str] = {}
    for char in set(text):
        if char > "\x7f":
            plain = _plain(char)
            if len(plain) != 1:
                several[char] = plain
            elif plain != char:
                single[ord(char)] = plain
    return single, several


def _plain(char: str) -> str:
    if char in _SIGNS:
        return _SIGNS[char]
    digit = unicodedata.decimal(char, None)
    if digit is not None:
        return str(digit)
    folded = unicodedata.normalize("NFKC", char)
    return "".join(_SIGNS.get(part, part) for part in folded)


def _composed(cluster: str) -> str:
    """A letter with its marks; marks struck over an ASCII sign that make no letter are dropped."""
    plain = unicodedata.normalize("NFKC", cluster)
    return plain[0] if plain[0].isascii() else plain


def _replaced(seen: View, pattern: str, replace: Callable[[re.Match[str]], str]) -> View:
    """Every match replaced; each new character has the span of the whole match."""
    parts: list[str] = []
    starts: list[int] = []
    ends: list[int] = []
    done = 0
    for found in re.finditer(pattern, seen.text):
        new = replace(found)
        at, to = found.span()
        if new == found.group():
            continue
        parts += (seen.text[done:at], new)
        starts.extend(seen.offsets[done:at])
        ends.extend(seen.ends[done:at])
        starts.extend([seen.offsets[at]] * len(new))
        ends.extend([seen.ends[to - 1]] * len(new))
        done = to
    if not parts:
        return seen
    parts.append(seen.text[done:])
    starts.extend(seen.offsets[done:])
    ends.extend(seen.ends[done:])
    return View("".join(parts), starts, ends)
