"""Single-valued relations: what a claim says there is one of, for which role, and which one it names.

"publishes", "supports", "runs before" add up and give nothing here.
"""

from __future__ import annotations

from dataclasses import dataclass

from .grammar import Clause, is_participle
from .stems import stem
from .tokens import LITERAL, PUNCT, WORD, Token
from .words import ADVERBS, ARTICLES, BE, DETERMINERS, LIGHT, PREPOSITIONS, PRONOUNS, ROLE_NOUNS, STOP


@dataclass(frozen=True, slots=True)
class Relation:
    """One role, the relation class, and the value given to it."""

    role: frozenset[str]
    kind: str
    value: tuple[str, ...]
    literal: bool
    name: bool
    several: bool
    vague: bool = False


def _stems(text: str) -> frozenset[str]:
    return frozenset(stem(word) for word in text.split())


# Participles whose "in", "with", "from" … add up: a thing may be supported, sent or shown in many places.
_ADDITIVE = _stems(
    "support send publish export use call trigger test cover review check import expose follow tag log report deliver share"
    " translate label connect link mention document show display offer ship notify make monitor list contain include return"
    " emit accept allow require need integrate extend combine invoke consume subscribe print attach associate pair reference"
    " mirror replicate copy cache index annotate protect approve validate verify inspect scan audit discuss describe explain"
)
_PLACED = _stems(
    "store keep live reside sit read load come hold carry travel send pass save write locate place put contain transmit"
)
# Verbs read as a choice when we do them: "we write services in Go".
_DOING = _PLACED | _stems(
    "write build host deploy format encode hash encrypt compress sign version name license document provision manage render"
)
_OWNING = _stems("own maintain manage lead operate run develop administer govern")
_BY = _OWNING | _stems(
    "resolve generate handle serve sign partition sort group identify authenticate order key shard render produce determine"
)
_CHOOSING = _stems("use choose adopt select pick prefer")
_TO = _stems("upload push write save deploy store default set pin bind map belong point")
_ACTIVE = {
    **dict.fromkeys(_stems("live reside sit stay"), frozenset({"in", "under", "at", "inside", "on"})),
    **dict.fromkeys(_stems("come originate start"), frozenset({"from"})),
    **dict.fromkeys(_stems("travel"), frozenset({"in"})),
    **dict.fromkeys(_stems("run"), frozenset({"on"})),
    **dict.fromkeys(_stems("listen"), frozenset({"on", "at"})),
    **dict.fromkeys(_stems("default belong point"), frozenset({"to"})),
    **dict.fromkeys(_stems("begin end start"), frozenset({"with"})),
    **dict.fromkeys(_stems("talk communicate"), frozenset({"over", "via", "through"})),
}
_DIRECT = _stems("target")
_SINGLE_PREPS = frozenset("in with as under from on at over via through using inside by".split())
_GENERIC = _stems(
    "database cache storage store queue cloud file disk server service repository system platform tool language framework"
    " format library cluster bucket table directory engine form memory order place mode way general advance full bulk batch"
    " chunk registry provider broker code"
)
_PREP_CLASS = {
    "at": "in",
    "on": "in",
    "under": "in",
    "inside": "in",
    "via": "over",
    "through": "over",
    "using": "with",
    "by": "with",
}


def read_relations(tokens: list[Token], clause: Clause, labels: frozenset[str]) -> tuple[Relation, ...]:
    """Every single-valued relation the claim states; usually none or one."""
    if clause.verb < 0:
        return ()
    subject = [t for t in tokens[clause.start : clause.verb] if t.word not in ADVERBS]
    fronted = tokens[: clause.start]
    found = _read(tokens, clause, subject)
    if found is None:
        return ()
    role, kind, value, rest = found
    stems = _content(role) | _content(rest) | _content(fronted) | labels
    names = [t for t in value if t.kind != PUNCT and t.word not in STOP]
    if not stems or not names or len(names) > 5:
        return ()
    return (_relation(stems, kind, names, value),)


