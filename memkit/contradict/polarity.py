"""The sense of a claim as a parity: negators times the signs of opposites, plus what kind of norm it is."""

from __future__ import annotations

from itertools import pairwise

from memkit.boot.struct import struct
from memkit.contradict.antonyms import ADVERBIAL, SOFT, opposite
from memkit.contradict.grammar import Clause
from memkit.contradict.lexicon import BE, CAN, HAVE, NEGATIVE, OUGHT, PREPOSITIONS, stems_of
from memkit.contradict.tokens import WORD, Token

_FINE = frozenset({"fine", "ok", "okay", "acceptable", "permissible", "welcome"})
_SETTERS = stems_of("mark keep set stay remain make default leave sort consider treat declare become")
# With a stretch of time, these say the same thing: kept for a week, deleted after a week.
_SPANS = stems_of("keep retain store preserve delete purge discard drop expire valid last persist live")
_NO_NEGATION = frozenset(
    {
        ("not", "only"),
        ("not", "just"),
        ("not", "merely"),
        ("not", "necessarily"),
        ("no", "matter"),
        ("or", "not"),
    }
)
_LIFTING = ("need not", "not need to", "not have to", "not has to")
# what may follow a state: "is off while the case is open"
_BEHIND_STATE = frozenset("by in for when while during if unless until as after before".split())
_EMPHASIS = frozenset({"circumstances", "case", "time", "account", "way"})
# The norms: what is folded to these says how binding a claim is, not what it is about.
ALLOW, REQUIRE = "allow", "requir"


@struct(frozen=True)
class Polarity:
    """Sign of the claim, what kind of norm it is, and the heads of the opposites it uses ("-" before a turned one)."""

    sign: int = 1
    permits: bool = False
    obliges: bool = False
    advises: bool = False
    frees: bool = False
    soft: bool = False
    tangled: bool = False
    # whether a word negates it; an opposite does not
    negated: bool = False
    heads: frozenset[str] = frozenset()


def read_polarity(tokens: list[Token], clause: Clause, timed: bool) -> tuple[Polarity, list[Token]]:
    """The polarity, and the tokens with negators taken out and opposites folded to their head."""
    skipped = _reminder([token.word for token in tokens])
    out: list[Token] = []
    heads: list[str] = []
    sign, negators = 1, 0
    for at, token in enumerate(tokens):
        if at in skipped or _is_remnant(tokens, at):
            continue
        if _negates(tokens, at, clause):
            sign, negators = -sign, negators + 1
            continue
        if _marks_thing(tokens, at):
            out.append(token._replace(stem="#not", word="#not"))
            continue
        head, turn = _head_and_sign(tokens, at, clause, timed)
        sign *= turn
        if head in (ALLOW, REQUIRE):
            heads.append(head)
        elif head:
            heads.append(head if turn > 0 else f"-{head}")
            out.append(token._replace(stem=head, word=head, light=False))
        else:
            out.append(token)
    return _polarity([token.word for token in tokens], sign, negators, frozenset(heads)), out


def _polarity(words: list[str], sign: int, negators: int, heads: frozenset[str]) -> Polarity:
    lifted = any(phrase in " ".join(words) for phrase in _LIFTING)
    return Polarity(
        sign=sign,
        permits=sign > 0 and (ALLOW in heads or any(word in CAN or word in _FINE for word in words)),
        obliges=REQUIRE in heads or any(word in OUGHT for word in words) or _has_to(words),
        advises="should" in words,
        frees=sign < 0 and (REQUIRE in heads or lifted),
        soft=any(head.lstrip("-") in SOFT for head in heads),
        negated=negators > 0,
        tangled=negators > 1 and ("and" in words or "or" in words),
        heads=heads,
    )


def _has_to(words: list[str]) -> bool:
    return any(a in ("has", "have", "needs") and b == "to" for a, b in pairwise(words))


