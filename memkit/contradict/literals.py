"""Two literals of one kind for one role, whatever the verb: the event that is sent, the folder into which files go, a port.

A literal is of a kind if a noun beside it says so ("the event `x`", "the header `y`"), or by its form (a path, `:8080`,
`--flag`). Two claims of one topic that name two literals of one kind contradict each other. Words that only say how a
literal of that kind is used belong to no topic.
"""

from __future__ import annotations

from memkit.boot.memo import memoised
from memkit.boot.struct import struct
from memkit.contradict.analysis import analyse
from memkit.contradict.bags import is_plain
from memkit.contradict.frames import ALSO
from memkit.contradict.gist import root
from memkit.contradict.lexicon import ARTICLES, LIGHT, SOME, STOP, stems_of
from memkit.contradict.plain_claim import read_claim
from memkit.contradict.tokens import LITERAL, NUMBER, PUNCT, Token, tokenize

# The verbs and nouns with which a literal of a kind is told; the nouns that name the kind are its own.
_KINDS = {
    "event": "send emit report publish fire raise trigger announce signal post produce dispatch record",
    "topic": "send publish post write produce deliver read consume receive poll subscribe queue channel",
    "queue": "send publish post put push deliver read consume receive poll take topic channel",
    "header": "read take carry pass send hold transmit come give",
    "metric": "count measure track record report count gauge counter",
    "flag": "switch turn enable set activate control option on",
    "option": "switch turn enable set activate control flag on",
    "variable": "set read take configure control give environment",
    "table": "store keep hold save live record put write database",
    "column": "store keep hold save live record put write table",
    "bucket": "store keep hold save live record put write upload",
    "branch": "cut build release deploy develop make",
    "label": "get carry receive mark",
    "cookie": "store keep hold carry live save",
    "parameter": "set control give choose select pass",
    "port": "listen bind serve answer reach available run port address accept expose",
    "path": "land end put belong write store save keep place generate output emit live up out export render dump directory",
}
_TELLING = {kind: stems_of(f"{kind} {told}") for kind, told in _KINDS.items()}
_NOUNS = {noun: kind for kind in _KINDS for noun in stems_of(kind) if kind not in ("port", "path")}
_PLACING = _TELLING["path"] | LIGHT
_INTO = frozenset("to into in under at inside below".split())
_FEWEST = 1


@struct(frozen=True)
class Named:
    """A literal, its kind, and the roots of the other words of its claim."""

    kind: str
    value: str
    topic: frozenset[str]
    scope: frozenset[str]


@memoised(8192)
def named_literal(text: str) -> Named | None:
    """The one literal that a claim names for a role; none if it names two, or leaves room for others."""
    told = analyse(text)
    if told.silent or told.key or told.contrast or told.quantities or not is_plain(told):
        return None
    if told.polarity.permits or told.polarity.tangled or told.polarity.negated or told.scope & SOME:
        return None
    reading = read_claim(text)
    tokens = tokenize(reading.core, reading.literals)
    places = [at for at, token in enumerate(tokens) if token.kind == LITERAL]
    is_open = any(token.word in ALSO or token.word in ("and", "or", "only") for token in tokens)
    if len(places) != 1 or is_open or any(token.kind == NUMBER for token in tokens):
        return None
    kind = _kind_of(tokens, places[0], told.act)
    words = [root(t.word) for at, t in enumerate(tokens) if at != places[0] and _tells(t)]
    if kind and told.act not in _TELLING[kind] | LIGHT:
        return None
    topic = frozenset(words) - LIGHT - _TELLING.get(kind, frozenset())
    return Named(kind, tokens[places[0]].word, topic, told.scope) if kind else None


def _tells(token: Token) -> bool:
    return token.kind != PUNCT and bool(token.stem) and token.word not in STOP and token.word not in ARTICLES


def _kind_of(tokens: list[Token], at: int, act: str) -> str:
    """The kind of a literal, from the noun with "the" beside it, or from its form; empty if it has none."""
    before, value = tokens[at - 1] if at else None, tokens[at].word
    after = tokens[at + 1] if at + 1 < len(tokens) else None
    if before is not None and before.stem in _NOUNS and at > 1 and tokens[at - 2].word == "the":
        return _NOUNS[before.stem]
    if after is not None and after.stem in _NOUNS and before is not None and before.word == "the":
        return _NOUNS[after.stem]
    if value[:1] == ":" and value[1:].isdigit():
        return "port"
    is_path = "/" in value and " " not in value and "://" not in value
    placed = before is not None and before.word in _INTO and act in _PLACING
    return "path" if is_path and placed and at + 1 == len(tokens) else ""


def differ_in_literal(a: str, b: str) -> bool:
    """Whether two claims of one topic name two literals of one kind."""
    x, y = named_literal(a), named_literal(b)
    if x is None or y is None or x.kind != y.kind or x.scope != y.scope:
        return False
    p, q = x.value.strip("/."), y.value.strip("/.")
    is_part = p.startswith(q) or q.startswith(p) or p.endswith(q) or q.endswith(p)
    return not is_part and x.topic == y.topic and len(x.topic) >= _FEWEST
