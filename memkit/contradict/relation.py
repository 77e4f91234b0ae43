"""Single-valued relations: what a claim says there is one of, for which role, and which one it names.

"publishes", "supports", "runs before" add up and give nothing here.
"""

from __future__ import annotations

from memkit.boot.struct import struct
from memkit.contradict import roles
from memkit.contradict.grammar import Clause, is_participle
from memkit.contradict.lexicon import ADVERBS, BE, DETERMINERS, LIGHT, PREPOSITIONS, PRONOUNS, STOP, stem
from memkit.contradict.tokens import LITERAL, PUNCT, WORD, Token, content_of

_LONGEST = 5
# a means is told in so few words
_SHORT = 3
# "runs on every push" says when, and names no place.
_QUANTIFIERS = frozenset("every each any all".split())


@struct(frozen=True)
class Relation:
    """One role, the kind of relation, and the value given to it."""

    role: frozenset[str]
    kind: str
    value: tuple[str, ...]
    literal: bool
    name: bool
    several: bool
    vague: bool = False
    indefinite: bool = False


# Tokens of the role, kind, tokens of the value, and what else the clause says.
_Found = tuple[list[Token], str, list[Token], list[Token]]


def read_relation(tokens: list[Token], clause: Clause, labels: frozenset[str]) -> Relation | None:
    """The single-valued relation the claim states, if it states one."""
    subject = [t for t in tokens[clause.start : clause.verb] if t.word not in ADVERBS]
    found = _read(tokens, clause, subject)
    if found is None:
        return None
    role, kind, value, rest = found
    stems = content_of(role) | content_of(rest) | content_of(tokens[: clause.start]) | labels
    owned = stems & roles.OWNING
    if kind == "be" and len(owned) == 1 and len(stems) > 1:
        # "Anna is the maintainer of the parser" is "the parser is maintained by Anna"
        kind, stems = f"by {next(iter(owned))}", stems - owned
    names = [t for t in value if t.kind != PUNCT and t.word not in STOP]
    if kind.startswith("by "):
        names = [t for t in names if t.stem not in roles.PEOPLE] or names
    if not stems or not names or len(names) > _LONGEST or value[0].word in _QUANTIFIERS:
        return None
    if any(t.stem in roles.MANNERS for t in names) and not any(t.name for t in names) and kind != "be":
        return None
    return _relation(stems, kind, names, value)


def _relation(role: frozenset[str], kind: str, names: list[Token], value: list[Token]) -> Relation:
    literals = tuple(t.stem for t in names if t.kind == LITERAL)
    several = any(t.word in ("and", "or", ",", "&", "/") for t in value)
    if literals:
        # "in the `sid` cookie": the word beside a literal only says what kind of thing it is.
        extra = frozenset(t.stem for t in names if t.kind != LITERAL)
        preposition, _, verb = kind.partition(" ")
        placed = kind == "carry" or (preposition in ("in", "from", "to") and verb in roles.PLACED)
        return Relation(
            role - extra, "in" if placed else kind, literals, True, True, several or len(literals) > 1
        )
    vague = value[0].word in ("a", "an", "the", "one", "our", "its")
    return Relation(
        role,
        kind,
        tuple(t.stem for t in names),
        False,
        any(t.name for t in names),
        several,
        vague,
        value[0].word in ("a", "an"),
    )


def _phrase(tokens: list[Token]) -> tuple[list[Token], list[Token]]:
    """The first noun phrase, and what follows from its first preposition on ("of" belongs to the phrase)."""
    for at, token in enumerate(tokens):
        if token.word in PREPOSITIONS and token.word != "of" and at:
            return tokens[:at], tokens[at:]
    return tokens, []


def _past_adverbs(tokens: list[Token]) -> list[Token]:
    at = 0
    while at < len(tokens) and tokens[at].word in ADVERBS:
        at += 1
    return tokens[at:]


def _with(kind: str, verb: str) -> str:
    return f"{roles.PREPOSITION_CLASS.get(kind, kind)} {verb}"


