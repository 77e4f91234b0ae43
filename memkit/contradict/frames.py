"""The frame of a claim: of what, what it does, and to what, in which place or as what; the words of each part."""

from __future__ import annotations

from memkit.boot.struct import struct
from memkit.contradict.grammar import Clause
from memkit.contradict.relation import content_of
from memkit.contradict.tokens import Token
from memkit.contradict.words import ADVERBS, BE, CAN, HAVE, PREPOSITIONS

_ONLY = frozenset({"only", "solely", "exclusively"})
_JOINED = frozenset({"and", ",", "&", "plus"})


@struct(frozen=True)
class Frame:
    """Subject, verb, the first phrase behind it with the preposition that leads it, and the words of the others."""

    subject: frozenset[str]
    act: str
    lead: str
    objects: frozenset[str]
    # the last word of the first phrase: "state" in "its local state"
    noun: str
    rest: frozenset[str]
    passive: bool = False
    # "may do"; "X and Y"; "X only"; "no X"; "without X"
    able: bool = False
    joined: bool = False
    sole: bool = False
    void: bool = False
    lacks: frozenset[str] = frozenset()


def find_frame(tokens: list[Token], clause: Clause) -> Frame:
    """The frame of a claim."""
    verb = tokens[clause.verb].word
    has = verb in HAVE
    after = tokens[clause.verb + 1 if has else clause.head + 1 :]
    behind = [t for t in after if t.word not in ADVERBS and t.word not in _ONLY]
    lead = behind[0].word if behind and behind[0].word in PREPOSITIONS else ""
    phrase, rest = _split(behind[1:] if lead else behind)
    named = [t for t in phrase if content_of([t])]
    lacks = content_of(phrase) if lead == "without" and not rest else frozenset()
    return Frame(
        content_of(tokens[clause.start : clause.verb]) - _ONLY,
        "have" if has else tokens[clause.head].stem,
        lead,
        content_of(phrase),
        named[-1].stem if named else "",
        content_of(rest) | content_of(tokens[: clause.start]),
        passive=verb in BE,
        able=any(t.word in CAN for t in tokens[clause.verb : clause.head]),
        joined=any(t.word in _JOINED for t in phrase),
        sole=any(t.word in _ONLY for t in tokens[clause.start + 1 :]),
        void=any(t.word == "no" for t in tokens[clause.verb + 1 : clause.head + 2]),
        lacks=lacks,
    )


def _split(tokens: list[Token]) -> tuple[list[Token], list[Token]]:
    """The first phrase, and what follows from the next preposition on ("of" belongs to the phrase)."""
    for at, token in enumerate(tokens):
        if at and token.word in PREPOSITIONS and token.word != "of":
            return tokens[:at], tokens[at:]
    return tokens, []
