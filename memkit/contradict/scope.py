"""What narrows a claim (environment, platform, method, time, condition; claims with different marks are not compared), and
which of its numbers are amounts, which only name a thing, and what bounds an amount.
"""

from __future__ import annotations

from memkit.boot.memo import IGNORE, lazy
from memkit.boot.struct import replace
from memkit.contradict.grammar import Clause
from memkit.contradict.lexicon import AUX, BE, CONDITIONS, PREPOSITIONS, SOME, STOP, stems_of, words
from memkit.contradict.names import METHODS
from memkit.contradict.plain_claim import Reading
from memkit.contradict.quantity import EQUAL, LEAST, MOST, Quantity
from memkit.contradict.tokens import LITERAL, NUMBER, PUNCT, WORD, Token, tokenize

ENVIRONMENTS = {
    "production": "production",
    "prod": "production",
    "preproduction": "preproduction",
    "staging": "staging",
    "sandbox": "sandbox",
    "localhost": "local",
    "locally": "local",
    "ci": "ci",
    "qa": "qa",
    "uat": "uat",
    "preview": "preview",
    "demo": "demo",
    "canary": "canary",
}
# An environment only beside one of the places, or right behind "in": "test environment", "in development".
LOOSE_ENVIRONMENTS = words("live test testing tests dev development local stage debug release nightly")
LOOSE_NAMES = {"tests": "test", "testing": "test", "dev": "development"}
PLACES = words(
    "environment env environments cluster server servers instance instances system site machine machines mode build builds"
)
PLATFORMS = words(
    """
    linux macos mac osx windows ios android ipados web mobile desktop tablet browser chrome firefox safari edge arm
    arm64 x86 amd64
    """
)
TIMES = words(
    """
    monday tuesday wednesday thursday friday saturday sunday weekday weekend mondays tuesdays wednesdays thursdays
    fridays saturdays sundays weekdays weekends january february april june july august september october
    november december spring summer autumn winter christmas night morning evening noon midnight
    """
)
# The regions of the large clouds: eu-west-1, us-east-2, europe-west4.
REGION = lazy(
    r"(?:us|eu|ap|sa|ca|me|af|il|europe|asia|northamerica|southamerica|australia)-[a-z]+(?:-?[a-z]+)?-?\d"
)


_SAME_CONDITION = {"when": "if", "whenever": "if"}
_ASIDE = lazy(
    r"\b(?:in|on|for|at)\s+(production|prod|staging|sandbox|ci|qa|development|test|tests|linux|macos|windows|ios|android)\b"
    r"|\b(unless|except|only (?:in|on|for|when|if|with)|exception|excluding)\b",
    IGNORE,
)
# Neither a team nor a part of a name is a platform: "the web team", "Web Mercator".
_PEOPLE = frozenset(
    {"team", "group", "guild", "squad", "lead", "engineers", "developers", "process", "thread", "worker"}
)
_COMMON_PLATFORMS = frozenset({"web", "mobile", "desktop", "edge", "arm", "mac"})


def scope_marks(tokens: list[Token], reading: Reading) -> frozenset[str]:
    """Every mark that narrows the claim, from its tokens, its brackets and what was set aside."""
    marks = {mark for at in range(len(tokens)) for mark in _marks_at(tokens, at)}
    if reading.aside or reading.brackets:
        for match in _ASIDE.finditer(f"{reading.aside} {reading.brackets}"):
            marks.add((match[1] or match[2]).casefold())
    for token in tokenize(reading.brackets, reading.literals):
        if token.word in ENVIRONMENTS or token.word in PLATFORMS or token.word in LOOSE_ENVIRONMENTS:
            marks.add(ENVIRONMENTS.get(token.word, token.word))
    return frozenset(marks)


def value_marks(tokens: list[Token]) -> frozenset[str]:
    """The marks inside the value of a key: only what a preposition adds to the value proper."""
    marks: set[str] = set()
    for at in range(2, len(tokens)):
        if tokens[at - 1].word in ("in", "on", "for"):
            marks.update(_marks_at(tokens, at))
    return frozenset(marks)


def _marks_at(tokens: list[Token], at: int) -> list[str]:
    token = tokens[at]
    word = token.word
    if token.kind == NUMBER:
        return [token.raw]
    if word in CONDITIONS:
        return _condition(tokens, at)
    if word in ENVIRONMENTS and not (at and tokens[at - 1].word == "by"):
        return [ENVIRONMENTS[word]]
    if word in LOOSE_ENVIRONMENTS and _is_environment(tokens, at):
        return [LOOSE_NAMES.get(word, word)]
    if word in TIMES or (word in PLATFORMS and _is_platform(tokens, at)):
        return [token.stem]
    if word == "own" and at and tokens[at - 1].word in ("their", "its", "his", "her", "your"):
        return ["own"]
    return [word] if word in SOME or token.raw in METHODS else []


