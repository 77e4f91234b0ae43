"""Whole sentences that tell one value of a topic, each kind with the turns in which it is told, whatever their grammar.

"Sessions survive a restart" and "a restart invalidates all sessions" have one topic, the roots of all their words but those
of the turn, and two values that exclude each other. A sentence must be such a turn from its first word to its last.
"""

from __future__ import annotations

from memkit.boot.memo import IGNORE, lazy, memoised, re
from memkit.boot.struct import struct
from memkit.contradict import UNITS
from memkit.contradict.gist import root
from memkit.contradict.lexicon import VERB_STEMS, VERBS, stem, stems_of, words
from memkit.contradict.turns import CLASSES, COMMON, CUES, MEASURES, PASSING, SAME, TELLING, TURNS

_WORD = lazy(r"[a-z0-9][\w.+#/~-]*|[/~.][\w./~-]+", IGNORE)
# they leave room for others, deny, or narrow in a way that no topic tells
_OPEN = words(
    """
    not no never nor neither cannot can't don't doesn't isn't aren't also too or either usually typically normally often
    sometimes mostly unless except besides additionally other should optionally previously formerly originally temporarily
    until since instead but some many several might may can could plan plans planned will would could half
    """
)
_BREAKS = (". ", "; ", ": ", "? ", " — ", " – ", " - ", "(", "?")
_FEWEST = {"means": 1, "first": 1, "version": 1, "unit": 1, "least": 1, "most": 1, "taken": 1, "format": 1}
_LONGEST_MEANING = 14
_MANY = 3
_ONE_WORD = stems_of(COMMON)
_OWN = {kind: stems_of(told) for kind, told in TELLING.items()}
_BOUNDS = frozenset({"least", "most", "taken"})
_SMALLEST = 3
_PASSING = stems_of(PASSING)
_DIMENSIONS = frozenset(dimension for dimension, _ in UNITS.values())
# a megabyte may be so many bytes more
_ALIKE = 1.1


@struct(frozen=True)
class Saying:
    """The kind of a turn, its value, what the value is told of, and the amount with its dimension if it has one."""

    kind: str
    value: str
    topic: frozenset[str]
    amount: float = 0.0
    dimension: str = ""
    # of two steps: what is done first, and what second
    steps: tuple[frozenset[str], frozenset[str]] = (frozenset(), frozenset())


def _patterns() -> tuple[tuple[str, str, re.Pattern[str]], ...]:
    rows = []
    for line in TURNS.replace("\n    ", "").strip().split("\n"):
        kind, value, pattern = line.split(" :: ")
        rows.append((kind, value, lazy(rf"{pattern}", IGNORE)))
    return tuple(rows)


_PATTERNS = _patterns()


def differ_in_saying(a: str, b: str) -> str:
    """The rule by which two turns of one topic exclude each other, or nothing."""
    if kinds_of(a).isdisjoint(kinds_of(b)):
        return ""
    for x in sayings_of(a):
        for y in sayings_of(b):
            found = _exclude(x, y) or _exclude(y, x)
            if found:
                return found
    return ""


@memoised(4096)
def kinds_of(text: str) -> frozenset[str]:
    """The kinds of turns that a text may be, by its letters."""
    low = text.casefold()
    return frozenset(kind for kind, cues in CUES.items() if any(cue in low for cue in cues))


@memoised(4096)
def sayings_of(text: str) -> tuple[Saying, ...]:
    """The turns that a sentence is; none if it leaves room for others, denies, or says more than one thing."""
    plain = " ".join(text.replace("`", "").replace('"', "").split()).rstrip(".")
    if any(mark in plain for mark in _BREAKS):
        return ()
    found = []
    kinds = kinds_of(text)
    for kind, value, pattern in _PATTERNS:
        match = pattern.fullmatch(plain) if kind in kinds else None
        # only a term in quotes is defined by what it means
        defines = kind != "means" or '"' in text or plain.startswith(("By ", "When we say "))
        told = _saying_in(kind, value, match) if match and defines else None
        if told is not None:
            found.append(told)
    return tuple(found)


def _saying_in(kind: str, value: str, match: re.Match[str]) -> Saying | None:
    groups = match.groupdict()
    told = [part for name, part in groups.items() if part and name[0] == "t"]
    if any(word.casefold() in _OPEN for part in told for word in part.replace(",", " ").split()):
        return None
    given = (groups.get("v") or "").casefold()
    value = f"{value} {SAME.get(given, given)}".strip()
    steps = (roots(groups.get("t1") or "", kind), roots(groups.get("t2") or "", kind))
    topic = frozenset().union(*[roots(part, kind) for part in told])
    if kind == "means":
        topic = frozenset({(groups["t"] or "").casefold(), (groups.get("t0") or "").casefold()})
    if len(topic) < _FEWEST.get(kind, 2):
        return None
    amount, dimension = _amount(groups.get("n") or "", groups.get("u") or "")
    return Saying(kind, value, topic, amount, dimension, steps)


@memoised(4096)
def _root_of(word: str) -> str:
    """The root of a word, also of what does a deed: "importer"."""
    base = word.removesuffix("s").removesuffix("er")
    if word.removesuffix("s").endswith("er") and len(base) >= _SMALLEST:
        for verb in (base, f"{base}e"):
            if verb in VERBS and word not in VERBS:
                return stem(verb)
    return root(word)