def _relation(role: frozenset[str], kind: str, names: list[Token], value: list[Token]) -> Relation:
    literals = tuple(t.stem for t in names if t.kind == LITERAL)
    several = any(t.word in ("and", "or", ",", "&", "/") for t in value)
    if literals:
        # "in the `sid` cookie": the word beside a literal only says what kind of thing it is.
        extra = frozenset(t.stem for t in names if t.kind != LITERAL)
        kind = "in" if kind.startswith(("in ", "from ", "to ")) and _split(kind)[1] in _PLACED else kind
        return Relation(role - extra, _plain_kind(kind), literals, True, True, several or len(literals) > 1)
    vague = value[0].word in ("a", "an", "the", "one", "our", "its")
    return Relation(
        role, kind, tuple(t.stem for t in names), False, any(t.name for t in names), several, vague
    )


def _split(kind: str) -> tuple[str, str]:
    head, _, verb = kind.partition(" ")
    return head, verb


def _plain_kind(kind: str) -> str:
    return "in" if kind == "carry" else kind


_Found = tuple[list[Token], str, list[Token], list[Token]]


def _read(tokens: list[Token], clause: Clause, subject: list[Token]) -> _Found | None:
    verb = tokens[clause.verb]
    after = tokens[clause.verb + 1 :]
    while after and after[0].word in ADVERBS:
        after = after[1:]
    if (
        verb.word in BE
        or tokens[clause.head] is not verb
        and any(t.word in BE for t in tokens[clause.verb : clause.head])
    ):
        rest = tokens[clause.head :] if verb.word not in BE else after
        return _read_be(subject, rest)
    if clause.imperative or (subject and subject[-1].word in PRONOUNS):
        return _read_we(verb if clause.imperative else tokens[clause.head], tokens[clause.head + 1 :])
    return _read_active(subject, tokens[clause.head], tokens[clause.head + 1 :])


def _read_be(subject: list[Token], after: list[Token]) -> _Found | None:
    if not after:
        return None
    if is_participle(after[0]) and len(after) > 2:
        return _read_passive(subject, after[0], after[1:])
    if after[0].word == "responsible" and len(after) > 2 and after[1].word == "for":
        return after[2:], f"by {stem('own')}", subject, []
    if after[0].word == "of" and len(after) > 2 and after[1].word == "type":
        return [*subject, after[1]], "be", *_phrase(after[2:])
    if after[0].word in ("in", "on", "at", "under"):
        value, rest = _phrase(after[1:])
        return subject, "in be", value, rest
    return _read_copula(subject, after)


def _read_copula(subject: list[Token], after: list[Token]) -> _Found | None:
    value, rest = _phrase(after)
    first = subject[0] if subject else None
    if first is None:
        return None
    if after[0].word in ("the", "our") and first.word not in DETERMINERS and len(_content(subject)) <= 3:
        return [*value, *rest], "be", subject, []
    if after[0].word in ("a", "an"):
        return None
    names = [t for t in value if t.word not in STOP]
    last = [t.stem for t in subject if t.kind == WORD and t.word not in STOP]
    if names and (all(t.name for t in names) or names[0].name or (last and last[-1] in ROLE_NOUNS)):
        return subject, "be", value, rest
    return None


def _read_passive(subject: list[Token], participle: Token, after: list[Token]) -> _Found | None:
    while after and after[0].word in ADVERBS:
        after = after[1:]
    if not after:
        return None
    prep = after[0].word
    verb = participle.stem
    if verb == "use" and prep in ("for", "as"):
        return after[1:], "use", subject, []
    if participle.word in ("called", "named") and prep not in PREPOSITIONS:
        return subject, "be", *_phrase(after)
    if prep == "by" and verb in _BY and len(after) > 1:
        value, rest = _phrase(after[1:])
        return [*subject, *rest], f"by {verb}", value, []
    if (
        verb in _ADDITIVE - _PLACED
        or prep not in _SINGLE_PREPS | {"to"}
        or (prep == "to" and verb not in _TO)
    ):
        return None
    if len(after) < 2:
        return None
    value, rest = _phrase(after[1:])
    if verb in _ADDITIVE and not any(t.kind == LITERAL for t in value):
        return None
    return subject, f"{_PREP_CLASS.get(prep, prep)} {verb}", value, rest


