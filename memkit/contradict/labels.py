"""Which numbers of a claim are amounts, which only name a thing, and what bounds an amount."""

from __future__ import annotations

from memkit.boot.struct import replace
from memkit.contradict.grammar import Clause
from memkit.contradict.quantity import EQUAL, LEAST, MOST, Quantity
from memkit.contradict.stems import stems_of
from memkit.contradict.tokens import LITERAL, NUMBER, WORD, Token
from memkit.contradict.words import AUX, BE, STOP

_FLOORS, _CEILINGS = stems_of("minimum floor"), stems_of("maximum limit cap ceiling restrict")
_CODES = frozenset({"status", "code", "http", "error", "signal", "errno"})
# what opens a condition is part of the scope
_IFS = frozenset({"if", "when", "whenever"})


def carries(token: Token) -> bool:
    """Whether a token says what a claim is about."""
    if token.kind in (LITERAL, NUMBER):
        return True
    told = token.word not in STOP and token.word not in AUX and token.word not in _IFS
    return token.kind == WORD and bool(token.stem) and told


def with_bounds(amounts: tuple[Quantity, ...], tokens: list[Token], clause: Clause) -> tuple[Quantity, ...]:
    """ "The minimum length is 8" bounds from below, "the retry limit is 5" and "is limited to 5" from above."""
    if len(amounts) != 1 or amounts[0].op != EQUAL or tokens[clause.verb].word not in BE:
        return amounts
    subject = {t.stem for t in tokens[clause.start : clause.verb]}
    limited = subject & _CEILINGS or tokens[clause.head].stem in _CEILINGS
    op = LEAST if subject & _FLOORS else MOST if limited else EQUAL
    return (replace(amounts[0], op=op),)


def split_labels(
    tokens: list[Token], quantities: tuple[Quantity, ...], clause: Clause
) -> tuple[tuple[Quantity, ...], frozenset[str]]:
    """Amounts, and numbers that name a thing in the subject ("Step 3 is", "v1 responses are")."""
    behind = tokens[clause.verb + 1].word if clause.verb + 1 < len(tokens) else ""
    if tokens[clause.verb].word in BE and behind in ("the", "our"):
        # "Java 17 is the language level": the number is the value.
        return quantities, frozenset()
    labels = [
        q
        for q in quantities
        if (q.at <= clause.verb and _is_label(q, tokens, clause)) or _names_case(q, tokens, clause)
    ]
    amounts = tuple(q for q in quantities if q not in labels)
    return amounts, frozenset(map(label_of, labels))


def label_of(q: Quantity) -> str:
    """The word by which a number names a thing."""
    return "#" + ".".join(str(part) for part in q.low)


def _names_case(q: Quantity, tokens: list[Token], clause: Clause) -> bool:
    """ "Retries on status 502": a code is a value only of what answers or ends with it."""
    said = [t.word for t in tokens[clause.head + 1 : q.at]]
    return said[-1:] != [] and said[-1] in _CODES and said[0] in ("on", "for", "upon", "after")


def _is_label(q: Quantity, tokens: list[Token], clause: Clause) -> bool:
    if q.op in (MOST, LEAST):
        # "Python >= 3.11 is required": a bound names nothing.
        return False
    if q.dimension == "version":
        return True
    placed = q.at > 0 and (q.at < clause.start or q.at == clause.verb)
    return q.dimension == "count" and placed and carries(tokens[q.at - 1])