def _is_platform(tokens: list[Token], at: int) -> bool:
    following = tokens[at + 1].word if at + 1 < len(tokens) else ""
    return following not in _PEOPLE and not (tokens[at].name and tokens[at].word in _COMMON_PLATFORMS)


def _is_environment(tokens: list[Token], at: int) -> bool:
    word, previous = tokens[at].word, tokens[at - 1].word if at else ""
    following = tokens[at + 1] if at + 1 < len(tokens) else None
    if following is not None and following.word in PLACES:
        return True
    if word == "local" or previous == "local":
        return word == "development" or (following is not None and following.word == "development")
    ends = following is None or following.kind == PUNCT or following.word in PREPOSITIONS
    return previous in ("in", "on", "during", "for") and ends and word not in ("release", "nightly", "live")


def _condition(tokens: list[Token], at: int) -> list[str]:
    """The condition word and the stems it governs, to the next comma."""
    if tokens[at].word in ("only", "solely", "exclusively"):
        return ["only"]
    marks = [_SAME_CONDITION.get(tokens[at].word, tokens[at].word)]
    for token in tokens[at + 1 :]:
        if token.kind == PUNCT:
            break
        if token.word not in STOP and token.stem:
            marks.append(token.stem)
    return marks


_FLOORS, _CEILINGS = stems_of("minimum floor"), stems_of("maximum limit cap ceiling restrict")
_CODES = frozenset({"status", "code", "http", "error", "signal", "errno"})
# what opens a condition is part of the scope
_IFS = frozenset({"if", "when", "whenever"})


def carries(token: Token) -> bool:
    """Whether a token says what a claim is about."""
    if token.kind in (LITERAL, NUMBER):
        return True
    told = token.word not in STOP and token.word not in AUX and token.word not in _IFS
    return token.kind == WORD and bool(token.stem) and told


def with_bounds(amounts: tuple[Quantity, ...], tokens: list[Token], clause: Clause) -> tuple[Quantity, ...]:
    """ "The minimum length is 8" bounds from below, "the retry limit is 5" and "is limited to 5" from above."""
    if len(amounts) != 1 or amounts[0].op != EQUAL or tokens[clause.verb].word not in BE:
        return amounts
    subject = {t.stem for t in tokens[clause.start : clause.verb]}
    limited = subject & _CEILINGS or tokens[clause.head].stem in _CEILINGS
    op = LEAST if subject & _FLOORS else MOST if limited else EQUAL
    return (replace(amounts[0], op=op),)


def split_labels(
    tokens: list[Token], quantities: tuple[Quantity, ...], clause: Clause
) -> tuple[tuple[Quantity, ...], frozenset[str]]:
    """Amounts, and numbers that name a thing in the subject ("Step 3 is", "v1 responses are")."""
    behind = tokens[clause.verb + 1].word if clause.verb + 1 < len(tokens) else ""
    if tokens[clause.verb].word in BE and behind in ("the", "our"):
        # "Java 17 is the language level": the number is the value.
        return quantities, frozenset()
    labels = [
        q
        for q in quantities
        if (q.at <= clause.verb and _is_label(q, tokens, clause)) or _names_case(q, tokens, clause)
    ]
    amounts = tuple(q for q in quantities if q not in labels)
    return amounts, frozenset(map(label_of, labels))


def label_of(q: Quantity) -> str:
    """The word by which a number names a thing."""
    return "#" + ".".join(str(part) for part in q.low)


def _names_case(q: Quantity, tokens: list[Token], clause: Clause) -> bool:
    """ "Retries on status 502": a code is a value only of what answers or ends with it."""
    said = [t.word for t in tokens[clause.head + 1 : q.at]]
    return said[-1:] != [] and said[-1] in _CODES and said[0] in ("on", "for", "upon", "after")


def _is_label(q: Quantity, tokens: list[Token], clause: Clause) -> bool:
    if q.op in (MOST, LEAST):
        # "Python >= 3.11 is required": a bound names nothing.
        return False
    if q.dimension == "version":
        return True
    placed = q.at > 0 and (q.at < clause.start or q.at == clause.verb)
    return q.dimension == "count" and placed and carries(tokens[q.at - 1])