def roots(text: str, kind: str = "") -> frozenset[str]:
    """The roots of the words of a text, without those that tell a value of this kind."""
    spelled = [word.rstrip(".,") for word in _WORD.findall(text.casefold())]
    parts = [
        part
        for word in spelled
        for part in (word.split("-") if "/" not in word and not any(map(str.isdigit, word)) else [word])
    ]
    found = {_root_of(part) for part in parts if part}
    return frozenset(found - _ONE_WORD - _OWN.get(kind, frozenset()))


def _amount(number: str, unit: str) -> tuple[float, str]:
    if not number:
        return 0.0, ""
    known = UNITS.get(unit.casefold())
    count = float(number.replace(",", "."))
    return (count * known[1], known[0]) if known else (count, stem(unit.casefold()) if unit else "")


def _exclude(x: Saying, y: Saying) -> str:
    """The rule by which the first excludes the second."""
    if x.kind in _BOUNDS and y.kind in _BOUNDS:
        return _out_of_bounds(x, y)
    if x.kind != y.kind:
        return ""
    if x.kind == "means":
        return "term" if x.topic == y.topic and _mean_apart(x.value, y.value) else ""
    if x.kind == "order":
        return "order" if _is_turned(x, y) else ""
    if x.topic != y.topic or x.value == y.value:
        return ""
    return _RULES.get(x.kind, "choice") if _CHECKS.get(x.kind, _always)(x, y) else ""


def _always(_x: Saying, _y: Saying) -> bool:
    return True


def _are_versions(x: Saying, y: Saying) -> bool:
    """Whether two versions of one thing are told, neither of them more exact than the other."""
    (name, p), (other, q) = (value.rsplit(" ", 1) for value in (x.value, y.value))
    return name == other and not (f"{p}.".startswith(f"{q}.") or f"{q}.".startswith(f"{p}."))


def _are_formats(x: Saying, y: Saying) -> bool:
    """Whether two formats are told, one of them as the only one."""
    p, q = x.value.split(), y.value.split()
    return p[-1] != q[-1] and "sole" in (p[0], q[0])


def _are_parties(x: Saying, y: Saying) -> bool:
    return "sole" in x.value.split() and not roots(x.value, x.kind) & roots(y.value, y.kind)


def _are_places(x: Saying, y: Saying) -> bool:
    p, q = x.value.strip("/."), y.value.strip("/.")
    is_part = p.startswith(q) or q.startswith(p) or p.endswith(q) or q.endswith(p)
    return not is_part and _PASSING.isdisjoint(x.topic)


def _are_units(x: Saying, y: Saying) -> bool:
    return _share_line(x, y, MEASURES)


def _are_manners(x: Saying, y: Saying) -> bool:
    return _share_line(x, y, CLASSES)


def _share_line(x: Saying, y: Saying, lines: tuple[str, ...]) -> bool:
    return any({x.value, y.value} <= set(line.split()) for line in lines)


_CHECKS = {
    "version": _are_versions,
    "format": _are_formats,
    "approver": _are_parties,
    "path": _are_places,
    "unit": _are_units,
    "manner": _are_manners,
}
_RULES = {"status": "number", "version": "version", "path": "literal"}


def _out_of_bounds(x: Saying, y: Saying) -> str:
    """ "Needs at least 12" against "8 are accepted": the first bounds, the second is taken, or both bound one side."""
    if x.topic != y.topic or x.kind == "taken":
        return ""
    if x.dimension != y.dimension and not _leaves_unit(x, y):
        return ""
    if x.kind == y.kind:
        return "number" if min(x.amount, y.amount) * _ALIKE < max(x.amount, y.amount) else ""
    if y.kind != "taken":
        return ""
    close = min(x.amount, y.amount) * _ALIKE >= max(x.amount, y.amount)
    outside = not (close and x.dimension == "size") and (
        y.amount < x.amount if x.kind == "least" else y.amount > x.amount
    )
    return "number" if outside else ""


def _leaves_unit(x: Saying, y: Saying) -> bool:
    """ "The page size is at most 50" leaves out what a page holds."""
    told = x.dimension or y.dimension
    counted = told not in _DIMENSIONS and not (x.dimension and y.dimension)
    return counted and x.kind == y.kind and len(x.topic) > 1


def _is_turned(x: Saying, y: Saying) -> bool:
    """Whether two deeds stand in the other order, among words of which one claim may have one more."""
    mine = [step & VERB_STEMS for step in x.steps]
    theirs = [step & VERB_STEMS for step in y.steps]
    turned = all(mine) and all(theirs) and mine[0] & theirs[1] and mine[1] & theirs[0]
    if not turned or mine[0] & theirs[0] or mine[1] & theirs[1]:
        return False
    extra = x.topic ^ y.topic
    return len(x.topic & y.topic) >= _MANY and len(extra) <= 1


def _mean_apart(a: str, b: str) -> bool:
    """Whether two meanings share fewer than half of the words of the shorter one."""
    x, y = roots(a), roots(b)
    return max(len(x), len(y)) <= _LONGEST_MEANING and len(x & y) * 2 < min(len(x), len(y))
