"""The rules in order: scope, key and term, number and version, polarity, literal and choice, duplicate."""

from __future__ import annotations

from .analysis import Analysis, analyse
from .exclusive import exclude_each_other
from .quantity import conflicting, dimensions
from .relation import clashing
from .stems import stem
from .values import DUPLICATE, NONE, Claim, Verdict, contradiction
from .words import LIGHT

# A longer value is prose under a heading, not a setting.
_LONGEST_VALUE = 6
_LONGEST_MEANING = 14
_WEAK = LIGHT | {"be"}
_ADDS_UP = frozenset(
    stem(word) for word in "support work test accept include contain publish provide offer".split()
)


def compare(a: Claim, b: Claim) -> Verdict:
    """What two claims are to each other; the same for (a, b) and (b, a)."""
    if a.term and b.term:
        return _compare_terms(a, b)
    if a.key and b.key and _key(a.key) == _key(b.key):
        return _compare_texts(f"{a.key}: {a.value or a.text}", f"{b.key}: {b.value or b.text}")
    return _compare_texts(a.text, b.text)


def _key(text: str) -> frozenset[str]:
    return analyse(f"{text}: x").key


def _compare_terms(a: Claim, b: Claim) -> Verdict:
    if _key(a.term) != _key(b.term):
        return NONE
    return _compare_texts(*(f"**{c.term}** — {c.value or _meaning(c)}" for c in (a, b)))


def _meaning(claim: Claim) -> str:
    head, _, rest = claim.text.partition("—")
    return rest.strip() if rest and len(head) < len(claim.term) + 8 else claim.text


def _compare_texts(a: str, b: str) -> Verdict:
    x, y = analyse(a), analyse(b)
    if x.silent or y.silent or x.scope != y.scope:
        return NONE
    if x.key and y.key:
        return _keyed(x, y)
    for rule in (_number, _polarity, _relation, _swapped, _duplicate):
        verdict = rule(x, y)
        if verdict is not None:
            return verdict
    return NONE


def _keyed(a: Analysis, b: Analysis) -> Verdict:
    if a.key != b.key:
        return NONE
    if a.defines or b.defines:
        return _meanings(a, b)
    if dimensions(a.quantities) == dimensions(b.quantities) and set(a.value) == set(b.value):
        if a.polarity.sign != b.polarity.sign or conflicting(a.quantities, b.quantities):
            return contradiction("key")
        return DUPLICATE
    return _values(a, b)


def _values(a: Analysis, b: Analysis) -> Verdict:
    x, y = a.value, b.value
    if (
        max(len(x), len(y)) > _LONGEST_VALUE
        or not x
        or not y
        or set(x) <= set(y)
        or set(y) <= set(x)
        or x[0] == y[0]
    ):
        return NONE
    if (a.several or b.several) and (a.plural or b.plural or set(x) & set(y)):
        return NONE
    if any(p.startswith(q) or q.startswith(p) for p in x[:1] for q in y[:1]):
        return NONE
    return contradiction("key")


def _meanings(a: Analysis, b: Analysis) -> Verdict:
    x, y = frozenset(a.value), frozenset(b.value)
    shared = len(x & y)
    if max(len(x), len(y)) > _LONGEST_MEANING:
        return NONE
    if shared * 5 >= 4 * max(len(x), len(y)):
        return DUPLICATE if a.polarity.sign == b.polarity.sign else NONE
    if shared * 2 >= min(len(x), len(y)):
        return NONE
    return contradiction("term")


def _extra(a: Analysis, b: Analysis) -> frozenset[str]:
    """What a says beyond b, apart from its own verb where b has only a light one."""
    extra = a.content - b.content
    return extra - {a.verb} if b.verb in _WEAK else extra


def _number(a: Analysis, b: Analysis) -> Verdict | None:
    if (
        not a.quantities
        or a.polarity.sign != b.polarity.sign
        or dimensions(a.quantities) != dimensions(b.quantities)
    ):
        return None
    more, less = _extra(a, b), _extra(b, a)
    if not (more <= a.tail and less <= b.tail) or not a.content & b.content:
        return None
    dimension = conflicting(a.quantities, b.quantities)
    if not dimension:
        return None
    exact = all(q.op == "=" for q in (*a.quantities, *b.quantities))
    if dimension == "version" and exact and {a.verb, b.verb} & _ADDS_UP:
        return NONE
    return contradiction("version" if dimension == "version" else "number")


def _polarity(a: Analysis, b: Analysis) -> Verdict | None:
    x, y = a.polarity, b.polarity
    if x.sign == y.sign or dimensions(a.quantities) != dimensions(b.quantities):
        return None
    if x.tangled or y.tangled:
        return NONE
    good, bad = (a, b) if x.sign > 0 else (b, a)
    if not good.content & bad.content or bad.content - good.content or _extra(good, bad) - good.tail:
        return NONE
    if conflicting(a.quantities, b.quantities) or (a.quantities and (x.soft or y.soft)):
        return NONE
    if bad.polarity.frees and not good.polarity.obliges:
        return NONE
    return contradiction("polarity")


def _relation(a: Analysis, b: Analysis) -> Verdict | None:
    if a.polarity.sign != b.polarity.sign or not _same_amounts(a, b):
        return None
    for x in a.relations:
        for y in b.relations:
            rule = clashing(x, y)
            if rule:
                return contradiction(rule)
    more, less = a.content - b.content, b.content - a.content
    if (
        exclude_each_other(more, less)
        and not (more | less) & (a.subject | b.subject)
        and not {a.verb, b.verb} & _ADDS_UP
    ):
        return contradiction("choice")
    return None


def _swapped(a: Analysis, b: Analysis) -> Verdict | None:
    """ "X instead of Y" against "Y instead of X"."""
    if not a.contrast or not b.contrast or a.polarity.sign != b.polarity.sign:
        return None
    if a.contrast <= b.content and b.contrast <= a.content and not a.contrast & b.contrast:
        return contradiction("choice")
    return None


def _duplicate(a: Analysis, b: Analysis) -> Verdict | None:
    if not _same_sense(a, b) or not _same_amounts(a, b) or _turned_around(a, b):
        return None
    shared = len(a.content & b.content)
    if not shared or shared * 5 < 4 * max(len(a.content), len(b.content)):
        return None
    more, less = a.content - b.content, b.content - a.content
    if (more and less) or (more | less) & (a.names | b.names | a.subject | b.subject):
        return None
    return DUPLICATE


def _same_sense(a: Analysis, b: Analysis) -> bool:
    x, y = a.polarity, b.polarity
    return (x.sign, x.permits, x.frees, _flips(x.turned)) == (y.sign, y.permits, y.frees, _flips(y.turned))


def _flips(turned: tuple[str, ...]) -> frozenset[str]:
    return frozenset(word for word in turned if word.startswith("-"))


def _same_amounts(a: Analysis, b: Analysis) -> bool:
    same = dimensions(a.quantities) == dimensions(b.quantities)
    return (
        same
        and [q.op for q in a.quantities] == [q.op for q in b.quantities]
        and not conflicting(a.quantities, b.quantities)
    )


def _turned_around(a: Analysis, b: Analysis) -> bool:
    """Whether the subjects changed places: "A depends on B" and "B depends on A" share every word."""
    if not a.subject or not b.subject or a.subject & b.subject or a.verb in ("be",) or b.verb in ("be",):
        return False
    return a.subject <= b.content and b.subject <= a.content
