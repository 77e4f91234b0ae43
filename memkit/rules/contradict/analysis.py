"""Everything the rules need to know about one claim, worked out once: content, sense, amounts, relations, scope."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from .grammar import Clause, find_clause
from .polarity import Polarity, read_polarity
from .quantity import Quantity, take_quantities
from .reading import Reading, read
from .relation import Relation, read_relations
from .scope import scope_marks, value_marks
from .tokens import LITERAL, NUMBER, PUNCT, WORD, Token, tokenize
from .words import AUX, BE, LIGHT, STOP

_IS = Token(WORD, "is", "be")


@dataclass(frozen=True, slots=True)
class Analysis:
    """One claim, taken apart. A silent one takes part in no rule but the key and term rules of its fields."""

    silent: bool
    key: frozenset[str]
    defines: bool
    value: tuple[str, ...]
    content: frozenset[str]
    subject: frozenset[str]
    names: frozenset[str]
    verb: str
    tail: frozenset[str]
    contrast: frozenset[str]
    scope: frozenset[str]
    polarity: Polarity
    quantities: tuple[Quantity, ...]
    relations: tuple[Relation, ...]
    several: bool
    plural: bool


_SILENT = Analysis(
    True,
    frozenset(),
    False,
    (),
    frozenset(),
    frozenset(),
    frozenset(),
    "",
    frozenset(),
    frozenset(),
    frozenset(),
    Polarity(),
    (),
    (),
    False,
    False,
)


@lru_cache(maxsize=32768)
def analyse(text: str) -> Analysis:
    """Take one claim apart; the same text always gives the same analysis."""
    reading = read(text)
    if reading.silent or not reading.core.strip():
        return _SILENT
    if reading.key:
        return _analyse_keyed(reading)
    tokens, quantities = take_quantities(tokenize(reading.core, reading.literals))
    clause = find_clause(tokens)
    if clause.verb < 0 or _points_back(tokens, clause):
        return _SILENT
    return _analyse(reading, tokens, quantities, clause, scope_marks(tokens, reading))


def _points_back(tokens: list[Token], clause: Clause) -> bool:
    """Whether the subject is only "it" or "this": nobody can tell what the claim is about."""
    subject = [t.word for t in tokens[clause.start : clause.verb] if t.word not in ("also", "then")]
    impersonal = tokens[clause.verb].word in BE and any(t.word == "to" for t in tokens[clause.head :])
    return (
        len(subject) == 1
        and subject[0] in ("it", "this", "that", "they", "these", "he", "she")
        and not impersonal
    )


def _analyse_keyed(reading: Reading) -> Analysis:
    key = tokenize(reading.key, reading.literals)
    value, quantities = take_quantities(tokenize(reading.core, reading.literals))
    inner = find_clause(value)
    if (
        0 < inner.verb < len(value) - 1
        and not inner.imperative
        and not (reading.defines and _qualifies(value, inner))
    ):
        # A whole sentence under a heading: the heading only adds to its subject.
        return _analyse(reading, value, quantities, inner, scope_marks(value, reading), _stems(key))
    scope = frozenset() if reading.defines else scope_marks(key, reading) | value_marks(value)
    tokens = [*key, _IS, *value]
    clause = Clause(0, len(key), min(len(key) + 1, len(tokens) - 1))
    quantities = tuple(_moved(q, len(key) + 1) for q in quantities)
    found = _analyse(reading, tokens, quantities, clause, scope)
    plural = bool(key) and key[-1].word.endswith("s") and key[-1].stem != key[-1].word
    several = any(t.kind == PUNCT or t.word in ("and", "or") for t in value)
    return Analysis(
        found.silent, _stems(key), reading.defines, tuple(_stem_of(t) for t in value if _carries(t)), found.content,
        found.subject, found.names, found.verb, found.tail, found.contrast, scope, found.polarity, found.quantities,
        found.relations, several, plural,
    )  # fmt: skip


def _qualifies(value: list[Token], clause: Clause) -> bool:
    """Whether the verb sits inside a definition ("the set of projects a customer has bought")."""
    return clause.verb > 4 or any(t.word == "of" for t in value[: clause.verb])


def _moved(q: Quantity, by: int) -> Quantity:
    return Quantity(q.dimension, q.op, q.low, q.high, q.size, q.at + by)


def _analyse(
    reading: Reading,
    tokens: list[Token],
    quantities: tuple[Quantity, ...],
    clause: Clause,
    scope: frozenset[str],
    heading: frozenset[str] = frozenset(),
) -> Analysis:
    polarity, folded = read_polarity(tokens, clause, any(q.dimension == "time" for q in quantities))
    amounts, labels = _split_labels(tokens, quantities, clause)
    labels |= heading
    return Analysis(
        silent=False,
        key=frozenset(),
        defines=False,
        value=(),
        content=_stems(folded) | labels,
        subject=_stems(tokens[clause.start : clause.verb]) | labels,
        names=frozenset(_stem_of(t) for t in tokens if t.name and _carries(t)),
        verb=tokens[clause.head].stem if tokens[clause.verb].word not in BE or clause.imperative else "be",
        tail=_tail(folded, tokens, clause),
        contrast=_stems(tokenize(reading.contrast, reading.literals)),
        scope=scope,
        polarity=polarity,
        quantities=amounts,
        relations=_relations(tokens, clause, labels, polarity),
        several=False,
        plural=False,
    )


def _relations(
    tokens: list[Token], clause: Clause, labels: frozenset[str], polarity: Polarity
) -> tuple[Relation, ...]:
    if polarity.sign < 0 or any(word.startswith("-") for word in polarity.turned):
        return ()
    found = read_relations(tokens, clause, labels)
    # "is required" is a sense, not a value.
    return tuple(r for r in found if r.kind != "be" or not polarity.turned)


def _carries(token: Token) -> bool:
    if token.kind == PUNCT:
        return False
    if token.kind in (LITERAL, NUMBER):
        return True
    return token.word not in STOP and token.word not in AUX and bool(token.stem)


def _stem_of(token: Token) -> str:
    return token.raw.casefold() if token.kind == NUMBER else token.stem


def _stems(tokens: list[Token]) -> frozenset[str]:
    return frozenset(_stem_of(t) for t in tokens if _carries(t) and t.stem not in LIGHT)


def _tail(folded: list[Token], tokens: list[Token], clause: Clause) -> frozenset[str]:
    """The stems of a closing "before …": it says when, and narrows nothing."""
    words = [t.word for t in folded]
    if "before" not in words or "before" in [t.word for t in tokens[: clause.verb]]:
        return frozenset()
    return _stems(folded[words.index("before") :])


def _split_labels(
    tokens: list[Token], quantities: tuple[Quantity, ...], clause: Clause
) -> tuple[tuple[Quantity, ...], frozenset[str]]:
    """Numbers that name a thing in the subject ("Step 3 is", "v1 responses are") are no amounts."""
    amounts, labels = [], set()
    role_follows = (
        tokens[clause.verb].word in BE
        and tokens[clause.verb + 1 : clause.verb + 2] != []
        and (tokens[clause.verb + 1].word in ("the", "our"))
    )
    for q in quantities:
        fronted = q.at < clause.start
        label = q.dimension == "version" or (
            q.dimension == "count" and q.at > 0 and (fronted or q.at == clause.verb)
        )
        named = q.at > 0 and _carries(tokens[q.at - 1]) or q.dimension == "version"
        if q.at <= clause.verb and label and named and not role_follows:
            labels.add("#" + ".".join(str(part) for part in q.low))
        else:
            amounts.append(q)
    return tuple(amounts), frozenset(labels)
