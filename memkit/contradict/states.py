"""States of a thing that exclude each other, each with the phrases that tell it: "durable" against "in memory only".

A claim is the state and the words that are left. Two claims oppose each other if those words are the same and the states
are alternatives of one line.
"""

from __future__ import annotations

from memkit.boot.memo import memoised
from memkit.boot.struct import struct
from memkit.contradict.lexicon import (
    ARTICLES,
    BE,
    CAN,
    DO,
    HAVE,
    NEGATORS,
    SOME,
    STOP,
    stem,
    stem_table,
    stems_of,
    words,
)
from memkit.contradict.plain_claim import Reading, read_claim
from memkit.contradict.scope import scope_marks
from memkit.contradict.tokens import COMPOUND_STEMS, NUMBER, PUNCT, Token, tokenize

# Alternatives are split by |, phrases by a comma; a line that ends with either goes on in the next. `*` is any one word,
# `word!` must be left over in the claim; with `#` a number beside the state does not matter.
_LINES = """
append only, immutable, cannot be edited, cannot be changed, never edited, never changed | can be edited,
can be changed, editable, mutable, can be modified, may be edited, can be deleted, may be deleted
stateless, keep no state, hold no state | stateful, keep session state, keep session state in memory,
keep session in memory, keep state in memory
hashed, hashed with *, encrypted, encrypted at rest, encrypted with *, encrypted with * at rest,
stored encrypted | unencrypted, stored unencrypted,
stored in plain text, stored in plaintext, in plain text, stored in clear, in clear text
public, need no token, need no login, need no authentication, require no authentication, without authentication,
without login | need token, require token, need login, require login, require authentication, need authentication,
need api key, require api key, need valid token
work offline, keep working offline, available offline, usable offline | need network, need network connection,
need network access, need internet connection, require internet connection, require network connection, online only
fifo, first in first out, oldest first, oldest * first | lifo, last in first out, newest first, newest * first,
hand out newest * first
durable, persistent, survive restart, survive crash, kept across restart, survive reboot | lost on restart,
lost after crash, in memory only, kept in memory only, only in memory, kept only in memory, volatile,
not survive restart, lost when * restart, lost when process restart
permanent, irreversible, final, cannot be undone, cannot be restored, cannot be recovered | can be restored,
can be undone, reversible, recoverable, can be recovered, can be reverted, stay recoverable
case sensitive, keep case, keep * case, compared case sensitive, matched case sensitive | case insensitive,
compared case insensitive, matched case insensitive, ignore case, ignore the case, matched regardless of case,
compared regardless of case, regardless of case
# sequential, at time, run sequential, handled sequential, serial | parallel, in parallel, run in parallel, concurrent,
run concurrent, at same time, in any order
manual, run manual, by hand, must be run manual, have to be run manual | automatic, run automatic,
run automatic on startup, automatic on deploy, automatic at startup, automatic at start up
immediately, at once, right away, instantly, appear immediately, in real time | hourly, nightly, daily, weekly,
in batches, in batch, queued, after moderation, delayed
exponential, exponential backoff, with exponential backoff | fixed interval, fixed delay, at fixed interval,
with fixed delay, constant delay, happen at fixed interval, linear backoff
ordered, in order, processed in order, guaranteed order, guarantee ordering, delivered in order | out of order,
unordered, processed out of order, in no particular order, in any order, in random order, in arbitrary order,
arrive out of order
sorted, sorted by *, sorted alphabetically, alphabetical | unsorted, in no particular order,
listed in no particular order, in random order, in arbitrary order, unordered
eager, at startup, at start, on startup, on upload, in constructor, opened in constructor, at import, at import time,
up front, in advance | lazy, on first use, on first access, on first view, lazy on first view, on demand,
on first request, opened lazy, when first used, when first requested, at first use
stable | experimental, beta, alpha, experimental and may change, unstable
at most once | at least once | exactly once
in place, changes * in place, modify * in place, change * in place, mutate * in place | return new *, return copy,
return copy of *, return new copy, copies
stream, streamed | read whole * into memory, load whole * into memory, read * into memory, read at once,
load entire * into memory
foreground, stay in foreground, run in foreground | background, fork into background, run in background, daemonize
reused, reuse, pooled, kept alive, reuse connection | opened for every request, new connection for every request,
opens new connection for every request, opens new connection per request, closed after each request
greedy | lazy, non greedy, reluctant, nongreedy
zero indexed, zero based, start at 0, start at index 0, counted from 0, count from 0 | one based, one indexed,
start at 1, start at index 1, counted from 1, count from 1
buffered | unbuffered, flushed immediately, flushed at once
committed, checked in, tracked by git, under version control | in gitignore, gitignored, not committed, ignored by git
server side, rendered on server, on server, server side rendering | client side, rendered in browser, in browser,
rendered on client, client side rendering
reload configuration on sighup, picked up without restart, hot reloaded, applied without restart,
take effect immediately, reload on sighup, reloaded on sighup | need restart, must be restarted to pick up change,
require restart, must be restarted, have to be restarted, after restart, must be restarted to load new configuration,
need restart to change, must be restarted to pick up configuration change
bundled, vendored, shipped with | downloaded, fetched at build time, downloaded at build time
open source | proprietary, closed source
kept, stay, retained, preserved, remain, leave in place, leave * in place, leave * * in place |
removed, dropped, purged, stripped, discarded, trimmed, deleted, lost,
thrown away
synchronous, blocking | asynchronous, nonblocking
generated | handwritten, written manual, maintained manual
reentrant | nonreentrant, not reentrant
thread safe, threadsafe | not thread safe, thread unsafe, unsafe to share between thread
authenticate! oauth | api key | jwt | basic authentication | mtls | password | session cookie | saml | passkey |
client certificate
login! email address, email | username, user name
unique, unique per * | can share *, may share *, not unique, can repeat, may repeat
real database, a real database | mocked database, in memory database, fake database
per year, per shop, per tenant, per project | global, globally, never restart, across all *
enabled for everybody, enabled for everyone, on for everyone | behind flag, behind feature flag, disabled
idempotent | not idempotent, create duplicate when run twice
sticky, fixed | scroll with page
json | plain text, plaintext
id! uuid | automatic increment integer, auto incremented integer, integer, sequential integer,
sequential number | slug
stored in database, kept in database, live in database, saved in database | stored in file, kept in file,
live in file, stored in * file, kept in * file, live in * file, on disk, stored on disk, on local disk,
kept on local disk, saved on local disk, stored on local disk | stored in s3, kept in s3, saved in s3,
stored in bucket | in environment variable, stored in environment variable
squashed, squash merged | merged with merge commit | rebased
linear scan, uses linear scan | hash table, uses hash table | binary search, uses binary search
net | gross
works, succeeds, passes | fails, breaks
inlined | loaded from separate file
write! csv | parquet | json | yaml | xml | toml | tsv | markdown
every night, nightly, every hour, hourly, every day, daily, on schedule | on request, on demand, when requested
free, free of charge, cost nothing | charged, cost extra, cost money, paid
rounded up, round up | rounded down, round down
locally, kept locally, stored locally, saved locally, on device, kept on device, stored on device | in cloud,
kept in cloud, stored in cloud, saved in cloud
on main thread, in main thread, on ui thread | on own thread, in own thread, on separate thread, in separate thread,
on background thread, in background thread, on worker thread
on first of month, on first day of month | on last of month, on last day of month | on fifteenth of month
in own process, in separate process, in own thread | inside web process, in web process, in main process, in same process,
in process
identify! email, email address | numeric id, integer id, number | username, user name | uuid
exit, stop, terminate, shut down | keep running, stay alive, go on, continue, keep going, keep moving, keep working
fuzzy, use fuzzy matching, match fuzzy | exact, match exact, use exact matching
# in batches, in batches of, in batch, in chunk | sequential, individual, row by row
store! in cent, as cent, as integer cent, in integer cent | as decimal | as float | as string
utc, in utc, written in utc, written as utc | local time, local time zone, in local time, written in local time,
local timezone, in local time zone
refresh itself, refresh automatic, update itself, reload itself | have to be reloaded manual, must be reloaded manual,
reloaded manual, refreshed manual, have to be refreshed manual
support markdown, rendered as markdown | plain text
dataclass | namedtuple, named tuple | enum | typed dict, typeddict | protocol | plain class, ordinary class
hard coded, hardcoded | configurable, can be configured, can be set, configured
semantic versioning, follow semantic versioning, semver | calendar versioning, follow calendar versioning, calver
deterministic | random, nondeterministic, non deterministic
copied into, copied to | symlinked into, linked into, symlinked to, hard linked into
cached, memoised, memoized | uncached, computed on every call, computed lazy, recomputed on every call, computed every time,
computed anew, recomputed every time
nullable, may be null, can be null | not null, never null, non null, not nullable
final, cannot be subclassed | can be subclassed, may be subclassed
coroutine, async function, coroutine function | plain function, ordinary function, synchronous function, normal function
use polling, polls | use inotify, use file event, event driven, uses event
at midnight | at noon | at dawn
read only, readonly | read write, writable
copy on write | mutated in place, changed in place
monorepo, in one monorepo, in monorepo | in separate repository, in own repository, in several repository
# in header, in * header | as query parameter, in query string, in url, in query | in cookie, in * cookie | in body,
in request body
tarball, tar archive, tar file | zip file, zip archive, zip
write through | write back | write around
lowercase, stored in lower case, stored lowercase | keep case, keep case of, case preserved, preserve case
tolerant of, tolerate, accept, allow | reject, refuse, forbid
exempt from | apply to, subject to
go to stdout, printed on stdout, written to stdout, print to stdout | go to stderr, printed on stderr,
written to stderr, print to stderr | go to file, written to file
log! at warning, at level warning | at info, at level info | at debug, at level debug | at error, at level error
versioned in url, versioned by url, version sent in url, versioned in path | versioned by header, versioned in header,
version sent in header
swallowed, swallow | re raise, re raised, reraised, propagated, propagate
soft deleted, soft delete used for, marked as deleted | deleted permanently, hard deleted, deleted for good
"""
# Words that a claim may have beyond the other, since they name no other thing.
_BESIDE = stems_of(
    """
    entry record item element stored kept run running handled processed executed happen get make value field column use
    work currently default setting sent passed
    """
)
_DROPPED = ARTICLES | BE | DO | HAVE | {"one", "still"}
_BLOCKING = CAN | SOME | (NEGATORS - {"without"}) | words("also optionally or unless except either both only")


