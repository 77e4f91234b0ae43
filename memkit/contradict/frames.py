"""The frame of a claim: of what, what it does, and the phrases behind the verb, each with the word that leads it."""

from __future__ import annotations

from memkit.boot.struct import replace, struct
from memkit.contradict.grammar import Clause
from memkit.contradict.relation import content_of
from memkit.contradict.tokens import LITERAL, PUNCT, Token
from memkit.contradict.verbs import PURE_VERB_STEMS
from memkit.contradict.words import ADVERBS, BE, CAN, HAVE, PREPOSITIONS, STOP

_ONLY = frozenset({"only", "solely", "exclusively"})
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