def _read(tokens: list[Token], clause: Clause, subject: list[Token]) -> _Found | None:
    verb, head = tokens[clause.verb], tokens[clause.head]
    if verb.word in BE:
        return _read_be(subject, _past_adverbs(tokens[clause.verb + 1 :]))
    if any(t.word in BE for t in tokens[clause.verb : clause.head]):
        return _read_be(subject, tokens[clause.head :])
    after = tokens[clause.head + 1 :]
    if verb.word == "must" or tokens[clause.head - 1].word == "must":
        bound = _read_means(subject, head, after)
        if bound is not None:
            return bound
    if clause.imperative:
        return _read_we(verb, after)
    return (
        _read_we(head, after)
        if subject and subject[-1].word in PRONOUNS
        else _read_active(subject, head, after)
    )


def _read_be(subject: list[Token], after: list[Token]) -> _Found | None:
    if not after:
        return None
    first, second = after[0], after[1].word if len(after) > 1 else ""
    if is_participle(first) and second:
        return _read_passive(subject, first, _past_adverbs(after[1:]))
    if first.word == "responsible" and second == "for":
        return after[2:], f"by {stem('own')}", subject, []
    if first.word == "of" and second == "type":
        return [*subject, after[1]], "be", *_phrase(after[2:])
    # "is on for the shop" is a state
    if first.word in ("in", "on", "at", "under") and second not in PREPOSITIONS:
        return subject, "in be", *_phrase(after[1:])
    return _read_copula(subject, after)


def _read_copula(subject: list[Token], after: list[Token]) -> _Found | None:
    """ "The cache is Redis", and "Redis is the cache" turned around."""
    value, rest = _phrase(after)
    if not subject or after[0].word in ("a", "an"):
        return None
    if (
        after[0].word in ("the", "our")
        and subject[0].word not in DETERMINERS
        and len(content_of(subject)) <= 3
    ):
        return [*value, *rest], "be", subject, []
    names = [t for t in value if t.word not in STOP]
    nouns = [t.stem for t in _before_of(subject) if t.kind == WORD and t.word not in STOP]
    if not names or not nouns:
        return None
    one_valued = names[0].name or nouns[-1] in roles.ATTRIBUTES or _names_kind(subject, names, nouns[-1])
    one_valued = one_valued or (nouns[-1] in roles.OWNING and names[-1].stem in roles.PEOPLE)
    return (subject, "be", value, rest) if one_valued else None


def _before_of(subject: list[Token]) -> list[Token]:
    """The words up to the first "of", "for" or "on": "the owner of the parser" is about one owner."""
    for at, token in enumerate(subject):
        if token.word in ("of", "for", "on") and at and not subject[at - 1].word.endswith("s"):
            return subject[:at]
    return subject


def _names_kind(subject: list[Token], names: list[Token], noun: str) -> bool:
    """ "Keys are integers", "the bundler is vite" name a kind, where "the queue is ordered" names a quality."""
    word = names[-1].word
    if noun not in roles.ROLE_NOUNS:
        return False
    if subject[-1].word.endswith("s"):
        return word.endswith("s")
    return len(names) == 1 and not word.endswith(roles.QUALITY_ENDINGS) and word not in roles.QUALITIES


def _read_passive(subject: list[Token], participle: Token, after: list[Token]) -> _Found | None:
    if not after:
        return None
    preposition, verb = after[0].word, participle.stem
    if verb == "use" and preposition in ("for", "as"):
        return after[1:], "use", subject, []
    if participle.word in ("called", "named") and preposition not in PREPOSITIONS:
        return subject, "be", *_phrase(after)
    value, rest = _phrase(after[1:])
    if preposition == "by" and verb in roles.BY:
        return [*subject, *rest], f"by {verb}", value, []
    if verb == stem("license") and preposition == "under":
        return [*subject, participle], "be", value, rest
    if preposition in ("onto", "into"):
        return (subject, f"onto {verb}", value, rest) if verb in roles.ONTO else None
    if preposition == "to":
        return (subject, _with("to", verb), value, rest) if verb in roles.TO else None
    literal = verb in roles.PLACED and any(t.kind == LITERAL for t in value)
    if preposition not in roles.SINGLE_PREPOSITIONS or (verb in roles.ADDITIVE and not literal):
        return None
    if preposition == "as" and verb in roles.WRITTEN and any(t.stem in roles.FORMS for t in value):
        # "written as JSON" is "written in JSON"
        preposition = "in"
    return subject, _with(preposition, verb), value, rest


