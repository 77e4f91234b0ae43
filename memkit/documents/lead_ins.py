"""Sentences that lead up to a statement instead of making it: background, reports, definitions, preambles."""

from __future__ import annotations

import re
from functools import lru_cache

from memkit.documents.cues import (
    CHOICE,
    DECIDED,
    EXPLICIT,
    INSTEAD,
    OUR_WISH,
    PROMISE,
    WISH,
    promises,
    wishes,
)
from memkit.documents.record_ids import KIND
from memkit.documents.sentences import split, words

BACKGROUND = re.compile(
    r"\b(?=[cptashunild])"
    r"(?:currently|presently|today|at present|at the moment|so far|until now|historically|(?:not|im)possible|lacks?|"
    r"unable|there (?:is|are) (?:no|currently)|no way to|hard to|difficult|problem(?:s|atic)?|ambigu(?:ous|ities)|"
    r"(?:is|are) (?:not|in)(?: (?:clearly|well|fully|formally|properly|yet))? ?(?:defined|specified|documented|consistent)|"
    r"(?:is|are) un(?:clear|defined|specified|documented))\b",
    re.I,
)
PREAMBLE = re.compile(
    r"^(?:we(?:'ve| have)? (?:discussed|considered|evaluated|looked at|identified|explored|tested|investigated|"
    r"compared|reviewed)|we need(?:ed)?(?: to (?:choose|decide|select|pick|determine|find|agree|evaluate|compare|consider|"
    r"know|understand)\b|(?! to\b))|currently|today|at the moment|right now|historically|traditionally|"
    r"(?:the )?(?:aim|goal|purpose) of (?!(?:this|the (?:adr|decision|record|change))\b)[^.:]{2,60}? (?:is|was)|why we|"
    r"(?:originally|initially|previously|at first),? we|"
    r"we (?:originally|initially|previously|first) (?:\w+ed|chose|had|built|went|began|ran|were|thought|set)|"
    r"there (?:are|were)|the (?:following )?options|(?:two|three|four|several|multiple) "
    r"(?:options|approaches|alternatives))\b",
    re.I,
)
# "The yard is a very large place": a state, not an act
_STATE = re.compile(
    r"^\W*(?:the |our |an? )?(?:[\w-]+ ){1,4}?(?:(?:is|are|was|were|has|have) (?:an?|very|quite|already|currently)|"
    r"already (?:has|have|contains?|provides?|supports?|offers?|uses?|exists?))\b",
    re.I,
)
# "We do not adopt …", "No second press is added": a decision in the negative
REFUSAL = re.compile(
    r"\bwe (?:will|shall|are|do)(?:n['’]t| not) (?:going to )?(?!have|know|need|want|yet|currently|think|believe|see|expect|"
    r"discuss|cover|describe|understand|only|able|sure|aware)\w+|\bwe won['’]t\b|\bdecided (?:not to|against)\b|"
    r"^\W*no (?:[\w-]+ ){1,6}(?:is|are|will be) (?:introduced|added|adopted|created|used|provided|supported|built|made)\b",
    re.I,
)
# "Thus the harbour will …": what follows from the words before
THUS = re.compile(
    r"^\W*(?:thus|therefore|hence|so|consequently)\b.*\b(?:will|shall|must|should|needs? to)\b",
    re.I | re.DOTALL,
)
# "With this, the yard would close at night", "We plan to drop oars"
_PLAN = re.compile(
    r"\bwould\b|\b(?:we|i) (?:plan|intend|aim|mean) to\b|\bproposes? (?:adding|to|that|the)\b", re.I
)
# "According to the yard's book, …", "In the past, …", "The guild has introduced …": what others say or did
_REPORT = re.compile(
    r"^\W*(?:(?i:according to|in the past|historically|traditionally|until (?:now|recently)|over the (?:past|last)|"
    r"in recent|as of (?:today|now))\b|(?!We\b|I\b|This\b|It\b)[A-Z][\w.+-]*(?: [A-Za-z][\w.+-]*){0,3}? "
    r"(?:has|have) (?:recently |just |now |already )?(?:introduced|announced|released|launched|published|deprecated)\b)"
)
# "Pitch (from pines) is a thick oil": what a thing is, unless the document makes it
_DEFINITION = re.compile(
    r"^\W*(?:(?:an?|the) )?[\w.+/`-]+(?: [\w.+/`-]+){0,2}?(?: \([^()]{1,60}\))? (?:is|are) (?:an?|the) "
    r"(?!.{0,30}\b(?:new|propos\w+|rfc|adr|plan|way|attempt|idea|goal|aim|set|change|addition|extension)\b)",
    re.I,
)
# "needs to" and "must" often tell how things are
_ASK = re.compile(
    r"\b(?:should(?! (?:have|not))|shall|ought to|(?<!that )needs to|would be (?:useful|good|better|helpful|worth))\b",
    re.I,
)
# "Therefore it …": says little without the sentence before it
_REFERS = re.compile(
    r"^\W*(?:that|it|they|therefore|thus|hence|so|instead)\b|"
    rf"\b(?:this|these|those|such|them|the two|the (?:restriction|limitation))\b"
    rf"(?! (?:{KIND}|section|page|change|feature|effort|epic|plan|work)\b)",
    re.I,
)
_SUBJECT = re.compile(
    r"^\W*(?:(?:this|it|we|i|there|that|these)\b|the (?:proposal|idea|aim|goal|purpose|plan)\b)", re.I
)

