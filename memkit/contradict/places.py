"""What a claim says there is one of: where something is done or kept, as what, from where, to where, by whom, per what."""

from __future__ import annotations

from memkit.boot.struct import replace
from memkit.contradict import UNITS
from memkit.contradict.frames import Frame, Phrase, as_passive, other_phrase
from memkit.contradict.lexicon import stem_table, stems_of
from memkit.contradict.roles import BY, GENERIC, MANNERS

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
_APART = frozenset({(0, 1), (0, 2), (0, 3), (1, 3), (0, 4), (1, 4), (2, 4), (3, 4), (4, 5), (1, 2)})
# Where a value comes from or goes to, whatever the verb.
_ENDS = """
file disk
environment
database
stdin
stdout
stderr
header
cookie
query url
body
vault keychain keyring
queue
memory
"""
_STREAMS = stems_of("stdout stderr file")
_CARRYING = stems_of(
    "read load take fetch get write send pass carry transmit print go come put store keep save"
)
_RUNNING = stems_of(
    "render run execute process validate generate compute do perform build calculate evaluate filter sort paginate happen"
    " live resize convert parse check verify encrypt decrypt compress minify host aggregate"
)
_KEEPING = stems_of("store keep save hold persist cache live write reside")
_ORDERED = stems_of(
    "run sort process execute apply load return list call evaluate show print order start handle deliver"
)
# "in the web process" against "in a separate process"
_PARTS = stems_of("process thread container transaction request connection goroutine")
_SAME_PART = stems_of("web main same parent calling current single host application")
_OTHER_PART = stems_of("separate own dedicated child worker background another different new isolated")
_IDENTITIES = stems_of("root user account nobody administrator")
# By preposition, the verbs that give one value with it.
_SINGLE = {
    "as": stems_of(
        "return store represent encode treat parse keep save write interpret serialize serialise read model format emit send"
        " pass hand transmit"
    ),
    "from": stems_of("read load take fetch get derive compute come originate"),
    "to": stems_of("redirect round convert resolve default map point save upload fall truncate set"),
    "by": BY
    | stems_of(
        "tag compute calculate terminate publish deploy create build execute parse assign store write run merge"
    ),
    "per": stems_of(
        "count limit throttle bill charge price cache lock key scope isolate store create instantiate spawn apply group keep"
        " track measure enforce configure set round number"
    ),
}
# Nouns that a named thing may well be: "by Celery" and "by a worker" agree.
_KINDS = GENERIC | stems_of(
    "worker service process daemon job task plugin package api script program user team person component module string text"
    " object value number blob data type variable setting configuration library layer class function cluster node"
)
_TYPES = stems_of(
    "string integer float decimal boolean object list array map dict tuple bytes number cents blob"
)
_COMING = stems_of("come originate")
_UNITS = frozenset(UNITS) | stems_of("second minute hour day week month year default")


def _lines(text: str) -> dict[str, int]:
    stems = stem_table(text)
    return {stems[word]: at for at, line in enumerate(text.strip().split("\n")) for word in line.split()}


_SITE_OF, _STORE_OF, _END_OF = _lines(_SITES), _lines(_STORES), _lines(_ENDS)


def is_elsewhere(a: Frame, b: Frame) -> bool:
    """Whether two claims give one thing another place, form, source, target, doer or unit of counting."""
    found = other_phrase(a, b) or _other_doer(a, b)
    if found is None or a.able or b.able:
        return False
    x, y = found
    # "as pointer and length" is one form
    if ((x.joined or y.joined) and x.lead != "as") or x.words <= y.words or y.words <= x.words:
        return False
    if x.noun == y.noun == "order":
        return x.lead == "in" and a.act in _ORDERED
    if (x.words | y.words) & MANNERS:
        return False
    if x.lead == "in":
        return _other_end(a.act, x, y) or _other_site(a.act, x, y) or _other_part(x, y)
    if x.lead == "as" and x.noun in _IDENTITIES and y.noun in _IDENTITIES:
        return not x.words & y.words
    if x.lead == "by" and _is_site(x) and _is_site(y):
        return a.act in _RUNNING and _SITE_OF[x.noun] != _SITE_OF[y.noun]
    if _other_end(a.act, x, y):
        return True
    # who reads may read from several; what is read comes from one place
    reads = x.lead == "from" and not a.passive and a.act not in _COMING and a.first().lead != ""
    return a.act in _SINGLE.get(x.lead, ()) and _differ(x, y) and not reads


