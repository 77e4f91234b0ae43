"""What tells two things of a kind, or two measures of one thing, apart: "tier 1" and "tier 2", "room A", wide and high.

A number, a letter or a roman numeral behind a noun names a thing; claims about two of them are not compared.
"""

from __future__ import annotations

from memkit.boot.memo import lazy
from memkit.boot.struct import struct
from memkit.contradict.grammar import Clause
from memkit.contradict.lexicon import (
    AUX,
    BE,
    DETERMINERS,
    ORDERS,
    PREPOSITIONS,
    VERB_STEMS,
    stem,
    stem_table,
    stems_of,
)
from memkit.contradict.quantity import EQUAL, RANGE, Quantity
from memkit.contradict.scope import carries, label_of
from memkit.contradict.tokens import WORD, Token

# "the last 100 episodes": these words stand before an amount, they are not what a number names
_RANKS = stems_of(
    """
    first last next newest latest oldest top bottom previous recent remaining other final initial default minimum
    maximum total additional extra upper lower further
    """
)
_ROMANS = frozenset("I II III IV V VI VII VIII IX X XI XII".split())
# "batch number 1", "room no. 4"
_SIGNS = frozenset({"number", "no", "nr"})
# "customers on tier 1", "for zone 2"
_CASES = frozenset({"for", "in", "on", "at", "of", "from", "during", "within", "under"})
_JOINS = frozenset({"and", "or", ","})
_LONGEST_RANGE = 100
# "batch number 1": a subject of two words and its label
_SHORT = 2
_AXES = (
    "wide width broad breadth",
    "high height tall",
    "deep depth",
    "long length",
    "thick thickness",
    "diameter",
    "radius",
    "circumference",
    "weigh weight heavy",
    "area",
    "volume",
)
_AXIS_STEMS = stem_table(" ".join(_AXES))
_AXIS_OF = {_AXIS_STEMS[word]: words.split()[0] for words in _AXES for word in words.split()}
_AXIS_OF[stem("across")] = "diameter"

# "By default the following patterns are included: `*.py`": what is said holds for the list, which stands behind it
_LISTING = lazy(r"(?is)^(?P<lead>.*?\b(?:following|these|those|as follows)\b[^:]*):\s+(?P<items>\S.*)$")
_ITEM = lazy(r"[^\s,;`\"']+")


@struct(frozen=True)
class Named:
    """What a claim names by number or letter, (noun, label): in its subject, and in the case it tells of."""

    things: frozenset[tuple[str, str]] = frozenset()
    cases: frozenset[tuple[str, str]] = frozenset()
    # what the claim says apart from its labels: another amount, another word
    rest: tuple[object, ...] = ()
    # "Java 17 is the language level": the label is the value of what follows
    value_of: tuple[str, ...] = ()
    axes: frozenset[str] = frozenset()
    again: bool = False


NOTHING = Named()


def find_named(tokens: list[Token], quantities: tuple[Quantity, ...], clause: Clause) -> Named:
    """The names by number or letter of a claim, from its tokens without amounts and its amounts."""
    found = _letters(tokens) + _numbers(tokens, quantities)
    things = {(noun, label) for at, noun, label in found if _is_subject(at, tokens, clause)}
    cases = {(noun, label) for at, noun, label in found if _is_case(at, tokens)} - things
    labels = {label for _, _, label in found}
    told = frozenset(t.stem for t in tokens if carries(t) and t.stem not in labels)
    amounts = tuple((q.dimension, q.op, q.low, q.high) for q in quantities if label_of(q) not in labels)
    return Named(
        things=frozenset(things),
        cases=frozenset(cases),
        rest=(told, amounts, any(t.word in ("not", "no", "never") for t in tokens)),
        value_of=_value_of(tokens, clause),
        axes=frozenset(_AXIS_OF[t.stem] for t in tokens if t.stem in _AXIS_OF) if quantities else frozenset(),
        again=any(t.word == "again" for t in tokens),
    )


def are_apart(a: Named, b: Named) -> bool:
    """Whether two claims speak of two things of a kind, of two measures, or of what is done once and again."""
    if a.again != b.again or (a.axes and b.axes and not a.axes & b.axes):
        return True
    if _differ(a.things, b.things) and not (a.value_of and a.value_of == b.value_of):
        return True
    # alone, another label is another value: "runs on level 3", "runs on level 5"
    return _differ(a.cases | a.things, b.cases | b.things) and a.rest != b.rest


