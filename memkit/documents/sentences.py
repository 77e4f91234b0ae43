"""Splits text into sentences, with care for abbreviations, versions and code.

It only cuts; every sentence is an unchanged piece of the text.
"""

from __future__ import annotations

import re
from functools import lru_cache

_CODE = re.compile(r"`[^`]*`")
_WORD = re.compile(r"\w+")
_UNSPACED = re.compile(r"[\u3040-\u30ff\u3400-\u9fff]")
_END = re.compile(r"[.!?…](?:[\"'”’)\]*]*)(?=\s+[\"'“‘(\[`*]*[A-Z0-9À-ÖØ-ÞА-Я`“\"(])|[。！？]")
_ABBREVIATION = re.compile(
    r"(?:^|[\s(])(?:e\.g|i\.e|etc|vs|cf|ca|approx|resp|incl|no|fig|sec|ch|ref|refs|st|mr|mrs|ms|dr|prof|inc|ltd|co|al|"
    r"[a-z]|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)\.$",
    re.I,
)


@lru_cache(512)
def split(text: str) -> tuple[str, ...]:
    """The sentences of a text in order, white space trimmed."""
    masked = _CODE.sub(lambda m: "`" + "x" * (len(m[0]) - 2) + "`", text) if "`" in text else text
    parts, begin = [], 0
    for match in _END.finditer(masked):
        if _ABBREVIATION.search(masked[begin : match.start() + 1]):
            continue
        parts.append(text[begin : match.end()].strip())
        begin = match.end()
    parts.append(text[begin:].strip())
    return tuple(part for part in parts if part)


def words(text: str) -> int:
    """The number of words, with code and punctuation split; two characters of an unspaced script count as one word."""
    unspaced = 0 if text.isascii() else len(_UNSPACED.findall(text)) // 2
    return len(_WORD.findall(text)) + unspaced


def shorten(text: str, limit: int) -> str:
    """The text, or its beginning up to the last clause that fits the limit, with an ellipsis."""
    if len(text) <= limit:
        return text
    head = text[: limit - 1]
    cut = max(head.rfind(mark) for mark in ("; ", ", ", " — ", " – "))
    cut = cut if cut > limit // 2 else head.rfind(" ")
    return head[: cut if cut > 0 else limit - 1].rstrip(" ,;—–") + "…"
