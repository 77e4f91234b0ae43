"""Signs that a claim and its lines have in common: a claim says '+' or "comma", its lines have them as literals."""

from __future__ import annotations

from memkit.evidence.support import quoted_in, tokens_in

_QUOTES = ("'", '"', "`")
# how code writes a sign that a claim calls by its name
_NAMED = {
    "ampersand": "&",
    "asterisk": "*",
    "backslash": "\\\\",
    "colon": ":",
    "comma": ",",
    "dash": "-",
    "dot": ".",
    "hyphen": "-",
    "newline": "\\n",
    "percent": "%",
    "pipe": "|",
    "plus": "+",
    "semicolon": ";",
    "slash": "/",
    "space": " ",
    "tab": "\\t",
    "underscore": "_",
}
# "space" and "dot" have other meanings: one name alone says little
_SEVERAL = 2


def shares_signs(claim: str, text: str) -> bool:
    """True if the text has a sign as a literal that the claim quotes, or two that it calls by their names."""
    quoted = [word for word in quoted_in(claim) if len(word) == 1 and not word.isalnum()]
    words = {token.lower() for token in tokens_in(claim)}
    named = {sign for name, sign in _NAMED.items() if not words.isdisjoint((name, f"{name}s", f"{name}es"))}
    return any(_is_literal(sign, text) for sign in quoted) or (
        sum(_is_literal(sign, text) for sign in named) >= _SEVERAL
    )


def _is_literal(sign: str, text: str) -> bool:
    return any(f"{quote}{sign}{quote}" in text for quote in _QUOTES)
