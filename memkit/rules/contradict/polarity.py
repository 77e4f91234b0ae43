"""The sense of a claim as a parity: negators times the signs of opposites, plus what kind of norm it is."""

from __future__ import annotations

from dataclasses import dataclass, replace

from .antonyms import ADVERBIAL, SOFT, opposite
from .grammar import Clause
from .stems import stem
from .tokens import WORD, Token
from .words import BE, CAN, NEGATIVE_VERBS, OUGHT, PREPOSITIONS

_FINE = frozenset({"fine", "ok", "okay", "acceptable", "permissible", "welcome"})
_SETTERS = frozenset("mark keep set stay remain make default leav sort consider treat declar becom".split())
# With a stretch of time, these say the same thing: kept for a week, deleted after a week.
_SPANS = frozenset(
    stem(word)
    for word in "keep retain store preserve delete purge discard drop expire valid last persist".split()
)
_NO_NEGATION = (
    ("not", "only"),
    ("not", "just"),
    ("not", "necessarily"),
    ("no", "matter"),
    ("not", "merely"),
    ("or", "not"),
)


@dataclass(frozen=True, slots=True)
class Polarity:
    """Sign of the claim, whether it permits, obliges or frees, and the words that were turned by an opposite."""

    sign: int = 1
    permits: bool = False
    obliges: bool = False
    frees: bool = False
    turned: tuple[str, ...] = ()
    soft: bool = False
    tangled: bool = False


def read_polarity(tokens: list[Token], clause: Clause, timed: bool = False) -> tuple[Polarity, list[Token]]:
    """The polarity, and the tokens with negators taken out and opposites folded to their head."""
    words = [token.word for token in tokens]
    state = Polarity(obliges=any(word in OUGHT for word in words))
    out: list[Token] = []
    forgotten = _dont_forget(words)
    for at, token in enumerate(tokens):
        if at in forgotten:
            continue
        if _negates(tokens, at, clause):
            state = replace(state, sign=-state.sign)
            continue
        if timed and token.stem in _SPANS and at in (clause.verb, clause.head):
            out.append(token._replace(stem="#span", word="#span"))
            continue
        state, folded = _fold(state, tokens, at, clause)
        if folded is not None:
            out.append(folded)
    negators = sum(_negates(tokens, at, clause) for at in range(len(tokens)) if at not in forgotten)
    tangled = negators > 1 and ("and" in words or "or" in words)
    frees = state.sign < 0 and ("requir" in state.turned or _lifted(words))
    permits = state.sign > 0 and (
        "allow" in state.turned or any(word in CAN or word in _FINE for word in words)
    )
    return replace(
        state,
        tangled=tangled,
        permits=permits,
        frees=frees,
        obliges=state.obliges or "requir" in state.turned,
    ), out


def _lifted(words: list[str]) -> bool:
    text = " ".join(words)
    return any(phrase in text for phrase in ("need not", "not need to", "not have to", "not has to"))


def _dont_forget(words: list[str]) -> set[int]:
    """Places of "don't forget to": a reminder, not a negation."""
    for at in range(1, len(words)):
        if words[at] == "forget" and words[at - 1] in ("not", "never"):
            return {at - 2, at - 1, at, at + 1} if words[at - 2 : at - 1] == ["do"] else {at - 1, at, at + 1}
    return set()


def _negates(tokens: list[Token], at: int, clause: Clause) -> bool:
    word = tokens[at].word
    pair = (word, tokens[at + 1].word if at + 1 < len(tokens) else "")
    if (
        tokens[at].kind != WORD
        or pair in _NO_NEGATION
        or (tokens[at - 1].word if at else "", word) in _NO_NEGATION
    ):
        return False
    if word in ("not", "never", "nolonger"):
        return at >= clause.start and (at >= clause.verb - 1 or clause.verb < 0 or at <= clause.start + 1)
    if word in ("no", "neither", "none", "nothing", "nobody"):
        return (
            at <= clause.start + 1
            or (at > clause.verb and tokens[at - 1].word not in PREPOSITIONS)
            or _emphatic(tokens, at)
        )
    if word == "without":
        return clause.verb < at == clause.head + 1
    if tokens[at].stem in NEGATIVE_VERBS and at in (clause.verb, clause.head):
        return tokens[at].stem != "stop" or pair[1].endswith("ing") or pair[1] == "using"
    return False


def _emphatic(tokens: list[Token], at: int) -> bool:
    return at + 1 < len(tokens) and tokens[at + 1].word in ("circumstances", "case", "time", "account", "way")


def _fold(state: Polarity, tokens: list[Token], at: int, clause: Clause) -> tuple[Polarity, Token | None]:
    """Fold one token to the head of its pair when it stands where it decides the sense of the claim."""
    token = tokens[at]
    if token.word in ("longer", "more") and at and tokens[at - 1].word in ("no", "not", "any"):
        return state, None
    switch = _switch(tokens, at, clause)
    pair = ("enabl", switch) if switch else None
    if pair is None and token.kind == WORD and _decides(tokens, at, clause):
        pair = opposite(token.word, token.stem)
    if pair is None:
        return state, token
    head, sign = pair
    changed = replace(
        state, sign=state.sign * sign, turned=(*state.turned, head), soft=state.soft or head in SOFT
    )
    if head in ("allow", "requir"):
        return changed, None
    if sign < 0:
        changed = replace(changed, turned=(*changed.turned, f"-{head}"))
    return changed, token._replace(stem=head, word=head)


def _switch(tokens: list[Token], at: int, clause: Clause) -> int:
    """ "is on" and "is off" at the end of a group are a state, not a place."""
    word = tokens[at].word
    if word not in ("on", "off") or not at or at < clause.verb:
        return 0
    ends = at + 1 == len(tokens) or tokens[at + 1].word in ("by", "in", "for", "when")
    state = (
        tokens[at - 1].word in BE
        or tokens[at - 1].stem in _SETTERS
        or tokens[at - 1].word in ("to", "always", "not", "never")
    )
    return (1 if word == "on" else -1) if ends and state else 0


def _decides(tokens: list[Token], at: int, clause: Clause) -> bool:
    if clause.verb < 0:
        return False
    if at + 1 < len(tokens) and tokens[at + 1].glued:
        return False
    if at in (clause.verb, clause.head) or tokens[at].stem in ADVERBIAL and at > clause.verb:
        return True
    if at > clause.head and all(tokens[i].glued for i in range(clause.head + 1, at + 1)):
        return True
    head = tokens[clause.head]
    return clause.head < at <= clause.head + 2 and head.stem in _SETTERS
