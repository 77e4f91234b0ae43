"""The text of a document's bytes: UTF-8, or a western encoding if its letters leave no doubt; else why it cannot be read."""

from __future__ import annotations

import re
from codecs import BOM_UTF8, BOM_UTF16_BE, BOM_UTF16_LE
from typing import NamedTuple

# letters and signs of western languages beyond ASCII
_WESTERN = re.compile("[\x00-\x7fÀ-ÖØ-öø-ÿŒœŠšŽž\u00a0¡¿«»‹›“”„‘’‚–—…•·°§£€©®™]*")
_CONTROLS = re.compile("[\x00-\x08\x0e-\x1a\x1c-\x1f]")
# a sign of UTF-8, which a damaged UTF-8 file has
_UTF8 = re.compile(b"[\xc2-\xf4][\x80-\xbf]")
# text in another script consists of high bytes, western text has few
_MOST = 0.12


class Decoded(NamedTuple):
    """The words of a document, or the reason why it has none."""

    text: str
    fault: str = ""


def decode(data: bytes) -> Decoded:
    """The document as text, without a byte order mark; no character is replaced by another."""
    if data.startswith((BOM_UTF16_LE, BOM_UTF16_BE)):
        return Decoded("", "written in UTF-16: save it as UTF-8 to have it read")
    if b"\0" in data:
        return Decoded("", "has NUL bytes, so it is no text: remove them to have it read")
    try:
        return Decoded(data.removeprefix(BOM_UTF8).decode("utf-8"))
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        fault = f"not UTF-8 (line {line}): save it as UTF-8 to have it read"
    text = _western(data)
    return Decoded(text) if text else Decoded("", fault)


def _western(data: bytes) -> str:
    """The text in Windows-1252, if every character is one of a western language; else empty."""
    if _UTF8.search(data):
        return ""
    try:
        text = data.decode("cp1252")
    except UnicodeDecodeError:
        return ""
    few = sum(byte > 127 for byte in data) <= _MOST * len(data)
    return text if few and _WESTERN.fullmatch(text) and not _CONTROLS.search(text) else ""