@struct(frozen=True)
class State:
    """One line of the table, the alternative that a claim tells, and what the claim says beside it."""

    line: int
    side: int
    rest: frozenset[str]
    scope: frozenset[str]


Told = tuple[tuple[str, ...], int, int]


def _table() -> tuple[dict[str, list[Told]], dict[int, str], frozenset[int]]:
    """The phrases by their first stem, the word that a line asks for, and the lines that take numbers."""
    lines = _LINES.replace("cannot", "can not").replace("|\n", "| ").replace(",\n", ", ").strip().split("\n")
    stems = stem_table(
        " ".join(word for line in lines for word in line.replace(",", " ").split() if word.isalpha())
    )
    phrases: dict[str, list[Told]] = {}
    asked: dict[int, str] = {}
    for at, line in enumerate(lines):
        said = line.removeprefix("# ")
        if "!" in said:
            word, said = said.split("! ")
            asked[at] = stem(word)
        for side, alternative in enumerate(said.split(" | ")):
            for phrase in alternative.split(", "):
                told = _as_read([word for word in phrase.split() if word not in _DROPPED], stems)
                phrases.setdefault(told[0], []).append((told, at, side))
    return phrases, asked, frozenset(at for at, line in enumerate(lines) if line[0] == "#")


def _as_read(phrase: list[str], stems: dict[str, str]) -> tuple[str, ...]:
    """The stems of a phrase as a claim has them, where two words may be one term: "plain text", "by hand"."""
    told: list[str] = []
    for word in phrase:
        found = stems.get(word, word)
        joined = COMPOUND_STEMS.get((told[-1], found)) if told else None
        told[-1:] = [*told[-1:], found] if joined is None else [stem(part) for part in joined.split()]
    return tuple(told)


