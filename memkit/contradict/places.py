"""Where and as what something is done or kept, if it is so in one way: on the server, in memory, as root, per user."""

from __future__ import annotations

from memkit.contradict.frames import Frame
from memkit.contradict.stems import stem_table, stems_of
from memkit.contradict.units import UNITS

_WITHIN = frozenset("in on at inside within".split())
# Where code runs; the words of a line name one place.
_SITES = """
server backend serverside
browser client frontend
worker
database
"""
# Where data is kept; `_APART` says which lines exclude each other (a bucket may be behind a server).
_STORES = """
memory ram
disk filesystem
database
cloud s3 gcs bucket
browser cookie localstorage client
server
"""
_RUNNING = stems_of(
    "render run execute process validate generate compute do perform build calculate evaluate filter sort paginate happen"
    " live resize convert parse check verify encrypt decrypt compress minify host aggregate"
)
_KEEPING = stems_of("store keep save hold persist cache live write reside")
# Line numbers of stores that exclude each other.
_APART = frozenset({(0, 1), (0, 2), (0, 3), (1, 3), (0, 4), (1, 4), (2, 4), (3, 4), (4, 5), (1, 2)})
# "in the web process" against "in a separate process"
_PARTS = stems_of("process thread container transaction request connection goroutine")
_SAME_PART = stems_of("web main same parent calling current single host application")
_OTHER_PART = stems_of("separate own dedicated child worker background another different new isolated")
_IDENTITIES = stems_of("root user account nobody administrator")
_COUNTED = stems_of(
    "count limit throttle bill charge price cache lock key scope isolate store create instantiate spawn apply group keep"
    " track measure enforce configure set"
)
_UNITS = frozenset(UNITS) | stems_of("second minute hour day week month year")


def _lines(text: str) -> dict[str, int]:
    stems = stem_table(text)
    return {stems[word]: at for at, line in enumerate(text.strip().split("\n")) for word in line.split()}


_SITE_OF, _STORE_OF = _lines(_SITES), _lines(_STORES)


def is_elsewhere(a: Frame, b: Frame) -> bool:
    """Whether two claims give one thing another place, identity or unit of counting."""
    if (a.subject, a.act, a.rest, a.passive) != (b.subject, b.act, b.rest, b.passive) or not a.subject:
        return False
    if a.joined or b.joined or not a.objects or not b.objects or a.objects == b.objects:
        return False
    if a.lead in _WITHIN and b.lead in _WITHIN:
        return _other_site(a, b) or _other_part(a, b)
    if a.lead == b.lead == "as":
        return a.noun in _IDENTITIES and b.noun in _IDENTITIES and not a.objects & b.objects
    return a.lead == b.lead == "per" and a.act in _COUNTED and _other_unit(a, b)


def _other_site(a: Frame, b: Frame) -> bool:
    """ "Rendered on the server" and "rendered in the browser"; "kept in memory" and "kept on disk"."""
    x, y = (frame.noun for frame in (a, b))
    if a.act in _RUNNING and x in _SITE_OF and y in _SITE_OF:
        return _SITE_OF[x] != _SITE_OF[y]
    if a.act not in _KEEPING or x not in _STORE_OF or y not in _STORE_OF:
        return False
    low, high = sorted((_STORE_OF[x], _STORE_OF[y]))
    return (low, high) in _APART


def _other_part(a: Frame, b: Frame) -> bool:
    """ "In the web process" and "in a separate process"."""
    if a.noun != b.noun or a.noun not in _PARTS:
        return False
    x, y = a.objects - {a.noun}, b.objects - {b.noun}
    return any(p and q and p <= _SAME_PART and q <= _OTHER_PART and not p & q for p, q in ((x, y), (y, x)))


def _other_unit(a: Frame, b: Frame) -> bool:
    """ "Per user" and "per key"; "per month" beside them is a time."""
    refined = a.objects <= b.objects or b.objects <= a.objects or a.noun == b.noun
    return not refined and not (a.objects | b.objects) & _UNITS
