"""Just enough grammar: finds the verb of a claim and the end of its verb group."""

from __future__ import annotations

from memkit.boot.struct import struct
from memkit.contradict.lexicon import (
    ADVERBS,
    ARTICLES,
    AUX,
    BE,
    CLAUSE_TAKERS,
    CONDITIONS,
    DETERMINERS,
    LIGHT,
    NEGATORS,
    ORDERS,
    PREPOSITIONS,
    PRONOUNS,
    PURE_VERB_STEMS,
    RELATIVES,
    STILL_TRUE,
    VERB_STEMS,
    VERBS,
    is_irregular_past,
)
from memkit.contradict.tokens import LITERAL, NUMBER, PUNCT, WORD, Token

_JOINTS = frozenset("and or but because what how why whether so than before after until as".split())
_LEADS = frozenset("always never please do not also generally usually normally just then".split())
# Participles that look like the base form.
_METHODS = frozenset({"GET", "POST", "PUT", "PATCH", "HEAD"})
_UNCHANGED = frozenset("read set put cut split shut run let cost hit done".split())


@struct(frozen=True)
class Clause:
    """The positions of the main clause's start, its verb, and the head of its verb group; verb is -1 if there is none."""

    start: int
    verb: int
    head: int
    imperative: bool = False


def find_clause(tokens: list[Token]) -> Clause:
    """The main clause of a tokenized sentence."""
    start = _after_fronted(tokens)
    lead = start
    while lead < len(tokens) and tokens[lead].word in _LEADS:
        lead += 1
    if lead < len(tokens) and _is_base(tokens[lead]) and not tokens[lead].glued:
        finite = _finite_in_phrase(tokens, lead)
        if finite < 0 and tokens[lead].word not in CLAUSE_TAKERS:
            finite = _later_auxiliary(tokens, lead)
        if finite < 0:
            return Clause(start, lead, lead, imperative=True)
        return Clause(start, finite, _head(tokens, finite))
    verb = _finite(tokens, lead)
    return Clause(start, verb, _head(tokens, verb) if verb >= 0 else -1)


def _after_fronted(tokens: list[Token]) -> int:
    """Skip an opening such as "On Linux," or "Before merging,"."""
    if not tokens or tokens[0].word not in PREPOSITIONS | CONDITIONS:
        return 0
    for at, token in enumerate(tokens):
        if token.kind == PUNCT and token.word == "," and at + 1 < len(tokens):
            return at + 1
    return 0


def _is_base(token: Token) -> bool:
    # POST and PUT are methods, whatever they mean as words
    return token.kind == WORD and token.word in VERBS and token.raw not in _METHODS


def _is_third(token: Token) -> bool:
    return (
        token.kind == WORD
        and token.word.endswith("s")
        and token.stem in VERB_STEMS
        and token.word not in VERBS
        # "retry 3 times"
        and token.word != "times"
    )


def _is_past(token: Token) -> bool:
    past = token.word.endswith("ed") or is_irregular_past(token.word)
    return token.kind == WORD and past and token.stem in VERB_STEMS and token.word not in VERBS


def is_participle(token: Token) -> bool:
    """Whether the word can be a past participle: signed, kept, read."""
    if token.kind != WORD:
        return False
    ends = token.word.endswith("ed") and len(token.word) > 4
    return token.word in _UNCHANGED or ends or (_is_past(token) and not token.name)


def mark_light(tokens: list[Token], clause: Clause) -> list[Token]:
    """The tokens with light verbs marked; the same words as nouns ("test set") keep their weight."""
    return [
        t._replace(light=True) if t.stem in LIGHT and _verbal(tokens, at, clause) else t
        for at, t in enumerate(tokens)
    ]


def _verbal(tokens: list[Token], at: int, clause: Clause) -> bool:
    word, previous = tokens[at].word, tokens[at - 1].word if at else ""
    if at in (clause.verb, clause.head) or previous == "to" or previous in AUX or previous in PRONOUNS:
        return True
    return word.endswith(("ed", "ing")) or is_irregular_past(word) or word in AUX or word == "using"


def _plural(token: Token) -> bool:
    return token.kind == WORD and token.word.endswith("s") and not token.word.endswith(("ss", "us", "is"))


def _finite_in_phrase(tokens: list[Token], lead: int) -> int:
    """A finite verb behind a first word that looks like an imperative: "Write operations require a token"."""
    for at in range(lead + 1, len(tokens)):
        token, previous = tokens[at], tokens[at - 1]
        if token.word in AUX and not (token.word in ("need", "do") and at == lead + 1):
            return at
        if token.kind != WORD or token.word in DETERMINERS or token.word in PREPOSITIONS:
            return -1
        if at > lead + 1 and _is_base(token) and _plural(previous):
            return at
        third = _is_third(token) and tokens[lead].word not in ORDERS
        if third and at + 1 < len(tokens) and _opens_object(tokens[at + 1]):
            return at
    return -1


