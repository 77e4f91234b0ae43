"""The frame of a claim: of what, what it does, and the phrases behind the verb, each with the word that leads it; the order
of two steps ("A runs before B"), and what a call ends with ("raises KeyError on a miss").

In one case a call has one outcome. Without a case it may both return and raise; only two types that it returns exclude
each other.
"""

from __future__ import annotations

from memkit.boot.struct import replace, struct
from memkit.contradict.grammar import Clause
from memkit.contradict.lexicon import (
    ADVERBS,
    BE,
    CAN,
    CONDITIONS,
    HAVE,
    PREPOSITIONS,
    PURE_VERB_STEMS,
    STOP,
    stems_of,
    words,
)
from memkit.contradict.roles import RAISING, RETURNING
from memkit.contradict.tokens import LITERAL, PUNCT, Token, content_of

_ONLY = frozenset({"only", "solely", "exclusively"})
ALSO = frozenset({"too", "also", "additionally"})
_JOINED = frozenset({"and", "or", ",", "&", "/", "plus"})
# Auxiliaries that may also be the verb itself.
_OWNS = {**dict.fromkeys(HAVE, "have"), "need": "need", "needs": "need"}
_WIDE = frozenset({"every", "each", "any", "all"})
# so many words name who does something
_FEW = 2
_SAME_LEAD = dict(
    item.split(":") for item in "at:in on:in inside:in within:in via:over through:over onto:into".split()
)


@struct(frozen=True)
class Phrase:
    """One phrase behind a verb: the preposition that leads it, its words, and the noun it is about."""

    lead: str
    words: frozenset[str]
    noun: str
    # whether it names something with a capital, lists several things, or speaks of all of a kind
    name: bool = False
    joined: bool = False
    wide: bool = False
    # whether it is code, and the article it has
    literal: bool = False
    article: str = ""


_NOTHING = Phrase("", frozenset(), "")


@struct(frozen=True)
class Frame:
    """Subject and verb of a claim, and the phrases behind the verb."""

    subject: frozenset[str]
    act: str
    phrases: tuple[Phrase, ...]
    # the noun of the subject, and whether the subject names something
    noun: str = ""
    name: bool = False
    # the words before the clause: "On Linux, …"
    fronted: frozenset[str] = frozenset()
    passive: bool = False
    # "may do"; "X only"; "no X"; "without X"
    able: bool = False
    sole: bool = False
    void: bool = False
    lacks: frozenset[str] = frozenset()
    # "X, too"
    also: bool = False

    def first(self) -> Phrase:
        """The phrase right behind the verb."""
        return self.phrases[0] if self.phrases else _NOTHING

    def rest(self) -> frozenset[str]:
        """The words of the other phrases."""
        return self.fronted.union(*[phrase.words for phrase in self.phrases[1:]])


def find_frame(tokens: list[Token], clause: Clause) -> Frame:
    """The frame of a claim."""
    verb = tokens[clause.verb].word
    owns = _OWNS.get(verb, "")
    if any(t.word in BE or t.word == "to" for t in tokens[clause.verb : clause.head]):
        owns = ""
    after = tokens[clause.verb + 1 if owns else clause.head + 1 :]
    phrases = _phrases([t for t in after if t.word not in ADVERBS and t.word not in _ONLY])
    alone = len(phrases) == 1 and phrases[0].lead == "without"
    subject = tokens[clause.start : clause.verb]
    return Frame(
        content_of(subject) - _ONLY,
        owns or tokens[clause.head].stem,
        phrases,
        _phrase(subject).noun if subject else "",
        any(t.name for t in subject),
        content_of(tokens[: clause.start]),
        passive=any(t.word in BE for t in tokens[clause.verb : clause.head + 1]),
        able=any(t.word in CAN for t in tokens[clause.verb : clause.head]),
        sole=any(t.word in _ONLY for t in tokens[clause.start + 1 :]),
        void=any(t.word == "no" for t in tokens[clause.verb + 1 : clause.head + 2]),
        lacks=phrases[0].words if alone else frozenset(),
        also=any(t.word in ALSO for t in tokens[clause.start :]),
    )


