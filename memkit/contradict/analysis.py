"""Analyses one claim for the rules, once: content, sense, amounts, relation, scope."""

from __future__ import annotations

from memkit.boot.memo import memoised
from memkit.boot.struct import replace, struct
from memkit.contradict.apart import NOTHING, Named, find_named
from memkit.contradict.closed_sets import Slot, find_slot
from memkit.contradict.frames import ALSO, Frame, Outcome, Steps, find_frame, find_outcome, find_steps
from memkit.contradict.grammar import Clause, find_clause, mark_light
from memkit.contradict.lexicon import BE, CAN, DETERMINERS, PREPOSITIONS, RELATIVES, stem, stems_of
from memkit.contradict.plain_claim import Reading, read_claim
from memkit.contradict.polarity import Polarity, read_polarity
from memkit.contradict.products import Product, find_product
from memkit.contradict.quantity import LEAST, MOST, Quantity, take_quantities
from memkit.contradict.relation import Relation, read_relation
from memkit.contradict.roles import CHOOSING
from memkit.contradict.scope import carries, scope_marks, split_labels, value_marks, with_bounds
from memkit.contradict.tokens import NUMBER, PUNCT, WORD, Token, tokenize

_IS = Token(WORD, "is", "be")
_POSITIVE = Polarity()
_HEDGES = frozenset("usually typically normally often generally".split())
_EVERYTHING = frozenset(
    "change changes commit commits pullrequest pullrequests request requests file files".split()
)
_EVERYBODY = frozenset(
    (
        "everybody",
        "everyone",
        "anybody",
        "anyone",
        "all users",
        "any user",
        "every user",
        "all members",
        "all roles",
    )
)
_UNIVERSAL = frozenset({"all", "every", "each", "any", "no"})
_SYNCHRONOUS = stem("synchronous")
# the steps of an exchange: what holds for so many of them holds for all
_PHASES = stems_of("connect read write pool open close send receive handshake request response")
_ALL_PHASES = 3
_POINTERS = frozenset({"it", "this", "that", "they", "these", "he", "she"})


@struct(frozen=True)
class Analysis:
    """The parts of one claim. No rule applies to a silent one."""

    silent: bool = True
    content: frozenset[str] = frozenset()
    subject: frozenset[str] = frozenset()
    names: frozenset[str] = frozenset()
    verb: str = ""
    # the word that carries the verb group, also in a passive: "tested"
    act: str = ""
    tail: frozenset[str] = frozenset()
    # the words after "synchronously" or "asynchronously" that only explain it
    manner: frozenset[str] = frozenset()
    # the noun that the subject is about
    head: str = ""
    contrast: frozenset[str] = frozenset()
    scope: frozenset[str] = frozenset()
    polarity: Polarity = _POSITIVE
    quantities: tuple[Quantity, ...] = ()
    # what its numbers count
    counted: frozenset[str] = frozenset()
    relation: Relation | None = None
    slot: Slot | None = None
    product: Product | None = None
    steps: Steps | None = None
    outcome: Outcome | None = None
    frame: Frame | None = None
    # Only for "key: value" and for definitions.
    key: frozenset[str] = frozenset()
    value: tuple[str, ...] = ()
    defines: bool = False
    several: bool = False
    plural: bool = False
    orders: bool = False
    # "usually", "typically": an observation
    hedged: bool = False
    # "everybody may", "all users can": about everyone
    for_all: bool = False
    # "every endpoint", "no service"; "only admins"; "is never purged"
    every: bool = False
    denies_all: bool = False
    sole: bool = False
    never: bool = False
    # "tier 1", "room A", wide, again: what tells its thing or its measure from another
    named: Named = NOTHING


_SILENT = Analysis()


@memoised(32768)
def analyse(text: str) -> Analysis:
    """Analyses one claim; the same text always gives the same analysis."""
    reading = read_claim(text)
    if reading.silent or not reading.core.strip():
        return _SILENT
    tokens, quantities = take_quantities(tokenize(reading.core, reading.literals))
    if reading.key:
        return _analyse_keyed(reading, tokens, quantities)
    clause = find_clause(tokens)
    if clause.verb < 0 and _is_bound(quantities):
        tokens, clause = _as_sentence(tokens, quantities[0])
    if clause.verb < 0 or _points_back(tokens, clause):
        return _SILENT
    return _analyse(reading, tokens, quantities, clause, scope_marks(tokens, reading))