def _read_we(verb: Token, after: list[Token]) -> _Found | None:
    """ "We use X for Y", "store X in Y", "run X with `y`"."""
    places = [at for at, t in enumerate(after) if t.word in PREPOSITIONS and t.word != "of"]
    if not places:
        return None
    target, preposition, tail = after[: places[0]], after[places[0]].word, after[places[0] + 1 :]
    if verb.stem in roles.CHOOSING:
        chosen = 0 < len([t for t in target if t.word not in STOP]) <= 4
        return (tail, "use", target, []) if chosen and preposition in ("for", "as") else None
    means = preposition in ("with", "via", "using", "by")
    if verb.stem in roles.COMMANDING and means and tail and tail[0].kind == LITERAL:
        return target, f"with {verb.stem}", *_phrase(tail)
    if verb.stem not in roles.DOING or verb.stem in LIGHT:
        return None
    return _read_passive(target or [verb], verb, after[places[0] :])


def _read_active(subject: list[Token], verb: Token, after: list[Token]) -> _Found | None:
    if not after or not subject:
        return None
    # "operates on the registry" is work on something, not the running of it
    if verb.stem in roles.OWNING and not any(t.word in PREPOSITIONS for t in after[:2]):
        return after, f"by {verb.stem}", subject, []
    if any(t.kind == LITERAL for t in subject) and len(content_of(subject)) <= 2:
        found = _read_literal(subject, verb, after)
        if found is not None:
            return found
    after = [t for t in after[:1] if t.word not in ADVERBS and t.word not in ("out", "up")] + after[1:]
    if verb.stem in roles.DIRECT and after and after[0].name:
        return subject, f"at {verb.stem}", *_phrase(after)
    if _yields(verb, after):
        return subject, f"at {verb.stem}", *_phrase(after)
    if [t.word for t in after[1:3]] in (["each", "other"], ["one", "another"]):
        after = after[3:]
    if verb.stem in ("belong", "go") and after[0].word == "to" and any(t.stem in roles.PEOPLE for t in after):
        return subject, f"by {stem('own')}", after[1:], []
    if verb.word == "defaults" and len(after) > 1 and after[0].word == "to":
        return [*subject, verb], "be", *_phrase(after[1:])
    if verb.stem in roles.BY and len(subject) == 1 and subject[0].name and subject[0].kind == WORD:
        # "Kafka delivers the events" is "the events are delivered by Kafka"
        return after, f"by {verb.stem}", subject, []
    if verb.stem in roles.SERVING and len(after) > 1 and after[0].word == "as":
        # "Kafka serves as the broker" is "the broker is Kafka"
        return after[1:], "be", subject, []
    if len(after) < 2 or after[0].word not in roles.ACTIVE.get(verb.stem, ()):
        return None
    return subject, _with(after[0].word, verb.stem), *_phrase(after[1:])


def _yields(verb: Token, after: list[Token]) -> bool:
    """Whether one named type is returned, or raised in a given case: "return a Result", "raise KeyError on a miss"."""
    value, rest = _phrase([t for t in after if t.word not in ("a", "an")])
    named = len(value) == 1 and value[0].name and value[0].kind == WORD
    return named and (verb.stem in roles.RETURNING or (verb.stem in roles.RAISING and bool(rest)))


def _read_means(subject: list[Token], verb: Token, after: list[Token]) -> _Found | None:
    """ "Clients must send reports over gRPC": what must be done by one named means is done by no other."""
    places = [at for at, t in enumerate(after) if t.word in PREPOSITIONS and t.word != "of"]
    if len(places) != 1 or after[places[0]].word not in roles.MEANS or not subject:
        return None
    value = after[places[0] + 1 :]
    named = (
        value and len(value) <= _SHORT and any(t.name for t in value) and all(t.kind == WORD for t in value)
    )
    return ([*subject, verb, *after[: places[0]]], "over must", value, []) if named else None


def _read_literal(subject: list[Token], verb: Token, after: list[Token]) -> _Found | None:
    """ "`X-Id` carries the id", "`make check` runs the tests": the literal is the value."""
    if verb.stem in roles.COMMANDING and len(subject) == 1:
        return after, f"with {verb.stem}", subject, []
    return (after, "carry", subject, []) if verb.stem in roles.PLACED else None
