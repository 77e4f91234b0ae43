"""Compares two claims by their topic and their values, whatever their grammar.

The gist of a claim is its scope, the roots of the words of its topic ("attachments" and "attaching" are one), and its
values: amounts, days of the week, dates, an exit code. Two claims of one topic that differ in one value contradict each
other. Words that only say how a value of that kind is told ("is scheduled", "latency budget") belong to no topic.
"""

from __future__ import annotations

from memkit.boot.memo import IGNORE, lazy, memoised, re
from memkit.boot.struct import replace, struct
from memkit.contradict.analysis import Analysis, analyse
from memkit.contradict.bags import counts_other_ends, observes
from memkit.contradict.frames import ALSO
from memkit.contradict.lexicon import ARTICLES, CAN, LIGHT, SOME, STOP, VERB_STEMS, VERBS, stem, stems_of
from memkit.contradict.plain_claim import read_claim
from memkit.contradict.quantity import (
    EQUAL,
    LEAST,
    MOST,
    Quantity,
    conflicting_dimension,
    dimensions,
    take_quantities,
)
from memkit.contradict.tokens import LITERAL, NUMBER, PUNCT, Token, tokenize

_DAYS = "mon|tues|wednes|thurs|fri|satur|sun"
_MONTHS = "january|february|march|april|may|june|july|august|september|october|november|december"
_DAY = lazy(rf"\b(?:(?:on|every|each) )?({_DAYS})days?\b", IGNORE)
_DATE = lazy(
    rf"\b(\d{{1,2}})(?:st|nd|rd|th)? (?:of )?({_MONTHS})\b|\b({_MONTHS}) (\d{{1,2}})(?:st|nd|rd|th)?\b",
    IGNORE,
)
_EXIT = lazy(
    r"\b(?:exit(?:s|ed|ing)(?: with)?|exit with|with(?: an?)? exit)(?: an?)?(?: exit)?(?: status| code)* (\d{1,3})\b",
    IGNORE,
)
_STATUS = lazy(
    r"\b(?:returns?|answers?|responds?|replies)(?: with)?(?: an?)?(?: HTTP)?(?: status)?(?: code)? ([1-5]\d\d)\b"
    r"(?: with (?:an? )?(?:empty |error )?(?:body|list|message))?",
    IGNORE,
)
_RATE = lazy(r"(?<!half )\b(?:per|an?|every|each) (second|minute|hour|day|week|month)\b", IGNORE)
_OPENS_WITH_DAY = lazy(rf"(?:(?:on|every|each) )?(?:{_DAYS})days?\b", IGNORE)
_WORD = lazy(r"[a-z]+")
_WEEKLY = lazy(r"\b(?:weekly|once a week|every week|each week)\b", IGNORE)

# Words that say how a value of a kind is told; they belong to no topic.
_TELLING = {
    "day": stems_of(
        "job run schedule start take place happen time task plan do go out kick off trigger execute perform send deliver"
    ),
    "range": stems_of("begin end start last from until to run now go stop finish be through between and"),
    "dates": stems_of("take place happen be do on in"),
    "exit": stems_of(
        "process program command script end exit code status terminate quit return finish after when it"
    ),
    "rate": stems_of(
        "allow permit limit cap send make issue rate do may call throttle restrict quota handle accept serve"
    ),
    "time": stems_of("latency budget stay response take must keep target answer respond"),
    "size": stems_of(
        "file data upload fine ok accept refuse reject allow up work take size maximum limit support possible"
    ),
    "count": stems_of(
        "maximum limit most least number allow permit make get take fit hold join cover contain room show accommodate"
        " include comprise into go available"
    ),
}
_EMPTY = (
    LIGHT
    | {"be", "have", "do"}
    | stems_of(
        "project default currently our we may also always every each all any a one up simply only first"
    )
)
# Endings that make a noun of a verb.
_ENDINGS = ("ation", "ition", "ature", "ment", "ion", "ing", "age", "al", "ance", "ence", "ure")
_SHORTEST = 3
_RANKS, _ORDINALS = stems_of("default maximum minimum limit"), frozenset({"first", "last", "next"})
# what refuses and what accepts up to a bound
_REFUSING = stems_of("refuse reject decline deny block drop discard fail forbid")
_FEWEST = 2


