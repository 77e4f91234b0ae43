"""The rules in order: scope, key and term, number and version, polarity, literal and choice, duplicate."""

from __future__ import annotations

from memkit.contradict.analysis import Analysis, analyse
from memkit.contradict.clash import clashing, exclude_each_other, same_kind
from memkit.contradict.closed import Slot
from memkit.contradict.interval import conflicting, dimensions, within
from memkit.contradict.keys import compare_keys
from memkit.contradict.stems import LIGHT, stems_of
from memkit.contradict.values import DUPLICATE, NONE, Claim, Verdict, contradiction
from memkit.contradict.words import EXISTENTIAL, SOME

_WEAK = LIGHT | {"be"}
# what an upper bound is given with
_BOUNDING = stems_of("limit cap restrict bound")
_ADDS_UP = stems_of(
    "support work test accept include contain publish provide offer verify validate check certify cover exercise"
)


def compare(a: Claim, b: Claim) -> Verdict:
    """What two claims are to each other; the same for (a, b) and (b, a)."""
    if a.term and b.term:
        return _compare_terms(a, b)
    if a.key and b.key and _key(a.key) == _key(b.key):
        return _compare_texts(*(f"{claim.key}: {claim.value or claim.text}" for claim in (a, b)))
    return _compare_texts(a.text, b.text)


def _key(text: str) -> frozenset[str]:
    return analyse(f"{text}: x").key


def _compare_terms(a: Claim, b: Claim) -> Verdict:
    if a.term.casefold() != b.term.casefold() and _key(a.term) != _key(b.term):
        return NONE
    return _compare_texts(*(f"**{claim.term}** — {_meaning(claim)}" for claim in (a, b)))


def _meaning(claim: Claim) -> str:
    head, dash, rest = claim.text.partition("—")
    titled = dash and claim.term.casefold() in head.casefold() and len(head) < len(claim.term) + 8
    return claim.value or (rest.strip() if titled else claim.text)


def _compare_texts(a: str, b: str) -> Verdict:
    x, y = analyse(a), analyse(b)
    if x.silent or y.silent:
        return NONE
    if _opens_what_is_closed(x, y) or _opens_what_is_closed(y, x):
        return contradiction("polarity")
    if x.slot and y.slot and _other_member(x, y, x.slot, y.slot):
        return contradiction("literal" if x.slot.literal and y.slot.literal else "choice")
    if x.scope != y.scope:
        return NONE
    if x.key and y.key:
        return compare_keys(x, y)
    if not x.content & (y.content | y.contrast):
        return NONE
    some = bool(x.scope & EXISTENTIAL)
    for rule in (_duplicate,) if some else (_number, _polarity, _relation, _swapped, _duplicate):
        verdict = rule(x, y)
        if verdict is not None:
            return verdict
    return NONE


def _other_member(a: Analysis, b: Analysis, x: Slot, y: Slot) -> bool:
    """Whether two claims say the same but for the member of one closed set: another weekday, another log level."""
    if x.kind != y.kind or x.value == y.value or (a.key and b.key):
        return False
    narrowed = a.scope - x.words, b.scope - y.words
    if narrowed[0] != narrowed[1] or narrowed[0] & SOME or not _same_amounts(a, b):
        return False
    frames = a.content - x.words, b.content - y.words
    return frames[0] == frames[1] != frozenset() and _same_sense(a, b) and a.polarity.sign > 0


def _opens_what_is_closed(a: Analysis, b: Analysis) -> bool:
    """ "Only admins may export data" against "everybody may export data"."""
    both = a.polarity.permits and b.polarity.permits and a.polarity.sign == b.polarity.sign == 1
    if not both or not b.for_all or "only" not in a.scope or a.scope - {"only"} != b.scope or not b.content:
        return False
    return b.content == a.content - a.subject - {"only"} and bool(a.subject - {"only"})


def _extra(a: Analysis, b: Analysis) -> frozenset[str]:
    """What a says beyond b, apart from its own verb where b has only a light one: "is limited to", "is at most"."""
    extra = a.content - b.content
    if a.act in _BOUNDING and b.verb == "be" and any(q.op == "<=" for q in b.quantities):
        return extra - {a.act}
    return extra - {a.verb} if b.verb in _WEAK else extra


def _number(a: Analysis, b: Analysis) -> Verdict | None:
    if not a.quantities or a.polarity.sign != b.polarity.sign or _turned_around(a, b, names_only=True):
        return None
    if dimensions(a.quantities) != dimensions(b.quantities) or _extra(a, b) - a.tail or _extra(b, a) - b.tail:
        return None
    dimension = conflicting(a.quantities, b.quantities)
    if not dimension:
        return None
    x, y = a.polarity, b.polarity
    if _observes(a, b) or _observes(b, a):
        return NONE
    soft_and_hard = x.obliges and y.obliges and x.advises != y.advises
    exact = all(q.op == "=" for q in (*a.quantities, *b.quantities))
    if soft_and_hard or (dimension == "version" and exact and {a.act, b.act} & _ADDS_UP):
        return NONE
    return contradiction("version" if dimension == "version" else "number")