def _opens_object(token: Token) -> bool:
    closed = token.word in DETERMINERS or token.word in PREPOSITIONS or token.word in NEGATORS
    return closed or token.kind in (NUMBER, LITERAL)


def _finite(tokens: list[Token], start: int) -> int:
    """The first finite verb of a declarative sentence, stepping over relative clauses."""
    fallback = -1
    at = start
    while at < len(tokens):
        token = tokens[at]
        if token.word in RELATIVES and at > start and tokens[at - 1].word not in PREPOSITIONS:
            at = _after_relative(tokens, at)
            continue
        if token.word in AUX and not token.name:
            return at
        if at > start and _could_be_finite(tokens, at):
            later = _later_auxiliary(tokens, at) if tokens[at - 1].word not in PRONOUNS else -1
            return at if later < 0 else later
        if fallback < 0 and at > start and _last_resort(tokens, at):
            fallback = at
        at += 1
    return fallback


def _last_resort(tokens: list[Token], at: int) -> bool:
    """A past that still holds, or an s-form of a verb nobody listed: "the device beeps at noon"."""
    token, previous = tokens[at], tokens[at - 1]
    if _in_phrase(previous) or previous.kind != WORD or token.kind != WORD:
        return False
    if token.stem in STILL_TRUE and token.word != token.stem:
        return True
    unlisted = _plural(token) and not _plural(previous) and not token.name and not token.glued
    return unlisted and tokens[0].word in DETERMINERS and at + 1 < len(tokens)


def _later_auxiliary(tokens: list[Token], at: int) -> int:
    """An auxiliary further on in the clause shows that this was a noun: "pushes to main are allowed"."""
    for later in range(at + 1, len(tokens)):
        token, previous = tokens[later], tokens[later - 1]
        closed = token.word in RELATIVES or token.word in CONDITIONS or token.word in _JOINTS
        if token.kind == PUNCT or closed:
            return -1
        if token.word in AUX and previous.word not in ("to", "and", "or") and previous.word not in PRONOUNS:
            return later
    return -1


def _after_relative(tokens: list[Token], at: int) -> int:
    at += 1
    while at < len(tokens) and (
        tokens[at].word in AUX or tokens[at].word in ADVERBS or tokens[at].word in PRONOUNS
    ):
        at += 1
    return at + 1


def _in_phrase(previous: Token) -> bool:
    return previous.word in DETERMINERS or previous.word in PREPOSITIONS or previous.word in ("and", "or")


def _has_plural_head(tokens: list[Token], before: int) -> bool:
    """Whether the subject is a plural with a phrase behind it: "alerts for the ingest job go"."""
    first = next((at for at in range(1, before) if tokens[at].word in PREPOSITIONS), 0)
    noun = first - 1
    while noun > 0 and is_participle(tokens[noun]):
        noun -= 1
    # a subject may end with a path: "prices returned by /catalogue include"
    return first > 0 and _plural(tokens[noun]) and tokens[before].kind in (WORD, LITERAL)


def _could_be_finite(tokens: list[Token], at: int) -> bool:
    token = tokens[at]
    before = at - 1
    while before > 0 and tokens[before].word in ADVERBS:
        before -= 1
    previous = tokens[before]
    if previous.word in PRONOUNS:
        return token.kind == WORD and token.word not in ADVERBS
    following = tokens[at + 1] if at + 1 < len(tokens) else None
    if (
        token.glued
        or _in_phrase(previous)
        or (following is not None and following.glued and not _is_base(token))
    ):
        return False
    if _is_base(token):
        return _plural(previous) or (token.stem in PURE_VERB_STEMS and _has_plural_head(tokens, before))
    if not _is_third(token):
        return False
    # "Pull requests need", "feature tests run", "a page of results contains": a noun, the verb comes next.
    noun = following is not None and (
        following.word in AUX
        or _is_base(following)
        or following.word in RELATIVES
        or (_is_third(following) and following.stem in PURE_VERB_STEMS)
    )
    return token.stem in PURE_VERB_STEMS or not noun


def _head(tokens: list[Token], verb: int) -> int:
    """The lexical head of the verb group: "must not be disabled" → disabled, "is a valid filter" → valid."""
    at, after_be = verb, False
    while at < len(tokens) - 1:
        word = tokens[at].word
        after_be = after_be or word in BE
        passed = word in AUX or word in NEGATORS or word in ADVERBS or (word == "to" and at > verb)
        if not passed and not (after_be and word in ARTICLES):
            break
        at += 1
    return at
