"""Imperatives in English, in front of a sentence or behind an opening clause."""

from __future__ import annotations

from memkit.contradict.lexicon import DETERMINERS, PREPOSITIONS, VERBS
from memkit.rules.norms.english_words import (
    ACTING,
    BE,
    CUT,
    GROWING,
    LEFT_UNDONE,
    MODALS,
    NAMED,
    NEXT_ONES,
    NOUNS,
    NUMBERS,
    OBJECTS,
    OPENERS,
    ORDERS,
    PAST,
    PLAIN,
    PLURAL_VERBS,
    PREFIXES,
    PURE,
    READERS,
    SHOULD,
    SKIPPED,
    STRONG,
    TOPICS,
)
from memkit.rules.norms.sentences import CODE, NAME

# ends of verbs in s without a subject ("focus", "pass", "alias"), and the length of the longest of those that end otherwise
_BASE_ENDS, _BASE = ("ss", "us", "as", "is", "os"), 3

TYPE_CHECKING = False
if TYPE_CHECKING:
    from memkit.rules.norms.sentences import Sentence, Words


def imperative(said: Sentence) -> str:
    """The words that give an order outright, if there are any."""
    if _is_name_with_verb(said) or _is_setting(said) or said.words[1:2] in (["request"], ["requests"]):
        # "pull requests that …" names them
        return ""
    return verb_opening(said.words) or _privilege(said)


def _is_name_with_verb(said: Sentence) -> bool:
    """Whether it opens with a name that reads like a verb, and a verb follows: "make test runs …", "PUT on … returns"."""
    first, follows = said.cased[0], said.words[1:4] if said.cased[0].islower() else said.words[1:]
    is_name = first.islower() or (first.isupper() and len(first) > 1)
    return is_name and any(is_third(word) and word not in NOUNS for word in follows)


def _is_setting(said: Sentence) -> bool:
    """Whether a clause opens with a name and its value: "defaults: port 7946, probe every second"."""
    is_name = said.cased[0].islower() and said.words[0] not in ORDERS
    return is_name and len(said.cased) > 1 and said.cased[1][0].isdigit()


def is_label(said: Words) -> bool:
    """Whether a clause is only the name of a thing, as in front of a colon: "exit codes", "cache key format"."""
    return 1 < len(said) < 4 and said[0] in TOPICS and NAMED.issuperset(said[1:])


def finite_at(rest: Words, first: str) -> int:
    """Where the verb of a sentence stands whose first word may be a noun; 0 if it has none."""
    for at, word in enumerate(rest):
        if at and word in ("that", "which") and first in TOPICS and _finite_verbs(rest[at + 1 :]) > 1:
            # "query parameters that are null are left out": the second verb is that of the sentence
            return at + 1
        if at and (word in CUT or (word == "and" and PURE.intersection(rest[at + 1 : at + 2]))):
            # "stop after three attempts and write …" is one order after the other
            return 0
        if (
            word in BE
            or word in PAST
            or word in MODALS
            or word in SHOULD
            or word in ("has", "have", "does", "do")
        ):
            return at + 1 if word not in ("do", "have", "need", "require") or at else 0
        if not at and _has_object(rest):
            return 1
        if at and word in ("never", "rarely", "still") and _may_be_verb(rest[at + 1 : at + 2]):
            return at + 1
        before = next((noun for noun in rest[:at][::-1] if noun not in (CODE, NAME)), first)
        if at and first not in PURE and _agrees(before, word):
            return at + 1
        if not at and is_third(word) and first not in PURE and rest[1:2] and word not in NOUNS:
            return 1
        # "after three failed attempts": a participle between a number and its noun is no verb
        is_adjective = rest[at - 1] in DETERMINERS or rest[at - 1] in NUMBERS
        if at and word.endswith("ed") and first not in PURE and not is_adjective:
            return at + 1
        if at > 1 and word in PLAIN and first not in PURE and any(noun.endswith("s") for noun in rest[:2]):
            return at + 1
    return 0


def _finite_verbs(rest: Words) -> int:
    return sum(word in BE or word in PAST or word in MODALS for word in rest)


def _may_be_verb(words: Words) -> bool:
    """Whether the word behind an adverb may be the verb of a subject before it: "close codes never travel"."""
    return bool(words) and not (
        words[0] in PREPOSITIONS
        or words[0] in DETERMINERS
        or words[0] in OBJECTS
        or words[0].endswith(("ed", "ing", "ly"))
    )


def _has_object(rest: Words) -> bool:
    """Whether a verb and its object follow a name that reads like a verb itself: "add removes it", "scan inserts the …"."""
    return (
        is_third(rest[0])
        and rest[0] not in NOUNS
        and bool(rest[1:2])
        and (
            rest[1] in DETERMINERS or rest[1] in CUT or rest[1] in ("it", "them", "nothing", "as", CODE, NAME)
        )
    )


