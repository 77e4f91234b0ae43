"""Orders in English: imperatives, obligations of people, and habits of a team told as if they were facts."""

from __future__ import annotations

from memkit.contradict.verbs import VERBS
from memkit.contradict.words import DETERMINERS, PREPOSITIONS

from .english_clauses import doers_in, finite_at, head_of, is_third, subject_of
from .english_words import (
    ARTEFACTS,
    BE,
    CONTRAST,
    CUT,
    DEMANDS,
    DEV,
    DUTIES,
    EMPHASIS,
    FEATURES,
    FINDINGS,
    GUARDED,
    HAVING,
    KIND_NOUNS,
    LEADS,
    MADE,
    MODALS,
    MUST,
    OBJECTS,
    ONE,
    OPENERS,
    ORDERS,
    PAST,
    PEOPLE,
    PHRASES,
    PROCESS,
    PURPOSES,
    SHARED_DEV,
    SHOP,
    SHOULD,
    SKIPPED,
    SPEAKS,
    STRONG,
    TRAITS,
    WEEKDAYS,
)
from .phrases import first_phrase, measured
from .sentences import CODE, NAME
from .thing_words import HUMAN_DONE, RUNTIME
from .things import names_something, says_what_runs

TYPE_CHECKING = False
if TYPE_CHECKING:
    from .sentences import Sentence, Words


def order_in(said: Sentence) -> tuple[str, str] | None:
    """What makes the sentence an order, as (code, words); None if it describes."""
    sentence = said.words
    phrase = first_phrase(sentence, PHRASES)
    if phrase and not (phrase in PURPOSES and f" to {phrase} " in f" {' '.join(sentence)} "):
        return "obligation", phrase
    cue = _imperative(sentence) or _later_imperative(sentence)
    if cue:
        return "imperative", cue
    if sentence[0] == "we" and sentence[1:2] and sentence[1] in HAVING and names_something(said, "en"):
        return None
    found = _obligation(sentence) or _practice(sentence)
    if found or names_something(said, "en") or says_what_runs(said, "en"):
        return found
    return _general(sentence, *subject_of(sentence))


def _imperative(sentence: Words) -> str:
    """The opening of a sentence that begins with a verb and has no subject."""
    at, strong = 0, False
    while at < len(sentence) - 1 and (sentence[at] in SKIPPED or sentence[at] == ","):
        strong, at = strong or sentence[at] in STRONG, at + 1
    verb, rest = sentence[at], sentence[at + 1 :]
    if rest and _opens_with_verb(verb, rest[0]):
        return " ".join(sentence[: at + 2])
    if strong and rest and verb not in BE and verb not in MODALS and not is_third(verb):
        return " ".join(sentence[: at + 2])
    if not rest or (verb not in VERBS and verb not in ORDERS) or rest[0] in ("of", "and", "or", ","):
        return ""
    opening = " ".join(sentence[: at + 2])
    if rest[0] in DETERMINERS or rest[0] in ("it", "them", "us", "me", "only", "sure", "your"):
        return opening
    return "" if finite_at(rest, verb) else opening


def _opens_with_verb(first: str, second: str) -> bool:
    """Whether an unknown first word can only be a verb: nothing else stands before an article."""
    if (
        second not in OBJECTS
        or not first.isalpha()
        or first in OPENERS
        or first in PREPOSITIONS
        or first in DETERMINERS
    ):
        return False
    return first not in CUT and not first.endswith(("ly", "ing", "ed", "s"))


def _later_imperative(sentence: Words) -> str:
    """An imperative behind an opening clause ("if it fails, rerun it") or behind so, then, please."""
    led = sentence[0] in LEADS
    for at, word in enumerate(sentence[:-1]):
        rest = sentence[at + 1 :]
        if (
            word == "," and (led or rest[0] in ("so", "then", "please", "never", "always", "instead"))
        ) or word == "please":
            cue = _imperative(rest) if not _has_subject(rest) else ""
            if cue:
                return cue
    return ""


def _has_subject(rest: Words) -> bool:
    return rest[0] in DETERMINERS or rest[0] in PREPOSITIONS or rest[0] in (CODE, NAME)


