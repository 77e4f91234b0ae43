"""Compares claims by what they hold, whatever their grammar: words, amounts ("at most 5" against 8), groups ("only admins").

Each claim becomes a bag of stems without light words. Two bags that differ in one pair of alternatives, in a negation or
in one amount oppose each other, unless doer and thing changed places.
"""

from __future__ import annotations

from memkit.contradict.analysis import Analysis
from memkit.contradict.antonyms import EXCLUSIVE, are_opposites
from memkit.contradict.clash import are_classmates
from memkit.contradict.frames import Frame
from memkit.contradict.lexicon import LIGHT, SOME, VERB_STEMS, stem_table, stems_of
from memkit.contradict.phrasing import is_image
from memkit.contradict.products import are_rivals
from memkit.contradict.quantity import conflicting_dimension, dimensions, is_inside, within

_WEAK = LIGHT | {"be"}
# what an upper bound is given with
_BOUNDING = stems_of("limit cap restrict bound")
# Words that only say that an amount is a bound, or what is counted.
_SIZES = stems_of("size length count number")
_VERSIONED = stems_of("version support require run work")
_MEASURES = stems_of(
    "minimum maximum limit length size count number cap bound threshold total need make allow permit restrict character"
    " letter row item entry record message element pass gate"
)
COUNTED = stems_of("item entry row element record message connection result job request")
_LIMITS = stems_of("minimum maximum limit")
_HOLDING = stems_of("show visible display list hold contain keep carry wide tall high long deep status code")
_LASTING = stems_of("period duration") | {"#span"}
_STARTING = stems_of("start run spawn launch create")
_PORTED = stems_of("port listen bind serve expose reach available run answer endpoint server service")


def words_beyond(a: Analysis, b: Analysis) -> frozenset[str]:
    """What a says beyond b, apart from its own verb where b has only a light one: "is limited to", "is at most"."""
    extra = a.content - b.content
    if a.act in _BOUNDING and b.verb == "be" and any(q.op == "<=" for q in b.quantities):
        return extra - {a.act}
    return extra - {a.verb} if b.verb in _WEAK else extra


def same_measure(a: Analysis, b: Analysis) -> bool:
    """Whether two claims are about one amount: the same words, but for those that say how it is measured."""
    more, less = words_beyond(a, b) - a.tail, words_beyond(b, a) - b.tail
    if not more and not less:
        return True
    extra = _measure_words(a, b, more, less)
    return not (more | less) - extra and bool(a.content & b.content - extra)


def _measure_words(a: Analysis, b: Analysis, more: frozenset[str], less: frozenset[str]) -> frozenset[str]:
    """The words of both claims that say how an amount is measured, not what of."""
    if len(a.quantities) != 1:
        return frozenset()
    ops = {a.quantities[0].op, b.quantities[0].op}
    if a.quantities[0].dimension == "port":
        return _PORTED
    if a.quantities[0].dimension == "version":
        return _MEASURES | _VERSIONED if ">=" in ops and "<=" not in ops else frozenset()
    if ops <= {"<=", ">="}:
        return _MEASURES
    if a.quantities[0].dimension == "time" and "#span" in more | less:
        return _LASTING
    if (more | less) & _SIZES:
        return _SIZES | _HOLDING | _STARTING | COUNTED
    return _HOLDING | _TIMES


def observes(a: Analysis, b: Analysis) -> bool:
    """Whether a tells what is seen and b what must be, and the one keeps to the other: "is 2 s", "at most 30 s"."""
    told = a.hedged or (a.verb == "be" and a.act == "be" and not a.key and not a.subject & _LIMITS)
    norm = b.polarity.obliges or b.polarity.permits
    return told and norm and not a.polarity.obliges and all(map(within, a.quantities, b.quantities))


def counts_other_ends(a: Analysis, b: Analysis) -> bool:
    """ "Up to 12 devices can join a mesh" and "a device can join up to 3 meshes"."""
    apart = bool(a.counted) and bool(b.counted) and not a.counted & b.counted
    return apart and a.counted <= b.content and b.counted <= a.content


def overlap(a: Analysis, b: Analysis) -> bool:
    """ "Files up to 50 MB are accepted" against "files larger than 10 MB are rejected"."""
    if len(a.quantities) != 1 or a.content != b.content or not a.polarity.heads or not b.polarity.heads:
        return False
    x, y = a.quantities[0], b.quantities[0]
    return x.op == "<=" and y.op == ">=" and x.dimension != "version" and y.low[0] < x.high[0]


def same_amounts(a: Analysis, b: Analysis) -> bool:
    """Whether two claims give the same amounts, with the same bounds."""
    x, y = a.quantities, b.quantities
    same = dimensions(x) == dimensions(y) and [q.op for q in x] == [q.op for q in y]
    return same and not conflicting_dimension(x, y) and not any(map(is_inside, x, y))


def is_denied_of_all(a: Analysis, b: Analysis) -> bool:
    """ "No service writes to it" against "the billing service writes to it"; one that does not would be an exception."""
    denies = a.denies_all and not b.every and a.polarity.sign < 0 < b.polarity.sign
    if not denies or a.head != b.head or not a.subject < b.subject or a.polarity.tangled:
        return False
    return a.content - a.subject == b.content - b.subject != frozenset() and same_amounts(a, b)


