"""Cleans the words of a claim: markup of notes and links, quotes around a choice, openings that refer to a text left out.

It leaves words out but never adds any.
"""

from __future__ import annotations

import re

# "[1]_", "[#note]_", "[^note]"
_NOTE = re.compile(r"(\s*)\[(?:#|\^|(?=[^\[\]]{1,30}\]_))([\w.*-]{0,40})\](?:_(?!\w))?")
_NEEDS_NAME = re.compile(r"\b(?:in|by|from|see|of|to|with|and|per|under|is|are|as|at|on|than)$", re.I)
# "`the name <address>`_", "`the name`_"
_REFERENCE = re.compile(r"(?<![\w`])`(?=[^\s`])([^`<>]{1,120}?)(?:\s*<[^<>`]*>)?`__?(?![\w`])")
# "`Seam`\ s": the sign only separates the letter from the code
_SEPARATOR = re.compile(r"`(?<=[\w)\]]`)\\ ?(?=\w)")
_QUOTED = re.compile(
    r"^[\"“«\[]+([^\"“”«»\[\]]{2,160}?)\.?[\"”»\]]+(?=\s*(?:[,.;:(]|$|(?:because|since|as|to|car|weil|for|with)\b))"
)
_LONE_QUOTE = re.compile(r"^[\"“](?=[^\"”]+$)")
# what only joins a sentence to the one before it
_JOINT = re.compile(
    r"^(?:that is why|therefore|thus|hence|consequently|accordingly|as a result|for (?:this|that|these) reasons?)"
    r"(?:,\s*|\s+)(?=(?:we|this|the|it is|i|our)\b)",
    re.I,
)
# "They must be short", "If so, …": only the title says what is meant
_REFERRING = re.compile(
    r"(?:they|these (?=are|were|must|should|will|have|can|may)|those (?=are|must|should|will)|"
    r"(?:this|that) (?=is (?!an?\b)|was|means|defines|allows|will|would|should|must|can|makes|gives|"
    r"involves|ensures|requires)|"
    r"it (?!is (?:\w+ )?(?:to|that|proposed|here)\b|was decided|has been decided))\b|"
    r"(?:if (?:so|not),|in (?:that|those|these|such|this) cases?\b)",
    re.I,
)
_POINTER = re.compile(
    r"\W*(?:see(?: also)?\b[^.]{1,60}|(?:[\w /-]{2,40}:\s*)?<?\w+://\S+|`[\w -]{2,20}:\s*\S{1,12}`)\W*", re.I
)
_STATUS = re.compile(
    r"\s*[(\[](?:status: )?(?:rejected|superseded|deprecated|withdrawn|obsolete|declined)[)\]]\W*$", re.I
)


def without_markup(text: str) -> str:
    """The text without the signs of notes and references that another dialect left in it."""
    if "`\\" in text:
        text = _SEPARATOR.sub("`", text)
    if "`_" in text:
        text = _REFERENCE.sub(r"\1", text)
    return _NOTE.sub(_name_of_note, text) if "]_" in text or "[#" in text or "[^" in text else text


def _name_of_note(match: re.Match[str]) -> str:
    """Nothing for a note; its name if a word such as "in" leads to it."""
    is_needed = _NEEDS_NAME.search(match.string[: match.start()]) is not None
    return f"{match[1]}[{match[2]}]" if is_needed and match[2] else ""


def without_quotes(choice: str) -> str:
    """The name of a choice without the quotes around it."""
    return _LONE_QUOTE.sub("", _QUOTED.sub(r"\1", choice))


def without_joint(sentence: str) -> str:
    """A sentence without the opening that only joins it to the one before."""
    match = _JOINT.match(sentence)
    rest = sentence[match.end() :] if match else sentence
    return rest[:1].upper() + rest[1:] if match else sentence


def without_status(title: str) -> str:
    """A title without the end of its document in brackets, as in "Drop oars (rejected)"."""
    return _STATUS.sub("", title) or title


def refers_to_title(sentence: str) -> bool:
    """Whether a sentence opens with a word that stands for something named before it."""
    return _REFERRING.match(sentence) is not None


def is_pointer(text: str) -> bool:
    """Whether a text only names another place, or a field of a header."""
    return _POINTER.fullmatch(text) is not None
