"""Opposite words, and predicates that exclude each other.

Each word of an opposite pair maps to one head and a sign, so that polarity is a product of signs. Predicates are listed in
lines: what is done with a thing, or how it is; a thing has one predicate of each line.
"""

from __future__ import annotations

from memkit.contradict.lexicon import stem, stem_table, stems_of

# Positive words | negative words. The first positive word is the head both sides are folded to.
_PAIRS = """
enable activate | disable deactivate
active | inactive
accept tolerate | reject refuse decline
allow permit possible | forbid prohibit ban disallow deny block prevent impossible
require need mandatory obligatory compulsory necessary enough sufficient | optional unnecessary voluntary
include | exclude omit skip
visible show appear | hide invisible
public | private secret confidential
mutable | immutable
synchronous sync | asynchronous async
stateful | stateless
sensitive | insensitive
valid | invalid
secure | insecure
safe | unsafe
stable | unstable
complete | incomplete
consistent | inconsistent
compatible | incompatible
reversible | irreversible
legal | illegal
direct | indirect
correct | incorrect
accurate | inaccurate
accessible | inaccessible
finite bounded | infinite unbounded unlimited
manual | automatic
online | offline
lazy | eager
strict | lenient loose
ascending | descending
singular | plural
newest | oldest
uppercase | lowercase
internal | external
static | dynamic
true | false
present | absent
dark | light
horizontal | vertical
relative | absolute
permanent persistent | temporary transient ephemeral volatile
succeed pass | fail
increase | decrease
encourage recommend | discourage deprecate
keep retain | discard drop
track respect honor honour obey | ignore
known | unknown
parallel concurrent | sequential serial
expanded | collapsed
centralized | decentralized
optin | optout
writable writeable | readonly
trust | distrust
singletenant | multitenant
free | paid
encrypted | plaintext
strong | weak
shared | dedicated
inclusive | exclusive
editable | frozen
earliest | latest
incoming inbound | outgoing outbound
open | closed
even | odd
full | partial
exact | approximate fuzzy
local | remote
blocking | nonblocking
stop halt | continue proceed
"""

# These are adverbs or adverbials: they count anywhere after the verb, not only in the verb group.
_ADVERBIAL = (
    "manual automatic synchronous asynchronous parallel sequential serial concurrent lazy eager async"
)

# Opposites that agree once an amount is given: kept for 30 days, discarded after 30 days.
SOFT = frozenset({"keep"})


def _table() -> dict[str, tuple[str, int]]:
    table: dict[str, tuple[str, int]] = {}
    stems = stem_table(_PAIRS.replace("|", " "))
    for line in _PAIRS.strip().splitlines():
        good, bad = (side.split() for side in line.split("|"))
        for sign, words in ((1, good), (-1, bad)):
            for word in words:
                table.setdefault(stems[word], (stems[good[0]], sign))
    return table


_TABLE = _table()
ADVERBIAL = stems_of(_ADVERBIAL)


def are_opposites(p: str, q: str) -> bool:
    """Whether two stems are opposites."""
    x, y = _TABLE.get(p), _TABLE.get(q)
    return x is not None and y is not None and x[0] == y[0] and x[1] != y[1]


_UN_SUFFIXES = (
    "ed",
    "able",
    "ible",
    "ing",
    "known",
    "written",
    "built",
    "bound",
    "sent",
    "paid",
    "read",
    "set",
)
_NOT_UN = ("under", "unified", "united", "uniform", "univers", "unless", "until", "unit", "uniqu")


def opposite(word: str, stemmed: str) -> tuple[str, int] | None:
    """The head and sign of a word that has an opposite, or None; un- and non- words are read as negations."""
    if stemmed in _TABLE:
        return _TABLE[stemmed]
    rest = _without_prefix(word)
    if not rest:
        return None
    head, sign = _TABLE.get(stem(rest), (stem(rest), 1))
    return head, -sign


def _without_prefix(word: str) -> str:
    if word.startswith("non") and len(word) > 6:
        return word[3:]
    if (
        word.startswith("un")
        and len(word) > 5
        and word.endswith(_UN_SUFFIXES)
        and not word.startswith(_NOT_UN)
    ):
        return word[2:]
    return ""


# Alternatives of one choice. A word may stand in several lines; words of one alternative say the same.
_CHOICES = """
ignore skip|reject refuse
ignore skip|accept
error|ignore skip|none
error|drop discard
error|empty|none
public anonymous unauthenticated|token authentication login protected
uuid ulid|integer
stdin|stdout|stderr
keep|drop discard
fatal|ignore
follow|skip ignore
truncate|reject refuse
queue|reject refuse drop discard
append|overwrite|prepend
merge|overwrite replace|skip
show|skip hide suppress
update overwrite replace|skip ignore
keep|remove purge strip trim
ignore skip|count
copy|move
squash|merge|rebase
integer|float|boolean|decimal|uuid ulid
integer|string
random|sequential incremental|alphabetical chronological
exponential|linear|constant fixed
fixed hardcoded hard-coded|configurable variable adjustable
generate|handwritten
flat|nested hierarchical
global|local
experimental beta alpha|stable
maintain|abandon
compile|interpret
sticky|static
quiet silent|verbose
soft|hard
stream|buffer
work succeed|fail break
hash|encrypt
sort|shuffle
lowercase|uppercase
lossy|lossless
symmetric|asymmetric
opaque|transparent
abstract|concrete
native|emulate
push|poll scrape
unique|duplicate
durable|volatile ephemeral
vendor|download
anonymous|authenticate
recursive|iterative
block|wait
cold|warm hot
daily|weekly|monthly|hourly
"""


def _exclusive() -> frozenset[tuple[str, str]]:
    stems = stem_table(_CHOICES.replace("|", " "))
    found: set[tuple[str, str]] = set()
    for line in _CHOICES.strip().split("\n"):
        sides = [frozenset(stems[word] for word in side.split()) for side in line.split("|")]
        found |= {(x, y) for left in sides for right in sides if left != right for x in left for y in right}
    return frozenset(found)


EXCLUSIVE = _exclusive()
