"""What a claim holds that could be obeyed: a URL, a pipe into a shell, a command to run, a flag that skips a check, a
word to whoever reads it. Looked for in the raw text, whatever its language.
"""

from __future__ import annotations

import itertools

from .instruction_words import FEEDS, FORCES, HARMFUL, PROGRAMS, READER, RUN, SHELLS, SKIPS, SPEAKERS
from .sentences import folded, spans_of


def instruction_in(text: str) -> tuple[str, str] | None:
    """The first thing in the text that could be obeyed, as (code, words); None if there is none."""
    plain = " ".join(folded(text).split())
    low = plain.lower()
    cue = _held(low, ("://", "www.", "mailto:", "git@"))
    if cue:
        return "url", next(word for word in plain.split() if cue in word.lower())
    cue = _piped(low) or _held(low, FEEDS)
    if cue:
        return "pipe", cue
    cue = _held(low, SKIPS) or _forced(low)
    if cue:
        return "flag", cue
    cue = _held(low, HARMFUL) or _command(low)
    if cue:
        return "command", cue.strip()
    cue = next((speaker for speaker in SPEAKERS if low.startswith(speaker)), "") or _held(low, READER)
    return ("reader", cue.strip()) if cue else None


def _held(low: str, cues: tuple[str, ...]) -> str:
    """The first cue that stands in the text at the start of a word."""
    for cue in cues:
        at = low.find(cue)
        while at >= 0:
            if at == 0 or not low[at - 1].isalnum() or not cue[0].isalnum():
                return cue
            at = low.find(cue, at + 1)
    return ""


def _piped(low: str) -> str:
    if "|" not in low:
        return ""
    heads = [part.split()[:1] for part in low.replace("||", " ").split("|")[1:]]
    return next((f"| {head[0]}" for head in heads if head and head[0].strip("`'\".,)") in SHELLS), "")


def _forced(low: str) -> str:
    """A short or common flag, unless the sentence opens with it and so is about it."""
    if "-" not in low:
        return ""
    words = [word.strip("`'\".,;:()") for word in low.split()]
    for at, word in enumerate(words):
        if at and word.split("=")[0] in FORCES:
            return f"{words[at - 1]} {word}"
    return ""


def _command(low: str) -> str:
    """A command in a code span beside a word that asks to run it, or a program right after such a word."""
    plain, spans = spans_of(low)
    words = [word.strip("'\".,;:()") for word in plain.split()]
    asked = any(word in RUN for word in words)
    opens = plain.lstrip().startswith("`")
    for span in spans:
        parts = span.lstrip("$ ").split()
        if len(parts) > 1 and parts[0] in PROGRAMS and asked and not opens:
            return span
    return next((f"{a} {b}" for a, b in itertools.pairwise(words) if a == "run" and b in PROGRAMS), "")
