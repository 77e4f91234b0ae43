"""Closed sets a claim takes one member of: weekdays, months, log levels, HTTP methods, environments, regions.

The member must stand where a value stands, behind the verb and the right preposition. A member elsewhere narrows
the claim or names a thing, and gives nothing here.
"""

from __future__ import annotations

from memkit.boot.struct import struct
from memkit.contradict.grammar import Clause
from memkit.contradict.lexicon import BE, CAN, stems_of, words
from memkit.contradict.names import ENCODINGS, FORMATS, LICENCES, METHODS, WEEKDAYS, ZONES
from memkit.contradict.roles import ADDITIVE
from memkit.contradict.scope import ENVIRONMENTS, REGION
from memkit.contradict.tokens import LITERAL, WORD, Token

_SHORT_DAYS = (
    "mon:monday tue:tuesday tues:tuesday wed:wednesday thu:thursday thur:thursday thurs:thursday fri:friday"
)
_MONTHS = "january february march april may june july august september october november december"
# Units that exclude each other, a line each; only as plurals, behind "in".
_UNITS = """
nanoseconds microseconds milliseconds seconds minutes hours days
bits bytes kilobytes megabytes gigabytes
metres meters feet kilometres kilometers miles inches centimetres millimetres
cents euros dollars pounds pence
grams kilograms ounces
degrees radians
celsius fahrenheit kelvin
"""
_LEVELS = "trace debug info warning error critical fatal"

_MEMBERS = {
    **dict.fromkeys(WEEKDAYS.split(), "weekday"),
    **dict.fromkeys(_MONTHS.split(), "month"),
    **dict.fromkeys(_LEVELS.split(), "level"),
    **dict.fromkeys(ZONES.split(), "zone"),
    **dict.fromkeys(ENCODINGS.split(), "encoding"),
    **dict.fromkeys(FORMATS.split(), "format"),
    **dict.fromkeys(LICENCES.split(), "licence"),
    **dict.fromkeys((*ENVIRONMENTS.values(), "development"), "environment"),
}
_SPELLINGS = {
    **dict(item.split(":") for item in _SHORT_DAYS.split()),
    "warn": "warning",
    "utf8": "utf-8",
    "utf16": "utf-16",
    "prod": "production",
    "dev": "development",
}
# What may stand right before the member, apart from a form of "be".
_LEADS = {
    "weekday": words("on every each"),
    "month": words("in every each"),
    "level": words("at as to with"),
    "method": words("with by via using as use uses used expects takes wants"),
    "environment": words("against in on to"),
    "region": words("in to"),
    "zone": words("in to use uses as of"),
    "encoding": words("in as with"),
    "format": words("in as"),
    "unit": words("in"),
    "licence": words("under as"),
}
# Words that only say which set the member is of.
_NOUNS = {
    "weekday": stems_of("day weekday"),
    "month": stems_of("month"),
    "level": stems_of("level severity"),
    "method": stems_of("method verb request http send submit issue expect take want"),
    "environment": stems_of("environment"),
    "region": stems_of("region"),
    "zone": stems_of("time timezone zone local"),
    "encoding": stems_of("encode encoding store write save read decode open parse load"),
    "format": stems_of("format write encode serialise serialize"),
    "licence": stems_of("licence license under release publish distribute project repository code codebase"),
    "unit": stems_of(
        "give measure return store express count specify report expect interpret unit column field parameter value"
    ),
}
_UNIT_OF = {name: f"unit {line.split()[0]}" for line in _UNITS.strip().split("\n") for name in line.split()}
# The parts of the world by which cities give their time.
_WORLD = ("europe/", "america/", "asia/", "africa/", "australia/", "pacific/", "atlantic/")
_LOGGING = stems_of("log emit report record write default set")
# What must be sent, called or written as one member is not sent as another; of routes only these exclude each other.
_BOUND = frozenset({"method", "format", "encoding"})
_SENDING = stems_of("send submit issue call use emit write produce")
_WRITING = frozenset({"POST", "PUT", "PATCH"})
_DUTY = words("must shall")
# Words with which a thing has one environment; without them it may well have several.
_SOLE = words("first only")
# Verbs that name one of many, unless it is the only one.
_ADDITIVE = stems_of("accept support allow permit offer handle answer include expose test work")
_NARROWING = words("before after until since except unless not never too also additionally")
# What many things do at once may be done in several regions.
_SPREAD = stems_of("run deploy host operate exist be start")


# sets of which a claim may list several members, and what stands between and beside them
_LISTED = frozenset({"weekday", "month"})
_JOINING, _ALONE = words("and , on in"), words("only")


@struct(frozen=True)
class Slot:
    """The set, the member the claim names, and the words and marks that the member brought along."""

    kind: str
    value: str
    words: frozenset[str]
    literal: bool = False