def _is_bound(quantities: tuple[Quantity, ...]) -> bool:
    return len(quantities) == 1 and quantities[0].op in (MOST, LEAST)


def _as_sentence(tokens: list[Token], bound: Quantity) -> tuple[list[Token], Clause]:
    """ "Retries <= 3 per request" read as "retries are <= 3 per request"."""
    at = bound.at
    return [*tokens[:at], _IS, *tokens[at:]], Clause(0, at, at)


def _points_back(tokens: list[Token], clause: Clause) -> bool:
    """Whether the subject is only "it" or "this", so that the claim's subject is unknown."""
    subject = [t.word for t in tokens[clause.start : clause.verb] if t.word not in ("also", "then")]
    impersonal = tokens[clause.verb].word in BE and any(t.word == "to" for t in tokens[clause.head :])
    return len(subject) == 1 and subject[0] in _POINTERS and not impersonal


def _analyse_keyed(reading: Reading, value: list[Token], quantities: tuple[Quantity, ...]) -> Analysis:
    """The analysis of "Key: value" as "key is value", so that it can be compared with a sentence."""
    key = tokenize(reading.key, reading.literals)
    inner = find_clause(value)
    if 0 < inner.verb < len(value) - 1 and not inner.imperative and not _qualifies(reading, value, inner):
        # A whole sentence under a heading: the heading only adds to its subject.
        return _analyse(reading, value, quantities, inner, scope_marks(value, reading), _stems(key))
    value, orders = _setting_tokens(value, inner, bool(quantities))
    tokens = [*key, _IS, *value]
    clause = Clause(0, len(key), min(len(key) + 1, len(tokens) - 1))
    asked = frozenset(f"({t.stem})" for t in tokenize(reading.qualifier, reading.literals) if t.stem)
    scope = frozenset() if reading.defines else scope_marks(key, reading) | value_marks(value) | asked
    moved = tuple(replace(q, at=q.at + len(key) + 1) for q in quantities)
    return replace(
        _analyse(reading, tokens, moved, clause, scope),
        key=_stems(key),
        value=tuple(_stem_of(t) for t in value if carries(t)),
        defines=reading.defines,
        several=any(t.kind == PUNCT or t.word in ("and", "or") for t in value),
        plural=bool(key) and key[-1].word.endswith("s") and key[-1].stem != key[-1].word,
        orders=orders,
    )


def _setting_tokens(value: list[Token], inner: Clause, counted: bool) -> tuple[list[Token], bool]:
    """The value without "use", and whether it is an order: "Render" is a name, "render pages twice" is none."""
    if not inner.imperative or len(value) <= inner.verb + 1:
        return value, False
    if value[inner.verb].stem not in CHOOSING or value[inner.verb + 1].word == "to":
        return value, True
    return value if counted else [*value[: inner.verb], *value[inner.verb + 1 :]], False


def _qualifies(reading: Reading, value: list[Token], clause: Clause) -> bool:
    """Whether the verb sits inside a definition ("the set of projects a customer has bought")."""
    inside = any(t.word == "of" or t.word in DETERMINERS | RELATIVES for t in value[1 : clause.verb])
    return reading.defines and inside