def _obligation(sentence: Words) -> tuple[str, str] | None:
    """Must, should, may: held back for people, for no subject, and for what only people can do to a thing."""
    subject, rest = subject_of(sentence)
    cue = next((word for word in rest if word in SHOULD), "")
    if cue and not any(word in CONTRAST for word in rest) and "have" not in rest[:2]:
        return "obligation", " ".join([*subject[-2:], cue])
    verb = rest[0] if rest else ""
    has_to = verb in ("has", "have") and rest[1:2] == ["to"]
    if verb in ("may", "can", "cannot", "must") and head_of(subject) in GUARDED:
        return "obligation", f"{head_of(subject)} {verb}"
    if not (verb in MUST or has_to):
        return None
    if not subject or "new" in subject or doers_in(subject):
        return "obligation", " ".join([*subject[-2:], *rest[:2]])
    duty = next((word for word in rest[1:6] if word in DUTIES), "")
    return ("obligation", f"{verb} {duty}") if duty and "be" in rest[:4] else None


def _practice(sentence: Words) -> tuple[str, str] | None:
    """A habit of people in the present tense, or something only people do to code."""
    subject, rest = subject_of(sentence)
    if sentence[0] in ("no", "two", "one") and not rest and len(sentence) > 2:
        return "practice", " ".join(sentence[:3])
    past = bool(rest) and (rest[0] in PAST or (rest[0].endswith("ed") and rest[0] not in ("need", "embed")))
    acts = doers_in(subject)
    if past:
        return None
    if (
        acts
        and subject[0] in ONE
        and head_of(subject) not in PEOPLE
        and ((rest[:1] and rest[0] in TRAITS) or measured(sentence))
    ):
        return None
    if subject == ["the", "model"] and rest and rest[0] in SPEAKS:
        return "practice", f"the model {rest[0]}"
    if acts and (rest or len(subject) > 1):
        return "practice", " ".join([*subject[-3:], *rest[:1]])
    people = next((word for word in rest if word in PEOPLE), "")
    if people and subject[0] not in ONE and not measured(sentence):
        return "practice", f"{subject[-1]} … {people}"
    return _passive(subject, rest) or _by_people(rest) or _demand(rest)


def _demand(rest: Words) -> tuple[str, str] | None:
    """ "… requires signed commits": the work of people is what is asked for."""
    if not rest or rest[0] not in DEMANDS:
        return None
    work = next((word for word in rest if word in PROCESS or word in GUARDED), "")
    return ("practice", f"{rest[0]} {work}") if work else None


def _general(sentence: Words, subject: Words, rest: Words) -> tuple[str, str] | None:
    """Said of all things that developers make, or of where they put them, without a name, path or number."""
    if not subject or subject[0] in ONE or (rest and rest[0] in PAST):
        return None
    if subject[0] in ("nothing", "none", "nobody") or (subject[0] == "not" and not rest):
        return "practice", " ".join(sentence[:3])
    if len(rest) > 2 and rest[0] in BE and rest[1] in FINDINGS:
        return None
    place = next((word for word in rest if word in SHOP or word in WEEKDAYS), "")
    if place:
        return "practice", f"{subject[-1]} … {place}"
    if any(word in RUNTIME for word in sentence) and not any(word in HUMAN_DONE for word in rest):
        return None
    head = head_of(subject)
    before = subject[: subject.index(head)]
    if head in MADE or (
        head in KIND_NOUNS
        and any((word in MADE and word not in FEATURES) or word in PROCESS for word in before)
    ):
        return "practice", " ".join([*before[-1:], head, *rest[:1]])
    return None


def _passive(subject: Words, rest: Words) -> tuple[str, str] | None:
    head = head_of(subject)
    dev = next((word for word in rest[1:4] if word in DEV), "")
    if dev and rest[0] in BE:
        return "practice", f"{head} {rest[0]} {dev}"
    if head not in ARTEFACTS:
        return None
    stressed = next((word for word in rest if word in EMPHASIS), "")
    shared = next((word for word in rest[1:5] if word in SHARED_DEV or word in HUMAN_DONE), "")
    general = subject[0] not in ("the", "a", "an", "this", "our") or "new" in subject
    if general and (stressed and (shared or head == "code" or any(word in WEEKDAYS for word in rest))):
        return "practice", f"{head} {stressed}"
    if general and (head == "code" or shared in HUMAN_DONE):
        return "practice", " ".join([head, *rest[:2]])
    belongs = next((word for word in ("belong", "belongs", "go", "goes") if word in rest[:3]), "")
    return ("practice", f"{head} {belongs}") if belongs else None


def _by_people(rest: Words) -> tuple[str, str] | None:
    """ "… is checked by the author": people as the doer of a passive."""
    for at, word in enumerate(rest[:-1]):
        if word == "by" and any(word in PEOPLE for word in rest[at + 1 : at + 4]):
            return "practice", " ".join(rest[at : at + 4])
    return None
