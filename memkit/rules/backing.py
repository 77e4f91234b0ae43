"""What speaks for a claim: how far the code that it cites does, and by which names it is cited. Values only."""

from __future__ import annotations

from memkit.boot.struct import struct


@struct(frozen=True)
class Backing:
    """How far code speaks for a claim, and the names of the symbols that are cited.

    `grade`: "code" holds a name, a literal or a number of the claim, or most of its words; "some" a few of its words;
    "words" means there is no code, only prose, a comment or somebody's say-so; empty if that is not known.
    """

    grade: str = ""
    anchors: frozenset[str] = frozenset()


NOBODY_KNOWS, BY_WORDS, BY_CODE = Backing(), Backing("words"), Backing("code")
