"""Predicates that exclude each other: what is done with a thing, or how it is; of one line a thing has one."""

from __future__ import annotations

from memkit.contradict.stems import stem_table

# Alternatives of one choice. A word may stand in several lines; words of one alternative say the same.
_CHOICES = """
ignore skip|reject refuse
ignore skip|accept
error|ignore skip|none
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
