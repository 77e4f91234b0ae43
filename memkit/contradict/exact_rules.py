"""The rules that read the grammar of two claims, in order: polarity, number and version, literal and choice, duplicate."""

from __future__ import annotations

from memkit.contradict import NONE, Verdict, contradiction
from memkit.contradict.analysis import Analysis
from memkit.contradict.bags import (
    counts_other_ends,
    is_denied_of_all,
    is_plain,
    observes,
    overlap,
    same_amounts,
    same_measure,
    same_words,
    words_beyond,
)
from memkit.contradict.clash import clash_rule, compare_keys, exclude_each_other
from memkit.contradict.closed_sets import Slot
from memkit.contradict.contrasts import denies_contrast, swap_sides
from memkit.contradict.duplicates import duplicate_verdict, same_sense, turned_around
from memkit.contradict.frames import are_reversed, exclude
from memkit.contradict.lexicon import EXISTENTIAL, SOME, stems_of
from memkit.contradict.openings import opens
from memkit.contradict.opposition import opposition_rule
from memkit.contradict.places import crosses, goes_one_way, is_elsewhere
from memkit.contradict.products import play_one_role
from memkit.contradict.quantity import LEAST, MOST, conflicting_dimension, dimensions

_TRIES = stems_of("attempt try failure after")
_TOGETHER = frozenset({"across", "among", "over", "between", "for"})
_ADDS_UP = stems_of(
    "support work test accept include contain publish provide offer verify validate check certify cover exercise"
)


def verdict_by_rules(x: Analysis, y: Analysis) -> Verdict:
    """The verdict of the first rule that applies, by the grammar of both claims."""
    if opens(x, y) or opens(y, x):
        return contradiction("polarity")
    if x.slot and y.slot and _other_member(x, y, x.slot, y.slot):
        return contradiction("literal" if x.slot.literal and y.slot.literal else "choice")
    if _other_place(x, y):
        return contradiction("choice")
    if swap_sides(x, y):
        return contradiction("choice")
    if x.scope != y.scope:
        return NONE
    if denies_contrast(x, y) or denies_contrast(y, x):
        return contradiction("choice")
    if x.key and y.key:
        return compare_keys(x, y)
    if not x.content & (y.content | y.contrast):
        return NONE
    some = bool(x.scope & EXISTENTIAL)
    if exclude(x.outcome, y.outcome) and not some:
        return contradiction("choice")
    for rule in (
        (duplicate_verdict,)
        if some
        else (_opposition, _number, _polarity, _relation, _product, duplicate_verdict)
    ):
        verdict = rule(x, y)
        if verdict is not None:
            return verdict
    return NONE


def _other_member(a: Analysis, b: Analysis, x: Slot, y: Slot) -> bool:
    """Whether two claims say the same but for the member of one closed set: another weekday, another log level."""
    if x.kind != y.kind or x.value.startswith(y.value) or y.value.startswith(x.value) or (a.key and b.key):
        return False
    if set(x.value.split()) & set(y.value.split()):
        return False
    narrowed = a.scope - x.words, b.scope - y.words
    if narrowed[0] != narrowed[1] or narrowed[0] & SOME or not same_amounts(a, b):
        return False
    frames = a.content - x.words, b.content - y.words
    whole = x.kind == "licence"
    return frames[0] == frames[1] and (whole or bool(frames[0])) and same_sense(a, b) and a.polarity.sign > 0


def _other_place(a: Analysis, b: Analysis) -> bool:
    """Whether one thing is in two places; a place may look like a platform that narrows the claim."""
    x, y = a.frame, b.frame
    if x is None or y is None or x.act != y.act or (a.key and b.key) or not (is_plain(a) and is_plain(b)):
        return False
    if a.scope - x.first().words != b.scope - y.first().words or a.scope & SOME:
        return False
    return is_elsewhere(x, y) and same_amounts(a, b)


def _opposition(a: Analysis, b: Analysis) -> Verdict | None:
    rule = opposition_rule(a, b) if not (a.key and b.key) else ""
    return contradiction(rule) if rule else None


def _number(a: Analysis, b: Analysis) -> Verdict | None:
    if _turns_bound(a, b):
        return contradiction("number")
    if not a.quantities or a.polarity.sign != b.polarity.sign or turned_around(a, b, names_only=True):
        return None
    if _counts_back(a, b) or counts_other_ends(a, b) or _counts_all(a, b) or _counts_all(b, a):
        return NONE
    if dimensions(a.quantities) != dimensions(b.quantities) or not (same_measure(a, b) or same_words(a, b)):
        return None
    dimension = conflicting_dimension(a.quantities, b.quantities)
    if not dimension:
        return None
    x, y = a.polarity, b.polarity
    if observes(a, b) or observes(b, a):
        return NONE
    soft_and_hard = x.obliges and y.obliges and x.advises != y.advises
    exact = all(q.op == "=" for q in (*a.quantities, *b.quantities))
    if soft_and_hard or (dimension == "version" and exact and {a.act, b.act} & _ADDS_UP):
        return NONE
    return contradiction("version" if dimension == "version" else "number")