def _read_we(verb: Token, after: list[Token]) -> _Found | None:
    """ "We use X for Y", "We store X in Y"."""
    for at, token in enumerate(after):
        if token.word in PREPOSITIONS and token.word not in ("of",):
            break
    else:
        return None
    target, tail = after[:at], after[at + 1 :]
    if verb.stem in _CHOOSING:
        return (tail, "use", target, []) if token.word in ("for", "as") and _simple(target) else None
    if verb.stem not in _DOING or verb.stem in LIGHT:
        return None
    if not target:
        target = [verb]
    return _read_passive(target, verb, after[at:]) if len(after[at:]) > 1 else None


def _simple(target: list[Token]) -> bool:
    return 0 < len([t for t in target if t.word not in STOP]) <= 4


def _read_active(subject: list[Token], verb: Token, after: list[Token]) -> _Found | None:
    if not after or not subject:
        return None
    if verb.stem in _OWNING:
        return after, f"by {verb.stem}", subject, []
    if subject[0].kind == LITERAL and verb.stem in _PLACED and len(_content(subject)) <= 2:
        return after, "carry", subject, []
    if len(_content(subject)) <= 2 and verb.stem in _PLACED and any(t.kind == LITERAL for t in subject):
        return after, "carry", subject, []
    while after and after[0].word in ADVERBS | {"out", "up"}:
        after = after[1:]
    if after and verb.stem in _DIRECT and after[0].name:
        value, rest = _phrase(after)
        return subject, f"at {verb.stem}", value, rest
    preps = _ACTIVE.get(verb.stem, frozenset())
    if len(after) < 2 or after[0].word not in preps:
        return None
    prep = after[0].word
    value, rest = _phrase(after[1:])
    return subject, f"{_PREP_CLASS.get(prep, prep)} {verb.stem}", value, rest


def _phrase(tokens: list[Token]) -> tuple[list[Token], list[Token]]:
    """The first noun phrase, and what follows from its first preposition on ("of" belongs to the phrase)."""
    for at, token in enumerate(tokens):
        if token.word in PREPOSITIONS and token.word != "of" and at:
            return tokens[:at], tokens[at:]
    return tokens, []


def _content(tokens: list[Token]) -> frozenset[str]:
    return frozenset(
        t.stem for t in tokens if t.kind != PUNCT and t.stem and t.word not in STOP and t.word not in ARTICLES
    )


def clashing(a: Relation, b: Relation) -> str:
    """The rule by which two relations cannot both hold, or nothing."""
    if a.role != b.role or not _comparable(a.kind, b.kind) or _refines(a, b):
        return ""
    if a.literal or b.literal:
        return "literal" if a.name and b.name else ""
    if a.kind.startswith("by ") or a.kind == "use":
        return "choice"
    return "choice" if a.name == b.name or _same_class(a, b) or _plain_choice(a, b) else ""


def _plain_choice(a: Relation, b: Relation) -> bool:
    """Whether the value that is no name is a kind of its own ("plain text"), not the class of the other ("a database")."""
    plain = b if a.name else a
    return not plain.vague and plain.value[-1] not in _GENERIC


def _comparable(a: str, b: str) -> bool:
    if a == b:
        return True
    (x, u), (y, v) = _split(a), _split(b)
    placed = all(verb in _PLACED or not verb for verb in (u, v))
    return placed and {x, y} in ({"in", "from"}, {"in", "to"}, {"in"})


_CLASSES = (_stems("utc gmt cet est pst time timezone zone"),)


def _same_class(a: Relation, b: Relation) -> bool:
    return any(group & set(a.value) and group & set(b.value) for group in _CLASSES)


def _refines(a: Relation, b: Relation) -> bool:
    """Whether one value contains the other, or both begin alike: a refinement, not another choice."""
    x, y = a.value, b.value
    if set(x) <= set(y) or set(y) <= set(x) or x[0] == y[0]:
        return True
    if a.literal and b.literal:
        return any(p.endswith(q) or q.endswith(p) or p.startswith(q) or q.startswith(p) for p in x for q in y)
    return (a.several or b.several) and bool(set(x) & set(y))
