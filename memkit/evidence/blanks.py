"""The strings and comments of brace languages: blanked character for character, so that braces in them do not count."""

from __future__ import annotations

from memkit.boot.memo import lazy, re

_LINE, _BLOCK = r"//[^\n]*", r"/\*(?:[^*]|\*(?!/))*(?:\*/|\Z)"
_HASH = r"(?:(?<=\s)|^)#[^\n]*"
_DOUBLE = r'"(?:[^"\\\n]|\\[\s\S])*(?:"|(?=\n)|\Z)'
# a string that may have line ends in it
_TALL = r'"(?:[^"\\]|\\[\s\S])*(?:"|\Z)'
_SINGLE = r"'(?:[^'\\\n]|\\[\s\S])*(?:'|(?=\n)|\Z)"
# one character only, so that a lifetime or an apostrophe does not open a string
_CHAR = r"'(?:\\[^\n']{1,10}|\\'|[^'\\\n])'"
_TICK = r"`(?:[^`\\]|\\[\s\S])*(?:`|\Z)"
_RAW_TICK = r"`[^`]*(?:`|\Z)"
_TRIPLE = r'"""(?:[^"]|"(?!""))*(?:"""|\Z)'
_RUST_RAW = r'\bb?r(#*)"[\s\S]*?(?:"\1|\Z)'
_CPP_RAW = r'\bR"([^\s()\\]{0,16})\([\s\S]*?(?:\)\1"|\Z)'
_VERBATIM = r'[@$]{1,2}"(?:[^"]|"")*(?:"|\Z)'
# a slash after these opens a pattern, elsewhere it divides
_BEFORE_REGEX = r"(?:(?<=[(,=:\[!&|?{};\n])|(?<==>)|(?<=\breturn))"
_REGEX = _BEFORE_REGEX + r"[ \t]*/(?![/*\s])(?:[^/\\\n\[]|\\[^\n]|\[(?:[^\]\\\n]|\\[^\n])*\])+/[a-z]*"
_DIRECTIVE = r"^[ \t]*#[ \t]*(?!define\b)\w+[^\n]*(?:(?<=\\)\n[^\n]*)*"

_SIGNS = {
    "json": (_LINE, _BLOCK, _DOUBLE),
    "css": (_LINE.replace("//", r"(?<![:\w])//"), _BLOCK, _DOUBLE, _SINGLE),
    "script": (_LINE, _BLOCK, _TRIPLE, _DOUBLE, _SINGLE, _TICK, _REGEX),
    "rust": (_LINE, _BLOCK, _RUST_RAW, _TALL, _CHAR),
    "go": (_LINE, _BLOCK, _DOUBLE, _RAW_TICK, _CHAR),
    "hcl": (_LINE, _BLOCK, _HASH, _DOUBLE),
    "proto": (_LINE, _BLOCK, _TRIPLE, _HASH, _DOUBLE),
    "c": (_LINE, _BLOCK, _TRIPLE, _CPP_RAW, _VERBATIM, _DOUBLE, _CHAR, _DIRECTIVE),
}
_SIGNS["gradle"] = _SIGNS["script"]
_PATTERNS = {family: lazy("|".join(signs), 8) for family, signs in _SIGNS.items()}
_VISIBLE = lazy(r"[^\n]")


def blank_strings(family: str, text: str) -> str:
    """The text with strings and comments blanked; every other character keeps its position."""
    return _PATTERNS[family].sub(_blank, text)


def quoted_ends(family: str, text: str) -> frozenset[int]:
    """The positions of the line ends inside of strings; they end no statement."""
    if "`" not in text and '"""' not in text:
        return frozenset()
    found = [match for match in _PATTERNS[family].finditer(text) if "\n" in match[0]]
    strings = [match for match in found if match[0][0] in "`\"'"]
    return frozenset([at for match in strings for at in range(*match.span()) if text[at] == "\n"])


def _blank(match: re.Match[str]) -> str:
    found = match[0]
    if found[:2] in ("//", "/*") or found.lstrip()[:1] == "#":
        return _VISIBLE.sub(" ", found)
    # a string keeps a mark, so that `x = "…"` is not read as `x =`
    return '"' + _VISIBLE.sub(" ", found[1:])


def first_branches(lines: list[str], rows: list[str]) -> str:
    """The text without the other branches of an `#if` whose first one opens a brace that it does not close."""
    ifs: list[list[int]] = []
    for at, line in enumerate(lines):
        words = line.lstrip().removeprefix("#").lstrip() if line.lstrip().startswith("#") else ""
        if words.startswith("if"):
            ifs.append([at])
        elif ifs and words.startswith("el"):
            ifs[-1].append(at)
        elif ifs and words.startswith("endif"):
            branches = ifs.pop()
            if len(branches) > 1 and _balance(rows[branches[0] : branches[1]]):
                rows[branches[1] : at] = [""] * (at - branches[1])
    return "\n".join(rows)


def _balance(rows: list[str]) -> int:
    return sum(row.count("{") - row.count("}") for row in rows)