@struct(frozen=True)
class Gist:
    """What narrows a claim, the roots of its words, its amounts, and its other values by their kind."""

    scope: frozenset[str]
    words: frozenset[str]
    amounts: tuple[Quantity, ...]
    values: tuple[tuple[str, frozenset[str]], ...]
    refuses: bool = False
    # "default", "maximum": which of its amounts
    ranks: frozenset[str] = frozenset()

    def kinds(self) -> frozenset[str]:
        """The kinds of its values other than amounts."""
        return frozenset(kind for kind, _ in self.values)

    def gives_range(self) -> bool:
        """Whether it gives a first and a last day."""
        return any(kind == "dates" and len(value) == _FEWEST for kind, value in self.values)


@memoised(20000)
def root(word: str) -> str:
    """The stem of a word, of the verb it is made from if there is one: "deletion", "coverage", "attachments"."""
    found = stem(word)
    if found in VERB_STEMS:
        return found
    if found[-1:] == found[-2:-1] and found[:-1] in VERB_STEMS:
        # "cancelled"
        return found[:-1]
    single = word[:-1] if word.endswith("s") and not word.endswith("ss") else word
    for ending in _ENDINGS:
        base = single.removesuffix(ending)
        if base == single or len(base) < _SHORTEST:
            continue
        for verb in (base, f"{base}e", f"{base}ate", base[:-1] if base[-1:] == base[-2:-1] else base):
            if verb in VERBS:
                return stem(verb)
    return found


@memoised(32768)
def gist_of(text: str) -> Gist | None:
    """The gist of a claim; none if it is silent, negated, a setting, or leaves room for other values."""
    told = analyse(text)
    if told.silent or told.key or told.polarity.tangled or told.contrast or told.scope & SOME:
        return None
    reading = read_claim(text)
    values: list[tuple[str, frozenset[str]]] = []
    core = reading.core
    for kind, pattern, value in _VALUES:
        found = [value(match) for match in pattern.finditer(core)]
        if found:
            values.append((kind, frozenset(found)))
            core = pattern.sub(" ", core)
    if any(kind == "day" for kind, _ in values):
        core = _WEEKLY.sub(" ", core)
    rated = _RATE.search(core) is not None
    timed = any(kind in ("day", "dates") for kind, _ in values)
    # May is a month, too
    permits = told.polarity.permits and ("May" not in reading.core or not CAN.isdisjoint(core.split()))
    if timed and (permits or told.polarity.negated or _OPENS_WITH_DAY.match(reading.core)):
        # what is never done on one day may be done on another, and a day that opens a claim narrows it
        return None
    if any(word in ALSO for word in _WORD.findall(text.lower())):
        return None
    tokens, amounts = take_quantities(tokenize(core, reading.literals))
    if not values and (not amounts or not told.quantities):
        return None
    if rated:
        values.append(("rate", frozenset()))
        amounts = tuple(replace(q, op=MOST) if q.op == EQUAL else q for q in amounts)
    negated = told.polarity.negated
    words = frozenset(root(t.word) if t.kind != LITERAL else t.stem.strip("/") for t in tokens if _tells(t))
    if negated:
        words |= {"#not"}
    amounts = _without_single(amounts)
    scope = told.scope - _scope_words(values)
    ranks = words & _RANKS
    if any(t.word in _ORDINALS for t in tokens):
        words |= {"#first"}
    refuses = bool(words & _REFUSING) and not negated
    return Gist(scope, words - _EMPTY, amounts, tuple(values), refuses, ranks)


def _without_single(amounts: tuple[Quantity, ...]) -> tuple[Quantity, ...]:
    """The amounts without "one" where another is counted: "up to 16 players fit into one lobby"."""
    others = tuple(q for q in amounts if (q.dimension, q.op, q.low) != ("count", EQUAL, (1,)))
    return others if any(q.dimension == "count" for q in others) else amounts


