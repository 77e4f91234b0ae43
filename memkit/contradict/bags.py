"""Claims that say the same but for one word, whatever their grammar: active or passive, a condition or an attribute.

Each claim becomes a bag of stems without light words. Two bags that differ in one pair of alternatives, in a negation or
in one amount oppose each other, unless doer and thing changed places.
"""

from __future__ import annotations

from memkit.contradict.analysis import Analysis
from memkit.contradict.antonyms import EXCLUSIVE, are_opposites
from memkit.contradict.bounds import same_amounts
from memkit.contradict.clash import are_classmates
from memkit.contradict.frames import Frame
from memkit.contradict.roles import are_rivals
from memkit.contradict.stems import LIGHT, stem_table, stems_of
from memkit.contradict.words import SOME

# Words that one claim may have beyond the other: they name no other thing.
_IGNORED = (
    LIGHT
    | {"be", "have", "do"}
    | stems_of(
        """
        silently quietly one value field column parameter argument option setting during over particular base
        default first automatically simply directly run happen occur require need return get their slim new raise throw
        """
    )
)
# Verbs and nouns that say the same, each line as its first word.
_SAME = """
store keep save hold persist live reside sit stored
print output
talk call speak communicate connect
error exception fail failure abort crash panic
list result output
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
    if x.passive == y.passive and x.subject != y.subject:
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
