"""When something is made once: at build time, during the deployment, when a process starts, when it is first asked for.

Two claims that are alike but for the moment contradict each other if what happens is done once. What is run, checked or
cleared may be so at several moments.
"""

from __future__ import annotations

from memkit.boot.memo import IGNORE, lazy, memoised
from memkit.boot.struct import struct
from memkit.contradict.analysis import Analysis, analyse
from memkit.contradict.bags import is_plain, same_amounts
from memkit.contradict.frames import ALSO
from memkit.contradict.lexicon import SOME, stems_of

# one alternative of a pattern is one way to tell the moment
_MOMENTS = (
    (
        "build",
        r"(?:at|during) (?:build|compile|compilation|bundle|bundling)[- ]time|during the (?:build|compilation)",
    ),
    (
        "deploy",
        r"(?:at|during) (?:deploy|deployment|release)[- ]time|(?:on|during) (?:the |each |every )?deploy(?:ment)?",
    ),
    ("install", r"(?:at|during) (?:install|installation)[- ]time|during the installation"),
    (
        "start",
        r"(?:at|on|during) (?:start-?up|boot|launch)|when (?:the |an? )?[\w-]+ (?:starts(?: up)?|boots|launches)",
    ),
    (
        "load",
        r"(?:at|on) (?:page )?load(?:[- ]time)?|when (?:the |an? )?[\w-]+ (?:loads|is loaded|opens|is opened)",
    ),
    (
        "upload",
        r"(?:on|at|during) (?:the )?upload|when (?:the |an? |it |they )?(?:[\w-]+ )?(?:is|are) uploaded",
    ),
    (
        "use",
        r"on demand|at request[- ]time|(?:on|for|per) (?:each|every) request|(?:on|at) (?:the )?first (?:use|access|request)"
        r"|when (?:the |an? )?(?:[\w-]+ )?(?:is|are) (?:first )?(?:requested|used|needed|accessed|viewed)"
        r"|(?:only )?(?:when|once|if) (?:it is|they are) needed",
    ),
    ("checkout", r"(?:at|during) (?:the )?checkout"),
    ("baskets", r"when (?:the |an? )?(?:basket|cart) is (?:opened|created)"),
)
_PATTERNS = tuple((name, lazy(rf",?\s*\b(?:{told})\b(?=[.,;:]|$)", IGNORE)) for name, told in _MOMENTS)
# the deeds that are done once to each thing
_ONCE = stems_of(
    """
    pack inline inject compile make generate create render resolve compute convert apply bundle minify parse decide evaluate
    set build bake link embed choose load read fetch allocate assign encode transcode resize format translate install copy
    initialize derive expand substitute calculate freeze fix determine migrate
    """
)


@struct(frozen=True)
class Moment:
    """A moment, and the claim without it."""

    name: str
    rest: Analysis


@memoised(8192)
def moment_of(text: str) -> Moment | None:
    """The one moment that a claim names; none if it names two, or leaves room for others."""
    told = [(name, pattern) for name, pattern in _PATTERNS if pattern.search(text)]
    if len(told) != 1:
        return None
    name, pattern = told[0]
    rest = pattern.sub("", text, 1)
    words = rest.casefold().rstrip(" .").split()
    if not ALSO.isdisjoint(words) or "again" in words or pattern.search(rest):
        return None
    found = analyse(rest)
    return None if found.silent or found.key else Moment(name, found)


def differ_in_moment(a: str, b: str) -> bool:
    """Whether two claims say that one thing is made at two moments."""
    x, y = moment_of(a), moment_of(b)
    if x is None or y is None or x.name == y.name:
        return False
    p, q = x.rest, y.rest
    if p.act not in _ONCE or p.act != q.act or p.subject != q.subject or p.content != q.content:
        return False
    is_open = p.scope & SOME or p.polarity.permits or q.polarity.permits
    return p.scope == q.scope and not is_open and is_plain(p) and is_plain(q) and same_amounts(p, q)
