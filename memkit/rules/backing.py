"""How well the cited code supports a claim, and which symbols are cited. Values only."""

from __future__ import annotations

from memkit.boot.struct import struct


@struct(frozen=True)
class Backing:
    """The support for a claim, the names of the cited symbols, and the flags of the claim that a cited file defines.

    `grade`: "code" if the cited code contains a name, a literal or a number of the claim, or most of its words; "some" if
    it contains a few of its words; "words" if only prose or a comment is cited, or nothing; empty if unknown.
    """

    grade: str = ""
    anchors: frozenset[str] = frozenset()
    options: frozenset[str] = frozenset()


UNKNOWN, BY_WORDS, BY_CODE = Backing(), Backing("words"), Backing("code")
