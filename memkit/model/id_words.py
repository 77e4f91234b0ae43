"""The words of an id: which of a claim's words carry its meaning. Pure text."""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator

_FILLER = frozenset(
    "a an the is are was were be been being am it its this that these those there here of to in on at by for from "
    "with within without as and or but if then than so such into onto over under up out off do does did done has "
    "have had can could may might must shall should will would also just very our your "
    "their his her my we you they he she i all any each every some which who whom whose what when where why how "
    "via per about after before until while because during between through both same other more most less least".split()
)
_NEGATIONS = frozenset(
    "not no never none nothing nobody neither nor without off disabled nicht kein keine nie ne pas jamais".split()
)
# small words that carry meaning beside their opposite: "on by default but off in tests"
_OPPOSITES = {"on": "off", "with": "without"}
_DIRECTIONS = frozenset("only except unless under over before after until less more least most down".split())
# words in a row that turn a claim only together
_TURNS = frozenset(
    tuple(phrase.split())
    for phrase in (
        "at most,at least,up to,more than,less than,fewer than,greater than,higher than,lower than,larger than,smaller than,"
        "longer than,shorter than,other than,rather than,instead of,out of,as soon as,no more than,not more than,"
        "no less than,not less than,no fewer than,not fewer than,no longer than,not longer than,no longer"
    ).split(",")
)
_LONGEST_TURN = 3
# verbs that another small word makes another verb: log in, turn on; with out and up any verb does
_WITH_IN = frozenset("log logs logged logging sign signs signed opt opts opted plug plugs plugged".split())
_WITH_ON = frozenset("turn turns turned switch switches switched".split())
# how strongly the ends of a way change the meaning: of "from 5 to 10" the second small word is enough
_WAY = {"to": 1.5, "from": 2}
# a way and its other end are this many words apart at most: from the main queue to Redis
_FURTHEST = 5
_PLAIN, _MOST_PLAIN, _LEAST_PLAIN, _MOST_TURNING, _MOST_WORDS = 3, 4, 2, 3, 6
# plain words that are enough for an id
_ENOUGH = 3


def has_enough(words: list[str]) -> bool:
    """Whether the words before a break are enough for an id."""
    return sum(word not in _FILLER and _weight(word) == _PLAIN for word in words) >= _ENOUGH


def chosen_words(words: list[str]) -> list[str]:
    """The words of an id, in order: the first that carry meaning, and those that change it; some are words in a row."""
    units = [*_units(words)]
    weights = _weights(units)
    plain = [at for at, unit in enumerate(units) if unit not in _FILLER and weights[at] == _PLAIN]
    turning = [at for at, weight in enumerate(weights) if weight != _PLAIN and units.index(units[at]) == at]
    kept = sorted(turning, key=lambda at: (weights[at], -_count([units[at]]), at))[:_MOST_TURNING]
    least = _count([units[at] for at in plain[:_LEAST_PLAIN]])
    while len(kept) > 1 and least + _count([units[at] for at in kept]) > _MOST_WORDS:
        kept.pop()
    # the ends of a way before other words
    ends = [next((word for word in plain if word > at), -1) for at in kept if units[at] in _WAY]
    plain.sort(key=lambda at: at not in ends)
    room = _MOST_WORDS - _count([units[at] for at in kept])
    many = min(_MOST_PLAIN, max(room, _LEAST_PLAIN))
    while many > _LEAST_PLAIN and _count([units[at] for at in plain[:many]]) > room:
        many -= 1
    return [units[at] for at in sorted([*plain[:many], *kept])] or words[:_MOST_WORDS]


def _weights(units: list[str]) -> list[float]:
    """How strongly each unit changes the meaning."""
    ways = _ways(units)
    return [
        0 if _OPPOSITES.get(unit) in units else _WAY[unit] if at in ways else _weight(unit)
        for at, unit in enumerate(units)
    ]


def _count(units: list[str]) -> int:
    return sum([unit.count(" ") + 1 for unit in units])


def _units(words: list[str]) -> Iterator[str]:
    """The words, those that mean something only together joined by a blank: at most, time out, log in."""
    at = 0
    while at < len(words):
        size = next((n for n in range(_LONGEST_TURN, 1, -1) if tuple(words[at : at + n]) in _TURNS), 1)
        if size == 1 and _is_verb(words, at):
            size = 2
        yield " ".join(words[at : at + size])
        at += size


def _is_verb(words: list[str], at: int) -> bool:
    """Whether a word and the next are a verb of two words."""
    word, (small, *_) = words[at], (*words[at + 1 : at + 2], "")
    if small not in ("in", "on", "out", "up") or word in _FILLER or _weight(word) != _PLAIN:
        return False
    # of "up to" and "out of" the small word belongs to what follows
    is_taken = tuple(words[at + 1 : at + 3]) in _TURNS
    return not is_taken and (word in _WITH_IN if small == "in" else small != "on" or word in _WITH_ON)


def _ways(units: list[str]) -> set[int]:
    """The places of "from" and "to" where both name the ends of one way."""
    found = {name: [at for at, unit in enumerate(units) if unit == name] for name in _WAY}
    return {
        at
        for one in found["from"]
        for other in found["to"]
        if 1 < abs(one - other) <= _FURTHEST
        for at in (one, other)
    }


def _weight(unit: str) -> int:
    """How strongly a word, or words in a row, change the meaning: 0 is most, _PLAIN is not at all."""
    first = unit.partition(" ")[0]
    if tuple(unit.split()) in _TURNS:
        return 0 if first in _NEGATIONS else 2
    return 0 if first in _NEGATIONS else 1 if first[0].isdigit() else 2 if first in _DIRECTIONS else _PLAIN
