"""Decides whether two values can both hold: of a single-valued relation, a closed set, a key or a definition."""

from __future__ import annotations

from memkit.contradict import DUPLICATE, NONE, Verdict, contradiction, roles
from memkit.contradict.analysis import Analysis
from memkit.contradict.lexicon import stem_table, stems_of
from memkit.contradict.names import METHODS
from memkit.contradict.polarity import ALLOW, REQUIRE
from memkit.contradict.quantity import conflicting_dimension, dimensions
from memkit.contradict.relation import Relation
from memkit.contradict.scope import REGION

# Closed classes of which a claim names one at most.
_CLASSES = (
    "snake_case camelcase pascalcase kebab-case kebab screaming_snake_case uppercase lowercase titlecase",
    "utc gmt cet est pst",
    "tabs spaces",
    "single double multi multiple",
    "euros dollars pounds yen eur usd gbp",
    "mit apache-2.0 gpl-3.0 gpl-2.0 bsd-3-clause mpl-2.0 agpl-3.0 isc apache gpl bsd agpl lgpl mpl",
    "singular plural",
    "british american",
    "utf-8 utf-16 latin-1 ascii",
    "lf crlf",
    "optimistic pessimistic",
    "softdelete harddelete",
    "major minor patch",
    "second millisecond microsecond nanosecond",
    "celsius fahrenheit kelvin",
    "primary replica",
    "ascending descending",
    "synchronous asynchronous",
    "even odd",
    "tcp udp",
    "http https",
    "left right",
    "top bottom",
    "fifo lifo",
    "ipv4 ipv6",
    "inclusive exclusive",
    "first last newest oldest latest earliest",
    "longest shortest",
    "highest lowest",
    "largest smallest",
    "nearest farthest",
    "front rear",
    "north south east west",
    "write-through write-back write-around",
    "upper lower",
    "inner outer",
    "true magnetic",
    "rows columns",
    "client server",
    "mean median",
    "sum average",
)
# Things: something may be done to several of them, but each is sent in one, kept on one, or is one.
_THINGS = (
    "header query body cookie",
    "push pull",
    "stack heap",
    "integers strings floats uuids ulids booleans",
    "upstream downstream",
)
_STEMS = stem_table(" ".join((*_CLASSES, *_THINGS)))
_CLASS_OF = {_STEMS[word]: at for at, words in enumerate((*_CLASSES, *_THINGS)) for word in words.split()}
_ZONES = stems_of("utc gmt cet est pst time timezone zone")
_NATURES = (
    ("tongue", roles.TONGUES),
    ("area", roles.AREAS),
    ("zone", _ZONES),
    ("machine", roles.MACHINES),
    ("system", roles.SYSTEMS),
    ("charset", roles.CHARSETS),
    ("form", roles.FORMS),
)
# "hosted on AWS" and "hosted in Frankfurt" both hold, whatever the verb.
_ORDERS = stems_of("ascend descend ascending descending order alphabetical chronological")
_ALWAYS_APART = frozenset({"tongue", "area", "region", "machine", "system", "charset"})


def exclude_each_other(
    a: frozenset[str], b: frozenset[str], relations: tuple[Relation | None, Relation | None]
) -> bool:
    """Whether each side is exactly one word of the same class; of things, whether it is the value of its relation."""
    if len(a) != 1 or len(b) != 1:
        return False
    (x,), (y,) = a, b
    if x not in _CLASS_OF or _CLASS_OF[x] != _CLASS_OF.get(y):
        return False
    told = [relation.value if relation is not None else () for relation in relations]
    return _CLASS_OF[x] < len(_CLASSES) or (x in told[0] and y in told[1])


def are_classmates(p: str, q: str) -> bool:
    """Whether two stems are different words of one closed class, apart from the classes of things."""
    return p != q and _CLASS_OF.get(p, len(_CLASSES)) == _CLASS_OF.get(q, -1) < len(_CLASSES)


def clash_rule(a: Relation, b: Relation) -> str:
    """The rule by which two relations cannot both hold, or nothing."""
    if a.role != b.role or not comparable(a, b) or _refines(a, b):
        return ""
    if a.literal or b.literal:
        # A path and the name of a host may be the same place; a setting and a name may not be the same value.
        return (
            "literal" if (a.literal and b.literal) or (a.kind in ("be", "use") and a.name and b.name) else ""
        )
    if a.kind in roles.RUNNING and a.vague != b.vague:
        # "runs on Discord" and "runs on a Raspberry Pi": a service and a machine
        return ""
    if a.kind.startswith("with ") and a.vague and b.vague and not (a.name or b.name):
        # "with a key" and "with a comment": a thing may have both
        return ""
    if not (a.name or b.name) and (_loose(a, b) or _is_ordered(a) != _is_ordered(b)):
        return ""
    if a.kind in roles.DOERS and a.name != b.name and (b if a.name else a).value[-1] in roles.AGENTS:
        # Celery may be the worker
        return ""
    if a.kind in roles.DOERS or a.kind == "use" or a.name == b.name:
        return "choice"
    return "choice" if _both_zones(a, b) or _plain_choice(a, b) else ""


def _is_ordered(a: Relation) -> bool:
    """ "In ascending order": how it is sorted, beside which it is sorted somewhere."""
    return bool(_ORDERS & set(a.value))