def _turns_bound(a: Analysis, b: Analysis) -> bool:
    """ "Adds a pod when the load is above 80 %" against "adds a pod when the load is below 80 %"."""
    if (
        len(a.quantities) != 1
        or len(b.quantities) != 1
        or "if" not in a.scope
        or not (is_plain(a) and is_plain(b))
    ):
        return False
    p, q = a.quantities[0], b.quantities[0]
    return (
        {p.op, q.op} == {MOST, LEAST}
        and p.low == q.low
        and p.dimension == q.dimension
        and a.content == b.content
    )


def _polarity(a: Analysis, b: Analysis) -> Verdict | None:
    x, y = a.polarity, b.polarity
    if (
        _never_against_once(a, b)
        or _never_against_once(b, a)
        or is_denied_of_all(a, b)
        or is_denied_of_all(b, a)
    ):
        return contradiction("polarity")
    if x.sign == y.sign or dimensions(a.quantities) != dimensions(b.quantities):
        return None
    if overlap(a, b) or overlap(b, a):
        return contradiction("number")
    if x.tangled or y.tangled or turned_around(a, b) or (a.quantities and (x.soft or y.soft)):
        return NONE
    good, bad = (a, b) if x.sign > 0 else (b, a)
    shared = good.content & bad.content
    telling = (
        len(shared) > 1 or bool(shared & good.names) or (good.content == bad.content and _switches(a, b))
    )
    # More words on the negative side make it an exception, not the opposite.
    exception = bad.content - good.content - bad.manner
    if not telling or exception or words_beyond(good, bad) - good.tail - good.manner - _means(good):
        return NONE
    lifted = bad.polarity.frees and not good.polarity.obliges
    # "larger than 5 MB" and "smaller than 5 MB" are other things
    return contradiction("polarity") if same_amounts(a, b) and not lifted else NONE


def _switches(a: Analysis, b: Analysis) -> bool:
    """ "A description is mandatory" against "the description is optional": one state, both ways."""
    heads = [{head.lstrip("-") for head in p.heads} for p in (a.polarity, b.polarity)]
    return heads[0] == heads[1] != set() and a.verb == b.verb == "be"


def _never_against_once(a: Analysis, b: Analysis) -> bool:
    """ "Is never purged" against "is purged after 14 days", "never gives up" against "gives up after 3 attempts"."""
    timed = bool(b.quantities) and all(q.dimension in ("time", "period", "count") for q in b.quantities)
    denies = a.never and a.polarity.sign < 0 and not a.quantities
    if not timed or not denies or b.polarity.sign < 0 or a.act != b.act:
        return False
    verb = {a.act, "#span"}
    return a.content - verb == b.content - verb - _TRIES != frozenset()


def _means(good: Analysis) -> frozenset[str]:
    """By what means it is done: what is done with something is done, so "it is not done" denies it."""
    relation = good.relation
    by_means = relation is not None and relation.name and relation.kind.startswith(("with ", "over "))
    return frozenset(relation.value) if relation is not None and by_means else frozenset()


def _relation(a: Analysis, b: Analysis) -> Verdict | None:
    if a.polarity.sign != b.polarity.sign or not same_amounts(a, b):
        return None
    rule = clash_rule(a.relation, b.relation) if a.relation and b.relation else ""
    if rule:
        return contradiction(rule)
    may = a.polarity.permits or b.polarity.permits
    if is_plain(a) and is_plain(b) and not may and (are_reversed(a.steps, b.steps) or _is_turned(a, b)):
        return contradiction("order")
    more, less = a.content - b.content, b.content - a.content
    wins = a.act == b.act == "win"
    elsewhere = ((more | less) & (a.subject | b.subject) and not wins) or {a.verb, b.verb} & _ADDS_UP
    excluded = not elsewhere and exclude_each_other(more, less, (a.relation, b.relation))
    return contradiction("choice") if excluded else None


def _is_turned(a: Analysis, b: Analysis) -> bool:
    """ "Is replicated from A to B" against "is replicated from B to A"."""
    x, y = a.frame, b.frame
    return x is not None and y is not None and goes_one_way(x) and crosses(x, y)


def _product(a: Analysis, b: Analysis) -> Verdict | None:
    """Another product of the same kind for the same role, whatever the verb; a version behind it does not matter."""
    x, y = a.product, b.product
    if x is None or y is None or not play_one_role(x, y):
        return None
    counted = any(q.dimension != "version" for q in (*a.quantities, *b.quantities))
    return contradiction("choice") if is_plain(a) and is_plain(b) and not counted else None


def _counts_back(a: Analysis, b: Analysis) -> bool:
    """ "A user belongs to one team" and "a team has several users" count the two ends of one relation."""
    bare = not a.subject & b.subject and all(q.dimension == "count" for q in (*a.quantities, *b.quantities))
    swapped = a.subject | b.subject <= a.content & b.content and bool(a.subject) and bool(b.subject)
    return bare and swapped and a.act != b.act and "be" not in (a.verb, b.verb)


def _counts_all(a: Analysis, b: Analysis) -> bool:
    """ "100 requests per user" against "5000 requests across all users": each of them, and all together."""
    x, y = ({(p.lead, p.words) for p in side.frame.phrases} if side.frame else set() for side in (a, b))
    each = {words for lead, words in x - y if lead == "per"}
    return any(words in each for lead, words in y if lead in _TOGETHER)