def _differ(x: Phrase, y: Phrase) -> bool:
    """Whether one phrase cannot be a wider word for the other, or a time beside it."""
    if x.wide != y.wide or (x.words | y.words) & _UNITS or _alike(x.noun, y.noun):
        return False
    if (x.literal and y.literal) or (x.lead == "by" and x.article != y.article):
        # two literals are compared as a relation; "by the proxy" and "by a signature" are a doer and a means
        return False
    if x.noun in _TYPES and y.noun in _TYPES:
        return True
    bare = [phrase.noun in _KINDS and len(phrase.words) == 1 for phrase in (x, y)]
    return not any(bare)


def _alike(x: str, y: str) -> bool:
    return x.startswith(y) or y.startswith(x) or x.endswith(y) or y.endswith(x)


def _is_site(phrase: Phrase) -> bool:
    return phrase.noun in _SITE_OF and len(phrase.words) == 1


def _other_doer(a: Frame, b: Frame) -> tuple[Phrase, Phrase] | None:
    """The doers of one thing, unless both claims are told of the doer: two may well do the same."""
    found = other_phrase(_as_done(a), _as_done(b))
    if found is None or found[0].lead != "by":
        return None
    return found if a.passive or b.passive or all(map(_is_site, found)) else None


def _as_done(frame: Frame) -> Frame:
    """The frame told of what is done; what is done on the server is done by it."""
    told = as_passive(frame)
    phrases = tuple(replace(p, lead="by") if p.lead == "in" and _is_site(p) else p for p in told.phrases)
    return replace(told, phrases=phrases)


def _other_site(act: str, x: Phrase, y: Phrase) -> bool:
    """ "Rendered on the server" and "rendered in the browser"; "kept in memory" and "kept on disk"."""
    if act in _RUNNING and x.noun in _SITE_OF and y.noun in _SITE_OF:
        return _SITE_OF[x.noun] != _SITE_OF[y.noun]
    if act not in _KEEPING or x.noun not in _STORE_OF or y.noun not in _STORE_OF:
        return False
    low, high = sorted((_STORE_OF[x.noun], _STORE_OF[y.noun]))
    return (low, high) in _APART


def _other_end(act: str, x: Phrase, y: Phrase) -> bool:
    """ "Read from a file" and "read from the environment"; "sent in a cookie" and "sent in a header"."""
    if (
        act not in _CARRYING
        or x.lead not in ("in", "from", "to")
        or x.noun not in _END_OF
        or y.noun not in _END_OF
    ):
        return False
    # what is written to a queue may be written to a database, too; a stream is the one a program has
    adds_up = x.lead == "to" and not {x.noun, y.noun} <= _STREAMS
    stored = act in _KEEPING and x.lead == "in"
    return _END_OF[x.noun] != _END_OF[y.noun] and not stored and not adds_up


def _other_part(x: Phrase, y: Phrase) -> bool:
    """ "In the web process" and "in a separate process"."""
    if x.noun != y.noun or x.noun not in _PARTS:
        return False
    p, q = x.words - {x.noun}, y.words - {y.noun}
    return any(
        mine and theirs and mine <= _SAME_PART and theirs <= _OTHER_PART and not mine & theirs
        for mine, theirs in ((p, q), (q, p))
    )


# What moves of itself or is moved: it goes one way. A tool may convert both ways.
_MOVING = stems_of("go replicate sync synchronize mirror stream migrate promote merge move copy backport")


def goes_one_way(frame: Frame) -> bool:
    """Whether the subject itself moves or is moved: "changes flow", "data is copied"."""
    return frame.act in _MOVING and (frame.passive or not frame.first().words or bool(frame.first().lead))


def crosses(x: Frame, y: Frame) -> bool:
    """Whether two claims are alike but for the ends of the way: "from A to B", "from B to A"."""
    if (x.subject, x.act, x.passive, x.fronted) != (y.subject, y.act, y.passive, y.fronted):
        return False
    ways = [{p.lead: p.words for p in side.phrases} for side in (x, y)]
    ends = [(way.pop("from", None), way.pop("to", None)) for way in ways]
    return ways[0] == ways[1] and None not in ends[0] and ends[0] == ends[1][::-1] != ends[1]