def _observes(a: Analysis, b: Analysis) -> bool:
    """Whether a tells what is seen and b what must be, and the one keeps to the other: "is 2 s", "at most 30 s"."""
    told = a.hedged or (a.verb == "be" and a.act == "be" and not a.key)
    norm = b.polarity.obliges or b.polarity.permits
    return told and norm and not a.polarity.obliges and all(map(within, a.quantities, b.quantities))


def _polarity(a: Analysis, b: Analysis) -> Verdict | None:
    x, y = a.polarity, b.polarity
    if x.sign == y.sign or dimensions(a.quantities) != dimensions(b.quantities):
        return None
    if x.tangled or y.tangled or _turned_around(a, b) or (a.quantities and (x.soft or y.soft)):
        return NONE
    good, bad = (a, b) if x.sign > 0 else (b, a)
    shared = good.content & bad.content
    telling = len(shared) > 1 or bool(shared & good.names)
    # More words on the negative side make it an exception, not the opposite.
    if not telling or bad.content - good.content or _extra(good, bad) - good.tail - _means(good):
        return NONE
    lifted = bad.polarity.frees and not good.polarity.obliges
    # "larger than 5 MB" and "smaller than 5 MB" are other things
    return contradiction("polarity") if _same_amounts(a, b) and not lifted else NONE


def _means(good: Analysis) -> frozenset[str]:
    """By what means it is done: what is done with something is done, so "it is not done" denies it."""
    relation = good.relation
    by_means = relation is not None and relation.name and relation.kind.startswith(("with ", "over "))
    return frozenset(relation.value) if relation is not None and by_means else frozenset()


def _relation(a: Analysis, b: Analysis) -> Verdict | None:
    if a.polarity.sign != b.polarity.sign or not _same_amounts(a, b):
        return None
    rule = clashing(a.relation, b.relation) if a.relation and b.relation else ""
    if rule:
        return contradiction(rule)
    more, less = a.content - b.content, b.content - a.content
    elsewhere = (more | less) & (a.subject | b.subject) or {a.verb, b.verb} & _ADDS_UP
    return contradiction("choice") if exclude_each_other(more, less) and not elsewhere else None


def _swapped(a: Analysis, b: Analysis) -> Verdict | None:
    """ "X instead of Y" against "Y instead of X"."""
    if not a.contrast or not b.contrast or a.polarity.sign != b.polarity.sign:
        return None
    crossed = a.contrast <= b.content and b.contrast <= a.content and not a.contrast & b.contrast
    return contradiction("choice") if crossed else None


def _duplicate(a: Analysis, b: Analysis) -> Verdict | None:
    if not _same_sense(a, b) or not _same_amounts(a, b) or _turned_around(a, b):
        return None
    if _same_relation(a, b):
        return DUPLICATE
    if len(a.content & b.content) * 5 < 4 * max(len(a.content), len(b.content)):
        return None
    more, less = a.content - b.content, b.content - a.content
    # A word in place of another, a name more, or a narrower subject is another claim.
    if (more and less) or (more | less) & (a.names | b.names | a.subject | b.subject):
        return None
    return DUPLICATE


def _same_relation(a: Analysis, b: Analysis) -> bool:
    """Whether only the verb of one relation differs: "is stored in X" and "lives in X"."""
    x, y = a.relation, b.relation
    if x is None or y is None or not same_kind(x.kind, y.kind) or (x.role, x.value) != (y.role, y.value):
        return False
    return a.content - {a.act} == b.content - {b.act}


def _same_sense(a: Analysis, b: Analysis) -> bool:
    x, y = a.polarity, b.polarity
    flips = [frozenset(head for head in p.heads if head.startswith("-")) for p in (x, y)]
    return flips[0] == flips[1] and (x.sign, x.permits, x.frees) == (y.sign, y.permits, y.frees)


def _same_amounts(a: Analysis, b: Analysis) -> bool:
    x, y = a.quantities, b.quantities
    same = dimensions(x) == dimensions(y) and [q.op for q in x] == [q.op for q in y]
    return same and not conflicting(x, y)


def _turned_around(a: Analysis, b: Analysis, names_only: bool = False) -> bool:
    """Whether the subjects changed places: "A depends on B" and "B depends on A" share every word."""
    mine, theirs = a.subject - b.subject, b.subject - a.subject
    if not mine or not theirs or "be" in (a.verb, b.verb):
        return False
    if names_only and not (mine <= a.names and theirs <= b.names):
        return False
    return mine <= b.content and theirs <= a.content