def _analyse(
    reading: Reading,
    tokens: list[Token],
    quantities: tuple[Quantity, ...],
    clause: Clause,
    scope: frozenset[str],
    heading: frozenset[str] = frozenset(),
) -> Analysis:
    clause = _before_amounts(clause, quantities)
    named = find_named(tokens, quantities, clause)
    tokens = mark_light(tokens, clause)
    polarity, folded = read_polarity(tokens, clause, any(q.dimension == "time" for q in quantities))
    amounts, labels = split_labels(tokens, quantities, clause)
    labels |= heading
    passive = tokens[clause.verb].word in BE and not clause.imperative
    return Analysis(
        silent=False,
        content=_stems(folded) | labels,
        subject=_stems(tokens[clause.start : clause.verb]) | labels,
        names=frozenset(_stem_of(t) for t in tokens if t.name and carries(t)),
        verb="be" if passive else tokens[clause.head].stem,
        act=tokens[clause.head].stem,
        tail=_tail(folded, tokens, clause),
        manner=_manner(folded),
        head=_head_noun(tokens[clause.start : clause.verb]),
        contrast=_stems(tokenize(reading.contrast, reading.literals)),
        scope=scope,
        polarity=polarity,
        quantities=with_bounds(amounts, tokens, clause),
        counted=_stems(
            [tokens[q.at] for q in amounts if q.dimension == "count" and q.at < len(tokens) and q.low != (1,)]
        ),
        relation=_relation(tokens, clause, labels, polarity),
        slot=find_slot(tokens, clause),
        product=find_product(tokens, clause),
        steps=find_steps(tokens, clause),
        outcome=find_outcome(tokens, clause),
        frame=find_frame(tokens, clause),
        hedged=any(t.word in _HEDGES for t in tokens),
        every=tokens[clause.start].word in _UNIVERSAL,
        denies_all=tokens[clause.start].word == "no",
        sole=tokens[clause.start].word == "only",
        never=any(t.word == "never" for t in tokens),
        named=named,
        for_all=" ".join([t.word for t in tokens[clause.start : clause.verb]]) in _EVERYBODY,
    )


def _before_amounts(clause: Clause, quantities: tuple[Quantity, ...]) -> Clause:
    """An amount ends the verb group: in "has 2 required fields" nothing is required."""
    ends = [q.at - 1 for q in quantities if clause.verb < q.at <= clause.head]
    return replace(clause, head=min(ends)) if ends else clause


def _relation(
    tokens: list[Token], clause: Clause, labels: frozenset[str], polarity: Polarity
) -> Relation | None:
    """The relation of a plain positive claim; "X, too" adds to others and claims none."""
    turned = any(head.startswith("-") for head in polarity.heads)
    able = any(t.word in CAN for t in tokens[clause.verb : clause.head])
    if polarity.sign < 0 or turned or able or any(t.word in ALSO for t in tokens):
        return None
    found = read_relation(tokens, clause, labels)
    # "is required" is a sense, not a value.
    return None if found is not None and found.kind == "be" and polarity.heads else found


def _stem_of(token: Token) -> str:
    return token.raw.casefold() if token.kind == NUMBER else token.stem


def _stems(tokens: list[Token]) -> frozenset[str]:
    return frozenset(_stem_of(t) for t in tokens if carries(t) and not t.light)


def _tail(folded: list[Token], tokens: list[Token], clause: Clause) -> frozenset[str]:
    """The stems of a closing "before …", "for every change" or "for connect, read and write": it narrows nothing."""
    words = [t.word for t in folded]
    phases = folded[len(words) - words[::-1].index("for") :] if "for" in words else []
    named = [t.stem for t in phases if t.word not in (",", "and")]
    if len(named) >= _ALL_PHASES and _PHASES.issuperset(named):
        return _stems(phases)
    if words[-3:-1] in (["for", "every"], ["for", "each"], ["for", "all"]) and words[-1] in _EVERYTHING:
        return _stems(folded[-1:])
    if "before" not in words or any(t.word == "before" for t in tokens[: clause.verb]):
        return frozenset()
    return _stems(folded[words.index("before") :])


def _manner(folded: list[Token]) -> frozenset[str]:
    stems = [t.stem for t in folded]
    return _stems(folded[stems.index(_SYNCHRONOUS) + 1 :]) if _SYNCHRONOUS in stems else frozenset()


def _head_noun(subject: list[Token]) -> str:
    """The last noun before the first preposition of a subject."""
    ends = [at for at, t in enumerate(subject) if at and t.word in PREPOSITIONS] or [len(subject)]
    return subject[ends[0] - 1].stem if subject else ""