def list_other_things(a: str, b: str) -> bool:
    """Whether two claims say different things, each of a list of its own: these are included, those are excluded."""
    x, y = _LISTING.match(a), _LISTING.match(b)
    if x is None or y is None or _words(x["lead"]) == _words(y["lead"]):
        return False
    return _words(x["items"]).isdisjoint(_words(y["items"]))


def _words(text: str) -> set[str]:
    words = {item.removesuffix(".").casefold() for item in _ITEM.findall(text)}
    return words - {"", "and", "or"}


def _differ(a: frozenset[tuple[str, str]], b: frozenset[tuple[str, str]]) -> bool:
    """Whether a noun has labels in both, and none in common."""
    nouns = {noun for noun, _ in a} & {noun for noun, _ in b}
    return any({x for n, x in a if n == noun}.isdisjoint({x for n, x in b if n == noun}) for noun in nouns)


def _letters(tokens: list[Token]) -> list[tuple[int, str, str]]:
    """Where a lone capital or a roman numeral stands behind a noun, that noun, and the label."""
    found = []
    for at in range(1, len(tokens)):
        token = tokens[at]
        if (token.word.endswith("#") and len(token.word) == 2) or token.raw in _ROMANS:
            noun = _noun_before(tokens, at)
            found += [(at, noun, token.stem)] if noun else []
    return found


def _numbers(tokens: list[Token], quantities: tuple[Quantity, ...]) -> list[tuple[int, str, str]]:
    """The same for numbers: a bare one behind a noun, without a unit, a bound or something counted by "times"."""
    found: list[tuple[int, str, str]] = []
    for q in quantities:
        counted = q.at < len(tokens) and tokens[q.at].word == "times"
        if q.dimension not in ("count", "version") or q.op not in (EQUAL, RANGE) or counted or not q.at:
            continue
        joined = tokens[q.at - 1].word in _JOINS and found and found[-1][0] == q.at - 1
        noun = found[-1][1] if joined else _noun_before(tokens, q.at)
        if noun:
            found += [(q.at, noun, label) for label in _labels(q)]
    return found


def _labels(q: Quantity) -> list[str]:
    low, high = q.low[0], q.high[0]
    if q.op == EQUAL or high - low > _LONGEST_RANGE or low.denominator != 1:
        return [label_of(q)]
    return [f"#{number}" for number in range(int(low), int(high) + 1)]


def _noun_before(tokens: list[Token], at: int) -> str:
    """The stem of the noun right before a place, behind which a number names a thing; empty if there is none."""
    before = at - 1
    if before and tokens[before].word in _SIGNS:
        before -= 1
    token = tokens[before]
    is_word = token.kind == WORD and carries(token) and token.word not in PREPOSITIONS
    if not is_word or token.stem in _RANKS or token.word in DETERMINERS or _is_verb(tokens, before):
        return ""
    return token.stem


def _is_verb(tokens: list[Token], at: int) -> bool:
    """ "The crawler fetches 5 pages": a verb in its s-form behind a noun."""
    token = tokens[at]
    acts = token.stem in VERB_STEMS and token.word.endswith("s") and token.word != token.stem
    return acts and at > 0 and carries(tokens[at - 1]) and tokens[at - 1].word not in PREPOSITIONS


def _is_subject(at: int, tokens: list[Token], clause: Clause) -> bool:
    if not (clause.imperative and clause.verb < at):
        return at <= clause.verb
    # "Stage 1 takes 5 minutes" is no order to stage, "keep 7 backups" is one
    first = tokens[clause.verb]
    behind = [t for t in tokens[1:] if t.word not in _SIGNS][:1] if at <= _SHORT else []
    return first.word not in ORDERS and bool(behind) and _is_finite(behind[0])


def _is_finite(token: Token) -> bool:
    return token.word in AUX or (token.stem in VERB_STEMS and token.word.endswith("s"))


def _is_case(at: int, tokens: list[Token]) -> bool:
    """Whether the noun before a label stands right behind a preposition that names a case."""
    before = [
        t.word for t in tokens[max(at - 4, 0) : at] if t.word not in _SIGNS and t.word not in DETERMINERS
    ]
    return len(before) > 1 and before[-2] in _CASES


def _value_of(tokens: list[Token], clause: Clause) -> tuple[str, ...]:
    """The words behind "is the" or "is our"; of no other claim."""
    behind = tokens[clause.verb + 1 :] if 0 <= clause.verb < len(tokens) else []
    defines = behind and tokens[clause.verb].word in BE and behind[0].word in ("the", "our")
    return tuple(t.stem for t in behind[1:]) if defines else ()