def _loose(a: Relation, b: Relation) -> bool:
    """Whether two values without a name may both hold: "in the app" and "in the queue", "by an admin" and "by role"."""
    if a.kind in roles.OWNED:
        return a.indefinite != b.indefinite
    if a.kind.startswith("by "):
        return a.vague != b.vague or a.indefinite != b.indefinite
    return a.kind.startswith(("in ", "to writ")) and (a.vague or b.vague)


def comparable(a: Relation, b: Relation) -> bool:
    """Whether two relations are of the same kind, whatever their verbs."""
    natures = _nature(a), _nature(b)
    apart = a.kind != b.kind or a.kind in roles.KEPT or bool(_ALWAYS_APART & set(natures))
    if natures[0] != natures[1] and apart:
        return False
    return _alike_kinds(a.kind, b.kind) or ({a.kind, b.kind} == {"be", "in"} and _is_path(a) and _is_path(b))


def same_kind(a: str, b: str) -> bool:
    """Whether two kinds of relation mean the same for their value: "in store" and "in live"."""
    return a == b or any(a in kinds and b in kinds for kinds in roles.ALIKE)


def _nature(relation: Relation) -> str:
    """What the value must be: a human language, a part of the world, a form; empty if that is uncertain."""
    if relation.literal or not relation.kind.startswith("in "):
        return ""
    for nature, members in _NATURES:
        if any(part in members for part in relation.value):
            return nature
    return "region" if any(REGION.fullmatch(part) for part in relation.value) else ""


def _is_path(relation: Relation) -> bool:
    return relation.literal and all("/" in part and not part.endswith("/") for part in relation.value)


def _alike_kinds(a: str, b: str) -> bool:
    if same_kind(a, b):
        return True
    (x, _, u), (y, _, v) = a.partition(" "), b.partition(" ")
    placed = all(verb in roles.PLACED or not verb for verb in (u, v))
    return placed and {x, y} in ({"in", "from"}, {"in", "to"}, {"in"})


def _both_zones(a: Relation, b: Relation) -> bool:
    return bool(_ZONES & set(a.value) and _ZONES & set(b.value))


def _plain_choice(a: Relation, b: Relation) -> bool:
    """Whether the value that is no name is a kind of its own ("plain text"), not the other's class ("a database")."""
    plain = b if a.name else a
    if a.kind in roles.BACKED or (a.kind in roles.KEPT and not roles.KEEPERS & set(plain.value)):
        # "stored in cents" names no place, "stored in cookies" does; "backed by tests" names no engine
        return False
    return not plain.vague and plain.value[-1] not in roles.GENERIC


def _refines(a: Relation, b: Relation) -> bool:
    """Whether one value contains the other, or both begin alike: a refinement, not another choice."""
    x, y = a.value, b.value
    if set(x) <= set(y) or set(y) <= set(x) or _alike(x[0], y[0]):
        return True
    if a.literal and b.literal:
        if x[0].split(" ")[0].upper() == y[0].split(" ")[0].upper() in METHODS:
            # one thing may have several routes
            return True
        return any(_alike(p, q) or p.endswith(q) or q.endswith(p) for p in x for q in y)
    return (a.several or b.several) and bool(set(x) & set(y))


def _alike(x: str, y: str) -> bool:
    return x.startswith(y) or y.startswith(x)


# A longer value is prose under a heading, not a setting.
_LONGEST_VALUE = 6
_LONGEST_MEANING = 14
# "required", "allowed", "enabled"
_SWITCHES = frozenset({REQUIRE, ALLOW, "enabl", "-enabl"})


def compare_keys(a: Analysis, b: Analysis) -> Verdict:
    """The verdict on two claims of the form "key: value"."""
    if a.key != b.key or a.defines != b.defines:
        return NONE
    return _compare_meanings(a, b) if a.defines else _compare_values(a, b)


def _compare_values(a: Analysis, b: Analysis) -> Verdict:
    x, y = set(a.value), set(b.value)
    if max(len(a.value), len(b.value)) > _LONGEST_VALUE:
        return NONE
    if (x <= y or y <= x) and dimensions(a.quantities) == dimensions(b.quantities):
        if a.polarity.sign != b.polarity.sign or conflicting_dimension(a.quantities, b.quantities):
            return contradiction("key")
        return DUPLICATE if x == y else NONE
    if a.content == b.content and a.polarity.sign != b.polarity.sign:
        # "on" and "off", "public" and "private": the values of one switch
        return contradiction("key")
    if bool(a.polarity.heads & _SWITCHES) != bool(b.polarity.heads & _SWITCHES):
        # whether there is one, and which one it is
        return NONE
    # what to do and what not to do add up; only a setting excludes another
    adds_up = a.orders or b.orders or min(a.polarity.sign, b.polarity.sign) < 0
    return NONE if adds_up or _refines_value(a, b) else contradiction("key")


def _refines_value(a: Analysis, b: Analysis) -> bool:
    """A subset, a longer list or the same head word."""
    x, y = a.value, b.value
    if set(x) <= set(y) or set(y) <= set(x) or x[0].startswith(y[0]) or y[0].startswith(x[0]):
        return True
    return (a.several or b.several) and (a.plural or b.plural or bool(set(x) & set(y)))


def _compare_meanings(a: Analysis, b: Analysis) -> Verdict:
    x, y = frozenset(a.value), frozenset(b.value)
    shared = len(x & y)
    if max(len(x), len(y)) > _LONGEST_MEANING:
        return NONE
    if shared * 5 >= 4 * max(len(x), len(y)):
        return DUPLICATE if a.polarity.sign == b.polarity.sign else NONE
    return NONE if shared * 2 >= min(len(x), len(y)) else contradiction("term")
