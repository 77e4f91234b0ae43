"""Shapes that detectors must ignore: marks of earlier redactions, fingerprints, dates, stems, UUIDs and digests.

Hot verbs use this: patterns are compiled on first use.
"""

from __future__ import annotations

from memkit.boot.pattern import re

# Replaces a redaction mark: not a word character and in no view, so nothing can match across it.
BLANK = "\x01"
# Replaces a harmless shape: a word character, so that nothing next to it looks like a whole number.
FILLER = "ꙮ"

_MARK = r"\[REDACTED:[A-Z][A-Z_]{1,30}#[0-9]{1,6}\]|\[[A-Z][A-Z_]{1,30}:v-[0-9a-f]{4,12}\]|\[ERASED\]"
# The fingerprint of a key or a certificate, or its serial number; hardware addresses have six or eight pairs.
_PAIRS = r"(?<![0-9A-Za-z:])(?:[Mm][Dd]5:)?(?:[0-9A-Fa-f]{2}:){9,63}[0-9A-Fa-f]{2}(?![0-9A-Za-z:])"
_PAIRS_SIGNS = 9
# The lines of cited evidence: `#User.last_name:L20-L22` names a field, not a person.
_LINES = r":L[0-9]{1,7}-L[0-9]{1,7}(?![0-9A-Za-z-])"
_UUID = r"(?<![0-9A-Za-z])[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}(?![0-9A-Za-z])"
_SHAPES = _UUID + (
    # fingerprints of OpenPGP: twice five groups of four, two blanks in the middle
    r"|(?<![0-9A-Za-z])(?=[0-9 ]{0,50}[A-F])(?:[0-9A-F]{4} ){4}[0-9A-F]{4} (?: [0-9A-F]{4}){5}(?![0-9A-Za-z])"
    # stems of sessions, dates and times
    r"|(?<![\w.])(?:19|20)\d\d-(?:0[1-9]|1[0-2])-[0-3]\d(?:-\d{4}(?:\d\d)?(?:-[0-9a-f]{10})?"
    r"|[T ]\d\d:?\d\d(?::?\d\d(?:[.,]\d{1,9})?)?(?:Z|[+-]\d\d:?\d\d)?)?(?![\w])"
    r"|(?<![\w.])(?:19|20)\d\d[/.](?:0?[1-9]|1[0-2])[/.][0-3]?\d(?![\w])"
    r"|(?<![\w./-])[0-3]?\d([./-])[01]?\d\1(?:19|20)\d\d(?![\w-])"
    # labelled digests, and hexadecimal runs with letters in them
    r"|(?<![0-9A-Za-z])(?:sha\d{1,3}|md5|blake\w{1,4})[:-][0-9A-Za-z+/=_-]{8,128}"
    r"|(?<![0-9A-Za-z])(?=[0-9]{0,127}[a-f])(?=[a-f]{0,127}[0-9])(?:0x)?[0-9a-f]{12,128}(?![0-9A-Za-z])"
)


def blanked(text: str) -> str:
    """The text with redaction marks, vault marks and fingerprints made unmatchable; same length."""
    if "[REDACTED:" in text or ":v-" in text or "[ERASED]" in text:
        text = re.sub(_MARK, lambda found: BLANK * len(found.group()), text)
    if ":L" in text:
        text = re.sub(_LINES, lambda found: BLANK * len(found.group()), text)
    if text.count(":") >= _PAIRS_SIGNS:
        text = re.sub(_PAIRS, lambda found: FILLER * len(found.group()), text)
    return text


def without_uuids(text: str) -> str:
    """The text with UUIDs made unmatchable; same length."""
    return re.sub(_UUID, lambda found: FILLER * len(found.group()), text) if "-" in text else text


def without_shapes(text: str) -> str:
    """The text with dates, stems, UUIDs and digests made unmatchable; same length."""
    return re.sub(_SHAPES, lambda found: FILLER * len(found.group()), text)
