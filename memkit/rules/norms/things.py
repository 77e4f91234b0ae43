"""Whether a claim names anything of the code at all: a name, a number, one definite thing, or a word of running programs.

A rule for people is told of things in general ("handlers stay thin"); a finding points at something.
"""

from __future__ import annotations

from memkit.contradict.words import words

from .phrases import first_phrase, measured
from .thing_words import (
    ACTORS,
    BY,
    EVERY_NEW,
    HUMAN_DONE,
    HUMAN_VERBS,
    MACHINE_DONE,
    NEW,
    OF,
    ONE,
    OUR,
    PASSIVE,
    PAST,
    RUNTIME,
    STANDARDS,
    STRESSED,
    SUPERVISED,
    TEAM_NAMES,
    WORKPLACE,
)

TYPE_CHECKING = False
if TYPE_CHECKING:
    from .sentences import Sentence


def points_at_something(sentence: Sentence, tongue: str) -> bool:
    """Whether the sentence is about something of the code, by name, number, article or vocabulary."""
    spoken = sentence.words
    if _prescribes(spoken, tongue):
        return False
    if names_something(sentence, tongue):
        return True
    if any(word in PAST[tongue] for word in spoken):
        return True
    supervised = any(word in SUPERVISED for word in spoken[:3])
    if spoken[0] in ONE[tongue] and not supervised:
        return True
    return not supervised and (any(_is_runtime(word) for word in spoken) or says_what_runs(sentence, tongue))


# so many words may stand between an article and the program that it belongs to
_NOUNS = 3
_LEADS = words(
    "no not nothing none only never always kein keine nur nie immer pas aucun aucune plus ni nada nunca solo"
)


def says_what_runs(sentence: Sentence, tongue: str) -> bool:
    """Whether the verb says what a program does: "records are sorted", not "macros are avoided"."""
    spoken = sentence.words
    if spoken[0] in _LEADS or any(
        word in HUMAN_DONE or word in HUMAN_VERBS or word in WORKPLACE for word in spoken
    ):
        return False
    if tongue == "en":
        return _runs_in_english(spoken)
    if tongue == "de":
        return any(_is_german_verb(at, sentence.cased) for at in range(1, len(spoken)))
    if tongue == "fr":
        return any(word.endswith(("ent", "é", "és", "ée", "ées")) for word in spoken[2:]) and not {
            "se",
            "s'",
        } & set(spoken)
    return any(word.endswith(("an", "en")) for word in spoken[2:])


def _runs_in_english(spoken: list[str]) -> bool:
    from memkit.contradict.verbs import VERBS

    for at, word in enumerate(spoken[1:], 1):
        if word in ("is", "are"):
            return any(later.endswith("ed") for later in spoken[at + 1 : at + 4])
        if word in VERBS or (word.endswith("s") and (word[:-1] in VERBS or word[:-2] in VERBS)):
            return True
    return False


def _is_german_verb(at: int, cased: list[str]) -> bool:
    """A small word that ends like a verb of the third person or a participle."""
    word = cased[at]
    if len(word) < 5 or not word.islower() or not word.endswith(("en", "t")):
        return False
    return at == len(cased) - 1 or cased[at - 1][:1].isupper()


def is_done_by_a_program(sentence: Sentence, tongue: str) -> bool:
    """Whether one program is the actor: "the linter never looks into …", "approvals are counted by the merge bot"."""
    spoken = sentence.words
    if _is_machine_work(spoken):
        return True
    for at, word in enumerate(spoken):
        if word.split("-")[-1] not in ACTORS:
            continue
        first = spoken[0] in ONE[tongue] and 0 < at <= _NOUNS and not PASSIVE.intersection(spoken[1:at])
        # "le bot de fusion": what kind of program it is comes after it
        end = at + 3 if spoken[at + 1 : at + 2] and spoken[at + 1] in OF else at + 1
        if first and spoken[end : end + 1] and spoken[end] not in PASSIVE:
            return True
        if not BY.isdisjoint(spoken[max(at - _NOUNS, 0) : at]):
            return True
    return False


def _is_machine_work(spoken: list[str]) -> bool:
    """ "Deployments are queued", "a push starts the build": said plainly, of what only programs do."""
    if any(word in STRESSED or word in HUMAN_DONE or word in TEAM_NAMES for word in spoken):
        return False
    return any(word in MACHINE_DONE for word in spoken[1:]) or (spoken[-1] == "aus" and "löst" in spoken)


def _prescribes(spoken: list[str], tongue: str) -> bool:
    """Said of all new things, or of our own standards: a rule whatever it names."""
    if first_phrase(spoken, EVERY_NEW) or (
        spoken[0] in OUR and any(word in SUPERVISED or word in STANDARDS for word in spoken[1:3])
    ):
        return True
    return spoken[0] not in ONE[tongue] and any(word in NEW for word in spoken[:3])


def _is_runtime(word: str) -> bool:
    return word in RUNTIME or ("-" in word and any(part in RUNTIME for part in word.split("-")))


def names_something(sentence: Sentence, tongue: str) -> bool:
    """Whether the sentence holds code, a path, a number, an acronym or a proper name."""
    return measured(sentence.words) or _has_name(sentence.cased, tongue)


def _has_name(cased: list[str], tongue: str) -> bool:
    """An acronym, or a word with a capital inside the sentence; German nouns all have one."""
    for at, word in enumerate(cased):
        if word.lower() in TEAM_NAMES or not word[:1].isupper():
            continue
        if (word.isupper() and len(word) > 1) or (at and tongue != "de"):
            return True
    return False
