"""Frozen values that every room uses. No files, no clock, no printing.

This file: problems, which are facts about the user's text and never stop a run, and small prose for answers: numbers with
their nouns (1 fact, 2 facts), and a text by its first sentence.
"""

from __future__ import annotations

from memkit.boot.struct import struct

ERROR = "error"
WARNING = "warning"

# codes for missing and for damaged sessions: without them the memory is not complete
MISSING = frozenset(("seen-missing", "session-removed"))
# in the message about fewer sessions than a page counts
LACKING = " missing: "
DAMAGE = MISSING | {
    "seal-broken", "unsealed", "ledger-unreadable", "session-modified", "session-renamed", "duplicate-session",
}  # fmt: skip


@struct(frozen=True)
class Problem:
    """Something wrong in a file: a code, a place, a sentence, a hint."""

    code: str
    file: str
    line: int
    message: str
    hint: str = ""
    severity: str = ERROR
    excerpt: str = ""

    def sort_key(self) -> tuple[str, int, str, str]:
        """By place, then by code, so that lists read like a file."""
        return (self.file, self.line, self.code, self.message)


def counted(number: int, noun: str, several: str = "") -> str:
    """The number with thousands separators, and its noun; `several` is the plural unless it is the noun plus s."""
    return f"{number:,} {noun if number == 1 else several or noun + 's'}"


def verb(number: int, stem: str) -> str:
    """The verb in singular or plural: 1 waits, 2 wait."""
    return stem + "s" * (number == 1)


# cut a first sentence longer than this
_LONGEST_SENTENCE = 300
_ABBREVIATIONS = ("e.g.", "i.e.", "etc.", "cf.", "vs.", "no.", "approx.")


def first_sentence(text: str) -> str:
    """The first sentence of a text, with a mark if there is more; a very long one is cut at a word."""
    flat = " ".join(text.split())
    end = _sentence_end(flat)
    said = flat[:end]
    if len(said) > _LONGEST_SENTENCE:
        said = said[:_LONGEST_SENTENCE].rpartition(" ")[0] or said[:_LONGEST_SENTENCE]
    return said if len(said) == len(flat) else f"{said} …"


def _sentence_end(text: str) -> int:
    for at, sign in enumerate(text):
        if sign not in ".!?":
            continue
        after = text[at + 1 :].lstrip("*_`\"')”’]")
        if not after or after[0] == " ":
            word = text[: at + 1].rpartition(" ")[2].lower()
            follows = after.lstrip(" *_`\"'(“‘[")[:1]
            if word not in _ABBREVIATIONS and not follows.islower():
                return len(text) - len(after)
    return len(text)