_PHRASES, _ASKED, _COUNTED = _table()


def are_exclusive(a: str, b: str) -> bool:
    """Whether two claims tell states of one thing that exclude each other."""
    return any(
        (x.line, x.rest, x.scope) == (y.line, y.rest, y.scope) and x.side != y.side
        for x in states_of(a)
        for y in states_of(b)
    )


@memoised(4096)
def states_of(text: str) -> tuple[State, ...]:
    """The states that a claim tells; none if it is about a plan or the past, or leaves room for others."""
    reading = read_claim(text)
    if reading.silent or reading.key:
        return ()
    tokens = [t for t in tokenize(reading.core, reading.literals) if t.word not in _DROPPED]
    found = [(at, told) for at, token in enumerate(tokens) for told in _PHRASES.get(token.stem, ())]
    states = [
        _state(tokens[:at] + tokens[at + len(told) :], line, side, reading)
        for at, (told, line, side) in found
        if _is_told(tokens[at : at + len(told)], told)
    ]
    return tuple(state for state in states if state is not None)


def _is_told(tokens: list[Token], told: tuple[str, ...]) -> bool:
    return len(tokens) == len(told) and all(
        word in ("*", token.stem) for token, word in zip(tokens, told, strict=True)
    )


def _state(rest: list[Token], line: int, side: int, reading: Reading) -> State | None:
    """The state, if the words that are left neither deny it nor leave room for another."""
    if any(token.word in _BLOCKING or (token.kind == NUMBER and line not in _COUNTED) for token in rest):
        return None
    rest = [token for token in rest if token.kind not in (PUNCT, NUMBER)]
    words = [token.stem for token in rest if token.word not in STOP]
    if not set(words) - _BESIDE or _ASKED.get(line, words[0]) not in words:
        return None
    return State(line, side, frozenset(words) - _BESIDE, scope_marks(rest, reading))