def reads_third(word: str) -> bool:
    """Whether behind "always" or "never" a word can only be an s-form: "always pads to", but "always focus on"."""
    return len(word) > _BASE and word.endswith("s") and not word.endswith(_BASE_ENDS)


def is_third(word: str) -> bool:
    """Whether the word is the s-form of a verb."""
    bases = (word[:-1], word[:-2], word[:-3] + "y") if word.endswith("s") else ()
    return any(base in VERBS or base in GROWING for base in bases)


def _agrees(before: str, word: str) -> bool:
    """Whether the word can be the verb of the noun before it: "lines land", "time grows"."""
    if before.endswith("s") and not before.endswith("ss"):
        return word in PLURAL_VERBS
    return (
        before not in ORDERS
        and is_third(word)
        and word not in NOUNS
        and before not in DETERMINERS
        and before not in PREPOSITIONS
        and before not in NUMBERS
        and not before.endswith("ed")
    )


def verb_opening(sentence: Words) -> str:
    """The opening of a sentence that begins with a verb and has no subject."""
    at, strong = 0, False
    while at < len(sentence) - 1 and (sentence[at] in SKIPPED or sentence[at] == ","):
        strong, at = strong or sentence[at] in STRONG, at + 1
    verb, rest = _without_prefix(sentence[at]), sentence[at + 1 :]
    if _acts(rest):
        return ""
    if rest and _opens_with_verb(verb, rest[0]):
        return " ".join(sentence[: at + 2])
    # "…, never before the first request" goes on with the verb before it
    goes_on = verb in PREPOSITIONS or verb in DETERMINERS or _is_participle(verb)
    is_bare = verb not in BE | MODALS and not is_third(verb) and not reads_third(verb)
    if strong and rest and not goes_on and is_bare:
        return " ".join(sentence[: at + 2])
    opening = " ".join(sentence[: at + 2])
    if rest[:1] == ["and"] and verb in ORDERS and rest[1:2] and rest[1] in ORDERS:
        # "stop and ask if …", but neither "stop and start are …" nor "add and remove copy …"
        return "" if finite_at(rest[1:], verb) or (rest[2:3] and rest[2] in VERBS) else opening
    if not rest or (verb not in VERBS and verb not in ORDERS) or rest[0] in ("of", "and", "or", ",", "time"):
        return ""
    # "compress only acts if …" says what a thing does
    acts = rest[0] == "only" and bool(rest[1:2]) and is_third(rest[1])
    if not acts and (rest[0] in DETERMINERS or rest[0] in ("it", "them", "us", "me", "only", "sure", "your")):
        return opening
    return "" if finite_at(rest, verb) else opening


def _without_prefix(word: str) -> str:
    before, _, verb = word.partition("-")
    return verb if verb in ORDERS and before in PREFIXES else word


def _acts(rest: Words) -> bool:
    """Whether a verb that is no noun follows, so that the word before it is a name: "Get returns …", "Add only fails …"."""
    says = rest[1:2] if rest[:1] == ["only"] else rest[:1]
    return bool(says) and says[0] in ACTING


def _is_participle(word: str) -> bool:
    """Whether a word ends a clause on what something does: "…, never going below zero"."""
    return word.endswith("ing") and word not in ORDERS and word not in VERBS


def _privilege(said: Sentence) -> str:
    """ "Only Dana may rotate the key": somebody is named who may."""
    first, modal = said.cased[1:2], said.words[2:3]
    named = said.words[0] == "only" and first and first[0][:1].isupper() and first[0][1:].islower()
    return " ".join(said.words[:3]) if named and modal and modal[0] in ("may", "can", "must") else ""


def _opens_with_verb(first: str, second: str) -> bool:
    """Whether an unknown first word can only be a verb: nothing else stands before an article."""
    if (
        second not in OBJECTS
        or not first.isalpha()
        or first in OPENERS
        or first in PREPOSITIONS
        or first in PAST
    ):
        return False
    return first not in DETERMINERS and first not in CUT and not first.endswith(("ly", "ing", "ed", "s"))


def has_subject(rest: Words) -> bool:
    return rest[0] in DETERMINERS or rest[0] in PREPOSITIONS or rest[0] in (CODE, NAME)


def duty_of_reader(spoken: Words) -> str:
    """What a reader of the claim does, told as if it were known: "the next agent deletes …", "nobody reviews …"."""
    subject = 3 if spoken[:2] in NEXT_ONES else 1
    is_reader = subject == 1 or (len(spoken) > 2 and spoken[2].removesuffix("s") in READERS)
    acts = spoken[subject : subject + 1]
    if not is_reader or not acts:
        return ""
    is_told = is_third(acts[0]) if subject == 3 else spoken[0] == "nobody" and acts[0] in LEFT_UNDONE
    return " ".join(spoken[: subject + 1]) if is_told else ""
