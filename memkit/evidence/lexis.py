"""Blanks strings and comments in source text, character for character, so that braces in them do not count."""

from __future__ import annotations

from memkit.boot.memo import lazy, re

_LINE, _BLOCK = r"//[^\n]*", r"/\*(?:[^*]|\*(?!/))*(?:\*/|\Z)"
_HASH = r"(?:(?<=\s)|^)#[^\n]*"
_DOUBLE = r'"(?:[^"\\\n]|\\[\s\S])*(?:"|(?=\n)|\Z)'
_SINGLE = r"'(?:[^'\\\n]|\\[\s\S])*(?:'|(?=\n)|\Z)"
# one character only, so that a lifetime or an apostrophe does not open a string
_CHAR = r"'(?:\\[^\n']{1,10}|\\'|[^'\\\n])'"
_TICK = r"`(?:[^`\\]|\\[\s\S])*(?:`|\Z)"
_RAW_TICK = r"`[^`]*(?:`|\Z)"
_TRIPLE = r'"""(?:[^"]|"(?!""))*(?:"""|\Z)'
_RUST_RAW = r'\bb?r(#*)"[\s\S]*?(?:"\1|\Z)'
_CPP_RAW = r'\bR"([^\s()\\]{0,16})\([\s\S]*?(?:\)\1"|\Z)'
_VERBATIM = r'[@$]{1,2}"(?:[^"]|"")*(?:"|\Z)'
_REGEX = r"(?<=[(,=:\[!&|?{};\n])[ \t]*/(?![/*\s])(?:[^/\\\n\[]|\\[^\n]|\[(?:[^\]\\\n]|\\[^\n])*\])+/[a-z]*"
_DIRECTIVE = r"^[ \t]*#[ \t]*(?!define\b)\w+[^\n]*(?:(?<=\\)\n[^\n]*)*"

_SIGNS = {
    "json": (_LINE, _BLOCK, _DOUBLE),
    "css": (_LINE.replace("//", r"(?<![:\w])//"), _BLOCK, _DOUBLE, _SINGLE),
    "script": (_LINE, _BLOCK, _TRIPLE, _DOUBLE, _SINGLE, _TICK, _REGEX),
    "rust": (_LINE, _BLOCK, _RUST_RAW, _DOUBLE, _CHAR),
    "go": (_LINE, _BLOCK, _DOUBLE, _RAW_TICK, _CHAR),
    "hcl": (_LINE, _BLOCK, _HASH, _DOUBLE),
    "proto": (_LINE, _BLOCK, _TRIPLE, _HASH, _DOUBLE),
    "c": (_LINE, _BLOCK, _TRIPLE, _CPP_RAW, _VERBATIM, _DOUBLE, _CHAR, _DIRECTIVE),
}
_SIGNS["gradle"] = _SIGNS["script"]
_PATTERNS = {family: lazy("|".join(signs), 8) for family, signs in _SIGNS.items()}
_VISIBLE = lazy(r"[^\n]")


def blanked(family: str, text: str) -> str:
    """The text with strings and comments blanked; every other character keeps its position."""
    return _PATTERNS[family].sub(_blank, text)


def _blank(match: re.Match[str]) -> str:
    found = match[0]
    if found[:2] in ("//", "/*") or found.lstrip()[:1] == "#":
        return _VISIBLE.sub(" ", found)
    # a string keeps a mark, so that `x = "…"` is not read as `x =`
    return '"' + _VISIBLE.sub(" ", found[1:])