def _phrases(tokens: list[Token]) -> tuple[Phrase, ...]:
    """The phrases of the words behind a verb; "of" belongs to the phrase before it."""
    starts = [at for at, t in enumerate(tokens) if at == 0 or _leads(tokens, at)]
    ends = [*starts[1:], len(tokens)] if starts else []
    found = [_phrase(tokens[start:end]) for start, end in zip(starts, ends, strict=True)]
    return tuple(phrase for phrase in found if phrase.words)


def _leads(tokens: list[Token], at: int) -> bool:
    """Whether a new phrase starts here; "and" with a verb behind it opens another deed."""
    word = tokens[at].word
    if word == "and" and at + 1 < len(tokens):
        following = tokens[at + 1]
        return following.stem in PURE_VERB_STEMS and following.word != following.stem
    return word in PREPOSITIONS and word != "of"


def _phrase(tokens: list[Token]) -> Phrase:
    lead = tokens[0].word if tokens[0].word in PREPOSITIONS or tokens[0].word == "and" else ""
    said = tokens[1:] if lead else tokens
    ends = [at for at, t in enumerate(said) if t.word == "of" or t.kind == PUNCT]
    nouns = [
        t.stem for t in said[: ends[0] if ends else None] if t.kind != PUNCT and t.stem and t.word not in STOP
    ]
    return Phrase(
        _SAME_LEAD.get(lead, lead),
        content_of(said),
        nouns[-1] if nouns else "",
        any(t.name for t in said),
        any(t.word in _JOINED for t in said),
        bool(said) and said[0].word in _WIDE,
        any(t.kind == LITERAL for t in said),
        {"a": "a", "an": "a", "the": "the"}.get(said[0].word, "") if said else "",
    )


def other_phrase(a: Frame, b: Frame) -> tuple[Phrase, Phrase] | None:
    """The phrases in which two frames differ, if they are alike but for one phrase with the same lead."""
    if (a.subject, a.act, a.passive, a.fronted) != (b.subject, b.act, b.passive, b.fronted) or not a.subject:
        return None
    if [p.lead for p in a.phrases] != [p.lead for p in b.phrases]:
        return None
    found = [(p, q) for p, q in zip(a.phrases, b.phrases, strict=True) if p.words != q.words]
    return found[0] if len(found) == 1 else None


def as_passive(frame: Frame) -> Frame:
    """ "The server computes the diff" as "the diff is computed by the server"."""
    first = frame.first()
    told = frame.passive or first.lead or not first.words
    if told or not 0 < len(frame.subject) <= _FEW:
        return frame
    doer = Phrase("by", frame.subject, frame.noun, frame.name)
    return replace(frame, subject=first.words, passive=True, phrases=(doer, *frame.phrases[1:]))


_PIVOTS = words("before after")
# What is done each time may be done on both sides of it.
_REPEATED = words("each every any all only not never until")
# Verbs with which a step is told, whichever step it is.
_HAPPENING = stems_of(
    "run start call execute apply happen begin finish complete invoke fire evaluate perform go come end"
)


@struct(frozen=True)
class Steps:
    """The step that a claim is about, what is done there, the step it is compared with, and whether it comes first."""

    told: frozenset[str]
    act: str
    other: frozenset[str]
    is_first: bool
    # who takes both steps
    subject: frozenset[str] = frozenset()

    def names(self) -> tuple[frozenset[str], ...]:
        """The words by which another claim may name the step that this one tells of."""
        act = frozenset((self.act,)) - {""}
        return self.told, self.told | act, act, self.told - self.subject