def is_plain(a: Analysis) -> bool:
    """Whether a claim is positive and uses no turned opposite."""
    return a.polarity.sign > 0 and not any(head.startswith("-") for head in a.polarity.heads)


# Words that one claim may have beyond the other: they name no other thing.
_IGNORED = (
    LIGHT
    | {"be", "have", "do"}
    | stems_of(
        "silently quietly one value field column parameter argument option setting during over particular base"
        " default first automatically simply directly run happen occur require need return get their slim new raise throw"
    )
)
# Verbs and nouns that say the same, each line as its first word.
_SAME = """
store keep save hold persist live reside sit stored
print output
talk call speak communicate connect
error exception fail failure abort crash panic
list result output
check enforce verify
"""
_CONDITIONAL = frozenset({"if"})
_TIMES = stems_of("times")
# What these lead says in which case, so that both claims must say it alike.
_CASES = frozenset({"before", "after", "without", "until", "unless", "except", "since"})
# a name of an error class: ValueError, NotFoundException
_ERROR_ENDINGS = ("error", "exception")
_FEWEST = 2
_ENDING = stems_of("return raise throw give yield")
_CHOOSING = stems_of("talk call speak communicate connect use base write build implement compress hash")


def _same() -> dict[str, str]:
    stems = stem_table(_SAME)
    return {
        stems[word]: stems[line.split()[0]] for line in _SAME.strip().split("\n") for word in line.split()
    }


_CANONICAL = _same()
_FAIL = _CANONICAL[next(iter(stems_of("fail")))]


def oppose(a: Analysis, b: Analysis) -> str:
    """The rule by which two claims oppose each other as bags of words, or nothing."""
    x, y = a.frame, b.frame
    found = _difference(a, b)
    if x is None or y is None or found is None:
        return ""
    more, less = found
    if a.polarity.negated != b.polarity.negated:
        bad = a if a.polarity.negated else b
        # "not more than 3 times" denies nothing
        return "polarity" if not more and not less and not bad.quantities else ""
    # kept for 30 days is removed after 30 days
    timed = any(q.dimension != "count" for q in (*a.quantities, *b.quantities))
    if len(more) != 1 or len(less) != 1 or timed or not same_amounts(a, b):
        return ""
    (p,), (q,) = more, less
    chosen = are_rivals(p, q) and _is_chosen(x, p) and _is_chosen(y, q)
    objects = _is_object(x, p) and _is_object(y, q)
    if is_image(p) and is_image(q):
        return "literal"
    return "choice" if chosen or (exclude(p, q) and not objects) else ""


def same_words(a: Analysis, b: Analysis) -> bool:
    """Whether two claims say the same but for their amounts."""
    return _difference(a, b) == (frozenset(), frozenset())


def _difference(a: Analysis, b: Analysis) -> tuple[frozenset[str], frozenset[str]] | None:
    """The words of each claim that the other lacks; nothing if they cannot be compared or share too little."""
    x, y = a.frame, b.frame
    if x is None or y is None or not _is_comparable(a, b) or not _is_same_case(x, y):
        return None
    mine, theirs = _bag(a, x), _bag(b, y)
    shared = mine & theirs
    if len(shared - {_FAIL}) < _FEWEST:
        return None
    return mine - theirs, theirs - mine


def exclude(p: str, q: str) -> bool:
    """Whether two stems are alternatives of which a thing has one."""
    return (p, q) in EXCLUSIVE or are_opposites(p, q) or are_classmates(p, q)


def _is_comparable(a: Analysis, b: Analysis) -> bool:
    """Whether both claims speak of the same cases; a condition may be told as an attribute."""
    if a.key or b.key or a.sole or b.sole or a.every != b.every or (a.scope | b.scope) & SOME:
        return False
    if a.polarity.tangled or b.polarity.tangled or a.polarity.permits or b.polarity.permits:
        return False
    told = [side.scope - side.content - _CONDITIONAL for side in (a, b)]
    return told[0] == told[1]


def _is_same_case(x: Frame, y: Frame) -> bool:
    """Whether doer and thing have not changed places, and both happen before, after or without the same."""
    # "the log has floats", "the default in the log is float": what is done, and what something is
    deeds = (x.act in VERB_STEMS) == (y.act in VERB_STEMS)
    if x.passive == y.passive and x.subject != y.subject and deeds:
        return False
    cases = [{(p.lead, p.words) for p in side.phrases if p.lead in _CASES} for side in (x, y)]
    return cases[0] == cases[1]


def _is_object(frame: Frame, word: str) -> bool:
    """Whether something is done to the word: "drops strings" leaves room for integers, "returns strings" does not."""
    done = frame.first()
    return not frame.passive and not done.lead and word in done.words and frame.act not in _ENDING


def _is_chosen(frame: Frame, product: str) -> bool:
    """Whether a product is what the claim chooses, not part of its subject or one of many."""
    return product not in frame.subject and frame.act in _CHOOSING


def _bag(a: Analysis, frame: Frame) -> frozenset[str]:
    words = frame.subject.union({frame.act}, frame.fronted, *[phrase.words for phrase in frame.phrases])
    named = {_FAIL if word.endswith(_ERROR_ENDINGS) else _CANONICAL.get(word, word) for word in words}
    labels = {word for word in a.content if word[0] == "#"}
    counted = any(q.dimension == "count" for q in a.quantities)
    return (frozenset(named) | labels) - _IGNORED - (_TIMES if counted else frozenset())