def find_slot(tokens: list[Token], clause: Clause) -> Slot | None:
    """The one member of a closed set the claim gives as a value; nothing when it names two or only permits one."""
    said = {token.word for token in tokens}
    if said & CAN or said & _NARROWING:
        return None
    members = [
        (at, *(_local(tokens, at) or _member(tokens[at]))) for at in range(clause.verb + 1, len(tokens))
    ]
    named = [found for found in members if found[1]]
    if not named:
        return None
    duty = _is_duty(tokens, clause, named[0])
    if not duty and not _is_value(tokens, clause, named[0][0], named[0][1], said):
        return None
    kinds = {kind for _, kind, _ in named}
    if len(named) > 1 and (len(kinds) > 1 or not kinds <= _LISTED or not _is_list(tokens, named)):
        return None
    kind, told = named[0][1], [tokens[at] for at, _, _ in named]
    brought = {word for token in told for word in (token.stem, token.raw, token.word)}
    values = [value for _, _, value in named]
    own = _NOUNS[kind.split(" ")[0]] | brought | set(values) | (_ALONE if kind in _LISTED else frozenset())
    # a duty on one route says nothing of another
    kind = f"{kind} {_route(told[0])}".rstrip() if duty else kind
    return Slot(kind, " ".join(sorted(values)), own, told[0].kind == LITERAL)


def _route(token: Token) -> str:
    return token.raw.partition(" ")[2]


def _is_duty(tokens: list[Token], clause: Clause, named: tuple[int, str, str]) -> bool:
    """ "Must send POST", "has to call PUT /items": the member is the whole object of an obligation."""
    at, kind, value = named
    group = [token.word for token in tokens[clause.verb : clause.head]]
    obliged = not _DUTY.isdisjoint(group) or group[-1:] == ["to"]
    alone = at == clause.head + 1 and at == len(tokens) - 1 and clause.verb > clause.start
    written = not _route(tokens[at]) or value in _WRITING
    return kind in _BOUND and obliged and alone and written and tokens[clause.head].stem in _SENDING


def _is_list(tokens: list[Token], named: list[tuple[int, str, str]]) -> bool:
    """Whether the members stand beside each other: "in January, April and July"."""
    between = tokens[named[0][0] : named[-1][0] + 1]
    return all(_member(token)[0] or token.word in _JOINING for token in between)


def _local(tokens: list[Token], at: int) -> tuple[str, str] | None:
    """ "Local time" is a time zone."""
    following = tokens[at + 1].word if at + 1 < len(tokens) else ""
    return ("zone", "local") if tokens[at].word == "local" and following in ("time", "timezone") else None


def _member(token: Token) -> tuple[str, str]:
    """The set and the one spelling of a member; two empty texts for any other word."""
    method = token.raw.split(" ")[0]
    if method in METHODS:
        return "method", method
    if token.kind == LITERAL and token.word.startswith(_WORLD):
        return "zone", token.word
    if token.kind not in (WORD, LITERAL):
        return "", ""
    word = token.word
    if word in _UNIT_OF:
        return _UNIT_OF[word], word
    singular = word[:-1] if word.endswith("s") and word not in _SPELLINGS else word
    value = _SPELLINGS.get(word) or _SPELLINGS.get(singular) or (word if word in _MEMBERS else singular)
    value = ENVIRONMENTS.get(value, value)
    kind = _MEMBERS.get(value, "")
    if kind == "month" or (kind == "weekday" and word in _SPELLINGS):
        # "may" and "sat" are words of their own; a month or a short day has a capital.
        return (kind, value) if token.name else ("", "")
    if not kind and REGION.fullmatch(word):
        return "region", word
    return kind, value


def _is_spread(tokens: list[Token], clause: Clause) -> bool:
    """Whether the claim may hold in many regions: "backups are copied to", "workers run in"."""
    verb, act = tokens[clause.verb].word, tokens[clause.head].stem
    return act in ADDITIVE or (verb in ("are", "run") and (act in _SPREAD or clause.verb == clause.head))


def _is_value(tokens: list[Token], clause: Clause, at: int, kind: str, said: set[str]) -> bool:
    before = [token for token in tokens[:at] if token.word not in ("a", "an", "the", "http")]
    lead = before[-1].word if before else ""
    act = tokens[clause.head].stem
    if kind.startswith("unit") or kind in ("encoding", "format"):
        kind = kind.split(" ")[0]
        told = act in _NOUNS[kind] or (tokens[clause.verb].word in BE and clause.head == at)
        told = told or (kind == "unit" and lead == "in" and tokens[clause.head].word == "in")
        return told and at == len(tokens) - 1 and (lead in BE or lead in _LEADS[kind])
    if act in _ADDITIVE:
        return "only" in said and kind == "method" and at == len(tokens) - 1
    if lead not in BE and lead not in _LEADS[kind]:
        return False
    if kind == "level":
        return act in _LOGGING or any(token.stem in _NOUNS[kind] for token in tokens)
    if kind == "environment":
        return lead in BE or lead == "against" or any(t.word in _SOLE for t in tokens[clause.verb : at])
    return kind != "region" or not _is_spread(tokens, clause)