def _tells(token: Token) -> bool:
    return (
        token.kind not in (PUNCT, NUMBER)
        and bool(token.stem)
        and token.word not in STOP
        and token.word not in ARTICLES
    )


def _scope_words(values: list[tuple[str, frozenset[str]]]) -> frozenset[str]:
    days = {stem(word) for kind, found in values if kind == "day" for word in found}
    months = {stem(word.split()[-1]) for kind, found in values if kind == "dates" for word in found}
    return frozenset(days | months | {f"{day}s" for day in days})


def _day(match: re.Match[str]) -> str:
    return f"{match[1].lower()}day"


def _date(match: re.Match[str]) -> str:
    return f"{match[1] or match[4]} {(match[2] or match[3]).lower()}"


def _code(match: re.Match[str]) -> str:
    return match[1]


_VALUES = (
    ("day", _DAY, _day),
    ("dates", _DATE, _date),
    ("exit", _EXIT, _code),
    ("status", _STATUS, _code),
)


def differ_in_value(a: str, b: str) -> str:
    """The rule by which two claims of one topic give it two values, or nothing."""
    x, y = gist_of(a), gist_of(b)
    if x is None or y is None or x.scope != y.scope or x.kinds() != y.kinds():
        return ""
    if dimensions(x.amounts) != dimensions(y.amounts) or _is_other_bound(x, y) or not _is_one_topic(x, y):
        return ""
    others = [(value, dict(y.values)[kind]) for kind, value in x.values if value != dict(y.values)[kind]]
    conflict = conflicting_dimension(x.amounts, y.amounts)
    if others or not conflict:
        apart = len(others) == 1 and not conflict and len(others[0][0]) == len(others[0][1])
        return "choice" if apart and (others[0][0].isdisjoint(others[0][1]) or x.gives_range()) else ""
    p, q = analyse(a), analyse(b)
    if (
        conflict in ("version", "clock")
        or observes(p, q)
        or observes(q, p)
        or _is_softer(p, q)
        or counts_other_ends(p, q)
    ):
        return ""
    if conflict == "count" and "rate" not in x.kinds() and not p.subject & q.subject:
        bounded = {q.op for q in (*x.amounts, *y.amounts)} == {MOST}
        if not bounded or not p.counted or p.counted != q.counted:
            return ""
    if x.refuses == y.refuses:
        return "number"
    return "number" if _overlap(x, y) else ""


def _is_other_bound(x: Gist, y: Gist) -> bool:
    """Whether one claim gives what is so unless told otherwise, and the other the most there may be."""
    return ("default" in x.ranks) != ("default" in y.ranks)


def _is_softer(p: Analysis, q: Analysis) -> bool:
    """Whether one claim says what should be and the other what must be."""
    return p.polarity.obliges and q.polarity.obliges and p.polarity.advises != q.polarity.advises


def _is_one_topic(x: Gist, y: Gist) -> bool:
    """Whether two gists have the same words, apart from those that say how a value of their kinds is told."""
    kinds = x.kinds() | {q.dimension for q in x.amounts}
    if x.gives_range() and y.gives_range():
        kinds |= {"range"}
    told = frozenset().union(*[_TELLING.get(kind, frozenset()) for kind in kinds])
    mine, theirs = x.words - told, y.words - told
    if mine == theirs:
        bounded = all(q.op in (MOST, LEAST) for q in (*x.amounts, *y.amounts))
        alone = bool(x.values) or x.refuses != y.refuses or bounded
        return len(mine) >= _FEWEST or (len(mine) == 1 and alone)
    # "the freeze" may be called "the deploy freeze" where both give its first and last day
    return x.gives_range() and bool(mine & theirs) and len(mine ^ theirs) == 1


def _overlap(x: Gist, y: Gist) -> bool:
    """ "More than 20 MB is refused" against "works up to 50 MB"."""
    refused, taken = (x, y) if x.refuses else (y, x)
    if len(refused.amounts) != 1:
        return False
    p, q = refused.amounts[0], taken.amounts[0]
    return p.op == LEAST and q.op == MOST and p.low[0] < q.high[0]