# so many words may be the name of what was chosen
_NAME = 9


def leads_up(text: str) -> bool:
    """Whether a text at the head of a decision only leads up to it: it names the options, or describes a state."""
    first = text.partition(". ")[0]
    if PREAMBLE.match(text):
        return True
    return _STATE.match(first) is not None and not (CHOICE.search(first) or WISH.search(first))


def start_of_decision(sentences: list[str]) -> tuple[int, bool]:
    """Where the statement of a decision begins, and whether it says all without the sentence before it.

    At the first sentence, unless that leads up to another, or another says outright that it is the decision.
    """
    first = sentences[0]
    if leads_up(first):
        cue = CHOICE if PREAMBLE.match(first) else DECIDED
        told = next((i for i, s in enumerate(sentences) if i and EXPLICIT.search(s)), 0)
        told = told or next((i for i, s in enumerate(sentences) if i and (cue.search(s) or THUS.match(s))), 0)
        return (told, False) if told else (_first_demand(sentences), True)
    if DECIDED.search(first):
        return 0, False
    # "The board finds oak too dear. Therefore, we will use pine."
    early = sentences[: 4 if CHOICE.search(first) else 8]
    if thus := next((i for i, s in enumerate(early) if i and INSTEAD.match(s)), 0):
        return thus, False
    if CHOICE.search(first):
        return 0, False
    return next((i for i, s in enumerate(sentences) if EXPLICIT.search(s)), 0), True


def _first_demand(sentences: list[str]) -> int:
    """The first sentence behind the opening that refuses something, else the first that asks for something; else 0."""
    later = range(1, len(sentences))
    return next((i for way in (REFUSAL, _ASK) for i in later if way.search(sentences[i])), 0)


@lru_cache(512)
def reports(sentence: str) -> bool:
    """Whether a sentence tells what others did, what was before or what a thing is, and asks for nothing."""
    told = _REPORT.match(sentence) or (_DEFINITION.match(sentence) and not _SUBJECT.match(sentence))
    return bool(told) and not (promises(sentence) or wishes(sentence))


def refers_back(sentence: str) -> bool:
    """Whether a sentence says little without the one before it."""
    return _REFERS.search(sentence) is not None


def asks(sentence: str) -> bool:
    """Whether a sentence asks for something or says what will be, and is no report."""
    return bool(
        _ASK.search(sentence) or OUR_WISH.search(sentence) or PROMISE.search(sentence)
    ) and not reports(sentence)


def describes(text: str) -> bool:
    """Whether no sentence of a text proposes, asks for or promises anything: it only describes."""
    return not any(wishes(s) or promises(s) or _PLAN.search(s) for s in split(text))


def only_describes(text: str) -> bool:
    """Whether a paragraph at the head of a decision opens with a whole sentence, and none of its sentences chooses."""
    return words(text.partition(". ")[0]) > _NAME and not CHOICE.search(text) and describes(text)


@lru_cache(512)
def is_background(text: str) -> bool:
    """Whether a text only describes the current state and its problems."""
    return BACKGROUND.search(text) is not None and not (promises(text) or WISH.search(text))