def _reminder(words: list[str]) -> frozenset[int]:
    """Places of "don't forget to": a reminder, not a negation."""
    for at in range(1, len(words)):
        if words[at] == "forget" and words[at - 1] in ("not", "never"):
            start = at - 2 if words[at - 2 : at - 1] == ["do"] else at - 1
            return frozenset(range(start, at + 2))
    return frozenset()


def _is_remnant(tokens: list[Token], at: int) -> bool:
    return tokens[at].word in ("longer", "more") and at > 0 and tokens[at - 1].word in ("no", "not", "any")


def _negates(tokens: list[Token], at: int, clause: Clause) -> bool:
    token = tokens[at]
    word, previous = token.word, tokens[at - 1].word if at else ""
    following = tokens[at + 1].word if at + 1 < len(tokens) else ""
    if token.kind != WORD or (word, following) in _NO_NEGATION or (previous, word) in _NO_NEGATION:
        return False
    if word in ("not", "never", "nolonger"):
        # Inside the subject it belongs to a relative clause: "jobs that do not finish".
        return at >= clause.start and (at >= clause.verb - 1 or at <= clause.start + 1)
    if word == "none" and token.name:
        # the value, as in "a Builder or None"
        return False
    if word in ("no", "neither", "none", "nothing", "nobody"):
        free = at > clause.verb and previous not in PREPOSITIONS
        return free or clause.start <= at <= clause.start + 1 or following in _EMPHASIS
    if word == "without":
        # "works without rights" negates; "requests without a token" names other requests.
        return clause.verb < at == clause.head + 1
    if token.stem in NEGATIVE and at in (clause.verb, clause.head):
        return token.stem != "stop" or following.endswith("ing")
    return False


def _marks_thing(tokens: list[Token], at: int) -> bool:
    """A negator that does not negate the claim tells one thing from another: "jobs that do not finish"."""
    following = tokens[at + 1].word if at + 1 < len(tokens) else ""
    return tokens[at].word in ("not", "no", "never") and (tokens[at].word, following) not in _NO_NEGATION


def _head_and_sign(tokens: list[Token], at: int, clause: Clause, timed: bool) -> tuple[str, int]:
    """The head and sign of a token that decides the sense of the claim; no head when it does not."""
    token = tokens[at]
    if token.kind != WORD:
        return "", 1
    if timed and token.stem in _SPANS and at in (clause.verb, clause.head):
        return "#span", 1
    switch = _switch(tokens, at, clause)
    if switch:
        return "enabl", switch
    found = opposite(token.word, token.stem) if _decides(tokens, at, clause) else None
    return found or ("", 1)


def _switch(tokens: list[Token], at: int, clause: Clause) -> int:
    """ "is on" and "is off" at the end of a group are a state, not a place."""
    if tokens[at].word not in ("on", "off") or at < max(clause.verb, 1):
        return 0
    previous = tokens[at - 1]
    ends = at + 1 == len(tokens) or tokens[at + 1].word in _BEHIND_STATE
    state = (
        previous.word in BE or previous.stem in _SETTERS or previous.word in ("to", "always", "not", "never")
    )
    return (1 if tokens[at].word == "on" else -1) if ends and state else 0


def _is_left_so(tokens: list[Token], clause: Clause) -> bool:
    """ "The proxy has HTTP/2 disabled", "it runs with tracing enabled": the last word is the state."""
    led = any(token.word in HAVE or token.word == "with" for token in tokens[clause.verb : -2])
    return led and tokens[-1].word.endswith("ed")


def _decides(tokens: list[Token], at: int, clause: Clause) -> bool:
    """Whether the word stands in the verb group, or is an adverb behind it; elsewhere it only names a thing."""
    if at + 1 < len(tokens) and tokens[at + 1].glued:
        return False
    if at in (clause.verb, clause.head) or (tokens[at].stem in ADVERBIAL and at > clause.verb):
        return True
    if at == len(tokens) - 1 > clause.head and _is_left_so(tokens, clause):
        return True
    if at > clause.head and all(token.glued for token in tokens[clause.head + 1 : at + 1]):
        return True
    return clause.head < at <= clause.head + 2 and tokens[clause.head].stem in _SETTERS
