"""Products of one kind, and the role for which a claim names one.

A role has one product of a kind: a claim that names React for the frontend denies one that names Vue. The product must be
the whole subject, or stand behind the verb with nothing but its companions: "the Redis adapter" is about an adapter.
"""

from __future__ import annotations

from memkit.boot.struct import struct
from memkit.contradict.grammar import Clause
from memkit.contradict.lexicon import (
    BE,
    CAN,
    DETERMINERS,
    LIGHT,
    PREPOSITIONS,
    PRONOUNS,
    stem_table,
    stems_of,
    words,
)
from memkit.contradict.names import PRODUCT_WORDS, PRODUCTS
from memkit.contradict.roles import ADDITIVE
from memkit.contradict.tokens import PUNCT, Token, content_of

_STEMS = stem_table(PRODUCTS)
_KINDS_OF: dict[str, frozenset[int]] = {}
for _at, _line in enumerate(PRODUCTS.split("\n")):
    for _name in _line.split():
        _KINDS_OF[_STEMS[_name]] = _KINDS_OF.get(_STEMS[_name], frozenset()) | {_at}
# What fills a role, beside which the role is the same: jobs are queued, pages are cached.
_FILLING = stems_of("job task message work")
# what a product is, beside which the role is the same: the migration tool, the migrations
_BEING = stems_of("tool system framework software solution")
_WORD_STEMS = frozenset(_STEMS[word] for word in PRODUCT_WORDS - {"rest"} if word in _STEMS)
_COMPANIONS = words(
    "cd ci toolkit actions pipelines workflows cluster js db server cloud api apis program script binary"
)
# Verbs that say which product plays a role, so that another verb tells the same.
_CHOOSING = (
    LIGHT
    | {"be"}
    | stems_of(
        """
        write build implement handle serve do perform delegate power back host manage provide store keep deliver base
        rely speak orchestrate render process drive execute act function proxy cache queue
        """
    )
)
# "deployed to Heroku" and "runs on AWS" say the same of a place; "deployments" as a subject is a role of its own
_PLACING = stems_of("deploy")
_BEFORE = words(
    "in on by with to as via through using over uses use speaks speak is are was be the our a an plain pure vanilla"
)
_PLAIN = words("plain pure vanilla")
_MEANS = words("by with via through using")
_OPEN = CAN | words(
    "also too and or supports supported optionally additionally both either not never without"
)


@struct(frozen=True)
class Product:
    """The product that a claim names for a role, the kinds it is of, and the verb it is told with if that counts."""

    kinds: frozenset[int]
    name: str
    role: frozenset[str]
    # the role with the verbs that say how it is filled: "jobs are queued"
    whole: frozenset[str]


def find_product(tokens: list[Token], clause: Clause) -> Product | None:
    """The one product that the claim names for a role; nothing if it names two, or leaves room for others."""
    named = [at for at, token in enumerate(tokens) if _is_product(token)]
    if len(named) != 1 or any(token.word in _OPEN for token in tokens):
        return None
    at, act = named[0], tokens[clause.head].stem
    end = at + 1
    while end < len(tokens) and tokens[end].word in _COMPANIONS:
        end += 1
    adds_up = act in ADDITIVE - _CHOOSING and tokens[at - 1].word not in _MEANS
    if adds_up or not (_is_subject(tokens, clause, at, end) or _closes(tokens, clause, at, end)):
        return None
    led = at > 0 and tokens[at - 1].word in PREPOSITIONS
    role = content_of([*tokens[: at - led], *tokens[end:]]) - _PLAIN
    role = role - _BEING or role
    told = role - _CHOOSING - ({act} & _PLACING)
    return Product(_KINDS_OF[tokens[at].stem], tokens[at].stem, told, role - LIGHT - _FILLING)


def play_one_role(a: Product, b: Product) -> bool:
    """Whether two products of one kind are named for the same role: "the queue", "jobs are queued"."""
    same = a.role == b.role != frozenset() or a.whole == b.whole != frozenset()
    return a.name != b.name and bool(a.kinds & b.kinds) and same


def are_rivals(p: str, q: str) -> bool:
    """Whether two stems are different products of one kind, and no words of their own."""
    shared = _KINDS_OF.get(p, frozenset()) & _KINDS_OF.get(q, frozenset())
    return p != q and bool(shared) and not {p, q} & _WORD_STEMS


def _is_product(token: Token) -> bool:
    return token.stem in _KINDS_OF and (token.word not in PRODUCT_WORDS or token.raw[:1].isupper())


def _is_subject(tokens: list[Token], clause: Clause, at: int, end: int) -> bool:
    return end == clause.verb and all(
        token.word in DETERMINERS or token.word in PRONOUNS for token in tokens[clause.start : at]
    )


def _closes(tokens: list[Token], clause: Clause, at: int, end: int) -> bool:
    """Whether it stands behind the verb, led by one of the small words, and no noun follows it."""
    comes = tokens[at - 1].word == "from" and tokens[clause.head].stem in _CHOOSING
    if at <= clause.verb or not (comes or tokens[at - 1].word in _BEFORE or tokens[at - 1].word in BE):
        return False
    return end == len(tokens) or tokens[end].kind == PUNCT or tokens[end].word in PREPOSITIONS
