"""Orders in English: imperatives, obligations of people, and habits of a team told as if they were facts."""

from __future__ import annotations

from memkit.contradict.verbs import VERBS
from memkit.contradict.words import DETERMINERS, PREPOSITIONS

from . import english_words
from .english_clauses import doers_in, finite_at, head_of, is_third, subject_of
from .reader import Clause
from .sentences import CODE, NAME
from .thing_words import HUMAN_DONE, RUNTIME

TYPE_CHECKING = False
if TYPE_CHECKING:
    from .reader import Found
    from .sentences import Sentence, Words

lists = english_words
doers = doers_in


def spares(sentence: Words, phrase: str) -> bool:
    """Whether a phrase gives a purpose: "retries to make sure …"."""
    return phrase in lists.PURPOSES and f" to {phrase} " in f" {' '.join(sentence)} "


def imperative(said: Sentence) -> str:
    """The words that give an order outright, if there are any."""
    return _opening(said.words) or _later_opening(said.words) or _privilege(said)


def _privilege(said: Sentence) -> str:
    """ "Only Dana may rotate the key": somebody is named who may."""
    first, modal = said.cased[1:2], said.words[2:3]
    named = said.words[0] == "only" and first and first[0][:1].isupper() and first[0][1:].islower()
    return " ".join(said.words[:3]) if named and modal and modal[0] in ("may", "can", "must") else ""


def _opening(sentence: Words) -> str:
    """The opening of a sentence that begins with a verb and has no subject."""
    at, strong = 0, False
    while at < len(sentence) - 1 and (sentence[at] in lists.SKIPPED or sentence[at] == ","):
        strong, at = strong or sentence[at] in lists.STRONG, at + 1
    verb, rest = sentence[at], sentence[at + 1 :]
    if rest and _opens_with_verb(verb, rest[0]):
        return " ".join(sentence[: at + 2])
    if strong and rest and verb not in lists.BE and verb not in lists.MODALS and not is_third(verb):
        return " ".join(sentence[: at + 2])
    if not rest or (verb not in VERBS and verb not in lists.ORDERS) or rest[0] in ("of", "and", "or", ","):
        return ""
    opening = " ".join(sentence[: at + 2])
    if rest[0] in DETERMINERS or rest[0] in ("it", "them", "us", "me", "only", "sure", "your"):
        return opening
    return "" if finite_at(rest, verb) else opening


def _opens_with_verb(first: str, second: str) -> bool:
    """Whether an unknown first word can only be a verb: nothing else stands before an article."""
    if second not in lists.OBJECTS or not first.isalpha() or first in lists.OPENERS or first in PREPOSITIONS:
        return False
    return (
        first not in DETERMINERS and first not in lists.CUT and not first.endswith(("ly", "ing", "ed", "s"))
    )


def _later_opening(sentence: Words) -> str:
    """An imperative behind an opening clause ("if it fails, rerun it") or behind so, then, please."""
    led = sentence[0] in lists.LEADS
    for at, word in enumerate(sentence[:-1]):
        rest = sentence[at + 1 :]
        if (
            word == "," and (led or rest[0] in ("so", "then", "please", "never", "always", "instead"))
        ) or word == "please":
            cue = _opening(rest) if not _has_subject(rest) else ""
            if cue:
                return cue
    return ""


def _has_subject(rest: Words) -> bool:
    return rest[0] in DETERMINERS or rest[0] in PREPOSITIONS or rest[0] in (CODE, NAME)


def clause_of(sentence: Words) -> Clause:
    """The main clause of a sentence."""
    subject, rest = subject_of(sentence)
    return Clause([*subject, *rest] or sentence, subject, rest)


def uses(sentence: Words) -> bool:
    """Whether it names a part of the stack, or what happens to whoever asks."""
    return sentence[0] == "we" and bool(sentence[1:2]) and sentence[1] in lists.HAVING