def find_steps(tokens: list[Token], clause: Clause) -> Steps | None:
    """The two steps whose order a claim gives; nothing unless it names exactly one order."""
    ranked = _rank(tokens, clause)
    if ranked is not None:
        return ranked
    places = [at for at, token in enumerate(tokens) if token.word in _PIVOTS]
    if len(places) != 1 or not places[0] or any(token.word in _REPEATED for token in tokens):
        return None
    at = places[0]
    # a verb that no list knows leaves the one behind "before" as the verb of the sentence
    act = tokens[clause.head].stem if clause.verb < at else ""
    told, other = content_of(tokens[:at]) - {act}, content_of(tokens[at + 1 :])
    told, other = told - _HAPPENING or told, other - _HAPPENING or other
    if not other or not (told or act):
        return None
    act = "" if act in _HAPPENING else act
    subject = content_of(tokens[clause.start : clause.verb]) if clause.verb < at else frozenset()
    return Steps(told or frozenset((act,)), act, other, tokens[at].word == "before", subject)


def _rank(tokens: list[Token], clause: Clause) -> Steps | None:
    """ "A wins over B", and "is logged first and then validated"."""
    said = [token.word for token in tokens]
    if tokens[clause.head].stem == "win" and "over" in said:
        at = said.index("over")
        return Steps(content_of(tokens[: clause.verb]), "", content_of(tokens[at + 1 :]), True)
    if "then" in said and "first" in said[: said.index("then")]:
        at = said.index("then")
        act = tokens[clause.head].stem
        first = content_of([t for t in tokens[clause.verb : at] if t.word != "first"])
        told = first - {act}
        return Steps(told or first, act if told else "", content_of(tokens[at + 1 :]), True)
    return None


def are_reversed(a: Steps | None, b: Steps | None) -> bool:
    """Whether two claims give the same steps in the opposite order."""
    if a is None or b is None or a.told == a.other:
        return False
    if a.told == b.told and a.other == b.other and a.act == b.act:
        return a.is_first != b.is_first
    return a.is_first == b.is_first and b.other in a.names() and a.other in b.names()


_TYPES = words(
    "dict list tuple set str string int integer bool boolean none null generator iterator bytes float array map object"
    " promise future coroutine stream number true false zero nil undefined dataframe"
)
_OPEN = CAN | words("or and also sometimes either")


@struct(frozen=True)
class Outcome:
    """Of what, in which case, whether it is raised, and the value."""

    subject: frozenset[str]
    case: frozenset[str]
    raised: bool
    value: frozenset[str]
    typed: bool
    # "missing keys raise KeyError": the subject is the case
    tells_case: bool = False


def find_outcome(tokens: list[Token], clause: Clause) -> Outcome | None:
    """What the subject returns or raises; nothing if it may end in several ways."""
    act = tokens[clause.head].stem
    raised = act in RAISING
    if not (raised or act in RETURNING) or any(token.word in _OPEN for token in tokens):
        return None
    after = tokens[clause.head + 1 :]
    cut = [
        at
        for at, t in enumerate(after)
        if (t.word in PREPOSITIONS and t.word != "of") or t.word in CONDITIONS
    ]
    end = cut[0] if cut else len(after)
    value = [token for token in after[:end] if token.word not in ("a", "an", "the")]
    subject = content_of(tokens[clause.start : clause.verb])
    typed = len(value) == 1 and value[0].word in _TYPES
    named = frozenset(token.word for token in value)
    case = content_of(after[end:]) | content_of(tokens[: clause.start])
    led = tokens[clause.start : clause.verb]
    tells = len(subject) > 1 and led[-1].word.endswith("s") and not any(t.name for t in led)
    return Outcome(subject, case, raised, named, typed, tells) if subject else None


def exclude(a: Outcome | None, b: Outcome | None) -> bool:
    """Whether one call cannot end both ways."""
    if a is None or b is None or a.subject != b.subject or a.case != b.case:
        return False
    if a.raised != b.raised:
        return (bool(a.case) or a.tells_case) and bool((a if b.raised else b).value)
    return a.typed and b.typed and not a.raised and a.value != b.value