def duty(clause: Clause) -> Found:
    """Must without a subject, of what teams watch over, or to do what only people can do to a thing."""
    subject, rest = clause.subject, clause.rest
    verb = rest[0] if rest else ""
    has_to = verb in ("has", "have") and rest[1:2] == ["to"]
    if verb in ("may", "can", "cannot", "must") and head_of(subject) in lists.GUARDED:
        return "obligation", f"{head_of(subject)} {verb}"
    if not (verb in lists.MUST or has_to):
        return None
    if not subject or (has_to and doers_in(subject)):
        return "obligation", " ".join([*subject[-2:], *rest[:2]])
    duty = next((word for word in rest[1:6] if word in lists.DUTIES), "")
    return ("obligation", f"{verb} {duty}") if duty and "be" in rest[:4] else None


def habit(clause: Clause) -> Found:
    """A habit that only this language tells in this way."""
    subject, rest = clause.subject, clause.rest
    if clause.words[0] in ("no", "two", "one") and not rest and len(clause.words) > 2:
        return "practice", " ".join(clause.words[:3])
    speaks = subject == ["the", "model"] and bool(rest) and rest[0] in lists.SPEAKS
    return ("practice", f"the model {rest[0]}") if speaks else None


def is_past(rest: Words) -> bool:
    """Whether the verb tells what was."""
    if not rest or (rest[0] in lists.SHOULD and "have" in rest[:2]):
        return bool(rest)
    return rest[0] in lists.PAST or (rest[0].endswith("ed") and rest[0] not in ("need", "embed"))


def artefact_in(clause: Clause) -> str:
    """What developers make, if the clause speaks of all of it."""
    subject, rest = clause.subject, clause.rest
    if not subject or (len(rest) > 2 and rest[0] in lists.BE and rest[1] in lists.FINDINGS):
        return ""
    if any(word in RUNTIME for word in clause.words) and not any(word in HUMAN_DONE for word in rest):
        return ""
    head = head_of(subject)
    before = subject[: subject.index(head)]
    named = any(
        (word in lists.MADE and word not in lists.FEATURES) or word in lists.PROCESS for word in before
    )
    return (
        " ".join([*before[-1:], head, *rest[:1]])
        if head in lists.MADE or (head in lists.KIND_NOUNS and named)
        else ""
    )


def passive(clause: Clause) -> Found:
    """ "Is reviewed", "code belongs in …", "is checked by the author": the doer is left out or named behind."""
    subject, rest = clause.subject, clause.rest
    head = head_of(subject)
    dev = next((word for word in rest[1:4] if word in lists.DEV), "")
    if dev and rest[0] in lists.BE:
        return "practice", f"{head} {rest[0]} {dev}"
    return _to_artefacts(subject, rest, head) or _by_people(rest)


def _to_artefacts(subject: Words, rest: Words, head: str) -> Found:
    if head not in lists.ARTEFACTS:
        return None
    stressed = next((word for word in rest if word in lists.EMPHASIS), "")
    shared = next((word for word in rest[1:5] if word in lists.SHARED_DEV or word in HUMAN_DONE), "")
    general = subject[0] not in ("the", "a", "an", "this", "our") or "new" in subject
    if general and (stressed and (shared or head == "code" or any(word in lists.WEEKDAYS for word in rest))):
        return "practice", f"{head} {stressed}"
    if general and (head == "code" or shared in HUMAN_DONE):
        return "practice", " ".join([head, *rest[:2]])
    belongs = next((word for word in ("belong", "belongs", "go", "goes") if word in rest[:3]), "")
    return ("practice", f"{head} {belongs}") if belongs else None


def _by_people(rest: Words) -> Found:
    """ "… is checked by the author": people as the doer of a passive."""
    for at, word in enumerate(rest[:-1]):
        if word == "by" and any(word in lists.PEOPLE for word in rest[at + 1 : at + 4]):
            return "practice", " ".join(rest[at : at + 4])
    return None
